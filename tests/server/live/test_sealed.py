"""Sealed challenges stay sealed on every path, and closed ones can be proven."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from paddock.core.record import read, write
from paddock.server.directory.commands import forget_table
from paddock.server.workers.bot_pool import BotPool
from paddock.table.change import Change
from paddock.table.driver import BotTask
from paddock.table.race import kind_of
from tests.cli.shell import paddock, save
from tests.server.features.test_challenges import DAY, Dates, challenge, dates, race, raced, server
from tests.server.running import Person, Running

__all__ = ["dates", "server"]


def test_a_sealed_record_is_refused_until_its_challenge_has_closed(server: Running, dates: Dates) -> None:
    ann = server.person("Ann")
    path = f"/api/tables/{raced(server, ann, challenge(ann, days=1)['id'])}/record"
    sealed = ann.http.get(path).text
    refused = ann.post("/api/records", {"record": sealed}, 409)
    assert refused["reason"]["id"] == "server-error-sealed-record"
    dates.ahead = 2 * DAY
    ann.post("/api/records", {"record": ann.http.get(path).text})


@pytest.mark.parametrize("game", ["downforce", "formula_d"])
def test_a_sealed_race_is_known_by_its_luck_whatever_its_header_says(server: Running, dates: Dates, game: str) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = raced(server, ann, challenge(ann, game, days=1)["id"])
    stripped = read(ann.http.get(f"/api/tables/{table}/record").text)
    del stripped.header["luck"], stripped.header["keyed"]
    stripped.header["seats"] = ["Somebody", "Else"]
    cut = replace(stripped, moves=stripped.moves[: len(stripped.moves) * 3 // 4], result=None)
    for record in (stripped, cut):
        told = bob.post("/api/records", {"record": write(record)}, 409)
        assert told["reason"]["id"] == "server-error-sealed-record"
    other = bob.start(game)["id"]
    server.play_out(other)
    bob.post("/api/records", {"record": bob.http.get(f"/api/tables/{other}/record").text})
    dates.ahead = 2 * DAY
    bob.post("/api/records", {"record": write(stripped)})


def test_a_record_that_names_its_seed_is_not_sealed(server: Running, ann: Person, dates: Dates) -> None:
    """Anyone can make a challenge from a finished race; its record stays public."""
    first = raced(server, ann, challenge(ann, days=1)["id"])
    dates.ahead = 2 * DAY
    ann.post("/api/challenges", {"table": first, "days": 1})
    ann.post("/api/records", {"record": ann.http.get(f"/api/tables/{first}/record").text})


def test_pictures_of_sealed_races_are_not_cached(server: Running, ann: Person, dates: Dates) -> None:
    path = f"/api/tables/{raced(server, ann, challenge(ann, days=1)['id'])}"
    assert ann.http.get(f"{path}/picture.png").headers["cache-control"] == "no-store"
    assert ann.get(f"{path}/view")["table"]["trial"]["sealed"]
    dates.ahead = 2 * DAY
    ann.get(path)
    assert ann.http.get(f"{path}/picture.png").headers["cache-control"].startswith("public")
    opened = ann.get(f"{path}/view")["table"]
    assert not opened["trial"]["sealed"] and opened["luck"]["seed"]


@pytest.mark.parametrize("made_from", ["a race", "a closed challenge"])
def test_luck_that_was_known_is_proven_too(server: Running, dates: Dates, tmp_path: Path, made_from: str) -> None:
    ann = server.person("Ann")
    if made_from == "a race":
        table = ann.start("formula_d")["id"]
        server.play_out(table)
        id = ann.post("/api/challenges", {"table": table, "seat": 0, "days": 1})["id"]
        tried = raced(server, ann, id)
        dates.ahead = 2 * DAY
    else:
        id = challenge(ann, days=1)["id"]
        dates.ahead = 2 * DAY
        tried = raced(server, ann, id)
    said = paddock("verify", save(tmp_path, ann.http.get(f"/api/tables/{tried}/record").text)).out
    assert "Proven: all" in said and "may have been known before the start" in said and "hash was shown" not in said


def test_a_day_that_was_pruned_is_not_raced_again(server: Running, ann: Person, dates: Dates) -> None:
    """Its seed was shown, so with the clock set back everybody would get a second attempt."""
    (id,) = [day["today"]["id"] for day in ann.get("/api/days") if day["today"]["game"] == "formula_d"]
    raced(server, ann, id)
    dates.ahead = 5 * DAY
    server.do(server.parts.seals.prune(server.directory.store.uptime() + 1))
    assert not server.sql("SELECT * FROM tries")
    dates.ahead = 0
    (day,) = [day["today"] for day in ann.get("/api/days") if day["today"]["game"] == "formula_d"]
    assert day["id"] == id and day["closed"] and not race(ann, id)["trial"]["counted"]


@pytest.mark.parametrize("years", [-3000, 9000])
def test_a_clock_that_is_wrong_by_thousands_of_years_breaks_nothing(ann: Person, dates: Dates, years: int) -> None:
    dates.ahead = years * 365 * DAY
    assert len(ann.get("/api/days")) >= 2
    assert ann.get("/api/me/career")


def test_a_bot_has_the_same_generator_for_the_same_card(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Regardless of the number of cars moved before."""
    asked: list[tuple[str, str]] = []
    choose = BotPool.choose

    async def noted(pool: BotPool, task: BotTask) -> Any:
        choice = await choose(pool, task)
        asked.append((kind_of(str(choice.action)), task.seed))
        return choice

    monkeypatch.setattr(BotPool, "choose", noted)
    ann, bob = server.person("Ann"), server.person("Bob")
    id = challenge(ann, "downforce", options={"players": 3}, rivals=["random", "random"])["id"]
    seeds = []
    for person, way in ((ann, "one way"), (bob, "another way")):
        asked.clear()
        raced(server, person, id, way)
        seeds.append({seed for kind, seed in asked if kind == "play"})
    assert min(map(len, seeds)) > 8 and len(seeds[0] & seeds[1]) >= min(map(len, seeds)) - 3  # one race may be longer


def test_forgotten_tables_are_in_no_cache(server: Running, ann: Person) -> None:
    table = ann.start("formula_d")["id"]
    server.play_out(table)
    assert ann.http.get(f"/api/tables/{table}/picture.png").status_code == 200
    assert server.parts.rasteriser.pictures
    server.parts.reviews.kept["a race"] = b"a review"
    server.do(forget_table(server.directory, table))
    assert not server.parts.rasteriser.pictures and not server.parts.reviews.kept


def test_a_race_that_goes_on_from_one_with_hints_says_so(server: Running, ann: Person) -> None:
    table = ann.start("formula_d")["id"]
    server.play_out(table)
    met = server.table(table)
    server.do(met.commits.commit(lambda meta, stage: Change(replace(meta, hinted=True))))
    taken = ann.post("/api/records", {"record": ann.http.get(f"/api/tables/{table}/record").text})
    assert taken["hinted"] and ann.post(f"/api/tables/{table}/play-on", {"moves": 4})["hinted"]
