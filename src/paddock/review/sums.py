"""The sums of a review: luck, hidden cards, own choices and those of others, exactly totalling the result.

Every move changes the value of the race to a seat, from the full state before it to the full state after it. These
changes always total the result minus the expectation at the start.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from paddock.review.estimate import MILLION, Estimate, Worth, standard_error

OWN, HIDDEN, OTHERS = "own", "hidden", "others"


class SumPart(msgspec.Struct, frozen=True):
    """One part of a sum, in millionths, and its standard error."""

    amount: int
    error: int


class SeatSum(msgspec.Struct, frozen=True):
    """A seat's sum in one row of values: expected + luck + hidden + own + others = result, in millionths."""

    expected: SumPart
    lucks: dict[str, SumPart]  # by the key of its kind
    hidden: SumPart
    own: SumPart
    others: SumPart
    result: int

    @property
    def luck(self) -> int:
        return sum(part.amount for part in self.lucks.values())


class Change(msgspec.Struct, frozen=True):
    """The change made by a move: its chooser or kind of luck, and the estimates before and after it."""

    at: int
    luck: str  # the kind of luck; empty for a choice
    seat: int | None
    before: Estimate
    after: Estimate
    own: tuple[list[float], list[float]] | None  # the choice's value from its seat's view, if different

    def gain(self, row: int, seat: int) -> float:
        """Return the value of the move from the chooser's view."""
        if self.own is not None:
            return sum(self.own[row]) / len(self.own[row])
        return self.after.mean(row, seat) - self.before.mean(row, seat)

    def slots(self, row: int, seat: int) -> list[float]:
        before, after = (estimate.by_slot(row, seat) for estimate in (self.before, self.after))
        return [there - here for here, there in zip(before, after, strict=True)]

    def error(self, row: int, seat: int) -> float:
        """Return the standard error of the change for a seat."""
        return standard_error(self.slots(row, seat))


class Adder:
    """Sums one seat's changes in one row of values: exactly in millionths, and slot by slot for the errors."""

    def __init__(self, row: int, seat: int, kinds: Sequence[str]) -> None:
        self.row, self.seat = row, seat
        self.amounts = dict.fromkeys((*kinds, OWN, HIDDEN, OTHERS), 0)
        self.slots: dict[str, list[float]] = {}

    def add(self, change: Change, before: Worth, after: Worth) -> None:
        """Add one more move."""
        amount = self._of(after) - self._of(before)
        slots = change.slots(self.row, self.seat)
        if change.seat == self.seat and change.own is not None:
            own = change.own[self.row]
            known = round(sum(own) / len(own) * MILLION)
            self._put(OWN, known, own)
            self._put(HIDDEN, amount - known, [all_ - part for all_, part in zip(slots, own, strict=True)])
        else:
            self._put(change.luck or (OWN if change.seat == self.seat else OTHERS), amount, slots)

    def _of(self, worth: Worth) -> int:
        return (worth.wins, worth.results)[self.row][self.seat]

    def _put(self, name: str, amount: int, slots: list[float]) -> None:
        self.amounts[name] += amount
        held = self.slots.get(name)
        self.slots[name] = slots if held is None else [a + b for a, b in zip(held, slots, strict=True)]

    def part(self, name: str) -> SumPart:
        slots = self.slots.get(name)
        return SumPart(self.amounts[name], 0 if slots is None else round(standard_error(slots) * MILLION))


def seat_sum(row: int, seat: int, kinds: Sequence[str], changes: Sequence[Change], worths: Sequence[Worth]) -> SeatSum:
    """Return the sum of a seat; `worths` has one entry more than `changes`."""
    adder = Adder(row, seat, kinds)
    for number, change in enumerate(changes):
        adder.add(change, worths[number], worths[number + 1])
    first, last = worths[0], worths[-1]
    expected = (first.wins, first.results)[row][seat]
    error = (first.win_errors, first.result_errors)[row][seat]
    return SeatSum(
        SumPart(expected, error),
        {kind: adder.part(kind) for kind in kinds},
        adder.part(HIDDEN),
        adder.part(OWN),
        adder.part(OTHERS),
        (last.wins, last.results)[row][seat],
    )
