"""Errors in the user's terms; the command line prints them and exits with 2."""

from __future__ import annotations

from paddock.words import Message, english


class PaddockError(Exception):
    """A mistake that the user can fix: one sentence, followed by the next step if there is one.

    `reason`, where given, is the same as a message, for other languages.
    """

    reason: Message | None = None

    def __init__(self, what: str | Message) -> None:
        if isinstance(what, Message):
            self.reason = what
            what = english(what)
        super().__init__(what)


class BadOptions(PaddockError):
    """Options of a game that are unknown or conflict."""


class BadRecord(PaddockError):
    """A record that cannot be read or trusted; the text names the line."""


class IllegalAction(PaddockError):
    """An action that is not legal now; `reason` gives the cause in the game's words."""

    def __init__(self, action: object, reason: Message) -> None:
        Exception.__init__(self, action, reason)
        self.action = action
        self.reason: Message = reason

    def __str__(self) -> str:  # formatted lazily: many of these errors are caught and never shown
        return f"{self.action}: {english(self.reason)}"
