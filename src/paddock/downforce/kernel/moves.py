"""Where a car can go: sets of spaces ahead of it, as bits by their distance in numbers."""

from __future__ import annotations

from paddock.downforce.kernel import layout as k
from paddock.kernel.rows import Row


def bit_count(x: int) -> int:
    """Return the number of set bits; compiled to a single instruction."""
    x = x - ((x >> 1) & 0x5555555555555555)
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((x * 0x0101010101010101) >> 56) & 255


def ahead_of(t: Row, s: Row, space: int) -> int:
    """Return the spaces of cars ahead, as bits by distance; in races of laps, they may be in the next lap."""
    cars = 0
    lap = t[k.LAP]
    for car in range(k.CARS, k.CARS + 6):
        far = s[car] - space
        far += lap & (far >> 63)
        cars |= ((far > 0) & (far <= k.WINDOW)) << (far & 63)
    return cars & 0x7FFFFFFFFFFFFFFE


def ends_of(t: Row, space: int, steps: int, cars: int) -> int:
    """Return the ends of a move (DF-24)."""
    at = steps * t[k.STRIDE] + space
    if cars & t[k.CONE + at] == 0:
        return t[t[k.FREE_AT] + at]
    home = t[k.FINISH] - space
    line = 1 << home if home <= k.WINDOW else 0
    level = 1
    ended = 0
    for _ in range(steps):
        onward = 0
        while level:
            low = level & -level
            level ^= low
            far = bit_count(low - 1)
            free = (t[k.AHEAD + space + far] << far) & ~cars
            if free:
                onward |= free
            else:
                ended |= low
        ended |= onward & line
        level = onward & ~line
    return (ended | level) & ~1


def is_clean(t: Row, space: int, steps: int, cars: int, end: int) -> bool:
    """Return whether some way to this end enters rectangles only (DF-42)."""
    squares = t[k.SQUARE + space] & ~cars
    goal = 1 << end
    stuck = (t[k.AHEAD + space + end] << end) & ~cars == 0
    clean = 1
    for made in range(1, steps + 1):
        onward = 0
        while clean:
            low = clean & -clean
            clean ^= low
            far = bit_count(low - 1)
            onward |= (t[k.AHEAD + space + far] << far) & squares
        clean = onward
        if clean & goal and (made == steps or stuck):
            return True
    return False


def is_stuck(t: Row, s: Row, car: int) -> bool:
    """Return whether a car has no open step; true for finished cars."""
    space = s[k.CARS + car]
    return space < 0 or t[k.AHEAD + space] & ~ahead_of(t, s, space) == 0
