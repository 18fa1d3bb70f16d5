"""Outlooks: a card is resolved line by line, and driving furthest gives exactly that."""

from collections import deque
from random import Random

import pytest

from paddock.core.luck import SeededLuck
from paddock.core.play import moves
from paddock.downforce import Downforce
from paddock.downforce.rules.actions import Action, Play
from paddock.downforce.rules.deck import COLOURS
from paddock.downforce.rules.driving import furthest_end
from paddock.downforce.rules.events import AlreadyHome, Blocked, Drove
from paddock.downforce.rules.state import Bonus, Driving, Offering, State
from paddock.words import english
from paddock.words.preview import OutlookStep
from tests.downforce.table import race
from tests.downforce.tracks import straight


def told(steps: tuple[OutlookStep, ...]) -> list[str]:
    return [english(step.note) for step in steps]


def test_a_line_starts_from_where_earlier_lines_have_left_the_cars() -> None:
    cars = {"yellow": "M10", "blue": "L11", "green": "M11", "orange": "R11"}
    table = race(["B6Y4O2", "K5"], cars, {"green": 0, "black": 1}, track=straight(), bets=False)
    steps = table.outlook("0 play B6Y4O2")
    assert told(steps) == ["blue: 6 spaces", "yellow: 4 spaces", "orange: 2 spaces"]
    assert steps[1].way[0] == "M10", "yellow was blocked until blue had gone"
    assert [step.order[0] for step in steps] == ["blue", "blue", "blue"]
    assert steps[0].order.index("green") < steps[0].order.index("yellow")
    assert steps[1].order.index("yellow") < steps[1].order.index("green")


def test_blocked_and_home_stay_what_they_are() -> None:
    cars = {"yellow": "M10", "blue": "L11", "green": "M11", "orange": "R11"}
    table = race(["R6Y4K2B1", "K5"], cars, {"green": 0, "black": 1}, home=["red"], track=straight(), bets=False)
    steps = table.outlook("0 play R6Y4K2B1")
    assert told(steps)[:2] == ["red has already finished.", "yellow is blocked and stays."]
    assert [step.car for step in steps] == ["", "", "black", "blue"]
    assert {step.depends for step in steps} == {"nothing"}


def test_what_another_driver_or_a_wild_decides_is_marked_and_so_is_what_comes_after() -> None:
    owners = {"green": 1, "black": 0}
    table = race(["K6G4W2R1", "K5"], {"green": "M5", "black": "M9"}, owners, {1: "cunning"}, track=straight())
    steps = table.outlook("0 play K6G4W2R1")
    assert [step.depends for step in steps] == ["nothing", "other", "choice", "earlier"]
    assert [step.decides for step in steps] == [None, 1, None, None]
    assert told(steps)[2] == "a wild moves 2"
    assert (steps[2].car, steps[2].way) == ("", ())


def test_the_player_of_the_card_decides_what_a_cunning_driver_does_not() -> None:
    owners = {"green": 1, "black": 0}
    table = race(["G6R4W2K1 R5", "K5"], {"green": "M5", "red": "M20"}, owners, {1: "cunning"}, track=straight())
    assert table.outlook("0 play G6R4W2K1")[0].decides == 1
    table.do("0 play G6R4W2K1")
    steps = table.outlook("1 drive green M11")
    assert [(step.depends, step.decides) for step in steps] == [("nothing", None), *[("other", 0)] * 3]


def test_the_finish_and_powers_are_reported() -> None:
    table = race(["R5", "K5"], {"red": "M40"}, {"red": 0, "black": 1}, track=straight(), bets=False)
    assert told(table.outlook("0 play R5")) == ["red finishes 1st"]
    table = race(["R5", "K5"], {"red": "M9"}, {"red": 0, "black": 1}, {0: "aggressive"}, track=straight(), bets=False)
    assert told(table.outlook("0 play R5")) == ["red: 6 spaces, one more for Aggressive"]
    table = race(["R5", "K5"], {"red": "M9"}, {"red": 0, "black": 1}, {0: "determined"}, track=straight(), bets=False)
    assert told(table.outlook("0 play R5")) == ["red: 5 spaces", "red: 2 spaces, bonus of Determined"]
    cars = {"orange": "M9", "red": "M5", "yellow": "M15"}
    table = race(["K6R4Y2O1", "K5"], cars, {"red": 0, "black": 1}, {0: "tricky"}, track=straight(), bets=False)
    assert [step.car for step in table.outlook("0 play K6R4Y2O1 upwards")] == ["orange", "yellow", "red", "black"]


def test_actions_that_drive_no_car_have_no_outlook() -> None:
    table = race(["R5", "K5"], {"red": "M9"}, track=straight()).do("0 play R5")
    table.do(table.legal()[0])
    assert table.asked == "Betting"
    assert table.outlook("0 bet red") == ()


def drive_furthest(game: Downforce, state: State) -> Action | None:
    """The answer that drives furthest; None: a wild's car is open, or the card is done."""
    match state.ask:
        case Driving() | Bonus() as ask:
            end = game.setup.board.names[furthest_end(game.setup, state, ask)]
            seat = ask.driver if isinstance(ask, Driving) else state.player
            return game.read(f"{seat} drive {COLOURS[ask.car]} {end}")
        case Offering():
            return game.read(f"{state.player} take")
    return None


def shown_and_happened(game: Downforce, state: State, play: Play) -> tuple[list[object], list[object]]:
    """The steps of the outlook, and those of the card after driving furthest."""
    shown: list[object] = [(step.car, step.way) for step in game.outlook(state, play)]
    happened: list[object] = []
    move: Action | None = play
    while move is not None:
        assert move in game.legal(state, move.seat)
        state, events = game.apply(state, move)
        for event in events:
            if isinstance(event, Drove):
                happened.append((event.car, event.way))
            elif isinstance(event, Blocked | AlreadyHome):
                happened.append(("", ()))
        move = drive_furthest(game, state)
    return shown, happened


@pytest.mark.parametrize("options", [{"players": 4}, {"players": 2}, {"players": 3, "long_distance": True}])
def test_driving_furthest_gives_exactly_what_was_shown(options: dict[str, object]) -> None:
    """For every playable card without wilds in random races."""
    game = Downforce.make({"bets": False, **options})
    rng, compared = Random(5), 0

    def choose(state: State, seat: int) -> Action:
        nonlocal compared
        legal = game.legal(state, seat)
        for play in legal:
            if isinstance(play, Play) and "W" not in play.card:
                shown, happened = shown_and_happened(game, state, play)
                assert shown == happened
                compared += 1
        return rng.choice(legal)

    deque(moves(game, choose, SeededLuck("outlook")), 0)
    assert compared > 100
