"""Reviews: sums that add up exactly, mistakes where choices differ, even luck; and the tables that show them."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, cast

import pytest
from msgspec.structs import replace

from paddock import games
from paddock.core.errors import BadRecord
from paddock.core.game import Action, Dealt, Decide, Over, Rolled
from paddock.core.record import Record
from paddock.downforce import Downforce
from paddock.downforce.review import DownforceReviewing
from paddock.downforce.rules.actions import Bet
from paddock.kernel.figures import WIN_UNITS
from paddock.parts.review import Reviewing, read_levels
from paddock.review.choices import Judged, Pair, Question, judged_of, pick_best
from paddock.review.estimate import MILLION, WIN, Estimate
from paddock.review.review import Decision, Review, SeatLosses, review
from paddock.review.steps import steps_of
from paddock.review.sums import SeatSum, SumPart
from paddock.review.tables import ReviewTables, nearest
from paddock.review.text import rounded
from paddock.review.values import SLOTS
from paddock.words import Words
from tests.conformance.kit import mostly_slow
from tests.review import measure
from tests.review.measure import game_of, mean_and_error
from tests.review.races import golden, valuer

QUICK = ("downforce-2", "downforce-4", "downforce-first-home", "formula-d-4", "formula-d-alone")
NAMES = mostly_slow([*QUICK, "formula-d-teams"], *QUICK)
BUDGET = 20_000


@cache
def reviewed(name: str) -> Review:
    return review(valuer(name), golden(name)[1], BUDGET)


@pytest.mark.parametrize("name", NAMES)
def test_every_sum_is_exact(name: str) -> None:
    game, _, states = golden(name)
    found = reviewed(name)
    over = game.turn(states[-1])
    assert isinstance(over, Over)
    for seat in range(game.seats):
        for row in (found.wins, found.results):
            parts = row[seat]
            added = parts.luck + parts.hidden.amount + parts.own.amount + parts.others.amount
            assert added == parts.result - parts.expected.amount
        assert (found.wins[seat].result > 0) == (seat in over.result.won())
    assert sum(each.result for each in found.wins) == (MILLION if over.result.won() else 0)
    shared = {sum(moment.wins) for moment in found.moments} | {sum(each.expected.amount for each in found.wins)}
    assert shared == {MILLION} if name.startswith("downforce") else max(shared) <= MILLION


@pytest.mark.parametrize("name", NAMES)
def test_there_is_a_moment_for_every_move_and_a_judgement_for_every_choice(name: str) -> None:
    game, record, _ = golden(name)
    found = reviewed(name)
    assert sorted(moment.at for moment in found.moments) == list(range(len(record.moves) + 1))
    choices = {step.at: step for step in steps_of(game, record) if step.is_decision}
    assert {each.at for each in found.decisions} == set(choices)
    for each in found.decisions:
        assert each.chosen == record.moves[each.at - 1] and each.best in map(str, choices[each.at].legal)
        assert not each.mistake or (each.loss > 10_000 or game.seats == 1)
        assert each.best != each.chosen or (each.loss, each.loss_error, each.mistake) == (0, 0, False)
    assert sum(each.decisions for each in found.losses) == len(found.decisions)


def test_nothing_is_hidden_in_an_open_game() -> None:
    assert {each.hidden.amount for each in reviewed("formula-d-4").wins} == {0}
    assert any(each.hidden.amount for each in reviewed("downforce-4").wins)


def test_random_drivers_make_mistakes() -> None:
    for name in ("downforce-4", "formula-d-4"):
        found = reviewed(name)
        assert sum(each.mistakes for each in found.losses) > 3
        assert sum(each.loss for each in found.losses) > 0


def test_equal_seeds_give_equal_reviews() -> None:
    record = golden("downforce-4")[1]
    again, other = (review(valuer("downforce-4", seed), record, BUDGET) for seed in ("7", "8"))
    assert again == reviewed("downforce-4") != other


def test_progress_is_reported_and_can_end_a_review() -> None:
    told: list[float] = []
    review(valuer("formula-d-alone"), golden("formula-d-alone")[1], 2000, told.append)
    assert told == sorted(told) and told[-1] == 1
    with pytest.raises(KeyboardInterrupt):
        review(valuer("formula-d-alone"), golden("formula-d-alone")[1], 2000, stop)


def stop(done: float) -> None:
    raise KeyboardInterrupt


def test_a_running_race_is_not_reviewed() -> None:
    game, record, _ = golden("downforce-4")
    with pytest.raises(BadRecord, match="this one is not over"):
        steps_of(game, Record(record.header, record.moves[:50]))


def test_choices_made_in_secret_count_in_the_order_of_seats() -> None:
    """The order of their lines does not change the steps."""
    game, record, states = golden("downforce-4")
    at = next(
        number for number, state in enumerate(states) if isinstance(turn := game.turn(state), Decide) and turn.seats[1:]
    )
    seats = len(game.turn(states[at]).seats)  # type: ignore[union-attr]
    moves = list(record.moves)
    moves[at : at + seats] = reversed(moves[at : at + seats])
    swapped = steps_of(game, Record(record.header, tuple(moves), record.result))
    plain = steps_of(game, record)
    assert [step.move for step in swapped] == [step.move for step in plain]
    assert [step.after for step in swapped] == [step.after for step in plain]
    assert [step.at for step in swapped[at : at + seats]] == list(range(at + seats, at, -1))


def test_kinds_of_luck_have_names() -> None:
    for name, kinds in (("downforce-4", {"deal", "lots", "grid"}), ("formula-d-road", {"start", "dice", "collisions"})):
        game, record, _ = golden(name)
        part = game.reviewing()
        assert part is not None
        lucky = [step for step in steps_of(game, record) if isinstance(step.move, Rolled | Dealt)]
        found = {part.luck_of(step.before) for step in lucky}
        assert kinds <= found <= {kind.key for kind in part.lucks()}


class Noise:
    """A valuer for which all answers are equal, with independent luck: the worst case for comparisons."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choices(self, state: object, seat: int, answers: Any, playouts: int, first: int = 0, slots: int = SLOTS) -> Any:
        each = max(1, round(playouts / slots))
        return [self.estimate(each, slots) for _ in answers]

    def estimate(self, each: int, slots: int) -> Estimate:
        won = tuple(sum(self.rng.random() < 0.4 for _ in range(each)) * WIN_UNITS for _ in range(slots))
        return Estimate(each * slots, ((won,), (won,)))


def test_equal_choices_are_rarely_called_mistakes() -> None:
    answers: tuple[Action, ...] = tuple(Bet(0, car) for car in ("red", "blue", "green", "black"))
    called = 0
    for seed in range(600):
        asked = Question(Noise(seed), None, 0, answers, answers[0])  # type: ignore[arg-type]
        best, _ = pick_best(asked, WIN, 1, 160)
        missed = Pair(asked, best, answers[0])
        missed.measure(400)
        called += Judged(asked, WIN, 1, best, missed, missed if best != answers[0] else None).is_mistake
    assert 0 < called <= 0.03 * 600


class Sure(Noise):
    """A valuer for which the first answer wins and all others lose."""

    def choices(self, state: object, seat: int, answers: Any, playouts: int, first: int = 0, slots: int = SLOTS) -> Any:
        each = max(1, round(playouts / slots))
        won = {True: (each * WIN_UNITS,) * slots, False: (0,) * slots}
        return [Estimate(each * slots, ((won[answer == WINNER],), (won[answer == WINNER],))) for answer in answers]


WINNER = Bet(0, "red")


@pytest.mark.parametrize("chosen", ["red", "blue"])
def test_a_decisive_choice_is_judged_with_certainty(chosen: str) -> None:
    answers: tuple[Action, ...] = tuple(Bet(0, car) for car in ("green", "blue", "red"))
    asked = Question(Sure(1), None, 0, answers, Bet(0, chosen))  # type: ignore[arg-type]
    judged, driven = judged_of(asked, WIN, 1, 60)
    assert judged.best == WINNER and 0 < driven <= 60
    if judged.missed is not None:
        judged.missed.measure(SLOTS)
    assert judged.loss(WIN) == (0.0 if chosen == "red" else 1.0) and judged.loss_error(WIN) == 0
    assert judged.is_mistake == (chosen == "blue") and not judged.is_vague


def test_rounded_parts_still_add_up() -> None:
    rng = Random(2)
    for _ in range(200):
        parts = [rng.randrange(-10_000, 10_000) for _ in range(6)]
        shown = rounded(parts, 1000)
        assert sum(shown) == round(sum(parts) / 1000)
        assert all(abs(show * 1000 - part) < 1000 for show, part in zip(shown, parts, strict=True))


def test_results_where_less_is_better() -> None:
    found = reviewed("formula-d-alone")
    assert found.wins[0].result == 0, "the car goes out"
    assert sum(each.result_loss for each in found.decisions) > 0


RACES = 125
"""Of each kind of table."""
LEVELS = ("rookie", "club", "pro")
PLAYED = ("rookie", "club", "pro:5ms")
"""The same with their budgets."""
TABLES = (*[[level] for level in PLAYED], list(PLAYED))
"""Tables of one level, and a mixed one."""
SEATS = 4
"""Seats in each race; for luck only one of them is examined, as it cancels out over all seats."""


def check(part: Reviewing[object, Action, object], lines: list[dict[str, Any]]) -> None:
    """Lines of all seats of many races, as `reviewed` gives them."""
    for kind in part.lucks():
        mean, error = mean_and_error(luck_by_number(lines, kind.key))
        assert abs(mean) <= 3 * error, (kind.key, mean, error)
    print("hidden cards, in points:", mean_and_error([line["hidden"] / 10_000 for line in lines]))
    losses = [mean_and_error([line["loss"] for line in lines if line["level"] == level]) for level in LEVELS]
    for (worse, error), (better, other) in pairwise(losses):
        assert worse - 2 * error > better + 2 * other, losses


def luck_by_number(lines: list[dict[str, Any]], kind: str) -> list[float]:
    """The mean luck of one seat in the races with the same number, which share a seed and much of their luck."""
    single = [line for line in lines if line["seat"] == line["race"] % SEATS]
    return [fmean([line[kind] for line in single if line["race"] == number]) for number in range(RACES)]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["downforce", "formula_d"])
def test_luck_is_even_and_better_drivers_lose_less(name: str) -> None:
    game = game_of(name, seats=str(SEATS))
    part = game.reviewing()
    assert part is not None
    tenth = part.budget // 10
    numbered = [(levels, number) for levels in TABLES for number in range(RACES)]
    check(part, [line for levels, number in numbered for line in measure.reviewed(game, levels, number, tenth)])


PLAYERS = ("Ana", "Bo", "Cy", "Di")
NOTHING = SumPart(0, 0)
LUCKS = {"deal": SumPart(-30_040, 900), "lots": NOTHING, "grid": NOTHING}
SUM = SeatSum(SumPart(250_000, 4000), LUCKS, SumPart(1, 5), SumPart(60_040, 100), NOTHING, 280_001)
MADE = Decision(7, 1, "1 bet red", "1 bet blue", 0, 34_000, 9000, 500_000, 100_000, mistake=True, vague=True)
REVIEW = Review("7", 900_000, 900_100, (SUM,) * 4, (SUM,) * 4, (SeatLosses(9, 1, 14_000, 900, 0, 0),) * 4, (MADE,), ())


class Measured(DownforceReviewing):
    """Stands in for measured losses of drivers."""

    def levels(self) -> dict[str, int]:
        return {"rookie": 31_000, "club": 15_000, "pro": 2_000}


def tables(review: Review, language: str = "en", kind: type[DownforceReviewing] = DownforceReviewing) -> ReviewTables:
    game = golden("downforce-4")[0]
    assert isinstance(game, Downforce)
    part = cast("Reviewing[object, Action, object]", kind(game.setup))
    return ReviewTables(golden("downforce-4")[0], part, review, Words(language, PLAYERS))


def test_measured_levels_are_shown_beside_losses() -> None:
    shown = list(tables(REVIEW, kind=Measured).tables())[2]
    assert shown.rows[0] == ("Ana", "9", "1", "1.40 ± 0.09", "club")
    assert "rookie 3.10, club 1.50, pro 0.20" in shown.note
    fewer = list(tables(replace(REVIEW, budget=90_000), kind=Measured).tables())[2]
    assert len(fewer.heads) == 4 and not fewer.note
    assert nearest({"rookie": 30, "pro": 2}, -5) == "pro"


@pytest.mark.parametrize(("language", "loss"), [("en", "3.4 ± 0.9 ?"), ("fr", "3,4 ± 0,9 ?")])
def test_a_mistake_says_what_would_have_been_better(language: str, loss: str) -> None:
    *_, mistakes = tables(REVIEW, language).tables()
    move, name, chosen, better, lost = mistakes.rows[0]
    assert (move, name, lost) == ("7", "Bo", loss) and chosen != better


def test_a_column_adds_up_as_it_is_shown() -> None:
    shown = next(iter(tables(REVIEW).tables()))
    column = [row[1].partition(" ±")[0].replace("−", "-") for row in shown.rows]
    assert column[-1] == "28.0" and sum(round(10 * float(cell)) for cell in column[:-1]) == 280


def test_levels_are_read_by_track_and_seats(tmp_path: Path) -> None:
    file = tmp_path / "levels.toml"
    file.write_text("[monaco.6]\nrookie = 1.5\npro = 0.25\n", encoding="utf-8")
    assert read_levels(file, "monaco", 6) == {"rookie": 15_000, "pro": 2500}
    assert read_levels(file, "monaco", 4) == read_levels(file, "elsewhere", 6) == {}


@pytest.mark.parametrize("name", ["downforce", "formula_d"])
def test_better_drivers_lose_less_where_levels_are_claimed(name: str) -> None:
    part = games.make(name, {}).reviewing()
    assert part is not None
    levels = part.levels()
    assert list(levels) == ["rookie", "club", "pro"] and levels["rookie"] > levels["club"] > levels["pro"]


@pytest.mark.parametrize("name", ["downforce-no-bets", "formula-d-10", "formula-d-road"])
def test_no_level_is_claimed_that_nobody_has_measured(name: str) -> None:
    part = golden(name)[0].reviewing()
    assert part is not None and part.levels() == {}
