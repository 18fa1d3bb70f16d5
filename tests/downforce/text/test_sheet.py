"""The score sheet as data: every amount with its reason (DF-33 to DF-37), and the verdict."""

from typing import Any

from paddock.downforce.rules.state import RaceResult
from paddock.downforce.text.sheet import sheet_of
from paddock.words import Words
from paddock.words.sheet import ScoreSheet
from tests.downforce.table import make
from tests.downforce.test_scoring import ORDER, scored

SAY = Words("en", ("Ann", "Bo", "Cy"))


def sheet(result: RaceResult, **options: Any) -> ScoreSheet:
    return sheet_of(make(len(result.scores), **options).setup, result)


def column(told: ScoreSheet, seat: int) -> dict[str, tuple[str, str]]:
    """A player's figures and their reasons by heading."""
    found = {}
    for row in told.tables[1].rows:
        cell = row.cells[seat]
        assert not isinstance(cell.value, int)
        value = "" if cell.value is None else SAY.say(cell.value)
        found[SAY.say(row.heading)] = (value, "" if cell.reason is None else SAY.say(cell.reason))
    return found


def test_df_37_the_worked_example_with_reasons() -> None:
    result = scored({"yellow": 0, "green": 0, "blue": 1}, {"yellow": 5, "green": 4}, ["yellow yellow blue", ""])
    told = sheet(result)
    assert column(told, 0) == {
        "Prizes": ("$11M", "green came 5th: $2M, yellow came 2nd: $9M"),
        "Bet 1": ("yellow $6M", "bet 1 on yellow, which came 2nd: $6M"),
        "Bet 2": ("yellow $4M", "bet 2 on yellow, which came 2nd: $4M"),
        "Bet 3": ("blue $3M", "bet 3 on blue, which came 1st: $3M"),
        "Auction": ("−$9M", "paid $4M for green, paid $5M for yellow"),
        "Winnings": ("$15M", "$11M in prizes + $13M in bets − $9M paid = $15M"),
    }
    assert column(told, 1)["Bet 1"] == ("", "")
    assert [SAY.say(heading) for heading in told.tables[1].columns] == ["★ Ann", "Bo"]
    assert SAY.say(told.verdict) == "★ Ann wins with $15M."


def test_a_car_that_stalled_brings_nothing() -> None:
    result = scored({"orange": 0, "blue": 1}, {"orange": 6}, ["orange", "blue"], home=ORDER[:5])
    told = column(sheet(result), 0)
    assert told["Prizes"] == ("$0M", "orange did not come home: no prize")
    assert told["Bet 1"] == ("orange $0M", "bet 1 on orange, which did not come home")
    finish = sheet(result).tables[0]
    assert [SAY.say(row.heading) for row in finish.rows] == ORDER


def test_df_36_a_tie_names_what_decided() -> None:
    result = scored({"blue": 0, "yellow": 1}, {"blue": 3})
    assert result.scores == (9, 9)
    assert SAY.say(sheet(result).verdict) == (
        "★ Ann wins with $9M: level with Bo, but with the better car at the finish."
    )


def test_df_50_money_is_left_out_where_it_does_not_count() -> None:
    result = RaceResult((1,), (5, 6), "home", scored({"blue": 1, "red": 0}).cars, ())
    told = sheet(result, first_home_wins=True)
    assert len(told.tables) == 1
    assert SAY.say(told.verdict) == "★ Bo wins: the first car home counts, not the money."
