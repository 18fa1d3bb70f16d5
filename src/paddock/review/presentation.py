"""A review as a page shows it: sums, chances move by move, and in words the moments that mattered and the mistakes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from paddock.core.game import Action, Dealt, Rolled
from paddock.core.record import Record
from paddock.parts.review import LuckKind, ResultKind
from paddock.review.choices import SURE
from paddock.review.review import Decision, Progress, Review, Reviewer, SeatLosses, ValuedMoment
from paddock.review.steps import Step, steps_of
from paddock.review.sums import SeatSum
from paddock.review.values import Valuer
from paddock.words import Message

MOST_MOMENTS = 12
"""Most turning points shown; of more, only the largest."""
MOST_OF_SEAT = 6
"""Most mistakes shown for a seat; of more, only the costliest."""
LISTED = 3
"""Choices listed for a seat that made fewer mistakes: those that probably lost something …"""
LITTLE, LITTLE_ALONE = 5_000, 50_000
"""… of at least half a point or, in a solo race, a twentieth of a turn."""
LEAST = 20_000
"""Smallest change of a turning point, in millionths: two points. It must also exceed two standard errors."""


class JudgedChoice(msgspec.Struct, frozen=True):
    """A choice and a better one. The loss is in millionths: of a win, or of the result in a solo race."""

    at: int
    seat: int
    chosen: Message
    best: Message | None  # None: the choice was the best
    why: Message | None  # why the best choice is better
    loss: int
    error: int
    mistake: bool
    vague: bool  # the budget was used up before its loss was known well enough


class TurningPoint(msgspec.Struct, frozen=True):
    """A choice or piece of luck that changed much, in millionths: of wins, or of results in a solo race."""

    at: int
    seat: int | None  # the chooser; None: luck
    luck: str  # the kind of luck; empty for a choice
    say: tuple[Message, ...]  # the outcome; for a choice, the chosen action
    changes: tuple[int, ...]
    errors: tuple[int, ...]
    choice: JudgedChoice | None = None


class MadeChoice(msgspec.Struct, frozen=True):
    """A choice among several."""

    at: int
    seat: int
    label: Message


class RaceReview(msgspec.Struct, frozen=True, tag="review"):
    """A finished race, move by move. For each seat expected + lucks + hidden + own + others = result, exactly.

    Amounts are millionths, in two rows: the chance to win, and the result. Moments are in the order of moves,
    secret choices in the order of seats.
    """

    seed: str
    playouts: int
    alone: bool  # a solo race: results count
    hides: bool  # whether anything is hidden from a seat
    result: ResultKind
    lucks: tuple[LuckKind, ...]
    wins: tuple[SeatSum, ...]
    results: tuple[SeatSum, ...]
    losses: tuple[SeatLosses, ...]
    levels: Mapping[str, int]  # mean loss per decision of each level, where measured
    moments: tuple[ValuedMoment, ...]
    turning_points: tuple[TurningPoint, ...]
    mistakes: tuple[JudgedChoice, ...]  # the costliest choices of each seat, in the order of the race
    all_mistakes: int  # how many there are in all
    choices: tuple[MadeChoice, ...]  # every choice, so that races from the same start can be compared


def present_review(valuer: Valuer, record: Record, budget: int, progress: Progress) -> RaceReview:
    """Review a race and put it into words."""
    steps = steps_of(valuer.game, record)
    return Presenter(valuer, steps, Reviewer(valuer, steps, budget, progress).review()).present()


class Presenter:
    """Presents one review."""

    def __init__(self, valuer: Valuer, steps: Sequence[Step], review: Review) -> None:
        self.valuer, self.game, self.steps, self.review = valuer, valuer.game, steps, review
        self.alone = self.game.seats == 1
        self.decisions = {decision.at: decision for decision in review.decisions}
        self.choices = {step.at: step for step in steps if step.is_decision}

    def present(self) -> RaceReview:
        words, review = self.valuer.words, self.review
        made = [each for each in review.decisions if each.mistake]
        shown = [each for seat in range(self.game.seats) for each in self._costliest(seat)]
        return RaceReview(
            review.seed,
            review.playouts,
            self.alone,
            self.game.hides_something,
            words.result(),
            words.lucks(),
            review.wins,
            review.results,
            review.losses,
            words.levels() if review.budget == words.budget and not self.alone else {},
            review.moments,
            self._turning_points(),
            tuple(self._judged(each) for each in sorted(shown, key=lambda each: each.at)),
            len(made),
            tuple(self._choices()),
        )

    def _costliest(self, seat: int) -> list[Decision]:
        """Return a seat's costliest mistakes, and if they are few, choices that were probably not the best."""
        made = [each for each in self.review.decisions if each.seat == seat]
        made.sort(key=lambda each: -self._loss(each)[0])
        clear = [each for each in made if each.mistake][:MOST_OF_SEAT]
        little = LITTLE_ALONE if self.alone else LITTLE
        likely = [each for each in made if not each.mistake and self._loss(each)[0] > max(little, self._loss(each)[1])]
        return clear + likely[: max(0, LISTED - len(clear))]

    def _loss(self, made: Decision) -> tuple[int, int]:
        """Return a choice's loss and its error, of the result in a solo race."""
        return (made.result_loss, made.result_loss_error) if self.alone else (made.loss, made.loss_error)

    def _choices(self) -> Iterator[MadeChoice]:
        for step in self.choices.values():
            assert not isinstance(step.move, Rolled | Dealt)
            yield MadeChoice(step.at, step.move.seat, self._describe(step, step.move))

    def _turning_points(self) -> tuple[TurningPoint, ...]:
        """Return the moves that changed most, beyond doubt."""
        sizes = {number: self._size(number) for number in range(len(self.steps))}
        largest = sorted([number for number in sizes if sizes[number]], key=lambda number: -sizes[number])
        return tuple(self._turning_point(number) for number in sorted(largest[:MOST_MOMENTS]))

    def _size(self, number: int) -> int:
        """Return the largest significant change for any seat; 0 if there is none."""
        changed = zip(self._changes(number), self.review.moments[number + 1].errors, strict=True)
        return max([abs(change) for change, error in changed if abs(change) > max(LEAST, SURE * error)], default=0)

    def _changes(self, number: int) -> tuple[int, ...]:
        before, after = self.review.moments[number : number + 2]
        rows = (before.results, after.results) if self.alone else (before.wins, after.wins)
        return tuple(there - here for here, there in zip(*rows, strict=True))

    def _turning_point(self, number: int) -> TurningPoint:
        step, judged = self.steps[number], self.decisions.get(self.steps[number].at)
        return TurningPoint(
            step.at,
            step.seat,
            self.valuer.words.luck_of(step.before) if step.seat is None else "",
            self._said(step),
            self._changes(number),
            self.review.moments[number + 1].errors,
            None if judged is None else self._judged(judged),
        )

    def _said(self, step: Step) -> tuple[Message, ...]:
        """Describe the chosen action, or the outcome of luck."""
        if not isinstance(step.move, Rolled | Dealt):
            return (self._describe(step, step.move),)
        return tuple(self.game.tell(event) for event in self.game.apply(step.before, step.move)[1])

    def _judged(self, made: Decision) -> JudgedChoice:
        step = self.choices[made.at]
        chosen, best = (self.game.read(text) for text in (made.chosen, made.best))
        loss, error = self._loss(made)
        better = why = None
        if best != chosen:
            better = self._describe(step, best)
            why = self.valuer.words.reason(self.game.view(step.before, made.seat), step.legal, best, best, chosen)
        told = self._describe(step, chosen)
        return JudgedChoice(made.at, made.seat, told, better, why, loss, error, made.mistake, made.vague)

    def _describe(self, step: Step, action: Action) -> Message:
        return self.valuer.words.describe(step.before, action)
