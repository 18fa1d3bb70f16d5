"""The numbered choices of a question, each with what it would bring."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from paddock.core.game import Action, AnyGame
from paddock.terminal.plain import terminal_of
from paddock.words import Words, message


def choices(game: AnyGame, state: object, legal: Sequence[Action], words: Words) -> Table:
    """One line per choice: number, what to type, previews."""
    terminal = terminal_of(game)
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", style="bold", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for number, action in enumerate(legal, start=1):
        preview = game.preview(state, action)
        notes = terminal.paint("; ".join(words.say(note) for note in preview.notes), words)
        if len(preview.way) > 2:
            via = words.say(message("terminal-via", spaces=" ".join(preview.way[1:-1])))
            notes = Text.assemble(notes, (f"{'; ' if notes else ''}{via}", "dim"))
        table.add_row(str(number), terminal.paint(words.say(game.label(action)), words), notes)
    return table
