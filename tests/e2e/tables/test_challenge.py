"""Challenges and seasons of two people in the browser: made, raced, and compared."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from paddock.seasons.record import read, referee
from paddock.server.features import challenges
from tests.e2e.access import barriers_in_both_themes, hindrances, too_wide
from tests.e2e.conftest import PHONE, Person
from tests.e2e.driving import OPEN, post
from tests.e2e.words import ANY, like, text
from tests.server.running import Running


def make_challenge(ana: Page) -> str:
    """Make a challenge on the page of a new table, as Ana; return its address."""
    ana.goto("/new/formula_d?mode=bots")
    ana.get_by_role("spinbutton", name=text("formula-d-option-cars")).fill("2")
    ana.get_by_role("spinbutton", name=text("formula-d-option-cars")).press("Enter")
    ana.get_by_text(text("web-challenge-make")).click()
    ana.get_by_label(text("web-challenge-make-days")).select_option("3 days")
    ana.get_by_role("button", name=text("web-challenge-make-do")).click()
    expect(ana.get_by_role("heading", name=text("web-trial-challenge"))).to_be_visible()
    assert not hindrances(ana)
    return ana.url


def race(server: Running, page: Page, seed: str) -> str:
    """Start the counted attempt, check that help is off, and race to the end at random; return its table."""
    page.get_by_role("button", name=text("web-challenge-race")).click()
    page.locator(OPEN).first.wait_for()
    expect(page.get_by_text(text("web-trial-counted"))).to_be_visible()
    page.get_by_text(text("web-own")).click()
    expect(page.get_by_label(text("web-own-confirm"))).to_be_visible()
    expect(page.get_by_role("button", name=text("web-own-bot"))).to_have_count(0)
    table = page.url.rpartition("/")[2]
    page.goto(f"{server.url}/nowhere")  # without open pages, which slow down the race
    server.play_out(table, seed)
    return table


def compare(page: Page, hers: str, mine: str) -> None:
    """Compare both reviews side by side: differences, both chances, exact sums."""
    parting = page.get_by_role("region", name=text("web-pair-parting"))
    expect(parting.get_by_role("listitem")).to_have_count(2)
    doors = [door.get_attribute("href") or "" for door in parting.get_by_role("link").all()]
    assert [door.partition("?")[0] for door in doors] == [f"/replay/{mine}", f"/replay/{hers}"]
    expect(page.locator("[data-chart=pair] [data-try]")).to_have_count(2)
    page.get_by_role("slider", name=text("web-replay-moment")).fill("3")
    expect(page.get_by_text(like("web-replay-at", move=3, moves=ANY))).to_be_visible()
    sums = page.get_by_role("group", name=text("review-sum-win"))
    expect(sums.get_by_role("columnheader")).to_have_text(["AZoe", "BAna"])
    rows = [row.get_by_role("cell").all_inner_texts() for row in sums.get_by_role("row").all()[1:]]
    for cells in zip(*rows, strict=True):
        figures = [round(10 * float(cell.partition("±")[0].replace("−", "-"))) for cell in cells]
        assert sum(figures[:-1]) == figures[-1]
    found = barriers_in_both_themes(page)
    assert not found and not too_wide(page), "\n".join(found)
    page.get_by_label(text("web-pair-first")).select_option(value=hers)
    expect(sums.get_by_role("columnheader")).to_have_text(["AAna", "BZoe"])


def test_two_people_race_a_challenge(tmp_path: Path, person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(challenges, "new_seed", lambda: "ab" * 32)
    server = Running(tmp_path / "server")
    ana, zoe = person(server), person(server, size=PHONE)
    try:
        post(ana, "/api/me", {"name": "Ana"})
        post(zoe, "/api/me", {"name": "Zoe"})
        challenge = make_challenge(ana)
        hers = race(server, ana, "Ana")
        ana.goto(f"{server.url}/table/{hers}")
        ana.get_by_role("region", name=text("web-results")).get_by_role(
            "link", name=text("web-trial-challenge")
        ).click()
        expect(ana).to_have_url(challenge)
        expect(ana.get_by_role("row", name="Ana")).to_be_visible()
        assert not hindrances(ana)

        zoe.goto(f"{server.url}/replay/{hers}")
        expect(zoe.get_by_role("alert")).to_contain_text(text("server-error-sealed"))
        zoe.goto(challenge)
        board = zoe.get_by_role("region", name=text("web-challenge-board"))
        expect(board).to_contain_text(text("web-challenge-sealed"))
        expect(board.get_by_role("listitem")).to_have_text(["Ana"])
        mine = race(server, zoe, "Zoe")
        zoe.goto(challenge)
        expect(board.get_by_role("row")).to_have_count(3)
        board.get_by_role("link", name=text("web-challenge-watch-of", name="Ana")).tap()
        expect(zoe).to_have_url(f"{server.url}/replay/{hers}")

        zoe.goto(challenge)
        board.get_by_role("link", name=text("web-pair-title")).tap()
        compare(zoe, hers, mine)

        zoe.goto(server.url)
        expect(zoe.get_by_role("region", name=text("web-trial-day")).get_by_role("listitem")).to_have_count(2)
    finally:
        for page in (ana, zoe):
            page.close()
        server.stop()


def plan_a_tour(ana: Page) -> str:
    """Plan a World Tour of three races for two, as Ana; return the id of its first table."""
    ana.goto("/")
    ana.get_by_role("link", name=text("downforce-season-world-tour")).click()
    races = ana.get_by_role("region", name=text("web-season-races")).get_by_role("listitem")
    expect(races).to_have_count(2)
    ana.get_by_label(text("web-season-which")).select_option("River Station")
    ana.get_by_role("button", name=text("web-season-add")).click()
    ana.get_by_role("button", name=text("web-season-remove", number=1, title="River Station")).click()
    ana.get_by_role("button", name=text("web-season-add")).click()
    expect(races).to_have_text(["1 Marina Bay ✕", "2 River Station ✕", "3 River Station ✕"])
    assert not hindrances(ana)
    ana.get_by_role("spinbutton", name=text("web-players")).fill("2")
    ana.get_by_role("spinbutton", name=text("web-players")).press("Enter")
    ana.get_by_label("Seat 2").select_option(text("web-new-seat-open"))
    ana.get_by_label(text("downforce-page-setup-beginner")).check()
    ana.get_by_role("button", name=text("web-season-make")).click()
    expect(ana.get_by_role("alert")).to_contain_text("a World Tour adds up winnings")
    ana.get_by_label(text("downforce-page-setup-printed")).check()
    ana.get_by_role("button", name=text("web-season-make")).click()
    expect(ana.get_by_text(text("web-race-of-season", season="World Tour", number=1, races=3))).to_be_visible()
    return ana.url.rpartition("/")[2]


def test_two_people_race_a_season_over_a_restart(tmp_path: Path, person: Person) -> None:
    server = Running(tmp_path / "server")
    ana, zoe = person(server), person(server, size=PHONE)
    post(ana, "/api/me", {"name": "Ana"})
    post(zoe, "/api/me", {"name": "Zoe"})
    first = plan_a_tour(ana)
    post(zoe, f"/api/tables/{first}/sit", {})
    ana.goto("/nowhere")  # without open pages, which slow down the race
    post(ana, f"/api/tables/{first}/start", {})
    server.play_out(first)
    server.stop()
    server = Running(tmp_path / "server")
    try:
        for page in (ana, zoe):
            page.goto(f"{server.url}/table/{first}")
        expect(zoe.get_by_text("After 1 of 3 races")).to_be_visible()
        assert not hindrances(ana)
        ana.get_by_role("button", name=text("web-season-next", title="River Station")).click()
        expect(ana.get_by_text(text("web-race-of-season", season="World Tour", number=2, races=3))).to_be_visible()
        expect(ana.get_by_role("table", name=text("web-standings"))).to_be_visible()
        asked = zoe.get_by_role("region", name="River Station")
        expect(asked).to_contain_text(text("web-season-asks", name="Ana", title="River Station"))
        asked.get_by_role("button", name=text("web-rematch-yes")).tap()
        for page in (ana, zoe):
            page.locator(OPEN).first.wait_for()
        assert ana.url == zoe.url
        expect(
            ana.get_by_role("link", name=text("web-race-of-season", season="World Tour", number=2, races=3))
        ).to_be_visible()
        second = ana.url.rpartition("/")[2]
        for page in (ana, zoe):
            page.goto(f"{server.url}/nowhere")
        server.play_out(second)
        third = str(post(ana, f"{server.url}/api/tables/{second}/rematch", {})["id"])
        post(zoe, f"{server.url}/api/tables/{third}/seats/1/ready", {"ready": True})
        server.play_out(third)
        ana.goto(f"{server.url}/table/{third}")
        ana.get_by_role("link", name=text("web-season-champion")).click()
        expect(ana).to_have_url(f"{server.url}/season/{third}")
        expect(ana.get_by_role("heading", name=text("downforce-season-world-tour"))).to_be_visible()
        expect(ana.get_by_text("★").first).to_be_visible()
        expect(ana.get_by_role("link", name=text("web-season-watch"))).to_have_count(3)
        assert not hindrances(ana)
        with ana.expect_download() as saved:
            ana.get_by_role("link", name=text("web-season-download")).click()
        record = read(Path(saved.value.path()).read_text(encoding="utf-8"))
        assert record.result is not None and len(list(referee(record))) == 3
    finally:
        for page in (ana, zoe):
            page.close()
        server.stop()
