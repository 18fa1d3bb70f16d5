"""The longest lists of spaces: on a laptop every choice is in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from paddock.core.game import Decide, Over, Roll, Rolled
from paddock.core.record import Record, make_header, write
from paddock.formula_d import FormulaD
from paddock.formula_d.options import Options
from paddock.formula_d.rules.actions import Action, Drive, Gear, Hold, Nitro
from paddock.formula_d.rules.state import State
from tests.e2e.conftest import Person
from tests.e2e.driving import ASK, COMMIT, OPEN, follow_coach, open_lesson, post
from tests.e2e.server_process import ServerProcess

LAPTOP = {"width": 1366, "height": 768}
TABLET = {"width": 1024, "height": 768}
TURNS = 6
"""Enough to reach the highest gears."""
HIDDEN = """() => {
  const panel = document.querySelector('section.now').getBoundingClientRect();
  return [...document.querySelectorAll('.list [data-choice], [data-setting], [data-commit]')].filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    if (top < panel.top || bottom > Math.min(panel.bottom, innerHeight)) return true;
    if (left < panel.left || right > panel.right) return true;
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return !at || !each.contains(at);
  }).map((each) => each.textContent);
}"""
"""The choices that cannot be seen and pressed at once."""
SMALL = """() => {
  const boxes = [...document.querySelectorAll('.list [data-choice]')].map((each) => each.getBoundingClientRect());
  const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
  const near = (a, b) => Math.hypot(...middle(a).map((x, at) => x - middle(b)[at])) < 23.5;
  return boxes.filter((a, at) => boxes.some((b, other) => other !== at && near(a, b))).length;
}"""
"""Choices whose middle lies too near to that of another one (WCAG 2.5.8)."""


def ends_after(game: FormulaD, state: State, move: Action | Rolled) -> int:
    """The number of spaces to choose from after a move."""
    after, _ = game.apply(state, move)
    turn = game.turn(after)
    legal = game.legal(after, 0) if isinstance(turn, Decide) else ()
    return len(legal) if legal and isinstance(legal[0], Drive) else 0


def longest_list(track: str, road: bool = False) -> tuple[str, int, int]:
    """A lucky race on this track up to the most spaces to choose from, its moves, and the number of spaces."""
    game = FormulaD(Options(cars=1, track=track, road=road))
    state, drives = game.start(), 0
    moves: list[str] = []
    found = most = 0
    while drives < TURNS and not isinstance(turn := game.turn(state), Over):
        move: Action | Rolled
        if isinstance(turn, Decide):
            legal = game.legal(state, 0)
            size = len(legal) if isinstance(legal[0], Drive) else 0
            if isinstance(legal[0], Hold):
                size = ends_after(game, state, Nitro(0))
            if size > most:
                found, most = len(moves), size
            drives += isinstance(legal[0], Drive)
            move = legal[-1] if isinstance(legal[0], Gear) else legal[0]
        else:
            assert isinstance(turn, Roll)
            faces = [Rolled(face) for face in sorted(set(turn.faces))]
            move = max(faces, key=lambda face: (ends_after(game, state, face), face.face))
        moves.append(str(move))
        state, _ = game.apply(state, move)
    return write(Record(make_header(game, ("Ana",)), tuple(moves[:found]))), found, most


def race_on(page: Page, record: str, at: int) -> None:
    post(page, "/api/me", {"name": "Ana"})
    table = post(page, "/api/records", {"record": record})["id"]
    race = post(page, f"/api/tables/{table}/play-on", {"moves": at, "seats": [{"kind": "me"}]})["id"]
    post(page, f"/api/tables/{race}/start", {})
    page.goto(f"/table/{race}")
    page.locator(f".list {OPEN}").first.wait_for()


@pytest.mark.parametrize(
    "language", ["en-GB", *[pytest.param(each, marks=pytest.mark.slow) for each in ("es-ES", "fr-FR", "pt-BR")]]
)
@pytest.mark.parametrize("track", ["monaco", "lantern-city"])
def test_every_space_of_the_longest_list_is_in_sight(
    server: ServerProcess, person: Person, track: str, language: str
) -> None:
    road = track == "lantern-city"
    record, at, most = longest_list(track, road)
    assert most > (35 if road else 50)
    page = person(server, LAPTOP, language=language)
    race_on(page, record, at)
    listed = page.locator(".list [data-choice]")
    if road:
        page.locator("[data-setting]").last.click()
    expect(listed).to_have_count(most)
    side = page.get_by_role("tablist").bounding_box()
    for size in (LAPTOP, TABLET):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.mouse.move(1, 1)
        assert page.evaluate(HIDDEN) == []
        assert not page.evaluate(SMALL)
        listed.nth(most // 2).hover()
        expect(page.locator(".looked:not(.hint)")).to_be_visible()
        assert page.evaluate(HIDDEN) == [], "a preview covers spaces"
        page.mouse.move(1, 1)
        if size == LAPTOP:
            page.keyboard.press("1")
        page.locator(COMMIT).wait_for()
        assert page.evaluate(HIDDEN) == [], "the confirmation covers spaces, or is out of sight"
    page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    assert page.get_by_role("tablist").bounding_box() == side


@pytest.mark.slow
@pytest.mark.parametrize("lesson", ["lap", "road"])
def test_every_space_is_in_sight_below_the_coach(server: ServerProcess, person: Person, lesson: str) -> None:
    page = person(server, LAPTOP, language="fr-FR")
    post(page, "/api/me", {"name": "Ana"})
    open_lesson(page, "formula_d", lesson)
    most = 0
    for _ in range(7):
        page.locator(ASK).wait_for()
        if listed := page.locator(".list [data-choice]").count():
            most = max(most, listed)
            page.mouse.move(1, 1)
            assert page.evaluate(HIDDEN) == []
        follow_coach(page)
    assert most > 20
