"""Races on a graphics card beside those of the processor.

python -m tests.kernel.card FOLDER      makes the PTX of both games and the bytes to expect, on any machine
python tests/kernel/card.py FOLDER      races on a card and compares; needs Python, NumPy and CuPy only
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

GAMES: dict[str, dict[str, Any]] = {"downforce": {"players": 4}, "formula_d": {"cars": 6}}
SEED, FIRST, THREADS, EACH = 7, 3, 512, 4
RACES = {"random": THREADS * EACH, "drivers": THREADS * EACH}

ENTRY = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
define ptx_kernel void @races_on_card(ptr %t, ptr %v, ptr %room, ptr %f, i64 %number, i64 %first, i64 %count,
    i64 %driven, ptr %lengths, ptr %ends) {{
  %ret = alloca i64
  %exc = alloca ptr
  %a = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %c = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %d = mul i32 %b, %c
  %n = add i32 %d, %a
  %thread = sext i32 %n to i64
  %from = mul i64 %thread, %count
  %race = add i64 %first, %from
  %so = mul i64 %thread, {room}
  %s = getelementptr i64, ptr %room, i64 %so
  %r = getelementptr i64, ptr %s, i64 {race}
  %w = getelementptr i64, ptr %r, i64 2
  %fo = mul i64 %from, {figures}
  %f1 = getelementptr i64, ptr %f, i64 %fo
  %l1 = getelementptr i64, ptr %lengths, i64 %from
  %eo = mul i64 %from, {end}
  %e1 = getelementptr i64, ptr %ends, i64 %eo
  %x = call i32 @races(ptr %ret, ptr %exc, ptr %t, ptr %v, ptr %s, ptr %r, ptr %w, ptr %f1, i64 %number, i64 %race,
    i64 %count, i64 %driven, ptr %l1, ptr %e1)
  ret void
}}
"""
"""A thread races `count` races with rows of its own, by calling the entry point that the processor calls."""


def make(folder: Path) -> None:
    """Writes PTX, tables and expected bytes of both games."""
    from paddock import games
    from paddock.kernel.figures import FIGURES
    from paddock.kernel.targets import ptx

    for name, options in GAMES.items():
        kernel: Any = games.make(name, options).kernel("compiled")
        kernel.prepare_drivers()
        layout = kernel.layout
        sizes = {"room": layout.RACE_SIZE + 2 + layout.WORK_SIZE, "race": layout.RACE_SIZE, "end": layout.END_SIZE}
        sizes["figures"] = kernel.seats * FIGURES
        (folder / f"{name}.ptx").write_text(ptx(kernel.source.load(), ENTRY.format(**sizes), ["races_on_card"]))
        (folder / f"{name}.json").write_text(json.dumps(sizes))
        (folder / f"{name}.t").write_bytes(kernel.t.tobytes())
        (folder / f"{name}.v").write_bytes(kernel.v.tobytes())
        for drivers, count in RACES.items():
            batch = kernel.races(SEED, count, drivers, FIRST)
            expected = (batch.lengths.tobytes(), batch.rows.tobytes(), batch.figures.tobytes())
            (folder / f"{name}.{drivers}").write_bytes(b"".join(expected))


def check(folder: Path) -> bool:
    """Races on the card; whether every byte is as expected."""
    cupy: Any = import_module("cupy")

    same = True
    for name in GAMES:
        sizes = json.loads((folder / f"{name}.json").read_text())
        race_on_card = cupy.RawModule(path=str(folder / f"{name}.ptx")).get_function("races_on_card")
        t, v = (cupy.frombuffer((folder / f"{name}.{row}").read_bytes(), "u1") for row in "tv")
        room = cupy.zeros(THREADS * sizes["room"], "i8")
        for drivers, count in RACES.items():
            lengths, ends, figures = (cupy.zeros(count * size, "i8") for size in (1, sizes["end"], sizes["figures"]))
            numbers = (SEED, FIRST, EACH, int(drivers == "drivers"))
            given = (t, v, room, figures, *map(cupy.int64, numbers), lengths, ends)
            race_on_card((THREADS // 64,), (64,), given)
            found = b"".join(row.get().tobytes() for row in (lengths, ends, figures))
            equal = found == (folder / f"{name}.{drivers}").read_bytes()
            print(f"{name} {drivers}: {count} races {'equal to the byte' if equal else 'DIFFER'}")
            same = same and equal
    return same


if __name__ == "__main__":
    place = Path(sys.argv[1])
    if __package__:
        place.mkdir(parents=True, exist_ok=True)
        make(place)
    else:
        sys.exit(not check(place))
