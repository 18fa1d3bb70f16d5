"""Questions and labels, texts of events, and the score sheet."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from paddock.downforce.rules import events as e
from paddock.downforce.rules.state import RaceResult
from paddock.downforce.text.sheet import sheet_of
from paddock.downforce.text.tell import tell_event
from paddock.words import Words, english
from paddock.words.sheet import ScoreSheet
from tests.downforce.table import Table, auction, keeping, make, race
from tests.downforce.test_betting import ORDER, scored
from tests.downforce.text import test_refusal as tables
from tests.downforce.tracks import straight

SAY = Words("en", ("Ann", "Bo", "Cy", "Di"))


def steering() -> Table:
    owners = {"red": 1, "black": 0}
    table = race(["R5", "K5"], {"red": "M10"}, owners, {1: "cunning"}, track=straight())
    return table.do("0 play R5")


def replacing() -> Table:
    table = keeping([("cunning",), ("strategic", "tricky")], cunning="not_kept")
    return table.do("1 keep tricky")


def aggressive() -> Table:
    return tables.driving(power="aggressive")


ASKED: list[tuple[Callable[[], Table], int, str]] = [
    (lambda: auction(["K5", "K5 O5"]), 0, "On offer: black with Unpredictable. Which card do you bid?"),
    (tables.forced, 1, "You have no car yet and must bid: which card?"),
    (lambda: keeping([("tricky", "aggressive"), ("strategic",)]), 0, "Which of the powers you won do you keep?"),
    (replacing, 0, "Cunning isn’t kept here: which power do you take from the box?"),
    (lambda: race(["R5", "K5"], track=straight()), 0, "Your turn: which card do you play?"),
    (lambda: tables.strategic("W4W2"), 0, "Wild 4: pick a car, or skip it."),
    (tables.driving, 0, "Move red 4 from M10."),
    (lambda: tables.strategic("R5"), 0, "Move red 5 from M10, or skip it."),
    (aggressive, 0, "Move red 4 (or 5: Aggressive) from M10."),
    (steering, 1, "Ann plays red 5. Steer it from M10 (Cunning)."),
    (tables.offered, 0, "Next line: red 5, steered by its Cunning owner. Do you take it or skip it?"),
    (tables.bonus, 0, "red has earned 2 more spaces (Determined). Where to, or do you decline?"),
    (tables.betting, 1, "Betting line 1: which car will win the race?"),
]


@pytest.mark.parametrize(("table", "seat", "text"), ASKED, ids=[row[2] for row in ASKED])
def test_asked_in_these_words(table: Callable[[], Table], seat: int, text: str) -> None:
    game, state = table().game, table().state
    assert SAY.say(game.question(game.view(state, seat), seat)).endswith(text)


def test_a_seat_that_is_not_asked_gets_the_reason() -> None:
    game, state = steering().game, steering().state
    assert SAY.say(game.question(game.view(state, 0), 0)) == "You have nothing to decide right now."


def test_labels() -> None:
    labels = {
        "0 bid R6Y4K2B1": "bid R6Y4K2B1",
        "0 bid W4W2 at 4": "bid W4W2 at 4",
        "0 keep tricky": "keep Tricky",
        "0 play R5": "play R5",
        "0 play R6Y4K2B1 upwards": "play R6Y4K2B1 upwards",
        "0 wild red": "wild: red",
        "0 drive blue M31": "drive blue to M31",
        "0 drive blue finish": "drive blue over the finish line",
        "0 skip": "skip the line",
        "0 take": "take the line",
        "0 decline": "decline",
        "0 bet red": "bet on red",
    }
    game = make()
    assert {text: SAY.say(game.label(game.read(text))) for text in labels} == labels


EVENTS: tuple[type[Any], ...] = get_args(e.AnyEvent)

TOLD = [line.split(" <- ") for line in (Path(__file__).parent / "told.txt").read_text(encoding="utf-8").splitlines()]


def event_of(told: str) -> Any:
    return msgspec.json.decode(told, type=e.AnyEvent)


@pytest.mark.parametrize(("text", "event"), TOLD)
def test_every_event_has_this_text(text: str, event: str) -> None:
    assert english(tell_event(event_of(event))) == text


def test_every_kind_of_event_is_among_them() -> None:
    assert {type(event_of(event)) for _, event in TOLD} == set(EVENTS)


def test_tags_are_different_and_all_classes_are_in_the_union() -> None:
    classes = [kind for kind in vars(e).values() if isinstance(kind, type) and issubclass(kind, e.Event)]
    assert set(classes) - {e.Event} == set(EVENTS)
    tags = [kind.__struct_config__.tag for kind in EVENTS]
    assert len(set(tags)) == len(tags)


@pytest.mark.parametrize("by", ["number", "cars", "no-wild", "clockwise", "forced"])
def test_what_decided_a_sale_is_reported(by: str) -> None:
    assert english(tell_event(e.LotSold(0, "green", None, 5, by, "G5"))).startswith("Player 1 gets green for $5M")


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


def test_without_an_auction_the_finish_shows_no_prices() -> None:
    result = scored({"yellow": 0, "green": 1}, {}, [])
    told = [sheet(result, auction=auction).tables[0] for auction in (True, False)]
    assert [[SAY.say(heading) for heading in table.columns] for table in told] == [
        ["place", "owner", "price", "prize"],
        ["place", "owner", "prize"],
    ]
    assert {len(row.cells) for row in told[1].rows} == {3}


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
