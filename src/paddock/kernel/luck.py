"""The luck of kernels: xoroshiro64**, a small generator in 32-bit halves, identical compiled or not.

Its state is a row of two numbers. docs/kernels.md specifies it, so that anyone can draw the same luck.
"""

from __future__ import annotations

from paddock.kernel.rows import Row

MASK = 0xFFFFFFFF
SIZE = 2
DRAWN, BY_TURN, SPREAD = range(3)
"""Kinds of luck of a race: drawn as needed; separate for each turn of a car, whatever was answered before; or with each
turn's first roll spread evenly over many races. In games without dice all are the first kind."""


def below(r: Row, limit: int) -> int:
    """Return a random number from 0 to limit - 1."""
    a = r[0]
    b = r[1]
    x = (a * 0x9E3779BB) & MASK
    x = ((((x << 5) | (x >> 27)) & MASK) * 5) & MASK
    b ^= a
    r[0] = (((a << 26) | (a >> 6)) ^ b ^ (b << 9)) & MASK
    r[1] = ((b << 13) | (b >> 19)) & MASK
    return (x * limit) >> 32


def mix(x: int) -> int:
    """Spread the bits of a 32-bit number (the finaliser of MurmurHash3)."""
    x ^= x >> 16
    x = (x * 0x85EBCA6B) & MASK
    x ^= x >> 13
    x = (x * 0xC2B2AE35) & MASK
    return x ^ (x >> 16)


def seed(r: Row, high: int, low: int) -> None:
    """Seed the generator with two 32-bit numbers; equal numbers give equal luck, neighbours unrelated luck."""
    r[0] = mix((low ^ 0x9E3779B9) & MASK)
    r[1] = mix((high + r[0] + 0x7F4A7C15) & MASK) | 1
    for _ in range(4):
        below(r, 2)


def shuffle(r: Row, numbers: Row, start: int, size: int) -> None:
    """Put the numbers at start, start + 1, … into a random order: from the last down, swap each with any before it."""
    for at in range(size - 1, 0, -1):
        other = start + below(r, at + 1)
        numbers[start + at], numbers[other] = numbers[other], numbers[start + at]
