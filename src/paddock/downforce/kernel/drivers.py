"""The drivers of playouts: simple and quick, in whole numbers only."""

from __future__ import annotations

from paddock.downforce.kernel import layout as k
from paddock.downforce.kernel.answers import answer, has_choice, is_about_card
from paddock.downforce.kernel.bidding import best_bid
from paddock.downforce.kernel.lines import line_answer
from paddock.downforce.kernel.moves import bit_count
from paddock.downforce.kernel.plays import best_play, play_best
from paddock.downforce.kernel.prospects import to_go
from paddock.downforce.kernel.wishes import FURTHEST, habit, make_wishes
from paddock.kernel.luck import below
from paddock.kernel.rows import Row, ShortRow


def init_drivers(t: Row, s: Row, r: Row, w: Row) -> None:
    """Draw the drivers' whims about cards and compute their wishes before the first answer."""
    for card in range(t[k.WORDS] * 64):
        w[k.WHIM + card] = below(r, 1024)
    for seat in range(t[k.SEATS]):
        make_wishes(t, s, w, seat)


def driver_answer(t: Row, v: ShortRow, s: Row, r: Row, w: Row) -> int:
    """Return the driver's answer to the question."""
    ask = s[k.ASK]
    if is_about_card(ask):
        return line_answer(t, s, w)
    if ask == k.PLAY:
        return best_play(t, s, w)
    if ask == k.BET:
        return best_bet(t, s, r)
    if ask == k.BID:
        return best_bid(t, s, r)
    return most_liked(s[k.LEGAL])


def best_bet(t: Row, s: Row, r: Row) -> int:
    """Return a car well ahead; drivers prefer their own cars and those their hands can move."""
    seat = s[k.WHO]
    best = -FURTHEST
    found = 0
    for car in range(6):
        if s[k.CARS + car] >= 0:
            hope = hope_of(t, s, seat, car)
        else:
            hope = 50000 if s[k.PLACES] == car else -50000
        hope += below(r, 1 + habit(t, seat, k.HOPE))
        if hope > best:
            best = hope
            found = car
    return found


def hope_of(t: Row, s: Row, seat: int, car: int) -> int:
    """Return how far ahead a car seems to a seat, in hundredths of a space."""
    hope = -100 * to_go(t, s, car)
    if s[k.OWNER + car] == seat:
        hope += habit(t, seat, k.OWN_HOPE)
    spaces = 0
    for word in range(t[k.WORDS]):
        cards = s[k.HAND + seat * k.MOST_WORDS + word] & t[k.SHOWING + car * k.MOST_WORDS + word]
        while cards:
            low = cards & -cards
            cards ^= low
            spaces += t[k.NUMBER + (word * 64 + bit_count(low - 1)) * 8 + car]
    return hope + spaces * habit(t, seat, k.HAND_HOPE)


def most_liked(powers: int) -> int:
    """Return the power among these bits that drivers like best."""
    for power in k.LIKED:
        if powers >> power & 1:
            return power
    return k.NO_POWER


def drive_step(t: Row, v: ShortRow, s: Row, r: Row, w: Row) -> int:
    """Let a driver answer; return the number of decisions, including those about its card's lines."""
    made = 1 if has_choice(t, s) else 0
    if s[k.ASK] == k.PLAY:
        return made + play_best(t, s, w)
    answer(t, v, s, r, w, driver_answer(t, v, s, r, w))
    return made


def set_luck(w: Row, kind: int, number: int, race: int) -> None:
    """Let all luck be drawn as needed: this game has no dice."""
