"""The page's texts by their ids, so that tests do not depend on wording."""

from __future__ import annotations

import re

from paddock.words import Argument, english, message

ANY = "…any…"
"""An unknown argument."""


def text(id: str, **args: Argument) -> str:
    return english(message(id, **args))


def like(id: str, **args: Argument) -> re.Pattern[str]:
    """Return a pattern of a text, some of whose arguments may be ANY."""
    return re.compile(re.escape(text(id, **args)).replace(re.escape(ANY), ".*"))
