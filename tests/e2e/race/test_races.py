"""Whole races through the page, on a desktop and by touch on phones."""

from __future__ import annotations

import time
from random import Random

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.e2e.access import hindrances
from tests.e2e.conftest import Person
from tests.e2e.driving import (
    COMMIT,
    CORNER,
    OPEN,
    choose,
    drive,
    is_over,
    may_choose,
    start_at,
    start_race,
    wait_until_reached,
)
from tests.e2e.server_process import ServerProcess
from tests.e2e.words import text


def past_races(page: Page) -> Locator:
    """The finished races on the home page."""
    return page.get_by_role("region", name=text("web-home-past")).get_by_role("listitem")


@pytest.mark.parametrize(
    ("race", "kind", "times"),
    [("downforce-3", "play", 27), ("formula-d-4", "gear", 52), ("formula-d-road", "gear", 62)],
)
def test_a_race_is_driven_to_its_end(server: ServerProcess, person: Person, race: str, kind: str, times: int) -> None:
    page = person(server)
    start_at(page, race, kind, times)
    assert drive(page) > 0
    page.get_by_role("region", name=text("web-results")).wait_for()
    page.goto("/")
    expect(past_races(page)).to_have_count(2)  # and the one that it continued


def test_two_browsers_survive_reload_disconnect_and_restart(single_server: ServerProcess, person: Person) -> None:
    ana, zoe = person(single_server), person(single_server)
    lines: list[WebSocketRoute] = []

    def note(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    zoe.route_web_socket("**/ws/**", note)
    ana.goto("/new/downforce?mode=friends")
    ana.get_by_role("button", name=text("web-new-make")).click()
    ana.wait_for_url("**/table/*")
    zoe.goto(ana.url)
    zoe.get_by_label(text("web-settings-name")).fill("Zoe")
    zoe.get_by_role("button", name=text("web-sit")).click()
    ana.get_by_role("listitem").filter(has_text="Zoe").wait_for()
    ana.get_by_role("button", name=text("web-new-start")).click()
    drive(ana, zoe, moves=4)

    ana.reload()
    drive(ana, zoe, moves=4)

    before = len(lines)
    lines[-1].close(code=1001, reason="the line is cut")
    drive(ana, zoe, moves=4)
    assert len(lines) > before, "the page has connected again by itself"

    single_server.kill()
    expect(ana.get_by_text(text("web-connection-lost")).first).to_be_visible()
    single_server.open()
    drive(ana, zoe, moves=4)


def test_several_people_at_one_screen_never_see_each_others_hands(server: ServerProcess, person: Person) -> None:
    page = person(server)
    page.goto("/new/downforce?mode=here")
    page.get_by_label(text("web-new-seat-name", number=2)).fill("Zoe")
    page.get_by_role("button", name=text("web-new-start")).click()
    handover = page.get_by_role("dialog")
    expect(handover).to_be_visible()
    assert not hindrances(page)
    called, rng = [], Random(7)
    for _ in range(4):
        expect(handover).to_be_visible()
        assert not may_choose(page), "nothing of a hand is there before the screen is handed over"
        called.append(handover.get_by_role("heading").inner_text())
        handover.get_by_role("button").click()
        while handover.count() == 0:
            if may_choose(page):
                choose(page, rng)
            page.wait_for_timeout(20)
    assert len(set(called)) == 2
    assert text("web-hand-over", name="Zoe") in called


def test_people_at_one_screen_without_secrets_need_not_hand_it_over(server: ServerProcess, person: Person) -> None:
    page = person(server)
    page.goto("/new/formula_d?mode=here")
    page.get_by_role("button", name=text("web-new-start")).wait_for()
    assert not hindrances(page)
    page.get_by_role("button", name=text("web-new-start")).click()
    drive(page, moves=6)
    assert page.get_by_role("dialog").count() == 0


def test_the_language_changes_in_the_middle_of_a_race(server: ServerProcess, person: Person) -> None:
    page = person(server)
    start_race(page, "downforce")
    drive(page, moves=1)
    page.get_by_label(text("web-language")).select_option("es")
    expect(page.get_by_label("Idioma")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "es"
    drive(page, moves=1)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "es")


def test_the_browser_chooses_the_first_language(server: ServerProcess, person: Person) -> None:
    page = person(server, language="pt-BR")
    page.goto("/")
    expect(page.get_by_role("button", name="Correr agora").first).to_be_visible()


PHONES = [{"width": 390, "height": 844}, {"width": 360, "height": 740}]
UNSEEN = """selector => {
  const seen = [...document.querySelectorAll(selector)].filter((each) => each.getClientRects().length);
  return !seen.length || seen.some((each) => {
    const { top, bottom, left, right } = each.getBoundingClientRect();
    return top < -1 || left < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  });
}"""


def tap_through(page: Page, seconds: float = 400) -> int:
    """Answer every question by touch until the race is over; return their number."""
    deadline, made = time.monotonic() + seconds, 0
    while not is_over(page):
        assert time.monotonic() < deadline, f"the race stands still after {made} choices"
        choices = page.locator(OPEN)
        if not choices.count():
            page.wait_for_timeout(20)
            continue
        version = page.locator("[data-version]").get_attribute("data-version")
        assert not page.evaluate(UNSEEN, "section.now h2"), "the question is off the screen"
        choice = choices.nth(choices.count() // 2)  # in the lowest gear a race would take too long
        armed = choice.get_attribute("data-choice")
        on_road = " drive " in str(armed)
        choice.tap(position=CORNER)
        if not page.locator(COMMIT).count():
            continue  # it was answered meanwhile
        assert not page.evaluate(UNSEEN, "[data-commit]"), "the confirmation is off the screen"
        if not on_road:
            wait_until_reached(page, str(armed))
        else:
            assert not page.evaluate(UNSEEN, ".board-area"), "a space is chosen without the board in sight"
        page.locator(COMMIT).tap()
        page.locator(f"[data-version]:not([data-version='{version}'])").wait_for(state="attached")
        made += 1
    return made


LAST = [(PHONES[0], "downforce-3", "play", 27), (PHONES[1], "formula-d-4", "gear", 52)]
WHOLE = [(size, game, "", 0) for size in PHONES for game in ("downforce", "formula_d")]


@pytest.mark.parametrize(
    ("size", "race", "kind", "times"), [*LAST, *[pytest.param(*race, marks=pytest.mark.slow) for race in WHOLE]]
)
def test_a_race_by_touch(
    server: ServerProcess, person: Person, size: dict[str, int], race: str, kind: str, times: int
) -> None:
    """The last rounds of one, or a whole one."""
    page = person(server, size)
    if kind:
        start_at(page, race, kind, times)
    else:
        start_race(page, race, seats=3)
    assert tap_through(page) > (0 if kind else 10)


@pytest.mark.parametrize("size", PHONES, ids=lambda size: f"{size['width']}")
def test_the_hand_comes_first_in_an_auction(server: ServerProcess, person: Person, size: dict[str, int]) -> None:
    page = person(server, size)
    start_at(page, "downforce-3", "bid")
    expect(page.locator(".hand .choice.card").first).to_be_in_viewport()
    assert not page.locator(".auction .terms").is_visible()
    page.locator(".auction summary").tap()
    expect(page.locator(".auction .terms")).to_be_visible()
