"""The games for OpenSpiel, by the rules, with explicit chance (extra `spiel`; docs/env.md).

A die is one chance node. A shuffle is one node for each card, as in OpenSpiel's own card games.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from random import Random
from typing import Any

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from paddock import games
from paddock.core.game import Action, Dealt, Decide, Event, Luck, Over, Roll, Rolled, Shuffle, Turn
from paddock.env.batched import Batch, Environment, make
from paddock.kernel.batches import Races
from paddock.kernel.devices import Work
from paddock.kernel.luck import SIZE as LUCK
from paddock.kernel.rows import zeros

PLAYERS = "players"
MOST_OUTCOMES = 200
"""The most outcomes of a chance node: a deck has at most 200 cards, and dice have fewer faces."""
LONGEST_RACE = 1_000_000
"""An upper limit of actions in a race; most races have a few hundred."""
EVERYBODY = -1
"""Stands for all seats, in a log."""
Parameters = dict[str, Any]


def register() -> list[str]:
    """Register the games with OpenSpiel, and return the names that `pyspiel.load_game` takes.

    `players`, `track` and all other options of a game are its parameters.
    """
    named = {f"paddock_{game}": game for game in games.names() if games.load(game).kernel_source is not None}
    for name, game in named.items():
        if name not in pyspiel.registered_names():
            # OpenSpiel keeps it until after Python has shut down; only a class is harmless then.
            kind = type_of(name, game)
            pyspiel.register_game(kind, type(name, (RaceGame,), {"name": game, "kind": kind}))
    return list(named)


def type_of(name: str, game: str) -> Any:
    """Describe a game to OpenSpiel."""
    kind = games.load(game)
    seats = next(info for info in kind.option_infos() if info.name == kind.seats_option)
    is_hidden = kind.hides_something
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=name,
        long_name=kind.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if is_hidden else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=seats.low or 1,
        max_num_players=seats.high or 1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={PLAYERS: kind.usual_seats, **defaults(game)},
    )


def defaults(game: str) -> Parameters:
    """Return a game's options with their defaults, without those that follow from others."""
    kind = games.load(game)
    return {
        info.name: info.default
        for info in kind.option_infos()
        if info.name not in (PLAYERS, kind.seats_option) and info.kind != "preset" and info.default is not None
    }


class Setup(msgspec.Struct, frozen=True):
    """What an environment is made from."""

    game: str
    players: int
    options: tuple[tuple[str, Any], ...]


@lru_cache(maxsize=16)
def environment_of(setup: Setup) -> Environment:
    """Return the environment that numbers actions and makes observations."""
    return make(setup.game, setup.players, options=dict(setup.options))


@lru_cache(maxsize=16)
def work_of(setup: Setup) -> Work:
    """Return tables and scratch for races of a set-up, one after another."""
    return environment_of(setup).batches.device.work()


class RaceGame(pyspiel.Game):  # type: ignore[misc]
    """A set-up of a game; register() makes a class for each game."""

    name: str
    kind: Any

    def __init__(self, given: Parameters | None = None) -> None:
        given = given or {}
        usual = {PLAYERS: games.load(self.name).usual_seats, **defaults(self.name)}
        options = {name: value for name, value in given.items() if name != PLAYERS and usual.get(name) != value}
        self.setup = Setup(self.name, given.get(PLAYERS, usual[PLAYERS]), tuple(sorted(options.items())))
        environment = environment_of(self.setup)
        info = pyspiel.GameInfo(
            num_distinct_actions=environment.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=environment.seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST_RACE,
        )
        super().__init__(self.kind, info, given)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> RaceState:
        return RaceState(self, self.setup)

    def make_py_observer(self, kind: Any = None, given: Parameters | None = None) -> Observer | None:
        if given:
            raise ValueError(f"observations take no parameters, but got {given}")
        if kind is not None and not (kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER):
            return None  # a view is not split into what is public and what is not
        return Observer(environment_of(self.setup), kind is not None and kind.perfect_recall)


class Moment(msgspec.Struct, frozen=True):
    """A point in a race: the state, the cards dealt so far in a shuffle, and the log."""

    state: Any
    turn: Turn
    log: tuple[tuple[int, str], ...] = ()  # public events, and choices with the seat that knows them
    dealt: tuple[int, ...] = ()

    def __deepcopy__(self, memo: object) -> Moment:
        return self  # nothing in it ever changes


class RaceState(pyspiel.State):  # type: ignore[misc]
    """A race. Seats that choose in secret are asked in turn; nobody sees what others have chosen."""

    def __init__(self, game: RaceGame, setup: Setup) -> None:
        super().__init__(game)
        self.setup = setup
        self.moment = self._at(environment_of(setup).game.start(), ())

    def _at(self, state: Any, log: tuple[tuple[int, str], ...]) -> Moment:
        """Return the moment of a state; a shuffle with one outcome needs no chance."""
        game = environment_of(self.setup).game
        while isinstance(turn := game.turn(state), Shuffle) and turn.size < 2:
            state, events = game.apply(state, Dealt(tuple(range(turn.size))))
            log += logged(events)
        return Moment(state, turn, log)

    def current_player(self) -> int:
        match self.moment.turn:
            case Decide(seats):
                return seats[0]
            case Over():
                return int(pyspiel.PlayerId.TERMINAL)
            case _:
                return int(pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        return isinstance(self.moment.turn, Over)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the faces of a die, or the numbers of the cards that have not been dealt, with their chances."""
        turn, dealt = self.moment.turn, self.moment.dealt
        if isinstance(turn, Roll):
            return [(face, count / len(turn.faces)) for face, count in sorted(Counter(turn.faces).items())]
        assert isinstance(turn, Shuffle)
        left = sorted(set(range(turn.size)) - set(dealt))
        return [(card, 1 / len(left)) for card in left]

    def _legal_actions(self, player: int) -> list[int]:
        ids: list[int] = np.flatnonzero(environment_of(self.setup).mask(self._batch())[0]).tolist()
        return ids

    def _apply_action(self, action: int) -> None:
        move: Action | Luck
        log = self.moment.log
        if isinstance(self.moment.turn, Roll):
            move = Rolled(action)
        elif isinstance(self.moment.turn, Shuffle):
            dealt, size = (*self.moment.dealt, action), self.moment.turn.size
            if len(dealt) < size - 1:
                self.moment = msgspec.structs.replace(self.moment, dealt=dealt)
                return
            move = Dealt((*dealt, *(set(range(size)) - set(dealt))))
        else:
            move = self._action(action)
            log += ((move.seat, str(move)),)
        state, events = environment_of(self.setup).game.apply(self.moment.state, move)
        self.moment = self._at(state, log + logged(events))

    def _batch(self) -> Batch:
        """Return a batch of just this race, where a seat has to choose."""
        environment = environment_of(self.setup)
        kernel, work = environment.kernel, work_of(self.setup)
        row = kernel.row_of(self.moment.state)
        answers = kernel.entry_points.legal(kernel.t, kernel.v, row, work["w"])
        races = Races(row, zeros(LUCK), array("q", [answers]), work)
        return Batch(environment, races, 0, np.zeros(1, np.int64))

    def _action(self, action: int) -> Action:
        environment, batch = environment_of(self.setup), self._batch()
        number = environment.batches.number_of(batch.races, 0, action)
        found: Action = environment.kernel.answers(self.moment.state)[number]
        return found

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{'roll' if isinstance(self.moment.turn, Roll) else 'deal'} {action}"
        return environment_of(self.setup).action_names[action]

    def returns(self) -> list[float]:
        """Return each seat's share of the win."""
        turn = self.moment.turn
        won = turn.result.won() if isinstance(turn, Over) else ()
        return [(seat in won) / max(1, len(won)) for seat in range(self.num_players())]

    def resample_from_infostate(self, player: int, sample: Any) -> RaceState:
        """Return a race that a player cannot rule out, for search; its history is that of this one."""
        game = environment_of(self.setup).game
        twin: RaceState = self.clone()
        rng = Random(int(sample() * 2**53))
        twin.moment = twin._at(game.imagine(game.view(self.moment.state, player), rng), self.moment.log)
        return twin

    def __str__(self) -> str:
        moment = self.moment
        return text_of(moment.state) + (f" dealt {moment.dealt}" if moment.dealt else "")


class Observer:
    """Observes for a seat: the numbers that docs/env.md lists (zeros during a deal), and its view as text.

    With `recall` there is only text: past events, the seat's own choices, and its view.
    """

    def __init__(self, environment: Environment, recall: bool) -> None:
        self.environment, self.recall = environment, recall
        self.tensor: NDArray[np.float32] | None = None if recall else np.zeros(environment.observed, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: RaceState, player: int) -> None:
        if self.tensor is not None:
            deals = isinstance(state.moment.turn, Shuffle)
            self.tensor[:] = 0 if deals else self.environment.observe(state._batch(), player)[0]

    def string_from(self, state: RaceState, player: int) -> str:
        known = [text for seat, text in state.moment.log if self.recall and seat in (EVERYBODY, player)]
        return "\n".join([*known, text_of(self.environment.game.view(state.moment.state, player))])


def logged(events: Iterable[Event]) -> tuple[tuple[int, str], ...]:
    """Return events as entries of a log."""
    return tuple([(EVERYBODY, text_of(event)) for event in events])


def text_of(value: Any) -> str:
    """Return a state, a view or an event as text."""
    return msgspec.json.encode(value, order="deterministic").decode()
