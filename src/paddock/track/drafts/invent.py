"""Invent new circuits; the same seed gives the same circuit on every machine."""

from __future__ import annotations

import random
from collections.abc import Callable

from paddock.track.drafts.loop import crossed, made_loop, rounded, smoothed, spaced
from paddock.track.drafts.make import draft
from paddock.track.errors import BadTrack
from paddock.track.model import Point
from paddock.track.sections import TrackFile

TRIES = 60
"""Shapes tried for a seed until one can be raced on."""
CELLS = {"wide": 6, "tall": 4}
"""City blocks from which streets are chosen."""
FIRST = (
    "Silver",
    "Falcon",
    "Cedar",
    "Amber",
    "Willow",
    "Granite",
    "Heron",
    "Juniper",
    "Copper",
    "Maple",
    "Linden",
    "Raven",
)
LAST = ("Park", "Ridge", "Valley", "Bay", "Heath", "Hill", "Cross", "Field", "Forest", "Lake", "Point", "Gate")


def invented(seed: int, style: str, game: str, rows: int | None = None, name: str = "", title: str = "") -> TrackFile:
    """Return a circuit of a style: fast, twisty or street."""
    if style not in STYLES:
        raise BadTrack(f'there is no style "{style}"; styles are {", ".join(STYLES)}')
    dice = random.Random(f"{style} {seed}")
    title = title or f"{FIRST[int(dice.random() * len(FIRST))]} {LAST[int(dice.random() * len(LAST))]}"
    problem = ""
    for _ in range(TRIES):
        points = rounded(STYLES[style](dice))
        if crossed(points):
            continue
        try:
            return draft(made_loop(points, title), game, rows, name or f"{style}-{seed}", title)
        except BadTrack as error:
            problem = error.problems[0]
    raise BadTrack(f"seed {seed} gives no circuit; try another one ({problem})")


def fast(dice: random.Random) -> list[Point]:
    """Return an outline with few corners and long straights."""
    return bent_hull(dice, corners=7, depth=0.75, rounds=1)


def twisty(dice: random.Random) -> list[Point]:
    """Return an outline with many corners that cut deep into the infield."""
    return bent_hull(dice, corners=8, depth=1.1, rounds=2)


def bent_hull(dice: random.Random, corners: int, depth: float, rounds: int) -> list[Point]:
    """Return the outline around some points, with the middles of its sides moved in or out."""
    points = [(1.6 * dice.random(), dice.random()) for _ in range(2 * corners)]
    line = hull(points)
    for number in range(rounds):
        found: list[Point] = []
        for (ax, ay), (bx, by) in zip(line, (*line[1:], line[0]), strict=True):
            push = (0.62 - dice.random()) * depth / (number + 1)
            found += [(ax, ay), ((ax + bx) / 2 - (by - ay) * push, (ay + by) / 2 + (bx - ax) * push)]
        line = found
    if dice.random() < 0.4:
        line.reverse()
    start = int(dice.random() * len(line))
    return smoothed(spaced(line[start:] + line[:start], 200), 2)


def hull(points: list[Point]) -> list[Point]:
    """Return the convex outline of points, clockwise on a picture."""
    ordered = sorted(points)
    halves: list[list[Point]] = []
    for row in (ordered, ordered[::-1]):
        half: list[Point] = []
        for x, y in row:
            while len(half) > 1 and turns_left(half[-2], half[-1], (x, y)):
                half.pop()
            half.append((x, y))
        halves.append(half[:-1])
    return halves[0] + halves[1]


def turns_left(a: Point, b: Point, c: Point) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) <= 0


def street(dice: random.Random) -> list[Point]:
    """Return an outline of right angles around some city blocks."""
    wide, tall = CELLS["wide"], CELLS["tall"]
    blocks = {(int(dice.random() * wide), int(dice.random() * tall))}
    aim = 7 + int(dice.random() * 5)
    for _ in range(400):
        if len(blocks) == aim:
            break
        x, y = sorted(blocks)[int(dice.random() * len(blocks))]
        dx, dy = ((1, 0), (-1, 0), (0, 1), (0, -1))[int(dice.random() * 4)]
        cell = (x + dx, y + dy)
        if 0 <= cell[0] < wide and 0 <= cell[1] < tall and fits(cell, blocks):
            blocks.add(cell)
    skew = [[0.8 + 0.5 * dice.random() for _ in range(count)] for count in (wide, tall)]
    xs, ys = ([sum(sizes[:number]) for number in range(len(sizes) + 1)] for sizes in skew)
    line = [(xs[x] * 1.2, ys[y]) for x, y in border(blocks)]
    start = int(dice.random() * len(line))
    return smoothed(spaced(line[start:] + line[:start], 240), 1)


def fits(cell: tuple[int, int], blocks: set[tuple[int, int]]) -> bool:
    """Return whether a block joins the others along one continuous stretch, so that they enclose no yard."""
    x, y = cell
    ring = [
        (x + dx, y + dy) in blocks for dx, dy in ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
    ]
    changes = sum(ring[number] != ring[number - 1] for number in range(8))
    return cell not in blocks and changes == 2 and sum(ring[::2]) in (1, 2)


def border(blocks: set[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the corners of the border around some blocks, clockwise."""
    sides = (((0, 0), (1, 0), (0, -1)), ((1, 0), (1, 1), (1, 0)), ((1, 1), (0, 1), (0, 1)), ((0, 1), (0, 0), (-1, 0)))
    edges = {
        (x + ax, y + ay): (x + bx, y + by)
        for x, y in sorted(blocks)
        for (ax, ay), (bx, by), (dx, dy) in sides
        if (x + dx, y + dy) not in blocks
    }
    here = min(edges)
    found = []
    while here in edges:
        found.append(here)
        here = edges.pop(here)
    return found


STYLES: dict[str, Callable[[random.Random], list[Point]]] = {"fast": fast, "twisty": twisty, "street": street}
"""Functions that invent an outline, by style."""
