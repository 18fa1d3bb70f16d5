"""`paddock`, on a machine whose date is wrong by as many days as a file says, at any time; it prunes all the time.

Started as `python -m tests.attack.jumping_clock FILE serve …`.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

DAY = 24 * 3600.0
right_time = time.time
wrong_by = Path(sys.argv[1])


def wrong_time() -> float:
    """The date of this machine, as it believes."""
    return right_time() + float(wrong_by.read_text(encoding="utf-8")) * DAY


if __name__ == "__main__":
    time.time = wrong_time  # before anything else takes it from there
    del sys.argv[1]

    from paddock.cli import main
    from paddock.server.directory import pruning

    pruning.EVERY = 0.1
    main()
