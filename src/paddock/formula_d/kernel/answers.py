"""The question being asked: how many answers it has, which ones, and what an answer does."""

from __future__ import annotations

from paddock.formula_d.kernel import layout as k
from paddock.formula_d.kernel.hazards import roll_collision, roll_danger, roll_motor, roll_trouble
from paddock.formula_d.kernel.moves import end_at, find_ends
from paddock.formula_d.kernel.order import next_turn
from paddock.formula_d.kernel.race import (
    answer_nitro,
    choose_gear,
    drive,
    highest_gear,
    lowest_gear,
    roll_die,
    roll_start,
)
from paddock.formula_d.kernel.start import empty_grid, roll_for_grid
from paddock.kernel.luck import below
from paddock.kernel.rows import Row, ShortRow


def begin(t: Row, s: Row, r: Row, w: Row) -> None:
    """Begin a race, up to its first question."""
    if empty_grid(t, s):
        next_turn(t, s)


def answer(t: Row, v: ShortRow, s: Row, r: Row, w: Row, value: int) -> None:
    """Apply an answer by its number, or a face of the die, and go on to the next question."""
    ask = s[k.ASK]
    if ask == k.GEAR:
        choose_gear(t, s, lowest_gear(t, s, s[k.CAR]) + value)
    elif ask == k.DRIVE:
        drive(t, v, s, value)
    elif ask == k.ROLL:
        roll_die(t, v, s, w, value)
    elif ask == k.COLLIDE:
        roll_collision(t, s, value)
    elif ask == k.MOTOR:
        roll_motor(t, s, value)
    elif ask == k.NITRO:
        answer_nitro(t, v, s, w, value)
    elif ask == k.DANGER:
        roll_danger(t, s, value)
    elif ask == k.TROUBLE:
        roll_trouble(t, s, value)
    elif ask == k.START:
        roll_start(t, v, s, w, value)
    elif ask == k.GRID and roll_for_grid(t, s, value):
        next_turn(t, s)


def list_answers(t: Row, v: ShortRow, s: Row, w: Row) -> None:
    """Search for the ends of a move if the row does not hold them yet."""
    if s[k.ASK] == k.DRIVE and s[k.ENDS] == k.UNKNOWN:
        find_ends(t, v, s, w)


def count_answers(t: Row, s: Row) -> int:
    """Return the number of a driver's answers; 0 if a die answers."""
    ask = s[k.ASK]
    if ask == k.DRIVE:
        return s[k.ENDS]
    if ask == k.GEAR:
        return highest_gear(t, s, s[k.CAR]) - lowest_gear(t, s, s[k.CAR]) + 1
    return 2 if ask == k.NITRO else 0


def has_choice(t: Row, s: Row) -> bool:
    """Return whether there is more than one answer."""
    return count_answers(t, s) > 1


def nth_answer(s: Row, number: int) -> int:
    """Return an answer by its number, which is the answer itself."""
    return number


def roll(t: Row, s: Row, r: Row) -> int:
    """Roll the die that is due, and return its face."""
    die = die_of(s)
    return t[k.FACES + die * 32 + below(r, t[k.DIE + die])]


def die_of(s: Row) -> int:
    """Return the die that is due."""
    return s[k.GEARS + s[k.CAR]] if s[k.ASK] == k.ROLL else k.BLACK_DIE


def random_answer(t: Row, s: Row, r: Row) -> int:
    """Return a random answer, all equally likely, or a face of the die; a single one draws no luck."""
    count = count_answers(t, s)
    if count == 0:
        return roll(t, s, r)
    return below(r, count) if count > 1 else 0


def redeal(t: Row, s: Row, r: Row, w: Row, h: Row) -> None:
    """Do nothing: this game hides nothing."""


def copy_race(s: Row, to: Row) -> None:
    """Copy the used part of a race."""
    for at in range(k.END_SIZE):
        to[at] = s[at]
    if s[k.ASK] == k.DRIVE and s[k.ENDS_AT] < 0:
        for at in range(k.END, k.END + s[k.ENDS]):
            to[at] = s[at]
    for at in range(k.SPEED, k.SPEED + s[k.SPEEDS]):
        to[at] = s[at]


def note_question(t: Row, v: ShortRow, s: Row, log: Row, at: int, value: int) -> int:
    """Write an entry of a log: question, car, number of answers, the answer, and the ends of a move."""
    count = count_answers(t, s)
    log[at] = s[k.ASK] | s[k.CAR] << 4 | value << 8 | count << 20
    if s[k.ASK] != k.DRIVE:
        return at + 1
    for number in range(count):
        log[at + 1 + number] = end_at(v, s, number)
    return at + 1 + count
