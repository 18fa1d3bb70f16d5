"""Luck: HMAC-SHA256 as documented, fair, and the same everywhere."""

from __future__ import annotations

from collections import Counter

from paddock.core.game import Roll, Rolled, Shuffle
from paddock.core.luck import SeededLuck, below, pick, shuffled, stream
from paddock.fair import SealedSeeds


def test_biased_numbers_are_rejected() -> None:
    assert below(3, iter([(1 << 32) - 1, 5])) == 2
    assert below(1 << 31, iter([(1 << 32) - 1])) == (1 << 31) - 1


def test_a_die_is_its_faces() -> None:
    """FD-02: a face that is on the die twice comes up twice as often."""
    fortune = SeededLuck("fair")
    counts = Counter(fortune.answer(Roll((2, 3, 3, 4, 4, 4))).face for _ in range(6000))  # type: ignore[union-attr]
    assert abs(counts[2] - 1000) < 120
    assert abs(counts[3] - 2000) < 160
    assert abs(counts[4] - 3000) < 180


def test_pieces_of_luck_do_not_depend_on_earlier_ones() -> None:
    first = SeededLuck("same")
    first.answer(Shuffle(42))
    assert first.answer(Roll((1, 2, 3))) == SeededLuck("same", spent=1).answer(Roll((1, 2, 3)))


def test_streams_are_independent_and_fixed() -> None:
    """The first numbers are fixed, as every Python and machine must give the same."""
    assert [round(stream("seed", "bot 1").random(), 6), round(stream("seed", "bot 2").random(), 6)] == [
        0.4455,
        0.977645,
    ]
    rng = stream("seed", "bot 1")
    assert sorted(shuffled(rng, "abcdef")) == list("abcdef")
    assert pick(rng, ("only",)) == "only"


def rolled_with(seed: str, altered: int = 0, rolls: int = 60) -> bool:
    """Return whether rolls with this seed, some of them altered at a regular interval, match a sealed seed."""
    luck, sealed = SeededLuck(seed, keyed=True), SealedSeeds([f"other {n}" for n in range(50)] + ["sealed"])
    found = False
    for n in range(rolls):
        turn = Roll((1, 2, 2, 3, 3, 4), ("gear", n))
        answer = luck.answer(turn)
        if altered and n % altered == 0:
            answer = Rolled(1 + answer.face % 4) if isinstance(answer, Rolled) else answer
        found = found or sealed.found_in(turn, answer)
    return found


def test_luck_of_a_sealed_seed_is_found_also_if_some_of_it_was_altered() -> None:
    assert rolled_with("sealed") and rolled_with("sealed", altered=6)
    assert not rolled_with("sealed", rolls=8)  # as many luck has by chance
    assert not any(rolled_with(f"seed {n}", rolls=300) for n in range(30))


def test_one_shuffle_is_enough() -> None:
    turn = Shuffle(200, ("deck",))
    for seed in ("sealed", "another"):
        answer = SeededLuck(seed, keyed=True).answer(turn)
        assert SealedSeeds(["sealed"]).found_in(turn, answer) == (seed == "sealed")
