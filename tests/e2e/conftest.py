"""Fixtures: the server, and people with a browser each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.e2e.server_process import FLAGS, PATIENCE, ServerProcess, remember
from tests.gates import find_browser

DESK = {"width": 1280, "height": 800}
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
    """A server for one test alone, which may stop it."""
    server = ServerProcess(tmp_path / "server")
    server.open()
    yield server
    server.close()


Person = Callable[..., Page]


@pytest.fixture
def person(browser: Browser) -> Iterator[Person]:
    """Makes people: each with a browser of their own, in which nothing may go wrong unseen."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def make(server: ServerProcess, size: dict[str, int] = DESK, language: str = "en-GB", **settings: Any) -> Page:
        phone = min(size.values()) < 600
        context = browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            locale=language,
            base_url=server.url,
            has_touch=phone,
            is_mobile=phone,
        )
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script(remember(**settings))
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda message: faults.extend([message.text] if message.type == "warning" else []))
        return page

    yield make
    for context in contexts:
        context.close()
    assert faults == []
