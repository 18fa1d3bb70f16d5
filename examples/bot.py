"""A bot in 20 lines, ranked against the built-in bots.

python examples/bot.py
"""

import paddock


def steady(view, legal, rng, budget):
    """Take the highest gear up to third, and the first end in the list."""
    gears = [action for action in legal if str(action).split()[1] == "gear"]
    if not gears:
        return legal[0]
    return max(gears, key=lambda action: min(int(str(action).split()[2]), 3))


def main(games: int = 40):
    report = paddock.league("formula_d", ["rookie", "random", steady], players=3, games=games, seed=1)
    for bot in report.bots:
        print(f"{bot.name:8} {bot.wins:5.1f} of {bot.races} races won ({bot.low:.0%} to {bot.high:.0%})")
    return report


if __name__ == "__main__":
    main()
