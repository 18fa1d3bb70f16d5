"""A site without a server: served from a subfolder, raced offline, killed, and verified."""

from __future__ import annotations

import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import BrowserType, Error, ViewportSize, expect

from tests.e2e.access import hindrances
from tests.e2e.driving import OPEN, OVER, choose, drive, is_over
from tests.e2e.site.visiting import DESK, PHONE, START, open_site, profile, race, wait_for_python

ELSEWHERE = [(language, size) for language in ("es-ES", "fr-FR", "pt-BR") for size in (PHONE, DESK)]
SLOW = [pytest.param(*each, marks=pytest.mark.slow) for each in [("en-GB", DESK), *ELSEWHERE]]


@pytest.mark.parametrize(("language", "size"), [("en-GB", PHONE), *SLOW])
def test_both_games_are_raced_without_a_network(
    site: str, browser_type: BrowserType, tmp_path: Path, language: str, size: ViewportSize
) -> None:
    faults: list[str] = []
    with profile(browser_type, tmp_path / "profile", size, language) as context:
        page = open_site(context, site, faults)
        page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
        context.set_offline(True)
        page.reload()
        wait_for_python(page)
        assert page.evaluate("document.documentElement.lang") == language[:2]
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
            page.goto(f"{site}?pace=at-once#/")
            page.get_by_role("article").first.wait_for()
        expect(page.locator("section[aria-labelledby=home-past] li")).to_have_count(2)
    assert not faults


@pytest.mark.parametrize("kills", [2, pytest.param(30, marks=pytest.mark.slow)])
def test_every_choice_is_there_after_a_kill(site: str, browser_type: BrowserType, tmp_path: Path, kills: int) -> None:
    faults: list[str] = []
    rng, table, shown = Random(1), "", 0
    for _ in range(kills):
        context = profile(browser_type, tmp_path / "profile")
        page = open_site(context, site, faults)
        if table:
            page.goto(f"{site}?pace=at-once#{table}")
            page.locator(f"{OPEN}, {OVER}").first.wait_for(timeout=START)
            assert page.evaluate("version") >= shown
        if not table or is_over(page):  # random cars may go out early
            page.goto(f"{site}?pace=at-once#/")
            table = race(page, "Formula D")
        for _ in range(2):
            choose(page, rng)
        shown = page.evaluate("version")
        assert shown
        with suppress(Error):  # its connection ends with it
            context.new_cdp_session(page).send("Browser.crash")
        with suppress(Error):
            context.close()
    assert not faults
