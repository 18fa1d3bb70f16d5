"""A table of values, learned by self-play on Sprint, a tiny game from another package.

pip install examples/sprint; python examples/tabular.py
"""

from __future__ import annotations

from collections import defaultdict
from random import Random

import paddock

Table = defaultdict[tuple[object, ...], float]


def key(race: paddock.Race, seat: int, action: object) -> tuple[object, ...]:
    """Return what a choice depends on: where both cars are, the fuel that both have left, and the action."""
    view = race.view(seat)
    return view.at[seat], view.at[1 - seat], view.fuel[seat], view.fuel[1 - seat], action.how


def train(races: int, rng: Random, rate: float = 0.05, explore: float = 0.2) -> Table:
    """Move the value of every choice towards the share of the win that it led to."""
    values: Table = defaultdict(lambda: 0.5)
    for number in range(races):
        race, made = paddock.Race("sprint", players=2, seed=f"train/{number}"), []
        while not race.over:
            seat, legal = race.seat, race.legal()
            known = [key(race, seat, action) for action in legal]
            best = max(known, key=lambda each: (values[each], rng.random()))
            chosen = rng.randrange(len(legal)) if rng.random() < explore else known.index(best)
            made.append((seat, known[chosen]))
            race.play(legal[chosen])
        won = race.result.winners
        for seat, each in made:
            values[each] += rate * ((seat in won) / len(won) - values[each])
    return values


def wins(values: Table, races: int, rng: Random) -> float:
    """Return the share of the win of the best known choices (any of equal ones) against random ones."""
    share = 0.0
    for number in range(races):
        race, learner = paddock.Race("sprint", players=2, seed=f"test/{number}"), number % 2
        while not race.over:
            legal = race.legal()
            if race.seat == learner:
                race.play(max(legal, key=lambda action: (values[key(race, learner, action)], rng.random())))
            else:
                race.play(rng.choice(legal))
        share += (learner in race.result.winners) / len(race.result.winners)
    return share / races


def main(races: int = 10_000, tests: int = 1000) -> tuple[float, float]:
    rng = Random(1)
    before = wins(train(0, rng), tests, rng)
    values = train(races, rng)
    after = wins(values, tests, rng)
    print(f"{races} races of self-play, {len(values)} values")
    print(f"share of the win against random choices: {before:.0%} before, {after:.0%} after")
    return before, after


if __name__ == "__main__":
    main()
