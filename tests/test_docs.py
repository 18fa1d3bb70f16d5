"""The documentation: links and paths are valid, and its site builds, has a search and contacts no other host."""

from __future__ import annotations

import json
import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

import paddock

ROOT = Path(__file__).resolve().parent.parent
LOADED = re.compile(r"<(?:script|link|img|iframe|source)\b[^>]*?(?:src|href)=\"?(https?:)?//[^\s>\"]+", re.IGNORECASE)
CANONICAL = re.compile(r'<link[^>]*rel="?(?:canonical|prev|next)', re.IGNORECASE)


def builder() -> Any:
    spec = spec_from_file_location("docs_site_build", ROOT / "docs" / "site" / "build.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("docs") / "site"
    builder().build(folder)
    return folder


def test_every_page_and_name_is_there(site: Path) -> None:
    for page in (ROOT / "docs").glob("*.md"):
        assert (site / page.name).with_suffix(".html").exists()
    reference = (site / "reference.html").read_text(encoding="utf-8")
    for name in paddock.HOMES:
        assert f'id="{name}"' in reference
    assert 'id="Race.undo"' in reference and "&gt;&gt;&gt;" in reference


def test_it_can_be_searched(site: Path) -> None:
    index = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))
    found = " ".join(entry["title"] for entry in index["docs"])
    assert "The rules laboratory" in found and "Race.undo" in found


def test_nothing_is_loaded_from_another_host(site: Path) -> None:
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        loaded = [found[0] for found in LOADED.finditer(text) if not CANONICAL.match(found[0])]
        assert loaded == [], page.name
    for sheet in site.rglob("*.css"):
        assert not re.search(r"url\(['\"]?(https?:)?//", sheet.read_text(encoding="utf-8")), sheet.name
    style = (site / "paddock.css").read_text(encoding="utf-8")
    assert "Jost" in style and (site / "jost-500.woff2").exists()


def test_a_broken_link_or_anchor_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build = builder()
    gather = build.gather
    for broken in ("[x](nothing.md)", "[x](data.md#nothing)"):

        def broken_pages(pages: Path, broken: str = broken) -> None:
            gather(pages)
            for page in pages.glob("*.md"):  # a small site is enough
                page.write_text(f"# Page\n\n{broken if page.name == 'lab.md' else ''}\n", encoding="utf-8")

        monkeypatch.setattr(build, "gather", broken_pages)
        with pytest.raises(build.Refused, match="strict mode"):
            build.build(tmp_path / "site")
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "mine.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(build.Refused, match="not replaced"):
        build.build(tmp_path / "full")


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
