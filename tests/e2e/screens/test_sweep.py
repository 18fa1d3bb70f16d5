"""Every language and size, by day and night: no missing text and nothing that overflows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from paddock.server.features import challenges
from tests.e2e.access import COLOURS, PHONE, TAGS, barriers, too_wide
from tests.e2e.conftest import Person
from tests.e2e.driving import OPEN, ask_coach, bring_race, open_lesson, post, start_race
from tests.e2e.server_process import PATIENCE, ServerProcess
from tests.e2e.tour import SIZES, THEMES
from tests.gates import ROOT
from tests.golden import golden_text
from tests.server.running import Person as Guest
from tests.server.running import Running

LANGUAGES = {"en": "en-GB", "es": "es-ES", "fr": "fr-FR", "pt": "pt-BR"}
HINT = {"en": "Hint", "es": "Pista", "fr": "Conseil", "pt": "Dica"}
"""The text of the hint button."""
LONG = "Maximiliana-Bartholomea"
"""A long player name."""
REVIEWED = ("downforce-4", "formula-d-alone", "formula-d-10")
WIDTHS = {"small phone": (PHONE["width"], PHONE["height"]), **SIZES}
FAMILIES = {
    family
    for texts in (ROOT / "src" / "paddock").glob("**/locales/en/*.ftl")
    for family in re.findall(r"^([a-z]+)-", texts.read_text(encoding="utf-8"), re.MULTILINE)
}
"""Prefixes of text ids."""
UNSAID = re.compile(rf"\b(?:{'|'.join(sorted(FAMILIES))})(?:-[a-z]+)+\b|\{{\s*\$|undefined|NaN")
"""Signs of a missing text: an id, or an unfilled argument."""
CUT = "e => e.scrollWidth > e.clientWidth + 1"
"""A script that tells whether something scrolls sideways."""


class Sweep:
    """Inspects a page repeatedly, and collects all faults."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.language = language
        self.troubles: list[str] = []

    def look(self, name: str) -> None:
        """Inspect the current page under this name."""
        page = self.page
        page.wait_for_load_state("networkidle")
        expect(page.locator("html")).to_have_attribute("lang", self.language)
        self.troubles += [f"{name}: {unsaid[0]}" for unsaid in UNSAID.finditer(page.locator("body").inner_text())]
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            page.locator(f"[data-theme={theme}]").wait_for(state="attached")
            rules = TAGS if theme == "light" else COLOURS
            self.troubles += [f"{name} {theme}: {found}" for found in barriers(page, rules)]
        for size, (width, height) in WIDTHS.items():
            page.set_viewport_size({"width": width, "height": height})
            boxes = [*page.get_by_role("dialog").all(), *page.locator(".stage > section").all()]
            if too_wide(page) or any(box.evaluate(CUT) for box in boxes):
                self.troubles.append(f"{name}: scrolls sideways on a {size}")

    def visit(self, name: str, path: str, shows: str) -> None:
        """Open this address and inspect the page once its main part is shown."""
        self.page.goto(path)
        self.page.locator(shows).first.wait_for(timeout=5 * PATIENCE * 1000)  # a review takes long
        self.look(name)

    def end(self) -> None:
        """Check that there were no faults."""
        assert not self.troubles, "\n".join(self.troubles)


def screens(page: Page) -> list[str]:
    """Addresses of screens with much text."""
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
    sweep = Sweep(page, language)
    for path in screens(page):
        page.goto(path)
        page.get_by_role("banner").wait_for()
        if path.startswith("/new"):
            page.locator("summary").click()
        sweep.look(path)
    for game in ("downforce", "formula_d"):
        start_race(page, game)
        page.locator(OPEN).first.wait_for()
        sweep.look(game)
    for game, lesson in (("downforce", "auction"), ("formula_d", "lap")):
        open_lesson(page, game, lesson)
        sweep.look(lesson)
        ask_coach(page)
        sweep.look(f"{lesson} with advice")
    start_race(page, "downforce")
    table = f"/api/tables/{page.url.rpartition('/')[2]}"
    asking = person(server)
    post(asking, "/api/me", {"name": "Max"})
    post(page, f"{table}/seats/1", {"kind": "open"})
    post(asking, f"{table}/seats/1/ask", {})
    expect(page.locator(".now-area section")).to_have_count(2)
    page.locator("details summary").click()
    sweep.look("a vote on a seat")
    sweep.end()


class Past(NamedTuple):
    """Finished races and challenges on a server."""

    server: Running
    cookie: str  # Ana's, who made the challenge and has raced it
    challenge: str  # closed, and two have raced it
    races: dict[str, str]  # tables of golden races


def close_challenge(server: Running, *people: Guest) -> str:
    """Make a challenge as the first person, let all race it differently, and close it; return its id."""
    wanted = {"game": "formula_d", "options": {"cars": 3}, "rivals": ["rookie", "rookie"]}
    challenge = str(people[0].post("/api/challenges", wanted)["id"])
    for number, who in enumerate(people):
        server.play_out(who.post(f"/api/challenges/{challenge}/race")["id"], f"way {number}")
    server.sql("UPDATE challenges SET closes = closes - 1000000")
    assert people[0].get(f"/api/challenges/{challenge}")["closed"]
    return challenge


@pytest.fixture(scope="module")
def past(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Past]:
    """One for all languages, because a review takes long to make."""
    server = Running(tmp_path_factory.mktemp("past"))
    try:
        ana = server.person("Ana")
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(challenges, "new_seed", lambda: "ab" * 32)
            challenge = close_challenge(server, ana, server.person(LONG))
        records = {name: golden_text(name) for name in REVIEWED}
        races = {name: ana.post("/api/records", {"record": record})["id"] for name, record in records.items()}
        yield Past(server, ana.cookie, challenge, races)
    finally:
        server.stop()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_stories_are_worded_in_every_language(past: Past, person: Person, language: str) -> None:
    page = person(past.server, language=LANGUAGES[language])
    page.context.add_cookies([{"name": "paddock", "value": past.cookie, "url": past.server.url}])
    sweep = Sweep(page, language)
    sweep.visit("a closed challenge", f"/challenge/{past.challenge}", "table.ledger")
    sweep.visit("two tries side by side", f"/reviews/{past.challenge}", "[data-chart=pair]")
    for name, table in past.races.items():
        sweep.visit(f"review of {name}", f"/review/{table}", "[data-chart=chances]")
    sweep.end()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_chances_and_hints_in_every_language(server: ServerProcess, person: Person, language: str) -> None:
    page = person(server, language=LANGUAGES[language])
    sweep = Sweep(page, language)
    post(page, "/api/me", {"name": LONG})
    for game, option, cars in (("downforce", "players", 3), ("formula_d", "cars", 3), ("formula_d", "cars", 1)):
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "rookie"}] * (cars - 1)]
        wanted = {"game": game, "options": {option: cars}, "seats": seats, "start": True, "odds": "all"}
        page.goto(f"/table/{post(page, '/api/tables', wanted)['id']}")
        page.locator(OPEN).first.wait_for()
        if cars > 1:  # solo races have no chances to compare
            page.locator("[data-part=odds]").wait_for()
            sweep.look(f"chances in {game}")
        page.get_by_role("button", name=HINT[language], exact=True).click()
        hint = page.locator("section.hint")
        hint.locator("ol li").first.wait_for()
        for more in hint.locator("summary").all():
            more.click()
        sweep.look(f"hint in {game} of {cars}")
    sweep.end()
