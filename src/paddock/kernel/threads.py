"""The code of a graphics card's thread: an entry point of batches, race by race, with its own scratch.

Thread i runs races i, i + threads, i + 2 * threads, … of a batch. The LLVM code is made from the annotations of the
entry points and is the same for every machine; only the card's kernels, which read the number of the thread, are
specific to the card.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Mapping, Sequence
from types import FunctionType, ModuleType

from paddock.kernel.calling import entry_points_of
from paddock.kernel.luck import SIZE as LUCK

SCRATCH = "srwh"
"""Parameters of entry points that are private to a thread: a race, luck, work space, hidden information."""
TABLES = "tv"
RANGE = ("start", "stop")
"""Parameters that name the races of a call."""

DECLARED = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare void @llvm.trap()
"""
THREAD = """
define void @{thread}(i64 %thread, i64 %threads, i64 %count, ptr %total, {taken}) {{
entry:
  %ret = alloca i64
  %exc = alloca ptr
{own}  br label %check
check:
  %race = phi i64 [ %thread, %entry ], [ %following, %done ]
  %more = icmp slt i64 %race, %count
  br i1 %more, label %run, label %leave
run:
  %behind = add i64 %race, 1
  %status = call i32 @{name}(ptr %ret, ptr %exc, {given})
  %failed = icmp ne i32 %status, 0
  br i1 %failed, label %fail, label %done
fail:
  call void @llvm.trap()
  unreachable
done:
{added}  %following = add i64 %race, %threads
  br label %check
leave:
  ret void
}}
"""
ADDED = """  %value = load i64, ptr %ret
  %before = atomicrmw add ptr %total, i64 %value monotonic
"""
KERNEL = """
define ptx_kernel void @{name}(i64 %count, ptr %total, {taken}) {{
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ctaid = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %ntid = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %nctaid = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %before = mul i32 %ctaid, %ntid
  %number = add i32 %before, %tid
  %all = mul i32 %nctaid, %ntid
  %thread = zext i32 %number to i64
  %threads = zext i32 %all to i64
  call void @{thread}(i64 %thread, i64 %threads, i64 %count, ptr %total, {given})
  ret void
}}
"""


def batch_entry_points(modules: Sequence[ModuleType]) -> Iterator[FunctionType]:
    """Yield the entry points that run a range of races."""
    for function in entry_points_of(modules):
        if set(RANGE) <= function.__annotations__.keys():
            yield function


def taken_by(function: FunctionType) -> tuple[str, ...]:
    """Return the names of the rows supplied by a device: tables and scratch, which precede the range."""
    names = list(inspect.signature(function).parameters)
    return tuple(names[: names.index(RANGE[0])])


def scratch_sizes(layout: object) -> dict[str, int]:
    """Return how many numbers of each kind of scratch a thread needs."""
    sizes = [getattr(layout, name) for name in ("RACE_SIZE", "WORK_SIZE", "HIDDEN_SIZE")]
    return {"s": sizes[0], "r": LUCK, "w": sizes[1], "h": sizes[2]}


def kernel_name(name: str) -> str:
    """Return the name of the card's kernel for an entry point."""
    return f"{name}_on_card"


def thread_name(name: str) -> str:
    """Return the name of the function that one thread runs."""
    return f"{name}_thread"


def code_of_threads(modules: Sequence[ModuleType], sizes: Mapping[str, int]) -> str:
    """Return LLVM code of the functions that threads run."""
    return DECLARED + "".join([code_of_thread(each, sizes) for each in batch_entry_points(modules)])


def code_of_thread(function: FunctionType, sizes: Mapping[str, int]) -> str:
    """Return LLVM code of the function in which a thread runs an entry point."""
    own, given = "", []
    for name, kind in parameters_of(function).items():
        if name in SCRATCH:
            own += f"  %{name}.at = mul i64 %thread, {sizes[name]}\n"
            own += f"  %{name}.own = getelementptr i64, ptr %{name}, i64 %{name}.at\n"
        value = {RANGE[0]: "race", RANGE[1]: "behind"}.get(name, f"{name}.own" if name in SCRATCH else f"{name}.in")
        given.append(f"{kind} %{value.removesuffix('.in') if name in RANGE else value}")
    taken = ", ".join(declared(function))
    added = ADDED if function.__annotations__["return"] == "int" else ""
    name = function.__name__
    return THREAD.format(thread=thread_name(name), name=name, taken=taken, own=own, given=", ".join(given), added=added)


def code_of_kernels(modules: Sequence[ModuleType]) -> str:
    """Return LLVM code of the card's kernels, in which every thread runs its function."""
    code = ""
    for function in batch_entry_points(modules):
        taken, name = ", ".join(declared(function)), function.__name__
        code += KERNEL.format(name=kernel_name(name), thread=thread_name(name), taken=taken, given=taken)
    return code


def parameters_of(function: FunctionType) -> dict[str, str]:
    """Return the parameters of an entry point with their LLVM types."""
    kinds = function.__annotations__
    return {name: "i64" if kinds[name] == "int" else "ptr" for name in inspect.signature(function).parameters}


def declared(function: FunctionType) -> list[str]:
    """Return the declarations of a thread function's parameters, after its own four."""
    found = {name: kind for name, kind in parameters_of(function).items() if name not in RANGE}
    return [f"{kind} %{name}{'' if name in SCRATCH else '.in'}" for name, kind in found.items()]
