"""After the auction: each player keeps one of the powers won; the others go into the box."""

from __future__ import annotations

from msgspec.structs import replace

from paddock.downforce.rules.actions import Keep
from paddock.downforce.rules.events import Event, KeepSealed, PowerKept
from paddock.downforce.rules.hands import put
from paddock.downforce.rules.powers import CUNNING
from paddock.downforce.rules.setup import Setup
from paddock.downforce.rules.state import Keeping, Replacing, Sealed, State
from paddock.downforce.rules.turns import start_race


def choose_powers(setup: Setup, state: State, events: list[Event]) -> State:
    """DF-18: a player with several powers keeps one; all choose in secret."""
    keepers = tuple(seat for seat in setup.seats if len(powers_to_keep(setup, state, seat)) > 1)
    kept: tuple[Keep | Sealed | None, ...] = (None,) * setup.players
    if keepers:
        return replace(state, ask=Keeping(keepers, kept))
    return _keep_powers(setup, state, kept, events)


def powers_to_keep(setup: Setup, state: State, seat: int) -> tuple[str, ...]:
    """Return the won powers that the seat may keep; an option rules out Cunning (DF-51)."""
    won = state.auction.won[seat]
    if setup.options.cunning == "not_kept":
        return tuple(power for power in won if power != CUNNING)
    return won


def seal_keep(setup: Setup, state: State, ask: Keeping, keep: Keep, events: list[Event]) -> State:
    """Seal a choice of a power; the last one reveals all."""
    ask = replace(ask, kept=put(ask.kept, keep.seat, keep))
    events.append(KeepSealed(keep.seat))
    if any(ask.kept[seat] is None for seat in ask.keepers):
        return replace(state, ask=ask)
    return _keep_powers(setup, state, ask.kept, events)


def _keep_powers(setup: Setup, state: State, kept: tuple[Keep | Sealed | None, ...], events: list[Event]) -> State:
    power: list[str | None] = []
    for seat in setup.seats:
        choice = kept[seat]
        keeps = choice.power if isinstance(choice, Keep) else next(iter(powers_to_keep(setup, state, seat)), None)
        back = tuple(other for other in state.auction.won[seat] if other != keeps)
        power.append(keeps)
        if keeps is not None and back:
            events.append(PowerKept(seat, keeps, back))
    state = replace(state, power=tuple(power))
    for seat in setup.seats:
        if power[seat] is None and CUNNING in state.auction.won[seat]:
            return replace(state, ask=Replacing(seat, _in_the_box(setup, state)))
    return start_race(setup, state, events)


def _in_the_box(setup: Setup, state: State) -> tuple[str, ...]:
    """Return the powers in the box, returned or never won, except Cunning, which cannot be kept (DF-51)."""
    return tuple(power for power in setup.powers if power not in state.power and power != CUNNING)


def replace_cunning(setup: Setup, state: State, ask: Replacing, keep: Keep, events: list[Event]) -> State:
    """Let a player who won only Cunning take another power from the box (DF-51)."""
    events.append(PowerKept(keep.seat, keep.power, (CUNNING,)))
    return start_race(setup, replace(state, power=put(state.power, keep.seat, keep.power)), events)
