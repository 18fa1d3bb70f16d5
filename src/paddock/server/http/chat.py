"""Calls about the chat of a table."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from paddock.server.http.call import TABLE, WRITE, Call, answer
from paddock.server.http.requests import body, hosts_table, known_guest, table_of
from paddock.server.http.web import Request, Response
from paddock.table.change import Change
from paddock.table.errors import NotNow, NotYours
from paddock.table.messages import TableInfo
from paddock.table.messages.chat import ChatRule, Say
from paddock.words import message


class SetTalk(msgspec.Struct, frozen=True):
    """The chat rule that the host sets."""

    talk: ChatRule


async def say(request: Request) -> Response:
    guest = await known_guest(request)
    table = await table_of(request)
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


CALLS = (
    Call("POST", f"{TABLE}/say", say, WRITE, "Send a chat message or a reaction.", Say, TableInfo),
    Call("POST", f"{TABLE}/talk", set_talk, WRITE, "Set who may write and read; for the host.", SetTalk, TableInfo),
)
