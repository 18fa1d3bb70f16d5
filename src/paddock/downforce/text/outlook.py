"""The outlook of a choice: the rules resolve the card, with each car driving as far as it can."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from paddock.downforce.rules import events as e
from paddock.downforce.rules.actions import FINISH, Action, Bet, Bid, Drive, Keep, Skip, Take, Wild
from paddock.downforce.rules.deck import COLOURS
from paddock.downforce.rules.dispatch import answered
from paddock.downforce.rules.driving import furthest_end
from paddock.downforce.rules.scoring import order_on_the_road
from paddock.downforce.rules.setup import Setup
from paddock.downforce.rules.state import Bonus, Driving, Offering, PickingWild, State
from paddock.downforce.text.tell import tell_event
from paddock.downforce.text.words import car_word
from paddock.words import message
from paddock.words.preview import OutlookStep


def outlook_of(setup: Setup, state: State, action: Action) -> tuple[OutlookStep, ...]:
    """Return the steps that an action leads to, until the end of the card; empty if it drives no car."""
    if isinstance(action, Bid | Keep | Bet):
        return ()
    found: list[OutlookStep] = []
    for chooser, events, after in resolved(setup, state, action):
        order = tuple([COLOURS[car] for car in order_on_the_road(setup, after)])
        for event in events:
            step = _step(after, event)
            if step is not None:
                found.append(replace(_marked(step, event, chooser, action.seat, found), order=order))
    return tuple(found)


def resolved(
    setup: Setup, state: State, action: Action, named: Sequence[int] = ()
) -> Iterator[tuple[int, list[e.Event], State]]:
    """Yield an action, then the furthest answers until the end of the card: the seat and outcome of each.

    The wilds go to the named cars in turn; those without a name are left out.
    """
    move: Action | None = action
    names = iter(named)
    while move is not None:
        events: list[e.Event] = []
        state = answered(setup, state, move, events)
        yield move.seat, events, state
        move = _drives_on(setup, state, names)


def _drives_on(setup: Setup, state: State, names: Iterator[int]) -> Action | None:
    """Return the furthest answer while a card is resolved; a wild goes to the next name."""
    match state.ask:
        case Driving(driver=driver) as ask:
            return _drive(setup, state, ask, driver)
        case Bonus() as ask:
            return _drive(setup, state, ask, state.player)
        case PickingWild():
            car = next(names, None)
            return Skip(state.player) if car is None else Wild(state.player, COLOURS[car])
        case Offering():
            return Take(state.player)
    return None


def _drive(setup: Setup, state: State, ask: Driving | Bonus, driver: int) -> Drive:
    return Drive(driver, COLOURS[ask.car], setup.board.names[furthest_end(setup, state, ask)])


def _step(state: State, event: e.Event) -> OutlookStep | None:
    """Return the step of an event; None if it neither moves a car nor stops one."""
    match event:
        case e.Drove(car=car, way=way) if way[-1] == FINISH:
            place = state.places.index(COLOURS.index(car)) + 1
            return OutlookStep(message("downforce-preview-finish", car=car_word(car), place=place), car, way)
        case e.Drove(car=car, way=way, left=left, power=power):
            made, how = len(way) - 1, power or "none"
            note = message("downforce-outlook-drove", car=car_word(car), made=made, left=left, power=how)
            return OutlookStep(note, car, way)
        case e.LineSkipped(car="wild", steps=steps):
            return OutlookStep(message("downforce-preview-line-wild", steps=steps))
        case e.Blocked() | e.AlreadyHome() | e.WildLost():
            return OutlookStep(tell_event(event))
    return None


def _marked(step: OutlookStep, event: e.Event, chooser: int, seat: int, before: list[OutlookStep]) -> OutlookStep:
    """Return the step with what it depends on, for the seat that looks ahead."""
    if isinstance(event, e.Drove | e.LineSkipped) and chooser != seat:
        return replace(step, depends="other", decides=chooser)
    if isinstance(event, e.LineSkipped):
        return replace(step, depends="choice")
    return replace(step, depends="earlier") if any(each.depends != "nothing" for each in before) else step
