"""Convert a race by the rules to a row, and back: states, answers, results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from paddock.formula_d.kernel import layout as k
from paddock.formula_d.kernel.tables import put
from paddock.formula_d.rules.actions import Action, Drive, Gear, Hold, Nitro
from paddock.formula_d.rules.classification import points_of
from paddock.formula_d.rules.events import Cause
from paddock.formula_d.rules.gears import FASTEST_OUT_OF_BOX, TOP
from paddock.formula_d.rules.setup import Setup
from paddock.formula_d.rules.state import (
    ChoosingGear,
    Colliding,
    Driving,
    Finished,
    Grid,
    InDanger,
    InTrouble,
    OfferingNitro,
    Place,
    RaceResult,
    Rolling,
    Starting,
    State,
    Straining,
)
from paddock.kernel.rows import Array, zeros

CAUSES: tuple[Cause, ...] = (
    *("gear", "braking", "overshooting", "blocked", "corner"),
    *("collision", "motor", "trouble", "danger"),
)
"""Causes by the numbers BY_GEAR to BY_DANGER of the layout."""

assert set(CAUSES) == set(get_args(Cause))

QUESTIONS = {
    ChoosingGear: k.GEAR,
    OfferingNitro: k.NITRO,
    Driving: k.DRIVE,
    Rolling: k.ROLL,
    Starting: k.START,
    Colliding: k.COLLIDE,
    InDanger: k.DANGER,
    InTrouble: k.TROUBLE,
    Straining: k.MOTOR,
    Grid: k.GRID,
    Finished: k.OVER,
}


def row_of(setup: Setup, state: State) -> Array:
    """Convert a state to a row; the ends of a move are searched for later."""
    s = zeros(k.RACE_SIZE)
    ask, story, order = state.ask, state.story, state.order
    s[k.ASK] = QUESTIONS[type(ask)]
    s[k.ROUND], s[k.ORDERED], s[k.ENDS], s[k.ENDS_AT] = state.round, len(order), k.UNKNOWN, -1
    s[k.HOMES], s[k.OUTS], s[k.SPEEDS], s[k.JUDGED] = (
        *(len(story.home), len(story.gone)),
        *(len(story.speeds), story.judged),
    )
    put(s, k.ORDER, list(order))
    put(s, k.HOME, list(story.home))
    put(s, k.OUT, [gone.car | CAUSES.index(gone.cause) << 4 for gone in story.gone])
    put(s, k.SPEED, [noted.speed // 10 | noted.car << 5 | noted.passing << 9 for noted in story.speeds])
    for place, number in enumerate(story.grid):
        s[k.PLACE + number] = place
    for number, car in enumerate(state.cars):
        s[k.SPACE + number], s[k.GEARS + number], s[k.WEAR + number] = car.space, car.gear, car.wp
        s[k.WHERE + number] = setup.circuit.along[car.space] if car.space != k.OFF else k.NOWHERE
        s[k.STOPS + number], s[k.LAP + number], s[k.TURNS + number] = car.stops, car.lap, car.turns
        s[k.NITROS + number], s[k.PASSES + number] = car.nitro, car.passes
    _put_question(s, state)
    return s


def _put_question(s: Array, state: State) -> None:
    """Put the question and its contents."""
    ask = state.ask
    if isinstance(ask, Grid):
        for car, rolls in enumerate(ask.rolls):
            s[k.THROWN + car] = len(rolls)
            s[k.THROWS + car] = sum(face << 5 * (k.MOST_THROWS - number) for number, face in enumerate(rolls, start=1))
        return
    s[k.CAR] = getattr(ask, "car", 0)
    s[k.FACE] = getattr(ask, "face", 0)
    s[k.BONUS] = getattr(ask, "bonus", 0)
    s[k.BLACK] = getattr(ask, "left", getattr(ask, "over", 0))
    rollers = getattr(ask, "rollers", ())
    s[k.ROLLERS] = len(rollers)
    put(s, k.ROLLER, list(rollers))


def actions_of(setup: Setup, s: Array, count: int, ends: Sequence[int]) -> list[Action]:
    """Return the answers to a row's question, in the kernel's order; `ends` are those of a move."""
    car = s[k.CAR]
    seat = setup.seat[car]
    if s[k.ASK] == k.NITRO:
        return [Hold(seat), Nitro(seat)]
    if s[k.ASK] == k.GEAR:
        highest = min(TOP, s[k.GEARS + car] + 1) if s[k.SPACE + car] < setup.circuit.first_box else FASTEST_OUT_OF_BOX
        return [Gear(seat, gear) for gear in range(highest + 1 - count, highest + 1)]
    return [drive_of(setup, seat, end) for end in ends]


def drive_of(setup: Setup, seat: int, end: int) -> Drive:
    """Return an end of a move as an action."""
    return Drive(seat, setup.circuit.names[end & k.SPACE_MASK], (end & k.PLACE_MASK) >> k.SPACE_BITS)


def result_of(setup: Setup, s: Array) -> RaceResult:
    """Return the classification of a finished race, as the rules do."""
    outs = [s[k.OUT + number] for number in range(s[k.OUTS])]
    why = {out & 15: CAUSES[out >> 4] for out in outs}
    order = [s[k.HOME + number] for number in range(s[k.HOMES])] + [out & 15 for out in reversed(outs)]
    places, scores = [], [0] * setup.seats
    for place, car in enumerate(order, start=1):
        laps, turns, wear = max(0, s[k.LAP + car] - 1), s[k.TURNS + car], s[k.WEAR + car]
        places.append(Place(place, car, setup.seat[car], laps, turns, wear, why.get(car)))
        scores[setup.seat[car]] += points_of(setup, places[-1])
    return RaceResult((places[0].seat,), tuple(scores), tuple(places))
