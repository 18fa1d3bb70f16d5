"""Room for what matters: the hand uses the width it has, and a laptop shows every choice of a bet."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import Person
from tests.e2e.driving import COMMIT, CORNER, OPEN, start_at
from tests.e2e.server_process import ServerProcess
from tests.e2e.words import text

LAPTOP = {"width": 1366, "height": 768}
SIZES = [LAPTOP, {"width": 1600, "height": 900}, {"width": 1024, "height": 768}, {"width": 390, "height": 844}]
ROWS = """hand => {
  const rows = Map.groupBy([...hand.querySelectorAll('.card')], (card) => Math.round(card.getBoundingClientRect().top));
  return [...rows.values()].map((row) => row.length);
}"""


def outside(page: Page, inner: str, outer: str) -> list[str]:
    """The elements that are not wholly visible inside another one."""
    found: list[str] = page.evaluate(
        """([inner, outer]) => {
          const box = document.querySelector(outer).getBoundingClientRect();
          const hidden = ({ top, bottom, left, right }) =>
            top < box.top - 1 || bottom > box.bottom + 1 || left < box.left - 1 || right > box.right + 1;
          const all = [...document.querySelectorAll(inner)];
          return all.filter((each) => hidden(each.getBoundingClientRect())).map((each) => each.textContent);
        }""",
        [inner, outer],
    )
    return found


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}")
def test_cards_lie_in_rows_of_about_the_same_length(
    server: ServerProcess, person: Person, size: dict[str, int]
) -> None:
    page = person(server, size)
    start_at(page, "downforce-3", "play", times=4)
    rows = page.locator(".hand ul").evaluate(ROWS)
    assert sum(rows) == 15
    assert max(rows) - min(rows) <= len(rows), rows
    assert outside(page, ".hand ul .card", ".hand ul") == []  # none lies over the betting slip


def test_a_laptop_shows_all_cars_of_a_bet_and_its_confirmation(server: ServerProcess, person: Person) -> None:
    page = person(server, LAPTOP)
    start_at(page, "downforce-3", "bet")
    panel = page.get_by_role("region", name=text("web-now"))
    page.locator(OPEN).first.click(position=CORNER)
    page.locator(COMMIT).wait_for()
    assert panel.locator("[data-choice]").count() == 6
    assert outside(page, ".choices [data-choice]", ".choices") == []
    assert outside(page, "[data-commit]", "section.now") == []
