"""A cache of games: tables with the same options share one, with everything it has computed."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import Any

import msgspec

from paddock import games
from paddock.core.errors import PaddockError
from paddock.core.game import AnyGame
from paddock.core.record import Record, make_header
from paddock.table.lru import Lru

KEPT = 64
"""Most entries in the cache; a dropped game lives on with its tables."""


class GameCache:
    """Games by their options."""

    def __init__(self) -> None:
        self._games: Lru[bytes, AnyGame] = Lru(KEPT)
        self._lock = Lock()  # tables are loaded in threads

    def make(self, name: str, values: dict[str, Any]) -> AnyGame:
        """Return the game of this name with plain option values."""
        return self._get((name, values), lambda: games.make(name, values))

    def of_header(self, header: dict[str, Any]) -> tuple[AnyGame, str | None]:
        """Return the game of a stored table, and why it cannot continue, if its track, deck or options are gone."""
        try:
            now = {**header, "rules": games.load(header["game"]).rules}
            return self._get(now, lambda: games.of_record(Record(now, ()))), None
        except PaddockError as error:
            return games.make(header["game"], {}), str(error)

    def _get(self, key: object, make: Callable[[], AnyGame]) -> AnyGame:
        text = msgspec.json.encode(key, order="sorted")
        with self._lock:
            if (game := self._games.find(text)) is not None:
                return game
        game = self.shared(make())
        with self._lock:
            self._games[text] = game
        return game

    def shared(self, made: AnyGame) -> AnyGame:
        """Return the cached game that equals this one, or cache it."""
        header = msgspec.json.encode(make_header(made, ("",) * made.seats), order="sorted")
        with self._lock:
            game = self._games[header] = self._games.get(header, made)
        return game
