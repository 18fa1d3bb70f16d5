"""Sanitize text from outside: names, messages, titles and captions.

One rule for all of them. Control characters, line breaks, direction marks, invisible letters and stacked marks
would garble the terminal or the line in which a text is shown, or let one name pass for another. What people type
is cleaned (`plain`); a file with such text is rejected (`check`).
"""

from __future__ import annotations

import re
import unicodedata
from typing import Any

BLANK = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u115f\u1160\u2800\u3164\uffa0]")
"""Characters that are blank but take up room: control characters, line breaks and fillers. A space replaces them."""
UNSEEN = re.compile(
    "[\xad\u034f\u061c\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ud800-\uf8ff\ufdd0-\ufdef"
    "\ufe00-\ufe0d\ufeff\ufff0-\ufffb\ufffe\uffff\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a"
    "\U000e0000-\U0010ffff]"
)
"""Invisible characters: direction marks, ignorable and private characters, surrogates, and noncharacters."""
JOINERS = "\u200c\u200d"
"""Joiners shape words in Arabic and many other scripts, and join emoji; between other letters they are invisible."""
FIRST_JOINED = "\u0600"
LOOKS = "\ufe0e\ufe0f"
"""Variation selectors choose a symbol's style; after a letter they are invisible."""
MOST_MARKS = 3
"""Most marks on one letter; no language needs more."""


class NotPlain(ValueError):
    """A text that cannot be shown, with its place in the file and the character."""


def shown(text: str) -> str:
    """Return a text without characters that garble its line, with its spaces unchanged."""
    return text if text.isascii() and text.isprintable() else "".join(_kept(text))


def plain(text: str) -> str:
    """Return typed text as one clean line; empty if nothing in it is visible."""
    return " ".join(shown(text).split())


def check(data: Any, where: str = "") -> None:
    """Raise NotPlain for the first text in plain data, keys included, that cannot be shown unchanged."""
    if isinstance(data, str):
        if shown(data) != data:
            odd = next(letter for letter, kept in zip(data, _kept(data), strict=True) if letter != kept)
            place = f"the text at {where}" if where else "a text"
            raise NotPlain(f"{place} holds U+{ord(odd):04X}, a character that cannot be shown there")
    elif isinstance(data, dict):
        for key, value in data.items():
            check(key, where)
            check(value, f"{where}.{key}" if where else str(key))
    elif isinstance(data, list):
        for number, value in enumerate(data, start=1):
            check(value, f"{where} {number}".strip())


def _kept(text: str) -> list[str]:
    """Return what is shown for each character of a text: itself, a space, or nothing."""
    kept, before, marks = [], " ", 0
    for letter, after in zip(text, f"{text[1:]} ", strict=True):
        found = " " if BLANK.match(letter) else "" if UNSEEN.match(letter) else letter
        if letter in JOINERS:
            found = letter if min(before, after) >= FIRST_JOINED and before not in JOINERS else ""
        elif letter in LOOKS:
            found = letter if before in "#*0123456789" or unicodedata.category(before)[0] in "PS" else ""
        elif unicodedata.category(letter) in ("Mn", "Me"):
            marks += 1
            found = found if marks <= MOST_MARKS and not before.isspace() else ""
        elif found:
            marks = 0
        kept.append(found)
        before = found or before
    return kept
