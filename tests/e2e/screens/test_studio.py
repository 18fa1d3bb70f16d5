"""The studio: a lap is drawn, shaped by keys, tried by the kernel, raced on and shared."""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import FloatRect, Page, expect

from tests.e2e.access import COLOURS, barriers, hindrances
from tests.e2e.conftest import PHONE, Person
from tests.e2e.driving import drive
from tests.e2e.server_process import ServerProcess
from tests.e2e.words import text

POINTS = 48


def clover(box: FloatRect) -> Iterator[tuple[float, float]]:
    """The places of a clover in a box."""
    for number in range(POINTS + 1):
        turn = number / POINTS * 2 * math.pi
        far = 0.3 * (1 + 0.3 * math.sin(3 * turn))
        yield (
            box["x"] + box["width"] * (0.5 + far * math.cos(turn)),
            box["y"] + box["height"] * (0.5 + far * math.sin(turn)),
        )


def draw(page: Page) -> None:
    """Draw a clover on the canvas."""
    box = page.get_by_role("application").bounding_box()
    assert box
    for number, place in enumerate(clover(box)):
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


def test_a_lap_is_shaped_by_keys_alone_and_shared_as_a_link(server: ServerProcess, person: Person) -> None:
    page, friend = person(server), person(server)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto("/studio?game=formula_d")
    canvas = page.get_by_role("application")
    expect(canvas).to_have_accessible_description(text("web-studio-empty"))
    page.get_by_role("button", name=text("web-studio-oval")).press("Enter")
    ready = page.get_by_text(text("web-studio-ready", corners=0, spaces=0).partition(":")[0])
    expect(ready).to_be_visible()
    expect(canvas).to_have_accessible_description(text("web-studio-point-help"))
    canvas.press("PageDown")
    point = text("web-studio-point-at", number=2, points=16, across=0, down=0).partition(",")[0]
    expect(page.get_by_role("status").filter(has_text=point)).to_have_count(1)
    for _ in range(30):
        canvas.press("Shift+ArrowUp")
    near = text("web-studio-fault-points", count=2, points="2").rpartition("2")[0]
    expect(page.get_by_role("alert")).to_contain_text(near)
    for _ in range(30):
        page.keyboard.press("Control+z")
    expect(ready).to_be_visible()

    page.get_by_role("button", name=text("web-studio-share")).click()
    expect(page.get_by_text(text("web-lobby-copied"))).to_have_count(1)
    friend.goto(page.evaluate("navigator.clipboard.readText()"))
    expect(friend.get_by_text(ready.inner_text())).to_be_visible()
    files = []
    for each in (page, friend):
        with each.expect_download() as saved:
            each.get_by_role("button", name=text("web-studio-save")).click()
        files.append(Path(saved.value.path()).read_text(encoding="utf-8"))
    assert files[0] == files[1]


def test_a_finger_draws_on_a_phone(server: ServerProcess, person: Person) -> None:
    page = person(server, size=PHONE)
    page.goto("/studio?game=downforce")
    canvas = page.get_by_role("application")
    canvas.scroll_into_view_if_needed()
    box = canvas.bounding_box()
    assert box
    finger = page.context.new_cdp_session(page)
    for number, (x, y) in enumerate(clover(box)):
        kind = "touchMove" if number else "touchStart"
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_text(text("web-studio-ready", corners=0, spaces=0).partition(":")[0])).to_be_visible()
