"""Size limits for requests and stored data."""

from __future__ import annotations

import re
from typing import Annotated, TypeAlias

import msgspec

LONGEST_TEXT = 200
"""Longest text in a body or a message, in characters; names have narrower limits."""
LONGEST_ID = 64
"""Longest id that a client gives its message, in characters."""
LONGEST_ACTION = 1000
"""Longest action, in characters."""
LONGEST_VALUE = 80
"""Longest name or value of an option, in characters."""
LONGEST_TRACK = 40_000
"""Longest track file in a request, in characters; the longest built-in one has some 10,000."""
MOST_OPTIONS = 50
LONGEST_CODE = 40
"""Longest table code as typed, with blanks and dashes, in characters."""
LONGEST_ERROR = 500
"""Longest error, in characters, as it may quote the request."""
MOST_MOVES = 10_000
"""Most moves of an imported race, or one played on; ten cars drive some 500 in three laps."""
LONGEST_HEADER = 800_000
"""Longest header of a record, in characters; the largest track has some 600,000."""
LONGEST_MOVE = 2000
"""Longest move in a record, in characters; a deal of the largest deck has some 800."""
MOST_LINES = 500
"""Most lines of one update; the next one has more."""
MOST_TAKEN_BACK = 1000
"""Most take-backs of a seat in one race; each leaves at least two rows."""
MOST_NOTED = 1000
"""Most log lines about the driver of a seat; later changes are not logged."""
MOST_SAID = 100
"""Chat messages and reactions kept for a table."""
MOST_OPEN_CHALLENGES = 20
"""Most open challenges of one guest."""
MOST_TRIES = 1000
"""Most counted attempts at a challenge."""
LONGEST_BOARD = 100
"""Most lines of a leaderboard shown, besides the viewer's own."""
MOST_DAYS_OPEN = 30
"""Most days for which a challenge is open."""
LARGEST_PAGE = 500_000
"""Size of a replay's page in bytes, after which no more moments are added."""

Text: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)]
ClientId: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ID)]
ActionText: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_ACTION)]


def in_words(error: str) -> str:
    """Describe a decoding error to the sender."""
    too_long = re.fullmatch(r"Expected `str` of length <= (\d+) - at `\$\.(.+)`", error)
    if error.startswith("Expected `str` of length >= 1 - at `$."):
        return f"{error.rpartition('.')[2].rstrip('`')} is empty"
    return f"{too_long[2]} has at most {too_long[1]} letters" if too_long else f"not understood: {error}"
