"""What stands in the head of the page for a link to a race or a season: a title, a description, and a picture."""

from __future__ import annotations

import asyncio
import re
from html import escape
from urllib.parse import urlencode

import msgspec
from starlette.requests import Request

from paddock.core.errors import PaddockError
from paddock.drawing.poster import HEIGHT, WIDTH
from paddock.plain import plain
from paddock.server.features.seasons import last_table
from paddock.server.http import challenge_preview
from paddock.server.http.calls import directory_of
from paddock.server.http.preview import Preview, language_of, preview_of, scene_of
from paddock.server.net.limits import address_of
from paddock.table.season import season_info
from paddock.table.table import Table
from paddock.words import Words

PLAIN_HEAD = "<title>Paddock</title>"
"""What every other page has."""
LINK = re.compile(r"(table|replay|season|challenge)/([\w-]{1,64})/?")
MOMENT = re.compile(r"[0-9]{1,9}")


class LinkedRace(msgspec.Struct, frozen=True):
    """A link to a race, in words: nothing in it is escaped yet."""

    title: str
    about: str
    address: str  # of the page
    picture: str | None = None


async def linked_race(request: Request, path: str) -> LinkedRace | None:
    """What a link shows; None if it leads to no race. A moment that there is none of is left to the page to refuse."""
    found = LINK.fullmatch(path)
    if found is None:
        return None
    kind, id = found.groups()
    wanted = request.query_params.get("at", "") if kind == "replay" else ""
    at = int(wanted) if MOMENT.fullmatch(wanted) else None
    language = language_of(request.headers.get("accept-language", ""))
    # The name by which it was called is one that the server answers to, and a trusted proxy tells whether by https.
    site = f"{request.url.scheme}://{request.url.netloc}"
    try:
        owner = address_of(request.scope)
        if kind == "challenge":
            challenge = await challenge_preview.shown(request, id, language)
            picture = f"{site}/api/challenges/{id}/picture.png?{urlencode({'language': language})}"
            return LinkedRace(title_of(challenge), challenge.about, f"{site}/challenge/{id}", picture)
        table = await directory_of(request).find(id, owner)
        await directory_of(request).challenges.check_seen(table, "")  # whoever fetches a head shows it to anybody
        if kind == "season":
            table = await last_table(directory_of(request), table, owner)
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
    """The circuit and the game of a challenge, and what kind of one it is."""
    poster = challenge.poster
    named = poster.game if poster.title == poster.game else f"{poster.title} · {poster.game}"
    return f"{named} · {poster.status} – Paddock"


def season_in_words(table: Table, language: str) -> tuple[str, str]:
    """What a season is called, and how it stands, by the table where it stands now."""
    words, season = Words(language, table.meta.names()), season_info(table)
    assert season is not None
    circuits = ", ".join([race.title for race in season.races])
    standing = "" if season.sheet is None else words.say(season.sheet.verdict).replace("★", "").strip() + " "
    return words.say(season.title), f"{standing}{circuits}."


def head_of(race: LinkedRace) -> str:
    """The tags for browsers and for whoever shows a preview of the link."""
    title, about = plain(race.title), plain(race.about)  # tables of older versions have any title
    told = {
        "og:site_name": "Paddock",
        "og:type": "website",
        "og:title": title,
        "og:description": about,
        "og:url": race.address,
    }
    if race.picture is not None:
        size = {"og:image:width": str(WIDTH), "og:image:height": str(HEIGHT)}
        told |= {"og:image": race.picture, "og:image:type": "image/png", **size, "og:image:alt": about}
    tags = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items()]
    card = "summary" if race.picture is None else "summary_large_image"
    tags.append(f'<meta name="twitter:card" content="{card}" />')
    tags.append(f'<meta name="description" content="{escape(about)}" />')
    return f"<title>{escape(title)}</title>" + "".join(tags)
