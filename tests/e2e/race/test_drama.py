"""A car that goes out cannot be missed, also where nothing moves; sounds come when they are asked for."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Person
from tests.e2e.driving import COMMIT, start_at
from tests.e2e.server_process import ServerProcess
from tests.e2e.words import text

WATCH = """() => {
    window.seen = {};
    const note = () => {
        for (const each of document.querySelectorAll('[data-moment], [data-wreck] .puff')) {
            const seconds = parseFloat(getComputedStyle(each).animationDuration);
            window.seen[each.dataset.moment ?? 'wreck'] = { text: each.textContent, moves: seconds > 0.001 };
        }
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
}"""
"""Notes whatever is shown large, as it goes by."""


def crash(page: Page) -> None:
    """Drives where the brakes give out."""
    start_at(page, "formula-d-10", "drive", times=101)
    page.evaluate(WATCH)
    page.get_by_role("button", name="12 more").click()
    page.locator("button[data-choice='8 drive R20']").click()
    if page.locator(COMMIT).count():
        page.locator(COMMIT).click()


def test_a_car_that_is_out_is_shown_without_motion_and_heard_once_asked(server: ServerProcess, person: Person) -> None:
    page = person(server, pace="calm", motion="reduced")
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    crash(page)
    seen = page.wait_for_function("() => window.seen.out && window.seen.wreck && window.seen").json_value()
    assert "Out!" in seen["out"]["text"]
    assert not seen["out"]["moves"]
    assert not seen["wreck"]["moves"]
    assert not any("synth" in url for url in loaded)
    with page.expect_request(lambda request: "synth" in request.url):
        page.get_by_role("button", name=text("web-sound")).click()
    start_at(page, "formula-d-10", "drive", times=101)
    expect(page.get_by_role("button", name=text("web-sound"))).to_have_attribute("aria-pressed", "true")
