"""Fixtures: the server, and people with one browser each."""

from __future__ import annotations

import functools
import http.server
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from paddock.site.folder import packed_size
from tests.e2e.server_process import FLAGS, PATIENCE, ServerProcess, remember
from tests.gates import find_browser

DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
ROOT = Path(__file__).resolve().parents[2]
MOST_BYTES = 9_000_000
"""Most compressed bytes loaded by a first race on a site."""
expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": find_browser(), "args": FLAGS}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("server"))
    server.open()
    yield server
    server.close()


@pytest.fixture
def single_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server for a single test, which may stop it."""
    server = ServerProcess(tmp_path / "server")
    server.open()
    yield server
    server.close()


FORGET = "if (!sessionStorage['begun']) { localStorage.clear(); sessionStorage['begun'] = 'yes'; }\n"
"""A script that clears what other tests have stored in the browser."""
Person = Callable[..., Page]


class Browsers:
    """Browsers of people, reused between tests, as starting one takes longer than many tests.

    A lent browser has no pages, cookies, settings or permissions; only its HTTP cache is kept.
    """

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.idle: dict[tuple[str, str, bool], list[BrowserContext]] = {}
        self.kinds: dict[BrowserContext, tuple[str, str, bool]] = {}

    def lend(self, url: str, language: str, phone: bool) -> BrowserContext:
        """Return a browser with this language for this server; a phone's has touch input."""
        if found := self.idle.get((url, language, phone)):
            return found.pop()
        context = self.browser.new_context(locale=language, base_url=url, has_touch=phone, is_mobile=phone)
        context.set_default_timeout(PATIENCE * 1000)
        self.kinds[context] = (url, language, phone)
        return context

    def take_back(self, context: BrowserContext) -> None:
        """Clear everything that a test did with a browser."""
        for page in context.pages:
            page.close()
        context.clear_cookies()
        context.clear_permissions()
        self.idle.setdefault(self.kinds[context], []).append(context)


@pytest.fixture(scope="session")
def browsers(browser: Browser) -> Browsers:
    return Browsers(browser)


@pytest.fixture
def person(browsers: Browsers) -> Iterator[Person]:
    """Make people, each with a separate browser that reports all errors."""
    lent: list[BrowserContext] = []
    faults: list[str] = []

    def make(server: ServerProcess, size: dict[str, int] = DESK, language: str = "en-GB", **settings: Any) -> Page:
        context = browsers.lend(server.url, language, phone=min(size.values()) < 600)
        lent.append(context)
        page = context.new_page()
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.add_init_script(FORGET + remember(**settings))
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda message: faults.extend([message.text] if message.type == "warning" else []))
        return page

    yield make
    found = tuple(faults)  # except for messages about closing pages
    for context in lent:
        browsers.take_back(context)
    assert not found


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files like `python -m http.server`, but without logging."""

    def log_message(self, format: str, *args: object) -> None:
        return


@pytest.fixture(scope="session")
def site_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the site in `below`, written once for all processes of a run."""
    base = tmp_path_factory.getbasetemp()
    root = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "www"
    written = root / "below"
    try:
        root.mkdir()
    except FileExistsError:  # another process writes it
        deadline = time.monotonic() + 2 * PATIENCE
        while not (written / "sw.js").is_file():
            assert time.monotonic() < deadline, "the site was not written"
            time.sleep(0.1)
        return root
    command = [sys.executable, "-m", "paddock", "site", str(written)]
    subprocess.run(command, check=True, cwd=ROOT, capture_output=True)
    files = {path.as_posix(): path.read_bytes() for path in written.rglob("*") if path.is_file()}
    assert packed_size(files) < MOST_BYTES
    return root


@pytest.fixture(scope="session")
def site(site_folder: Path) -> Iterator[str]:
    handler = functools.partial(Quiet, directory=str(site_folder))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/below/"
    server.shutdown()
    server.server_close()
