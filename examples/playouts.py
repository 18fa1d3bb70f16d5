"""Value every choice by random playouts in batches, on an NVIDIA card if there is one, else on the processor.

Needs the extras env and fast, and gpu for a card.
"""

from __future__ import annotations

import sys

from paddock.core.errors import PaddockError
from paddock.env import Environment, make


def environment() -> Environment:
    """Return an environment on a card if there is one."""
    try:
        return make("downforce", players=4, device="cuda")
    except PaddockError as no_card:
        print(f"On the processor: {no_card}.", file=sys.stderr)
        return make("downforce", players=4)


def main(playouts: int = 2000) -> dict[str, float]:
    env = environment()
    arrays = env.arrays  # numpy, or CuPy on a card
    first = env.start(1, 1)
    while int(env.mask(first).sum()) == 1:  # to the first real choice
        env.step(first, env.mask(first).argmax(axis=1))
    moves = int(env.mask(first).sum())
    seat, choices = int(env.seat(first)[0]), arrays.flatnonzero(env.mask(first)[0])

    copies = env.start(1, [0] * moves * playouts)  # copies of the same race
    while int(env.mask(copies)[0].sum()) == 1:
        env.step(copies, env.mask(copies).argmax(axis=1))
    races = env.imagine(copies, seat, seed=2)  # each with fresh luck, and hidden information redealt
    env.step(races, arrays.repeat(choices, playouts))
    while not races.over.all():
        mask = env.mask(races)
        env.step(races, (mask * arrays.random.random(mask.shape)).argmax(axis=1))
    wins = env.rewards(races)[:, seat].reshape(moves, playouts).mean(axis=1)

    values = {env.action_names[int(choice)]: float(win) for choice, win in zip(choices, wins, strict=True)}
    for name, win in sorted(values.items(), key=lambda each: -each[1]):
        print(f"{name:<12} wins {win:6.1%} of {playouts} playouts")
    return values


if __name__ == "__main__":
    main()
