"""Take pictures of every screen at three sizes, in light and dark mode. Called by `./paddock screenshots DIR`."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # lets this script import its neighbours

from tests.e2e.server_process import FLAGS, ServerProcess  # noqa: E402
from tests.e2e.tour import DESK, SIZES, THEMES, TOUR  # noqa: E402
from tests.gates import find_browser  # noqa: E402


def take(page: Page, folder: Path, name: str) -> int:
    """Take the pictures of one screen; return their number."""
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            page.wait_for_timeout(150)
            page.screenshot(path=folder / f"{name}-{size}-{theme}.png", full_page=size == "phone")
    page.set_viewport_size(DESK)  # type: ignore[arg-type]
    return 2 * len(SIZES)


def main(args: list[str]) -> int:
    if len(args) != 1 or args[0].startswith("-"):
        print("usage: ./paddock screenshots DIR", file=sys.stderr)
        return 2
    chromium = find_browser()
    if chromium is None:
        print("paddock: pictures of the page need Chromium; install it and try again", file=sys.stderr)
        return 2
    folder = Path(args[0])
    folder.mkdir(parents=True, exist_ok=True)
    taken = 0
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        server = ServerProcess(Path(data))
        server.open()
        try:
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            for name, page in (stop for part in TOUR for stop in part(browser, server)):
                page.wait_for_load_state("networkidle")
                taken += take(page, folder, name)
                print(f"  {name}", flush=True)
            browser.close()
        finally:
            server.close()
    print(f"{taken} pictures in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
