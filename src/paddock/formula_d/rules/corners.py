"""Corners: the stops they demand, and the price of leaving too early (FD-22 to FD-24)."""

from __future__ import annotations

import msgspec

from paddock.formula_d.rules.circuit import NONE, Circuit
from paddock.formula_d.rules.open_road import OpenRoad


class Miss(msgspec.Struct, frozen=True, gc=False):
    """A corner left with one stop missing, and how many spaces beyond it the move went."""

    corner: int
    spaces: int


class Run(msgspec.Struct, frozen=True, gc=False):
    """The way of an overshooting car: its successive ends, each with the corners missed.

    `free` is the number of open spaces, even where the car would be out.
    """

    ends: tuple[tuple[int, tuple[Miss, ...]], ...]
    free: int


def missing(circuit: Circuit, space: int, stops: int) -> int:
    """Return the stops that a car still owes to its corner (FD-22)."""
    corner = circuit.corner[space]
    return 0 if corner == NONE else max(0, circuit.stops[corner] - stops)


def stops_after(circuit: Circuit, start: int, stops: int, end: int, overshot: bool) -> int:
    """Return the stops made in the corner where a move ends; none after an overshooting move (FD-24)."""
    corner = circuit.corner[end]
    if corner == NONE:
        return 0
    if corner == circuit.corner[start]:
        return stops + 1
    return 0 if overshot else 1


def run_out(road: OpenRoad, space: int, owed: int, taken: frozenset[int], longest: int) -> Run:
    """FD-23, FD-24: drive on from the last space of a corner that still demands stops, straight on in the same lane.

    Each corner is judged on its own: with one stop missing, every space beyond it costs a point; with more missing,
    the car is out.
    """
    circuit, corner = road.circuit, road.circuit.corner
    here, driven, fatal = space, 0, False
    left: list[tuple[int, int]] = []  # corners left too early, and after how many spaces
    ends: list[tuple[int, tuple[Miss, ...]]] = []
    if road.ahead[here] != NONE and corner[road.ahead[here]] == corner[here]:
        return Run((), 0)  # its lane continues inside the corner
    while driven < longest and here < circuit.first_goal:
        there = road.ahead[here]
        if there == NONE or there in taken:
            break
        if corner[here] not in (NONE, corner[there]):
            fatal = fatal or owed > 1
            left.append((corner[here], driven))
        if corner[there] not in (NONE, corner[here]):
            owed = circuit.stops[corner[there]]
        here, driven = there, driven + 1
        if not fatal:
            ends.append((there, tuple([Miss(number, driven - since) for number, since in left])))
    over_line = here >= circuit.first_goal  # its race ends there, and nothing is in the way
    return Run(tuple(ends), longest if over_line else driven)
