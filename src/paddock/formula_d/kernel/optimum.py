"""The fewest turns that a lone car takes on average, by the kernel's values."""

from __future__ import annotations

from paddock.formula_d.kernel import layout as k
from paddock.formula_d.kernel.kernel import FormulaDKernel
from paddock.formula_d.kernel.values import find_alone, landing, turns_after, value_at
from paddock.formula_d.rules.gears import BLACK
from paddock.formula_d.rules.start import GREAT_FROM, GREAT_START, STALLED
from paddock.kernel.rows import ShortArray, zeros

OUT = 1000
"""Penalty for retiring, in turns."""


def optimum(kernel: FormulaDKernel) -> list[float]:
    """Return the expected turns of a lone car, driven optimally, from each place on the grid.

    Every turn counts, including a stalled start and the last one; retiring counts as OUT turns.
    """
    v = kernel.values(OUT)
    setup = kernel.setup
    return [start_turns(kernel, v, setup.circuit.number[name]) for name in setup.track.grid]


def start_turns(kernel: FormulaDKernel, v: ShortArray, space: int) -> float:
    """Return the turns from a place on the grid before the start is rolled (FD-11)."""
    t, wear = kernel.t, kernel.setup.options.wear
    nitro = int(kernel.setup.road)
    row = value_at(t, k.OPENING, nitro, t[k.ROW + space])
    normal = 1 + v[t[k.AFTER_GEAR] + row + wear + 1 + wear] / k.UNIT
    s = zeros(k.RACE_SIZE)
    find_alone(t, s, zeros(k.WORK_SIZE), k.OPENING, space, 0, GREAT_START, 0)
    great = min(
        turns_after(t, v, landing(t, k.OPENING, nitro, space, 0, end), 1, wear - (end >> k.PRICE_SHIFT), False, end)
        for end in s[k.END : k.END + s[k.ENDS]]
    )
    early = max(0, kernel.setup.options.laps - 3) * t[k.LAP_TURNS] / k.UNIT
    stalls, greats = STALLED / len(BLACK), (len(BLACK) + 1 - GREAT_FROM) / len(BLACK)
    return stalls * (1 + normal) + (1 - stalls - greats) * normal + greats * (1 + great / k.UNIT) + early
