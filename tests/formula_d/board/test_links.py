"""Which spaces touch and which may be entered in Formula D."""

from __future__ import annotations

from paddock.track.build import build
from tests.track.small import SPEEDWAY, spaces


def test_straights_are_staggered() -> None:
    found = spaces(build(SPEEDWAY))
    assert found["M1"].next == ("L1", "M2", "R1")
    assert found["L1"].next == ("L2", "M2")
    assert set(found["L1"].touch) == {"L32", "L2", "M1", "M2"}
    assert found["L32"].next == ("L1", "M1")
    assert found["L1"].at == found["R1"].at > found["M1"].at == 0


def test_corners_lead_to_the_inside() -> None:
    found = spaces(build(SPEEDWAY))
    assert found["M7"].next == ("M8",)  # the last straight space of the middle: no dive to the inside
    assert found["R7"].next == ("R8",)  # none sideways into a corner
    assert found["L7"].next == ("L8", "M8")
    assert found["M8"].next == ("M9", "R8")
    assert found["L10"].next == ("L11",)  # M10 is entered from L9, the rearmost space that touches it
    assert "M10" in found["L9"].next and "M10" in found["L10"].touch
    assert found["R8"].next == ("R9",)
    assert found["M12"].next == ("M13", "R11")  # leaving the corner towards the inside
    assert found["R11"].next == ("M13", "R12")


def test_longest_and_shortest_way() -> None:
    corner = build(SPEEDWAY).corners[0]
    assert (corner.name, corner.stops, corner.longest, corner.shortest, corner.inside) == (
        "First",
        1,
        7,
        3,
        "right",
    )


def test_a_corner_that_bends_both_ways_has_an_inside_each_time() -> None:
    both = SPEEDWAY.replace(
        'corner = [{ turn = "right", degrees = 180, spaces = [7, 5, 3], rows = [8, 7, 6] }]',
        'corner = [{ turn = "left", degrees = 20, spaces = [2, 3, 4], rows = 4 },\n'
        '{ turn = "right", degrees = 200, spaces = [4, 3, 2], rows = [4, 3, 2] }]',
        1,
    )
    found = spaces(build(both))
    assert found["R8"].next[0].startswith("M") and found["L7"].next == ("L8",)  # first to the left
    assert found["L9"].next[-1].startswith("M")  # then to the right
