"""Refusals: every action that is not legal is refused with its reason, in words of the game."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import resources

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


REFUSED: list[tuple[str, Callable[[], Table], str, str]] = [
    ("refused-not-in-hand", lambda: auction(["G5", "K5"], LOT), "0 bid K5", "the card K5 is not in your hand"),
    ("refused-not-in-hand", lambda: race(["R5", "K5"]), "0 play W5", "the card W5 is not in your hand"),
    ("refused-not-in-hand", lambda: race(["R5", "K5"]), "0 play Z9", "the card Z9 is not in your hand"),
    ("refused-must-bid", forced, "1 bid K5", "you may not pass: as many lots are left as players without a car"),
    (
        "refused-holds-colour",
        lambda: auction(["G5 W5", "K5"], LOT),
        "0 bid W5 at 5",
        "you hold green, so only the number a card shows for green counts",
    ),
    ("refused-wild-number", lambda: auction(["W4W2", "K5"], LOT), "0 bid W4W2 at 3", "W4W2 has no wild 3 to bid with"),
    ("refused-wild-number", lambda: auction(["W5 K5", "K5"], LOT), "0 bid K5 at 5", "K5 has no wild 5 to bid with"),
    (
        "refused-lowest-number",
        lambda: auction(["R6Y4K2B1", "K5"], LOT),
        "0 bid R6Y4K2B1 at 6",
        "without that colour or a wild, a card bids its lowest number, and 6 isn’t the lowest on R6Y4K2B1",
    ),
    ("refused-no-such-power", not_kept, "0 keep magic", "there is no power magic"),
    ("refused-cunning-not-kept", not_kept, "0 keep cunning", "Cunning may not be kept in this race"),
    ("refused-power-not-won", not_kept, "0 keep strategic", "Strategic is not among the powers you can choose"),
    (
        "refused-not-tricky",
        lambda: race(["R6Y4K2B1", "K5"]),
        "0 play R6Y4K2B1 upwards",
        "only Tricky resolves a card from bottom to top",
    ),
    (
        "refused-same-upwards",
        lambda: race(["R5", "K5"], powers={0: "tricky"}),
        "0 play R5 upwards",
        "R5 reads the same from bottom to top",
    ),
    (
        "refused-other-wild",
        two_wilds,
        "0 wild red",
        "the card’s other wild moved red; two wilds move two cars",
    ),
    (
        "refused-on-card",
        lambda: race(["W5K2", "K5"]).do("0 play W5K2"),
        "0 wild black",
        "W5K2 already shows black; a wild moves another car",
    ),
    ("refused-not-strategic", driving, "0 skip", "only Strategic skips a line"),
    (
        "refused-card-too-short",
        lambda: strategic("R5", lines=3),
        "0 skip",
        "Strategic skips a line of cards with 3 lines or more",
    ),
    ("refused-skip-spent", lambda: strategic("W5K2", "0 skip"), "0 skip", "one line of this card was skipped already"),
    (
        "refused-line-taken",
        lambda: strategic("W5K2", "0 wild red"),
        "0 skip",
        "this line is being played; it can only be skipped before its car is chosen or moved",
    ),
    ("refused-other-car", driving, "0 drive blue M14", "red is the car to be driven"),
    ("refused-no-space", driving, "0 drive red X99", "there is no space X99 on this track"),
    ("refused-no-finish", long_way, "0 drive red finish", "a long distance race goes on over the finish line"),
    (
        "refused-finish-too-far",
        driving,
        "0 drive red finish",
        "the finish is more than 4 steps ahead of red, or the way is blocked",
    ),
    (
        "refused-beyond-finish",
        lambda: driving("R40"),
        "0 drive red R1",
        "red is home as soon as it crosses the line: drive it to finish, not to R1",
    ),
    ("refused-must-move", driving, "0 drive red M10", "red can move, so it must"),
    ("refused-occupied", lambda: driving(blue="M14"), "0 drive red M14", "blue stands on M14"),
    ("refused-level", driving, "0 drive red L10", "L10 is level with red, not ahead of it"),
    ("refused-behind", in_the_bend, "0 drive red M6", "M6 isn’t ahead of red: its front edge must lie further on"),
    ("refused-too-far", driving, "0 drive red M15", "M15 is not within 4 steps ahead of red"),
    ("refused-too-far", driving, "0 drive red M8", "M8 is not within 4 steps ahead of red"),
    ("refused-too-near", driving, "0 drive red M12", "red must move all 4 spaces while a way is open; M12 is nearer"),
    (
        "refused-too-near",
        lambda: driving(power="aggressive"),
        "0 drive red M13",
        "red must move all 4 spaces while a way is open; M13 is nearer",
    ),
    (
        "refused-way-blocked",
        lambda: driving("L10", 2, blue="M11"),
        "0 drive red R12",
        "other cars block the ways that bring red to R12 in 2 steps",
    ),
    (
        "refused-way-blocked",
        lambda: driving("L10", 2, "aggressive", blue="M11"),
        "0 drive red R12",
        "other cars block the ways that bring red to R12 in 3 steps",
    ),
    ("asked-bid", lambda: auction(["G5", "K5"], LOT), "0 play G5", "place a bid first"),
    ("asked-keep", not_kept, "0 bet red", "choose the power to keep"),
    ("asked-play", lambda: race(["R5", "K5"]), "0 skip", "play a card first"),
    ("asked-wild", lambda: race(["W5", "K5"]).do("0 play W5"), "0 drive red M9", "choose the car for the wild"),
    ("asked-drive", driving, "0 decline", "choose where the car goes"),
    ("asked-bonus", bonus, "0 skip", "take or decline the Determined bonus"),
    ("asked-offer", offered, "0 drive red M15", "take or skip the line"),
    ("asked-bet", betting, "0 take", "place your bet"),
]


@pytest.mark.parametrize(("name", "table", "text", "words"), REFUSED, ids=[f"{row[0]} {row[2]}" for row in REFUSED])
def test_refused_in_these_words(name: str, table: Callable[[], Table], text: str, words: str) -> None:
    set_up = table()
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


def test_the_door_itself_refuses_before_the_game_is_asked() -> None:
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
def test_what_is_no_sentence_of_the_game_is_not_read(text: str) -> None:
    with pytest.raises(ValueError, match="write a seat and what it does"):
        make().read(text)
