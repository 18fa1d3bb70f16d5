"""Why a call is refused, besides what the rules say."""

from __future__ import annotations

from paddock.core.errors import PaddockError


class NotThere(PaddockError):
    """There is no such table, or it is not there for this guest."""


class NotYours(PaddockError):
    """Something that only the host or the owner of the seat may do."""


class NotNow(PaddockError):
    """Something that the table cannot do at this stage."""


class OverQuota(PaddockError):
    """A guest or an address has used up a quota."""
