"""The race: cards are resolved line by line until all cars are home or the cards are gone."""

from __future__ import annotations

from paddock.downforce.kernel import layout as k
from paddock.downforce.kernel.cards import discard, draw, has_cards, take_card
from paddock.downforce.kernel.moves import ahead_of, bit_count, ends_of, is_clean, is_stuck
from paddock.kernel.rows import Row

BONUS_STEPS = 2
ALL_CARS = 63


def ask_simple(s: Row, ask: int, who: int, legal: int) -> None:
    """Ask a question whose answers are the bits of one word."""
    s[k.ASK] = ask
    s[k.WHO] = who
    s[k.LEGAL_WORDS] = 1
    s[k.LEGAL] = legal


def ask_play(t: Row, s: Row) -> None:
    """Ask for a play: any kind of card in the hand, with Tricky also upwards (DF-44)."""
    player = s[k.PLAYER]
    words = t[k.WORDS]
    s[k.ASK] = k.PLAY
    s[k.WHO] = player
    tricky = s[k.POWER + player] == k.TRICKY
    s[k.LEGAL_WORDS] = 2 * words if tricky else words
    for word in range(words):
        plays = s[k.HAND + player * k.MOST_WORDS + word] & t[k.SINGLES + word]
        s[k.LEGAL + word] = plays
        if tricky:
            s[k.LEGAL + words + word] = plays & t[k.UNEVEN + word]


def play(t: Row, s: Row, answer: int) -> None:
    """Play a card (DF-21)."""
    player = s[k.PLAYER]
    plane = t[k.WORDS] * 64
    s[k.UP] = 1 if answer >= plane else 0
    card = answer - plane if answer >= plane else answer
    take_card(t, s, player, card)
    discard(t, s, card)
    s[k.CARD] = card
    s[k.AT] = 0
    s[k.PICKED] = 0
    s[k.SKIPS] = 1 if s[k.POWER + player] == k.STRATEGIC and t[k.COUNT + card] >= t[k.SKIP_FROM] else 0
    next_line(t, s)


def line_at(t: Row, s: Row, at: int) -> int:
    """Return a line of the card in play, in the order of play: car | steps << 3."""
    card = s[k.CARD]
    number = t[k.COUNT + card] - 1 - at if s[k.UP] else at
    return t[k.LINE + card * k.MOST_LINES + number]


def next_line(t: Row, s: Row) -> None:
    """Resolve the card from the due line to the next question; after the last line finish the card."""
    count = t[k.COUNT + s[k.CARD]]
    while s[k.AT] < count:
        line = line_at(t, s, s[k.AT])
        car = line & 7
        s[k.STEPS] = line >> 3
        if car == k.ANY_CAR:
            cars = wild_cars(t, s)
            if cars:
                ask_simple(s, k.WILD, s[k.PLAYER], cars | s[k.SKIPS] << k.SKIP)
                return
        elif s[k.CARS + car] >= 0:
            cars = ahead_of(t, s, s[k.CARS + car])
            if t[k.AHEAD + s[k.CARS + car]] & ~cars:
                if s[k.SKIPS] and driver_of(s, car) != s[k.PLAYER]:
                    s[k.CAR] = car
                    ask_simple(s, k.OFFER, s[k.PLAYER], 3)
                else:
                    ask_drive(t, s, car, more_steps(s, car), s[k.SKIPS], cars)
                return
        s[k.AT] += 1
    end_card(t, s)


def wild_cars(t: Row, s: Row) -> int:
    """Return the cars that a wild may take (DF-45)."""
    taken = s[k.PICKED]
    if s[k.POWER + s[k.PLAYER]] != k.UNPREDICTABLE:
        taken |= t[k.COLOURS + s[k.CARD]]
    return ALL_CARS & ~taken


def driver_of(s: Row, car: int) -> int:
    """Return the seat that drives a car (DF-41)."""
    owner = s[k.OWNER + car]
    return owner if owner >= 0 and s[k.POWER + owner] == k.CUNNING else s[k.PLAYER]


def more_steps(s: Row, car: int) -> int:
    """Return whether the car of the due line may move one space further (DF-40)."""
    player = s[k.PLAYER]
    first = s[k.AT] == 0 and s[k.UP] == 0
    return 1 if first and s[k.OWNER + car] == player and s[k.POWER + player] == k.AGGRESSIVE else 0


def ask_drive(t: Row, s: Row, car: int, more: int, skips: int, cars: int) -> None:
    """Ask where the car goes; `cars` are those ahead."""
    space = s[k.CARS + car]
    ends = ends_of(t, space, s[k.STEPS], cars)
    if more:
        ends |= ends_of(t, space, s[k.STEPS] + 1, cars)
    s[k.CAR] = car
    s[k.MORE] = more
    s[k.MAY_SKIP] = skips
    ask_simple(s, k.DRIVE, driver_of(s, car), ends | skips)


def drive(t: Row, s: Row, far: int) -> None:
    """Move the car of the due line; a bonus may follow (DF-42)."""
    if far == 0:
        skip_line(t, s)
        return
    car = s[k.CAR]
    player = s[k.PLAYER]
    bonus = False
    if s[k.POWER + player] == k.DETERMINED and s[k.OWNER + car] == player:
        space = s[k.CARS + car]
        bonus = is_clean(t, space, s[k.STEPS], ahead_of(t, s, space), far)
    move_car(t, s, car, far)
    if bonus and not is_stuck(t, s, car):
        ask_bonus(t, s)
        return
    s[k.AT] += 1
    next_line(t, s)


def ask_bonus(t: Row, s: Row) -> None:
    """Ask Determined about two more spaces."""
    space = s[k.CARS + s[k.CAR]]
    ask_simple(s, k.BONUS, s[k.PLAYER], ends_of(t, space, BONUS_STEPS, ahead_of(t, s, space)) | 1)


def drive_bonus(t: Row, s: Row, far: int) -> None:
    """Take or decline the bonus."""
    if far:
        move_car(t, s, s[k.CAR], far)
    s[k.AT] += 1
    next_line(t, s)


def skip_line(t: Row, s: Row) -> None:
    """Let Strategic skip the due line, but no other (DF-43)."""
    s[k.SKIPS] = 0
    s[k.AT] += 1
    next_line(t, s)


def pick_wild(t: Row, s: Row, car: int) -> None:
    """Use the wild line for this car (DF-22)."""
    if car == k.SKIP:
        skip_line(t, s)
        return
    s[k.PICKED] |= 1 << car
    if is_stuck(t, s, car):
        s[k.AT] += 1
        next_line(t, s)
    else:
        ask_drive(t, s, car, 0, 0, ahead_of(t, s, s[k.CARS + car]))


def answer_offer(t: Row, s: Row, skips: int) -> None:
    """Let Strategic skip the line, or hand it to the Cunning owner."""
    if skips:
        skip_line(t, s)
    else:
        car = s[k.CAR]
        ask_drive(t, s, car, more_steps(s, car), 0, ahead_of(t, s, s[k.CARS + car]))


def move_car(t: Row, s: Row, car: int, far: int) -> None:
    """Move a car: across the line it has finished (DF-25), or with laps begins the next one (DF-52)."""
    end = s[k.CARS + car] + far
    if end == t[k.FINISH]:
        s[k.CARS + car] = -1
        s[k.PLACES + s[k.HOME]] = car
        s[k.HOME] += 1
    elif t[k.LAP] and end >= t[k.LAP]:
        s[k.CARS + car] = end - t[k.LAP]
        s[k.LAPS + car] += 1
    else:
        s[k.CARS + car] = end


def end_card(t: Row, s: Row) -> None:
    """Draw a card, drop hands, and ask for bets that are due."""
    draw(t, s, s[k.CARD])
    if s[k.HOME]:
        drop_hands(t, s)
    bet_or_go_on(t, s)


def drop_hands(t: Row, s: Row) -> None:
    """Discard the cards of players with no car left on the road (DF-26)."""
    racing = 0
    for car in range(6):
        if s[k.CARS + car] >= 0 and s[k.OWNER + car] >= 0:
            racing |= 1 << s[k.OWNER + car]
    for seat in range(t[k.SEATS]):
        if not racing >> seat & 1:
            drop_hand(t, s, seat)


def drop_hand(t: Row, s: Row, seat: int) -> None:
    """Discard the hand and the draw pile of a seat."""
    for word in range(t[k.WORDS]):
        cards = s[k.HAND + seat * k.MOST_WORDS + word]
        s[k.HAND + seat * k.MOST_WORDS + word] = 0
        while cards:
            low = cards & -cards
            cards ^= low
            discard(t, s, word * 64 + bit_count(low - 1))
    if t[k.OWN_PILES]:
        for at in range(s[k.PILE_SIZE + seat]):
            discard(t, s, s[k.PILES + seat * k.SECOND_PILE + at])
        s[k.PILE_SIZE + seat] = 0


def lines_crossed(t: Row, s: Row) -> int:
    """Return the number of betting lines crossed so far (DF-30)."""
    if s[k.HOME]:
        return t[k.BET_LINES]
    front = 0
    for car in range(6):
        front = max(front, t[k.FRONT + s[k.CARS + car]])
    crossed = 0
    for line in range(t[k.BET_LINES]):
        crossed += front > t[k.LINES_AT + line]
    return crossed


def bet_or_go_on(t: Row, s: Row) -> None:
    """Ask for a bet for each line crossed in turn; then begin the next turn (DF-32)."""
    if s[k.BETS_MADE] < t[k.BET_LINES]:
        s[k.DUE] = lines_crossed(t, s)
        if s[k.BETS_MADE] < s[k.DUE]:
            open_bets(t, s)
            return
    next_turn(t, s)


def open_bets(t: Row, s: Row) -> None:
    """Ask all seats for a bet in turn; none sees the others' bets."""
    for seat in range(t[k.SEATS]):
        s[k.SEALED + seat] = -1
    ask_simple(s, k.BET, 0, ALL_CARS)


def seal_bet(t: Row, s: Row, car: int) -> None:
    """Seal a bet; after the last one note them all."""
    s[k.SEALED + s[k.WHO]] = car
    for seat in range(t[k.SEATS]):
        if s[k.SEALED + seat] < 0:
            ask_simple(s, k.BET, seat, ALL_CARS)
            return
    made = s[k.BETS_MADE]
    for seat in range(t[k.SEATS]):
        s[k.BETS + seat * 3 + made] = s[k.SEALED + seat]
    s[k.BETS_MADE] = made + 1
    bet_or_go_on(t, s)


def next_turn(t: Row, s: Row) -> None:
    """Go clockwise to the next player with a card; without one, or with all cars home, end the race (DF-27)."""
    players = t[k.SEATS]
    if s[k.HOME] < 6:
        seat = s[k.PLAYER]
        for _ in range(players):
            seat = seat + 1 if seat + 1 < players else 0
            if has_cards(t, s, seat):
                s[k.PLAYER] = seat
                ask_play(t, s)
                return
    ask_simple(s, k.OVER, s[k.PLAYER], 0)
