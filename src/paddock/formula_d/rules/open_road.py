"""The steps open to a car in one lap: with or without the pit lane, and with the goal beyond the line."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from paddock.formula_d.rules.circuit import NONE, Circuit

TOO_MANY = 3
"""One lane change more than a move may have (FD-21)."""


class Step(NamedTuple):
    """One step along a link."""

    there: int
    change: int  # 1 if it is a lane change
    black: int  # 1 if it leads onto a black space and black spaces count
    rank: tuple[int, int]  # of equally good steps the lowest one counts: in its lane, then by number


Steps = list[tuple[Step, ...]]
"""The steps from each space."""


class OpenRoad:
    """The steps from each space, for a car that finishes at the line (`last`) or may enter its box."""

    def __init__(
        self, circuit: Circuit, last: bool = False, team: int | None = None, count_black: bool = False
    ) -> None:
        self.circuit = circuit
        self.last = last
        self.team = team
        self.black = circuit.danger if count_black else frozenset()
        size = circuit.first_goal + len(circuit.goals)
        self.next = [self._next(here) if here < circuit.first_door else () for here in range(size)]
        self.ahead = [self._opened(here, there) for here, there in enumerate(circuit.ahead)] + [NONE] * (
            size - circuit.first_box
        )
        self.behind = [NONE] * size
        for here, there in enumerate(self.ahead):
            if there != NONE and self.next[here]:
                self.behind[there] = here
        corner = circuit.corner
        self.within = self._steps(lambda here, there: corner[here] != NONE and corner[here] == corner[there])
        self.onto_straight = self._steps(lambda here, there: corner[there] == NONE)
        self.into_corner = self._steps(lambda here, there: corner[there] not in (NONE, corner[here]))
        # Distances over a straight include the free spaces of the corner behind it. A step inside that corner costs one
        # # lane change too many, so that it counts for distances but leads nowhere.
        self.over_straight = [
            (*onto, *(step._replace(change=TOO_MANY, rank=(TOO_MANY, step.rank[1])) for step in within))
            for onto, within in zip(self.onto_straight, self.within, strict=True)
        ]

    def taken(self, occupied: frozenset[int]) -> frozenset[int]:
        """Return the ends that these cars block: crossing the line also needs the space beyond it (FD-28)."""
        if not self.last:
            return occupied
        goals = self.circuit.goal_of
        return occupied | {goals[space] for space in occupied if space in goals}

    def _next(self, here: int) -> tuple[int, ...]:
        """Return where a step leads: a car does not drive past its own box (FD-30)."""
        circuit, team = self.circuit, self.team
        if here >= circuit.first_box:
            return (circuit.boxes[team][1],) if team is not None and here == circuit.first_box + team else ()
        if team is not None and here == circuit.boxes[team][0]:
            return (circuit.first_door + team,)
        opened = [self._opened(here, there) for there in circuit.next[here]]
        return tuple(dict.fromkeys(there for there in opened if there != NONE))

    def _opened(self, here: int, there: int) -> int:
        """Return where a link leads this car: to the space, to a goal instead, or nowhere."""
        circuit = self.circuit
        if there == NONE or (self.team is None and (circuit.in_pits(here) or circuit.in_pits(there))):
            return NONE
        if self.last and circuit.crosses_line(here, there):
            return circuit.goal_of[there]
        return there

    def _steps(self, wanted: Callable[[int, int], bool]) -> Steps:
        return [
            tuple([self._step(here, there) for there in onward if wanted(here, there)])
            for here, onward in enumerate(self.next)
        ]

    def _step(self, here: int, there: int) -> Step:
        circuit = self.circuit
        space = circuit.goals[there - circuit.first_goal] if there >= circuit.first_goal else there
        if max(here, space) >= circuit.first_box:
            return Step(there, 0, 0, (0, here))
        change = int(circuit.changes_lane(here, space))
        return Step(there, change, int(space in self.black), (change, here))
