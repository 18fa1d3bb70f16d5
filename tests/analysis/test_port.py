"""What pages make of playouts is a port of `review/estimate.py`: a golden file holds both equal.

`python -m tests.analysis.test_port` writes that file; web/src/analysis/estimate.test.ts reads it.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from paddock.kernel.figures import FIGURES, PLACE, SCORE, WIN_UNITS
from paddock.kernel.part import Outcomes, Plan
from paddock.kernel.rows import zeros
from paddock.review.estimate import RESULT, WIN, estimates_of

GOLDEN = Path(__file__).parents[2] / "web" / "src" / "analysis" / "estimates.json"
KINDS = ((40, 3, 2, 5, SCORE), (40, 1, 4, 25, PLACE), (8, 4, 1, 3, SCORE))
"""Slots, seats, answers, playouts in a slot, and the figure that is the result."""


def case(slots: int, seats: int, answers: int, each: int, result: int) -> dict[str, Any]:
    """Sums as a kernel might return them, and what they say."""
    rng = Random(f"{slots} {seats} {answers}")
    sums = zeros(slots * answers * seats * FIGURES)
    for at in range(len(sums)):
        sums[at] = rng.randrange(WIN_UNITS * each) if at % FIGURES == 0 else rng.randrange(-40, 90) * each
    outcomes = Outcomes(Plan(0, slots, each), answers, seats, result, sums)
    return {
        "playouts": slots * each,
        "slots": slots,
        "seats": seats,
        "answers": answers,
        "result": result,
        "sums": list(sums),
        "figures": [
            [[[one.mean(row, seat), one.error(row, seat)] for row in (WIN, RESULT)] for seat in range(seats)]
            for one in estimates_of(outcomes)
        ],
    }


def cases() -> list[dict[str, Any]]:
    """Sums of several shapes."""
    return [case(*kind) for kind in KINDS]


def test_the_golden_file_has_what_python_makes_of_sums() -> None:
    assert json.loads(GOLDEN.read_text(encoding="utf-8")) == cases()


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps(cases()) + "\n", encoding="utf-8")
