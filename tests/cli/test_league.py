"""`paddock league`, and options that it shares with `sim` and `tracks report`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from paddock.sim import batches, league
from tests.cli.shell import paddock, refused

BAD = "tests.sim.badbots:"
LEAGUE = ("league", "downforce", "--players", 3, "--bots", "random,random,rookie", "--seed", 7)


def without_times(told: dict[str, Any]) -> dict[str, Any]:
    return {**told, "bots": [{**bot, "times": None} for bot in told["bots"]]}


def test_json() -> None:
    told = paddock(*LEAGUE, "--games", 12, "--json").json
    assert told["game"] == "downforce"
    assert told["games"] == 12
    assert told["track"] == "river-station"
    assert told["seed"] == "7"
    assert told["pool"] is False
    bots = {bot["name"]: bot for bot in told["bots"]}
    assert bots["random"]["races"] == 24
    assert bots["rookie"]["races"] == 12
    assert sum(bot["wins"] for bot in bots.values()) == pytest.approx(12, abs=0.001)
    for bot in bots.values():
        assert 0 <= bot["low"] <= bot["win_share"] <= bot["high"] <= 1
        assert {"rating", "winnings", "prizes", "betting", "auction", "places", "times"} <= set(bot)
    assert bots["rookie"]["times"]["decisions"] > 200
    again = paddock(*LEAGUE, "--games", 12, "--json", "--workers", 2).json
    assert without_times(again) == without_times(told)


def test_words() -> None:
    ran = paddock(*LEAGUE, "--games", 6)
    assert ran.code == 0
    for word in ("6 races on river-station", "rating", "95 %", "winnings", "auction", "fair share", "rookie"):
        assert word in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80


def test_long_names_are_folded_and_figures_are_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    words = ("--bots", f"random,random,{BAD}Plain:50000ms", "--players", 3, "--games", 6, "--seed", 7)
    for command in ("league", "sim"):
        text = paddock(command, "downforce", *words).out
        assert "…" not in text
        assert max(map(len, text.splitlines())) <= 80
    road = ("--track", "lantern-city", "--option", "road=true", "--option", "laps=2", "--bots", "rookie")
    text = paddock("sim", "formula_d", *road, "--games", 10, "--seed", 1, "--report").out
    for word in ("brakes", "shots", "black"):  # all columns that there are
        assert word in text
    assert "…" not in text
    assert max(map(len, text.splitlines())) <= 80


def test_formula_d_takes_as_many_cars_as_bots() -> None:
    bots = ",".join(["random"] * 5)
    told = paddock("league", "formula_d", "--bots", bots, "--games", 2, "--seed", 7, "--json").json
    assert told["seats"] == 5
    (bot,) = told["bots"]
    assert bot["races"] == 10
    assert bot["out"]["mean"] == 1
    assert bot["turns"]["mean"] is None
    assert "points" in paddock("league", "formula_d", "--bots", bots, "--games", 2, "--seed", 7).out


def test_a_league_resumes_where_it_stopped(tmp_path: Path) -> None:
    whole = paddock(*LEAGUE, "--games", 9, "--json").json
    file = tmp_path / "league.jsonl"
    first = paddock(*LEAGUE, "--games", 4, "--json", "--resume", file).json
    assert first["games"] == 4
    lines = file.read_text().splitlines()
    assert len(lines) == 5
    file.write_text("\n".join([*lines[:4], lines[4][:50]]))  # the last race was being written
    told = paddock(*LEAGUE, "--games", 9, "--json", "--resume", file).json
    assert without_times(told) == without_times(whole)
    assert file.read_text().splitlines()[:4] == lines[:4]
    assert len(file.read_text().splitlines()) == 10
    fewer = paddock(*LEAGUE, "--games", 4, "--json", "--resume", file).json
    assert without_times(fewer) == without_times(first)


def test_the_seed_is_in_the_file(tmp_path: Path) -> None:
    words = ("league", "downforce", "--bots", "random", "--json", "--resume", tmp_path / "a.jsonl")
    seed = paddock(*words, "--games", 2).json["seed"]
    assert paddock(*words, "--games", 3).json["seed"] == seed
    assert "other settings (seed)" in refused(*words, "--seed", "another")
    assert "other settings (options, seats, track or deck)" in refused(*words, "--players", 5)


def test_bad_bots_are_reported_and_the_league_goes_on() -> None:
    bots = f"random,random,{BAD}Raises,{BAD}Sleeps"
    words = ("league", "downforce", "--bots", bots, "--games", 2, "--seed", 7, "--limit", 0.5, "--workers", 2)
    told = paddock(*words, "--json").json
    assert told["games"] == 2
    assert {fault["bot"]: fault["races"] for fault in told["faults"]} == {
        BAD + name: 2 for name in ("Raises", "Sleeps")
    }
    crashes = ("--players", 2, "--bots", f"random,{BAD}Crashes", "--games", 2, "--seed", 7, "--workers", 1)
    text = paddock("league", "downforce", *crashes).out
    assert f"{BAD}Crashes failed 2 times in 2 races" in text
    assert "stood in for it, for the rest of the race in 2 of them;" in text
    assert "the first time it ended its process (exit code 3)" in text


def test_strict_stops_at_the_first_fault() -> None:
    words = ("--players", 2, "--seed", 7, "--strict", "--json")
    for workers in (1, 2):
        bots = ("--bots", f"random,{BAD}Raises", "--games", 400, "--workers", workers)
        ran = paddock("league", "downforce", *words, *bots)
        assert ran.code == 1 and "stopped at a fault after 1 of 400 races" in ran.err
        assert ran.json["games"] == 1 and ran.json["faults"][0]["bot"] == BAD + "Raises"
    fine = paddock("league", "downforce", *words, "--bots", f"random,{BAD}Plain", "--games", 2)
    assert fine.code == 0 and fine.json["games"] == 2


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("command", ["league", "sim"])
def test_what_a_bot_prints_is_not_in_the_json(command: str, workers: int, capfd: pytest.CaptureFixture[str]) -> None:
    words = ("--bots", BAD + "Prints", "--games", 2, "--seed", 7, "--workers", workers, "--json")
    ran = paddock(command, "downforce", "--players", 2, *words)
    assert ran.json["games"] == 2
    printed = capfd.readouterr()
    assert printed.out == ""  # nor in that of the workers
    assert "what shall I do?" in printed.err


def test_brackets_are_only_brackets() -> None:
    words = ("--players", 2, "--bots", f"random,{BAD}Brackets", "--games", 1, "--seed", "[/dim]")
    for command in (("league", "downforce"), ("sim", "downforce"), ("tracks", "report", "marina-bay")):
        text = paddock(*command, *words).out
        assert "seed [/dim]" in text
        assert "ValueError: [/red] is no [bold]move (badbots.py" in text


@pytest.fixture
def interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Press Ctrl-C as soon as a race begins."""

    def stops(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(batches, "play_race", stops)
    monkeypatch.setattr(league, "play_race", stops)


@pytest.mark.usefixtures("interrupted")
def test_an_impossible_page_is_refused_before_the_first_race(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nowhere" / "page.html"):
        words = ("sim", "downforce", "--bots", "random", "--games", 1, "--html", path)
        assert f"cannot write {path}" in refused(*words)
    assert list(tmp_path.iterdir()) == []


def test_sim_report_and_page(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    words = ("--games", 4, "--seed", 7, "--report", "--html", file)
    ran = paddock("sim", "downforce", *words)
    for word in ("Powers", "Cars", "starting space", "Bets", "Choke points", "determined"):
        assert word in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80
    assert file.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert f"the report is in {file}" in ran.err
    ran = paddock("sim", "formula_d", *words)
    for word in ("Corners", "Sainte Devote", "Choke points", "brakes"):
        assert word in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80
    told = paddock("sim", "formula_d", "--games", 2, "--seed", 7, "--json").json
    assert told["report"]["corners"][0]["corner"] == "Sainte Devote"


def test_tracks_report() -> None:
    words = ("tracks", "report", "marina-bay", "--games", 5, "--bots", "random", "--seed", 7)
    told = paddock(*words, "--json").json
    assert told["track"] == "marina-bay"
    assert told["players"] == 4
    demands = {figure["name"]: figure["demanded"] for figure in told["figures"]}
    assert demands["cars that finish"] == "70 to 92 %"
    assert demands["lead changes after line 1"] == "at least 70 %"
    text = paddock(*words).out
    for word in ("Marina Bay", "target", "the leader at line 3 wins", "about 70 %", "Too few races"):
        assert word in text
    assert max(map(len, text.splitlines())) <= 80
    told = paddock("tracks", "report", "monaco", "--games", 2, "--bots", "random", "--seed", 7, "--json").json
    assert told["game"] == "formula_d"
    assert any(figure["name"] == "cars out at Casino 1" for figure in told["figures"])


def test_a_report_with_pro_takes_minutes() -> None:
    words = ("tracks", "report", "marina-bay", "--games", 1, "--players", 2, "--seed", 7, "--json")
    assert paddock(*words, "--bots", "pro").json["bots"] == ["pro:3ms"] * 2
    assert paddock(*words, "--bots", "pro:1ms,club").json["bots"] == ["pro:1ms", "club"]


@pytest.mark.parametrize(
    "words",
    [
        ("league", "downforce"),
        ("league", "formula_d"),
        ("sim", "downforce", "--report"),
        ("sim", "formula_d", "--report"),
    ]
    + [("tracks", "report", name) for name in ("marina-bay", "monaco")],
    ids=" ".join,
)
@pytest.mark.usefixtures("interrupted")
def test_a_run_stopped_before_its_first_race_reports_nothing(words: tuple[str, ...], tmp_path: Path) -> None:
    page = ("--html", tmp_path / "page.html") if words[0] == "sim" else ()
    ran = paddock(*words, "--bots", "random", "--games", 3, *page)
    assert ran.code == 130
    assert "0 races" in ran.out
    assert "stopped after 0 of 3" in ran.err
    told = json.loads(paddock(*words, "--bots", "random", "--games", 3, "--json").out)
    assert told["games"] == 0
    assert not told.get("met")


def test_a_stopped_run_reports_its_races(monkeypatch: pytest.MonkeyPatch) -> None:
    real = league.run_batch

    def stops(spec: Any, first: int, count: int) -> list[Any]:
        if first == 4:
            raise KeyboardInterrupt
        return real(spec, first, count)

    monkeypatch.setattr(league, "run_batch", stops)
    ran = paddock(*LEAGUE, "--games", 9, "--workers", 1, "--json")
    assert ran.code == 130
    assert json.loads(ran.out)["games"] == 3
    assert "stopped after 3 of 9" in ran.err


def test_budgets_are_for_every_bot() -> None:
    for name in ("random:5ms", "rookie:5ms", "club:1s", "pro:1ms"):
        (bot,) = paddock("league", "downforce", "--players", 2, "--bots", name, "--games", 1, "--json").json["bots"]
        assert bot["name"] == name
