"""Live odds: worked out while a race runs, told to those who may see them, standing still while choices are sealed."""

from __future__ import annotations

from typing import Any

import pytest

from paddock import games
from paddock.bots.process import NoAnswer
from paddock.review.estimate import MILLION, Worth
from paddock.review.process import ValuedView, ValueProcess, ViewToValue
from paddock.review.values import valuer_of
from paddock.server.workers import odds as live
from paddock.server.workers.odds import LiveOdds
from paddock.table import odds as table_odds
from paddock.table.messages.odds import OddsPoint
from paddock.table.odds import TableOdds
from tests.server.running import Person, Running, Socket, asked, wait_until


@pytest.fixture
def wanted(monkeypatch: pytest.MonkeyPatch) -> list[TableOdds]:
    """Tables whose odds are wanted; they are worked out by hand."""
    found: list[TableOdds] = []
    monkeypatch.setattr(LiveOdds, "want", lambda self, odds: found.append(odds))
    return found


def points_of(socket: Socket) -> list[Any]:
    socket.say(type="ping", n=1)
    found: list[Any] = []
    while (said := socket.hear())["type"] != "pong":
        found += said["points"] if said["type"] == "odds" else []
    return found


def table_with(ann: Person, rule: str, people: int = 2) -> str:
    return str(ann.start(people=people, players=3, odds=rule)["id"])


def test_odds_follow_the_race_and_add_up(server: Running) -> None:
    valuer_of(games.make("downforce", {"players": 3}), "")  # compiled, if that was not done before
    ann = server.person("Ann")
    table = table_with(ann, "all", people=3)
    with ann.socket(table, 0) as socket:
        point = socket.next("odds")["points"][0]
        assert sum(point["wins"]) == MILLION and len(point["wins"]) == len(point["errors"]) == 3
        assert all(0 < error < MILLION // 20 for error in point["errors"])
        server.play_out(table, until=lambda at: at.race.version > 60 and asked(at) == "Playing")
        odds, version = server.table(table).odds, server.table(table).race.version
        wait_until(lambda: odds.points[-1].version == version)
        assert len(odds.points) < version, "moments are skipped, not queued"
    with server.person("Zoe").socket(table) as late:
        assert late.next("odds")["points"][-1]["version"] == version, "who comes later is told all of it"


@pytest.mark.parametrize(("rule", "told"), [("off", 0), ("spectators", 1), ("all", 2)])
def test_who_sees_them(server: Running, wanted: list[TableOdds], rule: str, told: int) -> None:
    ann, zoe = server.person("Ann"), server.person("Zoe")
    table = table_with(ann, rule)
    assert ann.get(f"/api/tables/{table}")["odds"] == rule
    with ann.socket(table, 0) as hers, ann.socket(table) as over_her_shoulder, zoe.socket(table) as outside:
        server.table(table).odds.points.append(OddsPoint(1, (MILLION, 0, 0), (0, 0, 0)))
        for seen, sees in ((hers, told > 1), (over_her_shoulder, told > 1), (outside, told > 0)):
            assert len(points_of(seen)) == sees
            assert points_of(seen) == [], "each moment is told once"
        assert bool(wanted) == (rule != "off")


def test_they_stand_still_while_choices_are_sealed(server: Running, wanted: list[TableOdds]) -> None:
    ann = server.person("Ann")
    table = server.table(table_with(ann, "all", people=3))
    odds, race = table.odds, table.race

    def seal(seat: int, which: int = 0) -> None:
        server.do(table.actions.act(table.game.legal(race.state, seat)[which], "person"))

    async def take(version: int, worth: Worth) -> None:
        odds.take(version, worth)

    with ann.socket(table.meta.id, 0):
        assert asked(table) == "Auction" and len(race.waits) == 3
        opened = odds.moment()
        assert opened is not None and opened[0] == race.version and odds.moment() is None
        wanted.clear()
        seal(1)
        seal(0)
        server.do(table.actions.take_back(1, None))
        seal(1, 1)
        assert odds.moment() is None and wanted == []
        seal(2)
        following = odds.moment()
        assert following is not None and following[0] == race.version and wanted != []
        assert following[2] != opened[2]
    server.do(take(7, Worth((0, MILLION, 0), (1, 2, 3), (), ())))
    assert odds.points[-1] == OddsPoint(7, (0, MILLION, 0), (1, 2, 3))


def test_without_a_compiled_kernel_there_are_none(
    server: Running, wanted: list[TableOdds], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_odds, "is_valued", lambda game: False)
    ann = server.person("Ann")
    table = server.table(table_with(ann, "all"))
    with ann.socket(table.meta.id, 0):
        assert wanted and table.odds.moment() is None


def test_a_rematch_keeps_the_rule(server: Running, wanted: list[TableOdds]) -> None:
    ann = server.person("Ann")
    table = table_with(ann, "spectators")
    ann.post(f"/api/tables/{table}/close")
    assert ann.post(f"/api/tables/{table}/rematch")["odds"] == "spectators"


def test_a_race_whose_odds_take_long_does_not_keep_others_waiting(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, asked_for = server.person("Ann"), list[bytes]()

    async def slow(_: ValueProcess, question: ViewToValue, limit: float) -> ValuedView:
        asked_for.append(question.header)
        if len(asked_for) == 2:
            raise NoAnswer("gave no answer", late=True)
        return ValuedView()

    monkeypatch.setattr(ValueProcess, "ask", slow)
    monkeypatch.setattr(ValueProcess, "knows", lambda *_: True)
    monkeypatch.setattr(live, "SLOW", -1.0)  # all are
    rests: list[float] = []
    monkeypatch.setattr(TableOdds, "rest", lambda _, seconds: rests.append(seconds))
    table = server.table(table_with(ann, "all", people=3))
    with ann.socket(table.meta.id, 0):
        wait_until(lambda: len(rests) == 1)
        server.play_out(table.meta.id, until=lambda at: len(asked_for) > 1)
        wait_until(lambda: table.odds.live is None)
        server.play_out(table.meta.id, until=lambda at: at.race.version > 60)
    assert len(asked_for) == 2


def test_a_table_that_rests_is_looked_at_again(server: Running, wanted: list[TableOdds]) -> None:
    ann = server.person("Ann")
    table = server.table(table_with(ann, "all", people=3))
    with ann.socket(table.meta.id, 0):

        async def rest() -> None:
            table.odds.rest(0.01)
            wanted.clear()
            table.odds.look()
            assert not wanted

        server.do(rest())
        wait_until(lambda: bool(wanted))
