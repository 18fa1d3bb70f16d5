"""What a seat may choose now: complete, each choice once, in a fixed order."""

from __future__ import annotations

from paddock.downforce import powers
from paddock.downforce.actions import Action, Bet, Decline, Drive, Keep, Play, Skip, Take, Wild
from paddock.downforce.auction import bids_of, powers_to_keep
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
    tuple(
        tuple(Wild(seat, COLOURS[car]) for car in CARS if cars >> car & 1) for cars in range(powers.ALL_CARS + 1)
    )
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
        self.upwards = tuple(tuple(Play(seat, card.name, True) for card in kit.cards) for seat in kit.seats)

    def __call__(self, state: State, seat: int) -> tuple[Action, ...]:
        ask = state.ask
        match ask:
            case Driving():
                if seat != ask.driver:
                    return ()
                drives = self._drives(state, seat, ask.car, ask.steps)
                if ask.more:
                    further = self._drives(state, seat, ask.car, ask.steps + ask.more)
                    drives = tuple(dict.fromkeys((*drives, *further)))
                return (*drives, SKIPS[seat]) if ask.skips else drives
            case Playing():
                return self._plays(state, seat) if seat == state.player else ()
            case PickingWild():
                if seat != state.player:
                    return ()
                wilds = WILDS[seat][powers.wild_cars(self.kit, state, ask.run)]
                return (*wilds, SKIPS[seat]) if ask.run.skips else wilds
            case Betting():
                return BETS[seat] if ask.bets[seat] is None else ()
            case Auction():
                owes = seat in ask.bidders and ask.bids[seat] is None
                return bids_of(self.kit, state, ask, seat) if owes else ()
            case Bonus():
                if seat != state.player:
                    return ()
                return (*self._drives(state, seat, ask.car, powers.BONUS_STEPS), Decline(seat))
            case Offering():
                return (Take(seat), Skip(seat)) if seat == state.player else ()
            case Keeping():
                owes = seat in ask.keepers and ask.kept[seat] is None
                return tuple(Keep(seat, power) for power in powers_to_keep(self.kit, state, seat)) if owes else ()
            case Replacing():
                return tuple(Keep(seat, power) for power in ask.returned) if seat == ask.seat else ()
            case _:
                return ()

    def _plays(self, state: State, seat: int) -> tuple[Action, ...]:
        row = self.plays[seat]
        hand = dict.fromkeys(state.hands[seat] + state.face_up[seat])
        if state.power[seat] != powers.TRICKY:
            return tuple([row[kind] for kind in hand])
        plays: list[Action] = []
        for kind in hand:
            plays.append(row[kind])
            if powers.tricky_upwards(self.kit, state, seat, kind):
                plays.append(self.upwards[seat][kind])
        return tuple(plays)

    def _drives(self, state: State, seat: int, car: int, steps: int) -> tuple[Action, ...]:
        row = self.drives[seat][car]
        return tuple([row[end] for end in self.kit.board.reach(state.cars[car], steps, state.occupied).ends])
