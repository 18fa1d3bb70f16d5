"""Compile kernels to machine code. Numba is imported only here, and only to compile.

Each module is loaded a second time, and its functions are compiled in call order with the signatures from their
annotations. They form one library, which is optimised once and as a whole. The result needs neither Numba nor
Python. targets.py defines the target machines.
"""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from types import FunctionType, ModuleType
from typing import Any

from paddock.kernel.calling import entry_points_of, functions_of, is_entry_point
from paddock.kernel.source import second_copy

INNER = "internal"
"""The linkage of functions called only from inside the kernel."""


def compiled(modules: Sequence[ModuleType]) -> Compiler:
    """Compile modules, each after those that it imports."""
    from numba.core.compiler_lock import global_compiler_lock

    with global_compiler_lock:
        compiler = Compiler()
        for module in modules:
            compiler.add(module)
    compiler.name_functions()
    return compiler


def entry_point_names(modules: Sequence[ModuleType]) -> list[str]:
    """Return the names of all entry points."""
    return [function.__name__ for function in entry_points_of(modules)]


class Compiler:
    """Compiles functions into one library; each one can call those compiled before."""

    def __init__(self) -> None:
        from numba import types
        from numba.core.compiler import Flags
        from numba.core.registry import cpu_target

        row, short_row = types.CPointer(types.int64), types.CPointer(types.int32)
        self.types = {"int": types.int64, "bool": types.boolean, "None": types.none, "Row": row, "Array": row}
        self.types |= {"ShortRow": short_row, "ShortArray": short_row}
        self.typing, self.target = cpu_target.typing_context, cpu_target.target_context
        self.typing.refresh()
        self.target.refresh()
        self.library = self.target.codegen().create_library("kernel")
        self.library.enable_object_caching()
        self.flags = Flags()
        self.flags.error_model = "numpy"
        self.flags.no_compile = self.flags.no_cpython_wrapper = self.flags.no_cfunc_wrapper = True
        self.done: dict[tuple[str, str], Any] = {("paddock.kernel.rows", "row_from"): row_from()}
        self.entry_points: dict[str, str] = {}  # by name in machine code
        self.inlined: set[str] = set()

    def add(self, module: ModuleType) -> None:
        """Compile the functions of a module, in a copy that calls only compiled functions."""
        copy = second_copy(module, f"{module.__name__}_compiled")
        for name, value in list(vars(module).items()):
            if isinstance(value, int):
                setattr(copy, name, value)
            elif inspect.isfunction(value) and (found := self.done.get((value.__module__, value.__name__))):
                setattr(copy, name, found)
        functions = {each.__name__: each for each in functions_of(copy)}
        for name in in_order(functions):
            self._compile(functions[name])
            self.done[module.__name__, name] = functions[name]

    def _compile(self, function: FunctionType) -> None:
        from numba.core.compiler import compile_extra
        from numba.core.typing.templates import make_concrete_template

        kinds = function.__annotations__
        takes = [self.types[kinds[name]] for name in inspect.signature(function).parameters]
        gives = self.types[str(kinds["return"])]
        made = compile_extra(self.typing, self.target, function, takes, gives, self.flags, {}, library=self.library)
        template = make_concrete_template(function.__name__, function, [made.signature])
        self.typing.insert_user_function(function, template)
        self.target.insert_user_function(function, made.fndesc)
        if is_entry_point(function):
            self.entry_points[made.fndesc.mangled_name] = function.__name__
        if "inlined" in vars(function):
            self.inlined.add(made.fndesc.mangled_name)

    def name_functions(self) -> None:
        """Keep the names of entry points, and hide all other functions."""
        for function in self.library._final_module.functions:
            if function.name in self.inlined:
                function.add_function_attribute("alwaysinline")
            if function.name in self.entry_points:
                function.name = self.entry_points[function.name]
            elif not function.is_declaration:
                function.linkage = INNER

    def machine_code(self) -> bytes:
        """Optimise all functions as a whole for this processor, and return an object file."""
        from numba.core.compiler_lock import global_compiler_lock

        with global_compiler_lock:
            self.library.finalize()
        code: bytes = self.library._get_compiled_object()
        return code

    def text(self) -> str:
        """Return all functions as LLVM code for any target, including the few of Numba's that they call."""
        module = self.library._final_module
        for library in list(self.library._linking_libraries):
            module.link_in(library._get_module_for_linking(), preserve=True)
        return str(module)


def row_from() -> Any:
    """Replace `rows.row_from`, which becomes just another address."""
    from numba import types
    from numba.extending import intrinsic

    @intrinsic  # type: ignore[untyped-decorator]
    def row_from(_: Any, row: Any, start: Any) -> Any:
        return row(row, types.int64), lambda _context, builder, _signature, given: builder.gep(given[0], [given[1]])

    return row_from


def in_order(functions: dict[str, Any]) -> list[str]:
    """Return the names of functions, each after those that it calls."""
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
