"""A random race, printed move by move.

python examples/random_race.py
"""

from random import Random

import paddock


def main(game: str = "downforce", players: int = 3, seed: int = 7) -> paddock.Race:
    race, rng = paddock.Race(game, players, seed=seed), Random(seed)
    while not race.over:
        action = rng.choice(race.legal())
        race.play(action)
        print(action)
    print(race.text())
    race.record.save("random.txt")  # ./paddock replay random.txt
    return race


if __name__ == "__main__":
    main()
