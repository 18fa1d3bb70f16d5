"""The effect of a choice on the cars: distance, places before and after, losses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import permutations

import msgspec

from paddock.downforce.rules import events as e
from paddock.downforce.rules import powers
from paddock.downforce.rules.actions import FINISH, Action, Play
from paddock.downforce.rules.deck import COLOURS, WILD
from paddock.downforce.rules.scoring import order_on_the_road
from paddock.downforce.rules.setup import Setup
from paddock.downforce.rules.state import State
from paddock.downforce.text.outlook import resolved
from paddock.downforce.text.words import car_word
from paddock.words import Message, joined, message

MOST_NAMED = 3
"""Wilds of one card that are looked ahead for; those after them are left out."""


class Gain(msgspec.Struct, frozen=True):
    """The outcome for one car. Places count from 1."""

    car: int
    spaces: int = 0
    lost: int = 0  # spaces lost to a jam or a closed road
    before: int = 1
    after: int = 1
    home: bool = False


def gains_of(setup: Setup, state: State, action: Action, named: Sequence[int] = ()) -> list[Gain]:
    """Return the outcome for each car at the end of the card if all drive as far as they can.

    The wilds go to the named cars in turn; those without a name are left out.
    """
    before = order_on_the_road(setup, state)
    spaces, lost, home = [0] * len(COLOURS), [0] * len(COLOURS), [False] * len(COLOURS)
    for _, events, after in resolved(setup, state, action, named):
        state = after
        for event in events:
            match event:
                case e.Drove(car=name, way=way, left=left):
                    spaces[COLOURS.index(name)] += len(way) - 1
                    lost[COLOURS.index(name)] += left
                    home[COLOURS.index(name)] |= way[-1] == FINISH
                case e.Blocked(car=name, steps=steps):
                    lost[COLOURS.index(name)] += steps
    then = order_on_the_road(setup, state)
    return [
        Gain(car, spaces[car], lost[car], before.index(car) + 1, then.index(car) + 1, home[car])
        for car in range(len(COLOURS))
    ]


def best_wilds(setup: Setup, state: State, play: Play) -> tuple[tuple[int, int], ...]:
    """DF-22: return the steps of a card's wilds in turn, each with another car: the best use for the player.

    It takes the player's cars furthest, then to the best places, and gives the others least.
    """
    card = setup.cards[setup.kind[play.card]]
    lines = card.lines[::-1] if play.upwards else card.lines
    wilds = [steps for car, steps in lines if car == WILD][:MOST_NAMED]
    if not wilds:
        return ()

    def use(named: Iterable[int]) -> tuple[int, int, int, int]:
        gains = gains_of(setup, state, play, cars := tuple(named))
        own = [gain for gain in gains if state.owners[gain.car] == play.seat]
        others = sum([gain.spaces for gain in gains if state.owners[gain.car] != play.seat])
        behind = sum([gains[car].before for car in cars])
        return sum([gain.spaces for gain in own]), -sum([gain.after for gain in own]), -others, behind

    free = powers.wild_cars(state, card, ())
    best = max(permutations(free, min(len(wilds), len(free))), key=use)
    return tuple(zip(wilds, best, strict=False))


def overtaken(gains: Sequence[Gain], gain: Gain) -> tuple[str, ...]:
    """Return the cars that this one passes."""
    return tuple([COLOURS[each.car] for each in gains if each.before < gain.before and each.after > gain.after])


def gain_word(gain: Gain, past: tuple[str, ...] = ()) -> Message:
    """Describe the outcome for the seat's own car, which passes other cars."""
    places = {"before": place_word(gain.before), "after": place_word(gain.after)}
    if past and not gain.home and gain.after < gain.before:
        cars = joined([car_word(each) for each in past])
        return message("downforce-why-gain-past", car=car_word(gain.car), spaces=gain.spaces, cars=cars, **places)
    return message(_gain_name(gain), car=car_word(gain.car), spaces=gain.spaces, **places)


def _gain_name(gain: Gain) -> str:
    if gain.home:
        return "downforce-why-gain-home"
    if gain.after == gain.before:
        return "downforce-why-gain-stays"
    return "downforce-why-gain-up" if gain.after < gain.before else "downforce-why-gain-down"


def losses_word(gains: Sequence[Gain]) -> Message:
    """Describe the cars that are held up, and their losses."""
    return joined([message("downforce-why-loses", car=car_word(gain.car), spaces=gain.lost) for gain in gains])


def place_word(place: int) -> Message:
    """Return a place as an ordinal number."""
    return message("downforce-place", place=place)
