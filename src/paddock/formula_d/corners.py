"""Corners: the stops they demand, and what happens to a car that leaves one too early (FD-22 to FD-24)."""

from __future__ import annotations

import msgspec

from paddock.formula_d.circuit import NONE, Circuit, Graph


class Miss(msgspec.Struct, frozen=True, gc=False):
    """A corner that was left with one stop missing, and how many spaces beyond it the move went."""

    corner: int
    spaces: int


class Run:
    """Where an overshooting car can stop: the spaces of its lane beyond the corner.

    `left` holds the corners left with one stop missing, each with the number of spaces driven before that.
    """

    __slots__ = ("ends", "left", "longest", "reach")

    def __init__(self, ends: list[int], left: list[tuple[int, int]], reach: int, longest: int) -> None:
        self.ends = ends
        self.left = left
        self.reach = reach  # how many spaces are free, also where the car would be out
        self.longest = longest

    def cut(self, longest: int) -> Run:
        """The same run if it is to be no longer than this."""
        if longest == self.longest:
            return self
        return Run(self.ends[:longest], self.left, min(self.reach, longest), longest)

    def cost(self, length: int) -> int:
        """Wear points for so many spaces: one for each space beyond each of the corners."""
        return sum([length - since for _, since in self.left if since < length])

    def misses(self, length: int) -> tuple[Miss, ...]:
        """The same, corner by corner."""
        return tuple([Miss(corner, length - since) for corner, since in self.left if since < length])


def missing(circuit: Circuit, space: int, stops: int) -> int:
    """How many stops a car still owes to the corner where it stands."""
    corner = circuit.corner[space]
    return 0 if corner == NONE else max(0, circuit.stops[corner] - stops)


def run_out(graph: Graph, corner_space: int, owed: int, longest: int, taken: int) -> Run:
    """Drives on from the last space of a corner that still demands stops: straight on, in the own lane (FD-24).

    Each corner is judged by itself: with one stop missing every space beyond it costs 1, with more the car is out.
    """
    circuit = graph.circuit
    corner, ahead, bit = circuit.corner, graph.ahead, graph.bit
    here, inside = corner_space, corner[corner_space]
    ends: list[int] = []
    if corner[ahead[here]] == inside:
        return Run(ends, [], 0, longest)  # the own lane goes on inside the corner
    fatal = False
    left: list[tuple[int, int]] = []
    for length in range(longest):
        there = ahead[here]
        if there == NONE or taken & bit[there]:
            return Run(ends, left, length, longest)
        if inside != NONE and corner[there] != inside:
            fatal = fatal or owed > 1
            left.append((inside, length))
        if corner[there] not in (NONE, inside):
            owed = circuit.stops[corner[there]]
        if not fatal:
            ends.append(there)
        if there >= circuit.first_goal:
            break
        here, inside = there, corner[there]
    return Run(ends, left, longest, longest)


def stops_after(circuit: Circuit, start: int, stops: int, end: int, overshot: bool) -> int:
    """Stops made in the corner where a move ends. A stop at the end of an overshooting move does not count."""
    corner = circuit.corner[end]
    if corner == NONE:
        return 0
    if corner == circuit.corner[start]:
        return stops + 1
    return 0 if overshot else 1
