"""Playout drivers' choice of a card: of those that move the right cars, the one with the best outcome."""

from __future__ import annotations

from paddock.downforce.kernel import layout as k
from paddock.downforce.kernel.answers import answer_line, has_choice, is_about_card
from paddock.downforce.kernel.lines import line_answer
from paddock.downforce.kernel.moves import bit_count, is_stuck
from paddock.downforce.kernel.prospects import prospects
from paddock.downforce.kernel.race import play
from paddock.downforce.kernel.wishes import FURTHEST, habit, make_wishes
from paddock.kernel.rows import Row

TRIED = 2
"""How many of its likeliest cards a driver tries out."""
LIKELY = 32
"""Where the likeliest cards are in the scratch row, best first; LIKING: how much they are liked."""
LIKING = 40
CHOICES = 48
"""Where the scratch row has the number of choices required by the best card."""


def best_play(t: Row, s: Row, w: Row) -> int:
    """Return the play with the best outcome for the right cars, and keep the race after it in w."""
    likely_cards(t, s, w)
    player = s[k.PLAYER]
    keep(s, w, k.BEFORE)
    best = -FURTHEST
    found = 0
    for number in range(LIKELY, LIKELY + TRIED):
        if w[number] >= 0:
            choices = resolve(t, s, w, w[number])
            value = prospects(t, s, w, player)
            if value > best:
                best = value
                found = w[number]
                w[CHOICES] = choices
                keep(s, w, k.AFTER)
            fetch(s, w, k.BEFORE)
    return found


def resolve(t: Row, s: Row, w: Row, card: int) -> int:
    """Resolve a card with these drivers; return the number of their choices."""
    play(t, s, card)
    made = 0
    while is_about_card(s[k.ASK]):
        made += has_choice(t, s)
        answer_line(t, s, line_answer(t, s, w))
    return made


def keep(s: Row, w: Row, at: int) -> None:
    """Copy everything in a race that a card can change."""
    for number in range(k.LEGAL + s[k.LEGAL_WORDS]):
        w[at + number] = s[number]


def fetch(s: Row, w: Row, at: int) -> None:
    """Restore what `keep` has copied."""
    for number in range(k.LEGAL + w[at + k.LEGAL_WORDS]):
        s[number] = w[at + number]


def likely_cards(t: Row, s: Row, w: Row) -> None:
    """List the plays that move the right cars, best first; lines of shut-in cars count for nothing."""
    player = s[k.PLAYER]
    make_wishes(t, s, w, player)
    most = 0
    for car in range(6):
        value = w[k.WISH + player * 8 + car]
        if value and is_stuck(t, s, car):
            value = 0
        w[k.WORTH + car] = value
        most = max(most, value)
    w[k.WORTH + k.ANY_CAR] = most
    rank_cards(t, s, w, habit(t, player, k.WAVER))
    words = t[k.WORDS]
    if s[k.LEGAL_WORDS] > words:
        for number in range(TRIED):
            card = w[LIKELY + number]
            if card >= 0 and s[k.LEGAL + words + (card >> 6)] >> (card & 63) & 1 and turns_over(t, w, player, card):
                w[LIKELY + number] = words * 64 + card


def rank_cards(t: Row, s: Row, w: Row, waver: int) -> None:
    """List the playable cards with the highest worth, varied by whims, best first."""
    for number in range(TRIED):
        w[LIKELY + number] = -1
        w[LIKING + number] = -FURTHEST
    for word in range(t[k.WORDS]):
        cards = s[k.LEGAL + word]
        while cards:
            low = cards & -cards
            cards ^= low
            card = word * 64 + bit_count(low - 1)
            score = w[k.WHIM + card] * waver >> 10
            for line in range(k.LINE + card * k.MOST_LINES, k.LINE + card * k.MOST_LINES + t[k.COUNT + card]):
                score += w[k.WORTH + (t[line] & 7)] * (t[line] >> 3)
            number = TRIED
            while number and w[LIKING + number - 1] < score:
                w[LIKING + number] = w[LIKING + number - 1]
                w[LIKELY + number] = w[LIKELY + number - 1]
                number -= 1
            w[LIKING + number] = score
            w[LIKELY + number] = card


def turns_over(t: Row, w: Row, seat: int, card: int) -> bool:
    """Return whether a card is better played bottom to top (Tricky), with favoured cars first."""
    top = t[k.LINE + card * k.MOST_LINES] & 7
    last = t[k.LINE + card * k.MOST_LINES + t[k.COUNT + card] - 1] & 7
    if top == k.ANY_CAR or w[k.WISH + seat * 8 + top] >= 0:
        return False
    return last == k.ANY_CAR or w[k.WISH + seat * 8 + last] > 0
