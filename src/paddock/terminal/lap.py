"""A lap drawn as a line with a car on it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text


class Lap:
    """Draw the way to the finish: the car (`part` of the lap, 1 is home), and marks along it."""

    def __init__(self, part: float, marks: Sequence[float], car: Text) -> None:
        self.part, self.marks, self.car = part, marks, car

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = max(10, options.max_width)
        wide = len(self.car)
        at = int(self.part * (width - wide))
        marked = {int(mark * (width - 1)) for mark in self.marks}
        road = Text(no_wrap=True)
        for column in range(width):
            if column == at:
                road += self.car
            elif at < column < at + wide:
                continue
            elif column == width - 1:
                road.append("▐", style="dim")
            else:
                road.append("┆" if column in marked else "─", style="" if column in marked else "dim")
        yield road

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(10, min(60, options.max_width))
