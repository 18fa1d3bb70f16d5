"""Is pole worth its price? 100,000 races as a DataFrame, and a plot (docs/lab.md).

pip install pandas matplotlib; python examples/pole.py
"""

import matplotlib
import pandas

import paddock

matplotlib.use("Agg")


def main(games: int = 100_000, picture: str = "pole.png") -> pandas.DataFrame:
    races = pandas.DataFrame(paddock.simulate("downforce", 4, games=games, kernel=True, seed=1))
    races["profit"] = races["grid_prize"] - races["grid_price"]  # of the seat's foremost car
    by_grid = races.groupby("grid").agg(
        seats=("seat", "size"),
        price=("grid_price", "mean"),
        prize=("grid_prize", "mean"),
        profit=("profit", "mean"),
        error=("profit", "sem"),
        win=("win", "mean"),
    )
    print(by_grid.round(2))
    drawn = by_grid[["price", "prize"]].plot.bar(
        color=["#b32a18", "#1d4d3c"], ylabel="$M", xlabel="starting place", rot=0
    )
    drawn.set_title("What the foremost car costs and earns")
    drawn.figure.savefig(picture)
    return by_grid


if __name__ == "__main__":
    main()
