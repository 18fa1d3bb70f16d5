"""The report for designers: notes of a race, totals, and the page."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import Any

import pytest
from msgspec.structs import replace

from paddock import games
from paddock.bots import random_bot
from paddock.downforce.rules.events import Blocked, CameHome, Drove, LotSold
from paddock.formula_d import FormulaD
from paddock.formula_d.report import FormulaDReporting
from paddock.formula_d.report.observer import Notes, RaceObserver, stretches
from paddock.formula_d.report.report import FormulaDReport
from paddock.formula_d.rules import events as road
from paddock.formula_d.rules.state import Place
from paddock.formula_d.rules.state import RaceResult as RoadResult
from paddock.report.spread import Spread, Summary, seat_places, share
from paddock.sim.batches import Spec, play_race, run_batch
from paddock.sim.faults import FaultCount
from paddock.sim.page import page
from paddock.sim.report import SimReport
from paddock.sim.tally import Tally
from paddock.track.load import load

DOWNFORCE = Spec("downforce", {"track": "river-station"}, ("random",) * 4, "7")
FORMULA_D = Spec("formula_d", {"track": "monaco", "cars": 5}, ("random",) * 5, "7")
SPECS = [DOWNFORCE, FORMULA_D]


def report_of(spec: Spec, races: int = 12) -> SimReport:
    tally = Tally(spec, games.make(spec.game, spec.options))
    for race in run_batch(spec, 1, races):
        tally.add(race)
    return tally.report()


def race_with_events(spec: Spec) -> tuple[Any, list[Any]]:
    """The first race, with all of its events."""
    happened: list[Any] = []
    play_race(
        games.make(spec.game, spec.options),
        [random_bot] * len(spec.bots),
        "7/1",
        watch=lambda state, events: happened.extend(events),
    )
    return run_batch(spec, 1, 1)[0], happened


def test_downforce_notes_are_what_happened() -> None:
    race, happened = race_with_events(DOWNFORCE)
    lots = [(event.car, event.power, event.price) for event in happened if isinstance(event, LotSold)]
    assert [(car.car, car.price) for car in race.result.cars if car.price] == sorted(
        ((car, price) for car, _, price in lots), key=lambda lot: [car.car for car in race.result.cars].index(lot[0])
    )
    assert [power for _, power, _ in race.notes.lots] == [power for _, power, _ in lots]
    lost = sum(event.left for event in happened if isinstance(event, Drove))
    lost += sum(event.steps for event in happened if isinstance(event, Blocked))
    assert sum(steps for _, steps in race.notes.jams.values()) == lost > 0
    assert race.notes.spaces == load("river-station").grid
    first = next((event.car for event in happened if isinstance(event, CameHome)), None)
    assert first == next((car.car for car in race.result.cars if car.place == 1), None)


def test_formula_d_notes_are_what_happened() -> None:
    race, happened = race_with_events(FORMULA_D)
    lost: dict[str, int] = {}
    for event in happened:
        if isinstance(event, road.Lost):
            lost[event.cause] = lost.get(event.cause, 0) + event.points
    noted: dict[str, int] = {}
    for (_, cause), points in race.notes.wear.items():
        noted[cause] = noted.get(cause, 0) + points
    assert noted == lost
    assert sum(race.notes.turns.values()) == sum(car.turns for car in race.result.classification)
    outs = [event for event in happened if isinstance(event, road.WentOut)]
    assert sum(race.notes.outs.values()) == len(outs)
    assert sum(race.notes.stops.values()) == len([event for event in happened if isinstance(event, road.Stopped)])
    assert race.notes.spaces == load("monaco").grid[:5]


@pytest.mark.parametrize("bot", ["random", "rookie"])
def test_every_turn_of_every_car_is_on_some_stretch(bot: str) -> None:
    """Including the turn of a car that goes out before moving."""
    spec = Spec("formula_d", {"track": "monaco", "cars": 4}, (bot,) * 4, "7")
    race: Any
    for race in run_batch(spec, 1, 8):
        assert sum(race.notes.turns.values()) == sum(car.turns for car in race.result.classification)


@pytest.mark.parametrize(
    ("space", "stops", "cause", "where"),
    [
        ("L115", 1, "corner", 7),  # it owes Bureau de Tabac nothing, and misses S de la Piscine
        ("L115", 0, "corner", 6),
        ("M69", 1, "overshooting", 4),  # Loews demands three stops
        ("M69", 1, "blocked", 4),
        ("L167", 0, "corner", 0),  # on the grid
    ],
)
def test_a_car_that_cannot_move_is_out_at_the_corner_that_it_misses(
    space: str, stops: int, cause: road.Cause, where: int
) -> None:
    track = load("monaco")
    corner = track.spaces[track.index[space]].corner
    observer = RaceObserver(FormulaD.make({"track": "monaco", "cars": 2}))
    observer.watch(None, (road.GridSet((0, 1), track.grid[:2]),))
    observer.watch(None, (road.Drove(0, ("L167", space)),))
    if corner is not None and stops:
        demanded = track.corners[corner].stops
        observer.watch(None, (road.Stopped(0, corner, "", stops, demanded),))
    observer.watch(None, (road.WentOut(0, cause),))
    assert observer.outs == {(where, cause): 1}
    assert observer.turns[where] == (2 if corner == where else 1)


def test_stretches_of_monaco() -> None:
    track = load("monaco")
    found = stretches(track)
    assert set(found) >= set(track.index)
    for space in track.spaces:
        if space.corner is not None:
            assert found[space.id] == space.corner
    names = [corner.name for corner in track.corners]
    first = min(track.spaces, key=lambda space: space.at)
    assert names[found[first.id]] == "Sainte Devote"  # the road to a corner belongs to it
    assert all(found[name] == len(names) for name in track.grid)  # after the last one comes the line


def test_downforce_report_adds_up() -> None:
    told = report_of(DOWNFORCE).data()
    report = told["report"]
    assert sum(power["raced"] for power in report["powers"].values()) == 12 * 4
    assert sum(power["wins"] for power in report["powers"].values()) == pytest.approx(12, abs=0.1)
    for part in (list(report["cars"].values()), report["grid"]):
        assert sum(start["wins"] for start in part) == sum(told["grid_wins"])
        assert all(sum(start["places"]) + start["stalled"] == 12 for start in part)
    prizes = sum(car["prize"] for car in report["cars"].values()) / 6
    assert report["pole"]["mean_prize"] == pytest.approx(prizes, abs=0.01)
    assert [bet["made"] for bet in report["bets"]] == [48] * 3
    assert all(0 <= bet["on_winner"] <= bet["paid"] <= 1 for bet in report["bets"])
    steps = [jam["steps"] for jam in report["jams"]["spaces"]]
    assert steps == sorted(steps, reverse=True)
    assert sum(steps) == pytest.approx(report["jams"]["steps"], abs=0.05)


def test_formula_d_report_adds_up() -> None:
    report = report_of(FORMULA_D).data()["report"]
    for corner in report["corners"]:
        assert sum(corner["wear_by"].values()) == pytest.approx(corner["wear"], abs=0.005)
        assert sum(corner["out_by"].values()) == corner["outs"]
    assert sum(corner["wear"] for corner in report["corners"]) == pytest.approx(sum(report["wear"].values()), abs=0.02)
    assert sum(corner["outs"] for corner in report["corners"]) == 60  # random drivers never finish
    assert [start["place"] for start in report["grid"]] == [1, 2, 3, 4, 5]
    assert sum(start["wins"] for start in report["grid"]) == 0  # so nobody wins


def test_fd_10_a_car_alone_starts_from_pole_without_a_roll() -> None:
    spec = Spec("formula_d", {"track": "monaco", "cars": 1}, ("club",), "7")
    grid = report_of(spec, 3).data()["report"]["grid"]
    assert [(start["place"], start["space"], start["places"]) for start in grid] == [(1, load("monaco").grid[0], (3,))]


def test_races_without_powers_auction_or_bets() -> None:
    spec = Spec("downforce", {"track": "river-station", "beginner": True}, ("random",) * 4, "7")
    report = report_of(spec, 4)
    details = report.data()["report"]
    assert not {"powers", "bets"} & set(details)
    assert details["grid"][0]["price"] is None
    assert "Powers" not in page(report, load("river-station"))


class Reader(HTMLParser):
    """Every tag is closed, and nothing is loaded from elsewhere."""

    EMPTY = frozenset({"meta"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        assert not {"src", "href", "xlink:href"} & {name for name, _ in attrs}
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.game)
def test_the_page_is_whole_and_stands_alone(spec: Spec) -> None:
    faults = [FaultCount("a:<b>", 2, 1, "ValueError: <i>", 0)]
    bots = ("<script>alert(1)</script>", *spec.bots[1:])
    text = page(replace(report_of(spec, 5), bots=bots, faults=faults), load(spec.options["track"]))
    reader = Reader()
    reader.feed(text)
    assert reader.open == []
    assert {"svg", "table", "polygon", "style"} <= reader.seen
    assert "script" not in reader.seen
    assert not re.search(r"https?://|@import|url\(", text)
    assert "prefers-color-scheme:dark" in text
    assert "a:&lt;b&gt; failed 2 times" in text
    colours = set(re.findall(r"var\((--[a-z0-9]+)\)", text))
    assert all(f"{colour}:" in text for colour in colours)


@pytest.mark.parametrize("name", ["river-station", "marina-bay"])
def test_the_worst_choke_points_are_numbered_on_a_small_circuit(name: str) -> None:
    text = page(report_of(Spec("downforce", {"track": name}, ("random",) * 4, "7"), 5), load(name))
    assert re.findall(r'<text class="rank"[^>]*>(\d)</text>', text) == list("12345678")


def test_proof_by_play() -> None:
    figures = {figure.name: figure for figure in report_of(DOWNFORCE).found.proof()}
    assert figures["cars that finish"].demanded == "70 to 92 %"
    starts = [figure for name, figure in figures.items() if name.startswith("wins from start")]
    assert sum(figure.found or 0 for figure in starts) == pytest.approx(1)
    assert all(figure.met == ((figure.found or 0) <= 0.30) for figure in starts)
    assert sum(name.startswith("the leader at line") for name in figures) == 3
    figures = {figure.name: figure for figure in report_of(FORMULA_D, 4).found.proof()}
    assert figures["cars that finish"].found == 0
    assert figures["cars that finish"].met is None
    assert figures["turns of a car that finishes"].found is None


def test_spread() -> None:
    spread = Spread()
    assert spread.summary() == Summary(None, None, None)
    for number in (3, -1, 4):
        spread.add(number)
    assert spread.summary() == Summary(2.0, -1, 4)
    assert share(1, 4) == 0.25
    assert share(1, 0) is None


@pytest.mark.parametrize(
    ("winners", "scores", "places"),
    [
        ((0,), (5, 3, 4), [1, 3, 2]),
        ((0, 2), (5, 3, 5), [1, 3, 1]),
        ((2,), (5, 3, 5), [2, 3, 1]),  # a tie that was decided
        ((1,), (3, 5, 3), [2, 1, 2]),
    ],
)
def test_seat_places(winners: tuple[int, ...], scores: tuple[int, ...], places: list[int]) -> None:
    assert seat_places(winners, scores) == places


def test_fd_28_races_that_nobody_finishes_count_no_win() -> None:
    spec = Spec("formula_d", {"cars": 2, "wear": 1}, ("random",) * 2, "7")
    tally = Tally(spec, games.make(spec.game, spec.options))
    races = run_batch(spec, 1, 8)
    for race in races:
        tally.add(race)
    won = sum(bool(race.result.won()) for race in races)
    report = tally.report()
    assert won < 8 and sum(report.wins) == won
    assert isinstance(report.found, FormulaDReport)
    assert sum(start.wins for start in report.found.details.grid) == won
    assert [sum(places) for places in report.places] == [8, 8]


def test_formula_d_figures() -> None:
    game = FormulaD.make({"cars": 4, "seats": 2})
    result = RoadResult(
        (1,),
        (1, 5),
        (
            Place(1, 1, 1, 1, 20, 3),
            Place(2, 3, 1, 1, 22, 1),
            Place(3, 0, 0, 1, 23, 2),
            Place(4, 2, 0, 0, 9, 0, "corner"),
        ),
    )
    reporting = FormulaDReporting(game)
    totals = reporting.totals()
    totals.add(result, Notes((0, 1, 2, 3), (), ("", "", "", ""), {}, {}, {}, {}, {}, {}))
    assert reporting.places(result) == [2, 1]
    found = totals.report().figures
    assert found.out == (0.5, 0.0)
    assert found.out_because == {"corner": 1}
    assert found.turns[1] == Summary(21.0, 20, 22)
    assert found.cars_home == 0.75
