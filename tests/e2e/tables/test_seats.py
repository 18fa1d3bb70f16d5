"""Seats that change hands during a race, through the page."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.access import hindrances
from tests.e2e.conftest import PHONE, Person
from tests.e2e.driving import OPEN, OVER, drive, post, seat, start_at
from tests.e2e.server_process import ServerProcess
from tests.e2e.words import ANY, like, text

HAND = ".dock-area .hand"


def start_together(ana: Page, zoe: Page) -> None:
    """Start a race of Ana, the host, Zoe and a bot, with both connected."""
    table = seat(ana, (zoe, "Zoe"))
    post(ana, f"/api/tables/{table}/start", {})
    for page in (ana, zoe):
        page.goto(f"/table/{table}")
        page.get_by_text(text("web-own")).click()


def free(page: Page, button: str) -> None:
    page.get_by_role("button", name=button).click()
    page.get_by_role("dialog").get_by_role("button", name=button).click()


def test_a_guest_gets_a_seat_when_the_host_agrees(server: ServerProcess, person: Person) -> None:
    ana, zoe, max = person(server), person(server), person(server, size=PHONE, language="es-ES")
    start_together(ana, zoe)
    drive(ana, zoe, moves=2)
    free(zoe, "Leave the seat")
    expect(ana.get_by_text(text("web-player-free"))).to_be_visible()
    assert ana.get_by_role("button", name=text("web-take-ask")).count() == 0, "who has a seat cannot take another one"

    max.goto(ana.url)
    max.get_by_role("button", name="Pedir el asiento").tap()
    expect(max.get_by_role("button", name="Retirar la petición")).to_be_visible()
    assert max.locator(HAND).count() == 0
    asked = ana.get_by_role("region", name=text("web-request"))
    expect(asked).to_contain_text(like("web-request-asks", name=ANY, driver=ANY))
    expect(ana.get_by_role("log")).to_contain_text(like("server-log-seat-asks", name=ANY, driver=ANY))
    asked.get_by_role("button", name=text("web-request-yes")).focus()
    ana.keyboard.press("Enter")

    expect(asked).to_have_count(0)
    expect(max.locator(HAND)).to_be_visible()
    expect(ana.get_by_role("log")).to_contain_text(like("server-log-seat-sits", player=ANY))
    drive(ana, max, moves=4)
    expect(zoe.get_by_role("button", name=text("web-take-now"))).to_have_count(0)


def test_a_guest_asks_for_a_seat_and_its_owner_comes_back(server: ServerProcess, person: Person) -> None:
    ana, zoe, max = person(server), person(server), person(server)
    start_together(ana, zoe)
    ana.get_by_role("button", name=text("web-put-out", name="Zoe")).click()
    assert not hindrances(ana)
    ana.get_by_role("dialog").get_by_role("button", name=text("web-put-out", name="Zoe")).click()
    zoe.get_by_role("button", name=text("web-take-now")).wait_for()
    assert not hindrances(zoe)
    max.goto(ana.url)
    max.get_by_role("button", name=text("web-take-ask")).click()
    ana.get_by_role("button", name=text("web-request-yes")).wait_for()
    max.get_by_role("button", name=text("web-request-withdraw")).wait_for()
    assert not hindrances(ana) + hindrances(max)
    ana.get_by_role("button", name=text("web-request-no")).click()
    expect(max.get_by_role("log")).to_contain_text(like("server-log-seat-refused", name=ANY, driver=ANY))
    max.get_by_role("button", name=text("web-take-ask")).click()
    expect(max.get_by_role("alert").filter(has_text=text("server-error-asked-lately", minutes=10))).to_be_visible()
    zoe.get_by_role("button", name=text("web-take-now")).click()
    expect(zoe.locator(HAND)).to_be_visible()
    drive(ana, zoe, moves=4)


def test_a_retired_player_watches_at_any_pace_and_runs_the_rest_at_once(server: ServerProcess, person: Person) -> None:
    page = person(server, size=PHONE, motion="auto")
    start_at(page, "formula-d-4", "gear", times=6)
    page.get_by_role("radiogroup", name=text("web-pace")).get_by_role("radio").focus()  # it opens
    page.get_by_role("radio", name=text("web-pace-calm")).check()
    page.reload()
    expect(page.get_by_role("radio", name=text("web-pace-calm"))).to_be_checked()
    assert page.get_by_role("button", name=text("web-hurry")).count() == 0, "somebody still chooses"
    page.get_by_text(text("web-own")).click()
    page.get_by_role("button", name=text("web-retire")).click()
    dialog = page.get_by_role("dialog", name=text("web-retire"))
    expect(dialog).to_contain_text(text("web-retire-about"))
    dialog.get_by_role("button", name=text("web-retire")).click()
    expect(dialog).to_have_count(0)
    expect(page.locator("[data-name-of]").filter(has_text="Ana")).to_have_count(0)
    page.get_by_role("button", name=text("web-hurry")).click()
    page.locator(OVER).wait_for()
    page.get_by_role("region", name=text("web-results")).get_by_role("button", name=text("web-rematch")).click()
    page.locator(OPEN).first.wait_for()  # it was for that race alone
