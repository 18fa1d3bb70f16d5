"""`paddock moves` on a track of Formula D: where a roll can end, and what it costs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from paddock.core.errors import BadOptions
from paddock.core.parts import MoveAnswer, MoveOption, TextTable
from paddock.formula_d.moves import ask
from paddock.track.model import Track


class MoveEnd(msgspec.Struct, frozen=True):
    """One end of a move."""

    cost: int
    braking: int
    overshoot: int
    stops: int
    finished: bool
    last_wp: bool

    def cells(self) -> tuple[str, ...]:
        """A row of the table."""
        notes = [note for said, note in ((self.finished, "finishes"), (self.last_wp, "last WP")) if said]
        return (*map(str, (self.cost, self.braking, self.overshoot, self.stops)), ", ".join(notes))


class FormulaDMoves:
    """Every end of a roll with its cost, or why the car is out."""

    options = (
        MoveOption("roll", "number", "the number rolled"),
        MoveOption("stops", "number", "stops made in the corner so far"),
        MoveOption("wp", "number", "wear points left"),
        MoveOption("lap", "number", "the lap that is driven"),
        MoveOption("laps", "number", "laps of the race"),
        MoveOption("team", "text", "the team, for its box"),
    )

    def ask(self, track: Track, at: str, occupied: Sequence[str], given: Mapping[str, Any]) -> MoveAnswer:
        if "roll" not in given:
            raise BadOptions("say what was rolled, like --roll 7")
        data = ask(track, at, occupied=occupied, **given)
        if data["out"]:
            return MoveAnswer(data, sentence=f"A car on {at} is out of the race: {data['cause']}.")
        ends = msgspec.convert(data["ends"], dict[str, MoveEnd])
        rows = [(name, *end.cells()) for name, end in ends.items()]
        return MoveAnswer(data, TextTable("", ("end", "cost", "braking", "overshoot", "stops", ""), tuple(rows)))
