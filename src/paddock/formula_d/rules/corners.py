"""Corners: the stops they demand, and what happens to a car that leaves one too early (FD-22 to FD-24)."""

from __future__ import annotations

import msgspec

from paddock.formula_d.rules.circuit import NONE, Circuit, Graph

LONGEST_MOVE = 40
"""No roll is longer, with nitro."""


class Miss(msgspec.Struct, frozen=True, gc=False):
    """A corner that was left with one stop missing, and how many spaces beyond it the move went."""

    corner: int
    spaces: int


class Run:
    """Where an overshooting car can stop: the spaces of its lane beyond the corner, one after the other.

    `left` holds the corners left with one stop missing, each with the number of spaces driven before that.
    """

    __slots__ = ("bill", "ends", "left", "reach")

    def __init__(self, bill: list[tuple[int, int, int]], left: list[tuple[int, int]], reach: int) -> None:
        self.bill = bill  # each end, how many spaces lead there, and the wear points that they cost
        self.ends = [end for end, _, _ in bill]
        self.left = left
        self.reach = reach  # how many spaces are free, also where the car would be out

    def cut(self, longest: int) -> Run:
        """The same run if no more spaces than this are free."""
        return Run(self.bill[:longest], self.left, min(self.reach, longest))

    def misses(self, length: int) -> tuple[Miss, ...]:
        """The corners that a run of so many spaces leaves, and how far behind."""
        return tuple([Miss(corner, length - since) for corner, since in self.left if since < length])


def missing(circuit: Circuit, space: int, stops: int) -> int:
    """How many stops a car still owes to the corner where it stands."""
    corner = circuit.corner[space]
    return 0 if corner == NONE else max(0, circuit.stops[corner] - stops)


def run_out(graph: Graph, corner_space: int, owed: int, taken: int) -> Run:
    """Drives on from the last space of a corner that still demands stops: straight on, in the own lane (FD-24)."""
    key = (corner_space, owed)
    known = graph.runs.get(key)
    if known is None:
        known = graph.runs[key] = _clear_run(graph, corner_space, owed)
    run, passed, spaces = known
    if not taken & spaces:
        return run
    return run.cut(next(length for length, bit in enumerate(passed) if taken & bit))


def _clear_run(graph: Graph, corner_space: int, owed: int) -> tuple[Run, list[int], int]:
    """The same with nobody in the way, as far as any move can go, and the spaces passed as bits: each, and all.

    Each corner is judged by itself: with one stop missing every space beyond it costs 1, with more the car is out.
    """
    circuit = graph.circuit
    corner, ahead = circuit.corner, graph.ahead
    here, inside = corner_space, corner[corner_space]
    bill: list[tuple[int, int, int]] = []
    left: list[tuple[int, int]] = []
    passed: list[int] = []
    fatal = False
    reach = 0
    if corner[ahead[here]] != inside:  # else the own lane goes on inside the corner
        reach = LONGEST_MOVE
        while len(passed) < LONGEST_MOVE and here < circuit.first_goal:
            there = ahead[here]
            if there == NONE:
                reach = len(passed)
                break
            if inside != NONE and corner[there] != inside:
                fatal = fatal or owed > 1
                left.append((inside, len(passed)))
            if corner[there] not in (NONE, inside):
                owed = circuit.stops[corner[there]]
            passed.append(graph.bit[there])
            if not fatal:
                length = len(passed)
                bill.append((there, length, sum([length - since for _, since in left])))
            here, inside = there, corner[there]
    return Run(bill, left, reach), passed, sum(set(passed))


def stops_after(circuit: Circuit, start: int, stops: int, end: int, overshot: bool) -> int:
    """Stops made in the corner where a move ends. A stop at the end of an overshooting move does not count."""
    corner = circuit.corner[end]
    if corner == NONE:
        return 0
    if corner == circuit.corner[start]:
        return stops + 1
    return 0 if overshot else 1
