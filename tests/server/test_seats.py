"""Seats that are freed during a race: who may have them, and the vote of the others. Nobody sees a hand by a detour."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from paddock.server import directory
from paddock.server.meta import SeatMeta
from paddock.server.sizes import MOST_NOTED
from paddock.server.store import Store, StoreFailed
from paddock.server.times import Times
from tests.server.running import FakeClock, Person, Running, wait_until
from tests.server.test_leaks import joined


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def server(serve: Callable[..., Running], clock: FakeClock) -> Running:
    return serve(times=Times(tick=0.02, secret=0, clock=clock))


class Party:
    """A race of Ann, who is the host, Bob and Cleo; Dan and Eve watch."""

    def __init__(self, server: Running, game: str = "downforce") -> None:
        self.server = server
        self.ann, self.bob, self.cleo, self.dan, self.eve = map(server.person, ("Ann", "Bob", "Cleo", "Dan", "Eve"))
        self.id: str = self.ann.make(game, options={"players" if game == "downforce" else "cars": 3})["id"]
        self.path = f"/api/tables/{self.id}"
        self.bob.sit(self.id)
        self.cleo.sit(self.id)
        self.ann.post(f"{self.path}/start")
        self.table = server.table(self.id)

    def free(self, by: Person, seat: int, kind: str = "open") -> Any:
        return by.post(f"{self.path}/seats/{seat}", {"kind": kind})

    def ask(self, who: Person, seat: int, status: int | None = None, **more: Any) -> Any:
        return who.post(f"{self.path}/seats/{seat}/ask", more, status)

    def vote(self, who: Person, seat: int, agree: bool = True, status: int | None = None) -> Any:
        return who.post(f"{self.path}/seats/{seat}/vote", {"agree": agree}, status)

    def sit(self, who: Person, seat: int, status: int | None = None) -> Any:
        return who.post(f"{self.path}/sit", {"seat": seat}, status)

    def info(self, who: Person) -> Any:
        return who.get(self.path)

    def request(self, who: Person) -> Any:
        return self.info(who)["request"]

    def look_after(self) -> None:
        self.server.do(self.server.directory.tick(self.table))

    def log(self) -> list[str]:
        """What is noted of seats, without the names of the bots that drive them."""
        return [row.text.partition(" for ")[0] for row in self.table.race.rows if row.kind == "seat"]

    def said(self) -> list[Any]:
        """The log as everybody reads it."""
        lines = self.eve.update(self.id)["lines"]
        return [line["say"][0] for line in lines if line["say"] and not line["events"]]

    def owner(self, seat: int) -> str | None:
        return self.table.meta.seats[seat].guest


@pytest.fixture
def party(server: Running) -> Party:
    return Party(server)


def reason(trouble: Any) -> str:
    return str(trouble["reason"]["id"])


# A seat that was freed.


def test_a_bot_drives_a_seat_that_was_freed(party: Party) -> None:
    freed = party.free(party.ann, 1)["seats"][1]
    assert (freed["kind"], freed["bot"], freed["mine"], freed["away"]) == ("open", "club", False, False)
    assert freed["name"]  # that of the bot
    with party.ann.socket(party.id, 0) as socket:
        socket.until(lambda update: 1 not in update["waits"])
    assert [one["id"] for one in party.said()] == ["server-log-seat-free"]
    row = next(row for row in party.table.race.rows if row.kind == "act" and row.seat == 1)
    assert row.by == "bot"


def test_an_open_seat_that_version_0_1_stored_is_driven_too(party: Party) -> None:
    change = party.table.change_seat(1, lambda _: SeatMeta("open"), "free", "host")
    party.server.do(change)
    assert party.table.meta.holders() == {(0, party.ann.id), (1, party.bob.id), (2, party.cleo.id)}
    party.ann.update(party.id, 0)
    wait_until(lambda: any(row.by == "bot" and row.seat == 1 for row in party.table.race.rows))


def test_the_host_frees_a_seat_and_does_not_get_it(party: Party) -> None:
    party.free(party.ann, 1)
    assert reason(party.sit(party.ann, 1, 403)) == "server-error-seen-another"
    assert reason(party.ask(party.ann, 1, 403)) == "server-error-seen-another"
    assert party.info(party.ann)["seats"][1]["take"] is None
    assert party.ann.update(party.id, 1, status=403)
    assert party.owner(1) is None


@pytest.mark.parametrize("kind", ["open", "bot"])
def test_the_former_owner_may_always_return(party: Party, kind: str) -> None:
    party.free(party.ann, 1, kind)
    assert party.bob.update(party.id, 1, status=403)
    assert [seat["take"] for seat in party.info(party.bob)["seats"]] == [None, "now", None]
    assert party.id in [table["id"] for table in party.bob.get("/api/me")["tables"]]
    assert party.sit(party.bob, 1)["seats"][1]["mine"]
    assert party.bob.update(party.id, 1)["view"]["hand"]
    assert party.log() == ["free" if kind == "open" else "bot club", "sits"]


def test_who_shares_a_screen_returns_to_each_of_their_seats_and_to_no_other(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    seats = [{"kind": "me"}, {"kind": "here", "name": "Friend"}, {"kind": "open"}]
    table = ann.make(options={"players": 3}, seats=seats)["id"]
    bob.sit(table)
    ann.post(f"/api/tables/{table}/start")
    for at, who in ((0, ann), (1, ann), (2, bob)):
        who.post(f"/api/tables/{table}/seats/{at}", {"kind": "open"})
    assert [seat["take"] for seat in ann.get(f"/api/tables/{table}")["seats"]] == ["now", "now", None]
    assert [seat["take"] for seat in bob.get(f"/api/tables/{table}")["seats"]] == [None, None, "now"]
    assert ann.sit(table, seat=1)["seats"][1]["mine"]


def test_a_link_made_before_does_not_open_a_seat_that_was_freed(party: Party) -> None:
    secret = party.bob.post(f"{party.path}/seats/1/link")["secret"]
    party.free(party.ann, 1)
    assert party.dan.post("/api/claim", {"secret": secret}, 404)


# Games without secrets.


def test_where_nothing_is_hidden_anybody_new_takes_the_seat(server: Running) -> None:
    party = Party(server, "formula_d")
    party.free(party.ann, 1)
    assert reason(party.sit(party.ann, 1, 403)) == "server-error-seen-another"
    assert reason(party.ask(party.dan, 1, 409)) == "server-error-just-sit"
    assert party.dan.sit(party.id)["seats"][1]["mine"]
    party.free(party.dan, 1)
    assert party.sit(party.dan, 1)["seats"][1]["mine"]
    assert reason(party.sit(party.bob, 1, 409)) == "server-error-taken"


# The vote.


def test_somebody_new_has_the_seat_when_all_agree(party: Party) -> None:
    party.free(party.bob, 1)
    assert reason(party.sit(party.dan, 1, 403)) == "server-error-ask-first"
    assert reason(party.dan.post(f"{party.path}/sit", {}, 403)) == "server-error-ask-first"
    asked = party.ask(party.dan, 1, name="Danny")["request"]
    assert asked == {
        "seat": 1,
        "name": "Danny",
        "mine": True,
        "asked": False,
        "agreed": 0,
        "voters": 2,
        "seconds": 60,
    }
    assert party.request(party.ann)["asked"] and not party.request(party.ann)["mine"]
    assert not party.vote(party.ann, 1)["request"]["asked"]
    assert party.request(party.cleo)["asked"] and party.request(party.cleo)["agreed"] == 1
    assert party.dan.update(party.id, 1, status=403)
    assert party.vote(party.cleo, 1)["request"] is None
    assert party.info(party.dan)["seats"][1]["mine"] and party.info(party.dan)["seats"][1]["name"] == "Danny"
    assert party.dan.update(party.id, 1)["view"]["hand"]
    assert party.log() == ["free", "asks Danny", "sits"]
    assert reason(party.sit(party.bob, 1, 409)) == "server-error-taken"


def test_one_no_is_a_no_and_is_not_asked_again_at_once(party: Party, clock: FakeClock) -> None:
    party.free(party.bob, 1)
    party.ask(party.dan, 1)
    party.vote(party.ann, 1)
    assert party.vote(party.cleo, 1, False)["request"] is None
    assert party.owner(1) is None and party.log() == ["free", "asks Dan", "refused Dan"]
    said = party.said()[-1]
    assert said["id"] == "server-log-seat-refused" and said["args"]["name"] == "Dan"
    assert reason(party.ask(party.dan, 1, 409)) == "server-error-asked-lately"
    assert reason(party.vote(party.ann, 1, True, 409)) == "server-error-no-request"
    party.ask(party.eve, 1)
    party.vote(party.eve, 1, False)  # who asks withdraws
    assert party.log()[-1] == "withdrawn Eve"
    clock.advance(601)
    party.ask(party.dan, 1)


def test_no_answer_within_a_minute_is_a_no(party: Party, clock: FakeClock) -> None:
    party.free(party.bob, 1)
    party.ask(party.dan, 1)
    party.vote(party.ann, 1)
    clock.advance(59)
    party.look_after()
    assert party.request(party.cleo)["seconds"] == 1
    clock.advance(1)
    assert reason(party.vote(party.cleo, 1, True, 409)) == "server-error-no-request"
    party.look_after()
    assert party.request(party.ann) is None and party.owner(1) is None
    assert party.log() == ["free", "asks Dan", "refused Dan"]


def test_who_is_away_has_a_say(party: Party) -> None:
    party.free(party.cleo, 2, "bot")  # a bot drives for her; the seat is hers
    party.free(party.bob, 1)
    party.ask(party.dan, 1)
    party.vote(party.ann, 1)
    assert party.owner(1) is None
    party.vote(party.cleo, 1)
    assert party.owner(1) == party.dan.id
    assert party.table.meta.seats[2].away


def test_a_host_who_puts_everybody_out_cannot_agree_alone(party: Party) -> None:
    party.free(party.ann, 1)
    party.free(party.ann, 2, "bot")
    party.ask(party.dan, 1)
    party.vote(party.ann, 1)
    assert party.owner(1) is None and party.request(party.ann)["voters"] == 3
    party.vote(party.cleo, 1)
    assert party.owner(1) is None
    assert party.vote(party.bob, 1)["seats"][1]["kind"] == "person"
    assert party.owner(1) == party.dan.id


def test_who_is_put_out_during_the_vote_keeps_their_say(party: Party) -> None:
    party.free(party.bob, 1)
    party.ask(party.dan, 1)
    party.vote(party.ann, 1)
    party.free(party.ann, 2)
    party.look_after()
    assert party.owner(1) is None and party.request(party.cleo)["asked"]
    party.sit(party.cleo, 2)
    party.free(party.cleo, 2)
    party.look_after()
    assert party.owner(1) == party.dan.id  # she has come back and left by herself: that is up to the others


def test_who_was_put_out_and_does_not_return_blocks_nobody_for_ever(party: Party, clock: FakeClock) -> None:
    with party.bob.socket(party.id):
        party.free(party.ann, 1)
        party.free(party.ann, 2)
        clock.advance(31)  # Cleo has gone, Bob looks on
        party.look_after()
        clock.advance(599)
        party.ask(party.dan, 1)
        assert party.request(party.ann)["voters"] == 3
        clock.advance(1)
        party.look_after()
        assert party.request(party.ann)["voters"] == 2
        assert reason(party.vote(party.cleo, 1, True, 403)) == "server-error-not-asked"
        party.vote(party.ann, 1)
        assert party.owner(1) is None
        party.vote(party.bob, 1)
        assert party.owner(1) == party.dan.id


def test_who_was_put_out_and_looks_in_again_has_a_say_again(party: Party, clock: FakeClock) -> None:
    party.free(party.ann, 1)
    clock.advance(31)
    party.look_after()
    clock.advance(601)
    party.ask(party.dan, 1)
    assert party.request(party.ann)["voters"] == 2
    party.bob.update(party.id)
    party.look_after()
    assert party.request(party.ann)["voters"] == 3
    assert party.sit(party.bob, 1)["seats"][1]["mine"]


def test_who_holds_a_seat_has_a_say_however_long_they_are_away(party: Party, clock: FakeClock) -> None:
    party.free(party.bob, 1)
    for _ in range(3):
        clock.advance(100_000)
        party.look_after()
    party.ask(party.dan, 1)
    party.vote(party.ann, 1)
    assert party.owner(1) is None and party.request(party.ann)["voters"] == 2


def test_the_log_of_a_seat_has_room_for_many_changes_and_an_end(party: Party) -> None:
    race = party.table.race
    race.noted[1] = MOST_NOTED - 1
    party.free(party.bob, 1, "bot")
    assert party.log() == ["away club"]
    party.free(party.bob, 1, "person")  # who comes back is always let in, and nothing more is noted
    assert not party.table.meta.seats[1].away and party.log() == ["away club"]
    refused = party.bob.post(f"{party.path}/seats/1", {"kind": "bot"}, 409)
    assert refused["reason"] == {"id": "server-error-seat-limit", "args": {"most": MOST_NOTED}}
    party.free(party.ann, 1)  # as can the host
    assert reason(party.ask(party.dan, 1, 409)) == "server-error-seat-limit"
    assert party.sit(party.bob, 1)["seats"][1]["mine"] and party.log() == ["away club"]
    party.free(party.cleo, 2, "bot")
    assert party.log() == ["away club", "away club"]  # other seats have a log of their own


def test_a_seat_that_was_always_a_bots_can_be_freed_and_asked_for(server: Running) -> None:
    ann, dan = server.person("Ann"), server.person("Dan")
    table = ann.start(people=1, players=3)["id"]
    path = f"/api/tables/{table}"
    assert reason(dan.post(f"{path}/seats/2/ask", {}, 409)) == "server-error-taken"
    ann.post(f"{path}/seats/2", {"kind": "open"})
    dan.post(f"{path}/seats/2/ask")
    ann.post(f"{path}/seats/2/vote", {"agree": True})
    assert dan.get(path)["seats"][2]["mine"]


def test_with_nobody_to_agree_nobody_gets_a_seat(party: Party) -> None:
    for at, who in enumerate((party.ann, party.bob, party.cleo)):
        party.free(who, at)
    assert reason(party.ask(party.dan, 1, 403)) == "server-error-nobody-to-agree"
    assert party.sit(party.ann, 0)["seats"][0]["mine"]
    party.ask(party.dan, 1)


def test_only_who_has_a_say_votes(party: Party) -> None:
    party.free(party.bob, 1)
    party.ask(party.dan, 1)
    for who in (party.dan, party.eve, party.bob):
        assert reason(party.vote(who, 1, True, 403)) == "server-error-not-asked"
    assert reason(party.vote(party.ann, 0, True, 409)) == "server-error-no-request"
    assert Person(party.server.url).post(f"{party.path}/seats/1/vote", {"agree": True}, 403)
    assert reason(party.ask(party.eve, 1, 409)) == "server-error-one-request"


def test_who_had_another_seat_is_never_let_in(party: Party) -> None:
    """Not even after leaving it, moving it to another device, or having it taken away."""
    secret = party.cleo.post(f"{party.path}/seats/2/link")["secret"]
    phone = party.server.person("Cleo's phone")
    phone.post("/api/claim", {"secret": secret})
    party.free(party.bob, 1)
    party.free(party.ann, 0)
    for who in (party.ann, party.cleo, phone):
        assert reason(party.ask(who, 1, 403)) == "server-error-seen-another"
        assert reason(party.sit(who, 1, 403)) == "server-error-seen-another"


def test_who_sees_another_seat_meanwhile_is_not_let_in(party: Party) -> None:
    party.free(party.bob, 1)
    party.ask(party.dan, 1)
    party.vote(party.ann, 1)
    party.dan.post("/api/claim", {"secret": party.ann.post(f"{party.path}/seats/0/link")["secret"]})
    assert party.request(party.cleo) is None
    assert reason(party.vote(party.cleo, 1, True, 409)) == "server-error-no-request"
    assert party.owner(1) is None


def test_the_former_owner_returns_during_the_vote(party: Party) -> None:
    party.free(party.ann, 1)
    party.ask(party.dan, 1)
    party.sit(party.bob, 1)
    assert party.request(party.ann) is None and party.owner(1) == party.bob.id
    party.look_after()
    assert party.log() == ["free", "asks Dan", "sits"]


def test_a_vote_is_over_with_the_race(party: Party) -> None:
    party.free(party.bob, 1)
    party.ask(party.dan, 1)
    party.ann.post(f"{party.path}/close")
    assert party.request(party.ann) is None
    assert party.vote(party.ann, 1, True, 409) and party.ask(party.eve, 1, 409)


def test_everybody_sees_the_vote_over_their_sockets(party: Party) -> None:
    party.free(party.bob, 1)
    with party.ann.socket(party.id, 0) as ann, party.dan.socket(party.id) as dan:
        party.ask(party.dan, 1)
        assert ann.until(lambda update: update["table"]["request"])["table"]["request"]["asked"]
        assert dan.until(lambda update: update["table"]["request"])["table"]["request"]["mine"]
        party.vote(party.ann, 1)
        party.vote(party.cleo, 1)
        assert dan.until(lambda update: update["table"]["seats"][1]["mine"])["seat"] is None
        dan.say(type="hello", seat=1, since=0)
        assert dan.until(lambda update: update["seat"] == 1)["view"]["hand"]


# Restarts, and other tables.


def test_a_restart_drops_an_open_vote_and_keeps_who_has_seen_what(party: Party, serve: Callable[..., Running]) -> None:
    party.free(party.ann, 0)
    party.free(party.bob, 1)
    party.ask(party.dan, 1)
    party.server.stop()
    again = serve()
    for who in (party.ann, party.bob, party.dan):
        who.http.base_url = again.url
    party.table = again.table(party.id)
    assert party.request(party.dan) is None
    assert party.log()[-2:] == ["asks Dan", "withdrawn Dan"]
    assert reason(party.ask(party.ann, 1, 403)) == "server-error-seen-another"
    assert party.sit(party.bob, 1)["seats"][1]["mine"]
    assert party.sit(party.ann, 0)["seats"][0]["mine"]
    again.stop()
    assert len([row for row in serve().table(party.id).race.rows if row.text.startswith("withdrawn")]) == 1


def test_a_store_that_is_full_keeps_no_table_from_being_loaded(
    party: Party, serve: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    party.free(party.bob, 1)
    party.ask(party.dan, 1)
    party.server.stop()

    async def full(*_: object) -> None:
        raise StoreFailed("the disk is full")

    monkeypatch.setattr(Store, "append", full)
    party.table = serve().table(party.id)
    assert party.table.stage == "racing" and party.log()[-1] == "asks Dan"


def test_a_rematch_begins_anew(party: Party) -> None:
    party.free(party.bob, 1)
    party.server.play_out(party.id)
    again = party.ann.post(f"{party.path}/rematch")
    assert [(seat["kind"], seat["bot"]) for seat in again["seats"]] == [
        ("person", None),
        ("person", None),
        ("open", None),
    ]
    assert party.dan.sit(again["id"])["seats"][2]["mine"]  # before the start whoever comes sits down
    party.ann.post(f"/api/tables/{again['id']}/start")
    party.ann.post(f"/api/tables/{again['id']}/seats/2", {"kind": "open"})
    for who in (party.ann, party.cleo):
        assert reason(who.post(f"/api/tables/{again['id']}/sit", {"seat": 2}, 403)) == "server-error-seen-another"
    assert reason(party.eve.post(f"/api/tables/{again['id']}/sit", {"seat": 2}, 403)) == "server-error-ask-first"
    assert party.dan.sit(again["id"], seat=2)["seats"][2]["mine"]


def test_a_race_that_is_played_on_follows_the_same_rules(party: Party) -> None:
    party.server.play_out(party.id)
    made = party.ann.post(f"{party.path}/play-on", {"moves": 20, "seats": [{"kind": "me"}]})["id"]
    party.dan.sit(made, seat=1)
    party.ann.post(f"/api/tables/{made}/start")
    party.ann.post(f"/api/tables/{made}/seats/1", {"kind": "open"})
    assert reason(party.ann.post(f"/api/tables/{made}/sit", {"seat": 1}, 403)) == "server-error-seen-another"
    assert reason(party.eve.post(f"/api/tables/{made}/sit", {"seat": 1}, 403)) == "server-error-ask-first"
    assert party.dan.sit(made, seat=1)["seats"][1]["mine"]


# Nobody learns anything before all have agreed.


def what_an_asker_hears(server: Running, sealed: int) -> tuple[str, str]:
    """Bob's sealed bid, the one of this number, and all that Dan is sent from asking for Bob's seat to the answer."""
    party = Party(server)
    bids = [choice["action"] for choice in party.bob.update(party.id, 1)["choices"]]
    party.bob.act(party.id, 1, bids[sealed])
    with party.dan.socket(party.id) as socket:
        party.free(party.bob, 1)
        heard: list[Any] = [party.ask(party.dan, 1)]
        for who, agree in ((party.ann, True), (party.cleo, False)):
            heard += [party.dan.get(f"{party.path}/view?seat=1", 403), party.dan.update(party.id)]
            heard.append(party.dan.post(f"{party.path}/act", {"id": "1", "seat": 1, "action": bids[0]}, 409))
            party.vote(who, 1, agree)
        socket.until(lambda update: update["version"] == party.table.race.version)
        heard += joined([json.loads(text) for text in socket.received])
    return bids[sealed], json.dumps(heard).replace(party.id, "TABLE").replace(party.table.meta.code, "CODE")


def test_worlds_that_differ_in_what_is_hidden_look_alike_to_whoever_asks(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(directory, "new_seed", lambda: "ab" * 32)
    monkeypatch.setattr("paddock.server.meta.DRIVERS", ("Ada",))  # bots are named after their table
    first, heard = what_an_asker_hears(server, 0)
    second, heard_too = what_an_asker_hears(server, 3)
    assert first != second and heard == heard_too
    assert "server-log-seat-refused" in heard
