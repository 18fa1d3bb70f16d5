"""The road race: nitro, police station, checkpoint (FD-40, FD-43, FD-45). Zones are with the hazards."""

from __future__ import annotations

from msgspec.structs import replace

from paddock.formula_d.rules.draft import Draft
from paddock.formula_d.rules.ends import End
from paddock.formula_d.rules.events import CheckpointPassed, PoliceBonus, SpeedNoted
from paddock.formula_d.rules.kit import Kit
from paddock.formula_d.rules.state import OFF, Car, Speed

POLICE_POINTS = 2
CHECKPOINT_POINTS = 10


def nitro_lap(car: Car) -> int:
    """The lap that a car's nitro belongs to; the way to the line before lap 1 is part of it."""
    return max(1, car.lap)


def has_nitro(kit: Kit, car: Car) -> bool:
    """Whether the nitro of this lap is still there (FD-40)."""
    return kit.road and car.nitro < nitro_lap(car)


def passes_police(kit: Kit, start: int, end: End) -> bool:
    """Whether a move leads past the police station: onto or over the first space wholly behind its line."""
    line = kit.track.police
    if line is None or not kit.police:
        return False
    spaces, lap = kit.circuit.spaces, kit.track.lap
    here = spaces[start].back
    there = lap if end.finished else spaces[end.space].back + (lap if end.crossed else 0)
    return here < line <= there or here < line + lap <= there


def note_speed(draft: Draft, number: int, speed: int) -> None:
    """The police write down how fast a car came by."""
    passing = draft.cars[number].passes
    draft.story = replace(draft.story, speeds=(*draft.story.speeds, Speed(passing, number, speed)))
    draft.events.append(SpeedNoted(number, speed))


def judge_speeds(kit: Kit, draft: Draft) -> None:
    """Rewards the fastest, once every car still racing has come by (FD-43)."""
    while draft.story.speeds and all(car.space == OFF or car.passes > draft.story.judged for car in draft.cars):
        story, now = draft.story, draft.story.judged + 1
        out = {gone.car for gone in story.gone}
        seen = [speed for speed in story.speeds if speed.passing == now]
        draft.story = replace(story, speeds=tuple([s for s in story.speeds if s.passing != now]), judged=now)
        rivals = [speed for speed in seen if speed.car not in out]
        if rivals:
            best = max(rivals, key=lambda speed: speed.speed)  # the first of equals came by first
            gained = gain(kit, draft, best.car, POLICE_POINTS) if draft.cars[best.car].space != OFF else 0
            draft.events.append(PoliceBonus(best.car, best.speed, gained))


def pass_checkpoint(kit: Kit, draft: Draft, number: int) -> None:
    """Wear points for a car that has just ended a lap, and not the last one (FD-45)."""
    if kit.road and kit.track.checkpoint and draft.cars[number].lap > 1:
        gained = gain(kit, draft, number, CHECKPOINT_POINTS)
        draft.events.append(CheckpointPassed(number, gained))


def gain(kit: Kit, draft: Draft, number: int, points: int) -> int:
    """Gives back wear points, as many as the car can take; says how many."""
    car = draft.cars[number]
    gained = min(points, kit.options.wear - car.wp)
    draft.cars[number] = replace(car, wp=car.wp + gained)
    return gained
