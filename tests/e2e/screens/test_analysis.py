"""Analysis on the page: chances to win and hints in a race, the curve of a replay, the analysis board."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.access import COLOURS, barriers, barriers_in_both_themes, too_wide
from tests.e2e.conftest import Person
from tests.e2e.driving import COMMIT, OPEN, bring_race, choose, post
from tests.e2e.server_process import ServerProcess
from tests.e2e.words import text

DESK, PHONE = {"width": 1366, "height": 768}, {"width": 390, "height": 844}
PLAYED = {"kind": "bot", "bot": "rookie"}
SOON = 300
"""Milliseconds until chances appear, once kernel and tables are loaded."""
LONGEST = 50
"""Milliseconds that no task on the page may take because of the analysis."""


def odds_times(page: Page, least: int) -> list[float]:
    """The milliseconds from each version of a race to its chances, once so many have come."""
    while True:
        found: list[float] = page.evaluate("performance.getEntriesByName('paddock-odds').map((each) => each.duration)")
        if len(found) >= least:
            return found
        page.wait_for_timeout(50)


def busy(page: Page, work: Callable[[], object]) -> float:
    """Return the CPU time of the page's longest task during some work, in milliseconds.

    Unlike wall-clock time, this excludes other programs.
    """
    page.wait_for_timeout(1000)  # wait until the screen has been drawn
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=["toplevel", "disabled-by-default-devtools.timeline"])
    work()
    events = json.loads(browser.stop_tracing())["traceEvents"]
    mains = {(each["pid"], each["tid"]) for each in events if each.get("args", {}).get("name") == "CrRendererMain"}
    tasks = [each for each in events if each["name"].endswith("RunTask") and (each["pid"], each["tid"]) in mains]
    assert any("tdur" in each for each in tasks)
    return float(max(each.get("tdur", 0) for each in tasks)) / 1000


def race_with_odds(page: Page, game: str = "downforce", odds: str = "all") -> None:
    """Start a race against a bot, and open it with everybody's chances."""
    page.goto("/")
    post(page, "/api/me", {"name": "Ana"})
    options = {"players": 2} if game == "downforce" else {"cars": 2}
    wanted = {"game": game, "options": options, "seats": [{"kind": "me"}, PLAYED], "start": True, "odds": odds}
    page.goto(f"/table/{post(page, '/api/tables', wanted)['id']}")


def test_chances_and_hints_in_a_race(server: ServerProcess, person: Person) -> None:
    page = person(server)
    race_with_odds(page)
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
    found = barriers_in_both_themes(page)
    best.first.get_by_role("button").click()  # previewed; a second press commits
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
    page.locator("[data-curve='1.00']").wait_for()
    assert page.locator("[data-chart=odds-curve] path").count() > 4
    odds = page.get_by_role("region", name=text("web-odds"))
    expect(odds.get_by_role("listitem")).to_have_count(4)
    page.get_by_role("link", name=text("web-explore")).click()
    values = page.get_by_role("region", name=text("web-explore-values"))
    expect(values.locator("ol").get_by_role("listitem")).to_have_count(3)
    expect(odds.get_by_role("listitem")).to_have_count(4)
    race = page.locator(".race")
    version = race.get_attribute("data-version")
    values.locator("ol button").first.click()  # previewed; a second press commits
    page.locator(COMMIT).click()
    expect(race).not_to_have_attribute("data-version", version or "")
    page.get_by_role("button", name=text("web-back"), exact=True).click()
    expect(race).to_have_attribute("data-version", version or "")
    found = barriers_in_both_themes(page)
    assert not found and not too_wide(page), "\n".join(found)


@pytest.mark.parametrize("lacks", ["WebAssembly", "Worker"])
def test_a_browser_that_cannot_simulate_races_and_says_so(server: ServerProcess, person: Person, lacks: str) -> None:
    page = person(server)
    page.add_init_script(f"delete window.{lacks}")
    race_with_odds(page, "formula_d")
    none = text("web-analysis-none")
    expect(page.get_by_role("region", name=text("web-odds"))).to_contain_text(none)
    page.locator(OPEN).first.wait_for()
    page.get_by_role("button", name=text("web-hint")).click()
    expect(page.get_by_role("region", name=text("web-hint"))).to_contain_text(none)
    page.locator(OPEN).first.click()


def test_chances_come_soon_after_a_choice(server: ServerProcess, person: Person) -> None:
    """The best two of ten count, as other programs delay some."""
    page, rng = person(server), Random(1)
    race_with_odds(page, "formula_d")
    for choice in range(10):
        times = odds_times(page, choice + 1)
        if sorted(times)[1:] and sorted(times)[1] < SOON:
            break
        page.locator(OPEN).first.wait_for()
        choose(page, rng)
    assert sorted(times)[1] < SOON, times


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_analysis_never_holds_up_the_page(server: ServerProcess, person: Person, size: dict[str, int]) -> None:
    page, rng = person(server, size=size), Random(1)
    longest = {}

    def measure(name: str, work: Callable[[], object]) -> None:
        longest[name] = busy(page, work)

    race_with_odds(page)
    odds_times(page, 1)
    page.locator(OPEN).first.wait_for()
    hint = page.get_by_role("region", name=text("web-hint"))

    def ask() -> None:
        page.get_by_role("button", name=text("web-hint")).click()
        expect(hint.locator("ol").get_by_role("listitem")).to_have_count(3)
        expect(hint).not_to_have_attribute("aria-busy", "true")

    measure("hint", ask)

    def act() -> None:
        choose(page, rng)
        odds_times(page, 2)
        page.wait_for_timeout(1000)

    measure("race", act)
    table = bring_race(page, "formula-d-4")

    page.goto(f"/replay/{table}?at=60")
    page.locator("[data-chart=odds-curve]").wait_for()
    measure("replay", page.locator("[data-curve='1.00']").wait_for)
    page.get_by_role("link", name=text("web-explore")).click()
    values = page.get_by_role("region", name=text("web-explore-values"))
    values.locator("ol button").first.click()

    def explore() -> None:
        page.locator(COMMIT).click()
        page.wait_for_timeout(3000)

    measure("board", explore)
    assert max(longest.values()) < LONGEST, longest


@pytest.mark.parametrize("always", [False, True], ids=["new-server", "several-servers"])
def test_a_page_with_another_kernel_reloads_once(server: ServerProcess, person: Person, always: bool) -> None:
    page = person(server)
    loads: list[str] = []

    def as_newer(route: Route) -> None:
        answer = route.fetch()
        found = answer.json()
        route.fulfill(response=answer, json={**found, "kernel": "newer"} if always or len(loads) == 1 else found)

    page.route("**/positions?*", as_newer)
    page.on("domcontentloaded", lambda page: loads.append(page.url) if "/table/" in page.url else None)
    race_with_odds(page)
    odds = page.get_by_role("region", name=text("web-odds"))
    if always:
        expect(odds).to_contain_text(text("web-analysis-other"))
    else:
        expect(odds.get_by_role("listitem")).to_have_count(2)
    assert len(loads) == 2


def test_an_error_of_the_network_is_not_final(server: ServerProcess, person: Person) -> None:
    page = person(server)
    failed = []

    def fail_once(route: Route) -> None:
        kind = "kernel" if "/kernels/" in route.request.url else "rows"
        if kind in failed:
            route.continue_()
        else:
            failed.append(kind)
            route.abort()

    page.route(re.compile(r"/kernels/|/positions"), fail_once)
    race_with_odds(page)
    odds = page.get_by_role("region", name=text("web-odds"))
    expect(odds.get_by_role("progressbar")).to_be_visible()
    expect(odds.get_by_role("listitem")).to_have_count(2)
    assert sorted(failed) == ["kernel", "rows"]
