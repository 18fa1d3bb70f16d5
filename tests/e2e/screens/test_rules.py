"""The rules page: reached from everywhere, in every language, on desktop and phone, by keys, and on paper."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.access import PHONE, hindrances, too_wide
from tests.e2e.conftest import DESK, Person
from tests.e2e.driving import OPEN, start_race
from tests.e2e.screens.test_access import press_until_focused
from tests.e2e.server_process import ServerProcess
from tests.e2e.words import text

TITLES = [
    ("en-GB", "The rules of Downforce"),
    ("es-ES", "Reglas de Downforce"),
    pytest.param("fr-FR", "Les règles de Downforce", marks=pytest.mark.slow),
    pytest.param("pt-BR", "Regras de Downforce", marks=pytest.mark.slow),
]


def test_both_games_have_rules(server: ServerProcess, person: Person) -> None:
    page = person(server, PHONE)
    page.goto("/")
    page.get_by_role("link", name=text("web-rules")).last.click()
    page.get_by_role("heading", level=1).wait_for()
    expect(page.get_by_role("heading", level=1)).to_have_text(text("web-rules-of", game="Formula D"))
    page.locator("#example-braking").scroll_into_view_if_needed()
    page.locator("#example-braking .end").first.wait_for()
    expect(page.locator("#example-braking .end")).to_have_count(7)
    assert not hindrances(page)


@pytest.mark.parametrize(("language", "title"), TITLES)
def test_rules_are_read_in_every_language(server: ServerProcess, person: Person, language: str, title: str) -> None:
    page = person(server, language=language)
    page.goto("/rules/downforce")
    page.get_by_role("heading", level=1).wait_for()  # a new server plays out the examples first
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    assert page.locator("figure").count() >= 15
    for size in (DESK, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.locator("#example-tie").scroll_into_view_if_needed()
        expect(page.locator("#example-tie li svg")).to_have_count(4)
        page.locator("#example-jam").scroll_into_view_if_needed()
        page.locator("#example-jam .end").first.wait_for()
        expect(page.locator("#example-jam .end")).to_have_count(3)
        assert not too_wide(page)
    page.locator("summary").first.click()
    expect(page.locator("#df-01")).to_be_visible()


def test_the_home_page_leads_to_the_rules_by_keys(server: ServerProcess, person: Person) -> None:
    page = person(server)
    page.goto("/")
    page.get_by_role("link", name=text("web-rules")).first.wait_for()
    press_until_focused(page, "Rules")
    page.keyboard.press("Enter")
    page.wait_for_url("**/rules/downforce")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    press_until_focused(page, "In detail: DF-01 to DF-05")
    page.keyboard.press("Enter")
    expect(page.locator("#df-01")).to_be_visible()


def test_an_address_names_a_rule(server: ServerProcess, person: Person) -> None:
    page = person(server)
    page.goto("/rules/downforce#df-41")
    page.locator("#df-41").wait_for()
    expect(page.locator("#df-41")).to_be_in_viewport()
    expect(page.locator("#df-41")).to_contain_text(text("downforce-power-cunning"))
    page.get_by_role("link", name=text("downforce-option-bets")).click()
    expect(page.get_by_role("heading", name=text("downforce-option-bets")).last).to_be_in_viewport()
    page.locator("figure .board .car").first.wait_for()
    assert not hindrances(page)


@pytest.mark.parametrize("by_key", [False, True], ids=["link", "key"])
def test_a_race_opens_the_rules_beside_it(server: ServerProcess, person: Person, by_key: bool) -> None:
    page = person(server)
    start_race(page, "downforce", seats=3)
    page.locator(OPEN).first.wait_for()
    link = page.get_by_role("link", name=re.compile("Rules"))
    link.wait_for()
    with page.context.expect_page() as opened:
        page.keyboard.press("?") if by_key else link.click()
    expect(opened.value.get_by_role("heading", level=1)).to_have_text(text("web-rules-of", game="Downforce"))
    expect(page.locator(OPEN).first).to_be_visible()


def test_on_paper_everything_is_open(server: ServerProcess, person: Person) -> None:
    page = person(server)
    page.goto("/rules/downforce")
    page.locator("#example-jam").wait_for()
    page.emulate_media(media="print")
    expect(page.locator("#df-53")).to_be_visible()
    expect(page.locator("#example-unpredictable")).to_be_visible()
    expect(page.locator("#example-strategic .end")).to_have_count(3)
    expect(page.locator("header")).to_be_hidden()
    page.emulate_media(media="screen")
    expect(page.locator("#df-53")).to_be_hidden()
