"""Playout drivers' answers about the lines of a card: wilds, ways, and offers of powers."""

from __future__ import annotations

from paddock.downforce.kernel import layout as k
from paddock.downforce.kernel.moves import ahead_of, bit_count, is_clean, is_stuck
from paddock.downforce.kernel.race import BONUS_STEPS, line_at
from paddock.downforce.kernel.wishes import FURTHEST
from paddock.kernel.rows import Row


def line_answer(t: Row, s: Row, w: Row) -> int:
    """Return a driver's answer to a question about the card in play."""
    ask = s[k.ASK]
    if ask == k.DRIVE:
        return best_end(t, s, w)
    if ask == k.WILD:
        return best_wild(t, s, w)
    if ask == k.BONUS:
        return furthest(t, s, s[k.LEGAL] & ~1) if w[k.WISH + s[k.PLAYER] * 8 + s[k.CAR]] > 0 else 0
    return 1 if skips_now(t, s, w) else 0


def skips_now(t: Row, s: Row, w: Row) -> bool:
    """Return whether the due line is the most harmful one of the card (Strategic)."""
    if not s[k.SKIPS]:
        return False
    worst = 0
    at_worst = -1
    for at in range(s[k.AT], t[k.COUNT + s[k.CARD]]):
        line = line_at(t, s, at)
        if line & 7 != k.ANY_CAR:
            value = w[k.WISH + s[k.PLAYER] * 8 + (line & 7)] * (line >> 3)
            if value < worst:
                worst = value
                at_worst = at
    return at_worst == s[k.AT]


def furthest(t: Row, s: Row, ends: int) -> int:
    """Return the end nearest to the finish."""
    space = s[k.CARS + s[k.CAR]]
    best = FURTHEST
    found = 0
    while ends:
        low = ends & -ends
        ends ^= low
        far = bit_count(low - 1)
        if t[k.FAR + space + far] < best:
            best = t[k.FAR + space + far]
            found = far
    return found


def most_astray(t: Row, s: Row, ends: int) -> int:
    """Return the end with the longest way to the finish."""
    space = s[k.CARS + s[k.CAR]]
    best = -FURTHEST
    found = 0
    while ends:
        low = ends & -ends
        ends ^= low
        far = bit_count(low - 1)
        if t[k.FAR + space + far] > best:
            best = t[k.FAR + space + far]
            found = far
    return found


def best_end(t: Row, s: Row, w: Row) -> int:
    """Return an end as far on, or astray, as suits the driver's wish for the car."""
    if s[k.LEGAL] & 1 and skips_now(t, s, w):
        return 0
    ends = s[k.LEGAL] & ~1
    if ends & (ends - 1) == 0:
        return bit_count(ends - 1)
    car = s[k.CAR]
    if w[k.WISH + s[k.WHO] * 8 + car] <= 0:
        return most_astray(t, s, ends)
    end = furthest(t, s, ends)
    if s[k.POWER + s[k.PLAYER]] == k.DETERMINED and s[k.OWNER + car] == s[k.PLAYER]:
        return best_with_bonus(t, s, ends, end)
    return end


def best_with_bonus(t: Row, s: Row, ends: int, end: int) -> int:
    """Return the best end for Determined: ways over rectangles alone count two spaces further."""
    space = s[k.CARS + s[k.CAR]]
    cars = ahead_of(t, s, space)
    more = BONUS_STEPS * 100
    best = t[k.FAR + space + end] - (more if is_clean(t, space, s[k.STEPS], cars, end) else 0)
    while ends:
        low = ends & -ends
        ends ^= low
        far = bit_count(low - 1)
        if t[k.FAR + space + far] - more < best and is_clean(t, space, s[k.STEPS], cars, far):
            best = t[k.FAR + space + far] - more
            end = far
    return end


def best_wild(t: Row, s: Row, w: Row) -> int:
    """Return the movable car that the player likes best, or else one that cannot move."""
    best = -FURTHEST
    found = k.SKIP
    for car in range(6):
        if s[k.LEGAL] >> car & 1:
            value = w[k.WISH + s[k.PLAYER] * 8 + car]
            if s[k.CARS + car] < 0:
                value = -1
            elif is_stuck(t, s, car):
                value = 0
            if value > best:
                best = value
                found = car
    return found
