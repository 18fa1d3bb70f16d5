"""An action as the short text of a button."""

from __future__ import annotations

from functools import lru_cache

from paddock.downforce.rules.actions import Action, Bet, Bid, Drive, Keep, Play, Wild
from paddock.downforce.text.words import car_word, power_word
from paddock.words import Message, card_named, message, space_named


@lru_cache(4096)
def label_of(action: Action) -> Message:
    """Return the label of an action's button; actions without an object are named by their verb."""
    match action:
        case Bid(card=card, at=None):
            return message("downforce-label-bid", card=card_named(card))
        case Bid(card=card, at=number):
            return message("downforce-label-bid-at", card=card_named(card), number=number or 0)
        case Keep(power=power):
            return message("downforce-label-keep", power=power_word(power))
        case Play(card=card, upwards=upwards):
            return message("downforce-label-play-upwards" if upwards else "downforce-label-play", card=card_named(card))
        case Wild(car=car):
            return message("downforce-label-wild", car=car_word(car))
        case Drive(car=car, to=to):
            return message("downforce-label-drive", car=car_word(car), to=space_named(to))
        case Bet(car=car):
            return message("downforce-label-bet", car=car_word(car))
        case _:
            return message(f"downforce-label-{type(action).__struct_config__.tag}")
