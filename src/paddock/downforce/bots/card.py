"""The card in play after a choice: playout drivers resolve the rest of it, uncompiled."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from paddock.downforce.kernel import layout as k
from paddock.downforce.kernel.answers import answer, answer_line, is_about_card, list_answers
from paddock.downforce.kernel.kernel import DownforceKernel
from paddock.downforce.kernel.lines import line_answer
from paddock.downforce.kernel.prospects import HOME_GAP, PER_PRIZE, expected_prize, to_go
from paddock.downforce.kernel.wishes import make_wishes
from paddock.downforce.rules.actions import Action
from paddock.downforce.rules.secrets import View


class CardInPlay:
    """What a seat sees, and the likely outcomes of its choice."""

    def __init__(self, kernel: DownforceKernel, view: View) -> None:
        self.kernel = kernel
        self.tables = kernel.tables.row
        self.seen, _ = kernel.hidden.rows_of(view)
        _, self.luck, self.work = kernel.scratch()
        list_answers(self.tables, kernel.v, self.seen, self.work)
        for seat in kernel.setup.seats:
            if seat == view.player or self.seen[k.POWER + seat] == k.CUNNING:
                make_wishes(self.tables, self.seen, self.work, seat)

    def gaps_after(self, action: Action) -> list[int]:
        """Return each car's distance to go once the card is resolved after a choice; finished cars by their place."""
        t, s = self.tables, self.seen[:]
        answer(t, self.kernel.v, s, self.luck, self.work, self.kernel.positions.answer_of(s, action))
        while is_about_card(s[k.ASK]):
            answer_line(t, s, line_answer(t, s, self.work))
        gaps = [to_go(t, s, car) if s[k.CARS + car] >= 0 else HOME_GAP for car in range(k.CARS_RACING)]
        for place in range(s[k.HOME]):
            gaps[s[k.PLACES + place]] += place
        return gaps


def expected_prizes(gaps: Sequence[int]) -> list[int]:
    """Return each car's expected prize: that for the number of cars it is likely to beat, by the distances to go."""
    row = array("q", gaps)
    return [
        PER_PRIZE * k.PRIZES[gap - HOME_GAP] if gap < HOME_GAP + k.CARS_RACING else expected_prize(row, car)
        for car, gap in enumerate(gaps)
    ]
