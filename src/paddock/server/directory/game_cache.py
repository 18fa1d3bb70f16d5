"""Games that tables share: those with the same options use one, and what it has worked out serves them all."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Any

import msgspec

from paddock import games
from paddock.core.errors import PaddockError
from paddock.core.game import AnyGame
from paddock.core.record import Record, make_header

KEPT = 64
"""Entries of the cache. A table keeps its game, so that one which has been dropped here is only no longer shared."""


class GameCache:
    """Games by what they were made from."""

    def __init__(self, kept: int = KEPT) -> None:
        self.kept = kept
        self._games: OrderedDict[bytes, AnyGame] = OrderedDict()
        self._lock = Lock()  # tables are loaded in threads

    def make(self, name: str, values: dict[str, Any]) -> AnyGame:
        """A game from its name and plain option values."""
        return self._get((name, values), lambda: games.make(name, values))

    def of_header(self, header: dict[str, Any]) -> tuple[AnyGame, str | None]:
        """The game of a stored table; the reason why it cannot go on, if its track, deck or options have gone."""
        try:
            now = {**header, "rules": games.load(header["game"]).rules}
            return self._get(now, lambda: games.of_record(Record(now, ()))), None
        except PaddockError as error:
            return games.make(header["game"], {}), str(error)

    def _get(self, key: object, make: Callable[[], AnyGame]) -> AnyGame:
        text = msgspec.json.encode(key, order="sorted")
        with self._lock:
            if (game := self._games.get(text)) is not None:
                self._games.move_to_end(text)
                return game
        game = self.shared(make())
        with self._lock:
            self._games[text] = game
            self._trim()
        return game

    def shared(self, made: AnyGame) -> AnyGame:
        """The game to be used in place of this one: the first of those that are the same."""
        header = msgspec.json.encode(make_header(made, ("",) * made.seats), order="sorted")
        with self._lock:
            game = self._games.setdefault(header, made)
            self._games.move_to_end(header)
            self._trim()
        return game

    def _trim(self) -> None:
        while len(self._games) > self.kept:
            self._games.popitem(last=False)
