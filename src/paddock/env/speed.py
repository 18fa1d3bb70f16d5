"""Measure the speed of environments: batches with masks and observations, and a race seat by seat."""

from __future__ import annotations

from statistics import median
from time import process_time

import msgspec
import numpy as np

from paddock.env.batched import make
from paddock.env.others import aec_race
from paddock.env.zoo import RaceAEC

ROUNDS = 5
RACES = 512


class EnvSpeed(msgspec.Struct, frozen=True):
    """Steps per CPU second of one core."""

    batched_steps: int
    aec_steps: int


def env_speed(game: str, players: int, seconds: float) -> EnvSpeed:
    """Measure the environments of a game, as medians of several rounds."""
    batched = [batched_steps(game, players, seconds / ROUNDS) for _ in range(ROUNDS)]
    aec = [aec_steps(game, players, seconds / ROUNDS) for _ in range(ROUNDS)]
    return EnvSpeed(round(median(batched)), round(median(aec)))


def batched_steps(game: str, players: int, seconds: float) -> float:
    """Step races side by side, each with a mask and an observation; the choice of actions is not timed."""
    environment = make(game, players)
    batch, rng = environment.start(1, RACES), np.random.default_rng(1)
    made = spent = 0.0
    while spent < seconds:
        begun = process_time()
        mask = environment.mask(batch)
        environment.observe(batch)
        spent += process_time() - begun
        actions = (mask * rng.random(mask.shape, np.float32)).argmax(axis=1)
        begun = process_time()
        environment.step(batch, actions)
        over = batch.over
        if over.any():
            environment.restart(batch, np.where(over, batch.numbers + RACES, -1))
        spent += process_time() - begun
        made += RACES
    return made / spent


def aec_steps(game: str, players: int, seconds: float) -> float:
    """Step races as in PettingZoo's loop; return the steps per CPU second."""
    race = RaceAEC(game, players)
    made, begun = 0, process_time()
    while process_time() - begun < seconds:
        made += aec_race(race, made)
    return made / (process_time() - begun)
