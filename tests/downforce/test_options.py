"""Options: what goes together, and clear words where it does not."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.core.errors import BadOptions
from paddock.downforce import Downforce
from paddock.downforce.options import Options, make_options


def test_the_defaults_are_the_game_as_printed() -> None:
    options = make_options({})
    assert (options.players, options.track, options.deck) == (4, "river-station", "standard")
    assert options.auction and options.powers and options.bets and options.strategic_lines == 1
    assert not (options.hands_of_three or options.first_home_wins or options.long_distance)


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({"players": "four"}, "players is a whole number, not 'four'"),
        ({"players": 2.5}, "players"),
        ({"bets": "no"}, "bets is true or false, not 'no'"),
        ({"colour": "red"}, "downforce has no option 'colour'; it has beginner, players"),
        ({"beginner": "yes"}, "option beginner is true or false"),
        ({"cunning": "gone", "players": 2}, "cunning"),
        ({"cunning": "removed", "players": 3}, "two players with powers only"),
        ({"cunning": "not_kept", "players": 6}, "two players with powers only"),
        ({"cunning": "not_kept", "players": 2, "powers": False}, "two players with powers only"),
        ({"cunning": "not_kept", "players": 2, "auction": False}, "use cunning=removed"),
        ({"long_distance": True, "bets": True}, "a long distance race has no finish to bet on"),
        ({"long_distance": True, "first_home_wins": True}, "nobody comes home in a long distance race"),
        ({"strategic_lines": 0}, "from 1 to 6, not 0"),
        ({"strategic_lines": 7}, "from 1 to 6, not 7"),
    ],
)
def test_options_that_do_not_fit_are_refused_in_words(values: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOptions, match=words.replace("(", r"\(")):
        make_options(values)


def test_long_distance_leaves_bets_off_by_itself() -> None:
    assert make_options({"long_distance": True}).bets is False


def test_beginner_stands_for_its_five_changes_and_gives_way_to_what_is_said() -> None:
    assert make_options({"beginner": True}) == Options(
        auction=False, powers=False, hands_of_three=True, bets=False, first_home_wins=True
    )
    assert make_options({"beginner": True, "bets": True}).bets is True
    assert make_options({"beginner": False}) == Options()


def test_the_values_given_are_not_changed() -> None:
    values = {"beginner": True, "players": 3}
    make_options(values)
    assert values == {"beginner": True, "players": 3}


@pytest.mark.parametrize(
    "values", [{}, {"players": 2, "cunning": "removed"}, {"beginner": True}, {"long_distance": True}]
)
def test_a_game_is_made_again_from_its_header(values: dict[str, Any]) -> None:
    game = Downforce.make(values)
    again = Downforce.from_header(game.header())
    assert again.options == game.options
    assert again.header() == game.header()
    assert again.start() == game.start()
