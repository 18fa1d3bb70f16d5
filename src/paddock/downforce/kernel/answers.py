"""The question being asked: how many answers it has, which, and what an answer does."""

from __future__ import annotations

from paddock.downforce.kernel.auction import (
    ask_bid,
    in_the_box,
    open_next_lot,
    powers_to_keep,
    replace_cunning,
    seal_bid,
    seal_keep,
)
from paddock.downforce.kernel.layout import (
    ASK,
    AUCTION,
    BET,
    BID,
    BONUS,
    CAR,
    CARS,
    DRIVE,
    KEEP,
    LEGAL,
    LEGAL_WORDS,
    MAY_SKIP,
    MORE,
    OFFER,
    PLAY,
    PLAYER,
    REPLACE,
    SKIP,
    SKIPS,
    WHO,
    WILD,
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
from paddock.kernel.rows import Row, inlined


def begin(t: Row, s: Row, r: Row, w: Row) -> None:
    """A race up to its first question."""
    lay_out(t, s, r, w)
    if t[AUCTION]:
        open_next_lot(t, s, r, w)
    else:
        start_race(t, s, r, w)


def answer(t: Row, s: Row, r: Row, w: Row, bit: int) -> None:
    """Takes an answer and goes on to the next question. What is asked most often comes first."""
    ask = s[ASK]
    if is_about_card(ask):
        answer_line(t, s, bit)
    elif ask == PLAY:
        play(t, s, bit)
    elif ask == BET:
        seal_bet(t, s, bit)
    elif ask == BID:
        seal_bid(t, s, r, w, bit)
    elif ask == KEEP:
        seal_keep(t, s, r, w, bit)
    elif ask == REPLACE:
        replace_cunning(t, s, r, w, bit)


@inlined
def is_about_card(ask: int) -> bool:
    """Whether a question is about a line of the card in play."""
    return ask in (DRIVE, WILD, BONUS, OFFER)


@inlined
def answer_line(t: Row, s: Row, bit: int) -> None:
    """Takes an answer to a question about a line of the card in play."""
    ask = s[ASK]
    if ask == DRIVE:
        drive(t, s, bit)
    elif ask == WILD:
        pick_wild(t, s, bit)
    elif ask == BONUS:
        drive_bonus(t, s, bit)
    else:
        answer_offer(t, s, bit)


def ask_again(t: Row, s: Row) -> None:
    """Works out the answers to the question that is being asked: for rows that come from outside."""
    ask = s[ASK]
    if ask == DRIVE:
        ask_drive(t, s, s[CAR], s[MORE], s[MAY_SKIP], ahead_of(t, s, s[CARS + s[CAR]]))
    elif ask == PLAY:
        ask_play(t, s)
    elif ask == WILD:
        ask_simple(s, WILD, s[PLAYER], wild_cars(t, s) | s[SKIPS] << SKIP)
    elif ask == BONUS:
        ask_bonus(t, s)
    elif ask == BET:
        ask_simple(s, BET, s[WHO], ALL_CARS)
    elif ask == OFFER:
        ask_simple(s, OFFER, s[PLAYER], 3)
    elif ask == BID:
        ask_bid(t, s, s[WHO])
    elif ask == KEEP:
        ask_simple(s, KEEP, s[WHO], powers_to_keep(t, s, s[WHO]))
    elif ask == REPLACE:
        ask_simple(s, REPLACE, s[WHO], in_the_box(t, s))


def count_answers(s: Row) -> int:
    """How many answers there are."""
    count = bit_count(s[LEGAL])
    for word in range(1, s[LEGAL_WORDS]):
        count += bit_count(s[LEGAL + word])
    return count


def has_choice(s: Row) -> bool:
    """Whether there is more than one answer."""
    word = s[LEGAL]
    return word & (word - 1) != 0 or (s[LEGAL_WORDS] > 1 and count_answers(s) > 1)


def nth_answer(s: Row, nth: int) -> int:
    """An answer by its number."""
    word = 0
    count = bit_count(s[LEGAL])
    while nth >= count:
        nth -= count
        word += 1
        count = bit_count(s[LEGAL + word])
    bits = s[LEGAL + word]
    while nth:
        bits &= bits - 1
        nth -= 1
    return word * 64 + bit_count((bits & -bits) - 1)


def random_answer(s: Row, r: Row) -> int:
    """Any answer, each as likely; nothing is drawn for the only one."""
    count = count_answers(s)
    return nth_answer(s, below(r, count) if count > 1 else 0)
