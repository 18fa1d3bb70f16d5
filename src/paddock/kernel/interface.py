"""What the kernel of a game defines for the shared entry points, each name in any one of its modules.

Nothing here runs: entry_points.py is loaded once for each game, with the game's own functions in place of these.
"""

from __future__ import annotations

from paddock.kernel.rows import Row, ShortRow

ASK = 0
"""Where in s the question lies."""
OVER = 0
"""The question of a race that is over."""
SEATS = 0
"""Where in t the number of seats lies."""
RACE_SIZE = 0
"""Numbers of a race."""
END_SIZE = 0
"""How many of them, from the first, tell how a race ended."""
ENTRY_SIZE = 0
"""Numbers that one question takes in a log, at most."""
MASK_WORDS = 0
"""Where in t the size of a mask lies: numbers of eight bytes, one for each action."""
OBSERVED = 0
"""Where in t the size of an observation lies."""
WAIT = 0
"""The only action of a seat that is not asked."""


def begin(t: Row, s: Row, r: Row, w: Row) -> None:
    """Set up a race, up to its first question."""
    raise NotImplementedError


def list_answers(t: Row, v: ShortRow, s: Row, w: Row) -> None:
    """Work out the answers to the question of a race that comes from outside."""
    raise NotImplementedError


def count_answers(t: Row, s: Row) -> int:
    """Return how many answers there are; 0 where a die answers, or where the race is over."""
    raise NotImplementedError


def has_choice(t: Row, s: Row) -> bool:
    """Return whether there is more than one answer."""
    raise NotImplementedError


def nth_answer(s: Row, number: int) -> int:
    """Return an answer by its number."""
    raise NotImplementedError


def random_answer(t: Row, s: Row, r: Row) -> int:
    """Return any answer, each as likely, or the face of a die; nothing is drawn for the only answer."""
    raise NotImplementedError


def answer(t: Row, v: ShortRow, s: Row, r: Row, w: Row, value: int) -> None:
    """Take an answer, or the face of a die, and go on to the next question."""
    raise NotImplementedError


def init_drivers(t: Row, s: Row, r: Row, w: Row) -> None:
    """Prepare the drivers of playouts before their first answer."""
    raise NotImplementedError


def driver_answer(t: Row, v: ShortRow, s: Row, r: Row, w: Row) -> int:
    """Return what a driver of playouts answers, or the face of a die."""
    raise NotImplementedError


def drive_step(t: Row, v: ShortRow, s: Row, r: Row, w: Row) -> int:
    """Let a driver of playouts answer and go on; return how many decisions that took."""
    raise NotImplementedError


def set_luck(w: Row, kind: int, number: int, race: int) -> None:
    """Note which luck a playout has: its kind (luck.py), the number of the seed, and that of the race."""
    raise NotImplementedError


def redeal(t: Row, s: Row, r: Row, w: Row, h: Row) -> None:
    """Deal anew what h hides."""
    raise NotImplementedError


def copy_race(s: Row, to: Row) -> None:
    """Copy a race."""
    raise NotImplementedError


def score(t: Row, s: Row, w: Row, f: Row, at: int) -> None:
    """Put the figures of a race that is over into f, from `at` on."""
    raise NotImplementedError


def note_question(t: Row, v: ShortRow, s: Row, log: Row, at: int, value: int) -> int:
    """Put a question, all its answers and the one given into a log; return where the next entry begins."""
    raise NotImplementedError


def seats_asked(t: Row, s: Row) -> int:
    """Return the seats that choose now, as bits: one, or all that have still to choose in secret."""
    raise NotImplementedError


def asked_seat(t: Row, s: Row) -> int:
    """Return the seat that answers next."""
    raise NotImplementedError


def ask_seat(t: Row, v: ShortRow, s: Row, w: Row, seat: int) -> None:
    """Ask another one of the seats that choose at once."""
    raise NotImplementedError


def mark_actions(t: Row, v: ShortRow, s: Row, m: Row, at: int) -> None:
    """Mark the legal actions in m from `at` on, a byte for each id."""
    raise NotImplementedError


def answer_of(t: Row, v: ShortRow, s: Row, action: int) -> int:
    """Return the answer that an action is; -1 if it is not legal now."""
    raise NotImplementedError


def observe(t: Row, v: ShortRow, s: Row, seat: int, o: ShortRow) -> None:
    """Put what a seat sees into o."""
    raise NotImplementedError


def watch(t: Row, s: Row, value: int) -> None:
    """Note what an answer that is about to be given shows of what was hidden."""
    raise NotImplementedError


def conceal(t: Row, s: Row, w: Row, h: Row, seat: int) -> None:
    """Remove what a seat cannot see, and note in h what there is to deal anew."""
    raise NotImplementedError
