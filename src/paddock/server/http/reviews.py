"""The call for the review of a race that is over."""

from __future__ import annotations

import hashlib

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from paddock.core import record as records
from paddock.core.record import Record, make_header, result_data
from paddock.review.values import is_valued
from paddock.server.http.calls import ENDED, directory_of, guest_of, table_of
from paddock.server.net.limits import address_of
from paddock.server.workers.reviews import EVENTS, event_of
from paddock.table.errors import NotNow
from paddock.table.race import Race
from paddock.table.steps import once
from paddock.words import message


async def review(request: Request) -> Response:
    """The review of a race that is over: as events, of which the last one has it."""
    table = await table_of(request)
    if table.stage not in ENDED or not table.race.over:  # it is made from whole states, with all that is hidden
        raise NotNow(message("server-error-not-over-review"))
    if not is_valued(table.game):
        raise NotNow(message("server-error-no-review"))
    directory, address = directory_of(request), address_of(request.scope)
    reviews = directory.reviews
    key, text = await directory.replaying.run(once(written, table.race), address)
    headers = {"x-accel-buffering": "no"}  # a proxy must not hold back how far it is
    if (kept := reviews.kept.find(key)) is not None:
        return Response(event_of(kept), media_type=EVENTS, headers=headers)
    if key not in reviews.under_way:
        guest = await guest_of(request)
        directory.quotas.reviews.take(guest.id if guest else "", address)
    made = reviews.begin(key, address, text)
    return StreamingResponse(reviews.follow(made), media_type=EVENTS, headers=headers)


def written(race: Race) -> tuple[str, str]:
    """The digest by which the review of a race is kept, and its record, in which nobody is named."""
    header = make_header(race.game, tuple([f"{seat}" for seat in range(race.game.seats)]))
    text = records.write(Record(header, tuple(race.moves()), result_data(race.game, race.state)))
    return hashlib.sha256(text.encode()).hexdigest(), text
