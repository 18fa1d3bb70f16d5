"""The rows that kernels work on: flat arrays of integers, the same memory for plain and compiled functions.

Annotations determine how a kernel's function is compiled: `Row` and `ShortRow` are bare memory that costs
nothing to pass on, `int` is a 64-bit number. Entry points, which are called from outside, take the same
memory as `Array` and `ShortArray`.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import TypeAlias, TypeVar, cast

Row: TypeAlias = "array[int]"
ShortRow: TypeAlias = "array[int]"
Array: TypeAlias = "array[int]"
ShortArray: TypeAlias = "array[int]"

Function = TypeVar("Function", bound=Callable[..., object])


def inlined(function: Function) -> Function:
    """Mark a function of an inner loop for inlining into its callers."""
    function.__dict__["inlined"] = True
    return function


def row_from(row: Row, start: int) -> Row:
    """Return the rest of a row from `start`: the same memory, not a copy."""
    return cast("Row", memoryview(row)[start:])


def zeros(size: int) -> Array:
    """Return a new row of 64-bit numbers."""
    return array("q", (0,)) * size


def short_zeros(size: int) -> ShortArray:
    """Return a new row of 32-bit numbers."""
    return array("i", (0,)) * size
