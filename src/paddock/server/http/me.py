"""Calls about the caller: name, tables, and finished races to remove from the list."""

from __future__ import annotations

import msgspec

from paddock.server.directory.my_tables import MyTable
from paddock.server.http.call import CREATE, READ, WRITE, Call, answer
from paddock.server.http.requests import body, guest_of, known_guest
from paddock.server.http.web import Request, Response
from paddock.table.sizes import Text


class Me(msgspec.Struct, frozen=True):
    """The guest of this browser, and the tables where they sit."""

    name: str
    tables: tuple[MyTable, ...] = ()


class Forget(msgspec.Struct, frozen=True):
    """A finished race to remove from my list; None: all of them."""

    table: Text | None = None


class Named(msgspec.Struct, frozen=True):
    """A display name."""

    name: Text


async def me(request: Request) -> Response:
    guest = await guest_of(request)
    if guest is None:
        return answer(Me(""))
    mine = await request.server.my_tables.of_guest(guest.id, request.address)
    return answer(Me(guest.name, tuple(mine)))


async def forget(request: Request) -> Response:
    guest = await known_guest(request)
    my_tables = request.server.my_tables
    await my_tables.forget(guest.id, (await body(request, Forget)).table)
    return answer(Me(guest.name, tuple(await my_tables.of_guest(guest.id, request.address))))


async def name_me(request: Request) -> Response:
    wanted = await body(request, Named)
    guests = request.server.guests
    guest = await guest_of(request)
    if guest is not None:
        return answer(Me((await guests.rename(guest, wanted.name)).name))
    request.server.quotas.guests.take("", request.address)
    guest, cookie = await guests.make(wanted.name)
    response = answer(Me(guest.name))
    response.cookie = cookie
    return response


CALLS = (
    Call("GET", "/api/me", me, READ, "Show who I am and the tables where I sit.", gives=Me),
    Call(
        "POST",
        "/api/me",
        name_me,
        CREATE,
        "Set my name; the first time, make me a guest and set the cookie.",
        Named,
        Me,
    ),
    Call("POST", "/api/me/forget", forget, WRITE, "Remove finished races from my list.", Forget, Me),
)
