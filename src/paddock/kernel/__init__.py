"""What the kernels of all games share, to race by the million.

A kernel is plain functions over rows of whole numbers. In every kernel the same letter is the same row:

  t  tables: options, track and cards of one set-up; they do not change during a race
  v  values: long tables of 32-bit numbers, for a game that has any
  s  state: one race
  r  random: the luck of a race, two numbers (luck.py)
  w  work: scratch; nothing in it outlives a call, except the epochs by which a search tells old marks from new ones
  h  hidden: what a seat cannot see, to be redealt
  f  figures: how a race ended for each seat (figures.py)
  k  the kernel's layout: where everything is in these rows, by name

Parameters are in this order, and a function takes only the rows that it needs. docs/kernels.md has the module list.
"""
