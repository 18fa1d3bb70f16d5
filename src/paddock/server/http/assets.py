"""Calls for clients' assets: the games, their tracks, cards and dice, and the texts of each language."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import msgspec

from paddock.server.features import boards, static_data
from paddock.server.features.circuits import CircuitResults, results_on
from paddock.server.http.call import READ, TABLE, Call, answer, packed_answer
from paddock.server.http.requests import table_of
from paddock.server.http.web import Request, Response
from paddock.table.errors import NotThere
from paddock.table.messages import GameInfo
from paddock.track.facts import CircuitFacts
from paddock.track.figures import CircuitFigures, circuit_figures
from paddock.track.load import builtin, builtin_tracks, load
from paddock.track.model import Track


async def list_games(request: Request) -> Response:
    return answer(await asyncio.to_thread(static_data.game_infos))  # builds all tracks the first time


async def list_circuits(request: Request) -> Response:
    return answer(await asyncio.to_thread(static_data.circuit_facts))


class CircuitCorner(msgspec.Struct, frozen=True):
    """A corner of a circuit; `shortest` and `longest` are its ways in spaces."""

    name: str
    stops: int
    shortest: int
    longest: int


class CircuitPage(msgspec.Struct, frozen=True):
    """A built-in circuit: its facts, how bots raced on it, and the best results on this server."""

    name: str
    title: str
    game: str
    digest: str
    facts: CircuitFacts
    corners: tuple[CircuitCorner, ...]
    figures: CircuitFigures | None
    results: CircuitResults


async def circuit(request: Request) -> Response:
    name = request.path_params["name"]
    if name not in builtin():
        raise NotThere("there is no such circuit")
    facts = await asyncio.to_thread(static_data.circuit_facts)
    track = await asyncio.to_thread(load, name)
    corners = [CircuitCorner(corner.name, corner.stops, corner.shortest, corner.longest) for corner in track.corners]
    game = track.games[0]
    results = results_on(await request.server.careers.latest(), game, track.title)
    figures = circuit_figures().get(name)
    return answer(CircuitPage(name, track.title, game, track.digest, facts[name], tuple(corners), figures, results))


async def game_data(request: Request) -> Response:
    return answer((await table_of(request)).game.static_data())


async def track(request: Request) -> Response:
    key, dot, kind = request.path_params["digest"].partition(".")
    found = await find_track(request, key)
    if dot and kind != "svg":
        raise NotThere("there is no such picture")
    media = "image/svg+xml" if dot else "application/json"
    drawing = partial(request.server.replaying.run, owner=request.address)  # the track may come from a stranger
    return packed_answer(request, await boards.packed(found, "svg" if dot else "json", drawing), media)


async def find_track(request: Request, key: str) -> Track:
    """Return a built-in track, or the track of a table."""
    known = await asyncio.to_thread(builtin_tracks)
    if key in known:
        return known[key]
    directory = request.server.directory
    found = boards.find_board([table.game.track for table in directory.open.values()], key)
    if found is None:
        others = await directory.following.unopened(request.address)
        found = boards.find_board([table.game.track for table in others], key)
    if found is None:
        raise NotThere("there is no such track")
    return found


async def texts(request: Request) -> Response:
    found = static_data.texts(request.path_params["language"])
    if found is None:
        raise NotThere("there is no such language")
    return Response(media_type="text/plain", body=found, headers={"cache-control": "no-cache"})


CALLS = (
    Call("GET", "/api/games", list_games, READ, "List the games with their options.", gives=tuple[GameInfo, ...]),
    Call("GET", "/api/circuits", list_circuits, READ, "Describe the built-in circuits.", gives=dict[str, CircuitFacts]),
    Call("GET", "/api/circuits/{name:str}", circuit, READ, "Return a circuit with its results.", gives=CircuitPage),
    Call("GET", f"{TABLE}/kit", game_data, READ, "Explain the numbers in the game's views.", gives=dict[str, Any]),
    Call(
        "GET", "/api/tracks/{digest:str}", track, READ, "Return a track; with .svg, its picture.", gives=dict[str, Any]
    ),
    Call("GET", "/locales/{language:str}.ftl", texts, READ, "Return all texts of a language.", media="text/plain"),
)
