"""The studio: a lap is drawn, shaped by keys, tried by the kernel and raced on."""

from __future__ import annotations

import math
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.access import COLOURS, barriers, hindrances
from tests.e2e.conftest import Person
from tests.e2e.driving import drive
from tests.e2e.server_process import ServerProcess
from tests.e2e.words import text

POINTS = 48


def draw(page: Page) -> None:
    """Draw a clover on the canvas."""
    box = page.get_by_role("application").bounding_box()
    assert box
    for number in range(POINTS + 1):
        turn = number / POINTS * 2 * math.pi
        far = 0.3 * (1 + 0.3 * math.sin(3 * turn))
        place = (
            box["x"] + box["width"] * (0.5 + far * math.cos(turn)),
            box["y"] + box["height"] * (0.5 + far * math.sin(turn)),
        )
        page.mouse.move(*place)
        if number == 0:
            page.mouse.down()
    page.mouse.up()


def test_a_lap_is_drawn_shaped_tried_and_raced_on(server: ServerProcess, person: Person, tmp_path: Path) -> None:
    page = person(server)
    page.goto("/studio?game=downforce")
    canvas = page.get_by_role("application")
    canvas.wait_for()
    assert hindrances(page) == []
    draw(page)
    ready = page.get_by_text(text("web-studio-ready", corners=0, spaces=0).partition(":")[0])
    expect(ready).to_be_visible()
    page.get_by_label(text("web-studio-name")).fill("Clover")
    page.get_by_label(text("web-studio-name")).blur()
    corner = page.get_by_label(text("web-studio-corner-name", number=2), exact=True)
    corner.fill("The Elbow")
    corner.blur()
    expect(ready).to_be_visible()

    undo = page.get_by_role("button", name=text("web-studio-undo"))
    canvas.focus()
    canvas.press("PageDown")
    canvas.press("ArrowRight")
    expect(ready).to_be_visible()
    undo.click()
    expect(corner).to_have_value("The Elbow")

    page.get_by_role("button", name=text("web-studio-trial-start")).click()
    expect(page.get_by_role("rowheader", name=text("web-studio-figure-home"))).to_be_visible()
    page.get_by_role("button", name=text("web-studio-trial-stop")).click()
    page.get_by_role("radio", name=text("web-studio-show-passes")).check()
    assert canvas.locator("g.passes circle").count() > 0
    assert hindrances(page) == []
    page.emulate_media(color_scheme="dark")
    assert barriers(page, COLOURS) == []

    with page.expect_download() as saved:
        page.get_by_role("button", name=text("web-studio-save")).click()
    saved.value.save_as(tmp_path / "clover.toml")
    page.get_by_role("button", name=text("web-studio-keep")).click()
    expect(page.get_by_text(text("web-studio-kept"))).to_be_visible()

    page.goto("/studio?game=downforce")
    page.get_by_label(text("web-studio-open")).set_input_files(tmp_path / "clover.toml")
    expect(page.get_by_text(text("web-studio-from-file"))).to_be_visible()
    expect(page.get_by_label(text("web-studio-corner-name", number=2), exact=True)).to_have_value("The Elbow")

    page.goto("/new/downforce?mode=bots")
    page.get_by_role("radio", name="Clover").check()
    page.get_by_role("button", name=text("web-new-start")).click()
    page.wait_for_url("**/table/*")
    drive(page, moves=2)
