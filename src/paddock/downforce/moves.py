"""`paddock moves` on a Downforce track: the ends of a move of some steps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from paddock.core.errors import BadOptions
from paddock.downforce.rules.board import Board
from paddock.parts.moves import MoveAnswer, MoveOption
from paddock.parts.report import TextTable
from paddock.track.model import Track

LONGEST = 40


class DownforceMoves:
    """Every end of a move: the steps made, and whether a way there enters rectangles only."""

    options = (MoveOption("steps", "number", "how many spaces the car moves"),)

    def ask(self, track: Track, at: str, occupied: Sequence[str], given: Mapping[str, Any]) -> MoveAnswer:
        steps = given.get("steps")
        if steps is None:
            raise BadOptions("say how far the car moves, like --steps 6")
        if not 1 <= steps <= LONGEST:
            raise BadOptions(f"--steps is a number from 1 to {LONGEST}, not {steps}")
        check_spaces(track, at, occupied)
        board = Board(track, laps=False)
        ends = board.ends(board.number[at], steps, [board.number[name] for name in (at, *occupied)])
        data = {name: {"steps": made, "rectangles": clean} for name, (made, clean) in ends.items()}
        if not ends:
            return MoveAnswer({"steps": steps, "ends": data}, sentence=f"A car on {at} is blocked and stays.")
        rows = []
        for name, (made, clean) in ends.items():
            jam = f" ({steps - made} lost)" if name != "finish" and made < steps else ""
            rows.append((name, f"{made}{jam}", "yes" if clean else "–"))
        table = TextTable("", ("end", "steps", "rectangles only"), tuple(rows))
        return MoveAnswer({"steps": steps, "ends": data}, table)


def check_spaces(track: Track, at: str, occupied: Sequence[str]) -> None:
    for name in (at, *occupied):
        if name not in track.index:
            raise BadOptions(f"there is no space {name!r} on {track.title}; see `tracks show {track.name}`")
    if at in occupied:
        raise BadOptions(f"the car itself stands on {at}: leave it out of --occupied")
