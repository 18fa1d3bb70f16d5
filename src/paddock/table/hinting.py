"""Who may ask for hints."""

from __future__ import annotations

from paddock.core.game import AnyGame
from paddock.review.values import is_valued
from paddock.table.meta import Meta


def gives_hints(game: AnyGame, meta: Meta) -> bool:
    """Whether people at a table may ask for hints: all have agreed by sitting down, or there is but one of them."""
    people = sum([seat.kind == "person" or meta.may_come_back(at) for at, seat in enumerate(meta.seats)])
    return is_valued(game) and meta.trial is None and (meta.hints or people == 1)
