"""Sprint: all players secretly push or save, one die is rolled for all, and the first at the goal wins."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, ClassVar, Literal

import msgspec

from paddock.core.errors import BadOptions
from paddock.core.game import Bot, Decide, Event, Luck, Over, Result, Roll, Rolled, Turn
from paddock.core.luck import pick
from paddock.kernel.source import KernelSource
from paddock.options import OptionInfo, describe, read_options
from paddock.parts.career import CareerFigure
from paddock.words import Message, Seat, listed, message, player_word
from paddock.words.preview import OutlookStep, Preview
from paddock.words.sheet import ScoreCell, ScoreRow, ScoreSheet, ScoreTable

How = Literal["push", "save"]
LIMITS = {"players": (2, 6), "goal": (5, 60)}
FUEL = 3
DIE = (1, 2, 3, 4, 5, 6)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a race."""

    players: int = 3
    goal: int = 20


class Choice(msgspec.Struct, frozen=True):
    """Push, which uses a unit of fuel and moves the car twice as far, or save."""

    seat: int
    how: How

    def __str__(self) -> str:
        return f"{self.seat} {self.how}"


class State(msgspec.Struct, frozen=True):
    """The cars' positions, their remaining fuel, and each seat's choice for this roll."""

    at: tuple[int, ...]
    fuel: tuple[int, ...]
    chosen: tuple[How | None, ...]


class View(msgspec.Struct, frozen=True):
    """What a seat sees: a choice is hidden until all have chosen, but for one's own."""

    seat: int | None
    at: tuple[int, ...]
    fuel: tuple[int, ...]
    sealed: tuple[bool, ...]
    chosen: tuple[How | None, ...]


class SprintEvent(msgspec.Struct, frozen=True):
    """Something that happened in a race, publicly."""


class Sealed(SprintEvent, frozen=True, tag="sealed"):
    """A seat has chosen in secret."""

    seat: int


class Opened(SprintEvent, frozen=True, tag="opened"):
    """All have chosen: the seats that push."""

    pushing: tuple[int, ...]


class Moved(SprintEvent, frozen=True, tag="moved"):
    """The die was rolled, and all cars have moved."""

    face: int
    at: tuple[int, ...]


class Sprint:
    """A race with these options."""

    name: ClassVar[str] = "sprint"
    title: ClassVar[str] = "Sprint"
    rules: ClassVar[int] = 1
    seats_option: ClassVar[str] = "players"
    usual_seats: ClassVar[int] = 3
    bots: ClassVar[tuple[str, ...]] = ()
    kernel_bots: ClassVar[tuple[str, ...]] = ()
    kernel_source: ClassVar[KernelSource | None] = None
    view_type: ClassVar[type[msgspec.Struct]] = View
    event_type: ClassVar[type[msgspec.Struct]] = SprintEvent
    career_figures: ClassVar[tuple[CareerFigure, ...]] = ()
    hides_something: ClassVar[bool] = True
    track = None

    def __init__(self, options: Options) -> None:
        for name, (low, high) in LIMITS.items():
            if not low <= getattr(options, name) <= high:
                raise BadOptions(message("sprint-bad-number", option=name, low=low, high=high))
        self.options = options
        self.seats = options.players

    @classmethod
    def make(cls, values: dict[str, Any]) -> Sprint:
        return cls(read_options("sprint", Options, values))

    @classmethod
    def from_header(cls, header: dict[str, Any]) -> Sprint:
        return cls.make(header["options"])

    @staticmethod
    def option_infos() -> tuple[OptionInfo, ...]:
        return describe("sprint", Options, LIMITS)

    def header(self) -> dict[str, Any]:
        return {"options": msgspec.to_builtins(self.options)}

    def static_data(self) -> dict[str, Any]:
        return {"game": self.name, **self.header()}

    def make_bot(self, level: str) -> Bot[View, Choice]:
        raise LookupError(f"Sprint has no drivers of its own, and none of level {level}")

    def reporting(self) -> None:
        return None

    def terminal(self) -> None:
        return None

    def coaching(self) -> None:
        return None

    def season(self) -> None:
        return None

    def story(self) -> None:
        return None

    def career(self, result: Result, events: Iterable[Sequence[Event]]) -> list[dict[str, int]]:
        return [{}] * self.seats

    def reviewing(self) -> None:
        return None

    @classmethod
    def move_query(cls) -> None:
        return None

    def kernel(self, run: str = "ready") -> None:
        return None

    def start(self) -> State:
        return State((0,) * self.seats, (FUEL,) * self.seats, (None,) * self.seats)

    def turn(self, state: State) -> Turn:
        best = max(state.at)
        if best >= self.options.goal:
            return Over(Result(tuple(seat for seat, at in enumerate(state.at) if at == best), state.at))
        open_seats = tuple(seat for seat, how in enumerate(state.chosen) if how is None)
        return Decide(open_seats) if open_seats else Roll(DIE)

    def legal(self, state: State, seat: int) -> Sequence[Choice]:
        turn = self.turn(state)
        if not isinstance(turn, Decide) or seat not in turn.seats:
            return ()
        return (Choice(seat, "push"), Choice(seat, "save")) if state.fuel[seat] else (Choice(seat, "save"),)

    def apply(self, state: State, move: Choice | Luck) -> tuple[State, tuple[Event, ...]]:
        if isinstance(move, Choice):
            chosen = (*state.chosen[: move.seat], move.how, *state.chosen[move.seat + 1 :])
            events: list[Event] = [Sealed(move.seat)]
            if None not in chosen:
                events.append(Opened(tuple(seat for seat, how in enumerate(chosen) if how == "push")))
            return State(state.at, state.fuel, chosen), tuple(events)
        assert isinstance(move, Rolled)
        pushes = [how == "push" for how in state.chosen]
        at = tuple(at + move.face * (1 + push) for at, push in zip(state.at, pushes, strict=True))
        fuel = tuple(fuel - push for fuel, push in zip(state.fuel, pushes, strict=True))
        return State(at, fuel, (None,) * self.seats), (Moved(move.face, at),)

    def view(self, state: State, seat: int | None) -> View:
        is_open = None not in state.chosen
        chosen = tuple(how if is_open or at == seat else None for at, how in enumerate(state.chosen))
        return View(seat, state.at, state.fuel, tuple(how is not None for how in state.chosen), chosen)

    def imagine(self, view: View, rng: Random) -> State:
        ways: tuple[How, ...] = ("push", "save")
        chosen = [
            (how or pick(rng, ways if fuel else ways[1:])) if sealed else None
            for how, sealed, fuel in zip(view.chosen, view.sealed, view.fuel, strict=True)
        ]
        return State(view.at, view.fuel, tuple(chosen))

    def leads_on(self, state: State, action: Choice) -> bool:
        return False

    def choices_are_public(self, state: State, seat: int) -> bool:
        return True  # remaining fuel is public

    def uncovers(self, before: State, after: State, seat: int) -> bool:
        return None not in after.chosen

    def read(self, text: str) -> Choice:
        seat, _, how = text.partition(" ")
        if seat.isdecimal() and len(seat) < 3 and how in ("push", "save"):
            return Choice(int(seat), "push" if how == "push" else "save")
        raise ValueError("write a choice like '0 push' or '1 save'")

    def preview(self, state: State, action: Choice) -> Preview:
        return Preview(notes=(message(f"sprint-preview-{action.how}", fuel=state.fuel[action.seat]),))

    def outlook(self, state: State, action: Choice) -> tuple[OutlookStep, ...]:
        return ()

    def refusal(self, state: State, action: Choice) -> Message:
        return message("sprint-no-fuel")

    def question(self, view: View, seat: int) -> Message:
        asked = not view.sealed[seat] and max(view.at) < self.options.goal
        return message("sprint-question", fuel=view.fuel[seat]) if asked else message("question-none")

    def label(self, action: Choice) -> Message:
        return message(f"sprint-{action.how}")

    def tell(self, event: Event) -> Message:
        match event:
            case Sealed(seat):
                return message("sprint-sealed", player=Seat(seat))
            case Opened(pushing):
                return message("sprint-opened", players=listed([Seat(seat) for seat in pushing]))
            case Moved(face, at):
                return message("sprint-moved", face=face, at=", ".join(map(str, at)))
        raise AssertionError(f"nothing to tell of {event}")

    def sheet(self, result: Result) -> ScoreSheet:
        rows = [
            ScoreRow(player_word(seat, wins=seat in result.winners), (ScoreCell(score),))
            for seat, score in enumerate(result.scores)
        ]
        table = ScoreTable(message("sprint-result"), (message("sprint-distance"),), tuple(rows), (True,))
        return ScoreSheet((table,), message("sprint-verdict", winners=listed([Seat(seat) for seat in result.winners])))
