"""What can go wrong, said in the user's terms: the command line prints these and exits with 2."""

from __future__ import annotations

from paddock.words import Message, english


class PaddockError(Exception):
    """Any mistake that its maker can mend; its text is one sentence, with the next step where there is one.

    `reason` says it as a message, for those who read another language; not every mistake has one.
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
    """An action that is not legal now; `reason` says why in words of the game."""

    def __init__(self, action: object, reason: Message) -> None:
        Exception.__init__(self, action, reason)
        self.action = action
        self.reason: Message = reason

    def __str__(self) -> str:  # only put into words when somebody reads it: many are caught and weighed
        return f"{self.action}: {english(self.reason)}"
