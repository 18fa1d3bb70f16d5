"""Seats freed during a race, and their next owners: former ones, and guests whom the host admits."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from paddock.server.directory import tables as directory
from paddock.table import stages
from paddock.table.meta import SeatMeta
from paddock.table.people.seats import change_seat
from paddock.table.sizes import MOST_NOTED
from tests.server.live.test_leaks import joined
from tests.server.party import Party, clock, party, reason, server
from tests.server.running import FakeClock, Person, Running, again, wait_until

__all__ = ["clock", "party", "server"]


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
    free = partial(change_seat, at=1, seat=SeatMeta("open"), note="free", by="host")
    party.server.do(party.table.commits.commit(free))
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


def test_a_retired_player_watches_and_does_not_return(party: Party) -> None:
    secret = party.bob.post(f"{party.path}/seats/1/link")["secret"]
    assert reason(party.ann.post(f"{party.path}/seats/1/retire", status=403)) == "server-refused-not-your-seat"
    with party.bob.socket(party.id, 1) as socket:
        assert socket.last["view"]["hand"]
        mine = party.bob.post(f"{party.path}/seats/1/retire")["seats"][1]
        assert (mine["kind"], mine["bot"], mine["mine"], mine["take"]) == ("bot", "club", False, None)
        seen = socket.until(lambda update: update["seat"] is None)["view"]
    assert seen["seat"] is None
    assert seen.get("hand") == party.eve.update(party.id)["view"].get("hand")
    assert party.bob.update(party.id, 1, status=403)
    assert reason(party.sit(party.bob, 1, 403)) == "server-error-retired"
    assert party.bob.post("/api/claim", {"secret": secret}, 404)
    assert party.bob.post(f"{party.path}/seats/1/retire", status=403)
    assert party.id in [table["id"] for table in party.bob.get("/api/me")["tables"]]
    party.free(party.ann, 1)
    assert reason(party.ask(party.bob, 1, 403)) == "server-error-retired"
    assert party.log() == ["retired Bob", "free"]
    assert {"id": "server-log-seat-retired", "args": {"name": "Bob", "driver": "club"}} in party.said()


def test_a_retired_player_does_not_return_after_another_owner_either(server: Running) -> None:
    party = Party(server, "formula_d")  # it hides nothing, so any newcomer may sit down
    party.bob.post(f"{party.path}/seats/1/retire")
    party.free(party.ann, 1)
    assert party.info(party.bob)["seats"][1]["take"] is None
    assert reason(party.sit(party.bob, 1, 403)) == "server-error-retired"
    party.sit(party.dan, 1)
    party.free(party.dan, 1)
    assert reason(party.sit(party.bob, 1, 403)) == "server-error-retired"
    assert party.sit(party.dan, 1)["seats"][1]["mine"]


def test_a_retiring_host_hands_the_table_on_and_the_race_goes_on(party: Party) -> None:
    party.ann.post(f"{party.path}/seats/0/retire")
    assert party.table.meta.host == party.bob.id
    wait_until(lambda: any(row.by == "bot" and row.seat == 0 for row in party.table.race.rows))
    assert party.table.meta.names()[0] != "Ann"


def test_a_player_who_retired_among_bots_races_in_the_rematch(server: Running, ann: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "rookie"}]
    table = ann.make("formula_d", options={"cars": 2}, seats=seats, start=True)["id"]
    assert ann.post(f"/api/tables/{table}/seats/0/retire")["host"]
    server.do(stages.close(server.table(table)))
    again = ann.post(f"/api/tables/{table}/rematch")
    assert [(seat["mine"], seat["kind"]) for seat in again["seats"]] == [(False, "bot"), (True, "person")]
    assert again["stage"] == "racing"


def test_players_at_one_screen_return_to_their_seats_and_to_no_other(ann: Person, bob: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "here", "name": "Friend"}, {"kind": "open"}]
    table = ann.race_with(bob, players=3, seats=seats)
    for at, who in ((0, ann), (1, ann), (2, bob)):
        who.post(f"/api/tables/{table}/seats/{at}", {"kind": "open"})
    assert [seat["take"] for seat in ann.get(f"/api/tables/{table}")["seats"]] == ["now", "now", None]
    assert [seat["take"] for seat in bob.get(f"/api/tables/{table}")["seats"]] == [None, None, "now"]
    assert ann.sit(table, seat=1)["seats"][1]["mine"]


# Games without secrets.


def test_where_nothing_is_hidden_any_newcomer_takes_the_seat(server: Running) -> None:
    party = Party(server, "formula_d")
    party.free(party.ann, 1)
    assert reason(party.sit(party.ann, 1, 403)) == "server-error-seen-another"
    assert reason(party.ask(party.dan, 1, 409)) == "server-error-just-sit"
    assert party.dan.sit(party.id)["seats"][1]["mine"]
    party.free(party.dan, 1)
    assert party.sit(party.dan, 1)["seats"][1]["mine"]
    assert reason(party.sit(party.bob, 1, 409)) == "server-error-taken"


# Restarts, and other tables.


def test_a_restart_keeps_an_open_request_and_the_former_owners(serve: Callable[..., Running]) -> None:
    party = Party(serve())
    party.free(party.ann, 0)
    party.free(party.bob, 1)
    party.ask(party.dan, 1)
    party.server = again(serve, party.server, party.ann, party.bob, party.dan)
    assert party.request(party.dan)["mine"] and party.log()[-1] == "asks Dan"
    assert reason(party.ask(party.ann, 1, 403)) == "server-error-seen-another"
    assert party.sit(party.bob, 1)["seats"][1]["mine"]
    assert party.sit(party.ann, 0)["seats"][0]["mine"]
    assert party.request(party.dan) is None  # the seat is taken


def test_a_rematch_begins_without_former_owners(party: Party) -> None:
    party.free(party.bob, 1)
    party.server.play_out(party.id)
    again = party.ann.post(f"{party.path}/rematch")
    assert [(seat["kind"], seat["bot"]) for seat in again["seats"]] == [
        ("person", None),
        ("person", None),
        ("open", None),
    ]
    assert party.dan.sit(again["id"])["seats"][2]["mine"]  # before the start any guest may sit down
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


# A request reveals nothing before its answer.


def what_an_asker_hears(server: Running, sealed: int) -> tuple[str, str]:
    """Seal a bid as Bob, and return everything sent to Dan from the request for Bob's seat to its answer."""
    party = Party(server)
    bids = [choice["action"] for choice in party.bob.update(party.id, 1)["choices"]]
    party.bob.act(party.id, 1, bids[sealed])
    with party.dan.socket(party.id) as socket:
        party.free(party.bob, 1)
        heard: list[Any] = [party.ask(party.dan, 1)]
        for who in (party.cleo, party.ann):
            heard += [party.dan.get(f"{party.path}/view?seat=1", 403), party.dan.update(party.id)]
            heard.append(party.dan.post(f"{party.path}/act", {"id": "1", "seat": 1, "action": bids[0]}, 409))
            party.answer(who, 1, False, 403 if who is party.cleo else None)
        socket.until(lambda update: update["version"] == party.table.race.version)
        heard += joined([json.loads(text) for text in socket.received])
    return bids[sealed], json.dumps(heard).replace(party.id, "TABLE").replace(party.table.meta.code, "CODE")


def test_worlds_with_different_secrets_look_alike_to_a_guest_who_asks(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(directory, "new_seed", lambda: "ab" * 32)
    monkeypatch.setattr("paddock.table.meta.DRIVERS", ("Ada",))  # bots are named after their table
    first, heard = what_an_asker_hears(server, 0)
    second, heard_too = what_an_asker_hears(server, 3)
    assert first != second and heard == heard_too
    assert "server-log-seat-refused" in heard


def test_the_host_lets_a_guest_in(party: Party) -> None:
    party.free(party.bob, 1)
    assert reason(party.sit(party.dan, 1, 403)) == "server-error-ask-first"
    assert reason(party.dan.post(f"{party.path}/sit", {}, 403)) == "server-error-ask-first"
    asked = party.ask(party.dan, 1, name="Danny")["request"]
    assert asked == {"seat": 1, "name": "Danny", "mine": True, "asked": False, "seconds": 60}
    assert party.request(party.ann)["asked"] and not party.request(party.ann)["mine"]
    assert not party.request(party.cleo)["asked"]
    assert party.dan.update(party.id, 1, status=403)
    assert party.answer(party.ann, 1)["request"] is None
    assert party.info(party.dan)["seats"][1]["mine"] and party.info(party.dan)["seats"][1]["name"] == "Danny"
    assert party.dan.update(party.id, 1)["view"]["hand"]
    assert party.log() == ["free", "asks Danny", "sits"]
    assert reason(party.sit(party.bob, 1, 409)) == "server-error-taken"


def test_any_seated_player_answers_if_the_host_has_left(party: Party, clock: FakeClock) -> None:
    party.free(party.bob, 1)
    clock.advance(31)  # the host's last call was a while ago
    party.ask(party.dan, 1)
    assert party.request(party.cleo)["asked"]
    party.ann.update(party.id, 0)  # she is back
    assert not party.request(party.cleo)["asked"]
    assert reason(party.answer(party.cleo, 1, True, 403)) == "server-error-not-asked"
    clock.advance(31)
    party.answer(party.cleo, 1)
    assert party.owner(1) == party.dan.id


def test_only_the_seat_that_is_asked_may_answer(party: Party) -> None:
    party.free(party.bob, 1)
    party.ask(party.dan, 1)
    for who in (party.dan, party.eve, party.bob, party.cleo):
        assert reason(party.answer(who, 1, True, 403)) == "server-error-not-asked"
    assert reason(party.answer(party.ann, 0, True, 409)) == "server-error-no-request"
    assert Person(party.server.url).post(f"{party.path}/seats/1/answer", {"agree": True}, 403)
    assert reason(party.ask(party.eve, 1, 409)) == "server-error-one-request"


def test_a_refusal_is_final_for_a_while(party: Party, clock: FakeClock) -> None:
    party.free(party.bob, 1)
    party.ask(party.dan, 1)
    assert party.answer(party.ann, 1, False)["request"] is None
    assert party.owner(1) is None and party.log() == ["free", "asks Dan", "refused Dan"]
    said = party.said()[-1]
    assert said["id"] == "server-log-seat-refused" and said["args"]["name"] == "Dan"
    assert reason(party.ask(party.dan, 1, 409)) == "server-error-asked-lately"
    assert reason(party.answer(party.ann, 1, True, 409)) == "server-error-no-request"
    party.dan.http.cookies.clear()
    party.dan.post("/api/me", {"name": "Somebody else"})
    assert reason(party.ask(party.dan, 1, 409)) == "server-error-asked-lately", "the address is the same"
    party.eve.http.headers["x-forwarded-for"] = "198.51.100.9"
    party.ask(party.eve, 1)
    party.answer(party.eve, 1, False)  # the guest who asked withdraws
    assert party.log()[-1] == "withdrawn Eve"
    clock.advance(601)
    party.ask(party.dan, 1)


def test_no_answer_within_a_minute_is_a_refusal(party: Party, clock: FakeClock) -> None:
    party.free(party.bob, 1)
    party.ask(party.dan, 1)
    clock.advance(59)
    party.look_after()
    assert party.request(party.ann)["seconds"] == 1
    clock.advance(1)
    assert reason(party.answer(party.ann, 1, True, 409)) == "server-error-no-request"
    party.look_after()
    assert party.request(party.ann) is None and party.owner(1) is None
    assert party.log() == ["free", "asks Dan", "refused Dan"]


def test_the_log_of_a_seat_has_room_for_many_changes_and_an_end(party: Party) -> None:
    race = party.table.race
    race.noted[1] = MOST_NOTED - 1
    party.free(party.bob, 1, "bot")
    assert party.log() == ["away club"]
    party.free(party.bob, 1, "person")  # a returning player is always admitted; nothing more is logged
    assert not party.table.meta.seats[1].away and party.log() == ["away club"]
    refused = party.bob.post(f"{party.path}/seats/1", {"kind": "bot"}, 409)
    assert refused["reason"] == {"id": "server-error-seat-limit", "args": {"most": MOST_NOTED}}
    party.free(party.ann, 1)  # as can the host
    assert reason(party.ask(party.dan, 1, 409)) == "server-error-seat-limit"
    assert party.sit(party.bob, 1)["seats"][1]["mine"] and party.log() == ["away club"]
    party.free(party.cleo, 2, "bot")
    assert party.log() == ["away club", "away club"]  # other seats have a log of their own


def test_a_guest_who_had_another_seat_is_never_let_in(party: Party) -> None:
    """Not even after leaving it, moving it to another device, or losing it."""
    secret = party.cleo.post(f"{party.path}/seats/2/link")["secret"]
    phone = party.server.person("Cleo's phone")
    phone.post("/api/claim", {"secret": secret})
    party.free(party.bob, 1)
    party.free(party.ann, 0)
    for who in (party.ann, party.cleo, phone):
        assert reason(party.ask(who, 1, 403)) == "server-error-seen-another"
        assert reason(party.sit(who, 1, 403)) == "server-error-seen-another"


def test_a_guest_who_got_another_seat_meanwhile_is_not_let_in(party: Party) -> None:
    party.free(party.bob, 1)
    party.ask(party.dan, 1)
    party.dan.post("/api/claim", {"secret": party.ann.post(f"{party.path}/seats/0/link")["secret"]})
    assert party.request(party.cleo) is None
    assert reason(party.answer(party.ann, 1, True, 409)) == "server-error-no-request"
    assert party.owner(1) is None


def test_the_former_owner_returns_while_a_request_is_open(party: Party) -> None:
    party.free(party.ann, 1)
    party.ask(party.dan, 1)
    party.sit(party.bob, 1)
    assert party.request(party.ann) is None and party.owner(1) == party.bob.id
    party.look_after()
    assert party.log() == ["free", "asks Dan", "sits"]


def test_everybody_sees_the_request_over_their_sockets(party: Party) -> None:
    party.free(party.bob, 1)
    with party.ann.socket(party.id, 0) as ann, party.dan.socket(party.id) as dan:
        party.ask(party.dan, 1)
        assert ann.until(lambda update: update["table"]["request"])["table"]["request"]["asked"]
        assert dan.until(lambda update: update["table"]["request"])["table"]["request"]["mine"]
        party.answer(party.ann, 1)
        assert dan.until(lambda update: update["table"]["seats"][1]["mine"])["seat"] is None
        dan.say(type="hello", seat=1, since=0)
        assert dan.until(lambda update: update["seat"] == 1)["view"]["hand"]
