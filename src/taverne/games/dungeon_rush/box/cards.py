"""The cards of Dungeon Rush as the box files give them: typed, and checked by DR-003 to DR-018.

The figures lie in the .toml files beside, names in the locale; what the cards do is left to the rules.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, Struct

from taverne.engine.box.contents import BoxEntry, Contents, Section
from taverne.engine.box.faults import Faults, either, fault, miscount

SkillName = Literal["melee", "ranged", "magic", "stealth"]
GainName = Literal["melee", "ranged", "magic", "stealth", "rune"]
Skills4 = tuple[int, int, int, int]

SKILLS: Final[tuple[SkillName, ...]] = get_args(SkillName)
LEVELS: Final = 3

# What a card gives besides the skills 0 to 3 (DR-012, DR-078, DR-082).
NO_GAIN: Final = -1
RUNE: Final = 4
SEVERAL: Final = 5

Points = Annotated[int, Meta(ge=0, le=20)]
Coins = Annotated[int, Meta(ge=0, le=50)]


class SkillValues(Struct, frozen=True, forbid_unknown_fields=True):
    """A value in each of the four skills; one left out is 0 (DR-008, DR-010)."""

    melee: Points = 0
    ranged: Points = 0
    magic: Points = 0
    stealth: Points = 0

    @property
    def points(self) -> Skills4:
        return (self.melee, self.ranged, self.magic, self.stealth)


class Gain(Struct, frozen=True, forbid_unknown_fields=True):
    """`n` points of one skill, of any (a rune) or of one chosen among `skills` (DR-081, DR-082); `{}` is no gain."""

    skill: GainName | None = None
    skills: tuple[SkillName, ...] = ()
    n: Points = 0

    @property
    def offered(self) -> tuple[int, ...]:
        """The skills that may be raised, as indexes of SKILLS."""
        if self.skill == "rune":
            return (0, 1, 2, 3)
        if self.skill is not None:
            return (SKILLS.index(self.skill),)
        return tuple(index for index, skill in enumerate(SKILLS) if skill in self.skills)

    @property
    def code(self) -> int:
        """A skill 0 to 3, RUNE, SEVERAL or NO_GAIN."""
        if self.skill == "rune":
            return RUNE
        return NO_GAIN if not self.offered else self.offered[0] if len(self.offered) == 1 else SEVERAL


class Hero(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A hero and the skills it starts with (DR-009)."""

    skills: SkillValues

    def problems(self) -> Faults:
        if not 1 <= sum(1 for value in self.skills.points if value) <= 2:
            yield "skills", fault("wrong-hero", "a hero starts with one or two skills above 0", "DR-016")


class Monster(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A monster: what defeats it and what that is worth (DR-012, DR-013)."""

    level: Annotated[int, Meta(ge=1, le=LEVELS)]
    defence: SkillValues
    gain: Gain = Gain()
    coins: Coins = 0

    def problems(self) -> Faults:
        gain = self.gain
        if not any(self.defence.points):
            yield "defence", fault("wrong-defence", "a monster needs at least one skill above 0", "DR-017")
        if gain.skill is not None and gain.skills:
            yield "gain", either("skill", "skills")
        elif len(set(gain.skills)) < len(gain.skills):
            yield "gain", fault("wrong-gain-twice", "each skill may be offered once")
        elif bool(gain.offered) != (gain.n > 0):
            yield "gain", fault("wrong-gain", "a gain has a skill and n of 1 or more; {} means no gain")
        if not gain.offered and self.coins == 0:
            yield "coins", fault("wrong-reward", "a monster gives a skill, coins or both", "DR-017")


class Boss(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A lord or a dragon: what defeats it and its coins; it never gives skills (DR-014, DR-015)."""

    defence: SkillValues
    coins: Annotated[int, Meta(ge=1, le=50)]

    def problems(self) -> Faults:
        if not any(self.defence.points):
            yield "defence", fault("wrong-boss", "a lord or dragon needs at least one skill above 0", "DR-018")


class Constants(Section, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How many there are of everything (DR-003 to DR-006, DR-032, DR-033, DR-041, DR-088)."""

    heroes: Literal[10]
    monsters_per_level: Literal[34]
    lords: Literal[4]
    dragons: Literal[4]
    heroes_per_player: Literal[2]
    players_min: Annotated[int, Meta(ge=1)]
    players_max: Annotated[int, Meta(ge=1)]
    rounds: Annotated[int, Meta(ge=1)]
    rounds_per_level: Annotated[int, Meta(ge=1)]
    cards_per_player_per_round: Annotated[int, Meta(ge=1)]
    penalty_per_lost_fight: Coins

    def problems(self) -> Faults:
        if self.rounds != LEVELS * self.rounds_per_level:
            yield "rounds", fault("wrong-rounds", "expected {n} times rounds_per_level", "DR-033", n=LEVELS)
        if self.players_min > self.players_max:
            yield "players_min", fault("wrong-players", "expected no more than players_max")
        if self.players_max * self.heroes_per_player > self.heroes:
            yield "players_max", fault("wrong-few-heroes", "there are not enough heroes for so many players", "DR-005")
        if self.players_max * self.cards_per_player_per_round * self.rounds_per_level > self.monsters_per_level:
            text = "there are not enough monsters in a level for so many players"
            yield "players_max", fault("wrong-few-monsters", text, "DR-005")


class Cards(Contents, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The tables of the box files."""

    hero: tuple[Hero, ...]
    monster: tuple[Monster, ...]
    lord: tuple[Boss, ...]
    dragon: tuple[Boss, ...]
    constants: Constants

    def problems(self) -> Faults:
        expected = self.constants
        for key, found, wanted, rule in (
            ("hero", len(self.hero), expected.heroes, "DR-016"),
            ("lord", len(self.lord), expected.lords, "DR-018"),
            ("dragon", len(self.dragon), expected.dragons, "DR-018"),
        ):
            if found != wanted:
                yield key, miscount(found, wanted, rule)
        for level in range(1, LEVELS + 1):
            found = sum(1 for monster in self.monster if monster.level == level)
            if found != expected.monsters_per_level:
                yield "monster", miscount(found, expected.monsters_per_level, "DR-017", level=level)
