"""Measure a site without a server: `python -m tests.e2e.site.measure FOLDER`, with the folder of `./paddock site`.

It prints the figures of docs/performance.md: visits, answers of bots, frames, memory.
"""

from __future__ import annotations

import functools
import http.server
import json
import re
import statistics
import sys
import threading
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import BrowserContext, BrowserType, Page, sync_playwright

from paddock.bots import make_bot
from paddock.bots.answering import BotId, Make, choose
from tests.conformance.kit import game_of
from tests.e2e.conftest import Quiet
from tests.e2e.driving import OPEN, drive
from tests.e2e.site.test_bots import PRO, ask_bots, questions, start_bots
from tests.e2e.site.visiting import DESK, ask, go, open_site, profile, race

GAPS = """
globalThis.gaps = [];
{
  const Hooked = Worker;
  let last = 0;
  globalThis.Worker = class extends Hooked {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (data.type !== 'said') return;
        const now = performance.now();
        if (last) gaps.push(now - last);
        last = data.text.includes('"choices":[{') ? 0 : now;
      });
    }
    postMessage(message) {
      if (message.type === 'say') last = performance.now();
      super.postMessage(message);
    }
  };
}
"""
"""A script that notes the time from a choice or a bot's move to the next bot's move."""
FRAMES = """work => new Promise((done) => {
  const gaps = [];
  let last = performance.now();
  let running = true;
  const look = (now) => {
    gaps.push(now - last);
    last = now;
    if (running) requestAnimationFrame(look);
    else done(gaps.slice(1));
  };
  requestAnimationFrame(look);
  const wait = work ? Promise.all(work.map((each) => call(...each))) : new Promise((then) => setTimeout(then, 3000));
  void wait.then(() => { running = false; });
})"""
"""A script that measures the milliseconds between frames, with Python working or idle."""

ROLL = {"game": "formula_d", "style": "street"}
"""A request for an invented circuit, which keeps Python busy for a while."""


def visit(context: BrowserContext, site: str) -> float:
    """Return the seconds from opening the address to the first choice of a race, by the first button."""
    page = context.new_page()
    began = time.perf_counter()
    page.goto(f"{site}?pace=at-once#/")
    page.locator(".now button").first.click()
    page.locator(OPEN).first.wait_for(timeout=60_000)
    took = time.perf_counter() - began
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    page.close()
    return took


def visits(kind: BrowserType, site: str) -> None:
    first, later = [], []
    for _ in range(3):
        with TemporaryDirectory() as folder, profile(kind, Path(folder), DESK) as context:
            first.append(visit(context, site))
            later += [visit(context, site), visit(context, site)]
    print("first visit, s:", *[f"{each:.2f}" for each in first])
    print("later visits, s:", *[f"{each:.2f}" for each in later])


def memory(context: BrowserContext) -> str:
    """Return the memory of the page's process with its workers: its footprint, and what it shares with others.

    The footprint is what the browser's task manager shows: anonymous memory, also swapped. The rest are pixels on their
    way to the screen, and the browser's own files, counted by share.
    """
    assert context.browser is not None
    found = context.browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    sizes = []
    for process in found:
        if process["type"] == "renderer":
            said = Path(f"/proc/{process['id']}/smaps_rollup").read_text()
            size = {key: int(kb) / 1024 for key, kb in re.findall(r"^(\w+): +(\d+) kB", said, re.M)}
            sizes.append((size["Pss_Anon"] + size["SwapPss"], size["Pss_Shmem"], size["Pss_File"]))
    return "{:.0f} MB; pixels {:.0f} MB, files of the browser {:.0f} MB".format(*max(sizes))


def clubs(page: Page) -> None:
    """Race ten cars on Monaco against club."""
    ask(page, "POST", "/api/me", {"name": "Ana"})
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "club"}] * 9]
    wanted = {"game": "formula_d", "options": {"cars": 10, "track": "monaco"}, "seats": seats, "start": True}
    go(page, f"/table/{ask(page, 'POST', '/api/tables', wanted)['id']}")
    page.locator(OPEN).first.wait_for()
    drive(page)
    gaps = sorted(page.evaluate("gaps"))
    share = [gaps[int(len(gaps) * part)] for part in (0.5, 0.99)]
    print(f"club, ten cars on Monaco: {len(gaps)} answers, median {share[0]:.0f} ms, p99 {share[1]:.0f} ms")


def races(kind: BrowserType, site: str) -> None:
    with TemporaryDirectory() as folder, profile(kind, Path(folder), DESK) as context:
        context.add_init_script(GAPS)
        page = open_site(context, site, [])
        print(f"memory before a race: {memory(context)}")
        clubs(page)
        for game in ("Downforce", "Formula D"):
            go(page, "/")
            race(page, game)
            drive(page)
        print(f"memory after three races: {memory(context)}")
        go(page, "/")
        page.request_gc()
        print(f"after a garbage collection: {memory(context)}")
        rolls = [["POST", "/api/studio/roll", json.dumps({**ROLL, "seed": seed})] for seed in range(3)]
        for name, work in (("idle", None), ("Python busy", rolls)):
            gaps = page.evaluate(FRAMES, work)
            late = sum(gap > 25 for gap in gaps)
            print(f"frames, {name}: {len(gaps)} in {sum(gaps) / 1000:.1f} s, {late} late, longest {max(gaps):.0f} ms")


def searches(kind: BrowserType, site: str, folder: Path) -> None:
    with TemporaryDirectory() as kept, profile(kind, Path(kept), DESK) as context:
        page = context.new_page()
        start_bots(page, site, folder)
        for name in ("downforce-4", "formula-d-10"):
            game = game_of(name)
            game.kernel("compiled")
            bot, ratios, took = make_bot(PRO, game), [], []
            ask_bots(page, Make(1, BotId.of(PRO, game)))
            for question in questions(name, 2):
                here = ask_bots(page, question)[1]
                began = time.perf_counter()
                choose(question, bot)
                native = (time.perf_counter() - began) * 1000
                if native > 5:
                    ratios.append(here / native)
                took.append(here)
            print(
                f"pro, {name}: {len(took)} choices, median {statistics.median(took):.0f} ms, "
                f"longest {max(took):.0f} ms, "
                f"{statistics.median(ratios):.2f} times the native time in the median of {len(ratios)}"
            )


def main(folder: Path) -> None:
    handler = functools.partial(Quiet, directory=str(folder.parent))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    site = f"http://127.0.0.1:{server.server_port}/{folder.name}/"
    with sync_playwright() as playwright:
        visits(playwright.chromium, site)
        races(playwright.chromium, site)
        searches(playwright.chromium, site, folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
