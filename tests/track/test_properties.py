"""What holds for every track that can be built, tried on many."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from paddock.track.build import build
from paddock.track.check import check_track
from paddock.track.model import Track

counts = st.lists(st.integers(1, 4), min_size=3, max_size=3)
sides = st.tuples(st.integers(3, 7), st.booleans(), counts)


def square(across: tuple[int, bool, list[int]], down: tuple[int, bool, list[int]], game: str) -> str:
    """A lap of four sides and four corners, opposite sides alike; a side may have a choke point."""
    parts = [f'name = "square"\ntitle = "Square"\ngames = ["{game}"]\ndirection = "clockwise"\n']
    if game == "downforce":
        parts.append('grid_rows = 2\nfirst = "M1"\nlines = [{ section = "A" }, { section = "B" }, { section = "C" }]\n')
    else:
        parts.append('grid = ["L1"]\n')
    for name, (rows, narrow, spaces) in zip("ABCD", (across, down, across, down), strict=True):
        parts.append(f'[[section]]\nname = "{name}"\nstraight = {rows}\n')
        if narrow and game == "downforce":
            taper = "[[section]]\nstraight = 1\nwidth = 2\ntaper = true\n"
            parts.append(f"{taper}[[section]]\nstraight = 2\nwidth = 1\n{taper}")
        parts.append(f'[[section]]\ncorner = [{{ turn = "right", degrees = 90, spaces = {spaces}, radius = 3 }}]\n')
    return "\n".join(parts)


def holds(track: Track) -> None:
    spaces = {space.id: space for space in track.spaces}
    for space in track.spaces:
        assert space.back < space.front and space.next
        for name in space.touch:
            assert space.id in spaces[name].touch
        for name in space.next:
            assert name in space.touch
            assert 0 < (spaces[name].front - space.front) % track.lap < track.lap // 2
    # Every tick of the lap is covered by a space, and no two spaces of a lane cover the same.
    for tick in range(track.lap):
        sides = [space.side for space in track.spaces if space.back <= tick < space.front]
        assert sides and len(sides) == len(set(sides))


@settings(max_examples=20, deadline=None)
@given(sides, sides)
def test_downforce(across: tuple[int, bool, list[int]], down: tuple[int, bool, list[int]]) -> None:
    track = build(square(across, down, "downforce"))
    check_track(track)
    holds(track)
    spaces = {space.id: space for space in track.spaces}
    for space in track.spaces:
        ahead = {n for n in space.touch if 0 < (spaces[n].front - space.front) % track.lap < track.lap // 2}
        assert set(space.next) == ahead


@settings(max_examples=20, deadline=None)
@given(sides, sides)
def test_formula_d(across: tuple[int, bool, list[int]], down: tuple[int, bool, list[int]]) -> None:
    track = build(square(across, down, "formula_d"))
    holds(track)
    lanes = "LMR"
    for space in track.spaces:
        same = [name for name in space.next if name[0] == space.lane]
        assert len(same) == 1
        if space.corner is not None:  # all corners turn right: no way to the left
            assert all(lanes.index(name[0]) >= lanes.index(space.lane) for name in space.next)
