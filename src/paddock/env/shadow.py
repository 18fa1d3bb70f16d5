"""A race by the rules that mirrors one of a batch with the same luck, for rendering and for bots, which need views."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from io import StringIO

from rich.console import Console

from paddock.core.game import Action, Decide
from paddock.core.luck import stream
from paddock.core.play import past_luck
from paddock.env.batched import Batch, Environment
from paddock.kernel.part import KernelLuck
from paddock.kernel.rows import Array
from paddock.library.bots import AnyBot, driver
from paddock.terminal.plain import terminal_of
from paddock.words import Words

BY_KERNEL = ("random", "drivers")
"""Rivals that the kernel drives itself: at random, or as the simple drivers of playouts."""
WIDTH = 100


class Shadow:
    """The race with this seed and number, by the rules."""

    def __init__(self, environment: Environment, seed: int, number: int) -> None:
        self.game, self.kernel = environment.game, environment.kernel
        self.luck, self.rng = KernelLuck(seed, number), stream(f"{seed}/{number}", "bots")
        self.state = past_luck(self.game, self.game.start(), self.luck)

    def answers(self) -> Sequence[Action]:
        """Return the legal actions, in the order of the kernel's answers."""
        found: Sequence[Action] = self.kernel.answers(self.state)
        return found

    def play(self, number: int) -> None:
        """Give an answer by its number."""
        after, _ = self.game.apply(self.state, self.answers()[number])
        self.state = past_luck(self.game, after, self.luck)

    def text(self) -> str:
        """Describe the race as a spectator sees it."""
        words, shown = Words("en", [f"Seat {seat}" for seat in range(self.game.seats)]), StringIO()
        view = self.game.view(self.state, None)
        Console(file=shown, width=WIDTH, color_system=None, markup=False, emoji=False, highlight=False).print(
            terminal_of(self.game).standings(view, words)
        )
        return shown.getvalue()


class Rivals:
    """Drives all seats but the learner's in every race of a batch."""

    def __init__(self, environment: Environment, rivals: AnyBot | Sequence[AnyBot], learners: Sequence[int]) -> None:
        self.environment, self.learners = environment, learners
        if not (isinstance(rivals, str | Sequence) or callable(rivals)):
            raise TypeError(f"rivals are a bot for all other seats or a list of bots, not {rivals!r}")
        others = environment.seats - 1
        named = [rivals] * others if isinstance(rivals, str | type) or callable(rivals) else list(rivals)
        if len(named) != others:
            raise ValueError(f"{len(named)} rivals for {others} other seats: give one for all or one for each")
        alike = not named or (named[0] in BY_KERNEL and all(each == named[0] for each in named))
        self.by_kernel = str([*named, "random"][0]) if alike else ""
        self.bots = [] if self.by_kernel else [driver(environment.game, bot) for bot in named]
        self.shadows: list[Shadow | None] = [None] * len(learners)

    def begin(self, batch: Batch, race: int) -> None:
        """Start a new race."""
        if not self.by_kernel:
            self.shadows[race] = Shadow(self.environment, batch.seed, int(batch.numbers[race]))

    def before(self, batch: Batch, actions: Sequence[int]) -> list[tuple[int, int]]:
        """Return what the rules have to follow: races, and the numbers of their answers."""
        if self.by_kernel:
            return []
        batches, over = self.environment.batches, batch.over
        numbers = [(race, batches.number_of(batch.races, race, int(actions[race]))) for race in range(len(batch))]
        return [(race, max(number, 0)) for race, number in numbers if not over[race]]

    def after(self, batch: Batch, followed: Sequence[tuple[int, int]]) -> None:
        """Let the rules follow, then let rivals answer until the learner is asked."""
        for race, number in followed:
            shadow = self.shadows[race]
            assert shadow is not None
            shadow.play(number)
        self.drive(batch)

    def drive(self, batch: Batch) -> None:
        """Let rivals answer until each race's learner is asked."""
        if self.by_kernel:
            driven = self.by_kernel == "drivers"
            self.environment.batches.drive_rivals(batch.races, array("q", self.learners), driven)
            return
        chosen = array("q", [-1] * len(batch))
        while max(self._choose(chosen)) >= 0:
            self.environment.batches.step(batch.races, chosen)

    def _choose(self, chosen: Array) -> Array:
        for race, shadow in enumerate(self.shadows):
            chosen[race] = -1
            assert shadow is not None
            turn = self.environment.game.turn(shadow.state)
            if isinstance(turn, Decide) and turn.seats[0] != self.learners[race]:
                chosen[race] = self._answer(shadow, turn.seats[0], self.learners[race])
                shadow.play(chosen[race])
        return chosen

    def _answer(self, shadow: Shadow, seat: int, learner: int) -> int:
        bot = self.bots[(seat - learner - 1) % self.environment.seats]
        move = bot(shadow.game.view(shadow.state, seat), shadow.game.legal(shadow.state, seat), shadow.rng)
        return list(shadow.answers()).index(move)
