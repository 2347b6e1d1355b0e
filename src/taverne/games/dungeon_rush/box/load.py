"""The box as the rules and searches read it: flat lists of numbers by the place of a card in the box.

Reading and checking the files is left to ``cards`` and the engine.
"""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action
from taverne.engine.box.shelf import Shelf, places

from .cards import RUNE, Boss, Cards, Constants, Hero, Monster, Skills4


class Box:
    """The cards of one box, by index in the order of the box, as the flat lists that rules and searches read.

    Shared by all states that use it: never change it. Two boxes with the same `fingerprint` play alike.
    """

    def __init__(self, cards: Cards, fingerprint: str) -> None:
        self.fingerprint = fingerprint
        self.constants: Constants = cards.constants
        self.heroes: tuple[Hero, ...] = cards.hero
        self.monsters: tuple[Monster, ...] = cards.monster
        self.lords: tuple[Boss, ...] = cards.lord
        self.dragons: tuple[Boss, ...] = cards.dragon
        self.hero_ids: list[str] = [hero.id for hero in cards.hero]
        self.monster_ids: list[str] = [monster.id for monster in cards.monster]
        self.lord_ids: list[str] = [lord.id for lord in cards.lord]
        self.dragon_ids: list[str] = [dragon.id for dragon in cards.dragon]
        self.hero_index: dict[str, int] = places(cards.hero)
        self.monster_index: dict[str, int] = places(cards.monster)
        self.lord_index: dict[str, int] = places(cards.lord)
        self.dragon_index: dict[str, int] = places(cards.dragon)
        self.hero_skills: list[Skills4] = [hero.skills.points for hero in cards.hero]
        self.monster_level: list[int] = [monster.level for monster in cards.monster]
        self.monster_defence: list[Skills4] = [monster.defence.points for monster in cards.monster]
        self.monster_gain_skill: list[int] = [monster.gain.code for monster in cards.monster]
        self.monster_gain_skills: list[tuple[int, ...]] = [monster.gain.offered for monster in cards.monster]
        self.monster_gain_n: list[int] = [monster.gain.n for monster in cards.monster]
        self.monster_is_rune: list[bool] = [monster.gain.code == RUNE for monster in cards.monster]
        self.monster_coins: list[int] = [monster.coins for monster in cards.monster]
        self.claims: list[tuple[Action, Action]] = [
            (Action("claim", ("left", name)), Action("claim", ("right", name))) for name in self.monster_ids
        ]
        """The two claims on each monster, left and right, made once (DR-120)."""
        self.hero_words: list[str] = [f"hero-{name}" for name in self.hero_ids]
        self.monster_words: list[str] = [f"monster-{name}" for name in self.monster_ids]
        self.lord_words: list[str] = [f"lord-{name}" for name in self.lord_ids]
        self.dragon_words: list[str] = [f"dragon-{name}" for name in self.dragon_ids]
        """The names of cards as events and questions give them."""
        self.lord_defence: list[Skills4] = [lord.defence.points for lord in cards.lord]
        self.lord_coins: list[int] = [lord.coins for lord in cards.lord]
        self.dragon_defence: list[Skills4] = [dragon.defence.points for dragon in cards.dragon]
        self.dragon_coins: list[int] = [dragon.coins for dragon in cards.dragon]


load: Final = Shelf("taverne.games.dungeon_rush", Cards, Box)
