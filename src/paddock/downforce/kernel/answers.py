"""The question being asked: how many answers it has, which ones, and what an answer does."""

from __future__ import annotations

from paddock.downforce.kernel import layout as k
from paddock.downforce.kernel.auction import (
    ask_bid,
    in_the_box,
    open_next_lot,
    powers_to_keep,
    replace_cunning,
    seal_bid,
    seal_keep,
)
from paddock.downforce.kernel.moves import ahead_of, bit_count
from paddock.downforce.kernel.race import (
    ALL_CARS,
    answer_offer,
    ask_bonus,
    ask_drive,
    ask_play,
    ask_simple,
    drive,
    drive_bonus,
    pick_wild,
    play,
    seal_bet,
    wild_cars,
)
from paddock.downforce.kernel.start import lay_out, start_race
from paddock.kernel.luck import below
from paddock.kernel.rows import Row, ShortRow, inlined


def begin(t: Row, s: Row, r: Row, w: Row) -> None:
    """Begin a race, up to its first question."""
    lay_out(t, s, r, w)
    if t[k.AUCTION]:
        open_next_lot(t, s, r, w)
    else:
        start_race(t, s, r, w)


def answer(t: Row, v: ShortRow, s: Row, r: Row, w: Row, bit: int) -> None:
    """Apply an answer and go on to the next question. The most frequent questions come first, for speed."""
    ask = s[k.ASK]
    if is_about_card(ask):
        answer_line(t, s, bit)
    elif ask == k.PLAY:
        play(t, s, bit)
    elif ask == k.BET:
        seal_bet(t, s, bit)
    elif ask == k.BID:
        seal_bid(t, s, r, w, bit)
    elif ask == k.KEEP:
        seal_keep(t, s, r, w, bit)
    elif ask == k.REPLACE:
        replace_cunning(t, s, r, w, bit)


@inlined
def is_about_card(ask: int) -> bool:
    """Return whether a question is about a line of the card in play."""
    return ask in (k.DRIVE, k.WILD, k.BONUS, k.OFFER)


@inlined
def answer_line(t: Row, s: Row, bit: int) -> None:
    """Apply an answer to a question about a line of the card in play."""
    ask = s[k.ASK]
    if ask == k.DRIVE:
        drive(t, s, bit)
    elif ask == k.WILD:
        pick_wild(t, s, bit)
    elif ask == k.BONUS:
        drive_bonus(t, s, bit)
    else:
        answer_offer(t, s, bit)


def list_answers(t: Row, v: ShortRow, s: Row, w: Row) -> None:
    """List the answers to the question of a row from outside."""
    ask = s[k.ASK]
    if ask == k.DRIVE:
        ask_drive(t, s, s[k.CAR], s[k.MORE], s[k.MAY_SKIP], ahead_of(t, s, s[k.CARS + s[k.CAR]]))
    elif ask == k.PLAY:
        ask_play(t, s)
    elif ask == k.WILD:
        ask_simple(s, k.WILD, s[k.PLAYER], wild_cars(t, s) | s[k.SKIPS] << k.SKIP)
    elif ask == k.BONUS:
        ask_bonus(t, s)
    elif ask == k.BET:
        ask_simple(s, k.BET, s[k.WHO], ALL_CARS)
    elif ask == k.OFFER:
        ask_simple(s, k.OFFER, s[k.PLAYER], 3)
    elif ask == k.BID:
        ask_bid(t, s, s[k.WHO])
    elif ask == k.KEEP:
        ask_simple(s, k.KEEP, s[k.WHO], powers_to_keep(t, s, s[k.WHO]))
    elif ask == k.REPLACE:
        ask_simple(s, k.REPLACE, s[k.WHO], in_the_box(t, s))


def count_answers(t: Row, s: Row) -> int:
    """Return the number of answers."""
    count = bit_count(s[k.LEGAL])
    for word in range(1, s[k.LEGAL_WORDS]):
        count += bit_count(s[k.LEGAL + word])
    return count


def has_choice(t: Row, s: Row) -> bool:
    """Return whether there is more than one answer."""
    word = s[k.LEGAL]
    return word & (word - 1) != 0 or (s[k.LEGAL_WORDS] > 1 and count_answers(t, s) > 1)


def nth_answer(s: Row, nth: int) -> int:
    """Return an answer by its number."""
    word = 0
    count = bit_count(s[k.LEGAL])
    while nth >= count:
        nth -= count
        word += 1
        count = bit_count(s[k.LEGAL + word])
    bits = s[k.LEGAL + word]
    while nth:
        bits &= bits - 1
        nth -= 1
    return word * 64 + bit_count((bits & -bits) - 1)


def random_answer(t: Row, s: Row, r: Row) -> int:
    """Return a random answer, all equally likely; a single one draws no luck."""
    count = count_answers(t, s)
    return nth_answer(s, below(r, count) if count > 1 else 0)


def copy_race(s: Row, to: Row) -> None:
    """Copy a race, except for the cards shown by bids, which playouts do not use."""
    for at in range(k.KNOWN):
        to[at] = s[at]


def note_question(t: Row, v: ShortRow, s: Row, log: Row, at: int, value: int) -> int:
    """Write an entry of a log: question, seat, car, answer, and all legal answers."""
    log[at] = s[k.ASK]
    log[at + 1] = s[k.WHO]
    log[at + 2] = s[k.CAR]
    log[at + 3] = value
    log[at + 4] = s[k.LEGAL_WORDS]
    for word in range(s[k.LEGAL_WORDS]):
        log[at + k.ENTRY + word] = s[k.LEGAL + word]
    return at + k.ENTRY + s[k.LEGAL_WORDS]
