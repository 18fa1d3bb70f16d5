"""Monaco compared with a table of facts about the board, space by space (FD-05, FD-10, FD-22, FD-30)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
import pytest

from paddock.track.load import load
from paddock.track.model import Space

TRACK = load("monaco")

# name, stops, longest and shortest way, spaces of the left, middle and right lane, inside (FD-05)
CORNERS = [
    ("Sainte Devote", 1, 7, 3, (7, 5, 3), "right"),
    ("Casino 1", 1, 10, 5, (5, 8, 10), "left"),
    ("Casino 2", 1, 6, 2, (6, 4, 2), "right"),
    ("Mirabeau", 1, 6, 2, (6, 4, 2), "right"),
    ("Loews", 3, 18, 8, (12, 12, 12), "left"),
    ("Chicane", 1, 9, 5, (5, 6, 7), "left"),
    ("Bureau de Tabac", 1, 7, 3, (3, 5, 7), "left"),
    ("S de la Piscine", 2, 13, 8, (9, 10, 11), "left"),
    ("La Rascasse", 2, 11, 6, (9, 8, 7), "right"),
    ("Anthony Noghes", 1, 6, 2, (6, 4, 2), "right"),
]


class Fact(msgspec.Struct, frozen=True):
    """A line of the table."""

    id: str
    next: frozenset[str]
    touch: frozenset[str]
    corner: int | None
    rank: int | None


@cache
def facts() -> dict[str, Fact]:
    text = (Path(__file__).parents[2] / "data" / "monaco.txt").read_text(encoding="utf-8")
    found = {}
    for line in text.splitlines():
        if not line.startswith("#"):
            name, onward, touch, corner, rank = (part.strip() for part in line.split(";"))
            found[name] = Fact(
                name,
                frozenset(onward.split()),
                frozenset(touch.split()),
                None if corner == "-" else int(corner) - 1,
                None if rank == "-" else int(rank),
            )
    return found


def spaces() -> tuple[Space, ...]:
    assert TRACK.pit is not None
    return (*TRACK.spaces, *TRACK.pit.spaces)


def test_the_same_spaces() -> None:
    assert {space.id for space in spaces()} == set(facts())
    assert TRACK.lanes == {"L": 168, "M": 166, "R": 163}
    assert TRACK.links == 993


def test_links_space_by_space() -> None:
    """FD-20, FD-22: which spaces can be entered from which."""
    assert {space.id: frozenset(space.next) for space in spaces()} == {fact.id: fact.next for fact in facts().values()}


def test_touching_space_by_space() -> None:
    """FD-26: which spaces are beside which."""
    assert {space.id: frozenset(space.touch) for space in spaces()} == {
        fact.id: fact.touch for fact in facts().values()
    }


def test_corners_space_by_space() -> None:
    assert {space.id: space.corner for space in spaces()} == {fact.id: fact.corner for fact in facts().values()}
    assert [(corner.name, corner.stops, corner.inside) for corner in TRACK.corners] == [
        (name, stops, inside) for name, stops, _, _, _, inside in CORNERS
    ]
    for number, (*_, counts, _) in enumerate(CORNERS):
        inside = [space.lane for space in TRACK.spaces if space.corner == number]
        assert tuple(inside.count(lane) for lane in "LMR") == counts


def test_order_along_the_lap() -> None:
    """FD-05: every pair of spaces is ahead, level or behind as on the board."""
    ranks: dict[int, set[int | None]] = {}
    for space in TRACK.spaces:
        ranks.setdefault(space.at, set()).add(facts()[space.id].rank)
    in_order = [ranks[at] for at in sorted(ranks)]
    assert in_order == [{rank} for rank in range(len(in_order))]


def test_grid() -> None:
    """FD-10: ten places before the line, pole first."""
    assert TRACK.grid == ("L167", "R161", "L164", "R158", "L161", "R155", "L158", "R152", "L155", "R149")
    assert [facts()[name].rank for name in TRACK.grid] == sorted(
        (facts()[name].rank or 0 for name in TRACK.grid), reverse=True
    )


def test_pit_lane() -> None:
    """FD-30 to FD-32."""
    pit = TRACK.pit
    assert pit is not None
    assert [space.id for space in pit.spaces] == [f"P{number}" for number in range(1, 19)]
    assert pit.entries == ("R146", "R147")
    assert pit.exits == ("R1", "R2")
    assert pit.boxes == {
        "white": ("P4", "P5"),
        "yellow": ("P6", "P7"),
        "green": ("P8", "P9"),
        "red": ("P10", "P11"),
        "blue": ("P12", "P13"),
    }


@pytest.mark.parametrize("number", range(10))
def test_longest_and_shortest_way(number: int) -> None:
    """FD-22: counted on the graph by walking every way, they equal the figures on the board."""
    name, _, longest, shortest, _, _ = CORNERS[number]
    inside = {space.id for space in TRACK.spaces if space.corner == number}
    doors = {other for fact in facts().values() if fact.id not in inside for other in fact.next & inside}
    onward = {space.id: space.next for space in TRACK.spaces}
    found = set()
    paths = [(door, 1) for door in doors]
    while paths:
        here, count = paths.pop()
        for there in onward[here]:
            if there in inside:
                paths.append((there, count + 1))
            else:
                found.add(count)
    assert (max(found), min(found)) == (longest, shortest), name
    assert (TRACK.corners[number].longest, TRACK.corners[number].shortest) == (longest, shortest)
