"""A race between a person and bots on this machine: every move is saved as soon as it is made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any, TypeGuard

from paddock.bots import AnyDriver
from paddock.bots.compiling import build_for
from paddock.bots.drivers import Drivers, OwnBot, faults_of
from paddock.cli.files import Unwritable, game_of, in_file, read_record, write_whole
from paddock.cli.setup import command_line, find_own_bots
from paddock.core import record as records
from paddock.core.errors import BadRecord
from paddock.core.game import Action, AnyGame, Dealt, Decide, Event, Luck, Over, Rolled, Turn
from paddock.core.luck import SeededLuck, stream
from paddock.core.play import step
from paddock.core.record import Record
from paddock.sim.faults import FaultCount, Faults

PERSON = "person"


class LocalRace:
    """A race on this machine: game, state, drivers, and its file."""

    def __init__(self, game: AnyGame, names: Sequence[str], drivers: Sequence[str], seed: str, path: Path) -> None:
        self.game = game
        self.names = tuple(names)
        self.drivers = tuple(drivers)
        self.seed = seed
        self.path = path
        self.bots = seat_bots(game, drivers)
        self.state = game.start()
        self.moves: list[str] = []
        self.luck = SeededLuck(seed)
        self.hinted = False  # whether the player got a hint
        self.choices: list[tuple[int, object]] = []  # the player's last choices: the moves before each, and the state
        self.text: Callable[[], str] = lambda: records.write(
            self.record()
        )  # the text of the file; a season's holds more

    @property
    def faults(self) -> Sequence[FaultCount]:
        """Return the faulty bots and their faults."""
        faults = Faults()
        faults.add(faults_of(self.bots))
        return faults.counts()

    @property
    def turn(self) -> Turn:
        """Return the seats or the luck that the race waits for."""
        return self.game.turn(self.state)

    def record(self) -> Record:
        """Return the race as a record."""
        header = records.make_header(self.game, self.names)
        header |= {"drivers": list(self.drivers), "seed": self.seed, **({"hints": True} if self.hinted else {})}
        return Record(header, tuple(self.moves), records.result_data(self.game, self.state))

    def save(self, replace: bool = True) -> None:
        """Save the race."""
        write_whole(self.path, self.text(), replace)

    def make(self, move: Action | Luck) -> tuple[Event, ...]:
        """Make a checked move, save the race, and return its events."""
        before = self.state
        self.state, events = step(self.game, before, move)
        if (
            isinstance(move, Rolled | Dealt)
            or self.bots[move.seat]
            or self.game.uncovers(before, self.state, move.seat)
        ):
            self.choices = []
        elif len(self.game.legal(before, move.seat)) > 1:
            self.choices.append((len(self.moves), before))
        self.moves.append(str(move))
        self.save()
        return events

    def take_back(self) -> bool:
        """Take back the player's last choice, unless luck, a bot's move or a revealed secret followed it."""
        if not self.choices:
            return False
        made, self.state = self.choices.pop()
        del self.moves[made:]
        self.save()
        return True

    def go_on(self) -> tuple[Event, ...] | None:
        """Make the next move if it is luck or a bot's; return None if the player is asked or the race is over."""
        turn = self.turn
        if isinstance(turn, Over):
            return None
        if not isinstance(turn, Decide):
            return self.make(self.luck.answer(turn))
        for seat in turn.seats:
            if self.bots[seat] is not None:
                return self.make(self._choice(seat))
        return None

    def _choice(self, seat: int) -> Action:
        """Return a bot's action. Each choice has its own generator, so that resuming changes nothing."""
        legal = self.game.legal(self.state, seat)
        if len(legal) == 1:
            return legal[0]
        bot = self.bots[seat]
        assert bot is not None
        rng = stream(self.seed, f"seat {seat} move {len(self.moves)}")
        if isinstance(bot, OwnBot):
            bot.spare = stream(self.seed, f"stand-in {seat} move {len(self.moves)}")
        return bot(self.game.view(self.state, seat), legal, rng)


def seat_bots(game: AnyGame, drivers: Sequence[str]) -> list[AnyDriver | None]:
    """Return the bots by seat. Raises BadOptions if one cannot be made."""
    makes = Drivers(game)
    bots: list[AnyDriver | None] = [None] * game.seats
    find_own_bots(drivers)
    build_for(game, drivers)
    for seat, name in enumerate(drivers):
        if name != PERSON:
            makes.prepare(name, seat)
            bots[seat] = makes.driver(name, seat, Random())
    return bots


def resumed(path: Path) -> tuple[LocalRace, list[tuple[Event, ...]]]:
    """Load an unfinished race from its file, with its events so far."""
    record = read_record(path)
    game = game_of(path, record)
    drivers, seed = record.header.get("drivers"), record.header.get("seed")
    if not are_drivers(drivers, game.seats) or not isinstance(seed, str):
        raise BadRecord(f"{path}, line 2: this race was not raced with `race`, so it cannot be resumed")
    try:
        race, happened = driven_on(LocalRace(game, record.names, drivers, seed, path), record)
        race.hinted = record.header.get("hints") is True
    except BadRecord as error:
        raise in_file(path, error) from None
    if isinstance(race.turn, Over):
        raise BadRecord(f"the race in {path} is over; `{command_line('replay', path)}` shows it")
    return race, happened


def driven_on(race: LocalRace, record: Record) -> tuple[LocalRace, list[tuple[Event, ...]]]:
    """Start a race and replay its record, with the events so far."""
    happened = []
    for move, state, events in records.replay(race.game, record):
        race.state = state
        happened.append(events)
        if move is not None:
            race.moves.append(str(move))
            race.luck.spent += isinstance(move, Rolled | Dealt)
    return race, happened


def new_path(stem: str, wanted: Path | None, kind: str = "race") -> Path:
    """Return a file name for a new race or season; never an existing one."""
    if wanted is not None:
        if wanted.exists():
            raise Unwritable(f"{wanted} already exists; resume it with --resume {wanted}, or choose another name")
        return wanted
    stem = f"{stem.replace('_', '-')}-{datetime.now():%Y-%m-%d-%H%M}"
    names = (f"{stem}.{kind}", *(f"{stem}-{number}.{kind}" for number in range(2, 100)))
    return next(Path(name) for name in names if not Path(name).exists())


def are_drivers(drivers: Any, seats: int) -> TypeGuard[list[str]]:
    """Return whether this is a list of drivers for all seats, with a player among them."""
    return are_names(drivers, seats) and PERSON in drivers


def are_names(names: Any, seats: int) -> TypeGuard[list[str]]:
    """Return whether this is a list with a name for each seat."""
    return isinstance(names, list) and len(names) == seats and all(isinstance(name, str) for name in names)
