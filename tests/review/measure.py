"""Measure reviews: their findings about drivers, and their precision.

    .venv/bin/python -m tests.review.measure level downforce club 20 90000 club.jsonl
    .venv/bin/python -m tests.review.measure losses downforce club 20 900000 club.jsonl marina-bay 3
    .venv/bin/python -m tests.review.measure tell club.jsonl
    .venv/bin/python -m tests.review.measure seeds RECORD 20 300000

`level` reviews races of drivers of one level (or several, separated by commas), with a line for each seat; `losses`
only judges their choices, with a third of the playouts, for `levels.toml`. `tell` sums up such files. `seeds`
reviews one race with several seeds, and compares the spread of its totals with their stated errors.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, TypeAlias

from paddock import games
from paddock.bots import split_budget
from paddock.core.game import Action, AnyGame
from paddock.core.luck import SeededLuck, stream
from paddock.core.play import moves
from paddock.core.record import Record, make_header, read, result_data
from paddock.review.estimate import RESULT, ROWS, WIN
from paddock.review.review import Review, Reviewer, millionths, review
from paddock.review.steps import steps_of
from paddock.review.sums import SeatSum
from paddock.review.values import valuer_of

Look: TypeAlias = Callable[[AnyGame, list[str], int, int], Iterator[dict[str, Any]]]
"""Runs one race between drivers of these levels and examines it with this many playouts: a line for each seat."""


def raced(game: AnyGame, levels: list[str], number: int) -> Record:
    """Run a race between these drivers; with fewer levels than seats they alternate."""
    seed = f"reviewed {number}"
    named = [split_budget(levels[(seat + number) % len(levels)]) for seat in range(game.seats)]
    bots, rng = [game.make_bot(name) for name, _ in named], stream(seed, "bots")

    def choose(state: object, seat: int) -> Action:
        legal = game.legal(state, seat)
        return legal[0] if len(legal) == 1 else bots[seat](game.view(state, seat), legal, rng, named[seat][1])

    made = list(moves(game, choose, SeededLuck(seed)))
    header = make_header(game, tuple(name for name, _ in named))
    return Record(header, tuple(str(move) for move, _, _ in made), result_data(game, made[-1][1]))


def keep(look: Look, game: AnyGame, levels: list[str], count: int, budget: int, file: Path) -> None:
    """Examine races and store the lines of every seat, skipping those already in the file."""
    done = len(file.read_text(encoding="utf-8").splitlines()) // game.seats if file.exists() else 0
    with file.open("a", encoding="utf-8") as out:
        for number in range(done, count):
            for line in look(game, levels, number, budget):
                print(json.dumps(line), file=out, flush=True)


def game_of(name: str, track: str = "", seats: str = "") -> AnyGame:
    """A game on a track; by default the race of the reports."""
    kind = games.load(name)
    circuit = {"track": track} if track else {}
    return kind.make({kind.seats_option: int(seats or kind.usual_seats), **circuit})


def reviewed(game: AnyGame, levels: list[str], number: int, budget: int) -> Iterator[dict[str, Any]]:
    """A race and its review: a line for each seat, amounts in millionths of a win."""
    record = raced(game, levels, number)
    found = review(valuer_of(game, f"reviewed {number}"), record, budget)
    for seat, losses in enumerate(found.losses):
        line = {"level": record.names[seat], "race": number, "seat": seat, "vague": share_of_vague(found)}
        line |= {"loss": losses.loss, "result_loss": losses.result_loss, "decisions": losses.decisions}
        yield {**line, **parts(found.wins[seat])}


def judged(game: AnyGame, levels: list[str], number: int, budget: int) -> Iterator[dict[str, Any]]:
    """Run a race and judge its choices: for each seat the mean loss, in millionths of a win."""
    record, seed = raced(game, levels, number), f"reviewed {number}"
    reviewer = Reviewer(valuer_of(game, seed), steps_of(game, record), budget, lambda done: None)
    reviewer.judge()
    found = list(reviewer.judged.values())
    vague = fmean([each.is_vague for each in found])
    for seat, name in enumerate(record.names):
        mine = [each for each in found if each.asked.seat == seat]
        line = {"level": name, "race": number, "seat": seat, "vague": vague, "decisions": len(mine)}
        mean = [sum(each.loss(row) for each in mine) / max(1, len(mine)) for row in ROWS]
        yield {**line, "loss": millionths(mean[WIN]), "result_loss": millionths(mean[RESULT])}


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """A mean with its standard error."""
    return fmean(values), stdev(values) / sqrt(len(values))


def share_of_vague(found: Review) -> float:
    """Return the share of decisions whose loss may matter but is too uncertain."""
    return fmean([each.vague for each in found.decisions])


def parts(each: SeatSum) -> dict[str, int]:
    """The amounts of a sum by name."""
    named = {"hidden": each.hidden, "own": each.own, "others": each.others, "expected": each.expected}
    return {name: part.amount for name, part in {**each.lucks, **named}.items()}


def tell(files: list[str]) -> None:
    """Means with standard errors, by level: of luck, hidden cards and losses, in points of the chance to win."""
    lines: list[dict[str, Any]] = [
        json.loads(line) for file in files for line in Path(file).read_text(encoding="utf-8").splitlines()
    ]
    for name in dict.fromkeys(line["level"] for line in lines):
        of_level = [line for line in lines if line["level"] == name]
        told = []
        for key in of_level[0]:
            if key not in ("level", "race", "seat", "vague", "decisions"):
                values = [line[key] / (1e6 if key == "result_loss" else 1e4) for line in of_level]
                told.append("{} {:.2f} ± {:.2f}".format(key, *mean_and_error(values)))
        print(
            f"{name}: {len(of_level)} seats; vague {fmean([line['vague'] for line in of_level]):.1%}; {'; '.join(told)}"
        )


def seeds(file: str, count: int, budget: int) -> None:
    """Compare the spread of reviews with different seeds with their stated errors; for the seat with the largest."""
    record = read(Path(file).read_text(encoding="utf-8"))
    game = games.of_record(record)
    found = [review(valuer_of(game, f"seed {number}"), record, budget) for number in range(count)]
    for name in parts(found[0].wins[0]):
        rows = []
        for seat in range(game.seats):
            spread = stdev([parts(each.wins[seat])[name] for each in found]) / 1e4
            rows.append((spread, fmean([stated(each.wins[seat], name) for each in found]) / 1e4))
        print(f"{name}: spread {max(row[0] for row in rows):.1f}, stated {max(row[1] for row in rows):.1f}; ", end="")
        print(" ".join(f"{spread:.1f}/{error:.1f}" for spread, error in rows))


def stated(each: SeatSum, name: str) -> int:
    """The standard error that a review states."""
    named = {"hidden": each.hidden, "own": each.own, "others": each.others, "expected": each.expected, **each.lucks}
    return named[name].error


if __name__ == "__main__":
    what, *words = sys.argv[1:]
    if what == "tell":
        tell(words)
    elif what == "seeds":
        seeds(words[0], int(words[1]), int(words[2]))
    else:
        name, levels, count, budget, file, *race = words
        look = {"level": reviewed, "losses": judged}[what]
        keep(look, game_of(name, *race), levels.split(","), int(count), int(budget), Path(file))
