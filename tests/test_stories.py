"""Stories of whole races: what is told of them agrees with how they went, and can be said in every language."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from paddock import games
from paddock.core import record as records
from paddock.core.game import AnyGame, Event, Over
from paddock.core.play import read_move
from paddock.downforce.rules.deck import COLOURS
from paddock.downforce.rules.events import CardPlayed, LineCrossed
from paddock.downforce.rules.state import RaceResult as DownforceResult
from paddock.formula_d.rules.events import Drove, Pitted, RoundBegun, WentOut
from paddock.formula_d.rules.state import RaceResult as FormulaDResult
from paddock.parts.story import BarChart, CurveChart, Story
from paddock.words import LANGUAGES, Words

GOLDEN = Path(__file__).parent / "golden"
RACES = sorted(path.stem for path in GOLDEN.glob("*.race"))
DOWNFORCE = [name for name in RACES if name.startswith("downforce")]
FORMULA_D = [name for name in RACES if name.startswith("formula-d")]


class Told:
    """A race that was raced once, with its story."""

    def __init__(self, name: str) -> None:
        record = records.read((GOLDEN / f"{name}.race").read_text(encoding="utf-8"))
        self.game: AnyGame = games.of_record(record)
        self.names = record.names
        self.events: list[tuple[int, Event]] = []
        part = self.game.story()
        assert part is not None
        teller = part.teller()
        state, self.end = self.game.start(), len(record.moves)
        for at, text in enumerate(record.moves, 1):
            state, events = self.game.apply(state, read_move(self.game, text))
            teller.watch(at, state, events)
            self.events += [(at, event) for event in events]
        turn = self.game.turn(state)
        assert isinstance(turn, Over)
        self.result = turn.result
        self.story: Story = teller.story(self.end, state)

    def moments(self, kind: type[Event]) -> list[int]:
        return [at for at, event in self.events if isinstance(event, kind)]

    def marked(self, kind: str) -> list[int]:
        return [mark.at for mark in self.story.landmarks if mark.kind == kind]


@cache
def told(name: str) -> Told:
    return Told(name)


@pytest.mark.parametrize("name", RACES)
def test_places_are_those_of_the_cars_that_race(name: str) -> None:
    story, end = told(name).story, told(name).end
    assert story.turns[-1].at == end
    begun = [turn.at for turn in story.turns[:-1]]
    assert begun == sorted(set(begun)) and begun[-1] <= end
    for turn in story.turns:
        racing = sorted([place for place in turn.places if place])
        assert len(turn.places) == len(story.cars) and racing == list(range(1, len(racing) + 1))
    assert [mark.at for mark in story.landmarks] == sorted([mark.at for mark in story.landmarks])
    assert all(0 < mark.at <= end for mark in story.landmarks)


@pytest.mark.parametrize("name", RACES)
def test_the_lead_goes_to_another_car_each_time(name: str) -> None:
    story = told(name).story
    leaders = [mark.car for mark in story.landmarks if mark.kind == "lead"]
    assert all(one != other for one, other in pairwise(leaders))
    if leaders:
        assert leaders[0] != story.turns[0].places.index(1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["downforce-4", "formula-d-pits"])
def test_everything_can_be_said(name: str, language: str) -> None:
    race = told(name)
    words = Words(language, race.names)
    assert all(words.say(mark.say) for mark in race.story.landmarks)
    assert all(words.say(car.name) for car in race.story.cars)
    assert all(words.say(chart.title) for chart in race.story.charts)


@pytest.mark.parametrize("name", DOWNFORCE)
def test_a_turn_of_downforce_is_a_card_and_its_end_is_the_finish(name: str) -> None:
    race = told(name)
    assert [turn.at for turn in race.story.turns[:-1]] == race.moments(CardPlayed)
    assert isinstance(race.result, DownforceResult)
    ends = {COLOURS.index(car.car): car.place for car in race.result.cars if car.place}
    assert {car: race.story.turns[-1].places[car] for car in ends} == ends
    assert race.marked("line") == race.moments(LineCrossed)


@pytest.mark.parametrize("name", DOWNFORCE)
def test_money_adds_up_to_the_winnings(name: str) -> None:
    race = told(name)
    assert isinstance(race.result, DownforceResult)
    charts = [chart for chart in race.story.charts if isinstance(chart, BarChart)]
    assert len(charts) == (race.result.decided_by == "winnings")
    for chart in charts:
        assert [sum(bar.amounts) for bar in chart.bars] == list(race.result.scores)


def test_bets_stand_at_their_lines() -> None:
    race = told("downforce-4")
    assert isinstance(race.result, DownforceResult)
    words = Words("en", ("Ann", "Bo", "Cy", "Di"))
    said = [words.say(mark.say) for mark in race.story.landmarks if mark.kind == "bet"]
    assert said[-1] == "Cy and Di: bet 3 on red."
    for number, at in enumerate(race.marked("line")):
        cars = {mark.car for mark in race.story.landmarks if mark.kind == "bet" and mark.at == at}
        assert cars == {COLOURS.index(sheet.bets[number].car) for sheet in race.result.sheets}


@pytest.mark.parametrize("name", FORMULA_D)
def test_a_turn_of_formula_d_is_a_round_and_cars_that_are_out_have_no_place(name: str) -> None:
    race = told(name)
    assert isinstance(race.result, FormulaDResult)
    assert [turn.at for turn in race.story.turns[:-1]] == race.moments(RoundBegun)
    ends = {place.car: 0 if place.out else place.place for place in race.result.classification}
    assert dict(enumerate(race.story.turns[-1].places)) == ends
    assert race.marked("crash") == race.moments(WentOut)
    assert race.marked("stop") == race.moments(Pitted)
    assert set(race.marked("lead")) <= {*race.moments(Drove), *race.moments(WentOut), *race.moments(RoundBegun)}


@pytest.mark.parametrize("name", FORMULA_D)
def test_wear_ends_as_in_the_classification(name: str) -> None:
    race = told(name)
    assert isinstance(race.result, FormulaDResult)
    (chart,) = race.story.charts
    assert isinstance(chart, CurveChart)
    left = {place.car: place.wp for place in race.result.classification}
    assert {curve.car: curve.points[-1][1] for curve in chart.curves} == left


def test_the_races_have_what_is_looked_for() -> None:
    kinds = {mark.kind for name in RACES for mark in told(name).story.landmarks}
    assert kinds == {"lead", "line", "bet", "crash", "home"}


def test_a_stop_in_the_pits_is_a_landmark() -> None:
    game = told("formula-d-pits").game
    part, state = game.story(), game.start()
    assert part is not None
    teller = part.teller()
    teller.watch(7, state, (Pitted(1, 3),))
    (mark,) = teller.story(9, state).landmarks
    assert (mark.at, mark.kind, mark.car) == (7, "stop", 1)
