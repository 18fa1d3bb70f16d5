"""Fixed annoyances, and the announcement of a car that goes out."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Person
from tests.e2e.driving import COMMIT, OPEN, bring_race, choose_until, drive, post, start_at, start_race
from tests.e2e.server_process import ServerProcess
from tests.e2e.words import text


def test_the_host_of_a_first_table_is_asked_for_a_name_once(server: ServerProcess, person: Person) -> None:
    page = person(server)
    page.goto("/")
    page.get_by_role("button", name=text("web-race-now")).first.click()  # no answer is needed
    page.wait_for_url("**/table/*")
    page.goto("/new/downforce?mode=friends")
    page.get_by_label(text("web-settings-name")).fill("Zoe")
    page.get_by_role("button", name=text("web-new-make")).click()
    page.wait_for_url("**/table/*")  # the plan of the seats already shows the name
    page.get_by_role("listitem").filter(has_text="Zoe").wait_for()
    for address in ("/", "/new/formula_d?mode=bots"):
        page.goto(address)
        page.get_by_role("button", name=re.compile("Race now|Start the race")).first.wait_for()
        expect(page.get_by_label(text("web-settings-name"))).to_have_count(0)


def test_a_name_that_is_typed_on_the_first_page_is_raced_under(server: ServerProcess, person: Person) -> None:
    page = person(server)
    page.goto("/")
    page.get_by_label(text("web-settings-name")).fill("Max")
    page.get_by_role("button", name=text("web-race-now")).first.click()
    page.locator(OPEN).first.wait_for()
    expect(page.get_by_role("listitem").filter(has_text="Max").first).to_be_visible()


def test_a_car_has_one_number_on_board_and_dashboard(server: ServerProcess, person: Person) -> None:
    page = person(server)
    start_race(page, "formula_d", seats=4, cars=8)
    choose_until(page, "gear")
    expect(page.locator(".dash .who text")).to_have_text(page.locator(".car.active text").text_content() or "no car")


@pytest.mark.parametrize("pace", ["at-once", "brisk"])
def test_the_log_follows_the_newest_line_and_cuts_none(server: ServerProcess, person: Person, pace: str) -> None:
    tall = {"width": 1280, "height": 1000}  # where there is less room what happened is on its own tab
    page = person(server, tall, pace=pace, motion="auto")
    start_at(page, "formula-d-4", "gear", times=12)
    drive(page, moves=3)
    page.locator(OPEN).first.wait_for()
    kept_up = """() => {
        const list = document.querySelector('.recent ol'), box = list?.getBoundingClientRect();
        const lines = [...(list?.children ?? [])].map((line) => line.getBoundingClientRect());
        const first = lines.find((line) => line.bottom > box.top + 1);
        return first && lines.at(-1).bottom - box.bottom < 1 && Math.abs(first.top - box.top) < 2;
    }"""
    page.wait_for_function(kept_up)


def test_no_card_of_a_long_hand_is_out_of_sight(server: ServerProcess, person: Person) -> None:
    page = person(server)
    start_at(page, "downforce-4", "play")
    cards = page.locator(".hand li")
    assert cards.count() >= 12
    expect(page.get_by_text(text("downforce-page-slip"))).to_be_visible()  # beside the hand
    assert page.locator(".hand ul").evaluate("(list) => list.scrollWidth <= list.clientWidth")
    expect(cards.last).to_be_in_viewport(ratio=1)


def test_results_are_brought_into_sight_on_a_phone(server: ServerProcess, person: Person) -> None:
    page = person(server, {"width": 390, "height": 844})
    post(page, "/api/me", {"name": "Ana"})
    page.goto(f"/table/{bring_race(page, 'formula-d-4')}")
    podium = page.get_by_role("region", name=text("web-results")).locator("h2").first
    expect(podium).to_be_in_viewport()
    page.locator("[data-chart]").first.wait_for()  # without the story the results are not long
    button = page.get_by_role("button", name=text("web-results"), exact=True)
    button.scroll_into_view_if_needed()
    expect(podium).not_to_be_in_viewport()
    button.tap()
    expect(podium).to_be_in_viewport()


WATCH = """() => {
    window.seen = {};
    const note = () => {
        for (const each of document.querySelectorAll('[data-moment], [data-wreck] .puff')) {
            const seconds = parseFloat(getComputedStyle(each).animationDuration);
            window.seen[each.dataset.moment ?? 'wreck'] = { text: each.textContent, moves: seconds > 0.001 };
        }
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
}"""
"""A script that notes headlines as they appear."""


def crash(page: Page) -> None:
    """Drive to a space where the brakes fail."""
    start_at(page, "formula-d-10", "drive", times=101)
    page.evaluate(WATCH)
    page.locator("button[data-choice='8 drive R20']").click()
    if page.locator(COMMIT).count():
        page.locator(COMMIT).click()


def test_a_retired_car_is_shown_without_motion_and_heard_if_sound_is_on(server: ServerProcess, person: Person) -> None:
    page = person(server, pace="calm", motion="reduced")
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    crash(page)
    seen = page.wait_for_function("() => window.seen.out && window.seen.wreck && window.seen").json_value()
    assert "Out!" in seen["out"]["text"]
    assert not seen["out"]["moves"]
    assert not seen["wreck"]["moves"]
    assert not any("synth" in url for url in loaded)
    with page.expect_request(lambda request: "synth" in request.url):
        page.get_by_role("button", name=text("web-sound")).click()
    start_at(page, "formula-d-10", "drive", times=101)
    expect(page.get_by_role("button", name=text("web-sound"))).to_have_attribute("aria-pressed", "true")
