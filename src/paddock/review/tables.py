"""A review as tables in one language, for a terminal or a page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from paddock.core.game import Action, AnyGame
from paddock.parts.report import TextTable
from paddock.parts.review import Reviewing
from paddock.review.estimate import MILLION
from paddock.review.review import Decision, Review
from paddock.review.sums import SeatSum, SumPart
from paddock.review.text import POINTS, decimal, rounded, whole, with_error
from paddock.words import Message, Words, message

MOST_MISTAKES = 20
"""Most mistakes shown in a table; of more, only the costliest."""


class Shown(msgspec.Struct, frozen=True):
    """How a row of values is shown: its unit in millionths, and the number of decimals."""

    unit: int
    digits: int


CHANCE, AMOUNT = Shown(POINTS, 1), Shown(MILLION, 2)


class ReviewTables:
    """Builds the tables of one review."""

    def __init__(self, game: AnyGame, part: Reviewing[object, Action, object], review: Review, words: Words) -> None:
        self.game, self.part, self.review, self.words = game, part, review, words

    def tables(self) -> Iterator[TextTable]:
        """Yield all tables: the two sums, the choices, and the mistakes."""
        if self.game.seats > 1:
            yield self._sums(message("review-sum-win"), self.review.wins, CHANCE)
        yield self._sums(message("review-sum-result", result=self.part.result().name), self.review.results, AMOUNT)
        yield self._choices()
        yield self._mistakes()

    def note(self) -> str:
        """Return the settings of the review."""
        playouts = whole(self.words, self.review.playouts)
        return self._say(message("review-note", playouts=playouts, seed=self.review.seed))

    def _sums(self, title: Message, sums: Sequence[SeatSum], shown: Shown) -> TextTable:
        """Return a table with a column for each seat and the parts of its sum from top to bottom."""
        hidden = [message("review-hidden")] if self.game.hides_something else []
        names = [message("review-expected"), *[kind.name for kind in self.part.lucks()], *hidden]
        names += [message("review-own"), message("review-others"), message("review-result")]
        columns = [self._sum(each, shown) for each in sums]
        rows = tuple((self._say(name), *cells) for name, cells in zip(names, zip(*columns, strict=True), strict=True))
        return TextTable(self._say(title), ("", *self.words.names), rows, self._say(message("review-adds-up")))

    def _sum(self, each: SeatSum, shown: Shown) -> list[str]:
        hidden = [each.hidden] if self.game.hides_something else []
        parts = [each.expected, *each.lucks.values(), *hidden, each.own, each.others]
        amounts = rounded([part.amount for part in parts], shown.unit // 10**shown.digits)
        cells = [
            self._part(amount, part, shown, sign=number > 0)
            for number, (amount, part) in enumerate(zip(amounts, parts, strict=True))
        ]
        return [*cells, decimal(self.words, each.result / shown.unit, shown.digits)]

    def _part(self, amount: int, part: SumPart, shown: Shown, sign: bool) -> str:
        value = decimal(self.words, amount / 10**shown.digits, shown.digits, sign)
        return f"{value} ± {decimal(self.words, part.error / shown.unit, shown.digits)}"

    def _choices(self) -> TextTable:
        names = ["review-player", "review-decisions", "review-mistakes", "review-mean-loss"]
        levels = self._levels()
        rows = []
        for seat, losses in enumerate(self.review.losses):
            loss, error, shown = (losses.loss, losses.loss_error, Shown(POINTS, 2))
            if self.game.seats == 1:
                loss, error, shown = (losses.result_loss, losses.result_loss_error, Shown(MILLION, 2))
            mean = with_error(self.words, loss, error, shown.unit, shown.digits)
            like = [nearest(levels, losses.loss)] if levels else []
            rows.append((self._name(seat), str(losses.decisions), str(losses.mistakes), mean, *like))
        heads = [self._say(message(name)) for name in names] + ([self._say(message("review-like"))] if levels else [])
        listed = ", ".join(f"{level} {decimal(self.words, loss / POINTS, 2)}" for level, loss in levels.items())
        note = self._say(message("review-levels", levels=listed)) if levels else ""
        return TextTable(self._say(message("review-choices")), tuple(heads), tuple(rows), note)

    def _levels(self) -> dict[str, int]:
        """Return the bots' mean losses, if measured in races like this one with as many playouts."""
        return dict(self.part.levels()) if self.review.budget == self.part.budget and self.game.seats > 1 else {}

    def _mistakes(self) -> TextTable:
        made = [each for each in self.review.decisions if each.mistake]
        alone = self.game.seats == 1
        dearest = sorted(made, key=lambda each: -(each.result_loss if alone else each.loss))[:MOST_MISTAKES]
        names = ("review-move", "review-player", "review-chosen", "review-better", "review-loss")
        rows = tuple(self._mistake(each) for each in sorted(dearest, key=lambda each: each.at))
        heads = tuple(self._say(message(name)) for name in names)
        least = self._say(message("review-least-turns" if alone else "review-least-points"))
        note = message("review-mistakes-note", shown=len(rows), all=len(made), rest=len(made) - len(rows), least=least)
        return TextTable(self._say(message("review-mistakes-title")), heads, rows, self._say(note))

    def _mistake(self, made: Decision) -> tuple[str, ...]:
        chosen, best = (self._say(self.game.label(self.game.read(text))) for text in (made.chosen, made.best))
        if self.game.seats == 1:
            loss = with_error(self.words, made.result_loss, made.result_loss_error, MILLION, 2)
        else:
            loss = with_error(self.words, made.loss, made.loss_error, POINTS, 1)
        return str(made.at), self._name(made.seat), chosen, best, loss + (" ?" if made.vague else "")

    def _name(self, seat: int) -> str:
        return self.words.names[seat]

    def _say(self, said: Message) -> str:
        return self.words.say(said)


def nearest(levels: dict[str, int], loss: int) -> str:
    return min(levels, key=lambda level: abs(levels[level] - loss))
