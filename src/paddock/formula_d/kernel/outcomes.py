"""The door that values positions: races on from states, and how they end for every seat."""

from __future__ import annotations

from paddock.formula_d.kernel.doors import copy_race, luck_of, prepare
from paddock.formula_d.kernel.drivers import driver_answer
from paddock.formula_d.kernel.figures import note_figures
from paddock.formula_d.kernel.layout import (
    ASK,
    BLACK_DIE,
    CARS,
    CRASH,
    DIE,
    DRIVE,
    FACES,
    GEAR,
    GEARS,
    HOMES,
    OVER,
    RACE,
    ROLL,
    SEATS,
    TURNS,
    UNIT,
    WAVER,
)
from paddock.formula_d.kernel.layout import CAR as ASKED
from paddock.formula_d.kernel.race import answer, answers
from paddock.kernel.figures import OUTCOME, PLACE, SCORE, add_outcome
from paddock.kernel.luck import MASK, below, mix, seed
from paddock.kernel.rows import Array, Row, ShortArray, ShortRow


def spread_roll(t: Row, s: Row, high: int, turn: int, race: int) -> int:
    """A face of the die that is asked for. From race to race it goes on by a step of its own for each turn of a car.

    So over many races all faces come up evenly, and turns have nothing to do with each other.
    """
    die = s[GEARS + s[ASKED]] if s[ASK] == ROLL else BLACK_DIE
    step = mix(mix(turn ^ 0x5BD1E995) + high & MASK)
    at = mix(step + 0x7F4A7C15 & MASK) + race * (step | 1) & MASK
    return t[FACES + die * 32 + (at * t[DIE + die] >> 32)]


def gear_beside(t: Row, s: Row, r: Row, best: int) -> int:
    """The gear above or below the best one, by their numbers among the answers; the best one, if there is none."""
    other = best + 2 * below(r, 2) - 1
    return other if 0 <= other < answers(t, s) else best


def drive_home(
    t: Row, c: Row, e: ShortRow, x: ShortRow, y: ShortRow, s: Row, w: Row, r: Row, high: int, race: int
) -> None:
    """Drivers to the end. Each turn of a car has its own luck, whatever was answered; its first roll is spread."""
    turn = -1
    rolled = False
    while s[ASK] != OVER:
        if luck_of(s) != turn:
            turn = luck_of(s)
            seed(r, high + race & MASK, turn)
            rolled = False
        if rolled or s[ASK] <= DRIVE:
            value = driver_answer(t, c, e, x, y, s, w, r)
            wavers = t[WAVER + s[ASKED]]
            if wavers > 0 and s[ASK] == GEAR and below(r, 100) < wavers:
                value = gear_beside(t, s, r, value)
        else:
            value = spread_roll(t, s, high, turn, race)
            rolled = True
        answer(t, c, e, s, w, value)


def note_turns(t: Row, s: Row, f: Row) -> None:
    """A car alone: its turns are its score; out, it counts as the turns that drivers mind it."""
    f[SCORE] = s[TURNS] if s[HOMES] > 0 else t[CRASH] // UNIT


def outcomes(
    t: Array,
    c: Array,
    e: ShortArray,
    x: ShortArray,
    y: ShortArray,
    s: Array,
    w: Array,
    r: Array,
    rows: Array,
    starts: int,
    start: Array,
    high: int,
    first: int,
    count: int,
    slots: int,
    chosen: Array,
    choices: int,
    keys: Array,
    f: Array,
    sums: Array,
) -> None:
    """Races from these rows in turn, after each answer with the same luck; an answer below 0 is left to the driver."""
    for race in range(count):
        if race < 1 or starts > 1:
            for at in range(RACE):
                start[at] = rows[race % starts * RACE + at]
            prepare(t, c, e, start, w)
        for choice in range(choices):
            copy_race(start, s)
            if chosen[choice] >= 0:
                answer(t, c, e, s, w, chosen[choice])
            drive_home(t, c, e, x, y, s, w, r, high, first + race)
            note_figures(t, s, keys, f, 0)
            result = PLACE
            if t[CARS] == 1:
                note_turns(t, s, f)
                result = SCORE
            to = (race % slots * choices + choice) * t[SEATS] * OUTCOME
            add_outcome(sums, to, f, t[SEATS], result)
