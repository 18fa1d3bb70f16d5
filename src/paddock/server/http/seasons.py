"""Calls about seasons: making one, its latest table, and its record."""

from __future__ import annotations

import msgspec

from paddock.core.errors import BadOptions
from paddock.parts.season import Count
from paddock.seasons.files import ready_names
from paddock.seasons.season import Season, SeasonPlan, SeasonRace, check_races, making_season
from paddock.server.directory.making import create
from paddock.server.directory.new_table import check_options
from paddock.server.features.seasons import last_table, season_text
from paddock.server.http.call import LARGE_CREATE, READ, TABLE, Call, answer, text_file
from paddock.server.http.requests import body, guest_id, known_guest, table_of
from paddock.server.http.web import Request, Response
from paddock.table.errors import NotThere
from paddock.table.messages import Clock, NewSeat, NewTable, Options, TableInfo
from paddock.table.messages.chat import ChatRule
from paddock.table.messages.coach import OddsRule
from paddock.table.meta import SeasonMeta
from paddock.table.sizes import Text
from paddock.table.steps import Steps
from paddock.words import message

MOST_OWN_TRACKS = 120_000
"""Most characters in all track files of a season, as each of its tables stores them."""


class NewRace(msgspec.Struct, frozen=True):
    """A race of a new season."""

    game: Text
    options: Options = {}


class NewSeason(msgspec.Struct, frozen=True):
    """A season to make, and its first table. Without `count`, the games decide what counts."""

    races: tuple[NewRace, ...]
    count: Count | None = None
    points: tuple[int, ...] | None = None
    title: Text = ""
    ready: Text = ""  # the name of a ready-made season, for its title
    seats: tuple[NewSeat, ...] = ()
    public: bool = False
    clock: Clock | None = None
    start: bool = False
    talk: ChatRule = "read"
    odds: OddsRule = "off"
    hints: bool = False


async def make_season(request: Request) -> Response:
    guest = await known_guest(request)
    wanted = await body(request, NewSeason)
    server, address = request.server, request.address
    check_races(len(wanted.races))
    server.quotas.take_table(guest.id, address, wanted.public)
    for _ in wanted.races[1:]:  # each will be a table, and its game is made now to check it
        server.quotas.tables.take(guest.id, address)
    season = await server.making.run(checked(wanted), address)
    of_table = {name: getattr(wanted, name) for name in NewTable.__struct_fields__ if name not in ("game", "options")}
    first = NewTable(season.races[0].game, season.races[0].options, **of_table)
    table = await create(server.directory, guest, first, address, SeasonMeta(season))
    return answer(table.updates.info(guest.id), 201)


def checked(wanted: NewSeason) -> Steps[Season]:
    """Make the season with all of its games. Raises BadOptions with the mistake."""
    yield
    for race in wanted.races:
        check_options(race.game, race.options)
    letters = sum(len(value) for race in wanted.races for value in race.options.values() if isinstance(value, str))
    if letters > MOST_OWN_TRACKS:
        raise BadOptions(message("server-error-season-tracks"))
    if wanted.ready and wanted.ready not in ready_names():
        raise BadOptions(f"no game brings a season {wanted.ready!r}")
    races = [SeasonRace(race.game, race.options) for race in wanted.races]
    plan = SeasonPlan(tuple(races), wanted.count, wanted.points, wanted.title, wanted.ready)
    season, _ = yield from making_season(plan)
    return season


async def show_season(request: Request) -> Response:
    guest = await guest_id(request)
    try:
        table = await table_of(request)
    except NotThere:
        raise NotThere(message("server-error-season-gone")) from None
    last = await last_table(request.server.directory, table, request.address)
    return answer(last.updates.info(guest))


async def season_record(request: Request) -> Response:
    table = await table_of(request)
    text = await season_text(request.server.directory, table, request.address)
    return text_file(text, f"paddock-{table.meta.code.lower()}.season")


CALLS = (
    Call(
        "POST",
        "/api/seasons",
        make_season,
        LARGE_CREATE,
        "Make a season and its first table.",
        NewSeason,
        TableInfo,
        201,
    ),
    Call("GET", f"{TABLE}/season", show_season, READ, "Show the latest table of a season.", gives=TableInfo),
    Call(
        "GET",
        f"{TABLE}/season/record",
        season_record,
        READ,
        "Return all finished races of a season as one file.",
        media="text/plain",
    ),
)
