"""The output of `--option help`: every option of a game, its values and its meaning."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.table import Table

from paddock import games
from paddock.cli.output.tell import make_words
from paddock.options import OptionInfo


def print_options(game: str) -> None:
    """Prints the options of a game in the language of the terminal."""
    words = make_words(None, ())
    table = Table(box=box.SIMPLE, show_header=False)
    for option in games.load(game).option_infos():
        usual = "" if option.default is None else f"={_written(option.default)}"
        table.add_row(f"{option.name}{usual}", _values(option), words.say(option.about))
    Console(highlight=False).print(table)


def _values(option: OptionInfo) -> str:
    """Return the possible values, as they are typed."""
    if option.kind in ("flag", "preset"):
        return "true, false"
    if option.kind == "choice":
        return ", ".join(choice.value for choice in option.choices)
    if option.kind == "number" and option.low is not None:
        return f"{option.low}–{option.high}" if option.high is not None else f"{option.low}–"
    return ""


def _written(value: bool | int | str) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
