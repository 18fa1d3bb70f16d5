"""Races by touch on phones: what is needed next is always in sight."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Person
from tests.e2e.driving import COMMIT, CORNER, OPEN, is_over, start_at, start_race
from tests.e2e.server_process import ServerProcess

PHONES = [{"width": 390, "height": 844}, {"width": 360, "height": 740}]
UNSEEN = """selector => {
  const seen = [...document.querySelectorAll(selector)].filter((each) => each.getClientRects().length);
  return !seen.length || seen.some((each) => {
    const { top, bottom, left, right } = each.getBoundingClientRect();
    return top < -1 || left < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  });
}"""


def tap_through(page: Page, seconds: float = 400) -> int:
    """Answers every question by touch until the race is over; how many."""
    deadline, made = time.monotonic() + seconds, 0
    while not is_over(page):
        assert time.monotonic() < deadline, f"the race stands still after {made} choices"
        choices = page.locator(OPEN)
        if not choices.count():
            page.wait_for_timeout(20)
            continue
        version = page.locator("[data-version]").get_attribute("data-version")
        assert not page.evaluate(UNSEEN, "section.now h2"), "the question is off the screen"
        choice = choices.nth(choices.count() // 2)  # in the lowest gear a race would take long
        on_road = " drive " in str(choice.get_attribute("data-choice"))
        choice.tap(position=CORNER)
        if not page.locator(COMMIT).count():
            continue  # it was answered meanwhile
        assert not page.evaluate(UNSEEN, "[data-commit]"), "the confirmation is off the screen"
        if on_road:
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
