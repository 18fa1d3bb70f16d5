"""A small valid circuit that tests change a line of, and the same without the marks."""

OVAL = """
name = "oval"
title = "The Oval"
games = ["downforce"]
direction = "clockwise"
grid_rows = 2
first = "M1"
lines = [{ section = "Start" }, { section = "First Turn" }, { section = "Back" }]

[[section]]
name = "Start"
straight = 4

[[section]]
name = "First Turn"
corner = [{ turn = "right", degrees = 180, spaces = [3, 2, 1] }]

[[section]]
name = "Back"
straight = 6

[[section]]
name = "Second Turn"
corner = [{ turn = "right", degrees = 180, spaces = [3, 2, 1] }]

[[section]]
name = "Home"
straight = 2
"""

SPEEDWAY = """
name = "speedway"
title = "Speedway"
games = ["formula_d"]
direction = "clockwise"
start = [0.5, 0, 0.5]
grid = ["L28", "R18"]

[[section]]
name = "Start"
straight = [6, 7, 7]

[[section]]
name = "First"
stops = 1
corner = [{ turn = "right", degrees = 180, spaces = [7, 5, 3], rows = [8, 7, 6] }]

[[section]]
name = "Back"
straight = [10, 10, 10]

[[section]]
name = "Second"
stops = 2
corner = [{ turn = "right", degrees = 180, spaces = [7, 5, 3], rows = [8, 7, 6] }]

[[section]]
name = "Home"
straight = [2, 3, 5]

[pit]
spaces = 4
entries = ["R24"]
exits = ["R2"]
boxes = { red = ["P2", "P3"] }
"""
