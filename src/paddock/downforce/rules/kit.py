"""What is in the box for one race: options, board, and the kinds of speed cards with their tables."""

from __future__ import annotations

from typing import TypeVar

from paddock.core.errors import BadOptions
from paddock.downforce.options import Options
from paddock.downforce.rules.actions import Bid, Drive, Play
from paddock.downforce.rules.board import Board, Reach, items_at
from paddock.downforce.rules.deck import CARS, COLOURS, LETTERS, SPEED_8, Card, Deck, read_card
from paddock.downforce.rules.powers import POWERS, tricky_upwards
from paddock.downforce.rules.state import Driving, Run
from paddock.track.model import Track

T = TypeVar("T")


class Kit:
    """All that does not change during a race. Cards are handled as the number of their kind."""

    def __init__(self, options: Options, track: Track, deck: Deck) -> None:
        _check_track(track)
        self.options = options
        self.track = track
        self.deck = deck
        self.players = options.players
        self.seats = tuple(range(options.players))
        self.clockwise = tuple((*self.seats[seat + 1 :], *self.seats[: seat + 1]) for seat in self.seats)
        self.board = Board(track, laps=options.long_distance)
        regular = tuple(dict.fromkeys(deck.cards))
        speed_8 = tuple(f"{LETTERS[car]}{SPEED_8}" for car in CARS)
        self.cards: tuple[Card, ...] = tuple(read_card(name) for name in (*regular, *speed_8))
        self.kind = {card.name: kind for kind, card in enumerate(self.cards)}
        self.regular = tuple(self.kind[name] for name in deck.cards)  # every card of the deck
        self.speed_8 = tuple(self.kind[name] for name in speed_8)  # by car
        self.colours = tuple(card.colours for card in self.cards)
        self.number = tuple(tuple(card.number(car) for car in CARS) for card in self.cards)  # by kind and car
        self.runs = tuple(  # by direction (0 down, 1 up) and kind: the card with all of its lines to come
            tuple(Run(card.lines[::turn], kind, turn == 1, 0, False) for kind, card in enumerate(self.cards))
            for turn in (1, -1)
        )
        self.wilds = tuple(card.wilds for card in self.cards)
        self.showing = tuple(  # by colour: the kinds with a line of it
            frozenset(kind for kind, numbers in enumerate(self.number) if numbers[car] is not None) for car in CARS
        )
        self.hand_size = 3 if options.hands_of_three else len(deck.cards) // options.players
        self.two_players = options.players == 2
        self.own_piles = self.two_players and not options.hands_of_three
        self.draws = self.own_piles or options.hands_of_three
        self.long_distance = options.long_distance
        self.betting_lines = len(track.lines) if options.bets else 0
        # Who asks where a car may go mostly drives it next: what was asked last, the cars then, and the reach.
        # No state is kept here, as bots are handed the kit.
        self.looked_up: tuple[Driving | None, tuple[int, ...], Reach] = (
            None,
            (),
            self.board.reach(self.board.grid[0], 1, 0),
        )
        self._make_actions()
        self.powers = tuple(power for power in POWERS if power != "cunning" or options.cunning != "removed")

    def _make_actions(self) -> None:
        """Actions are made once and used again: those of a seat with a card by its kind, with a car by its end."""
        names = [card.name for card in self.cards]
        self.bids = tuple(tuple(Bid(seat, name) for name in names) for seat in self.seats)
        self.plays = tuple(tuple(Play(seat, name) for name in names) for seat in self.seats)
        self.plays_tricky = tuple(
            tuple(
                (play, Play(seat, play.card, True)) if tricky_upwards(card) else (play,)
                for play, card in zip(self.plays[seat], self.cards, strict=True)
            )
            for seat in self.seats
        )
        self.drives = tuple(
            tuple(tuple(Drive(seat, colour, space) for space in self.board.names) for colour in COLOURS)
            for seat in self.seats
        )

    def of_hand(self, hand: tuple[int, ...], row: tuple[T, ...]) -> tuple[T, ...]:
        """Of a row with a thing for each kind of card those of a hand, equal cards once."""
        return items_at(dict.fromkeys(hand))(row)

    def numbers(self, hand: tuple[int, ...], colour: int) -> list[tuple[int, int]]:
        """(number, kind) of every line of this colour in a hand; a card with two wilds gives two."""
        return [(number, kind) for kind in hand for on, number in self.cards[kind].lines if on == colour]


def _check_track(track: Track) -> None:
    if "downforce" not in track.games:
        raise BadOptions(f"{track.title} is not a track for Downforce; it is for {', '.join(track.games)}")
    if len(track.grid) != 6 or track.first not in track.grid or len(track.lines) != 3:
        raise BadOptions(
            f"{track.title} needs six starting spaces, one of them marked, and three betting lines for Downforce"
        )
