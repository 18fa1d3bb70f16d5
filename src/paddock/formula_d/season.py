"""How races of Formula D count in a season: by places, with points for finishers."""

from __future__ import annotations

from collections.abc import Sequence

from paddock.core.game import Result
from paddock.formula_d.rules.classification import driver_places
from paddock.formula_d.rules.state import RaceResult
from paddock.parts.season import Finish, NoWinnings


class FormulaDSeason(NoWinnings):
    """Formula D's part in a season. For a driver of several cars the best one counts."""

    def finishes(self, result: Result) -> Sequence[Finish]:
        assert isinstance(result, RaceResult)
        home = [car for car in result.classification if car.out is None]
        places = enumerate(driver_places(result))
        turns = [[car.turns for car in home if car.seat == seat] for seat in range(len(result.scores))]
        return [Finish(place, -place, bool(turns[seat]), turns=sum(turns[seat])) for seat, place in places]
