"""A race, move by move, and its record."""

from __future__ import annotations

import os
import secrets
from collections.abc import Sequence
from io import StringIO
from pathlib import Path

from rich.console import Console

from paddock import games
from paddock.core import record as records
from paddock.core.errors import BadOptions, BadRecord, IllegalAction, PaddockError
from paddock.core.game import Action, AnyGame, Decide, Event, Luck, Over, Result, Roll, Shuffle, Turn
from paddock.core.luck import SeededLuck
from paddock.core.play import read_move, step
from paddock.core.record import Record
from paddock.drawing.cars import ParkedCar, draw_cars
from paddock.drawing.draw import draw
from paddock.library.setup import Value, make_game, seed_text
from paddock.terminal.plain import terminal_of
from paddock.words import LANGUAGES, Words

WIDTH = 100
"""Width of a position's text, in columns."""
LONGEST_FILE = 50_000_000
"""Largest record that is read, in bytes."""


class RaceRecord(Record, frozen=True):
    """A race as data: its header, its moves as text, and its result (None while it runs).

    `str(record)` is the text of the file; docs/record-format.md explains it.

    >>> race = paddock.Race("formula_d", players=2, seed=1)
    >>> race.record.moves[:2], race.record.result
    (('roll 1', 'roll 12'), None)
    >>> race.record.save("race.txt")
    """

    def __str__(self) -> str:
        return records.write(self)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a file, replacing an existing one."""
        Path(path).write_text(str(self), encoding="utf-8", newline="\n")


class Race:
    """A race of any game: get legal actions, play one, look at the state, go back.

    `players` and the options are those of the game (`./paddock sim GAME --option help` lists them). The luck follows
    from the seed; without one it differs each time. With `by_hand=True` the race also waits for luck: `luck` says
    which, and `play("roll 7")` answers.

    >>> race = paddock.Race("formula_d", players=2, track="monaco", laps=1, seed=7)
    >>> race.seat, [str(action) for action in race.legal()][:2]
    (0, ['0 drive M166', '0 drive R163'])
    >>> events = race.play("0 drive M166")
    >>> race.over
    False
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        seed: str | int | None = None,
        by_hand: bool = False,
        names: Sequence[str] = (),
        **options: Value,
    ) -> None:
        made, _ = make_game(game, players, options)
        if isinstance(names, str) or not all(isinstance(name, str) for name in names):
            raise TypeError(f"names are a list of texts, one for each seat, not {names!r}")
        if by_hand and seed is not None:
            raise BadOptions("a race by hand takes no seed: its luck comes from play")
        luck = None if by_hand else SeededLuck(seed_text(secrets.token_hex(8) if seed is None else seed))
        self._begin(made, luck, tuple(names) or tuple([f"Seat {seat}" for seat in range(made.seats)]))
        self._draw_luck()

    def _begin(self, game: AnyGame, luck: SeededLuck | None, names: tuple[str, ...]) -> None:
        if len(names) != game.seats:
            raise BadOptions(f"{len(names)} names for {game.seats} seats")
        for name in names:
            records.check_name(name)
        self.game = game
        self.names = names
        self._luck = luck
        self._states = [game.start()]
        self._moves: list[Action | Luck] = []

    @property
    def state(self) -> object:
        """The full state, including hidden information; immutable. Bots get views instead."""
        return self._states[-1]

    @property
    def turn(self) -> Turn:
        """What the race waits for: `Decide(seats)`, `Roll`, `Shuffle`, or `Over(result)`."""
        return self.game.turn(self.state)

    @property
    def over(self) -> bool:
        """Whether the race is over."""
        return isinstance(self.turn, Over)

    @property
    def result(self) -> Result | None:
        """The result with `winners` and `scores` by seat; None while the race runs."""
        turn = self.turn
        return turn.result if isinstance(turn, Over) else None

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that owe a choice, counted from 0; several choose in secret at the same time."""
        turn = self.turn
        return turn.seats if isinstance(turn, Decide) else ()

    @property
    def seat(self) -> int | None:
        """The first seat that owes a choice; None if the race is over or waits for luck."""
        return next(iter(self.seats), None)

    @property
    def luck(self) -> Roll | Shuffle | None:
        """The luck that a race by hand waits for; None if it waits for a seat.

        >>> race = paddock.Race("formula_d", players=2, by_hand=True)
        >>> race.luck.faces[:3]
        (1, 2, 3)
        >>> events = race.play("roll 12")
        """
        turn = self.turn
        return turn if isinstance(turn, Roll | Shuffle) else None

    @property
    def moves(self) -> tuple[str, ...]:
        """Every move so far as text, luck included."""
        return tuple(map(str, self._moves))

    def legal(self, seat: int | None = None) -> Sequence[Action]:
        """Return the legal actions of a seat, or of the first one that owes a choice; empty if none does."""
        if seat is None:
            seat = self.seat
        if seat is None:
            return ()
        self._check_seat(seat)
        return self.game.legal(self.state, seat)

    def play(self, move: Action | Luck | str) -> tuple[Event, ...]:
        """Make a move and return the events, including those of luck drawn from the seed.

        A move is one of `legal()` or its text. If it is illegal, IllegalAction gives the reason and nothing changes.
        """
        if isinstance(move, str):
            move = self._read(move)
        elif not hasattr(move, "seat") and not isinstance(move, Luck):
            raise TypeError(f"a move is one of legal() or its text, not {move!r}")
        return self._add(move) + self._draw_luck()

    def view(self, seat: int | None = None) -> object:
        """Return the view of a seat; None: a spectator's."""
        if seat is not None:
            self._check_seat(seat)
        return self.game.view(self.state, seat)

    def undo(self) -> None:
        """Take back the last choice and the luck after it; the same choice gets the same luck again.

        >>> race = paddock.Race("formula_d", players=2, seed=3)
        >>> before = race.moves
        >>> events = race.play(race.legal()[0])
        >>> race.undo()
        >>> race.moves == before
        True
        """
        last = next((at for at in reversed(range(len(self._moves))) if self._can_undo(self._moves[at])), None)
        if last is None:
            raise PaddockError("no choice has been made yet, so there is nothing to take back")
        if self._luck is not None:
            self._luck.spent -= sum([isinstance(move, Luck) for move in self._moves[last:]])
        del self._moves[last:], self._states[last + 1 :]

    def _can_undo(self, move: Action | Luck) -> bool:
        return self._luck is None or not isinstance(move, Luck)

    def copy(self, seed: str | int | None = None) -> Race:
        """Return a copy of the race, to be continued differently; with a seed, luck differs from here on.

        >>> race = paddock.Race("formula_d", players=2, seed=3)
        >>> other = race.copy(seed="what if")
        >>> events = other.play(other.legal()[0])
        >>> len(race.moves) < len(other.moves)
        True
        """
        luck = self._luck
        if seed is not None:
            luck = SeededLuck(seed_text(seed))
        elif luck is not None:
            luck = SeededLuck(luck.seed, luck.spent)
        other = Race.__new__(Race)
        other._begin(self.game, luck, self.names)
        other._states, other._moves = [*self._states], [*self._moves]
        if seed is not None:
            other._draw_luck()
        return other

    @property
    def record(self) -> RaceRecord:
        """The race as a record, finished or not; `record.save(path)` writes it."""
        header = records.make_header(self.game, self.names)
        return RaceRecord(header, self.moves, records.result_data(self.game, self.state))

    def text(self, seat: int | None = None, language: str = "en") -> str:
        """Return the position as text, from a spectator's or a seat's view: the standings, then the question.

        >>> print(paddock.Race("formula_d", players=2, seed=7).text().splitlines()[-1])
        Your car (white 1) on R161, 18 wear points left. Move 2: pick a space.
        """
        if language not in LANGUAGES:
            raise BadOptions(f"language is one of {', '.join(LANGUAGES)}, not {language!r}")
        words, view, shown = Words(language, self.names), self.view(seat), StringIO()
        console = Console(file=shown, width=WIDTH, color_system=None, markup=False, emoji=False, highlight=False)
        if not self.over:
            console.print(terminal_of(self.game).standings(view, words))
        result, asked = self.result, self.seat if seat is None else seat
        if result is not None:
            console.print(words.say(self.game.sheet(result).verdict))
        elif asked in self.seats and asked is not None:
            console.print(words.say(self.game.question(self.view(asked), asked)))
        return "\n".join([line.rstrip() for line in shown.getvalue().splitlines()]).strip("\n")

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        status = "over" if self.over else f"seat {self.seat} to choose" if self.seats else "waits for luck"
        return f"<Race of {self.game.title}: {len(self._moves)} moves, {status}>"

    def _repr_svg_(self) -> str | None:
        """Return the board with its cars for notebooks; None for a game without a board."""
        track, story = self.game.track, self.game.story()
        if track is None or track.art.frame == (0, 0):
            return None
        cars = story.cars(self.view()) if story is not None else ()
        parked = [ParkedCar(car.colour, car.mark, car.striped, car.space, car.place) for car in cars if not car.out]
        return draw(track).replace("</svg>", f"{draw_cars(track, parked)}</svg>")

    def _read(self, text: str) -> Action | Luck:
        try:
            return read_move(self.game, text.strip())
        except ValueError as error:
            raise PaddockError(f"{text[:60]!r} is not a move ({error}){self._example()}") from None

    def _add(self, move: Action | Luck) -> tuple[Event, ...]:
        state, events = step(self.game, self.state, move)
        self._states.append(state)
        self._moves.append(move)
        return events

    def _draw_luck(self) -> tuple[Event, ...]:
        """Draw all pending luck, if the race has a seed."""
        events: tuple[Event, ...] = ()
        while self._luck is not None and isinstance(turn := self.turn, Roll | Shuffle):
            events += self._add(self._luck.answer(turn))
        return events

    def _check_seat(self, seat: int) -> None:
        if not isinstance(seat, int) or not 0 <= seat < self.game.seats:
            raise BadOptions(f"a seat is a number from 0 to {self.game.seats - 1}, not {seat!r}")

    def _example(self) -> str:
        legal = self.legal()
        return f"; a legal one is {str(legal[0])!r}" if legal else ""


def open_record(source: str | os.PathLike[str] | Record, *, seed: str | int | None = None) -> Race:
    """Return the race in a file, checked move by move, at its end: look at it, go back, or play on.

    Luck after the last move comes from `seed`; without one the race waits for luck, as one by hand does.

    >>> race = paddock.Race("formula_d", players=2, seed=3)
    >>> race.record.save("race.txt")
    >>> paddock.open_record("race.txt").moves == race.moves
    True
    """
    found = source if isinstance(source, Record) else _read(Path(source))
    game = games.of_record(found)
    race = Race.__new__(Race)
    race._begin(game, None, found.names)
    played = [(move, state) for move, state, _ in records.replay(game, found)]
    race._moves = [move for move, _ in played if move is not None]
    race._states = [state for _, state in played]
    if seed is not None:
        race._luck = SeededLuck(seed_text(seed))
        race._draw_luck()
    return race


def _read(path: Path) -> Record:
    try:
        if path.stat().st_size > LONGEST_FILE:
            raise BadRecord(f"{path} is larger than {LONGEST_FILE:,} bytes, so it is not a record of a race")
        return records.read(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise BadRecord(f"{path} is not readable as text (UTF-8)") from None
    except BadRecord as error:
        raise BadRecord(f"{path}, {error}" if str(error).startswith("line") else str(error)) from None


__all__ = ["IllegalAction", "Race", "RaceRecord", "open_record"]
