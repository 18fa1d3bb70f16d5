"""The race: questions one after the other, and what an answer does, as the rules' dispatch.py and turn.py have it."""

from __future__ import annotations

from paddock.formula_d.kernel.hazards import (
    after_move,
    roll_collision,
    roll_danger,
    roll_motor,
    roll_trouble,
    strain_motors,
)
from paddock.formula_d.kernel.layout import (
    ALONG,
    ASK,
    BACK,
    BONUS,
    BY_BRAKING,
    BY_GEAR,
    BY_OVERSHOOTING,
    CAR,
    CHECKPOINT,
    COLLIDE,
    CORNER,
    DANGER,
    DRIVE,
    ENDS,
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
    LAP,
    LAP_SPACES,
    LINE,
    MOTOR,
    NITRO,
    NITROS,
    OVERSHOT_SHIFT,
    PASSES,
    POLICE,
    PRICE_SHIFT,
    ROAD,
    ROLL,
    SLIP,
    SPACE,
    SPACE_MASK,
    START,
    STEPS_MASK,
    STEPS_SHIFT,
    STOPS,
    TICKS,
    TROUBLE,
    TURNS,
    WEAR,
)
from paddock.formula_d.kernel.moves import black_of, doom, end_at, find_ends, stand, take_off
from paddock.formula_d.kernel.order import lose, next_turn, put_out
from paddock.formula_d.kernel.police import note_speed
from paddock.formula_d.kernel.start import roll_for_grid
from paddock.kernel.rows import Row, ShortRow


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
    if finished:
        take_off(s, car)
    else:
        stand(t, s, car, there)
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
        roll_trouble(t, s, value)
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
