"""Rounds of a combat that lead to themselves or to each other in circles: what is guessed, and what hangs on guesses.
What a round comes to is left to ``solver``."""

from __future__ import annotations

from typing import Final, TypeAlias

from .columns import Column

Key: TypeAlias = tuple[int, int, int, int]
"""Place, health, the monster's Gaar, damage."""
NOWHERE: Final = 1 << 30
"""Deeper than any round: nothing is guessed."""


class Circles:
    """Rounds that are being reckoned, the outermost first, each with what it is taken to be worth.

    ``low`` is the outermost of them whose guess was taken by what is being reckoned now. Whatever hangs on a guess is
    loose: it is kept until the outermost round of its circle is settled, and then either holds or is reckoned again."""

    def __init__(self) -> None:
        self.open: dict[Key, Column] = {}
        self.depths: dict[Key, int] = {}
        self.looped: set[Key] = set()
        self.low = NOWHERE
        self.rounds: dict[Key, tuple[Column, int]] = {}
        self.blows: dict[Key, tuple[Column, int]] = {}
        self.hanging: list[list[tuple[bool, Key]]] = []
        """By open round: loose rounds (True) and blows that were found below it."""
        self.last: dict[Key, Column] = {}
        """What loose rounds were worth before they were reckoned again."""

    def begin(self, key: Key, guess: Column) -> int:
        """Open a round; return what ``end`` wants back."""
        before, self.low = self.low, NOWHERE
        self.depths[key] = len(self.open)
        self.open[key] = guess
        self.hanging.append([])
        return before

    def taken(self, key: Key) -> None:
        """Note that the guess of an open round is taken."""
        self.looped.add(key)
        self.low = min(self.low, self.depths[key])

    def within(self, key: Key) -> bool:
        """Does the innermost round hang on the guess of one further out?"""
        return self.low < self.depths[key]

    def again(self, key: Key, guess: Column) -> None:
        """Begin a round anew with another guess, and with what was found of the others in its circle."""
        for is_round, one in self.hanging[-1]:
            if is_round:
                self.last[one] = self.rounds.pop(one)[0]
            else:
                del self.blows[one]
        self.hanging[-1] = []
        self.open[key] = guess
        self.low = NOWHERE

    def end(self, key: Key, found: Column, before: int) -> tuple[dict[Key, Column], dict[Key, Column]]:
        """Close the innermost round; return the rounds and blows that are settled by that."""
        rounds: dict[Key, Column] = {}
        blows: dict[Key, Column] = {}
        hanging, depth, low = self.hanging.pop(), self.depths.pop(key), self.low
        del self.open[key]
        self.looped.discard(key)
        if low < depth:
            self.rounds[key] = (found, low)
            for is_round, one in hanging:
                loose = self.rounds if is_round else self.blows
                loose[one] = (loose[one][0], min(low, loose[one][1]))
            self.hanging[-1] += [*hanging, (True, key)]
        else:
            low = NOWHERE
            rounds[key] = found
            for is_round, one in hanging:
                if is_round:
                    rounds[one] = self.rounds.pop(one)[0]
                else:
                    blows[one] = self.blows.pop(one)[0]
        self.low = min(before, low)
        return rounds, blows

    def loose_round(self, key: Key) -> Column | None:
        return self.seen(self.rounds.get(key))

    def loose_blow(self, key: Key) -> Column | None:
        return self.seen(self.blows.get(key))

    def seen(self, found: tuple[Column, int] | None) -> Column | None:
        """Take something loose, if it is known."""
        if found is None:
            return None
        self.low = min(self.low, found[1])
        return found[0]

    def keep(self, key: Key, found: Column) -> None:
        """Keep what an attack is worth by guesses."""
        if key not in self.blows:
            self.hanging[-1].append((False, key))
        self.blows[key] = (found, self.low)
