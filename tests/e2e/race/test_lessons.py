"""Guided races in a browser, completed by following the coach, with mouse, touch or keys."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.access import hindrances
from tests.e2e.conftest import Person
from tests.e2e.driving import ASK, OPEN, OVER, ask_coach, follow_coach, is_over, start_race
from tests.e2e.server_process import ServerProcess
from tests.e2e.words import ANY, like, text

LEARN = text("web-learn")
MOST = 80
"""Most choices in a guided race."""


def learn(page: Page, game: str) -> None:
    """Press the big button for new players."""
    page.goto("/")
    page.get_by_role("article", name=game).get_by_role("button", name=LEARN).click()
    page.locator("section.coach").wait_for()


def asked(page: Page) -> bool:
    """Wait until the coach can be asked; False if the race is over."""
    page.locator(f"{ASK}, {OVER}").first.wait_for()
    return not is_over(page)


def finish(page: Page) -> None:
    for _ in range(MOST):
        if not asked(page):
            return
        follow_coach(page)
    raise AssertionError("the guided race does not end")


def test_a_guided_lap_of_formula_d_by_doing_what_the_coach_says(server: ServerProcess, person: Person) -> None:
    page = person(server)
    learn(page, "Formula D")
    expect(page.locator("section.coach")).to_contain_text(text("formula-d-coach-welcome"))
    expect(page.locator("[data-marked]")).to_have_count(0)  # the newest remark is lit: the board
    finish(page)
    results = page.get_by_role("region", name=text("web-results"))
    expect(results.get_by_role("button", name=text("web-learn-again"))).to_be_visible()
    expect(results.get_by_role("button", name=text("web-rematch"))).to_have_count(0)
    results.locator("summary", has_text=text("web-luck")).click()
    expect(results).to_contain_text(text("web-luck-lesson"))
    page.goto("/")
    expect(page.get_by_role("button", name=text("web-learn-lesson")).first).to_be_visible()
    expect(page.get_by_role("button", name=LEARN)).to_have_count(0)


def test_a_first_race_of_downforce_on_a_phone_leads_to_the_auction(server: ServerProcess, person: Person) -> None:
    page = person(server, {"width": 360, "height": 740})
    learn(page, "Downforce")
    finish(page)
    page.get_by_role("button", name=text("web-learn-next", lesson="The auction")).tap()
    expect(page.locator("section.coach")).to_contain_text(like("downforce-coach-lot", lot=ANY))
    assert asked(page)
    assert not hindrances(page)
    follow_coach(page)


def test_keys_alone_follow_the_coach(server: ServerProcess, person: Person) -> None:
    page = person(server)
    learn(page, "Formula D")
    for _ in range(3):
        assert asked(page)
        version = page.locator("[data-version]").get_attribute("data-version")
        page.locator("section.now").focus()
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Enter")
        page.locator("section.coach[data-advice]").wait_for()
        action = page.locator("section.coach").get_attribute("data-advice")
        focused = "[document.activeElement.dataset.choice, document.activeElement.dataset.action]"
        expect(page.locator(f':is([data-choice="{action}"], [data-action="{action}"]):focus')).to_have_count(1)
        assert action in page.evaluate(focused)
        page.keyboard.press("Enter")
        expect(page.locator("[data-version]")).not_to_have_attribute("data-version", str(version))


def test_the_subject_of_a_remark_is_lit(server: ServerProcess, person: Person) -> None:
    page = person(server)
    learn(page, "Formula D")
    assert asked(page)
    outline = "part => getComputedStyle(document.querySelector(`[data-part~=${part}]`)).outlineStyle"
    assert page.evaluate(outline, "board") == "solid"
    page.get_by_text(text("formula-d-coach-welcome")).hover()
    expect(page.locator("[data-marked]")).to_have_count(1)
    assert page.evaluate(outline, "board") == "none"
    follow_coach(page)
    assert asked(page)
    assert page.evaluate(outline, "gears") == "solid"
    follow_coach(page)
    assert asked(page)
    follow_coach(page)
    assert asked(page)
    assert page.locator("[data-marked]").count() > 5  # the whole corner ahead
    ask_coach(page)
    assert not hindrances(page)


def test_beside_the_coach_a_card_is_told_line_by_line_with_its_letters(server: ServerProcess, person: Person) -> None:
    page = person(server)
    learn(page, "Downforce")
    assert asked(page)
    assert not hindrances(page)
    page.keyboard.press("3")  # a card of three lines
    lines = page.locator("section.now .looked ol li")
    expect(lines).to_have_count(3)
    for line in lines.all():
        number, note = (line.locator(part).bounding_box() for part in ("b", ".note"))
        assert number and note and note["x"] >= number["x"] + number["width"], "in one row"
    expect(page.locator("[data-commit] small")).to_have_count(3)
    expect(page.locator("[data-commit] small:visible")).to_have_count(3)


def test_the_coach_can_be_turned_off_and_stays_so(server: ServerProcess, person: Person) -> None:
    page = person(server)
    learn(page, "Downforce")
    assert asked(page)
    page.wait_for_function("document.documentElement.scrollHeight <= innerHeight")  # only panels scroll
    page.get_by_role("button", name=text("web-coach-off")).click()
    expect(page.get_by_role("button", name=text("web-coach-ask"))).to_have_count(0)
    page.reload()
    page.get_by_role("button", name=text("web-coach-on")).wait_for()
    expect(page.get_by_role("button", name=text("web-coach-ask"))).to_have_count(0)
    page.get_by_role("button", name=text("web-coach-on")).click()
    expect(page.locator("section.coach")).to_contain_text(text("downforce-coach-play"))


def test_a_coach_is_switched_on_for_races_against_bots_and_says_why(server: ServerProcess, person: Person) -> None:
    page = person(server)
    start_race(page, "formula_d", seats=2)
    page.locator(OPEN).first.wait_for()
    expect(page.locator("section.coach")).to_have_count(0)
    page.get_by_role("button", name=text("web-settings")).click()
    page.get_by_label(text("web-settings-coaching")).check()
    page.keyboard.press("Escape")
    ask_coach(page)
    advice = page.locator("section.coach .advice")
    expect(advice).to_contain_text(re.compile(r"\. \w+"))  # a choice, and the reason for it
    page.locator("section.coach").get_by_role("button", name=text("web-coach-off")).click()
    expect(page.locator("section.coach")).to_have_count(0)
