"""Tables with the same options share one game."""

from __future__ import annotations

import pytest

from paddock import games
from paddock.core.errors import BadOptions
from paddock.core.record import make_header
from paddock.server.directory import game_cache
from paddock.server.directory.game_cache import GameCache


def test_the_same_options_are_the_same_game() -> None:
    cache = GameCache()
    game = cache.make("downforce", {"players": 3})
    assert cache.make("downforce", {"players": 3}) is game
    assert cache.make("downforce", {"players": 4}) is not game
    assert cache.of_header(make_header(game, ("",) * 3)) == (game, None)


def test_a_game_made_outside_the_cache_is_shared_too() -> None:
    cache = GameCache()
    game = cache.make("formula_d", {"cars": 4})
    assert cache.shared(games.make("formula_d", {"cars": 4})) is game
    other = games.make("formula_d", {"cars": 5})
    assert cache.shared(other) is other and cache.make("formula_d", {"cars": 5}) is other


def test_a_full_cache_drops_what_was_not_used_for_longest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_cache, "KEPT", 4)
    cache = GameCache()  # a game takes two places: by its options and by its header
    three, four = (cache.make("downforce", {"players": players}) for players in (3, 4))
    for others in (5, 6):
        assert cache.make("downforce", {"players": 3}) is three
        cache.make("downforce", {"players": others})
    assert cache.make("downforce", {"players": 3}) is three
    assert cache.make("downforce", {"players": 4}) is not four


def test_a_game_that_cannot_be_made_again_has_a_reason() -> None:
    cache = GameCache()
    header = make_header(cache.make("downforce", {"players": 3}), ("",) * 3)
    game, why = cache.of_header({**header, "track": {"name": "gone", "digest": "0"}})
    assert game.name == "downforce"
    assert why
    with pytest.raises(BadOptions):
        cache.make("ludo", {})
