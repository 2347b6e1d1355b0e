"""A roll played step by step for the best: which die to roll next, what to roll again, when to stop.
Weighing every choice it also hits totals that must not be too high; else ``reroll_policy`` is faster."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Final, NamedTuple, TypeAlias

from .rolls import COLOURS, FACES, Left, Means, Roll, Worths, face_values, live, merged, packed, spend, unpacked

Fresh: TypeAlias = tuple[int, int, int]
"""Dice still to be rolled, by colour."""
Dice: TypeAlias = tuple[int, ...]
"""Dice that lie and may be rolled again, rising: COLOUR * the sources that may take it + FACE * its colour + face."""
FACE: Final = 8
COLOUR: Final = FACE * 4

ENOUGH: Final = 30_000
"""With more positions than this the dice are rolled in the order of their colours."""

STOP: Final = 0
ROLL: Final = 1
AGAIN: Final = 2


class Move(NamedTuple):
    """What to do: stop, roll a die of a colour, or roll a die again that shows a face (from 0), by a source."""

    kind: int
    colour: int = 0
    face: int = 0
    source: int = 0


class Hunter:
    """Plays one sort of roll.

    ``worths[t]`` is what stopping at a total of ``t`` is worth; a total at the top ends the roll.
    Where ``early`` holds one may stop with dice still to be rolled.  ``one_by_one``: dice may be rolled singly and
    others rolled again in between; else all are rolled first.  All worths are times 6 for each roll still possible.
    """

    def __init__(
        self,
        roll: Roll,
        worths: Sequence[int],
        early: Sequence[bool],
        one_by_one: bool = True,
        means: Means | None = None,
    ) -> None:
        """Begin; ``means`` are the rerolls if they are not to be merged, as in the middle of a roll."""
        self.roll = roll
        self.worths = worths
        self.early = early
        self.one_by_one = one_by_one
        self.top = len(worths) - 1
        self.best = max(worths)
        self.means = means or Means(merged(roll.rerolls, roll.colours()))
        self.values = [face_values(bonus) for bonus in roll.bonus]
        self.able = [self.means.of_colour(colour) for colour in range(COLOURS)]
        sorts = list(zip(self.able, self.values, strict=True))
        self.like = [sorts.index(sort) for sort in sorts]
        """By colour, the first colour whose dice are just the same; all are played as that one."""
        self.all = self.alike(roll.dice)
        self.in_order = not one_by_one or self.many() > ENOUGH
        self.known: dict[tuple[Fresh, Dice, Left, int], int] = {}
        self.again: dict[tuple[Fresh, Dice, Left, int, int], int] = {}
        self.chosen: dict[tuple[Fresh, Dice, Left, int], Move] = {}

    def alike(self, dice: Sequence[int]) -> Fresh:
        found = [0, 0, 0]
        for colour, n in enumerate(dice):
            found[self.like[colour]] += n
        return found[0], found[1], found[2]

    def many(self) -> int:
        """Return about how many positions are to be weighed."""
        found = 1
        for colour, n in enumerate(self.all):
            found *= comb(n + FACES, FACES) if self.able[colour] else n + 1
        for n in self.means.first:
            found *= n + 1
        return found

    def begin(self, start: int) -> int:
        """Return what the whole roll is worth on top of a start."""
        return self.worth(self.all, (), self.means.first, max(0, start + self.roll.flat))

    def worth(self, fresh: Fresh, dice: Dice, left: Left, total: int) -> int:
        """Return what the best play from here on is worth."""
        if total >= self.top:
            return self.worths[self.top] * self.scale(fresh, left)
        key = fresh, dice, left, total
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = max(self.moves(*key))[0]
        return found

    def choice(self, fresh: Fresh, dice: Dice, left: Left, total: int) -> Move:
        """Return the best move; stopping comes before rolling where that is equal."""
        key = fresh, dice, left, total
        found = self.chosen.get(key)
        if found is None:
            found = self.chosen[key] = max(self.moves(*key), key=lambda move: move[0])[1]
        return found

    def scale(self, fresh: Fresh, left: Left) -> int:
        return int(FACES ** (sum(fresh) + sum(left)))

    def moves(self, fresh: Fresh, dice: Dice, left: Left, total: int) -> list[tuple[int, Move]]:
        """Return all that may be done, and what it is worth."""
        found: list[tuple[int, Move]] = []
        waiting = any(fresh)
        if not waiting or self.early[total]:
            found.append((self.worths[total] * self.scale(fresh, left), Move(STOP)))
            if self.worths[total] == self.best:
                return found
        for colour in range(COLOURS):
            if fresh[colour]:
                found.append((self.rolled(fresh, dice, left, total, colour), Move(ROLL, colour)))
                if self.in_order:
                    break
        if self.one_by_one or not waiting:
            for at, die in enumerate(dice):
                if not at or die != dice[at - 1]:
                    found += self.rerolls(fresh, dice, left, total, at)
        return found

    def rolled(self, fresh: Fresh, dice: Dice, left: Left, total: int, colour: int) -> int:
        """Return what it is worth to roll a die of a colour."""
        fewer = list(fresh)
        fewer[colour] -= 1
        return self.cast((fewer[0], fewer[1], fewer[2]), dice, left, total, colour, self.able[colour] & live(left))

    def cast(self, fresh: Fresh, dice: Dice, left: Left, total: int, colour: int, able: int) -> int:
        """Add up over the faces of a die what becomes of it."""
        base = COLOUR * able + FACE * colour
        worth = 0
        for face, value in enumerate(self.values[colour]):
            more = tuple(sorted((*dice, base + face))) if able else dice
            worth += self.worth(fresh, more, left, total + value)
        return worth

    def rerolls(self, fresh: Fresh, dice: Dice, left: Left, total: int, at: int) -> list[tuple[int, Move]]:
        """Return the ways to roll one of the dice again."""
        able, colour, face = parts(dice[at])
        others = dice[:at] + dice[at + 1 :]
        base = total - self.values[colour][face]
        found = []
        for source in self.means.usable(able):
            fewer = spend(left, source)
            now = self.means.after(able, source) & live(fewer)
            rest = narrowed(others, live(fewer)) if not fewer[source] else others
            key = fresh, rest, fewer, base, 4 * now + colour
            worth = self.again.get(key)
            if worth is None:
                worth = self.again[key] = self.cast(fresh, rest, fewer, base, colour, now)
            found.append((worth, Move(AGAIN, colour, face, source)))
        return found


def parts(die: int) -> tuple[int, int, int]:
    """Return the sources that may take a die, its colour and its face."""
    return die // COLOUR, die % COLOUR // FACE, die % FACE


def narrowed(dice: Sequence[int], open_ones: int) -> Dice:
    """Return the dice that some of the sources may still take."""
    kept = []
    for die in dice:
        able = die // COLOUR & open_ones
        if able:
            kept.append(COLOUR * able + die % COLOUR)
    return tuple(sorted(kept))


def hunted(
    roll: Roll, worths: Sequence[Worths], starts: Sequence[int], early: Sequence[bool], one_by_one: bool
) -> tuple[list[list[int]], int]:
    """Return what the roll is worth on top of each of ``starts``, row by row, and by how much to divide it."""
    whole = FACES ** (sum(roll.dice) + sum(Means(merged(roll.rerolls, roll.colours())).first))
    one, bits = packed(worths, whole)
    hunter = Hunter(roll, one, early, one_by_one)
    found = [unpacked(hunter.begin(start), bits, len(worths)) for start in starts]
    return [list(row) for row in zip(*found, strict=True)], whole
