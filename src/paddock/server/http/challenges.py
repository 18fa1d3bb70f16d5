"""Calls about challenges (making, racing, leaderboard, picture) and the races of the day."""

from __future__ import annotations

import asyncio
from functools import partial

from paddock.core.game import AnyGame
from paddock.drawing.poster import Poster, PosterRow
from paddock.server.features.plans import Challenge
from paddock.server.http.call import CREATE, READ, READ_LOGGED, Call, answer
from paddock.server.http.preview import Preview, draw, drawn, wanted_language
from paddock.server.http.requests import body, guest_id, known_guest
from paddock.server.http.web import Request, Response
from paddock.server.workers.rasteriser import Work
from paddock.table.messages import TableInfo
from paddock.table.messages.challenge import ChallengeInfo, DayInfo, NewChallenge
from paddock.words import Words, message

CHALLENGE = "/api/challenges/{challenge:id}"
AGE = 3600
"""Seconds for which others may cache a picture, as a challenge never changes."""


async def make_challenge(request: Request) -> Response:
    guest = await known_guest(request)
    wanted = await body(request, NewChallenge)
    server, address = request.server, request.address
    server.quotas.challenges.take(guest.id, address)
    challenge = await server.challenges.make(guest, wanted, address)
    return answer(await server.challenges.info(challenge, guest.id, address), 201)


async def show_challenge(request: Request) -> Response:
    guest, found = await guest_id(request), request.server.challenges
    challenge = await found.find(request.path_params["challenge"])
    return answer(await found.info(challenge, guest, request.address))


async def race_challenge(request: Request) -> Response:
    guest = await known_guest(request)
    address = request.address
    table = await request.server.challenges.race(guest, request.path_params["challenge"], address)
    return answer(table.updates.info(guest.id), 201)


async def days(request: Request) -> Response:
    guest = await guest_id(request)
    return answer(await request.server.days.shown(guest, request.address))


async def challenge_picture(request: Request) -> Response:
    id, language = request.path_params["challenge"], wanted_language(request)
    await request.server.challenges.find(id)  # a deleted challenge has no picture any more
    return await drawn(request, ("challenge", id, language), partial(prepare, request, id, language), AGE)


async def prepare(request: Request, id: str, language: str) -> Work:
    """Return the work that draws a challenge."""
    return partial(draw, request.server.rasteriser, await challenge_preview(request, id, language))


async def challenge_preview(request: Request, id: str, language: str) -> Preview:
    """Return the preview for a link to this challenge."""
    server = request.server
    challenge = await server.challenges.find(id)
    game, _ = await server.game_of(challenge.plan.header, request.address)
    return await asyncio.to_thread(preview_of, challenge, game, language)  # reads the texts the first time


def preview_of(challenge: Challenge, game: AnyGame, language: str) -> Preview:
    """Return a challenge in words, with an empty board and the rivals, but nothing from its races."""
    words, track = Words(language), game.track
    kind = words.say(message("server-preview-day" if challenge.day else "server-preview-challenge"))
    rows = tuple([PosterRow(name) for name in challenge.plan.names()])
    about = words.say(message("server-preview-challenge-about"))
    return Preview(Poster(game.title, track.title if track else game.title, kind, rows), (), about, track)


CALLS = (
    Call(
        "POST",
        "/api/challenges",
        make_challenge,
        CREATE,
        "Make a challenge: the same luck for everyone who races it.",
        NewChallenge,
        ChallengeInfo,
        201,
    ),
    Call("GET", CHALLENGE, show_challenge, READ, "Show a challenge with its leaderboard.", gives=ChallengeInfo),
    Call(
        "POST",
        f"{CHALLENGE}/race",
        race_challenge,
        CREATE,
        "Begin or continue my counted attempt; once the challenge is closed, begin a free one.",
        gives=TableInfo,
        status=201,
    ),
    Call(
        "GET",
        f"{CHALLENGE}/picture.png",
        challenge_picture,
        READ_LOGGED,
        "Draw what is raced in a challenge.",
        media="image/png",
        query={"language": "language"},
    ),
    Call("GET", "/api/days", days, READ, "Show the races of the day.", gives=tuple[DayInfo, ...]),
)
