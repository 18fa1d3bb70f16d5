"""Write the file of circuits for the page's tests. Run it after changing a circuit.

.venv/bin/python -m tests.track.circuits
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from paddock.track.load import load
from paddock.track.model import Space, Track

FILE = Path(__file__).resolve().parents[2] / "web" / "src" / "game" / "circuits.json"


CIRCUITS = ("marina-bay", "river-station", "lantern-city", "mesa-roja", "monaco")
"""The circuits for the page's tests."""


def row(space: Space) -> list[Any]:
    return [space.id, space.lane, space.corner, space.at]


def circuit(track: Track) -> dict[str, Any]:
    """Return the data from which the words for its spaces are made."""
    corners = [corner.name for corner in track.corners]
    pit = [row(space) for space in track.pit.spaces] if track.pit else []
    return {"title": track.title, "corners": corners, "spaces": [row(space) for space in track.spaces], "pit": pit}


def written() -> str:
    """One line for each circuit."""
    lines = [json.dumps(circuit(load(name)), ensure_ascii=False, separators=(",", ":")) for name in CIRCUITS]
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
