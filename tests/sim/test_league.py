"""Rotating fields, fair pools, accurate ratings, resumable files."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path
from random import Random

import msgspec
import pytest

from paddock import games
from paddock.bots import random_bot
from paddock.formula_d import FormulaD
from paddock.formula_d.report.observer import RaceObserver
from paddock.report.spread import Spread, wilson
from paddock.sim import league
from paddock.sim.batches import play_race, race_seed
from paddock.sim.league import Row, Spec, field_of, line_up, luck_of
from paddock.sim.league_file import FORMAT, BadLeagueFile, Head, LeagueFile, seed_in
from paddock.sim.report import DecisionTimes, Times
from paddock.sim.standings import Orders, Standings

FIELD = Spec("downforce", {"players": 4}, ("a", "b", "b", "c"), 4, "7")
POOL = Spec("formula_d", {"cars": 5}, ("a", "b", "c"), 5, "7")
RACED = Spec("downforce", {"players": 3}, ("random", "rookie"), 3, "7")


def untimed(row: Row) -> Row:
    return msgspec.structs.replace(row, times={}, longest={})


def test_a_field_sits_everywhere_once_with_the_same_luck() -> None:
    for block in range(5):
        races = range(4 * block + 1, 4 * block + 5)
        fields = [field_of(FIELD, number) for number in races]
        assert all(sorted(field) == [0, 1, 1, 2] for field in fields)
        for seat in range(4):
            assert sorted(field[seat] for field in fields) == [0, 1, 1, 2]
        assert len({luck_of(FIELD, number) for number in races}) == 1
    assert len({luck_of(FIELD, number) for number in range(1, 41)}) == 10
    assert len({field_of(FIELD, number) for number in range(1, 41)}) > 4  # neighbours change too


def test_every_bot_starts_from_every_place() -> None:
    """Formula D: the dice for the grid are the same while the field rotates."""
    spec = Spec("formula_d", {"cars": 4}, tuple("abcd"), 4, "7")
    game = FormulaD.make({"cars": 4})
    observer = RaceObserver(game)
    places: dict[int, list[int]] = {name: [] for name in range(4)}
    for number in range(1, 5):
        observer.begin()
        seed = race_seed(spec.seed, number)
        play_race(game, [random_bot] * 4, seed, watch=observer.watch, luck=luck_of(spec, number))
        for seat, name in enumerate(field_of(spec, number)):
            places[name].append(observer.grid.index(seat))
    assert all(sorted(found) == [0, 1, 2, 3] for found in places.values())


def test_a_pool_is_drawn_from_fairly() -> None:
    drawn: Counter[int] = Counter()
    for block in range(6):
        names = Counter(line_up(POOL, block))
        assert sum(names.values()) == 5
        assert all(1 <= names[name] <= 3 for name in range(3))
        drawn += names
    assert len(set(drawn.values())) == 1


def test_more_bots_than_seats_are_a_pool_too() -> None:
    spec = Spec("downforce", {"players": 4}, tuple("abcdef"), 4, "7")
    drawn = Counter(name for block in range(6) for name in line_up(spec, block))
    assert set(drawn.values()) == {4}


def test_one_and_two_workers_give_the_same_rows() -> None:
    alone = [untimed(row) for row in league.run(RACED, 1, 9, workers=1)]
    together = [untimed(row) for row in league.run(RACED, 1, 9, workers=2)]
    assert alone == together
    assert [row.number for row in alone] == list(range(1, 10))
    assert [untimed(row) for row in league.run_batch(RACED, 4, 2)] == alone[3:5]
    assert alone[0].times == {}


def test_times_are_noted() -> None:
    """CPU time of built-in bots here, of others in their process."""
    spec = msgspec.structs.replace(RACED, bots=("random", "rookie", "tests.sim.badbots:Plain"))
    (row,) = league.run_batch(spec, 1, 1)
    assert set(row.times) == set(row.longest) == {1, 2}
    for name in (1, 2):
        assert sum(row.times[name].values()) > 20
        assert 0 < row.longest[name] < 10


def test_standings_add_up() -> None:
    spec = msgspec.structs.replace(RACED, bots=("random", "tests.sim.badbots:Plain"))
    standings = Standings(spec, games.make(spec.game, spec.options))
    for row in league.run_batch(spec, 1, 24):
        standings.add(row)
    told = standings.report().data()
    assert sum(bot["wins"] for bot in told["bots"]) == pytest.approx(24, abs=0.001)
    assert sum(bot["races"] for bot in told["bots"]) == 24 * 3
    for bot in told["bots"]:
        assert bot["races"] == 36
        assert bot["low"] < bot["win_share"] < bot["high"]
        assert bot["win_share"] == pytest.approx(bot["wins"] / bot["races"], abs=1e-4)
        assert sum(bot["places"]) == 36
        assert bot["winnings"]["low"] < bot["winnings"]["mean"] < bot["winnings"]["high"]
    assert told["pool"] is True
    assert told["faults"] == []


def test_wilson() -> None:
    assert wilson(45, 100) == pytest.approx((0.3561, 0.5476), abs=2e-4)  # Newcombe (1998), method 3
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=2e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1), abs=2e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_interval_of_a_mean() -> None:
    spread = Spread()
    assert spread.interval() is None
    for number in range(1, 101):
        spread.add(number)
    low, high = spread.interval() or (0, 0)
    assert (low + high) / 2 == pytest.approx(50.5)
    assert high - low == pytest.approx(2 * 1.96 * 29.011 / 10, abs=0.01)


def test_ratings_find_the_strengths_that_made_the_orders() -> None:
    strengths = [4.0, 2.0, 1.0]
    orders, rng = Orders(3), Random(5)
    for _ in range(6000):
        field = [0, 1, 2, 2, 1]
        left, places = list(range(5)), [0] * 5
        for place in range(1, 6):
            (seat,) = rng.choices(left, [strengths[field[seat]] for seat in left])
            places[seat] = place
            left.remove(seat)
        orders.add(field, places)
    found = orders.strengths()
    assert found[0] / found[2] == pytest.approx(4, rel=0.06)
    assert found[1] / found[2] == pytest.approx(2, rel=0.06)
    ratings = orders.ratings()
    assert sum(ratings) == pytest.approx(4500, abs=2)
    assert ratings[0] - ratings[2] == pytest.approx(241, abs=12)  # 400 · log10(4)


def test_ratings_stay_finite_and_know_ties() -> None:
    orders = Orders(2)
    for _ in range(100):
        orders.add([0, 1], [1, 2])
    best, worst = orders.ratings()
    assert 200 < best - worst < 2500
    level = Orders(2)
    level.add([0, 1, 0, 1], [1, 1, 3, 3])
    assert level.ratings() == [1500, 1500]
    assert Orders(1).ratings() == [1500]


def test_decision_times() -> None:
    taken, other = DecisionTimes(), DecisionTimes()
    assert taken.times() == Times(0, None, None, None)
    for number in range(1, 101):
        (taken if number % 2 else other).add(number / 1000)
    taken.join(DecisionTimes(other.counts, other.longest))
    times = taken.times()
    assert times.decisions == 100
    assert times.median_ms == pytest.approx(50, rel=0.02)
    assert times.p99_ms == pytest.approx(99, rel=0.02)
    assert times.max_ms == 100


@pytest.fixture
def head() -> Head:
    game = games.make("downforce", {"players": 3})
    return Head(FORMAT, RACED, game.rules, game.header())


def test_a_league_file_goes_on_where_it_stopped(tmp_path: Path, head: Head) -> None:
    path = tmp_path / "league.jsonl"
    rows = league.run_batch(RACED, 1, 5)
    assert seed_in(path) is None
    with LeagueFile(path, head) as kept:
        assert kept.done == []
        for row in rows[:3]:
            kept.add(row)
    assert seed_in(path) == "7"
    with path.open("ab") as file:
        file.write(msgspec.json.encode(rows[3])[:-9])  # the machine stopped in the middle of a line
    with LeagueFile(path, head) as kept:
        assert kept.done == rows[:3]
        for row in rows[3:]:
            kept.add(row)
    with LeagueFile(path, head) as kept:
        assert kept.done == rows


def test_other_settings_other_file(tmp_path: Path, head: Head) -> None:
    path = tmp_path / "league.jsonl"
    LeagueFile(path, head).file.close()
    other = msgspec.structs.replace(head, spec=msgspec.structs.replace(RACED, seed="8", seats=4))
    with pytest.raises(BadLeagueFile, match=r"other settings \(seats, seed\): choose another file"):
        LeagueFile(path, other)
    with pytest.raises(BadLeagueFile, match="track or deck"):
        LeagueFile(path, msgspec.structs.replace(head, header={}))


@pytest.mark.parametrize("text", ["my letters\n", "my letters", '{"format":"other"}\n', "\n"])
def test_a_file_of_another_program_is_left_alone(tmp_path: Path, head: Head, text: str) -> None:
    path = tmp_path / "mine.txt"
    path.write_text(text)
    with pytest.raises(BadLeagueFile, match="is no league file"):
        LeagueFile(path, head)
    assert path.read_text() == text


@pytest.mark.parametrize(
    "damage",
    [
        {"number": 3},
        {"field": (1, 1, 1)},
        {"field": (7, 0, 1)},
        {"winners": (3,)},
        {"places": (1, 2)},
        {"places": (1, 2, 4)},
        {"scores": ()},
        {"figures": ()},
        {"times": {0: {1: 1}}, "longest": {}},
        {"times": {7: {1: 1}}, "longest": {7: 1.0}},
    ],
    ids=str,
)
def test_a_row_that_does_not_fit_is_reported(tmp_path: Path, head: Head, damage: dict[str, object]) -> None:
    path = tmp_path / "league.jsonl"
    rows = league.run_batch(RACED, 1, 2)
    with LeagueFile(path, head) as kept:
        kept.add(rows[0])
        kept.add(msgspec.structs.replace(rows[1], **damage))
    before = path.read_bytes()
    with pytest.raises(BadLeagueFile, match="line 3: this is not race 2"):
        LeagueFile(path, head)
    assert path.read_bytes() == before


@pytest.mark.parametrize(("line", "told"), [(0, "is no league file"), (2, "line 3: this is not race 2")])
def test_undecodable_bytes(tmp_path: Path, head: Head, line: int, told: str) -> None:
    path = tmp_path / "league.jsonl"
    with LeagueFile(path, head) as kept:
        for row in league.run_batch(RACED, 1, 2):
            kept.add(row)
    lines = path.read_bytes().splitlines()
    lines[line] = lines[line][:20] + b"\xff" + lines[line][20:]
    path.write_bytes(b"\n".join(lines) + b"\n")
    with pytest.raises(BadLeagueFile, match=told):
        LeagueFile(path, head)


def test_two_leagues_do_not_write_one_file(tmp_path: Path, head: Head) -> None:
    pytest.importorskip("fcntl")
    path = tmp_path / "league.jsonl"
    row = league.run_batch(RACED, 1, 1)[0]
    with LeagueFile(path, head) as kept:
        with pytest.raises(BadLeagueFile, match="another league is writing"):
            LeagueFile(path, head)
        kept.add(row)
    with LeagueFile(path, head) as kept:
        assert kept.done == [row]


def test_a_device_is_no_league_file(head: Head) -> None:
    with pytest.raises(BadLeagueFile, match="not an ordinary file"):
        LeagueFile(Path(os.devnull), head)


def test_a_row_that_is_missing_is_reported(tmp_path: Path, head: Head) -> None:
    path = tmp_path / "league.jsonl"
    with LeagueFile(path, head) as kept:
        kept.add(league.run_batch(RACED, 2, 1)[0])
    with pytest.raises(BadLeagueFile, match="line 2: this is not race 1"):
        LeagueFile(path, head)
