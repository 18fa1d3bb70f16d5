"""`paddock verify`: checks that the luck of a race follows from its seed, and from the hash shown before its start."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from paddock.cli.files import game_of, read_record
from paddock.fair import prove, read_luck


def verify(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a race.")],
) -> None:
    """Prove that every shuffle and roll of a race follows from its seed."""
    record = read_record(file)
    game = game_of(file, record)
    pieces = prove(game, record)
    luck = read_luck(record)
    if luck is None:
        print(f"All {pieces} pieces of luck follow from the seed {record.header['seed']!r}.")
        print("Nothing proves who chose it: no hash of it was shown before the start.")
        return
    print(f"Proven: all {pieces} pieces of luck follow from the seed.")
    print(f"Its hash was shown before the start: {luck.hash}")
    for seat, words in luck.words:
        print(f"{record.names[seat]} added: {words}")
