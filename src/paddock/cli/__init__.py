"""The command line: every module in this folder adds its commands with a function `register(app)`.

The modules import what is heavy inside their commands, so that `--help` and `--version` stay quick.
"""

import importlib
import os
import pkgutil
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from paddock import __version__
from paddock.core.errors import PaddockError

WRONG_USE = 2
INTERRUPTED = 130


def build_app() -> typer.Typer:
    """The app with the commands of every module in this folder."""
    app = typer.Typer(
        name="paddock",
        help="Race Downforce and Formula D alone, together or by the million.",
        pretty_exceptions_enable=False,
        add_completion=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback(invoke_without_command=True)(without_command)
    for module in sorted(found.name for found in pkgutil.iter_modules(__path__)):
        importlib.import_module(f"{__name__}.{module}").register(app)
    return app


def without_command(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and exit.")] = False,
) -> None:
    """What `paddock` does when no command is named."""
    if version:
        typer.echo(f"paddock {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main(arguments: Sequence[str] | None = None, app: typer.Typer | None = None) -> int:
    """Runs one command line and gives its exit code; what goes wrong is told in one sentence."""
    try:
        result = (app or build_app())(args=arguments, prog_name="paddock", standalone_mode=False)
        sys.stdout.flush()
    except PaddockError as error:
        return refuse(str(error))
    except typer.TyperException as error:
        return refuse(error.format_message())
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output left; the interpreter must not stumble over it again when it closes stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return result if isinstance(result, int) else 0


def refuse(sentence: str) -> int:
    print(f"paddock: {' '.join(sentence.split())}", file=sys.stderr)
    return WRONG_USE
