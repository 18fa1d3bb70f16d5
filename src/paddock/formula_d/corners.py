"""Corners: the stops they demand, and what happens to a car that leaves one too early (FD-22 to FD-24)."""

from __future__ import annotations

from collections.abc import Container

import msgspec

from paddock.formula_d.circuit import NONE, Circuit, Graph


class Miss(msgspec.Struct, frozen=True, gc=False):
    """A corner that was left with one stop missing, and how many spaces beyond it the move went."""

    corner: int
    spaces: int


class Run(msgspec.Struct, frozen=True, gc=False):
    """Where an overshooting car can stop: the spaces of its lane beyond the corner, and what was missed there."""

    ends: tuple[int, ...]
    misses: tuple[tuple[Miss, ...], ...]
    reach: int  # how many spaces are free, also where the car would be out


def missing(circuit: Circuit, space: int, stops: int) -> int:
    """How many stops a car still owes to the corner where it stands."""
    corner = circuit.corner[space]
    return 0 if corner == NONE else max(0, circuit.stops[corner] - stops)


def run_out(graph: Graph, corner_space: int, owed: int, longest: int, blocked: Container[int]) -> Run:
    """Drives on from the last space of a corner that still demands stops: straight on, in the own lane (FD-24).

    Each corner is judged by itself: with one stop missing every space beyond it costs 1, with more the car is out.
    """
    circuit = graph.circuit
    corner = circuit.corner
    here = corner_space
    fatal = owed > 1
    left: list[tuple[int, int]] = []  # corners left with one stop missing, and after how many spaces
    ends: list[int] = []
    misses: list[tuple[Miss, ...]] = []
    for length in range(1, longest + 1):
        there = graph.ahead[here]
        if there == NONE or there in blocked:
            return Run(tuple(ends), tuple(misses), length - 1)
        if corner[here] != NONE and corner[there] != corner[here]:
            if length > 1:
                owed = circuit.stops[corner[here]]
            fatal = fatal or owed > 1
            if owed == 1:
                left.append((corner[here], length - 1))
        if not fatal:
            ends.append(there)
            misses.append(tuple(Miss(number, length - since) for number, since in left))
        if there >= circuit.first_goal:
            return Run(tuple(ends), tuple(misses), longest)
        here = there
    return Run(tuple(ends), tuple(misses), longest)


def stops_after(circuit: Circuit, start: int, stops: int, end: int, overshot: bool) -> int:
    """Stops made in the corner where a move ends. A stop at the end of an overshooting move does not count."""
    corner = circuit.corner[end]
    if corner == NONE:
        return 0
    if corner == circuit.corner[start]:
        return stops + 1
    return 0 if overshot else 1
