"""One power for each player (DF-18), and Cunning with two players (DF-51)."""

from __future__ import annotations

import pytest

from paddock.downforce.rules.events import KeepSealed, PowerKept
from paddock.downforce.rules.powers import cunning_driver
from paddock.downforce.rules.state import Keeping, Replacing

from .table import Table, dealt, keeping, make, random_race, reopen


def test_df_18_players_with_several_powers_keep_one_and_return_the_rest() -> None:
    table = keeping([("tricky", "cunning"), ("strategic",), ("aggressive", "determined", "unpredictable")])
    assert table.seats == (0, 2)
    assert table.legal(0) == ["0 keep tricky", "0 keep cunning"]
    assert table.legal(1) == []
    table.do("2 keep determined", "0 keep cunning")
    assert table.state.power == ("cunning", "strategic", "determined")
    assert table.happened(PowerKept) == [
        PowerKept(0, "cunning", ("tricky",)),
        PowerKept(2, "determined", ("aggressive", "unpredictable")),
    ]
    assert table.asked == "Playing"


def test_df_18_the_choice_is_secret_and_revealed_together() -> None:
    table = keeping([("tricky", "cunning"), ("strategic",), ("aggressive", "determined")])
    table.do("0 keep tricky")
    assert table.happened(KeepSealed) == [KeepSealed(0)]
    assert not table.happened(PowerKept)
    assert table.state.power == (None, None, None)
    ask = table.game.view(table.state, 2).ask
    assert isinstance(ask, Keeping)
    assert "tricky" not in str(ask)
    table.do("2 keep determined")
    assert [event.seat for event in table.happened(PowerKept)] == [0, 2]


def test_df_18_the_kept_power_serves_all_cars_of_the_player() -> None:
    table = keeping([("cunning", "tricky"), ("strategic",), ("aggressive",)]).do("0 keep cunning")
    own = [car for car, owner in enumerate(table.state.owners) if owner == 0]
    assert len(own) == 2
    table.with_(player=1)
    assert [cunning_driver(table.state, car) for car in own] == [0, 0]


def test_df_18_nobody_with_several_powers_means_no_question() -> None:
    table = dealt(make(6))
    owners = (0, 1, 2, 3, 4, 5)
    won = tuple((power,) for power in table.setup.powers)
    table.with_(owners=owners, won=won, opened=7)
    reopen(table)
    assert table.asked == "Playing"
    assert table.state.power == table.setup.powers


def _over(won: list[tuple[str, ...]], cunning: str = "as_printed") -> Table:
    """Two players after the last lot, as the game continues from there."""
    table = dealt(make(2, cunning=cunning))
    table.with_(owners=(0, 0, 0, 1, 1, 1), won=tuple(won), opened=7)
    return reopen(table)


def test_df_51_as_printed_cunning_may_be_kept() -> None:
    table = _over([("cunning", "tricky"), ("strategic",)])
    assert table.legal(0) == ["0 keep cunning", "0 keep tricky"]


def test_df_51_cunning_not_kept_its_winner_keeps_another_one() -> None:
    table = _over([("cunning", "tricky", "aggressive"), ("strategic",)], cunning="not_kept")
    assert table.legal(0) == ["0 keep tricky", "0 keep aggressive"]
    assert table.refused("0 keep cunning") == "Cunning may not be kept in this race"
    table.do("0 keep aggressive")
    assert table.state.power == ("aggressive", "strategic")


def test_df_51_cunning_not_kept_with_one_other_power_leaves_no_choice() -> None:
    table = _over([("cunning", "tricky"), ("strategic",)], cunning="not_kept")
    assert table.state.power == ("tricky", "strategic")
    assert table.happened(PowerKept) == [PowerKept(0, "tricky", ("cunning",))]


@pytest.mark.parametrize("won", [("strategic", "tricky", "aggressive"), ("tricky",)], ids=["returned", "never-won"])
def test_df_51_only_cunning_won_takes_one_of_the_powers_in_the_box(won: tuple[str, ...]) -> None:
    """All powers lie there that nobody has kept, whether the other player returned them or nobody ever won them."""
    table = _over([("cunning",), won], cunning="not_kept")
    if len(won) > 1:
        table.do("1 keep tricky")
    assert isinstance(table.state.ask, Replacing)
    assert table.seats == (0,)
    box = ["aggressive", "determined", "strategic", "unpredictable"]
    assert table.legal(0) == [f"0 keep {power}" for power in box]
    assert table.refused("0 keep cunning") == "Cunning may not be kept in this race"
    assert table.refused("0 keep tricky") == "Tricky is not among the powers you can choose"
    table.do("0 keep aggressive")
    assert table.state.power == ("aggressive", "tricky")
    assert table.happened(PowerKept)[-1] == PowerKept(0, "aggressive", ("cunning",))


def test_df_51_a_winner_of_cunning_who_may_not_keep_it_races_with_a_power() -> None:
    game = make(2, cunning="not_kept")
    took_from_the_box = 0
    for number in range(60):
        moves = random_race(game, f"not kept {number}")
        took_from_the_box += any(isinstance(state.ask, Replacing) for state, _, _ in moves)
        assert None not in moves[-1][0].power
        assert "cunning" not in moves[-1][0].power
    assert took_from_the_box > 3


def test_df_51_cunning_removed_there_are_five_powers_and_the_last_lot_has_none() -> None:
    table = dealt(make(2, cunning="removed"))
    assert "cunning" not in table.setup.powers
    assert len(table.setup.powers) == 5
    powers = [lot.power for lot in table.state.auction.lots]
    assert powers[-1] is None
    assert None not in powers[:-1]


def test_df_51_a_player_who_wins_nothing_but_the_last_lot_has_no_power() -> None:
    table = _over([("tricky",), ()], cunning="removed")
    assert table.state.power == ("tricky", None)
