"""What the outside calls: whole races, playouts, single steps, and the tables that they use.

Rows of races, luck and scratch belong to the caller, so that any number of threads can be inside.
"""

from __future__ import annotations

from paddock.formula_d.kernel.drivers import driver_answer, random_answer
from paddock.formula_d.kernel.figures import note_figures
from paddock.formula_d.kernel.layout import (
    ASK,
    CAR,
    COLLIDE,
    CORE,
    DRIVE,
    END,
    ENDS,
    ENDS_AT,
    MOST_ENDS,
    OVER,
    RACE,
    SEATS,
    SPEED,
    SPEEDS,
    TURNS,
    UNKNOWN,
)
from paddock.formula_d.kernel.moves import end_at, find_ends
from paddock.formula_d.kernel.order import next_turn
from paddock.formula_d.kernel.race import answer, answers
from paddock.formula_d.kernel.start import empty_grid
from paddock.kernel.batches import fetch, put_back
from paddock.kernel.figures import FIGURES, add_up
from paddock.kernel.luck import MASK, seed
from paddock.kernel.rows import Array, Row, ShortArray, ShortRow

ENTRY = 1 + MOST_ENDS
"""Numbers of a log that one question takes at most."""


def set_out(t: Row, s: Row) -> None:
    """The race before its first question."""
    if empty_grid(t, s):
        next_turn(t, s)


def prepare(t: Row, c: Row, e: ShortRow, s: Row, w: Row) -> None:
    """Searches for the ends of a move where a row does not hold them yet."""
    if s[ASK] == DRIVE and s[ENDS] == UNKNOWN:
        find_ends(t, c, e, s, w)


def copy_race(s: Row, to: Row) -> None:
    """A race once more."""
    for at in range(CORE):
        to[at] = s[at]
    if s[ASK] == DRIVE and s[ENDS_AT] < 0:
        for at in range(END, END + s[ENDS]):
            to[at] = s[at]
    for at in range(SPEED, SPEED + s[SPEEDS]):
        to[at] = s[at]


def races(
    t: Array,
    c: Array,
    e: ShortArray,
    x: ShortArray,
    y: ShortArray,
    s: Array,
    w: Array,
    r: Array,
    high: int,
    first: int,
    count: int,
    thinking: int,
    ends: Array,
    lengths: Array,
    keys: Array,
    figures: Array,
) -> None:
    """Whole races from the start: how each ended, how many decisions it took, and the figures of its seats."""
    for race in range(count):
        seed(r, high, first + race & MASK)
        set_out(t, s)
        decisions = 0
        while s[ASK] != OVER:
            decisions += answers(t, s) > 1
            if thinking:
                value = driver_answer(t, c, e, x, y, s, w, r)
            else:
                value = random_answer(t, s, r)
            answer(t, c, e, s, w, value)
        lengths[race] = decisions
        for at in range(CORE):
            ends[race * CORE + at] = s[at]
        note_figures(t, s, keys, figures, race * t[SEATS] * FIGURES)


def luck_of(s: Row) -> int:
    """Which luck is asked for: whose turn it is, which one of this car, and whether the move is made."""
    after = COLLIDE <= s[ASK] < OVER
    return (s[TURNS + s[CAR]] << 4 | s[CAR]) << 1 | (1 if after else 0)


def playouts(
    t: Array,
    c: Array,
    e: ShortArray,
    x: ShortArray,
    y: ShortArray,
    start: Array,
    s: Array,
    w: Array,
    r: Array,
    high: int,
    count: int,
    chosen: Array,
    choices: int,
    keys: Array,
    f: Array,
    sums: Array,
    squares: Array,
) -> None:
    """Races to their end after each of some answers. Each turn of a car has its own luck, whatever was answered."""
    prepare(t, c, e, start, w)
    for race in range(count):
        for choice in range(choices):
            copy_race(start, s)
            answer(t, c, e, s, w, chosen[choice])
            turn = -1
            while s[ASK] != OVER:
                if luck_of(s) != turn:
                    turn = luck_of(s)
                    seed(r, high + race & MASK, turn)
                answer(t, c, e, s, w, driver_answer(t, c, e, x, y, s, w, r))
            note_figures(t, s, keys, f, 0)
            add_up(sums, squares, choice * t[SEATS] * FIGURES, f, 0, t[SEATS])


def list_answers(t: Array, c: Array, e: ShortArray, s: Array, w: Array) -> int:
    """How many answers there are to what a race asks; the ends of a move are in s[END:] then."""
    prepare(t, c, e, s, w)
    if s[ASK] == DRIVE:
        for at in range(s[ENDS]):
            s[END + at] = end_at(e, s, at)
    return answers(t, s)


def trace(
    t: Array,
    c: Array,
    e: ShortArray,
    x: ShortArray,
    y: ShortArray,
    s: Array,
    w: Array,
    r: Array,
    thinking: int,
    log: Array,
    most: int,
) -> int:
    """A race to its end, or until the log is full: every question, all its answers and the one given.

    Gives the numbers in the log. `thinking`: how many of eight answers are those of drivers, not of chance.
    """
    prepare(t, c, e, s, w)
    used = number = 0
    while s[ASK] != OVER and used + ENTRY < most:
        value = random_answer(t, s, r)
        if answers(t, s) > 0 and number % 8 < thinking:
            value = driver_answer(t, c, e, x, y, s, w, r)
        number += answers(t, s) > 0
        used = note_question(t, e, s, log, used, value)
        answer(t, c, e, s, w, value)
    return used


def note_question(t: Row, e: ShortRow, s: Row, log: Row, at: int, value: int) -> int:
    """An entry of a trace: question, car, number of answers, the answer, and the ends of a move."""
    count = answers(t, s)
    log[at] = s[ASK] | s[CAR] << 4 | value << 8 | count << 20
    if s[ASK] != DRIVE:
        return at + 1
    for number in range(count):
        log[at + 1 + number] = end_at(e, s, number)
    return at + 1 + count


def start_race(t: Array, s: Array, r: Array, high: int, low: int) -> None:
    """A race before its first question, with the luck of these two numbers."""
    seed(r, high, low)
    set_out(t, s)


def start_batch(
    t: Array,
    c: Array,
    e: ShortArray,
    s: Array,
    w: Array,
    r: Array,
    high: int,
    count: int,
    rows: Array,
    lucks: Array,
    left: Array,
) -> None:
    """Many races at their first question: rows, luck, and how many answers each has."""
    for race in range(count):
        seed(r, high, race)
        set_out(t, s)
        left[race] = roll_on(t, c, e, s, w, r)
        put_back(s, r, rows, lucks, race, RACE)


def step_batch(
    t: Array,
    c: Array,
    e: ShortArray,
    s: Array,
    w: Array,
    r: Array,
    count: int,
    rows: Array,
    lucks: Array,
    left: Array,
    chosen: Array,
) -> None:
    """Many races one answer on, by its number; those that are over stay as they are."""
    for race in range(count):
        if left[race] > 0:
            fetch(s, r, rows, lucks, race, RACE)
            answer(t, c, e, s, w, chosen[race])
            left[race] = roll_on(t, c, e, s, w, r)
            put_back(s, r, rows, lucks, race, RACE)


def roll_on(t: Row, c: Row, e: ShortRow, s: Row, w: Row, r: Row) -> int:
    """Rolls dice until a driver is asked; gives how many answers there are, 0 at the end of the race."""
    while s[ASK] != OVER and answers(t, s) == 0:
        answer(t, c, e, s, w, random_answer(t, s, r))
    return answers(t, s)
