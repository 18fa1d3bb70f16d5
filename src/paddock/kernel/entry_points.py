"""The entry points that every kernel has: whole races, playouts, single steps.

They are loaded once for each game, which brings what interface.py names. All rows are the caller's, so that any number
of threads can be inside.
"""

from __future__ import annotations

from paddock.kernel.figures import FIGURES, add_up
from paddock.kernel.interface import (
    ASK,
    END_SIZE,
    ENTRY_SIZE,
    OVER,
    RACE_SIZE,
    SEATS,
    answer,
    begin,
    copy_race,
    count_answers,
    drive_step,
    driver_answer,
    has_choice,
    init_drivers,
    list_answers,
    note_question,
    nth_answer,
    random_answer,
    redeal,
    score,
    set_luck,
)
from paddock.kernel.luck import DRAWN, seed
from paddock.kernel.luck import SIZE as LUCK
from paddock.kernel.rows import Array, Row, ShortArray, ShortRow, row_from


def races(
    t: Array,
    v: ShortArray,
    s: Array,
    r: Array,
    w: Array,
    f: Array,
    number: int,
    first: int,
    count: int,
    driven: int,
    lengths: Array,
    ends: Array,
) -> None:
    """Whole races, with drivers or random answers: the decisions of each, how it ended, and its figures."""
    set_luck(w, DRAWN, 0, 0)
    for race in range(count):
        seed(r, number, first + race)
        begin(t, s, r, w)
        lengths[race] = drive_on(t, v, s, r, w) if driven else drive_at_random(t, v, s, r, w)
        for at in range(END_SIZE):
            ends[race * END_SIZE + at] = s[at]
        score(t, s, w, f, race * t[SEATS] * FIGURES)


def drive_on(t: Row, v: ShortRow, s: Row, r: Row, w: Row) -> int:
    """Drivers to the end of the race; returns the number of decisions."""
    init_drivers(t, s, r, w)
    made = 0
    while s[ASK] != OVER:
        made += drive_step(t, v, s, r, w)
    return made


def drive_at_random(t: Row, v: ShortRow, s: Row, r: Row, w: Row) -> int:
    """Random answers to the end of the race; returns the number of decisions."""
    made = 0
    while s[ASK] != OVER:
        made += has_choice(t, s)
        answer(t, v, s, r, w, random_answer(t, s, r))
    return made


def playouts(
    t: Array,
    v: ShortArray,
    s: Array,
    r: Array,
    w: Array,
    h: Array,
    f: Array,
    rows: Array,
    starts: int,
    deals: int,
    start: Array,
    number: int,
    first: int,
    count: int,
    slots: int,
    kind: int,
    chosen: Array,
    choices: int,
    sums: Array,
    squares: Array,
) -> int:
    """Races from these rows in turn, after each answer with the same luck; an answer below 0 is left to the driver.

    With `deals` what h hides is dealt anew for each race. Figures and their squares are added up by slot and answer.
    Returns the number of decisions.
    """
    each = t[SEATS] * FIGURES
    made = 0
    for race in range(count):
        seed(r, number, first + race)
        if race == 0 or starts > 1 or deals:
            copy_race(row_from(rows, race % starts * RACE_SIZE), start)
            if deals:
                redeal(t, start, r, w, h)
            list_answers(t, v, start, w)
        a = r[0]
        b = r[1]
        set_luck(w, kind, number, first + race)
        for choice in range(choices):
            copy_race(start, s)
            r[0] = a
            r[1] = b
            if chosen[choice] >= 0:
                answer(t, v, s, r, w, chosen[choice])
            made += drive_on(t, v, s, r, w)
            score(t, s, w, f, 0)
            add_up(sums, squares, (race % slots * choices + choice) * each, f, t[SEATS])
    return made


def start_batch(
    t: Array, v: ShortArray, rows: Array, lucks: Array, w: Array, number: int, count: int, answers: Array
) -> None:
    """Many races at their first question, with the number of answers that each has."""
    for race in range(count):
        s = row_from(rows, race * RACE_SIZE)
        r = row_from(lucks, race * LUCK)
        seed(r, number, race)
        begin(t, s, r, w)
        answers[race] = roll_on(t, v, s, r, w)


def step_batch(
    t: Array, v: ShortArray, rows: Array, lucks: Array, w: Array, count: int, answers: Array, chosen: Array
) -> int:
    """Many races one answer on, by its number; those that are over stay as they are. Returns how many went on."""
    made = 0
    for race in range(count):
        if answers[race]:
            made += 1
            s = row_from(rows, race * RACE_SIZE)
            r = row_from(lucks, race * LUCK)
            answer(t, v, s, r, w, nth_answer(s, chosen[race]))
            answers[race] = roll_on(t, v, s, r, w)
    return made


def roll_on(t: Row, v: ShortRow, s: Row, r: Row, w: Row) -> int:
    """Rolls dice until a driver is asked; returns the number of answers, 0 at the end of the race."""
    count = count_answers(t, s)
    while count == 0 and s[ASK] != OVER:
        answer(t, v, s, r, w, random_answer(t, s, r))
        count = count_answers(t, s)
    return count


def legal(t: Array, v: ShortArray, s: Array, w: Array) -> int:
    """Works out the answers to what a race from outside asks; returns their number."""
    list_answers(t, v, s, w)
    return count_answers(t, s)


def start(t: Array, s: Array, r: Array, w: Array, number: int, race: int) -> None:
    """One race at its first question."""
    seed(r, number, race)
    begin(t, s, r, w)


def imagine(t: Array, s: Array, r: Array, w: Array, h: Array, number: int, race: int) -> None:
    """A race that the seat which sees this cannot rule out."""
    seed(r, number, race)
    redeal(t, s, r, w, h)


def finish(t: Array, s: Array, w: Array, f: Array) -> None:
    """The figures of a race that is over."""
    score(t, s, w, f, 0)


def trace(t: Array, v: ShortArray, s: Array, r: Array, w: Array, driven: int, log: Array, most: int) -> int:
    """A race to its end, or until the log is full: every question, all its answers and the one given.

    Returns the numbers in the log. `driven`: how many of eight answers are those of drivers, not of chance.
    """
    set_luck(w, DRAWN, 0, 0)
    list_answers(t, v, s, w)
    if driven:
        init_drivers(t, s, r, w)
    used = number = 0
    while s[ASK] != OVER and used + ENTRY_SIZE < most:
        value = random_answer(t, s, r)
        if count_answers(t, s) > 0 and number % 8 < driven:
            value = driver_answer(t, v, s, r, w)
        number += count_answers(t, s) > 0
        used = note_question(t, v, s, log, used, value)
        answer(t, v, s, r, w, value)
    return used
