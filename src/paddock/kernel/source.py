"""The source of a kernel, run as plain Python or as machine code (see building.py).

Compiled code is cached in a folder named after the source's digest, so that a change of any module counts.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import logging
import os
import shutil
import sys
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from tempfile import TemporaryFile
from types import ModuleType, SimpleNamespace
from typing import Literal, TypeAlias

import msgspec

from paddock.kernel.calling import functions_of, host, loaded_entry_points, plain_entry_points

log = logging.getLogger("paddock.kernel")
SHARED = ("paddock.kernel.luck", "paddock.kernel.figures")
"""Modules available to every kernel."""
COMPILER = "paddock.kernel.targets"
"""The module that compiles a kernel."""
Run: TypeAlias = Literal["ready", "compiled", "plain"]
"""How a kernel runs: in the fastest way ready now, compiled (which may take a while), or plain."""
KEPT = 4
"""Cached versions of a kernel."""
WASM, WHOLE_WASM = "kernel.wasm", "whole.wasm"
"""The files of a kernel for browsers: the part that pages use, and all of it."""
PTX = "card.ptx"
"""The file of a kernel for NVIDIA cards, as assembler, which the driver compiles and caches."""
BUILT = "machine-code"
"""The file of a compiled kernel: a line that names the machine, then its code."""


class KernelSource(msgspec.Struct, frozen=True):
    """A kernel's modules, each after those that it imports; the first one of a game's kernel is its layout."""

    name: str
    modules: tuple[str, ...]
    races: bool = False  # whether it is a game's kernel, with the shared entry points

    def entry_points(self, run: Run) -> SimpleNamespace:
        """Return its entry points, compiled or plain."""
        return self.compiled() if self.runs_compiled(run) else self.plain()

    def runs_compiled(self, run: Run) -> bool:
        """Return whether it runs compiled; with `ready`, whether it has already been compiled."""
        return run == "compiled" or (run == "ready" and self.is_built())

    def plain(self) -> SimpleNamespace:
        """Return its entry points as plain Python: slow, but available everywhere."""
        return plain_entry_points(self.load())

    def compiled(self) -> SimpleNamespace:
        """Return its entry points as machine code, from the cache or compiled now, which takes seconds."""
        return compile_source(self)

    def build(self) -> bytes:
        """Compile it, cache the machine code if possible, and return it."""
        from paddock.kernel.targets import machine_code

        code = machine_code(self.load())
        self.keep(BUILT, host().encode() + b"\n" + code)
        return code

    def wasm(self, whole: bool = False) -> bytes:
        """Return it as a WebAssembly module, from the cache or made now, which takes seconds.

        Pages do not step batches, so only the `whole` module has the entry points for them.
        """
        from paddock.kernel.building import entry_point_names
        from paddock.kernel.targets import wasm

        name = WHOLE_WASM if whole else WASM
        if (path := self.folder() / name).exists():
            return path.read_bytes()
        modules = self.load()
        names = [each for each in entry_point_names(modules) if whole or not each.endswith("_batch")]
        module = wasm(modules, names)
        self.keep(name, module)
        return module

    def ptx(self) -> str:
        """Return it as PTX for NVIDIA cards, from the cache or made now, which takes seconds and needs no card."""
        from paddock.kernel.targets import card_ptx
        from paddock.kernel.threads import scratch_sizes

        if (path := self.folder() / PTX).exists():
            return path.read_text(encoding="ascii")
        text = card_ptx(self.load(), scratch_sizes(importlib.import_module(self.modules[0])))
        self.keep(PTX, text.encode("ascii"))
        return text

    def keep(self, name: str, data: bytes) -> None:
        """Write compiled code to the cache, if possible."""
        folder = self.folder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            written = folder / f"{name}-{os.getpid()}"
            written.write_bytes(data)
            written.replace(folder / name)
            remove_older(folder)
        except OSError as error:
            log.error("%s", not_kept(error))

    def read(self) -> bytes | None:
        """Read the cached machine code; None if there is none for this machine."""
        try:
            made_for, _, code = (self.folder() / BUILT).read_bytes().partition(b"\n")
        except (FileNotFoundError, PermissionError):
            return None
        return code if made_for == host().encode() else None

    def is_built(self) -> bool:
        """Return whether it has been compiled by this version of Numba, so that it loads at once."""
        return numba_version() is not None and (self.folder() / BUILT).exists()

    def folder(self) -> Path:
        """Return the folder of its compiled code."""
        return cache_folder() / f"{self.name}-{digest_of(self)}"

    def described(self) -> ModuleType:
        """Return the module `fields`, which is not compiled: the observations and actions of learners."""
        return importlib.import_module(f"{self.modules[0].rpartition('.')[0]}.fields")

    def load(self) -> list[ModuleType]:
        """Import its modules, the shared entry points last."""
        modules = [importlib.import_module(name) for name in (*SHARED, *self.modules)]
        return [*modules, bound_entry_points(self)] if self.races else modules


@cache
def bound_entry_points(source: KernelSource) -> ModuleType:
    """Load the shared entry points with a kernel's own functions in place of the interface's."""
    copy = second_copy(importlib.import_module("paddock.kernel.entry_points"), f"entry_points_of_{source.name}")
    modules = [importlib.import_module(name) for name in source.modules]
    interface = importlib.import_module("paddock.kernel.interface")
    for function in functions_of(interface):
        (defined,) = [vars(module)[function.__name__] for module in modules if defines(module, function.__name__)]
        setattr(copy, function.__name__, defined)
    for name, value in vars(interface).items():
        if isinstance(value, int):
            setattr(copy, name, vars(modules[0])[name])
    return copy


def defines(module: ModuleType, name: str) -> bool:
    """Return whether a module defines a function of this name rather than importing it."""
    return getattr(vars(module).get(name), "__module__", "") == module.__name__


def second_copy(module: ModuleType, name: str) -> ModuleType:
    """Load a module again under another name."""
    assert module.__file__ is not None
    spec = importlib.util.spec_from_file_location(name, module.__file__)
    assert spec is not None and spec.loader is not None
    copy = importlib.util.module_from_spec(spec)
    sys.modules[name] = copy
    spec.loader.exec_module(copy)
    return copy


@cache
def digest_of(source: KernelSource) -> str:
    """Return a digest that identifies a kernel's version: its modules, those beside them, and the compiler."""
    digest = hashlib.sha256(f"{numba_version()} {sys.version}".encode())
    folders = dict.fromkeys(path_of(name).parent for name in (COMPILER, *SHARED, *source.modules))
    for folder in folders:
        for path in sorted(folder.glob("*.py")):  # including those that are not compiled, as constants come from them
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def path_of(module: str) -> Path:
    """Return the path of a module's source."""
    spec = importlib.util.find_spec(module)
    assert spec is not None and spec.origin is not None
    return Path(spec.origin)


@cache
def numba_version() -> str | None:
    """Return the version of Numba without importing it."""
    try:
        return version("numba")
    except PackageNotFoundError:
        return None


def cache_folder() -> Path:
    """Return the folder of compiled kernels."""
    from platformdirs import user_cache_path  # missing in browsers, which cache no kernels

    named = os.environ.get("PADDOCK_KERNELS")
    return Path(named) if named else user_cache_path("paddock", False) / "kernels"


def cache_fault() -> str | None:
    """Return the reason why compiled kernels cannot be cached here, as a sentence; None if they can."""
    try:
        cache_folder().mkdir(parents=True, exist_ok=True)
        TemporaryFile(dir=cache_folder()).close()
    except OSError as error:
        return not_kept(error)
    return None


def not_kept(error: OSError) -> str:
    """Return a sentence saying that compiled kernels cannot be cached, and what to do about it."""
    return (
        f"compiled kernels cannot be kept in {cache_folder()} ({error.strerror or error}); "
        "make that folder writable, or name another one in PADDOCK_KERNELS"
    )


@cache
def compile_source(source: KernelSource) -> SimpleNamespace:
    return loaded_entry_points(source.load(), source.read() or source.build())


def remove_older(folder: Path) -> None:
    """Remove compiled code of older sources, except for a few versions for other checkouts on this machine."""
    name = folder.name.rpartition("-")[0]
    others = [each for each in folder.parent.glob(f"{name}-*") if each.name.rpartition("-")[0] == name]
    others.sort(key=lambda each: each.stat().st_mtime, reverse=True)
    for other in others[KEPT:]:
        shutil.rmtree(other, ignore_errors=True)
