"""Kernels in Chromium: the page computes the same bytes as this processor."""

from __future__ import annotations

import base64
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from paddock.kernel.source import numba_version
from paddock.sim.wasm import MACHINE, WasmEntryPoints
from tests.conformance.kit import RACES, game_of
from tests.kernel.twins import FAULTS, compiled_kernel, plain_twin, race_alike, wasm_twin

pytestmark = pytest.mark.skipif(numba_version() is None, reason="there is no Numba for this machine")
OPEN = "(text) => void (window.machine = new Machine(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))))"


class ChromiumEntryPoints(WasmEntryPoints):
    """A page that has loaded a game's browser kernel."""

    def __init__(self, page: Page, name: str) -> None:
        super().__init__()
        self.page = page
        source = game_of(name).kernel_source
        assert source is not None
        page.add_script_tag(content=f"{MACHINE.read_text(encoding='utf-8')}\nwindow.Machine = Machine;", type="module")
        page.wait_for_function("() => 'Machine' in window")
        page.evaluate(OPEN, base64.b64encode(source.wasm()).decode())

    def ask(self, name: str, values: list[Any], seconds: float | None) -> Any:
        return self.page.evaluate("([name, values]) => machine.call(name, values)", [name, values])


@pytest.mark.parametrize("name", FAULTS)
def test_races_in_chromium_are_those_of_this_processor(
    name: str, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sample, including a planted fault; `--slow` races as many as on the other targets."""
    page = browser.new_page()
    kernel = compiled_kernel(name)
    twin = wasm_twin(kernel, ChromiumEntryPoints(page, name))
    assert race_alike(kernel, twin, 100, 20)
    monkeypatch.setattr(FAULTS[name], lambda *_: 0)
    assert not race_alike(twin, plain_twin(kernel), 30, 3)
    page.close()


@pytest.mark.slow
@pytest.mark.parametrize("name", RACES)
def test_thousands_of_races_in_chromium_are_the_same(name: str, browser: Browser) -> None:
    page = browser.new_page()
    kernel = compiled_kernel(name)
    assert race_alike(kernel, wasm_twin(kernel, ChromiumEntryPoints(page, name)), 2000, 500)
    page.close()
