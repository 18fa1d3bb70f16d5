"""Decisions about seats: taking one, leaving it, handing it to a bot; functions from metadata to a change.

A bot drives a seat freed during a race. Its former owner may always return, unless they have retired. Other guests may
take it if the game hides nothing or the host allows it, but not if they have had another seat.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec
from msgspec.structs import replace

from paddock.table.change import Change, Note
from paddock.table.messages import Stage, Taking
from paddock.table.meta import Meta, SeatMeta
from paddock.words import Message, message

OPEN_STAGES = ("lobby", "racing")
"""Stages in which seats change hands."""


class Situation(msgspec.Struct, frozen=True):
    """The parts of a table on which decisions about seats depend."""

    meta: Meta
    stage: Stage
    hides: bool  # whether the game has secrets between players
    there: Collection[str]  # guests who are connected


def with_seat(meta: Meta, at: int, seat: SeatMeta) -> tuple[SeatMeta, ...]:
    return (*meta.seats[:at], seat, *meta.seats[at + 1 :])


def change_seat(
    meta: Meta, stage: Stage, at: int, seat: SeatMeta | None, note: str = "", by: str = "person"
) -> Change | None:
    """Replace a seat; during a race the log says so."""
    if seat is None or seat == meta.seats[at] or stage not in OPEN_STAGES:
        return None
    return Change(replace(meta, seats=with_seat(meta, at, seat)), note=Note(note, at, by) if note else None)


# Access to seats.


def refusal(now: Situation, guest: str, at: int) -> Message | None:
    """Return why the guest can neither take nor request this seat; None if they can."""
    meta, seat = now.meta, now.meta.seats[at]
    racing = now.stage == "racing"
    had = {held for held, who in meta.holders() if who == guest}
    if guest in meta.removed:
        return message("server-error-removed")
    if (at, guest) in meta.retired:
        return message("server-error-retired")
    if racing and seat.may_return(guest):  # to an earlier race's seat only without having had another
        return None if at in had or not had else message("server-error-seen-another")
    if seat.kind != "open" or now.stage not in OPEN_STAGES:
        return message("server-error-taken", all="no")
    if racing and had - {at}:
        return message("server-error-seen-another")
    if racing and now.hides and not answerers(now):
        return message("server-error-nobody-to-agree")
    return None


def taking(now: Situation, guest: str, at: int) -> Taking | None:
    """Return how the guest may take this seat: at once, or by request; None: not at all."""
    if refusal(now, guest, at) is not None:
        return None
    returns = now.meta.seats[at].may_return(guest)
    return "ask" if now.stage == "racing" and now.hides and not returns else "now"


def answerers(now: Situation) -> frozenset[str]:
    """Return the guests who may answer a seat request: the host, or all seated players if the host has left."""
    seated = frozenset([seat.guest for seat in now.meta.seats if seat.guest is not None])
    present_host = {now.meta.host} & seated & set(now.there)
    return frozenset(present_host) or seated


# Changes.


def sit(now: Situation, at: int, guest: str, name: str) -> Change | None:
    """Give a free seat to a guest."""
    if taking(now, guest, at) != "now":
        return None
    mine = SeatMeta("person", name, guest, here=now.meta.own_seat(guest) is not None)
    return change_seat(now.meta, now.stage, at, mine, "sits")


def move(meta: Meta, stage: Stage, at: int, owner: str, guest: str) -> Change | None:
    """Move a seat to another guest, by its owner's link."""
    seat = meta.seats[at]
    if seat.guest != owner:  # it has changed hands since the link was made
        return None
    here = meta.own_seat(guest) is not None
    moved = replace(seat, guest=guest, here=here, away=False, handed=False, bot=None)
    return change_seat(meta, stage, at, moved, "moved")


def away(meta: Meta, stage: Stage, at: int, bot: str, by: str, guest: str | None = None) -> Change | None:
    """Let a bot drive for a person (`guest`: only for this one) until they come back."""
    seat = meta.seats[at]
    if seat.kind != "person" or guest not in (None, seat.guest):
        return None
    return change_seat(meta, stage, at, replace(seat, away=True, bot=bot, handed=by == "person"), f"away {bot}", by)


def come_back(meta: Meta, stage: Stage, at: int, guest: str, asked: bool = True) -> Change | None:
    """Let a person drive again; unless `asked`, only if they had not handed over deliberately."""
    seat = meta.seats[at]
    if not seat.away or seat.guest != guest or (seat.handed and not asked):
        return None
    return change_seat(meta, stage, at, replace(seat, away=False, handed=False, bot=None), "back")


def vacate(meta: Meta, stage: Stage, at: int, seat: SeatMeta, kind: str, bot: str, by: str) -> Change | None:
    """Free a seat, if unchanged, or give it to a bot; during a race a bot drives it and its owner may return."""
    if meta.seats[at] != seat:
        return None
    note = "free" if kind == "open" else f"bot {bot}"
    if stage != "racing":
        new = SeatMeta(kind, bot=bot if kind == "bot" else None)
    elif seat.guest is None:
        new = replace(seat, kind=kind, name="", bot=bot)
    else:
        new = SeatMeta(kind, bot=bot, former=seat.guest, put_out=by == "host")
    return change_seat(meta, stage, at, new, note, by)


def retire(meta: Meta, stage: Stage, at: int, guest: str, bot: str) -> Change | None:
    """Give a seat to a bot for good; its owner may watch the rest of the race."""
    seat = meta.seats[at]
    if stage != "racing" or seat.guest != guest:
        return None
    seats = with_seat(meta, at, SeatMeta("bot", bot=bot, former=guest))
    retired = (*meta.retired, (at, guest))
    return Change(replace(meta, seats=seats, retired=retired), note=Note(f"retired {seat.name} for {bot}", at))


def remove(meta: Meta, stage: Stage, at: int) -> Change | None:
    """Free all seats of a guest before the start and keep them from sitting down again; the host stays."""
    guest = meta.seats[at].guest
    if stage != "lobby" or guest is None or guest == meta.host:
        return None
    theirs = meta.seats_of(guest)
    seats = tuple([SeatMeta("open") if seat.guest == guest else seat for seat in meta.seats])
    words = tuple([(seat, text) for seat, text in meta.words if seat not in theirs])
    return Change(replace(meta, seats=seats, words=words, removed=(*meta.removed, guest)))


def add_words(meta: Meta, stage: Stage, at: int, guest: str, text: str) -> Change | None:
    """Add a player's own words to the seed, before the start."""
    if stage != "lobby" or meta.seats[at].guest != guest:
        return None
    others = [(seat, words) for seat, words in meta.words if seat != at]
    return Change(replace(meta, words=tuple(sorted([*others, (at, text)]))))


def confirm(meta: Meta, stage: Stage, at: int, guest: str, on: bool) -> Change | None:
    """Note whether a player wants to be asked even if there is a single answer."""
    seat = meta.seats[at]
    return change_seat(meta, stage, at, replace(seat, confirm=on)) if seat.guest == guest else None


def ready(meta: Meta, stage: Stage, at: int, guest: str, on: bool) -> Change | None:
    """Note whether a player is ready to start."""
    seat = meta.seats[at]
    mine = seat.guest == guest and stage == "lobby"
    return change_seat(meta, stage, at, replace(seat, ready=on)) if mine else None


def with_bots(meta: Meta, bot: str) -> Meta:
    """Fill the open seats with bots for the start."""
    seats: Sequence[SeatMeta] = [
        replace(seat, kind="bot", bot=bot, name="") if seat.kind == "open" else seat for seat in meta.seats
    ]
    return replace(meta, seats=tuple(seats))


# The host.


def next_host(meta: Meta, there: Collection[str], at: int = 0, present: bool = False) -> Change | None:
    """Make the next person after this seat the host, preferably (`present`: only) a connected one."""
    after = [meta.seats[(at + more) % len(meta.seats)].guest for more in range(len(meta.seats))]
    others = [guest for guest in after if guest is not None and guest != meta.host]
    those = [guest for guest in others if guest in there]
    found = next(iter(those if present else [*those, *others]), None)
    return None if found is None else Change(replace(meta, host=found))
