"""The command line: every command, and mistakes told in one sentence."""

from __future__ import annotations

import os
import sys

import typer
from typer.exceptions import Abort, TyperException

from paddock.cli import bench, moves, perft, race, replay, sim, tracks
from paddock.core.errors import PaddockError

app = typer.Typer(
    name="paddock",
    help="Race Downforce and Formula D: against bots, in simulations, move by move.",
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)
app.command()(race.race)
app.command()(sim.sim)
app.command()(replay.replay)
app.command()(moves.moves)
app.command()(perft.perft)
app.command()(bench.bench)
app.add_typer(tracks.app)


def main() -> None:
    """Runs a command. What the user can mend is one sentence and exit code 2, never a traceback."""
    try:
        sys.exit(app(standalone_mode=False) or 0)
    except PaddockError as error:
        _stop(str(error))
    except TyperException as error:  # without words: the help was printed instead
        _stop(error.format_message())
    except (KeyboardInterrupt, Abort):
        sys.exit(130)
    except BrokenPipeError:  # the reader of our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)


def _stop(sentence: str) -> None:
    if sentence:
        print(f"paddock: {sentence}", file=sys.stderr)
    sys.exit(2)
