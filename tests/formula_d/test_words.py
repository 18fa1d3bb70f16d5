"""Texts: actions, previews, prospects and advice, refusals and the race report."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Union

import msgspec
import pytest

from paddock.formula_d import FormulaD
from paddock.formula_d.rules import events
from paddock.formula_d.rules.actions import Action, Drive, Gear, Hold, Nitro, read_action
from paddock.formula_d.rules.events import Event
from paddock.formula_d.rules.prospects import gear_prospect, prospects
from paddock.formula_d.rules.state import State
from paddock.words import Message, Words
from paddock.words.preview import Chance
from tests.formula_d.board.tracks import CITY, OVAL, PITTED
from tests.formula_d.table import at, driving, game_on, play

SAY = Words("en", ("Ann", "Bob", "Cy", "Dee"))


def notes(game: FormulaD, state: State, text: str) -> list[str]:
    action = game.read(text)
    assert action in game.legal(state, action.seat)
    return [SAY.say(note) for note in game.preview(state, action).notes]


def refused(game: FormulaD, state: State, text: str) -> str:
    action = game.read(text)
    assert action not in game.legal(state, action.seat)
    return SAY.say(game.refusal(state, action))


def test_preview_of_a_gear() -> None:
    game = game_on(OVAL, cars=1)
    assert notes(game, at(game, ("R18", {"gear": 4, "wp": 9})), "0 gear 2") == [
        "the die of gear 2 shows 2 to 4",
        "skips a gear: 1 wear point",
        "100 % to overshoot",
    ]
    assert notes(game, at(game, ("L3", {"gear": 4, "wp": 1})), "0 gear 2")[-1] == ("takes the last wear point: retired")


def test_a_gear_has_a_chart_of_its_faces() -> None:
    game = game_on(OVAL, cars=1)
    chart = game.preview(at(game, ("L20", {"gear": 2})), game.read("0 gear 2")).chart
    assert chart == (
        Chance(2, 1 / 6, "stop", 0),
        Chance(3, 2 / 6, "overshoot", 1),
        Chance(4, 3 / 6, "overshoot", 2),
    )
    over = game.preview(at(game, ("R18", {"gear": 4, "wp": 9})), game.read("0 gear 3")).chart
    assert [face.face for face in over] == [4, 5, 6, 7, 8]
    assert sum(face.chance for face in over) == 1
    assert {face.outcome for face in over} == {"overshoot"}
    clear = game.preview(at(game, ("L3", {"gear": 1})), game.read("0 gear 1")).chart
    assert clear == (Chance(1, 0.5, "clear", 0), Chance(2, 0.5, "clear", 0))
    assert game.preview(at(game, ("L3", {"gear": 4, "wp": 1})), game.read("0 gear 2")).chart == ()


def test_questions_and_labels() -> None:
    game = game_on(CITY, cars=2, seats=1, road=True)

    def asked(state: State, seat: int = 0) -> str:
        return SAY.say(game.question(game.view(state, seat), seat))

    first = asked(at(game, ("L20", {"gear": 2, "wp": 1}), "L3"))
    assert first.startswith("Your car (white 1) on L20, 1 wear point left")
    assert " Next corner: " in first
    assert asked(driving(game, 4, "L3", "L9")).endswith("wear points left. Move 4: pick a space.")
    assert game.question(game.view(driving(game, 4, "L3", "L9"), 0), 0).args["which"] == 1  # of the driver's two cars
    alone = game_on(CITY, cars=2, road=True)
    assert alone.question(alone.view(driving(alone, 4, "L3", "L9"), 0), 0).args["which"] == 0
    state, _ = play(game, at(game, ("L30", {"nitro": 0}), "L3"), "0 gear 3", "roll 5")
    assert asked(state).endswith("Rolled 5: add 3 with nitro?")
    assert asked(state, 1) == "You have nothing to decide right now."
    labels = {
        "0 gear 4": "gear 4",
        "0 drive M31": "drive to M31",
        "0 drive finish": "drive over the finish line",
        "0 drive box": "drive into the box",
        "0 drive L9 over 2": "drive to L9, over 2 black spaces",
        "0 nitro": "use the nitro",
        "0 hold": "keep the nitro",
    }
    assert {text: SAY.say(game.label(game.read(text))) for text in labels} == labels


def test_preview_of_a_way_with_its_price_and_reasons() -> None:
    game = game_on(OVAL, cars=2)
    state = driving(game, 4, "L20", "M22")
    assert game.preview(state, game.read("0 drive L23")).way == ("L20", "L21", "L22", "L23")
    assert notes(game, state, "0 drive L23") == [
        "brakes by 1",
        "overshoots Corner 1 by 2",
        "costs 3 wear points, 15 left",
        "collision roll with Bob",
    ]


def test_preview_of_stops_and_of_the_last_point() -> None:
    game = game_on(OVAL, cars=1)
    assert notes(game, driving(game, 2, "L28"), "0 drive L30") == [
        "free, 18 wear points left",
        "stop 1 of 2 in Corner 2: 1 more to make",
    ]
    assert notes(game, driving(game, 2, ("L30", {"stops": 2})), "0 drive L32")[-1] == (
        "ends in Corner 2, where all stops are made: free to leave"
    )
    assert notes(game, driving(game, 4, ("L5", {"wp": 2})), "0 drive L7")[-1] == ("takes the last wear point: retired")


def test_preview_of_line_box_and_motor() -> None:
    game = game_on(PITTED, cars=1, laps=2)
    assert notes(game, driving(game, 9, ("R36", {"wp": 4})), "0 drive box")[-1] == (
        "stops in the box: 14 wear points back"
    )
    assert notes(game, driving(game, 4, "L44"), "0 drive L2")[-1] == "crosses the line: lap 2"
    assert notes(game, driving(game, 4, ("L44", {"lap": 2})), "0 drive finish")[-1] == "finishes the race"
    assert "engine roll" in notes(game, driving(game, 20, ("L2", {"gear": 5})), "0 drive L20")[-1]


def test_preview_of_zones_and_nitro() -> None:
    game = game_on(CITY, cars=1, road=True)
    assert notes(game, driving(game, 3, "L6"), "0 drive L9")[-1] == "bad-road roll"
    assert notes(game, driving(game, 4, "L31"), "0 drive L35")[-1] == "trouble-maker roll"
    assert notes(game, driving(game, 5, "L10"), "0 drive L15")[-1] == "passes the police with 50"
    state, _ = play(game, at(game, ("L30", {"nitro": 0})), "0 gear 3", "roll 5")
    assert notes(game, state, "0 nitro") == ["a move of 8", "includes 3 nitro; can’t be braked off"]


def test_refusals_name_the_reason() -> None:
    game = game_on(OVAL, cars=3)
    gear = at(game, ("L3", {"gear": 6, "wp": 2}), "L9", "M9")
    assert refused(game, gear, "0 gear 1").startswith("from gear 6 to gear 1 is too far")
    assert refused(game, gear, "0 gear 2") == "gear 2 costs 3 wear points, and the car has 2"
    assert refused(game, gear, "0 drive L5") == "not yet: choose a gear first"
    way = driving(game, 4, ("L5", {"wp": 2}), "L7", "M7")
    assert refused(game, way, "0 gear 3") == "not yet: choose where the car goes"
    assert refused(game, way, "0 drive L7") == "Bob stands on L7"
    assert refused(game, way, "0 drive R5") == "R5 is level with the car, not ahead of it"
    assert refused(game, way, "0 drive L3") == "L3 is behind the car"
    assert refused(game, way, "0 drive L25") == "L25 can’t be reached with 4"
    assert refused(game, way, "0 drive L99") == "Ring has no space L99"
    assert refused(game, way, "0 drive L6") == "L6 costs 3 wear points, and the car has 2"
    assert refused(game, way, "0 drive finish") == "finish can’t be reached with 4"


def test_refusals_for_ways() -> None:
    game = game_on(OVAL, cars=4)
    assert refused(game, driving(game, 6, "M5", "L5", "M6"), "0 drive L9") == (
        "L9 would need 3 lane changes: two at most"
    )
    assert refused(game, driving(game, 3, "L5", "L6", "M6"), "0 drive L7") == "the way to L7 is blocked by other cars"


def test_cars_of_one_driver_have_distinct_names() -> None:
    game = game_on(OVAL, cars=4, seats=2)
    assert SAY.say(game.tell(events.CameHome(2, 1))) == "Ann (green 3) wins the race!"


TOLD = [line.split(" <- ") for line in (Path(__file__).parent / "told.txt").read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize(("text", "event"), TOLD)
def test_the_race_report(text: str, event: str) -> None:
    kind: Any = Union[tuple(Event.__subclasses__())]  # noqa: UP007
    assert SAY.say(game_on(OVAL, cars=4).tell(msgspec.json.decode(event, type=kind))) == text


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("3 gear 4", Gear(3, 4)),
        ("0 nitro", Nitro(0)),
        ("0 hold", Hold(0)),
        ("3 drive L45", Drive(3, "L45")),
        ("3 drive finish", Drive(3, "finish")),
        ("9 drive box", Drive(9, "box")),
        ("9 drive P7", Drive(9, "P7")),
        ("1 drive L45 over 2", Drive(1, "L45", 2)),
    ],
)
def test_an_action_and_its_text(text: str, action: Gear | Nitro | Hold | Drive) -> None:
    assert str(action) == text
    assert read_action(text) == action


@pytest.mark.parametrize("text", ["", "gear 4", "0 gear 7", "0 gear 0", "0 drive", "0 drive L4 over 0", "00 hold"])
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(ValueError, match="write a seat"):
        read_action(text)


def test_each_gear_with_each_face() -> None:
    game = game_on(OVAL, cars=1)
    told = prospects(game.setup, at(game, "L14"), 0)
    assert [gear.gear for gear in told] == [1, 2, 3, 4]
    assert [face.face for face in told[2].faces] == [4, 5, 6, 7, 8]
    assert sum(face.chance for face in told[2].faces) == pytest.approx(1)
    assert told[0].cost == 1


def test_the_chance_to_stop_in_the_next_corner() -> None:
    """From L14 the corner is L17 to L21: 3 to 7 and more spaces inside are free."""
    game = game_on(OVAL, cars=1)
    state = at(game, ("L14", {"gear": 2}))
    second = gear_prospect(game.setup, state, 0, 2)
    assert second.stop == pytest.approx(5 / 6)
    assert second.out == second.overshoot == 0
    assert second.faces[1].cost == 0
    assert "L17" in second.faces[1].best


def test_the_chance_to_overshoot_and_to_go_out() -> None:
    game = game_on(OVAL, cars=1)
    third = gear_prospect(game.setup, at(game, ("R18", {"gear": 3})), 0, 3)
    assert third.overshoot == 1
    assert [face.cost for face in third.faces] == [3, 4, 5, 6, 7]
    tired = gear_prospect(game.setup, at(game, ("R18", {"gear": 3, "wp": 4})), 0, 3)
    assert tired.out == pytest.approx(7 / 8)  # a 4 leaves one point; a 5 takes the last one
    assert tired.overshoot == pytest.approx(1 / 8)


def test_a_change_that_takes_the_last_point_is_out() -> None:
    game = game_on(OVAL, cars=1)
    assert gear_prospect(game.setup, at(game, ("L3", {"gear": 4, "wp": 1})), 0, 2).out == 1


def test_other_cars_are_seen() -> None:
    game = game_on(OVAL, cars=3)
    first = gear_prospect(game.setup, at(game, ("L5", {"gear": 1}), "L6", "M6"), 0, 1)
    assert [face.cost for face in first.faces] == [1, 2]


def why(game: FormulaD, state: State, action: str) -> Message:
    """The reason without what it has over another choice."""
    reason = advice(game, state, action)
    return reason.args["reason"] if reason.id.startswith("formula-d-why-better") else reason  # type: ignore[return-value]


def advice(game: FormulaD, state: State, action: str) -> Message:
    legal = game.legal(state, 0)
    chosen: Action = next(each for each in legal if str(each) == f"0 {action}")
    return game.coaching().reason(game.view(state, 0), legal, chosen)


def hint(game: FormulaD, state: State, action: str, best: str, other: str = "") -> str:
    known = {str(each).removeprefix("0 "): each for each in game.legal(state, 0)}
    legal, second = tuple(known.values()), known.get(other)
    return SAY.say(game.reviewing().reason(game.view(state, 0), legal, known[action], known[best], second))


@pytest.mark.parametrize(
    ("space", "now", "gear", "name", "said"),
    [
        ("L3", 3, 3, "road", {"low": 4, "high": 8}),
        ("L14", 2, 2, "stop", {"stop": 83}),
        ("L14", 3, 4, "spend", {"wear": 2, "points": 20}),
        ("R18", 3, 3, "through", {"wear": 5, "points": 20}),
    ],
)
def test_a_gear_by_what_its_rolls_cost(space: str, now: int, gear: int, name: str, said: dict[str, int]) -> None:
    game = game_on(OVAL, cars=1)
    reason = why(game, at(game, (space, {"gear": now, "wp": 20})), f"gear {gear}")
    assert reason.id == f"formula-d-why-gear-{name}"
    assert reason.args.items() >= said.items()


def test_an_end_by_what_it_costs_and_where_it_leads() -> None:
    game = game_on(OVAL, cars=1)
    state = driving(game, 5, "L14")
    assert why(game, state, "drive L19").id == "formula-d-why-stop"
    assert why(game, state, "drive L18").id == "formula-d-why-worth-it"


def offered(game: FormulaD, space: str, gear: int, face: int, **car: int) -> State:
    state, _ = play(game, at(game, (space, {"gear": gear, "nitro": 0, **car})), f"0 gear {gear}", f"roll {face}")
    return state


def test_fd_40_nitro_by_the_room_ahead_of_the_car() -> None:
    game = game_on(CITY, cars=1, road=True)
    tight = offered(game, "L20", 4, 9)
    assert SAY.say(advice(game, tight, "hold")) == (
        "The road ahead has no room for 4 more: that would cost 3 wear points."
    )
    assert SAY.say(advice(game, tight, "nitro")) == "It takes you 4 further for 3 wear points, and you have 18."
    assert SAY.say(advice(game, offered(game, "L12", 4, 9), "nitro")) == (
        "With 4 more you reach Corner 1 this turn, a turn earlier."
    )
    early = offered(game, "L3", 2, 3)
    assert SAY.say(advice(game, early, "hold")) == (
        "It would add only 2 now. In a higher gear, later in the lap, it adds more."
    )
    assert hint(game, early, "hold", "nitro") == SAY.say(advice(game, early, "hold"))


def test_a_gear_is_compared_with_the_best_one() -> None:
    game = game_on(OVAL, cars=1)
    state = at(game, ("L14", {"gear": 3, "wp": 20}))
    assert SAY.say(advice(game, state, "gear 3")).endswith(
        "Compared with gear 2: stops in the corner with 100 % of the rolls, not 83 %; 3.0 spaces further on average."
    )
    assert hint(game, state, "gear 4", "gear 3") == (
        "For it: 3.1 spaces further on average. For the best one: overshoots with 0 % of the rolls, not 67 %;"
        " stops in the corner with 100 % of the rolls, not 33 %; saves 1.7 wear points on average."
    )


def test_an_end_is_compared_with_the_best_one() -> None:
    game = game_on(OVAL, cars=2)
    state = driving(game, 5, "L14", "L24")
    assert hint(game, state, "drive L19", "drive L19") == "It’s free, and counts as a stop in Corner 1."
    assert hint(game, state, "drive L18", "drive L19") == (
        "For the best one instead: saves 1 wear point; 1 space closer to Corner 2."
    )
    assert hint(game, state, "drive R18", "drive L19") == (
        "For it: 1 space closer to Corner 2; nearer the inside of Corner 2."
        " For the best one: next turn 100 % to stop in Corner 2, not 67 %."
    )
    over = hint(game, state, "drive L19", "drive L19", "drive L18")
    assert over.endswith("Compared with L18: saves 1 wear point; 1 space closer to Corner 2.")
    close = driving(game, 4, "L3", "L8")
    assert "no collision roll" in hint(game, close, "drive L7", "drive M7")
