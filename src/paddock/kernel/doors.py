"""The doors of a kernel: the functions that the outside calls, plain or as machine code.

A door takes `Array` and `ShortArray`, where other functions take `Row` and `ShortRow`.
"""

from __future__ import annotations

import inspect
from array import array
from collections.abc import Callable, Iterator, Sequence
from ctypes import CFUNCTYPE, byref, c_int32, c_int64, c_void_p
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

DOOR_TYPES = {"Array": "q", "ShortArray": "i"}
"""What only doors take, and its code as an array."""


class DoorFailed(Exception):
    """A door has not come to its end."""


def functions_of(module: ModuleType) -> list[FunctionType]:
    """The functions that a module defines."""
    return [each for each in vars(module).values() if inspect.isfunction(each) and each.__module__ == module.__name__]


def is_door(function: FunctionType) -> bool:
    """Whether it is called from outside."""
    return any(kind in DOOR_TYPES for kind in function.__annotations__.values())


def doors_of(modules: Sequence[ModuleType]) -> Iterator[FunctionType]:
    """The doors of modules, as they stand."""
    for module in modules:
        yield from filter(is_door, functions_of(module))


def plain_doors(modules: Sequence[ModuleType]) -> SimpleNamespace:
    """Doors as they stand."""
    return SimpleNamespace(**{door.__name__: door for door in doors_of(modules)})


def loaded_doors(modules: Sequence[ModuleType], code: bytes) -> SimpleNamespace:
    """Doors into machine code."""
    from llvmlite import binding

    engine = new_engine()
    engine.add_object_file(binding.ObjectFileRef.from_data(code))
    engine.finalize_object()
    doors = {door.__name__: entrance(door, engine.get_function_address(door.__name__)) for door in doors_of(modules)}
    return SimpleNamespace(**doors, engine=engine)  # the machine code lives as long as its engine


def new_engine() -> Any:
    """What machine code is loaded into."""
    from llvmlite import binding

    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    machine = binding.Target.from_default_triple().create_target_machine()
    return binding.create_mcjit_compiler(binding.parse_assembly(""), machine)


def host() -> str:
    """What machine code is made for: it may not run on a machine of which this is not true."""
    from llvmlite import binding

    return f"{binding.get_host_cpu_name()} {binding.get_host_cpu_features().flatten()}"


def entrance(door: FunctionType, address: int) -> Callable[..., int]:
    """A door that takes the same arguments as the plain one. Python's lock is not held inside."""
    kinds = [kind for name, kind in door.__annotations__.items() if name != "return"]
    takes = [c_int64 if kind == "int" else c_void_p for kind in kinds]
    codes = [DOOR_TYPES.get(kind) for kind in kinds]
    enter = CFUNCTYPE(c_int32, c_void_p, c_void_p, *takes)(address)

    def call(*arguments: Any) -> int:
        given, problem = c_int64(), c_void_p()
        if codes != [each.typecode if type(each) is array else None for each in arguments]:
            raise TypeError(f"{door.__name__} takes {', '.join(kinds)}")
        places = [each.buffer_info()[0] if type(each) is array else each for each in arguments]
        if enter(byref(given), byref(problem), *places):
            raise DoorFailed(door.__name__)
        return given.value

    return call
