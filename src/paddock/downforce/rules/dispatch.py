"""Dispatch by the current question: which seats answer, and what an answer does."""

from __future__ import annotations

from typing import assert_never

from paddock.core.game import Dealt, Decide, Luck, Over, Shuffle, Turn
from paddock.downforce.rules import auction, betting, dealing, keeping, race, turns
from paddock.downforce.rules.actions import Action, Bet, Bid, Decline, Drive, Keep, Play, Skip, Take, Wild
from paddock.downforce.rules.events import Event
from paddock.downforce.rules.setup import Setup
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


def turn_of(setup: Setup, state: State) -> Turn:
    """Return the seats or the luck that come next. The most frequent cases come first, for speed."""
    match state.ask:
        case Driving() as ask:
            return Decide((ask.driver,))
        case Playing() | PickingWild() | Offering() | Bonus():
            return Decide((state.player,))
        case Auction() as ask:
            return Decide(tuple([seat for seat in ask.bidders if ask.bids[seat] is None]))
        case Betting() as ask:
            return Decide(tuple([seat for seat in setup.seats if ask.bets[seat] is None]))
        case Keeping() as ask:
            return Decide(tuple([seat for seat in ask.keepers if ask.kept[seat] is None]))
        case Replacing() as ask:
            return Decide((ask.seat,))
        case Dealing() as ask:
            return Shuffle(dealing.shuffle_size(setup, ask.what), (ask.what,))
        case Piling() as ask:
            return Shuffle(len(state.hands[ask.seat]), ("pile", ask.seat))
        case Finished() as ask:
            return Over(ask.result)
        case _:
            assert_never(state.ask)


def answered(setup: Setup, state: State, move: Action | Luck, events: list[Event]) -> State:
    """Return the state after a legal move; events are appended."""
    match state.ask, move:
        case Driving() as ask, Drive() | Skip():
            return race.drive(setup, state, ask, move, events)
        case Playing() as ask, Play():
            return race.play_card(setup, state, ask, move, events)
        case Auction() as ask, Bid():
            return auction.seal_bid(setup, state, ask, move, events)
        case Betting() as ask, Bet():
            return betting.seal_bet(setup, state, ask, move, events)
        case PickingWild() as ask, Wild() | Skip():
            return race.pick_wild(setup, state, ask, move, events)
        case Bonus() as ask, Drive() | Decline():
            return race.drive_bonus(setup, state, ask, move, events)
        case Offering() as ask, Take() | Skip():
            return race.answer_offer(setup, state, ask, move, events)
        case Keeping() as ask, Keep():
            return keeping.seal_keep(setup, state, ask, move, events)
        case Replacing() as ask, Keep():
            return keeping.replace_cunning(setup, state, ask, move, events)
        case Dealing() as ask, Dealt():
            return dealing.deal(setup, state, ask, move, events)
        case Piling() as ask, Dealt():
            return turns.shuffle_pile(setup, state, ask, move, events)
    raise AssertionError(f"{move} does not answer {state.ask}")
