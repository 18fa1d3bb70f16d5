"""A server's page as an installable app, which saves the games for offline races at a visitor's request."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import BrowserType, expect

from tests.e2e.access import hindrances
from tests.e2e.driving import choose
from tests.e2e.server_process import ServerProcess
from tests.e2e.site.visiting import DESK, HOOK, START, profile, race, wait_for_python
from tests.e2e.words import text

pytestmark = pytest.mark.slow

KEPT = """new Promise((done) => {
  const look = async () => {
    const one = await navigator.serviceWorker.getRegistration('/offline/');
    if (one?.scope.endsWith('/offline/') && one.active) done(0);
    else setTimeout(look, 200);
  };
  void look();
})"""
"""A script that waits until all files are cached; the earlier worker, of the whole page, caches none."""


def test_a_visitor_keeps_the_games_of_a_server(
    single_server: ServerProcess, browser_type: BrowserType, tmp_path: Path
) -> None:
    url, asked, faults = single_server.url, list[str](), list[str]()
    with profile(browser_type, tmp_path / "profile", DESK) as context:
        page = context.new_page()
        page.set_default_timeout(START)
        page.add_init_script(HOOK)
        page.on("pageerror", lambda error: faults.append(str(error)))
        context.on("request", lambda request: asked.append(request.url))
        page.goto(f"{url}/?pace=at-once")
        page.get_by_role("article").first.wait_for()
        assert context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"] == []
        page.get_by_role("button", name=text("web-settings"), exact=True).click()
        keep = page.get_by_role("button", name=text("web-site-offline-keep"))
        keep.wait_for()
        assert not hindrances(page)
        assert not any("pyodide" in each for each in asked)  # only on request
        keep.click()
        page.wait_for_url(f"{url}/offline/**", timeout=START)
        wait_for_python(page)
        expect(page.get_by_role("link", name=text("web-with-friends")).first).to_have_attribute(
            "href", f"{url}/new/downforce?mode=friends"
        )
        page.evaluate(KEPT)
        page.goto(f"{url}/")
        page.get_by_role("button", name=text("web-settings"), exact=True).click()
        expect(page.get_by_role("link", name=text("web-site-offline-open"))).to_be_visible()
        single_server.kill()
        page.goto(f"{url}/")
        page.wait_for_url(f"{url}/offline/**")
        wait_for_python(page)
        race(page, "Downforce")
        choose(page, Random(1))
    assert not faults
