"""Looking back in the middle of a race: what a seat saw then, and never what somebody else saw from it."""

from __future__ import annotations

from tests.server.running import Person, Running, asked


def test_a_seat_sees_what_it_saw_and_a_spectator_what_spectators_saw(server: Running, ann: Person) -> None:
    table = ann.start(people=2)["id"]
    start, dealt = server.table(table).race.version, ann.update(table, 0)["view"]
    server.play_out(table, until=lambda at: asked(at) == "Playing")
    version = server.table(table).race.version
    now = ann.update(table, 0)
    assert ann.past(table, version, 0) == {"version": version, "seat": 0, "view": now["view"]}
    assert dealt != now["view"] and ann.past(table, start, 0)["view"] == dealt
    assert server.person("Bob").past(table, start)["view"]["hand"] == []
    assert server.person("Bob").past(table, start, 0, 403)
    assert ann.past(table, version + 1, 0, 400)
    assert server.table(table).race.version == version


def test_there_is_nothing_to_look_back_at_before_the_start(ann: Person) -> None:
    assert ann.past(ann.make()["id"], 0, 0, 409)


def test_nobody_sees_a_seat_from_before_they_had_it(server: Running, ann: Person) -> None:
    bob = server.person("Bob")
    table = ann.make(options={"players": 3})["id"]
    bob.sit(table)
    ann.post(f"/api/tables/{table}/start")
    link = bob.post(f"/api/tables/{table}/seats/1/link")["secret"]
    before = server.table(table).race.version
    assert bob.past(table, before, 1)["view"]["hand"]
    cy = server.person("Cy")
    cy.post("/api/claim", {"secret": link})
    after = server.table(table).race.version
    assert after > before
    assert bob.past(table, before, 1, 403)
    assert cy.past(table, before, 1, 403)["reason"]["id"] == "server-error-before-seat"
    assert cy.past(table, after, 1)["view"]["hand"]
