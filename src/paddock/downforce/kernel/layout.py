"""The layout of the kernel's rows: t is the set-up, which does not change, and s is one race.

Cars, seats and powers are numbers as in the rules (powers from 1, so that 0 is none). A card is the number of a bit:
equal cards have neighbouring bits, and the first one represents their kind. The Speed-8 card of a car has the
number of the car. Spaces are numbered along the lap, so that everything ahead has a higher number; a set of spaces
ahead of a car is a word of bits by the difference of their numbers.

An answer is the number of a bit in the words of LEGAL:

  PLAY     the card, top line first; behind these words the same for cards played bottom to top
  WILD     the car, or SKIP
  OFFER    0: take, 1: skip
  DRIVE    how many spaces further, by number; 0: skip the line
  BONUS    the same; 0: decline
  BET      the car
  BID      the card as it is; behind these words the card at the first number that may be declared for it, the second, …
  KEEP     the power
  REPLACE  the power
"""

from __future__ import annotations

MOST_SEATS = 6
CARS_RACING = 6
MOST_WORDS = 8
"""Words of 63 bits for all cards."""
WORD_BITS = 63
MOST_LINES = 12
MOST_PLANES = 1 + MOST_LINES
"""Ways in which a card can be bid: as it is, and at each number of its wilds."""
MOST_CARDS = 200
MOST_SPACES = 1500
WINDOW = 62
"""How far ahead of a car the kernel looks, in numbers of spaces."""
CARD_BITS = MOST_WORDS * 64

# Questions
PLAY, WILD, OFFER, DRIVE, BONUS, BET, BID, KEEP, REPLACE, OVER = range(10)
NO_POWER, AGGRESSIVE, CUNNING, DETERMINED, STRATEGIC, TRICKY, UNPREDICTABLE = range(7)
LIKED = (DETERMINED, CUNNING, AGGRESSIVE, STRATEGIC, TRICKY, UNPREDICTABLE)
"""Powers in the order in which bots and drivers like to keep them."""
ANY_CAR = 6
"""The car of a wild line."""
SKIP = 6
"""The answer to WILD that skips the line."""
NOBODY = -1
HOME_SPACE = -1
"""The space of a finished car."""

# s: the question, and the card in play
ASK, PLAYER, WHO, CAR, STEPS, MORE, CARD, UP, AT, PICKED, SKIPS = range(11)
HOME = 11  # the number of finished cars
BETS_MADE, DUE = 12, 13
LEGAL_WORDS = 14
MAY_SKIP = 23  # whether the line being driven may be skipped
# s: the auction
LAST_WINNER, OPENED, ASIDE_COUNT, LOT, BIDDERS, MUST, AGAIN, KEEPERS = range(15, 23)
# s: by car, by seat, by lot
CARS, LAPS, OWNER, PRICE, PLACES = 24, 30, 36, 42, 48
POWER, WON, SEALED = 54, 60, 66  # WON: bits; SEALED: an answer, or -1
GRID, LOT_CAR, LOT_POWER, ASIDE = 72, 78, 84, 90
BETS = 96  # by seat * 3 + number
END_SIZE = 114
"""The size of a row's beginning that describes the end of a race."""
ENTRY = 5
"""Numbers of a log entry before its words of legal answers."""
ENTRY_SIZE = ENTRY + MOST_PLANES * MOST_WORDS
PILE_SIZE = 114  # by seat; that of the common pile at 0
HAND = 120  # by seat * MOST_WORDS + word
GONE = HAND + MOST_SEATS * MOST_WORDS  # cards played or discarded
LEGAL = GONE + MOST_WORDS
PILES = LEGAL + MOST_PLANES * MOST_WORDS  # the next card last; with two players, the second pile begins at half
SECOND_PILE = MOST_CARDS // 2
KNOWN = PILES + MOST_CARDS  # by seat * MOST_WORDS + word: cards shown by bids; Speed-8 cards are always known
LACK = KNOWN + MOST_SEATS * MOST_WORDS  # by seat * 8 + car, ANY_CAR: the hand had no line of it below this number
SPENT = LACK + MOST_SEATS * 8  # by seat, hands of three: played cards that may have been in hand at the auction
RACE_SIZE = SPENT + MOST_SEATS
NONE_AT_ALL = 100
"""In LACK: no line at all, however high."""
OWN_BETS = (97, 85, 65)
"""The assumed chance that rivals bet on their own car, by number of the bet; otherwise they bet on the leader."""

# t: options
SEATS, WORDS, SPACES, FINISH, LAP, STRIDE, BET_LINES, SKIP_FROM, AUCTION, POWER_COUNT = range(10)
THREE_CARDS, TWO_PLAYERS, OWN_PILES, NOT_KEPT, BY_ORDER, HAND_SIZE, DECK, MARK = range(10, 18)
BIDDABLE = 18  # bits of the first word that may be bid
DECLARED = 19  # most numbers that may be declared for a card
FREE_AT = 20  # where FREE begins
FRONT_ROW = 21  # the front of the foremost starting spaces
LAP_STEPS = 22
LINES_AT = 24  # fronts of the betting lines
GRID_AT = 28  # starting spaces
POWER_LIST = 34
# t: words of cards
SINGLES, UNEVEN, WITH_WILD = 40, 48, 56
SHOWING = 64  # by car * MOST_WORDS + word: cards with a line for this car
# t: observations and actions of learners
MASK_WORDS, OBSERVED, CARD_SPAN, CARD_LINES = range(112, 116)  # CARD_SPAN: numbers of cards; CARD_LINES: most on a card
# t: by card
COUNT = 128
COLOURS = COUNT + CARD_BITS
GROUP = COLOURS + CARD_BITS
LOWEST = GROUP + CARD_BITS
LINE = LOWEST + CARD_BITS  # by card * MOST_LINES + number: car | steps << 3
NUMBER = LINE + CARD_BITS * MOST_LINES  # by card * 8 + car, ANY_CAR: the lowest wild; 0 if there is none
WILDS = NUMBER + CARD_BITS * 8  # by card * 16: how many distinct wild numbers it has, then these
DECK_CARDS = WILDS + CARD_BITS * 16  # all cards of the deck, by their kinds
SUMS = DECK_CARDS + MOST_CARDS  # by car: the sum of its numbers in the deck
# t: habits of the drivers, by seat * HABITS_EACH
HABITS = SUMS + 8
HABITS_EACH = 16
# t: by space, with those beyond the line repeated in races of laps
WIDE = MOST_SPACES + 64
FRONT = HABITS + MOST_SEATS * HABITS_EACH
ROAD = FRONT + WIDE  # the order on the road
AHEAD = ROAD + WIDE  # steps
SQUARE = AHEAD + WIDE  # rectangles
TO_GO = SQUARE + WIDE  # steps to the end of the lap
FAR = TO_GO + WIDE  # the same, smoothed, in hundredths
CONE = FAR + WIDE  # by steps * STRIDE + space: where a car can be in the way
"""It is followed by FREE, the ends of a move on an empty road."""

PRIZES = (12, 9, 6, 4, 2, 0)
PAYOUTS = (9, 6, 3, 6, 4, 2, 3, 2, 1)
"""By place * 3 + number of the bet."""

# w, scratch: any function may use the first numbers
MIND = 256
WISH = MIND  # by seat * 8 + car: the value of the car's advancing a space to the seat, in hundredths
WHIM = WISH + MOST_SEATS * 8  # by card
WORTH = WHIM + CARD_BITS  # by car and for wilds: of the player now
DEALT = WORTH + 8
BEFORE = DEALT + MOST_CARDS  # the race before a card is tried
AFTER = BEFORE + PILES  # and after the best card
WORK_SIZE = AFTER + PILES

# h: what a seat cannot see
UNSEEN_COUNT, SEES, LOTS_UNSEEN, POWERS_UNSEEN, COMMON_PILE = range(5)
NEED, BOUND, ORDER, IN_HAND = 8, 14, 20, 26  # by seat: cards to be dealt, those that must fit, turn, hand of a pile
UNSEEN_CARS, UNSEEN_POWERS = 32, 38
FITS = 44  # by seat * MOST_WORDS + word
UNSEEN = FITS + MOST_SEATS * MOST_WORDS
LOYAL = UNSEEN + MOST_CARDS  # by seat * 3 + number: the chance of a bet on its own foremost car, in hundredths
CHASING = LOYAL + MOST_SEATS * 3  # by seat: the chance of a bet on the second car; otherwise it is on the leader
HIDDEN_SIZE = CHASING + MOST_SEATS

# A driver's habits, in hundredths of a space or of $M
RIVAL, NOBODYS, STAKE, WAVER, HOPE, OWN_HOPE, HAND_HOPE = range(7)
BASE, PER_SPACE, AT_FRONT, PER_CAR, DOUBT = range(7, 12)
FOREMOST, SECOND, OTHERS = range(12, 15)

# Ids of learners' actions: the answers to a question begin at the number of its kind.
WAIT, MOVES, WILDS_PICKED, OFFERS, BETS_NOTED, POWERS_KEPT, PLAYS = 0, 1, 64, 71, 73, 79, 86
"""Waiting; spaces further, 0: skip or decline; a car, SKIP; an offer; a car; a power; cards, then cards upwards, then
bids in planes: as the card is, at its first number, at its second, …"""
