"""The review of a finished race: where it was won, by whom, and how much of it was luck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from heapq import heapify, heappop, heappush
from math import sqrt

import msgspec

from paddock.core.game import AnyGame, Dealt, Rolled
from paddock.core.record import Record
from paddock.review.choices import ENOUGH, Judged, Pair, Question, judged_of, picked_from
from paddock.review.estimate import MILLION, RESULT, ROWS, WIN, Estimate, Worth
from paddock.review.steps import Step, steps_of
from paddock.review.sums import Change, SeatSum, seat_sum
from paddock.review.values import SLOTS, Valuer

PICKING, COMPARING = 0.15, 0.1
"""Shares of the budget: to pick the best alternative of every choice, and to compare it with the choice."""
REFINING = 0.1
"""… and to refine likely mistakes."""
OWNING = 0.35
"""… and to value choices from the chooser's view, where something is hidden. The rest values the states."""
FLOOR = 0.15
"""Least weight of a state's spread when playouts are shared out: places still matter once the win is decided."""
Progress = Callable[[float], None]
"""Called with the finished share of a review, from 0 to 1; an exception ends the review."""


class ValuedMoment(msgspec.Struct, frozen=True):
    """The value of the race to every seat after a move, in millionths; `at` 0 is the start."""

    at: int
    wins: tuple[int, ...]
    results: tuple[int, ...]
    errors: tuple[int, ...]  # of the move's change: of chances to win; in a solo race, of results


class Decision(msgspec.Struct, frozen=True):
    """A choice among several, as its seat could judge it. Amounts are millionths; losses are against the best."""

    at: int
    seat: int
    chosen: str
    best: str
    own: int  # the chance to win, compared with a driver's choice
    loss: int
    loss_error: int
    result_loss: int
    result_loss_error: int
    mistake: bool
    vague: bool  # the budget was used up before its loss was known well enough


class SeatLosses(msgspec.Struct, frozen=True):
    """How well a seat chose: its mean loss per decision, in millionths."""

    decisions: int
    mistakes: int
    loss: int
    loss_error: int
    result_loss: int
    result_loss_error: int


class Review(msgspec.Struct, frozen=True):
    """A complete review. For each seat: expected + luck + hidden + own + others = result, exactly."""

    seed: str
    budget: int
    playouts: int
    wins: tuple[SeatSum, ...]
    results: tuple[SeatSum, ...]
    losses: tuple[SeatLosses, ...]
    decisions: tuple[Decision, ...]
    moments: tuple[ValuedMoment, ...]


def review(valuer: Valuer, record: Record, budget: int, progress: Progress | None = None) -> Review:
    """Review a race with this many playouts, or the least number that every move needs."""
    return Reviewer(valuer, steps_of(valuer.game, record), budget, progress or (lambda done: None)).review()


def least_playouts(game: AnyGame, record: Record) -> int:
    """Return the least playouts of a review: one for each slot of every comparison and value."""
    steps = steps_of(game, record)
    decisions = [step for step in steps if step.is_decision]
    valued = 1 + len([step for step in steps if not is_forced(step)])
    pairs = (2 if game.hides_something else 1) * len(decisions)
    return sum([picked_from(len(step.legal)) for step in decisions]) + SLOTS * (2 * pairs + valued)


class Reviewer:
    """A review in progress."""

    def __init__(self, valuer: Valuer, steps: list[Step], budget: int, progress: Progress) -> None:
        self.valuer, self.steps, self.budget, self.progress = valuer, steps, budget, progress
        self.game: AnyGame = valuer.game
        self.row = WIN if self.game.seats > 1 else RESULT
        self.driven = 0
        self.judged: dict[int, Judged] = {}  # by the step's number

    def review(self) -> Review:
        """Judge the choices, then value the states with the rest of the budget."""
        self.judge()
        if self.game.hides_something:
            self._own()
        estimates = self._values()
        seats, worths = range(self.game.seats), [estimate.worth() for estimate in estimates]
        changes = [self._change(number, estimates) for number in range(len(self.steps))]
        kinds = [kind.key for kind in self.valuer.words.lucks()]
        wins, results = (tuple(seat_sum(row, seat, kinds, changes, worths) for seat in seats) for row in ROWS)
        decisions = tuple(self._decision(number, changes) for number in self.judged)
        losses = tuple(losses_of([each for each in decisions if each.seat == seat]) for seat in seats)
        first = ValuedMoment(0, worths[0].wins, worths[0].results, (0,) * self.game.seats)
        moments = (first, *[self._moment(change, worth) for change, worth in zip(changes, worths[1:], strict=True)])
        return Review(self.valuer.seed, self.budget, self.driven, wins, results, losses, decisions, moments)

    def judge(self) -> None:
        """Find the best alternative to every choice, and the loss against it."""
        self._pick()
        self._compare()

    def _moment(self, change: Change, worth: Worth) -> ValuedMoment:
        errors = [millionths(change.error(self.row, seat)) for seat in range(self.game.seats)]
        return ValuedMoment(change.at, worth.wins, worth.results, tuple(errors))

    def _pick(self) -> None:
        """Pick the best alternative to every choice."""
        decisions = [number for number, step in enumerate(self.steps) if step.is_decision]
        sign = self.valuer.words.result().sign
        for number in decisions:
            step = self.steps[number]
            assert step.seat is not None and not isinstance(step.move, Rolled | Dealt)
            valuer = self.valuer.with_seed(f"{self.valuer.seed} choice {number}")
            asked = Question(valuer, step.before, step.seat, step.legal, step.move)
            self.judged[number], driven = judged_of(asked, self.row, sign, self._share(PICKING, len(decisions)))
            self._count(driven)

    def _compare(self) -> None:
        """Measure losses; refine those of likely mistakes until they are known well enough, the closest first."""
        missed = [(judged, judged.missed) for judged in self.judged.values() if judged.missed is not None]
        for _, pair in missed:
            self._count(pair.measure(self._share(COMPARING, len(missed)) // 2))
        end = self.driven + self._share(REFINING, 1)
        for judged, pair in sorted(missed, key=lambda each: each[1].error(self.row)):
            while judged.is_vague and self.driven < end:
                self._count(pair.measure(playouts_to(pair, self.row)))

    def _own(self) -> None:
        """Value choices against a driver's, with more playouts where they matter most to the sum."""
        pairs = [judged.own for judged in self.judged.values()]
        end = self.driven + self._share(OWNING, 1)
        for pair in pairs:
            self._count(pair.measure(self._share(OWNING / 4, len(pairs)) // 2))
        queue = [(-urgency(pair, self.row), number) for number, pair in enumerate(pairs)]
        heapify(queue)
        while queue and queue[0][0] < 0 and self.driven < end:
            _, number = heappop(queue)
            self._count(pairs[number].measure(pairs[number].playouts // 2))
            heappush(queue, (-urgency(pairs[number], self.row), number))

    def _values(self) -> list[Estimate]:
        """Value the race at the start and after every move; a forced move changes nothing.

        A few playouts measure how uncertain each state is; the others are shared out accordingly.
        """
        states = [(self.steps[0].before, 0)]
        states += [(step.after, step.luck_spent + (step.seat is None)) for step in self.steps if not is_forced(step)]
        values = [self._value(state, spent, SLOTS) for state, spent in states]
        weights = [spread(estimate) for estimate in values]
        left = max(0, self.budget - self.driven) / sum(weights)
        for number, (state, spent) in enumerate(states):
            if (more := int(left * weights[number])) >= SLOTS:
                values[number] = values[number].with_more(self._value(state, spent, more, SLOTS))
        found, valued = [values[0]], iter(values[1:])
        for step in self.steps:
            found.append(found[-1] if is_forced(step) else next(valued))
        return found

    def _value(self, state: object, luck_spent: int, playouts: int, first: int = 0) -> Estimate:
        found = self.valuer.full(state, playouts, luck_spent, first)
        self._count(found.playouts)
        return found

    def _change(self, number: int, estimates: Sequence[Estimate]) -> Change:
        step = self.steps[number]
        luck = self.valuer.words.luck_of(step.before) if step.seat is None else ""
        own = None
        if self.game.hides_something and number in self.judged:
            own = (self.judged[number].own.gains(WIN), self.judged[number].own.gains(RESULT))
        return Change(step.at, luck, step.seat, estimates[number], estimates[number + 1], own)

    def _decision(self, number: int, changes: Sequence[Change]) -> Decision:
        judged, step = self.judged[number], self.steps[number]
        seat = judged.asked.seat
        return Decision(
            step.at,
            seat,
            str(judged.asked.chosen),
            str(judged.best),
            own=millionths(changes[number].gain(WIN, seat)),
            loss=millionths(judged.loss(WIN)),
            loss_error=millionths(judged.loss_error(WIN)),
            result_loss=millionths(judged.loss(RESULT)),
            result_loss_error=millionths(judged.loss_error(RESULT)),
            mistake=judged.is_mistake,
            vague=judged.is_vague,
        )

    def _share(self, share: float, among: int) -> int:
        return int(self.budget * share) // max(1, among)

    def _count(self, playouts: int) -> None:
        self.driven += playouts
        self.progress(min(1.0, self.driven / self.budget))


def is_forced(step: Step) -> bool:
    """Return whether there was no alternative."""
    return step.seat is not None and not step.is_decision


def playouts_to(pair: Pair, row: int) -> int:
    """Estimate how many more playouts the difference needs to be known well enough; at most as many as it has."""
    ratio = (pair.error(row) / ENOUGH[row]) ** 2
    return max(SLOTS, min(pair.playouts, int(pair.playouts * (ratio - 1) * 1.1)))


def urgency(pair: Pair, row: int) -> float:
    """Return how much one more playout would improve the sum of all such differences."""
    return pair.error(row) ** 2 / pair.playouts


def spread(estimate: Estimate) -> float:
    """Return the uncertainty of the win."""
    chances = [estimate.mean(WIN, seat) for seat in range(len(estimate.sums[WIN]))]
    return FLOOR + sqrt(sum(chance * (1 - chance) for chance in chances))


def losses_of(decisions: Sequence[Decision]) -> SeatLosses:
    count = max(1, len(decisions))
    return SeatLosses(
        len(decisions),
        sum(each.mistake for each in decisions),
        round(sum(each.loss for each in decisions) / count),
        round(sqrt(sum(each.loss_error**2 for each in decisions)) / count),
        round(sum(each.result_loss for each in decisions) / count),
        round(sqrt(sum(each.result_loss_error**2 for each in decisions)) / count),
    )


def millionths(value: float) -> int:
    return round(value * MILLION)
