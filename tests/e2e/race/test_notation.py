"""No machine notation: cards are pictures and words, moves are described by car, distance and place."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESK, PHONE, Person
from tests.e2e.driving import OPEN, start_at
from tests.e2e.server_process import ServerProcess
from tests.e2e.words import text

CARD = re.compile(r"\b(?:[KBGYORW]\d){1,6}\b")
SPACE = re.compile(r"\b[LMRP]\d+\b")


def notation(page: Page) -> list[str]:
    """Exact names found beside the board, in the log, or in descriptions of choices."""
    said: list[str] = page.evaluate("""() =>
        [...document.querySelectorAll('.now-area, .side-area, [role=log], .choice .spoken, .end title')].map((part) => {
            const copy = part.cloneNode(true);
            copy.querySelectorAll('[role=img], svg').forEach((picture) => picture.replaceWith(' '));
            return copy.textContent;
        })""")
    return [found for text in said for found in (*CARD.findall(text), *SPACE.findall(text))]


@pytest.mark.parametrize(
    ("language", "size"),
    [
        ("en", DESK),
        ("es", PHONE),
        pytest.param("fr", DESK, marks=pytest.mark.slow),
        pytest.param("pt", PHONE, marks=pytest.mark.slow),
    ],
    ids=["en", "es", "fr", "pt"],
)
def test_nothing_is_shown_in_the_notation_of_records(
    server: ServerProcess, person: Person, language: str, size: dict[str, int]
) -> None:
    page = person(server, size, language)
    for race in ("downforce-3", "formula-d-4"):
        start_at(page, race, "drive", times=8)
        assert not notation(page)


def test_the_log_draws_cards_and_points_at_the_board(server: ServerProcess, person: Person) -> None:
    page = person(server)
    start_at(page, "downforce-3", "drive", times=8)
    page.get_by_role("tab", name=text("web-side-log")).click()
    page.get_by_role("button", name=re.compile("earlier line")).or_(page.locator(".body li")).first.wait_for()
    drawn = page.locator(".body [role=img]").first
    expect(drawn).to_have_attribute("aria-label", re.compile(r"^(\w+ \d, )*\w+ \d$"))
    line = page.locator(".body li button").filter(has_text=re.compile(r"spaces?,? to ")).last
    line.hover()
    expect(page.locator(".board [data-name]")).not_to_have_count(0)
    page.locator("h1").first.focus()
    page.mouse.move(5, 5)
    expect(page.locator(".board [data-name]")).to_have_count(0)
    line.focus()  # as the tab key does
    expect(page.locator(".board [data-name] path")).not_to_have_count(0)


def test_a_space_shows_its_name_while_it_is_looked_at(server: ServerProcess, person: Person) -> None:
    page = person(server)
    start_at(page, "formula-d-4", "drive")
    end = page.locator(OPEN).first
    space = str(end.get_attribute("data-choice")).split()[2]
    end.focus()
    expect(page.locator(f".board [data-name='{space}']")).to_be_visible()


def test_the_text_view_says_cards_in_words_and_names_places_as_the_board(server: ServerProcess, person: Person) -> None:
    page = person(server)
    start_at(page, "downforce-3", "drive", times=8)
    page.get_by_role("button", name=text("web-text-view")).click()
    page.locator("[role=log] p").first.wait_for()
    expect(page.get_by_role("region", name=text("web-text-view"))).to_contain_text(re.compile("(before|lane)"))
    assert not notation(page)
