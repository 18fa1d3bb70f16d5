"""The entry points of a kernel: functions called from outside, plain or as machine code.

An entry point takes `Array` and `ShortArray`, where other functions take `Row` and `ShortRow`.
"""

from __future__ import annotations

import inspect
from array import array
from collections.abc import Callable, Iterator, Sequence
from ctypes import CFUNCTYPE, byref, c_int32, c_int64, c_void_p
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

ARRAY_CODES = {"Array": "q", "ShortArray": "i"}
"""The types that only entry points take, with their codes as arrays."""


class EntryPointFailed(Exception):
    """An entry point ended with an error."""


def functions_of(module: ModuleType) -> list[FunctionType]:
    """Return the functions that a module defines."""
    return [each for each in vars(module).values() if inspect.isfunction(each) and each.__module__ == module.__name__]


def is_entry_point(function: FunctionType) -> bool:
    """Return whether a function is called from outside."""
    return any(kind in ARRAY_CODES for kind in function.__annotations__.values())


def entry_points_of(modules: Sequence[ModuleType]) -> Iterator[FunctionType]:
    """Yield the entry points of modules as plain functions."""
    for module in modules:
        yield from filter(is_entry_point, functions_of(module))


def plain_entry_points(modules: Sequence[ModuleType]) -> SimpleNamespace:
    """Return the entry points as plain functions."""
    return SimpleNamespace(**{function.__name__: function for function in entry_points_of(modules)})


def loaded_entry_points(modules: Sequence[ModuleType], code: bytes) -> SimpleNamespace:
    """Load machine code and return its entry points."""
    from llvmlite import binding

    engine = new_engine()
    engine.add_object_file(binding.ObjectFileRef.from_data(code))
    engine.finalize_object()
    names = {each.__name__: each for each in entry_points_of(modules)}
    callers = {name: caller(each, engine.get_function_address(name)) for name, each in names.items()}
    return SimpleNamespace(**callers, engine=engine)  # the machine code lives as long as its engine


def new_engine() -> Any:
    """Return an engine into which machine code can be loaded."""
    from llvmlite import binding

    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    machine = binding.Target.from_default_triple().create_target_machine()
    return binding.create_mcjit_compiler(binding.parse_assembly(""), machine)


def host() -> str:
    """Describe this processor, as machine code made for another one may not run here."""
    from llvmlite import binding

    return f"{binding.get_host_cpu_name()} {binding.get_host_cpu_features().flatten()}"


def caller(function: FunctionType, address: int) -> Callable[..., int]:
    """Return a function that calls machine code with the plain function's arguments, without holding the GIL."""
    kinds = [kind for name, kind in function.__annotations__.items() if name != "return"]
    takes = [c_int64 if kind == "int" else c_void_p for kind in kinds]
    codes = [ARRAY_CODES.get(kind) for kind in kinds]
    enter = CFUNCTYPE(c_int32, c_void_p, c_void_p, *takes)(address)

    def call(*arguments: Any) -> int:
        given, problem = c_int64(), c_void_p()
        if codes != [each.typecode if type(each) is array else None for each in arguments]:
            raise TypeError(f"{function.__name__} takes {', '.join(kinds)}")
        places = [each.buffer_info()[0] if type(each) is array else each for each in arguments]
        if enter(byref(given), byref(problem), *places):
            raise EntryPointFailed(function.__name__)
        return given.value

    return call
