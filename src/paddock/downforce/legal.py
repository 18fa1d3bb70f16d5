"""What a seat may choose now: complete, each choice once, in a fixed order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from paddock.downforce import powers
from paddock.downforce.actions import Action, Bet, Decline, Drive, Keep, Play, Skip, Take, Wild
from paddock.downforce.auction import bids_of, powers_to_keep
from paddock.downforce.board import MEMO_LIMIT
from paddock.downforce.deck import CARS, COLOURS
from paddock.downforce.kit import Kit
from paddock.downforce.state import (
    Auction,
    Betting,
    Bonus,
    Driving,
    Keeping,
    Offering,
    PickingWild,
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


class Legal:
    """Legal lists of one kit. Actions are made once and used again."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.plays = tuple(tuple(Play(seat, card.name) for card in kit.cards) for seat in kit.seats)
        self.drives = tuple(
            tuple(tuple(Drive(seat, colour, space) for space in kit.board.names) for colour in COLOURS)
            for seat in kit.seats
        )
        self._memo: dict[tuple[int, int, tuple[int, ...]], tuple[Drive, ...]] = {}
        self.upwards = tuple(tuple(Play(seat, card.name, True) for card in kit.cards) for seat in kit.seats)
        self.choices: dict[type, Callable[[State, Any, int], tuple[Action, ...]]] = {
            Auction: self._bids,
            Keeping: self._keeps,
            Replacing: self._returned,
            Playing: self._plays,
            PickingWild: self._wilds,
            Offering: self._offer,
            Driving: self._where_to_drive,
            Bonus: self._bonus,
            Betting: self._bets,
        }

    def __call__(self, state: State, seat: int) -> tuple[Action, ...]:
        choices = self.choices.get(type(state.ask))
        return choices(state, state.ask, seat) if choices else ()

    def _where_to_drive(self, state: State, ask: Driving, seat: int) -> tuple[Action, ...]:
        if seat != ask.driver:
            return ()
        drives: tuple[Action, ...] = self._drives(state, seat, ask.car, ask.steps)
        if ask.more:
            further = self._drives(state, seat, ask.car, ask.steps + ask.more)
            drives = tuple(dict.fromkeys((*drives, *further)))
        return (*drives, SKIPS[seat]) if ask.skips else drives

    def _wilds(self, state: State, ask: PickingWild, seat: int) -> tuple[Action, ...]:
        if seat != state.player:
            return ()
        wilds = WILDS[seat][powers.wild_cars(self.kit, state, ask.run)]
        return (*wilds, SKIPS[seat]) if ask.run.skips else wilds

    def _bets(self, state: State, ask: Betting, seat: int) -> tuple[Action, ...]:
        return BETS[seat] if ask.bets[seat] is None else ()

    def _bids(self, state: State, ask: Auction, seat: int) -> tuple[Action, ...]:
        owes = seat in ask.bidders and ask.bids[seat] is None
        return bids_of(self.kit, state, ask, seat) if owes else ()

    def _bonus(self, state: State, ask: Bonus, seat: int) -> tuple[Action, ...]:
        if seat != state.player:
            return ()
        return (*self._drives(state, seat, ask.car, powers.BONUS_STEPS), Decline(seat))

    def _offer(self, state: State, ask: Offering, seat: int) -> tuple[Action, ...]:
        return (Take(seat), Skip(seat)) if seat == state.player else ()

    def _keeps(self, state: State, ask: Keeping, seat: int) -> tuple[Action, ...]:
        owes = seat in ask.keepers and ask.kept[seat] is None
        return tuple(Keep(seat, power) for power in powers_to_keep(self.kit, state, seat)) if owes else ()

    def _returned(self, state: State, ask: Replacing, seat: int) -> tuple[Action, ...]:
        return tuple(Keep(seat, power) for power in ask.returned) if seat == ask.seat else ()

    def _plays(self, state: State, ask: Playing, seat: int) -> tuple[Action, ...]:
        if seat != state.player:
            return ()
        row = self.plays[seat]
        hand = dict.fromkeys(state.hands[seat])
        if state.face_up[seat]:
            hand.update(dict.fromkeys(state.face_up[seat]))
        if state.power[seat] != powers.TRICKY:
            return tuple([row[kind] for kind in hand])
        plays: list[Action] = []
        for kind in hand:
            plays.append(row[kind])
            if powers.tricky_upwards(self.kit, state, seat, kind):
                plays.append(self.upwards[seat][kind])
        return tuple(plays)

    def _drives(self, state: State, seat: int, car: int, steps: int) -> tuple[Drive, ...]:
        ends = self.kit.board.reach(state.cars[car], steps, state.occupied).ends
        key = (seat, car, ends)
        drives = self._memo.get(key)
        if drives is None:
            if len(self._memo) >= MEMO_LIMIT:
                self._memo.clear()
            row = self.drives[seat][car]
            drives = self._memo[key] = tuple([row[end] for end in ends])
        return drives
