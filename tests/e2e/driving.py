"""Race in tests by pressing the buttons on the page."""

from __future__ import annotations

import json
import time
from random import Random
from typing import Any

from playwright.sync_api import Error, Page

from tests.golden import golden_text

OPEN = "button[data-choice]:not(:disabled):visible"
CORNER: Any = {"x": 9, "y": 9}  # cards of a hand overlap except for a corner
COMMIT = "[data-commit]:visible"
ASK = "section.coach button.ask:not(:disabled)"
OVER = ".race-frame[data-stage=over]"
AGAIN = 3
"""Tries of a call, as the server may just be closing an earlier test's connection."""


class Acts:
    """Counts the choices that a page has sent to its table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.made: list[str] = []
        page.on("websocket", lambda socket: socket.on("framesent", self._note))

    def _note(self, frame: str | bytes) -> None:
        said = json.loads(frame)
        if said["type"] == "act":
            self.made.append(said["action"])

    def are(self, count: int) -> None:
        """Wait until exactly this many choices were made."""
        for _ in range(100):
            if len(self.made) >= count:
                break
            self.page.wait_for_timeout(50)
        assert len(self.made) == count


def start_race(page: Page, game: str, level: str = "rookie", seats: int = 4, **options: object) -> None:
    """Start a race against bots with the calls of the page's buttons, and open it."""
    infos: list[dict[str, str]] = page.request.get("/api/games", max_retries=AGAIN).json()
    count = next(info["seats_option"] for info in infos if info["name"] == game)
    bots = [{"kind": "bot", "bot": level}] * (seats - 1)
    wanted = {"game": game, "options": {count: seats, **options}, "seats": [{"kind": "me"}, *bots], "start": True}
    post(page, "/api/me", {"name": "Ana"})
    page.goto(f"/table/{post(page, '/api/tables', wanted)['id']}")


def post(page: Page, path: str, body: object) -> dict[str, object]:
    """Make a call as the page's guest."""
    headers = {"content-type": "application/json"}
    answer = page.request.post(path, data=json.dumps(body), headers=headers, max_retries=AGAIN)
    assert answer.ok, answer.text()
    found: dict[str, object] = answer.json()
    return found


def seat(ana: Page, *others: tuple[Page, str], players: int = 3) -> str:
    """Make a lobby of Ana, the host, and others without connections; return its id."""
    post(ana, "/api/me", {"name": "Ana"})
    table = str(post(ana, "/api/tables", {"game": "downforce", "options": {"players": players}})["id"])
    for page, name in others:
        post(page, "/api/me", {"name": name})
        post(page, f"/api/tables/{table}/sit", {})
    return table


def start_at(page: Page, race: str, kind: str, times: int = 1) -> None:
    """Continue a golden race at the n-th question of this kind, as Ana among bots."""
    _, header, *moves = golden_text(race).splitlines()
    at = [at for at, move in enumerate(moves) if move.split()[1:2] == [kind]][times - 1]
    seats = [{"kind": "bot", "bot": "rookie"} for _ in json.loads(header)["seats"]]
    seats[int(moves[at].split()[0])] = {"kind": "me"}
    post(page, "/api/me", {"name": "Ana"})
    table = post(page, f"/api/tables/{bring_race(page, race)}/play-on", {"moves": at, "seats": seats})["id"]
    post(page, f"/api/tables/{table}/start", {})
    page.goto(f"/table/{table}")
    page.locator(f"{OPEN}[data-choice*=' {kind}']").first.wait_for()


def bring_race(page: Page, name: str) -> str:
    """Import a finished golden race; return the id of its table."""
    record = golden_text(name)
    return str(post(page, "/api/records", {"record": record})["id"])


def may_choose(page: Page) -> bool:
    """Whether this person has a choice now."""
    return page.locator(OPEN).count() > 0


def is_over(page: Page) -> bool:
    """Whether the race has ended."""
    return page.locator(OVER).count() > 0


def choose(page: Page, rng: Random, tries: int = 4, among: str = OPEN) -> bool:
    """Press one of the buttons, twice if the first touch only previews; False if there is none."""
    for attempt in range(tries):
        count = page.locator(among).count()
        if not count:
            return attempt > 0  # the choice is gone, because of a clock or another player
        button = page.locator(among).nth(rng.randrange(count))
        by_touch = page.evaluate("navigator.maxTouchPoints") > 0
        try:
            (button.tap if by_touch else button.click)(position=CORNER, timeout=2000 * 2**attempt)
            if (commit := page.locator(COMMIT)).count():
                (commit.tap if by_touch else commit.click)(timeout=2000 * 2**attempt)
        except Error:
            # An inspected card may cover its neighbour, so another one will do; or the machine is busy.
            if attempt == tries - 1:
                raise
        else:
            break
    return True


def drive(*pages: Page, moves: int = 1000, seconds: float = 400) -> int:
    """Let all people choose until the race is over or this many choices have been made; return their number."""
    rng = Random(7)
    deadline = time.monotonic() + seconds
    made = 0
    while made < moves:
        assert time.monotonic() < deadline, f"the race stands still after {made} choices"
        before = made
        for page in pages:
            made += made < moves and choose(page, rng)
        if made == before and all(is_over(page) for page in pages):
            return made
        pages[0].wait_for_timeout(10 if made > before else 30)
    return made


def choose_until(page: Page, kind: str, times: int = 1, seconds: float = 400) -> None:
    """Choose until the n-th question of this kind is asked."""
    rng = Random(3)
    deadline = time.monotonic() + seconds
    wanted = page.locator(f"{OPEN}[data-choice*=' {kind}']")
    others = f"{OPEN}:not([data-choice*=' {kind}'])"  # the awaited question may come at any moment
    while True:
        assert time.monotonic() < deadline, f"{kind} is not asked"
        assert not is_over(page), f"{kind} was not asked in this race"
        if wanted.count():
            times -= 1
            if not times:
                return
            choose(page, rng)
        else:
            choose(page, rng, among=others)
        page.wait_for_timeout(10)


def open_lesson(page: Page, game: str, lesson: str) -> None:
    """Start a lesson, and wait for its first question."""
    page.goto(f"/table/{post(page, '/api/lessons', {'game': game, 'lesson': lesson})['id']}")
    page.locator(ASK).wait_for()


def ask_coach(page: Page) -> str:
    """Ask the coach for advice; return the recommended action."""
    by_touch = page.evaluate("navigator.maxTouchPoints") > 0
    (page.locator(ASK).tap if by_touch else page.locator(ASK).click)()
    page.locator("section.coach[data-advice]").wait_for()
    return str(page.locator("section.coach").get_attribute("data-advice"))


REACHED = """action => {
  return [...document.querySelectorAll(`button[data-choice="${action}"]`)].some((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return at && each.contains(at);
  });
}"""
"""A script that tells whether a choice is visible and not covered."""


def wait_until_reached(page: Page, action: str) -> None:
    """Wait until the middle of a choice can be touched and its preview does not cover it."""
    page.wait_for_function(REACHED, arg=action, timeout=10_000)


def follow_coach(page: Page) -> None:
    """Follow the coach's advice."""
    page.locator(ASK).wait_for()
    version = str(page.locator("[data-version]").get_attribute("data-version"))
    choice = page.locator(f'button[data-choice="{ask_coach(page)}"]:visible').first
    by_touch = page.evaluate("navigator.maxTouchPoints") > 0
    if not choice.count():  # a long list shows the best ones first
        more = page.locator("section.now button.more")
        (more.tap if by_touch else more.click)()
    if by_touch:
        wait_until_reached(page, str(choice.get_attribute("data-choice")))
    (choice.tap if by_touch else choice.click)(position=CORNER)  # already previewed, so the first touch commits
    page.locator(f"[data-version]:not([data-version='{version}'])").wait_for(state="attached")  # at once, unlike expect
