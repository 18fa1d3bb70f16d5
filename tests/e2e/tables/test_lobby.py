"""Getting in: the first page, tables for friends, links, codes and seats."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.access import hindrances
from tests.e2e.conftest import Person
from tests.e2e.server_process import ServerProcess


def make_table(page: Page, game: str = "downforce") -> None:
    page.goto(f"/new/{game}?mode=friends")
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_role("heading", name="Bring your friends")).to_be_visible()


def test_a_race_is_one_click_away(server: ServerProcess, person: Person) -> None:
    page = person(server)
    page.goto("/")
    page.get_by_role("article", name="Downforce").get_by_role("button", name="Race now").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("[data-choice]").first).to_be_enabled()


def test_whoever_opens_the_link_sits_and_may_be_freed_again(server: ServerProcess, person: Person) -> None:
    ana, bo = person(server), person(server)
    make_table(ana)
    expect(ana.get_by_text("3 seats are open.")).to_be_visible()
    bo.goto(ana.url)
    bo.get_by_label("Your name").wait_for()
    assert not hindrances(bo)
    bo.get_by_label("Your name").fill("Zoe")
    bo.get_by_role("button", name="Sit down").click()
    expect(bo.get_by_role("listitem").filter(has_text="Zoe").get_by_text("you", exact=True)).to_be_visible()
    expect(ana.get_by_role("listitem").filter(has_text="Zoe")).to_be_visible()
    expect(ana.get_by_text("2 seats are open.")).to_be_visible()
    expect(bo.get_by_text("The race starts as soon as the host says so.")).to_be_visible()
    assert not hindrances(ana)
    ana.get_by_role("listitem").nth(1).get_by_role("button", name="Free the seat").click()
    expect(bo.get_by_role("listitem").nth(1)).not_to_contain_text("Zoe")
    ana.get_by_role("button", name="Leave").click()
    expect(ana.get_by_text("4 seats are open.")).to_be_visible()


def test_a_code_leads_to_its_table(server: ServerProcess, person: Person) -> None:
    ana, bo = person(server), person(server)
    make_table(ana)
    code = ana.locator(".code strong").inner_text()
    bo.goto("/")
    bo.get_by_label("The code that somebody gave you").fill(code.lower())
    bo.get_by_role("button", name="Join").click()
    bo.wait_for_url(ana.url)
    bo.goto("/join/NOSUCH")
    expect(bo.get_by_role("alert")).not_to_be_empty()
    bo.goto("/")
    bo.get_by_label("The code that somebody gave you").fill("NOSUCH")
    bo.get_by_role("button", name="Join").click()
    expect(bo.locator("form").get_by_role("alert")).not_to_be_empty()  # beside what was pressed


def test_the_host_gives_and_frees_seats_and_closes_the_table(server: ServerProcess, person: Person) -> None:
    ana = person(server)
    make_table(ana)
    ana.get_by_label("Give seat 2 to a bot").select_option("rookie")
    expect(ana.get_by_text("2 seats are open.")).to_be_visible()
    ana.get_by_role("listitem").nth(1).get_by_role("button", name="Free the seat").click()
    expect(ana.get_by_text("3 seats are open.")).to_be_visible()
    ana.get_by_role("button", name="Close the table").click()
    expect(ana.get_by_role("heading", name="The host has closed this table.")).to_be_visible()


def test_the_host_removes_somebody(server: ServerProcess, person: Person) -> None:
    ana, zoe = person(server), person(server)
    make_table(ana)
    zoe.goto(ana.url)
    zoe.get_by_label("Your name").fill("Zoe")
    zoe.get_by_role("button", name="Sit down").click()
    ana.get_by_role("button", name="Remove Zoe from the table").click()
    ana.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
    expect(ana.get_by_role("dialog")).to_have_count(0)
    expect(ana.get_by_text("3 seats are open.")).to_be_visible()
    zoe.get_by_role("button", name="Sit down").click()
    expect(zoe.locator("form.sit").get_by_role("alert")).to_contain_text("the host has removed you")


def test_a_seat_moves_to_another_device_by_its_link(server: ServerProcess, person: Person) -> None:
    ana, phone = person(server), person(server)
    make_table(ana)
    ana.get_by_role("button", name="Move to another device").click()
    link = ana.get_by_role("dialog").get_by_label("Link").input_value()
    phone.goto(link)
    phone.get_by_role("button", name="Sit here now").wait_for()
    assert not hindrances(phone)
    phone.get_by_role("button", name="Sit here now").click()
    phone.wait_for_url(ana.url)
    expect(phone.get_by_role("listitem").first.get_by_text("you", exact=True)).to_be_visible()
    assert "#" not in phone.url
    ana.keyboard.press("Escape")  # closes the dialog with the link
    expect(ana.get_by_role("listitem").first.get_by_text("you", exact=True)).to_have_count(0)  # from now on it watches


def test_options_are_explained_and_read_by_all(server: ServerProcess, person: Person) -> None:
    ana, bo = person(server), person(server)
    ana.goto("/new/downforce?mode=friends")
    ana.get_by_text("All options").click()
    assert not hindrances(ana)
    ana.get_by_label("Shortest card for Strategic").fill("4")
    ana.get_by_label("Shortest card for Strategic").blur()
    ana.get_by_role("button", name="one fewer").click()
    ana.get_by_role("button", name="Make the table").click()
    ana.wait_for_url("**/table/*")
    bo.goto(ana.url)
    rows = bo.locator("dl").first
    expect(rows.locator("div", has_text="Shortest card for Strategic").locator("dd").first).to_have_text("4")
    expect(bo.get_by_text("2 seats are open.")).to_be_visible()


def test_an_address_that_leads_nowhere_says_so(server: ServerProcess, person: Person) -> None:
    page = person(server)
    page.goto("/nowhere")
    expect(page.get_by_role("heading", name="There is no such page.")).to_be_visible()
    assert not hindrances(page)
    page.goto("/table/nosuchtable")
    expect(page.get_by_role("alert")).not_to_be_empty()
