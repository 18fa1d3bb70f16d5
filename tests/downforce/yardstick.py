"""An old racing game's circuit as a section list: a yardstick, with two hairpins in single file."""

YARDSTICK = """
name = "yardstick"
title = "Yardstick"
games = ["downforce"]
direction = "anticlockwise"
grid_rows = 2
first = "L2"
lines = [
    { section = "second straight" },
    { section = "third straight" },
    { section = "fourth straight", row = 6 },
]

[[section]]
name = "first straight"
straight = 7

[[section]]
straight = 1
width = 2
taper = true

[[section]]
name = "first corner"
width = 2
edges = [1, 3]
corner = [{ turn = "left", degrees = 90, spaces = [1, 2] }]

[[section]]
straight = 1
width = 2
taper = true

[[section]]
name = "second straight"
straight = 4

[[section]]
straight = 1
width = 2
taper = true

[[section]]
name = "second corner"
width = 2
edges = [1, 3]
corner = [{ turn = "left", degrees = 90, spaces = [1, 2] }]

[[section]]
straight = 1
width = 2
edges = [1, 3]

[[section]]
straight = 1
width = 2
taper = true

[[section]]
name = "third straight"
straight = 7

[[section]]
straight = 1
width = 2
taper = true

[[section]]
name = "first hairpin in"
width = 1
edges = [1, 3]
corner = [{ turn = "right", degrees = 90, spaces = [2] }]

[[section]]
straight = 1
width = 1
edges = [1, 3]

[[section]]
name = "first hairpin out"
width = 1
edges = [1, 3]
corner = [{ turn = "right", degrees = 90, spaces = [2] }]

[[section]]
name = "fourth straight"
straight = 7
width = 2
edges = [1, 3]

[[section]]
name = "second hairpin in"
width = 1
edges = [1, 3]
corner = [{ turn = "left", degrees = 90, spaces = [2] }]

[[section]]
straight = 1
width = 1
edges = [1, 3]

[[section]]
name = "second hairpin out"
width = 1
edges = [1, 3]
corner = [{ turn = "left", degrees = 90, spaces = [2] }]

[[section]]
straight = 1
width = 2
taper = true

[[section]]
name = "fifth straight"
straight = 6

[[section]]
name = "big corner, first half"
corner = [{ turn = "left", degrees = 90, spaces = [1, 2, 3], rows = 6, radius = 10 }]

[[section]]
name = "big corner, row between"
straight = 1

[[section]]
name = "big corner, second half"
corner = [{ turn = "left", degrees = 90, spaces = [1, 2, 3], rows = 6, radius = 10 }]

[[section]]
name = "home straight"
straight = 4
"""
