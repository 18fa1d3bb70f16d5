"""Find accessibility barriers: axe on the current page, and horizontal scrolling on a phone."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.gates import WEB

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
PHONE = {"width": 360, "height": 740}
TAGS = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}
COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
"""The axe rules that depend on the theme, which changes only colours."""


def barriers(page: Page, rules: dict[str, Any] = TAGS) -> list[str]:
    """The barriers found by axe."""
    if page.evaluate("!window.axe"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("runOnly => axe.run(document, {resultTypes: ['violations'], runOnly})", rules)
    return [
        f"{each['id']}: {each['nodes'][0]['html'][:400]} ({each['nodes'][0]['failureSummary'][:300]})"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
    ]


def barriers_in_both_themes(page: Page) -> list[str]:
    """The barriers found by axe; afterwards the page is dark."""
    found = barriers(page)
    page.emulate_media(color_scheme="dark")
    page.locator("[data-theme=dark]").wait_for(state="attached")
    return found + barriers(page, COLOURS)


def too_wide(page: Page) -> bool:
    """Whether the page scrolls sideways."""
    wide: bool = page.evaluate("document.documentElement.scrollWidth > innerWidth + 1")
    return wide


def hindrances(page: Page, rules: dict[str, Any] = TAGS) -> list[str]:
    """The barriers of the current page, including its width on a phone."""
    found = barriers(page, rules)
    size = page.viewport_size
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    if too_wide(page):
        found.append("it scrolls sideways on a phone")
    page.set_viewport_size(size)  # type: ignore[arg-type]
    return found
