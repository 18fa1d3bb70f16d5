"""Races that the kernel does not support: tracks too large for its rows, or on which its results might differ."""

from __future__ import annotations

from collections.abc import Iterator

from paddock.formula_d.kernel import layout as k
from paddock.formula_d.rules.circuit import NONE, Circuit
from paddock.formula_d.rules.setup import Setup


def misfit(setup: Setup) -> str:
    """Return why a race is not supported, as a sentence; empty if it is."""
    return next(_misfits(setup), "")


def _misfits(setup: Setup) -> Iterator[str]:
    circuit = setup.circuit
    if circuit.first_goal + len(circuit.goals) > k.SPAN or len(circuit.stops) > 200:
        yield "the track has too many spaces or corners"
    if circuit.round >= 1 << 36 or max(circuit.lanes_from_inside) >= 1 << 12:
        yield "the lap has too many ticks, or too many lanes"
    if max(map(len, circuit.close)) > k.MOST_CLOSE:
        yield f"a space of the track touches more than {k.MOST_CLOSE} others"
    if max_backstep(circuit) >= _least_drop(circuit):
        yield "a move that crosses the line cannot be told by where it ends"
    if setup.count_black and most_black(circuit) > k.MOST_BLACK:
        yield f"a move may lead over more than {k.MOST_BLACK} black spaces"
    if _widest(setup) >= k.MOST_ENDS or _most_exits(circuit) >= k.ONE_EXIT:
        yield "a move on this track has too many ends"
    if _most_corner_places(setup) >= k.MOST_PLACES:
        yield "a move on this track can lead through corners in too many ways"
    if not all(_merge_evenly(setup, corner) for corner in range(len(circuit.stops))):
        yield "lanes of a corner merge behind it after different numbers of spaces"


def max_backstep(circuit: Circuit) -> int:
    """Return how far back along the lap a move can end without crossing the line; -1: all end further on.

    Lanes are not level, so a step to another lane may lead back a little.
    """
    along, lap = circuit.along, range(circuit.lap_spaces)
    onward = [[there for there in _next(circuit, here) if not circuit.crosses_line(here, there)] for here in lap]
    back = [0] * circuit.lap_spaces
    for _ in range(k.LENGTHS - 1):
        steps = [[along[here] - along[there] + max(0, back[there]) for there in onward[here]] for here in lap]
        back = [max(far, default=-1) for far in steps]
    return max(-1, *back)


def _least_drop(circuit: Circuit) -> int:
    """Return the shortest distance back along the lap of a move that crosses the line."""
    along, lap = circuit.along, range(circuit.lap_spaces)
    onward = [_next(circuit, here) for here in lap]
    ahead = [0] * circuit.lap_spaces  # how far along the lap a move can end without crossing the line
    drop = [circuit.round] * circuit.lap_spaces
    for _ in range(k.LENGTHS - 1):
        drop = [
            min(
                [
                    along[here] - along[there] + (-ahead[there] if circuit.crosses_line(here, there) else drop[there])
                    for there in onward[here]
                ],
                default=circuit.round,
            )
            for here in lap
        ]
        ahead = [
            max([0, *(along[t] - along[here] + ahead[t] for t in onward[here] if not circuit.crosses_line(here, t))])
            for here in lap
        ]
    return min(drop)


def _next(circuit: Circuit, here: int) -> list[int]:
    return [there for there in circuit.next[here] if there < circuit.lap_spaces]


def most_black(circuit: Circuit) -> int:
    """Return the most black spaces that a move can cross."""
    most, black = [0] * circuit.first_box, circuit.danger
    for _ in range(k.LENGTHS - 1):
        most = [max([most[there] + (there in black) for there in onward], default=0) for onward in circuit.next]
    return max(most)


def _widest(setup: Setup) -> int:
    """Return an upper bound for the number of a move's ends."""
    circuit = setup.circuit
    reached = [sum([steps < k.LENGTHS for steps in row]) for row in circuit.distance]
    return 1 + max(reached) if not setup.count_black else _widest_over_black(circuit)


def _most_exits(circuit: Circuit) -> int:
    """Return the most spaces at which a move may leave corners."""
    corner = circuit.corner
    exits = [
        space
        for space in range(circuit.lap_spaces)
        if corner[space] != NONE and any([corner[there] != corner[space] for there in circuit.next[space]])
    ]
    return max([sum([row[space] < k.LENGTHS for space in exits]) for row in circuit.distance])


def _widest_over_black(circuit: Circuit) -> int:
    """Return the most ends of a move if each number of black spaces on the way makes a separate end."""
    widest = 0
    for start in range(circuit.lap_spaces):
        ways: dict[int, int] = {start: 1}  # by space: a bit for each number of black spaces on the way
        edge = dict(ways)
        for _ in range(k.LENGTHS - 1):
            onward: dict[int, int] = {}
            for here, bits in edge.items():
                for there in circuit.next[here]:
                    more = bits << (there in circuit.danger)
                    if more & ~ways.get(there, 0):
                        onward[there] = onward.get(there, 0) | more
                        ways[there] = ways.get(there, 0) | more
            edge = onward
        widest = max(widest, sum([bits.bit_count() for bits in ways.values()]))
    return widest


def _most_corner_places(setup: Setup) -> int:
    """Return the most places inside corners that a move can reach, counted for each number of steps."""
    circuit, most = setup.circuit, 0
    black = circuit.danger if setup.count_black else ()
    for start in range(circuit.lap_spaces):
        edge, found = {start: 1}, 0  # by space: a bit for each number of black spaces on the way
        for _ in range(k.LENGTHS):
            found += sum([bits.bit_count() for space, bits in edge.items() if circuit.corner[space] != NONE])
            onward: dict[int, int] = {}
            for here, bits in edge.items():
                for there in circuit.next[here]:
                    onward[there] = onward.get(there, 0) | bits << (there in black)
            edge = onward
        most = max(most, found)
    return most


def _merge_evenly(setup: Setup, corner: int) -> bool:
    """Return whether cars that overshoot a corner in different lanes meet after the same number of spaces.

    Only then does the search order of equally long ways make no difference.
    """
    circuit = setup.circuit
    after: dict[int, int] = {}
    for space in range(circuit.lap_spaces):
        here, spaces = circuit.ahead[space], 1
        if circuit.corner[space] != corner or here == NONE or circuit.corner[here] == corner:
            continue
        while here != NONE and spaces < k.LENGTHS:
            if after.setdefault(here, spaces) != spaces:
                return False
            here, spaces = circuit.ahead[here], spaces + 1
    return True
