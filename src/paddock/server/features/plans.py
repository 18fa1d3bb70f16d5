"""Stored challenges and their races."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from paddock.core.game import AnyGame
from paddock.core.record import make_header
from paddock.server.directory.new_table import check_bot
from paddock.table.meta import DRIVERS, SeatMeta
from paddock.table.people.guest import Guest


class Plan(msgspec.Struct, frozen=True):
    """The race of a challenge."""

    header: dict[str, Any]  # like a record's header: the game with all options, its track and its deck
    seat: int
    rivals: tuple[str, ...]  # bots in the other seats, in order
    seed: str
    maker: str = ""  # by name
    known: bool = False  # whether its seed was known before

    def names(self) -> tuple[str, ...]:
        """Return the names of the bots, the same at all tables."""
        return tuple([DRIVERS[at % len(DRIVERS)] for at in range(len(self.rivals))])

    def seats(self, guest: Guest) -> tuple[SeatMeta, ...]:
        bots = [SeatMeta("bot", name, bot=bot) for name, bot in zip(self.names(), self.rivals, strict=True)]
        return (*bots[: self.seat], SeatMeta("person", guest.name, guest.id), *bots[self.seat :])


class Challenge(msgspec.Struct, frozen=True):
    """A stored challenge."""

    id: str
    day: str
    maker: str
    closes: float
    plan: Plan


read_plan = msgspec.json.Decoder(Plan).decode


def plan_of(game: AnyGame, seat: int, rivals: Sequence[str], seed: str, maker: str = "", known: bool = False) -> Plan:
    """Return the plan of a challenge; seats without a named bot get the default one."""
    bots = [check_bot(rivals[at] if at < len(rivals) else "", game) for at in range(game.seats - 1)]
    return Plan(make_header(game, ("",) * game.seats), seat, tuple(bots), seed, maker, known)
