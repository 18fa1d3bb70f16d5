"""What the page works out by itself: chances to win and hints in a race, the curve of a replay, the analysis board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.access import COLOURS, barriers, too_wide
from tests.e2e.conftest import Person
from tests.e2e.driving import COMMIT, OPEN, bring_race, post
from tests.e2e.server_process import ServerProcess
from tests.e2e.words import text

DESK, PHONE = {"width": 1366, "height": 768}, {"width": 390, "height": 844}
WATCH = """() => {
  window.blocked = 0;
  const add = (list) => list.getEntries().forEach((each) => (window.blocked += each.duration));
  new PerformanceObserver(add).observe({ type: 'longtask' });
  window.began = performance.now();
}"""
"""A script that adds up the milliseconds for which tasks of more than 50 block the page."""


def test_chances_and_hints_in_a_race(server: ServerProcess, person: Person) -> None:
    page = person(server)
    page.goto("/")
    post(page, "/api/me", {"name": "Ana"})
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "rookie"}]
    wanted = {"game": "downforce", "options": {"players": 2}, "seats": seats, "start": True, "odds": "all"}
    page.goto(f"/table/{post(page, '/api/tables', wanted)['id']}")
    odds = page.get_by_role("region", name=text("web-odds"))
    expect(odds.get_by_role("listitem")).to_have_count(2)
    expect(odds.get_by_role("listitem").first).to_contain_text(re.compile(r"Ana\s+\d+\s%\s±\s\d+\s%"))
    page.locator(OPEN).first.wait_for()
    page.get_by_role("button", name=text("web-hint")).click()
    hint = page.get_by_role("region", name=text("web-hint"))
    best = hint.locator("ol").get_by_role("listitem")
    expect(best).to_have_count(3)
    expect(best.first).to_contain_text(re.compile(f"{text('web-hint-best')}|{text('web-hint-clear')}"))
    expect(hint).to_contain_text(re.compile(r"is worth −?\$\d+\.\dM ± \d\.\d to you\."))
    found = barriers(page)
    page.emulate_media(color_scheme="dark")
    page.locator("[data-theme=dark]").wait_for(state="attached")
    found += barriers(page, COLOURS)
    best.first.get_by_role("button").click()  # it is shown, and pressed once more it is done
    page.locator(COMMIT).wait_for()
    found += barriers(page, COLOURS)
    page.set_viewport_size({"width": 360, "height": 740})
    assert not found and not too_wide(page), "\n".join(found)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_replay_has_a_curve_and_leads_to_the_analysis_board(
    server: ServerProcess, person: Person, size: dict[str, int]
) -> None:
    page = person(server, size=size)
    page.goto("/")
    post(page, "/api/me", {"name": "Ana"})
    table = bring_race(page, "formula-d-4")
    page.goto(f"/replay/{table}?at=60")
    page.locator("[data-chart=odds-curve]").wait_for()
    page.evaluate(WATCH)
    page.locator("[data-curve='1.00']").wait_for()
    blocked, took = page.evaluate("[window.blocked, performance.now() - window.began]")
    assert blocked < took / 3, "playouts run in workers"
    assert page.locator("[data-chart=odds-curve] path").count() > 4
    odds = page.get_by_role("region", name=text("web-odds"))
    expect(odds.get_by_role("listitem")).to_have_count(4)
    page.get_by_role("link", name=text("web-explore")).click()
    values = page.get_by_role("region", name=text("web-explore-values"))
    expect(values.locator("ol").get_by_role("listitem")).to_have_count(3)
    expect(odds.get_by_role("listitem")).to_have_count(4)
    race = page.locator(".race")
    version = race.get_attribute("data-version")
    values.locator("ol button").first.click()  # it is shown, and pressed once more it is done
    page.locator(COMMIT).click()
    expect(race).not_to_have_attribute("data-version", version or "")
    page.get_by_role("button", name=text("web-back"), exact=True).click()
    expect(race).to_have_attribute("data-version", version or "")
    found = barriers(page)
    page.emulate_media(color_scheme="dark")
    page.locator("[data-theme=dark]").wait_for(state="attached")
    found += barriers(page, COLOURS)
    assert not found and not too_wide(page), "\n".join(found)


@pytest.mark.parametrize("lacks", ["WebAssembly", "Worker"])
def test_a_browser_that_cannot_simulate_races_and_says_so(server: ServerProcess, person: Person, lacks: str) -> None:
    page = person(server)
    page.add_init_script(f"delete window.{lacks}")
    page.goto("/")
    post(page, "/api/me", {"name": "Ana"})
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "rookie"}]
    wanted = {"game": "formula_d", "options": {"cars": 2}, "seats": seats, "start": True, "odds": "all"}
    page.goto(f"/table/{post(page, '/api/tables', wanted)['id']}")
    none = text("web-analysis-none")
    expect(page.get_by_role("region", name=text("web-odds"))).to_contain_text(none)
    page.locator(OPEN).first.wait_for()
    page.get_by_role("button", name=text("web-hint")).click()
    expect(page.get_by_role("region", name=text("web-hint"))).to_contain_text(none)
    page.locator(OPEN).first.click()
