"""`paddock race`: a person races against bots in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from paddock import games
from paddock.bots import usual
from paddock.cli.local import PERSON, LocalRace, new_path, resumed
from paddock.cli.report import print_faults
from paddock.cli.setup import (
    DeckName,
    GameNameOrNone,
    Language,
    Players,
    SeedText,
    Settings,
    TrackName,
    bot_names,
    command_line,
    no_game,
    option_values,
    seed_or_new,
)
from paddock.cli.talk import chosen, why_not
from paddock.cli.tell import Teller, make_words, title
from paddock.core.errors import BadOptions
from paddock.core.game import Action, AnyGame, Decide, Event, Over
from paddock.core.record import check_name
from paddock.sim.batches import driver_names
from paddock.terminal.plain import terminal_of
from paddock.terminal.sheet import sheet_parts
from paddock.words import Message, Words, message

LONGEST_ANSWER = 200  # letters that are read; no choice is longer


def race(
    game: GameNameOrNone = None,
    bots: Annotated[
        str | None,
        typer.Option(help="One bot for all others, or one for each; if left out, the game's usual one."),
    ] = None,
    players: Players = None,
    track: TrackName = None,
    deck: DeckName = None,
    option: Settings = None,
    name: Annotated[str | None, typer.Option(help="Your name.")] = None,
    seat: Annotated[int | None, typer.Option(help="Your seat, counted from 0.")] = None,
    seed: SeedText = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a race that was left.")] = None,
    save: Annotated[Path | None, typer.Option(help="The file for the race; a new name if left out.")] = None,
    lang: Language = None,
) -> None:
    """Race against bots. Every move is saved: leave at any time and go on with --resume FILE."""
    if resume is not None:
        given = (game, players, track, deck, option, name, seat, seed, save)
        if any(value is not None for value in given):
            raise BadOptions("--resume FILE knows all about its race: leave the other options out")
        local, happened = resumed(resume)
    else:
        if game is None:
            raise no_game("race")
        values = option_values(game, players, track, deck, option)
        called = (name or "").strip() or make_words(lang, ()).say(message("seat", number=(seat or 0) + 1))
        local, happened = new_race(game, values, bots, called, seat or 0, seed_or_new(seed), save), []
    TerminalPlayer(local, lang).race(happened)


def new_race(
    game: str, values: dict[str, Any], bots: str | None, name: str, seat: int, seed: str, save: Path | None
) -> LocalRace:
    """A race that has not begun."""
    made = games.make(game, values)
    if not 0 <= seat < made.seats:
        raise BadOptions(f"--seat is a number from 0 to {made.seats - 1}, not {seat}")
    others = list(bot_names(bots or usual(made), made.seats - 1)) if made.seats > 1 else []
    drivers = [*others[:seat], PERSON, *others[seat:]]
    names = list(driver_names(drivers))
    names[seat] = name
    check_name(names[seat])
    local = LocalRace(made, names, drivers, seed, new_path(made, save))
    local.save(replace=False)
    return local


class Left(Exception):
    """The person leaves the race."""


class TerminalPlayer:
    """The person's side of a race: what is shown, asked and understood."""

    def __init__(self, local: LocalRace, language: str | None) -> None:
        self.local = local
        self.game = local.game
        self.console: Console = Console(highlight=False)
        self.words = make_words(language, local.names)
        self.terminal = terminal_of(local.game)
        self.teller = Teller(local.game, self.words, self.console)
        self._shown: object = None  # what the standings were made of when they were shown last

    def race(self, happened: Sequence[tuple[Event, ...]]) -> None:
        """Races until the end or until the person leaves."""
        self.console.print(title(self.game, self.words))
        self._say(message("terminal-hint"), style="dim")
        recent = len(happened) - 12
        for number, events in enumerate(happened):
            self.teller.tell(events, silently=number < recent)
        try:
            while not isinstance(self.local.turn, Over):
                self._next()
        except (Left, EOFError):
            self._goodbye()
            return
        except KeyboardInterrupt:
            self._goodbye()
            raise typer.Exit(130) from None
        self._result()

    def _next(self) -> None:
        events = self.local.go_on()
        if events is None:
            turn = self.local.turn
            assert isinstance(turn, Decide)
            events = self.local.make(self._ask(turn.seats[0]))
        self.teller.tell(events)

    def _ask(self, seat: int) -> Action:
        legal = self.game.legal(self.local.state, seat)
        if len(legal) == 1:
            self._say(message("terminal-only-choice", choice=self.game.label(legal[0])), style="dim")
            return legal[0]
        self._display(seat, legal)
        while True:
            text = input("> ").strip()[:LONGEST_ANSWER]
            action = self._understood(text, seat, legal)
            if action is not None:
                return action

    def _understood(self, text: str, seat: int, legal: Sequence[Action]) -> Action | None:
        """The action that was typed; anything else is answered here."""
        command, _, rest = text.replace("?", "? ", 1).partition(" ")
        helped = message("terminal-help", choice=self.game.label(legal[-1]))
        commands: dict[str, Callable[[], None]] = {
            **{word: lambda: self._say(helped) for word in ("h", "help", "?", "why")},
            "s": lambda: self._display(seat, legal, again=True),
            "q": self._leave,
            "quit": self._leave,
        }
        rest = rest.strip()
        if not text:
            self._say(message("terminal-number", most=len(legal)), style="dim")
        elif command in ("?", "why") and rest:
            self._say(why_not(self.game, self.local.state, seat, rest, legal, self.words))
        elif text.lower() in commands:
            commands[text.lower()]()
        elif (action := chosen(self.game, text, legal, self.words)) is not None:
            return action
        elif text.isdecimal():
            self._say(message("terminal-range", most=len(legal)))
        else:
            self._say(why_not(self.game, self.local.state, seat, text, legal, self.words))
        return None

    def _leave(self) -> None:
        raise Left

    def _say(self, sentence: Message, style: str = "") -> None:
        self.console.print(self.terminal.paint(self.words.say(sentence), self.words), style=style)

    def _display(self, seat: int, legal: Sequence[Action], again: bool = False) -> None:
        game, state = self.game, self.local.state
        view = game.view(state, seat)
        standing = self.terminal.standings_key(view)
        if again or standing != self._shown:
            self.console.print()
            self.console.print(self.terminal.standings(view, self.words))
        self._shown = standing
        self.console.print()
        for part in self.terminal.own(view, self.words, legal):
            self.console.print(part)
        self._say(game.question(view, seat), style="bold")
        self.console.print(choices(game, state, legal, self.words))

    def _goodbye(self) -> None:
        path = self.local.path
        self.console.print()
        self._print_faults()
        self._say_path(message("terminal-saved", path=str(path)))
        self._say_path(message("terminal-resume", command=command_line("race", "--resume", path)))

    def _print_faults(self) -> None:
        print_faults(self.console, self.local.faults)

    def _say_path(self, sentence: Message) -> None:
        self.console.print(self.words.say(sentence), soft_wrap=True, markup=False)

    def _result(self) -> None:
        turn = self.local.turn
        assert isinstance(turn, Over)
        self.console.print()
        for part in sheet_parts(self.game, turn.result, self.words, self.terminal.paint):
            self.console.print(part)
        self._print_faults()
        self._say_path(message("terminal-again", command=command_line("replay", self.local.path)))


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
