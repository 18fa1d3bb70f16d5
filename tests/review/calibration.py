"""Are chances true? Races of one level, one random moment of each, and how often who was said to win did win.

    .venv/bin/python -m tests.review.calibration drive downforce club 2000 races.jsonl
    .venv/bin/python -m tests.review.calibration value downforce club races.jsonl values.jsonl
    .venv/bin/python -m tests.review.calibration tell values.jsonl

Each race is a line, so that a run can be ended and taken up again. docs/review.md has what came out.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from math import sqrt
from pathlib import Path
from typing import Any

from paddock import games
from paddock.bots import split_budget
from paddock.bots.compiling import compile_now
from paddock.core.game import Action, AnyGame, Over
from paddock.core.luck import SeededLuck, stream
from paddock.core.play import moves, read_move
from paddock.downforce import Downforce
from paddock.downforce.rules.scoring import order_on_the_road
from paddock.downforce.rules.state import State as DownforceState
from paddock.formula_d import FormulaD
from paddock.formula_d.rules.order_of_cars import order_of_cars
from paddock.formula_d.rules.state import State as FormulaDState
from paddock.review.estimate import WIN
from paddock.review.values import valuer_of

PLAYOUTS = 1000


def drive(game: AnyGame, level: str, number: int) -> dict[str, Any]:
    """A race of bots of one level."""
    seed = seed_of(number)
    name, budget = split_budget(level)
    bot, rng = game.make_bot(name), stream(seed, "bots")

    def choose(state: object, seat: int) -> Action:
        legal = game.legal(state, seat)
        return legal[0] if len(legal) == 1 else bot(game.view(state, seat), legal, rng, budget)

    return {"number": number, "moves": [str(move) for move, _, _ in moves(game, choose, SeededLuck(seed))]}


def seed_of(number: int) -> str:
    """The seed of all luck of a race, and of the moment that is looked at."""
    return f"calibration {number}"


def value(game: AnyGame, level: str, race: dict[str, Any]) -> dict[str, Any]:
    """What a random moment of a race promised every seat, and who won."""
    states: list[object] = [game.start()]
    for text in race["moves"]:
        states.append(game.apply(states[-1], read_move(game, text))[0])
    over, seed = game.turn(states[-1]), seed_of(race["number"])
    assert isinstance(over, Over)
    state = states[int(stream(seed, "moment").random() * (len(states) - 1))]
    valuer = valuer_of(game, seed, (split_budget(level)[0],) * game.seats)
    seen = valuer.seen(state, None, PLAYOUTS)
    full = seen if isinstance(game, FormulaD) else valuer.full(state, PLAYOUTS)  # there nothing is hidden
    winners = over.result.won()
    return {
        "seen": [seen.mean(WIN, seat) for seat in range(game.seats)],
        "full": [full.mean(WIN, seat) for seat in range(game.seats)],
        "won": [(seat in winners) / max(1, len(winners)) for seat in range(game.seats)],
        "rank": ranks(game, state),
    }


def ranks(game: AnyGame, state: object) -> list[int]:
    """The place of each seat's foremost car, counted among all cars; 0: it has none on the road yet."""
    if isinstance(game, Downforce):
        assert isinstance(state, DownforceState)
        order = order_on_the_road(game.setup, state) if state.grid else []
        owners = [state.owners[car] for car in order]
    else:
        assert isinstance(game, FormulaD) and isinstance(state, FormulaDState)
        setup = game.setup
        owners = [setup.seat[car] for car in order_of_cars(setup, state)] if state.story.grid else []
    return [owners.index(seat) + 1 if seat in owners else 0 for seat in range(game.seats)]


def tell(lines: list[dict[str, Any]]) -> None:
    """Tenths and Brier scores."""
    for which in ("seen", "full"):
        tenths: dict[int, list[tuple[float, float]]] = defaultdict(list)
        for line in lines:
            for chance, won in zip(line[which], line["won"], strict=True):
                tenths[min(9, int(chance * 10))].append((chance, won))
        print(f"{which}: {len(lines)} races")
        for tenth in range(10):
            pairs = tenths[tenth]
            if pairs:
                said, won = (sum(column) / len(pairs) for column in zip(*pairs, strict=True))
                error = sqrt(max(won * (1 - won), 1 / len(pairs)) / len(pairs))
                mark = "" if abs(said - won) <= 0.03 + 2 * error else "  !"
                print(
                    f"| {10 * tenth}–{10 * tenth + 10} % | {len(pairs)} | {said:.1%} | {won:.1%} | {error:.1%} |{mark}"
                )
        print(f"Brier {brier(lines, which):.4f}; the order of the cars alone {brier_of_order(lines):.4f}")


def brier(lines: list[dict[str, Any]], which: str) -> float:
    """The mean squared miss of a chance, over all seats."""
    misses: list[float] = [(c - w) ** 2 for line in lines for c, w in zip(line[which], line["won"], strict=True)]
    return sum(misses) / len(misses)


def brier_of_order(lines: list[dict[str, Any]]) -> float:
    """The Brier score of chances by place on the road alone: how often that place won in the other half."""
    misses: list[float] = []
    for half in (0, 1):
        known: dict[int, list[float]] = defaultdict(list)
        for line in lines[1 - half :: 2]:
            for rank, won in zip(line["rank"], line["won"], strict=True):
                known[rank].append(won)
        for line in lines[half::2]:
            chances = [sum(known[rank]) / max(1, len(known[rank])) for rank in line["rank"]]
            whole = sum(chances) or 1
            misses += [(c / whole - w) ** 2 for c, w in zip(chances, line["won"], strict=True)]
    return sum(misses) / len(misses)


def lines_of(file: str) -> list[dict[str, Any]]:
    """What is in a file, if it is there."""
    path = Path(file)
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []


def main(words: list[str]) -> None:
    if words[0] == "tell":
        tell(lines_of(words[1]))
        return
    what, name, level, given, file = words
    kind = games.load(name)
    game = kind.make({kind.seats_option: kind.usual_seats})
    compile_now(game)
    done = len(lines_of(file))
    with Path(file).open("a", encoding="utf-8") as out:
        made = (
            (drive(game, level, number) for number in range(done, int(given)))
            if what == "drive"
            else (value(game, level, race) for race in lines_of(given)[done:])
        )
        for line in made:
            print(json.dumps(line), file=out, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
