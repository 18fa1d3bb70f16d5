"""The review of a finished race."""

from __future__ import annotations

import hashlib

from paddock.core import record as records
from paddock.review.values import is_valued
from paddock.server.http.call import READ, TABLE, Call
from paddock.server.http.requests import ended_table, guest_id
from paddock.server.http.web import Request, Response
from paddock.server.workers.reviews import EVENTS, ReviewEvent, event_of
from paddock.table.errors import NotNow
from paddock.table.race import Race
from paddock.table.steps import once
from paddock.words import message


async def review(request: Request) -> Response:
    table = await ended_table(request, "server-error-not-over-review")
    if not table.race.over:  # reviews are made from full states, secrets included
        raise NotNow(message("server-error-not-over-review"))
    if not is_valued(table.game):
        raise NotNow(message("server-error-no-review"))
    server, address = request.server, request.address
    reviews = server.reviews
    key, text = await server.replaying.run(once(nameless_record, table.race), address)
    headers = {"x-accel-buffering": "no"}  # a proxy must not buffer the progress
    if (kept := reviews.kept.find(key)) is not None:
        return Response(body=event_of(kept), media_type=EVENTS, headers=headers)
    if key not in reviews.under_way:
        server.quotas.reviews.take(await guest_id(request), address)
    made = reviews.begin(key, address, text)
    return Response(body=reviews.follow(made), media_type=EVENTS, headers=headers)


def nameless_record(race: Race) -> tuple[str, str]:
    """Return the digest of a race's record without names, by which its review is cached, and that record."""
    header = records.make_header(race.game, tuple([f"{seat}" for seat in range(race.game.seats)]))
    text = records.write(records.Record(header, tuple(race.moves()), records.result_data(race.game, race.state)))
    return hashlib.sha256(text.encode()).hexdigest(), text


CALLS = (
    Call(
        "GET",
        f"{TABLE}/review",
        review,
        READ,
        "Review a finished race: a stream of progress events, then the review.",
        gives=ReviewEvent,
        media=EVENTS,
    ),
)
