"""The grid: its rolls, and the resulting places (FD-10)."""

from __future__ import annotations

from paddock.formula_d.kernel import layout as k
from paddock.formula_d.kernel.moves import stand, take_off
from paddock.kernel.rows import Row


def empty_grid(t: Row, s: Row) -> bool:
    """Clear the grid; return whether the cars are already on it, as a single car is."""
    for at in range(k.END_SIZE):
        s[at] = 0
    s[k.ASK] = k.GRID
    s[k.ENDS_AT] = -1
    for car in range(t[k.CARS]):
        take_off(s, car)
        s[k.WEAR + car] = t[k.FULL]
    if t[k.CARS] > 1:
        return False
    stand(t, s, 0, t[k.POLE])
    return True


def throws_are_level(s: Row, car: int, other: int) -> bool:
    """Return whether a car must roll again because another one equals all of its rolls so far.

    The row has room for twelve rolls; that many equal ones are practically impossible.
    """
    thrown = s[k.THROWN + car]
    if other == car or s[k.THROWN + other] < thrown or thrown == k.MOST_THROWS:
        return False
    rest = 5 * (k.MOST_THROWS - thrown)
    return s[k.THROWS + other] >> rest == s[k.THROWS + car] >> rest


def next_on_grid(t: Row, s: Row) -> int:
    """Return the car that rolls next: one that has not rolled, or one tied with another; -1: none."""
    found = -1
    for car in range(t[k.CARS]):
        if s[k.THROWN + car] == 0:
            return car
    for car in range(t[k.CARS]):
        if found < 0 or s[k.THROWN + car] < s[k.THROWN + found]:
            for other in range(t[k.CARS]):
                if throws_are_level(s, car, other):
                    found = car
                    break
    return found


def roll_for_grid(t: Row, s: Row, face: int) -> bool:
    """Apply a roll for the grid; return whether it was the last one, which puts the cars on it."""
    car = next_on_grid(t, s)
    s[k.THROWN + car] += 1
    s[k.THROWS + car] += face << 5 * (k.MOST_THROWS - s[k.THROWN + car])
    if next_on_grid(t, s) >= 0:
        return False
    for mine in range(t[k.CARS]):
        place = 0
        for other in range(t[k.CARS]):
            ahead = s[k.THROWS + other] > s[k.THROWS + mine]
            place += ahead or (other < mine and s[k.THROWS + other] == s[k.THROWS + mine])
        s[k.PLACE + mine] = place
        stand(t, s, mine, t[k.POLE + place])
    return True
