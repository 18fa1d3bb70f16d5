"""The same seed gives the same races, whatever the workers and the bots."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from paddock import games
from paddock.bots import random_bot
from paddock.core import record as records
from paddock.core.errors import PaddockError
from paddock.core.luck import SeededLuck, pick
from paddock.sim.batches import Race, Spec, bot_stream, driver_names, play_race, race_seed, run, run_batch

SPEC = Spec("downforce", {"players": 3}, ("random", "club", "random"), "7", records=True)


def test_one_and_two_workers_race_the_same() -> None:
    number = 43
    spec = msgspec.structs.replace(SPEC, bots=("random",) * 3)
    alone = list(run(spec, number))
    together = list(run(spec, number, workers=2))
    assert alone == together
    assert [race.number for race in alone] == list(range(1, number + 1))


def test_a_batch_is_a_part_of_the_whole() -> None:
    whole = run_batch(SPEC, 1, 4)
    assert run_batch(SPEC, 3, 2) == whole[2:]
    assert len({race.record for race in whole}) == 4


def test_closing_early_is_clean() -> None:
    races = run(msgspec.structs.replace(SPEC, bots=("random",) * 3), 200, workers=2)
    assert next(races).number == 1
    races.close()


def test_records_replay_and_their_luck_is_that_of_the_seed() -> None:
    for race in run_batch(SPEC, 1, 3):
        check_record(race)


def check_record(race: Race) -> None:
    assert race.record is not None
    record = records.read(race.record)
    game = games.of_record(record)
    assert record.header["seed"] == race_seed("7", race.number)
    assert record.header["drivers"] == ["random", "club", "random"]
    fortune = SeededLuck(record.header["seed"])
    state = game.start()
    for move, after, _ in records.replay(game, record):
        if move is not None and not hasattr(move, "seat"):
            turn: Any = game.turn(state)
            assert move == fortune.answer(turn)
        state = after
    assert game.turn(state).result == race.result  # type: ignore[union-attr]
    assert len(record.moves) == race.moves >= race.decisions


def test_bots_do_not_disturb_the_luck_nor_each_other() -> None:
    game = games.make("downforce", {"players": 3})

    def reads_numbers(view: Any, legal: Sequence[Any], rng: Random) -> Any:
        """Chooses like random, but spends more of its own stream."""
        choice = pick(rng, legal)
        rng.random()
        return choice

    def lines(bots: Sequence[Any]) -> list[str]:
        written: list[str] = []
        play_race(game, bots, "7", written)
        return written

    plain = lines([random_bot] * 3)
    other = lines([random_bot, reads_numbers, random_bot])
    deals = [line for line in plain if line.startswith("deal")]
    assert deals == [line for line in other if line.startswith("deal")]
    first_of_seat_2 = [next(line for line in race if line.startswith("2 ")) for race in (plain, other)]
    assert first_of_seat_2[0] == first_of_seat_2[1]
    assert bot_stream("7", 0).random() != bot_stream("7", 1).random()


def test_a_known_race_stays_the_same() -> None:
    """What this seed gives on one machine and Python it gives on all: luck and bots' choices."""
    spec = Spec("downforce", {"players": 2, "beginner": True}, ("random",) * 2, "stable", records=True)
    first = run_batch(spec, 1, 1)[0].record
    assert first is not None
    moves = records.read(first).moves
    assert moves[1:3] == ("deal 5 4 0 1 2 3", "deal 4 1 3 0 2 5")
    assert moves[3:6] == ("1 play W4W2", "1 wild green", "1 wild black")


def test_a_bad_specification_is_refused_before_anything_runs() -> None:
    with pytest.raises(PaddockError, match="2 bots for 3 seats"):
        next(run(msgspec.structs.replace(SPEC, bots=("random",) * 2), 5))
    with pytest.raises(PaddockError, match="no bot"):
        next(run(msgspec.structs.replace(SPEC, bots=("nobody",) * 3), 5))


def test_names_for_a_record() -> None:
    assert driver_names(("random", "pro:50ms", "mymodule:MyBot:2s")) == ("Random 1", "Pro 2", "MyBot 3")
