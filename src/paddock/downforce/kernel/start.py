"""Set-up without the auction: cards, lots, powers and the grid are shuffled; then the first player's turn."""

from __future__ import annotations

from paddock.downforce.kernel.cards import deal_cards, put_card, shuffle_pile
from paddock.downforce.kernel.layout import (
    AUCTION,
    CARS,
    GRID,
    GRID_AT,
    HOME_SPACE,
    LAST_WINNER,
    LOT_CAR,
    LOT_POWER,
    MARK,
    NOBODY,
    OPENED,
    OWN_PILES,
    OWNER,
    PLAYER,
    PLAYERS,
    POWER,
    POWER_COUNT,
    POWER_LIST,
    SIZE,
)
from paddock.downforce.kernel.race import ask_play
from paddock.kernel.luck import shuffle
from paddock.kernel.rows import Row


def start_race(t: Row, s: Row, r: Row, w: Row) -> None:
    """With two players each first shuffles a draw pile; then the owner of the first car plays (DF-20)."""
    if t[OWN_PILES]:
        shuffle_pile(t, s, r, w, 0)
        shuffle_pile(t, s, r, w, 1)
    for step in range(6):
        car = s[GRID + (t[MARK] + step) % 6]
        if s[OWNER + car] >= 0:
            s[PLAYER] = s[OWNER + car]
            ask_play(t, s)
            return


def empty_table(s: Row) -> None:
    """Before anything is dealt."""
    for at in range(SIZE):
        s[at] = 0
    for car in range(6):
        s[OWNER + car] = NOBODY
        s[CARS + car] = HOME_SPACE
    s[LAST_WINNER] = NOBODY


def lay_out(t: Row, s: Row, r: Row, w: Row) -> None:
    """Cards, lots, powers and grid, in this order."""
    empty_table(s)
    deal_cards(t, s, r, w)
    shuffle_numbers(r, w, 6)
    for at in range(6):
        s[LOT_CAR + at] = w[at]
    if not t[AUCTION]:
        deal_cars(t, s)
    if t[POWER_COUNT]:
        shuffle_numbers(r, w, t[POWER_COUNT])
        deal_powers(t, s, w)
    shuffle_numbers(r, w, 6)
    for at in range(6):
        s[GRID + at] = w[at]
        s[CARS + w[at]] = t[GRID_AT + at]


def shuffle_numbers(r: Row, w: Row, size: int) -> None:
    """The numbers from 0 in a random order."""
    for at in range(size):
        w[at] = at
    shuffle(r, w, 0, size)


def deal_cars(t: Row, s: Row) -> None:
    """Without an auction all get equally many cars (DF-50)."""
    players = t[PLAYERS]
    each = 6 // players
    s[OPENED] = 6
    for at in range(each * players):
        s[OWNER + s[LOT_CAR + at]] = at // each
    for car in range(6):
        if s[OWNER + car] >= 0:
            put_card(t, s, s[OWNER + car], car)


def deal_powers(t: Row, s: Row, w: Row) -> None:
    """A power with every lot; without an auction one for everybody (DF-04)."""
    for at in range(t[POWER_COUNT]):
        power = t[POWER_LIST + w[at]]
        if t[AUCTION]:
            s[LOT_POWER + at] = power
        elif at < t[PLAYERS]:
            s[POWER + at] = power
