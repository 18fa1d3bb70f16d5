"""Bets: when a car crosses a line, everybody secretly bets on a winner."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from paddock.downforce.rules.actions import Bet
from paddock.downforce.rules.deck import COLOURS
from paddock.downforce.rules.events import BetSealed, Event, LineCrossed
from paddock.downforce.rules.hands import put
from paddock.downforce.rules.setup import Setup
from paddock.downforce.rules.state import OFF_TRACK, Betting, State
from paddock.downforce.rules.turns import next_turn


def lines_crossed(setup: Setup, cars: Sequence[int]) -> int:
    """DF-30: the number of betting lines behind any car's front edge; a finished car has crossed them all."""
    if OFF_TRACK in cars:
        return len(setup.betting_lines)
    foremost = max([setup.board.front[space] for space in cars])
    return sum([foremost > line for line in setup.betting_lines])


def bet_or_go_on(setup: Setup, state: State, events: list[Event]) -> State:
    """DF-32: a bet for each crossed line, one at a time; then it is the next player's turn."""
    made = len(state.bets[0])
    due = lines_crossed(setup, state.cars)
    if made >= due:
        return next_turn(setup, state, events)
    events.append(LineCrossed(made + 1))
    return replace(state, ask=Betting(made, due, (None,) * setup.players))


def seal_bet(setup: Setup, state: State, ask: Betting, bet: Bet, events: list[Event]) -> State:
    """Seal a bet; after the last one all are noted."""
    sealed = put(ask.bets, bet.seat, COLOURS.index(bet.car))
    events.append(BetSealed(bet.seat, ask.line + 1))
    if None in sealed:
        return replace(state, ask=Betting(ask.line, ask.due, sealed))
    bets = tuple((*state.bets[seat], car) for seat, car in enumerate(sealed) if isinstance(car, int))
    return bet_or_go_on(setup, replace(state, bets=bets), events)
