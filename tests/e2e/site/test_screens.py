"""Lessons, odds and hints, seasons and decks on a site, as with a server."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import BrowserType, Page, expect

from paddock import downforce
from tests.e2e.access import hindrances
from tests.e2e.driving import ASK, OPEN, drive, follow_coach
from tests.e2e.site.visiting import DESK, ask, go, open_site, profile
from tests.e2e.words import text

BOT = {"kind": "bot", "bot": "rookie"}


def learn(page: Page) -> None:
    go(page, f"/table/{ask(page, 'POST', '/api/lessons', {'game': 'formula_d', 'lesson': 'lap'})['id']}")
    page.locator(ASK).wait_for()
    for _ in range(2):
        follow_coach(page)


def analyse(page: Page) -> None:
    """Check odds and hints in a race."""
    wanted = {
        "game": "downforce",
        "options": {"players": 2},
        "seats": [{"kind": "me"}, BOT],
        "start": True,
        "odds": "all",
    }
    go(page, f"/table/{ask(page, 'POST', '/api/tables', wanted)['id']}")
    expect(page.get_by_role("region", name=text("web-odds")).get_by_role("listitem")).to_have_count(2)
    page.get_by_role("button", name=text("web-hint")).first.click()
    page.get_by_role("region", name=text("web-hint")).locator("ol li").first.wait_for()


def race_a_season(page: Page) -> None:
    race = {"game": "downforce", "options": {"players": 2, "auction": False, "powers": False, "bets": False}}
    wanted = {"races": [race] * 2, "seats": [{"kind": "me"}, BOT], "start": True}
    first = ask(page, "POST", "/api/seasons", wanted)["id"]
    go(page, f"/table/{first}")
    page.locator(OPEN).first.wait_for()
    drive(page)
    page.get_by_role("button", name=text("web-season-next", title="River Station")).click()
    page.locator(OPEN).first.wait_for()
    drive(page)
    go(page, f"/season/{first}")
    with page.expect_download() as saved:
        page.get_by_role("link", name=text("web-season-download")).click()
    assert Path(saved.value.path()).read_text().startswith("paddock-season")
    go(page, "/career")
    page.get_by_role("region", name=text("downforce-page-title")).wait_for()


def bring_a_deck(page: Page) -> None:
    """Race with a custom deck, two people at one screen."""
    own = (Path(downforce.__file__).parent / "deck.toml").read_text().replace('name = "standard"', 'name = "mine"')
    go(page, "/new/downforce?mode=here")
    page.get_by_label(text("web-new-seat-name", number=2)).fill("Zoe")
    page.get_by_text(text("web-new-options")).click()
    deck = page.get_by_label(text("downforce-option-deck"), exact=True)
    deck.set_input_files({"name": "mine.toml", "mimeType": "text/plain", "buffer": own.encode()})
    assert not hindrances(page)
    page.get_by_role("button", name=text("web-new-start")).click()
    page.get_by_role("dialog").wait_for()


@pytest.mark.parametrize("visit", [learn, analyse, pytest.param(race_a_season, marks=pytest.mark.slow), bring_a_deck])
def test_a_site_supports_everything_that_needs_no_server(
    visit: object, site: str, browser_type: BrowserType, tmp_path: Path
) -> None:
    assert callable(visit)
    faults: list[str] = []
    with profile(browser_type, tmp_path / "profile", DESK) as context:
        page = open_site(context, site, faults)
        ask(page, "POST", "/api/me", {"name": "Ana"})
        visit(page)
        assert not hindrances(page)
    assert not faults
