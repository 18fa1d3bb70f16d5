"""Playing any game: the checked door for outside input, a driver, perft and fingerprints."""

from __future__ import annotations

import gc
import hashlib
from collections.abc import Callable, Iterator
from typing import Any

from paddock.core.errors import IllegalAction, PaddockError
from paddock.core.game import Action, AnyGame, Dealt, Decide, Event, Luck, Over, Roll, Rolled, Shuffle
from paddock.core.luck import Fortune, pick, stream
from paddock.words import Seat, message

Choose = Callable[[Any, int], Action]
"""Chooses a legal action of a state for a seat."""


TO_COLLECT = 20_000
"""So many new things make it worth looking for cycles among them."""


class WrongLuck(PaddockError):
    """A piece of luck that does not answer what was asked."""


def step(game: AnyGame, state: Any, move: Action | Luck) -> tuple[Any, tuple[Event, ...]]:
    """The door for everything that comes from outside: checks the move, then applies it."""
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


def check_luck(turn: object, luck: Luck) -> None:
    """Refuses luck that was not asked for or that no die or shuffle can give."""
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


def read_move(game: AnyGame, text: str) -> Action | Luck:
    """A move from its text: an action of the game, or a piece of luck."""
    word, *numbers = text.split(" ")
    if word in ("roll", "deal"):
        if not all(number.isdecimal() and len(number) < 10 for number in numbers) or not numbers:
            raise ValueError("write luck like 'roll 7' or 'deal 3 1 2 0'")
        if word == "deal":
            return Dealt(tuple(map(int, numbers)))
        if len(numbers) == 1:
            return Rolled(int(numbers[0]))
        raise ValueError("a roll is one number, like 'roll 7'")
    return game.read(text)  # type: ignore[no-any-return]


def moves(game: AnyGame, choose: Choose, fortune: Fortune, state: Any = None) -> Iterator[tuple[Any, Any, Any]]:
    """Plays to the end: yields each move, the state after it and its events."""
    if state is None:
        state = game.start()
    while True:
        turn = game.turn(state)
        if isinstance(turn, Over):
            return
        move = choose(state, turn.seats[0]) if isinstance(turn, Decide) else fortune.answer(turn)
        state, events = game.apply(state, move)
        yield move, state, events


def past_luck(game: AnyGame, state: Any, fortune: Fortune) -> Any:
    """The state after all luck that is due now."""
    while isinstance(turn := game.turn(state), Roll | Shuffle):
        state, _ = game.apply(state, fortune.answer(turn))
    return state


def collect_rarely() -> None:
    """States and actions are trees: nothing in a race makes a cycle, and looking for some costs a tenth of the time."""
    gc.set_threshold(50_000, 50, 50)


def collect_between_races() -> None:
    """Looks for cycles while nobody thinks, and then never again at what is kept: mostly memos, and many."""
    if gc.get_count()[0] > TO_COLLECT:
        gc.collect()
        gc.freeze()


def perft(game: AnyGame, depth: int, seed: str = "perft", state: Any = None, made: int = 0) -> tuple[int, str]:
    """How many ways there are to make `depth` choices in a row, and a fingerprint of all of them as written.

    Luck is answered from the seed by the number of choices made, so that the count does not depend on the order of
    the search. Of seats that choose in secret together, the first one chooses first. `made` counts the choices before
    this state, so that the counts behind each first choice add up to the whole.
    """
    digest = hashlib.sha256()
    end = made + depth

    def count(state: Any, made: int) -> int:
        state = past_luck(game, state, Fortune(seed, made * 1000))
        turn = game.turn(state)
        if made == end or not isinstance(turn, Decide):
            return 1
        leaves = 0
        for action in game.legal(state, turn.seats[0]):
            digest.update(f"{made} {action}\n".encode())
            leaves += count(game.apply(state, action)[0], made + 1)
        return leaves

    leaves = count(game.start() if state is None else state, made)
    return leaves, digest.hexdigest()[:16]


def fingerprint(game: AnyGame, seed: str) -> str:
    """A hash of one random race: every legal list as written, every move, every event. Any change of a rule shows."""
    digest = hashlib.sha256()
    rng = stream(seed, "fingerprint")

    def choose(state: Any, seat: int) -> Action:
        legal = game.legal(state, seat)
        digest.update(("\n".join(map(str, legal)) + "\n").encode())
        return pick(rng, legal)  # type: ignore[no-any-return]

    for move, _, events in moves(game, choose, Fortune(seed)):
        digest.update(f"> {move}\n{events}\n".encode())
    return digest.hexdigest()[:16]
