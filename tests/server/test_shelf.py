"""Tables with the same options share one game."""

from __future__ import annotations

import pytest

from paddock.core.errors import BadOptions
from paddock.core.record import make_header
from paddock.server.shelf import Shelf


def test_the_same_options_are_the_same_game() -> None:
    shelf = Shelf()
    game = shelf.make("downforce", {"players": 3})
    assert shelf.make("downforce", {"players": 3}) is game
    assert shelf.make("downforce", {"players": 4}) is not game
    assert shelf.again(make_header(game, ("",) * 3)) == (game, None)


def test_a_full_shelf_forgets_what_was_not_asked_for_longest() -> None:
    shelf = Shelf(kept=4)  # a game takes two places: by its options and by its header
    three, four = (shelf.make("downforce", {"players": players}) for players in (3, 4))
    for others in (5, 6):
        assert shelf.make("downforce", {"players": 3}) is three
        shelf.make("downforce", {"players": others})
    assert shelf.make("downforce", {"players": 3}) is three
    assert shelf.make("downforce", {"players": 4}) is not four


def test_a_game_that_cannot_be_made_again_has_a_reason() -> None:
    shelf = Shelf()
    header = make_header(shelf.make("downforce", {"players": 3}), ("",) * 3)
    game, why = shelf.again({**header, "track": {"name": "gone", "digest": "0"}})
    assert game.name == "downforce"
    assert why
    with pytest.raises(BadOptions):
        shelf.make("ludo", {})
