"""Where a car can go: the ends of a move with their prices, as the rules' movement.py and ends.py have them.

Corners are followed step by step, in buckets by the number of steps. A straight is one wave from the space where it is
entered; all arrivals there share it.
"""

from __future__ import annotations

from paddock.formula_d.kernel import layout as k
from paddock.kernel.rows import Row


def note_end(t: Row, s: Row, w: Row, place: int, steps: int, longest: int) -> None:
    """An end without overshooting; of several ways to it the longest counts."""
    epoch = w[k.EPOCH]
    known = w[k.NOTED + place]
    if known >> 10 == epoch:
        at = known & 1023
        if steps <= (s[k.END + at] >> k.STEPS_SHIFT & k.STEPS_MASK):
            return
    else:
        at = s[k.ENDS]
        s[k.ENDS] = at + 1
        w[k.NOTED + place] = epoch << 10 | at
    price = longest - steps if place & k.SPACE_MASK < t[k.LAP_SPACES] else 0
    s[k.END + at] = place | steps << k.STEPS_SHIFT | price << k.PRICE_SHIFT
    if steps > w[k.FREE]:
        w[k.FREE] = steps
    if place & k.SPACE_MASK >= t[k.FIRST_DOOR]:
        w[k.FREE] = longest


def note_out(t: Row, s: Row, w: Row, place: int, steps: int, missed: int, longest: int) -> None:
    """An end behind a corner that was left too early."""
    epoch = w[k.EPOCH]
    known = w[k.NOTED + place]
    if known >> 10 == epoch:
        at = known & 1023
        before = s[k.END + at] >> k.STEPS_SHIFT & k.STEPS_MASK
        if steps < before or (steps == before and t[k.PASSING]):
            return
    else:
        at = s[k.ENDS]
        s[k.ENDS] = at + 1
        w[k.NOTED + place] = epoch << 10 | at
    price = min(k.HIGHEST_PRICE, missed + (longest - steps if place & k.SPACE_MASK < t[k.LAP_SPACES] else 0))
    s[k.END + at] = place | steps << k.STEPS_SHIFT | 1 << k.OVERSHOT_SHIFT | price << k.PRICE_SHIFT


def come_to(w: Row, steps: int, place: int, changes: int) -> None:
    """A place inside a corner is reached after this many steps and lane changes."""
    first = k.BUCKET + steps * k.BUCKET_SIZE
    count = w[k.COUNT + steps]
    for at in range(first, first + count):
        if w[at] & k.PLACE_MASK == place:
            if changes < w[at] >> k.STEPS_SHIFT:
                w[at] = place | changes << k.STEPS_SHIFT
            return
    w[first + count] = place | changes << k.STEPS_SHIFT
    w[k.COUNT + steps] = count + 1


def note_exit(w: Row, space: int, steps: int, changes: int, black: int) -> None:
    """A space where a corner may be left, and after how many steps it is reached."""
    exits = w[k.EXITS]
    number = 0
    while number < exits and w[k.EXIT + number] != space:
        number += 1
    if number == exits:
        w[k.EXIT + number] = space
        w[k.ARRIVALS + number] = 0
        w[k.EXITS] = exits + 1
    w[k.ARRIVED + number * k.MOST_ARRIVALS + w[k.ARRIVALS + number]] = steps | changes << 6 | black << 8
    w[k.ARRIVALS + number] += 1


def walk(t: Row, s: Row, w: Row, road: int, corner: int, owed: int, longest: int) -> None:
    """Inside corners, from what is in the buckets on: notes ends, and where a corner is left too early (FD-22).

    `owed` are the stops that are missing in `corner`, where the move began.
    """
    for steps in range(longest + 1):
        first = k.BUCKET + steps * k.BUCKET_SIZE
        for at in range(first, first + w[k.COUNT + steps]):
            place = w[at] & k.PLACE_MASK
            changes = w[at] >> k.STEPS_SHIFT
            space = place & k.SPACE_MASK
            black = place >> k.SPACE_BITS
            note_end(t, s, w, place, steps, longest)
            if steps == longest:
                continue
            leaves = t[k.LEAVES + (road << k.SPACE_BITS | space)]
            here = t[k.CORNER + space]
            if (owed if here == corner else t[k.DEMAND + here]) > 0:
                if leaves & k.CAN_RUN_OUT:
                    note_exit(w, space, steps, changes, black)
            elif leaves & k.CAN_OPEN:
                w[k.EXIT + k.ONE_EXIT] = space
                w[k.ARRIVALS + k.ONE_EXIT] = 1
                w[k.ARRIVED + k.ONE_EXIT * k.MOST_ARRIVALS] = steps | changes << 6 | black << 8
                wave(t, s, w, road, k.ONE_EXIT, longest)
            links = t[k.LINKS + (road << k.SPACE_BITS | space)]
            for link in range(links & 0xFFFFFFFF, (links & 0xFFFFFFFF) + (links >> 32)):
                step = t[link]
                kind = step >> 11 & 3
                more = changes + (step >> 13 & 1)
                open_to = kind == k.WITHIN or (kind == k.INTO and owed == 0 and here == corner)
                if open_to and more < k.TOO_MANY and w[k.TAKEN + (step >> 15)] != w[k.EPOCH]:
                    come_to(w, steps + 1, step & k.SPACE_MASK | black + (step >> 14 & 1) << k.SPACE_BITS, more)


def walk_freely(t: Row, s: Row, w: Row, road: int, corner: int, longest: int) -> None:
    """Inside the corner where the car has made its stops; what leads on into another corner stays in the buckets."""
    for steps in range(longest + 1):
        first = k.BUCKET + steps * k.BUCKET_SIZE
        kept = 0
        for at in range(first, first + w[k.COUNT + steps]):
            place = w[at] & k.PLACE_MASK
            changes = w[at] >> k.STEPS_SHIFT
            space = place & k.SPACE_MASK
            if t[k.CORNER + space] != corner:
                w[first + kept] = w[at]
                kept += 1
                continue
            note_end(t, s, w, place, steps, longest)
            if steps == longest:
                continue
            if t[k.LEAVES + (road << k.SPACE_BITS | space)] & k.CAN_OPEN:
                note_exit(w, space, steps, changes, place >> k.SPACE_BITS)
            links = t[k.LINKS + (road << k.SPACE_BITS | space)]
            for link in range(links & 0xFFFFFFFF, (links & 0xFFFFFFFF) + (links >> 32)):
                step = t[link]
                more = changes + (step >> 13 & 1)
                if step >> 11 & 3 != k.ONTO and more < k.TOO_MANY and w[k.TAKEN + (step >> 15)] != w[k.EPOCH]:
                    black = (place >> k.SPACE_BITS) + (step >> 14 & 1)
                    come_to(w, steps + 1, step & k.SPACE_MASK | black << k.SPACE_BITS, more)
        w[k.COUNT + steps] = kept


def wave(t: Row, s: Row, w: Row, road: int, number: int, longest: int) -> None:
    """A straight as it opens from an exit, each space only in the fewest steps from there (FD-21)."""
    w[k.WAVE] += 1
    epoch = w[k.WAVE]
    origin = w[k.EXIT + number]
    furthest = longest - (w[k.ARRIVED + number * k.MOST_ARRIVALS] & 63)
    w[k.SEEN + origin] = epoch << 6
    w[k.CHANGED + origin] = epoch << 2
    w[k.QUEUE] = origin
    read = 0
    filled = 1
    while read < filled:
        place = w[k.QUEUE + read]
        read += 1
        here = place & k.SPACE_MASK
        length = w[k.SEEN + here] & 63
        changes = w[k.CHANGED + place] & 3
        straight = t[k.CORNER + here] == 0
        if length > 0 and straight and changes < k.TOO_MANY:
            arrive(t, s, w, number, place, length, changes, longest)
        if length == furthest:
            continue
        links = t[k.LINKS + (road << k.SPACE_BITS | here)]
        for link in range(links & 0xFFFFFFFF, (links & 0xFFFFFFFF) + (links >> 32)):
            step = t[link]
            if w[k.TAKEN + (step >> 15)] == w[k.EPOCH]:
                continue
            there = step & k.SPACE_MASK
            kind = step >> 11 & 3
            more = changes + (step >> 13 & 1)
            onto = there | (place >> k.SPACE_BITS) + (step >> 14 & 1) << k.SPACE_BITS
            if kind == k.INTO:
                if straight and more < k.TOO_MANY:
                    enter(w, number, onto, length + 1, more, longest)
                continue
            if kind == k.WITHIN or more > k.TOO_MANY:
                more = k.TOO_MANY
            if w[k.SEEN + there] >> 6 != epoch:
                w[k.SEEN + there] = epoch << 6 | length + 1
            elif w[k.SEEN + there] & 63 != length + 1:
                continue
            if w[k.CHANGED + onto] >> 2 != epoch:
                w[k.CHANGED + onto] = epoch << 2 | more
                w[k.QUEUE + filled] = onto
                filled += 1
            elif more < w[k.CHANGED + onto] & 3:
                w[k.CHANGED + onto] = epoch << 2 | more


def arrive(t: Row, s: Row, w: Row, number: int, place: int, length: int, changes: int, longest: int) -> None:
    """The ends that a place of a straight is, for all who came to where it began."""
    first = k.ARRIVED + number * k.MOST_ARRIVALS
    for at in range(first, first + w[k.ARRIVALS + number]):
        steps = (w[at] & 63) + length
        if steps <= longest and (w[at] >> 6 & 3) + changes < k.TOO_MANY:
            note_end(t, s, w, place + (w[at] >> 8 << k.SPACE_BITS), steps, longest)


def enter(w: Row, number: int, place: int, length: int, changes: int, longest: int) -> None:
    """From a straight into a corner, for all who came to where the straight began."""
    first = k.ARRIVED + number * k.MOST_ARRIVALS
    for at in range(first, first + w[k.ARRIVALS + number]):
        steps = (w[at] & 63) + length
        more = (w[at] >> 6 & 3) + changes
        if steps <= longest and more < k.TOO_MANY:
            come_to(w, steps, place + (w[at] >> 8 << k.SPACE_BITS), more)


def run_out(t: Row, s: Row, w: Row, road: int, number: int, owed: int, longest: int, exact: bool) -> None:
    """Straight on from a corner that still demands stops: each space beyond costs a point (FD-23, FD-24).

    `exact`: goes on where the car would be out, to know how far the road is free.
    """
    here = w[k.EXIT + number]
    first = k.ARRIVED + number * k.MOST_ARRIVALS
    last = w[k.ARRIVALS + number] - 1
    latest = w[first + last] & 63
    furthest = longest - (w[first] & 63)
    demanded = owed
    length = missed = left = black = 0
    fatal = False
    while length < furthest and here < t[k.FIRST_GOAL]:
        there = t[k.AHEAD + (road << k.SPACE_BITS | here)]
        if there < 0 or w[k.TAKEN + t[k.REAL + there]] == w[k.EPOCH]:
            break
        inside = t[k.CORNER + here]
        corner = t[k.CORNER + there]
        if inside != 0 and corner != inside:
            fatal = fatal or owed > 1
            left += 1
        if corner != 0 and corner != inside:
            owed = t[k.DEMAND + corner]
        here = there
        length += 1
        missed += left
        if t[k.PASSING] != 0 and there < t[k.LAP_SPACES]:
            black += t[k.ZONE + there] & 1
        if fatal:
            if not exact:
                return
            continue
        while (w[first + last] & 63) + length > longest:
            last -= 1
        at = last
        while at >= 0:
            arrival = w[first + at]
            onto = there | black + (arrival >> 8) << k.SPACE_BITS
            note_out(t, s, w, onto, (arrival & 63) + length, missed, longest)
            at = at - 1 if t[k.PASSING] else -1
    if exact and length > 0:
        free = furthest if here >= t[k.FIRST_GOAL] else length
        if demanded > 1:
            w[k.FATAL] = 1
        w[k.FREE] = max(w[k.FREE], min(longest, latest + free))


def search(t: Row, s: Row, w: Row, road: int, start: int, owed: int, longest: int, exact: bool) -> None:
    """All ends of a move of this length into s[END:]; w[TAKEN:] says who is in the way (FD-20)."""
    w[k.EXITS] = s[k.ENDS] = w[k.FREE] = w[k.FATAL] = 0
    for steps in range(longest + 1):
        w[k.COUNT + steps] = 0
    corner = t[k.CORNER + start]
    note_end(t, s, w, start, 0, longest)
    if corner == 0:
        note_exit(w, start, 0, 0, 0)
        wave(t, s, w, road, 0, longest)
        w[k.EXITS] = 0
    else:
        come_to(w, 0, start, 0)
        if owed == 0:
            walk_freely(t, s, w, road, corner, longest)
            for number in range(w[k.EXITS]):
                wave(t, s, w, road, number, longest)
            w[k.EXITS] = 0
    walk(t, s, w, road, corner, owed, longest)
    for number in range(w[k.EXITS]):
        inside = t[k.CORNER + w[k.EXIT + number]]
        run_out(t, s, w, road, number, owed if inside == corner else t[k.DEMAND + inside], longest, exact)
