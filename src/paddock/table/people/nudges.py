"""Nudges for slow players: after a nudge the others may call a bot, until the player reacts.

Tables with clocks need none. The time owed is kept in memory, so a restart resets it.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from paddock.table.change import Change
from paddock.table.messages import Stage
from paddock.table.messages.seats import Help
from paddock.table.meta import Meta, Nudge
from paddock.table.people.seats import change_seat


class Delay(msgspec.Struct, frozen=True):
    """A person who owes a choice."""

    seat: int
    seconds: float  # for which they have owed it
    is_here: bool
    nudge: Nudge | None  # the nudge about this choice


def help_for(meta: Meta, stage: Stage, delay: Delay, idle: float, uptime: float) -> Help | None:
    """Return what others may do about a slow player, or have done."""
    seat, nudge = meta.seats[delay.seat], delay.nudge
    if meta.clock is not None or stage != "racing" or (nudge is None and delay.seconds < idle):
        return None
    if seat.kind != "person" or seat.away or not delay.is_here:
        return None
    if nudge is None:
        return "nudge"
    return "bot" if uptime - nudge.at >= idle else "nudged"


def with_nudge(meta: Meta, nudge: Nudge) -> Change:
    """Store a nudge in place of the seat's last one."""
    return Change(replace(meta, nudges=(*[other for other in meta.nudges if other.seat != nudge.seat], nudge)))


def without_nudge(meta: Meta, stage: Stage, at: int) -> Change | None:
    """Drop the nudge of a seat."""
    if not any(nudge.seat == at for nudge in meta.nudges):
        return None
    return Change(replace(meta, nudges=tuple([nudge for nudge in meta.nudges if nudge.seat != at])))


def call_bot(meta: Meta, stage: Stage, at: int, bot: str) -> Change | None:
    """Let a bot drive for a slow player until they react."""
    return change_seat(meta, stage, at, replace(meta.seats[at], away=True, bot=bot), f"idle {bot}")
