"""What a seat may choose now: complete, each choice once, in a fixed order."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Any

from paddock.downforce.rules import powers
from paddock.downforce.rules.actions import Action, Bet, Decline, Keep, Skip, Take, Wild
from paddock.downforce.rules.auction import bids_of, powers_to_keep
from paddock.downforce.rules.deck import CARS, COLOURS
from paddock.downforce.rules.kit import Kit
from paddock.downforce.rules.state import (
    Auction,
    Betting,
    Bonus,
    Dealing,
    Driving,
    Finished,
    Keeping,
    Offering,
    PickingWild,
    Piling,
    Playing,
    Replacing,
    State,
)

SKIPS = tuple(Skip(seat) for seat in range(6))
BETS = tuple(tuple(Bet(seat, colour) for colour in COLOURS) for seat in range(6))
WILDS = tuple(
    tuple(tuple(Wild(seat, COLOURS[car]) for car in CARS if cars >> car & 1) for cars in range(powers.ALL_CARS + 1))
    for seat in range(6)
)


def legal_choices(kit: Kit, state: State, seat: int) -> tuple[Action, ...]:
    """All that the seat may choose now."""
    ask = state.ask
    return CHOICES[type(ask)](kit, state, ask, seat)


def _where_to_drive(kit: Kit, state: State, ask: Driving, seat: int) -> tuple[Action, ...]:
    if seat != ask.driver:
        return ()
    car, steps = ask.car, ask.steps
    reach = kit.board.reach(state.cars[car], steps, state.occupied)
    kit.looked_up = ask, state.cars, reach
    to = kit.drives[seat][car]
    drives: tuple[Action, ...] = reach.at_ends(to)
    if ask.more:
        further = kit.board.reach(state.cars[car], steps + ask.more, state.occupied).at_ends(to)
        drives = tuple(dict.fromkeys((*drives, *further)))
    return (*drives, SKIPS[seat]) if ask.skips else drives


def _bonus(kit: Kit, state: State, ask: Bonus, seat: int) -> tuple[Action, ...]:
    if seat != state.player:
        return ()
    reach = kit.board.reach(state.cars[ask.car], powers.BONUS_STEPS, state.occupied)
    return (*reach.at_ends(kit.drives[seat][ask.car]), Decline(seat))


def _plays(kit: Kit, state: State, ask: Playing, seat: int) -> tuple[Action, ...]:
    if seat != state.player:
        return ()
    hand = state.hands[seat] + state.face_up[seat]
    if state.power[seat] == powers.TRICKY:
        return tuple(chain.from_iterable(kit.of_hand(hand, kit.plays_tricky[seat])))
    return kit.of_hand(hand, kit.plays[seat])


def _wilds(kit: Kit, state: State, ask: PickingWild, seat: int) -> tuple[Action, ...]:
    if seat != state.player:
        return ()
    wilds = WILDS[seat][powers.wild_cars(kit, state, ask.run)]
    return (*wilds, SKIPS[seat]) if ask.run.skips else wilds


def _offer(kit: Kit, state: State, ask: Offering, seat: int) -> tuple[Action, ...]:
    return (Take(seat), Skip(seat)) if seat == state.player else ()


def _bets(kit: Kit, state: State, ask: Betting, seat: int) -> tuple[Action, ...]:
    return BETS[seat] if ask.bets[seat] is None else ()


def _bids(kit: Kit, state: State, ask: Auction, seat: int) -> tuple[Action, ...]:
    owes = seat in ask.bidders and ask.bids[seat] is None
    return bids_of(kit, state, ask, seat) if owes else ()


def _keeps(kit: Kit, state: State, ask: Keeping, seat: int) -> tuple[Action, ...]:
    owes = seat in ask.keepers and ask.kept[seat] is None
    return tuple(Keep(seat, power) for power in powers_to_keep(kit, state, seat)) if owes else ()


def _returned(kit: Kit, state: State, ask: Replacing, seat: int) -> tuple[Action, ...]:
    return tuple(Keep(seat, power) for power in ask.returned) if seat == ask.seat else ()


def _nothing(kit: Kit, state: State, ask: Dealing | Piling | Finished, seat: int) -> tuple[Action, ...]:
    return ()


CHOICES: dict[type, Callable[[Kit, State, Any, int], tuple[Action, ...]]] = {
    Dealing: _nothing,
    Auction: _bids,
    Keeping: _keeps,
    Replacing: _returned,
    Piling: _nothing,
    Playing: _plays,
    PickingWild: _wilds,
    Offering: _offer,
    Driving: _where_to_drive,
    Bonus: _bonus,
    Betting: _bets,
    Finished: _nothing,
}
"""What may be answered to each question: (kit, state, question, seat) → actions."""
