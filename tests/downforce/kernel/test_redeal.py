"""The kernel redeals hidden cards like `imagine`: known cards stay, and the rest are equally likely."""

from __future__ import annotations

from array import array
from bisect import bisect
from collections import Counter
from typing import Any

import pytest

from paddock.core.game import Decide, Over
from paddock.core.luck import SeededLuck, pick, stream
from paddock.core.play import moves
from paddock.downforce import Downforce
from paddock.downforce.kernel import layout
from paddock.downforce.kernel.kernel import DownforceKernel
from paddock.downforce.kernel.positions import numbers_of
from paddock.downforce.rules.secrets import View, must_fit
from paddock.downforce.rules.seen import fits
from paddock.downforce.rules.state import Auction, Betting, Finished, Keeping
from paddock.kernel.part import KernelLuck
from paddock.kernel.rows import Array, zeros
from paddock.kernel.source import numba_version

RACES: dict[str, dict[str, Any]] = {
    "four": {"players": 4},
    "six": {"players": 6, "track": "marina-bay"},
    "two": {"players": 2},
    "hands of three": {"players": 3, "hands_of_three": True},
    "dealt": {"players": 3, "auction": False},
}
DEALS = 400
SEALED = (Auction, Keeping, Betting)


def views(game: Downforce, seed: str) -> list[View]:
    """The views of all seats that have a choice, in a random race."""
    rng = stream(seed, "views")
    found = []
    for _, state, _ in moves(game, lambda state, seat: pick(rng, game.legal(state, seat)), SeededLuck(seed)):
        if isinstance(turn := game.turn(state), Decide):
            found.append(game.view(state, turn.seats[-1]))
    return found


def imagined(kernel: DownforceKernel, view: View, number: int) -> Array:
    seen, hidden = kernel.hidden.rows_of(view)
    _, luck, work = kernel.scratch()
    kernel.entry_points.imagine(kernel.t, seen, luck, work, hidden, 5, number)
    return seen


def hand_of(kernel: DownforceKernel, s: Array, seat: int) -> Counter[int]:
    """A hand by the kinds of its cards, including Speed-8 cards before the seat."""
    firsts = sorted(kernel.tables.kinds)
    hand = layout.HAND + seat * layout.MOST_WORDS
    cards = [card for word in range(layout.MOST_WORDS) for card in numbers_of(s[hand + word], word * 64)]
    return Counter(kernel.tables.kinds[firsts[bisect(firsts, card) - 1]] for card in cards)


def pile_of(kernel: DownforceKernel, s: Array, seat: int) -> Counter[int]:
    start = layout.PILES + seat * layout.SECOND_PILE
    return Counter(kernel.tables.kinds[card] for card in s[start : start + s[layout.PILE_SIZE + seat]])


@pytest.mark.parametrize("race", RACES)
def test_known_cards_stay(race: str) -> None:
    game = Downforce.make(RACES[race])
    kernel = game.kernel("plain")
    for number, view in enumerate(views(game, race)[::3]):
        s = imagined(kernel, view, number)
        deck = Counter(game.setup.regular)
        for seat in game.setup.seats:
            hand, pile = hand_of(kernel, s, seat), pile_of(kernel, s, seat)
            assert hand.total() == view.hand_sizes[seat] + len(view.face_up[seat])
            if seat == view.seat:
                assert hand == Counter(view.hand + view.face_up[seat])
            assert Counter(view.known[seat]) <= hand + pile
            bound = must_fit(game.setup, view, seat)
            free = hand + pile - Counter(view.known[seat]) - Counter(view.face_up[seat])
            if seat != view.seat:
                assert sum(n for kind, n in free.items() if fits(game.setup, view.lacks, seat, kind)) >= bound - len(
                    view.known[seat]
                )
            deck.subtract(hand + (pile if game.setup.own_piles else Counter()))
        assert min(deck[kind] for kind in set(game.setup.regular)) >= 0


@pytest.mark.parametrize("race", RACES)
def test_hands_are_as_likely_as_those_that_the_rules_imagine(race: str) -> None:
    """How often each seat holds each kind, within five standard deviations of the difference."""
    game = Downforce.make(RACES[race])
    kernel = game.kernel("compiled" if numba_version() else "plain")
    found = views(game, race)
    told = [view for view in found if view.lacks] or found
    for view in (told[0], told[len(told) // 2], found[-len(found) // 4]):
        rng = stream(race, "imagine")
        theirs: Counter[tuple[int, int]] = Counter()
        ours: Counter[tuple[int, int]] = Counter()
        for number in range(DEALS):
            state, s = game.imagine(view, rng), imagined(kernel, view, number)
            for seat in game.setup.seats:
                theirs.update({(seat, kind): n for kind, n in Counter(state.hands[seat]).items()})
                hand = hand_of(kernel, s, seat) - Counter(view.face_up[seat])
                ours.update({(seat, kind): n for kind, n in hand.items()})
        for key in {*theirs, *ours}:
            assert abs(theirs[key] - ours[key]) <= 5 * (theirs[key] + ours[key] + 1) ** 0.5, (key, view.lacks)


def test_lots_and_powers_are_those_that_nobody_has_seen() -> None:
    game = Downforce.make({"players": 4})
    kernel = game.kernel("plain")
    for number, view in enumerate(views(game, "lots")[:12]):
        s = imagined(kernel, view, number)
        assert sorted(s[layout.LOT_CAR : layout.LOT_CAR + 6]) == list(range(6))
        assert sorted(s[layout.LOT_POWER : layout.LOT_POWER + 6]) == list(range(1, 7))
        assert [lot.car for lot in view.lots] == list(s[layout.LOT_CAR : layout.LOT_CAR + len(view.lots)])


def test_playouts_look_at_nothing_but_the_view() -> None:
    """Two states that look the same to a seat give the same figures."""
    game = Downforce.make({"players": 3})
    kernel = game.kernel("plain")
    for number, view in enumerate(views(game, "twins")[::12]):
        if isinstance(view.ask, Finished) or view.seat is None:
            continue
        twin = game.imagine(view, stream(str(number), "twin"))
        legal = game.legal(twin, view.seat)
        again = game.view(twin, view.seat)
        assert kernel.playouts(view, legal, 2, number) == kernel.playouts(again, legal, 2, number)


@pytest.mark.parametrize("race", RACES)
def test_the_kernel_hides_from_a_seat_what_the_rules_hide(race: str) -> None:
    """A batch notes what each step shows; a view of the rules gives the same rows to redeal."""
    game = Downforce.make(RACES[race])
    kernel = game.kernel("compiled" if numba_version() else "plain")
    batches, luck, rng = kernel.batches(), KernelLuck(5, 1), stream(race, "conceal")
    races, state, checked = batches.start(5, [1]), game.start(), 0
    while not isinstance(turn := game.turn(state), Over):
        if not isinstance(turn, Decide):
            state, _ = game.apply(state, luck.answer(turn))
            continue
        for seat in game.setup.seats:
            s, h, work = races.rows[:], zeros(layout.HIDDEN_SIZE), zeros(layout.WORK_SIZE)
            kernel.entry_points.conceal_batch(kernel.t, s, work, h, 0, seat)
            seen, hidden = kernel.rows_seen(game.view(state, seat))
            assert h == hidden
            for first, end in ((layout.HAND, layout.LEGAL), (layout.LACK, layout.RACE_SIZE)):
                assert s[first:end] == seen[first:end]
            if state.ask.__class__ in SEALED:
                assert s[layout.WHO] == seen[layout.WHO]
            checked += 1
        answers = kernel.answers(state)
        number = int(rng.random() * len(answers))
        batches.step(races, array("q", [number]))
        state, _ = game.apply(state, answers[number])
    assert checked > 100
