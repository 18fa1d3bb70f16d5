"""One source, run in two ways: as it stands, or compiled by Numba, which is imported here only and only then.

A kernel is a few modules. To compile them each is loaded a second time, its functions are compiled in the order in
which they call each other, with the signatures that their annotations give, and the copies call compiled functions
only. What was compiled is kept in a folder that is named after the source, so that a change of any module counts.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import inspect
import os
import shutil
import sys
from array import array
from collections.abc import Callable, Sequence
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, Literal, TypeAlias

import msgspec
from platformdirs import user_cache_path

SHARED = ("paddock.kernel.luck", "paddock.kernel.figures")
"""Modules that every kernel may use."""
Run: TypeAlias = Literal["ready", "compiled", "plain"]
"""How a kernel runs: as it can at once, compiled (which may have to be waited for), or as it stands."""
DOOR_TYPES = ("Array", "ShortArray")
KEPT = 4
"""Versions of a kernel that are kept."""
BUILT = "built"
"""The file that says that a kernel has been compiled to its end."""


class KernelSource(msgspec.Struct, frozen=True):
    """A kernel's modules, each one after those that it imports, and where they are compiled."""

    name: str
    modules: tuple[str, ...]

    def doors(self, run: Run) -> SimpleNamespace:
        """Its doors, compiled or plain."""
        return self.compiled() if self.runs_compiled(run) else self.plain()

    def runs_compiled(self, run: Run) -> bool:
        """Whether it runs compiled; `ready`: if it has been compiled before."""
        return run == "compiled" or (run == "ready" and self.is_built())

    def plain(self) -> SimpleNamespace:
        """Its doors as they stand: slow, and the same everywhere."""
        doors = SimpleNamespace()
        for module in self._load():
            for function in functions_of(module):
                if is_door(function):
                    setattr(doors, function.__name__, function)
        return doors

    def compiled(self) -> SimpleNamespace:
        """Its doors, compiled: from the folder of what was compiled before, or now, which takes seconds."""
        return compile_source(self)

    def is_built(self) -> bool:
        """Whether it has been compiled by this version of Numba, so that a process has it at once."""
        return numba_version() is not None and (self.folder() / BUILT).exists()

    def folder(self) -> Path:
        """Where what is compiled is kept."""
        return cache_folder() / f"{self.name}-{digest_of(self)}"

    def _load(self) -> list[ModuleType]:
        return [importlib.import_module(name) for name in (*SHARED, *self.modules)]


@cache
def digest_of(source: KernelSource) -> str:
    """What tells one version of a kernel from another: its modules, Numba's version and Python's."""
    digest = hashlib.sha256(f"{numba_version()} {sys.version}".encode())
    for name in (__name__, *SHARED, *source.modules):
        spec = importlib.util.find_spec(name)
        assert spec is not None and spec.origin is not None
        digest.update(Path(spec.origin).read_bytes())
    return digest.hexdigest()[:16]


@cache
def numba_version() -> str | None:
    """Which Numba there is; asking does not import it."""
    try:
        return version("numba")
    except PackageNotFoundError:
        return None


def cache_folder() -> Path:
    """Where compiled kernels are kept."""
    named = os.environ.get("PADDOCK_KERNELS")
    return Path(named) if named else user_cache_path("paddock", False) / "kernels"


def functions_of(module: ModuleType) -> list[FunctionType]:
    """The functions that a module defines."""
    return [each for each in vars(module).values() if inspect.isfunction(each) and each.__module__ == module.__name__]


def is_door(function: FunctionType) -> bool:
    """Whether it is called from outside: it takes arrays, not bare memory."""
    return any(kind in DOOR_TYPES for kind in function.__annotations__.values())


@cache
def compile_source(source: KernelSource) -> SimpleNamespace:
    import numba

    folder = source.folder()
    folder.mkdir(parents=True, exist_ok=True)
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder)
    try:
        doors = _Compiler().compile(source._load())
    finally:
        numba.config.CACHE_DIR = before
    if not (folder / BUILT).exists():
        (folder / BUILT).touch()
        remove_older(folder)
    return doors


def remove_older(folder: Path) -> None:
    """Drops what was compiled from older versions of a source; a few stay, for other checkouts on this machine."""
    name = folder.name.rpartition("-")[0]
    others = [each for each in folder.parent.glob(f"{name}-*") if each.name.rpartition("-")[0] == name]
    others.sort(key=lambda each: each.stat().st_mtime, reverse=True)
    for other in others[KEPT:]:
        shutil.rmtree(other, ignore_errors=True)


class _Compiler:
    """Compiles modules one after the other; a module's functions call those compiled before."""

    def __init__(self) -> None:
        from numba import types

        pointers = {"Row": types.CPointer(types.int64), "ShortRow": types.CPointer(types.int32)}
        arrays = {"Array": types.int64[::1], "ShortArray": types.int32[::1]}
        self.types = {"int": types.int64, "bool": types.boolean, **pointers, **arrays}
        self.done: dict[tuple[str, str], object] = {("paddock.kernel.rows", "row"): bare_memory()}

    def compile(self, modules: Sequence[ModuleType]) -> SimpleNamespace:
        doors = SimpleNamespace()
        for module in modules:
            for function, made in self._module(module):
                if is_door(function):
                    setattr(doors, function.__name__, door(made))
        return doors

    def _module(self, module: ModuleType) -> list[tuple[FunctionType, Callable[..., Any]]]:
        copy = second_copy(module)
        for name, value in list(vars(copy).items()):
            if inspect.isfunction(value) and (found := self.done.get((value.__module__, value.__name__))):
                setattr(copy, name, found)
        functions = {each.__name__: each for each in functions_of(copy)}
        made: dict[str, Callable[..., Any]] = {}
        for name in in_order(functions):
            made[name] = self._function(functions[name])
            setattr(copy, name, made[name])
            self.done[module.__name__, name] = made[name]
        return [(functions[name], made[name]) for name in made]

    def _function(self, function: FunctionType) -> Callable[..., Any]:
        from numba import njit

        kinds = function.__annotations__
        signature = tuple(self.types[kinds[name]] for name in inspect.signature(function).parameters)
        options = {"cache": True, "nogil": True, "error_model": "numpy"}
        compiled: Callable[..., Any] = njit(signature, **options)(function)
        return compiled


def second_copy(module: ModuleType) -> ModuleType:
    """A module once more, under another name."""
    name = module.__name__ + "_compiled"
    assert module.__file__ is not None
    spec = importlib.util.spec_from_file_location(name, module.__file__)
    assert spec is not None and spec.loader is not None
    copy = importlib.util.module_from_spec(spec)
    sys.modules[name] = copy
    spec.loader.exec_module(copy)
    return copy


def in_order(functions: dict[str, FunctionType]) -> list[str]:
    """The names of functions, each behind those that it calls."""
    ordered: dict[str, None] = {}

    def add(name: str) -> None:
        for called in functions[name].__code__.co_names:
            if called in functions and called not in ordered and called != name:
                add(called)
        ordered[name] = None

    for name in functions:
        if name not in ordered:
            add(name)
    return list(ordered)


def bare_memory() -> Any:
    """What `row` is when compiled: the memory of an array, without the array that would be counted at every call."""
    from numba import types
    from numba.extending import intrinsic

    def row(context: Any, numbers: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return context.make_array(signature.args[0])(context, builder, arguments[0]).data

        return types.CPointer(numbers.dtype)(numbers), code

    return intrinsic(row)


def door(compiled: Callable[..., Any]) -> Callable[..., Any]:
    """A compiled function that takes the same arrays as the plain one."""
    from numpy import frombuffer

    def enter(*arguments: Any) -> Any:
        return compiled(*[frombuffer(each, each.typecode) if type(each) is array else each for each in arguments])

    return enter
