"""PPO by self-play, in the style of CleanRL: both drivers of a race of Formula D learn from racing each other.

    pip install torch; python examples/ppo.py --minutes 10

Needs the extras env and fast, and PyTorch. It runs on one core of a processor.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from time import process_time

import torch
from torch import Tensor, nn

import paddock
from paddock.env import Environment, RaceVectorEnv, SelfPlayBatch, make

SETUP = {"players": 2, "track": "mesa-roja", "reward": "place"}
FIRST, CAR = 5, 16  # in an observation (docs/env.md): where the own car begins, and how many numbers a car has
STATE, SPACE, ALONG, CORNER, OWED, GEAR, WEAR, LAP = 2, 3, 4, 6, 7, 9, 10, 11


@dataclass
class Settings:
    minutes: float = 10.0  # of CPU time
    races: int = 256  # side by side
    steps: int = 32  # of each race between two updates
    epochs: int = 2
    minibatches: int = 8
    rate: float = 1.5e-3
    clip: float = 0.2
    trace: float = 0.8  # lambda of GAE; rewards are not discounted
    entropy: float = 0.01
    seed: int = 1


def road(environment: Environment) -> Tensor:
    """Return for the space of every move, in spaces: its way from the line, and how far corners are.

    These are the end of the corner that it lies in, begin and end of the next one, and the stops there.
    """
    track = paddock.load_track(SETUP["track"])
    length = track.lap / sum(space.lane == "M" for space in track.spaces)
    corners = range(len(track.corners))
    begins = [min(space.back for space in track.spaces if space.corner == corner) for corner in corners]
    ends = [max(space.front for space in track.spaces if space.corner == corner) for corner in corners]
    ways = {}
    for space in track.spaces:
        here = 0 if space.corner is None else ends[space.corner] - space.back
        to_begin = {corner: (begins[corner] - space.back) % track.lap for corner in corners if corner != space.corner}
        coming = min(to_begin, key=lambda corner: to_begin[corner])
        to_end = to_begin[coming] + ends[coming] - begins[coming]
        found = [each / length for each in (space.back, here, to_begin[coming], to_end)]
        ways[f"drive {space.id}"] = [*found, float(track.corners[coming].stops)]
    moves = environment.action_names[environment.action_names.index("drive M1") :]
    return torch.tensor([ways.get(name, [0.0] * 5) for name in moves])


class Driver(nn.Module):
    """Returns the logarithms of the chances of all actions, and the chance to finish ahead, from an observation."""

    def __init__(self, environment: Environment, width: int = 128, size: int = 32) -> None:
        super().__init__()
        self.road = road(environment)
        self.drives = environment.actions - len(self.road)  # the id of the first move; gears come before
        self.body = nn.Sequential(nn.Linear(24, width), nn.Tanh(), nn.Linear(width, width), nn.Tanh())
        self.actor, self.critic = nn.Linear(width, size), nn.Linear(width, 1)
        self.actions = nn.Parameter(0.01 * torch.randn(environment.actions, size))
        # What a beginner believes: moves that end short of the roll are bad, and the driver in the lead wins.
        self.short = nn.Parameter(-torch.arange(10.0))
        self.trust = nn.Parameter(torch.tensor(60.0))
        nn.init.zeros_(self.critic.weight)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        asked, roll, car, rival = seen[:, 0], seen[:, [2]], seen[:, FIRST : FIRST + CAR], seen[:, FIRST + CAR :]
        lead = (car[:, [LAP]] - rival[:, [LAP]]) + (car[:, [ALONG]] - rival[:, [ALONG]]) / 10_000
        lead = torch.where(rival[:, [STATE]] == 0, lead, torch.where(rival[:, [STATE]] == 1, -1.0, 1.0))
        here = self.road[car[:, SPACE].clamp(min=0)]
        parts = [here / torch.tensor([200, 20, 20, 20, 1]), nn.functional.one_hot(car[:, GEAR].long(), 7), roll / 20]
        parts += [asked[:, None] / 2, car[:, [CORNER]].clamp(max=1), car[:, [OWED]], car[:, [WEAR]] / 18]
        parts += [car[:, [WEAR]] < 4, lead, (10 * lead).clamp(-3, 3), (50 * lead).clamp(-3, 3)]
        parts += [rival[:, [WEAR]] / 18, rival[:, [GEAR]] / 6, rival[:, [STATE]]]
        hidden = self.body(torch.cat([part.float() for part in parts], dim=1))
        logits = self.actor(hidden) @ self.actions.T
        short = roll - (self.road[:, 0] - here[:, :1]) % self.road[:, 0].max()
        moves = logits[:, self.drives :] + self.short[short.round().clamp(0, 9).long()]
        logits = torch.cat([logits[:, : self.drives], moves], dim=1).masked_fill(mask == 0, -1e9)
        return logits.log_softmax(1), torch.sigmoid(self.critic(hidden) + self.trust * lead)[:, 0]


@torch.no_grad()
def race(driver: Driver, play: SelfPlayBatch, settings: Settings) -> tuple[list[Tensor], int]:
    """Race some steps; returns what was seen, legal, chosen and how likely, advantages and goals, and the races."""
    rows, values, seats, gains, ends = [], [], [], [], []
    for step in range(settings.steps + 1):
        seen, mask = torch.from_numpy(play.observation.copy()), torch.from_numpy(play.mask.copy())
        policy, value = driver(seen, mask)
        seats.append(torch.from_numpy(play.seat.copy()))
        values.append(value)
        if step < settings.steps:
            action = (policy - torch.empty_like(policy).exponential_().log()).argmax(1, keepdim=True)
            over, rewards = play.step(action[:, 0].numpy())
            rows.append((seen, mask, action, policy.gather(1, action)))
            gains.append(torch.from_numpy(rewards[:, 0]).float())
            ends.append(torch.from_numpy(over))
    # The chance of seat 0 to finish ahead; that of seat 1 is the rest.
    ahead = [torch.where(seat == 0, value, 1 - value) for seat, value in zip(seats, values, strict=True)]
    advantages, later = [], torch.zeros(settings.races)
    for step in reversed(range(settings.steps)):
        later = torch.where(ends[step], gains[step], ahead[step + 1] + settings.trace * later) - ahead[step]
        advantages.insert(0, torch.where(seats[step] == 0, later, -later))
    advantage = torch.cat(advantages)
    goal = (torch.cat(values[:-1]) + advantage).clamp(0, 1)
    done = [torch.cat(column) for column in zip(*rows, strict=True)]
    return [*done, advantage, goal], int(torch.stack(ends).sum())


def learn(driver: Driver, optimizer: torch.optim.Optimizer, done: list[Tensor], settings: Settings) -> None:
    """Improve policy and critic by the clipped objective of PPO."""
    for _ in range(settings.epochs):
        for rows in torch.randperm(len(done[0])).chunk(settings.minibatches):
            seen, mask, action, before, advantage, goal = [column[rows] for column in done]
            policy, value = driver(seen, mask)
            ratio = (policy.gather(1, action) - before).exp()[:, 0]
            advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
            gain = torch.min(ratio * advantage, ratio.clamp(1 - settings.clip, 1 + settings.clip) * advantage).mean()
            entropy = -(policy.exp() * policy).sum(1).mean()
            loss = nn.functional.binary_cross_entropy(value, goal) - gain - settings.entropy * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(driver.parameters(), 0.5)
            optimizer.step()


@torch.no_grad()
def share_ahead(driver: Driver, rivals: str, races: int) -> float:
    """Return the share of races in which the driver finishes ahead of a bot, half of them from each seat."""
    ahead = ended = 0.0
    for seat in (0, 1):
        env = RaceVectorEnv("formula_d", races // 2, **SETUP, rivals=rivals, seat=seat)
        (seen, _), counted = env.reset(seed=2), torch.zeros(races // 2, dtype=torch.bool).numpy()
        while not counted.all():  # the first race of each place counts
            policy, _ = driver(torch.from_numpy(seen["observation"]), torch.from_numpy(seen["action_mask"]))
            seen, rewards, over, _, _ = env.step(policy.argmax(1).numpy())
            ahead += rewards[~counted].sum()
            ended += (over & ~counted).sum()
            counted |= over
    return ahead / ended


def main(settings: Settings, races: int = 2000) -> float:
    torch.manual_seed(settings.seed)
    torch.set_num_threads(1)
    environment = make("formula_d", **SETUP)
    driver = Driver(environment)
    optimizer = torch.optim.Adam(driver.parameters(), settings.rate, eps=1e-5)
    play = SelfPlayBatch(environment, settings.races, settings.seed)
    begun, spent, finished = process_time(), 0.0, 0
    while spent < 60 * settings.minutes:
        optimizer.param_groups[0]["lr"] = settings.rate * max(0.05, 1 - spent / (60 * settings.minutes))
        done, ended = race(driver, play, settings)
        learn(driver, optimizer, done, settings)
        spent, finished = process_time() - begun, finished + ended
    share = share_ahead(driver, "rookie", races)
    error = (share * (1 - share) / races) ** 0.5
    print(f"{finished:,} races of self-play in {spent:.0f} s of CPU time")
    print(f"ahead of rookie in {share:.1%} ± {error:.1%} of {races:,} races")
    return share


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=Settings.minutes)
    main(Settings(minutes=parser.parse_args().minutes))
