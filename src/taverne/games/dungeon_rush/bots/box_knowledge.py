"""What a clever player reads off the box and the table: which monsters a hero beats, what skills are worth.

All of it follows from public things; what to do with it is left to the bots.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Final, TypeAlias

from taverne.engine.game import View

from ..box.cards import LEVELS, SKILLS, Skills4
from ..box.load import Box
from ..state.game_state import raised
from ..state.terms import HANDS, NONE
from ..view.structs import DungeonView

TOP: Final = 20
"""No defence asks for more, so more points than that count for no more."""
GAIN_WORTH: Final = (1.5, 1.2, 0.6)
"""What a point of skill won in a later round is worth in coins, by level."""
POINTS_A_ROUND: Final = 0.8
"""How many points towards one lord or dragon a player who wants them gets in a round."""

KEPT: Final = 20_000
"""So many figures are kept for the next time they are wanted; they depend on nothing but the box."""

Pair: TypeAlias = tuple[Skills4, Skills4]
Ahead: TypeAlias = tuple[tuple[int, int, int], ...]
"""The rounds to come: level, how many of them, which of its monsters have not been seen."""


def combined(left: Skills4, right: Skills4) -> Skills4:
    """Two heroes on one monster (DR-069)."""
    return (left[0] + right[0], left[1] + right[1], left[2] + right[2], left[3] + right[3])


def with_card(pair: Pair, hand: int, skill: int, points: int) -> Pair:
    """Two heroes with one more card under one side of one of them (DR-081)."""
    hero = raised(pair[hand], skill, points)
    return (hero, pair[1]) if hand == 0 else (pair[0], hero)


class BoxKnowledge:
    """Figures of one box, worked out once: per level, bit masks of the monsters that some points reach."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.bit = [0] * len(box.monster_ids)
        self.reach: list[list[list[int]]] = []
        self.steps: list[list[tuple[float, int]]] = []
        self.sizes: list[int] = []
        self._rounds: dict[tuple[Skills4, int, Ahead], list[float]] = {}
        for level in range(LEVELS):
            self._study([m for m, at in enumerate(box.monster_level) if at == level + 1], level)

    def _study(self, monsters: list[int], level: int) -> None:
        box = self.box
        worth = {m: box.monster_coins[m] + GAIN_WORTH[level] * box.monster_gain_n[m] for m in monsters}
        for place, monster in enumerate(monsters):
            self.bit[monster] = 1 << place
        self.sizes.append(len(monsters))
        self.reach.append(
            [
                [
                    sum(self.bit[m] for m in monsters if box.monster_defence[m][skill] <= points)
                    for points in range(TOP + 1)
                ]
                for skill in range(4)
            ]
        )
        steps: list[tuple[float, int]] = []
        before = 0.0
        for value in sorted(set(worth.values())):
            steps.append((value - before, sum(self.bit[m] for m in monsters if worth[m] >= value)))
            before = value
        self.steps.append(steps)

    def best(self, level: int, skills: Skills4, draws: int, unseen: int) -> float:
        """Return the worth to expect of the best of ``draws`` unseen monsters of a level that these skills beat."""
        reach = self.reach[level]
        beaten = unseen & reach[0][min(skills[0], TOP)] & reach[1][min(skills[1], TOP)]
        beaten &= reach[2][min(skills[2], TOP)] & reach[3][min(skills[3], TOP)]
        count = unseen.bit_count()
        worth = 0.0
        for step, mask in self.steps[level]:
            good = (beaten & mask).bit_count()
            if not good:
                break
            worth += step * (1.0 - (1.0 - good / count) ** draws)
        return worth

    def rounds_of(self, skills: Skills4, sight: Sight) -> list[float]:
        """Return what these skills may win in the rounds to come, level by level."""
        key = (skills, sight.seats, sight.ahead)
        found = self._rounds.get(key)
        if found is None:
            found = [
                rounds * self.best(level, skills, 2 * sight.seats, unseen) for level, rounds, unseen in sight.ahead
            ]
            if len(self._rounds) >= KEPT:
                self._rounds.clear()
            self._rounds[key] = found
        return found

    def boss(self, skills: Skills4, lord: int, dragon: int, rounds_left: int) -> float:
        """Return the coins to expect of the final fight: the dragon if the points come together, else the lord."""
        box = self.box
        high = odds(missing(skills, box.dragon_defence[dragon]), rounds_left)
        low = odds(missing(skills, box.lord_defence[lord]), rounds_left)
        return high * box.dragon_coins[dragon] + (1.0 - high) * low * box.lord_coins[lord]

    def future(self, pair: Pair, sight: Sight) -> float:
        """Return the coins that a pair of heroes may still expect after the current round."""
        found = sight.futures.get(pair)
        if found is None:
            left, right = pair
            both = combined(left, right)
            found = self.boss(both, sight.lord, sight.dragon, sight.rounds_left)
            sides = zip(
                self.rounds_of(left, sight), self.rounds_of(right, sight), self.rounds_of(both, sight), strict=True
            )
            for one, other, together in sides:
                found += max(one + other, together)
            sight.futures[pair] = found
        return found

    def gain(self, seat: int, skills: tuple[int, ...], points: int, sight: Sight) -> float:
        """Return what a card that raises one of some skills is worth to a seat, well placed."""
        key = (seat, skills, points)
        found = sight.gains.get(key)
        if found is None:
            pair = sight.skills[seat]
            ways = [self.future(with_card(pair, hand, skill, points), sight) for hand in (0, 1) for skill in skills]
            found = sight.gains[key] = max(ways) - self.future(pair, sight) if ways else 0.0
        return found


@cache
def knowledge_of(box: Box) -> BoxKnowledge:
    """Return the figures of a box, worked out once in a process."""
    return BoxKnowledge(box)


def missing(skills: Skills4, defence: Skills4) -> int:
    """Return how many points are still wanting."""
    return (
        max(0, defence[0] - skills[0])
        + max(0, defence[1] - skills[1])
        + max(0, defence[2] - skills[2])
        + max(0, defence[3] - skills[3])
    )


@cache
def odds(points: int, rounds_left: int) -> float:
    """Return how likely it is that so many wanted points come together in the rounds left."""
    if points <= 0:
        return 1.0
    if rounds_left == 0:
        return 0.0
    spare = POINTS_A_ROUND * rounds_left - points + 0.5
    return 0.5 * math.erfc(-spare / (0.9 * math.sqrt(2.0 * rounds_left)))


class Sight:
    """A view in numbers: whose heroes have which skills and are free, which monsters lie there, who holds them."""

    __slots__ = (
        "ahead",
        "dragon",
        "free",
        "futures",
        "gains",
        "holder",
        "lord",
        "me",
        "on",
        "rounds_left",
        "seats",
        "skills",
        "slots",
        "table",
    )

    def __init__(self, knowledge: BoxKnowledge, view: View) -> None:
        table: DungeonView = view.table
        box = knowledge.box
        self.table = table
        self.me = view.seat
        self.seats = len(table.players)
        self.lord = box.lord_index[table.lord]
        self.dragon = box.dragon_index[table.dragon]
        self.rounds_left = box.constants.rounds - table.round
        self.slots = [box.monster_index[monster.monster] for monster in table.monsters]
        self.holder = [monster.holder for monster in table.monsters]
        self.skills: list[Pair] = []
        self.free: list[list[bool]] = []
        self.on: list[list[int]] = []
        places = {monster.monster: slot for slot, monster in enumerate(table.monsters)}
        for player in table.players:
            left, right = player.heroes
            self.skills.append((left.skills, right.skills))  # type: ignore[arg-type]
            self.on.append([places.get(left.target, NONE), places.get(right.target, NONE)])
            free = not player.finished
            self.free.append([free and not left.target, free and not right.target])
        for hand, monster in table.provisional:
            side = HANDS.index(hand)
            self.free[self.me][side] = False
            self.on[self.me][side] = places[monster]
            self.holder[places[monster]] = self.me
        self._remember(knowledge, table, places)
        self.ahead = self._ahead(knowledge)
        self.futures: dict[Pair, float] = {}
        self.gains: dict[tuple[int, tuple[int, ...], int], float] = {}

    def _remember(self, knowledge: BoxKnowledge, table: DungeonView, places: dict[str, int]) -> None:
        """Count what the seat has answered but nobody else has seen: a secret assignment, gains just placed."""
        for answer in table.answered:
            words = answer.split()
            if words[0] in ("claim", "hold"):
                side = HANDS.index(words[1])
                self.free[self.me][side] = False
                self.on[self.me][side] = places[words[2]] if words[0] == "claim" else NONE
            elif words[0] == "place":
                monster, hand, skill = words[1:]
                points = knowledge.box.monster_gain_n[knowledge.box.monster_index[monster]]
                pair = self.skills[self.me]
                self.skills[self.me] = with_card(pair, HANDS.index(hand), SKILLS.index(skill), points)

    def _ahead(self, knowledge: BoxKnowledge) -> Ahead:
        per_level = knowledge.box.constants.rounds_per_level
        current = (max(self.table.round, 1) - 1) // per_level
        ahead: list[tuple[int, int, int]] = []
        for level in range(current, LEVELS):
            rounds = min(per_level, per_level * (level + 1) - self.table.round)
            if rounds > 0:
                ahead.append((level, rounds, self._unseen(knowledge, level)))
        return tuple(ahead)

    def _unseen(self, knowledge: BoxKnowledge, level: int) -> int:
        box = knowledge.box
        unseen = (1 << knowledge.sizes[level]) - 1
        if level + 1 != self.table.level:
            return unseen
        for monster in self.slots:
            unseen &= ~knowledge.bit[monster]
        for player in self.table.players:
            for card in player.cards:
                monster = box.monster_index[card.monster]
                if box.monster_level[monster] == level + 1:
                    unseen &= ~knowledge.bit[monster]
        return unseen
