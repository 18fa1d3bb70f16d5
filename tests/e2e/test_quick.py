"""Quick: what the first load weighs, when it is painted, and how long an update takes."""

from __future__ import annotations

import gzip

from playwright.sync_api import Response

from tests.e2e.conftest import Person
from tests.e2e.driving import drive, start_race
from tests.e2e.house import House


def test_the_first_load_is_small_and_soon_painted(house: House, person: Person) -> None:
    page = person(house)
    bodies: dict[str, bytes] = {}

    def weigh(response: Response) -> None:
        if response.ok:
            bodies[response.url] = response.body()

    page.on("response", weigh)
    page.goto("/")
    page.get_by_role("button", name="Race now").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert any(url.endswith("/locales/en.ftl") for url in bodies)
    assert not any(url.endswith("/locales/es.ftl") for url in bodies)
    assert sum([len(gzip.compress(body)) for body in bodies.values()]) < 150_000
    paints = []
    for _ in range(3):
        page.goto("/")
        page.get_by_role("button", name="Race now").first.wait_for()
        painted = page.wait_for_function("performance.getEntriesByName('first-contentful-paint')[0]")
        paints.append(painted.evaluate("paint => paint.startTime"))
    assert min(paints) < 1000


def test_an_update_with_ten_cars_takes_under_8_ms_of_script(house: House, person: Person) -> None:
    page = person(house)
    updates: list[str | bytes] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: updates.append(frame)))
    start_race(page, "formula_d", seats=10)
    drive(page, moves=3)
    # Time of this thread alone: what else runs on the machine does not count.
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
