"""A site's storage: several tabs, no storage, exports, and updates."""

from __future__ import annotations

import functools
import http.server
import json
import shutil
import threading
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import BrowserType, Page, Route, expect

from paddock.site.folder import service_worker
from tests.e2e.conftest import Quiet
from tests.e2e.driving import OPEN, choose, drive, is_over
from tests.e2e.site.visiting import START, ask, go, open_site, profile, race, wait_for_python
from tests.e2e.words import text

NO_STORAGE = {"profile": {"default_content_setting_values": {"cookies": 2}}}
"""Preferences of a browser that forbids sites all storage."""


def shown(page: Page) -> int:
    """Return how many rows of the race the page has received."""
    found: int = page.evaluate("version")
    return found


def open_settings(page: Page) -> None:
    page.get_by_role("button", name=text("web-settings"), exact=True).click()
    page.get_by_role("heading", name=text("web-site-kept-title")).wait_for()


def test_a_second_tab_offers_to_take_over_and_the_first_one_stops(
    site: str, browser_type: BrowserType, tmp_path: Path
) -> None:
    faults: list[str] = []
    with profile(browser_type, tmp_path / "profile") as context:
        first = open_site(context, site, faults)
        table = race(first, "Formula D")
        choose(first, Random(1))
        made = shown(first)
        second = open_site(context, site, faults)
        expect(second.get_by_role("alert")).to_contain_text(text("web-site-elsewhere"))
        go(second, table)
        second.get_by_role("button", name=text("web-site-take")).click()
        second.locator(OPEN).first.wait_for()
        assert shown(second) >= made
        expect(first.get_by_role("alert").filter(has_text=text("web-site-moved"))).to_be_visible()
        before = shown(second)
        for button in first.locator(OPEN).all()[:1]:  # choices there have no effect
            button.tap()
            second.wait_for_timeout(500)
        assert shown(second) == before
        choose(second, Random(2))
        second.wait_for_function("before => version > before", arg=before)
    assert not faults


@pytest.mark.slow
def test_where_storage_is_forbidden_the_race_goes_on(site: str, browser_type: BrowserType, tmp_path: Path) -> None:
    faults: list[str] = []
    preferences = tmp_path / "profile" / "Default" / "Preferences"
    preferences.parent.mkdir(parents=True)
    preferences.write_text(json.dumps(NO_STORAGE))
    with profile(browser_type, tmp_path / "profile") as context:
        page = open_site(context, site, faults)
        expect(page.get_by_role("alert")).to_contain_text(text("web-site-unkept"))
        race(page, "Downforce")
        drive(page)
        assert is_over(page)
    assert not faults


FULL = """
{
  const put = IDBObjectStore.prototype.put;
  let room = 4;
  IDBObjectStore.prototype.put = function (...given) {
    const asked = put.apply(this, given);
    // As when there is no room for it.
    if (this.name === 'kept' && room-- <= 0) asked.addEventListener('success', () => this.transaction.abort());
    return asked;
  };
}
"""
"""A script that fills a worker's storage when a race has just begun."""


@pytest.mark.slow
def test_when_storage_is_full_the_race_goes_on(site: str, browser_type: BrowserType, tmp_path: Path) -> None:
    faults: list[str] = []

    def fill(route: Route) -> None:
        found = route.fetch()
        route.fulfill(response=found, body=FULL + found.text())

    with profile(browser_type, tmp_path / "profile") as context:
        context.route("**/assets/worker-*.js", fill)
        page = open_site(context, site, faults)
        unkept = page.get_by_role("alert").filter(has_text=text("web-site-unkept"))
        assert not unkept.count()
        race(page, "Formula D")
        drive(page)
        assert is_over(page)
        expect(unkept).to_be_visible()
        id = page.url.rpartition("/")[2]
        assert "winners" in ask(page, "GET", f"/api/tables/{id}/record")
        page.reload()
        wait_for_python(page)
        assert not any(each["stage"] == "over" for each in ask(page, "GET", "/api/me")["tables"])
    assert not faults


def test_everything_moves_to_another_browser_as_one_file(site: str, browser_type: BrowserType, tmp_path: Path) -> None:
    faults: list[str] = []
    with profile(browser_type, tmp_path / "one") as context:
        page = open_site(context, site, faults)
        table = race(page, "Formula D")
        for number in range(3):
            choose(page, Random(number))
        made = shown(page)
        go(page, "/")
        open_settings(page)
        with page.expect_download() as saved:
            page.get_by_role("button", name=text("web-site-export")).click()
        saved.value.save_as(tmp_path / "paddock.json")
    with profile(browser_type, tmp_path / "other") as context:
        page = open_site(context, site, faults)
        open_settings(page)
        chooser = page.get_by_label(text("web-site-import"))
        chooser.set_input_files({"name": "a.json", "mimeType": "application/json", "buffer": b'{"paddock": 1}'})
        expect(page.get_by_role("alert").filter(has_text=text("web-site-import-bad"))).to_be_visible()
        with page.expect_navigation():
            chooser.set_input_files(tmp_path / "paddock.json")
        wait_for_python(page)
        go(page, table)
        page.locator(OPEN).first.wait_for()
        assert shown(page) >= made
        drive(page)
        assert is_over(page)
    assert not faults


def publish(folder: Path, mark: str) -> None:
    """Publish another version of a site, with a mark in its page."""
    index = folder / "index.html"
    index.write_text(index.read_text().replace("<title>", f'<meta name="{mark}" /><title>'))
    files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    (folder / "sw.js").write_bytes(service_worker(files))


def test_a_new_version_is_offered_and_a_race_goes_on_in_it(
    site_folder: Path, browser_type: BrowserType, tmp_path: Path
) -> None:
    faults: list[str] = []
    shutil.copytree(site_folder, tmp_path / "www")
    handler = functools.partial(Quiet, directory=str(tmp_path / "www"))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    marked = "!!document.querySelector('meta[name=newer]')"
    try:
        with profile(browser_type, tmp_path / "profile") as context:
            page = open_site(context, f"http://127.0.0.1:{server.server_port}/below/", faults)
            page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
            table = race(page, "Formula D")
            choose(page, Random(1))
            made = shown(page)
            publish(tmp_path / "www" / "below", "newer")
            page.reload()
            update = page.get_by_role("button", name=text("web-site-update-now"))
            update.wait_for(timeout=START)
            assert not page.evaluate(marked)  # the complete old version until the update is requested
            choose(page, Random(2))
            made = shown(page)
            with page.expect_navigation():
                update.click()
            page.locator(OPEN).first.wait_for()
            assert page.evaluate(marked)
            assert page.url.endswith(table)
            assert shown(page) >= made
            assert len(page.evaluate("caches.keys()")) == 1
    finally:
        server.shutdown()
        server.server_close()
    assert not faults
