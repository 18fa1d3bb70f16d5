"""The legal actions of a seat: complete, without duplicates, in a fixed order."""

from __future__ import annotations

from paddock.downforce.rules import powers
from paddock.downforce.rules.actions import Action, Bet, Decline, Drive, Keep, Play, Skip, Take, Wild
from paddock.downforce.rules.auction import bids_of
from paddock.downforce.rules.cards import playable
from paddock.downforce.rules.deck import COLOURS
from paddock.downforce.rules.driving import ends_of
from paddock.downforce.rules.keeping import powers_to_keep
from paddock.downforce.rules.setup import Setup
from paddock.downforce.rules.state import (
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


def legal_choices(setup: Setup, state: State, seat: int) -> tuple[Action, ...]:
    """Return the legal actions of the seat. The most frequent cases come first, for speed."""
    match state.ask:
        case Driving() as ask if seat == ask.driver:
            drives = _drives(setup, state, ask, seat)
            return (*drives, Skip(seat)) if ask.skips else drives
        case Playing() if seat == state.player:
            return _plays(setup, state, seat)
        case Auction() as ask if seat in ask.bidders and ask.bids[seat] is None:
            return bids_of(setup, state, ask, seat)
        case Betting() as ask if ask.bets[seat] is None:
            # DF-31: any car, even a finished one, and the same car repeatedly
            return tuple([Bet(seat, colour) for colour in COLOURS])
        case PickingWild() as ask if seat == state.player:
            cars = powers.wild_cars(state, setup.cards[ask.run.card], ask.run.picked)
            wilds = tuple([Wild(seat, COLOURS[car]) for car in cars])
            return (*wilds, Skip(seat)) if ask.run.skips else wilds
        case Bonus() as ask if seat == state.player:
            return (*_drives(setup, state, ask, seat), Decline(seat))
        case Offering() if seat == state.player:
            return (Take(seat), Skip(seat))
        case Keeping() as ask if seat in ask.keepers and ask.kept[seat] is None:
            return tuple([Keep(seat, power) for power in powers_to_keep(setup, state, seat)])
        case Replacing() as ask if seat == ask.seat:
            return tuple([Keep(seat, power) for power in ask.powers])
    return ()


def _drives(setup: Setup, state: State, ask: Driving | Bonus, seat: int) -> tuple[Drive, ...]:
    colour, names = COLOURS[ask.car], setup.board.names
    return tuple([Drive(seat, colour, names[end]) for end in ends_of(setup, state, ask)])


def _plays(setup: Setup, state: State, seat: int) -> tuple[Play, ...]:
    plays = []
    for kind in dict.fromkeys(playable(state, seat)):
        card = setup.cards[kind]
        plays.append(Play(seat, card.name))
        if powers.tricky_upwards(state, card):
            plays.append(Play(seat, card.name, True))
    return tuple(plays)
