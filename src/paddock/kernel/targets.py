"""The targets of compilation: this processor, graphics cards, browsers.

The functions are the same for all. Numba makes one LLVM module from a kernel, and LLVM lowers it to each target.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any

import msgspec

from paddock.kernel.building import compiled, entry_point_names
from paddock.kernel.threads import batch_entry_points, code_of_kernels, code_of_threads, kernel_name


class Target(msgspec.Struct, frozen=True):
    """A target machine for LLVM."""

    triple: str
    layout: str
    cpu: str
    features: str


CARD = Target("nvptx64-nvidia-cuda", "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64", "sm_80", "+ptx75")
BROWSER = Target(
    "wasm32-unknown-unknown",
    "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20",
    "generic",
    "+bulk-memory,+sign-ext",
)


def machine_code(modules: Sequence[ModuleType]) -> bytes:
    """Return an object file for this processor; its entry points keep their names."""
    return compiled(modules).machine_code()


def ptx(modules: Sequence[ModuleType], entry: str = "", names: Sequence[str] = ()) -> str:
    """Return PTX for a graphics card. `entry` is LLVM code of the card's kernels that call the entry points."""
    machine, module = lowered(compiled(modules).text() + entry, CARD, names or entry_point_names(modules))
    text: str = machine.emit_assembly(module)
    return text


def card_ptx(modules: Sequence[ModuleType], sizes: Mapping[str, int]) -> str:
    """Return PTX with a kernel for every entry point of batches; `sizes`: a thread's scratch."""
    names = [kernel_name(each.__name__) for each in batch_entry_points(modules)]
    return ptx(modules, code_of_threads(modules, sizes) + code_of_kernels(modules), names)


def wasm(modules: Sequence[ModuleType], names: Sequence[str]) -> bytes:
    """Return a WebAssembly module, whose memory is imported and whose entry points take addresses in it."""
    from paddock.kernel.linking import link

    machine, module = lowered(compiled(modules).text(), BROWSER, names)
    return link(machine.emit_object(module), names)


def lowered(text: str, target: Target, names: Sequence[str]) -> tuple[Any, Any]:
    """Optimise LLVM code for a target as a whole; only these names stay visible."""
    from llvmlite import binding

    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    text = re.sub(r"target triple = .*", f'target triple = "{target.triple}"', text)
    text = re.sub(r"target datalayout = .*", f'target datalayout = "{target.layout}"', text)
    text = re.sub(
        r"= (?:common|linkonce_odr|weak) ((?:local_unnamed_addr )?)(global|constant)", r"= internal \1\2", text
    )
    module = binding.parse_assembly(text)
    module.verify()
    for function in module.functions:
        if function.name not in names and not function.is_declaration:
            function.linkage = "internal"
    found = binding.Target.from_triple(target.triple)
    machine = found.create_target_machine(cpu=target.cpu, features=target.features, opt=3)
    builder = binding.create_pass_builder(machine, binding.create_pipeline_tuning_options(speed_level=3))
    builder.getModulePassManager().run(module, builder)
    return machine, module
