"""Speed: bytes of the first load, first paint, and time of an update."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Page, Response

from tests.e2e.conftest import Person
from tests.e2e.driving import OPEN, drive, start_race
from tests.e2e.server_process import ServerProcess
from tests.e2e.words import text

FIRST = 100_000
"""Most bytes of the first page, as they travel."""


def loaded(page: Page) -> dict[str, bytes]:
    """Record what the page loads from now on, by address."""
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    bodies: dict[str, bytes] = {}

    def keep(response: Response) -> None:
        if response.ok:
            bodies[response.url] = response.body()

    page.on("response", keep)
    return bodies


def weight(bodies: dict[str, bytes]) -> int:
    """Return the compressed bytes without fonts, which delay no text."""
    return sum([len(gzip.compress(body)) for url, body in bodies.items() if not url.endswith(".woff2")])


def test_the_first_load_is_small(server: ServerProcess, person: Person) -> None:
    page = person(server)
    bodies = loaded(page)
    page.goto("/")
    page.get_by_role("button", name=text("web-race-now")).first.wait_for()
    page.wait_for_load_state("networkidle")
    assert any(url.endswith("/locales/en.ftl") for url in bodies)
    assert not any(url.endswith("/locales/es.ftl") for url in bodies)
    assert weight(bodies) < FIRST
    assert 0 < sum(len(body) for url, body in bodies.items() if url.endswith(".woff2")) < 60_000


@pytest.mark.slow
def test_the_first_load_is_soon_painted(server: ServerProcess, person: Person) -> None:
    page = person(server)
    paints = []
    for _ in range(3):
        page.goto("/")
        page.get_by_role("button", name=text("web-race-now")).first.wait_for()
        painted = page.wait_for_function("performance.getEntriesByName('first-contentful-paint')[0]")
        paints.append(painted.evaluate("paint => paint.startTime"))
    assert min(paints) < 1000


@pytest.mark.parametrize(
    ("game", "own", "other", "most"),
    [
        ("downforce", "downforce-page-hand", "formula-d-page-wear", 115_000),
        ("formula_d", "formula-d-page-wear", "downforce-page-hand", 200_000),
    ],
)
def test_a_race_is_small_and_loads_the_panels_of_its_own_game_alone(
    server: ServerProcess, person: Person, game: str, own: str, other: str, most: int
) -> None:
    page = person(server)
    bodies = loaded(page)
    with page.expect_response(lambda response: "/api/tracks/" in response.url and response.url.endswith(".svg")):
        start_race(page, game)  # on a busy machine the network may be idle before the board is requested
    page.locator(OPEN).first.wait_for()
    page.wait_for_load_state("networkidle")
    scripts = b"".join([body for url, body in bodies.items() if url.endswith(".js")]).decode()
    assert own in scripts
    assert other not in scripts
    pictures = [url for url in bodies if url.endswith(".svg")]
    assert len(pictures) == 2  # the flag and the board
    assert weight(bodies) < FIRST + most


@pytest.mark.slow
def test_an_update_with_ten_cars_takes_under_8_ms_of_script(server: ServerProcess, person: Person) -> None:
    page = person(server)
    updates: list[str | bytes] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: updates.append(frame)))
    start_race(page, "formula_d", seats=10)
    drive(page, moves=3)
    # CPU time of this thread, without other programs.
    meter = page.context.new_cdp_session(page)
    meter.send("Performance.enable", {"timeDomain": "threadTicks"})

    def script() -> float:
        metrics = meter.send("Performance.getMetrics")["metrics"]
        return next(float(metric["value"]) for metric in metrics if metric["name"] == "ScriptDuration")

    before, seen = script(), len(updates)
    drive(page, moves=6)
    handled = len(updates) - seen
    assert handled > 20
    assert (script() - before) / handled < 0.008
