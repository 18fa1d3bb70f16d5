"""What only Downforce demands of a track is named in words: its grid, its first-player mark, its betting lines."""

from __future__ import annotations

import pytest

from paddock.track.build import build
from tests.track.small import OVAL, changed, replaced, with_space


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("grid_rows = 2", "grid_rows = 1", "the grid has 3 spaces; Downforce needs 6"),
        ('first = "M1"\n', "", "no starting space carries the first-player mark"),
        ('first = "M1"', 'first = "M9"', "the first-player mark is on M9, which is not on the grid"),
        ('{ section = "Start" }, ', "", "there are 2 betting lines; Downforce needs 3"),
        ('{ section = "Start" }', '{ section = "Home" }', "the betting lines are out of order"),
        ('{ section = "Start" }', '{ section = "Start", row = 0 }', "betting line 1 at tick 0 is out of range"),
        (
            '{ section = "First Turn" }',
            '{ section = "First Turn", row = 1.5 }',
            "betting line 2 cuts R5 and L6; lines lie between spaces",
        ),
    ],
)
def test_words_for_a_mistake_in_a_file(old: str, new: str, message: str) -> None:
    assert message in changed(old, new)


def test_df_30_a_line_that_cuts_a_space_is_refused() -> None:
    assert "betting line 1 cuts L4 and M4 and R4" in changed(
        '{ section = "Start" }', '{ section = "Start", row = 3.5 }'
    )


def test_a_line_outside_the_lap_is_refused() -> None:
    assert "betting line 3 at tick 900 is out of range" in replaced(build(OVAL), lines=(16, 28, 900))


def test_no_space_lies_across_the_finish_line() -> None:
    track = build(OVAL)
    assert "L18 lies on both sides of the finish line" in with_space(track, "L18", front=track.lap + 1)
