"""Taking back one's choices, until another player chooses in the open, luck is drawn or something hidden is shown."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.core.record import read
from paddock.table import race
from paddock.table.race import can_take_back
from paddock.table.sizes import MOST_TAKEN_BACK
from paddock.table.table import Table
from tests.server.running import ON_BOTH, Person, Running, Socket, asked

pytestmark = ON_BOTH


def choose(ann: Person, table: str, seat: int, at: int = 0) -> str:
    """Make a choice for a seat over HTTP, and return it."""
    action: str = ann.update(table, seat)["choices"][at]["action"]
    ann.act(table, seat, action)
    return action


def moves(server: Running, table: str) -> list[str]:
    return server.table(table).race.moves()


def refused(said: Any) -> bool:
    return bool(said["type"] == "refused" and said["reason"]["id"] == "server-refused-back")


def view_as(socket: Socket, seat: int) -> Any:
    """The newest update as this seat sees it."""
    for _ in range(3):  # an update without lines may follow the answer, for example when somebody has connected
        socket.say(type="hello", seat=seat, since=0)
        socket.next("update")
        socket.say(type="ping", n=1)
        socket.next("pong")
        if socket.last["lines"]:
            break
    return socket.last


# Sealed choices: until the last one reveals all.


def test_a_sealed_bid_is_taken_back_and_replaced(server: Running, ann: Person) -> None:
    table = ann.start(people=3, players=3)["id"]
    with ann.socket(table, 0) as socket:
        assert not socket.last["back"] and refused(socket.back(0))
        before = view_as(socket, 0)
        first = choose(ann, table, 0, 0)
        assert view_as(socket, 0)["back"] and not view_as(socket, 1)["back"]
        said = socket.back(0)
        assert said["type"] == "ack"
        after = view_as(socket, 0)
        assert after["view"] == before["view"] and after["choices"] == before["choices"] and after["waits"] == [0, 1, 2]
        assert after["lines"][-1]["undone"] == [before["version"]] and after["version"] == before["version"] + 2
        second = choose(ann, table, 0, 1)
        assert first != second and first not in moves(server, table) and second in moves(server, table)


def test_a_seal_stays_when_another_is_taken_back_and_the_last_one_opens_all(server: Running, ann: Person) -> None:
    table = ann.start(people=3, players=3)["id"]
    with ann.socket(table, 0) as socket:
        choose(ann, table, 0)
        theirs = choose(ann, table, 1)
        assert socket.back(0)["type"] == "ack"
        assert view_as(socket, 0)["waits"] == [0, 2]
        assert theirs in moves(server, table)
        choose(ann, table, 0, 1)
        assert socket.back(1)["type"] == "ack" and socket.back(0)["type"] == "ack"
        assert view_as(socket, 0)["waits"] == [0, 1, 2]
        for seat in (2, 1, 0):
            choose(ann, table, seat)
        assert [refused(socket.back(seat)) for seat in (0, 1, 2)] == [True] * 3


def test_a_sealed_bet_too(server: Running, ann: Person) -> None:
    table = ann.start(people=2, players=2)["id"]
    server.play_out(table, until=lambda at: asked(at) == "Betting")
    with ann.socket(table, 0) as socket:
        bet = choose(ann, table, 0, 2)
        assert "bet" in bet and socket.back(0)["type"] == "ack"
        assert view_as(socket, 0)["waits"] == [0, 1]
        choose(ann, table, 0)
        choose(ann, table, 1)
        assert refused(socket.back(0)) and refused(socket.back(1))


def test_others_learn_nothing_of_what_was_sealed_and_taken_back(server: Running, ann: Person) -> None:
    table = ann.start(people=3, players=3)["id"]
    bob = server.person("Bob")
    with ann.socket(table, 0) as socket, bob.socket(table) as watching:
        choose(ann, table, 0, 0)
        socket.back(0)
        choose(ann, table, 0, 1)
        watching.until(lambda update: update["version"] == server.table(table).race.version)
        rows = server.table(table).race.rows[-3:]
        for row in (rows[0], rows[2]):
            assert all(row.text not in text for text in watching.received)
            assert all(row.text.split(" ", 2)[2] not in str(line) for line in watching.last["lines"][-3:])


# Choices in the open.


@pytest.fixture
def open_race(ann: Person) -> str:
    """A race in which one seat is asked at a time and no card is drawn."""
    options = {"auction": False, "powers": False, "bets": False}
    table: str = ann.start(people=3, players=3, options=options)["id"]
    return table


def test_several_choices_in_a_row_are_taken_back_one_by_one(server: Running, ann: Person, open_race: str) -> None:
    table = open_race
    seat = ann.update(table)["waits"][0]
    with ann.socket(table, seat) as socket:
        start = view_as(socket, seat)
        made = 0
        while view_as(socket, seat)["waits"] == [seat] and made < 3:
            choose(ann, table, seat)
            made += 1
        kept = list(server.table(table).race.rows)
        for _ in range(made):
            assert socket.back(seat)["type"] == "ack"
        end = view_as(socket, seat)
        assert (end["view"], end["choices"], end["waits"]) == (start["view"], start["choices"], start["waits"])
        assert refused(socket.back(seat))
        rows = server.table(table).race.rows
        assert rows[: len(kept)] == kept and [row.kind for row in rows[len(kept) :]] == ["back"] * made
        assert server.do(server.directory.store.rows_of(table)) == rows


def test_no_take_back_after_another_players_choice(server: Running, ann: Person, open_race: str) -> None:
    table = open_race
    first = ann.update(table)["waits"][0]
    with ann.socket(table, first) as socket:
        while view_as(socket, first)["waits"] == [first]:
            choose(ann, table, first)
        assert view_as(socket, first)["back"]  # the next one has not chosen yet
        (other,) = view_as(socket, first)["waits"]
        assert refused(socket.back(other))
        choose(ann, table, other)
        assert not view_as(socket, first)["back"] and refused(socket.back(first))
        assert socket.back(other)["type"] == "ack"
        assert view_as(socket, first)["waits"] == [other]
        assert refused(socket.back(first))  # still not: another player had chosen


def test_no_take_back_after_luck(server: Running, ann: Person) -> None:
    table = ann.start("formula_d", people=2, players=2)["id"]
    server.play_out(table, until=lambda at: at.race.version and at.race.rows[-1].kind == "luck" and at.race.waits)
    with ann.socket(table, 0) as socket:
        for seat in (0, 1):
            assert not view_as(socket, seat)["back"] and refused(socket.back(seat))


def test_no_take_back_after_a_card_was_drawn(server: Running, ann: Person) -> None:
    """DF-50: hands of three, with a card drawn after each turn."""
    table = ann.start(people=2, players=2, options={"beginner": True})["id"]
    first = ann.update(table)["waits"][0]
    with ann.socket(table, first) as socket:
        pile = view_as(socket, first)["view"]["pile_size"]
        while view_as(socket, first)["view"]["pile_size"] == pile:
            assert view_as(socket, first)["waits"] == [first]
            choose(ann, table, first)
        assert refused(socket.back(first))


def _answered_itself(table: Table) -> bool:
    rows = table.race.rows
    return bool(rows) and rows[-1].by == "auto" and any(can_take_back(table.race, seat) for seat in (0, 1))


def test_questions_that_answered_themselves_go_with_the_choice(server: Running, ann: Person) -> None:
    for _ in range(20):  # not every race has such a moment
        table = ann.start(people=2, players=2)["id"]
        server.play_out(table, until=_answered_itself)
        if server.table(table).stage == "racing":
            break
    rows = server.table(table).race.rows
    assert _answered_itself(server.table(table))
    seat = next(seat for seat in (0, 1) if can_take_back(server.table(table).race, seat))
    last = len(rows) - 1
    with ann.socket(table, seat) as socket:
        socket.back(seat)
        assert last in view_as(socket, seat)["lines"][-1]["undone"]


def _drove_with_nitro(table: Table) -> bool:
    texts = [row.text.split()[1] for row in table.race.rows[-2:] if row.by == "person"]
    return texts == ["nitro", "drive"] and any(can_take_back(table.race, seat) for seat in (0, 1))


def test_a_choice_is_taken_back_with_those_leading_to_it(server: Running, ann: Person) -> None:
    """FD-40: the page asks about nitro and the way at once, so one take-back undoes both answers."""
    options = {"track": "lantern-city", "road": True}
    table = ann.start("formula_d", people=2, players=2, options=options)["id"]
    server.play_out(table, until=_drove_with_nitro)
    assert _drove_with_nitro(server.table(table))
    nitro, drive = server.table(table).race.rows[-2:]
    assert nitro.seat is not None
    with ann.socket(table, nitro.seat) as socket:
        assert socket.back(nitro.seat)["type"] == "ack"
        after = view_as(socket, nitro.seat)
        assert [line["undone"] for line in after["lines"][-2:]] == [[drive.seq], [nitro.seq]]
        offered = {choice["action"]: choice["then"] for choice in after["choices"]}
        assert set(offered) == {f"{nitro.seat} hold", nitro.text}
        assert drive.text in [choice["action"] for choice in offered[nitro.text]]
        ann.act(table, nitro.seat, nitro.text)
        assert view_as(socket, nitro.seat)["choices"] == offered[nitro.text]  # exactly as previewed
    server.directory.open.clear()
    assert server.table(table).race.rows[-1].text == nitro.text  # the two take-backs replay


# Rows and records.


@pytest.mark.parametrize("game", ["downforce", "formula_d"])
def test_the_record_leaves_out_what_was_taken_back_and_replays(server: Running, ann: Person, game: str) -> None:
    table = ann.start(game, people=3, players=3)["id"]
    taken = server.do(play_with_second_thoughts(server, table))
    assert taken > 0
    at = server.table(table)
    rows = at.race.rows
    assert [row.seq for row in rows] == list(range(len(rows)))
    gone = {int(seq) for row in rows if row.kind == "back" for seq in row.text.split()}
    counting = [row.text for row in rows if row.kind in ("act", "luck") and row.seq not in gone]
    record = read(ann.http.get(f"/api/tables/{table}/record").text)
    assert list(record.moves) == counting
    from paddock.core.record import replayed

    assert replayed(at.game, record) == at.race.state


async def play_with_second_thoughts(server: Running, id: str) -> int:
    """Race to the end, taking back every third choice that can be taken back."""
    table, count, taken = server.table(id), 0, 0
    while table.stage == "racing":
        seat = table.race.waits[count % len(table.race.waits)]
        legal = table.game.legal(table.race.state, seat)
        await table.actions.act(legal[count % len(legal)], "person")
        count += 1
        if count % 3 == 0 and table.stage == "racing" and can_take_back(table.race, seat):
            await table.actions.take_back(seat, None)
            taken += 1
    return taken


def test_a_seat_takes_back_many_times_but_not_forever(server: Running, ann: Person) -> None:
    table = ann.start(people=2, players=2)["id"]
    taken_back = server.table(table).race.taken_back
    with ann.socket(table, 0) as socket:
        taken_back[0] = MOST_TAKEN_BACK - 1
        choose(ann, table, 0)
        assert socket.back(0)["type"] == "ack" and taken_back[0] == MOST_TAKEN_BACK
        choose(ann, table, 0)
        assert socket.back(0)["reason"] == {"id": "server-refused-back-limit", "args": {"most": MOST_TAKEN_BACK}}
        assert not view_as(socket, 0)["back"]
    server.directory.open.clear()
    assert server.table(table).race.taken_back == {0: 1}  # as its rows have it
    assert can_take_back(server.table(table).race, 0)


def test_rows_beyond_the_limit_that_were_stored_before_stay_valid(
    server: Running, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ann.start(people=2, players=2)["id"]
    with ann.socket(table, 0) as socket:
        for _ in range(3):
            choose(ann, table, 0)
            socket.back(0)
    monkeypatch.setattr(race, "MOST_TAKEN_BACK", 2)
    server.directory.open.clear()
    loaded = server.table(table)
    assert loaded.stage == "racing" and loaded.race.taken_back == {0: 3}


def test_a_strangers_choice_is_not_taken_back(server: Running, ann: Person) -> None:
    table = ann.start(people=3, players=3)["id"]
    choose(ann, table, 0)
    with server.person("Bob").socket(table) as socket:
        said = socket.back(0)
        assert said["type"] == "refused" and said["reason"]["id"] == "server-refused-not-your-seat"


def test_taking_back_twice_with_one_id_is_once(server: Running, ann: Person, open_race: str) -> None:
    seat = ann.update(open_race)["waits"][0]
    choose(ann, open_race, seat)
    choose(ann, open_race, ann.update(open_race)["waits"][0])
    with ann.socket(open_race, seat) as socket:
        first = socket.command(type="back", seat=seat, id="b")
        version = server.table(open_race).race.version
        assert socket.command(type="back", seat=seat, id="b") == first
        assert server.table(open_race).race.version == version
