"""The drivers of playouts: simple, quick, all by whole numbers. Their habits lie in the tables, seat by seat.

A driver wishes every car a number of spaces: its own well, rivals ill, most of all those in the lead. Cards, wilds and
ways follow from that.
"""

from __future__ import annotations

from paddock.downforce.kernel.answers import answer, has_choice
from paddock.downforce.kernel.bidding import best_bid
from paddock.downforce.kernel.layout import (
    ANY_CAR,
    ASK,
    AT,
    BET,
    BETS,
    BETS_MADE,
    BID,
    BONUS,
    CAR,
    CARD,
    CARS,
    COUNT,
    DETERMINED,
    DRIVE,
    FAR,
    FOREMOST,
    HABITS,
    HABITS_EACH,
    HAND,
    HAND_HOPE,
    HOPE,
    KEEP,
    LAP_STEPS,
    LAPS,
    LEGAL,
    LEGAL_WORDS,
    LINE,
    MOST_LINES,
    MOST_WORDS,
    NOBODYS,
    NUMBER,
    OFFER,
    OVER,
    OWN_HOPE,
    OWNER,
    PLACES,
    PLAY,
    PLAYER,
    PLAYERS,
    POWER,
    REPLACE,
    RIVAL,
    SHOWING,
    SKIP,
    SKIPS,
    STAKE,
    STEPS,
    TO_GO,
    WAVER,
    WHIM,
    WHO,
    WILD,
    WISH,
    WORDS,
    WORTH,
)
from paddock.downforce.kernel.moves import ahead_of, bit_count, is_clean, is_stuck
from paddock.downforce.kernel.race import BONUS_STEPS, line_at
from paddock.kernel.luck import below
from paddock.kernel.rows import Row

THREAT = (5, 5, 4, 4, 3, 3, 2, 2)
"""How many times as much a rival is minded that is in the lead, one space behind it, two, …"""
LIKED = (0, 4, 5, 6, 3, 2, 1)
"""How much a power is liked, by its number."""
FURTHEST = 1 << 40


def habit(t: Row, seat: int, which: int) -> int:
    """How a seat's driver is."""
    return t[HABITS + seat * HABITS_EACH + which]


def make_up_minds(t: Row, s: Row, r: Row, w: Row) -> None:
    """Before the first answer: whims about cards, and what everybody wishes."""
    for card in range(t[WORDS] * 64):
        w[WHIM + card] = below(r, 1024)
    for seat in range(t[PLAYERS]):
        make_wishes(t, s, w, seat)


def to_go(t: Row, s: Row, car: int) -> int:
    """How many steps a car has to go to the end of its lap; laps done count as steps made."""
    return t[TO_GO + s[CARS + car]] - s[LAPS + car] * t[LAP_STEPS]


def make_wishes(t: Row, s: Row, w: Row, seat: int) -> None:
    """What a space for each car is worth to a seat now."""
    first = FURTHEST
    for car in range(6):
        w[car] = to_go(t, s, car) if s[CARS + car] >= 0 else FURTHEST
        first = min(first, w[car])
    for car in range(6):
        value = 0
        if s[CARS + car] >= 0:
            owner = s[OWNER + car]
            value = bets_on(t, s, seat, car)
            if owner == seat:
                value += pride_of(t, s, w, seat, car)
            else:
                gap = w[car] - first
                minds = habit(t, seat, NOBODYS if owner < 0 else RIVAL)
                value -= minds * (THREAT[gap] if gap < 8 else 1)
        w[WISH + seat * 8 + car] = value


def bets_on(t: Row, s: Row, seat: int, car: int) -> int:
    """What a space for a car brings a seat by its bets."""
    value = 0
    for bet in range(s[BETS_MADE]):
        if s[BETS + seat * 3 + bet] == car:
            value += (3 - bet) * habit(t, seat, STAKE)
    return value


def pride_of(t: Row, s: Row, w: Row, seat: int, car: int) -> int:
    """What a space for one of its own cars brings a seat: most for the foremost, as prizes and bets go to the front.

    `w` begins with how far each car has to go.
    """
    ahead = 0
    for other in range(6):
        if s[OWNER + other] == seat and (w[other] < w[car] or (w[other] == w[car] and other < car)):
            ahead += 1
    return habit(t, seat, FOREMOST + min(ahead, 2))


def driver_answer(t: Row, s: Row, r: Row, w: Row) -> int:
    """What the driver who is asked answers."""
    ask = s[ASK]
    if ask == DRIVE:
        return best_end(t, s, w)
    if ask == PLAY:
        return best_play(t, s, w)
    if ask == WILD:
        return best_wild(t, s, w)
    if ask == BONUS:
        return furthest(t, s, s[LEGAL] & ~1) if w[WISH + s[PLAYER] * 8 + s[CAR]] > 0 else 0
    if ask == BET:
        return best_bet(t, s, r)
    if ask == BID:
        return best_bid(t, s, r)
    if ask in (KEEP, REPLACE):
        return most_liked(s[LEGAL])
    assert ask == OFFER
    return 1 if skips_now(t, s, w) else 0


def best_play(t: Row, s: Row, w: Row) -> int:
    """The card that moves the right cars; lines of cars that are shut in count for nothing."""
    player = s[PLAYER]
    make_wishes(t, s, w, player)
    most = 0
    for car in range(6):
        value = w[WISH + player * 8 + car]
        if value and is_stuck(t, s, car):
            value = 0
        w[WORTH + car] = value
        most = max(most, value)
    w[WORTH + ANY_CAR] = most
    found = best_card(t, s, w, habit(t, player, WAVER))
    words = t[WORDS]
    tricky = s[LEGAL_WORDS] > words and s[LEGAL + words + (found >> 6)] >> (found & 63) & 1
    return words * 64 + found if tricky and turns_over(t, w, player, found) else found


def best_card(t: Row, s: Row, w: Row, waver: int) -> int:
    """Of the cards that may be played the one with the highest worth, give or take a whim."""
    best = -FURTHEST
    found = 0
    for word in range(t[WORDS]):
        cards = s[LEGAL + word]
        while cards:
            low = cards & -cards
            cards ^= low
            card = word * 64 + bit_count(low - 1)
            score = w[WHIM + card] * waver >> 10
            for line in range(LINE + card * MOST_LINES, LINE + card * MOST_LINES + t[COUNT + card]):
                score += w[WORTH + (t[line] & 7)] * (t[line] >> 3)
            if score > best:
                best = score
                found = card
    return found


def turns_over(t: Row, w: Row, seat: int, card: int) -> bool:
    """Whether a card is better played bottom to top: first comes who is wished well, last who is not (Tricky)."""
    top = t[LINE + card * MOST_LINES] & 7
    last = t[LINE + card * MOST_LINES + t[COUNT + card] - 1] & 7
    if top == ANY_CAR or w[WISH + seat * 8 + top] >= 0:
        return False
    return last == ANY_CAR or w[WISH + seat * 8 + last] > 0


def skips_now(t: Row, s: Row, w: Row) -> bool:
    """Whether the line due is the one of the card that hurts most (Strategic)."""
    if not s[SKIPS]:
        return False
    worst = 0
    at_worst = -1
    for at in range(s[AT], t[COUNT + s[CARD]]):
        line = line_at(t, s, at)
        if line & 7 != ANY_CAR:
            value = w[WISH + s[PLAYER] * 8 + (line & 7)] * (line >> 3)
            if value < worst:
                worst = value
                at_worst = at
    return at_worst == s[AT]


def furthest(t: Row, s: Row, ends: int) -> int:
    """The end that is nearest to the finish."""
    space = s[CARS + s[CAR]]
    best = FURTHEST
    found = 0
    while ends:
        low = ends & -ends
        ends ^= low
        far = bit_count(low - 1)
        if t[FAR + space + far] < best:
            best = t[FAR + space + far]
            found = far
    return found


def most_astray(t: Row, s: Row, ends: int) -> int:
    """The end that leaves the longest way to the finish."""
    space = s[CARS + s[CAR]]
    best = -FURTHEST
    found = 0
    while ends:
        low = ends & -ends
        ends ^= low
        far = bit_count(low - 1)
        if t[FAR + space + far] > best:
            best = t[FAR + space + far]
            found = far
    return found


def best_end(t: Row, s: Row, w: Row) -> int:
    """As far on as it goes, or as far astray, as the driver likes the car."""
    if s[LEGAL] & 1 and skips_now(t, s, w):
        return 0
    ends = s[LEGAL] & ~1
    if ends & (ends - 1) == 0:
        return bit_count(ends - 1)
    car = s[CAR]
    if w[WISH + s[WHO] * 8 + car] <= 0:
        return most_astray(t, s, ends)
    end = furthest(t, s, ends)
    if s[POWER + s[PLAYER]] == DETERMINED and s[OWNER + car] == s[PLAYER]:
        return best_with_bonus(t, s, ends, end)
    return end


def best_with_bonus(t: Row, s: Row, ends: int, end: int) -> int:
    """Determined: an end over rectangles only counts as two spaces further."""
    space = s[CARS + s[CAR]]
    cars = ahead_of(t, s, space)
    more = BONUS_STEPS * 100
    best = t[FAR + space + end] - (more if is_clean(t, space, s[STEPS], cars, end) else 0)
    while ends:
        low = ends & -ends
        ends ^= low
        far = bit_count(low - 1)
        if t[FAR + space + far] - more < best and is_clean(t, space, s[STEPS], cars, far):
            best = t[FAR + space + far] - more
            end = far
    return end


def best_wild(t: Row, s: Row, w: Row) -> int:
    """The car that the player likes best of those that can move; else one that cannot."""
    best = -FURTHEST
    found = SKIP
    for car in range(6):
        if s[LEGAL] >> car & 1:
            value = w[WISH + s[PLAYER] * 8 + car]
            if s[CARS + car] < 0:
                value = -1
            elif is_stuck(t, s, car):
                value = 0
            if value > best:
                best = value
                found = car
    return found


def best_bet(t: Row, s: Row, r: Row) -> int:
    """A car that is well ahead; drivers look kindly on their own, and on those that their hands can move."""
    seat = s[WHO]
    best = -FURTHEST
    found = 0
    for car in range(6):
        if s[CARS + car] >= 0:
            hope = hope_of(t, s, seat, car)
        else:
            hope = 50000 if s[PLACES] == car else -50000
        hope += below(r, 1 + habit(t, seat, HOPE))
        if hope > best:
            best = hope
            found = car
    return found


def hope_of(t: Row, s: Row, seat: int, car: int) -> int:
    """How far on a car seems to a seat, in hundredths of a space."""
    hope = -100 * to_go(t, s, car)
    if s[OWNER + car] == seat:
        hope += habit(t, seat, OWN_HOPE)
    spaces = 0
    for word in range(t[WORDS]):
        cards = s[HAND + seat * MOST_WORDS + word] & t[SHOWING + car * MOST_WORDS + word]
        while cards:
            low = cards & -cards
            cards ^= low
            spaces += t[NUMBER + (word * 64 + bit_count(low - 1)) * 8 + car]
    return hope + spaces * habit(t, seat, HAND_HOPE)


def most_liked(powers: int) -> int:
    """Of powers, as bits, the one that drivers like to keep."""
    found = 0
    for power in range(1, 7):
        if powers >> power & 1 and (found == 0 or LIKED[power] > LIKED[found]):
            found = power
    return found


def drive_on(t: Row, s: Row, r: Row, w: Row) -> int:
    """These drivers to the end of the race; gives the number of choices made."""
    make_up_minds(t, s, r, w)
    made = 0
    while s[ASK] != OVER:
        made += has_choice(s)
        answer(t, s, r, w, driver_answer(t, s, r, w))
    return made
