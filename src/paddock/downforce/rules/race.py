"""The race: cards are resolved line by line until all cars are home or the cards are gone."""

from __future__ import annotations

from msgspec.structs import replace

from paddock.downforce.rules import powers
from paddock.downforce.rules.actions import Decline, Drive, Play, Skip, Take, Wild
from paddock.downforce.rules.betting import bet_or_go_on
from paddock.downforce.rules.cards import draw, lay_out
from paddock.downforce.rules.deck import COLOURS, WILD
from paddock.downforce.rules.driving import Move, move_to
from paddock.downforce.rules.events import (
    AlreadyHome,
    Blocked,
    BonusDeclined,
    CameHome,
    CardPlayed,
    Drove,
    Event,
    LineSkipped,
    WildLost,
    WildPicked,
)
from paddock.downforce.rules.hands import put
from paddock.downforce.rules.setup import Setup
from paddock.downforce.rules.state import (
    OFF_TRACK,
    Bonus,
    Driving,
    Offering,
    PickingWild,
    Playing,
    Question,
    Run,
    State,
)
from paddock.downforce.rules.turns import drop_hands


def play_card(setup: Setup, state: State, ask: Playing, play: Play, events: list[Event]) -> State:
    """DF-21: a card is played, and its lines are resolved from top to bottom."""
    kind = setup.kind[play.card]
    card = setup.cards[kind]
    events.append(CardPlayed(play.seat, play.card, play.upwards))
    lines = card.lines[::-1] if play.upwards else card.lines
    run = Run(lines, kind, not play.upwards, (), powers.strategic_skips(state, card, setup.options))
    return _resolve(setup, lay_out(state, play.seat, kind), run, events)


def _resolve(setup: Setup, state: State, run: Run, events: list[Event]) -> State:
    """Resolve the lines from the due one on: ask for the first choice needed; after the last line finish the card."""
    while run.lines:
        ask = _question(setup, state, run, events)
        if ask is not None:
            return replace(state, ask=ask)
        run = _next_line(run)
    return _finish_card(setup, state, run.card, events)


def _next_line(run: Run) -> Run:
    return Run(run.lines[1:], run.card, False, run.picked, run.skips)


def _question(setup: Setup, state: State, run: Run, events: list[Event]) -> Question | None:
    """Return the question of the due line; None if nothing moves."""
    car, steps = run.lines[0]
    if car == WILD:
        if powers.wild_cars(state, setup.cards[run.card], run.picked):
            return PickingWild(run)
        events.append(WildLost(state.player))
        return None
    if _stays(setup, state, car, steps, events):
        return None
    driver = powers.cunning_driver(state, car)
    if run.skips and driver != state.player:
        return Offering(run)
    return Driving(run, driver, car, steps, powers.aggressive_more(state, car, run.first), run.skips)


def _stays(setup: Setup, state: State, car: int, steps: int, events: list[Event]) -> bool:
    """Return whether the car has finished or has no open step; if so, report it."""
    space = state.cars[car]
    if not setup.board.stuck(space, state.cars):
        return False
    events.append(AlreadyHome(COLOURS[car]) if space == OFF_TRACK else Blocked(COLOURS[car], steps))
    return True


def pick_wild(setup: Setup, state: State, ask: PickingWild, wild: Wild | Skip, events: list[Event]) -> State:
    """DF-22: a wild line moves the car named by the player; no other wild of the card may take it."""
    run = ask.run
    if isinstance(wild, Skip):
        return _skip_line(setup, state, run, events)
    car, steps = COLOURS.index(wild.car), run.lines[0][1]
    events.append(WildPicked(wild.seat, wild.car, steps))
    run = replace(run, picked=(*run.picked, car))
    if _stays(setup, state, car, steps, events):
        return _resolve(setup, state, _next_line(run), events)
    return replace(state, ask=Driving(run, powers.cunning_driver(state, car), car, steps, 0, False))


def _skip_line(setup: Setup, state: State, run: Run, events: list[Event]) -> State:
    """Let Strategic skip the due line, but no other."""
    car, steps = run.lines[0]
    events.append(LineSkipped(state.player, "wild" if car == WILD else COLOURS[car], steps))
    return _resolve(setup, state, _next_line(replace(run, skips=False)), events)


def answer_offer(setup: Setup, state: State, ask: Offering, answer: Take | Skip, events: list[Event]) -> State:
    """Let Strategic decide whether the line counts before the Cunning owner drives."""
    run = ask.run
    if isinstance(answer, Skip):
        return _skip_line(setup, state, run, events)
    car, steps = run.lines[0]
    more = powers.aggressive_more(state, car, run.first)
    return replace(state, ask=Driving(run, powers.cunning_driver(state, car), car, steps, more, False))


def drive(setup: Setup, state: State, ask: Driving, drive: Drive | Skip, events: list[Event]) -> State:
    """Move the car of the due line; Determined may get a bonus before the next line."""
    if isinstance(drive, Skip):
        return _skip_line(setup, state, ask.run, events)
    move = move_to(setup, state, ask, setup.board.number[drive.to])
    state = _move_car(setup, state, ask.car, move, drive.seat, events)
    if move.bonus and not setup.board.stuck(state.cars[ask.car], state.cars):
        return replace(state, ask=Bonus(ask.run, ask.car))
    return _resolve(setup, state, _next_line(ask.run), events)


def drive_bonus(setup: Setup, state: State, ask: Bonus, drive: Drive | Decline, events: list[Event]) -> State:
    """Let Determined take the two bonus spaces or decline them as a whole."""
    if isinstance(drive, Decline):
        events.append(BonusDeclined(state.player, COLOURS[ask.car]))
    else:
        move = move_to(setup, state, ask, setup.board.number[drive.to])
        state = _move_car(setup, state, ask.car, move, drive.seat, events)
    return _resolve(setup, state, _next_line(ask.run), events)


def _move_car(setup: Setup, state: State, car: int, move: Move, driver: int, events: list[Event]) -> State:
    """DF-25: a car across the line has finished and takes the next place."""
    board = setup.board
    start, end = move.way[0], move.way[-1]
    way = tuple([board.names[space] for space in move.way])
    events.append(Drove(driver, COLOURS[car], way, move.steps, move.left, move.power))
    if end == board.finish:
        state = replace(state, cars=put(state.cars, car, OFF_TRACK), places=(*state.places, car))
        events.append(CameHome(COLOURS[car], len(state.places)))
        return state
    if board.next_lap(start, end):
        state = replace(state, laps=put(state.laps, car, state.laps[car] + 1))
    return replace(state, cars=put(state.cars, car, end))


def _finish_card(setup: Setup, state: State, kind: int, events: list[Event]) -> State:
    """Discard the card; then draw, drop hands, and ask for bets that are due."""
    state = replace(state, discards=(*state.discards, kind))
    state = draw(setup, state, kind)
    state = drop_hands(setup, state, events)
    return bet_or_go_on(setup, state, events)
