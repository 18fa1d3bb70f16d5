"""A season of two people in the browser: put together, raced over a restart of the server, and won."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from paddock.seasons.record import read, referee
from tests.e2e.access import hindrances
from tests.e2e.conftest import PHONE, Person
from tests.e2e.driving import OPEN, post
from tests.e2e.words import text
from tests.server.running import Running


def plan_a_tour(ana: Page) -> str:
    """Ana puts a World Tour of three races together, for two; the id of its first table."""
    ana.goto("/")
    ana.get_by_role("link", name=text("downforce-season-world-tour")).click()
    races = ana.get_by_role("region", name=text("web-season-races")).get_by_role("listitem")
    expect(races).to_have_count(2)
    ana.get_by_label(text("web-season-which")).select_option("River Station")
    ana.get_by_role("button", name=text("web-season-add")).click()
    ana.get_by_role("button", name=text("web-season-remove", number=1, title="River Station")).click()
    ana.get_by_role("button", name=text("web-season-add")).click()
    expect(races).to_have_text(["1 Marina Bay ✕", "2 River Station ✕", "3 River Station ✕"])
    assert not hindrances(ana)
    ana.get_by_role("spinbutton", name=text("web-players")).fill("2")
    ana.get_by_role("spinbutton", name=text("web-players")).press("Enter")
    ana.get_by_label("Seat 2").select_option(text("web-new-seat-open"))
    ana.get_by_label(text("downforce-page-setup-beginner")).check()
    ana.get_by_role("button", name=text("web-season-make")).click()
    expect(ana.get_by_role("alert")).to_contain_text("a World Tour adds up winnings")
    ana.get_by_label(text("downforce-page-setup-printed")).check()
    ana.get_by_role("button", name=text("web-season-make")).click()
    expect(ana.get_by_text(text("web-race-of-season", season="World Tour", number=1, races=3))).to_be_visible()
    return ana.url.rpartition("/")[2]


def test_two_people_race_a_season_over_a_restart(tmp_path: Path, person: Person) -> None:
    server = Running(tmp_path / "server")
    ana, zoe = person(server), person(server, size=PHONE)
    post(ana, "/api/me", {"name": "Ana"})
    post(zoe, "/api/me", {"name": "Zoe"})
    first = plan_a_tour(ana)
    post(zoe, f"/api/tables/{first}/sit", {})
    ana.goto("/nowhere")  # no page has to keep up with the race
    post(ana, f"/api/tables/{first}/start", {})
    server.play_out(first)
    server.stop()
    server = Running(tmp_path / "server")
    try:
        for page in (ana, zoe):
            page.goto(f"{server.url}/table/{first}")
        expect(zoe.get_by_text("After 1 of 3 races")).to_be_visible()
        assert not hindrances(ana)
        ana.get_by_role("button", name=text("web-season-next", title="River Station")).click()
        expect(ana.get_by_text(text("web-race-of-season", season="World Tour", number=2, races=3))).to_be_visible()
        expect(ana.get_by_role("table", name=text("web-standings"))).to_be_visible()
        asked = zoe.get_by_role("region", name="River Station")
        expect(asked).to_contain_text(text("web-season-asks", name="Ana", title="River Station"))
        asked.get_by_role("button", name=text("web-rematch-yes")).tap()
        for page in (ana, zoe):
            page.locator(OPEN).first.wait_for()
        assert ana.url == zoe.url
        expect(
            ana.get_by_role("link", name=text("web-race-of-season", season="World Tour", number=2, races=3))
        ).to_be_visible()
        second = ana.url.rpartition("/")[2]
        for page in (ana, zoe):
            page.goto(f"{server.url}/nowhere")
        server.play_out(second)
        third = str(post(ana, f"{server.url}/api/tables/{second}/rematch", {})["id"])
        post(zoe, f"{server.url}/api/tables/{third}/seats/1/ready", {"ready": True})
        server.play_out(third)
        ana.goto(f"{server.url}/table/{third}")
        ana.get_by_role("link", name=text("web-season-champion")).click()
        expect(ana).to_have_url(f"{server.url}/season/{third}")
        expect(ana.get_by_role("heading", name=text("downforce-season-world-tour"))).to_be_visible()
        expect(ana.get_by_text("★").first).to_be_visible()
        expect(ana.get_by_role("link", name=text("web-season-watch"))).to_have_count(3)
        assert not hindrances(ana)
        with ana.expect_download() as saved:
            ana.get_by_role("link", name=text("web-season-download")).click()
        record = read(Path(saved.value.path()).read_text(encoding="utf-8"))
        assert record.result is not None and len(list(referee(record))) == 3
    finally:
        for page in (ana, zoe):
            page.close()
        server.stop()
