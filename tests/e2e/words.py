"""The page's texts by their ids, so that tests find things whatever the wording."""

from __future__ import annotations

from paddock.words import Argument, english, message


def text(id: str, **args: Argument) -> str:
    return english(message(id, **args))
