"""How large may be what a server is sent and what it keeps: each limit is named in the refusal."""

from __future__ import annotations

import re
from typing import Annotated, TypeAlias

import msgspec

LONGEST_TEXT = 200
"""Letters of a text in a body or a message; names and words have narrower limits of their own."""
LONGEST_ID = 64
"""Letters of a client's own id of what it says."""
LONGEST_ACTION = 1000
"""Letters of an action."""
LONGEST_VALUE = 80
"""Letters of the name or the value of an option."""
MOST_OPTIONS = 50
LONGEST_CODE = 40
"""Letters of a code as somebody may spell it, with blanks and dashes."""
LONGEST_ERROR = 500
"""Letters of an error: what was sent may be quoted in it."""
MOST_MOVES = 10_000
"""Moves of a race that is imported or played on; ten cars drive some 500 in three laps."""
LONGEST_HEADER = 800_000
"""Letters of the header of a record, with its track and its deck; the largest track has some 600,000."""
LONGEST_MOVE = 2000
"""Letters of a move in a record; a deal of the largest deck has some 800."""
MOST_LINES = 500
"""Lines of one update; the next one goes on where it ends."""
MOST_TAKEN_BACK = 1000
"""Times that a seat takes back in one race; each leaves at least two rows."""
MOST_NOTED = 1000
"""Lines that the log of a race has about who drives a seat; after that it changes hands unnoted."""
MOST_SAID = 100
"""Messages and reactions of a table that are kept; older ones are dropped."""
MOST_OPEN_CHALLENGES = 20
"""Challenges of one guest that are open at a time."""
MOST_TRIES = 1000
"""Counted tries of a challenge: a board has no more."""
LONGEST_BOARD = 100
"""Lines of a board that are shown, one's own besides."""
MOST_DAYS_OPEN = 30
"""Days for which a challenge can be open."""
LARGEST_PAGE = 500_000
"""Bytes after which a page of a race that is seen again ends, however many moments were asked for."""

Text: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)]
ClientId: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ID)]
ActionText: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_ACTION)]


def in_words(error: str) -> str:
    """What is wrong with a body or a message, as its sender would say it."""
    too_long = re.fullmatch(r"Expected `str` of length <= (\d+) - at `\$\.(.+)`", error)
    if error.startswith("Expected `str` of length >= 1 - at `$."):
        return f"{error.rpartition('.')[2].rstrip('`')} is empty"
    return f"{too_long[2]} has at most {too_long[1]} letters" if too_long else f"not understood: {error}"
