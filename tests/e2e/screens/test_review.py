"""The pit wall: reviews of races that are over."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.access import hindrances
from tests.e2e.conftest import Person
from tests.e2e.driving import bring_race, post
from tests.e2e.server_process import ServerProcess
from tests.e2e.words import text


def test_a_race_is_reviewed(server: ServerProcess, person: Person) -> None:
    page = person(server, size={"width": 390, "height": 844})
    page.goto("/")
    post(page, "/api/me", {"name": "Ana"})
    table = bring_race(page, "formula-d-alone")
    held: list[object] = []  # the first review never comes
    page.route("**/review", lambda route: held.append(route), times=1)
    page.goto(f"/table/{table}")
    page.get_by_role("link", name=text("web-review")).tap()
    page.get_by_role("button", name=text("web-review-stop")).tap()
    expect(page.get_by_role("status")).to_have_text(text("web-review-stopped"))
    page.get_by_role("button", name=text("web-try-again")).tap()
    expect(page.get_by_role("heading", level=1)).to_have_text(text("web-review-of", track="Monaco"))
    page.locator("[data-chart=chances]").wait_for()
    assert not hindrances(page)
    slider = page.get_by_role("slider", name=text("web-replay-moment"))
    slider.fill("12")
    expect(page.get_by_role("link", name=text("web-review-watch"))).to_have_attribute("href", f"/replay/{table}?at=12")
    page.get_by_text(text("web-review-statistics")).tap()
    sums = page.get_by_role("group", name=text("review-sum-result", result="turns"))
    cells = [cell.partition("±")[0].replace("−", "-") for cell in sums.get_by_role("cell").all_inner_texts()[1:]]
    assert sum(round(100 * float(cell)) for cell in cells[:-1]) == round(100 * float(cells[-1]))
    point = page.get_by_role("region", name=text("web-review-moments")).get_by_role("listitem").first
    move = int((re.findall(r"Move (\d+)", point.inner_text()) or ["0"])[0])
    point.get_by_role("button", name=text("web-review-play-on")).tap()
    expect(page.get_by_role("dialog")).to_contain_text(f"{move - 1}")
    page.keyboard.press("Escape")
    point.get_by_role("link", name=text("web-challenge-watch")).tap()
    expect(page.locator("[data-moment]")).to_have_attribute("data-moment", f"{move}")
