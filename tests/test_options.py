"""Options as descriptions: a panel can offer every option of any game."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from paddock import games
from paddock.core.errors import BadOptions, PaddockError
from paddock.options import OptionInfo
from paddock.words import message


def named(game: str) -> dict[str, OptionInfo]:
    return {option.name: option for option in games.load(game).option_infos()}


@pytest.mark.parametrize("game", games.names())
def test_every_option_is_described_with_its_default(game: str) -> None:
    made: Any = games.make(game, {})
    plain = {name: option for name, option in named(game).items() if option.kind != "preset"}
    assert {name: option.default for name, option in plain.items()} == msgspec.to_builtins(made.options)
    assert msgspec.json.encode(games.load(game).option_infos())


@pytest.mark.parametrize("game", games.names())
def test_limits_are_those_of_the_game(game: str) -> None:
    for option in named(game).values():
        if option.kind != "number" or option.name == "seats":
            continue
        for number in (option.low, option.high):
            if number is not None:
                assert games.make(game, {option.name: number})
        assert option.low is not None
        for number in (option.low - 1, *(() if option.high is None else (option.high + 1,))):
            with pytest.raises(BadOptions) as refused:
                games.make(game, {option.name: number})
            assert refused.value.reason is not None


def test_kinds_and_choices() -> None:
    options = named("downforce")
    assert {name: option.kind for name, option in options.items() if option.kind != "flag"} == {
        "players": "number",
        "track": "track",
        "deck": "deck",
        "cunning": "choice",
        "strategic_lines": "number",
        "beginner": "preset",
    }
    for choice in options["cunning"].choices:
        assert games.make("downforce", {"players": 2, "cunning": choice.value})
    assert [choice.value for choice in named("formula_d")["collisions"].choices] == ["mover", "everyone"]


def test_df_50_a_preset_says_what_it_stands_for() -> None:
    sets = named("downforce")["beginner"].sets
    short: Any = games.make("downforce", {"beginner": True})
    long: Any = games.make("downforce", sets)
    assert short.options == long.options


def test_a_mistake_may_be_a_message() -> None:
    mistake = PaddockError(message("downforce-bad-players", players=9))
    assert str(mistake) == "Downforce is for 2 to 6 players, not 9"
    assert mistake.reason == message("downforce-bad-players", players=9)
    assert PaddockError("no such file").reason is None


@pytest.mark.parametrize(
    ("game", "name", "value", "said"),
    [
        ("downforce", "auction", "maybe", "auction is true or false, not 'maybe'"),
        ("downforce", "strategic_lines", "1.5", "strategic_lines is a whole number, not '1.5'"),
        ("downforce", "cunning", "no", "cunning is one of as_printed, not_kept, removed, not 'no'"),
        ("downforce", "track", 5, "track is a name, not '5'"),
        ("formula_d", "seats", "x" * 999, f"seats is a whole number, not '{'x' * 40}'"),
    ],
)
def test_a_wrong_value_is_reported_with_what_is_right(game: str, name: str, value: object, said: str) -> None:
    with pytest.raises(BadOptions) as refused:
        games.make(game, {name: value})
    assert str(refused.value) == said and refused.value.reason is not None
