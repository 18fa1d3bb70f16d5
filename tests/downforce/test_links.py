"""Which spaces touch and which may be entered in Downforce."""

from __future__ import annotations

from paddock.track.build import build
from tests.track.small import OVAL, spaces


def test_df_23_straight_and_diagonal_steps_on_a_straight() -> None:
    found = spaces(build(OVAL))
    assert found["M2"].next == ("L3", "M3", "R3")
    assert found["L2"].next == ("L3", "M3")
    assert set(found["M2"].touch) == {"L1", "M1", "R1", "L2", "R2", "L3", "M3", "R3"}


def test_df_23_a_corner_of_1_2_3() -> None:
    found = spaces(build(OVAL))
    # Clockwise: R is the inside. L5 L6 L7 outside, M5 M6 in the middle, R5 inside.
    fronts = [found[name].front for name in ("L5", "M5", "L6", "L7")]
    assert fronts == sorted(set(fronts)) and found["L7"].front == found["M6"].front == found["R5"].front
    assert found["L5"].next == ("L6", "M5")
    assert found["M5"].next == ("L6", "M6", "R5")
    assert found["L6"].next == ("L7", "M6")
    assert found["R5"].next == ("M7", "R6")
    assert "M6" in found["R5"].touch


def test_df_23_ways_by_a_single_point_count() -> None:
    found = spaces(build(OVAL))
    assert "M6" in found["L7"].touch and "R5" not in found["L7"].touch
    assert "L5" in found["M4"].next and "R5" in found["M4"].next
