"""Luck that repeats: servers of tests deal the same cards in every run, though no seed was asked for.

A seed that is asked for would show: such a match is not rated.
"""

from __future__ import annotations

import random
import secrets

import pytest

SAME_LUCK = "import random, secrets; secrets.randbits = lambda bits: random.Random(6).getrandbits(bits)"
"""What a server in a process of its own does first: whichever tests come to it before, its tables are the same."""


def repeat_luck(patch: pytest.MonkeyPatch, name: str) -> None:
    """Make all that is drawn by ``secrets`` in this process follow from a name; identities still differ."""
    numbers, letters, words = (random.Random(f"{name} {kind}") for kind in ("numbers", "letters", "words"))
    patch.setattr(secrets, "randbits", numbers.getrandbits)
    patch.setattr(secrets, "token_hex", lambda size=32: words.randbytes(size).hex())
    patch.setattr(secrets, "choice", letters.choice)
