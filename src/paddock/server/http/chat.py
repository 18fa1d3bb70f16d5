"""Calls about a table's chat, and about slow players who are not ready or have not chosen."""

from __future__ import annotations

from functools import partial

import msgspec
from msgspec.structs import replace

from paddock.server.features.rematches import start_when_all_agree
from paddock.server.http.call import SEAT, TABLE, WRITE, Call, answer
from paddock.server.http.requests import body, guest_and_table, guest_at_seat, hosts_table
from paddock.server.http.seats import check_notes
from paddock.server.http.web import Request, Response
from paddock.table.change import Change
from paddock.table.errors import NotNow, NotYours
from paddock.table.messages import TableInfo
from paddock.table.messages.chat import ChatRule, Say
from paddock.table.people.guest import Guest
from paddock.table.people.seats import ready
from paddock.table.table import Table
from paddock.words import message


class SetTalk(msgspec.Struct, frozen=True):
    """The chat rule that the host sets."""

    talk: ChatRule


async def say(request: Request) -> Response:
    guest, table = await guest_and_table(request)
    wanted = await body(request, Say)
    if table.meta.talk == "off" or table.stage == "closed":
        raise NotNow(message("server-error-talk-off"))
    if not table.chat.may_write(guest.id):
        raise NotYours(message("server-error-talk-seated"))
    if wanted.seat is not None and not table.meta.owns(guest.id, wanted.seat):
        raise NotYours(message("server-refused-not-your-seat"))
    await table.chat.say(guest, wanted)
    table.care.visit(guest.id)
    await table.care.alive(guest.id)
    return answer(table.updates.info(guest.id))


async def set_talk(request: Request) -> Response:
    guest, table = await hosts_table(request)
    wanted = await body(request, SetTalk)
    await table.commits.commit(lambda meta, stage: Change(replace(meta, talk=wanted.talk)))
    return answer(table.updates.info(guest.id))


class SetReady(msgspec.Struct, frozen=True):
    """Whether a player is ready for the start."""

    ready: bool


async def set_ready(request: Request) -> Response:
    guest, table, at = await guest_at_seat(request)
    wanted = await body(request, SetReady)
    if table.stage != "lobby":
        raise NotNow(message("server-error-started"))
    if not table.meta.owns(guest.id, at):
        raise NotYours(message("server-refused-not-your-seat"))
    await table.commits.commit(partial(ready, at=at, guest=guest.id, on=wanted.ready))
    await start_when_all_agree(table)
    table.care.visit(guest.id)
    return answer(table.updates.info(guest.id))


async def nudge(request: Request) -> Response:
    guest, table, at = await others_seat(request)
    mine = table.meta.seats_of(guest.id)
    if not await table.care.nudge(at, table.meta.name_of(mine[0]) if mine else guest.name):
        raise NotNow(message("server-error-nudge-early"))
    return answer(table.updates.info(guest.id))


async def call_bot(request: Request) -> Response:
    guest, table, at = await others_seat(request)
    check_notes(table, at)
    if not await table.care.call_bot(at):
        raise NotNow(message("server-error-bot-early"))
    return answer(table.updates.info(guest.id))


async def others_seat(request: Request) -> tuple[Guest, Table, int]:
    """Return the caller, the table and the seat of the path, which must be another player's."""
    guest, table, at = await guest_at_seat(request)
    if not table.chat.takes_part(guest.id) or table.meta.owns(guest.id, at):
        raise NotYours(message("server-error-nudge-others"))
    table.care.visit(guest.id)
    return guest, table, at


CALLS = (
    Call("POST", f"{TABLE}/say", say, WRITE, "Send a chat message or a reaction.", Say, TableInfo),
    Call("POST", f"{TABLE}/talk", set_talk, WRITE, "Set who writes and reads; for the host.", SetTalk, TableInfo),
    Call("POST", f"{SEAT}/ready", set_ready, WRITE, "Set whether I am ready.", SetReady, TableInfo),
    Call("POST", f"{SEAT}/nudge", nudge, WRITE, "Nudge a slow player.", gives=TableInfo),
    Call("POST", f"{SEAT}/stand-in", call_bot, WRITE, "Let a bot drive for a slow player.", gives=TableInfo),
)
