"""Compute the layout of a track's picture: cars, kerbs, arrows, names, lines across the road."""

from __future__ import annotations

import math
from typing import Any

from paddock.track.captions import labels
from paddock.track.model import UNIT, Art, Point, Pose
from paddock.track.plan import Piece
from paddock.track.sections import TrackFile
from paddock.track.shape import Road, Shape


def make_art(shape: Shape, file: TrackFile, lines: tuple[int, ...], police: int | None) -> Art:
    """Return the art of a track; betting lines and the police line are given in ticks."""
    road, look = shape.road, file.look
    return Art(
        frame=shape.size,
        palette=look.palette,
        finish=across(road, 0, 0),
        lines=tuple(across(road, line, 5) for line in lines),
        police=None if police is None else across(road, police, 5),
        tunnels=tunnels(road),
        kerbs=kerbs(road),
        arrows=arrows(road),
        labels=labels(road, file),
        poses={
            cell.id: pose(
                road.on(cell),
                (cell.back + cell.front) / 2,
                (cell.left_back + cell.right_back + cell.left_front + cell.right_front) / 4,
            )
            for cell in road.plan.cells
        }
        | pit_poses(shape),
        plate=scaled(look.plate),
        podium=scaled(look.podium),
        scenery=tuple(with_edges(road, file, item) for item in look.scenery),
        # TR-02: a bridge exists only in the picture; everything else counts along the lap.
        over=tuple(cell.id for cell in road.plan.cells if file.parts[cell.section].section.over),
        decks=decks(road, file),
    )


def with_edges(road: Road, file: TrackFile, item: dict[str, Any]) -> dict[str, Any]:
    """Add the edges of the road to scenery that names a section, such as a bridge."""
    pieces = [piece for piece in road.plan.pieces if file.parts[piece.section].section.name == item.get("section")]
    if "section" not in item or not pieces:
        return item
    road = road.on(pieces[0])
    back, front = pieces[0].back, pieces[-1].front
    left, right = road_edges(road, (back + front) / 2)
    return {
        **item,
        "left": road.side(back, front, left - 3, left - 3),
        "right": road.side(back, front, right + 3, right + 3),
    }


def decks(road: Road, file: TrackFile) -> tuple[tuple[Point, ...], ...]:
    """Return both sides of each piece of road on a bridge."""
    found: list[tuple[Point, ...]] = []
    for piece in (piece for piece in road.plan.pieces if file.parts[piece.section].section.over):
        way = road.on(piece)
        left, right = road_edges(way, (piece.back + piece.front) / 2)
        found += [tuple(way.side(piece.back, piece.front, side, side)) for side in (left, right)]
    return tuple(found)


def scaled(point: tuple[float, float] | None) -> Point | None:
    return None if point is None else (float(point[0]) * UNIT, float(point[1]) * UNIT)


def across(road: Road, tick: int, over: int) -> tuple[Point, Point]:
    """Return a line across the whole road at a tick, extending slightly beyond its edges."""
    left, right = road_edges(road, tick)
    return road.point(tick, left - over), road.point(tick, right + over)


def road_edges(road: Road, tick: float) -> tuple[float, float]:
    lap = road.plan.lap
    sides: list[float] = []
    for cell in road.cells:
        inside = (tick - cell.back) % lap
        if inside <= cell.front - cell.back:
            part = inside / (cell.front - cell.back)
            sides.append(cell.left_back + (cell.left_front - cell.left_back) * part)
            sides.append(cell.right_back + (cell.right_front - cell.right_back) * part)
    return (min(sides), max(sides)) if sides else (0.0, 2 * road.middle)


def kerbs(road: Road) -> tuple[tuple[Point, ...], ...]:
    """Return kerbs along the inside of every bend, and along the outside at its exit."""
    found = []
    for piece in corner_pieces(road):
        left, right = piece.edges
        length = piece.front - piece.back
        inner, outer = (right + 1, left - 1) if piece.bend > 0 else (left - 1, right + 1)
        way = road.on(piece)
        found.append(tuple(way.side(piece.back, piece.front, inner, inner)))
        found.append(tuple(way.side(piece.back + length * 0.3, piece.front - length * 0.15, outer, outer)))
    return tuple(found)


def corner_pieces(road: Road) -> list[Piece]:
    return [piece for piece in road.plan.pieces if not piece.straight and abs(piece.bend) >= 15]


def arrows(road: Road) -> tuple[Pose, ...]:
    """Return an arrow on each longer straight."""
    found = []
    for piece in road.plan.pieces:
        row = road.plan.row * piece.scale
        rows = (piece.front - piece.back) / row
        if piece.straight and not piece.hidden and rows >= 3:
            tick = piece.back + (math.ceil(rows * 0.6) + 0.5) * row
            way = road.on(piece)
            left, right = road_edges(way, tick)
            found.append(pose(way, tick, (left + right) / 2))
    return tuple(found)


def pose(road: Road, tick: float, side: float) -> Pose:
    """Return a car's position and heading."""
    x, y = road.point(tick, side)
    (x0, y0), (x1, y1) = (road.point(tick + step * road.plan.row / 100, side) for step in (-1, 1))
    return x, y, round(math.degrees(math.atan2(y1 - y0, x1 - x0)), 1)


def pit_poses(shape: Shape) -> dict[str, Pose]:
    """Return the positions of cars in a pit lane, whose outlines begin with the side near the road."""
    found = {}
    for number, outline in enumerate(shape.pit, 1):
        if outline:
            half = len(outline) // 2
            (x0, y0), (x1, y1) = outline[0], outline[half - 1]
            x, y = (sum(point[axis] for point in outline) / len(outline) for axis in (0, 1))
            turn = round(math.degrees(math.atan2(y1 - y0, x1 - x0)), 1)
            found[f"P{number}"] = (round(x, 2), round(y, 2), turn)
    return found


def tunnels(road: Road) -> tuple[tuple[tuple[Point, ...], tuple[Point, ...]], ...]:
    """Return the sides of each hidden piece of road."""
    width = 2 * road.middle
    return tuple(
        (
            tuple(road.side(piece.back, piece.front, 0, 0)),
            tuple(road.side(piece.back, piece.front, width, width)),
        )
        for piece in road.plan.pieces
        if piece.hidden
    )
