"""Set-up other than the auction: shuffle cards, lots, powers and the grid; then begin the first turn."""

from __future__ import annotations

from paddock.downforce.kernel import layout as k
from paddock.downforce.kernel.cards import deal_cards, put_card, shuffle_pile
from paddock.downforce.kernel.race import ask_play
from paddock.kernel.luck import shuffle
from paddock.kernel.rows import Row


def start_race(t: Row, s: Row, r: Row, w: Row) -> None:
    """With two players, shuffle the draw piles; then ask the owner of the first car to play (DF-20)."""
    if t[k.OWN_PILES]:
        shuffle_pile(t, s, r, w, 0)
        shuffle_pile(t, s, r, w, 1)
    for step in range(6):
        car = s[k.GRID + (t[k.MARK] + step) % 6]
        if s[k.OWNER + car] >= 0:
            s[k.PLAYER] = s[k.OWNER + car]
            ask_play(t, s)
            return


def empty_table(s: Row) -> None:
    """Clear the table, before anything is dealt."""
    for at in range(k.RACE_SIZE):
        s[at] = 0
    for car in range(6):
        s[k.OWNER + car] = k.NOBODY
        s[k.CARS + car] = k.HOME_SPACE
    s[k.LAST_WINNER] = k.NOBODY


def lay_out(t: Row, s: Row, r: Row, w: Row) -> None:
    """Lay out cards, lots, powers and grid, in this order."""
    empty_table(s)
    deal_cards(t, s, r, w)
    shuffle_numbers(r, w, 6)
    for at in range(6):
        s[k.LOT_CAR + at] = w[at]
    if not t[k.AUCTION]:
        deal_cars(t, s)
    if t[k.POWER_COUNT]:
        shuffle_numbers(r, w, t[k.POWER_COUNT])
        deal_powers(t, s, w)
    shuffle_numbers(r, w, 6)
    for at in range(6):
        s[k.GRID + at] = w[at]
        s[k.CARS + w[at]] = t[k.GRID_AT + at]


def shuffle_numbers(r: Row, w: Row, size: int) -> None:
    """Put the numbers from 0 into a random order."""
    for at in range(size):
        w[at] = at
    shuffle(r, w, 0, size)


def deal_cars(t: Row, s: Row) -> None:
    """Without an auction, deal equally many cars to all (DF-50)."""
    players = t[k.SEATS]
    each = 6 // players
    s[k.OPENED] = 6
    for at in range(each * players):
        s[k.OWNER + s[k.LOT_CAR + at]] = at // each
    for car in range(6):
        if s[k.OWNER + car] >= 0:
            put_card(t, s, s[k.OWNER + car], car)


def deal_powers(t: Row, s: Row, w: Row) -> None:
    """Add a power to every lot; without an auction, deal one to each player (DF-04)."""
    for at in range(t[k.POWER_COUNT]):
        power = t[k.POWER_LIST + w[at]]
        if t[k.AUCTION]:
            if at < 6:
                s[k.LOT_POWER + at] = power
        elif at < t[k.SEATS]:
            s[k.POWER + at] = power
