"""Links and paths in README.md, CHANGELOG.md, CONTRIBUTING.md and docs/ lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
PATHS = re.compile(r"`((?:src|tests|docs|web|locks)/[\w./-]+\.\w+)`")  # files only: some folders are built
LINKS = re.compile(r"\]\(([^)\s]+)\)")


def anchors(page: Path) -> set[str]:
    """The headings of a page, as links name them."""
    titles = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_and_paths_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for link in LINKS.findall(text):
        target, _, anchor = link.partition("#")
        if "://" in target:
            continue
        found = (page.parent / target).resolve() if target else page
        assert found.exists(), link
        assert not anchor or anchor in anchors(found), link
    for path in PATHS.findall(text):
        assert (ROOT / path).exists() or "GAME" in path, path


def test_pictures_of_races_are_small_enough_for_a_page() -> None:
    pictures = list((ROOT / "docs" / "pictures").glob("*.png"))
    assert pictures
    assert [picture.name for picture in pictures if picture.stat().st_size > 300_000] == []
