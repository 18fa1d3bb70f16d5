"""Requests for a seat in a running race, answered by the host, or by any seated player if the host has left."""

from __future__ import annotations

import hashlib
from math import ceil, inf

from msgspec.structs import replace

from paddock.table.change import Change, Note
from paddock.table.messages import RequestInfo
from paddock.table.meta import Meta, SeatMeta, SeatRequest
from paddock.table.people.seats import Situation, answerers, taking, with_seat
from paddock.table.times import Times


def open_request(now: Situation) -> SeatRequest | None:
    """Return the open request; it lapses when the seat is taken or closed, or the race is over."""
    asked = now.meta.request
    return asked if asked is not None and taking(now, asked.guest, asked.seat) == "ask" else None


def seconds_left(asked: SeatRequest, times: Times, uptime: float) -> float:
    return max(0.0, asked.since + times.answer - uptime)


def request_info(now: Situation, guest: str, times: Times, uptime: float) -> RequestInfo | None:
    """Return the open request from a guest's view."""
    asked = open_request(now)
    if asked is None:
        return None
    left = ceil(seconds_left(asked, times, uptime))
    return RequestInfo(asked.seat, asked.name, asked.guest == guest, guest in answerers(now), left)


def origin_of(meta: Meta, address: str) -> str:
    """Return a digest of an address, which is different at every table."""
    return hashlib.sha256(f"{meta.seed} {address}".encode()).hexdigest()[:22]


def must_wait(meta: Meta, guest: str, address: str, times: Times, uptime: float) -> float:
    """Return the seconds until a refused guest, by cookie or address, may ask again."""
    refused = dict(meta.refused)
    since = max(refused.get(guest, -inf), refused.get(origin_of(meta, address), -inf))
    return max(0.0, since + times.ask_again - uptime)


def ask(now: Situation, at: int, guest: str, name: str, address: str, uptime: float) -> Change | None:
    """Request a seat; nothing happens if another request is open."""
    if open_request(now) is not None or taking(now, guest, at) != "ask":
        return None
    meta, driver = now.meta, now.meta.name_of(at) or "?"
    asked = SeatRequest(at, guest, name, driver, uptime, origin_of(meta, address))
    return Change(replace(meta, request=asked), note=Note(f"asks {name} for {driver}", at))


def allow(now: Situation, asked: SeatRequest) -> Change | None:
    """Give the seat to the requesting guest."""
    if open_request(now) != asked:
        return None
    seats = with_seat(now.meta, asked.seat, SeatMeta("person", asked.name, asked.guest))
    return Change(replace(now.meta, seats=seats, request=None), note=Note("sits", asked.seat))


def end(now: Situation, asked: SeatRequest, how: str, times: Times, uptime: float) -> Change | None:
    """End a request that was `refused` or `withdrawn`."""
    if open_request(now) != asked:
        return None
    refused = {who: at for who, at in now.meta.refused if uptime < at + times.ask_again}
    if how == "refused":
        refused |= dict.fromkeys((asked.guest, asked.origin), uptime)
    note = Note(f"{how} {asked.name} for {asked.driver}", asked.seat)
    return Change(replace(now.meta, request=None, refused=tuple(refused.items())), note=note)


def expire(now: Situation, times: Times, uptime: float) -> Change | None:
    """End a request that nobody answered in time, and drop one that has lapsed."""
    if now.meta.request is None:
        return None
    asked = open_request(now)
    if asked is None:
        return Change(replace(now.meta, request=None))
    return None if seconds_left(asked, times, uptime) else end(now, asked, "refused", times, uptime)
