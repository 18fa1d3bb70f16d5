"""Secrets stay secret: whole races over the wire, each with several clients and a spectator.

What a seat is sent must follow from its view: a state imagined from the view alone, with different hidden information,
gives the same message. And a different sealed choice must look the same to all others.
"""

from __future__ import annotations

import json
import random
import re
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from paddock.analysis.rows import maker_of
from paddock.core.errors import IllegalAction
from paddock.core.game import AnyGame, Decide
from paddock.core.luck import stream
from paddock.core.play import step
from paddock.server.directory import tables as directory
from paddock.server.http import preview
from paddock.server.http.preview import Preview
from paddock.server.workers.rasteriser import Rasteriser
from paddock.table.race import can_take_back
from paddock.table.updates import follow_ups
from tests.server.running import BY_TWO, Person, Running, Socket, asked, wait_until

pytestmark = BY_TWO


class Party:
    """Several guests at one table, each with a socket, and a spectator."""

    def __init__(self, server: Running, game: str, people: int, options: dict[str, Any], season: bool = False) -> None:
        self.server = server
        self.people = [server.person(f"Guest {n}") for n in range(people)]
        self.viewer = server.person("Viewer")
        self.seen: dict[int, list[tuple[int, Any]]] = {}  # by seat: what it saw at which version
        options = {"players" if game == "downforce" else "cars": people, **options}
        host, races = self.people[0], [{"game": game, "options": options}] * 2
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (people - 1)]
        made = (
            host.post("/api/seasons", {"races": races, "seats": seats, "odds": "all", "hints": True})
            if season
            else host.make(game, options=options)
        )
        self.id = made["id"]
        for person in self.people[1:]:
            person.sit(self.id)
        self.people[0].post(f"/api/tables/{self.id}/start")
        self.table = server.table(self.id)
        self.sockets: dict[int | None, Socket] = {
            seat: person.socket(self.id, seat) for seat, person in enumerate(self.people)
        }
        self.sockets[None] = self.viewer.socket(self.id)
        for socket in self.sockets.values():  # a sibling learns of presence a moment later
            socket.until(lambda update: self.all_there(update["table"]))

    def all_there(self, table: Any) -> bool:
        return table["watchers"] == 1 and all([table["seats"][seat]["here"] for seat in range(len(self.people))])

    def settle(self) -> None:
        """Wait until all viewers, at any server, are up to date."""
        version = max([self.table.race.version, *[socket.last["version"] for socket in self.sockets.values()]])
        for socket in self.sockets.values():
            socket.until(lambda update: update["version"] >= version)
        wait_until(lambda: self.table.race.version >= version)

    def act(self, seat: int, action: str) -> None:
        assert self.sockets[seat].act(seat, action)["type"] == "ack"
        self.settle()

    def back(self, seat: int) -> None:
        version = self.table.race.version
        assert self.sockets[seat].back(seat)["type"] == "ack"
        for socket in self.sockets.values():
            socket.until(lambda update: update["version"] > version)
        self.settle()

    def close(self) -> None:
        for socket in self.sockets.values():
            socket.close()


def plain(data: Any) -> Any:
    return json.loads(msgspec.json.encode(data))


def from_what_it_sees(game: AnyGame, state: Any, seat: int | None, rng: random.Random) -> dict[str, Any]:
    """The update that a seat should get, made from its view alone."""
    view = game.view(state, seat)
    imagined = game.imagine(view, rng)
    turn = game.turn(imagined)
    waits = turn.seats if isinstance(turn, Decide) else ()
    legal = game.legal(imagined, seat) if seat is not None and seat in waits else []
    choices = [
        {
            "action": str(action),
            "label": plain(game.label(action)),
            "preview": plain(game.preview(imagined, action)),
            "then": plain(follow_ups(game, imagined, action)) if game.leads_on(imagined, action) else [],
        }
        for action in legal
    ]
    question = plain(game.question(view, seat)) if seat is not None and seat in waits else None
    return {"view": plain(game.view(imagined, seat)), "waits": list(waits), "choices": choices, "question": question}


def check_what_is_known(party: Party, rng: random.Random) -> None:
    game, state = party.table.game, party.table.race.state
    lines: dict[int, Any] = {}
    for seat, socket in party.sockets.items():
        update = socket.last
        for name, expected in from_what_it_sees(game, state, seat, rng).items():
            assert update[name] == expected, (seat, name)
        assert update["seat"] == seat
        if seat is not None:
            imagined = game.imagine(game.view(state, seat), rng)
            check_reasons(game, state, imagined, seat)
            check_outlooks(game, imagined, socket, seat)
            check_rows(game, state, imagined, seat)
            check_the_past(party, seat, rng)
        for line in update["lines"]:
            assert lines.setdefault(line["seq"], line) == line  # what happened is the same for all


def check_reasons(game: AnyGame, state: Any, imagined: Any, seat: int) -> None:
    """Reasons are the same as in the imagined state, also for actions of other seats."""
    turn = game.turn(state)
    for other in turn.seats if isinstance(turn, Decide) else ():
        for action in game.legal(state, other)[:4]:
            said = game.read(f"{seat} {str(action).partition(' ')[2]}")
            assert reason_for(game, state, said) == reason_for(game, imagined, said)


def check_outlooks(game: AnyGame, imagined: Any, socket: Socket, seat: int) -> None:
    """Outlooks are the same as in the imagined state."""
    for action in game.legal(imagined, seat)[:2]:
        told = socket.command(type="look", seat=seat, action=str(action))
        if told.get("reason", {}).get("id") != "server-refused-too-often":
            assert told["steps"] == plain(game.outlook(imagined, action))


def check_rows(game: AnyGame, state: Any, imagined: Any, seat: int) -> None:
    """Rows for a page's kernel are as in the imagined state, of a seat that chooses and of a spectator."""
    maker, turn = maker_of(game), game.turn(state)
    if isinstance(turn, Decide) and seat in turn.seats:
        assert maker.seat(0, state, seat) == maker.seat(0, imagined, seat)
    watched = [game.view(each, None) for each in (state, game.imagine(game.view(state, None), stream("7", "all")))]
    one, other = [maker.position(0, view, (None,), ()) for view in watched]
    assert one == other


def check_the_past(party: Party, seat: int, rng: random.Random) -> None:
    """Check that looking back shows what the seat saw then, and is refused to others."""
    version = party.table.race.version
    seen: list[tuple[int, Any]] = party.seen.setdefault(seat, [])
    seen.append((version, party.sockets[seat].last["view"]))
    if rng.random() > 0.2:
        return  # the same at every moment, and slow to request
    at, view = rng.choice(seen)
    assert party.people[seat].past(party.id, at, seat)["view"] == view
    assert party.people[(seat + 1) % len(party.people)].past(party.id, at, seat, 403)


def reason_for(game: AnyGame, state: Any, action: Any) -> Any:
    try:
        step(game, state, action)
    except IllegalAction as error:
        return error.reason
    return None


def secrets_of(party: Party, seat: int | None) -> list[str]:
    """Texts that this seat must not receive before the end."""
    mine = None if seat is None else party.people[seat]
    people = [*party.people, party.viewer]
    found = [party.table.meta.seed, party.table.race.fortune.seed]
    for person in people:
        found.append(person.cookie.partition(".")[2])  # not even the reader's own, which only the cookie holds
        if person is not mine:
            found.append(person.id)
    return found


def check_bytes(party: Party) -> None:
    for seat, socket in party.sockets.items():
        for text in socket.received:
            for secret in secrets_of(party, seat):
                assert secret not in text or (secret == party.table.meta.seed and '"stage":"over"' in text)


RACES: list[tuple[str, int, dict[str, Any]]] = [
    ("downforce", 3, {}),
    ("downforce", 2, {"cunning": "not_kept"}),
    ("downforce", 4, {"beginner": True}),
    ("formula_d", 3, {}),
    ("formula_d", 4, {"track": "lantern-city", "road": True, "cars": 4}),
]


def play(server: Running, game: str, people: int, options: dict[str, Any], seed: str, most: int) -> None:
    party = Party(server, game, people, options)
    rng = stream(seed, "leaks")
    try:
        for count in range(most):
            if party.table.stage != "racing":
                break
            check_what_is_known(party, rng)
            seat = rng.choice(party.table.race.waits)
            choices = party.sockets[seat].last["choices"]
            party.act(seat, rng.choice(choices)["action"])
            if count % 5 == 0 and party.table.stage == "racing" and can_take_back(party.table.race, seat):
                check_what_is_known(party, rng)
                party.back(seat)
        server.play_out(party.id)
        for socket in party.sockets.values():
            socket.until(lambda update: update["table"]["stage"] == "over")
        check_bytes(party)
    finally:
        party.close()


@pytest.mark.parametrize(("game", "people", "options"), [RACES[0], RACES[3]], ids=["downforce", "formula_d"])
def test_messages_to_a_seat_follow_from_its_view(
    server: Running, game: str, people: int, options: dict[str, Any]
) -> None:
    play(server, game, people, options, "quick", 40)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("game", "people", "options"), RACES, ids=lambda value: str(value))
def test_messages_in_whole_races_follow_from_views(
    server: Running, game: str, people: int, options: dict[str, Any], seed: int
) -> None:
    play(server, game, people, options, f"whole {seed}", 1000)


# Two races that differ only in what is sealed.


def everything(socket: Socket, table: str, code: str) -> list[Any]:
    """All received messages, without ids that differ between tables."""
    heard = [text.replace(table, "TABLE").replace(code, "CODE") for text in socket.received]
    return [json.loads(text) for text in heard]


def sealed_race(server: Running, sealed: int, until: str, taken_back: bool) -> tuple[Party, list[Any], list[Any]]:
    """A race up to a sealed choice of seat 1 with this number, and what seat 0 and a spectator received since."""
    party = Party(server, "downforce", 3, {}, season=True)
    server.play_out(party.id, "same", until=lambda at: asked(at) == until)
    party.settle()
    odds = [odds_of(party)]
    for socket in party.sockets.values():
        socket.say(type="ping", n=1)
        socket.next("pong")
        socket.received.clear()
    choices = party.sockets[1].last["choices"]
    party.act(1, choices[sealed]["action"])
    if taken_back:
        party.back(1)
        party.act(1, choices[sealed + 1]["action"])
    party.people[1].post(f"/api/tables/{party.id}/say", {"seat": 1, "text": "sealed"})
    for socket in party.sockets.values():
        socket.next("talk")
    odds.append(odds_of(party))
    answers = answers_about_others(party, 0, 1, 2)
    assert [status for status, _ in answers[:4]] == [409, 409, 409, 200], "only players who owe a choice are nudged"
    assert [status for status, _ in answers[-2:]] == [200, 409], "no race of the season is over"
    wait_until(lambda: len({at.meta.hinted for at in server.tables(party.id)}) == 1)  # both servers know it
    for seat in (0, None):
        party.sockets[seat].until(lambda update: update["table"]["hinted"] == party.table.meta.hinted)
        party.sockets[seat].until(lambda update: any(owed["by"] == "Guest 0" for owed in update["owed"]))
    code = party.table.meta.code
    seen = [everything(party.sockets[seat], party.id, code) for seat in (0, None)]
    version = party.table.race.version
    for at in range(version - 2, version + 1):
        back = [party.people[0].past(party.id, at, 0), party.viewer.past(party.id, at)]
        seen = [[*heard, {"type": "past", **past}] for heard, past in zip(seen, back, strict=True)]
    seen[1].append({"type": "past", "links": links_to(party)})
    seen[0].append({"type": "past", "answers": answers, "odds": odds})
    listed = party.people[0].get("/api/me")["tables"][0]
    seen[0].append({"type": "past", "waits": listed["waits"], "verdict": listed["verdict"]})
    if until == "Betting":  # bets stay hidden as the race goes on
        for seat in (0, 2):
            party.act(seat, party.sockets[seat].last["choices"][0]["action"])
        seen[0].append({"type": "past", "odds": odds_of(party)})
    party.close()
    return party, seen[0], seen[1]


def odds_of(party: Party) -> Any:
    """The row for odds, as a seat and a spectator get it, without its version."""
    path = f"/api/tables/{party.id}/positions"
    one, other = [person.get(path)["positions"][0] for person in (party.people[0], party.viewer)]
    assert one == other
    return {**one, "at": 0}


def answers_about_others(party: Party, me: int, *others: int) -> list[tuple[int, str]]:
    """The answers of calls about other seats, to a seat and to a spectator."""
    table, code = f"/api/tables/{party.id}", party.table.meta.code
    for at in party.server.tables(party.id):
        at.services = replace(at.services, times=replace(at.services.times, idle=0))  # a minute has passed
    about = [f"{table}/seats/{seat}/{call}" for seat in others for call in ("stand-in", "nudge")]
    posts = [*about, f"{table}/rematch", f"{table}/seats/{me}/ready", "/api/me/career/forget"]
    posts += [f"{table}/seats/{seat}/hint" for seat in (me, *others)]
    gets = [
        "/api/days",
        "/api/me/career",
        "/api/me/career.csv",
        f"/api/codes/{code}",
        f"/api/invitation?table={party.id}",
    ]
    gets += [f"{table}/season", f"{table}/season/record"]
    told = []
    for person in (party.people[me], party.viewer):
        told += [person.http.post(path, json={}) for path in posts]
        told.append(person.http.post("/api/challenges", json={"table": party.id}))
        told += [person.http.get(path) for path in gets]
    texts = [re.sub('"qr":"[^"]*"', "", answer.text) for answer in told]  # it is a drawing of the table's name
    same = [text.replace(party.id, "TABLE").replace(code, "CODE") for text in texts]
    return list(zip([answer.status_code for answer in told], same, strict=True))


def links_to(party: Party) -> list[Any]:
    """What a link to the race shows anybody: the page's head and a picture, but no story and no moments."""
    http, address = party.viewer.http, f"/api/tables/{party.id}"
    for refused in ("/story", "/review", "/replay", "/record", "/picture.png?at=0"):
        assert http.get(address + refused).status_code == 409
    told = [http.get(f"/{kind}/{party.id}?at=1&seen=1") for kind in ("table", "replay", "season")]
    told += [http.get(f"{address}{call}") for call in ("", "/picture.png", "/picture.png?language=pt")]
    assert {answer.status_code for answer in told} == {200}
    return [answer.text.replace(party.id, "TABLE").replace(party.table.meta.code, "CODE") for answer in told]


async def drawn_in_words(_: Rasteriser, shown: Preview) -> bytes:
    """The inputs of a race's picture, without drawing it."""
    return repr((shown.poster, shown.cars, shown.about)).encode()


@pytest.mark.parametrize("taken_back", [False, True])
@pytest.mark.parametrize("until", ["Auction", "Betting"])
def test_a_different_seal_looks_the_same_to_all_others(
    server: Running, monkeypatch: pytest.MonkeyPatch, until: str, taken_back: bool
) -> None:
    monkeypatch.setattr(directory, "new_seed", lambda: "ab" * 32)
    monkeypatch.setattr(preview, "draw", drawn_in_words)
    first, *seen = sealed_race(server, 0, until, taken_back)
    second, *seen_too = sealed_race(server, 2, until, taken_back)
    assert [str(row.text) for row in first.table.race.rows] != [str(row.text) for row in second.table.race.rows]
    assert [joined(one) for one in seen] == [joined(one) for one in seen_too]
    assert all(one for one in seen)


def joined(heard: list[Any]) -> list[Any]:
    """Join the updates, as the number of rows in each depends on timing."""
    lines: list[Any] = []
    last: Any = None
    for said in heard:
        if said["type"] == "update":
            lines += said["lines"]
            last = {key: value for key, value in said.items() if key not in ("lines", "since", "clocks")}
            last["owed"] = [(one["seat"], one["help"], one["by"]) for one in said["owed"]]
    talk = [line for said in heard if said["type"] == "talk" for line in said["lines"]]
    told = [(line["seat"], line["name"], line["text"]) for line in talk]
    return [lines, last, told, [said for said in heard if said["type"] == "past"]]


def test_a_stranger_gets_what_a_spectator_gets(server: Running, ann: Person) -> None:
    table = ann.start(people=2)["id"]
    nobody, somebody = Person(server.url), server.person("Bob")
    assert nobody.update(table) == somebody.update(table)
