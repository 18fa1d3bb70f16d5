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
from paddock.kernel.figures import FIGURES, add_up
from paddock.kernel.luck import MASK, seed
from paddock.kernel.luck import SIZE as LUCK
from paddock.kernel.rows import Array, Row, ShortArray, ShortRow, row

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
    thinking: bool,
    ends: Array,
    lengths: Array,
    keys: Array,
    figures: Array,
) -> None:
    """Whole races from the start: how each ended, how many decisions it took, and the figures of its seats."""
    tt, cc, ee, xx, yy = row(t), row(c), row(e), row(x), row(y)
    ss, ww, rr = row(s), row(w), row(r)
    for race in range(count):
        seed(rr, high, first + race & MASK)
        set_out(tt, ss)
        decisions = 0
        while ss[ASK] != OVER:
            decisions += answers(tt, ss) > 1
            if thinking:
                value = driver_answer(tt, cc, ee, xx, yy, ss, ww, rr)
            else:
                value = random_answer(tt, ss, rr)
            answer(tt, cc, ee, ss, ww, value)
        row(lengths)[race] = decisions
        for at in range(CORE):
            row(ends)[race * CORE + at] = ss[at]
        note_figures(tt, ss, row(keys), row(figures), race * tt[SEATS] * FIGURES)


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
    tt, cc, ee, xx, yy = row(t), row(c), row(e), row(x), row(y)
    ss, ww, rr, begin = row(s), row(w), row(r), row(start)
    prepare(tt, cc, ee, begin, ww)
    for race in range(count):
        for choice in range(choices):
            copy_race(begin, ss)
            answer(tt, cc, ee, ss, ww, row(chosen)[choice])
            turn = -1
            while ss[ASK] != OVER:
                if luck_of(ss) != turn:
                    turn = luck_of(ss)
                    seed(rr, high + race & MASK, turn)
                answer(tt, cc, ee, ss, ww, driver_answer(tt, cc, ee, xx, yy, ss, ww, rr))
            note_figures(tt, ss, row(keys), row(f), 0)
            add_up(row(sums), row(squares), choice * tt[SEATS] * FIGURES, row(f), 0, tt[SEATS])


def list_answers(t: Array, c: Array, e: ShortArray, s: Array, w: Array) -> int:
    """How many answers there are to what a race asks; the ends of a move are in s[END:] then."""
    tt, cc, ee, ss, ww = row(t), row(c), row(e), row(s), row(w)
    prepare(tt, cc, ee, ss, ww)
    if ss[ASK] == DRIVE:
        for at in range(ss[ENDS]):
            ss[END + at] = end_at(ee, ss, at)
    return answers(tt, ss)


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
    tt, cc, ee, xx, yy = row(t), row(c), row(e), row(x), row(y)
    ss, ww, rr, told = row(s), row(w), row(r), row(log)
    prepare(tt, cc, ee, ss, ww)
    used = number = 0
    while ss[ASK] != OVER and used + ENTRY < most:
        value = random_answer(tt, ss, rr)
        if answers(tt, ss) > 0 and number % 8 < thinking:
            value = driver_answer(tt, cc, ee, xx, yy, ss, ww, rr)
        number += answers(tt, ss) > 0
        used = note_question(tt, ee, ss, told, used, value)
        answer(tt, cc, ee, ss, ww, value)
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
    seed(row(r), high, low)
    set_out(row(t), row(s))


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
    tt, cc, ee, ss, ww, rr = row(t), row(c), row(e), row(s), row(w), row(r)
    for race in range(count):
        seed(rr, high, race)
        set_out(tt, ss)
        row(left)[race] = roll_on(tt, cc, ee, ss, ww, rr)
        put_back(ss, rr, row(rows), row(lucks), race)


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
    tt, cc, ee, ss, ww, rr = row(t), row(c), row(e), row(s), row(w), row(r)
    for race in range(count):
        if row(left)[race] > 0:
            fetch(ss, rr, row(rows), row(lucks), race)
            answer(tt, cc, ee, ss, ww, row(chosen)[race])
            row(left)[race] = roll_on(tt, cc, ee, ss, ww, rr)
            put_back(ss, rr, row(rows), row(lucks), race)


def roll_on(t: Row, c: Row, e: ShortRow, s: Row, w: Row, r: Row) -> int:
    """Rolls dice until a driver is asked; gives how many answers there are, 0 at the end of the race."""
    while s[ASK] != OVER and answers(t, s) == 0:
        answer(t, c, e, s, w, random_answer(t, s, r))
    return answers(t, s)


def fetch(s: Row, r: Row, rows: Row, lucks: Row, race: int) -> None:
    """One of many races, to be driven on."""
    for at in range(RACE):
        s[at] = rows[race * RACE + at]
    for at in range(LUCK):
        r[at] = lucks[race * LUCK + at]


def put_back(s: Row, r: Row, rows: Row, lucks: Row, race: int) -> None:
    """Puts a race back among the others."""
    for at in range(RACE):
        rows[race * RACE + at] = s[at]
    for at in range(LUCK):
        lucks[race * LUCK + at] = r[at]
