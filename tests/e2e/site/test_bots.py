"""Searching bots of a site: in their worker they choose the same as with a kernel compiled for this processor."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from paddock.bots import make_bot
from paddock.bots.answering import BotId, Make, Question, choose
from paddock.browser.bots import as_text, from_text
from paddock.core.game import Decide
from paddock.kernel.source import numba_version
from tests.conformance.kit import game_of, sampled_states

pytestmark = pytest.mark.skipif(numba_version() is None, reason="there is no Numba for this machine")
START = """async ([file, built]) => {
  const base = new URL('.', location.href).href;
  window.bots = new Worker(base + file, { type: 'module' });
  const folders = { python: base + built.python, files: base + built.files, kernels: `${base}kernels/` };
  bots.postMessage({ type: 'start', folders });
}"""
ASK = """(text) => new Promise((done, fail) => {
  const began = performance.now();
  bots.onmessage = ({ data }) => {
    if (data.type === 'answer') done([data.text, performance.now() - began]);
    else fail(new Error(data.reason));
  };
  bots.postMessage({ type: 'ask', id: 1, text });
})"""
PRO = "pro"
MORE = ("downforce-2", "downforce-6", "formula-d-10", "formula-d-pits", "formula-d-teams", "formula-d-road-2")
SLOW = [pytest.param(name, 10, marks=pytest.mark.slow) for name in MORE]


def start_bots(page: Page, site: str, folder: Path) -> None:
    """Start the bots' worker of a site with its files in this folder."""
    (file,) = [path for path in (folder / "assets").glob("worker-*.js") if "browser.searching" in path.read_text()]
    found = re.search(r'name="paddock-site" content="([^"]*)"', (folder / "index.html").read_text())
    assert found
    page.goto(f"{site}LICENSE.txt")
    page.evaluate(START, [f"assets/{file.name}", json.loads(found[1].replace("&quot;", '"'))])


@pytest.fixture(scope="module")
def bots(site: str, site_folder: Path, browser: Browser) -> Iterator[Page]:
    """A page of the site with a worker of bots."""
    page = browser.new_page()
    start_bots(page, site, site_folder / "below")
    yield page
    page.close()


def ask_bots(page: Page, request: Make | Question) -> tuple[Any, float]:
    """Return the worker's answer, and its time in milliseconds."""
    text, took = page.evaluate(ASK, as_text(request))
    return from_text(text), took


def questions(name: str, count: int) -> Iterator[Question]:
    """Return questions from random races, each with its own seed."""
    game = game_of(name)
    for number in range(count):
        for state in sampled_states(game, f"{name} {number}"):
            turn = game.turn(state)
            if isinstance(turn, Decide) and len(legal := tuple(game.legal(state, turn.seats[0]))) > 1:
                yield Question(1, game.view(state, turn.seats[0]), legal, f"{number}")


@pytest.mark.parametrize(("name", "races"), [("downforce-4", 1), ("formula-d-4", 1), *SLOW])
def test_pro_chooses_in_a_page_as_everywhere(bots: Page, name: str, races: int) -> None:
    game, asked = game_of(name), 0
    game.kernel("compiled")
    bot = make_bot(PRO, game)
    assert not ask_bots(bots, Make(1, BotId.of(PRO, game)))[0].wrong
    for question in questions(name, races):
        found, native = ask_bots(bots, question)[0], choose(question, bot)
        assert (found.chosen, found.wrong) == (native.chosen, native.wrong)
        asked += 1
    assert asked > 5
