"""Visit a site without a server: a separate browser, and calls to the worker that runs the tables."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, BrowserType, Page, ViewportSize, expect

from tests.e2e.driving import OPEN
from tests.e2e.server_process import FLAGS
from tests.gates import find_browser

PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1366, "height": 768}
START = 120_000
"""Timeout in milliseconds for Python to start while every core is busy."""
HOOK = """
const Plain = Worker;
const calls = new Map();
globalThis.version = 0;
globalThis.started = '';
globalThis.call = (...given) => new Promise((done) => {
  const [method, path, body] = given;
  calls.set(-calls.size - 1, done);
  tables.postMessage({ type: 'call', id: -calls.size, method, path, body });
});
globalThis.Worker = class extends Plain {
  constructor(...given) {
    super(...given);
    globalThis.tables ??= this;
    this.addEventListener('message', ({ data }) => {
      const update = data.type === 'said' && /"version":(\\d+),"since":/.exec(data.text);
      if (update) globalThis.version = Number(update[1]);
      if (['ready', 'elsewhere', 'failed'].includes(data.type)) globalThis.started = data.type;
      if (data.type === 'answer') calls.get(data.id)?.(data);
    });
  }
};
"""
"""A script that notes how many rows of its race the page has received, and calls the tables."""


def profile(kind: BrowserType, folder: Path, size: ViewportSize = PHONE, language: str = "en-GB") -> BrowserContext:
    """Open a browser that stores its data in a folder."""
    phone = size == PHONE
    return kind.launch_persistent_context(
        folder,
        executable_path=find_browser(),
        args=FLAGS,
        viewport=size,
        locale=language,
        has_touch=phone,
        is_mobile=phone,
    )


def open_site(context: BrowserContext, site: str, faults: list[str], wait: bool = True) -> Page:
    """Open a page of the site, and wait until Python is loaded."""
    page = context.new_page()
    page.set_default_timeout(START)
    page.add_init_script(HOOK)
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(f"{site}?pace=at-once#/")
    if wait:
        wait_for_python(page)
    return page


def wait_for_python(page: Page) -> None:
    """Wait until the tables run, or another tab has them, and the bar is gone; earlier calls have no answer."""
    page.wait_for_function("globalThis.started", timeout=START)
    page.locator("main").first.wait_for()
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=START)


def go(page: Page, path: str) -> None:
    """Go to a screen."""
    page.evaluate("path => { location.hash = path; }", path)


def ask(page: Page, method: str, path: str, body: object = None) -> Any:
    """Call the tables in the worker that the page's buttons use."""
    answer: dict[str, Any] = page.evaluate("given => call(...given)", [method, path, json.dumps(body or {})])
    assert answer["status"] < 300, answer
    return json.loads(answer["body"]) if answer["media"] == "application/json" else answer["body"]


def race(page: Page, game: str) -> str:
    """Start a race with the first page's button; return the address of its screen."""
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name=game))
    card.locator(".now button").click()
    page.wait_for_url("**/#/table/*", timeout=START)
    page.locator(OPEN).first.wait_for(timeout=START)
    return page.url.partition("#")[2]
