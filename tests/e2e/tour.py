"""A tour of every screen: tests look for barriers at each stop, and `./paddock screenshots` takes its picture."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal, TypeAlias

from playwright.sync_api import Browser, Page

from paddock.table.times import Times
from tests.e2e.driving import (
    COMMIT,
    CORNER,
    OPEN,
    ask_coach,
    bring_race,
    follow_coach,
    open_lesson,
    post,
    seat,
    start_at,
    start_race,
)
from tests.e2e.server_process import PATIENCE, ServerProcess, remember
from tests.e2e.words import text
from tests.server.running import FakeClock, Running

SIZES = {"phone": (390, 844), "tablet": (1024, 768), "desk": (1600, 900)}
Theme: TypeAlias = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
DESK = {"width": 1600, "height": 900}
Stop = tuple[str, Page]
Part = Callable[[Browser, ServerProcess], Iterator[Stop]]


def open_page(browser: Browser, server: ServerProcess | Running) -> Page:
    """Open a new browser."""
    context = browser.new_context(viewport=DESK, locale="en-GB", base_url=server.url)  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE * 1000)
    context.add_init_script(remember())
    return context.new_page()


def getting_in(browser: Browser, server: ServerProcess) -> Iterator[Stop]:
    page = open_page(browser, server)
    page.goto("/")
    page.get_by_role("button", name=text("web-race-now")).first.wait_for()
    yield "home", page
    for game in ("downforce", "formula_d"):
        page.goto(f"/rules/{game}#race" if game == "downforce" else f"/rules/{game}#driving")
        page.locator("figure .board .car").first.wait_for()
        yield f"rules-{game.replace('_', '-')}", page
    page.goto("/new/downforce?mode=friends")
    page.get_by_text(text("web-new-options")).click()
    yield "new-downforce", page
    page.goto("/new/formula_d?mode=here")
    page.get_by_role("button", name=text("web-new-start")).wait_for()
    yield "new-formula-d", page
    page.goto("/circuit/monaco")
    page.get_by_role("heading", name=text("web-circuit-report")).wait_for()
    yield "circuit", page
    post(page, "/api/me", {"name": "Ana"})
    page.goto("/new/downforce?mode=friends")
    page.get_by_role("button", name=text("web-new-make")).click()
    page.get_by_label(text("web-seat-give", number=2)).select_option("pro")
    guest = open_page(browser, server)
    guest.goto(page.url)
    guest.get_by_label(text("web-settings-name")).wait_for()
    yield "lobby-guest", guest
    guest.get_by_label(text("web-settings-name")).fill("Zoe")
    guest.get_by_role("button", name=text("web-sit")).click()
    page.get_by_role("listitem").filter(has_text="Zoe").wait_for()
    yield "lobby", page
    guest.context.close()
    page.get_by_role("button", name=text("web-settings")).click()
    yield "settings", page
    page.goto("/new/downforce?mode=here")
    page.get_by_label(text("web-new-seat-name", number=2)).fill("Zoe")
    page.get_by_role("button", name=text("web-new-start")).click()
    page.get_by_role("dialog").wait_for()
    yield "hand-over", page
    wanted = {"game": "formula_d", "options": {"cars": 2}, "rivals": ["rookie"]}
    page.goto(f"/challenge/{post(page, '/api/challenges', wanted)['id']}")
    page.get_by_role("button", name=text("web-challenge-race")).wait_for()
    yield "challenge", page
    page.goto("/claim#a-secret")
    page.get_by_role("button", name=text("web-claim-take")).wait_for()
    yield "claim", page
    page.goto("/nowhere")
    page.get_by_role("heading").wait_for()
    yield "nowhere", page


def seats(browser: Browser, server: ServerProcess) -> Iterator[Stop]:
    page, guest = open_page(browser, server), open_page(browser, server)
    table = seat(page, (guest, "Zoe"))
    post(page, f"/api/tables/{table}/start", {})
    page.goto(f"/table/{table}")
    page.get_by_text(text("web-own")).click()
    page.get_by_role("button", name=text("web-put-out", name="Zoe")).click()
    yield "seat-put-out", page
    page.get_by_role("dialog").get_by_role("button", name=text("web-put-out", name="Zoe")).click()
    guest.goto(f"/table/{table}")
    guest.get_by_role("button", name=text("web-take-now")).wait_for()
    yield "seat-free", guest
    asking = open_page(browser, server)
    post(asking, "/api/me", {"name": "Max"})
    post(asking, f"/api/tables/{table}/seats/1/ask", {})
    page.get_by_role("button", name=text("web-request-yes")).wait_for()
    yield "seat-request", page
    asking.goto(f"/table/{table}")
    asking.get_by_role("button", name=text("web-request-withdraw")).wait_for()
    yield "seat-asked-for", asking


def downforce(browser: Browser, server: ServerProcess) -> Iterator[Stop]:
    page = open_page(browser, server)
    start_at(page, "downforce-3", "bid")
    yield "downforce-bid", page
    page.locator(OPEN).first.click(position=CORNER)
    page.locator(COMMIT).wait_for()
    yield "downforce-bid-asked", page
    start_at(page, "downforce-3", "play", times=4)
    longest = max(page.locator(OPEN).all(), key=lambda card: len(card.get_attribute("data-choice") or ""))
    longest.focus()
    page.locator(".outlook li:last-child.told").wait_for()
    yield "downforce-play", page
    start_at(page, "downforce-3", "drive", times=9)
    yield "downforce-drive", page
    page.get_by_role("button", name=text("web-text-view")).click()
    yield "downforce-text", page
    page.get_by_role("button", name=text("web-board-view")).click()
    start_at(page, "downforce-3", "bet")
    yield "downforce-bet", page
    yield from ended(page, "downforce", "downforce-4")


def formula_d(browser: Browser, server: ServerProcess) -> Iterator[Stop]:
    page = open_page(browser, server)
    start_race(page, "formula_d", seats=6, track="lantern-city", road=True)
    page.locator(OPEN).first.wait_for()
    yield "formula-d-road", page
    for verb in ("gear", "drive"):
        start_at(page, "formula-d-4", verb, times=34)
        yield f"formula-d-{verb}", page
    yield from ended(page, "formula-d", "formula-d-10")
    page.goto("/")
    page.get_by_role("region", name=text("web-home-past")).get_by_role("link").first.wait_for()
    yield "home-later", page


def ended(page: Page, game: str, record: str) -> Iterator[Stop]:
    table = bring_race(page, record)
    page.goto(f"/table/{table}")
    page.locator("[data-chart]").first.wait_for()
    yield f"{game}-results", page
    page.goto(f"/replay/{table}")
    page.locator("[data-chart]").wait_for()
    yield f"{game}-replay", page


def review(browser: Browser, server: ServerProcess) -> Iterator[Stop]:
    page = open_page(browser, server)
    post(page, "/api/me", {"name": "Ana"})
    page.goto(f"/review/{bring_race(page, 'downforce-4')}")
    page.locator("[data-chart=chances]").wait_for()
    yield "review", page


def lessons(browser: Browser, server: ServerProcess) -> Iterator[Stop]:
    page = open_page(browser, server)
    post(page, "/api/me", {"name": "Ana"})
    for lesson in ("race", "auction", "powers", "bets"):
        open_lesson(page, "downforce", lesson)
        yield f"lesson-{lesson}", page
    open_lesson(page, "formula_d", "lap")
    for _ in range(3):
        follow_coach(page)
    ask_coach(page)
    yield "lesson-lap", page


def company(browser: Browser, _: ServerProcess) -> Iterator[Stop]:
    """Visit a server whose clock skips minutes."""
    clock = FakeClock()
    with TemporaryDirectory() as folder:
        server = Running(Path(folder), Times(tick=0.05, secret=0, clock=clock))
        try:
            yield from at_the_table(browser, server, clock)
        finally:
            server.stop()


def at_the_table(browser: Browser, server: Running, clock: FakeClock) -> Iterator[Stop]:
    ana, zoe = open_page(browser, server), open_page(browser, server)
    table = seat(ana, (zoe, "Zoe"), players=2)
    post(ana, f"/api/tables/{table}/start", {})
    for page in (ana, zoe):
        page.goto(f"/table/{table}")
        page.locator(OPEN).first.wait_for()
    ana.get_by_role("tab", name=text("web-side-talk")).click()
    ana.get_by_label(text("web-talk-message")).fill("Good luck!")
    ana.keyboard.press("Enter")
    ana.get_by_label(text("web-talk-said")).get_by_text("Good luck!").wait_for()
    yield "talk", ana
    ana.get_by_role("tab", name=text("web-challenge-race-head"), exact=True).click()
    clock.advance(61)
    ana.get_by_role("button", name="Nudge Zoe").click()
    zoe.get_by_role("alert").filter(has_text=text("web-nudged-you", name="Ana")).wait_for()
    yield "nudged", zoe
    clock.advance(61)
    ana.get_by_role("button", name=text("web-wait-bot", name="Zoe")).wait_for()
    yield "nudge", ana
    for page in (ana, zoe):
        page.goto("about:blank")  # open pages would slow it down
    server.play_out(table)
    for page in (ana, zoe):
        page.goto(f"/table/{table}")
    ana.get_by_role("button", name=text("web-rematch")).click()
    zoe.get_by_role("region", name=text("web-rematch")).wait_for()
    yield "rematch", zoe
    zoe.context.close()
    ana.goto("/career")
    ana.get_by_role("region", name=text("downforce-page-title")).wait_for()
    yield "career", ana
    yield from in_a_season(ana, server)
    ana.context.close()


def in_a_season(page: Page, server: Running) -> Iterator[Stop]:
    page.goto("/new/downforce?mode=friends")
    page.get_by_label(text("web-season-own")).check()
    page.get_by_role("button", name=text("web-season-add")).click()
    yield "new-season", page
    race = {"game": "downforce", "options": {"players": 2, "auction": False, "powers": False, "bets": False}}
    seats = [{"kind": "me"}, {"kind": "here", "name": "Bea"}]
    first = str(post(page, "/api/seasons", {"races": [race] * 2, "seats": seats, "start": True})["id"])
    server.play_out(first)
    page.goto(f"/table/{first}")
    page.get_by_role("button", name=text("web-season-next", title="River Station")).wait_for()
    yield "season-result", page
    server.play_out(str(post(page, f"/api/tables/{first}/rematch", {})["id"]))
    page.goto(f"/season/{first}")
    page.get_by_role("link", name=text("web-season-download")).wait_for()
    yield "season", page


TOUR: tuple[Part, ...] = (getting_in, seats, downforce, formula_d, review, lessons, company)
"""The tour, in independent parts."""
