"""Rewrite golden races and fingerprints. Run it after changing a rule on purpose, and raise `rules`.

.venv/bin/python -m tests.golden.make
"""

from __future__ import annotations

from pathlib import Path

from paddock.core.record import Record, make_header, result_data, write
from paddock.sim.perft import fingerprint, perft
from tests.conformance.kit import RACES, game_of, random_race

FOLDER = Path(__file__).parent
MARKS = FOLDER / "marks.txt"
PERFT_DEPTHS = (1, 2, 3)


def golden_race(race: str) -> str:
    """One random race of this kind as a record."""
    game = game_of(race)
    moves = list(random_race(game, f"golden {race}"))
    texts = tuple(str(move) for move, _, _ in moves)
    names = tuple(f"Driver {seat + 1}" for seat in range(game.seats))
    return write(Record(make_header(game, names), texts, result_data(game, moves[-1][1])))


def marks(race: str) -> list[str]:
    """Perft counts and fingerprints of the first choices, and fingerprints of three whole races."""
    game = game_of(race)
    lines = [f"{race} perft {depth}: {' '.join(map(str, perft(game, depth)))}" for depth in PERFT_DEPTHS]
    return lines + [f"{race} race {seed}: {fingerprint(game, seed)}" for seed in ("1", "2", "3")]


if __name__ == "__main__":
    for race in RACES:
        (FOLDER / f"{race}.race").write_text(golden_race(race), encoding="utf-8")
    MARKS.write_text("\n".join(line for race in RACES for line in marks(race)) + "\n", encoding="utf-8")
