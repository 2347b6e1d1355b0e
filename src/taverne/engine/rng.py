"""Counter-based random sources: two integers, a seed and how much was drawn, are the whole state of one.

A seed that somebody chose gives SplitMix64, quick and no secret; one drawn in secret gives keyed BLAKE2b, from whose
numbers nobody finds the next.  Which decisions draw is left to them.
"""

from __future__ import annotations

import hashlib
import math
import secrets
from typing import Final, TypeVar

T = TypeVar("T")

_MASK: Final = (1 << 64) - 1
_GAMMA: Final = 0x9E3779B97F4A7C15
_KEY_BITS: Final = 128
_KEY_BYTES: Final = 64


def below(seed: int, drawn: int, n: int) -> int:
    """Return the ``drawn``-th number of the stream of ``seed``, in ``range(n)``."""
    if n == 1:
        return 0
    if seed > _MASK:
        return _keyed(seed, drawn) % n
    x = (seed + (drawn + 1) * _GAMMA) & _MASK
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & _MASK
    return (x ^ (x >> 31)) % n


def _keyed(seed: int, drawn: int) -> int:
    """Return 64 bits of the stream of a secret seed; whoever knows others of its numbers knows nothing of these."""
    key = seed.to_bytes(_KEY_BYTES, "big")
    return int.from_bytes(hashlib.blake2b(drawn.to_bytes(8, "big"), key=key, digest_size=8).digest(), "big")


def secret_seed() -> int:
    """Return a seed that nobody can guess; its size says that its stream is the keyed one."""
    return (1 << _KEY_BITS - 1) | secrets.randbits(_KEY_BITS - 1)


def derive(seed: int, *path: int | str) -> int:
    """Return the seed of an independent stream; nobody finds the first seed from the second."""
    text = ":".join(map(str, (seed, *path))).encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big")


class Rng:
    """One stream; ``below`` and its kin move it on."""

    __slots__ = ("drawn", "seed")

    def __init__(self, seed: int, drawn: int = 0) -> None:
        self.seed = seed & _MASK
        self.drawn = drawn

    def below(self, n: int) -> int:
        drawn = self.drawn
        self.drawn = drawn + 1
        return below(self.seed, drawn, n)

    def random(self) -> float:
        """Return a number in [0, 1) with 53 random bits."""
        return self.below(1 << 53) / (1 << 53)

    def normal(self) -> float:
        """Return a number of the standard normal law (Box-Muller, two draws)."""
        u = 1.0 - self.random()
        return math.sqrt(-2.0 * math.log(u)) * math.cos(2.0 * math.pi * self.random())

    def sample(self, items: list[T], k: int) -> list[T]:
        """Return ``k`` of ``items`` in random order, without replacement; ``items`` stays as it is."""
        pool = items[:]
        for i in range(k):
            j = i + self.below(len(pool) - i)
            pool[i], pool[j] = pool[j], pool[i]
        return pool[:k]

    def shuffled(self, items: list[int]) -> list[int]:
        """Return ``items`` in a random order that depends on nothing but what they are, not on how they lay."""
        pool = sorted(items)
        for i in range(len(pool) - 1):
            j = i + self.below(len(pool) - i)
            pool[i], pool[j] = pool[j], pool[i]
        return pool
