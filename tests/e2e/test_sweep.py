"""Every language, by day and night, at every size: nothing is left unsaid and nothing sticks out."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.access import COLOURS, TAGS, barriers, too_wide
from tests.e2e.conftest import Person
from tests.e2e.driving import OPEN, ask_coach, bring_race, open_lesson, post, start_race
from tests.e2e.server_process import ServerProcess
from tests.e2e.tour import SIZES, THEMES

LANGUAGES = {"en": "en-GB", "es": "es-ES", "fr": "fr-FR", "pt": "pt-BR"}
UNSAID = re.compile(r"\b(?:web|downforce|formula-d|server|refused|question)-[a-z]+(?:-[a-z]+)*\b|\{\s*\$|undefined|NaN")
"""What is seen where a text is missing: its id, or an argument that nobody filled in."""


def screens(page: Page) -> list[str]:
    """Addresses of screens with much to say."""
    post(page, "/api/me", {"name": "Ana"})
    table = str(post(page, "/api/tables", {"game": "formula_d"})["id"])
    over = bring_race(page, "downforce-4")
    paths = ["/", "/new/downforce?mode=friends", "/new/formula_d?mode=here", f"/table/{table}"]
    challenge = post(page, "/api/challenges", {"game": "formula_d", "rivals": ["rookie"]})["id"]
    return [*paths, f"/challenge/{challenge}", f"/table/{over}", f"/replay/{over}", "/claim", "/nowhere"]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_in_every_language(server: ServerProcess, person: Person, language: str) -> None:
    page = person(server, language=LANGUAGES[language])
    troubles = []

    def look(name: str) -> None:
        page.wait_for_load_state("networkidle")
        expect(page.locator("html")).to_have_attribute("lang", language)
        if unsaid := UNSAID.search(page.locator("body").inner_text()):
            troubles.append(f"{name}: {unsaid[0]}")
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            rules = TAGS if theme == "light" else COLOURS
            troubles.extend(f"{name} {theme}: {found}" for found in barriers(page, rules))
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            if too_wide(page):
                troubles.append(f"{name}: scrolls sideways on a {size}")

    for path in screens(page):
        page.goto(path)
        page.get_by_role("banner").wait_for()
        if path.startswith("/new"):
            page.locator("summary").click()
        look(path)
    for game in ("downforce", "formula_d"):
        start_race(page, game)
        page.locator(OPEN).first.wait_for()
        look(game)
    for game, lesson in (("downforce", "auction"), ("formula_d", "lap")):
        open_lesson(page, game, lesson)
        look(lesson)
        ask_coach(page)
        look(f"{lesson} with advice")
    start_race(page, "downforce")
    table = f"/api/tables/{page.url.rpartition('/')[2]}"
    asking = person(server)
    post(asking, "/api/me", {"name": "Max"})
    post(page, f"{table}/seats/1", {"kind": "open"})
    post(asking, f"{table}/seats/1/ask", {})
    expect(page.locator(".now-area section")).to_have_count(2)
    page.locator("details summary").click()
    look("a vote on a seat")
    assert not troubles, "\n".join(troubles)
