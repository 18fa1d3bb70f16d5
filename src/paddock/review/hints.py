"""Hints: the value of each choice of a seat, from its view alone.

The weaker of many choices are dropped first. Some playouts order the rest, independent ones, the same for all, value
them, so that luck in ordering does not look like value.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from paddock.core.game import Action
from paddock.core.luck import SeededLuck, stream
from paddock.core.play import past_luck
from paddock.parts.review import Price
from paddock.review.estimate import MILLION, RESULT, WIN, Estimate, standard_error
from paddock.review.values import SLOTS, Valuer

VALUED = 12
"""Choices that are valued; of more than that only the most promising."""
BEST = 3
"""Choices listed first."""
ORDERING, VALUING, PRICING = 0, 1 << 24, 1 << 25
"""First playout numbers of ordering, of valuing, and of pricing what is for auction."""


class ChoiceWorth(msgspec.Struct, frozen=True):
    """The value of a choice to the seat, in millionths: chance to win, result, and loss against the best.

    `loss` and its error count in the row that the seat plays for: the chance to win, or the result in a solo race.
    """

    choice: int  # its number among the legal ones
    win: int
    win_error: int
    result: int
    result_error: int
    loss: int
    loss_error: int


def worths_of(
    valuer: Valuer, view: object, seat: int, legal: Sequence[Action], playouts: int, price: Price | None = None
) -> list[ChoiceWorth]:
    """Return the choices with their values, the best one first, with about this many playouts.

    `price` is that of what is for auction, if anything is.
    """
    row, sign = (RESULT, valuer.words.result().sign) if valuer.game.seats == 1 else (WIN, 1)
    auction = valuer.words.auction_value()

    def worth(one: int, estimate: Estimate) -> tuple[float, float, int]:
        """If the win is out of reach, or certain, the result decides; then the game's own order."""
        rank = 0 if auction is None or price is None else auction.rank(view, legal[one], price)
        return estimate.mean(row, seat) * sign, estimate.mean(RESULT, seat) * valuer.words.result().sign, rank

    def valued(among: Sequence[int], share: int, first: int) -> dict[int, Estimate]:
        each = max(1, share // len(among))
        return dict(zip(among, valuer.answers(view, [legal[one] for one in among], each, first), strict=True))

    def best_first(among: Sequence[int], found: dict[int, Estimate]) -> list[int]:
        return sorted(among, key=lambda one: worth(one, found[one]), reverse=True)

    left = list(range(len(legal)))
    while len(left) > VALUED:
        left = best_first(left, valued(left, playouts // 6, ORDERING))[: max(VALUED, len(left) // 2)]
    left = best_first(left, valued(left, playouts // 3, ORDERING))
    found = valued(left, playouts // 2, VALUING)
    order = best_first(left[:BEST], found) + left[BEST:]
    return [worth_of(one, found[one], found[order[0]], seat, row, sign) for one in order]


def price_of(valuer: Valuer, view: object, seat: int, playouts: int) -> Price | None:
    """Return the value of what is for sale: the result with it for nothing less the result without an offer.

    Prices are subtracted from the result, so both are equal at that price. None if nothing is for auction.
    """
    auction, game = valuer.words.auction_value(), valuer.game
    if auction is None:
        return None
    each, gains = max(1, playouts // (2 * SLOTS)), []
    for slot in range(SLOTS):
        ways = auction.ways(game.imagine(view, stream(valuer.seed, f"for sale {slot}")), seat)
        if ways is None:
            return None
        having, lacking = [_result(valuer, way, seat, slot, each) for way in ways]
        gains.append(having - lacking)
    return Price(round(sum(gains) / SLOTS * MILLION), round(standard_error(gains) * MILLION))


def _result(valuer: Valuer, way: object, seat: int, slot: int, playouts: int) -> float:
    """Return the seat's expected result from its own view; both ways of a slot have the same luck."""
    state = past_luck(valuer.game, way, SeededLuck(f"{valuer.seed} for sale {slot}"))
    view = valuer.game.view(state, seat)
    return valuer.answers(view, (None,), playouts, PRICING + slot * playouts, slots=1)[0].mean(RESULT, seat)


def worth_of(choice: int, found: Estimate, best: Estimate, seat: int, row: int, sign: int) -> ChoiceWorth:
    """A choice compared with the best one."""
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
