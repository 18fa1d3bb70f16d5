"""Bots for Formula D."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from paddock.core.game import Bot
from paddock.formula_d.rules.actions import Action
from paddock.formula_d.rules.secrets import View

if TYPE_CHECKING:
    from paddock.formula_d import FormulaD


def make_bot(game: FormulaD, level: str) -> Bot[View, Action]:
    """Return the bot of this level. Each is imported only when needed: most races use one of them."""
    bot: Bot[View, Action] = import_module(f"{__name__}.{level}").make(game)
    return bot
