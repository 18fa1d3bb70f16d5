"""Formula D bots: legal in every variant, fair, fast, and each level stronger than the one below."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random

import pytest
from msgspec.structs import replace

from paddock.bots import make_bot
from paddock.bots.compiling import compile_now
from paddock.core.game import Decide
from paddock.core.luck import stream
from paddock.formula_d import FormulaD
from paddock.formula_d.bots.pro import Pro
from paddock.formula_d.kernel.kernel import FormulaDKernel
from paddock.formula_d.rules.gears import DICE
from paddock.formula_d.rules.state import Car, ChoosingGear, Driving, State, Story
from paddock.games import make
from paddock.sim.batches import play_race
from tests.bots.test_downforce_bots import timed
from tests.formula_d.board.tracks import OVAL
from tests.formula_d.kernel.lockstep import BEST_RUN, some_moment
from tests.formula_d.kernel.test_values import MONACO
from tests.formula_d.table import driving, game_on


def quick(name: str) -> str:
    return "pro:2ms" if name == "pro" else name


@pytest.fixture(scope="module", autouse=True)
def built() -> None:
    """Compile the kernel with which pro searches."""
    compile_now(make("formula_d", {}))


@pytest.mark.slow
def test_compiled_and_uncompiled_decide_alike() -> None:
    """For the same amount of search."""
    game = game_on(OVAL, cars=4, wear=6)
    drivers = [Pro(game, FormulaDKernel(game.setup, run)) for run in ("plain", BEST_RUN)]
    asked = 0
    for number in range(12):
        state = some_moment(game, Random(number), 8)
        if isinstance(turn := game.turn(state), Decide):
            view, legal = game.view(state, turn.seats[0]), game.legal(state, turn.seats[0])
            decided = []
            for driver in drivers:
                driver.work = 1
                decided.append(driver.choose(view, legal, Random(number), 12))
            assert decided[0] == decided[1]
            asked += 1
    assert asked > 3


@pytest.mark.parametrize("level", ["club", "pro"])
def test_club_finishes_when_it_can(level: str) -> None:
    """FD-28: an end before the line is never worth more, however well its gear suits the road behind it."""
    game = FormulaD.make({"cars": 2, "track": "monaco"})
    bot, names = make_bot(quick(level), game), game.setup.circuit.names
    spaces = [name for name in names if name[1:].isdigit() and 155 <= int(name[1:]) <= 168]
    asked = 0
    for gear, space in product((3, 4, 5), spaces):
        cars = (space, {"gear": gear, "wp": 3}), ("R140", {"gear": 4})
        state = driving(game, max(DICE[gear]), *cars)
        legal = game.legal(state, 0)
        if str(legal[0]) == "0 drive finish" and len(legal) > 1:
            asked += 1
            assert str(bot(game.view(state, 0), legal, stream(space, "bot"))) == "0 drive finish", (gear, space)
    assert asked > 10


@pytest.mark.slow
@pytest.mark.parametrize(("level", "most"), [("rookie", 0.02), ("club", 0.02), ("pro", 0.3)])
def test_a_decision_is_fast(level: str, most: float) -> None:
    game = FormulaD.make({"cars": 6})
    times: list[float] = []
    play_race(game, [timed(make_bot(level, game), times), *[make_bot("rookie", game)] * 5], "times")
    assert sorted(times)[len(times) * 99 // 100] < most
    assert max(times) < 2


def alone(level: str, races: int) -> tuple[float, float]:
    """Mean turns of finished solo races from pole, and their share."""
    game = FormulaD.make({"cars": 1})
    bot = make_bot(level, game)
    turns = []
    for number in range(races):
        state, _, _ = play_race(game, [bot], f"alone/{number}")
        turns += [state.cars[0].turns] * (not state.story.gone)
    return sum(turns) / max(1, len(turns)), len(turns) / races


@pytest.mark.slow
def test_alone_on_monaco() -> None:
    turns, home = alone("club", 40)
    assert turns < 24
    assert home >= 0.95
    turns, home = alone("pro", 60)
    assert abs(turns - MONACO[0]) < 0.5
    assert home == 1
    turns, home = alone("rookie", 40)
    assert turns < 29
    assert home >= 0.7


@pytest.mark.slow
def test_alone_on_monaco_very_often() -> None:
    turns, home = alone("club", 2000)
    assert turns <= 24
    assert home >= 0.97
    turns, home = alone("pro", 5000)
    assert turns <= MONACO[0] + 0.2
    assert home >= 0.995


def duel(one: str, five: str, races: int, seed: str) -> float:
    """Share of wins of one bot against five of another on Monaco, in all seats."""
    game = FormulaD.make({"cars": 6})
    hero, rival = make_bot(one, game), make_bot(five, game)
    wins = 0
    for number in range(races):
        seat = number % 6
        state, _, _ = play_race(game, [hero if at == seat else rival for at in range(6)], f"{seed}/{number}")
        wins += bool(state.story.home) and state.story.home[0] == seat
    return wins / races


@pytest.mark.slow
@pytest.mark.parametrize(("one", "five"), [("rookie", "random"), ("club", "rookie"), ("pro:10ms", "club")])
def test_each_level_beats_the_one_below(one: str, five: str) -> None:
    assert duel(one, five, 24, "levels") >= 0.4


@pytest.mark.slow
@pytest.mark.parametrize(("one", "five"), [("club", "rookie"), ("pro:50ms", "club")])
def test_each_level_beats_the_one_below_in_many_races(one: str, five: str) -> None:
    assert duel(one, five, 300, "many") >= 0.3


def placed(game: FormulaD, cars: Sequence[tuple[str, int, int]], ask: ChoosingGear | Driving) -> State:
    """Cars in the last lap, each on a space with a gear and wear points; the first one is asked, the rest moved."""
    number = game.setup.circuit.number
    return State(9, (), tuple(Car(number[at], gear, wp, 0, 1, 8, 0, 0) for at, gear, wp in cars), ask)


def answer(game: FormulaD, state: State, level: str = "pro") -> str:
    return str(make_bot(level, game)(game.view(state, 0), game.legal(state, 0), stream("answer", level)))


def test_pro_finishes_if_it_can() -> None:
    game = FormulaD.make({"cars": 2})
    state = placed(game, [("M160", 4, 3), ("L160", 4, 18)], Driving(0, 9))
    assert answer(game, state) == "0 drive finish"


def test_pro_keeps_away_from_cars_when_wear_points_are_short() -> None:
    """With two points left and a free lane, a space next to a car is not worth the roll."""
    game = FormulaD.make({"cars": 2})
    ends = {}
    for rival in ("L1", "M142"):
        state = placed(game, [("M136", 3, 2), (rival, 3, 18)], Driving(0, 5))
        ends[rival] = answer(game, state).split()[-1]
    number = game.setup.circuit.number
    assert number["M142"] not in game.setup.circuit.close[number[ends["M142"]]]


def test_pro_sees_that_the_road_is_blocked() -> None:
    """With cars across the road ahead, pro avoids a gear that would have to brake for them."""
    game = FormulaD.make({"cars": 4})
    wall = [("L8", 1, 18), ("M8", 1, 18), ("R8", 1, 18)]
    state = placed(game, [("M2", 4, 4), *wall], ChoosingGear(0))
    free = replace(
        state, cars=(state.cars[0], *(replace(car, space=-1) for car in state.cars[1:])), story=Story(home=(1, 2, 3))
    )
    assert int(answer(game, state).split()[-1]) < int(answer(game, free).split()[-1])
