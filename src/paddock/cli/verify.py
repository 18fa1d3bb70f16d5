"""`paddock verify`: check that the luck of a race follows from its seed, and the seed matches the published hash."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from paddock.cli.files import game_of, in_file, read_race_or_season
from paddock.core.errors import BadRecord
from paddock.core.record import Record
from paddock.fair import Unproven, is_keyed, prove, read_luck
from paddock.seasons.record import SeasonRecord, referee


def verify(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a race or a season.")],
) -> None:
    """Prove that every shuffle and roll of a race, or of each race in a season, follows from its seed."""
    record = read_race_or_season(file)
    if isinstance(record, SeasonRecord):
        verify_season(file, record)
    else:
        verify_race(file, record)


def verify_race(file: Path, record: Record) -> None:
    """Prove the luck of one race, and print what is proven."""
    pieces = prove(game_of(file, record), record)
    luck = read_luck(record)
    if is_keyed(record):
        print("Each piece depends on its purpose, so every race with this seed has the same luck.")
    if luck is None:
        print(f"All {pieces} pieces of luck follow from the seed {record.header['seed']!r}.")
        print("Nothing proves who chose the seed: its hash was not shown before the start.")
        return
    print(f"Proven: all {pieces} pieces of luck follow from the seed.")
    if luck.known:
        print("The seed may have been known before the start: others had raced with it.")
    else:
        print(f"Its hash was shown before the start: {luck.hash}")
    for seat, words in luck.words:
        print(f"{record.names[seat]} added: {words}")


def verify_season(file: Path, record: SeasonRecord) -> None:
    """Prove the luck of every race, and that the standings follow from the races."""
    for number, race in enumerate(record.races, start=1):
        print(f"Race {number} of {len(record.season.races)}, {record.season.races[number - 1].title}:")
        try:
            verify_race(file, race)
        except Unproven as error:
            raise Unproven(f"race {number}: {error}") from None
    try:
        for _ in referee(record):
            pass
    except BadRecord as error:
        raise in_file(file, error) from None
    if record.result is None:
        print("The season is not over.")
        return
    names = record.races[-1].names
    print(f"The title follows from the races: {' and '.join([names[seat] for seat in record.result.winners])}.")
