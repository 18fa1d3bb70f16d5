"""The board: spaces that can be pressed, why others cannot, taking back, looking back, zooming."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Person
from tests.e2e.driving import AGAIN, Acts, start_at, start_race
from tests.e2e.server_process import ServerProcess
from tests.e2e.words import text

ENDS = ".board [data-action]"


def camera(page: Page) -> tuple[float, float, float]:
    """Where the board's corner is drawn on the page, and how large."""
    box = page.locator(".board").bounding_box()
    drawn = page.locator(".board > svg > g").get_attribute("transform") or ""
    left, top, scale = map(float, re.findall(r"-?[\d.]+(?:e-?\d+)?", drawn))
    assert box
    return box["x"] + left, box["y"] + top, scale


def track(page: Page) -> dict[str, tuple[float, float]]:
    """Where each space lies on the board of the race on the page."""
    table = page.request.get(f"/api/tables/{page.url.split('/')[-1].split('?')[0]}", max_retries=AGAIN).json()
    spaces = page.request.get(f"/api/tracks/{table['track']}", max_retries=AGAIN).json()["spaces"]
    return {space["id"]: (space["pose"][0], space["pose"][1]) for space in spaces}


def press_space(page: Page, space: str) -> None:
    left, top, scale = camera(page)
    x, y = track(page)[space]
    page.mouse.click(left + x * scale, top + y * scale)


@pytest.mark.parametrize("race", ["downforce-3", "formula-d-4"])
def test_a_space_is_previewed_and_then_driven_to(server: ServerProcess, person: Person, race: str) -> None:
    page = person(server)
    acts = Acts(page)
    start_at(page, race, "drive", times=6)
    end = page.locator(ENDS).first
    action = end.get_attribute("data-action")
    end.hover()
    expect(page.locator(".board .way").first).to_be_attached()  # a straight way has no height, and counts as unseen
    expect(page.locator("[data-choice].lit")).to_have_count(1)
    if race == "downforce-3":  # why another one cannot be chosen
        stands = page.locator(".board .car.active").get_attribute("data-at")
        press_space(page, stands or "")
        expect(page.locator(".why")).to_contain_text("must")
    end.click()
    acts.are(1)
    assert acts.made == [action]


def test_a_choice_is_taken_back(server: ServerProcess, person: Person) -> None:
    page = person(server)
    start_at(page, "downforce-3", "play", times=3)
    hand = page.locator(".hand li")
    cards = hand.count()
    page.locator("[data-choice='2 play O8']").click()  # nobody else chooses before orange has moved
    expect(hand).to_have_count(cards - 1)
    page.get_by_role("button", name=text("web-back")).click()
    expect(hand).to_have_count(cards)


def test_a_line_of_the_log_shows_the_board_as_it_was(server: ServerProcess, person: Person) -> None:
    page = person(server)
    start_at(page, "formula-d-4", "gear", times=8)
    expect(page).to_have_title(re.compile("^● Your turn"))
    place = "() => [...document.querySelectorAll('.board .car')].map((car) => car.getAttribute('transform')).join()"
    now = page.evaluate(place)
    page.get_by_role("tab", name=text("web-side-log")).click()
    page.get_by_role("list", name=text("web-log")).get_by_role("button").first.click()
    expect(page.get_by_text(text("web-past"))).to_be_visible()
    assert page.evaluate(place) != now
    expect(page.locator(ENDS)).to_have_count(0)
    page.keyboard.press("Escape")
    assert page.evaluate(place) == now


def test_the_board_is_zoomed_by_wheel_and_keys_and_shown_whole_again(server: ServerProcess, person: Person) -> None:
    page = person(server)
    start_race(page, "formula_d")
    page.locator(".board").wait_for()
    page.get_by_role("button", name=text("web-board-whole")).click()
    whole = camera(page)
    page.locator(".board").hover(position={"x": 200, "y": 200})
    page.mouse.wheel(0, -300)
    assert camera(page)[2] > whole[2] * 1.5
    page.locator(".board").press("Home")
    assert camera(page) == whole
    page.locator(".board").press("+")
    assert camera(page)[2] > whole[2] * 1.2


def test_the_text_view_is_enough(server: ServerProcess, person: Person) -> None:
    page = person(server)
    start_at(page, "downforce-3", "drive", times=6)
    page.get_by_role("button", name=text("web-text-view")).click()
    expect(page.locator(".board")).to_have_count(0)
    expect(page.locator(".text > table tbody tr")).to_have_count(6)
    # Each choice says what it would bring.
    expect(page.locator("[data-choice] small").first).to_be_visible()
    expect(page.locator(".text").get_by_role("region", name=text("downforce-page-slip"))).to_be_visible()
    start_race(page, "downforce")
    expect(page.locator(".text .power small")).to_be_visible()  # what the power on offer does
    start_race(page, "formula_d")
    first = page.locator(".text .corners li").first
    expect(first).to_contain_text("Sainte Devote")
    expect(first).to_contain_text("1 stop")
    expect(first).to_contain_text(re.compile(r"in \d+ spaces"))
