"""Rerolls played for the best where more is never worse: exact expectations of a roll, in whole numbers.
Where a total may be too high, ``step_policy`` plays instead.

All orders of sources and all choices of dice are weighed, except that among dice which the same sources may
take the lowest is taken: no other choice can beat it.  Worths by total travel as one large number, a lane for
each total, so that a sum over six faces or a choice between two ways is a handful of operations.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement, product
from math import comb
from typing import Final, NamedTuple, TypeAlias

from .rolls import (
    COLOURS,
    FACES,
    Law,
    Left,
    Means,
    Roll,
    Shape,
    Worths,
    convolved,
    face_values,
    live,
    lowest,
    merged,
    packed,
    room,
    shape_of,
    spend,
    sums,
    unpacked,
)

Class: TypeAlias = tuple[int, int]
"""The sources that may take a die, a bit each, and which shape it has."""
Position: TypeAlias = tuple[int, ...]
"""For each class of dice, which of ``SETS`` lies there."""

MOST: Final = 8
"""No more dice of a class are ever rolled again."""
SETS: Final = [dice for n in range(MOST + 1) for dice in combinations_with_replacement(range(FACES - 1), n)]
"""The dice of a class that may be worth rolling again, as faces from 0, rising; a six never is."""
INDEX: Final = {dice: i for i, dice in enumerate(SETS)}
REST: Final = [INDEX[dice[1:]] for dice in SETS]
LOWEST: Final = [dice[0] if dice else 0 for dice in SETS]


class Care(NamedTuple):
    """How much is weighed: faces below ``faces`` may be rolled again, at most ``dice`` dice of a class."""

    faces: int = FACES - 1
    dice: int = MOST


CARES: Final = (Care(), Care(4), Care(4, 3), Care(3, 3), Care(4, 2), Care(3, 2))
"""All, then ever less: with more positions than ``ENOUGH`` dice that show a 5 are left alone, and so on."""
ENOUGH: Final = 20_000


@lru_cache(maxsize=64)
def inserting(k: int, faces: int) -> list[list[int]]:
    """Return by set and face which set is left of both if only the ``k`` lowest are kept."""
    found = []
    for dice in SETS:
        same = INDEX[dice[:k]]
        row = [INDEX[tuple(sorted((*dice, face)))[:k]] for face in range(faces)] if len(dice) <= k else []
        found.append([*row, *[same] * (FACES - len(row))])
    return found


@lru_cache(maxsize=64)
def cutting(k: int) -> list[int]:
    """Return by set which is left if only the ``k`` lowest are kept."""
    return [INDEX[dice[:k]] for dice in SETS]


@lru_cache(maxsize=200_000)
def united(first: int, second: int, k: int) -> int:
    return INDEX[tuple(sorted(SETS[first] + SETS[second]))[:k]]


class Cast(NamedTuple):
    """A roll made ready: its means, the shapes of its dice, how many of each class, and the least it comes to."""

    means: Means
    shapes: list[Shape]
    counts: dict[Class, int]
    least: int


def cast(roll: Roll) -> Cast:
    means = Means(merged(roll.rerolls, roll.colours()))
    shapes: list[Shape] = []
    counts: dict[Class, int] = {}
    least = roll.flat
    for colour in range(COLOURS):
        n = roll.dice[colour]
        if n:
            shape = shape_of(roll.bonus[colour])
            least += n * face_values(roll.bonus[colour])[0]
            if shape not in shapes:
                shapes.append(shape)
            key = means.of_colour(colour) if shape[-1] else 0, shapes.index(shape)
            counts[key] = counts.get(key, 0) + n
    return Cast(means, shapes, counts, least)


class Stage:
    """What holds as long as the sources have just so many rerolls left: classes of dice, and the ways on."""

    def __init__(self, left: Left, classes: Sequence[Class], most: int, stop: int) -> None:
        self.left = left
        self.stop = stop
        self.known: dict[Position, int] = {}
        self.ways: list[ClassReroll] | None = None
        self.classes: list[Class] = []
        for able, shape in classes:
            now = able & live(left), shape
            if now[0] and now not in self.classes:
                self.classes.append(now)
        self.rooms = [min(most, room(able, left)) for able, _ in self.classes]


class ClassReroll(NamedTuple):
    """A reroll: the lowest die of class ``at`` is rolled again, and comes to lie in class ``to`` of the next stage.

    ``parts`` are for each class there the classes here that become it, and how many dice it keeps.
    """

    at: int
    stage: Stage
    parts: list[tuple[list[int], int]]
    to: int
    shape: Shape


class Player:
    """Plays rerolls for the highest expectation of a worth that never falls as the total rises."""

    def __init__(self, ready: Cast, worths: Worths, care: Care, lesser: int = 0) -> None:
        """Begin; ``lesser`` are the bits of each worth for which nothing is rolled again."""
        self.means = means = ready.means
        self.shapes = ready.shapes
        self.worths = worths
        self.care = care
        self.top = len(worths) - 1
        self.width = (max(worths) * FACES ** sum(means.first)).bit_length() + 1
        lanes = self.top + FACES
        units = sum([1 << self.width * lane for lane in range(lanes)])
        self.guards = units << self.width - 1
        self.whole = (1 << self.width * lanes) - 1
        self.lane = (1 << self.width) - 1
        self.least = units << lesser
        self.counting = self.whole - (self.least - units)
        self.classes = [key for key in ready.counts if key[0]]
        for able, shape in self.classes:
            for i in range(len(means.rerolls)):
                if able >> i & 1 and (means.after(able, i), shape) not in self.classes:
                    self.classes.append((means.after(able, i), shape))
        self.stages: dict[Left, Stage] = {}

    def lanes(self, scale: int) -> int:
        """Return what stopping is worth, a lane for each total and some more at the top."""
        found = 0
        for worth in reversed([*self.worths, *self.worths[-1:] * (FACES - 1)]):
            found = found << self.width | worth * scale
        return found

    def stage(self, left: Left) -> Stage:
        found = self.stages.get(left)
        if found is None:
            found = self.stages[left] = Stage(left, self.classes, self.care.dice, self.lanes(FACES ** sum(left)))
        return found

    def ways(self, stage: Stage) -> list[ClassReroll]:
        """Return all rerolls that may be worth it."""
        found = []
        for at, (able, shape) in enumerate(stage.classes):
            for source in self.means.usable(able):
                then = self.stage(spend(stage.left, source))
                open_ones = live(then.left)
                become = [(a & open_ones, s) for a, s in stage.classes]
                parts = [
                    ([at for at, one in enumerate(become) if one == other], k)
                    for other, k in zip(then.classes, then.rooms, strict=True)
                ]
                fresh = self.means.after(able, source) & open_ones, shape
                to = then.classes.index(fresh) if fresh[0] else -1
                found.append(ClassReroll(at, then, parts, to, self.shapes[shape]))
        return found

    def play(self, position: Position, stage: Stage) -> int:
        """Return the lanes of the best play."""
        found = stage.known.get(position)
        if found is not None:
            return found
        best = stage.stop
        if stage.ways is None:
            stage.ways = self.ways(stage)
        guards, width, counting = self.guards, self.width, self.counting
        for way in stage.ways:
            if position[way.at]:
                other = self.rolled(position, way)
                # In lanes where the other way is better its guard bit stays, and masks that lane.
                better = (other & counting | guards) - (best & counting) - self.least & guards
                best ^= (other ^ best) & better - (better >> width - 1)
        stage.known[position] = best
        return best

    def rolled(self, position: Position, way: ClassReroll) -> int:
        """Return the lanes if the lowest die of a class is rolled again."""
        dice = list(position)
        taken = dice[way.at]
        dice[way.at] = REST[taken]
        after = [gathered([dice[at] for at in parts], k) for parts, k in way.parts]
        known, width, total = way.stage.known, self.width, 0
        row = inserting(way.stage.rooms[way.to], self.care.faces)[after[way.to]] if way.to >= 0 else None
        for face, value in enumerate(way.shape):
            if row is not None:
                after[way.to] = row[face]
            key = tuple(after)
            lanes = known.get(key)
            total += (self.play(key, way.stage) if lanes is None else lanes) >> width * value
        return int(total << width * way.shape[LOWEST[taken]] & self.whole)


def gathered(sets: Sequence[int], k: int) -> int:
    """Return the ``k`` lowest of several sets of dice."""
    if len(sets) == 1:
        return cutting(k)[sets[0]]
    found = 0
    for one in sets:
        found = united(found, one, k)
    return found


def positions(ready: Cast, care: Care) -> int:
    """Return about how many positions are to be weighed."""
    found = 1
    for (able, _), n in ready.counts.items():
        if able:
            found *= comb(care.faces + min(n, care.dice, room(able, ready.means.first)), care.faces)
    once = sum([not source.repeat for source in ready.means.rerolls])
    return found * int(5**once * 3 ** max(0, len(ready.means.rerolls) - once - 1))


def expected(
    roll: Roll, worths: Sequence[Worths], starts: Sequence[int], single: bool = False, enough: int = ENOUGH
) -> tuple[list[list[int]], int]:
    """Return what the roll is worth on top of each of ``starts``, and by how much to divide it.

    The rerolls are played for the first of ``worths``, which must never fall as the total rises; where
    that is equal, for the second, and so on; with ``single`` for nothing but the first.  With more than ``enough``
    positions the player takes less care.
    """
    ready = cast(roll)
    care = next((care for care in CARES if positions(ready, care) <= enough), CARES[-1])
    whole = FACES ** (sum(roll.dice) + sum(ready.means.first))
    one, bits = packed(worths, whole)
    unseen = min(len(one) - 1, max(0, ready.least + min(starts)))
    player = Player(ready, one[unseen:], care, bits * (len(worths) - 1) if single else 0)
    sums = _summed(player, ready, [start + ready.least - unseen for start in starts])
    found = [unpacked(worth, bits, len(worths)) for worth in sums]
    return [list(row) for row in zip(*found, strict=True)], whole


def _summed(player: Player, ready: Cast, starts: Sequence[int]) -> list[int]:
    """Add up the worths over all ways the dice may fall."""
    stage = player.stage(ready.means.first)
    tables = [_laid(player, ready, at, stage) for at in range(len(stage.classes))]
    plain = [sums(n, ready.shapes[shape]) for (able, shape), n in ready.counts.items() if not able]
    found = [0] * len(starts)
    for lows in product(*[state.items() for state in tables]):
        lanes = player.play(tuple([dice for dice, _ in lows]), stage)
        law: Law = (1,)
        for more in (*plain, *[law for _, law in lows]):
            law = convolved(law, more) if len(law) > 1 or len(more) > 1 else (law[0] * more[0],)
        for place, start in enumerate(starts):
            found[place] += _weighed(player, lanes, law, start)
    return found


def _weighed(player: Player, lanes: int, law: Law, start: int) -> int:
    """Add up the lanes of one position over the law of its total."""
    width, lane, top = player.width, player.lane, player.top
    return sum([ways * (lanes >> width * min(top, max(0, start + t)) & lane) for t, ways in enumerate(law) if ways])


def _laid(player: Player, ready: Cast, at: int, stage: Stage) -> dict[int, Law]:
    """Return for each set of dice that may lie there, of one class, the law of the class's total."""
    able, which = stage.classes[at]
    shape = player.shapes[which]
    n = ready.counts.get((able, which), 0)
    found: dict[int, list[int]] = {}
    for low, others in lowest(n, min(n, stage.rooms[at]), shape).items():
        dice = INDEX[tuple([face for face in low if face < player.care.faces])]
        base = sum([shape[face] for face in low])
        law = found.setdefault(dice, [])
        law += [0] * (base + len(others) - len(law))
        for total, ways in enumerate(others, base):
            law[total] += ways
    return {dice: tuple(law) for dice, law in found.items()}
