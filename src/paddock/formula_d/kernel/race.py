"""The race: the effects of answers by drivers and dice, as in the rules' turn.py."""

from __future__ import annotations

from paddock.formula_d.kernel import layout as k
from paddock.formula_d.kernel.hazards import after_move, strain_motors
from paddock.formula_d.kernel.moves import black_of, doom, end_at, find_ends, stand, take_off
from paddock.formula_d.kernel.order import lose, next_turn, put_out
from paddock.formula_d.kernel.police import note_speed
from paddock.kernel.rows import Row, ShortRow


def lowest_gear(t: Row, s: Row, car: int) -> int:
    """Return the lowest gear that a car may choose now (FD-03)."""
    space = s[k.SPACE + car]
    if space >= t[k.FIRST_BOX]:
        return 1
    wear = 6 if space >= t[k.LAP_SPACES] else s[k.WEAR + car]
    return max(1, s[k.GEARS + car] - 4, s[k.GEARS + car] - 1 - wear)


def highest_gear(t: Row, s: Row, car: int) -> int:
    """Return the highest gear that a car may choose now."""
    return 4 if s[k.SPACE + car] >= t[k.FIRST_BOX] else min(6, s[k.GEARS + car] + 1)


def skip_cost(t: Row, s: Row, car: int, gear: int) -> int:
    """Return the cost of changing to this gear; free in the pit lane (FD-31)."""
    return 0 if s[k.SPACE + car] >= t[k.LAP_SPACES] else max(0, s[k.GEARS + car] - gear - 1)


def choose_gear(t: Row, s: Row, gear: int) -> None:
    """Move the gear stick; skipped gears wear the car."""
    car = s[k.CAR]
    cost = skip_cost(t, s, car, gear)
    s[k.GEARS + car] = gear
    s[k.ASK] = k.ROLL
    if cost > 0:
        lose(s, car, cost, k.BY_GEAR)
        if s[k.SPACE + car] < 0:
            next_turn(t, s)


def roll_die(t: Row, v: ShortRow, s: Row, w: Row, face: int) -> None:
    """Apply the roll of the gear's die, which sets the length of the move; nitro may be offered (FD-40)."""
    car = s[k.CAR]
    s[k.FACE] = face
    if t[k.ROAD] != 0 and s[k.NITROS + car] < max(1, s[k.LAP + car]):
        s[k.ASK] = k.NITRO
    else:
        ask_way(t, v, s, w)


def answer_nitro(t: Row, v: ShortRow, s: Row, w: Row, used: int) -> None:
    """Add the number of the gear to the move if nitro is used."""
    car = s[k.CAR]
    if used:
        s[k.NITROS + car] = max(1, s[k.LAP + car])
        s[k.BONUS] = s[k.GEARS + car]
    ask_way(t, v, s, w)


def ask_way(t: Row, v: ShortRow, s: Row, w: Row) -> None:
    """Ask where the move ends; a car that cannot afford any end is out (FD-23, FD-25)."""
    find_ends(t, v, s, w)
    if s[k.ENDS] > 0:
        s[k.ASK] = k.DRIVE
        return
    car = s[k.CAR]
    s[k.TURNS + car] += 1
    put_out(s, car, doom(t, s, w))
    strain_motors(t, s)


def drive(t: Row, v: ShortRow, s: Row, number: int) -> None:
    """Move the car, pay, and ask what follows from its space."""
    car = s[k.CAR]
    end = end_at(v, s, number)
    here = s[k.SPACE + car]
    there = end & k.SPACE_MASK
    finished = there >= t[k.FIRST_GOAL]
    boxed = there >= t[k.FIRST_DOOR] and not finished
    crossed = there < t[k.LAP_SPACES] and end >> k.STEPS_SHIFT & k.STEPS_MASK > 0 and crosses(t, here, there)
    overshot = end >> k.OVERSHOT_SHIFT & 1
    if boxed:
        there += t[k.FIRST_BOX] - t[k.FIRST_DOOR]
    s[k.WEAR + car] -= end >> k.PRICE_SHIFT
    s[k.TURNS + car] += 1
    s[k.STOPS + car] = 0 if finished else stops_after(t, here, s[k.STOPS + car], there, overshot)
    s[k.LAP + car] += 1 if crossed or finished else 0
    passed = t[k.POLICE] != 0 and passes_police(t, here, there, crossed, finished)
    s[k.PASSES + car] += 1 if passed else 0
    if finished:
        take_off(s, car)
    else:
        stand(t, s, car, there)
    if s[k.WEAR + car] <= 0:
        put_out(s, car, k.BY_OVERSHOOTING if overshot else k.BY_BRAKING)
        strain_motors(t, s)
        return
    if passed:
        note_speed(s, car)
    if finished:
        s[k.HOME + s[k.HOMES]] = car
        s[k.HOMES] += 1
        strain_motors(t, s)
    elif boxed:
        s[k.WEAR + car] = t[k.FULL]
        strain_motors(t, s)
    else:
        if crossed and t[k.CHECKPOINT] != 0 and s[k.LAP + car] > 1:
            s[k.WEAR + car] = min(t[k.FULL], s[k.WEAR + car] + 10)
        after_move(t, s, black_of(end))


def crosses(t: Row, here: int, there: int) -> bool:
    """Return whether a move crosses the line: being shorter than a lap, it then ends behind its start (FD-32)."""
    return here >= t[k.LAP_SPACES] or t[k.ALONG + here] - t[k.ALONG + there] > t[k.SLIP]


def stops_after(t: Row, here: int, stops: int, there: int, overshot: int) -> int:
    """Return the stops made in the corner where a move ends (FD-22, FD-24)."""
    corner = t[k.CORNER + there]
    if corner == 0:
        return 0
    if corner == t[k.CORNER + here]:
        return stops + 1
    return 1 - overshot


def passes_police(t: Row, here: int, there: int, crossed: bool, finished: bool) -> bool:
    """Return whether a move leads past the police station (FD-43)."""
    line = t[k.LINE]
    lap = t[k.TICKS]
    begin = t[k.BACK + here]
    end = lap if finished else t[k.BACK + there] + (lap if crossed else 0)
    return begin < line <= end or begin < line + lap <= end


def roll_start(t: Row, v: ShortRow, s: Row, w: Row, face: int) -> None:
    """Start a car: it stalls, starts normally, or jumps four spaces (FD-11)."""
    car = s[k.CAR]
    if face == 1:
        s[k.TURNS + car] += 1
        next_turn(t, s)
        return
    s[k.GEARS + car] = 1
    if face < 17:
        s[k.ASK] = k.ROLL
    else:
        s[k.FACE] = 4
        ask_way(t, v, s, w)
