"""Boards that cross or fork: distances on branches, touching spaces, and refusals."""

from __future__ import annotations

import msgspec
import pytest

from paddock.drawing.draw import draw
from paddock.track.build import build, sketch
from paddock.track.check import overlaps
from paddock.track.facts import facts_of
from paddock.track.load import load
from paddock.track.model import Track
from paddock.track.recorded import read_part, write_part
from paddock.track.stats import circuit_stats

from .small import OVAL, changed, read_and_check, refusal, replaced, spaces, with_space

BACK = 'name = "Back"\nstraight = 6'
FORK = """name = "Back"
straight = 1

[[section]]
name = "Fork"

[[section.left]]
name = "Out"
corner = [{ turn = "left", degrees = 40, spaces = [1] }]

[[section.left]]
name = "Around"
corner = [{ turn = "right", degrees = 80, spaces = [2] }]

[[section.left]]
corner = [{ turn = "left", degrees = 40, spaces = [1] }]

[[section.right]]
straight = 3

[[section]]
straight = 1"""
FORKED = OVAL.replace(BACK, FORK)
LEFT, RIGHT = ("L9", "L10", "L11", "L12"), ("R7", "R8", "R9")


def fault(old: str, new: str) -> str:
    """Return the error of the forked oval after a change."""
    return changed(old, new, FORKED)


def test_a_forked_track_is_sound() -> None:
    read_and_check(FORKED)
    track = build(FORKED)
    assert [space.id for space in track.spaces if space.branch == "left"] == list(LEFT)
    assert [space.id for space in track.spaces if space.branch == "right"] == list(RIGHT)
    assert circuit_stats(track).forks[0].first == ("L9", "R7")
    assert (circuit_stats(track).forks[0].left, circuit_stats(track).forks[0].right) == (4, 3)


def test_tr_04_a_car_chooses_a_branch_and_stays_on_it() -> None:
    found = spaces(build(FORKED))
    assert [found[name].next for name in ("L8", "M7", "R6")] == [("L9",), ("L9", "R7"), ("R7",)]
    assert [found[name].next for name in LEFT] == [("L10",), ("L11",), ("L12",), ("L13", "M8")]
    assert [found[name].next for name in RIGHT] == [("R8",), ("R9",), ("M8", "R10")]


def test_tr_05_nothing_on_one_branch_touches_the_other() -> None:
    found = spaces(build(FORKED.replace("straight = 3", "width = 2\nstraight = 3")))
    assert found["M8"].side == 18 and found["L9"].side == 6  # side by side at the mouth
    for space in found.values():
        other = {"left": "right", "right": "left"}.get(space.branch)
        assert not any(found[name].branch == other for name in (*space.touch, *space.next))


def test_tr_06_both_branches_are_equally_long() -> None:
    track = build(FORKED)
    found = spaces(track)
    row = found["L1"].front - found["L1"].back
    begin = found["L8"].front
    assert [found[name].front - begin for name in LEFT] == [row, 2 * row, 3 * row, 4 * row]
    assert [3 * (found[name].front - begin) for name in RIGHT] == [4 * row, 8 * row, 12 * row]
    assert found["L12"].front == found["R9"].front == found["L13"].back
    assert all(space.at == space.front for space in track.spaces)


def test_tr_06_the_shorter_branch_may_be_the_left_one() -> None:
    found = spaces(build(FORKED.replace("straight = 3", "straight = 5")))
    left, right = (found[name].front - found[name].back for name in (LEFT[0], RIGHT[0]))
    assert right == found["L1"].front and 4 * left == 5 * right


def test_tr_07_every_space_is_a_step() -> None:
    """The shorter branch takes fewer steps, though it counts for as much of the lap."""
    track = build(FORKED)
    found = spaces(track)
    assert circuit_stats(track).shortest == circuit_stats(build(OVAL)).shortest - 1
    assert found["R7"].rectangle and not found["L9"].rectangle


def test_tr_09_single_file_on_a_branch_is_no_choke_point() -> None:
    assert circuit_stats(build(FORKED)).chokes == ()


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('{ section = "Back" }', '{ section = "Fork" }', '"Fork" is in a fork; lines lie before or after one'),
        ('{ section = "Back" }', '{ section = "Around" }', '"Around" is in a fork'),
        ('name = "Fork"\n', "straight = 2\n", "a fork has a name and its branches"),
        ("[[section.right]]\nstraight = 3\n", "", 'a fork has two branches, "left" and "right"'),
        ("straight = 3", "tunnel = 3", "a tunnel cannot lie in a fork"),
        ("straight = 3", "straight = 3\nwidth = 3", "its branches are wider than the road"),
        ("straight = 3", "straight = [3, 2]\nwidth = 2", "the lanes of its right branch end at different rows"),
        ("straight = 3", "straight = 3\ntaper = true", "a taper cannot lie beside an end of a fork"),
        ("straight = 3", "straight = 3\ncurve = 10", "the right one turns 10 degrees too far to the right"),
        ("straight = 3", "straight = 30", "its branches do not meet"),
        ("straight = 3", "corner = []", 'section 4 "Fork", right 1: give exactly one of'),
        ("straight = 3", "straigth = 3", 'section 4 "Fork": right 1: unknown key "straigth"'),
        ("straight = 3", 'straight = "x"', 'right 1, "straight": expected a whole number'),
        ("straight = 3", "left = [{ straight = 1 }]\nright = [{ straight = 1 }]", "a branch cannot fork again"),
    ],
)
def test_tr_08_words_for_a_mistake_in_a_fork(old: str, new: str, says: str) -> None:
    assert says in fault(old, new)


def test_tr_08_the_line_the_grid_and_other_forks_lie_outside() -> None:
    fork = FORK.partition("straight = 1\n\n")[2].partition("\n\n[[section]]\nstraight = 1")[0]
    assert "the lap cannot begin or end with a fork" in changed("[[section]]", f"{fork}\n\n[[section]]", FORKED)
    assert "a fork cannot begin where another one ends" in fault("straight = 3\n", f"straight = 3\n\n{fork}\n")
    track = build(FORKED)
    assert "the starting space R7 lies in a fork" in replaced(track, grid=("R7", *track.grid[1:]))
    even = build(FORKED.replace("straight = 3", "straight = 4"))  # a line would cut no space of either branch
    assert "betting line 3 lies in a fork" in replaced(even, lines=(*even.lines[:2], spaces(even)["L10"].front))


def test_tr_05_a_record_with_branches_that_touch_is_refused() -> None:
    track = build(FORKED)
    touch = (*spaces(track)["L9"].touch, "R7")
    assert "L9 and R7 touch, but lie on different branches" in with_space(track, "L9", touch=touch)
    assert 'R7 lies on the branch "up"' in with_space(track, "R7", branch="up")


def test_tr_01_cars_under_a_bridge_are_not_beside_those_on_it() -> None:
    track = load("ise-bay")
    over = {space.id for space in track.spaces} & set(track.art.over)
    below = {name for pair in overlaps(track.spaces) for name in pair if len(over & set(pair)) == 1} - over
    assert over and below
    for space in track.spaces:
        if space.id in over:
            assert not below & {*space.next, *space.touch}


def test_tr_02_a_bridge_counts_along_the_lap() -> None:
    track = load("ise-bay")
    flat = msgspec.structs.replace(track, art=msgspec.structs.replace(track.art, over=(), decks=()))
    assert flat.digest == track.digest


def test_tr_03_branches_cross_on_a_bridge_or_not_at_all() -> None:
    across = FORKED.replace('turn = "right", degrees = 80', 'turn = "left", degrees = 140')
    across = across.replace('turn = "left", degrees = 40', 'turn = "right", degrees = 70')
    assert "the drawing overlaps itself" in refusal(across)
    bridge = across.replace("[[section.left]]", "[[section.left]]\nover = true")
    read_and_check(bridge)
    assert [space.next for space in build(bridge).spaces] == [space.next for space in build(across).spaces]


def test_the_branches_are_drawn_apart_and_meet() -> None:
    track = build(FORKED)
    assert overlaps(track.spaces) == []
    found = spaces(track)
    assert found["L12"].outline[-1] != found["R9"].outline[-1]
    assert len(set(found["R9"].outline) & set(found["R10"].outline)) == 2
    picture = draw(track)
    assert all(f'data-space="{name}"' in picture for name in (*LEFT, *RIGHT)) and "AROUND" in picture
    assert facts_of(track).shape.count("M") == 2 and facts_of(build(OVAL)).shape.count("M") == 1


def test_a_fork_that_does_not_meet_is_drawn_anyway() -> None:
    assert sketch(FORKED.replace("straight = 3", "straight = 30")).track.spaces


def test_a_record_holds_the_branches_and_older_ones_are_read() -> None:
    track = build(FORKED)
    assert read_part(write_part(track)) == track
    plain = msgspec.to_builtins(build(OVAL))
    assert not any("branch" in space for space in plain["spaces"])
    assert msgspec.convert(plain, Track) == build(OVAL)
