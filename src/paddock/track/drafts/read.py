"""Read a centre line from GeoJSON, GPX, an SVG path or plain points, within named limits."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from paddock.plain import plain
from paddock.track.drafts.loop import MOST_POINTS, CentreLine, made_loop
from paddock.track.drafts.svg import svg_points
from paddock.track.errors import BadTrack
from paddock.track.model import Point

LONGEST_LINE_FILE = 2_000_000
"""Largest file with a line, in bytes."""
DEGREE = 111_320.0
"""Metres in a degree of latitude."""
KINDS = "GeoJSON (.geojson, .json), GPX (.gpx), SVG (.svg) or two numbers per line (.csv, .txt)"
LONGEST_TITLE = 24


def read_line(path: Path) -> CentreLine:
    """Read the line of a file."""
    try:
        size = path.stat().st_size
        if size > LONGEST_LINE_FILE:
            most = f"at most {LONGEST_LINE_FILE:,} bytes"
            raise BadTrack(
                f"{path.name} has {size:,} bytes; a file with a line has {most}. Leave out every other point"
            )
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise BadTrack(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadTrack(f"{path.name} is not a text file; give {KINDS}") from None
    return parse_line(text, path.suffix.lower(), path.stem)


def parse_line(text: str, suffix: str, name: str) -> CentreLine:
    """Return the line in a file's text; the suffix gives the format."""
    title = name
    if suffix in (".geojson", ".json"):
        points, title = geojson(text, name)
    elif suffix == ".gpx":
        points = gpx(text)
    elif suffix == ".svg":
        points = svg_points(text)
    elif suffix in (".csv", ".txt", ".xy"):
        points = plain_points(text)
    else:
        raise BadTrack(f"cannot read a line from {name}{suffix}; give {KINDS}")
    return made_loop(points, tidy_title(title) or tidy_title(name) or "Circuit")


def tidy_title(title: str) -> str:
    """Return a title that fits on a name plate."""
    words = plain(re.sub(r"[-_]+", " ", title))
    short = words[:LONGEST_TITLE].rsplit(" ", 1)[0] if len(words) > LONGEST_TITLE else words
    return short[:LONGEST_TITLE]


def geojson(text: str, name: str) -> tuple[list[Point], str]:
    """Return the longest line or ring of a GeoJSON file, in metres, and its title."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadTrack(f"{name} is not a JSON file; export the line as GeoJSON") from None
    features = data.get("features") if isinstance(data, dict) and "features" in data else [data]
    lines = [
        (line, feature)
        for feature in (features if isinstance(features, list) else [])
        if isinstance(feature, dict)
        for line in coordinate_lists(feature.get("geometry", feature))
    ]
    if not lines:
        raise BadTrack(f"{name} holds no line; a GeoJSON file needs a LineString or a Polygon")
    line, feature = max(lines, key=lambda pair: len(pair[0]))
    own = feature.get("properties")
    given = [own.get(key) for key in ("Location", "title", "name", "Name")] if isinstance(own, dict) else []
    title = next((word for word in given if isinstance(word, str) and word.strip()), name)
    return in_metres(line), title


def coordinate_lists(geometry: Any) -> Iterator[list[Point]]:
    """Yield the lists of (longitude, latitude) of a geometry."""
    if not isinstance(geometry, dict):
        return
    given, kind = geometry.get("coordinates"), geometry.get("type")
    deeper = {"LineString": 0, "MultiLineString": 1, "Polygon": 1, "MultiPolygon": 2}.get(str(kind))
    if deeper is None or not isinstance(given, list):
        return
    lists: list[Any] = [given]
    for _ in range(deeper):
        lists = [inner for outer in lists if isinstance(outer, list) for inner in outer]
    for found in lists:
        if isinstance(found, list):
            yield [pair(point) for point in limited(found)]


def pair(point: Any) -> Point:
    if isinstance(point, list) and len(point) > 1:
        x, y = point[:2]
        if all(isinstance(part, int | float) and math.isfinite(part) and abs(part) < 1e9 for part in (x, y)):
            return float(x), float(y)
    raise BadTrack("a point of the line is not two numbers, longitude and latitude")


def limited(points: Sequence[Any]) -> Sequence[Any]:
    """Return the points. Raises BadTrack if there are too many."""
    if len(points) > MOST_POINTS:
        raise BadTrack(f"the line has {len(points):,} points; at most {MOST_POINTS:,} are read. Simplify it first")
    return points


def in_metres(line: Sequence[Point]) -> list[Point]:
    """Convert longitude and latitude to metres east and south."""
    if any(abs(lon) > 360 or abs(lat) > 89 for lon, lat in line):
        raise BadTrack("the line leaves the map; points are longitude and latitude, in degrees")
    if not line:
        return []
    wide = round(math.cos(math.radians(sum(lat for _, lat in line) / len(line))), 6)
    return [(lon * DEGREE * wide, -lat * DEGREE) for lon, lat in line]


def gpx(text: str) -> list[Point]:
    """Return the points of a GPX file's track or, without one, of its route, in metres."""
    for kind in ("trkpt", "rtept"):
        tags = limited(re.findall(rf"<{kind}\b([^>]*)>", text))
        found = []
        for tag in tags:
            given = dict(re.findall(r"""\b(lat|lon)\s*=\s*["']\s*([-+.\deE]{1,40})\s*["']""", tag))
            try:
                found.append(pair([float(given["lon"]), float(given["lat"])]))
            except (KeyError, ValueError):
                raise BadTrack("a point of the GPX file has no latitude or longitude") from None
        if found:
            return in_metres(found)
    raise BadTrack("the GPX file holds no track and no route")


def plain_points(text: str) -> list[Point]:
    """Return the first two numbers of each line, x to the right and y up; skip blank lines and comments."""
    found: list[Point] = []
    for number, row in enumerate(limited(text.splitlines()), 1):
        parts = [part for part in re.split(r"[,;\s]+", row.partition("#")[0].strip()) if part]
        if not parts:
            continue
        try:
            x, y = pair([float(part) for part in parts[:2]])
        except (ValueError, BadTrack):
            if found or number > 1:  # the first line may hold the names of the columns
                raise BadTrack(f'line {number} is "{row[:40]}"; give two numbers per line, such as 12.5, 8') from None
            continue
        found.append((x, -y))
    return found
