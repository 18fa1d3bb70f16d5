"""Run the jobs of a comparison; each one gives series of figures, with a number for each race."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from functools import lru_cache, partial

import msgspec

from paddock.core import record
from paddock.core.game import AnyGame, Result
from paddock.kernel.part import seed_number
from paddock.lab.plan import Job, Kind, Plan, jobs_of, strong_bot, usual_bot
from paddock.parts.story import Story
from paddock.report.plain import reporting_of
from paddock.review.review import least_playouts, review
from paddock.review.values import valuer_of
from paddock.sim import batches, league
from paddock.sim.pool import in_order

Figures = Mapping[str, float]
LEADS, COMEBACKS, LENGTH, WIN = "leads", "comebacks", "decisions", "win"
LUCK, SPREAD = "luck", "spread"


class Done(msgspec.Struct, frozen=True):
    """The figures of each race of a job."""

    variant: int
    kind: Kind
    races: list[dict[str, float]]


def run(plan: Plan, workers: int | None = None, ray: str | None = None) -> Generator[Done]:
    """Run all jobs in order. Closing the iterator stops the workers."""
    return in_order(partial(run_jobs, plan), 1, len(jobs_of(plan)), workers, ray, 1)


def run_jobs(plan: Plan, first: int, count: int) -> list[Done]:
    """Run the jobs with these numbers: a pure function of its arguments."""
    kinds: dict[Kind, Callable[[Plan, Job], list[dict[str, float]]]] = {
        "races": _kernel_races if plan.kernel else _bot_races,
        "watched": _watched,
        "skill": _skill,
        "reviews": _reviews,
    }
    chosen = jobs_of(plan)[first - 1 : first - 1 + count]
    return [Done(job.variant, job.kind, kinds[job.kind](plan, job)) for job in chosen]


def _kernel_races(plan: Plan, job: Job) -> list[dict[str, float]]:
    game = _game(plan, job)
    kernel = game.kernel("compiled")
    assert kernel is not None
    batch = kernel.races(seed_number(plan.seed), job.count, "drivers", job.first)
    ended = zip(batch.results(), batch.notes(), batch.lengths, strict=True)
    return [_figures(game, result, notes, length) for result, notes, length in ended]


def _bot_races(plan: Plan, job: Job) -> list[dict[str, float]]:
    game = _game(plan, job)
    races = batches.run_batch(_spec(plan, job, usual_bot(game)), job.first, job.count)
    return [_figures(game, race.result, race.notes, race.decisions) for race in races]


def _figures(game: AnyGame, result: Result, notes: object, length: int) -> dict[str, float]:
    own = reporting_of(game).seat_data()
    return {LENGTH: float(length), **(own.measure(result, notes) if own else {})}


def _watched(plan: Plan, job: Job) -> list[dict[str, float]]:
    return [_watch(plan, job, number) for number in range(job.first, job.first + job.count)]


def _watch(plan: Plan, job: Job, number: int) -> dict[str, float]:
    game = _game(plan, job)
    telling = game.story()
    assert telling is not None
    teller, at = telling.teller(), 0

    def watch(state: object, events: tuple[msgspec.Struct, ...]) -> None:
        nonlocal at
        at += 1
        teller.watch(at, state, events)

    runner = _runner(plan, job)
    seed = batches.race_seed(plan.seed, number)
    bots = runner.seat([usual_bot(game)] * game.seats, seed)
    state, moves, _ = batches.play_race(game, bots, seed, None, watch)
    return story_figures(teller.story(moves, state))


def story_figures(story: Story) -> dict[str, float]:
    """Return the figures of a story: the number of lead changes, and whether the winning car came from behind.

    It did if it was in the second half of the field when half of the turns were over.
    """
    figures = {LEADS: float(len([mark for mark in story.landmarks if mark.kind == "lead"]))}
    if len(story.turns) > 1:
        half, end = story.turns[len(story.turns) // 2].places, story.turns[-1].places
        if 1 in end:
            place = half[end.index(1)]
            figures[COMEBACKS] = float(place > len(half) / 2)
    return figures


def _skill(plan: Plan, job: Job) -> list[dict[str, float]]:
    game = _game(plan, job)
    strong = strong_bot(game)
    field = (strong, *[usual_bot(game)] * (game.seats - 1))
    spec = league.Spec(plan.game, plan.variants[job.variant].options, field, game.seats, plan.seed)
    found = []
    for row in league.run_batch(spec, job.first, job.count):
        seat = row.field.index(spec.names.index(strong))
        found.append({WIN: 1 / len(row.winners) if seat in row.winners else 0.0})
    return found


def _reviews(plan: Plan, job: Job) -> list[dict[str, float]]:
    """Return sums over the seats: squared changes of the chance to win, those by luck and all of them."""
    game = _game(plan, job)
    spec = msgspec.structs.replace(_spec(plan, job, usual_bot(game)), records=True)
    found = []
    for race in batches.run_batch(spec, job.first, job.count):
        assert race.record is not None
        raced = record.read(race.record)
        seen = review(valuer_of(game, plan.seed), raced, least_playouts(game, raced))
        luck = sum([(one.luck / 1e6) ** 2 for one in seen.wins])
        others = [part.amount / 1e6 for one in seen.wins for part in (one.hidden, one.own, one.others)]
        found.append({LUCK: luck, SPREAD: luck + sum([amount**2 for amount in others])})
    return found


def _spec(plan: Plan, job: Job, bot: str) -> batches.Spec:
    seats = _game(plan, job).seats
    return batches.Spec(plan.game, plan.variants[job.variant].options, (bot,) * seats, plan.seed)


def _game(plan: Plan, job: Job) -> AnyGame:
    return _runner(plan, job).game


def _runner(plan: Plan, job: Job) -> batches.RaceRunner:
    return _made(plan.game, msgspec.json.encode(plan.variants[job.variant].options))


@lru_cache(maxsize=16)
def _made(name: str, options: bytes) -> batches.RaceRunner:
    return batches.RaceRunner(name, msgspec.json.decode(options))
