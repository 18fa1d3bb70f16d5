"""Stories of whole races: they match the races, and have texts in every language."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest
from msgspec.structs import replace

from paddock import games
from paddock.core import record as records
from paddock.core.game import AnyGame, Event, Over
from paddock.core.play import read_move
from paddock.downforce.rules.deck import COLOURS
from paddock.downforce.rules.events import CardPlayed, LineCrossed, LotSold
from paddock.downforce.rules.events import Drove as DownforceDrove
from paddock.downforce.rules.state import RaceResult as DownforceResult
from paddock.formula_d.rules.events import (
    CameHome,
    Drove,
    MotorRolled,
    Overshot,
    Pitted,
    RoundBegun,
    StartRolled,
    WentOut,
)
from paddock.formula_d.rules.state import Gone
from paddock.formula_d.rules.state import RaceResult as FormulaDResult
from paddock.formula_d.rules.state import State as FormulaDState
from paddock.parts.story import BarChart, CurveChart, Story
from paddock.words import LANGUAGES, Words, names_thing
from tests.golden import GOLDEN, golden_text

RACES = sorted(path.stem for path in GOLDEN.glob("*.race"))
DOWNFORCE = [name for name in RACES if name.startswith("downforce")]
FORMULA_D = [name for name in RACES if name.startswith("formula-d")]


class Told:
    """A race with its story."""

    def __init__(self, name: str) -> None:
        record = records.read(golden_text(name))
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


@pytest.mark.parametrize("name", RACES)
def test_three_to_five_moments_are_worth_telling(name: str) -> None:
    race = told(name)
    best = race.story.highlights
    assert 3 <= len(best) <= 5
    assert [highlight.at for highlight in best] == sorted([highlight.at for highlight in best])
    assert all(0 < highlight.at <= race.end for highlight in best)
    for_good = [highlight.car for highlight in best if highlight.say.id.endswith("-for-good")]
    assert all(race.story.turns[-1].places[car or 0] == 1 for car in for_good)


def test_the_story_of_downforce_is_what_happened() -> None:
    race = told("downforce-5")
    assert isinstance(race.result, DownforceResult)
    found = {highlight.say.id: highlight for highlight in race.story.highlights}
    sold = [(at, event) for at, event in race.events if isinstance(event, LotSold)]
    dearest = found["downforce-story-dearest"]
    assert max(event.price for _, event in sold) == next(event.price for at, event in sold if at == dearest.at)
    words = Words("en", ("Ann", "Bo", "Cy", "Di", "Ed"))
    assert words.say(found["downforce-story-best-bet"].say) == "Best bet: Cy backs orange, then 5th, and collects $9M."
    assert max(bet.payout for sheet in race.result.sheets for bet in sheet.bets) == 9
    overtake = found["downforce-story-overtake"]
    assert any(isinstance(event, DownforceDrove) for at, event in race.events if at == overtake.at)


def test_bad_rolls_leads_and_narrow_finishes_are_highlights() -> None:
    game = told("formula-d-4").game
    part, state = game.story(), game.start()
    assert part is not None and isinstance(state, FormulaDState)
    teller = part.teller()
    cars = tuple([replace(car, space=number) for number, car in enumerate(state.cars)])
    racing = replace(state, cars=cars, story=replace(state.story, grid=(0, 1, 2, 3)))
    weary = replace(racing, cars=(replace(racing.cars[0], wp=1), *racing.cars[1:]))
    teller.watch(3, racing, (StartRolled(1, 1, "stalled"),))
    teller.watch(4, racing, (MotorRolled(2, 3), WentOut(2, "motor")))
    teller.watch(5, racing, (Overshot(3, 0, "Bend", 2),))
    teller.watch(6, weary, (CameHome(0, 1),))
    words = Words("en", ("Ann", "Bo", "Cy", "Di"))
    assert [words.say(highlight.say) for highlight in teller.story(9, weary).highlights] == [
        "Unluckiest roll: a 3 on the black die, and Cy is out.",
        "Cy retires: the engine gives out.",
        "Bravest corner: Di overshoots Bend by 2 spaces and stays in the race.",
        "Narrowest escape: Ann finishes with 1 wear point left.",
        "Ann wins the race.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["downforce-4", "formula-d-pits"])
def test_every_story_has_texts(name: str, language: str) -> None:
    race = told(name)
    words = Words(language, race.names)
    assert all(words.say(mark.say) for mark in race.story.landmarks)
    assert all(words.say(car.name) for car in race.story.cars)
    assert all(words.say(highlight.say) for highlight in race.story.highlights)
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


def test_the_races_contain_the_tested_events() -> None:
    kinds = {mark.kind for name in RACES for mark in told(name).story.landmarks}
    assert kinds == {"lead", "line", "bet", "crash", "home"}


@pytest.mark.parametrize("name", RACES)
def test_a_moment_has_a_caption_that_names_no_card_and_no_space(name: str) -> None:
    race = told(name)
    part = race.game.story()
    assert part is not None and part.caption(()) is None
    moves: dict[int, list[Event]] = {}
    for at, event in race.events:
        moves.setdefault(at, []).append(event)
    captions = {at: part.caption(tuple(events)) for at, events in moves.items()}
    assert not any(names_thing(caption) for caption in captions.values() if caption is not None)
    last = captions[race.end]
    assert last is not None and last.id.endswith("race-over")
    for kind in (Drove, DownforceDrove, CardPlayed):
        assert all(captions[at] is not None for at in race.moments(kind))
    for language in LANGUAGES:
        words = Words(language, race.names)
        assert all(words.say(caption) for caption in captions.values() if caption is not None)


def test_after_a_race_of_formula_d_finishers_stand_on_the_grid() -> None:
    game = told("formula-d-4").game
    part, state = game.story(), game.start()
    assert part is not None and isinstance(state, FormulaDState)
    story = replace(state.story, grid=(0, 1, 2, 3), home=(2, 0), gone=(Gone(3, "motor"),))
    one_drives = (*state.cars[:1], replace(state.cars[1], space=5), *state.cars[2:])
    driving = replace(state, cars=one_drives, story=story)
    assert [car.space for car in part.cars(game.view(driving, None))].count(None) == 3
    over = replace(state, story=replace(story, gone=(*story.gone, Gone(1, "corner"))))
    standing = part.cars(game.view(over, None))
    assert game.track is not None
    assert [(car.mark, car.space, car.out) for car in standing] == [
        ("3", game.track.grid[0], False), ("1", game.track.grid[1], False), ("2", None, True), ("4", None, True),
    ]  # fmt: skip


def test_a_stop_in_the_pits_is_a_landmark() -> None:
    game = told("formula-d-pits").game
    part, state = game.story(), game.start()
    assert part is not None
    teller = part.teller()
    teller.watch(7, state, (Pitted(1, 3),))
    (mark,) = teller.story(9, state).landmarks
    assert (mark.at, mark.kind, mark.car) == (7, "stop", 1)
