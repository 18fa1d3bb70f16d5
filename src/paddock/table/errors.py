"""Reasons to refuse a call, other than the rules."""

from __future__ import annotations

from paddock.core.errors import PaddockError
from paddock.words import Message, message


class NotThere(PaddockError):
    """The table does not exist, or not for this guest."""


class NotYours(PaddockError):
    """Only the host or the owner of the seat may do this."""


class NotNow(PaddockError):
    """This is not possible at the table's stage."""


class OverQuota(PaddockError):
    """A guest or an address has used up a quota."""


class Busy(PaddockError):
    """Too many jobs are waiting already."""

    def __init__(self, why: str | Message | None = None) -> None:
        super().__init__(why or message("server-error-busy"))


class Banned(PaddockError):
    """A banned client."""

    def __init__(self) -> None:
        super().__init__(message("server-error-banned"))
