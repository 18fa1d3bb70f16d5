"""A site without a server: served from a subfolder, raced without a network, killed, and verified."""

from __future__ import annotations

import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import BrowserContext, BrowserType, Error, Page, ViewportSize, expect

from tests.e2e.access import hindrances
from tests.e2e.driving import OPEN, choose, drive
from tests.e2e.server_process import FLAGS
from tests.gates import find_browser

PHONE: ViewportSize = {"width": 390, "height": 844}
START = 120_000
"""Milliseconds for Python to start where every core is busy."""


def profile(kind: BrowserType, folder: Path) -> BrowserContext:
    """A browser on a phone that keeps its storage in a folder."""
    return kind.launch_persistent_context(
        folder, executable_path=find_browser(), args=FLAGS, viewport=PHONE, has_touch=True, is_mobile=True
    )


NOTE = """
const Plain = Worker;
globalThis.version = 0;
globalThis.Worker = class extends Plain {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => {
      const said = data.type === 'said' ? JSON.parse(data.text) : {};
      if (said.type === 'update') globalThis.version = said.version;
    });
  }
};
"""
"""Notes how many rows of its race the page has received: what it shows is never newer."""


def open_site(context: BrowserContext, site: str, faults: list[str]) -> Page:
    page = context.new_page()
    page.add_init_script(NOTE)
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(f"{site}?pace=at-once#/")
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=START)
    return page


def race(page: Page, game: str) -> None:
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name=game))
    card.get_by_role("button", name="Race now").click()
    page.wait_for_url("**/#/table/*", timeout=START)
    page.locator(OPEN).first.wait_for(timeout=START)


def test_both_games_are_raced_without_a_network(site: str, browser_type: BrowserType, tmp_path: Path) -> None:
    faults: list[str] = []
    with profile(browser_type, tmp_path / "profile") as context:
        page = open_site(context, site, faults)
        page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
        context.set_offline(True)
        page.reload()
        expect(page.get_by_role("progressbar")).to_have_count(0, timeout=START)
        assert not hindrances(page)
        for game in ("Downforce", "Formula D"):
            race(page, game)
            drive(page)
            assert not hindrances(page)
            with page.expect_download() as saved:
                page.locator("a[download$='.txt']").first.click()
            record = tmp_path / f"{game}.race"
            saved.value.save_as(record)
            verified = subprocess.run(
                [sys.executable, "-m", "paddock", "verify", str(record)], capture_output=True, text=True, check=True
            )
            assert "Proven" in verified.stdout
            page.goto(f"{site}#/")
        expect(page.locator("section[aria-labelledby=home-past] li")).to_have_count(2)
    assert not faults


@pytest.mark.parametrize("kills", [2, pytest.param(30, marks=pytest.mark.slow)])
def test_every_choice_is_there_after_a_kill(site: str, browser_type: BrowserType, tmp_path: Path, kills: int) -> None:
    faults: list[str] = []
    rng, table, shown = Random(1), "", 0
    for _ in range(kills):
        context = profile(browser_type, tmp_path / "profile")
        page = open_site(context, site, faults)
        if not table:
            race(page, "Formula D")
            table = page.url.partition("#")[2]
        else:
            page.goto(f"{site}#{table}")
            page.locator(OPEN).first.wait_for(timeout=START)
            assert page.evaluate("version") >= shown
        for _ in range(2):
            choose(page, rng)
        shown = page.evaluate("version")
        assert shown
        with suppress(Error):  # its connection ends with it
            context.new_cdp_session(page).send("Browser.crash")
        with suppress(Error):
            context.close()
    assert not faults
