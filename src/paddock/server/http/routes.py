"""All HTTP calls, topic by topic."""

from __future__ import annotations

from paddock.server.http import (
    assets,
    careers,
    challenges,
    chat,
    guides,
    invitation,
    lessons,
    me,
    nudges,
    preview,
    race,
    replays,
    seasons,
    seats,
    tables,
    valuing,
)

TOPICS = (
    *(me, careers, assets, guides, tables, seats, nudges, chat, race, replays, valuing, preview, invitation),
    *(lessons, seasons, challenges),
)
CALLS = tuple([call for topic in TOPICS for call in topic.CALLS])
