"""Rows from which a page computes odds and hints, made from views alone, and rules for access to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from paddock.analysis.rows import Positions, RowMaker, SeatPosition, is_analysed, maker_of
from paddock.bots import split_budget
from paddock.core.errors import BadOptions
from paddock.core.game import AnyGame, Decide
from paddock.parts.review import Price
from paddock.table.change import Change
from paddock.table.errors import NotNow
from paddock.table.meta import Meta
from paddock.table.race import Race, chose_since
from paddock.table.replay import moments
from paddock.table.sizes import ActionText
from paddock.table.steps import Steps
from paddock.words import Message, message

if TYPE_CHECKING:
    from paddock.table.table import Table

MOST_AT_ONCE = 50
"""Most moments of a finished race in one answer."""
MOST_EXPLAINED = 200
"""Most choices that are explained at once."""


class Figures(msgspec.Struct, frozen=True):
    """Figures that a page has computed about choices at a version of a race, to be put into words."""

    version: int
    actions: tuple[ActionText, ...]
    price: Price | None = None  # of what is for sale


class Reasons(msgspec.Struct, frozen=True):
    """The reason for or against each choice, the order of equal ones, and the consequence of the price."""

    reasons: tuple[Message, ...]
    ranks: tuple[int, ...]
    note: Message | None = None


def shows_odds(meta: Meta, guest: str) -> bool:
    """Return whether a guest may see the odds of a running race; attempts have none."""
    watches = all(held != guest for _, held in meta.holders())
    return meta.trial is None and (meta.odds == "all" or (meta.odds == "spectators" and watches))


def gives_hints(game: AnyGame, meta: Meta) -> bool:
    """Return whether players may ask for hints: the table allows them, or there is only one player."""
    people = sum([seat.kind == "person" or meta.may_come_back(at) for at, seat in enumerate(meta.seats)])
    return is_analysed(game) and meta.trial is None and (meta.hints or people == 1)


def levels_of(meta: Meta) -> tuple[str, ...]:
    """Return the levels of the bots in the seats, "" for people."""
    return tuple([split_budget(bot)[0] for bot in meta.bots()])


def present_position(race: Race, levels: tuple[str, ...]) -> Steps[Positions]:
    """Return a spectator's view of a running race."""
    state, version = race.state, race.version
    yield
    return as_positions(maker_of(race.game), [(version, state)], levels, 1)


def past_positions(race: Race, levels: tuple[str, ...], first: int, count: int) -> Steps[Positions]:
    """Return a spectator's views at moments of a finished race that wait for a choice."""
    yield
    maker, moves, found = maker_of(race.game), race.moves(), []
    for moment in moments(race, moves, first):
        if moment.at >= first + min(count, MOST_AT_ONCE):
            break
        if moment.at >= first:
            found.append((moment.at, moment.state))
        yield
    return as_positions(maker, found, levels, len(moves))


def as_positions(
    maker: RowMaker, states: Sequence[tuple[int, object]], levels: tuple[str, ...], total: int
) -> Positions:
    """Return moments from a spectator's view, except those that wait for no choice."""
    game = maker.game
    asked = [(at, state) for at, state in states if isinstance(game.turn(state), Decide)]
    positions = [maker.position(at, game.view(state, None), (None,), levels) for at, state in asked]
    return Positions(maker.digest, maker.tables.set_up, tuple(positions), total)


def check_hint(table: Table, seat: int, version: int | None = None) -> None:
    """Reject a hint if the table allows none, or the seat owes no choice or has made one since this version."""
    if table.stage != "racing":
        raise NotNow(message("server-error-hints-racing"))
    if not gives_hints(table.game, table.meta):
        raise NotNow(message("server-error-no-hints"))
    if seat not in table.race.waits:
        raise NotNow(message("server-refused-no-question"))
    if version is not None and chose_since(table.race.rows, seat, version):
        raise NotNow(message("server-refused-chosen"))


async def mark_as_hinted(table: Table) -> None:
    """Note in the race that a hint was given."""
    await table.commits.commit(lambda meta, stage: None if meta.hinted else Change(replace(meta, hinted=True)))


def seat_position(game: AnyGame, version: int, state: object, seat: int) -> Steps[SeatPosition]:
    """Return the view of a seat that owes a choice, with its choices."""
    yield
    return maker_of(game).seat(version, state, seat)


def reasons_for(game: AnyGame, state: object, seat: int, figures: Figures) -> Steps[Reasons]:
    """Put figures into the game's words, the best choice first, from the seat's view and the figures alone."""
    yield
    words = game.reviewing()
    if words is None or len(figures.actions) > MOST_EXPLAINED:
        raise BadOptions(f"at most {MOST_EXPLAINED} choices are explained at once")
    view, legal = game.view(state, seat), tuple(game.legal(state, seat))
    known = {str(action): action for action in legal}
    if not known.keys() >= set(figures.actions):
        raise BadOptions("these are not choices of this seat now")
    chosen, price = [known[action] for action in figures.actions], figures.price
    auction = words.auction_value() if price is not None else None
    if auction is None or price is None:
        reasons, second = [], chosen[1] if len(chosen) > 1 else None
        for action in chosen:
            reasons.append(words.reason(view, legal, action, chosen[0], second))
            yield
        return Reasons(tuple(reasons), (0,) * len(chosen))
    if auction.ways(state, seat) is None:
        raise BadOptions("nothing is for sale now")
    ranks = tuple([auction.rank(view, action, price) for action in chosen])
    explained = tuple([auction.reason(view, legal, action, chosen[0], price) for action in chosen])
    return Reasons(explained, ranks, auction.describe(view, price))
