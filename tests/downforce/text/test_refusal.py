"""Refusals: every illegal action is refused with its reason, in words of the game."""

import re
from collections.abc import Callable
from importlib import resources
from pathlib import Path

import pytest

from paddock.core.game import Dealt, Rolled
from paddock.core.play import WrongLuck, step
from paddock.words import english
from tests.downforce.table import Table, auction, dealt, keeping, make, race, reopen
from tests.downforce.test_movement import SINGLES
from tests.downforce.tracks import bend, straight

LOT = [("green", "cunning")]
OWNERS = {"red": 0, "black": 1}


def driving(at: str = "M10", steps: int = 4, power: str | None = None, **cars: str) -> Table:
    powers = {0: power} if power else {}
    places = {"red": at, **cars}
    table = race([f"R{steps}", "R5"], places, OWNERS, powers, track=straight(), deck=SINGLES, bets=False)
    return table.do(f"0 play R{steps}")


def forced() -> Table:
    """The second round with as many lots as players without a car."""
    table = auction(["K5", "K5 O5", "K5 O5"], owners={"black": 0, "blue": 0, "green": 0, "yellow": 0})
    return reopen(table.with_(aside=(4, 5), opened=7))


def strategic(card: str, *moves: str, lines: int = 1) -> Table:
    table = race(
        [f"{card} K5", "K5"], {"red": "M10"}, OWNERS, {0: "strategic"}, track=straight(), strategic_lines=lines
    )
    return table.do(f"0 play {card}", *moves)


def two_wilds() -> Table:
    table = race(["W4W2", "K5"], {"red": "M10"}, OWNERS, track=straight(), bets=False)
    return table.do("0 play W4W2", "0 wild red", "0 drive red M14")


def bonus() -> Table:
    return driving(power="determined").do("0 drive red M14")


def offered() -> Table:
    powers = {0: "strategic", 1: "cunning"}
    table = race(["R5", "K5"], {"red": "M10"}, {"red": 1, "black": 0}, powers, track=straight())
    return table.do("0 play R5")


def betting() -> Table:
    return race(["R5", "K5"], {"red": "M5"}, track=straight()).do("0 play R5", "0 drive red M10")


def long_way() -> Table:
    table = race(["R5", "K5"], {"red": "M30"}, OWNERS, track=straight(), long_distance=True)
    return table.do("0 play R5")


def in_the_bend() -> Table:
    return race(["R5", "K5"], {"red": "R6"}, OWNERS, track=bend(), bets=False).do("0 play R5")


def not_kept() -> Table:
    return keeping([("tricky", "cunning", "aggressive"), ("strategic",)], cunning="not_kept")


SETUPS: dict[str, Callable[[], Table]] = {
    "auction G5 K5": lambda: auction(["G5", "K5"], LOT),
    "race R5 K5": lambda: race(["R5", "K5"]),
    "forced": forced,
    "auction G5 W5 K5": lambda: auction(["G5 W5", "K5"], LOT),
    "auction W4W2 K5": lambda: auction(["W4W2", "K5"], LOT),
    "auction W5 K5 K5": lambda: auction(["W5 K5", "K5"], LOT),
    "auction R6Y4K2B1 K5": lambda: auction(["R6Y4K2B1", "K5"], LOT),
    "not_kept": not_kept,
    "race R6Y4K2B1 K5": lambda: race(["R6Y4K2B1", "K5"]),
    "race R5 K5 powers= 0: tricky": lambda: race(["R5", "K5"], powers={0: "tricky"}),
    "two_wilds": two_wilds,
    "race W5K2 K5 then 0 play W5K2": lambda: race(["W5K2", "K5"]).do("0 play W5K2"),
    "driving": driving,
    "strategic R5 lines=3": lambda: strategic("R5", lines=3),
    "strategic W5K2 0 skip": lambda: strategic("W5K2", "0 skip"),
    "strategic W5K2 0 wild red": lambda: strategic("W5K2", "0 wild red"),
    "long_way": long_way,
    "driving R40": lambda: driving("R40"),
    "driving blue=M14": lambda: driving(blue="M14"),
    "in_the_bend": in_the_bend,
    "driving power=aggressive": lambda: driving(power="aggressive"),
    "driving L10 2 blue=M11": lambda: driving("L10", 2, blue="M11"),
    "driving L10 2 aggressive blue=M11": lambda: driving("L10", 2, "aggressive", blue="M11"),
    "race W5 K5 then 0 play W5": lambda: race(["W5", "K5"]).do("0 play W5"),
    "bonus": bonus,
    "offered": offered,
    "betting": betting,
}
TEXT = (Path(__file__).parent / "refused.txt").read_text(encoding="utf-8")
REFUSED = [line.split(" | ") for line in TEXT.splitlines() if not line.startswith("#")]


@pytest.mark.parametrize(("name", "table", "text", "words"), REFUSED)
def test_refused_in_these_words(name: str, table: str, text: str, words: str) -> None:
    set_up = SETUPS[table]()
    before = set_up.state
    said = set_up.refused(text)
    assert said == (f"not yet: {words}" if name.startswith("asked-") else words)
    assert set_up.state == before, "nothing is lost"


def test_every_refusal_is_tested() -> None:
    text = resources.files("paddock").joinpath("downforce/locales/en/game.ftl").read_text(encoding="utf-8")
    ids = set(re.findall(r"^downforce-((?:refused|asked)-[\w-]+) =", text, re.MULTILINE))
    tested = {row[0] for row in REFUSED}
    assert ids - tested == {"refused-question", "asked-nothing"}, "these two are tested below"
    assert tested <= ids


def test_where_no_choice_is_asked_for() -> None:
    game = make()
    assert english(game.refusal(game.start(), game.read("0 bet red"))) == ("not yet: there is nothing to decide")


def test_step_rejects_moves_before_asking_the_game() -> None:
    game = make(3)
    table = Table(game, game.start())
    assert table.refused("0 bet red") == "the dice or the shuffle come first"
    table = dealt(game)
    assert table.refused("7 bid K5").startswith("there is no seat 7")
    table = race(["R5", "K5"], track=straight())
    assert table.refused("1 play K5") == "it is the turn of Player 1"
    assert race(["", "K5"], track=straight(), player=1).first_choices().refused("0 play R5") == "the race is over"


def test_luck_that_was_not_asked_for_is_refused() -> None:
    game = make(3)
    with pytest.raises(WrongLuck, match="not an order of the numbers 0 to 41"):
        step(game, game.start(), Dealt((0, 1, 2)))
    with pytest.raises(WrongLuck, match="a shuffle is asked for"):
        step(game, game.start(), Rolled(3))
    with pytest.raises(WrongLuck, match="no luck is asked for"):
        step(game, dealt(game).state, Dealt((0, 1)))


@pytest.mark.parametrize(
    "text",
    ["", "bid K5", "0", "0 ", "0 fly", "0 drive pink M1", "-1 bet red", "00 bet red", "0 bid k5", "0  skip", "0 skip "],
)
def test_nonsense_is_not_parsed(text: str) -> None:
    with pytest.raises(ValueError, match="write a seat and what it does"):
        make().read(text)
