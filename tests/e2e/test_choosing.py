"""Every choice is seen before it is made: the first touch shows it, the second commits."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Person
from tests.e2e.driving import COMMIT, CORNER, OPEN, OVER, Acts, choose_until, start_race
from tests.e2e.server_process import ServerProcess

PHONE = {"width": 390, "height": 844}
SIDEWAYS = {"width": 844, "height": 390}


def asked(page: Page, kind: str) -> Locator:
    """The buttons of a question of this kind, once it is asked."""
    choose_until(page, kind)
    return page.locator(f"{OPEN}[data-choice*=' {kind} ']")


@pytest.mark.parametrize("kind", ["bid", "bet"])
def test_a_mouse_is_asked_once_before_what_is_sealed(server: ServerProcess, person: Person, kind: str) -> None:
    page = person(server)
    acts = Acts(page)
    start_race(page, "downforce", seats=3)
    choice = asked(page, kind).first
    before = len(acts.made)
    choice.click(position=CORNER)
    expect(page.locator(COMMIT)).to_be_visible()
    page.get_by_role("button", name="Not this one").click()
    expect(page.locator(COMMIT)).to_have_count(0)
    choice.click(position=CORNER)
    expect(page.locator(COMMIT)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(COMMIT)).to_have_count(0)
    acts.are(before)
    choice.click(position=CORNER)
    choice.click(position=CORNER)
    acts.are(before + 1)


def test_a_space_that_puts_the_car_out_asks_once_and_stays_asked(server: ServerProcess, person: Person) -> None:
    """With a single wear point whoever brakes at all is out; alone on the road nothing else can happen."""
    page = person(server)
    acts = Acts(page)
    start_race(page, "formula_d", seats=1, wear=1)
    deadly = page.locator(".board .end.bad")
    while not deadly.count():  # a good start is driven to its end
        page.locator(OPEN).first.wait_for()
        page.locator(OPEN).first.click()
        page.wait_for_timeout(30)
    before = len(acts.made)
    deadly.first.click()
    page.locator(".board .end:not(.bad)").first.hover()
    expect(page.locator(COMMIT)).to_be_visible()
    acts.are(before)
    page.locator(COMMIT).click()
    acts.are(before + 1)
    page.locator(OVER).wait_for()


def test_who_does_not_want_to_be_asked_is_not(server: ServerProcess, person: Person) -> None:
    page = person(server)
    acts = Acts(page)
    start_race(page, "downforce", seats=3)
    page.locator(OPEN).first.wait_for()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("ask once more").uncheck()
    page.keyboard.press("Escape")
    page.reload()
    choice = asked(page, "bid").first
    before = len(acts.made)
    choice.click(position=CORNER)
    acts.are(before + 1)


@pytest.mark.parametrize(
    ("game", "kinds", "size"),
    [("downforce", ("bid", "play", "drive"), PHONE), ("formula_d", ("gear", "drive"), SIDEWAYS)],
    ids=["upright", "on its side"],
)
def test_the_first_tap_shows_and_the_second_commits(
    server: ServerProcess, person: Person, game: str, kinds: tuple[str, ...], size: dict[str, int]
) -> None:
    page = person(server, size)
    acts = Acts(page)
    start_race(page, game, seats=3)
    for kind in kinds:
        choices = asked(page, kind)
        before = len(acts.made)
        first, last = choices.first, choices.last
        for choice in (first, last, first):
            choice.tap(position=CORNER)
            expect(choice).to_have_class(re.compile("armed"))
            same = page.locator(f".choice[data-choice='{choice.get_attribute('data-choice')}']")  # equal cards are one
            expect(page.locator(".choice.armed")).to_have_count(same.count())
        acts.are(before)
        first.tap(position=CORNER)
        acts.are(before + 1)


def test_a_space_on_the_board_is_tapped_twice(server: ServerProcess, person: Person) -> None:
    page = person(server, {"width": 390, "height": 844})
    acts = Acts(page)
    start_race(page, "formula_d", seats=3)
    choose_until(page, "drive")
    before = len(acts.made)
    end = page.locator(".board .end").first
    end.tap()
    expect(page.locator(".board .way").first).to_be_attached()
    expect(page.locator(COMMIT)).to_be_visible()
    acts.are(before)
    end.tap()
    acts.are(before + 1)


def test_digits_show_and_commit_and_are_drawn_on_what_they_act_on(server: ServerProcess, person: Person) -> None:
    page = person(server)
    acts = Acts(page)
    start_race(page, "downforce", seats=3)
    asked(page, "bid").first.wait_for()
    before = len(acts.made)
    cards = page.locator(".hand .choice.card:not(:disabled)")
    for digit in ("2", "1"):
        card = page.locator(".hand .choice.card").filter(has=page.locator("kbd", has_text=digit)).first
        page.keyboard.press(digit)
        expect(card).to_be_focused()
        expect(card).to_have_class(re.compile("lit"))
    acts.are(before)
    assert cards.count() >= 9
    page.keyboard.press("1")
    acts.are(before + 1)


def test_a_gear_is_its_own_digit(server: ServerProcess, person: Person) -> None:
    page = person(server)
    acts = Acts(page)
    start_race(page, "formula_d", seats=3)
    gears = asked(page, "gear")
    gear = (gears.last.get_attribute("data-choice") or "").split()[-1]
    before = len(acts.made)
    page.keyboard.press(gear)
    expect(page.locator("[data-choice].lit")).to_have_attribute("data-choice", re.compile(f" gear {gear}$"))
    acts.are(before)
    page.keyboard.press(gear)
    acts.are(before + 1)


def test_what_a_screen_reader_presses_is_done_at_once(server: ServerProcess, person: Person) -> None:
    """It speaks a choice before it presses it, and presses without a pointer."""
    page = person(server, PHONE)
    acts = Acts(page)
    start_race(page, "downforce", seats=3)
    choice = asked(page, "bid").first
    before = len(acts.made)
    choice.evaluate("button => { button.focus(); button.click(); }")
    acts.are(before + 1)


def test_ghost_cars_drive_where_a_card_would_bring_them(server: ServerProcess, person: Person) -> None:
    """The card in focus is told line by line, with the order of the cars; played furthest, that is what comes."""
    page = person(server)
    start_race(page, "downforce", seats=3)
    cards = asked(page, "play")
    moved = 0
    for at in range(min(6, cards.count())):
        cards.nth(at).focus()
        steps = page.locator(".outlook li.told")
        steps.first.wait_for()
        lines = (cards.nth(at).get_attribute("data-choice") or "").split()[2]
        expect(steps).to_have_count(len(re.findall(r"[A-Z]", lines)))
        expect(steps.first.locator(".order .car")).to_have_count(6)
        moved = max(moved, page.locator(".board [data-ghost]").count())
    assert moved
    page.locator(".board").focus()
    expect(page.locator(".board [data-ghost]")).to_have_count(0)
    expect(page.locator(".outlook")).to_have_count(0)


def test_whoever_only_passes_by_asks_the_server_nothing(server: ServerProcess, person: Person) -> None:
    page = person(server)
    start_race(page, "downforce", seats=3)
    asks: list[str] = []
    cards = asked(page, "play")
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: asks.append(str(frame))))
    page.reload()
    cards.first.wait_for()
    for at in (0, 1, 2, 0, 1, 2):
        cards.nth(at).dispatch_event("focus")
    expect(page.locator(".outlook li").first).to_be_visible()
    assert len([frame for frame in asks if '"look"' in frame]) == 1


@pytest.mark.parametrize("kind", ["bet", "wild"])
def test_a_car_on_the_board_is_clicked(server: ServerProcess, person: Person, kind: str) -> None:
    page = person(server)
    acts = Acts(page)
    start_race(page, "downforce", seats=3)
    choose_until(page, kind)
    before = len(acts.made)
    car = page.locator(".board .car.free").first
    colour = car.get_attribute("data-car")
    car.hover()
    expect(page.locator(f"[data-choice$=' {kind} {colour}']")).to_have_class(re.compile("lit"))
    car.click()
    if kind == "bet":
        page.locator(COMMIT).click()
    acts.are(before + 1)
    assert acts.made[-1].endswith(f" {kind} {colour}")


def test_many_ends_are_listed_by_place_best_first_and_none_is_out_of_reach(
    server: ServerProcess, person: Person
) -> None:
    page = person(server)
    start_race(page, "formula_d", seats=3)
    more = page.get_by_role("button", name=re.compile(r"^\d+ more$"))
    ends, listed = page.locator(".board .end"), page.locator(".list [data-choice]")
    while True:  # on in the highest gear, by the cheapest way: on a straight there are many
        choice = page.locator(OPEN)
        choice.first.wait_for()
        if ends.count() and more.count():
            break
        (choice.first if ends.count() else choice.last).click()
        page.wait_for_timeout(30)
    assert listed.count() < ends.count()
    prices = [
        int(text.split("·")[1].strip("! ").replace("−", "")) for text in listed.all_inner_texts() if "✕" not in text
    ]
    assert prices[0] == min(prices)
    more.click()
    expect(listed).to_have_count(ends.count())
    assert len(page.locator(".list h3").all_inner_texts()) < listed.count()
    assert page.locator(".list").evaluate("list => list.scrollHeight <= list.clientHeight + 1")
