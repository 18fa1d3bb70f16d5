"""Bets (DF-30 to DF-32): a car crosses a line, and everybody notes in secret which car will win."""

from __future__ import annotations

from msgspec.structs import replace

from paddock.downforce.rules.actions import Bet
from paddock.downforce.rules.deck import COLOURS
from paddock.downforce.rules.events import BetSealed, Event, LineCrossed
from paddock.downforce.rules.hands import put
from paddock.downforce.rules.kit import Kit
from paddock.downforce.rules.state import Betting, State


def lines_crossed(kit: Kit, state: State) -> int:
    """How many betting lines any car has crossed so far."""
    if state.places:
        return len(kit.board.lines)
    return sum([state.occupied & beyond != 0 for beyond in kit.board.beyond])


def open_betting(kit: Kit, state: State, due: int, events: list[Event]) -> State:
    """All players owe a bet for the next line that fell due."""
    line = len(state.bets[0])
    events.append(LineCrossed(line + 1))
    return replace(state, ask=Betting(line, due, (None,) * kit.players))


def seal_bet(kit: Kit, state: State, ask: Betting, bet: Bet, events: list[Event]) -> State:
    """One more sealed bet. After the last one: the bet for another line (DF-32), or the race goes on."""
    from paddock.downforce.rules.race import (
        next_turn,  # the race opens the betting, and the betting goes back to the race
    )

    sealed = put(ask.bets, bet.seat, COLOURS.index(bet.car))
    events.append(BetSealed(bet.seat, ask.line + 1))
    if None in sealed:
        return replace(state, ask=Betting(ask.line, ask.due, sealed))
    bets = tuple((*state.bets[seat], car) for seat, car in enumerate(sealed) if isinstance(car, int))
    state = replace(state, bets=bets)
    if ask.line + 1 < ask.due:
        return open_betting(kit, state, ask.due, events)
    return next_turn(kit, state, events)
