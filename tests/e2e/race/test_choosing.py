"""Every choice is previewed with its cost: the first touch shows it, the second commits it."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.access import hindrances
from tests.e2e.conftest import PHONE, Person
from tests.e2e.driving import COMMIT, CORNER, OPEN, OVER, Acts, choose, post, start_at, start_race
from tests.e2e.server_process import ServerProcess
from tests.e2e.words import text

SIDEWAYS = {"width": 844, "height": 390}


def asked(page: Page, race: str, kind: str) -> Locator:
    """The buttons of a question of this kind in a race."""
    start_at(page, race, kind)
    return page.locator(f"{OPEN}[data-choice*=' {kind} ']")


@pytest.mark.parametrize("kind", ["bid", "bet"])
def test_a_mouse_confirms_sealed_choices_once(server: ServerProcess, person: Person, kind: str) -> None:
    page = person(server)
    acts = Acts(page)
    choice = asked(page, "downforce-3", kind).first
    choice.click(position=CORNER)
    expect(page.locator(COMMIT)).to_be_visible()
    page.get_by_role("button", name=text("web-now-not")).click()
    expect(page.locator(COMMIT)).to_have_count(0)
    choice.click(position=CORNER)
    expect(page.locator(COMMIT)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(COMMIT)).to_have_count(0)
    acts.are(0)
    choice.click(position=CORNER)
    choice.click(position=CORNER)
    acts.are(1)


def test_a_space_that_puts_the_car_out_asks_for_confirmation_once(server: ServerProcess, person: Person) -> None:
    """With a single wear point, braking puts the car out; it is alone on the road, so nothing else can happen."""
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


def test_a_confirmation_can_be_switched_off(server: ServerProcess, person: Person) -> None:
    page = person(server)
    acts = Acts(page)
    choice = asked(page, "downforce-3", "bid").first
    page.get_by_role("button", name=text("web-settings")).click()
    assert not hindrances(page)
    page.get_by_label(text("web-settings-asks")).uncheck()
    page.keyboard.press("Escape")
    page.reload()
    choice.click(position=CORNER)
    acts.are(1)


@pytest.mark.parametrize(
    ("race", "kinds", "size"),
    [("downforce-3", ("bid", "play", "drive"), PHONE), ("formula-d-4", ("gear", "drive"), SIDEWAYS)],
    ids=["upright", "on its side"],
)
def test_the_first_tap_shows_and_the_second_commits(
    server: ServerProcess, person: Person, race: str, kinds: tuple[str, ...], size: dict[str, int]
) -> None:
    page = person(server, size)
    acts = Acts(page)
    for made, kind in enumerate(kinds):
        choices = asked(page, race, kind)
        first, last = choices.first, choices.last
        for choice in (first, last, first):
            choice.tap(position=CORNER)
            expect(choice).to_have_class(re.compile("armed"))
            same = page.locator(f".choice[data-choice='{choice.get_attribute('data-choice')}']")  # equal cards are one
            expect(page.locator(".choice.armed")).to_have_count(same.count())
        acts.are(made)
        first.tap(position=CORNER)
        acts.are(made + 1)


def test_a_space_on_the_board_is_tapped_twice(server: ServerProcess, person: Person) -> None:
    page = person(server, PHONE)
    acts = Acts(page)
    asked(page, "formula-d-4", "drive")
    end = page.locator(".board .end").first
    end.tap()
    expect(page.locator(".board .way").first).to_be_attached()
    expect(page.locator(COMMIT)).to_be_visible()
    acts.are(0)
    end.tap()
    acts.are(1)


def test_digits_show_and_commit_and_are_drawn_on_what_they_act_on(server: ServerProcess, person: Person) -> None:
    page = person(server)
    acts = Acts(page)
    asked(page, "downforce-3", "bid")
    for digit in ("2", "1"):
        card = page.locator(".hand .choice.card").filter(has=page.locator("kbd", has_text=digit)).first
        page.keyboard.press(digit)
        expect(card).to_be_focused()
        expect(card).to_have_class(re.compile("lit"))
    acts.are(0)
    assert page.locator(".hand .choice.card:not(:disabled)").count() >= 9
    page.keyboard.press("1")
    acts.are(1)
    gear = (asked(page, "formula-d-4", "gear").last.get_attribute("data-choice") or "").split()[-1]
    page.keyboard.press(gear)  # a gear is its own digit
    expect(page.locator("[data-choice].lit")).to_have_attribute("data-choice", re.compile(f" gear {gear}$"))
    acts.are(1)
    page.keyboard.press(gear)
    acts.are(2)


def test_a_screen_readers_press_commits_at_once(server: ServerProcess, person: Person) -> None:
    """A screen reader reads a choice aloud before pressing it, without a pointer."""
    page = person(server, PHONE)
    acts = Acts(page)
    asked(page, "downforce-3", "bid").first.evaluate("button => { button.focus(); button.click(); }")
    acts.are(1)


def test_ghost_cars_drive_where_a_card_would_bring_them(server: ServerProcess, person: Person) -> None:
    """The focused card is described line by line, with the order of the cars; just passing sends no request."""
    page = person(server)
    asks: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: asks.append(str(frame))))
    cards = asked(page, "downforce-3", "play")
    pass_by = "cards => [0, 1, 2, 0, 1, 2].forEach((at) => cards[at].dispatchEvent(new FocusEvent('focus')))"
    cards.evaluate_all(pass_by)
    expect(page.locator(".outlook li").first).to_be_visible()
    assert len([frame for frame in asks if '"look"' in frame]) == 1
    moved = 0
    for at in range(6):
        cards.nth(at).focus()
        lines = (cards.nth(at).get_attribute("data-choice") or "").split()[2]
        steps = page.locator(".outlook li.told")
        expect(steps).to_have_count(len(re.findall(r"[A-Z]", lines)))
        expect(steps.first.locator(".order .car")).to_have_count(6)
        moved = max(moved, page.locator(".board [data-ghost]").count())
    assert moved
    page.locator(".board").focus()
    expect(page.locator(".board [data-ghost]")).to_have_count(0)
    expect(page.locator(".outlook")).to_have_count(0)


@pytest.mark.parametrize("kind", ["bet", "wild"])
def test_a_car_on_the_board_is_clicked(server: ServerProcess, person: Person, kind: str) -> None:
    page = person(server)
    acts = Acts(page)
    asked(page, "downforce-3", kind)
    car = page.locator(".board .car.free").first
    colour = car.get_attribute("data-car")
    car.hover()
    expect(page.locator(f"[data-choice$=' {kind} {colour}']")).to_have_class(re.compile("lit"))
    car.click()
    if kind == "bet":
        page.locator(COMMIT).click()
    acts.are(1)
    assert acts.made[-1].endswith(f" {kind} {colour}")


def test_many_ends_are_listed_by_place_along_the_road_and_none_is_out_of_reach(
    server: ServerProcess, person: Person
) -> None:
    page = person(server, {"width": 1600, "height": 900})
    start_at(page, "formula-d-4", "drive", times=34)  # on a straight, where there are many
    ends, listed = page.locator(".board .end"), page.locator(".list [data-choice]")
    listed.first.wait_for()
    assert listed.count() == ends.count() > 20
    page.set_viewport_size({"width": 390, "height": 844})
    more = page.get_by_role("button", name=re.compile(r"^\d+ more$"))
    more.wait_for()
    assert listed.count() < ends.count()
    shown = [each for each in listed.all() if each.locator("kbd").count()]
    places = [box for each in shown if (box := each.bounding_box())]
    assert [each.locator("kbd").inner_text() for each in shown] == [str(digit) for digit in range(1, 10)]
    assert places == sorted(places, key=lambda box: (round(box["y"]), box["x"])), "digits are in reading order"
    more.click()
    expect(listed).to_have_count(ends.count())
    away = [int(each) for each in page.locator(".list .away").all_inner_texts() if each]
    assert len(away) > 1
    assert away == sorted(away), "the furthest on the road first"
    assert page.locator(".list h3").count() < len(away)
    assert page.locator(".list").evaluate("list => list.scrollHeight <= list.clientHeight + 1")


def spaces(page: Page) -> set[str]:
    """The reachable spaces with this setting."""
    return {str(end.get_attribute("data-space")) for end in page.locator("g.end").all()}


def test_the_switch_shows_both_sets_of_spaces_and_sends_two_actions(server: ServerProcess, person: Person) -> None:
    page = person(server)
    acts = Acts(page)
    post(page, "/api/me", {"name": "Ana"})
    options = {"cars": 2, "track": "lantern-city", "road": True}
    seats = [{"kind": "me"}, {"kind": "here", "name": "Bea"}]
    wanted = {"game": "formula_d", "options": options, "seats": seats, "start": True}
    page.goto(f"/table/{post(page, '/api/tables', wanted)['id']}")
    switch, rng = page.locator("[data-setting]"), Random(5)
    page.locator(OPEN).first.wait_for()
    while not switch.count():
        choose(page, rng)
        page.wait_for_timeout(20)
    acts.made.clear()
    kept = spaces(page)
    expect(page.locator(".elsewhere")).not_to_have_count(0)
    switch.last.click()
    expect(page.locator(".elsewhere")).not_to_have_count(0)
    boosted = spaces(page)
    assert boosted - kept and acts.made == []
    space = min(boosted - kept)
    page.locator(f"g.end[data-space='{space}']").focus()
    page.keyboard.press("Enter")
    acts.are(2)
    assert [action.split()[1] for action in acts.made] == ["nitro", "drive"] and acts.made[1].split()[2] == space


def test_each_card_carries_its_bid_and_the_stakes_are_in_sight(server: ServerProcess, person: Person) -> None:
    page = person(server, {"width": 1440, "height": 900})
    slip = page.get_by_role("region", name=text("downforce-page-slip"))
    for kind in ("play", "bet", "bid"):
        start_at(page, "downforce-3", kind)
        expect(slip).to_be_in_viewport(ratio=1)
        expect(slip.locator(".prizes td")).to_have_text(["12", "9", "6", "4", "2"])
        expect(slip.get_by_role("row").nth(2)).to_contain_text(re.compile(r"9\s*6\s*3"))
    cards = page.locator(f"{OPEN}.card")
    for card in cards.all():
        worth = re.search(r"bids (\$\d+M)", card.locator(".spoken").inner_text())
        expect(card.locator(".bid")).to_have_text(worth[1] if worth else "pass")
    terms = page.locator(".terms")
    expect(terms).to_contain_text(text("downforce-page-auction-price"))
    expect(terms).to_contain_text(text("downforce-page-auction-card"))
    expect(terms).to_contain_text("Speed 8")
    expect(terms.locator(".without")).to_contain_text(re.compile("Still without a car: .*Ana"))


@pytest.mark.parametrize(
    ("language", "passes", "prize"),
    [
        ("es-ES", "pasa", "Premio"),
        pytest.param("fr-FR", "passe", "Prime", marks=pytest.mark.slow),
        pytest.param("pt-BR", "passa", "Prêmio", marks=pytest.mark.slow),
    ],
)
def test_cards_carry_bids_in_every_language_on_a_phone(
    server: ServerProcess, person: Person, language: str, passes: str, prize: str
) -> None:
    page = person(server, PHONE, language)
    start_race(page, "downforce", seats=3)
    page.locator(OPEN).first.wait_for()
    for bid in page.locator(f"{OPEN} .bid").all_inner_texts():
        assert bid == passes or re.fullmatch(r"\$\d+\s?(M|mi)", bid)
    page.locator(".auction summary").click()  # folded on a phone: the hand comes first
    expect(page.locator(".terms li")).to_have_count(4)
    expect(page.get_by_role("rowheader", name=prize)).to_be_visible()
    assert not re.search(r"downforce-[a-z]|undefined|\{", page.locator(".auction").inner_text())
