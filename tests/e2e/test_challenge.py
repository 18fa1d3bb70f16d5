"""A challenge in the browser: made, raced by one, sealed to the other, who then sees both; and the race of the day."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Person
from tests.e2e.driving import OPEN, post
from tests.server.running import Running

PHONE = {"width": 390, "height": 844}


def make_challenge(ana: Page) -> str:
    """Ana challenges others from the page of a new table; the address of the challenge."""
    ana.goto("/new/formula_d?mode=bots")
    ana.get_by_role("spinbutton", name="Cars").fill("2")
    ana.get_by_role("spinbutton", name="Cars").press("Enter")
    ana.get_by_text("Challenge others").click()
    ana.get_by_label("Open for").select_option("3 days")
    ana.get_by_role("button", name="Make the challenge").click()
    expect(ana.get_by_role("heading", name="Challenge")).to_be_visible()
    return ana.url


def race(server: Running, page: Page) -> str:
    """Begins the try that counts, sees that nothing helps, and races it to its end; the id of its table."""
    page.get_by_role("button", name="Race it").click()
    page.locator(OPEN).first.wait_for()
    expect(page.get_by_text("Your try that counts")).to_be_visible()
    page.get_by_text("Your seat and the link").click()
    expect(page.get_by_label("Ask me even when there is only one choice")).to_be_visible()
    expect(page.get_by_role("button", name="Let a bot drive")).to_have_count(0)
    table = page.url.rpartition("/")[2]
    page.goto(f"{server.url}/nowhere")  # no page has to keep up with the race
    server.play_out(table, page.url)
    return table


def test_two_people_race_a_challenge(tmp_path: Path, person: Person) -> None:
    server = Running(tmp_path / "server")
    ana, zoe = person(server), person(server, size=PHONE)
    try:
        post(ana, "/api/me", {"name": "Ana"})
        post(zoe, "/api/me", {"name": "Zoe"})
        challenge = make_challenge(ana)
        hers = race(server, ana)
        ana.goto(f"{server.url}/table/{hers}")
        ana.get_by_role("region", name="Results").get_by_role("link", name="Challenge").click()
        expect(ana).to_have_url(challenge)
        expect(ana.get_by_role("row", name="Ana")).to_be_visible()

        zoe.goto(f"{server.url}/replay/{hers}")
        expect(zoe.get_by_role("alert")).to_contain_text("sealed until the challenge closes")
        zoe.goto(challenge)
        board = zoe.get_by_role("region", name="The board")
        expect(board).to_contain_text("Results are sealed")
        expect(board.get_by_role("listitem")).to_have_text(["Ana"])
        race(server, zoe)
        zoe.goto(challenge)
        expect(board.get_by_role("row")).to_have_count(3)
        board.get_by_role("link", name="Watch Ana’s race").tap()
        expect(zoe).to_have_url(f"{server.url}/replay/{hers}")

        zoe.goto(server.url)
        expect(zoe.get_by_role("region", name="Race of the day").get_by_role("listitem")).to_have_count(2)
    finally:
        for page in (ana, zoe):
            page.context.close()
        server.stop()
