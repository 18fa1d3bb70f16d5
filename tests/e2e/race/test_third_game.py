"""A game from another package, unknown to the page, is raced with plain panels."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.access import barriers, too_wide
from tests.e2e.conftest import PHONE, Person
from tests.e2e.driving import OPEN, choose, drive, may_choose, start_race
from tests.e2e.server_process import ServerProcess
from tests.e2e.words import text
from tests.sprint.install import sprint_installed


@pytest.fixture(scope="module")
def sprint_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("sprint"))
    with sprint_installed():
        server.open()
    yield server
    server.close()


def test_it_has_a_card_and_is_raced_to_its_end(sprint_server: ServerProcess, person: Person) -> None:
    page = person(sprint_server)
    page.goto("/")
    card = page.get_by_role("article").filter(has_text="Sprint")
    expect(page.get_by_role("article")).to_have_count(3)
    expect(card.get_by_label(text("web-against"))).to_have_value("random")
    card.get_by_role("button", name=text("web-race-now")).click()
    page.locator(OPEN).first.wait_for()
    expect(page).to_have_title("● Your turn – Sprint")
    expect(page.get_by_role("heading", name="Push or save? Fuel left: 3.")).to_be_visible()
    expect(page.locator(OPEN)).to_have_text([re.compile("twice as far, for one of 3 units"), re.compile("as far as")])
    expect(page.get_by_role("region", name=text("web-text-view"))).to_contain_text("has chosen.")
    expect(page.locator(".board")).to_have_count(0)
    drive(page)
    results = page.get_by_role("region", name=text("web-results"))
    expect(results).to_contain_text("got furthest.")
    expect(results.get_by_role("row")).to_have_count(4)
    results.get_by_role("button", name=text("web-rematch")).click()
    page.locator(OPEN).first.wait_for()


def test_its_options_are_set_and_people_who_share_a_screen_hand_it_over(
    sprint_server: ServerProcess, person: Person
) -> None:
    page = person(sprint_server)
    page.goto("/new/sprint?mode=here")
    expect(page).to_have_title(f"Sprint: {text('web-new-here')} – Paddock")
    page.get_by_label(text("web-players")).fill("2")
    page.get_by_label(text("web-new-seat-name", number=2)).fill("Zoe")
    page.get_by_text(text("web-new-options")).click()
    page.get_by_label("Goal").fill("9")
    page.get_by_role("button", name=text("web-new-start")).click()
    handover, rng, called = page.get_by_role("dialog"), Random(7), []
    while not page.get_by_role("region", name=text("web-results")).is_visible():
        if handover.is_visible():
            assert not may_choose(page)
            called.append(handover.get_by_role("heading").inner_text())
            handover.get_by_role("button").click()
        elif may_choose(page):
            choose(page, rng)
        page.wait_for_timeout(20)
    assert text("web-hand-over", name="Zoe") in called and len(set(called)) == 2
    expect(page.get_by_role("region", name=text("web-results")).get_by_role("row")).to_have_count(3)


def test_its_replay_is_stepped_through_and_played_on(sprint_server: ServerProcess, person: Person) -> None:
    page = person(sprint_server)
    start_race(page, "sprint", level="random", seats=3, goal=12)
    drive(page)
    page.get_by_role("link", name=text("web-replay")).click()
    story = page.get_by_role("region", name=text("web-text-view"))
    expect(story.get_by_role("listitem")).to_have_count(0)
    page.get_by_role("button", name=text("web-replay-next")).click()
    expect(story.get_by_role("listitem")).to_have_count(1)
    page.get_by_label(text("web-replay-viewer")).select_option("all")
    page.get_by_role("button", name=text("web-replay-last")).click()
    expect(story.get_by_role("listitem").first).to_contain_text("is rolled")
    page.get_by_role("tab", name=text("web-side-sheet")).click()
    expect(page.get_by_role("tabpanel")).to_contain_text("Distance")
    page.get_by_role("button", name=text("web-replay-first")).click()
    page.get_by_role("button", name=text("web-replay-play-on")).click()
    page.get_by_role("dialog").get_by_role("button", name=text("web-new-start")).click()
    page.wait_for_url("**/table/*")
    drive(page)


def test_it_speaks_every_language_on_a_phone_and_has_no_barriers(sprint_server: ServerProcess, person: Person) -> None:
    page = person(sprint_server, PHONE, "fr-FR")
    troubles: list[str] = []

    def look(at: Page, name: str) -> None:
        at.wait_for_load_state("networkidle")
        troubles.extend(f"{name}: {found}" for found in [*barriers(at), *(["too wide"] if too_wide(at) else [])])
        text = at.locator("body").inner_text()
        troubles.extend(f"{name}: {found}" for found in re.findall(r"\b(?:web|sprint)-[a-z-]+|undefined|NaN", text))

    page.goto("/")
    page.get_by_role("heading", name="Sprint", exact=True).wait_for()
    look(page, "home")
    page.goto("/new/sprint?mode=friends")
    page.locator("button.go").click()
    page.wait_for_url("**/table/*")
    look(page, "lobby")
    start_race(page, "sprint", level="random", seats=3)
    drive(page, moves=2)
    page.locator(OPEN).first.wait_for()
    look(page, "race")
    assert page.locator(OPEN).first.bounding_box()["y"] < PHONE["height"]  # type: ignore[index]
    drive(page)
    page.locator("section table").first.wait_for()
    sheet = page.locator(".stage section").evaluate("panel => panel.scrollHeight - panel.clientHeight")
    assert sheet <= 1, "the score sheet is cut off"
    look(page, "results")
    assert troubles == []
