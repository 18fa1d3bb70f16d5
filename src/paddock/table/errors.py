"""Reasons to refuse a call, other than the rules."""

from __future__ import annotations

from paddock.core.errors import PaddockError


class NotThere(PaddockError):
    """The table does not exist, or not for this guest."""


class NotYours(PaddockError):
    """Only the host or the owner of the seat may do this."""


class NotNow(PaddockError):
    """This is not possible at the table's stage."""


class OverQuota(PaddockError):
    """A guest or an address has used up a quota."""
