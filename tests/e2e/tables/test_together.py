"""People at one table: finding it, chat, slow players, and rematches."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from paddock.server.http import invitation
from paddock.table.times import Times
from tests.e2e.access import hindrances
from tests.e2e.conftest import PHONE, Person
from tests.e2e.driving import OPEN, Acts, post, seat
from tests.e2e.server_process import ServerProcess
from tests.e2e.words import text
from tests.server.running import FakeClock, Running


def sit_together(ana: Page, *others: tuple[Page, str]) -> str:
    """Make a lobby of Ana and others, all connected."""
    table = seat(ana, *others)
    for page in (ana, *[page for page, _ in others]):
        page.goto(f"/table/{table}")
    return table


def test_people_at_a_table_talk_are_ready_and_the_table_passes_on(server: ServerProcess, person: Person) -> None:
    ana, zoe, max = person(server), person(server), person(server, size=PHONE)
    acts = Acts(zoe)
    table = sit_together(ana, (zoe, "Zoe"))
    max.goto(f"/table/{table}")  # watches

    expect(ana.get_by_text(text("web-lobby-unready", names="Zoe"))).to_be_visible()
    zoe.get_by_role("button", name=text("web-seat-ready")).click()
    expect(ana.get_by_text(text("web-lobby-all-ready"))).to_be_visible()

    expect(max.get_by_text(text("web-talk-read-only"))).to_be_visible()
    zoe.get_by_label(text("web-talk-message")).fill("1 < 2 & <3 'to' \"all\"")
    zoe.keyboard.press("Enter")
    for page in (ana, max):
        expect(page.get_by_label(text("web-talk-said")).get_by_text("1 < 2 & <3 'to' \"all\"")).to_be_visible()
    zoe.get_by_label(text("web-talk-message")).fill("<b>loud</b>")
    zoe.keyboard.press("Enter")
    expect(zoe.get_by_role("alert").filter(has_text=text("server-error-talk-markup"))).to_be_visible()

    ana.get_by_role("button", name=text("web-new-start")).click()
    zoe.locator(OPEN).first.wait_for()
    zoe.get_by_role("tab", name=text("web-side-talk")).click()
    zoe.get_by_label(text("web-talk-message")).fill("12345")
    zoe.get_by_role("button", name=text("web-talk-bravo")).focus()
    zoe.keyboard.press("1")
    zoe.keyboard.press("1")
    zoe.get_by_role("button", name=text("web-talk-bravo")).click()
    expect(ana.locator("[data-reaction=bravo]")).to_be_visible()
    zoe.get_by_role("button", name=text("web-talk-send")).click()
    expect(ana.get_by_role("tab", name=f"{text('web-side-talk')} 1", exact=True)).to_be_visible()
    acts.are(0)

    ana.get_by_role("tab", name=f"{text('web-side-talk')} 1").click()
    ana.get_by_role("button", name="Mute Zoe").first.click()
    expect(ana.get_by_label(text("web-talk-said")).get_by_text("12345")).to_have_count(0)
    zoe.get_by_label(text("web-talk-message")).fill("are you there?")
    zoe.keyboard.press("Enter")
    expect(max.get_by_role("status").filter(has_text="are you there?")).to_be_visible()
    assert ana.get_by_text("are you there?").count() == 0
    ana.get_by_role("button", name=text("web-talk-unmute")).click()
    expect(ana.get_by_label(text("web-talk-said")).get_by_text("are you there?")).to_be_visible()
    assert not hindrances(ana)

    ana.get_by_label(text("web-talk-rule")).select_option(text("web-talk-rule-off"))
    expect(zoe.get_by_role("tab", name=text("web-side-talk"))).to_have_count(0)
    ana.get_by_role("tab", name=text("web-challenge-race-head"), exact=True).click()
    ana.get_by_text(text("web-own")).click()
    ana.get_by_role("button", name=text("web-leave")).click()
    ana.get_by_role("dialog").get_by_role("button", name=text("web-leave")).click()
    zoe.get_by_role("tab", name=text("web-side-talk")).click()  # it is hers now
    zoe.get_by_label(text("web-talk-rule")).select_option(text("web-talk-rule-all"))
    expect(zoe.get_by_label(text("web-talk-message"))).to_be_visible()


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def timed(tmp_path: Path, clock: FakeClock) -> Iterator[Running]:
    """A server with a clock that the test advances."""
    running = Running(tmp_path / "server", Times(tick=0.05, secret=0, clock=clock))
    yield running
    running.stop()


def test_a_slow_player_is_nudged_and_comes_back_by_moving(timed: Running, clock: FakeClock, person: Person) -> None:
    ana, zoe = person(timed), person(timed)
    table = sit_together(ana, (zoe, "Zoe"))
    post(ana, f"/api/tables/{table}/start", {})
    ana.locator(OPEN).first.wait_for()
    zoe.locator(OPEN).first.wait_for()
    row = ana.get_by_role("tabpanel").get_by_role("listitem").filter(has=ana.locator("[data-name-of='1']"))
    now = ana.get_by_role("region", name=text("web-now"))
    clock.advance(61)
    expect(now).to_contain_text(f"Zoe {text('web-wait-time', time='1:0')}")
    now.get_by_role("button", name="Nudge Zoe").click()
    expect(now).to_contain_text(text("web-wait-nudged", name="Ana").strip())
    expect(zoe.get_by_role("alert").filter(has_text=text("web-nudged-you", name="Ana"))).to_be_visible()
    assert not hindrances(zoe)
    clock.advance(61)
    now.get_by_role("button", name=text("web-wait-bot", name="Zoe")).wait_for()
    assert not hindrances(ana)
    now.get_by_role("button", name=text("web-wait-bot", name="Zoe")).click()
    expect(zoe.get_by_role("alert").filter(has_text=text("web-nudged-bot"))).to_be_visible()
    expect(row).to_contain_text(text("web-player-away"))
    zoe.mouse.move(30, 400)
    zoe.mouse.move(60, 440)
    expect(row).not_to_contain_text(text("web-player-away"))
    expect(zoe.get_by_role("alert").filter(has_text=text("web-nudged-bot"))).to_have_count(0)
    zoe.close()
    expect(row).to_contain_text(text("web-seat-not-here"))


def test_a_rematch_is_one_press_for_everybody(timed: Running, person: Person) -> None:
    ana, zoe = person(timed), person(timed, size=PHONE)
    table = seat(ana, (zoe, "Zoe"), players=2)
    post(ana, f"/api/tables/{table}/start", {})
    timed.play_out(table)  # before any page is open, which would slow it down
    for page in (ana, zoe):
        page.goto(f"/table/{table}")
    ana.get_by_role("button", name=text("web-rematch")).click()
    expect(ana.get_by_text(text("web-lobby-unready", names="Zoe"))).to_be_visible()
    zoe.get_by_role("region", name=text("web-rematch")).wait_for()
    assert not hindrances(zoe)
    zoe.get_by_role("region", name=text("web-rematch")).get_by_role("button", name=text("web-rematch-yes")).tap()
    for page in (ana, zoe):
        page.locator(OPEN).first.wait_for()
    assert ana.url == zoe.url and table not in ana.url


NOTIFICATIONS = """
window.called = [];
document.hasFocus = () => false;
window.Notification = class {
  static permission = 'granted';
  constructor(title) { window.called.push(title); }
};
"""


def test_the_first_page_and_the_career_know_whose_turn_it_is_and_what_was_raced(timed: Running, person: Person) -> None:
    ana, zoe = person(timed, calls=True), person(timed)
    ana.add_init_script(NOTIFICATIONS)
    table = sit_together(ana, (zoe, "Zoe"))
    post(ana, f"/api/tables/{table}/start", {})
    ana.locator(OPEN).first.wait_for()
    assert ana.evaluate("window.called") == ["● Your turn – River Station"]
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    for _ in range(2):
        over = post(zoe, "/api/tables", {"game": "downforce", "options": {"players": 2}, "seats": seats, "start": True})
        timed.play_out(str(over["id"]))
    zoe.goto("/")
    going = zoe.get_by_role("region", name=text("web-go-on")).get_by_role("link")
    expect(going).to_contain_text(text("web-turn-yours"))
    expect(zoe).to_have_title("● Your turn – River Station")
    past = zoe.get_by_role("region", name=text("web-home-past"))
    expect(past.get_by_role("listitem")).to_have_count(2)
    expect(past.get_by_role("link").first).to_contain_text(text("web-against"))
    past.get_by_role("button", name=text("web-past-forget", title="River Station")).first.click()
    expect(past.get_by_role("listitem")).to_have_count(1)
    zoe.reload()
    expect(past.get_by_role("listitem")).to_have_count(1)

    zoe.get_by_role("link", name=text("web-home-career")).click()
    zoe.get_by_role("heading", name=text("web-home-career")).wait_for()
    career, races = (
        zoe.get_by_role("region", name=text("downforce-page-title")),
        zoe.get_by_role("region", name=text("web-career-list")),
    )
    row = career.get_by_role("row").filter(has_text=f"River Station against {text('web-bot-random')}")
    expect(row.get_by_role("cell").first).to_have_text("2")  # races removed from the list are still in it
    expect(career.get_by_text(text("downforce-career-total")).first).to_be_visible()
    assert not hindrances(zoe)
    with zoe.expect_download() as saved:
        zoe.get_by_role("link", name=text("web-career-csv")).click()
    assert Path(saved.value.path()).read_text().count("\n") == 3
    races.get_by_role("button", name=text("web-past-forget", title="River Station")).first.click()
    expect(row.get_by_role("cell").first).to_have_text("1")
    races.get_by_role("button", name=text("web-career-forget-all")).click()
    races.get_by_role("button", name=text("web-career-forget-sure")).click()
    expect(zoe.get_by_text(text("web-career-none"))).to_be_visible()


WITHHELD = """
Object.defineProperty(navigator, 'clipboard', { value: undefined });
document.queryCommandSupported = () => false;
"""


def test_an_invitation_is_a_link_that_a_friend_can_open(
    server: ServerProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, person: Person
) -> None:
    alone = person(server)
    alone.goto("/new/downforce?mode=friends")
    expect(alone.get_by_role("note")).to_contain_text(text("web-invite-only-here"))
    expect(alone.get_by_role("note")).to_contain_text("--host 0.0.0.0")

    monkeypatch.setattr(invitation, "local_addresses", lambda: ["localhost"])
    running = Running(tmp_path / "server", host="0.0.0.0")
    try:
        ana, zoe = person(running), person(running)
        ana.add_init_script(WITHHELD)
        table = sit_together(ana)
        link = ana.get_by_label(text("web-lobby-link"), exact=True)
        expect(link).to_have_value(f"http://localhost:{running.url.rpartition(':')[2]}/table/{table}")
        expect(ana.get_by_alt_text("The link as a QR code")).to_be_visible()
        expect(ana.get_by_role("button", name=text("web-lobby-copy"))).to_have_count(0)
        zoe.goto(link.input_value())
        zoe.get_by_label(text("web-settings-name")).fill("Zoe")
        zoe.get_by_role("button", name=text("web-sit")).click()
        expect(ana.get_by_role("listitem").filter(has_text="Zoe")).to_be_visible()
        expect(zoe.get_by_role("button", name=text("web-lobby-copy"))).to_be_visible()
    finally:
        for page in (ana, zoe):
            page.close()
        running.stop()
