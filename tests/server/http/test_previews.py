"""Previews of links to races: titles in the page, and pictures of tables and moments."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from html import unescape
from typing import Any

import pytest
from msgspec.structs import replace

from paddock.drawing.cars import ParkedCar, pose_of
from paddock.drawing.poster import Poster, PosterRow, draw_poster, lines_of
from paddock.server.http import preview
from paddock.server.http.preview import language_of
from paddock.server.net.quotas import NO_QUOTAS
from paddock.server.workers.rasteriser import Rasteriser, rasterise
from paddock.server.workers.shared import LruCache
from paddock.track.load import load
from tests.golden import golden_text
from tests.server.running import QUICK, FakeClock, Person, Running
from tests.sprint.install import sprint_installed


def bring(person: Person, name: str) -> str:
    record = golden_text(name)
    return str(person.post("/api/records", {"record": record})["id"])


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG")
    return int.from_bytes(png[16:20]), int.from_bytes(png[20:24])


def tags_of(page: str) -> dict[str, str]:
    """The tags in the head of a page."""
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />', page)
    title = re.search(r"<title>(.*?)</title>", page)
    assert title is not None
    return {"title": unescape(title[1]), **{name: unescape(value) for name, value in found}}


@pytest.mark.parametrize("name", ["downforce-4", "formula-d-pits"])
def test_a_finished_race_has_pictures_of_its_moments(ann: Person, name: str) -> None:
    table = bring(ann, name)
    for query in ("", "?at=40&language=pt"):
        answer = ann.http.get(f"/api/tables/{table}/picture.png{query}")
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
        assert size_of(answer.content) == (1200, 630)


def test_missing_pictures_get_404(ann: Person) -> None:
    table = bring(ann, "downforce-4")
    address = f"/api/tables/{table}/picture.png"
    assert ann.get(f"{address}?at=999999", 400)["reason"]["id"] == "server-error-no-moment"
    assert (
        ann.get(f"{address}?at=-1", 400) and ann.get(f"{address}?at=x", 400) and ann.get(f"{address}?language=xx", 400)
    )
    assert ann.get("/api/tables/nowhere/picture.png", 404)
    running = ann.start(people=2)["id"]
    assert ann.get(f"/api/tables/{running}/picture.png?at=1", 409)


def test_a_game_without_a_track_or_a_story_has_a_picture_too(serve: Callable[..., Running]) -> None:
    with sprint_installed():
        ann = serve().person("Ann")
        table = ann.make("sprint")["id"]
        assert size_of(ann.http.get(f"/api/tables/{table}/picture.png").content) == (1200, 630)
        assert tags_of(ann.http.get(f"/table/{table}").text)["title"] == "Sprint · Sprint – Paddock"


def test_a_page_says_what_its_link_leads_to(ann: Person) -> None:
    table = bring(ann, "downforce-4")
    tags = tags_of(ann.http.get(f"/replay/{table}").text)
    assert tags["title"] == tags["og:title"] == "River Station · Downforce – Paddock"
    assert tags["og:description"].startswith("Driver 2 wins with $14M")
    site = str(ann.http.base_url).rstrip("/")
    assert tags["og:url"] == f"{site}/replay/{table}"
    assert tags["og:image"] == f"{site}/api/tables/{table}/picture.png?language=en"
    moment = tags_of(ann.http.get(f"/replay/{table}?at=40&seen=2", headers={"accept-language": "fr-CA,en;q=0.5"}).text)
    assert moment["og:description"].startswith("Driver 1 joue une carte. Coup 40 sur 200. Avec Driver 1")
    assert moment["og:image"].endswith("picture.png?at=40&language=fr")


def test_a_link_to_nothing_is_a_plain_page(ann: Person) -> None:
    table = bring(ann, "downforce-4")
    for path in ("/", "/table/nowhere", "/replay/nowhere?at=3", f"/replay/{table}?at=999999", "/table/%22%3E%3Cb%3E"):
        assert tags_of(ann.http.get(path).text)["title"] == "Paddock"
    assert tags_of(ann.http.get(f"/replay/{table}?at=-1").text)["title"].startswith("River Station")


def test_names_are_escaped(server: Running) -> None:
    ann = server.person("<b>\"&'")
    table = ann.make()["id"]
    page = ann.http.get(f"/table/{table}").text
    assert "<b>" not in page and ann.http.get(f"/api/tables/{table}/picture.png").status_code == 200
    assert "<b>\"&'" in tags_of(page)["og:description"]
    drawn = draw_poster(Poster("G", '<T> & "U"', "s\0\x0b", (PosterRow("</svg>"),)), None, None, ())
    assert "</svg>" in drawn and drawn.count("</svg>") == 1 and "\0" not in drawn


def test_addresses_come_from_a_trusted_proxy(serve: Callable[..., Running]) -> None:
    server = serve(hosts=frozenset(["race.example"]))
    ann = server.person()
    table = ann.make()["id"]
    told = {"host": "race.example", "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7"}
    tags = tags_of(ann.http.get(f"/table/{table}", headers=told).text)
    assert tags["og:url"] == f"https://race.example/table/{table}"
    assert tags["og:image"].startswith("https://race.example/api/")


def test_pictures_are_drawn_once_and_limited_for_an_address(
    serve: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Any] = []

    async def draw(_: Rasteriser, shown: Any) -> bytes:
        drawn.append(shown)
        return b"picture"

    monkeypatch.setattr(preview, "draw", draw)
    clock = FakeClock()
    server = serve(times=replace(QUICK, clock=clock), rate=1000, amounts=replace(NO_QUOTAS, pictures=2))
    ann = server.person()
    table = bring(ann, "downforce-4")
    address = f"/api/tables/{table}/picture.png"
    for at in (1, 2, 1, 2):
        assert ann.http.get(f"{address}?at={at}").content == b"picture"
    assert len(drawn) == 2
    assert ann.get(f"{address}?at=3", 429)["reason"]["id"] == "server-error-quota-pictures"
    assert ann.http.get(f"{address}?at=1").status_code == 200  # it is kept
    clock.advance(60)
    assert ann.http.get(f"{address}?at=3").status_code == 200


def test_a_running_race_has_a_picture_of_now(server: Running, ann: Person) -> None:
    table = ann.start(people=2)["id"]
    first = ann.http.get(f"/api/tables/{table}/picture.png").content
    server.play_out(table, until=lambda at: at.race.version > 60)
    later = ann.http.get(f"/api/tables/{table}/picture.png").content
    assert size_of(first) == size_of(later) == (1200, 630) and first != later


def test_only_the_last_few_are_kept() -> None:
    kept = LruCache(2, 1000)
    for key in (1, 2):
        kept[key] = b"x"
    assert kept.find(1)  # used last
    kept[3] = b"x"
    assert kept.find(2) is None and kept.find(1) and kept.find(3)


def test_the_cache_is_bounded_by_size() -> None:
    kept = LruCache(10, 100)
    kept[1] = b"x" * 60
    kept[1] = b"x" * 50  # in place of the other one
    kept[2] = b"x" * 50
    assert kept.find(1) and kept.find(2)
    kept[3] = b"x"
    assert kept.find(1) is None and kept.find(2) and kept.find(3)
    kept[4] = b"x" * 101
    assert not kept, "it is too large by itself"


def test_characters_that_xml_cannot_contain_are_left_out() -> None:
    svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><title>a\0\x01\x0b\ufffe</title></svg>'
    assert size_of(asyncio.run(rasterise(svg, 4))) == (4, 4)


def test_an_invalid_drawing_is_an_error() -> None:
    with pytest.raises(RuntimeError, match=r"rasterise\.py .* ended with"):
        asyncio.run(rasterise("no drawing", 10))


def test_cars_stand_on_spaces_in_boxes_and_on_the_board_of_winners() -> None:
    river, monaco = load("river-station"), load("monaco")
    space = river.grid[0]
    assert pose_of(river, ParkedCar("red", "R", space=space)) == river.art.poses[space]
    assert river.art.podium is not None
    first, second = (pose_of(river, ParkedCar("red", "R", place=place)) for place in (1, 2))
    assert first is not None and second is not None and second[0] > first[0]
    boxes = {pose_of(monaco, ParkedCar(team, "1", space="box")) for team in ("blue", "green")}
    assert len(boxes) == 2 and None not in boxes
    assert pose_of(monaco, ParkedCar("red", "1")) is None and pose_of(river, ParkedCar("red", "1", space="box")) is None


def test_words_fit_their_room() -> None:
    assert lines_of("one two three", 100, 20, 2) == ["One two", "three"]
    assert lines_of("a much longer sentence than fits", 100, 20, 2)[-1].endswith("…")
    assert lines_of(" \n", 100, 20, 1) == ["–"]


def test_the_first_language_that_is_spoken_is_taken() -> None:
    assert [language_of(wanted) for wanted in ("", "de", "de,pt-BR;q=0.8,en", "ES", "x" * 9999)] == [
        "en",
        "en",
        "pt",
        "es",
        "en",
    ]
