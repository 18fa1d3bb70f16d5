"""Golden races: every record in this folder replays to its result, and no rule has changed unnoticed."""

from __future__ import annotations

from pathlib import Path

import pytest

from paddock.core.record import read, replayed, result_data
from paddock.games import of_record
from tests.conformance.kit import RACES
from tests.golden.make import FOLDER, MARKS, marks


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.race")), ids=lambda path: path.stem)
def test_a_golden_race_replays_to_its_result(path: Path) -> None:
    record = read(path.read_text(encoding="utf-8"))
    game = of_record(record)
    assert result_data(game, replayed(game, record)) is not None


@pytest.mark.parametrize("race", RACES)
def test_counts_and_fingerprints_have_not_moved(race: str) -> None:
    """Any change of the rules fails here. If it is intended, raise the game's `rules` and run tests/golden/make.py."""
    written = [line for line in MARKS.read_text(encoding="utf-8").splitlines() if line.startswith(f"{race} ")]
    assert marks(race) == written
