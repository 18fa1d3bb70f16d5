"""What all kernels share: the luck of a race for the rules, and figures added up."""

from __future__ import annotations

from array import array

from paddock.core.game import Roll, Rolled, Shuffle
from paddock.core.luck import SeededLuck
from paddock.core.play import check_luck
from paddock.kernel.figures import FIGURES, LEAD, PLACE, SCORE, WIN, WIN_UNITS, judge
from paddock.kernel.luck import below, seed
from paddock.kernel.part import KernelLuck, Playouts
from paddock.kernel.rows import zeros


def test_the_rules_can_be_given_the_luck_of_a_kernel() -> None:
    luck, row = KernelLuck(7, 3), zeros(2)
    seed(row, 7, 3)
    faces = (1, 1, 2, 4)
    assert [luck.answer(Roll(faces)) for _ in range(20)] == [Rolled(faces[below(row, 4)]) for _ in range(20)]
    for size in (1, 2, 42):
        check_luck(Shuffle(size), luck.answer(Shuffle(size)))


def test_races_of_one_seed_have_different_luck() -> None:
    turn = Shuffle(42)
    orders = {str(KernelLuck(high, low).answer(turn)) for high in range(5) for low in range(5)}
    assert len(orders | {str(SeededLuck("7").answer(turn))}) == 26


def test_figures_are_found_by_answer_and_seat() -> None:
    playouts = Playouts(10, 3, array("q", range(24)), array("q", range(100, 124)))
    assert playouts.total(1, 2, LEAD) == (1 * 3 + 2) * 4 + LEAD
    assert playouts.total_squared(0, 1, LEAD) == 100 + 4 + LEAD


def test_a_win_is_shared_and_places_follow_the_keys() -> None:
    figures = zeros(4 * FIGURES)
    for seat, score in enumerate((5, 9, 9, -2)):
        figures[seat * FIGURES + SCORE] = score
    judge(figures, 0, array("q", [50, 90, 90, -20]), 4)
    assert list(figures[WIN::FIGURES]) == [0, WIN_UNITS // 2, WIN_UNITS // 2, 0]
    assert list(figures[PLACE::FIGURES]) == [3, 1, 1, 4]
    assert list(figures[LEAD::FIGURES]) == [-4, 0, 0, -11]
