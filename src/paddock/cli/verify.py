"""`paddock verify`: proves that the luck of a race follows from the seed whose hash was shown before its start."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def verify(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a race that is over.")],
) -> None:
    """Prove that every shuffle and roll of a race follows from its seed."""
    from paddock import games
    from paddock.cli.files import read_record
    from paddock.core.fair import prove, read_luck

    record = read_record(file)
    game = games.of_record(record)
    pieces = prove(game, record)
    luck = read_luck(record)
    assert luck is not None
    print(f"Proven: all {pieces} pieces of luck follow from the seed.")
    print(f"Its hash was shown before the start: {luck.hash}")
    for seat, words in luck.words:
        print(f"{record.names[seat]} added: {words}")
