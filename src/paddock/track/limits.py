"""Size limits for tracks in files and records, to bound the time for drawing and racing."""

from __future__ import annotations

from collections.abc import Iterator

from paddock.track.model import Track

MOST_SPACES = 1500
"""Most spaces of a lap and its pit lane together; the largest built-in track has some 500."""
MOST_CORNERS = 200
MOST_DRAWN = 2000
"""Most objects in a drawing besides the road: scenery, kerbs, arrows, names."""
MOST_POINTS = 50_000
"""Most points of all outlines and kerbs together."""
LONGEST_TEXT = 80
"""Longest title or name, in characters."""
LONGEST_FILE = 256 * 1024
"""Longest track file, in characters."""
MOST_COMPARED = 2_000_000
"""Most pairs of edges compared to find overlaps in a drawing."""


def too_many(count: int, most: int, what: str) -> Iterator[str]:
    """Return a sentence if a track has too many of something."""
    if count > most:
        yield f"there are {count:,} {what}; a track has at most {most:,}"


def sizes(track: Track) -> Iterator[str]:
    """Return a sentence for each exceeded limit."""
    art, pit = track.art, track.pit
    spaces = (*track.spaces, *(pit.spaces if pit else ()))
    drawn = (art.scenery, art.kerbs, art.arrows, art.labels, art.lines, art.tunnels, art.poses)
    yield from too_many(len(spaces), MOST_SPACES, "spaces")
    yield from too_many(len(track.corners), MOST_CORNERS, "corners")
    yield from too_many(sum(map(len, drawn)), MOST_DRAWN + len(spaces), "things in the drawing")
    outlines = [space.outline for space in spaces]
    yield from too_many(sum(map(len, (*outlines, *art.kerbs))), MOST_POINTS, "points in the drawing")
    yield from too_many(sum(len(space.next) + len(space.touch) for space in spaces), 20 * MOST_SPACES, "links")
    marks = (track.grid, track.lines, track.trouble, track.danger, track.tunnels, track.games, pit.boxes if pit else ())
    yield from too_many(max(map(len, marks)), MOST_SPACES, "marks of one kind")
    yield from long_texts(track)


def long_texts(track: Track) -> Iterator[str]:
    texts = {
        "its name": [track.name],
        "its title": [track.title],
        "the name of a game": track.games,
        "the name of a space": [space.id for space in track.spaces],
        "the name of a corner": [corner.name for corner in track.corners],
        "a label": [label.text for label in track.art.labels],
        "the name of a box": track.pit.boxes if track.pit else (),
    }
    for what, found in texts.items():
        longest = max(map(len, found), default=0)
        if longest > LONGEST_TEXT:
            yield f"{what} has {longest:,} letters; at most {LONGEST_TEXT} are allowed"
