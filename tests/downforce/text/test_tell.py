"""What is told: every event has a text, every text is used, and nothing is missing."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from paddock.downforce.rules import events as e
from paddock.downforce.rules.actions import Bid
from paddock.downforce.rules.state import RaceResult
from paddock.downforce.text.tell import tell_event
from paddock.words import english

EVENTS: tuple[type[Any], ...] = get_args(e.AnyEvent)

RESULT = RaceResult((1,), (3, 7), "winnings", (), ())

TOLD: list[tuple[Any, str]] = [
    (e.CardsDealt(10, 2), "Each player is dealt 10 cards; 2 are left over."),
    (e.CardsDealt(7, 0), "Each player is dealt 7 cards."),
    (e.CarsDealt((0, 1, -1, -1, -1, -1)), "The cars are dealt: Player 1 black, Player 2 blue."),
    (e.PowersDealt(("tricky", "cunning")), "The powers are dealt: Player 1 Tricky, Player 2 Cunning."),
    (e.GridSet(("red", "blue")), "On the grid, from pole: red, blue."),
    (
        e.LotOpened("green", "cunning", (0, 1), False, False),
        "On offer: green with Cunning. May bid: Player 1, Player 2.",
    ),
    (e.LotOpened("green", None, (1,), True, True), "Once more on offer: green. Must bid: Player 2."),
    (e.BidSealed(2), "Player 3 has sealed a bid."),
    (e.BidsShown((Bid(0, "G5"), Bid(1, "K5")), (5, None)), "Bids: Player 1 G5 ($5M), Player 2 K5 (passes)."),
    (e.LotSold(0, "green", "tricky", 5, "number", "G5"), "Player 1 gets green with Tricky for $5M."),
    (
        e.LotSold(0, "green", None, 6, "no-wild", "G6B4O2Y1"),
        "Player 1 gets green for $6M: tied, but G6B4O2Y1 shows no wild.",
    ),
    (e.LotAside("red", "tricky"), "Nobody bids: red with Tricky is set aside."),
    (e.LotUnowned("red", "tricky"), "red will race unowned."),
    (e.KeepSealed(0), "Player 1 has chosen a power in secret."),
    (e.PowerKept(0, "tricky", ("cunning",)), "Player 1 keeps Tricky and returns Cunning."),
    (e.PilesShuffled(1, 21), "Player 2 shuffles 21 cards into a draw pile."),
    (e.RaceStarted(0, "red"), "Player 1 starts, with red on the marked space."),
    (e.CardPlayed(0, "R5", False), "Player 1 plays R5."),
    (e.CardPlayed(0, "K6R4Y2O1", True), "Player 1 plays K6R4Y2O1, bottom to top (Tricky)."),
    (e.WildPicked(0, "red", 2), "Player 1 takes red for the wild 2."),
    (e.WildLost(0), "No car is left for the wild of Player 1."),
    (e.LineSkipped(0, "wild", 5), "Player 1 skips wild 5 (Strategic)."),
    (e.Drove(0, "red", ("M1", "M2"), 1, 0), "red M1 → M2 (1 space)"),
    (e.Drove(0, "red", ("M9", "M10", "M11"), 6, 4), "red M9 → M11 (2 spaces, 4 lost in the jam)"),
    (
        e.Drove(1, "red", ("M1", "M2"), 1, 0, "cunning"),
        "red M1 → M2 (1 space, steered by Player 2 (Cunning))",
    ),
    (e.Blocked("red", 5), "red is blocked and stays."),
    (e.AlreadyHome("red"), "red has already finished."),
    (e.CameHome("red", 1), "red crosses the finish line: place 1."),
    (e.BonusDeclined(0, "red"), "Player 1 declines the bonus for red."),
    (e.LineCrossed(2), "Betting line 2 is crossed: everyone places a bet."),
    (e.BetSealed(0, 2), "Player 1 has sealed bet 2."),
    (e.HandDropped(0, ("K5", "R8")), "All cars of Player 1 are home: 2 cards are discarded."),
    (e.HandDropped(0, ("K5",)), "All cars of Player 1 are home: 1 card is discarded."),
    (e.Stalled("red"), "red has stalled on the track: no place, no prize."),
    (e.RaceOver(RESULT), "The race is over. Player 2: winnings of $7M."),
]


@pytest.mark.parametrize(("event", "text"), TOLD, ids=lambda value: type(value).__name__)
def test_every_event_is_told_in_these_words(event: Any, text: str) -> None:
    assert english(tell_event(event)) == text


def test_every_kind_of_event_is_among_them() -> None:
    assert {type(event) for event, _ in TOLD} == set(EVENTS)


def test_tags_are_different_and_all_classes_are_in_the_union() -> None:
    classes = [kind for kind in vars(e).values() if isinstance(kind, type) and issubclass(kind, e.Event)]
    assert set(classes) - {e.Event} == set(EVENTS)
    tags = [kind.__struct_config__.tag for kind in EVENTS]
    assert len(set(tags)) == len(tags)


@pytest.mark.parametrize("by", ["number", "cars", "no-wild", "clockwise", "forced"])
def test_what_decided_a_sale_is_told(by: str) -> None:
    assert english(tell_event(e.LotSold(0, "green", None, 5, by, "G5"))).startswith("Player 1 gets green for $5M")
