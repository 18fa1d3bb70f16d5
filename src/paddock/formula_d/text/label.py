"""An action as the short text of a button."""

from __future__ import annotations

from functools import lru_cache

from paddock.formula_d.rules.actions import Action, Drive, Gear
from paddock.words import Message, message, space_named


@lru_cache(4096)
def label_of(action: Action) -> Message:
    """Return the label of an action's button; actions without an object are named by their verb."""
    match action:
        case Gear(gear=gear):
            return message("formula-d-label-gear", gear=gear)
        case Drive(to=to, over=0):
            return message("formula-d-label-drive", to=space_named(to))
        case Drive(to=to, over=over):
            return message("formula-d-label-drive-over", to=space_named(to), over=over)
        case _:
            return message(f"formula-d-label-{type(action).__struct_config__.tag}")
