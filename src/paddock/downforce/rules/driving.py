"""Where the car of a line may go: shared by legal actions, previews and moves."""

from __future__ import annotations

import msgspec

from paddock.downforce.rules import powers
from paddock.downforce.rules.board import Reach, Way
from paddock.downforce.rules.setup import Setup
from paddock.downforce.rules.state import Bonus, Driving, State


class Move(msgspec.Struct, frozen=True, gc=False):
    """A car on its way to an end."""

    way: Way
    steps: int  # the steps of the line
    left: int  # of these, lost in a jam
    bonus: bool  # Determined may drive on
    power: str | None  # the power that changed the move


def ends_of(setup: Setup, state: State, ask: Driving | Bonus) -> tuple[int, ...]:
    """Return every space on which the car may end."""
    ends = _reach(setup, state, ask, 0).ends
    if isinstance(ask, Driving) and ask.more:
        ends = tuple(dict.fromkeys((*ends, *_reach(setup, state, ask, ask.more).ends)))
    return ends


def furthest_end(setup: Setup, state: State, ask: Driving | Bonus) -> int:
    """Return the end furthest along the lap, preferring the finish; of level ones, the innermost."""
    board, start = setup.board, state.cars[ask.car]

    def behind(end: int) -> tuple[int, int]:
        if end == board.finish:
            return (-2 * setup.track.lap, 0)
        return (-board.front[end] - (setup.track.lap if board.next_lap(start, end) else 0), board.inner[end])

    return min(ends_of(setup, state, ask), key=behind)


def move_to(setup: Setup, state: State, ask: Driving | Bonus, end: int) -> Move:
    """Return the move to one of these ends. Aggressive's step is made only if needed; Determined prefers rectangles."""
    reach = _reach(setup, state, ask, 0)
    if isinstance(ask, Bonus):
        return _move(setup, reach, end, None, powers.DETERMINED)
    power = None if ask.driver == state.player else powers.CUNNING
    if ask.more and end not in reach.ends:
        reach, power = _reach(setup, state, ask, ask.more), powers.AGGRESSIVE
    clean = setup.board.clean_way(reach, end) if powers.determined_bonus(state, ask.car) else None
    return _move(setup, reach, end, clean, power)


def _reach(setup: Setup, state: State, ask: Driving | Bonus, more: int) -> Reach:
    steps = ask.steps + more if isinstance(ask, Driving) else powers.BONUS_STEPS
    return setup.board.reach(state.cars[ask.car], steps, state.cars)


def _move(setup: Setup, reach: Reach, end: int, clean: Way | None, power: str | None) -> Move:
    way = clean or setup.board.way(reach, end)
    left = 0 if end == setup.board.finish else reach.steps - len(way) + 1
    return Move(way, reach.steps, left, clean is not None, power)
