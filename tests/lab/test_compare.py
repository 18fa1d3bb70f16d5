"""The rules laboratory: plans, figures with errors, and the command."""

from __future__ import annotations

from math import sqrt
from pathlib import Path

import pytest

from paddock.core.errors import BadOptions
from paddock.lab.comparison import Collector, difference, mean, ratio
from paddock.lab.jobs import Done, run_jobs, story_figures
from paddock.lab.page import page
from paddock.lab.plan import jobs_of, make_plan
from paddock.parts.story import Landmark, Story, StoryTurn
from paddock.words import Message
from tests.cli.shell import paddock


def test_a_mean_and_its_error() -> None:
    found = mean([1.0, None, 3.0])
    assert found is not None and (found.value, found.error, found.races) == (2.0, 1.0, 2)
    assert mean([1.0, None]) is None


def test_a_share_of_a_few_races_is_never_certain() -> None:
    always, never = mean([1.0] * 8, share=True), mean([0.0] * 8, share=True)
    assert always is not None and always.value == 1 and 0.1 < always.error < 0.12
    assert never is not None and never.error == pytest.approx(always.error)
    found = difference([1.0] * 8, [1.0] * 8, share=True)
    assert found is not None and found.value == 0 and found.error > always.error


def test_races_of_the_same_seed_are_compared_in_pairs() -> None:
    base = [1.0, 5.0, 9.0, 2.0]
    found = difference(base, [number + 1 for number in base])
    assert found is not None and (found.value, found.error) == (1.0, 0.0)
    other = difference(base, [2.0, None, 4.0, 6.0])
    assert other is not None and other.value == 4.0 - 4.25 and other.error > 1 and other.races == 3


def test_a_ratio_has_an_error() -> None:
    found = ratio([1.0, 1.0, 1.0], [2.0, 2.0, 2.0])
    assert found is not None and (found.value, found.error, found.races) == (0.5, 0.0, 3)
    wide = ratio([1.0, 0.0], [1.0, 1.0])
    assert wide is not None and wide.value == 0.5 and wide.error == pytest.approx(sqrt(0.25))
    assert ratio([1.0], [1.0]) is None


def test_a_story_tells_lead_changes_and_comebacks() -> None:
    turns = [StoryTurn(1, (1, 2, 3, 4)), StoryTurn(5, (2, 1, 4, 3)), StoryTurn(9, (4, 3, 1, 2))]
    marks = (Landmark(3, "lead", Message("x")), Landmark(4, "bet", Message("x")))
    assert story_figures(Story(turns=tuple(turns), landmarks=marks)) == {"leads": 1.0, "comebacks": 1.0}
    stayed = story_figures(Story(turns=(*turns[:2], StoryTurn(9, (2, 1, 4, 3)))))
    assert stayed == {"leads": 0.0, "comebacks": 0.0}


def test_every_variant_races_the_same_numbers() -> None:
    plan = make_plan("formula_d", {"cars": 2}, [{"laps": 2}, {"track": "monaco"}], "1", 1200, 3, 2, 0)
    jobs = jobs_of(plan)
    for variant in range(3):
        mine = [(job.kind, job.first, job.count) for job in jobs if job.variant == variant]
        assert sum(count for kind, _, count in mine if kind == "races") == 1200
        assert mine == [(job.kind, job.first, job.count) for job in jobs if job.variant == 0]
    (done,) = run_jobs(plan, 1, 1)
    assert done == run_jobs(plan, 1, 1)[0] and len(done.races) == 500 and done.races[0].keys() >= {"pole_win", "out"}


def test_a_change_that_does_not_fit_is_named() -> None:
    with pytest.raises(BadOptions, match="lapps"):
        make_plan("formula_d", {}, [{"lapps": 2}], "1", 10)
    with pytest.raises(BadOptions, match="1 to 12 changes"):
        make_plan("formula_d", {}, [], "1", 10)
    for words, said in (
        (("--change", "laps"), "KEY=VALUE"),
        (("--change", "laps=2,laps=3"), "twice"),
        (("--change", "laps=2", "--games", 0), "--games is a number from 1"),
        (("--change", "laps=2", "--games", 10, "--skill", 11), "--skill is a number from 0 to 10"),
    ):
        ran = paddock("compare", "formula_d", *words)
        assert ran.code == 2 and said in ran.err


def test_differences_are_marked_and_drawn() -> None:
    plan = make_plan("downforce", {"players": 4}, [{"deck": "standard"}], "1", 4, 0, 0, 0)
    collector = Collector(plan)
    for variant, shift in ((0, 0.0), (1, 5.0)):
        races = [{"decisions": number + shift, "pole_win": 0.5, "aggressive": 1.0} for number in (1.0, 2.0, 4.0, 3.5)]
        collector.add(Done(variant, "races", races))
    found = collector.comparison()
    titles = {compared.figure.key: compared for compared in found.figures}
    assert titles.keys() == {"decisions", "pole_win", "aggressive"}
    drawn = page(found)
    assert "+5.00 ± 0.00" in drawn and "deck=standard" in drawn and "http" not in drawn.replace("http://www.w3.org", "")


def test_the_command_compares_races_of_a_kernel(tmp_path: Path) -> None:
    few = ("--games", 600, "--watched", 2, "--skill", 2, "--reviews", 0, "--seed", 1, "--workers", 1)
    words = ("compare", "formula_d", "--players", 2, "--change", "laps=2", *few)
    ran = paddock(*words, "--html", tmp_path / "page.html", "--json")
    assert ran.code == 0, ran.err
    by_key = {compared["figure"]["key"]: compared for compared in ran.json["figures"]}
    assert by_key["decisions"]["values"][0]["races"] == 600 and by_key["win"]["values"][1]["races"] == 2
    assert by_key["decisions"]["differences"][0]["value"] > 0
    assert "<svg" in (tmp_path / "page.html").read_text(encoding="utf-8")
