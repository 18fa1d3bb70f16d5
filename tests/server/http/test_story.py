"""The story of a race over HTTP: for races that are over, and nothing of one that runs."""

from __future__ import annotations

from tests.golden import golden_text
from tests.server.running import Person, Running


def test_a_race_that_is_over_has_a_story(ann: Person) -> None:
    record = golden_text("downforce-4")
    table = ann.post("/api/records", {"record": record})["id"]
    story = ann.get(f"/api/tables/{table}/story")
    total = ann.get(f"/api/tables/{table}/replay?count=1")["total"]
    assert story["turns"][-1]["at"] == total and len(story["cars"]) == 6
    assert {chart["type"] for chart in story["charts"]} == {"bars"}


def test_a_race_that_runs_has_none_and_one_that_was_closed_has_it_so_far(server: Running, ann: Person) -> None:
    table = ann.start(people=2)["id"]
    assert ann.get(f"/api/tables/{table}/story", 409)["reason"]["id"] == "server-error-not-over-story"
    server.play_out(table, until=lambda at: at.race.version > 60)
    assert ann.get(f"/api/tables/{table}/story", 409)
    ann.post(f"/api/tables/{table}/close")
    story = ann.get(f"/api/tables/{table}/story")
    assert story["turns"][-1]["at"] == len(server.table(table).race.moves()) and story["charts"] == []


def test_there_is_no_story_of_what_is_not_there(ann: Person) -> None:
    assert ann.get("/api/tables/nowhere/story", 404)
    assert ann.get(f"/api/tables/{ann.make()['id']}/story", 409)
