"""Why an action is not legal now, in the game's words: computed only when asked."""

from __future__ import annotations

from paddock.downforce.rules import powers
from paddock.downforce.rules.actions import Action, Bid, Drive, Keep, Play, Skip, Wild
from paddock.downforce.rules.deck import COLOURS
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
    Run,
    State,
)
from paddock.downforce.text.words import car_word, power_word
from paddock.words import Message, card_named, message


def refusal_of(setup: Setup, state: State, action: Action) -> Message:
    """Return the reason why an action is not legal for the seat whose turn it is."""
    match action, state.ask:
        case Bid(), Auction() as ask:
            return _bid(setup, state, ask, action)
        case Keep(), (Keeping() | Replacing()):
            return _keep(state, action)
        case Play(), Playing():
            return _play(setup, state, action)
        case Wild(), PickingWild() as ask:
            return _wild(setup, ask, action)
        case Drive(), (Driving() | Bonus()) as ask:
            return _drive(setup, state, ask, action)
        case Skip(), (Driving() | PickingWild()) as ask:
            return _skip(setup, state, ask.run)
        case _:
            return message("downforce-refused-question", asked=message(f"downforce-asked-{asked(state)}"))


def asked(state: State) -> str:
    """Return the name of the question being asked."""
    match state.ask:
        case Auction():
            return "bid"
        case Keeping() | Replacing():
            return "keep"
        case Playing():
            return "play"
        case PickingWild():
            return "wild"
        case Driving():
            return "drive"
        case Bonus():
            return "bonus"
        case Offering():
            return "offer"
        case Betting():
            return "bet"
        case _:
            return "nothing"


def _bid(setup: Setup, state: State, ask: Auction, bid: Bid) -> Message:
    if setup.kind.get(bid.card) not in state.hands[bid.seat]:
        return message("downforce-refused-not-in-hand", card=card_named(bid.card))
    colour = state.auction.lots[ask.lot].car
    hand = [setup.cards[kind] for kind in state.hands[bid.seat]]
    if bid.at is None:
        return message("downforce-refused-must-bid")
    if any(card.number(colour) is not None for card in hand):
        return message("downforce-refused-holds-colour", car=car_word(colour))
    if any(card.wilds for card in hand):
        return message("downforce-refused-wild-number", card=card_named(bid.card), number=bid.at)
    return message("downforce-refused-lowest-number", card=card_named(bid.card), number=bid.at)


def _keep(state: State, keep: Keep) -> Message:
    if keep.power not in powers.POWERS:
        return message("downforce-refused-no-such-power", power=keep.power)
    if keep.power in state.auction.won[keep.seat]:
        return message("downforce-refused-cunning-not-kept")
    return message("downforce-refused-power-not-won", power=power_word(keep.power))


def _play(setup: Setup, state: State, play: Play) -> Message:
    kind = setup.kind.get(play.card)
    if kind not in state.hands[play.seat] + state.face_up[play.seat]:
        return message("downforce-refused-not-in-hand", card=card_named(play.card))
    if state.power[play.seat] != powers.TRICKY:
        return message("downforce-refused-not-tricky")
    return message("downforce-refused-same-upwards", card=card_named(play.card))


def _wild(setup: Setup, ask: PickingWild, wild: Wild) -> Message:
    car = COLOURS.index(wild.car)
    if car in ask.run.picked:
        return message("downforce-refused-other-wild", car=car_word(car))
    return message("downforce-refused-on-card", car=car_word(car), card=card_named(setup.cards[ask.run.card].name))


def _skip(setup: Setup, state: State, run: Run) -> Message:
    if state.power[state.player] != powers.STRATEGIC:
        return message("downforce-refused-not-strategic")
    if not powers.strategic_skips(state, setup.cards[run.card], setup.options):
        return message("downforce-refused-card-too-short", lines=setup.options.strategic_lines)
    return message("downforce-refused-line-taken" if run.skips else "downforce-refused-skip-spent")


def _drive(setup: Setup, state: State, ask: Driving | Bonus, drive: Drive) -> Message:
    """Return why the car cannot end there: the first reason that applies."""
    board = setup.board
    car = car_word(ask.car)
    if drive.car != COLOURS[ask.car]:
        return message("downforce-refused-other-car", car=car)
    if drive.to not in board.number:
        return message("downforce-refused-no-space", space=drive.to)
    here, end = state.cars[ask.car], board.number[drive.to]
    due, more = (ask.steps, ask.more) if isinstance(ask, Driving) else (powers.BONUS_STEPS, 0)
    steps = due + more
    where: dict[str, Message | str] = {"car": car, "space": drive.to}
    if end == board.finish and setup.options.long_distance:
        return message("downforce-refused-no-finish")
    if end == board.finish:
        return message("downforce-refused-finish-too-far", car=car, steps=steps)
    if end == here:
        return message("downforce-refused-must-move", car=car)
    if end in state.cars:
        other = COLOURS[state.cars.index(end)]
        return message("downforce-refused-occupied", space=drive.to, other=car_word(other))
    if board.names[end] in board.track.spaces[here].touch:
        if board.front[end] == board.front[here]:
            return message("downforce-refused-level", **where)
        if end not in board.next[here] and drive.to in board.track.spaces[here].next:
            return message("downforce-refused-beyond-finish", **where)
        if end not in board.next[here]:
            return message("downforce-refused-behind", **where)
    levels = board.reach(here, steps, ()).levels
    if not any(end in level for level in levels):
        return message("downforce-refused-too-far", steps=steps, **where)
    if not any(end in level for level in levels[due:]):
        return message("downforce-refused-too-near", steps=due, **where)
    return message("downforce-refused-way-blocked", steps=steps, **where)
