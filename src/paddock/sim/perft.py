"""Counts and fingerprints of a game's choices, which reveal any change of a rule."""

from __future__ import annotations

import hashlib

from paddock.core.game import Act, Decide, Game, State, View
from paddock.core.luck import SeededLuck, pick, stream
from paddock.core.play import moves, past_luck


def perft(
    game: Game[State, Act, View], depth: int, seed: str = "perft", state: State | None = None, made: int = 0
) -> tuple[int, str]:
    """Return the number of ways to make `depth` choices in a row, and a fingerprint of their texts.

    Luck follows from the seed and the number of choices made, so that the count does not depend on the order of
    the search. Seats that choose together in secret are asked in order. `made` counts the choices before
    this state, so that the counts behind all first choices total the whole.
    """
    digest = hashlib.sha256()
    end = made + depth

    def count(state: State, made: int) -> int:
        state = past_luck(game, state, SeededLuck(seed, made * 1000))
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


def fingerprint(game: Game[State, Act, View], seed: str) -> str:
    """Return a hash of one random race: all legal actions, moves and events."""
    digest = hashlib.sha256()
    rng = stream(seed, "fingerprint")

    def choose(state: State, seat: int) -> Act:
        legal = game.legal(state, seat)
        digest.update(("\n".join(map(str, legal)) + "\n").encode())
        return pick(rng, legal)

    for move, _, events in moves(game, choose, SeededLuck(seed)):
        digest.update(f"> {move}\n{events}\n".encode())
    return digest.hexdigest()[:16]
