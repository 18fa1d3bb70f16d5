"""Small circuits for tests, made in code: straights with staggered lanes, corners with arrows towards the inside."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from paddock.track.model import Corner, Pit, Space, Track

LANES = "LMR"


class Piece(msgspec.Struct):
    """A space before its links are known."""

    id: str
    lane: int
    back: int
    front: int
    corner: int | None


Section = tuple[int, int, int, int, str]
"""Spaces of the three lanes, stops demanded (0: a straight), and the inside."""


def straight(spaces: int) -> Section:
    """A straight of n spaces in every lane."""
    return (spaces, spaces, spaces, 0, "")


def corner(left: int, middle: int, right: int, stops: int, inside: str) -> Section:
    """A corner with these numbers of spaces in its lanes."""
    return (left, middle, right, stops, inside)


def ring(*sections: Section, name: str = "ring", grid: Sequence[str] = ()) -> Track:
    """A circuit of these sections; the line lies before the first of them, the last one is a straight."""
    pieces = [*lane_pieces(sections, 0), *lane_pieces(sections, 1), *lane_pieces(sections, 2)]
    corners = [section for section in sections if section[3]]
    lap = sum(length(section) for section in sections)
    insides = [section[4] for section in corners]
    spaces = tuple(linked(piece, pieces, lap, insides) for piece in pieces)
    last = {lane: max(int(piece.id[1:]) for piece in pieces if piece.id[0] == lane) for lane in LANES}
    places = tuple(f"{'LR'[k % 2]}{last['LR'[k % 2]] - 1 - 2 * (k // 2) - k % 2}" for k in range(10))
    return Track(
        name=name,
        title=name.title(),
        games=("formula_d",),
        lap=lap,
        spaces=spaces,
        grid=tuple(grid) or places,
        inside="right",
        corners=tuple(Corner(f"Corner {n + 1}", c[3], max(c[:3]), min(c[:3]), c[4]) for n, c in enumerate(corners)),
    )


def length(section: Section) -> int:
    """Ticks along the lap: two for each space of the longest lane."""
    return 2 * max(section[:3])


def lane_pieces(sections: Sequence[Section], lane: int) -> list[Piece]:
    """One lane. The middle one lies half a space behind, so it begins and ends with half a space."""
    shift = lane % 2
    edges: list[tuple[int, int | None]] = [(shift, None)] if shift else []
    start, number = shift, -1
    for section in sections:
        count = section[:3][lane]
        inside = None
        if section[3]:
            number += 1
            inside = number
        edges += [(start + length(section) * (k + 1) // count, inside) for k in range(count)]
        start += length(section)
    lap = start - shift
    pieces = []
    back = 0
    for k, (front, inside) in enumerate(edges):
        pieces.append(Piece(f"{LANES[lane]}{k + 1}", lane, back, min(front, lap), inside))
        back = front
    return pieces


def linked(piece: Piece, pieces: Sequence[Piece], lap: int, insides: Sequence[str]) -> Space:
    """The space with all of its links and neighbours."""
    mine = [other for other in pieces if other.lane == piece.lane]
    at = mine.index(piece)
    ahead, behind = mine[(at + 1) % len(mine)], mine[at - 1]
    beside = [other for other in pieces if abs(other.lane - piece.lane) == 1 and meets(piece, other, lap)]
    onward = [other for other in beside if leads(piece, other, pieces, lap, insides)]
    return Space(
        id=piece.id,
        lane=LANES[piece.lane],
        back=piece.back,
        front=piece.front,
        at=(piece.back + piece.front) // 2,
        side=12 * piece.lane + 6,
        next=(ahead.id, *(other.id for other in onward)),
        touch=tuple(sorted({ahead.id, behind.id, *(other.id for other in beside)})),
        rectangle=piece.corner is None,
        corner=piece.corner,
        outline=(),
    )


def meets(one: Piece, other: Piece, lap: int) -> bool:
    """Whether two spaces of neighbouring lanes share an edge."""
    return one.back < other.front and other.back < one.front


def leads(piece: Piece, other: Piece, pieces: Sequence[Piece], lap: int, insides: Sequence[str]) -> bool:
    """Whether a step leads sideways from one space to a touching one."""
    if piece.corner is None and other.corner is not None:
        return False
    if piece.corner is None or piece.corner != other.corner:
        return other.front > piece.front
    towards = 1 if insides[piece.corner] == "right" else -1
    if other.lane - piece.lane != towards:
        return False
    outer = [p for p in pieces if p.lane == piece.lane and p.corner == piece.corner and meets(p, other, lap)]
    return piece is min(outer, key=lambda p: p.back)


def with_pits(track: Track, entries: Sequence[str], exits: Sequence[str], lane: int = 12) -> Track:
    """The circuit with a pit lane beside it; boxes are two spaces long and begin at the third."""
    names = [f"P{k + 1}" for k in range(lane)]
    ways = [*([name] for name in names[1:]), list(exits)]
    spaces = tuple(
        Space(name, "P", 0, 0, 0, 42, tuple(way), (), True, None, ()) for name, way in zip(names, ways, strict=True)
    )
    teams = ("white", "yellow", "green", "red", "blue")
    boxes = {team: (names[2 + (2 * k) % (lane - 4)], names[3 + (2 * k) % (lane - 4)]) for k, team in enumerate(teams)}
    circuit = tuple(
        msgspec.structs.replace(space, next=(*space.next, names[0])) if space.id in entries else space
        for space in track.spaces
    )
    return msgspec.structs.replace(track, spaces=circuit, pit=Pit(spaces, tuple(entries), tuple(exits), boxes))


OVAL = ring(straight(16), corner(5, 4, 3, 1, "right"), straight(7), corner(4, 6, 8, 2, "left"), straight(14))
"""Two corners: a right-hander that demands one stop, a left-hander that demands two."""

TWISTY = ring(
    straight(9),
    corner(3, 4, 5, 1, "left"),
    straight(2),
    corner(6, 4, 3, 1, "right"),
    straight(1),
    corner(10, 8, 6, 3, "right"),
    straight(3),
    corner(2, 3, 4, 1, "left"),
    straight(13),
)
"""Corners close together, so that one move can meet two or three of them."""


def with_tunnel(track: Track, first: int, last: int) -> Track:
    """The circuit with the spaces of these numbers under a tunnel, which links the spaces around them."""
    under = {f"{lane}{number}" for lane in LANES for number in range(first, last + 1)}
    kept = [
        msgspec.structs.replace(
            space,
            next=tuple(name for name in space.next if name not in under),
            touch=tuple(name for name in space.touch if name not in under),
        )
        for space in track.spaces
        if space.id not in under
    ]
    pairs = tuple((f"{lane}{first - 1}", f"{lane}{last + 1}") for lane in LANES)
    return msgspec.structs.replace(track, spaces=tuple(kept), tunnels=pairs)


PITTED = with_pits(OVAL, ["R36"], ["R1", "R2"])
"""The oval with a pit lane of twelve spaces: white P3 and P4, yellow P5 and P6, green P7 and P8, red P9 and P10."""

CITY = msgspec.structs.replace(
    ring(straight(24), corner(5, 4, 3, 1, "right"), straight(24), name="city"),
    trouble=("L35", "M35", "R35"),
    danger=("L8", "L9", "M38"),
    police=20,
    checkpoint=True,
)
"""Long straights with everything in road races: bad road, a trouble-maker, police before L11, a checkpoint."""
