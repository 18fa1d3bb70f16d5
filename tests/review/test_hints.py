"""Hints: the best choices first, with what they are worth, from a seat's view alone."""

from __future__ import annotations

import pytest

from paddock.core.game import Decide
from paddock.core.luck import stream
from paddock.downforce.rules.state import Auction
from paddock.downforce.rules.state import State as DownforceState
from paddock.review.estimate import MILLION
from paddock.review.hints import BEST, VALUED, worths_of
from tests.review.races import golden, valuer


def asked(name: str, least: int) -> list[tuple[object, int]]:
    """Moments at which a seat has at least this many choices."""
    game, _, states = golden(name)
    turns = [(state, game.turn(state)) for state in states]
    found = [(state, turn.seats[0]) for state, turn in turns if isinstance(turn, Decide) and len(turn.seats) == 1]
    return [(state, seat) for state, seat in found if len(game.legal(state, seat)) >= least]


def lot() -> DownforceState:
    """A moment at which everybody bids."""
    found = [state for state in golden("downforce-4")[2] if isinstance(state, DownforceState)]
    return next(state for state in found if isinstance(state.ask, Auction))


def test_the_best_is_first_and_others_lose_against_it() -> None:
    game = golden("formula-d-4")[0]
    state, seat = asked("formula-d-4", VALUED + 1)[3]
    legal = tuple(game.legal(state, seat))
    worths = worths_of(valuer("formula-d-4"), game.view(state, seat), seat, legal, 3000)
    assert len(worths) == VALUED and len({worth.choice for worth in worths}) == VALUED
    assert worths[0].loss == worths[0].loss_error == 0
    best = [worth.win for worth in worths[:BEST]]
    assert best == sorted(best, reverse=True)
    for worth in worths[1:BEST]:
        assert worth.loss == pytest.approx(worths[0].win - worth.win, abs=2)
    assert all(0 <= worth.win <= MILLION for worth in worths)


def test_alone_fewer_turns_are_better() -> None:
    game = golden("formula-d-alone")[0]
    state, seat = asked("formula-d-alone", 2)[-1]
    legal = tuple(game.legal(state, seat))
    worths = worths_of(valuer("formula-d-alone"), game.view(state, seat), seat, legal, 1000)
    results = [worth.result for worth in worths[:BEST]]
    assert results == sorted(results)


def test_hints_follow_from_the_view() -> None:
    """Whatever is hidden from the seat may be something else."""
    game, state = golden("downforce-4")[0], lot()
    imagined = game.imagine(game.view(state, 1), stream("7", "other hands"))
    legal = tuple(game.legal(state, 1))
    assert imagined != state and legal == tuple(game.legal(imagined, 1))
    told = [worths_of(valuer("downforce-4"), game.view(each, 1), 1, legal, 600) for each in (state, imagined)]
    assert told[0] == told[1]


def test_the_price_of_a_lot_is_the_highest_bid_that_pays() -> None:
    game, state = golden("downforce-4")[0], lot()
    view, words = game.view(state, 1), valuer("downforce-4").words
    notes = {str(action): game.preview(state, action).notes[0] for action in game.legal(state, 1)}
    numbers = {text: int(str(note.args.get("number", 0))) for text, note in notes.items()}  # 0: a pass
    assert 0 in numbers.values() and max(numbers.values()) > 2
    paying = words.note(view, {text: 2 if number <= 2 else 1 for text, number in numbers.items()})
    expected = [number for number in numbers.values() if 0 < number <= 2]
    assert paying is not None and paying.args.get("number") == (max(expected) if expected else None)
    dear = words.note(view, {text: 1 if number else 2 for text, number in numbers.items()})
    assert dear is not None and dear.id == "downforce-hint-no-bid"
    assert words.note(game.view(golden("downforce-4")[2][-1], 1), {}) is None
