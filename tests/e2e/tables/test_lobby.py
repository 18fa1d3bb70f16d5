"""Joining: the first page, tables for friends, links, codes and seats."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.access import hindrances
from tests.e2e.conftest import Person
from tests.e2e.server_process import ServerProcess
from tests.e2e.words import text


def make_table(page: Page, game: str = "downforce") -> None:
    page.goto(f"/new/{game}?mode=friends")
    page.get_by_role("button", name=text("web-new-make")).click()
    expect(page.get_by_role("heading", name=text("web-lobby-invite"))).to_be_visible()


def test_a_guest_who_opens_the_link_sits_and_may_be_freed_again(server: ServerProcess, person: Person) -> None:
    ana, bo = person(server), person(server)
    make_table(ana)
    expect(ana.get_by_text(text("web-lobby-open-seats", seats=3))).to_be_visible()
    bo.goto(ana.url)
    bo.get_by_label(text("web-settings-name")).wait_for()
    assert not hindrances(bo)
    bo.get_by_label(text("web-settings-name")).fill("Zoe")
    bo.get_by_role("button", name=text("web-sit")).click()
    expect(
        bo.get_by_role("listitem").filter(has_text="Zoe").get_by_text(text("web-seat-yours"), exact=True)
    ).to_be_visible()
    expect(ana.get_by_role("listitem").filter(has_text="Zoe")).to_be_visible()
    expect(ana.get_by_text("2 seats are open.")).to_be_visible()
    expect(bo.get_by_text(text("web-lobby-host-starts"))).to_be_visible()
    assert not hindrances(ana)
    ana.get_by_role("listitem").nth(1).get_by_role("button", name=text("web-seat-free")).click()
    expect(bo.get_by_role("listitem").nth(1)).not_to_contain_text("Zoe")
    ana.get_by_role("button", name=text("web-seat-leave")).click()
    expect(ana.get_by_text("4 seats are open.")).to_be_visible()


def test_a_code_leads_to_its_table(server: ServerProcess, person: Person) -> None:
    ana, bo = person(server), person(server)
    make_table(ana)
    code = ana.locator(".code strong").inner_text()
    bo.goto("/")
    bo.get_by_label(text("web-home-code")).fill(code.lower())
    bo.get_by_role("button", name=text("web-join")).click()
    bo.wait_for_url(ana.url)
    bo.goto("/join/NOSUCH")
    expect(bo.get_by_role("alert")).not_to_be_empty()
    bo.goto("/")
    bo.get_by_label(text("web-home-code")).fill("NOSUCH")
    bo.get_by_role("button", name=text("web-join")).click()
    expect(bo.locator("form").get_by_role("alert")).not_to_be_empty()  # beside the pressed button


def test_the_host_gives_and_frees_seats_and_closes_the_table(server: ServerProcess, person: Person) -> None:
    ana = person(server)
    make_table(ana)
    ana.get_by_label(text("web-seat-give", number=2)).select_option("rookie")
    expect(ana.get_by_text("2 seats are open.")).to_be_visible()
    ana.get_by_role("listitem").nth(1).get_by_role("button", name=text("web-seat-free")).click()
    expect(ana.get_by_text(text("web-lobby-open-seats", seats=3))).to_be_visible()
    ana.get_by_role("button", name=text("web-lobby-close")).click()
    expect(ana.get_by_role("heading", name=text("web-table-closed"))).to_be_visible()


def test_the_host_removes_somebody(server: ServerProcess, person: Person) -> None:
    ana, zoe = person(server), person(server)
    make_table(ana)
    zoe.goto(ana.url)
    zoe.get_by_label(text("web-settings-name")).fill("Zoe")
    zoe.get_by_role("button", name=text("web-sit")).click()
    ana.get_by_role("button", name=text("web-seat-remove", name="Zoe")).click()
    ana.get_by_role("dialog").get_by_role("button", name=text("web-seat-remove-do"), exact=True).click()
    expect(ana.get_by_role("dialog")).to_have_count(0)
    expect(ana.get_by_text(text("web-lobby-open-seats", seats=3))).to_be_visible()
    zoe.get_by_role("button", name=text("web-sit")).click()
    expect(zoe.locator("form.sit").get_by_role("alert")).to_contain_text(text("server-error-removed"))


def test_a_seat_moves_to_another_device_by_its_link(server: ServerProcess, person: Person) -> None:
    ana, phone = person(server), person(server)
    make_table(ana)
    ana.get_by_role("button", name=text("web-seat-move")).click()
    link = ana.get_by_role("dialog").get_by_label(text("web-lobby-link")).input_value()
    phone.goto(link)
    phone.get_by_role("button", name=text("web-claim-take")).wait_for()
    assert not hindrances(phone)
    phone.get_by_role("button", name=text("web-claim-take")).click()
    phone.wait_for_url(ana.url)
    expect(phone.get_by_role("listitem").first.get_by_text(text("web-seat-yours"), exact=True)).to_be_visible()
    assert "#" not in phone.url
    ana.keyboard.press("Escape")  # closes the dialog with the link
    mine = ana.get_by_role("listitem").first.get_by_text(text("web-seat-yours"), exact=True)
    expect(mine).to_have_count(0)  # it watches now


def test_options_are_explained_and_read_by_all(server: ServerProcess, person: Person) -> None:
    ana, bo = person(server), person(server)
    ana.goto("/new/downforce?mode=friends")
    ana.get_by_text(text("web-new-options")).click()
    assert not hindrances(ana)
    ana.get_by_label(text("downforce-option-strategic-lines")).fill("4")
    ana.get_by_label(text("downforce-option-strategic-lines")).blur()
    ana.get_by_role("button", name=text("web-new-fewer")).click()
    ana.get_by_role("button", name=text("web-new-make")).click()
    ana.wait_for_url("**/table/*")
    bo.goto(ana.url)
    rows = bo.locator("dl").first
    expect(rows.locator("div", has_text=text("downforce-option-strategic-lines")).locator("dd").first).to_have_text("4")
    expect(bo.get_by_text("2 seats are open.")).to_be_visible()


def test_an_address_that_leads_nowhere_says_so(server: ServerProcess, person: Person) -> None:
    page = person(server)
    page.goto("/nowhere")
    expect(page.get_by_role("heading", name=text("web-nowhere"))).to_be_visible()
    assert not hindrances(page)
    page.goto("/table/nosuchtable")
    expect(page.get_by_role("alert")).not_to_be_empty()
