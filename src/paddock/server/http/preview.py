"""The preview of a link to a race: title, description and picture, from a spectator's view."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec

from paddock.core.errors import BadOptions
from paddock.core.game import Event, Over
from paddock.drawing.cars import ParkedCar
from paddock.drawing.poster import WIDTH, Poster, PosterRow, board_width, draw_poster
from paddock.parts.story import StandingCar
from paddock.server.features import boards
from paddock.server.http.call import READ_LOGGED, TABLE, Call
from paddock.server.http.requests import ENDED, number, table_of
from paddock.server.http.web import Request, Response
from paddock.server.workers.rasteriser import Rasteriser, Work, rasterise
from paddock.table.errors import NotNow
from paddock.table.race import Race
from paddock.table.replay import moments
from paddock.table.steps import Steps
from paddock.table.table import Table
from paddock.track.load import board_key
from paddock.track.model import Track
from paddock.words import LANGUAGES, Message, Seat, Words, joined, message


class Preview(msgspec.Struct, frozen=True):
    """A table's preview for its link."""

    poster: Poster
    cars: tuple[ParkedCar, ...]
    about: str  # one or two sentences
    track: Track | None


def language_of(wanted: str) -> str:
    """Return the first language of an Accept-Language header that Paddock speaks."""
    tags = [tag.partition(";")[0].strip()[:2].lower() for tag in wanted[:200].split(",")]
    return next((tag for tag in tags if tag in LANGUAGES), LANGUAGES[0])


class Scene(msgspec.Struct, frozen=True):
    """A spectator's view, None before the start, and the events of the moment shown."""

    view: object | None
    events: tuple[Event, ...] = ()


def preview_of(table: Table, scene: Scene, at: int | None, language: str) -> Preview:
    """Return the preview of a table, or of a moment of its race."""
    words = Words(language, table.meta.names())
    part, track = table.game.story(), table.game.track
    standing = part.cars(scene.view) if part is not None and scene.view is not None else ()
    cars = tuple([parked(car) for car in standing])
    rows = [
        PosterRow(words.say(car.name), None if car.out else place, drawn)
        for place, (car, drawn) in enumerate(zip(standing, cars, strict=True), 1)
    ]
    if not rows:
        rows = [PosterRow(name) for at, name in enumerate(table.meta.names()) if table.meta.seats[at].kind != "open"]
    said = [
        words.say(sentence).replace("★", "").strip().removesuffix(".") for sentence in sentences_of(table, scene, at)
    ]
    who = words.say(message("server-preview-who", players=joined([Seat(seat) for seat in range(table.game.seats)])))
    title = track.title if track else table.game.title
    about = " ".join([f"{sentence}." for sentence in (*said, who)])
    return Preview(Poster(table.game.title, title, said[0], tuple(rows)), cars, about, track)


def sentences_of(table: Table, scene: Scene, at: int | None) -> list[Message]:
    """Return the status of the table, preceded by the game's caption of the moment, if any."""
    part = table.game.story()
    caption = part.caption(scene.events) if part is not None else None
    return [status_of(table, at)] if caption is None else [caption, status_of(table, at)]


def status_of(table: Table, at: int | None) -> Message:
    """Return the status of the table, or which moment of the race is shown."""
    seats, turn = table.meta.seats, table.race.turn
    if at is not None:
        return message("server-preview-moment", at=at, total=len(table.race.moves()))
    if isinstance(turn, Over):
        return table.game.sheet(turn.result).verdict
    if table.stage == "lobby":
        free = sum([seat.kind == "open" for seat in seats])
        return message("server-preview-lobby", free=free, seats=len(seats))
    return message("server-preview-closed" if table.stage == "closed" else "server-preview-racing")


def parked(car: StandingCar) -> ParkedCar:
    return ParkedCar(car.colour, car.mark, car.striped, car.space, car.place)


def viewed_at(race: Race, at: int) -> Steps[Scene]:
    """Return what a spectator saw at this moment of a finished race."""
    yield
    state, events = race.state, tuple[Event, ...]()
    for moment in moments(race, race.moves(), at):
        state, events = moment.state, moment.events
        if moment.at == at:
            break
        yield
    return Scene(race.game.view(state, None), events)


def check_moment(table: Table, at: int | None) -> None:
    """Reject moments of a running race, and moments that do not exist."""
    if at is not None and table.stage not in ENDED:
        raise NotNow(message("server-error-not-over-replay"))
    if at is not None and at > (total := len(table.race.moves())):
        raise BadOptions(message("server-error-no-moment", at=at, total=total))


async def scene_of(request: Request, table: Table, at: int | None) -> Scene:
    """Return what a spectator sees now, or saw at a moment of a finished race."""
    if at is None:
        return Scene(None if table.stage == "lobby" else table.game.view(table.race.state, None))
    check_moment(table, at)
    return await request.server.replaying.run(viewed_at(table.race, at), request.address)


async def picture(request: Request) -> Response:
    table = await table_of(request)
    at = number(request, "at", 0) if "at" in request.query_params else None
    language = wanted_language(request)
    check_moment(table, at)
    names = (table.meta.names(), table.stage, table.race.version)
    key = (table.meta.id, at, language, names)
    age = 0 if table.sealed else 3600 if table.stage in ENDED else 30
    return await drawn(request, key, partial(prepare, request, table, at, language), age)


def wanted_language(request: Request) -> str:
    language = request.query_params.get("language", LANGUAGES[0])
    if language not in LANGUAGES:
        raise BadOptions(f"language is one of {', '.join(LANGUAGES)}")
    return language


async def drawn(request: Request, key: object, preparing: Callable[[], Awaitable[Work]], age: int) -> Response:
    """Return a picture, cached or drawn now. Anyone may cache the answer for `age` seconds; 0: nobody."""
    server, address = request.server, request.address
    rasteriser = server.rasteriser
    made = rasteriser.pictures.find(key)
    if made is None:
        if not rasteriser.under_way(key):
            server.quotas.pictures.take("", address)
        made = await rasteriser.make(key, address, preparing)
    kept = f"public, max-age={age}" if age else "no-store"
    headers = {"cache-control": kept, "cross-origin-resource-policy": "cross-origin"}
    return Response(body=made, media_type="image/png", headers=headers)


async def prepare(request: Request, table: Table, at: int | None, language: str) -> Work:
    """Return the work that draws the table, or replays and draws a moment of its race."""
    scene = await scene_of(request, table, at)
    shown = await asyncio.to_thread(preview_of, table, scene, at, language)
    return partial(draw, request.server.rasteriser, shown)


async def draw(rasteriser: Rasteriser, shown: Preview) -> bytes:
    """Draw the picture as a PNG, and cache the board below the cars."""
    board, track = None, shown.track
    if track is not None and track.art.frame == (0, 0):  # it has no drawing
        track = None
    key = track and board_key(track)
    if track is not None and (board := rasteriser.boards.find(key)) is None:
        svg = gzip.decompress(await boards.packed(track, "svg")).decode()
        board = rasteriser.boards[key] = await rasterise(svg, board_width(track))
    return await rasterise(draw_poster(shown.poster, track, board, shown.cars), WIDTH)


CALLS = (
    Call(
        "GET",
        f"{TABLE}/picture.png",
        picture,
        READ_LOGGED,
        "Draw a table, or a moment of a finished race.",
        media="image/png",
        query={"at": "int", "language": "language"},
    ),
)
