"""Speed cards drawn with letters and colours: a card can be read without seeing its colours."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from paddock.downforce.rules.deck import LETTERS

CAR_STYLES = (
    "bold bright_white on grey19",
    "bold bright_white on blue",
    "bold black on green3",
    "bold black on yellow",
    "bold black on dark_orange",
    "bold bright_white on red3",
    "bold black on grey93",
)
WIDTH = 6


def badge(car: int, space: str = " ") -> Text:
    """The letter of a car on its colour."""
    return Text(f"{space}{LETTERS[car]}{space}", style=CAR_STYLES[car])


class Hand:
    """Print cards side by side, as many in a row as fit. A card is (number of its choice, lines)."""

    def __init__(self, cards: Sequence[tuple[int | None, Sequence[tuple[int, int]]]]) -> None:
        self.cards = cards

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        gap = " " if len(self.cards) * (WIDTH + 1) <= options.max_width else ""
        fit = max(1, options.max_width // (WIDTH + len(gap)))
        for first in range(0, len(self.cards), fit):
            row = [list(_card(number, lines)) for number, lines in self.cards[first : first + fit]]
            for level in range(max(map(len, row))):
                line = Text(no_wrap=True)
                for card in row:
                    line += (card[level] if level < len(card) else Text(" " * WIDTH)) + gap
                yield line


def _card(number: int | None, lines: Sequence[tuple[int, int]]) -> Iterator[Text]:
    top = "────" if number is None else f"{number:─<4}" if number > 9 else f"─{number}──"
    yield Text.assemble(("╭", "dim"), (top, "bold" if number else "dim"), ("╮", "dim"))
    for car, steps in lines:
        middle = Text(f" {LETTERS[car]}{steps}".ljust(4), style=CAR_STYLES[car])
        yield Text.assemble(("│", "dim"), middle, ("│", "dim"))
    yield Text("╰────╯", style="dim")
