"""The race: questions one after the other, and what an answer does, as the rules' dispatch.py and its parts have it."""

from __future__ import annotations

from paddock.formula_d.kernel.layout import (
    ALONG,
    ASK,
    BACK,
    BLACK,
    BONUS,
    BY_BRAKING,
    BY_COLLISION,
    BY_DANGER,
    BY_GEAR,
    BY_MOTOR,
    BY_OVERSHOOTING,
    BY_TROUBLE,
    CAR,
    CARS,
    CHECKPOINT,
    CIRCLE,
    CLOSE,
    COLLIDE,
    CORNER,
    DANGER,
    DRIVE,
    ENDS,
    EVERYONE,
    FACE,
    FIRST_BOX,
    FIRST_DOOR,
    FIRST_GOAL,
    FULL,
    GEAR,
    GEARS,
    GRID,
    HOME,
    HOMES,
    IN_DANGER,
    IN_TROUBLE,
    LANES,
    LAP,
    LAP_SPACES,
    LINE,
    MOST_CLOSE,
    MOTOR,
    NEARBY,
    NITRO,
    NITROS,
    OFF,
    ORDER,
    ORDERED,
    OUT,
    OUTS,
    OVER,
    OVERSHOT_SHIFT,
    PASSES,
    PASSING,
    PLACE,
    POLICE,
    PRICE_SHIFT,
    ROAD,
    ROLL,
    ROLLED,
    ROLLER,
    ROLLERS,
    ROUND,
    SLIP,
    SPACE,
    SPACE_MASK,
    START,
    STEPS_MASK,
    STEPS_SHIFT,
    STOPS,
    TICKS,
    TROUBLE,
    TURN,
    TURNS,
    WEAR,
    ZONE,
)
from paddock.formula_d.kernel.moves import black_of, doom, end_at, find_ends, in_pits
from paddock.formula_d.kernel.police import judge_speeds, note_speed
from paddock.formula_d.kernel.start import roll_for_grid
from paddock.kernel.rows import Row, ShortRow


def sort_order(t: Row, s: Row, at: int) -> int:
    """The cars on the board in the order of play, into s[at:]; gives how many (FD-05)."""
    lead = -1
    for car in range(t[CARS]):
        if s[SPACE + car] >= 0:
            lead = max(lead, s[LAP + car] * t[CIRCLE] + t[ALONG + s[SPACE + car]])
    count = 0
    for car in range(t[CARS]):
        space = s[SPACE + car]
        if space >= 0:
            behind = lead - s[LAP + car] * t[CIRCLE] - t[ALONG + space]
            if behind >= t[CIRCLE]:
                behind %= t[CIRCLE]
            level = ((7 - s[GEARS + car]) << 12 | t[LANES + space]) << 4 | s[PLACE + car]
            key = (behind << 19 | level) << 4 | car
            place = count
            while place > 0 and s[at + place - 1] > key:
                s[at + place] = s[at + place - 1]
                place -= 1
            s[at + place] = key
            count += 1
    for place in range(count):
        s[at + place] &= 15
    return count


def next_turn(t: Row, s: Row) -> None:
    """What is asked when a car has played: the next car of the round, the next round, or nothing more."""
    if t[POLICE]:
        judge_speeds(t, s)
    while True:
        while s[TURN] < s[ORDERED]:
            car = s[ORDER + s[TURN]]
            s[TURN] += 1
            if s[SPACE + car] >= 0:
                begin_turn(s, car)
                return
        s[TURN] = 0
        s[ORDERED] = sort_order(t, s, ORDER)
        if s[ORDERED] == 0:
            s[ASK] = OVER
            return
        s[ROUND] += 1


def begin_turn(s: Row, car: int) -> None:
    """What a car is asked first; who stalled at the start is in first gear (FD-03, FD-11)."""
    s[CAR] = car
    s[BONUS] = 0
    if s[ROUND] == 1:
        s[ASK] = START
    elif s[GEARS + car]:
        s[ASK] = GEAR
    else:
        s[GEARS + car] = 1
        s[ASK] = ROLL


def put_out(s: Row, car: int, cause: int) -> None:
    """Takes a car off the board."""
    s[SPACE + car] = OFF
    s[WEAR + car] = s[STOPS + car] = 0
    s[OUT + s[OUTS]] = car | cause << 4
    s[OUTS] += 1


def lose(s: Row, car: int, points: int, cause: int) -> None:
    """Takes wear points; a car without any is out at once (FD-04)."""
    s[WEAR + car] = max(0, s[WEAR + car] - points)
    if s[WEAR + car] == 0:
        put_out(s, car, cause)


def lowest_gear(t: Row, s: Row, car: int) -> int:
    """The lowest gear that a car may take now (FD-03)."""
    space = s[SPACE + car]
    if space >= t[FIRST_BOX]:
        return 1
    wear = 6 if space >= t[LAP_SPACES] else s[WEAR + car]
    return max(1, s[GEARS + car] - 4, s[GEARS + car] - 1 - wear)


def highest_gear(t: Row, s: Row, car: int) -> int:
    """The highest gear that a car may take now."""
    return 4 if s[SPACE + car] >= t[FIRST_BOX] else min(6, s[GEARS + car] + 1)


def skip_cost(t: Row, s: Row, car: int, gear: int) -> int:
    """What a change to this gear costs; nothing in the pit lane (FD-31)."""
    return 0 if s[SPACE + car] >= t[LAP_SPACES] else max(0, s[GEARS + car] - gear - 1)


def choose_gear(t: Row, s: Row, gear: int) -> None:
    """The gear stick moves; skipped gears wear the car."""
    car = s[CAR]
    cost = skip_cost(t, s, car, gear)
    s[GEARS + car] = gear
    s[ASK] = ROLL
    if cost > 0:
        lose(s, car, cost, BY_GEAR)
        if s[SPACE + car] < 0:
            next_turn(t, s)


def roll_die(t: Row, c: Row, e: ShortRow, s: Row, w: Row, face: int) -> None:
    """The die of the gear decides how far the car goes; nitro is offered where there is any (FD-40)."""
    car = s[CAR]
    s[FACE] = face
    if t[ROAD] != 0 and s[NITROS + car] < max(1, s[LAP + car]):
        s[ASK] = NITRO
    else:
        ask_way(t, c, e, s, w)


def answer_nitro(t: Row, c: Row, e: ShortRow, s: Row, w: Row, used: int) -> None:
    """Nitro makes the move longer by the number of the gear."""
    car = s[CAR]
    if used:
        s[NITROS + car] = max(1, s[LAP + car])
        s[BONUS] = s[GEARS + car]
    ask_way(t, c, e, s, w)


def ask_way(t: Row, c: Row, e: ShortRow, s: Row, w: Row) -> None:
    """Asks where the move ends, unless nothing can be paid for: then the car is out (FD-23, FD-25)."""
    find_ends(t, c, e, s, w)
    if s[ENDS] > 0:
        s[ASK] = DRIVE
        return
    car = s[CAR]
    s[TURNS + car] += 1
    put_out(s, car, doom(t, s, w))
    strain_motors(t, s)


def drive(t: Row, e: ShortRow, s: Row, number: int) -> None:
    """The car moves and pays; what follows from where it stands is asked next."""
    car = s[CAR]
    end = end_at(e, s, number)
    here = s[SPACE + car]
    there = end & SPACE_MASK
    finished = there >= t[FIRST_GOAL]
    boxed = there >= t[FIRST_DOOR] and not finished
    crossed = there < t[LAP_SPACES] and end >> STEPS_SHIFT & STEPS_MASK > 0 and crosses(t, here, there)
    overshot = end >> OVERSHOT_SHIFT & 1
    if boxed:
        there += t[FIRST_BOX] - t[FIRST_DOOR]
    s[WEAR + car] -= end >> PRICE_SHIFT
    s[TURNS + car] += 1
    s[STOPS + car] = 0 if finished else stops_after(t, here, s[STOPS + car], there, overshot)
    s[LAP + car] += 1 if crossed or finished else 0
    passed = t[POLICE] != 0 and passes_police(t, here, there, crossed, finished)
    s[PASSES + car] += 1 if passed else 0
    s[SPACE + car] = OFF if finished else there
    if s[WEAR + car] <= 0:
        put_out(s, car, BY_OVERSHOOTING if overshot else BY_BRAKING)
        strain_motors(t, s)
        return
    if passed:
        note_speed(s, car)
    if finished:
        s[HOME + s[HOMES]] = car
        s[HOMES] += 1
        strain_motors(t, s)
    elif boxed:
        s[WEAR + car] = t[FULL]
        strain_motors(t, s)
    else:
        if crossed and t[CHECKPOINT] != 0 and s[LAP + car] > 1:
            s[WEAR + car] = min(t[FULL], s[WEAR + car] + 10)
        after_move(t, s, black_of(end))


def crosses(t: Row, here: int, there: int) -> bool:
    """Whether a move to a space of the lap crosses the line: no move is as long as a lap, so it ends behind (FD-32)."""
    return here >= t[LAP_SPACES] or t[ALONG + here] - t[ALONG + there] > t[SLIP]


def stops_after(t: Row, here: int, stops: int, there: int, overshot: int) -> int:
    """Stops made in the corner where a move ends (FD-22, FD-24)."""
    corner = t[CORNER + there]
    if corner == 0:
        return 0
    if corner == t[CORNER + here]:
        return stops + 1
    return 1 - overshot


def passes_police(t: Row, here: int, there: int, crossed: bool, finished: bool) -> bool:
    """Whether a move leads past the police station (FD-43)."""
    line = t[LINE]
    lap = t[TICKS]
    begin = t[BACK + here]
    end = lap if finished else t[BACK + there] + (lap if crossed else 0)
    return begin < line <= end or begin < line + lap <= end


def after_move(t: Row, s: Row, black: int) -> None:
    """What is asked when a car has stopped: first, whether it is close to others (FD-26); in the pits nothing is."""
    car = s[CAR]
    if in_pits(t, s[SPACE + car]):
        strain_motors(t, s)
        return
    s[BLACK] = black
    near = list_close(t, s, car)
    if near == 0:
        after_collision(t, s)
        return
    s[ASK] = COLLIDE
    s[ROLLED] = 0
    s[ROLLERS] = 1
    if t[EVERYONE]:
        s[ROLLERS] = 2 * near
        for at in range(near, 2 * near):
            s[ROLLER + at] = car
    else:
        s[ROLLER] = car


def list_close(t: Row, s: Row, car: int) -> int:
    """The cars beside a car or right ahead of it, into s[ROLLER:]; gives how many."""
    space = s[SPACE + car]
    near = 0
    for other in range(t[CARS]):
        there = s[SPACE + other]
        if there >= 0 and other != car:
            gap = abs(t[ALONG + there] - t[ALONG + space])
            if (gap <= t[NEARBY] or gap >= t[CIRCLE] - t[NEARBY]) and is_close(t, space, there):
                s[ROLLER + near] = other
                near += 1
    return near


def count_close(t: Row, s: Row, car: int, space: int) -> int:
    """How many cars would be beside a car that stops on this space, or right ahead of it."""
    near = 0
    for other in range(t[CARS]):
        there = s[SPACE + other]
        if there >= 0 and other != car:
            gap = abs(t[ALONG + there] - t[ALONG + space])
            if (gap <= t[NEARBY] or gap >= t[CIRCLE] - t[NEARBY]) and is_close(t, space, there):
                near += 1
    return near


def is_close(t: Row, space: int, other: int) -> bool:
    """Whether a car there endangers one that stops on this space."""
    for at in range(CLOSE + space * MOST_CLOSE, CLOSE + (space + 1) * MOST_CLOSE):
        if t[at] == other:
            return True
        if t[at] < 0:
            return False
    return False


def roll_collision(t: Row, s: Row, face: int) -> None:
    """One car's roll for a collision."""
    if face <= 4:
        lose(s, s[ROLLER + s[ROLLED]], 1, BY_COLLISION)
    s[ROLLED] += 1
    if s[SPACE + s[CAR]] < 0:
        strain_motors(t, s)
    elif s[ROLLED] == s[ROLLERS]:
        after_collision(t, s)


def after_collision(t: Row, s: Row) -> None:
    """Black spaces come next, in a road race (FD-42)."""
    if t[ROAD]:
        if t[PASSING] == 0:
            s[BLACK] = t[ZONE + s[SPACE + s[CAR]]] & IN_DANGER
        if s[BLACK] > 0:
            s[ASK] = DANGER
            return
    after_danger(t, s)


def roll_danger(t: Row, s: Row, face: int) -> None:
    """A roll for one black space."""
    if face <= 4:
        lose(s, s[CAR], 1, BY_DANGER)
    s[BLACK] -= 1
    if s[SPACE + s[CAR]] < 0:
        strain_motors(t, s)
    elif s[BLACK] == 0:
        after_danger(t, s)


def after_danger(t: Row, s: Row) -> None:
    """The trouble-maker comes next, in a road race (FD-41)."""
    if t[ROAD] != 0 and t[ZONE + s[SPACE + s[CAR]]] & IN_TROUBLE:
        s[ASK] = TROUBLE
    else:
        strain_motors(t, s)


def strain_motors(t: Row, s: Row) -> None:
    """Motors come last: the highest face of 5th or 6th gear strains all motors in these gears (FD-27)."""
    car = s[CAR]
    gear = s[GEARS + car]
    if gear < 5 or s[FACE] != (20 if gear == 5 else 30):
        next_turn(t, s)
        return
    rollers = 0
    if s[SPACE + car] >= 0 and not in_pits(t, s[SPACE + car]):
        s[ROLLER] = car
        rollers = 1
    count = sort_order(t, s, ROLLER + rollers)
    for at in range(ROLLER + rollers, ROLLER + rollers + count):
        other = s[at]
        if other != car and s[GEARS + other] >= 5 and not in_pits(t, s[SPACE + other]):
            s[ROLLER + rollers] = other
            rollers += 1
    s[ROLLERS] = rollers
    s[ROLLED] = 0
    s[ASK] = MOTOR
    if rollers == 0:
        next_turn(t, s)


def roll_motor(t: Row, s: Row, face: int) -> None:
    """One car's roll for its motor."""
    if face <= 4:
        lose(s, s[ROLLER + s[ROLLED]], 1, BY_MOTOR)
    s[ROLLED] += 1
    if s[ROLLED] == s[ROLLERS]:
        next_turn(t, s)


def roll_start(t: Row, c: Row, e: ShortRow, s: Row, w: Row, face: int) -> None:
    """How a car gets away: not at all, normally, or four spaces at once (FD-11)."""
    car = s[CAR]
    if face == 1:
        s[TURNS + car] += 1
        next_turn(t, s)
        return
    s[GEARS + car] = 1
    if face < 17:
        s[ASK] = ROLL
    else:
        s[FACE] = 4
        ask_way(t, c, e, s, w)


def answer(t: Row, c: Row, e: ShortRow, s: Row, w: Row, value: int) -> None:
    """Takes the number of an answer, or a face of the die, and goes on to the next question."""
    ask = s[ASK]
    if ask == GEAR:
        choose_gear(t, s, lowest_gear(t, s, s[CAR]) + value)
    elif ask == DRIVE:
        drive(t, e, s, value)
    elif ask == ROLL:
        roll_die(t, c, e, s, w, value)
    elif ask == COLLIDE:
        roll_collision(t, s, value)
    elif ask == MOTOR:
        roll_motor(t, s, value)
    elif ask == NITRO:
        answer_nitro(t, c, e, s, w, value)
    elif ask == DANGER:
        roll_danger(t, s, value)
    elif ask == TROUBLE:
        if value >= 11:
            lose(s, s[CAR], 2, BY_TROUBLE)
        strain_motors(t, s)
    elif ask == START:
        roll_start(t, c, e, s, w, value)
    elif ask == GRID and roll_for_grid(t, s, value):
        next_turn(t, s)


def answers(t: Row, s: Row) -> int:
    """How many answers a driver has to what is asked; 0 where a die answers."""
    ask = s[ASK]
    if ask == DRIVE:
        return s[ENDS]
    if ask == GEAR:
        return highest_gear(t, s, s[CAR]) - lowest_gear(t, s, s[CAR]) + 1
    return 2 if ask == NITRO else 0
