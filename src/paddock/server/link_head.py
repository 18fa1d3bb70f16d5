"""What stands in the head of the page for a link to a race: a title, a description and the address of a picture."""

from __future__ import annotations

import asyncio
import re
from html import escape
from urllib.parse import urlencode

import msgspec
from starlette.requests import Request

from paddock.core.errors import PaddockError
from paddock.drawing.poster import HEIGHT, WIDTH
from paddock.server.calls import directory_of
from paddock.server.limits import address_of
from paddock.server.preview import language_of, preview_of, scene_of

PLAIN_HEAD = "<title>Paddock</title>"
"""What every other page has."""
LINK = re.compile(r"(table|replay)/([\w-]{1,64})/?")
MOMENT = re.compile(r"[0-9]{1,9}")


class LinkedRace(msgspec.Struct, frozen=True):
    """A link to a race, in words: nothing in it is escaped yet."""

    title: str
    about: str
    address: str  # of the page
    picture: str


async def linked_race(request: Request, path: str) -> LinkedRace | None:
    """What a link shows; None if it leads to no race. A moment that there is none of is left to the page to refuse."""
    found = LINK.fullmatch(path)
    if found is None:
        return None
    kind, id = found.groups()
    wanted = request.query_params.get("at", "") if kind == "replay" else ""
    at = int(wanted) if MOMENT.fullmatch(wanted) else None
    language = language_of(request.headers.get("accept-language", ""))
    try:
        table = await directory_of(request).find(id, address_of(request.scope))
        scene = await scene_of(request, table, at)
        shown = await asyncio.to_thread(preview_of, table, scene, at, language)  # the first time it reads the texts
    except PaddockError:
        return None
    asked = {} if at is None else {"at": at}
    # The name by which it was called is one that the server answers to, and a trusted proxy tells whether by https.
    site = f"{request.url.scheme}://{request.url.netloc}"
    title = f"{shown.poster.title} · {shown.poster.game} – Paddock"
    picture = f"{site}/api/tables/{id}/picture.png?{urlencode({**asked, 'language': language})}"
    address = f"{site}/{kind}/{id}" + (f"?{urlencode(asked)}" if asked else "")
    return LinkedRace(title, shown.about, address, picture)


def head_of(race: LinkedRace) -> str:
    """The tags for browsers and for whoever shows a preview of the link."""
    told = {
        "og:site_name": "Paddock",
        "og:type": "website",
        "og:title": race.title,
        "og:description": race.about,
        "og:url": race.address,
        "og:image": race.picture,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": race.about,
    }
    tags = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items()]
    tags.append('<meta name="twitter:card" content="summary_large_image" />')
    tags.append(f'<meta name="description" content="{escape(race.about)}" />')
    return f"<title>{escape(race.title)}</title>" + "".join(tags)
