"""Play any game: checked moves from outside, and races from start to end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol, TypeAlias

from paddock.core.errors import IllegalAction, PaddockError
from paddock.core.game import (
    Act,
    Dealt,
    Decide,
    Event,
    Game,
    Luck,
    Over,
    Roll,
    Rolled,
    Shuffle,
    State,
    Turn,
    View,
)
from paddock.words import Seat, message

Choose: TypeAlias = Callable[[State, int], Act]
"""Chooses a legal action of a state for a seat."""


class LuckSource(Protocol):
    """Answers rolls and shuffles."""

    def answer(self, turn: Roll | Shuffle) -> Luck:
        """Return the next piece of luck."""


class WrongLuck(PaddockError):
    """A piece of luck that does not match the one the game waits for."""


def step(game: Game[State, Act, View], state: State, move: Act | Luck) -> tuple[State, tuple[Event, ...]]:
    """Check a move from outside, then apply it."""
    turn = game.turn(state)
    if isinstance(move, Rolled | Dealt):
        check_luck(turn, move)
        return game.apply(state, move)
    if isinstance(turn, Over):
        raise IllegalAction(move, message("refused-over"))
    if not isinstance(turn, Decide):
        raise IllegalAction(move, message("refused-luck-first"))
    if not 0 <= move.seat < game.seats:
        raise IllegalAction(move, message("refused-no-seat", seat=move.seat, last=game.seats - 1))
    if move.seat not in turn.seats:
        raise IllegalAction(move, message("refused-not-your-turn", player=Seat(turn.seats[0])))
    if move not in game.legal(state, move.seat):
        raise IllegalAction(move, game.refusal(state, move))
    return game.apply(state, move)


def check_luck(turn: Turn, luck: Luck) -> None:
    """Reject luck that the game does not wait for, or that the die or shuffle cannot give."""
    match turn, luck:
        case Roll(faces), Rolled(face):
            if face not in faces:
                raise WrongLuck(f"{luck}: this die shows {', '.join(map(str, dict.fromkeys(faces)))}")
        case Shuffle(size), Dealt(order):
            if sorted(order) != list(range(size)):
                raise WrongLuck(f"{luck}: not an order of the numbers 0 to {size - 1}")
        case Roll(), _:
            raise WrongLuck(f"{luck}: a roll is asked for, not a shuffle")
        case Shuffle(), _:
            raise WrongLuck(f"{luck}: a shuffle is asked for, not a roll")
        case _:
            raise WrongLuck(f"{luck}: no luck is asked for now")


def read_move(game: Game[State, Act, View], text: str) -> Act | Luck:
    """Return a move from its text: an action of the game, or a piece of luck."""
    word, *numbers = text.split(" ")
    if word in ("roll", "deal"):
        if not all(number.isdecimal() and len(number) < 10 for number in numbers) or not numbers:
            raise ValueError("write luck like 'roll 7' or 'deal 3 1 2 0'")
        if word == "deal":
            return Dealt(tuple(map(int, numbers)))
        if len(numbers) == 1:
            return Rolled(int(numbers[0]))
        raise ValueError("a roll is one number, like 'roll 7'")
    return game.read(text)


def moves(
    game: Game[State, Act, View], choose: Choose[State, Act], luck: LuckSource, state: State | None = None
) -> Iterator[tuple[Act | Luck, State, tuple[Event, ...]]]:
    """Play a race to its end; yield each move, the state after it and its events."""
    if state is None:
        state = game.start()
    while True:
        turn = game.turn(state)
        if isinstance(turn, Over):
            return
        move = choose(state, turn.seats[0]) if isinstance(turn, Decide) else luck.answer(turn)
        state, events = game.apply(state, move)
        yield move, state, events


def past_luck(game: Game[State, Act, View], state: State, luck: LuckSource) -> State:
    """Return the state after all pending luck."""
    while isinstance(turn := game.turn(state), Roll | Shuffle):
        state, _ = game.apply(state, luck.answer(turn))
    return state
