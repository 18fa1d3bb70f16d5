"""Interpret what a player types: a number, an action, or a question in return."""

from __future__ import annotations

from collections.abc import Sequence

from paddock.core.errors import IllegalAction
from paddock.core.game import Action, AnyGame
from paddock.core.play import step
from paddock.words import Message, Words, message


def chosen(game: AnyGame, text: str, legal: Sequence[Action], words: Words) -> Action | None:
    """Return the choice that a text means: by number, as shown, or by an unambiguous part of its words."""
    if text.isdecimal() and len(text) < 10 and 1 <= int(text) <= len(legal):
        return legal[int(text) - 1]
    wanted = _plain(text)
    for form in (lambda action: words.say(game.label(action)), _with_seat, _without_seat, _last_word):
        found = [action for action in legal if _plain(form(action)) == wanted]
        if len(found) == 1:
            return found[0]
    return None


def readings(game: AnyGame, text: str, seat: int, legal: Sequence[Action]) -> list[Action]:
    """Return the actions that a text can mean: written in full, or the end of a legal one."""
    starts = dict.fromkeys(_without_seat(action).rpartition(" ")[0] for action in legal)
    verbs = dict.fromkeys(_without_seat(action).partition(" ")[0] for action in legal)
    found: list[Action] = []
    for words in (
        text,
        f"{seat} {text}",
        *(f"{seat} {start} {text}" for start in (*starts, *verbs) if start),
    ):
        for form in (words, _as_written(words)):
            try:
                action = game.read(form)
            except ValueError:
                continue
            if action not in found:
                found.append(action)
    return found


def why_not(game: AnyGame, state: object, seat: int, text: str, legal: Sequence[Action], words: Words) -> Message:
    """Return the answer to "why not …?"."""
    choice = chosen(game, text, legal, words)
    if choice is not None:
        return message("terminal-open", choice=game.label(choice), number=legal.index(choice) + 1)
    for action in readings(game, text, seat, legal):
        try:
            step(game, state, action)
        except IllegalAction as error:
            return message("terminal-refused", choice=game.label(action), reason=error.reason)
    return message("terminal-nonsense", text=text, like=game.label(legal[0]))


def _without_seat(action: Action) -> str:
    return str(action).partition(" ")[2]


def _with_seat(action: Action) -> str:
    return str(action)


def _last_word(action: Action) -> str:
    return str(action).rpartition(" ")[2]


def _plain(text: str) -> str:
    return "".join(text.lower().split())


def _as_written(text: str) -> str:
    """Normalise case as in actions: words in lower case, spaces and cards in upper case."""
    words = [word.upper() if any(map(str.isdigit, word)) else word.lower() for word in text.split()]
    return " ".join(words)
