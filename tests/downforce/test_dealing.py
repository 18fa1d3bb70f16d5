"""Set-up (DF-01 to DF-05): players, cars, circuits, hands, lots and the grid."""

from __future__ import annotations

from collections import Counter
from importlib import resources
from pathlib import Path

import pytest
from msgspec.structs import replace

from paddock.core.errors import BadOptions, PaddockError
from paddock.core.game import Shuffle
from paddock.downforce import Downforce
from paddock.downforce.rules.deck import COLOURS
from paddock.downforce.rules.events import CardsDealt, GridSet, LotOpened
from paddock.track.check import check_track
from paddock.track.errors import BadTrack
from paddock.track.load import load

from .table import Table, auction, dealt, make, race
from .tracks import straight


def make_on(name: str) -> Downforce:
    return Downforce.make({"players": 3, "track": name})


GRID = ["red", "green", "black", "orange", "blue", "yellow"]


@pytest.mark.parametrize("players", [1, 7])
def test_df_01_two_to_six_players(players: int) -> None:
    with pytest.raises(BadOptions, match=f"2 to 6 players, not {players}"):
        make(players)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_df_01_all_six_cars_start_owned_or_not(players: int) -> None:
    table = dealt(make(players), grid=GRID)
    assert sorted(table.at(colour) for colour in COLOURS) == sorted(table.setup.track.grid)
    assert COLOURS == ("black", "blue", "green", "yellow", "orange", "red")


@pytest.mark.parametrize("name", ["river-station", "marina-bay"])
def test_df_02_either_circuit_can_be_chosen(name: str) -> None:
    """DF-02: either circuit can be chosen."""
    game = make_on(name)
    assert game.setup.track.name == name
    assert len(game.setup.track.grid) == 6
    assert len(game.setup.track.lines) == 3


def test_df_02_any_valid_track_can_be_raced() -> None:
    table = race(["R5", "K5"], track=straight(), cars={"red": "L4"}).do("0 play R5")
    assert table.ends() == {"L9", "M9", "R9"}


def test_df_02_an_unknown_track_is_named() -> None:
    with pytest.raises(PaddockError, match='there is no track "monte-carlo"'):
        make_on("monte-carlo")


def test_df_02_a_track_file_is_raced_by_its_path(tmp_path: Path) -> None:
    text = resources.files("paddock").joinpath("downforce/tracks/river-station.toml").read_text(encoding="utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(text.replace('"river-station"', '"mine"', 1), encoding="utf-8")
    game = make_on(str(path))
    assert game.setup.track.name == "mine"
    assert len(game.setup.track.spaces) == len(load("river-station").spaces)


@pytest.mark.parametrize(("players", "each", "left"), [(2, 21, 0), (3, 14, 0), (4, 10, 2), (5, 8, 2), (6, 7, 0)])
def test_df_03_cards_are_dealt_equally_and_the_rest_stays_in_the_box(players: int, each: int, left: int) -> None:
    game = make(players)
    assert game.turn(game.start()) == Shuffle(42, ("cards",))
    table = dealt(game)
    assert [len(hand) for hand in table.state.hands] == [each] * players
    assert len(table.state.box) == left
    assert table.happened(CardsDealt) == [CardsDealt(each, left)]
    everything = Counter(kind for pile in (*table.state.hands, table.state.box) for kind in pile)
    assert everything == Counter(game.setup.regular)


@pytest.mark.parametrize("players", [4, 5])
def test_df_03_nobody_sees_the_two_cards_in_the_box(players: int) -> None:
    table = dealt(make(players))
    for seat in (None, *range(players)):
        view = table.game.view(table.state, seat)
        assert view.box_size == 2
        assert not hasattr(view, "box")


def test_df_03_the_shuffle_decides_who_gets_what() -> None:
    game = make(6)
    table = dealt(game, hands=["W5 W5 W5 W4W2 W4W2 W4W2 K5", "R6Y4K2B1"])
    assert sorted(table.hand(0)) == ["K5", "W4W2", "W4W2", "W4W2", "W5", "W5", "W5"]
    assert "R6Y4K2B1" in table.hand(1)


def test_df_04_cars_and_powers_are_shuffled_apart() -> None:
    game = make(4)
    table = Table(game, game.start()).deal()
    assert table.turn == Shuffle(6, ("lots",))
    table.deal((2, 5, 0, 1, 3, 4))
    assert table.turn == Shuffle(6, ("powers",))
    table.deal((1, 0, 5, 4, 3, 2)).deal()
    lots = [(COLOURS[lot.car], lot.power) for lot in table.state.auction.lots]
    assert lots == [
        ("green", "cunning"),
        ("red", "aggressive"),
        ("black", "unpredictable"),
        ("blue", "tricky"),
        ("yellow", "strategic"),
        ("orange", "determined"),
    ]


def test_df_04_lots_lie_face_down_until_they_are_opened() -> None:
    table = dealt(make(4), lots=[("green", "cunning"), ("red", "tricky")])
    for seat in (None, 0, 1, 2, 3):
        lots = table.game.view(table.state, seat).lots
        assert [(COLOURS[lot.car], lot.power) for lot in lots] == [("green", "cunning")]


def test_df_05_the_shuffle_puts_the_cars_onto_the_starting_spaces() -> None:
    table = dealt(make(3), grid=GRID)
    track = table.setup.track
    assert [table.at(colour) for colour in GRID] == list(track.grid)
    assert table.happened(GridSet) == [GridSet(tuple(GRID))]
    assert track.first in track.grid


def test_df_10_hands_and_grid_are_seen_before_the_first_lot_opens() -> None:
    table = dealt(make(3), lots=[("blue", "tricky")], grid=GRID)
    kinds = [type(event) for event in table.told]
    assert kinds.index(CardsDealt) < kinds.index(GridSet) < kinds.index(LotOpened)
    view = table.game.view(table.state, 1)
    assert len(view.hand) == 14
    assert len(view.grid) == 6
    assert table.happened(LotOpened) == [LotOpened("blue", "tricky", (0, 1, 2), False, False)]


def test_a_track_of_the_other_game_is_refused() -> None:
    with pytest.raises(BadOptions, match="not a track for Downforce"):
        make(track=replace(straight(), games=("formula_d",)))
    with pytest.raises(BadOptions, match="six starting spaces"):
        make(track=replace(straight(), grid=("L1", "M1")))


def test_df_30_a_track_file_whose_line_cuts_a_space_is_refused() -> None:
    check_track(straight())
    with pytest.raises(BadTrack, match="betting line 2 cuts"):
        check_track(replace(straight(), lines=(96, 190, 288)))


def test_the_helper_builds_what_it_says() -> None:
    table = auction(["G6R4K2 K5", "W5"], lots=[("green", "cunning")])
    assert table.hand(0) == ["G6R4K2", "K5"]
    assert table.asked == "Auction"
    assert table.seats == (0, 1)
