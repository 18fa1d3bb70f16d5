"""The road race: nitro, police station, checkpoint (FD-40, FD-43, FD-45). Its zones are with the hazards."""

from __future__ import annotations

from msgspec.structs import replace

from paddock.formula_d.rules.builder import StateBuilder
from paddock.formula_d.rules.ends import End
from paddock.formula_d.rules.events import CheckpointPassed, PoliceBonus, SpeedNoted
from paddock.formula_d.rules.setup import Setup
from paddock.formula_d.rules.state import OFF, Car, Speed

SPEED = 10  # the speed noted by the police for each space
POLICE_POINTS = 2
CHECKPOINT_POINTS = 10


def nitro_lap(car: Car) -> int:
    """Return the lap that a car's nitro belongs to; the way to the line counts as part of lap 1."""
    return max(1, car.lap)


def has_nitro(setup: Setup, car: Car) -> bool:
    """Return whether this lap's nitro is unused (FD-40)."""
    return setup.road and car.nitro < nitro_lap(car)


def passes_police(setup: Setup, start: int, end: End) -> bool:
    """Return whether a move passes the police: onto or over the first space wholly beyond their line (FD-43)."""
    line = setup.track.police
    if line is None or not setup.police:
        return False
    spaces, lap = setup.circuit.spaces, setup.track.lap
    here = spaces[start].back
    there = lap if end.finished else spaces[end.space].back + (lap if end.crossed else 0)
    return here < line <= there or here < line + lap <= there


def note_speed(builder: StateBuilder, number: int, face: int) -> None:
    """Note a car's speed as it passes the police."""
    speed = Speed(builder.cars[number].passes, number, face * SPEED)
    builder.story = replace(builder.story, speeds=(*builder.story.speeds, speed))
    builder.events.append(SpeedNoted(number, speed.speed))


def judge_speeds(setup: Setup, builder: StateBuilder) -> None:
    """FD-43: reward the fastest car once every car still racing has passed."""
    while builder.story.speeds and all(car.space == OFF or car.passes > builder.story.judged for car in builder.cars):
        story, now = builder.story, builder.story.judged + 1
        out = {gone.car for gone in story.gone}
        later = tuple([speed for speed in story.speeds if speed.passing != now])
        builder.story = replace(story, speeds=later, judged=now)
        rivals = [speed for speed in story.speeds if speed.passing == now and speed.car not in out]
        if rivals:
            best = max(rivals, key=lambda speed: speed.speed)  # of equals, the first to pass
            gained = 0
            if builder.racing(best.car):
                gained = builder.gain(best.car, POLICE_POINTS, setup.options.wear)
            builder.events.append(PoliceBonus(best.car, best.speed, gained))


def pass_checkpoint(setup: Setup, builder: StateBuilder, number: int) -> None:
    """FD-45: give wear points to a car that has just ended a lap other than the last."""
    if setup.road and setup.track.checkpoint and builder.cars[number].lap > 1:
        gained = builder.gain(number, CHECKPOINT_POINTS, setup.options.wear)
        builder.events.append(CheckpointPassed(number, gained))
