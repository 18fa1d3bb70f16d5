"""Drafts circuits and prints their digests, on any machine: it needs nothing but the package."""

import hashlib
import json
import math

from paddock.track.build import build
from paddock.track.drafts.invent import STYLES, invented
from paddock.track.drafts.landscape import THEMES, with_land
from paddock.track.drafts.loop import made_loop
from paddock.track.drafts.make import draft
from paddock.track.drafts.write import written
from paddock.track.errors import BadTrack
from paddock.track.model import Point
from paddock.track.sections import TrackFile

GAMES = ("downforce", "formula_d")
TURNS = [2 * math.pi * number / 240 for number in range(240)]


def bent(waves: int, depth: float) -> list[Point]:
    """Return a round loop that goes in and out."""
    return [
        (round(160 * math.cos(turn) * (1 + depth * math.sin(waves * turn)), 3), round(90 * math.sin(turn), 3))
        for turn in TURNS
    ]


LINES: dict[str, list[Point]] = {
    "round": bent(2, 0.1),
    "waves": bent(5, 0.3),
    "tight": bent(9, 0.5),  # its parts have to be pushed apart
    "eight": [(round(100 * math.sin(turn), 3), round(70 * math.sin(2 * turn), 3)) for turn in TURNS],
    "hairpins": [(0, 0), (90, 0), (90, 8), (10, 9), (10, 17), (90, 18), (90, 26), (0, 27)],
    "flat": [(0, 0), (200, 0), (200, 0.4), (0, 0.4)],
}
"""Easy and hard lines, one of which crosses itself, and some that may be refused."""


def digests() -> dict[str, str]:
    """Return the digest of each circuit and of the text of its file, or why there is none."""
    found = {}
    lands = list(THEMES)
    for number, (name, line) in enumerate(LINES.items()):
        game = GAMES[number % 2]
        try:
            found[name] = digest(with_land(draft(made_loop(line, name), game), lands[number]))
        except BadTrack as error:
            found[name] = str(error)
    for seed, style in enumerate(STYLES):
        found[style] = digest(invented(seed, style, GAMES[seed % 2]))
    return found


def digest(file: TrackFile) -> str:
    return f"{build(file).digest} {hashlib.sha256(written(file).encode()).hexdigest()}"


if __name__ == "__main__":
    print(json.dumps(digests()))
