"""What a person's own record counts of a race of Formula D."""

from __future__ import annotations

from random import Random

from paddock.core.game import Decide, Over
from paddock.core.luck import SeededLuck
from paddock.formula_d import FormulaD
from paddock.formula_d.rules.state import RaceResult


def test_a_lap_is_as_long_as_its_turns_and_cars_that_went_out_are_counted() -> None:
    game = FormulaD.make({"cars": 4, "laps": 2})
    bot, luck, rng = game.make_bot("rookie"), SeededLuck("laps"), Random(1)
    state, told = game.start(), []
    while not isinstance(turn := game.turn(state), Over):
        if isinstance(turn, Decide):
            seat = turn.seats[0]
            state, events = game.apply(state, bot(game.view(state, seat), game.legal(state, seat), rng, 0))
        else:
            state, events = game.apply(state, luck.answer(turn))
        told.append(events)
    assert isinstance(turn.result, RaceResult)
    figures = game.career(turn.result, told)
    assert [own["points"] for own in figures] == list(turn.result.scores)
    for place in turn.result.classification:
        own = figures[place.seat]
        assert own["out"] == (place.out is not None)
        assert ("best_lap" in own) == (place.laps > 0)
        if place.laps:
            assert own["best_lap"] > 3 and own["best_lap"] * place.laps <= place.turns
    home = [place for place in turn.result.classification if place.out is None]
    assert home, "somebody has driven both laps"
    assert any(figures[place.seat]["best_lap"] < place.turns / 2 for place in home), "one lap was better than the other"
