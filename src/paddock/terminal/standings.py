"""Parts of games' panels: a table of cars, coloured words, and a lap as a line."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from paddock.words import Message, Words, message


def standings_table(words: Words, prefix: str, headings: Sequence[str], right: Sequence[str], last: str) -> Table:
    """Return a table of cars with places, these columns, and a last one that fills the width.

    `right`: columns of figures. Headings are texts whose ids begin with the prefix.
    """
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim", expand=True)
    table.add_column("", justify="right", no_wrap=True)
    for heading in headings:
        title = words.say(message(f"{prefix}-heading-{heading}"))
        table.add_column(title, justify="right" if heading in right else "left", no_wrap=True)
    table.add_column(words.say(message(f"{prefix}-heading-{last}")), ratio=1, justify="right")
    return table


def colour_words(text: Text, words: Words, styles: Iterable[tuple[Message, str]]) -> Text:
    said = {words.say(word): style for word, style in styles}
    for found in re.finditer(rf"\b(?:{'|'.join(said)})\b", text.plain):
        text.stylize(said[found[0]], *found.span())
    return text


class Lap:
    """Draws the way to the finish: the car at `part` of the lap (1: finished), and marks along the way."""

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
