"""Bots are fair: they get views, are stateless, have no clock, never read the luck, and obey the rules."""

from __future__ import annotations

import ast
import random
from collections import deque
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import paddock
from paddock import games
from paddock.bots import make_bot, names
from paddock.core import luck
from paddock.core.game import AnyGame, Decide
from paddock.core.luck import SeededLuck, pick, stream
from paddock.core.play import moves
from paddock.downforce import Downforce
from paddock.downforce.rules import secrets as downforce_secrets
from paddock.downforce.rules import state as downforce_state
from paddock.formula_d.rules import secrets as formula_d_secrets
from paddock.formula_d.rules import state as formula_d_state
from paddock.games import make
from paddock.sim.batches import play_race
from tests.conformance import kit

VIEWS = {"downforce": downforce_secrets.View, "formula_d": formula_d_secrets.View}
STATES = (downforce_state.State, formula_d_state.State)
OPTIONS: dict[str, dict[str, Any]] = {"downforce": {"players": 4}, "formula_d": {"cars": 4}}
TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "four players": ("downforce", {"players": 4}),
    "two players": ("downforce", {"players": 2}),
    "hands of three": ("downforce", {"players": 3, "hands_of_three": True}),
    "four cars": ("formula_d", {"cars": 4}),
}
"""Tables at which bots are asked: with different secrets, and with none."""
BUDGET = {"pro": "pro:2ms"}
ASKED = 14
"""Positions of a race at which a bot is asked."""

BOTS = [(game, name) for game in OPTIONS for name in names(games.load(game))]

MODULES = {"__future__", "array", "collections", "functools", "itertools", "math", "msgspec", "typing"}
"""What bots may import: nothing that gives access to a clock, to the table, or to the luck of the race."""
FILES = {"hashlib", "os", "pathlib", "platformdirs", "tempfile"}
"""Modules for tables stored on disk."""
NAMING = {"importlib"}
"""Modules for finding a bot by its name."""
PARTS = ("paddock.core", "paddock.downforce", "paddock.formula_d", "paddock.kernel")
BUILTINS = ("open", "eval", "exec", "compile", "__import__", "globals")
BOT_FILES = sorted(Path(paddock.__path__[0]).glob("*/bots/*.py"))


@cache
def game_of(table: str) -> AnyGame:
    return make(*TABLES.get(table, (table, OPTIONS.get(table, {}))))


@cache
def positions(table: str) -> list[tuple[Any, int]]:
    """States of a race in which a seat has a real choice, with questions of every kind among them."""
    game = game_of(table)
    rng = stream("fairness", table)
    found = []
    kinds: dict[type, int] = {}
    state: Any
    for _, state, _ in moves(game, lambda state, seat: pick(rng, game.legal(state, seat)), SeededLuck("fairness")):
        turn = game.turn(state)
        if isinstance(turn, Decide) and len(game.legal(state, turn.seats[0])) > 1:
            kind = type(state.ask)
            kinds[kind] = kinds.get(kind, 0) + 1
            if kinds[kind] in (1, 2, 7, 20):
                found.append((state, turn.seats[0]))
    return found[:: max(1, len(found) // ASKED)]


def new_bot(table: str, name: str) -> Any:
    return make_bot(BUDGET.get(name, name), game_of(table))


@pytest.fixture(
    params=[(table, name) for table, (game, _) in TABLES.items() for made_for, name in BOTS if made_for == game],
    ids=lambda bot: f"{bot[1]}, {bot[0]}",
)
def bot(request: pytest.FixtureRequest) -> tuple[str, str]:
    """A table and the name of a bot."""
    return request.param  # type: ignore[no-any-return]


def reachable(thing: Any, seen: set[int] | None = None) -> Iterator[Any]:
    """Return everything reachable from an object by ordinary means."""
    seen = set() if seen is None else seen
    if id(thing) in seen or isinstance(thing, type | int | float | str | bytes | None.__class__):
        return
    seen.add(id(thing))
    yield thing
    parts: list[Any] = []
    if isinstance(thing, dict):
        parts = [*thing, *thing.values()]
    elif isinstance(thing, list | tuple | set | frozenset):
        parts = list(thing)
    elif isinstance(thing, msgspec.Struct):
        parts = [getattr(thing, field) for field in thing.__struct_fields__]
    elif type(thing).__module__.startswith("paddock."):
        slots = [getattr(thing, slot, None) for slot in getattr(type(thing), "__slots__", ())]
        parts = [*getattr(thing, "__dict__", {}).values(), *slots]
    for part in parts:
        yield from reachable(part, seen)


@pytest.mark.parametrize("game", OPTIONS)
def test_bots_get_only_views(game: str) -> None:
    """A spy in every seat: its view is that of the seat, and leads to no state of the table."""
    made = game_of(game)
    asked = [0] * made.seats

    def spy(seat: int) -> Any:
        def choose(view: Any, legal: Sequence[Any], rng: Random) -> Any:
            assert type(view) is VIEWS[game]
            assert view.seat == seat
            assert all(action.seat == seat for action in legal)
            assert type(rng) is Random
            if asked[seat] % 10 == 0:
                assert not any(isinstance(part, STATES) for part in reachable((view, legal)))
            asked[seat] += 1
            return pick(rng, legal)

        return choose

    play_race(made, [spy(seat) for seat in range(made.seats)], "spy")
    assert min(asked) > 5


def test_the_game_that_a_bot_is_made_with_holds_no_state() -> None:
    """Downforce has secrets: its game object, which bots use, keeps none of them after a race."""
    game = Downforce.make({"players": 3})
    play_race(game, [lambda view, legal, rng: pick(rng, legal)] * 3, "tables")
    parts = list(reachable(game))
    assert len(parts) > 1000
    assert not any(isinstance(part, STATES) for part in parts)


def test_equal_views_get_equal_decisions(bot: tuple[str, str]) -> None:
    """A different state with the same view, and a fresh bot of the same name: the same choice."""
    table, _ = bot
    game = game_of(table)
    first = new_bot(*bot)
    told = []
    for number, (state, seat) in enumerate(positions(table)):
        told.append(first(game.view(state, seat), game.legal(state, seat), stream(f"{number}", "bot")))
    second = new_bot(*bot)
    differ = 0
    for number, (state, seat) in reversed(list(enumerate(positions(table)))):
        other = game.imagine(game.view(state, seat), stream(f"{number}", "other"))
        assert game.view(other, seat) == game.view(state, seat)
        differ += other != state
        choice = second(game.view(other, seat), game.legal(other, seat), stream(f"{number}", "bot"))
        assert choice == told[number]
        assert choice in game.legal(state, seat)
    if game.name == "downforce":  # Formula D hides nothing, so there is no other state
        assert differ >= len(told) - 2  # with two players, one may know all cards for a while


def test_luck_is_sampled_and_never_read(bot: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """While a bot thinks, no luck of the race is drawn, and Python's own generator is not used."""
    table, _ = bot
    game = game_of(table)
    made: list[str] = []
    real = SeededLuck.__init__

    def noted(self: SeededLuck, seed: str, spent: int = 0, keyed: bool = False) -> None:
        made.append(seed)
        real(self, seed, spent, keyed)

    driver = new_bot(*bot)
    asked = positions(table)  # their race has a seed of its own
    monkeypatch.setattr(luck.SeededLuck, "__init__", noted)
    for number, (state, seat) in enumerate(asked):
        choices = []
        for seed in (1, 2):
            random.seed(seed)
            before = random.getstate()
            choices.append(driver(game.view(state, seat), game.legal(state, seat), stream(f"{number}", "bot")))
            assert random.getstate() == before
        assert choices[0] == choices[1]
    assert "fairness" not in made  # the seed of this race


class OnlyRandom(Random):
    """A generator that allows only methods that are the same in every Python."""

    def getrandbits(self, k: int) -> int:
        raise AssertionError("only random() is the same in every Python")


@pytest.mark.parametrize("game", OPTIONS)
def test_luck_is_drawn_only_between_decisions(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a whole race every die and every card is drawn between decisions."""
    made = game_of(game)
    thinking: list[str] = []
    drawn: list[Any] = []
    real = SeededLuck.answer

    def answer(self: SeededLuck, turn: Any) -> Any:
        assert not thinking
        drawn.append(turn)
        return real(self, turn)

    def watched(name: str) -> Any:
        driver = new_bot(game, name)

        def choose(view: Any, legal: Sequence[Any], rng: Random) -> Any:
            thinking.append(name)
            choice = driver(view, legal, OnlyRandom(len(drawn)))
            thinking.clear()
            return choice

        return choose

    monkeypatch.setattr(SeededLuck, "answer", answer)
    play_race(made, [watched(name) for name in ("rookie", "club", "pro", "pro")], "thinking")
    assert len(drawn) > 3


def forbidden(path: Path) -> Iterator[str]:
    """Imports and names that no driver needs."""
    allowed = MODULES | (FILES if path.stem == "tables" else NAMING if path.stem == "__init__" else set())
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from {alias.name for alias in node.names} - allowed
        elif isinstance(node, ast.ImportFrom):
            module, names = node.module or "", {alias.name for alias in node.names}
            if module == "random":
                yield from names - {"Random"}
            elif module == "paddock.core.luck":
                yield from names - {"pick", "shuffled", "stream"}  # not the luck of a race
            elif not module.startswith(PARTS) and module.split(".")[0] not in allowed:
                yield module
        elif isinstance(node, ast.Name) and node.id in BUILTINS:
            yield node.id


def test_bots_import_nothing_that_could_cheat() -> None:
    assert {path.stem for path in BOT_FILES} >= {"rookie", "club", "pro"}
    found = {f"{path.parent.parent.name}/{path.name}": list(forbidden(path)) for path in BOT_FILES}
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def test_forbidden_imports_are_detected(tmp_path: Path) -> None:
    path = tmp_path / "cheat.py"
    path.write_text("import time\nfrom random import random\nfrom paddock.core.luck import SeededLuck\nopen\n")
    assert list(forbidden(path)) == ["time", "random", "SeededLuck", "open"]


LEVELS = ("rookie", "club", "pro:1ms")
VARIANTS = [
    pytest.param(race, level, marks=[] if (at - number) % 3 == 0 else [pytest.mark.slow])
    for at, race in enumerate(kit.RACES)
    for number, level in enumerate(LEVELS)
]
"""Every variant by one of the levels; the other two only when slow."""


@pytest.mark.parametrize(("race", "level"), VARIANTS)
def test_races_every_variant_by_the_rules(race: str, level: str) -> None:
    game = kit.game_of(race)
    driver = make_bot(level, game)
    rng = stream(f"variant {level}", "bots")

    def choose(state: object, seat: int) -> Any:
        legal = game.legal(state, seat)
        action = driver(game.view(state, seat), legal, rng)
        assert action in legal
        return action

    deque(moves(game, choose, SeededLuck(f"variant {level}")), 0)
