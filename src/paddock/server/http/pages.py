"""The client's files and its page, whose head has title, description and picture for shared links."""

from __future__ import annotations

import asyncio
import re
from html import escape
from pathlib import Path
from urllib.parse import urlencode

import msgspec
from starlette.datastructures import URL
from starlette.requests import Request as WebRequest
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse
from starlette.responses import Response as WebResponse

from paddock.core.errors import PaddockError
from paddock.drawing.poster import HEIGHT, WIDTH
from paddock.plain import plain
from paddock.server.features.seasons import last_table
from paddock.server.http.call import answer
from paddock.server.http.challenges import challenge_preview
from paddock.server.http.preview import Preview, language_of, preview_of, scene_of
from paddock.server.http.routing import as_received, as_sent
from paddock.server.http.web import Request
from paddock.table.info import season_info
from paddock.table.messages import Trouble
from paddock.table.table import Table
from paddock.words import Words

STATIC = Path(__file__).parents[1] / "static"
PLAIN_HEAD = "<title>Paddock</title>"
"""The head of pages that show no race."""
LINK = re.compile(r"(table|replay|season|challenge)/([\w-]{1,64})/?")
MOMENT = re.compile(r"[0-9]{1,9}")


async def no_such_call(request: WebRequest) -> WebResponse:
    """Answer 404 for an address that looks like a call but is none."""
    return as_sent(request, answer(Trouble("there is no such call"), 404))


async def page(request: WebRequest) -> WebResponse:
    """Return a file of the client, or its one page for every other address."""
    path = request.path_params["path"]
    if (file := client_file(path)) is not None:
        return FileResponse(file, headers={"cache-control": "no-cache"})
    index = STATIC / "index.html"
    if not index.is_file():
        return PlainTextResponse("The client is not built; start the server with ./paddock play\n", 503)
    if (shown := await linked_race(as_received(request), path)) is not None:
        page = index.read_text(encoding="utf-8").replace(PLAIN_HEAD, head_of(shown))
        return HTMLResponse(page, headers={"cache-control": "no-cache", "vary": "Accept-Language"})
    return FileResponse(index, headers={"cache-control": "no-cache"})


def client_file(path: str) -> Path | None:
    try:
        file = (STATIC / path).resolve()
        return file if file.is_file() and file.is_relative_to(STATIC.resolve()) else None
    except (OSError, ValueError):  # too long for a file name, or with a NUL in it
        return None


class LinkedRace(msgspec.Struct, frozen=True):
    """The preview of a link to a race, not escaped yet."""

    title: str
    about: str
    address: str  # of the page
    picture: str | None = None


async def linked_race(request: Request, path: str) -> LinkedRace | None:
    """Return a link's preview; None if it leads to no race. The page itself rejects moments that do not exist."""
    found = LINK.fullmatch(path)
    if found is None:
        return None
    kind, id = found.groups()
    wanted = request.query_params.get("at", "") if kind == "replay" else ""
    at = int(wanted) if MOMENT.fullmatch(wanted) else None
    language = language_of(request.headers.get("accept-language", ""))
    # The host has been checked, and the scheme comes from a trusted proxy.
    url = URL(scope=dict(request.scope))
    site = f"{url.scheme}://{url.netloc}"
    try:
        owner = request.address
        if kind == "challenge":
            challenge = await challenge_preview(request, id, language)
            picture = f"{site}/api/challenges/{id}/picture.png?{urlencode({'language': language})}"
            return LinkedRace(title_of(challenge), challenge.about, f"{site}/challenge/{id}", picture)
        table = await request.server.directory.find(id, owner)
        await request.server.challenges.check_seen(table, "")  # previews are public
        if kind == "season":
            table = await last_table(request.server.directory, table, owner)
        scene = await scene_of(request, table, at)
        shown = await asyncio.to_thread(preview_of, table, scene, at, language)  # the first time it reads the texts
    except PaddockError:
        return None
    asked = {} if at is None else {"at": at}
    title, about = f"{shown.poster.title} · {shown.poster.game}", shown.about
    if kind == "season":
        title, about = season_in_words(table, language)
    picture = f"{site}/api/tables/{table.meta.id}/picture.png?{urlencode({**asked, 'language': language})}"
    address = f"{site}/{kind}/{id}" + (f"?{urlencode(asked)}" if asked else "")
    return LinkedRace(f"{title} – Paddock", about, address, picture)


def title_of(challenge: Preview) -> str:
    """Return the circuit, the game and the kind of a challenge."""
    poster = challenge.poster
    named = poster.game if poster.title == poster.game else f"{poster.title} · {poster.game}"
    return f"{named} · {poster.status} – Paddock"


def season_in_words(table: Table, language: str) -> tuple[str, str]:
    """Return the title of a season and its standings, from the table of its latest race."""
    words, season = Words(language, table.meta.names()), season_info(table)
    assert season is not None
    circuits = ", ".join([race.title for race in season.races])
    standing = "" if season.sheet is None else words.say(season.sheet.verdict).replace("★", "").strip() + " "
    return words.say(season.title), f"{standing}{circuits}."


def head_of(race: LinkedRace) -> str:
    """Return the tags for browsers and for sites that preview the link."""
    title, about = plain(race.title), plain(race.about)  # tables of older versions have any title
    properties = {
        "og:site_name": "Paddock",
        "og:type": "website",
        "og:title": title,
        "og:description": about,
        "og:url": race.address,
    }
    if race.picture is not None:
        size = {"og:image:width": str(WIDTH), "og:image:height": str(HEIGHT)}
        properties |= {"og:image": race.picture, "og:image:type": "image/png", **size, "og:image:alt": about}
    tags = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()]
    card = "summary" if race.picture is None else "summary_large_image"
    tags.append(f'<meta name="twitter:card" content="{card}" />')
    tags.append(f'<meta name="description" content="{escape(about)}" />')
    return f"<title>{escape(title)}</title>" + "".join(tags)
