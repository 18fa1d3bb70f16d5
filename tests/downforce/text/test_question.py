"""What a seat is asked, and the labels of the answers."""

from collections.abc import Callable

import pytest

from paddock.words import Words
from tests.downforce.table import Table, auction, keeping, make, race
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


def test_whoever_is_not_asked_is_told_so() -> None:
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
