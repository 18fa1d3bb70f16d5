"""The grid: who rolls for it, and who stands where (FD-10)."""

from __future__ import annotations

from paddock.formula_d.kernel.layout import (
    ASK,
    CARS,
    CORE,
    ENDS_AT,
    FULL,
    GRID,
    MOST_THROWS,
    PLACE,
    POLE,
    THROWN,
    THROWS,
    WEAR,
)
from paddock.formula_d.kernel.moves import stand, take_off
from paddock.kernel.rows import Row


def empty_grid(t: Row, s: Row) -> bool:
    """The race before anything was rolled; whether the cars stand on the grid already, as one alone does."""
    for at in range(CORE):
        s[at] = 0
    s[ASK] = GRID
    s[ENDS_AT] = -1
    for car in range(t[CARS]):
        take_off(s, car)
        s[WEAR + car] = t[FULL]
    if t[CARS] > 1:
        return False
    stand(t, s, 0, t[POLE])
    return True


def throws_are_level(s: Row, car: int, other: int) -> bool:
    """Whether a car has to roll again because of another one: their rolls are equal as far as its own go.

    After twelve equal rolls, which nobody will ever see, the row has no room for more.
    """
    thrown = s[THROWN + car]
    if other == car or s[THROWN + other] < thrown or thrown == MOST_THROWS:
        return False
    rest = 5 * (MOST_THROWS - thrown)
    return s[THROWS + other] >> rest == s[THROWS + car] >> rest


def next_on_grid(t: Row, s: Row) -> int:
    """The car that rolls next: one that has not rolled, or one that is level with another; -1: nobody."""
    found = -1
    for car in range(t[CARS]):
        if s[THROWN + car] == 0:
            return car
    for car in range(t[CARS]):
        if found < 0 or s[THROWN + car] < s[THROWN + found]:
            for other in range(t[CARS]):
                if throws_are_level(s, car, other):
                    found = car
                    break
    return found


def roll_for_grid(t: Row, s: Row, face: int) -> bool:
    """One roll for the grid; whether it was the last one, which puts the cars on it."""
    car = next_on_grid(t, s)
    s[THROWN + car] += 1
    s[THROWS + car] += face << 5 * (MOST_THROWS - s[THROWN + car])
    if next_on_grid(t, s) >= 0:
        return False
    for mine in range(t[CARS]):
        place = 0
        for other in range(t[CARS]):
            ahead = s[THROWS + other] > s[THROWS + mine]
            place += ahead or (other < mine and s[THROWS + other] == s[THROWS + mine])
        s[PLACE + mine] = place
        stand(t, s, mine, t[POLE + place])
    return True
