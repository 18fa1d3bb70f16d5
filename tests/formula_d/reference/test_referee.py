"""Races refereed again by what docs/record-format.md says alone: every line answers what the page expects there."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from paddock.core import record as records
from paddock.core.game import Event
from paddock.core.luck import SeededLuck
from paddock.core.play import moves, read_move
from paddock.core.record import Record
from paddock.fair import prove
from paddock.formula_d import FormulaD
from paddock.formula_d.rules.actions import Action, Drive
from paddock.formula_d.rules.events import Drove, WentOut
from paddock.formula_d.rules.gears import BLACK, DICE
from paddock.formula_d.rules.state import Driving, State
from tests.cli.test_record_format import Numbers
from tests.formula_d.reference.referee import Ask, Asking, Moved, Referee

GOLDEN = sorted((Path(__file__).parents[2] / "golden").glob("formula-d-*.race"))
KINDS: tuple[dict[str, Any], ...] = (
    {"cars": 10, "laps": 2, "collisions": "everyone"},
    {"cars": 10, "seats": 3, "laps": 3, "wear": 99, "track": "mesa-roja"},
    {"cars": 8, "laps": 2, "road": True, "danger": "passing", "wear": 40, "track": "lantern-city"},
)


def doom(events: tuple[Event, ...]) -> str | None:
    """Why a car is out that had no end to choose; the page says when that is so, and this is not refereed again."""
    moved = any(isinstance(event, Drove) for event in events)
    found = [event.cause for event in events if isinstance(event, WentOut)]
    return next((cause for cause in found if cause in ("blocked", "corner", "overshooting") and not moved), None)


def answer_to(ask: Ask, text: str, game: FormulaD, state: State) -> Any:
    """The answer in a line, which has to be one to this question."""
    first, *words = text.split()
    if first == "roll":
        assert ask.what == "roll"
        return int(words[0])
    assert (ask.what, ask.seat) == ("nitro" if words[0] == "hold" else words[0], int(first))
    if words[0] != "drive":
        return int(words[1]) if words[0] == "gear" else words[0] == "nitro"
    drive = game.read(text)
    assert isinstance(drive, Drive) and isinstance(state.ask, Driving)
    end = game.setup.ends(state, state.ask).find(drive.to, drive.over)
    assert end is not None
    return Moved(drive.to, end.over, end.cost, bool(end.misses), end.crossed or end.finished)


def referee_again(record: Record) -> Counter[str]:
    """Follows a record line by line; what was met on the way.

    Of keyed luck every line must follow from the seed and the key."""
    game = FormulaD.from_header(record.header)
    referee = Referee(record.header["options"], msgspec.to_builtins(game.track))
    race = referee.race()
    met: Counter[str] = Counter()
    ask: Ask | None = next(race, None)
    state = game.start()
    for number, text in enumerate(record.moves, start=3):
        assert ask is not None, f"line {number}: the race should be over"
        if ask.what == "roll" and record.header.get("keyed"):
            assert text == keyed_roll(record.header["seed"], ask.key, DICE[ask.gear] if ask.gear else BLACK)
            met[ask.key.split()[0]] += 1
        met["single"] += ask.what == "drive" and len(game.legal(state, ask.seat or 0)) == 1
        try:
            answer = answer_to(ask, text, game, state)
        except AssertionError:
            raise AssertionError(f"line {number}: {text!r} does not answer {ask}") from None
        state, events = game.apply(state, read_move(game, text))
        ask = send(race, answer)
        if cause := doom(events):
            assert ask is not None and ask.what == "drive"
            ask = send(race, Moved(None, reason=cause))
    assert ask is None
    assert referee.result() == record.result
    met.update(str(place["out"]) for place in referee.result()["classification"])
    return met


def send(race: Asking, answer: Any) -> Ask | None:
    """The next question after this answer; None: the race is over."""
    try:
        return race.send(answer)
    except StopIteration:
        return None


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_races(path: Path) -> None:
    referee_again(records.read(path.read_text(encoding="utf-8")))


def test_races_of_daring_drivers() -> None:
    met: Counter[str] = Counter()
    for kind in KINDS:
        game = FormulaD.make(kind)
        for seed in range(5):
            met += referee_again(raced(game, seed))
    assert {"single", "None", "overshooting", "braking", "blocked", "corner", "motor"} <= set(met)
    assert {"grid", "start", "gear", "collision", "danger"} <= set(met)


def keyed_roll(seed: str, key: str, faces: Sequence[int]) -> str:
    """What the page says of a roll whose luck follows from its key."""
    numbers = Numbers(seed, key)
    return f"roll {faces[numbers.below(len(faces))]}"


def raced(game: FormulaD, seed: int) -> Record:
    """A race of drivers who like high gears and cheap ends, so that much happens to them."""
    rng = random.Random(seed)

    def choose(state: State, seat: int) -> Action:
        legal = game.legal(state, seat)
        return legal[0] if isinstance(state.ask, Driving) and rng.random() < 0.8 else rng.choice(legal[-2:])

    raced, state = [], game.start()
    for move, after, _ in moves(game, choose, SeededLuck(f"referee/{seed}", keyed=seed > 0)):
        raced.append(str(move))
        state = after
    result = json.loads(json.dumps(records.result_data(game, state)))
    header = records.make_header(game, ("A",) * game.seats) | {"seed": f"referee/{seed}"}
    if seed > 0:
        header["keyed"] = True
    record = Record(header, tuple(raced), result)
    assert prove(game, record) == sum(move.startswith("roll") for move in raced)
    return record
