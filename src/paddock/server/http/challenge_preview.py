"""What a link to a challenge shows: what it is, and the empty board with the rivals; nothing that was raced in it."""

from __future__ import annotations

import asyncio
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from paddock.core.game import AnyGame
from paddock.drawing.poster import Poster, PosterRow
from paddock.server.features.challenges import Challenge
from paddock.server.http import preview
from paddock.server.http.calls import directory_of
from paddock.server.http.preview import Preview, drawn, wanted_language
from paddock.server.net.limits import address_of
from paddock.server.workers.rasteriser import Work
from paddock.words import Words, message

AGE = 3600
"""Seconds for which a picture may be kept by others: a challenge never changes."""


def preview_of(challenge: Challenge, game: AnyGame, language: str) -> Preview:
    """A challenge as its link shows it, in words."""
    words, track = Words(language), game.track
    kind = words.say(message("server-preview-day" if challenge.day else "server-preview-challenge"))
    rows = tuple([PosterRow(name) for name in challenge.plan.names()])
    about = words.say(message("server-preview-challenge-about"))
    return Preview(Poster(game.title, track.title if track else game.title, kind, rows), (), about, track)


async def shown(request: Request, id: str, language: str) -> Preview:
    """What is shown of the challenge of this id."""
    challenges = directory_of(request).challenges
    challenge = await challenges.find(id)
    game = await challenges.game(challenge, address_of(request.scope))
    return await asyncio.to_thread(preview_of, challenge, game, language)  # the first time it reads the texts


async def picture(request: Request) -> Response:
    """A picture of a challenge."""
    id, language = request.path_params["challenge"], wanted_language(request)
    await directory_of(request).challenges.find(id)  # one that is forgotten has no picture any more
    return await drawn(request, ("challenge", id, language), partial(prepare, request, id, language), AGE)


async def prepare(request: Request, id: str, language: str) -> Work:
    """What draws a challenge."""
    return partial(preview.draw, directory_of(request).rasteriser, await shown(request, id, language))
