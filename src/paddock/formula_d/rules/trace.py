"""Finds one way to an end that a search has found, with as few lane changes as possible."""

from __future__ import annotations

from collections.abc import Iterator

from paddock.formula_d.rules.circuit import Graph
from paddock.formula_d.rules.fronts import Front, Labels, Wave
from paddock.formula_d.rules.movement import SPACE_BITS, SPACE_MASK, WALKED, Found, Search

NOWHERE: Labels = {}


def trace(search: Search, key: int, found: Found) -> list[int]:
    """The spaces of a way to an end that was found so, from the start on."""
    space, over = key & SPACE_MASK, key >> SPACE_BITS
    steps, origin, since = found
    width = search.graph.width
    if origin == WALKED:
        goals = [over + changes * width for changes in range(3)]
        return next(way for bit in goals if (way := _walked(search, space, steps, bit)) is not None)
    if origin in search.runs:
        ends = search.runs[origin].ends[: steps - since]
        over -= sum(end in search.graph.danger for end in ends)
        goals = [over + changes * width for changes in range(3)]
        walked = next(way for bit in goals if (way := _arrived(search, origin, since, bit)) is not None)
        return [*walked, *ends]
    if not since and width == 1:
        label = search.waves[origin].fronts[steps].labels[space]
        fronts = search.waves[origin].fronts
        return [origin, *_back(search.graph, fronts, space, steps, (label & -label).bit_length() - 1)]
    for changes in range(3):
        bit = over + changes * width
        for way in _straight(search, search.waves[origin], origin, since, space, steps - since, bit):
            return way
    raise AssertionError("an end that was found has a way")


def cross(graph: Graph, start: int, end: int, steps: int, taken: int) -> list[int] | None:
    """A way over one straight; None if the end is not on it, so many steps away."""
    way = glide(graph, start, end, steps, taken)
    if way is None:
        wave = Wave(graph, start, taken)
        wave.extend(steps)
        fronts = wave.fronts
        label = fronts[steps].labels.get(end) if len(fronts) > steps else None
        if label:
            way = [start, *_back(graph, fronts, end, steps, (label & -label).bit_length() - 1)]
    return way


def glide(graph: Graph, start: int, end: int, steps: int, taken: int) -> list[int] | None:
    """A way over one straight that is known to take so many steps, with no lane change or with a late one.

    None if it takes two changes: to cross over, or to pass a car.
    """
    straight, bit = graph.simple, graph.bit
    run = [start]  # on in the own lane
    while len(run) <= steps and straight[onward := graph.ahead[run[-1]]] and not taken & bit[onward]:
        run.append(onward)
    if len(run) > steps and run[steps] == end:
        return run[: steps + 1]
    tail = [end]  # back in the lane of the end
    while len(tail) <= steps and straight[back := graph.behind[tail[-1]]] and not taken & bit[back]:
        tail.append(back)
    for length in range(min(len(run), steps), max(0, steps - len(tail)), -1):
        goal = tail[steps - length]
        if goal in graph.steps[run[length - 1]]:
            return [*run[:length], *tail[steps - length :: -1]]
    return None


def _arrived(search: Search, space: int, steps: int, bit: int) -> list[int] | None:
    """A way to a space where a wave or run begins, with a label of this bit."""
    if steps == 0:
        return [space] if bit == 0 and space == search.start else None
    return _walked(search, space, steps, bit)


def _walked(search: Search, space: int, steps: int, bit: int) -> list[int] | None:
    """A way to a space in a corner after so many steps."""
    if steps == 0:
        return [space] if bit == 0 and space == search.start else None
    if not search.walks.get(steps, NOWHERE).get(space, 0) >> bit & 1:
        return None
    graph = search.graph
    for here in search.walks.get(steps - 1, NOWHERE):
        links = graph.within[here] if search.owed_at(here) else graph.within[here] + graph.into[here]
        for there, shift in links:
            if there == space and bit >= shift and (way := _walked(search, here, steps - 1, bit - shift)):
                return [*way, space]
    for origin, wave in search.waves.items():
        entries = [(length, *gate) for length, entry in enumerate(wave.entering) if entry for gate in entry.gates]
        for length, here, there, _ in entries:
            if there != space or length > steps:
                continue
            shift = next(shift for to, shift in graph.entering[here] if to == space)
            if bit >= shift:
                for way in _straight(search, wave, origin, steps - length, here, length - 1, bit - shift):
                    return [*way, space]
    return None


def _straight(
    search: Search, wave: Wave, origin: int, since: int, space: int, length: int, bit: int
) -> Iterator[list[int]]:
    """Ways over a straight: within the wave, and before it to the space where it began."""
    if length >= len(wave.fronts):
        return
    label = wave.fronts[length].labels.get(space, 0)
    for spent in _bits(label):
        if spent <= bit and (before := _arrived(search, origin, since, bit - spent)):
            yield [*before, *_back(search.graph, wave.fronts, space, length, spent)]


def _back(graph: Graph, fronts: list[Front], space: int, length: int, bit: int) -> list[int]:
    """The spaces of a wave up to this one, its origin left out."""
    way: list[int] = []
    before = graph.before
    for steps in range(length, 0, -1):
        way.append(space)
        labels = fronts[steps - 1].labels
        for here, shift in before[space]:
            if shift <= bit and labels.get(here, 0) >> (bit - shift) & 1:
                space, bit = here, bit - shift
                break
    way.reverse()
    return way


def _bits(label: int) -> Iterator[int]:
    while label:
        low = label & -label
        yield low.bit_length() - 1
        label ^= low
