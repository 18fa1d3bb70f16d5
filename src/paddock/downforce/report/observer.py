"""Notes during a race of Downforce: the lead, lots, powers and jams."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paddock.core.game import Event
from paddock.downforce.report.data import StartNotes
from paddock.downforce.rules.deck import COLOURS
from paddock.downforce.rules.events import Blocked, CardPlayed, Drove, LineCrossed, LotSold, RaceOver
from paddock.downforce.rules.state import State
from paddock.report.jams import Jams, JamTotals

if TYPE_CHECKING:
    from paddock.downforce import Downforce


class Notes(StartNotes, frozen=True, kw_only=True):
    """Notes beyond the result of a race."""

    leaders: tuple[int, ...]  # the leader at each betting line
    changed: bool  # whether the leader changed after the first line
    spaces: tuple[str, ...]  # the starting spaces
    leads: int  # number of lead changes
    lots: tuple[tuple[int, str | None, int], ...]  # (car, power, price) of every lot sold
    jams: Jams


class RaceObserver:
    """Notes the lead after each card, and cars that are stuck."""

    def __init__(self, game: Downforce) -> None:
        self.front = game.setup.board.front
        self.spaces = tuple(game.track.grid)
        self.names = game.setup.board.names
        self.begin()

    def begin(self) -> None:
        """Begin a new race."""
        self.leaders: list[int] = []
        self.changed = False
        self.lead: int | None = None
        self.leads = 0
        self.lots: list[tuple[int, str | None, int]] = []
        self.jams = JamTotals()

    def watch(self, state: State, events: tuple[Event, ...]) -> None:
        for event in events:
            match event:
                case Drove(left=left) if left:
                    self.jams.add(event.way[-1], left)
                case Blocked():
                    self.jams.add(self.names[state.cars[COLOURS.index(event.car)]], event.steps)
                case CardPlayed() | RaceOver():
                    self._note_lead(state)
                case LineCrossed():
                    self.leaders.append(self._leader(state))
                case LotSold():
                    self.lots.append((COLOURS.index(event.car), event.power, event.price))

    def notes(self, state: State) -> Notes:
        return Notes(
            grid=state.grid,
            powers=state.power,
            leaders=tuple(self.leaders),
            changed=self.changed,
            spaces=self.spaces,
            leads=self.leads,
            lots=tuple(self.lots),
            jams=self.jams.jams(),
        )

    def _note_lead(self, state: State) -> None:
        if self.lead is None:
            self.lead = self._leader(state)
        elif self._passed(state, self.lead):
            self.lead = self._leader(state)
            self.leads += 1
        if self.leaders and not self.changed:
            self.changed = self._passed(state, self.leaders[0])

    def _leader(self, state: State) -> int:
        if state.places:
            return state.places[0]
        return max(range(len(state.cars)), key=lambda car: self._driven(state, car))

    def _passed(self, state: State, car: int) -> bool:
        """Return whether another car is strictly ahead of this one."""
        leader = self._leader(state)
        return leader != car and (bool(state.places) or self._driven(state, leader) > self._driven(state, car))

    def _driven(self, state: State, car: int) -> tuple[int, int]:
        return state.laps[car], self.front[state.cars[car]]
