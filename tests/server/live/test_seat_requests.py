"""A guest asks for a seat that was freed during a race: the host lets them in, or it stays free."""

from __future__ import annotations

from paddock.table.sizes import MOST_NOTED
from tests.server.party import Party, clock, party, reason, server
from tests.server.running import FakeClock, Person

__all__ = ["clock", "party", "server"]


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


def test_only_who_is_asked_answers(party: Party) -> None:
    party.free(party.bob, 1)
    party.ask(party.dan, 1)
    for who in (party.dan, party.eve, party.bob, party.cleo):
        assert reason(party.answer(who, 1, True, 403)) == "server-error-not-asked"
    assert reason(party.answer(party.ann, 0, True, 409)) == "server-error-no-request"
    assert Person(party.server.url).post(f"{party.path}/seats/1/answer", {"agree": True}, 403)
    assert reason(party.ask(party.eve, 1, 409)) == "server-error-one-request"


def test_one_no_is_a_no_and_is_not_asked_again_at_once(party: Party, clock: FakeClock) -> None:
    party.free(party.bob, 1)
    party.ask(party.dan, 1)
    assert party.answer(party.ann, 1, False)["request"] is None
    assert party.owner(1) is None and party.log() == ["free", "asks Dan", "refused Dan"]
    said = party.said()[-1]
    assert said["id"] == "server-log-seat-refused" and said["args"]["name"] == "Dan"
    assert reason(party.ask(party.dan, 1, 409)) == "server-error-asked-lately"
    assert reason(party.answer(party.ann, 1, True, 409)) == "server-error-no-request"
    party.eve.http.headers["x-forwarded-for"] = "198.51.100.9"
    party.ask(party.eve, 1)
    party.answer(party.eve, 1, False)  # who asks withdraws
    assert party.log()[-1] == "withdrawn Eve"
    clock.advance(601)
    party.ask(party.dan, 1)


def test_no_answer_within_a_minute_is_a_no(party: Party, clock: FakeClock) -> None:
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
    party.free(party.bob, 1, "person")  # who comes back is always let in, and nothing more is noted
    assert not party.table.meta.seats[1].away and party.log() == ["away club"]
    refused = party.bob.post(f"{party.path}/seats/1", {"kind": "bot"}, 409)
    assert refused["reason"] == {"id": "server-error-seat-limit", "args": {"most": MOST_NOTED}}
    party.free(party.ann, 1)  # as can the host
    assert reason(party.ask(party.dan, 1, 409)) == "server-error-seat-limit"
    assert party.sit(party.bob, 1)["seats"][1]["mine"] and party.log() == ["away club"]
    party.free(party.cleo, 2, "bot")
    assert party.log() == ["away club", "away club"]  # other seats have a log of their own


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
