"""Nitro is a switch above the spaces: one press sends both answers."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Person
from tests.e2e.driving import OPEN, Acts, choose, post
from tests.e2e.server_process import ServerProcess


def spaces(page: Page) -> set[str]:
    """Where the car can go with this setting."""
    return {str(end.get_attribute("data-space")) for end in page.locator("g.end").all()}


def test_the_switch_shows_both_sets_of_spaces_and_sends_two_actions(server: ServerProcess, person: Person) -> None:
    page = person(server)
    acts = Acts(page)
    post(page, "/api/me", {"name": "Ana"})
    options = {"cars": 2, "track": "lantern-city", "road": True}
    seats = [{"kind": "me"}, {"kind": "here", "name": "Bea"}]
    wanted = {"game": "formula_d", "options": options, "seats": seats, "start": True}
    page.goto(f"/table/{post(page, '/api/tables', wanted)['id']}")
    switch, rng = page.locator("[data-setting]"), Random(5)
    page.locator(OPEN).first.wait_for()
    while not switch.count():
        choose(page, rng)
        page.wait_for_timeout(20)
    acts.made.clear()
    kept = spaces(page)
    expect(page.locator(".elsewhere")).not_to_have_count(0)
    switch.last.click()
    expect(page.locator(".elsewhere")).not_to_have_count(0)
    boosted = spaces(page)
    assert boosted - kept and acts.made == []
    space = min(boosted - kept)
    page.locator(f"g.end[data-space='{space}']").focus()
    page.keyboard.press("Enter")
    acts.are(2)
    assert [action.split()[1] for action in acts.made] == ["nitro", "drive"] and acts.made[1].split()[2] == space
