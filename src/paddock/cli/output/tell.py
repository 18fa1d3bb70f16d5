"""Print events as a race report: chapters, blocks, and details."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from paddock.core.errors import BadOptions
from paddock.core.game import AnyGame, Event
from paddock.terminal.plain import terminal_of
from paddock.words import LANGUAGES, Words, message


class Teller:
    """Prints events in order."""

    def __init__(self, game: AnyGame, words: Words, console: Console) -> None:
        self.game, self.words, self.console = game, words, console
        self.terminal = terminal_of(game)
        self.chapter = ""
        self.number = 0

    def tell(self, events: Iterable[Event], silently: bool = False) -> None:
        """Print the events; `silently`: only note that they happened."""
        for event in events:
            self._tell(event, silently)

    def _tell(self, event: Event, silently: bool) -> None:
        layout = self.terminal.layout
        tag = str(type(event).__struct_config__.tag)
        chapter = layout.chapters.get(tag, self.chapter)
        new_chapter, self.chapter = chapter != self.chapter, chapter
        self.number += tag in layout.numbered
        if silently or tag in layout.silent:
            return
        text = self.terminal.paint(self.words.say(self.game.tell(event)), self.words)
        if new_chapter:
            self.console.print()
            self.console.print(Rule(self.words.say(message(self.chapter)), align="left", style="dim"))
        elif tag in layout.blocks:
            self.console.print()
        if tag in layout.numbered:
            text = Text(f"{self.number:>3}  ", style="dim") + text
        indent = (7 if self.number else 4) if tag in layout.details else 0
        self.console.print(Padding(text, (0, 0, 0, indent), expand=False))


def make_words(language: str | None, names: tuple[str, ...]) -> Words:
    """Return the texts of a language, by default the environment's, with these names for the seats."""
    language = language or os.environ.get("PADDOCK_LANG") or _of_the_locale()
    if language not in LANGUAGES:
        raise BadOptions(f"there are no texts in the language {language!r}; choose one of {', '.join(LANGUAGES)}")
    return Words(language, names)


def _of_the_locale() -> str:
    """Return the language of the locale, if there are texts in it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wanted := os.environ.get(name, ""):
            return wanted[:2] if wanted[:2] in LANGUAGES and not wanted[2:3].isalpha() else "en"
    return "en"


def title(game: AnyGame, words: Words, bots: Sequence[str] = ()) -> Text:
    """Return the game and its drivers; `bots` has the bot of each seat, "" for a player."""
    levels = [f" ({bot})" if bot else "" for bot in bots] or [""] * len(words.names)
    seats = [name + level for name, level in zip(words.names, levels, strict=True)]
    return Text.assemble((what_is_raced(game, words), "bold"), f": {', '.join(seats)}")


def what_is_raced(game: AnyGame, words: Words) -> str:
    """Return the game's title, with its track if it has one."""
    if game.track is None:
        return game.title
    return words.say(message("terminal-title", game=game.title, track=game.track.title))
