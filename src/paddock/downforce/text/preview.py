"""Previews of choices: computed only on request."""

from __future__ import annotations

from paddock.downforce.rules import powers
from paddock.downforce.rules.actions import Action, Bet, Bid, Decline, Drive, Keep, Play, Skip, Take, Wild
from paddock.downforce.rules.auction import bid_number
from paddock.downforce.rules.betting import lines_crossed
from paddock.downforce.rules.deck import COLOURS, WILD
from paddock.downforce.rules.driving import move_to
from paddock.downforce.rules.hands import put
from paddock.downforce.rules.scoring import PRIZES, payout
from paddock.downforce.rules.setup import Setup
from paddock.downforce.rules.state import (
    NOBODY,
    OFF_TRACK,
    Auction,
    Betting,
    Bonus,
    Driving,
    Offering,
    PickingWild,
    State,
)
from paddock.downforce.text.words import car_word
from paddock.words import Message, Seat, message
from paddock.words.preview import Preview


def preview_of(setup: Setup, state: State, action: Action) -> Preview:
    """Return the way and the consequences of a legal action."""
    match action, state.ask:
        case Bid(), Auction(lot=lot):
            return Preview(notes=_bid_notes(setup, action, state.auction.lots[lot].car))
        case Keep(), _:
            return Preview(notes=(message(f"downforce-power-{action.power}-does"),))
        case Play(), _:
            return Preview(notes=_play_notes(setup, state, action))
        case Wild(), PickingWild(run=run):
            return Preview(notes=_wild_notes(setup, state, COLOURS.index(action.car), run.lines[0][1]))
        case Drive(), (Driving() | Bonus()) as ask:
            return _drive_preview(setup, state, ask, action)
        case Skip(), (Driving(run=run) | PickingWild(run=run) | Offering(run=run)):
            return Preview(notes=(message("downforce-preview-skip", **_line(run.lines[0])),))
        case Take(), Offering(run=run):
            driver = powers.cunning_driver(state, run.lines[0][0])
            return Preview(notes=(message("downforce-preview-take", player=Seat(driver), **_line(run.lines[0])),))
        case Decline(), Bonus(car=car):
            return Preview(notes=(message("downforce-preview-decline", car=car_word(car)),))
        case Bet(), Betting(line=line):
            pays = {f"place{place}": payout(place, line) for place in (1, 2, 3)}
            return Preview(notes=(message("downforce-preview-bet", car=car_word(action.car), **pays),))
    return Preview()


def _line(line: tuple[int, int]) -> dict[str, Message | int]:
    return {"car": car_word("wild" if line[0] == WILD else line[0]), "steps": line[1]}


def _bid_notes(setup: Setup, bid: Bid, colour: int) -> tuple[Message, ...]:
    number = bid_number(setup, bid, colour)
    if number is None:
        return (message("downforce-preview-pass", car=car_word(colour)),)
    how = "downforce-preview-bid" if bid.at is None else "downforce-preview-bid-declared"
    note = message(how, car=car_word(colour), number=number)
    return (note,) if setup.money_counts else (note, message("downforce-preview-price-idle"))


def _play_notes(setup: Setup, state: State, play: Play) -> tuple[Message, ...]:
    """Preview the lines as printed: each depends on those before it (see outlook.py)."""
    card = setup.cards[setup.kind[play.card]]
    lines = card.lines
    notes = []
    for car, steps in lines[::-1] if play.upwards else lines:
        if car == WILD:
            notes.append(message("downforce-preview-line-wild", steps=steps))
        elif state.cars[car] == OFF_TRACK:
            notes.append(message("downforce-preview-home", car=car_word(car)))
        else:
            notes.append(message("downforce-preview-line", car=car_word(car), steps=steps))
    top, steps = lines[0]
    more = 0 if top == WILD else powers.aggressive_more(state, top, not play.upwards)
    if more:
        notes.append(message("downforce-preview-aggressive", car=car_word(top), steps=steps + more))
    if powers.strategic_skips(state, card, setup.options):
        notes.append(message("downforce-preview-strategic"))
    return tuple(notes)


def _wild_notes(setup: Setup, state: State, car: int, steps: int) -> tuple[Message, ...]:
    if state.cars[car] == OFF_TRACK:
        return (message("downforce-preview-home", car=car_word(car)),)
    if setup.board.stuck(state.cars[car], state.cars):
        return (message("downforce-preview-blocked", car=car_word(car)),)
    notes = [message("downforce-preview-line", car=car_word(car), steps=steps)]
    driver = powers.cunning_driver(state, car)
    if driver != state.player:
        notes.append(message("downforce-preview-cunning", player=Seat(driver)))
    return tuple(notes)


def _drive_preview(setup: Setup, state: State, ask: Driving | Bonus, drive: Drive) -> Preview:
    board = setup.board
    end = board.number[drive.to]
    move = move_to(setup, state, ask, end)
    notes: list[Message] = []
    if move.power == powers.AGGRESSIVE:
        notes.append(message("downforce-preview-aggressive", car=car_word(ask.car), steps=move.steps))
    if end == board.finish:
        notes.extend(_home_notes(setup, state, ask.car))
    else:
        cars = put(state.cars, ask.car, end)
        if move.left:
            notes.append(message("downforce-preview-jam", made=move.steps - move.left, left=move.left))
        else:
            notes.append(message("downforce-preview-steps", steps=move.steps))
        notes.extend(_line_notes(setup, state, cars))
        if move.bonus and not board.stuck(end, cars):
            notes.append(message("downforce-preview-determined"))
    return Preview(tuple([board.names[space] for space in move.way]), tuple(notes))


def _home_notes(setup: Setup, state: State, car: int) -> list[Message]:
    place = len(state.places) + 1
    notes = [message("downforce-preview-finish", car=car_word(car), place=place)]
    if state.owners[car] != NOBODY and not setup.options.first_home_wins:
        notes.append(message("downforce-preview-prize", prize=PRIZES[place - 1], player=Seat(state.owners[car])))
    return notes


def _line_notes(setup: Setup, state: State, cars: tuple[int, ...]) -> list[Message]:
    """Return the betting lines that the move would be the first to cross."""
    before = max(lines_crossed(setup, state.cars), len(state.bets[0]))
    return [
        message("downforce-preview-crosses", line=number + 1) for number in range(before, lines_crossed(setup, cars))
    ]
