"""What a game's kernel defines for the shared entry points, each name in any of its modules.

Nothing here runs: entry_points.py is loaded once for each game, with the game's own functions instead of these.
"""

from __future__ import annotations

from paddock.kernel.rows import Row, ShortRow

ASK = 0
"""Index of the question in s."""
OVER = 0
"""The question of a race that is over."""
SEATS = 0
"""Index of the number of seats in t."""
RACE_SIZE = 0
"""Numbers of a race."""
END_SIZE = 0
"""How many of them, from the first, describe the end of a race."""
ENTRY_SIZE = 0
"""Most numbers of one question in a log."""
MASK_WORDS = 0
"""Index in t of a mask's size: numbers of eight bytes, with a byte for each action."""
OBSERVED = 0
"""Index in t of an observation's size."""
WAIT = 0
"""The only action of a seat that is not asked."""


def begin(t: Row, s: Row, r: Row, w: Row) -> None:
    """Set up a race, up to its first question."""
    raise NotImplementedError


def list_answers(t: Row, v: ShortRow, s: Row, w: Row) -> None:
    """List the answers to the question of a race from outside."""
    raise NotImplementedError


def count_answers(t: Row, s: Row) -> int:
    """Return the number of answers; 0 if a die answers or the race is over."""
    raise NotImplementedError


def has_choice(t: Row, s: Row) -> bool:
    """Return whether there is more than one answer."""
    raise NotImplementedError


def nth_answer(s: Row, number: int) -> int:
    """Return an answer by its number."""
    raise NotImplementedError


def random_answer(t: Row, s: Row, r: Row) -> int:
    """Return a random answer, each equally likely, or the face of a die; a single answer draws no luck."""
    raise NotImplementedError


def answer(t: Row, v: ShortRow, s: Row, r: Row, w: Row, value: int) -> None:
    """Apply an answer, or the face of a die, and go on to the next question."""
    raise NotImplementedError


def init_drivers(t: Row, s: Row, r: Row, w: Row) -> None:
    """Prepare the drivers of playouts before their first answer."""
    raise NotImplementedError


def driver_answer(t: Row, v: ShortRow, s: Row, r: Row, w: Row) -> int:
    """Return the answer of a playout driver, or the face of a die."""
    raise NotImplementedError


def drive_step(t: Row, v: ShortRow, s: Row, r: Row, w: Row) -> int:
    """Let a playout driver answer; return the number of decisions."""
    raise NotImplementedError


def set_luck(w: Row, kind: int, number: int, race: int) -> None:
    """Note a playout's luck: its kind (luck.py), the seed number, and the race number."""
    raise NotImplementedError


def redeal(t: Row, s: Row, r: Row, w: Row, h: Row) -> None:
    """Redeal what h hides."""
    raise NotImplementedError


def copy_race(s: Row, to: Row) -> None:
    """Copy a race."""
    raise NotImplementedError


def score(t: Row, s: Row, w: Row, f: Row, at: int) -> None:
    """Put the figures of a finished race into f, from `at` on."""
    raise NotImplementedError


def note_question(t: Row, v: ShortRow, s: Row, log: Row, at: int, value: int) -> int:
    """Write a question, all answers and the one given to a log; return where the next entry begins."""
    raise NotImplementedError


def seats_asked(t: Row, s: Row) -> int:
    """Return the seats that choose now, as bits: one, or all that still have to choose in secret."""
    raise NotImplementedError


def asked_seat(t: Row, s: Row) -> int:
    """Return the seat that answers next."""
    raise NotImplementedError


def ask_seat(t: Row, v: ShortRow, s: Row, w: Row, seat: int) -> None:
    """Ask another one of the seats that choose at the same time."""
    raise NotImplementedError


def mark_actions(t: Row, v: ShortRow, s: Row, m: Row, at: int) -> None:
    """Mark the legal actions in m from `at` on, one byte per id."""
    raise NotImplementedError


def answer_of(t: Row, v: ShortRow, s: Row, action: int) -> int:
    """Return the answer of an action; -1 if it is not legal now."""
    raise NotImplementedError


def observe(t: Row, v: ShortRow, s: Row, seat: int, o: ShortRow) -> None:
    """Write a seat's observation to o."""
    raise NotImplementedError


def watch(t: Row, s: Row, value: int) -> None:
    """Note which hidden information an answer is about to reveal."""
    raise NotImplementedError


def conceal(t: Row, s: Row, w: Row, h: Row, seat: int) -> None:
    """Remove what a seat cannot see, and note in h what to redeal."""
    raise NotImplementedError
