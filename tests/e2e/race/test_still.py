"""A stable layout: panels keep their height, hands use their width, and looking back shows the past."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESK, Person
from tests.e2e.driving import COMMIT, CORNER, OPEN, start_at
from tests.e2e.server_process import ServerProcess
from tests.e2e.words import text

PHONE = {"width": 390, "height": 844}


def cards_in_hand(page: Page) -> int:
    return int(re.findall(r"\d+", page.get_by_role("heading", name=text("downforce-page-hand")).inner_text())[0])


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_looking_back_shows_the_old_hand_and_locks_choices(
    server: ServerProcess, person: Person, size: dict[str, int]
) -> None:
    page = person(server, size)
    start_at(page, "downforce-3", "play", times=10)
    now, standings = cards_in_hand(page), page.locator("tbody").first.inner_text()
    page.get_by_role("tab", name=text("web-side-log")).click()
    if (earlier := page.locator(".body").get_by_role("button", name="earlier line")).count():
        earlier.click()
    page.locator(".body li button").filter(has_text="starts, with").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text(text("web-past"))).to_be_visible()
    expect(page.get_by_role("heading", name=text("web-past-turn"))).to_be_visible()
    expect(page).to_have_title(re.compile("^● Your turn"))
    more = "now => Number(document.querySelector('.hand h2').textContent.match(/[0-9]+/)[0]) > now"
    page.wait_for_function(more, arg=now)
    assert page.locator(OPEN).count() == 0
    page.get_by_role("tab", name=text("web-challenge-race-head")).click()
    assert page.locator("tbody").first.inner_text() != standings
    page.keyboard.press("Escape")
    page.locator(OPEN).first.wait_for()
    assert cards_in_hand(page) == now
    assert page.locator("tbody").first.inner_text() == standings


def test_the_panel_keeps_its_height_while_choices_are_looked_at(server: ServerProcess, person: Person) -> None:
    page = person(server)
    for race, kind, times in (("downforce-3", "play", 4), ("formula-d-4", "gear", 6), ("formula-d-4", "drive", 34)):
        start_at(page, race, kind, times)
        panel = page.get_by_role("region", name=text("web-now"))
        heights = set()
        for at in range(min(3, page.locator(OPEN).count())):
            page.locator(OPEN).nth(at).focus()
            page.locator(".outlook li.told" if kind == "play" else ".looked:not(.hint)").first.wait_for()
            heights.add(round(panel.bounding_box()["height"]))  # type: ignore[index]
        page.locator("h1").first.evaluate("document.activeElement.blur()")
        heights.add(round(panel.bounding_box()["height"]))  # type: ignore[index]
        assert max(heights) - min(heights) <= 24, (race, kind, heights)
        after = [round(panel.bounding_box()["height"])]  # type: ignore[index]
        for at in range(min(3, page.locator(OPEN).count())):
            page.locator(OPEN).nth(at).focus()
            after.append(round(panel.bounding_box()["height"]))  # type: ignore[index]
        assert set(after) == {after[0]}, (race, kind, after)
    start_at(page, "downforce-no-auction", "decline")  # only one of these choices has a step-by-step outlook
    assert page.locator(".looked.hint").bounding_box()["height"] < 120  # type: ignore[index]
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]  # a screen that is turned begins anew
    spare = "panel.getBoundingClientRect().bottom - panel.lastElementChild.getBoundingClientRect().bottom"
    page.wait_for_function(f"(panel => {spare} < 40)(document.querySelector('section.now'))")


# Number and letter are in the left half of a card, which no other card may cover and no edge may cut off.
CUT = """() => {
    const boxes = [...document.querySelectorAll('.hand li')].map((card) => card.getBoundingClientRect());
    const half = (box) => [box.left, box.left + 0.5 * document.querySelector('.hand .card').offsetWidth];
    return boxes.filter((box, at) => {
        const next = boxes[at + 1];
        const covered = next && next.top === box.top && next.left < half(box)[1] - 2;
        return covered || box.left < 0 || half(box)[1] > innerWidth;
    }).length;
}"""


@pytest.mark.parametrize("sizes", [[PHONE, {"width": 740, "height": 360}], [{"width": 1024, "height": 768}]], ids=str)
def test_every_card_of_a_hand_and_the_discards_can_be_read(
    server: ServerProcess, person: Person, sizes: list[dict[str, int]]
) -> None:
    page = person(server, sizes[0])
    start_at(page, "downforce-3", "play", times=7)
    for size in sizes:
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert page.locator(".hand li").count() >= 9
        assert page.evaluate(CUT) == 0
    pile = page.get_by_role("button", name=re.compile("^Discards"))
    pile.focus()
    page.keyboard.press("Enter")
    fan = page.get_by_role("list", name=re.compile("^Discards")).get_by_role("listitem")
    count = re.search(r"\d+", pile.locator("small").inner_text())
    assert count and fan.count() == int(count[0])


LAPTOP = {"width": 1366, "height": 768}
SIZES = [LAPTOP, {"width": 1600, "height": 900}, {"width": 1024, "height": 768}, {"width": 390, "height": 844}]
ROWS = """hand => {
  const rows = Map.groupBy([...hand.querySelectorAll('.card')], (card) => Math.round(card.getBoundingClientRect().top));
  return [...rows.values()].map((row) => row.length);
}"""


def outside(page: Page, inner: str, outer: str) -> list[str]:
    """Return the elements that are not completely visible inside another one."""
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
    start_at(page, "downforce-3", "play", times=7)
    pitch = page.locator(".hand ul").evaluate(
        "({ children: [a, b] }) => Math.ceil(b.getBoundingClientRect().left - a.getBoundingClientRect().left)"
    )
    assert pitch >= {390: 68, 1366: 55}.get(size["width"], 60)  # of 14 cards; on a phone none lies over another


def test_what_to_do_now_keeps_its_place_from_question_to_question(server: ServerProcess, person: Person) -> None:
    page = person(server, LAPTOP)
    for race, asked in (
        ("downforce-3", [("play", 4), ("drive", 9), ("bet", 1)]),
        ("formula-d-4", [("gear", 6), ("drive", 34)]),
    ):
        places = set()
        for kind, times in asked:
            start_at(page, race, kind, times)
            places.add(page.get_by_role("tablist").evaluate("tabs => tabs.getBoundingClientRect().top"))
            page.get_by_role("button", name=text("web-hint"), exact=True).click()
            page.get_by_role("region", name=text("web-hint")).wait_for()
            listed = ":is(.list, [data-part=gears]) [data-choice]"
            assert outside(page, listed, "section.now .choices") == [], "a hint hides choices"
            page.get_by_role("region", name=text("web-hint")).get_by_role("button", name=text("web-close")).click()
            expect(page.get_by_role("region", name=text("web-now"))).to_be_focused()
        assert len(places) == 1, (race, places)


@pytest.mark.parametrize("language", ["en-GB", pytest.param("fr-FR", marks=pytest.mark.slow)])
def test_all_cars_of_a_bet_and_its_confirmation_are_in_sight(
    server: ServerProcess, person: Person, language: str
) -> None:
    page = person(server, LAPTOP, language=language)
    start_at(page, "downforce-3", "bet")
    page.locator(OPEN).first.click(position=CORNER)
    page.locator(COMMIT).wait_for()
    assert page.locator("section.now [data-choice]").count() == 6
    for size in (LAPTOP, {"width": 1024, "height": 768}):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert outside(page, ".choices [data-choice]", ".choices") == []
        assert outside(page, "[data-commit]", "section.now") == []
