"""All HTTP calls, topic by topic."""

from __future__ import annotations

from paddock.server.http import (
    analysis,
    assets,
    careers,
    challenges,
    chat,
    guides,
    invitation,
    lessons,
    me,
    preview,
    race,
    replays,
    reviews,
    seasons,
    seats,
    studio,
    tables,
)

TOPICS = (
    *(me, careers, assets, guides, tables, seats, chat, race, replays, analysis, reviews, preview),
    *(invitation, lessons, seasons, challenges, studio),
)
CALLS = tuple([call for topic in TOPICS for call in topic.CALLS])
