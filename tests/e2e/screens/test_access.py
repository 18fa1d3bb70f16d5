"""Accessibility: no barriers found by axe, keys for everything, and everything works on phones."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.access import COLOURS, PHONE, TAGS, hindrances, too_wide
from tests.e2e.conftest import Person
from tests.e2e.driving import AGAIN, OPEN, bring_race, drive, post, start_race
from tests.e2e.server_process import ServerProcess
from tests.e2e.tour import THEMES, TOUR, Part, Theme, downforce, formula_d
from tests.e2e.words import text
from tests.golden import golden_text

OTHERWISE_UNSEEN = (downforce, formula_d)
"""Parts of the tour with screens that no other test visits; the others are checked there."""


@pytest.mark.parametrize(
    ("theme", "part"),
    [
        pytest.param(
            theme,
            part,
            id=f"{theme} {part.__name__}",
            marks=[] if theme == "light" and part in OTHERWISE_UNSEEN else [pytest.mark.slow],
        )
        for theme in THEMES
        for part in TOUR
    ],
)
def test_no_screen_has_a_barrier_by_day_or_night_on_desk_or_phone(
    browser: Browser, server: ServerProcess, theme: Theme, part: Part
) -> None:
    troubles = []
    for name, page in part(browser, server):
        page.emulate_media(color_scheme=theme)
        page.locator(f"[data-theme={theme}]").wait_for(state="attached")
        rules = TAGS if theme == "light" else COLOURS
        troubles += [f"{name} {theme}: {found}" for found in hindrances(page, rules)]
    assert not troubles, "\n".join(troubles)


def press_until_focused(page: Page, name: str) -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.textContent?.trim()") == name:
            return
    raise AssertionError(f"the tab key does not lead to {name}")


def test_the_keyboard_is_enough(server: ServerProcess, person: Person) -> None:
    page = person(server)
    page.goto("/")
    page.get_by_role("button", name=text("web-race-now")).first.wait_for()
    press_until_focused(page, "Race now")
    style = "e => [getComputedStyle(e).outlineStyle, parseFloat(getComputedStyle(e).outlineWidth)]"
    line, width = page.locator(":focus").evaluate(style)
    assert line == "solid" and width >= 2, "focus can be seen"
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    race = page.locator("[data-version]")
    for _ in range(8):
        page.locator(OPEN).first.wait_for()
        before = race.get_attribute("data-version")
        digit = page.locator(f"{OPEN} kbd").first.inner_text()
        page.keyboard.press(digit)
        expect(page.locator("[data-choice].lit").first).to_be_visible()
        page.keyboard.press(digit)
        expect(race).not_to_have_attribute("data-version", str(before))


@pytest.mark.parametrize("texts", [False, True], ids=["board", "text view"])
def test_keyboard_focus_moves_to_the_next_question(server: ServerProcess, person: Person, texts: bool) -> None:
    page = person(server)
    start_race(page, "downforce", seats=3)
    if texts:
        page.get_by_role("button", name=text("web-text-view")).click()
    race = page.locator("[data-version]")
    for _ in range(3):
        page.locator(OPEN).first.focus()
        before = race.get_attribute("data-version")
        page.keyboard.press("Enter")
        expect(race).not_to_have_attribute("data-version", str(before))
        page.locator(OPEN).first.wait_for()
        expect(page.get_by_role("region", name=text("web-now"))).to_be_focused()


def test_every_event_is_announced(server: ServerProcess, person: Person) -> None:
    """Every line is announced, even those of fast bots whose updates follow at once."""
    page = person(server)
    start_race(page, "formula_d", seats=4)
    page.locator(OPEN).first.wait_for()
    drive(page, moves=2)
    page.locator(OPEN).first.wait_for()
    said = page.get_by_role("log")
    for seat in page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}", max_retries=AGAIN).json()["seats"]:
        expect(said).to_contain_text(re.compile(f"{seat['name']} (drives|stays at|rolls 1: the engine stalls)"))
    expect(said.locator("p").last).to_have_text(page.locator(".now h2").inner_text())


@pytest.mark.parametrize(
    ("game", "size"),
    [("downforce", PHONE), ("formula_d", {"width": 740, "height": 360})],
    ids=["upright", "on its side"],
)
def test_a_phone_is_enough(server: ServerProcess, person: Person, game: str, size: dict[str, int]) -> None:
    page = person(server, size)
    start_race(page, game, seats=3)
    assert drive(page, moves=8) == 8
    assert not too_wide(page)


def test_a_hand_that_scrolls_does_not_widen_the_page(server: ServerProcess, person: Person) -> None:
    page = person(server)
    post(page, "/api/me", {"name": "Ana"})
    lines = golden_text("downforce-4").splitlines()
    first = next(at for at, line in enumerate(lines) if line.endswith(" upwards"))  # with buttons below the cards
    played_on = {"moves": first - 2, "seats": [{"kind": "here", "name": name} for name in ("Ana", "Zoe", "Max", "Lea")]}
    table = post(page, f"/api/tables/{bring_race(page, 'downforce-4')}/play-on", played_on)["id"]
    post(page, f"/api/tables/{table}/start", {})
    page.goto(f"/table/{table}")
    page.get_by_role("dialog").get_by_role("button").first.click()
    page.locator(".extra").first.wait_for()
    page.set_viewport_size({"width": 320, "height": 568})
    assert not too_wide(page)


def test_things_to_press_are_large_enough(server: ServerProcess, person: Person) -> None:
    page = person(server, PHONE)
    page.goto("/")
    page.get_by_role("button", name=text("web-race-now")).first.wait_for()
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, a, select, summary, input:not([type=file])')]
            .filter((e) => e.getClientRects().length)
            .map((e) => [e.outerHTML.slice(0, 80), e.getBoundingClientRect()])
            .filter(([, box]) => box.width < 24 || box.height < 24)
            .map(([html]) => html)"""
    )
    assert small == []
    assert not hindrances(page)
