"""Where a car can go: the ends of a move with their prices, as in the rules' movement.py and ends.py.

Corners are followed step by step, with a list of places for each number of steps. A straight is one wave from the
space where it is entered, shared by all arrivals there.
"""

from __future__ import annotations

from paddock.formula_d.kernel import layout as k
from paddock.kernel.rows import Row, inlined


@inlined
def find_mark(w: Row, table: int, shift: int, epoch: int, place: int) -> int:
    """Return the index of a place's mark in a table, or of a free one. Marks of other epochs count as free.

    The search begins at the number of its space, which another place can take only if black spaces count.
    """
    slot = place & k.SPACE_MASK
    while True:
        mark = w[table + slot] >> shift
        if mark == (epoch << k.PLACE_BITS | place) or mark >> k.PLACE_BITS != epoch:
            return table + slot
        slot = slot + 1 & k.SPACE_MASK


@inlined
def is_taken(w: Row, space: int) -> bool:
    """Return whether a car stands in the way."""
    return w[k.TAKEN + (space >> 5)] >> (space & 31) & 1 != 0


def clear_marks(w: Row) -> None:
    """Clear the marks of traffic and known ends."""
    w[k.EPOCH] += 1
    if w[k.TRAFFIC]:
        w[k.TRAFFIC] = 0
        for word in range(k.SPAN // 32):
            w[k.TAKEN + word] = 0


def note_end(t: Row, s: Row, w: Row, place: int, steps: int, longest: int) -> None:
    """Note an end without overshooting; of several ways, the longest counts."""
    mark = find_mark(w, k.NOTED, 10, w[k.EPOCH], place)
    if w[mark] >> 10 + k.PLACE_BITS == w[k.EPOCH]:
        at = w[mark] & 1023
        if steps <= (s[k.END + at] >> k.STEPS_SHIFT & k.STEPS_MASK):
            return
    else:
        at = s[k.ENDS]
        s[k.ENDS] = at + 1
        w[mark] = (w[k.EPOCH] << k.PLACE_BITS | place) << 10 | at
    price = longest - steps if place & k.SPACE_MASK < t[k.LAP_SPACES] else 0
    s[k.END + at] = place | steps << k.STEPS_SHIFT | price << k.PRICE_SHIFT
    if steps > w[k.FREE]:
        w[k.FREE] = steps
    if place & k.SPACE_MASK >= t[k.FIRST_DOOR]:
        w[k.FREE] = longest


def note_out(t: Row, s: Row, w: Row, place: int, steps: int, missed: int, longest: int) -> None:
    """Note an end beyond a corner that was left too early."""
    mark = find_mark(w, k.NOTED, 10, w[k.EPOCH], place)
    if w[mark] >> 10 + k.PLACE_BITS == w[k.EPOCH]:
        at = w[mark] & 1023
        before = s[k.END + at] >> k.STEPS_SHIFT & k.STEPS_MASK
        if steps < before or (steps == before and t[k.PASSING]):
            return
    else:
        at = s[k.ENDS]
        s[k.ENDS] = at + 1
        w[mark] = (w[k.EPOCH] << k.PLACE_BITS | place) << 10 | at
    price = min(k.HIGHEST_PRICE, missed + (longest - steps if place & k.SPACE_MASK < t[k.LAP_SPACES] else 0))
    s[k.END + at] = place | steps << k.STEPS_SHIFT | 1 << k.OVERSHOT_SHIFT | price << k.PRICE_SHIFT


def come_to(w: Row, steps: int, place: int, changes: int) -> None:
    """Note a place inside a corner, reached after this many steps and lane changes."""
    at = w[k.FIRST + steps]
    while at > 0:
        if w[at] & k.PLACE_MASK == place:
            if changes < (w[at] >> k.CHANGES_SHIFT & 3):
                w[at] = w[at] >> k.NEXT_SHIFT << k.NEXT_SHIFT | changes << k.CHANGES_SHIFT | place
            return
        at = w[at] >> k.NEXT_SHIFT
    at = w[k.COME]
    w[k.COME] = at + 1
    w[at] = changes << k.CHANGES_SHIFT | place
    append(w, steps, at)


def append(w: Row, steps: int, at: int) -> None:
    """Append a place to the list of those reached after this many steps."""
    if w[k.FIRST + steps] == 0:
        w[k.FIRST + steps] = at
    else:
        w[w[k.LAST + steps]] |= at << k.NEXT_SHIFT
    w[k.LAST + steps] = at


def note_exit(w: Row, space: int, steps: int, changes: int, black: int) -> None:
    """Note a space where a corner may be left, and the steps to it."""
    exits = w[k.EXITS]
    number = 0
    while number < exits and w[k.EXIT + number] != space:
        number += 1
    at = w[k.ARRIVALS]
    w[k.ARRIVALS] = at + 1
    w[at] = steps | changes << 6 | black << 8
    if number == exits:
        w[k.EXIT + number] = space
        w[k.FIRST_ARRIVAL + number] = at
        w[k.EXITS] = exits + 1
    else:
        before = w[k.LAST_ARRIVAL + number]
        w[before] |= at << k.LATER_SHIFT
        w[at] |= before << k.EARLIER_SHIFT
    w[k.LAST_ARRIVAL + number] = at


def walk(t: Row, s: Row, w: Row, road: int, corner: int, owed: int, longest: int) -> None:
    """Walk on inside corners: note ends, and where a corner is left too early (FD-22).

    `owed` stops are missing in `corner`, where the move began.
    """
    for steps in range(longest + 1):
        at = w[k.FIRST + steps]
        while at > 0:
            place = w[at] & k.PLACE_MASK
            changes = w[at] >> k.CHANGES_SHIFT & 3
            at = w[at] >> k.NEXT_SHIFT
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
                w[k.FIRST_ARRIVAL + k.ONE_EXIT] = k.ONE_ARRIVAL
                w[k.ONE_ARRIVAL] = steps | changes << 6 | black << 8
                wave(t, s, w, road, k.ONE_EXIT, longest)
            links = t[k.LINKS + (road << k.SPACE_BITS | space)]
            for link in range(links & 0xFFFFFFFF, (links & 0xFFFFFFFF) + (links >> 32)):
                step = t[link]
                kind = step >> 11 & 3
                more = changes + (step >> 13 & 1)
                open_to = kind == k.WITHIN or (kind == k.INTO and owed == 0 and here == corner)
                if open_to and more < k.TOO_MANY and not is_taken(w, step >> 15):
                    come_to(w, steps + 1, step & k.SPACE_MASK | black + (step >> 14 & 1) << k.SPACE_BITS, more)


def walk_freely(t: Row, s: Row, w: Row, road: int, corner: int, longest: int) -> None:
    """Walk on in the corner where the car has made its stops; places in other corners stay in the lists."""
    for steps in range(longest + 1):
        at = w[k.FIRST + steps]
        w[k.FIRST + steps] = 0
        while at > 0:
            entry = w[at]
            place = entry & k.PLACE_MASK
            changes = entry >> k.CHANGES_SHIFT & 3
            space = place & k.SPACE_MASK
            if t[k.CORNER + space] != corner:
                w[at] = changes << k.CHANGES_SHIFT | place
                append(w, steps, at)
                at = entry >> k.NEXT_SHIFT
                continue
            at = entry >> k.NEXT_SHIFT
            note_end(t, s, w, place, steps, longest)
            if steps == longest:
                continue
            if t[k.LEAVES + (road << k.SPACE_BITS | space)] & k.CAN_OPEN:
                note_exit(w, space, steps, changes, place >> k.SPACE_BITS)
            links = t[k.LINKS + (road << k.SPACE_BITS | space)]
            for link in range(links & 0xFFFFFFFF, (links & 0xFFFFFFFF) + (links >> 32)):
                step = t[link]
                more = changes + (step >> 13 & 1)
                if step >> 11 & 3 != k.ONTO and more < k.TOO_MANY and not is_taken(w, step >> 15):
                    black = (place >> k.SPACE_BITS) + (step >> 14 & 1)
                    come_to(w, steps + 1, step & k.SPACE_MASK | black << k.SPACE_BITS, more)


def wave(t: Row, s: Row, w: Row, road: int, number: int, longest: int) -> None:
    """Explore a straight from an exit, entering each space in the fewest steps from there (FD-21)."""
    w[k.WAVE] += 1
    epoch = w[k.WAVE]
    origin = w[k.EXIT + number]
    furthest = longest - (w[w[k.FIRST_ARRIVAL + number]] & 63)
    w[k.SEEN + origin] = epoch << 6
    w[find_mark(w, k.CHANGED, 2, epoch, origin)] = (epoch << k.PLACE_BITS | origin) << 2
    w[k.QUEUE] = origin
    read = 0
    filled = 1
    while read < filled:
        place = w[k.QUEUE + read]
        read += 1
        here = place & k.SPACE_MASK
        length = w[k.SEEN + here] & 63
        changes = w[find_mark(w, k.CHANGED, 2, epoch, place)] & 3
        straight = t[k.CORNER + here] == 0
        if length > 0 and straight and changes < k.TOO_MANY:
            arrive(t, s, w, number, place, length, changes, longest)
        if length == furthest:
            continue
        links = t[k.LINKS + (road << k.SPACE_BITS | here)]
        for link in range(links & 0xFFFFFFFF, (links & 0xFFFFFFFF) + (links >> 32)):
            step = t[link]
            if is_taken(w, step >> 15):
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
            mark = find_mark(w, k.CHANGED, 2, epoch, onto)
            if w[mark] >> 2 + k.PLACE_BITS != epoch:
                w[mark] = (epoch << k.PLACE_BITS | onto) << 2 | more
                w[k.QUEUE + filled] = onto
                filled += 1
            elif more < w[mark] & 3:
                w[mark] = (epoch << k.PLACE_BITS | onto) << 2 | more


def arrive(t: Row, s: Row, w: Row, number: int, place: int, length: int, changes: int, longest: int) -> None:
    """Note the ends at a place of a straight, for all arrivals at its beginning."""
    at = w[k.FIRST_ARRIVAL + number]
    while at > 0:
        arrival = w[at]
        steps = (arrival & 63) + length
        if steps <= longest and (arrival >> 6 & 3) + changes < k.TOO_MANY:
            note_end(t, s, w, place + (arrival >> 8 & k.MOST_BLACK) * k.SPAN, steps, longest)
        at = arrival >> k.LATER_SHIFT & k.ADDRESS_MASK


def enter(w: Row, number: int, place: int, length: int, changes: int, longest: int) -> None:
    """Go from a straight into a corner, for all arrivals at the straight's beginning."""
    at = w[k.FIRST_ARRIVAL + number]
    while at > 0:
        arrival = w[at]
        steps = (arrival & 63) + length
        more = (arrival >> 6 & 3) + changes
        if steps <= longest and more < k.TOO_MANY:
            come_to(w, steps, place + (arrival >> 8 & k.MOST_BLACK) * k.SPAN, more)
        at = arrival >> k.LATER_SHIFT & k.ADDRESS_MASK


def run_out(t: Row, s: Row, w: Row, road: int, number: int, owed: int, longest: int, exact: bool) -> None:
    """Drive straight on out of a corner that still demands stops: each space beyond costs a point (FD-23, FD-24).

    `exact`: continue where the car would be out, to learn how far the road is free.
    """
    here = w[k.EXIT + number]
    last = w[k.LAST_ARRIVAL + number]
    latest = w[last] & 63
    furthest = longest - (w[w[k.FIRST_ARRIVAL + number]] & 63)
    demanded = owed
    length = missed = left = black = 0
    fatal = False
    while length < furthest and here < t[k.FIRST_GOAL]:
        there = t[k.AHEAD + (road << k.SPACE_BITS | here)]
        if there < 0 or is_taken(w, t[k.REAL + there]):
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
        while (w[last] & 63) + length > longest:
            last = w[last] >> k.EARLIER_SHIFT
        at = last
        while at > 0:
            arrival = w[at]
            onto = there | black + (arrival >> 8 & k.MOST_BLACK) << k.SPACE_BITS
            note_out(t, s, w, onto, (arrival & 63) + length, missed, longest)
            at = arrival >> k.EARLIER_SHIFT if t[k.PASSING] else 0
    if exact and length > 0:
        free = furthest if here >= t[k.FIRST_GOAL] else length
        if demanded > 1:
            w[k.FATAL] = 1
        w[k.FREE] = max(w[k.FREE], min(longest, latest + free))


def forget_exits(w: Row) -> None:
    """Forget the exits of corners."""
    w[k.EXITS] = 0
    w[k.ARRIVALS] = k.ARRIVED


def search(t: Row, s: Row, w: Row, road: int, start: int, owed: int, longest: int, exact: bool) -> None:
    """Find all ends of a move of this length and put them into s[END:]; w[TAKEN:] marks the cars in the way (FD-20)."""
    s[k.ENDS] = w[k.FREE] = w[k.FATAL] = 0
    w[k.COME] = k.PLACES
    forget_exits(w)
    for steps in range(longest + 1):
        w[k.FIRST + steps] = 0
    corner = t[k.CORNER + start]
    note_end(t, s, w, start, 0, longest)
    if corner == 0:
        note_exit(w, start, 0, 0, 0)
        wave(t, s, w, road, 0, longest)
        forget_exits(w)
    else:
        come_to(w, 0, start, 0)
        if owed == 0:
            walk_freely(t, s, w, road, corner, longest)
            for number in range(w[k.EXITS]):
                wave(t, s, w, road, number, longest)
            forget_exits(w)
    walk(t, s, w, road, corner, owed, longest)
    for number in range(w[k.EXITS]):
        inside = t[k.CORNER + w[k.EXIT + number]]
        run_out(t, s, w, road, number, owed if inside == corner else t[k.DEMAND + inside], longest, exact)
