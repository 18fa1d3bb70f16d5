"""What is told: every event has a text, every text is used, and nothing is missing."""

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from paddock.downforce.rules import events as e
from paddock.downforce.text.tell import tell_event
from paddock.words import english

EVENTS: tuple[type[Any], ...] = get_args(e.AnyEvent)

TOLD = [line.split(" <- ") for line in (Path(__file__).parent / "told.txt").read_text(encoding="utf-8").splitlines()]


def event_of(told: str) -> Any:
    return msgspec.json.decode(told, type=e.AnyEvent)


@pytest.mark.parametrize(("text", "event"), TOLD)
def test_every_event_is_told_in_these_words(text: str, event: str) -> None:
    assert english(tell_event(event_of(event))) == text


def test_every_kind_of_event_is_among_them() -> None:
    assert {type(event_of(event)) for _, event in TOLD} == set(EVENTS)


def test_tags_are_different_and_all_classes_are_in_the_union() -> None:
    classes = [kind for kind in vars(e).values() if isinstance(kind, type) and issubclass(kind, e.Event)]
    assert set(classes) - {e.Event} == set(EVENTS)
    tags = [kind.__struct_config__.tag for kind in EVENTS]
    assert len(set(tags)) == len(tags)


@pytest.mark.parametrize("by", ["number", "cars", "no-wild", "clockwise", "forced"])
def test_what_decided_a_sale_is_told(by: str) -> None:
    assert english(tell_event(e.LotSold(0, "green", None, 5, by, "G5"))).startswith("Player 1 gets green for $5M")
