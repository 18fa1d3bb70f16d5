"""The race: cards are resolved line by line until all cars are home or the cards are gone."""

from __future__ import annotations

from paddock.downforce.kernel.cards import draw, has_cards, take_card
from paddock.downforce.kernel.layout import (
    AGGRESSIVE,
    AHEAD,
    ANY_CAR,
    ASK,
    AT,
    BET,
    BET_LINES,
    BETS,
    BETS_MADE,
    BONUS,
    CAR,
    CARD,
    CARS,
    COLOURS,
    COUNT,
    CUNNING,
    DETERMINED,
    DRIVE,
    DUE,
    FINISH,
    FRONT,
    HAND,
    HOME,
    LAP,
    LAPS,
    LEGAL,
    LEGAL_WORDS,
    LINE,
    LINES_AT,
    MAY_SKIP,
    MORE,
    MOST_LINES,
    MOST_WORDS,
    OFFER,
    OVER,
    OWN_PILES,
    OWNER,
    PICKED,
    PILE_SIZE,
    PLACES,
    PLAY,
    PLAYER,
    PLAYERS,
    POWER,
    SEALED,
    SINGLES,
    SKIP,
    SKIP_FROM,
    SKIPS,
    STEPS,
    STRATEGIC,
    TRICKY,
    UNEVEN,
    UNPREDICTABLE,
    UP,
    WHO,
    WILD,
    WORDS,
)
from paddock.downforce.kernel.moves import ahead_of, ends_of, is_clean, is_stuck
from paddock.kernel.rows import Row

BONUS_STEPS = 2
ALL_CARS = 63


def ask_simple(s: Row, ask: int, who: int, legal: int) -> None:
    """A question whose answers are the bits of one word."""
    s[ASK] = ask
    s[WHO] = who
    s[LEGAL_WORDS] = 1
    s[LEGAL] = legal


def ask_play(t: Row, s: Row) -> None:
    """The player's turn: every kind of card in the hand, for Tricky also upwards (DF-44)."""
    player = s[PLAYER]
    words = t[WORDS]
    s[ASK] = PLAY
    s[WHO] = player
    tricky = s[POWER + player] == TRICKY
    s[LEGAL_WORDS] = 2 * words if tricky else words
    for word in range(words):
        plays = s[HAND + player * MOST_WORDS + word] & t[SINGLES + word]
        s[LEGAL + word] = plays
        if tricky:
            s[LEGAL + words + word] = plays & t[UNEVEN + word]


def play(t: Row, s: Row, answer: int) -> None:
    """A card is laid out (DF-21)."""
    player = s[PLAYER]
    plane = t[WORDS] * 64
    s[UP] = 1 if answer >= plane else 0
    card = answer - plane if answer >= plane else answer
    take_card(t, s, player, card)
    s[CARD] = card
    s[AT] = 0
    s[PICKED] = 0
    s[SKIPS] = 1 if s[POWER + player] == STRATEGIC and t[COUNT + card] >= t[SKIP_FROM] else 0
    next_line(t, s)


def line_at(t: Row, s: Row, at: int) -> int:
    """A line of the card in play, in the order of play: car | steps << 3."""
    card = s[CARD]
    number = t[COUNT + card] - 1 - at if s[UP] else at
    return t[LINE + card * MOST_LINES + number]


def next_line(t: Row, s: Row) -> None:
    """Asks what the lines of the card from the one due need; after the last one the card is done."""
    count = t[COUNT + s[CARD]]
    while s[AT] < count:
        line = line_at(t, s, s[AT])
        car = line & 7
        s[STEPS] = line >> 3
        if car == ANY_CAR:
            cars = wild_cars(t, s)
            if cars:
                ask_simple(s, WILD, s[PLAYER], cars | s[SKIPS] << SKIP)
                return
        elif s[CARS + car] >= 0:
            cars = ahead_of(t, s, s[CARS + car])
            if t[AHEAD + s[CARS + car]] & ~cars:
                if s[SKIPS] and driver_of(s, car) != s[PLAYER]:
                    s[CAR] = car
                    ask_simple(s, OFFER, s[PLAYER], 3)
                else:
                    ask_drive(t, s, car, more_steps(s, car), s[SKIPS], cars)
                return
        s[AT] += 1
    end_card(t, s)


def wild_cars(t: Row, s: Row) -> int:
    """The cars that a wild may take (DF-45)."""
    taken = s[PICKED]
    if s[POWER + s[PLAYER]] != UNPREDICTABLE:
        taken |= t[COLOURS + s[CARD]]
    return ALL_CARS & ~taken


def driver_of(s: Row, car: int) -> int:
    """Who chooses the way of a car (DF-41)."""
    owner = s[OWNER + car]
    return owner if owner >= 0 and s[POWER + owner] == CUNNING else s[PLAYER]


def more_steps(s: Row, car: int) -> int:
    """Whether the car of the line due may move one more (DF-40)."""
    player = s[PLAYER]
    first = s[AT] == 0 and s[UP] == 0
    return 1 if first and s[OWNER + car] == player and s[POWER + player] == AGGRESSIVE else 0


def ask_drive(t: Row, s: Row, car: int, more: int, skips: int, cars: int) -> None:
    """Where to? `cars` are those ahead."""
    space = s[CARS + car]
    ends = ends_of(t, space, s[STEPS], cars)
    if more:
        ends |= ends_of(t, space, s[STEPS] + 1, cars)
    s[CAR] = car
    s[MORE] = more
    s[MAY_SKIP] = skips
    ask_simple(s, DRIVE, driver_of(s, car), ends | skips)


def drive(t: Row, s: Row, far: int) -> None:
    """The car of the line due moves; a bonus may follow (DF-42)."""
    if far == 0:
        skip_line(t, s)
        return
    car = s[CAR]
    player = s[PLAYER]
    bonus = False
    if s[POWER + player] == DETERMINED and s[OWNER + car] == player:
        space = s[CARS + car]
        bonus = is_clean(t, space, s[STEPS], ahead_of(t, s, space), far)
    move_car(t, s, car, far)
    if bonus and not is_stuck(t, s, car):
        ask_bonus(t, s)
        return
    s[AT] += 1
    next_line(t, s)


def ask_bonus(t: Row, s: Row) -> None:
    """Determined: two more spaces?"""
    space = s[CARS + s[CAR]]
    ask_simple(s, BONUS, s[PLAYER], ends_of(t, space, BONUS_STEPS, ahead_of(t, s, space)) | 1)


def drive_bonus(t: Row, s: Row, far: int) -> None:
    """The bonus is taken or declined."""
    if far:
        move_car(t, s, s[CAR], far)
    s[AT] += 1
    next_line(t, s)


def skip_line(t: Row, s: Row) -> None:
    """Strategic leaves out the line due, and no other (DF-43)."""
    s[SKIPS] = 0
    s[AT] += 1
    next_line(t, s)


def pick_wild(t: Row, s: Row, car: int) -> None:
    """A wild line moves this car (DF-22)."""
    if car == SKIP:
        skip_line(t, s)
        return
    s[PICKED] |= 1 << car
    if is_stuck(t, s, car):
        s[AT] += 1
        next_line(t, s)
    else:
        ask_drive(t, s, car, 0, 0, ahead_of(t, s, s[CARS + car]))


def answer_offer(t: Row, s: Row, skips: int) -> None:
    """Strategic skips the line, or lets the Cunning owner drive it."""
    if skips:
        skip_line(t, s)
    else:
        car = s[CAR]
        ask_drive(t, s, car, more_steps(s, car), 0, ahead_of(t, s, s[CARS + car]))


def move_car(t: Row, s: Row, car: int, far: int) -> None:
    """A car over the line is home at once (DF-25), or with laps in the next one (DF-52)."""
    end = s[CARS + car] + far
    if end == t[FINISH]:
        s[CARS + car] = -1
        s[PLACES + s[HOME]] = car
        s[HOME] += 1
    elif t[LAP] and end >= t[LAP]:
        s[CARS + car] = end - t[LAP]
        s[LAPS + car] += 1
    else:
        s[CARS + car] = end


def end_card(t: Row, s: Row) -> None:
    """A card is drawn, hands are dropped, and bets that fell due are made."""
    draw(t, s, s[CARD])
    if s[HOME]:
        drop_hands(t, s)
    bet_or_go_on(t, s)


def drop_hands(t: Row, s: Row) -> None:
    """Who has no car on the road any more has no cards either (DF-26)."""
    racing = 0
    for car in range(6):
        if s[CARS + car] >= 0 and s[OWNER + car] >= 0:
            racing |= 1 << s[OWNER + car]
    for seat in range(t[PLAYERS]):
        if not racing >> seat & 1:
            for word in range(t[WORDS]):
                s[HAND + seat * MOST_WORDS + word] = 0
            if t[OWN_PILES]:
                s[PILE_SIZE + seat] = 0


def lines_crossed(t: Row, s: Row) -> int:
    """How many betting lines have been crossed (DF-30)."""
    if s[HOME]:
        return t[BET_LINES]
    front = 0
    for car in range(6):
        front = max(front, t[FRONT + s[CARS + car]])
    crossed = 0
    for line in range(t[BET_LINES]):
        crossed += front > t[LINES_AT + line]
    return crossed


def bet_or_go_on(t: Row, s: Row) -> None:
    """A bet for each line that was crossed, one after the other; then the next turn (DF-32)."""
    if s[BETS_MADE] < t[BET_LINES]:
        s[DUE] = lines_crossed(t, s)
        if s[BETS_MADE] < s[DUE]:
            open_bets(t, s)
            return
    next_turn(t, s)


def open_bets(t: Row, s: Row) -> None:
    """All seats note a bet, one after the other, without seeing those of others."""
    for seat in range(t[PLAYERS]):
        s[SEALED + seat] = -1
    ask_simple(s, BET, 0, ALL_CARS)


def seal_bet(t: Row, s: Row, car: int) -> None:
    """One more bet; after the last one all are noted."""
    s[SEALED + s[WHO]] = car
    for seat in range(t[PLAYERS]):
        if s[SEALED + seat] < 0:
            ask_simple(s, BET, seat, ALL_CARS)
            return
    made = s[BETS_MADE]
    for seat in range(t[PLAYERS]):
        s[BETS + seat * 3 + made] = s[SEALED + seat]
    s[BETS_MADE] = made + 1
    bet_or_go_on(t, s)


def next_turn(t: Row, s: Row) -> None:
    """Clockwise to the next player who has a card; without one, or with all cars home, the race is over (DF-27)."""
    players = t[PLAYERS]
    if s[HOME] < 6:
        seat = s[PLAYER]
        for _ in range(players):
            seat = seat + 1 if seat + 1 < players else 0
            if has_cards(t, s, seat):
                s[PLAYER] = seat
                ask_play(t, s)
                return
    ask_simple(s, OVER, s[PLAYER], 0)
