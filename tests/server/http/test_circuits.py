"""The page of a circuit: facts, corners, races of bots, and the best results on the server, which name nobody."""

from __future__ import annotations

import json

import pytest

from paddock import games
from paddock.track.figures import circuit_figures
from paddock.track.load import builtin, load
from tests.server.running import Person, Running


def test_it_shows_facts_about_the_circuit(ann: Person) -> None:
    found = ann.get("/api/circuits/monaco")
    assert (found["title"], found["game"], found["digest"]) == ("Monaco", "formula_d", load("monaco").digest)
    assert [corner["stops"] for corner in found["corners"]] == [corner.stops for corner in load("monaco").corners]
    assert found["facts"] == ann.get("/api/circuits")["monaco"]
    assert found["facts"]["turns"] == found["figures"]["turns"]
    assert set(found["results"]) == {"races", "best"}


def test_the_best_results_of_all_guests_are_shown_without_names(server: Running, ann: Person, bob: Person) -> None:
    ids = [who.start("downforce", options={"players": 3, "track": "lake-park"})["id"] for who in (ann, bob)]
    elsewhere = ann.start("downforce", options={"players": 3, "track": "river-station"})["id"]
    for id in (*ids, elsewhere):
        server.play_out(str(id))
    scores = [server.table(id).race.turn.result.scores[0] for id in ids]  # type: ignore[union-attr]
    found = ann.get("/api/circuits/lake-park")
    assert found["results"]["races"] == 2
    [best] = found["results"]["best"]
    assert best["title"]["id"] == "downforce-career-best" and best["value"]["args"]["amount"] == abs(max(scores))
    assert not {"Ann", "Bob", ann.id, bob.id, *ids} & set(json.dumps(found).replace('"', " ").split())


def test_a_circuit_that_does_not_exist_is_refused(server: Running) -> None:
    answer = server.person().get("/api/circuits/nowhere", 404)
    assert "no such circuit" in answer["error"]


@pytest.mark.parametrize("name", builtin())
def test_every_shipped_circuit_has_figures_of_its_present_track(name: str) -> None:
    """After a change of a circuit: python -m tests.track.report NAME."""
    figures, track = circuit_figures()[name], load(name)
    assert track.digest.startswith(figures.digest)
    assert figures.races >= 30 and 0 < figures.pole < 60 and figures.passes > 10
    if games.load(track.games[0]).title == "Formula D":
        assert (
            figures.turns is not None and 14 <= figures.turns <= 26 and figures.home >= 95 and len(figures.gears) == 2
        )
    else:
        assert figures.home >= 75
