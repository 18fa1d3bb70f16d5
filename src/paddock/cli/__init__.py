"""The command line. Users' mistakes get one clear sentence."""

from __future__ import annotations

import errno
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Annotated

import typer
from typer.exceptions import Abort, TyperException

import paddock
from paddock.cli.setup import command_line
from paddock.core.errors import PaddockError
from paddock.plain import plain
from paddock.sim.memory import collect_rarely

COMMANDS = (
    *("play", "serve", "site", "race", "sim", "league", "compare", "replay", "verify", "schema", "moves", "perft"),
    *("bench", "load", "join", "odds", "review", "tracks", "tables", "bans", "move"),
)
"""Commands and groups. Each is in the module of its name, with exceptions:"""
ELSEWHERE = {"serve": "play", "bans": "tables", "move": "tables"}


def make_app(words: Sequence[str]) -> typer.Typer:
    """Return the command line. Only the named command is imported, to start fast."""
    app = typer.Typer(
        name="paddock",
        add_completion=False,
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
        callback=about,
    )
    for name in words[:1] if words[:1] and words[0] in COMMANDS else COMMANDS:
        module = import_module(f"paddock.cli.{ELSEWHERE.get(name, name)}")
        command = getattr(module, name)
        if isinstance(command, typer.Typer):
            app.add_typer(command)
        else:
            app.command(cls=getattr(module, "COMMAND_CLASS", None))(command)
    return app


def show_version(wanted: bool) -> None:
    """Print the version and exit."""
    if wanted:
        print(f"paddock {paddock.__version__}")
        raise typer.Exit


def about(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Race board games on tracks: against friends or bots, by the thousand, or move by move."""


def main() -> None:
    """Run a command. A user's mistake is one sentence and exit code 2, never a traceback."""
    collect_rarely()
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a character that the terminal cannot show is no reason to stop
    try:
        code = make_app(sys.argv[1:])(prog_name=command_line(), standalone_mode=False)
        sys.stdout.flush()
        sys.exit(code if isinstance(code, int) else 0)
    except PaddockError as error:
        _stop(str(error))
    except TyperException as error:  # without words: the help was printed instead
        _stop(error.format_message())
    except (KeyboardInterrupt, Abort):
        sys.exit(130)
    except BrokenPipeError:  # the reader of our output has closed the pipe
        _be_silent()
        sys.exit(141)
    except OSError as error:
        if error.filename is not None or error.errno not in (errno.ENOSPC, errno.EDQUOT, errno.EIO):
            raise
        _be_silent()
        _stop(f"cannot write the output: {error.strerror}")


def _be_silent() -> None:
    """Discard the buffered output, which could not be written at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _stop(sentence: str) -> None:
    if sentence:
        print(f"paddock: {plain(sentence)}", file=sys.stderr)
    sys.exit(2)
