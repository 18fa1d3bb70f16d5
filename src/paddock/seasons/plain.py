"""The default season part: races count by places alone."""

from __future__ import annotations

from collections.abc import Sequence

from paddock.core.game import Act, Game, Result, State, View
from paddock.parts.season import Finish, NoWinnings, SeasonPart
from paddock.report.spread import seat_places


def season_part(game: Game[State, Act, View]) -> SeasonPart:
    """Return how the races of a game count."""
    return game.season() or PlainSeason(game.title)


class PlainSeason(NoWinnings):
    """Places count; the better last race breaks a tie."""

    def finishes(self, result: Result) -> Sequence[Finish]:
        return [Finish(place, -place) for place in seat_places(result.winners, result.scores)]
