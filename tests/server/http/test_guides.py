"""The rules page of a game over HTTP: to be kept by clients, and never there for a game that has none."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.running import Person, Running
from tests.sprint.install import sprint_installed


def test_a_guide_is_served_with_its_examples_played_out(ann: Person) -> None:
    assert {info["name"] for info in ann.get("/api/games") if info["guide"]} == {"downforce", "formula_d"}
    answer = ann.http.get("/api/games/downforce/guide/fr")
    assert answer.headers["cache-control"] == "public, max-age=3600"
    assert answer.headers["content-encoding"] == "gzip"
    auction = next(part for part in answer.json()["parts"] if part["id"] == "auction")
    assert auction["rules"][0]["id"] == "DF-10"
    tie = next(example for example in auction["examples"] if example["name"] == "tie")
    assert [event["type"] for event in tie["events"]] == ["bids-shown", "lot-sold"]
    assert tie["track"] is None and tie["names"][:2] == ["Ana", "Ben"]
    race = next(part for part in answer.json()["parts"] if part["id"] == "race")
    jam = next(example for example in race["examples"] if example["name"] == "jam")
    assert len(jam["choices"]) == 3
    assert ann.http.get(f"/api/tracks/{jam['track']}").status_code == 200


def test_what_is_not_there_is_said_to_be_missing(serve: Callable[..., Running]) -> None:
    with sprint_installed():
        ann = serve().person("Ann")
        assert [info["guide"] for info in ann.get("/api/games") if info["name"] == "sprint"] == [False]
        for path in ("sprint/guide/en", "downforce/guide/xx", "nothing/guide/en"):
            assert ann.http.get(f"/api/games/{path}").status_code == 404
