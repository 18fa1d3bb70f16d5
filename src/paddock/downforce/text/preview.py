"""What a choice would bring, for a person about to make it: computed only when asked."""

from __future__ import annotations

from paddock.core.game import Preview
from paddock.downforce.rules import powers
from paddock.downforce.rules.actions import Action, Bet, Bid, Decline, Drive, Keep, Play, Skip, Take, Wild
from paddock.downforce.rules.auction import bid_number
from paddock.downforce.rules.betting import lines_crossed
from paddock.downforce.rules.deck import COLOURS, WILD
from paddock.downforce.rules.kit import Kit
from paddock.downforce.rules.scoring import PRIZES, payout
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


def preview_of(kit: Kit, state: State, action: Action) -> Preview:
    """The way and the consequences of a legal action."""
    match action, state.ask:
        case Bid(), Auction(lot=lot):
            return Preview(notes=_bid_notes(kit, action, state.lots[lot].car))
        case Keep(), _:
            return Preview(notes=(message(f"downforce-power-{action.power}-does"),))
        case Play(), _:
            return Preview(notes=_play_notes(kit, state, action))
        case Wild(), PickingWild(run=run):
            return Preview(notes=_wild_notes(kit, state, COLOURS.index(action.car), run.lines[0][1]))
        case Drive(), (Driving() | Bonus()) as ask:
            return _drive_preview(kit, state, ask, action)
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


def _bid_notes(kit: Kit, bid: Bid, colour: int) -> tuple[Message, ...]:
    number = bid_number(kit, bid, colour)
    if number is None:
        return (message("downforce-preview-pass", car=car_word(colour)),)
    how = "downforce-preview-bid" if bid.at is None else "downforce-preview-bid-declared"
    note = message(how, car=car_word(colour), number=number)
    idle = kit.options.long_distance or kit.options.first_home_wins
    return (note, message("downforce-preview-price-idle")) if idle else (note,)


def _play_notes(kit: Kit, state: State, play: Play) -> tuple[Message, ...]:
    """Line by line, as the cars stand now: earlier lines may change what later ones find."""
    kind = kit.kind[play.card]
    lines = kit.cards[kind].lines
    notes = []
    for car, steps in lines[::-1] if play.upwards else lines:
        if car == WILD:
            notes.append(message("downforce-preview-line-wild", steps=steps))
        elif state.cars[car] == OFF_TRACK:
            notes.append(message("downforce-preview-home", car=car_word(car)))
        elif kit.board.stuck(state.cars[car], state.occupied):
            notes.append(message("downforce-preview-blocked", car=car_word(car)))
        else:
            notes.append(message("downforce-preview-line", car=car_word(car), steps=steps))
    own_first = lines[0][0] != WILD and state.owners[lines[0][0]] == play.seat
    if own_first and state.power[play.seat] == powers.AGGRESSIVE and not play.upwards:
        notes.append(message("downforce-preview-aggressive", car=car_word(lines[0][0]), steps=lines[0][1] + 1))
    if state.power[play.seat] == powers.STRATEGIC and len(lines) >= kit.options.strategic_lines:
        notes.append(message("downforce-preview-strategic"))
    return tuple(notes)


def _wild_notes(kit: Kit, state: State, car: int, steps: int) -> tuple[Message, ...]:
    if state.cars[car] == OFF_TRACK:
        return (message("downforce-preview-home", car=car_word(car)),)
    if kit.board.stuck(state.cars[car], state.occupied):
        return (message("downforce-preview-blocked", car=car_word(car)),)
    notes = [message("downforce-preview-line", car=car_word(car), steps=steps)]
    driver = powers.cunning_driver(state, car)
    if driver != state.player:
        notes.append(message("downforce-preview-cunning", player=Seat(driver)))
    return tuple(notes)


def _drive_preview(kit: Kit, state: State, ask: Driving | Bonus, drive: Drive) -> Preview:
    board = kit.board
    end = board.number[drive.to]
    steps = ask.steps if isinstance(ask, Driving) else powers.BONUS_STEPS
    reach = board.reach(state.cars[ask.car], steps, state.occupied)
    notes: list[Message] = []
    if isinstance(ask, Driving) and ask.more and end not in reach.ends:
        steps += ask.more
        reach = board.reach(state.cars[ask.car], steps, state.occupied)
        notes.append(message("downforce-preview-aggressive", car=car_word(ask.car), steps=steps))
    clean = None
    if isinstance(ask, Driving) and powers.determined_hopes(state, ask.car):
        clean = board.clean_move(reach, drive.to)
    way = (clean or board.move(reach, drive.to)).way
    made = len(way) - 1
    if end == board.finish:
        notes.extend(_home_notes(kit, state, ask.car))
    elif made < steps:
        notes.append(message("downforce-preview-jam", made=made, left=steps - made))
    else:
        notes.append(message("downforce-preview-steps", steps=steps))
    notes.extend(_line_notes(kit, state, end))
    if clean and not board.stuck(end, state.occupied):
        notes.append(message("downforce-preview-determined"))
    return Preview(way, tuple(notes))


def _home_notes(kit: Kit, state: State, car: int) -> list[Message]:
    place = len(state.places) + 1
    notes = [message("downforce-preview-finish", car=car_word(car), place=place)]
    if state.owners[car] != NOBODY and not kit.options.first_home_wins:
        notes.append(message("downforce-preview-prize", prize=PRIZES[place - 1], player=Seat(state.owners[car])))
    return notes


def _line_notes(kit: Kit, state: State, end: int) -> list[Message]:
    """The betting lines that this move would be the first to cross."""
    if not kit.options.bets or end == kit.board.finish:
        return []
    crossed = max(lines_crossed(kit, state), len(state.bets[0]))
    front = kit.board.front[end]
    return [
        message("downforce-preview-crosses", line=number + 1)
        for number, line in enumerate(kit.board.lines)
        if number >= crossed and front > line
    ]
