"""A table alone: decisions about seats, hosts and nudges; and a race without a server, threads or processes."""

from __future__ import annotations

import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from paddock.core.record import read
from paddock.fair import prove
from paddock.games import of_record
from paddock.table.change import Note
from paddock.table.messages import Clock, Stage
from paddock.table.meta import Meta, Nudge, SeatMeta
from paddock.table.people import nudges, seat_requests, seats
from paddock.table.people.nudges import Delay, help_for
from paddock.table.people.seat_requests import open_request
from paddock.table.people.seats import Situation, answerers, refusal, taking
from paddock.table.times import Times

SEATS = (
    SeatMeta("person", "Ann", "ann"),
    SeatMeta("person", "Bob", "bob"),
    SeatMeta("open"),
    SeatMeta("bot", bot="club"),
)
META = Meta("id", "CODE", "game", {}, "ann", SEATS, "5e" * 32, 0.0)
TIMES = Times()


def situation(
    meta: Meta = META, stage: Stage = "racing", hides: bool = True, there: tuple[str, ...] = ("ann",)
) -> Situation:
    return Situation(meta, stage, hides, there)


def why(now: Situation, guest: str, at: int) -> str | None:
    reason = refusal(now, guest, at)
    return None if reason is None else reason.id


def test_a_free_seat_is_taken_at_once_in_the_lobby_and_asked_for_in_a_race_with_secrets() -> None:
    assert taking(situation(stage="lobby"), "dan", 2) == "now"
    assert taking(situation(hides=False), "dan", 2) == "now"
    assert taking(situation(), "dan", 2) == "ask"
    assert taking(situation(stage="over"), "dan", 2) is None
    assert [why(situation(), "dan", at) for at in (0, 3)] == ["server-error-taken"] * 2
    assert why(situation(), "bob", 2) == "server-error-seen-another"
    assert why(situation(replace(META, removed=("dan",))), "dan", 2) == "server-error-removed"


def test_a_former_owner_returns_unless_they_have_retired() -> None:
    gone = seats.vacate(META, "racing", 1, SEATS[1], "open", "club", "host")
    assert gone is not None and gone.meta is not None and gone.note == Note("free", 1, "host")
    assert gone.meta.seats[1] == SeatMeta("open", bot="club", former="bob", put_out=True)
    assert taking(situation(gone.meta), "bob", 1) == "now"
    retired = seats.retire(META, "racing", 1, "bob", "club")
    assert retired is not None and retired.meta is not None
    assert why(situation(retired.meta), "bob", 1) == "server-error-retired"
    assert (
        seats.retire(META, "lobby", 1, "bob", "club") is None and seats.retire(META, "racing", 1, "eve", "club") is None
    )


def test_nothing_changes_for_a_seat_that_has_changed_since() -> None:
    assert seats.vacate(META, "racing", 1, SEATS[0], "open", "club", "host") is None
    assert seats.move(META, "racing", 1, "eve", "dan") is None
    assert seats.sit(situation(), 2, "dan", "Dan") is None  # it has to be requested
    sat = seats.sit(situation(stage="lobby"), 2, "dan", "Dan")
    assert sat is not None and sat.meta is not None and sat.meta.seats[2] == SeatMeta("person", "Dan", "dan")


@pytest.mark.parametrize(("handed", "asked", "back"), [(False, False, True), (True, False, False), (True, True, True)])
def test_a_player_regains_control_unless_they_handed_it_over(handed: bool, asked: bool, back: bool) -> None:
    away = seats.away(META, "racing", 1, "club", "person" if handed else "clock")
    assert away is not None and away.meta is not None and away.meta.seats[1].handed is handed
    assert (seats.come_back(away.meta, "racing", 1, "bob", asked) is not None) is back
    assert seats.come_back(META, "racing", 1, "bob") is None


def test_a_table_goes_to_the_next_person_preferably_one_who_is_present() -> None:
    three = replace(META, seats=(*SEATS[:2], SeatMeta("person", "Cleo", "cleo")))
    host = partial(seats.next_host, three)

    def name(change: object) -> str | None:
        meta = getattr(change, "meta", None)
        return meta and meta.host

    assert name(host(("cleo",))) == "cleo" and name(host(())) == "bob" and name(host((), present=True)) is None
    assert name(host(("bob", "cleo"), at=2)) == "cleo"


def test_removing_a_guest_frees_their_seats_and_their_words() -> None:
    meta = replace(META, words=((0, "mine"), (1, "his")))
    change = seats.remove(meta, "lobby", 1)
    assert change is not None and change.meta is not None
    assert (change.meta.seats[1].kind, change.meta.words, change.meta.removed) == ("open", ((0, "mine"),), ("bob",))
    assert seats.remove(meta, "lobby", 0) is None and seats.remove(meta, "racing", 1) is None  # never the host


def test_the_host_answers_or_all_seated_players_if_the_host_has_left() -> None:
    assert answerers(situation()) == {"ann"}
    assert answerers(situation(there=("bob",))) == {"ann", "bob"}
    alone = replace(META, seats=(SeatMeta("open"), *SEATS[1:]))
    assert answerers(situation(alone)) == {"bob"}  # a host without a seat has left
    nobody = replace(META, seats=(SeatMeta("open"),) * 4)
    assert why(situation(nobody), "dan", 2) == "server-error-nobody-to-agree"


def test_a_request_is_allowed_refused_or_lapses() -> None:
    asked = seat_requests.ask(situation(), 2, "dan", "Dan", "203.0.113.9", 100.0)
    assert asked is not None and asked.meta is not None and "203.0.113" not in repr(asked.meta)
    now = situation(asked.meta)
    request = open_request(now)
    assert request is not None and seat_requests.ask(now, 2, "eve", "Eve", "", 101.0) is None  # one at a time
    allowed = seat_requests.allow(now, request)
    assert allowed is not None and allowed.meta is not None and allowed.meta.seats[2].guest == "dan"
    refused = seat_requests.end(now, request, "refused", TIMES, 110.0)
    assert refused is not None and refused.meta is not None and refused.meta.request is None
    wait = partial(seat_requests.must_wait, refused.meta, times=TIMES)
    assert wait("dan", "", uptime=110.0) == TIMES.ask_again == wait("other", "203.0.113.9", uptime=110.0)
    assert wait("eve", "", uptime=110.0) == 0.0 == wait("dan", "", uptime=110.0 + TIMES.ask_again)
    assert seat_requests.expire(now, TIMES, 100.0 + TIMES.answer - 1) is None
    late = seat_requests.expire(now, TIMES, 100.0 + TIMES.answer)
    assert late is not None and late.note is not None and late.note.text.startswith("refused Dan")
    over = seat_requests.expire(situation(asked.meta, "over"), TIMES, 101.0)
    assert over is not None and over.meta is not None and over.meta.request is None and over.note is None


def test_a_slow_player_is_nudged_then_a_bot_may_be_called() -> None:
    idle, nudge = 60.0, Nudge(1, 1000.0, "Ann", 7)
    slow = partial(help_for, META, "racing", idle=idle)
    assert slow(Delay(1, 59.0, True, None), uptime=0.0) is None
    assert slow(Delay(1, 60.0, True, None), uptime=0.0) == "nudge"
    assert slow(Delay(1, 60.0, False, None), uptime=0.0) is None  # absent: the absence timeout runs instead
    assert slow(Delay(1, 90.0, True, nudge), uptime=1059.0) == "nudged"
    assert slow(Delay(1, 120.0, True, nudge), uptime=1060.0) == "bot"
    timed = replace(META, clock=Clock(30, 60))
    assert help_for(timed, "racing", Delay(1, 90.0, True, None), idle, 0.0) is None
    nudged = nudges.with_nudge(META, nudge).meta
    assert nudged is not None and nudges.without_nudge(nudged, "racing", 1) is not None
    assert nudges.without_nudge(META, "racing", 1) is None


ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("game", ["downforce", "formula_d"])
def test_a_table_races_without_a_server(game: str) -> None:
    command = [sys.executable, "-m", "tests.table.alone", game]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    record = read(done.stdout)
    assert prove(of_record(record), record) > 0
