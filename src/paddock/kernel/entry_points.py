"""The entry points that every kernel has: whole races, playouts, single steps.

They are loaded once for each game, which defines what interface.py declares. The caller owns all rows, so any number
of threads can call them.
"""

from __future__ import annotations

from paddock.kernel.figures import FIGURES, add_up
from paddock.kernel.interface import (
    ASK,
    END_SIZE,
    ENTRY_SIZE,
    MASK_WORDS,
    OBSERVED,
    OVER,
    RACE_SIZE,
    SEATS,
    WAIT,
    answer,
    answer_of,
    ask_seat,
    asked_seat,
    begin,
    conceal,
    copy_race,
    count_answers,
    drive_step,
    driver_answer,
    has_choice,
    init_drivers,
    list_answers,
    mark_actions,
    note_question,
    nth_answer,
    observe,
    random_answer,
    redeal,
    score,
    seats_asked,
    set_luck,
    watch,
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
    start: int,
    stop: int,
    number: int,
    first: int,
    driven: int,
    f: Array,
    lengths: Array,
    ends: Array,
) -> None:
    """Run whole races, with drivers or random answers; note each race's decisions, end and figures."""
    set_luck(w, DRAWN, 0, 0)
    for race in range(start, stop):
        seed(r, number, first + race)
        begin(t, s, r, w)
        lengths[race] = drive_on(t, v, s, r, w) if driven else drive_at_random(t, v, s, r, w)
        for at in range(END_SIZE):
            ends[race * END_SIZE + at] = s[at]
        score(t, s, w, f, race * t[SEATS] * FIGURES)


def drive_on(t: Row, v: ShortRow, s: Row, r: Row, w: Row) -> int:
    """Let drivers race to the end; return the number of decisions."""
    init_drivers(t, s, r, w)
    made = 0
    while s[ASK] != OVER:
        made += drive_step(t, v, s, r, w)
    return made


def drive_at_random(t: Row, v: ShortRow, s: Row, r: Row, w: Row) -> int:
    """Race to the end with random answers; return the number of decisions."""
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
    """Race from these rows in turn, after each answer with the same luck; an answer below 0 is left to the driver.

    With `deals`, what h hides is redealt for each race. Figures and their squares are summed by slot and answer.
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
    t: Array,
    v: ShortArray,
    w: Array,
    start: int,
    stop: int,
    rows: Array,
    lucks: Array,
    answers: Array,
    number: int,
    chosen: Array,
) -> None:
    """Start races by number and note how many answers each has; those with a number below 0 are left alone."""
    for race in range(start, stop):
        if chosen[race] >= 0:
            s = row_from(rows, race * RACE_SIZE)
            r = row_from(lucks, race * LUCK)
            seed(r, number, chosen[race])
            begin(t, s, r, w)
            answers[race] = roll_on(t, v, s, r, w)


def step_batch(
    t: Array, v: ShortArray, w: Array, start: int, stop: int, rows: Array, lucks: Array, answers: Array, chosen: Array
) -> int:
    """Give races an answer by number, except finished ones and numbers below 0. Returns how many advanced."""
    made = 0
    for race in range(start, stop):
        if answers[race] and chosen[race] >= 0:
            made += 1
            s = row_from(rows, race * RACE_SIZE)
            answers[race] = step(t, v, s, row_from(lucks, race * LUCK), w, nth_answer(s, chosen[race]))
    return made


def find_batch(
    t: Array, v: ShortArray, start: int, stop: int, rows: Array, answers: Array, actions: Array, values: Array
) -> int:
    """Find the answers of actions; for illegal ones, the first answer, as ~answer. Returns how many are illegal."""
    illegal = 0
    for race in range(start, stop):
        values[race] = 0
        if answers[race]:
            s = row_from(rows, race * RACE_SIZE)
            values[race] = answer_of(t, v, s, actions[race])
            if values[race] < 0:
                values[race] = ~nth_answer(s, 0)
                illegal += 1
    return illegal


def act_batch(
    t: Array,
    v: ShortArray,
    w: Array,
    start: int,
    stop: int,
    rows: Array,
    lucks: Array,
    answers: Array,
    actions: Array,
    first: int,
    values: Array,
) -> int:
    """Take an action in each race, by id. Returns how many are illegal; if any is, nothing is done.

    With `first`, the first legal action replaces an illegal one.
    """
    illegal = find_batch(t, v, start, stop, rows, answers, actions, values)
    if illegal and first == 0:
        return illegal
    for race in range(start, stop):
        if answers[race]:
            value = values[race] if values[race] >= 0 else ~values[race]
            s = row_from(rows, race * RACE_SIZE)
            answers[race] = step(t, v, s, row_from(lucks, race * LUCK), w, value)
    return illegal


def step(t: Row, v: ShortRow, s: Row, r: Row, w: Row, value: int) -> int:
    """Apply an answer and go on to a seat's next question; return how many answers it has."""
    watch(t, s, value)
    answer(t, v, s, r, w, value)
    return roll_on(t, v, s, r, w)


def rivals_batch(
    t: Array,
    v: ShortArray,
    r: Array,
    w: Array,
    start: int,
    stop: int,
    rows: Array,
    lucks: Array,
    answers: Array,
    learners: Array,
    driven: int,
) -> None:
    """Answer for all other seats until each race's learner is asked: like playout drivers, or at random."""
    set_luck(w, DRAWN, 0, 0)
    for race in range(start, stop):
        s = row_from(rows, race * RACE_SIZE)
        luck = row_from(lucks, race * LUCK)
        while answers[race] != 0 and asked_seat(t, s) != learners[race]:
            if driven:
                seed(r, luck[0], luck[1])  # drivers have their own luck
                init_drivers(t, s, r, w)
                value = driver_answer(t, v, s, r, w)
            else:
                value = random_answer(t, s, luck)
            answers[race] = step(t, v, s, luck, w, value)


def number_batch(t: Array, v: ShortArray, rows: Array, race: int, action: int) -> int:
    """Return the number of an action among the answers in one race; -1 if it is not legal."""
    s = row_from(rows, race * RACE_SIZE)
    value = answer_of(t, v, s, action)
    for number in range(count_answers(t, s)):
        if value >= 0 and nth_answer(s, number) == value:
            return number
    return -1


def mask_batch(
    t: Array, v: ShortArray, w: Array, start: int, stop: int, rows: Array, seat: int, masks: Array, seats: Array
) -> None:
    """Write the legal actions of a seat, or below 0 of the next to answer; a seat that is not asked can only wait.

    `seats` gets the seats asked, as bits, then the one that answers next; -1 if the race is over.
    """
    words = t[MASK_WORDS]
    for race in range(start, stop):
        s = row_from(rows, race * RACE_SIZE)
        asked = seats_asked(t, s)
        seats[2 * race] = asked
        seats[2 * race + 1] = asked_seat(t, s) if asked else -1
        mask_seat(t, v, s, w, seat if seat >= 0 else seats[2 * race + 1], asked, masks, race * words)


def mask_seat(t: Row, v: ShortRow, s: Row, w: Row, seat: int, asked: int, m: Row, at: int) -> None:
    """Write the legal actions of one seat."""
    for word in range(t[MASK_WORDS]):
        m[at + word] = 0
    if seat < 0 or not asked >> seat & 1:
        m[at] = 1 << (WAIT << 3)
        return
    first = asked_seat(t, s)
    if seat != first:
        ask_seat(t, v, s, w, seat)
    mark_actions(t, v, s, m, at)
    if seat != first:
        ask_seat(t, v, s, w, first)


def observe_batch(t: Array, v: ShortArray, start: int, stop: int, rows: Array, seat: int, seen: ShortArray) -> None:
    """Write the observation of a seat, or below 0 of the next to answer."""
    size = t[OBSERVED]
    for race in range(start, stop):
        s = row_from(rows, race * RACE_SIZE)
        observe(t, v, s, seat if seat >= 0 else asked_seat(t, s), row_from(seen, race * size))


def imagine_batch(
    t: Array,
    v: ShortArray,
    w: Array,
    h: Array,
    start: int,
    stop: int,
    rows: Array,
    lucks: Array,
    answers: Array,
    seat: int,
    number: int,
) -> None:
    """Redeal each race consistently with a seat's view, with its own luck; below 0: the seat that answers next."""
    for race in range(start, stop):
        s = row_from(rows, race * RACE_SIZE)
        r = row_from(lucks, race * LUCK)
        seed(r, number, race)
        if s[ASK] != OVER:
            conceal(t, s, w, h, seat if seat >= 0 else asked_seat(t, s))
            redeal(t, s, r, w, h)
            list_answers(t, v, s, w)
            answers[race] = count_answers(t, s)


def conceal_batch(t: Array, rows: Array, w: Array, h: Array, race: int, seat: int) -> None:
    """Remove from one race what a seat cannot see, and note in h what to redeal."""
    conceal(t, row_from(rows, race * RACE_SIZE), w, h, seat)


def seed_batch(start: int, stop: int, lucks: Array, number: int) -> None:
    """Give each race fresh luck."""
    for race in range(start, stop):
        seed(row_from(lucks, race * LUCK), number, race)


def finish_batch(t: Array, w: Array, start: int, stop: int, rows: Array, f: Array) -> None:
    """Write the figures of finished races; those of others stay unchanged."""
    set_luck(w, DRAWN, 0, 0)
    for race in range(start, stop):
        s = row_from(rows, race * RACE_SIZE)
        if s[ASK] == OVER:
            score(t, s, w, f, race * t[SEATS] * FIGURES)


def roll_on(t: Row, v: ShortRow, s: Row, r: Row, w: Row) -> int:
    """Roll dice until a driver is asked; return the number of answers, 0 at the end of the race."""
    count = count_answers(t, s)
    while count == 0 and s[ASK] != OVER:
        answer(t, v, s, r, w, random_answer(t, s, r))
        count = count_answers(t, s)
    return count


def legal(t: Array, v: ShortArray, s: Array, w: Array) -> int:
    """List the answers to the question of a race from outside; return their number."""
    list_answers(t, v, s, w)
    return count_answers(t, s)


def start(t: Array, s: Array, r: Array, w: Array, number: int, race: int) -> None:
    """Start one race, up to its first question."""
    seed(r, number, race)
    begin(t, s, r, w)


def imagine(t: Array, s: Array, r: Array, w: Array, h: Array, number: int, race: int) -> None:
    """Complete a view to a race that is consistent with it."""
    seed(r, number, race)
    redeal(t, s, r, w, h)


def finish(t: Array, s: Array, w: Array, f: Array) -> None:
    """Write the figures of a finished race."""
    score(t, s, w, f, 0)


def trace(t: Array, v: ShortArray, s: Array, r: Array, w: Array, driven: int, log: Array, most: int) -> int:
    """Log a race to its end, or until the log is full: every question, all answers and the one given.

    Returns the length of the log. `driven`: how many of eight answers come from drivers rather than chance.
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
