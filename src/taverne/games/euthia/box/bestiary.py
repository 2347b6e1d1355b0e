"""Everything a hero of Euthia may fight, by number: monsters, then elites, then the opponents of scenarios.
Flat tables of integers, made once for a box; the fight itself is left to the rules."""

from __future__ import annotations

from .compiled_effects import Compiler
from .integer_tables import NONE, by_strength
from .load import Box
from .monsters import Bounty, Elite, Fighter, Lair, Monster, Opponent


class Bestiary:
    """Fighters by number. Decks and pairs hold such numbers; a bounty has the place of its elite among the elites."""

    def __init__(self, box: Box, compiler: Compiler) -> None:
        cards = box.cards
        self.monsters = len(cards.monster)
        self.elites = len(cards.elite)
        fighters: tuple[Fighter, ...] = (*cards.monster, *cards.elite, *cards.opponent)
        self.ids = tuple(one.id for one in fighters)
        self.names = (
            *(f"monster-{one.id}" for one in cards.monster),
            *(f"elite-{one.id}" for one in cards.elite),
            *(f"opponent-{one.id}" for one in cards.opponent),
        )
        self.index = {name: number for number, name in enumerate(self.names)}
        self.by_id = {word: number for number, word in enumerate(self.ids)}
        """No two fighters share an id; in actions it is the word, and `fighter-<id>` the message."""
        self.level = tuple(one.level for one in fighters)
        self.health = tuple(one.health for one in fighters)
        self.penalty = tuple(one.penalty for one in fighters)
        self.silver = tuple(one.silver for one in fighters)
        self.gold_cards = tuple(one.gold_cards for one in fighters)
        self.chaos = tuple(one.chaos for one in fighters)
        self.gaar = tuple(one.gaar for one in fighters)
        self.least_wounds = tuple(one.least_wounds for one in fighters)
        self.immunity = tuple(_immune(one) for one in fighters)
        self.rep_limit = tuple(_limit(one) for one in fighters)
        """The highest reputation with which a monster gives its reward; NONE if any will do."""
        self.band = tuple(by_strength(one.bands) for one in fighters)
        """For each strength the number of its band, or NONE."""
        self.wounds = tuple(tuple(band.wounds for band in one.bands) for one in fighters)
        self.band_ops = tuple(tuple(compiler.ops(band.do) for band in one.bands) for one in fighters)
        bounties: tuple[Bounty, ...] = cards.bounty
        self.reward = (
            *(compiler.ops(one.reward) for one in cards.monster),
            *(compiler.ops(one.reward) for one in bounties),
            *(compiler.ops(one.reward) for one in cards.opponent),
        )
        """An elite's is that of its bounty (EU-310)."""
        self.lairs: tuple[Lair, ...] = tuple(one.lair for one in bounties)
        first = self.monsters
        self.monster_decks = tuple(tuple(i for i in range(first) if self.level[i] == level) for level in (1, 2, 3))
        self.elite_decks = tuple(
            tuple(i for i in range(first, first + self.elites) if self.level[i] == level) for level in (1, 2, 3)
        )
        last = first + self.elites
        self.opponents = {
            group: tuple(last + i for i, one in enumerate(cards.opponent) if one.group == group)
            for group in ("farruga", "mirrezil", "accomplice", "saboteur", "magma_demon")
        }
        """The opponents of scenarios, dragons stage by stage."""


def _immune(one: Fighter) -> bool:
    return isinstance(one, Elite | Opponent) and one.immunity


def _limit(one: Fighter) -> int:
    return one.rep_limit if isinstance(one, Monster) and one.rep_limit is not None else NONE
