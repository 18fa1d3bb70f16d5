"""A track has a size, whether it comes from a file or from a record."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from paddock.core.errors import PaddockError
from paddock.track import check
from paddock.track.build import build
from paddock.track.check import check_track
from paddock.track.errors import BadTrack
from paddock.track.limits import MOST_COMPARED
from paddock.track.load import builtin, load
from paddock.track.model import Art, Corner, Label
from paddock.track.recorded import read_part, write_part

from .circuits import CIRCUITS
from .small import OVAL, refusal

TRACK = build(OVAL)


def test_a_file_with_too_many_spaces_is_refused_before_it_is_laid_out() -> None:
    said = refusal(OVAL.replace("straight = 6", "straight = 2000"))
    assert said.endswith("there are too many spaces; a track has at most 1,500")
    with pytest.raises(BadTrack, match="at most 262,144"):
        build(OVAL + "#" * 300_000)


def many(number: int) -> dict[str, Any]:
    """Things of which there are too many."""
    space, corner = TRACK.spaces[0], Corner("Turn", 0, 1, 1, "left")
    return {
        "spaces": (space,) * number,
        "corners": (corner,) * number,
        "title": "x" * number,
        "name": "x" * number,
        "games": ("x" * number,),
        "art": Art(scenery=({"kind": "tent"},) * number),
        "grid": ("M1",) * number,
    }


@pytest.mark.parametrize("what", many(0))
def test_a_track_of_a_record_has_limits(what: str) -> None:
    large = msgspec.structs.replace(TRACK, **{what: many(5000)[what]})
    with pytest.raises(BadTrack, match="at most") as refused:
        check_track(large)
    assert len(str(refused.value)) < 400


def test_texts_of_a_drawing_have_limits() -> None:
    labelled = msgspec.structs.replace(TRACK, art=Art(labels=(Label("x" * 100, 0, 0),)))
    with pytest.raises(BadTrack, match="a label has 100 letters; at most 80"):
        check_track(labelled)


def test_scenery_of_a_record_is_of_this_world() -> None:
    strange = msgspec.structs.replace(TRACK, name="mine", art=Art(scenery=({"kind": "woods", "size": 1e12},)))
    with pytest.raises(PaddockError, match="mine: scenery 1 has a number beyond 2,000, the largest that is allowed"):
        read_part({"name": "mine", "full": msgspec.to_builtins(strange)})


@pytest.mark.parametrize(
    "drawn",
    [
        {"frame": (1e300, 1e300)},  # its ground would be drawn for ever
        {"frame": (1.0, 1e6)},
        {"frame": (0.01, 10.0)},
        {"frame": (-5.0, -5.0)},
        {"unit": 0.0},
        {"podium": (1e308, 1.0)},
        {"poses": {"M1": (1.0, 1.0, 1e308)}},
    ],
)
def test_a_drawing_of_a_record_can_be_drawn(drawn: dict[str, Any]) -> None:
    strange = msgspec.structs.replace(TRACK, name="mine", art=msgspec.structs.replace(TRACK.art, **drawn))
    with pytest.raises(PaddockError, match="mine: its drawing"):
        read_part({"name": "mine", "full": msgspec.to_builtins(strange)})
    assert read_part({"name": "mine", "full": msgspec.to_builtins(TRACK)}) == TRACK


def test_a_drawing_that_lies_on_itself_is_not_compared_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    ring = tuple([(float(at % 2), float(at)) for at in range(40)])

    piled = [msgspec.structs.replace(TRACK.spaces[0], id=f"M{at}", touch=(), outline=ring) for at in range(1000)]
    compared: list[object] = []
    monkeypatch.setattr(check, "cross", lambda one, other: compared.append(one))
    assert check.overlaps(piled)
    assert len(compared) <= MOST_COMPARED / len(ring) ** 2 + 1


@pytest.mark.parametrize("name", CIRCUITS)
def test_a_record_on_a_copy_of_a_shipped_track_can_be_opened(name: str) -> None:
    copy = msgspec.structs.replace(load(name), name="mine")
    assert read_part(msgspec.json.decode(msgspec.json.encode(write_part(copy)))).digest == copy.digest


def test_the_tracks_of_the_games_are_far_from_the_limits() -> None:
    for name in builtin():
        track = load(name)
        assert len(track.spaces) < 750 and len(track.art.scenery) < 500
