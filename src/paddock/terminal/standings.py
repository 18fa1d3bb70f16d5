"""Shared by games' panels: a table of cars, and coloured words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

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
    """Return the text with each of these words in its colour."""
    said = {words.say(word): style for word, style in styles}
    for found in re.finditer(rf"\b(?:{'|'.join(said)})\b", text.plain):
        text.stylize(said[found[0]], *found.span())
    return text
