"""The constants of a race: options, board, deck, and the kinds of speed cards."""

from __future__ import annotations

from paddock.core.errors import BadOptions
from paddock.downforce.options import Options
from paddock.downforce.rules.board import Board
from paddock.downforce.rules.deck import CARS, LETTERS, SPEED_8, Card, Deck, read_card
from paddock.downforce.rules.powers import CUNNING, POWERS
from paddock.track.model import Track


class Setup:
    """Everything that does not change during a race. Cards are the numbers of their kinds."""

    def __init__(self, options: Options, track: Track, deck: Deck) -> None:
        _check_track(track)
        self.options = options
        self.track = track
        self.deck = deck
        self.players = options.players
        self.seats = tuple(range(options.players))
        self.board = Board(track, laps=options.long_distance)
        regular = tuple(dict.fromkeys(deck.cards))
        speed_8 = tuple(f"{LETTERS[car]}{SPEED_8}" for car in CARS)
        self.cards: tuple[Card, ...] = tuple(read_card(name) for name in (*regular, *speed_8))
        self.kind = {card.name: kind for kind, card in enumerate(self.cards)}
        self.regular = tuple(self.kind[name] for name in deck.cards)  # every card of the deck
        self.speed_8 = tuple(self.kind[name] for name in speed_8)  # by car
        self.hand_size = 3 if options.hands_of_three else len(deck.cards) // options.players
        self.two_players = options.players == 2
        self.own_piles = self.two_players and not options.hands_of_three
        self.betting_lines = track.lines if options.bets else ()
        self.money_counts = not (options.long_distance or options.first_home_wins)
        self.powers = tuple(power for power in POWERS if power != CUNNING or options.cunning != "removed")

    def clockwise(self, seat: int) -> list[int]:
        """Return all seats in order after this one, which comes last; after NOBODY, from seat 0."""
        return [(seat + step) % self.players for step in range(1, self.players + 1)]


def _check_track(track: Track) -> None:
    """DF-02: a track made for Downforce needs a grid, its mark and the betting lines."""
    if "downforce" not in track.games:
        raise BadOptions(f"{track.title} is not a track for Downforce; it is for {', '.join(track.games)}")
    if len(track.grid) != 6 or track.first not in track.grid or len(track.lines) != 3:
        raise BadOptions(
            f"{track.title} needs six starting spaces, one of them marked, and three betting lines for Downforce"
        )
