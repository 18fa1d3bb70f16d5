"""Hints: the best choices first, with what they are worth, from a seat's view alone."""

from __future__ import annotations

import pytest

from paddock.core.game import Decide
from paddock.core.luck import stream
from paddock.downforce.rules.state import Auction
from paddock.downforce.rules.state import State as DownforceState
from paddock.parts.review import Price
from paddock.review.estimate import MILLION, RESULT
from paddock.review.hints import BEST, VALUED, price_of, worths_of
from paddock.words import english
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


def test_a_lot_is_worth_what_a_bid_that_wins_it_gains_beside_a_pass() -> None:
    """A bid of 6 is never beaten at this lot: what it brings is known without the price."""
    game, _, states = golden("downforce-2")
    lots = [state for state in states if isinstance(state, DownforceState) and isinstance(state.ask, Auction)]
    state = next(state for state in lots if isinstance(state.ask, Auction) and state.ask.lot == 4)
    view, legal, values = game.view(state, 0), tuple(game.legal(state, 0)), valuer("downforce-2")
    numbers = {action: int(str(game.preview(state, action).notes[0].args.get("number", 0))) for action in legal}
    bids = [next(action for action in legal if numbers[action] == number) for number in (6, 0)]
    won, passed = [estimate.mean(RESULT, 0) for estimate in values.answers(view, bids, 4000)]
    price = price_of(values, view, 0, 6000)
    assert price is not None and 0 < price.error < 0.3 * MILLION
    assert price.worth == pytest.approx((won + 6 - passed) * MILLION, abs=4 * price.error)
    auction = values.words.auction_value()
    assert auction is not None and english(auction.describe(view, Price(5_149_000, 260_000))).endswith(
        "$5.1M ± 0.3 to you."
    )
    said = {english(auction.reason(view, legal, action, Price(2_500_000, 0))) for action in legal}
    assert any("$0.5M better" in text for text in said) and any("costs $3.5M more" in text for text in said)
    assert any("win it for $2M" in text for text in said)
    dear = [english(auction.reason(view, legal, action, Price(-1_000_000, 0))) for action in legal]
    assert any(text.startswith("None of your bids") for text in dear)


def test_of_bids_that_come_out_the_same_the_dearest_that_pays_is_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever drives the playouts always bids more: a hint must not put a pass first for that."""
    game, state, values = golden("downforce-4")[0], lot(), valuer("downforce-4")
    view, legal = game.view(state, 1), tuple(game.legal(state, 1))
    same = values.answers(view, (legal[0],), 40)[0]
    monkeypatch.setattr(values, "answers", lambda _, among, *__: [same] * len(among))
    numbers = [int(str(game.preview(state, action).notes[0].args.get("number", 0))) for action in legal]

    def order(worth: int) -> list[int]:
        return [numbers[each.choice] for each in worths_of(values, view, 1, legal, 100, Price(worth * MILLION, 0))]

    assert sorted(numbers) == sorted(order(4)) and 0 in numbers and max(numbers) > 4
    beyond = sorted(number for number in numbers if number > 4)
    assert order(4) == [*sorted([number for number in numbers if number <= 4], reverse=True), *beyond]
    assert order(-1)[0] == 0


def test_no_price_where_nothing_is_for_sale() -> None:
    game, _, states = golden("downforce-4")
    assert price_of(valuer("downforce-4"), game.view(states[-1], 1), 1, 400) is None
    state, seat = asked("formula-d-4", 2)[0]
    view = golden("formula-d-4")[0].view(state, seat)
    assert price_of(valuer("formula-d-4"), view, seat, 400) is None


def test_a_price_follows_from_the_view() -> None:
    game, state = golden("downforce-4")[0], lot()
    imagined = game.imagine(game.view(state, 1), stream("7", "other hands"))
    told = [price_of(valuer("downforce-4"), game.view(each, 1), 1, 400) for each in (state, imagined)]
    assert told[0] == told[1] and told[0] is not None


def test_gears_are_told_by_their_chances_and_ends_by_those_of_the_next_turn() -> None:
    """Whatever is said holds for the second best choice too: nothing is called the best."""
    game, words = golden("formula-d-4")[0], valuer("formula-d-4").words
    said = [
        english(words.reason(game.view(state, seat), tuple(game.legal(state, seat)), action))
        for state, seat in asked("formula-d-4", 2)
        for action in game.legal(state, seat)
    ]
    assert "gear 1 stops in Sandstone with 50 %." in said
    assert any("; then gear 3 stops in Sandstone with 100 %; gear 4 overshoots with 17 %." in text for text in said)
    assert any("wear points on average" in text for text in said) and any("begins in" in text for text in said)


def test_every_choice_of_downforce_has_a_reason() -> None:
    game, words = golden("downforce-4")[0], valuer("downforce-4").words
    kinds = set()
    for state, seat in asked("downforce-4", 2):
        legal = tuple(game.legal(state, seat))
        kinds |= {words.reason(game.view(state, seat), legal, action).id for action in legal}
    assert {"downforce-hint-bet", "downforce-hint-bet-own"} <= kinds
