"""After the race: replays, imported records, reviews, and rematches."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.access import hindrances
from tests.e2e.conftest import Person
from tests.e2e.driving import bring_race, post
from tests.e2e.server_process import ServerProcess
from tests.e2e.words import ANY, like, text
from tests.golden import GOLDEN


def test_a_record_is_opened_and_looked_at(server: ServerProcess, person: Person) -> None:
    page = person(server)
    page.goto("/")
    page.get_by_label("Open a record").set_input_files(GOLDEN / "downforce-3.race")
    page.wait_for_url("**/replay/*")
    moment = page.locator("[data-moment]")
    side = page.get_by_role("tabpanel")
    expect(side.get_by_role("rowheader")).to_have_count(6)
    expect(side).not_to_contain_text(text("web-seat-not-here"))  # independent of the current viewer
    expect(side.locator(".place").first).to_have_text("–")  # the grid is not drawn yet
    page.get_by_role("button", name=text("web-replay-next")).click()
    page.keyboard.press("ArrowRight")
    expect(moment).to_have_attribute("data-moment", "2")
    page.get_by_role("button", name=text("web-replay-back")).click()
    expect(moment).to_have_attribute("data-moment", "1")
    slider = page.get_by_role("slider", name=text("web-replay-moment"))
    slider.fill("20")
    expect(moment).to_have_attribute("data-moment", "20")
    expect(page.get_by_text(like("web-story-turn", turn=0, turns=ANY))).to_be_visible()
    auction = page.get_by_role("region", name=text("downforce-page-auction"))
    expect(auction.get_by_role("listitem")).not_to_have_count(0)  # the car on offer, and who has bid
    landmarks = page.get_by_label(text("web-story-landmarks"))
    landmarks.select_option(text("downforce-line-crossed", line=1))
    expect(moment).not_to_have_attribute("data-moment", "20")
    chart = page.get_by_role("img", name="Places turn by turn: 1. ")
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] - 2, "y": 30})  # its right edge is the end of the race
    expect(page.get_by_role("button", name=text("web-replay-next"))).to_be_disabled()
    slider.fill("20")
    page.get_by_label(text("web-replay-viewer")).select_option("all")
    expect(moment).to_have_attribute("data-moment", "20")


def test_a_moment_can_be_shared(server: ServerProcess, person: Person) -> None:
    page = person(server)
    page.goto("/")
    post(page, "/api/me", {"name": "Ana"})
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = bring_race(page, "downforce-3")
    page.goto(f"/replay/{table}?at=30&seen=1")
    moment = page.locator("[data-moment]")
    expect(moment).to_have_attribute("data-moment", "30")
    expect(page.get_by_label(text("web-replay-viewer"))).to_have_value("1")
    page.get_by_role("button", name=text("web-replay-next")).click()
    page.get_by_text(text("web-share-and-save")).click()
    page.get_by_role("button", name=text("web-story-copy-moment")).click()
    expect(page.get_by_role("status").filter(has_text="Copied")).to_be_attached()
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"/replay/{table}?at=31&seen=1")
    page.goto("/replay/there-is-none")
    expect(page.get_by_role("alert")).to_have_text(text("web-replay-gone"))
    page.goto(f"/replay/{table}?at=999999&seen=9")
    expect(page.get_by_role("alert")).to_contain_text("999999")
    expect(moment).to_have_attribute("data-moment", "0")
    page.goto(f"/table/{table}")
    begins = {"Chart as SVG": b"<svg", "Chart as PNG": b"\x89PNG", "Save as picture": b"\x89PNG"}
    for name, begin in begins.items():
        with page.expect_download() as saved:
            page.get_by_text(name, exact=True).click()
        file = saved.value.path().read_bytes()
        assert file.startswith(begin) and b"var(" not in file[:500]
    page.get_by_role("link", name="Biggest overtake").click()  # a highlight
    expect(page.get_by_role("slider")).not_to_have_value("0")
    page.wait_for_url("**/replay/*?at=*")


def test_a_race_plays_back_by_itself(server: ServerProcess, person: Person) -> None:
    page = person(server)
    page.goto("/")
    post(page, "/api/me", {"name": "Ana"})
    page.goto(f"/replay/{bring_race(page, 'formula-d-alone')}")
    page.get_by_label(text("web-replay-speed")).select_option("8")
    page.get_by_role("button", name=text("web-replay-play"), exact=True).click()
    expect(page.locator("[data-moment]")).to_have_attribute("data-moment", re.compile(r"[6-9]|\d\d"))
    page.get_by_role("button", name=text("web-replay-pause")).click()
    page.get_by_role("button", name=text("web-replay-last")).click()
    expect(page.get_by_role("button", name=text("web-replay-next"))).to_be_disabled()


def test_an_invalid_record_is_refused_with_a_sentence(server: ServerProcess, person: Person) -> None:
    page = person(server)
    page.goto("/")
    nonsense = {"name": "holiday.paddock", "mimeType": "text/plain", "buffer": b"dear diary"}
    page.get_by_label("Open a record").set_input_files(nonsense)  # type: ignore[arg-type]
    expect(page.get_by_role("region", name=text("web-home-own")).get_by_role("alert")).not_to_be_empty()


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
