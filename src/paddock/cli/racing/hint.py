"""Hints in the terminal: the best choices by simulated races, each with a reason."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import msgspec

from paddock.core.game import Action, AnyGame
from paddock.review.choices import differences
from paddock.review.estimate import RESULT, WIN, Estimate, standard_error
from paddock.review.values import Valuer, usual, valuer_of
from paddock.words import Message, message

SHARE = 40
"""A hint's share of a review's playouts; half of them order the choices."""
VALUED, BEST = 8, 3
"""Choices kept after ordering, and those that are shown."""
VALUING = 1 << 24
"""The number of the first valuing playout, so that lucky ordering does not look like value."""


class Idea(msgspec.Struct, frozen=True):
    """One of the best choices: its number, its loss against the best one, and the reason for it."""

    number: int
    choice: Message
    loss: Message
    reason: Message


def ideas_for(game: AnyGame, state: object, seat: int, legal: Sequence[Action]) -> list[Idea]:
    """Return the best choices from the seat's view; equal positions give equal hints.

    Raises BadOptions if this race cannot be simulated.
    """
    view = game.view(state, seat)
    valuer = valuer_of(game, hashlib.sha256(msgspec.json.encode(view)).hexdigest())
    playouts = usual(valuer.words.budget // SHARE) // 2
    first = ranked(valuer, seat, valued(valuer, view, legal, playouts, 0))[:VALUED]
    found = valued(valuer, view, [action for action, _ in first], playouts, VALUING)
    best = ranked(valuer, seat, found)[:BEST]
    leader, second = best[0][0], best[1][0] if len(best) > 1 else None
    losses = [(0.0, True), *[loss_of(valuer, best[0][1], estimate, seat) for _, estimate in best[1:]]]
    ideas = []
    for at, (action, _) in enumerate(best):
        # A choice that loses less than one rated "about as good" gets the same rating.
        level = any([is_level for _, is_level in losses[at:]])
        loss = message("terminal-idea-best") if not at else loss_word(losses[at][0], level, game.seats == 1)
        reason = valuer.words.reason(view, legal, action, leader, second)
        ideas.append(Idea(legal.index(action) + 1, game.label(action), loss, reason))
    return ideas


def valued(
    valuer: Valuer, view: object, actions: Sequence[Action], playouts: int, first: int
) -> list[tuple[Action, Estimate]]:
    """Value some choices with the same luck."""
    each = max(1, playouts // len(actions))
    return list(zip(actions, valuer.answers(view, actions, each, first), strict=True))


def ranked(valuer: Valuer, seat: int, found: Sequence[tuple[Action, Estimate]]) -> list[tuple[Action, Estimate]]:
    """Return the choices, the best one first; the result decides if the win is certain or out of reach."""
    sign = valuer.words.result().sign

    def worth(each: tuple[Action, Estimate]) -> tuple[float, float]:
        result = sign * each[1].mean(RESULT, seat)
        return (result if valuer.game.seats == 1 else each[1].mean(WIN, seat)), result

    return sorted(found, key=worth, reverse=True)


def loss_of(valuer: Valuer, best: Estimate, other: Estimate, seat: int) -> tuple[float, bool]:
    """Return a choice's loss against the best one, and whether that may be chance."""
    losses = differences(best, other, RESULT if valuer.game.seats == 1 else WIN, seat)
    loss = abs(sum(losses) / len(losses))
    return loss, loss <= 2 * standard_error(losses)


def loss_word(loss: float, level: bool, alone: bool) -> Message:
    """Return the words for a choice's loss against the best one."""
    if level:
        return message("terminal-idea-level")
    if alone:
        return message("terminal-idea-slower", turns=f"{loss:.1f}")
    return message("terminal-idea-less", points=max(1, round(100 * loss)))
