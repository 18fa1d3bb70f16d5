"""The core: batches of races, driven by action ids, as functions on NumPy arrays."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias, cast, get_args

import numpy as np
from numpy.typing import NDArray

from paddock.core.errors import BadOptions, PaddockError
from paddock.kernel.batches import ANY_SEAT, Races
from paddock.kernel.card import Card
from paddock.kernel.figures import FIGURES, LEAD, PLACE, SCORE, WIN, WIN_UNITS
from paddock.kernel.luck import MASK
from paddock.kernel.rows import Array
from paddock.kernel.source import numba_version
from paddock.library.setup import Value, compile_silently, make_game

Reward: TypeAlias = Literal["win", "score", "lead", "place"]
Illegal: TypeAlias = Literal["raise", "first"]
DeviceName: TypeAlias = Literal["processor", "cuda"]
Numbers: TypeAlias = NDArray[np.int64]
MOST_RACES = 1 << 24


def make(
    game: str,
    players: int | None = None,
    track: str | None = None,
    options: Mapping[str, Value] | None = None,
    reward: Reward = "win",
    illegal: Illegal = "raise",
    device: DeviceName = "processor",
) -> Environment:
    """Return the environment of a set-up. With device="cuda" batches race on an NVIDIA card (extra `gpu`).

    `reward` is what a seat gets when its race is over: "win" its share of the win, "score" its score, "lead" its score
    minus the best rival's, "place" from 1 for the first to 0 for the last. With illegal="first", the first legal action
    replaces an illegal one.
    """
    if not isinstance(options, Mapping | None):
        raise TypeError(f"options is a dictionary like {{'laps': 2}}, not {options!r}")
    if track is not None and "track" in (options or {}):
        raise BadOptions("track and options['track'] are the same: give one of them")
    given = {**(options or {}), **({} if track is None else {"track": track})}
    return Environment(game, players, given, reward, illegal, device)


class Batch:
    """Races side by side, driven by an environment. `seed` and `numbers` determine the luck of each.

    All arrays are NumPy's or, on a card, CuPy's, which other libraries read in place (`torch.from_dlpack(array)`).
    """

    def __init__(self, environment: Environment, races: Races, seed: int, numbers: Numbers) -> None:
        self.environment, self.races, self.seed, self.numbers = environment, races, seed, numbers
        device = environment.batches.device
        self._values, self._seats = device.zeros(races.count), device.zeros(2 * races.count)
        self._masks = device.zeros(races.count * environment.actions // 8)
        self._seen = device.short_zeros(races.count * environment.observed)

    def __len__(self) -> int:
        return self.races.count

    @property
    def over(self) -> NDArray[np.bool_]:
        """An array of flags: which races are over."""
        found: NDArray[np.bool_] = self.environment.read(self.races.answers, np.int64) == 0
        return found


class Environment:
    """Races of one set-up in batches. Only `step` changes a batch in place."""

    def __init__(
        self,
        game: str,
        players: int | None,
        options: Mapping[str, Value],
        reward: Reward,
        illegal: Illegal,
        device: DeviceName,
    ) -> None:
        for value, kinds, name in (
            (reward, Reward, "reward"),
            (illegal, Illegal, "illegal"),
            (device, DeviceName, "device"),
        ):
            if value not in get_args(kinds):
                raise BadOptions(f"{name} is one of {', '.join(get_args(kinds))}, not {value!r}")
        self.game, self.options = make_game(game, players, options)
        self.name, self.seats, self.reward, self.illegal = game, self.game.seats, reward, illegal
        compile_silently(self.game)
        kernel = self.game.kernel("compiled" if numba_version() is not None else "plain")
        if kernel is None or kernel.missing():
            reason = f"{game} has no kernel" if kernel is None else kernel.missing()
            raise BadOptions(f"there is no environment for these options: {reason}")
        self.kernel: Any = kernel
        self.batches = kernel.batches(Card(cast("Any", kernel)) if device == "cuda" else None)
        self.arrays: Any = self.batches.device.cupy if isinstance(self.batches.device, Card) else np
        self.actions, self.observed = self.batches.actions, self.batches.observed
        self.fields, self.action_names = kernel.fields(), tuple(kernel.action_names())
        self.low = np.repeat([field.low for field in self.fields], [field.size for field in self.fields])
        self.high = np.repeat([field.high for field in self.fields], [field.size for field in self.fields])

    def start(self, seed: int, count: int | Sequence[int]) -> Batch:
        """Return races at their first question, numbered 0, 1, …, or by a sequence.

        A race depends only on the seed and its number.
        """
        numbers = numbers_of(count)
        races = self.batches.start(check_seed(seed), array("q", numbers.tolist()))
        return Batch(self, races, seed, self.arrays.asarray(numbers))

    def restart(self, batch: Batch, numbers: Sequence[int] | Numbers) -> None:
        """Restart races of a batch with these numbers; those with a number below 0 go on."""
        chosen = self._given(batch, numbers, "numbers")
        if (chosen > MASK).any():
            raise BadOptions(f"numbers of races are 0 to {MASK}, or below 0 for those that go on")
        self.batches.restart(batch.races, batch.seed, self._row(chosen))
        batch.numbers = self.arrays.where(chosen < 0, batch.numbers, chosen)

    def step(self, batch: Batch, actions: Sequence[int] | Numbers) -> NDArray[np.bool_]:
        """Take an action in every race, for the seat given by `seat`; finished races ignore it.

        Returns the races in which the first legal action replaced an illegal one. Unless illegal="first", an illegal
        action raises a PaddockError before anything is changed.
        """
        given = self._given(batch, actions, "actions")
        race = self.batches.act(batch.races, self._row(given), self.illegal == "first", batch._values)
        if race >= 0:
            self._refuse(batch, race, int(given[race]))
        replaced: NDArray[np.bool_] = self.read(batch._values, np.int64) < 0
        return replaced

    def mask(self, batch: Batch, seat: int | None = None) -> NDArray[np.int8]:
        """Return the legal actions of a seat, or of the one to choose, by race and id: 1 is legal. There is always one.

        A seat that is not asked, or whose race is over, can only wait (id 0). The next call overwrites the array.
        """
        self.batches.mask(self._own(batch).races, self._seat(seat), batch._masks, batch._seats)
        return self.read(batch._masks, np.int8).reshape(len(batch), self.actions)

    def asked(self, batch: Batch) -> tuple[Numbers, NDArray[np.bool_]]:
        """Return the seat to choose in each race (-1: it is over), and all seats that choose now, by race and seat."""
        self.mask(batch)
        seats = self.read(batch._seats, np.int64).reshape(len(batch), 2)
        return seats[:, 1].copy(), (seats[:, :1] >> self.arrays.arange(self.seats) & 1).astype(bool)

    def seat(self, batch: Batch) -> Numbers:
        """Return the seat to choose in each race; -1 if it is over."""
        return self.asked(batch)[0]

    def observe(self, batch: Batch, seat: int | None = None) -> NDArray[np.int32]:
        """Return the observation of a seat, or of the one to choose, as seat 0. The next call overwrites the array."""
        self.batches.observe(self._own(batch).races, self._seat(seat), batch._seen)
        return self.read(batch._seen, np.int32).reshape(len(batch), self.observed)

    def rewards(self, batch: Batch) -> NDArray[np.float64]:
        """Return the rewards by race and seat; zeros for races that are not over."""
        figures = self.read(self.batches.figures(self._own(batch).races), np.int64)
        by_seat = figures.reshape(len(batch), self.seats, FIGURES).astype(np.float64)
        if self.reward == "place":
            found = (self.seats - by_seat[:, :, PLACE]) / max(1, self.seats - 1)
        else:
            figure = {"win": WIN, "score": SCORE, "lead": LEAD}[self.reward]
            found = by_seat[:, :, figure] / (WIN_UNITS if self.reward == "win" else 1)
        rewards: NDArray[np.float64] = self.arrays.where(batch.over[:, None], found, 0.0)
        return rewards

    def imagine(self, batch: Batch, seat: int | None, seed: int) -> Batch:
        """Return races consistent with what a seat sees: hidden information is redealt, and luck is fresh.

        Others' sealed choices count as not made.
        """
        made = self.batches.imagine(self._own(batch).races, self._seat(seat), check_seed(seed))
        return Batch(self, made, seed, self.arrays.arange(len(batch)))

    def fork(self, batch: Batch, seed: int) -> Batch:
        """Return copies of the races, including hidden information, with fresh luck."""
        made = self.batches.fork(self._own(batch).races, check_seed(seed))
        return Batch(self, made, seed, self.arrays.arange(len(batch)))

    def read(self, row: Array, dtype: type[np.generic]) -> NDArray[Any]:
        """Return a batch's row as an array on the same memory."""
        if self.arrays is np:
            return np.frombuffer(row, dtype)
        seen: NDArray[Any] = cast("NDArray[Any]", row).view(dtype)
        return seen

    def _row(self, numbers: Numbers) -> Array:
        """Return numbers as a row of the device."""
        return array("q", numbers.tobytes()) if self.arrays is np else cast("Array", numbers)

    def _own(self, batch: Batch) -> Batch:
        if not isinstance(batch, Batch) or batch.environment is not self:
            raise PaddockError("this batch was not made by this environment: start one with its own start()")
        return batch

    def _seat(self, seat: int | None) -> int:
        if seat is None:
            return ANY_SEAT
        if not is_whole(seat) or not 0 <= seat < self.seats:
            raise PaddockError(f"a seat is 0 to {self.seats - 1}, or None for the one to choose; not {seat!r}")
        return int(seat)

    def _given(self, batch: Batch, numbers: Sequence[int] | Numbers, what: str) -> Numbers:
        given = self.arrays.asarray(numbers)
        if given.dtype.kind not in "iu" or given.shape != (len(self._own(batch)),):
            raise TypeError(f"{what} are {len(batch)} whole numbers, not {given.dtype} of shape {given.shape}")
        return cast("Numbers", given.astype(np.int64))

    def _refuse(self, batch: Batch, race: int, refused: int) -> None:
        legal = self.arrays.flatnonzero(self.mask(batch)[race]).tolist()
        known = ", ".join(f"{action} ({self.action_names[action]})" for action in legal[:8])
        more = f" and {len(legal) - 8} more" if len(legal) > 8 else ""
        raise PaddockError(f"action {refused} is not legal in race {race}; legal: {known}{more}")


def check_seed(seed: int) -> int:
    """Check a seed, and return it."""
    if not is_whole(seed) or not 0 <= seed <= MASK:
        raise BadOptions(f"a seed is a number from 0 to {MASK}, not {seed!r}")
    return int(seed)


def check_action(action: object) -> int:
    """Return the id of an action if it is a whole number."""
    if is_whole(action) or (isinstance(action, np.ndarray) and action.ndim == 0 and action.dtype.kind in "iu"):
        return int(cast("int", action))
    raise PaddockError(f"an action is the id of a legal one (see action_mask), not {action!r}")


def numbers_of(count: int | Sequence[int]) -> Numbers:
    """Return the numbers of a batch's races: 0, 1, … up to a count, or those given."""
    if is_whole(count) and 0 < cast("int", count) <= MOST_RACES:
        return np.arange(cast("int", count), dtype=np.int64)
    given = np.asarray([] if is_whole(count) else count)
    if given.dtype.kind not in "iu" or given.ndim != 1 or not 0 < len(given) <= MOST_RACES:
        raise BadOptions(f"a batch has 1 to {MOST_RACES:,} races: give their count or a list of their numbers")
    if given.min() < 0 or given.max() > MASK:
        raise BadOptions(f"numbers of races are 0 to {MASK}")
    return given.astype(np.int64)


def is_whole(value: object) -> bool:
    """Return whether a value is a whole number, of Python or numpy."""
    return isinstance(value, int | np.integer) and not isinstance(value, bool)
