"""One number of a SplitMix64 stream, in machine words: what ``rng.below`` is where it is compiled.

It is copied into the engine that is compiled; the plain engine does the same with Python's integers.
"""

from __future__ import annotations

from mypy_extensions import i64


def mix(seed: i64, drawn: i64, n: i64) -> i64:
    """Return the ``drawn``-th number below ``n``: seeds as signed words, ``n`` below 2**31 or a power of two."""
    x: i64 = seed + (drawn + 1) * -7046029254386353131
    x = (x ^ ((x >> 30) & 0x3FFFFFFFF)) * -4658895280553007687
    x = (x ^ ((x >> 27) & 0x1FFFFFFFFF)) * -7723592293110705685
    x = x ^ ((x >> 31) & 0x1FFFFFFFF)
    if n & (n - 1) == 0:
        return x & (n - 1)
    low: i64 = x & 0xFFFFFFFF
    high: i64 = (x >> 32) & 0xFFFFFFFF
    return ((high % n) * (4294967296 % n) + low) % n
