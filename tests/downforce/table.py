"""A table for tests: readable positions, moves by their text, and chosen luck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from paddock.core.errors import IllegalAction
from paddock.core.game import Dealt, Decide, Over, Shuffle
from paddock.core.luck import SeededLuck
from paddock.core.play import step
from paddock.downforce import Downforce
from paddock.downforce.options import make_options
from paddock.downforce.rules.auction import open_next_lot
from paddock.downforce.rules.deck import COLOURS, Deck
from paddock.downforce.rules.events import Event
from paddock.downforce.rules.powers import POWERS
from paddock.downforce.rules.state import Auction, Keeping, Lot, Playing, RaceResult, State
from paddock.track.model import Track
from paddock.words import english
from paddock.words.preview import OutlookStep

E = TypeVar("E")
T = TypeVar("T")

NOBODY = -1
HOME = "home"


class Table:
    """A game, its state and the events so far."""

    def __init__(self, game: Downforce, state: State) -> None:
        self.game = game
        self.setup = game.setup
        self.state = state
        self.told: list[Event] = []

    # Moves

    def do(self, *texts: str) -> Table:
        """Play moves by their texts, with all checks."""
        for text in texts:
            self.state, events = step(self.game, self.state, self.game.read(text))
            self.told.extend(events)  # type: ignore[arg-type]
        return self

    def deal(self, order: Sequence[int] | None = None) -> Table:
        """Answer a shuffle; without an order everything stays in place."""
        turn = self.game.turn(self.state)
        assert isinstance(turn, Shuffle)
        self.state, events = step(self.game, self.state, Dealt(tuple(range(turn.size) if order is None else order)))
        self.told.extend(events)  # type: ignore[arg-type]
        return self

    def first_choices(self, until: type | None = None, limit: int = 10_000) -> Table:
        """Take first legal choices until the question is of this kind, or to the end."""
        for _ in range(limit):
            if isinstance(self.turn, Over) or (until is not None and isinstance(self.state.ask, until)):
                return self
            if isinstance(self.turn, Decide):
                self.do(str(self.game.legal(self.state, self.turn.seats[0])[0]))
            else:
                self.deal()
        raise AssertionError("the race does not end")

    def refused(self, text: str) -> str:
        """Return the reason for refusing a move, leaving the state unchanged."""
        with pytest.raises(IllegalAction) as caught:
            step(self.game, self.state, self.game.read(text))
        return english(caught.value.reason)

    def with_(self, **fields: Any) -> Table:
        """The table with fields of the state changed, or of its parts."""
        for part in ("auction", "seen"):
            whole = getattr(self.state, part)
            changed = {name: fields.pop(name) for name in whole.__struct_fields__ if name in fields}
            fields[part] = replace(whole, **changed)
        self.state = replace(self.state, **fields)
        return self

    # Questions

    @property
    def turn(self) -> object:
        return self.game.turn(self.state)

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that owe a choice."""
        turn = self.turn
        return turn.seats if isinstance(turn, Decide) else ()

    @property
    def asked(self) -> str:
        return type(self.state.ask).__name__

    def legal(self, seat: int | None = None) -> list[str]:
        """The legal choices by their texts."""
        seat = self.seats[0] if seat is None else seat
        return [str(action) for action in self.game.legal(self.state, seat)]

    def ends(self) -> set[str]:
        """The ends of the car that is due."""
        return {text.split()[-1] for text in self.legal() if " drive " in text}

    def notes(self, text: str) -> list[str]:
        """Return the notes in a choice's preview."""
        return [english(note) for note in self.game.preview(self.state, self.game.read(text)).notes]

    def outlook(self, text: str) -> tuple[OutlookStep, ...]:
        """The consequences of a choice."""
        return self.game.outlook(self.state, self.game.read(text))

    def at(self, colour: str) -> str:
        """The space of a car, or "home"."""
        space = self.state.cars[COLOURS.index(colour)]
        return HOME if space < 0 else self.setup.board.names[space]

    def hand(self, seat: int) -> list[str]:
        return cards_of(self.game, self.state.hands[seat])

    def owner(self, colour: str) -> int | None:
        seat = self.state.owners[COLOURS.index(colour)]
        return None if seat == NOBODY else seat

    def price(self, colour: str) -> int:
        return self.state.prices[COLOURS.index(colour)]

    def happened(self, kind: type[E]) -> list[E]:
        """The events of one kind so far."""
        return [event for event in self.told if isinstance(event, kind)]

    @property
    def result(self) -> RaceResult:
        turn = self.turn
        assert isinstance(turn, Over)
        assert isinstance(turn.result, RaceResult)
        return turn.result


# Games


def make(players: int = 4, track: Track | None = None, deck: Deck | None = None, **options: Any) -> Downforce:
    return Downforce(make_options({"players": players, **options}), track, deck)


def cards_of(game: Downforce, kinds: Sequence[int]) -> list[str]:
    return [game.setup.cards[kind].name for kind in kinds]


def kinds(game: Downforce, cards: str | Sequence[str]) -> tuple[int, ...]:
    """A hand from card texts: "R6Y4K2B1 W5"."""
    names = cards.split() if isinstance(cards, str) else cards
    return tuple(sorted(game.setup.kind[name] for name in names))


def order_for(things: Sequence[T], wanted: Sequence[T]) -> tuple[int, ...]:
    """Return the shuffle that brings these things to the front in this order; the others keep theirs."""
    left = list(range(len(things)))
    first = []
    for thing in wanted:
        at = next(number for number in left if things[number] == thing)
        left.remove(at)
        first.append(at)
    return (*first, *left)


# Set-ups


def dealt(
    game: Downforce,
    hands: Sequence[str] = (),
    lots: Sequence[tuple[str, str | None]] = (),
    grid: Sequence[str] = (),
) -> Table:
    """Deal everything, with shuffles that bring these cards, lots and cars to the wanted places.

    Hands are filled up from the rest of the deck; lots and grid likewise.
    """
    setup = game.setup
    table = Table(game, game.start())
    fill = list(setup.regular)
    wished = [list(kinds(game, hands[seat])) if seat < len(hands) else [] for seat in setup.seats]
    for hand in wished:
        for kind in hand:
            fill.remove(kind)
    wanted: list[int] = []
    for hand in wished:
        more = setup.hand_size - len(hand)
        wanted += [*hand, *fill[:more]]
        del fill[:more]
    table.deal(order_for(setup.regular, wanted))
    table.deal(order_for(COLOURS, [car for car, _ in lots]))
    if game.options.powers:
        table.deal(order_for(setup.powers, [power for _, power in lots if power is not None]))
    return table.deal(order_for(COLOURS, grid))


def auction(
    hands: Sequence[str],
    lots: Sequence[tuple[str, str | None]] = (),
    owners: Mapping[str, int] | None = None,
    won: Mapping[int, Sequence[str]] | None = None,
    last_winner: int = NOBODY,
    aside: Sequence[int] = (),
    deck: Deck | None = None,
    **options: Any,
) -> Table:
    """An auction with exactly these hands. `owners`: cars sold already; their lots lie before those given."""
    game = make(len(hands), deck=deck, **options)
    sold = list(owners or {})
    known = [*((car, None) for car in sold), *lots]
    rest = [car for car in COLOURS if car not in [car for car, _ in known]]
    powers = [power for power in POWERS if power not in [power for _, power in lots]]
    order = [Lot(COLOURS.index(car), power or powers.pop()) for car, power in [*known, *((car, None) for car in rest)]]
    table = dealt(game)
    ask = Auction(len(sold), game.setup.seats, (None,) * game.seats)
    table.with_(
        ask=ask,
        hands=tuple(kinds(game, hand) for hand in hands),
        lots=tuple(order),
        opened=len(sold) + 1,
        owners=tuple((owners or {}).get(car, NOBODY) for car in COLOURS),
        won=tuple(tuple((won or {}).get(seat, ())) for seat in game.setup.seats),
        last_winner=last_winner,
        aside=tuple(aside),
        known=((),) * game.seats,
    )
    table.told.clear()
    return table


def at_lot(table: Table, lot: int, bidders: Sequence[int] | None = None) -> Table:
    """Move the auction on to a later lot of the deck (from 0), as if the earlier ones did not exist."""
    seats = table.setup.seats if bidders is None else tuple(bidders)
    return table.with_(ask=Auction(lot, seats, (None,) * table.game.seats), opened=lot + 1)


def reopen(table: Table) -> Table:
    """Reopen the due lot like the game, so that the rules for its bidders apply."""
    table.with_(opened=table.state.auction.opened - 1)
    table.state = open_next_lot(table.setup, table.state, table.told)
    return table


def race(
    hands: Sequence[str] = (),
    cars: Mapping[str, str] | None = None,
    owners: Mapping[str, int] | None = None,
    powers: Mapping[int, str] | None = None,
    player: int = 0,
    players: int | None = None,
    track: Track | None = None,
    deck: Deck | None = None,
    home: Sequence[str] = (),
    **options: Any,
) -> Table:
    """It is the turn of `player`. Cars that are not named stand on the grid; seats without a hand hold K5."""
    game = make(players or max(2, len(hands)), track, deck, **options)
    setup = game.setup
    places = dict(cars or {})
    free = [setup.board.names[space] for space in setup.board.grid if setup.board.names[space] not in places.values()]
    spaces = []
    for colour in COLOURS:
        name = places.get(colour) or (HOME if colour in home else free.pop(0))
        spaces.append(NOBODY if name == HOME else setup.board.number[name])
    table = dealt(game)
    table.with_(
        ask=Playing(),
        hands=tuple(kinds(game, hands[seat] if seat < len(hands) else "K5") for seat in setup.seats),
        face_up=((),) * game.seats,
        piles=((),) * game.seats,
        pile=(),
        lots=tuple(Lot(number, None) for number in range(6)),
        opened=6,
        aside=(),
        known=((),) * game.seats,
        cars=tuple(spaces),
        places=tuple(COLOURS.index(colour) for colour in home),
        owners=tuple((owners if owners is not None else _shared(game.seats)).get(car, NOBODY) for car in COLOURS),
        power=tuple((powers or {}).get(seat) for seat in setup.seats),
        won=((),) * game.seats,
        player=player,
        bets=((0,) * (3 if home else 0),) * game.seats,
    )
    table.told.clear()
    return table


def _shared(players: int) -> dict[str, int]:
    return {colour: number % players for number, colour in enumerate(COLOURS)}


def keeping(won: Sequence[Sequence[str]], **options: Any) -> Table:
    """After the last lot: these powers were won."""
    game = make(len(won), **options)
    table = dealt(game)
    owners = tuple(number % game.seats for number in range(6))
    keepers = tuple(seat for seat in game.setup.seats if len(won[seat]) > 1)
    table.with_(
        ask=Keeping(keepers, (None,) * game.seats),
        won=tuple(map(tuple, won)),
        owners=owners,
        opened=6,
        aside=(),
    )
    table.told.clear()
    return table


def random_race(game: Downforce, seed: str) -> list[tuple[State, object, tuple[Any, ...]]]:
    """A whole random race: (state before, move, events) of every move."""
    from paddock.core.luck import pick, stream

    rng = stream(seed, "choices")
    fortune = SeededLuck(seed)
    state, moves = game.start(), []
    while not isinstance(turn := game.turn(state), Over):
        if isinstance(turn, Decide):
            move: Any = pick(rng, game.legal(state, pick(rng, turn.seats)))
        else:
            assert isinstance(turn, Shuffle)
            move = fortune.answer(turn)
        after, events = game.apply(state, move)
        moves.append((state, move, events))
        state = after
    return moves
