"""No shipped circuit holds up more than a fifth of the field for three turns."""

from collections import Counter
from typing import Any

import pytest

from paddock import games
from paddock.bots import make_bot
from paddock.core.luck import SeededLuck, stream
from paddock.core.play import moves
from paddock.downforce.rules import events as downforce
from paddock.formula_d.rules import events as formula_d
from paddock.track.load import builtin, load

SEATS = {"downforce": {"players": 4}, "formula_d": {"cars": 6}}
RACES = {"downforce": 20, "formula_d": 6}
CARS = 6
TURNS = 3


def jam(event: Any) -> tuple[Any, bool] | None:
    """Return whose move an event ends, and whether others took steps of it away; None: it ends no move."""
    match event:
        case downforce.Drove(car=car, left=left):
            return car, left > 0
        case downforce.Blocked(car=car) | formula_d.Braked(car=car, blocked=True):
            return car, True
        case formula_d.Drove(car=car):
            return car, False
    return None


def held_up(name: str) -> float:
    """Return which part of the field loses steps in three of its moves in a row, in the mean of some races."""
    game_name = load(name).games[0]
    game = games.make(game_name, {**SEATS[game_name], "track": name})
    bot = make_bot("club", game)
    found = 0
    for number in range(RACES[game_name]):
        rng = stream(f"{name} {number}", "jams")
        in_a_row: Counter[Any] = Counter()
        longest: Counter[Any] = Counter()

        def choose(state: Any, seat: int, rng: Any = rng) -> Any:
            return bot(game.view(state, seat), game.legal(state, seat), rng)

        for _, _, events in moves(game, choose, SeededLuck(f"{name} {number}")):
            ends: dict[Any, bool] = {}
            for car, is_jam in filter(None, map(jam, events)):
                ends[car] = ends.get(car, False) or is_jam
            for car, is_jam in ends.items():
                in_a_row[car] = in_a_row[car] + 1 if is_jam else 0
                longest[car] = max(longest[car], in_a_row[car])
        found += sum(length >= TURNS for length in longest.values())
    return found / (RACES[game_name] * CARS)


@pytest.mark.slow
@pytest.mark.parametrize("name", builtin())
def test_no_circuit_holds_up_a_fifth_of_the_field(name: str) -> None:
    assert held_up(name) <= 1 / 5
