"""The story of a race that is over: its game follows all of its moves again and tells it."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from paddock.parts.story import Story
from paddock.server.http.calls import ENDED, directory_of, large_answer, table_of
from paddock.server.net.limits import address_of
from paddock.table.errors import NotNow
from paddock.table.race import Race
from paddock.table.replay import moments
from paddock.table.steps import Steps
from paddock.words import message


async def story(request: Request) -> Response:
    """What there is to draw and to tell of a race."""
    table = await table_of(request)
    if table.stage not in ENDED:  # it is told from whole states, with all that is hidden
        raise NotNow(message("server-error-not-over-story"))
    steps = telling(table.race)
    return await large_answer(request, await directory_of(request).replaying.run(steps, address_of(request.scope)))


def telling(race: Race) -> Steps[bytes]:
    """The story as JSON; an empty one where the game tells none."""
    yield
    part = race.game.story()
    if part is None:
        return msgspec.json.encode(Story())
    teller = part.teller()
    at, state = 0, race.state
    for moment in moments(race, race.moves(), 0):
        at, state = moment.at, moment.state
        teller.watch(at, state, moment.events)
        yield
    return msgspec.json.encode(teller.story(at, state))
