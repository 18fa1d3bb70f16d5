"""`paddock join`: a custom bot takes a seat at a running server."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from paddock.cli.setup import Limit, find_own_bots
from paddock.client.player import RemotePlayer, result_in_words
from paddock.plain import plain


def join(
    url: Annotated[str, typer.Argument(help="Address of the server, e.g. http://192.168.0.5:8090.")],
    code: Annotated[str, typer.Argument(help="Code of the table, as shown on its page.")],
    bot: Annotated[str, typer.Option(help="The bot: club, pro:50ms, or mymodule:MyBot in this folder.")],
    seat: Annotated[int | None, typer.Option(min=1, help="The seat; the first free one if left out.")] = None,
    name: Annotated[str | None, typer.Option(help="Its name at the table.")] = None,
    limit: Limit = 10.0,
) -> None:
    """Take a seat at a table of a running server with a bot, and race to the end."""
    find_own_bots([bot])
    called = name or bot.rpartition(":")[2][:20]
    player = RemotePlayer(url, code, bot, called, limit, say)
    say(result_in_words(asyncio.run(player.play(seat))))


def say(text: str) -> None:
    """Print a line that contains names or titles from the server."""
    typer.echo(plain(text))
