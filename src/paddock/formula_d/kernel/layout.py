"""The layout of the rows of Formula D.

Spaces are numbered as in the rules' Circuit: lap, pit lane, boxes, doors of boxes, goals. A place is a space and the
number of black spaces on the way there, if they count.
"""

from __future__ import annotations

SPAN = 2048
"""Limit above all numbers of spaces."""
SPACE_BITS = 11
SPACE_MASK = SPAN - 1
PLACE_BITS = 15
"""Bits of a place: a space, and up to 15 black spaces on the way there."""
MOST_BLACK = 15
MOST_CARS = 10
LENGTHS = 37
"""Limit above all lengths of moves."""

# Questions. The first three are for drivers, all others for dice.
GEAR, NITRO, DRIVE, ROLL, START, COLLIDE, DANGER, TROUBLE, MOTOR, GRID, OVER = range(11)
OFF = -1

# Why a car is out, in the order of CAUSES in tables.py.
BY_GEAR, BY_BRAKING, BY_OVERSHOOTING, BY_BLOCK, BY_CORNER, BY_COLLISION, BY_MOTOR, BY_TROUBLE, BY_DANGER = range(9)

# s: one race.
ASK, CAR, FACE, BONUS, BLACK = 0, 1, 2, 3, 4  # BLACK: black spaces on the way, then those still to roll for
ROUND, ORDERED, TURN, HOMES, OUTS = 5, 6, 7, 8, 9  # TURN: how many cars of the order have played
ROLLERS, ROLLED, ENDS, ENDS_AT, SPEEDS, JUDGED = 10, 11, 12, 13, 14, 15  # ENDS_AT: in v, or -1 for those in s
ORDER, HOME, OUT, ROLLER = 20, 30, 40, 50  # OUT: car | cause << 4; up to 20 rollers
SPACE, GEARS, WEAR, STOPS, LAP, TURNS, NITROS, PASSES = 70, 80, 90, 100, 110, 120, 130, 140  # by car
PLACE, THROWS, THROWN = 150, 160, 170  # by car: place on the grid; rolls for it, 5 bits each from the top; how many
WHERE = 180  # by car: its distance along the lap
NOWHERE = 1 << 50
"""In WHERE: off the board, far from all others."""
END_SIZE = 190
"""The size of a finished race."""
END = END_SIZE  # the ends of the current move
MOST_ENDS = 1024
SPEED = END + MOST_ENDS  # notes of the police: face | car << 5 | passing << 9
MOST_SPEEDS = 1000
RACE_SIZE = SPEED + MOST_SPEEDS
UNKNOWN = -1  # in ENDS: still to be searched for
MOST_THROWS = 12
ENTRY_SIZE = 1 + MOST_ENDS

# An end of a move: place | steps << 15 | overshot << 21 | price << 22
STEPS_SHIFT, OVERSHOT_SHIFT, PRICE_SHIFT = 15, 21, 22
PLACE_MASK, STEPS_MASK = (1 << PLACE_BITS) - 1, 63
HIGHEST_PRICE = 511
"""More than any car can pay; higher prices are capped at it."""

# t: options and circuit.
CARS, SEATS, LAPS, FULL, PITS, ROAD, POLICE, PASSING, CHECKPOINT, EVERYONE = 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
LAP_SPACES, FIRST_BOX, FIRST_DOOR, FIRST_GOAL = 10, 11, 12, 13
CIRCLE, TICKS, LINE, NEARBY, CLEAR, ROWS, CRASH, BOX_TEAM, SLIP, LAP_TURNS = 14, 15, 16, 17, 18, 19, 20, 21, 22, 23
REAR = 24  # by team: the space beside its box
AFTER_GEAR = 29  # where in v the values after the choice of a gear begin, followed by the ends of moves
SEAT, TEAM, POLE = 30, 40, 50  # by car, by car, by place on the grid
DIE, FACES = 60, 70  # by gear; by gear * 32 + number; gear 7 is the black die
DEMAND = DIE + 10 + 8 * 32  # stops by corner, counted from 1
CHANCE = DEMAND + 202  # the chance to finish first, by 1/32 standard deviations ahead, 256 for none
CHANCES = 512
FIRMNESS = CHANCE + CHANCES  # by the turns that two cars have to go: 32 standard deviations of their difference
FIRM = 128
WAVER = FIRMNESS + FIRM  # by car: how often its driver takes a gear next to the best one when races are valued, in %
MASK_WORDS, OBSERVED, SPACES = (WAVER + MOST_CARS + number for number in range(3))  # SPACES: numbers of spaces
CORNER = SPACES + 1  # by space, like all that follow
REAL, ALONG, LANES, BACK, ZONE, ROW = (CORNER + SPAN * number for number in range(1, 7))
MOST_CLOSE = 16
CLOSE = ROW + SPAN  # by space * 16 + number, then -1
FAR = CLOSE + SPAN * MOST_CLOSE  # by space * 37 + steps: how far ahead along the lap a car can be in the way
LINKS = FAR + SPAN * LENGTHS  # by road << 11 | space: where its links begin in t | how many << 32
AHEAD = LINKS + SPAN * 7  # by road << 11 | space
LEAVES = AHEAD + SPAN * 7  # 1: its lane leaves the corner, 2: a link leads onto a straight
LINK = LEAVES + SPAN * 7  # there | kind << 11 | lane change << 13 | black << 14 | the space itself, as in REAL << 15

BLACK_DIE = 7
IN_DANGER, IN_TROUBLE = 1, 2
WITHIN, ONTO, INTO = 0, 1, 2
PLAIN_ROAD, LAST_ROAD, BOX_ROAD = 0, 1, 2  # the third for each team
CAN_RUN_OUT, CAN_OPEN = 1, 2
TOO_MANY = 3  # lane changes

# w: scratch of a search. A mark is at its space's number, or after it if that is taken: epoch | place | what.
EPOCH, WAVE, EXITS, FREE, FATAL, TRAFFIC, COME, ARRIVALS = range(8)  # COME, ARRIVALS: where the next entry goes
LUCK_KIND, LUCK_NUMBER, LUCK_RACE, LUCK_TURN, HAS_ROLLED = range(8, 13)
ONE_ARRIVAL = 13
KEYS = 14  # by seat: the keys that decide the winner
FIRST = 24  # by steps: the list of places inside corners, as an address in w; 0 if empty
LAST = FIRST + LENGTHS
TAKEN = LAST + LENGTHS  # a bit by space, 32 in a number
SEEN = TAKEN + SPAN // 32  # by space: wave << 6 | steps from its beginning
CHANGED = SEEN + SPAN  # marks of a wave: lane changes
NOTED = CHANGED + SPAN  # marks of a search: number of the end
QUEUE = NOTED + SPAN
MOST_EXITS = 128
ONE_EXIT = MOST_EXITS - 1  # used for a single arrival
EXIT = QUEUE + MOST_ENDS
FIRST_ARRIVAL = EXIT + MOST_EXITS  # by exit: the list of arrivals, as an address in w
LAST_ARRIVAL = FIRST_ARRIVAL + MOST_EXITS
MOST_PLACES = 4096
PLACES = LAST_ARRIVAL + MOST_EXITS  # place | lane changes << 15 | address of the next one << 17
CHANGES_SHIFT, NEXT_SHIFT = PLACE_BITS, PLACE_BITS + 2
ARRIVED = PLACES + MOST_PLACES  # steps | lane changes << 6 | black << 8 | address of the next << 12, the last << 32
LATER_SHIFT, EARLIER_SHIFT, ADDRESS_MASK = 12, 32, (1 << 20) - 1
WORK_SIZE = ARRIVED + MOST_PLACES

# v: turns to go before a gear is chosen and after it, by ((kind * 2 + nitro) * rows + row) * 7 + gear, and wear; then
# the ends of moves on an empty road, located by t[CLEAR + (road * rows + row) * 37 + length].
UNIT = 1 << 20
"""One turn."""
OPENING, EARLY, SECOND_LAST, FINAL = range(4)
"""Kinds of laps: the way to the line, the early laps, which are all alike, the last but one, and the last."""
KINDS = 4
GEAR_ROWS = 7

# While values are computed, by (gear * 32 + face) * 100 + wear: turns to go after the best end.
BEST_WEAR = 100
BEST = 7 * 32 * BEST_WEAR

HIDDEN_SIZE = 1
"""Nothing is hidden."""

# Ids of learners' actions.
WAIT, GEARS_TAKEN, NITRO_USED, MOVES = 0, 0, 7, 9
"""Waiting; a gear, from 1; nitro or not; the space of an end by its number, once for each number of black spaces."""
