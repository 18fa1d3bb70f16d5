"""Playout drivers' choice of a card: of those that move the right cars, the one with the best outcome."""

from __future__ import annotations

from paddock.downforce.kernel import layout as k
from paddock.downforce.kernel.answers import answer_line, has_choice, is_about_card
from paddock.downforce.kernel.lines import line_answer
from paddock.downforce.kernel.moves import bit_count, is_stuck
from paddock.downforce.kernel.prospects import prospects
from paddock.downforce.kernel.race import play
from paddock.downforce.kernel.wishes import FURTHEST, habit, make_wishes
from paddock.kernel.rows import Row, row_from

TRIED = 2
"""How many of its likeliest cards a driver tries out."""
LIKELY = 32
"""Where the likeliest cards are in the scratch row, best first; LIKING: how much they are liked."""
LIKING = 40
PLAYED = 48
"""Where the scratch row has the play that `play_best` has made."""


def best_play(t: Row, s: Row, w: Row) -> int:
    """Return the play that `play_best` makes; the race stays as it is."""
    before = row_from(w, k.BEFORE)
    copy_turn(s, before)
    play_best(t, s, w)
    copy_turn(before, s)
    return w[PLAYED]


def play_best(t: Row, s: Row, w: Row) -> int:
    """Make the play with the best outcome for the right cars; return the number of choices about its lines.

    The second of the likeliest cards is resolved last, so that the race is only restored where the first was better.
    """
    likely_cards(t, s, w)
    player = s[k.PLAYER]
    first = w[LIKELY]
    second = w[LIKELY + 1]
    w[PLAYED] = first
    if second < 0:
        return resolve(t, s, w, first)
    before = row_from(w, k.BEFORE)
    after = row_from(w, k.AFTER)
    copy_turn(s, before)
    choices = resolve(t, s, w, first)
    value = prospects(t, s, w, player)
    copy_turn(s, after)
    copy_turn(before, s)
    others = resolve(t, s, w, second)
    if prospects(t, s, w, player) > value:
        w[PLAYED] = second
        return others
    copy_turn(after, s)
    return choices


def resolve(t: Row, s: Row, w: Row, card: int) -> int:
    """Resolve a card with these drivers; return the number of their choices."""
    play(t, s, card)
    made = 0
    while is_about_card(s[k.ASK]):
        made += has_choice(t, s)
        answer_line(t, s, line_answer(t, s, w))
    return made


def copy_turn(s: Row, to: Row) -> None:
    """Copy everything in a race that a card can change."""
    for number in range(k.OWNER):
        to[number] = s[number]
    for number in range(k.PLACES, k.POWER):
        to[number] = s[number]
    for number in range(k.SEALED, k.GRID):
        to[number] = s[number]
    for number in range(k.PILE_SIZE, k.LEGAL + s[k.LEGAL_WORDS]):
        to[number] = s[number]


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
