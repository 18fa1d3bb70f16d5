"""The doors of the kernel: whole races, playouts, single steps. They take arrays; the outside calls nothing else.

Scratch rows (race, luck, work) are the caller's, so that any number of threads can be inside.
"""

from __future__ import annotations

from paddock.downforce.kernel.answers import answer, ask_again, begin, count_answers, nth_answer, random_answer
from paddock.downforce.kernel.layout import ASK, CAR, END, LEGAL, LEGAL_WORDS, OVER, PLAYERS, SIZE, WHO
from paddock.downforce.kernel.scores import count_up
from paddock.kernel.figures import FIGURES
from paddock.kernel.luck import SIZE as LUCK
from paddock.kernel.luck import seed
from paddock.kernel.rows import Array, Row, row

ENTRY = 5
"""Numbers of an entry of a trace before its words of legal answers."""


def races(
    tables: Array, race: Array, luck: Array, work: Array, number: int, count: int, ends: Array, figures: Array
) -> int:
    """Whole races with random answers: how each ended, and the figures of its seats; gives the number of answers."""
    t = row(tables)
    s = row(race)
    r = row(luck)
    w = row(work)
    e = row(ends)
    f = row(figures)
    made = 0
    for game in range(count):
        seed(r, number, game)
        begin(t, s, r, w)
        while s[ASK] != OVER:
            answer(t, s, r, w, random_answer(s, r))
            made += 1
        for at in range(END):
            e[game * END + at] = s[at]
        count_up(t, s, w, f, game * t[PLAYERS] * FIGURES)
    return made


def legal(tables: Array, race: Array) -> int:
    """Works out the answers to what a race from outside asks; gives their number."""
    t = row(tables)
    s = row(race)
    ask_again(t, s)
    return count_answers(s)


def finish(tables: Array, race: Array, work: Array, figures: Array) -> None:
    """The figures of a race that is over."""
    t = row(tables)
    s = row(race)
    w = row(work)
    f = row(figures)
    count_up(t, s, w, f, 0)


def trace(tables: Array, race: Array, luck: Array, work: Array, log: Array, most: int) -> int:
    """Random answers until the race is over or the log is full, each with its question; gives the size of the log."""
    t = row(tables)
    s = row(race)
    r = row(luck)
    w = row(work)
    out = row(log)
    at = 0
    while s[ASK] != OVER and at < most:
        bit = random_answer(s, r)
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


def start(tables: Array, race: Array, luck: Array, work: Array, number: int, game: int) -> None:
    """One race at its first question."""
    t = row(tables)
    s = row(race)
    r = row(luck)
    w = row(work)
    seed(r, number, game)
    begin(t, s, r, w)


def start_batch(
    tables: Array,
    race: Array,
    luck: Array,
    work: Array,
    number: int,
    count: int,
    rows: Array,
    lucks: Array,
    left: Array,
) -> None:
    """Many races at their first question: rows, luck, and how many answers each has."""
    t = row(tables)
    s = row(race)
    r = row(luck)
    w = row(work)
    for game in range(count):
        seed(r, number, game)
        begin(t, s, r, w)
        put_back(s, r, row(rows), row(lucks), game)
        row(left)[game] = count_answers(s)


def step_batch(
    tables: Array,
    race: Array,
    luck: Array,
    work: Array,
    count: int,
    rows: Array,
    lucks: Array,
    left: Array,
    chosen: Array,
) -> None:
    """Many races one answer on, by its number; those that are over stay as they are."""
    t = row(tables)
    s = row(race)
    r = row(luck)
    w = row(work)
    for game in range(count):
        if row(left)[game]:
            fetch(s, r, row(rows), row(lucks), game)
            answer(t, s, r, w, nth_answer(s, row(chosen)[game]))
            put_back(s, r, row(rows), row(lucks), game)
            row(left)[game] = count_answers(s) if s[ASK] != OVER else 0


def fetch(s: Row, r: Row, rows: Row, lucks: Row, game: int) -> None:
    """One of many races, to be driven on."""
    for at in range(SIZE):
        s[at] = rows[game * SIZE + at]
    for at in range(LUCK):
        r[at] = lucks[game * LUCK + at]


def put_back(s: Row, r: Row, rows: Row, lucks: Row, game: int) -> None:
    """Puts the race back among the others."""
    for at in range(SIZE):
        rows[game * SIZE + at] = s[at]
    for at in range(LUCK):
        lucks[game * LUCK + at] = r[at]
