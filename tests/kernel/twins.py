"""A kernel on another target: its twin must give the same bytes."""

from __future__ import annotations

from typing import Any

from paddock.kernel.rows import short_zeros, zeros
from paddock.sim.wasm import WasmEntryPoints
from tests.conformance.kit import game_of

FAULTS = {
    "downforce-4": "paddock.downforce.kernel.race.wild_cars",
    "formula-d-4": "paddock.formula_d.kernel.race.stops_after",
}
"""A function of each kernel, which is replaced to plant a fault."""


def compiled_kernel(name: str) -> Any:
    """A kernel on this processor, ready for drivers."""
    kernel: Any = game_of(name).kernel("compiled")
    kernel.prepare_drivers()
    return kernel


def plain_twin(kernel: Any) -> Any:
    """The kernel uncompiled with the same tables, which would take minutes to fill."""
    twin = type(kernel)(kernel.setup, "plain")
    twin.t, twin.v, twin._has_values = kernel.t, kernel.v, True
    return twin


def wasm_twin(kernel: Any, entry_points: WasmEntryPoints) -> Any:
    """The kernel in a virtual machine that fills its own tables, as pages do."""
    twin = type(kernel)(kernel.setup, "plain")
    twin.entry_points, given = entry_points, twin.preparation()
    twin.t, twin.v, needed = given.t, short_zeros(0 if given.order else 1), given.room
    while len(twin.v) < needed:
        twin.v = short_zeros(needed)
        race, _, work = twin.scratch()
        order = (given.order, len(given.order), needed)
        needed = entry_points.prepare(twin.t, twin.v, race, work, zeros(given.further), *order)
    del twin.v[needed:]
    twin._has_values = True
    observed = kernel.layout.OBSERVED  # noted only for observations, which pages do not make
    twin.t[observed] = kernel.t[observed]
    assert are_same((twin.t, twin.v), (kernel.t, kernel.v))
    return twin


def are_same(one: object, other: object) -> bool:
    """Compare plainly: pytest would take minutes to show a difference between millions of rows."""
    return one == other


def race_alike(one: Any, other: Any, random: int, driven: int) -> bool:
    """Race at random and with drivers; return whether lengths, ends and figures are the same to the byte."""
    batches = [
        [kernel.races(7, count, drivers, 3) for drivers, count in (("random", random), ("drivers", driven))]
        for kernel in (one, other)
    ]
    rows = [[(each.lengths, each.rows, each.figures) for each in races] for races in batches]
    return are_same(*rows)
