"""A review in words: levels that were measured stand beside what players lost, and are claimed nowhere else."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest
from msgspec.structs import replace

from paddock import games
from paddock.core.game import Action
from paddock.downforce import Downforce
from paddock.downforce.review import DownforceReviewing
from paddock.parts.review import Reviewing, read_levels
from paddock.review.review import Decision, Review, SeatLosses
from paddock.review.sums import SeatSum, SumPart
from paddock.review.tables import ReviewTables, nearest
from paddock.words import Words
from tests.review.races import golden

NAMES = ("Ana", "Bo", "Cy", "Di")
NOTHING = SumPart(0, 0)
LUCKS = {"deal": SumPart(-30_040, 900), "lots": NOTHING, "grid": NOTHING}
SUM = SeatSum(SumPart(250_000, 4000), LUCKS, SumPart(1, 5), SumPart(60_040, 100), NOTHING, 280_001)
MADE = Decision(7, 1, "1 bet red", "1 bet blue", 0, 34_000, 9000, 500_000, 100_000, mistake=True, vague=True)
REVIEW = Review("7", 900_000, 900_100, (SUM,) * 4, (SUM,) * 4, (SeatLosses(9, 1, 14_000, 900, 0, 0),) * 4, (MADE,), ())


class Measured(DownforceReviewing):
    """As if somebody had measured what drivers lose."""

    def levels(self) -> dict[str, int]:
        return {"rookie": 31_000, "club": 15_000, "pro": 2_000}


def tables(review: Review, language: str = "en", kind: type[DownforceReviewing] = DownforceReviewing) -> ReviewTables:
    game = golden("downforce-4")[0]
    assert isinstance(game, Downforce)
    part = cast("Reviewing[object, Action, object]", kind(game.setup))
    return ReviewTables(golden("downforce-4")[0], part, review, Words(language, NAMES))


def test_levels_stand_beside_losses_where_they_were_measured() -> None:
    shown = list(tables(REVIEW, kind=Measured).tables())[2]
    assert shown.rows[0] == ("Ana", "9", "1", "1.40 ± 0.09", "club")
    assert "rookie 3.10, club 1.50, pro 0.20" in shown.note
    fewer = list(tables(replace(REVIEW, budget=90_000), kind=Measured).tables())[2]
    assert len(fewer.heads) == 4 and not fewer.note
    assert nearest({"rookie": 30, "pro": 2}, -5) == "pro"


@pytest.mark.parametrize(("language", "loss"), [("en", "3.4 ± 0.9 ?"), ("fr", "3,4 ± 0,9 ?")])
def test_a_mistake_says_what_would_have_been_better(language: str, loss: str) -> None:
    *_, mistakes = tables(REVIEW, language).tables()
    move, name, chosen, better, lost = mistakes.rows[0]
    assert (move, name, lost) == ("7", "Bo", loss) and chosen != better


def test_a_column_adds_up_as_it_is_shown() -> None:
    shown = next(iter(tables(REVIEW).tables()))
    column = [row[1].partition(" ±")[0].replace("−", "-") for row in shown.rows]
    assert column[-1] == "28.0" and sum(round(10 * float(cell)) for cell in column[:-1]) == 280


def test_levels_are_read_by_track_and_seats(tmp_path: Path) -> None:
    file = tmp_path / "levels.toml"
    file.write_text("[monaco.6]\nrookie = 1.5\npro = 0.25\n", encoding="utf-8")
    assert read_levels(file, "monaco", 6) == {"rookie": 15_000, "pro": 2500}
    assert read_levels(file, "monaco", 4) == read_levels(file, "elsewhere", 6) == {}


@pytest.mark.parametrize("name", ["downforce", "formula_d"])
def test_better_drivers_lose_less_where_levels_are_claimed(name: str) -> None:
    part = games.make(name, {}).reviewing()
    assert part is not None
    levels = part.levels()
    assert list(levels) == ["rookie", "club", "pro"] and levels["rookie"] > levels["club"] > levels["pro"]


@pytest.mark.parametrize("name", ["downforce-no-bets", "formula-d-10", "formula-d-road"])
def test_no_level_is_claimed_that_nobody_has_measured(name: str) -> None:
    part = golden(name)[0].reviewing()
    assert part is not None and part.levels() == {}
