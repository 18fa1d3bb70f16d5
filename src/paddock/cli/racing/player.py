"""The player's side of a race in the terminal: output, questions and answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from paddock.cli.output.report import print_faults
from paddock.cli.output.tell import Teller, make_words, title
from paddock.cli.racing.asking import chosen, why_not
from paddock.cli.racing.hint import ideas_for
from paddock.cli.racing.local import PERSON, LocalRace
from paddock.cli.setup import command_line
from paddock.core.errors import BadOptions
from paddock.core.game import Action, AnyGame, Decide, Event, Over
from paddock.terminal.map import TrackMap
from paddock.terminal.plain import terminal_of
from paddock.terminal.sheet import sheet_parts
from paddock.words import Message, Words, message
from paddock.words.sheet import ScoreSheet

LONGEST_ANSWER = 200  # longest input read, in characters; no choice is longer


class Left(Exception):
    """Raised when the player leaves the race."""


class TakenBack(Exception):
    """Raised when the player has taken back a choice: the question changes."""


class TerminalPlayer:
    """The player's side of a race: output, questions and answers."""

    def __init__(self, local: LocalRace, language: str | None) -> None:
        self.local = local
        self.game = local.game
        self.console: Console = Console(highlight=False, markup=False, emoji=False)
        self.words = make_words(language, local.names)
        self.terminal = terminal_of(local.game)
        self.teller = Teller(local.game, self.words, self.console)
        self._shown: object = None  # the key of the standings printed last

    def race(self, happened: Sequence[tuple[Event, ...]]) -> bool:
        """Race to the end (True), or until the player leaves."""
        bots = ["" if driver == PERSON else driver for driver in self.local.drivers]
        self.console.print(title(self.game, self.words, bots))
        self.say(message("terminal-hint"), style="dim")
        recent = len(happened) - 12
        for number, events in enumerate(happened):
            self.teller.tell(events, silently=number < recent)
        try:
            while not isinstance(self.local.turn, Over):
                self._next()
        except (Left, EOFError):
            self.goodbye()
            return False
        except KeyboardInterrupt:
            self.goodbye()
            raise typer.Exit(130) from None
        self._result()
        return True

    def _next(self) -> None:
        events = self.local.go_on()
        if events is None:
            turn = self.local.turn
            assert isinstance(turn, Decide)
            try:
                events = self.local.make(self._ask(turn.seats[0]))
            except TakenBack:
                return
        self.teller.tell(events)

    def _ask(self, seat: int) -> Action:
        legal = self.game.legal(self.local.state, seat)
        if len(legal) == 1:
            self.say(message("terminal-only-choice", choice=self.game.label(legal[0])), style="dim")
            return legal[0]
        self._display(seat, legal)
        while True:
            text = input("> ").strip()[:LONGEST_ANSWER]
            action = self._understood(text, seat, legal)
            if action is not None:
                return action

    def _understood(self, text: str, seat: int, legal: Sequence[Action]) -> Action | None:
        """Return the typed action; other input is handled here."""
        command, _, rest = text.replace("?", "? ", 1).partition(" ")
        helped = message("terminal-help", choice=self.game.label(legal[-1]))
        commands: dict[str, Callable[[], None]] = {
            **{word: lambda: self.say(helped) for word in ("h", "help", "?", "why")},
            "s": lambda: self._display(seat, legal, again=True),
            "m": lambda: self._map(seat, legal),
            "i": lambda: self._hint(seat, legal),
            "b": self._take_back,
            "q": self._leave,
            "quit": self._leave,
        }
        rest = rest.strip()
        if not text:
            self.say(message("terminal-number", most=len(legal)), style="dim")
        elif command in ("?", "why") and rest:
            self.say(why_not(self.game, self.local.state, seat, rest, legal, self.words))
        elif text.lower() in commands:
            commands[text.lower()]()
        elif (action := chosen(self.game, text, legal, self.words)) is not None:
            return action
        elif text.isdecimal():
            self.say(message("terminal-range", most=len(legal)))
        else:
            self.say(why_not(self.game, self.local.state, seat, text, legal, self.words))
        return None

    def _leave(self) -> None:
        raise Left

    def _take_back(self) -> None:
        if self.local.take_back():
            self.say(message("terminal-taken-back"), style="dim")
            raise TakenBack
        self.say(message("server-refused-back"))

    def _hint(self, seat: int, legal: Sequence[Action]) -> None:
        """Say which choices are best and why; the record notes the hint."""
        self.say(message("web-hint-thinking"), style="dim")
        try:
            ideas = ideas_for(self.game, self.local.state, seat, legal)
        except BadOptions as error:  # not every race can be simulated
            self.console.print(str(error))
            return
        for idea in ideas:
            choice, loss, reason = map(self.words.say, (idea.choice, idea.loss, idea.reason))
            told = f"{idea.number:>2}  {choice} ({loss})\n    {reason[:1].upper()}{reason[1:]}"
            self.console.print(self.terminal.paint(told, self.words))
        if not self.local.hinted:
            self.say(message("web-hint-noted"), style="dim")
            self.local.hinted = True
            self.local.save()

    def _map(self, seat: int, legal: Sequence[Action]) -> None:
        """Draw the track with its cars, then a close-up of the possible moves with the choices' numbers."""
        track, state = self.game.track, self.local.state
        if track is None:
            self.say(message("terminal-map-none"))
            return
        cars = self.terminal.cars(self.game.view(state, seat))
        self.console.print(TrackMap(track, cars))
        ways = [(number, self.game.preview(state, action).way) for number, action in enumerate(legal, start=1)]
        ends = {way[-1]: Text(str(number), style="bold reverse") for number, way in reversed(ways) if way}
        if ends:
            near = {space for _, way in ways for space in way}
            self.console.print(TrackMap(track, {**ends, **cars}, near))

    def say(self, sentence: Message, style: str = "") -> None:
        """Print a message in the colours of the game."""
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
        self.say(game.question(view, seat), style="bold")
        self.console.print(choices(game, state, legal, self.words))

    def goodbye(self) -> None:
        """Return a message with the race's file and how to resume it."""
        path = self.local.path
        self.console.print()
        self._print_faults()
        self.say_path(message("terminal-saved", path=str(path)))
        self.say_path(message("terminal-resume", command=command_line("race", "--resume", path)))

    def _print_faults(self) -> None:
        print_faults(self.console, self.local.faults)

    def say_path(self, sentence: Message) -> None:
        """Print a line with a path or a command in it, without wrapping."""
        self.console.print(self.words.say(sentence), soft_wrap=True)

    def _result(self) -> None:
        turn = self.local.turn
        assert isinstance(turn, Over)
        self.console.print()
        self.show_sheet(self.game.sheet(turn.result))
        self._print_faults()

    def show_sheet(self, sheet: ScoreSheet) -> None:
        """Print the end of a race, or standings."""
        for part in sheet_parts(sheet, self.words, self.terminal.paint):
            self.console.print(part)

    def how_to_replay(self) -> None:
        """Return the command that replays the saved file."""
        self.say_path(message("terminal-again", command=command_line("replay", self.local.path)))


def choices(game: AnyGame, state: object, legal: Sequence[Action], words: Words) -> Table:
    """Return one line per choice: number, text to type, previews."""
    terminal = terminal_of(game)
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", style="bold", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for number, action in enumerate(legal, start=1):
        preview = game.preview(state, action)
        notes = terminal.paint(words.row([words.say(note) for note in preview.notes]), words)
        if len(preview.way) > 2:
            via = words.say(message("terminal-via", spaces=" ".join(preview.way[1:-1])))
            notes = Text.assemble(notes, (words.row(["", via]) if notes else via, "dim"))
        table.add_row(str(number), terminal.paint(words.say(game.label(action)), words), notes)
    return table
