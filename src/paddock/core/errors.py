"""Errors in the user's terms; the command line prints them and exits with 2."""

from __future__ import annotations

from paddock.words import Message, english


class PaddockError(Exception):
    """A mistake that the user can fix; its text is one sentence, followed by the next step where there is one.

    `reason` is the same as a message, for other languages; not every error has one.
    """

    reason: Message | None = None

    def __init__(self, what: str | Message) -> None:
        if isinstance(what, Message):
            self.reason = what
            what = english(what)
        super().__init__(what)


class BadOptions(PaddockError):
    """A game was asked for with options that do not fit together."""


class BadRecord(PaddockError):
    """A record that cannot be trusted or read; the text names the line."""


class IllegalAction(PaddockError):
    """An action that is not legal now; `reason` gives the cause in the game's words."""

    def __init__(self, action: object, reason: Message) -> None:
        Exception.__init__(self, action, reason)
        self.action = action
        self.reason: Message = reason

    def __str__(self) -> str:  # formatted lazily: many of these errors are caught and never shown
        return f"{self.action}: {english(self.reason)}"
