"""Actions as text."""

from __future__ import annotations

import pytest

from paddock.formula_d.rules.actions import Drive, Gear, Hold, Nitro, read_action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("3 gear 4", Gear(3, 4)),
        ("0 nitro", Nitro(0)),
        ("0 hold", Hold(0)),
        ("3 drive L45", Drive(3, "L45")),
        ("3 drive finish", Drive(3, "finish")),
        ("9 drive box", Drive(9, "box")),
        ("9 drive P7", Drive(9, "P7")),
        ("1 drive L45 over 2", Drive(1, "L45", 2)),
    ],
)
def test_an_action_and_its_text(text: str, action: Gear | Nitro | Hold | Drive) -> None:
    assert str(action) == text
    assert read_action(text) == action


@pytest.mark.parametrize("text", ["", "gear 4", "0 gear 7", "0 gear 0", "0 drive", "0 drive L4 over 0", "00 hold"])
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(ValueError, match="write a seat"):
        read_action(text)
