"""The distance from each space to the end of the lap."""

from __future__ import annotations

from paddock.downforce.rules.board import Board

SMOOTH = 30
"""Weight of the average way against the shortest, in hundredths, as the shortest may turn out to be blocked."""


def steps_to_go(board: Board) -> list[int]:
    """Return the fewest steps to the end of the lap; the last one crosses the line."""
    last = last_spaces(board)
    to_go = [1] * board.finish
    for space in sorted(range(board.finish), key=lambda space: -board.front[space]):
        if space not in last:
            to_go[space] = 1 + min(to_go[there] for there in board.next[space])
    return to_go


def smooth_distances(board: Board) -> list[int]:
    """Return distances to the end of the lap, in hundredths, that also weigh ways other than the shortest."""
    last = last_spaces(board)
    far = [100] * board.finish
    for space in sorted(range(board.finish), key=lambda space: -board.front[space]):
        if space not in last:
            onward = [far[there] for there in board.next[space]]
            mean = sum(onward) // len(onward)
            far[space] = 100 + ((100 - SMOOTH) * min(onward) + SMOOTH * mean) // 100
    return far


def last_spaces(board: Board) -> set[int]:
    """Return the spaces from which one step can cross the line."""
    return {
        space
        for space, numbers in enumerate(board.next)
        if any(there == board.finish or board.front[there] <= board.front[space] for there in numbers)
    }
