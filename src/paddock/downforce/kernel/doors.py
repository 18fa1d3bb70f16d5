"""The doors of the kernel: whole races, playouts, single steps. They take arrays; the outside calls nothing else.

Scratch rows (race, luck, work) are the caller's, so that any number of threads can be inside.
"""

from __future__ import annotations

from paddock.downforce.kernel.answers import (
    answer,
    ask_again,
    begin,
    count_answers,
    has_choice,
    nth_answer,
    random_answer,
)
from paddock.downforce.kernel.drivers import drive_on, driver_answer, make_up_minds
from paddock.downforce.kernel.layout import ASK, CAR, END, LEGAL, LEGAL_WORDS, OVER, PLAYERS, SIZE, WHO
from paddock.downforce.kernel.redeal import redeal
from paddock.downforce.kernel.scores import count_up
from paddock.kernel.batches import fetch, put_back
from paddock.kernel.figures import FIGURES, add_up
from paddock.kernel.luck import seed
from paddock.kernel.rows import Array, Row

ENTRY = 5
"""Numbers of an entry of a trace before its words of legal answers."""


def races(
    t: Array,
    s: Array,
    r: Array,
    w: Array,
    number: int,
    first: int,
    count: int,
    thinking: int,
    made: Array,
    e: Array,
    f: Array,
) -> None:
    """Whole races, with drivers or random answers: the choices made in each, how it ended, and its figures."""
    for game in range(count):
        seed(r, number, first + game)
        begin(t, s, r, w)
        made[game] = drive_on(t, s, r, w) if thinking else drive_at_random(t, s, r, w)
        for at in range(END):
            e[game * END + at] = s[at]
        count_up(t, s, w, f, game * t[PLAYERS] * FIGURES)


def drive_at_random(t: Row, s: Row, r: Row, w: Row) -> int:
    """Random answers to the end of the race; gives the number of choices made."""
    made = 0
    while s[ASK] != OVER:
        made += has_choice(s)
        answer(t, s, r, w, random_answer(s, r))
    return made


def playouts(
    t: Array,
    s: Array,
    r: Array,
    w: Array,
    v: Array,
    hidden: Array,
    base: Array,
    number: int,
    first: int,
    count: int,
    chosen: Array,
    choices: int,
    f: Array,
    sums: Array,
    squares: Array,
) -> int:
    """Races from what a seat sees, each imagined once and driven on after every answer with the same luck."""
    each = t[PLAYERS] * FIGURES
    made = 0
    for game in range(first, first + count):
        seed(r, number, game)
        copy(base, v)
        redeal(t, base, hidden, r, w)
        a = r[0]
        b = r[1]
        for choice in range(choices):
            copy(s, base)
            r[0] = a
            r[1] = b
            answer(t, s, r, w, chosen[choice])
            made += drive_on(t, s, r, w)
            count_up(t, s, w, f, 0)
            add_up(sums, squares, choice * each, f, 0, t[PLAYERS])
    return made


def copy(s: Row, other: Row) -> None:
    """A race becomes like another one."""
    for at in range(SIZE):
        s[at] = other[at]


def imagine(t: Array, s: Array, r: Array, w: Array, hidden: Array, number: int, game: int) -> None:
    """A race that the seat which sees this cannot rule out."""
    seed(r, number, game)
    redeal(t, s, hidden, r, w)


def legal(t: Array, s: Array) -> int:
    """Works out the answers to what a race from outside asks; gives their number."""
    ask_again(t, s)
    return count_answers(s)


def finish(t: Array, s: Array, w: Array, f: Array) -> None:
    """The figures of a race that is over."""
    count_up(t, s, w, f, 0)


def trace(t: Array, s: Array, r: Array, w: Array, out: Array, most: int, thinking: int) -> int:
    """A race to its end, or until the log is full: each answer with its question; gives the size of the log."""
    at = 0
    if thinking:
        make_up_minds(t, s, r, w)
    while s[ASK] != OVER and at < most:
        bit = driver_answer(t, s, r, w) if thinking else random_answer(s, r)
        at = note(s, out, at, bit)
        answer(t, s, r, w, bit)
    return at


def note(s: Row, log: Row, at: int, bit: int) -> int:
    """An entry of a trace: question, seat, car, answer, and all legal answers."""
    log[at] = s[ASK]
    log[at + 1] = s[WHO]
    log[at + 2] = s[CAR]
    log[at + 3] = bit
    log[at + 4] = s[LEGAL_WORDS]
    for word in range(s[LEGAL_WORDS]):
        log[at + ENTRY + word] = s[LEGAL + word]
    return at + ENTRY + s[LEGAL_WORDS]


def start(t: Array, s: Array, r: Array, w: Array, number: int, game: int) -> None:
    """One race at its first question."""
    seed(r, number, game)
    begin(t, s, r, w)


def start_batch(
    t: Array,
    s: Array,
    r: Array,
    w: Array,
    number: int,
    count: int,
    rows: Array,
    lucks: Array,
    left: Array,
) -> None:
    """Many races at their first question: rows, luck, and how many answers each has."""
    for game in range(count):
        seed(r, number, game)
        begin(t, s, r, w)
        put_back(s, r, rows, lucks, game, SIZE)
        left[game] = count_answers(s)


def step_batch(
    t: Array,
    s: Array,
    r: Array,
    w: Array,
    count: int,
    rows: Array,
    lucks: Array,
    left: Array,
    chosen: Array,
) -> None:
    """Many races one answer on, by its number; those that are over stay as they are."""
    for game in range(count):
        if left[game]:
            fetch(s, r, rows, lucks, game, SIZE)
            answer(t, s, r, w, nth_answer(s, chosen[game]))
            put_back(s, r, rows, lucks, game, SIZE)
            left[game] = count_answers(s) if s[ASK] != OVER else 0
