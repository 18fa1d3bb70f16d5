"""Convert SVG to PNG: a separate program, because its library blocks all threads of a process while it draws.

It is started by its path with the font folder and the width, and does not use Paddock.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import resvg_py


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(5)
    fonts, width = sys.argv[1:]
    svg = sys.stdin.buffer.read().decode()
    files = sorted(map(str, Path(fonts).glob("*.ttf")))
    picture = resvg_py.svg_to_bytes(svg_string=svg, width=int(width), skip_system_fonts=True, font_files=files)
    sys.stdout.buffer.write(picture)


if __name__ == "__main__":
    main()
