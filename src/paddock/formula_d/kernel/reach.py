"""Where a car can go: the ends of a move with their prices, as the rules' movement.py and ends.py have them.

Corners are followed step by step, in buckets by the number of steps. A straight is one wave from the space where it is
entered; all arrivals there share it.
"""

from __future__ import annotations

from paddock.formula_d.kernel.layout import (
    AHEAD,
    ARRIVALS,
    ARRIVED,
    BUCKET,
    BUCKET_SIZE,
    CAN_OPEN,
    CAN_RUN_OUT,
    CHANGED,
    CORNER,
    COUNT,
    DEMAND,
    END,
    ENDS,
    EPOCH,
    EXIT,
    EXITS,
    FATAL,
    FIRST_DOOR,
    FIRST_GOAL,
    FREE,
    HIGHEST_PRICE,
    INTO,
    LAP_SPACES,
    LEAVES,
    LINKS,
    MOST_ARRIVALS,
    NOTED,
    ONE_EXIT,
    ONTO,
    OVERSHOT_SHIFT,
    PASSING,
    PLACE_MASK,
    PRICE_SHIFT,
    QUEUE,
    REAL,
    SEEN,
    SPACE_BITS,
    SPACE_MASK,
    STEPS_MASK,
    STEPS_SHIFT,
    TAKEN,
    TOO_MANY,
    WAVE,
    WITHIN,
    ZONE,
)
from paddock.kernel.rows import Row


def note_end(t: Row, s: Row, w: Row, place: int, steps: int, longest: int) -> None:
    """An end without overshooting; of several ways to it the longest counts."""
    epoch = w[EPOCH]
    known = w[NOTED + place]
    if known >> 10 == epoch:
        at = known & 1023
        if steps <= (s[END + at] >> STEPS_SHIFT & STEPS_MASK):
            return
    else:
        at = s[ENDS]
        s[ENDS] = at + 1
        w[NOTED + place] = epoch << 10 | at
    price = longest - steps if place & SPACE_MASK < t[LAP_SPACES] else 0
    s[END + at] = place | steps << STEPS_SHIFT | price << PRICE_SHIFT
    if steps > w[FREE]:
        w[FREE] = steps
    if place & SPACE_MASK >= t[FIRST_DOOR]:
        w[FREE] = longest


def note_out(t: Row, s: Row, w: Row, place: int, steps: int, missed: int, longest: int) -> None:
    """An end behind a corner that was left too early."""
    epoch = w[EPOCH]
    known = w[NOTED + place]
    if known >> 10 == epoch:
        at = known & 1023
        before = s[END + at] >> STEPS_SHIFT & STEPS_MASK
        if steps < before or (steps == before and t[PASSING]):
            return
    else:
        at = s[ENDS]
        s[ENDS] = at + 1
        w[NOTED + place] = epoch << 10 | at
    price = min(HIGHEST_PRICE, missed + (longest - steps if place & SPACE_MASK < t[LAP_SPACES] else 0))
    s[END + at] = place | steps << STEPS_SHIFT | 1 << OVERSHOT_SHIFT | price << PRICE_SHIFT


def come_to(w: Row, steps: int, place: int, changes: int) -> None:
    """A place inside a corner is reached after this many steps and lane changes."""
    first = BUCKET + steps * BUCKET_SIZE
    count = w[COUNT + steps]
    for at in range(first, first + count):
        if w[at] & PLACE_MASK == place:
            if changes < w[at] >> STEPS_SHIFT:
                w[at] = place | changes << STEPS_SHIFT
            return
    w[first + count] = place | changes << STEPS_SHIFT
    w[COUNT + steps] = count + 1


def note_exit(w: Row, space: int, steps: int, changes: int, black: int) -> None:
    """A space where a corner may be left, and after how many steps it is reached."""
    exits = w[EXITS]
    number = 0
    while number < exits and w[EXIT + number] != space:
        number += 1
    if number == exits:
        w[EXIT + number] = space
        w[ARRIVALS + number] = 0
        w[EXITS] = exits + 1
    w[ARRIVED + number * MOST_ARRIVALS + w[ARRIVALS + number]] = steps | changes << 6 | black << 8
    w[ARRIVALS + number] += 1


def walk(t: Row, s: Row, w: Row, road: int, corner: int, owed: int, longest: int) -> None:
    """Inside corners, from what is in the buckets on: notes ends, and where a corner is left too early (FD-22).

    `owed` are the stops that are missing in `corner`, where the move began.
    """
    for steps in range(longest + 1):
        first = BUCKET + steps * BUCKET_SIZE
        for at in range(first, first + w[COUNT + steps]):
            place = w[at] & PLACE_MASK
            changes = w[at] >> STEPS_SHIFT
            space = place & SPACE_MASK
            black = place >> SPACE_BITS
            note_end(t, s, w, place, steps, longest)
            if steps == longest:
                continue
            leaves = t[LEAVES + (road << SPACE_BITS | space)]
            here = t[CORNER + space]
            if (owed if here == corner else t[DEMAND + here]) > 0:
                if leaves & CAN_RUN_OUT:
                    note_exit(w, space, steps, changes, black)
            elif leaves & CAN_OPEN:
                w[EXIT + ONE_EXIT] = space
                w[ARRIVALS + ONE_EXIT] = 1
                w[ARRIVED + ONE_EXIT * MOST_ARRIVALS] = steps | changes << 6 | black << 8
                wave(t, s, w, road, ONE_EXIT, longest)
            links = t[LINKS + (road << SPACE_BITS | space)]
            for link in range(links & 0xFFFFFFFF, (links & 0xFFFFFFFF) + (links >> 32)):
                step = t[link]
                kind = step >> 11 & 3
                more = changes + (step >> 13 & 1)
                open_to = kind == WITHIN or (kind == INTO and owed == 0 and here == corner)
                if open_to and more < TOO_MANY and w[TAKEN + (step >> 15)] != w[EPOCH]:
                    come_to(w, steps + 1, step & SPACE_MASK | black + (step >> 14 & 1) << SPACE_BITS, more)


def walk_freely(t: Row, s: Row, w: Row, road: int, corner: int, longest: int) -> None:
    """Inside the corner where the car has made its stops; what leads on into another corner stays in the buckets."""
    for steps in range(longest + 1):
        first = BUCKET + steps * BUCKET_SIZE
        kept = 0
        for at in range(first, first + w[COUNT + steps]):
            place = w[at] & PLACE_MASK
            changes = w[at] >> STEPS_SHIFT
            space = place & SPACE_MASK
            if t[CORNER + space] != corner:
                w[first + kept] = w[at]
                kept += 1
                continue
            note_end(t, s, w, place, steps, longest)
            if steps == longest:
                continue
            if t[LEAVES + (road << SPACE_BITS | space)] & CAN_OPEN:
                note_exit(w, space, steps, changes, place >> SPACE_BITS)
            links = t[LINKS + (road << SPACE_BITS | space)]
            for link in range(links & 0xFFFFFFFF, (links & 0xFFFFFFFF) + (links >> 32)):
                step = t[link]
                more = changes + (step >> 13 & 1)
                if step >> 11 & 3 != ONTO and more < TOO_MANY and w[TAKEN + (step >> 15)] != w[EPOCH]:
                    black = (place >> SPACE_BITS) + (step >> 14 & 1)
                    come_to(w, steps + 1, step & SPACE_MASK | black << SPACE_BITS, more)
        w[COUNT + steps] = kept


def wave(t: Row, s: Row, w: Row, road: int, number: int, longest: int) -> None:
    """A straight as it opens from an exit, each space only in the fewest steps from there (FD-21)."""
    w[WAVE] += 1
    epoch = w[WAVE]
    origin = w[EXIT + number]
    furthest = longest - (w[ARRIVED + number * MOST_ARRIVALS] & 63)
    w[SEEN + origin] = epoch << 6
    w[CHANGED + origin] = epoch << 2
    w[QUEUE] = origin
    read = 0
    filled = 1
    while read < filled:
        place = w[QUEUE + read]
        read += 1
        here = place & SPACE_MASK
        length = w[SEEN + here] & 63
        changes = w[CHANGED + place] & 3
        straight = t[CORNER + here] == 0
        if length > 0 and straight and changes < TOO_MANY:
            arrive(t, s, w, number, place, length, changes, longest)
        if length == furthest:
            continue
        links = t[LINKS + (road << SPACE_BITS | here)]
        for link in range(links & 0xFFFFFFFF, (links & 0xFFFFFFFF) + (links >> 32)):
            step = t[link]
            if w[TAKEN + (step >> 15)] == w[EPOCH]:
                continue
            there = step & SPACE_MASK
            kind = step >> 11 & 3
            more = changes + (step >> 13 & 1)
            onto = there | (place >> SPACE_BITS) + (step >> 14 & 1) << SPACE_BITS
            if kind == INTO:
                if straight and more < TOO_MANY:
                    enter(w, number, onto, length + 1, more, longest)
                continue
            if kind == WITHIN or more > TOO_MANY:
                more = TOO_MANY
            if w[SEEN + there] >> 6 != epoch:
                w[SEEN + there] = epoch << 6 | length + 1
            elif w[SEEN + there] & 63 != length + 1:
                continue
            if w[CHANGED + onto] >> 2 != epoch:
                w[CHANGED + onto] = epoch << 2 | more
                w[QUEUE + filled] = onto
                filled += 1
            elif more < w[CHANGED + onto] & 3:
                w[CHANGED + onto] = epoch << 2 | more


def arrive(t: Row, s: Row, w: Row, number: int, place: int, length: int, changes: int, longest: int) -> None:
    """The ends that a place of a straight is, for all who came to where it began."""
    first = ARRIVED + number * MOST_ARRIVALS
    for at in range(first, first + w[ARRIVALS + number]):
        steps = (w[at] & 63) + length
        if steps <= longest and (w[at] >> 6 & 3) + changes < TOO_MANY:
            note_end(t, s, w, place + (w[at] >> 8 << SPACE_BITS), steps, longest)


def enter(w: Row, number: int, place: int, length: int, changes: int, longest: int) -> None:
    """From a straight into a corner, for all who came to where the straight began."""
    first = ARRIVED + number * MOST_ARRIVALS
    for at in range(first, first + w[ARRIVALS + number]):
        steps = (w[at] & 63) + length
        more = (w[at] >> 6 & 3) + changes
        if steps <= longest and more < TOO_MANY:
            come_to(w, steps, place + (w[at] >> 8 << SPACE_BITS), more)


def run_out(t: Row, s: Row, w: Row, road: int, number: int, owed: int, longest: int, exact: bool) -> None:
    """Straight on from a corner that still demands stops: each space beyond costs a point (FD-23, FD-24).

    `exact`: goes on where the car would be out, to know how far the road is free.
    """
    here = w[EXIT + number]
    first = ARRIVED + number * MOST_ARRIVALS
    last = w[ARRIVALS + number] - 1
    latest = w[first + last] & 63
    furthest = longest - (w[first] & 63)
    demanded = owed
    length = missed = left = black = 0
    fatal = False
    while length < furthest and here < t[FIRST_GOAL]:
        there = t[AHEAD + (road << SPACE_BITS | here)]
        if there < 0 or w[TAKEN + t[REAL + there]] == w[EPOCH]:
            break
        inside = t[CORNER + here]
        corner = t[CORNER + there]
        if inside != 0 and corner != inside:
            fatal = fatal or owed > 1
            left += 1
        if corner != 0 and corner != inside:
            owed = t[DEMAND + corner]
        here = there
        length += 1
        missed += left
        if t[PASSING] != 0 and there < t[LAP_SPACES]:
            black += t[ZONE + there] & 1
        if fatal:
            if not exact:
                return
            continue
        while (w[first + last] & 63) + length > longest:
            last -= 1
        at = last
        while at >= 0:
            arrival = w[first + at]
            onto = there | black + (arrival >> 8) << SPACE_BITS
            note_out(t, s, w, onto, (arrival & 63) + length, missed, longest)
            at = at - 1 if t[PASSING] else -1
    if exact and length > 0:
        free = furthest if here >= t[FIRST_GOAL] else length
        if demanded > 1:
            w[FATAL] = 1
        w[FREE] = max(w[FREE], min(longest, latest + free))


def search(t: Row, s: Row, w: Row, road: int, start: int, owed: int, longest: int, exact: bool) -> None:
    """All ends of a move of this length into s[END:]; w[TAKEN:] says who is in the way (FD-20)."""
    w[EXITS] = s[ENDS] = w[FREE] = w[FATAL] = 0
    for steps in range(longest + 1):
        w[COUNT + steps] = 0
    corner = t[CORNER + start]
    note_end(t, s, w, start, 0, longest)
    if corner == 0:
        note_exit(w, start, 0, 0, 0)
        wave(t, s, w, road, 0, longest)
        w[EXITS] = 0
    else:
        come_to(w, 0, start, 0)
        if owed == 0:
            walk_freely(t, s, w, road, corner, longest)
            for number in range(w[EXITS]):
                wave(t, s, w, road, number, longest)
            w[EXITS] = 0
    walk(t, s, w, road, corner, owed, longest)
    for number in range(w[EXITS]):
        inside = t[CORNER + w[EXIT + number]]
        run_out(t, s, w, road, number, owed if inside == corner else t[DEMAND + inside], longest, exact)
