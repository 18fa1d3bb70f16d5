"""The question to a seat as a sentence, from its view; and the labels of its answers."""

from __future__ import annotations

from functools import lru_cache

from paddock.downforce.rules.actions import Action, Bet, Bid, Drive, Keep, Play, Wild
from paddock.downforce.rules.secrets import View
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
)
from paddock.downforce.text.words import car_word, lot_word, power_word
from paddock.words import Message, Seat, card_named, message, space_named


def question_of(setup: Setup, view: View, seat: int) -> Message:
    ask = view.ask
    match ask:
        case Auction(lot=lot, bids=bids) if seat in ask.bidders and bids[seat] is None:
            offer = lot_word(view.lots[lot].car, view.lots[lot].power)
            return message("downforce-question-must-bid" if ask.must else "downforce-question-bid", lot=offer)
        case Keeping(keepers, kept) if seat in keepers and kept[seat] is None:
            return message("downforce-question-keep")
        case Replacing(seat=chooser) if chooser == seat:
            return message("downforce-question-replace")
        case Driving(driver=driver) if driver == seat:
            return _drive(setup, view, ask)
        case Betting(line=line, bets=bets) if bets[seat] is None:
            return message("downforce-question-bet", line=line + 1)
        case Playing() | PickingWild() | Offering() | Bonus() if view.player == seat:
            return _player(ask)
        case _:
            return message("question-none")


def _player(ask: Playing | PickingWild | Offering | Bonus) -> Message:
    match ask:
        case Playing():
            return message("downforce-question-play")
        case PickingWild(run=run):
            skips = "yes" if run.skips else "no"
            return message("downforce-question-wild", steps=run.lines[0][1], skips=skips)
        case Offering(run=run):
            car, steps = run.lines[0]
            return message("downforce-question-offer", car=car_word(car), steps=steps)
        case Bonus(car=car):
            return message("downforce-question-bonus", car=car_word(car))


def _drive(setup: Setup, view: View, ask: Driving) -> Message:
    return message(
        "downforce-question-drive" if ask.driver == view.player else "downforce-question-steer",
        player=Seat(view.player),
        car=car_word(ask.car),
        steps=ask.steps,
        most=ask.steps + ask.more if ask.more else 0,
        space=space_named(setup.board.names[view.cars[ask.car]]),
        skips="yes" if ask.skips else "no",
    )


@lru_cache(4096)
def label_of(action: Action) -> Message:
    """Return the label of an action's button; actions without an object use their verb."""
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
