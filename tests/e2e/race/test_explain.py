"""Explanations: pointing, keys or a tap open a card with a sentence and a link to the rules."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.access import PHONE, barriers, too_wide
from tests.e2e.conftest import Person
from tests.e2e.driving import OPEN, bring_race, post, start_at, start_race
from tests.e2e.server_process import ServerProcess
from tests.e2e.words import ANY, like, text

CARD = "[popover]:popover-open"
CORNER = "formula-d-page-explain-corner"
# Before the browser has reported that the card is closed.
CLOSED_AND_ASKED_AGAIN = """thing => {
  thing.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  thing.click();
}"""
WORDS = [
    ("en-GB", "Stops to make"),
    ("es-ES", "Paradas que exige"),
    pytest.param("fr-FR", "Arrêts demandés", marks=pytest.mark.slow),
    pytest.param("pt-BR", "Paradas exigidas", marks=pytest.mark.slow),
]


def race_of_corners(page: Page) -> None:
    """A race with a corner ahead."""
    start_race(page, "formula_d", seats=2)
    page.locator(OPEN).first.wait_for()
    page.locator(".signs").first.wait_for()


def test_pointing_opens_leaving_closes_and_keys_reach_the_rule(server: ServerProcess, person: Person) -> None:
    page = person(server)
    race_of_corners(page)
    page.locator(".signs").first.hover()
    page.locator(CARD).wait_for()
    expect(page.locator(CARD)).to_contain_text(like(CORNER, longest=ANY, stops=1, shortest=ANY))
    page.locator(CARD).hover()
    page.wait_for_timeout(400)
    expect(page.locator(CARD)).to_be_visible()
    page.locator("h1").first.hover(force=True)
    expect(page.locator(CARD)).to_have_count(0)
    page.get_by_role("button", name=text("web-board-whole")).click()
    page.locator("[data-sign=P1] path").first.hover()  # painted on the board
    expect(page.locator(CARD)).to_contain_text("pit lane")
    page.locator("[data-sign='Sainte Devote'] path").hover()
    expect(page.locator(CARD)).to_contain_text(like(CORNER, longest=7, stops=ANY, shortest=ANY))
    page.locator("h1").first.hover(force=True)
    expect(page.locator(CARD)).to_have_count(0)
    thing = page.get_by_role("button", name=re.compile("longest way")).first
    page.locator("body").press("Tab")
    thing.focus()
    expect(page.locator(CARD)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(CARD)).to_have_count(0)
    expect(thing).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(CARD)).to_be_visible()
    thing.evaluate(CLOSED_AND_ASKED_AGAIN)
    expect(page.locator(CARD)).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.locator(f"{CARD} a")).to_be_focused()
    with page.context.expect_page() as opened:
        page.keyboard.press("Enter")
    opened.value.locator("#fd-22").wait_for()
    expect(opened.value.locator("#fd-22")).to_be_in_viewport()


def test_signs_on_the_board_are_reached_by_keys(server: ServerProcess, person: Person) -> None:
    page = person(server)
    post(page, "/api/me", {"name": "Ana"})
    page.goto(f"/replay/{bring_race(page, 'formula-d-alone')}")
    page.locator(".board").focus()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Sainte Devote")).to_be_focused()
    expect(page.locator(CARD)).to_contain_text(like(CORNER, longest=ANY, stops=1, shortest=ANY))
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("button", name="Bureau de Tabac")).to_be_focused()
    expect(page.locator(CARD)).to_contain_text("Bureau de Tabac")
    page.keyboard.press("Enter")
    expect(page.locator(f"{CARD} a")).to_be_focused()
    assert barriers(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Bureau de Tabac")).to_be_focused()
    expect(page.locator(CARD)).to_have_count(0)
    with page.context.expect_page() as opened:
        page.keyboard.press("?")
    opened.value.wait_for_url("**/rules/formula_d")


@pytest.mark.parametrize(("language", "words"), WORDS)
def test_a_tap_is_enough_in_every_language(server: ServerProcess, person: Person, language: str, words: str) -> None:
    page = person(server, PHONE, language)
    race_of_corners(page)
    signs = page.locator(".signs").first
    signs.scroll_into_view_if_needed()
    signs.tap()
    expect(page.locator(CARD)).to_contain_text(words)
    box = page.locator(CARD).bounding_box()
    assert box is not None
    assert box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]
    assert not too_wide(page)
    page.locator(".board .tools button").nth(2).tap()
    page.locator("[data-sign='Sainte Devote'] path").tap()
    expect(page.locator(CARD)).to_contain_text(words)
    expect(page.locator(".choice.armed")).to_have_count(0)


def test_marks_on_spaces_are_explained(server: ServerProcess, person: Person) -> None:
    page = person(server)
    start_at(page, "formula-d-4", "drive", times=34)
    page.locator(".now").get_by_role("button", name="−1").first.click()
    expect(page.locator(CARD)).to_contain_text("wear point")
    assert barriers(page) == []


def test_powers_and_bets_are_explained(server: ServerProcess, person: Person) -> None:
    page = person(server)
    start_at(page, "downforce-3", "play")
    page.locator("[data-part=power] button").click()
    expect(page.locator(f"{CARD} a")).to_have_attribute("href", re.compile(r"/rules/downforce#df-4\d"))
    page.keyboard.press("Escape")
    page.get_by_role("button", name=text("downforce-page-slip")).click()
    expect(page.locator(CARD)).to_contain_text("$9M, $6M or $3M")
    assert barriers(page) == []
