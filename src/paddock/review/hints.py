"""Hints: what the choices of a seat are worth, from what it sees and nothing else.

Of many choices the weaker ones are dropped first. Those that are left are valued, and the best three once more, with
playouts that are independent of those that picked them: so luck in picking does not look like worth.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from paddock.core.game import Action
from paddock.review.estimate import MILLION, RESULT, WIN, Estimate, standard_error
from paddock.review.values import Valuer

VALUED = 12
"""Choices that are valued; of more than that only the most promising."""
BEST = 3
"""Choices that are valued once more."""
PICKING, VALUING, COMPARING = 0, 1 << 22, 1 << 24
"""The numbers of the first playouts of each step."""


class ChoiceWorth(msgspec.Struct, frozen=True):
    """What a choice is worth to the seat, in millionths: the chance to win, the result, and the loss against the best.

    `loss` and its error count in the row that the seat plays for: the chance to win, or the result alone.
    """

    choice: int  # its number among the legal ones
    win: int
    win_error: int
    result: int
    result_error: int
    loss: int
    loss_error: int


def worths_of(valuer: Valuer, view: object, seat: int, legal: Sequence[Action], playouts: int) -> list[ChoiceWorth]:
    """Choices and what they are worth, the best one first, with this many playouts or a few more."""
    row, sign = (RESULT, valuer.words.result().sign) if valuer.game.seats == 1 else (WIN, 1)

    def worth(estimate: Estimate) -> float:
        return estimate.mean(row, seat) * sign

    def valued(among: Sequence[int], share: int, first: int) -> dict[int, Estimate]:
        each = max(1, share // len(among))
        return dict(zip(among, valuer.answers(view, [legal[one] for one in among], each, first), strict=True))

    left, third = list(range(len(legal))), playouts // 3
    while len(left) > VALUED:
        rough = valued(left, third // 2, PICKING)
        left = sorted(left, key=lambda one: -worth(rough[one]))[: max(VALUED, len(left) // 2)]
    found = valued(left, third, VALUING)
    order = sorted(left, key=lambda one: -worth(found[one]))
    found |= valued(order[:BEST], third, COMPARING)
    order = sorted(order[:BEST], key=lambda one: -worth(found[one])) + order[BEST:]
    return [worth_of(one, found[one], found[order[0]], seat, row, sign) for one in order]


def worth_of(choice: int, found: Estimate, best: Estimate, seat: int, row: int, sign: int) -> ChoiceWorth:
    """A choice beside the best one."""
    pairs = zip(best.by_slot(row, seat), found.by_slot(row, seat), strict=True)
    losses = [(one - other) * sign for one, other in pairs]
    amounts = (
        found.mean(WIN, seat),
        found.error(WIN, seat),
        found.mean(RESULT, seat),
        found.error(RESULT, seat),
        sum(losses) / len(losses),
        standard_error(losses),
    )
    return ChoiceWorth(choice, *[round(amount * MILLION) for amount in amounts])
