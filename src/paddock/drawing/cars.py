"""Cars on a drawn board: on spaces, in boxes, or on the podium."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from paddock.drawing.ink import CAR_COLOURS, circle, edged, group, rect, shape, text
from paddock.track.model import Point, Pose, Space, Track

BOX = "box"
"""The position of a car in its team's box, which has the name of its colour."""
DARK = frozenset(["black", "blue", "green", "red"])


class ParkedCar(msgspec.Struct, frozen=True):
    """A car in a picture: colour, mark, whether it is its team's second car, and position."""

    colour: str
    mark: str
    striped: bool = False
    space: str | None = None  # None: not on the road
    place: int | None = None  # its place, for a picture of the podium


def pose_of(track: Track, car: ParkedCar) -> Pose | None:
    """Return the position and heading of a car in the picture; None: nowhere."""
    podium = track.art.podium
    if car.place is not None:
        return None if podium is None else (podium[0] + 38 + (car.place - 1) * 58, podium[1] + 38, -90)
    return box_pose(track, car.colour) if car.space == BOX else track.art.poses.get(car.space or "")


def box_pose(track: Track, team: str) -> Pose | None:
    """Return the pose of a team's box, which lies beside two spaces of the pit lane."""
    boxes = track.pit.boxes if track.pit else {}
    lane = {space.id: space for space in track.pit.spaces} if track.pit else {}
    beside = [lane[name] for name in boxes.get(team, ()) if name in lane]
    if len(beside) != 2 or not all(space.outline for space in beside):
        return None
    far = middle([point for space in beside for point in _half(space, 1)])
    near = middle([point for space in beside for point in _half(space, 0)])
    turn = track.art.poses[beside[1].id][2] if beside[1].id in track.art.poses else 0.0
    return far[0] + (far[0] - near[0]) / 2, far[1] + (far[1] - near[1]) / 2, turn


def _half(space: Space, which: int) -> Iterable[Point]:
    split = len(space.outline) // 2
    return space.outline[split:] if which else space.outline[:split]


def middle(points: Iterable[Point]) -> Point:
    found = list(points)
    return sum([x for x, _ in found]) / len(found), sum([y for _, y in found]) / len(found)


def draw_cars(track: Track, cars: Iterable[ParkedCar], scale: float = 1) -> str:
    """Draw all cars that have a position, enlarged if the picture is small."""
    return "".join([draw_car(car, pose, scale) for car in cars if (pose := pose_of(track, car)) is not None])


def draw_car(car: ParkedCar, pose: Pose, scale: float = 1) -> str:
    """Return a racing car seen from above, with its mark upright."""
    x, y, turn = pose
    paint = CAR_COLOURS.get(car.colour, car.colour)
    ink = "#fff" if car.colour in DARK else "#20201c"
    body = (
        "M-22 -5C-21 -9 -12 -9.5 -4 -9C6 -8.5 17 -6.5 22 -3C24 -1.5 24 1.5 22 3C17 6.5 6 8.5 -4 9C-12 9.5 -21 9 -22 5Z"
    )
    parts = [shape(body, "#000", opacity=0.3, transform="translate(2 3)")]
    parts += [rect(at, side, 11, 6, "#15161a", rx=2.4) for at in (-18, 8) for side in (-14, 8)]
    parts.append(shape(body, paint, **edged("#131316", 1.6)))
    if car.striped:
        parts.append(shape("M-22 -2.2H23M-22 2.2H23", "none", stroke=ink, stroke_width=1.6))
    parts.append(circle(0, 0, 7.6, "#fbf7ea", **edged("#131316", 1.3)))
    size = 9.5 if len(car.mark) > 1 else 11.5
    parts.append(group([text(0, 4, size, car.mark, "#16161a", font_weight="700")], 0, 0, -turn))
    return group(parts, x, y, turn, scale)
