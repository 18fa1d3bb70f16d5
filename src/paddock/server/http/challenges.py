"""The HTTP calls about challenges: making one, seeing it with its board, racing it; and the races of the day."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from paddock.server.http.calls import answer, body, directory_of, guest_of, known_guest
from paddock.server.net.limits import address_of
from paddock.table.messages.challenge import NewChallenge


async def make(request: Request) -> Response:
    guest = await known_guest(request)
    wanted = await body(request, NewChallenge)
    directory, address = directory_of(request), address_of(request.scope)
    directory.quotas.challenges.take(guest.id, address)
    challenge = await directory.challenges.make(guest, wanted, address)
    return answer(await directory.challenges.info(challenge, guest.id, address), 201)


async def show(request: Request) -> Response:
    guest = await guest_of(request)
    found = directory_of(request).challenges
    challenge = await found.find(request.path_params["challenge"])
    return answer(await found.info(challenge, guest.id if guest else "", address_of(request.scope)))


async def race(request: Request) -> Response:
    guest = await known_guest(request)
    address = address_of(request.scope)
    table = await directory_of(request).challenges.race(guest, request.path_params["challenge"], address)
    return answer(table.updates.info(guest.id), 201)


async def days(request: Request) -> Response:
    guest = await guest_of(request)
    return answer(await directory_of(request).days.shown(guest.id if guest else "", address_of(request.scope)))
