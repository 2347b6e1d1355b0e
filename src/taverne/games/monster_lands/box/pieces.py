"""The pieces of Monster Lands as records: cards, tokens, tiles and buildings, each with its effect.
Holds types only; the values lie in box/*.toml, the checks over all of them in ``box``."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from taverne.engine.box.contents import BoxEntry, Section
from taverne.engine.box.faults import Faults, either, expected, fault

from .vocabulary import (
    Ability,
    Advantage,
    Affinity,
    Amount,
    Benefit,
    Colour,
    Count,
    Dice,
    EquipmentType,
    Goods,
    LootEffect,
    Power,
    SlotEffect,
    Talent,
    TrapEffect,
)

Role = Literal["leader", "initial", "hireable"]
Category = Literal["initial", "classic", "reinforced", "ambush"]
Colours = Annotated[tuple[Colour, ...], Meta(min_length=1, max_length=3)]


class Mercenary(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A member a clan may have; `outside` talents work in the Adventure phase only (ML-030)."""

    role: Role
    affinity: Affinity
    reputation: Amount
    cost: Amount
    dice: Dice
    outside: bool
    talent: Talent

    def problems(self) -> Faults:
        wanted = {"leader": 0, "initial": 1}.get(self.role)
        if wanted is not None and self.reputation != wanted:
            yield "reputation", expected((wanted,), "ML-023, ML-026")


class Novice(Section, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The one card of which there is a pile; it has neither token nor affinity (ML-083)."""

    copies: Count
    reputation: Amount
    cost: Amount
    dice: Dice
    talent: Talent


class Monster(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A monster: its attack, what beats it and what that is worth (ML-157, ML-158)."""

    rank: Literal["A", "B"]
    affinity: Affinity
    attack: Amount
    capture_value: Count
    kill_value: Count
    capture_glory: Amount
    capture_gold: Amount
    kill_glory: Amount
    kill_gold: Amount
    trophy: Annotated[int, Meta(ge=1, le=3)]
    power: Power

    def problems(self) -> Faults:
        if self.capture_value >= self.kill_value:
            text = "expected less than kill_value: a capture stays below a kill"
            yield "capture_value", fault("wrong-capture", text, "ML-157")


class Trap(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A kind of trap token and its copies."""

    category: Category
    cost: Amount
    copies: Count
    effect: TrapEffect


class Loot(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A loot token, discarded for its effect; `outside` ones in the Adventure phase only (ML-179)."""

    outside: bool
    effect: LootEffect


class Equipment(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An equipment card and its copies; `outside` abilities work in the Adventure phase only (ML-030)."""

    type: EquipmentType
    cost: Amount
    copies: Count
    outside: bool
    ability: Ability


class Region(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A region: conquered, it gives glory; managed, it takes a die for each item of `deploy` and gives its benefit."""

    affinity: Affinity
    conquest_value: Count
    glory: Amount
    deploy: Annotated[tuple[Colours, ...], Meta(min_length=1)]
    benefit: Benefit


class Requirement(Struct, frozen=True, forbid_unknown_fields=True):
    """Exactly so many dice, in any combination of these colours (ML-103)."""

    dice: Count
    colours: Colours


class Competition(Requirement, frozen=True, forbid_unknown_fields=True):
    """The competitive side of a mission tile; `penalty` is glory lost."""

    objective: Count
    reward: Goods
    penalty: Amount


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """What one expedition of a contract asks and pays."""

    cost: Goods
    reward: Goods


class Mission(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A two-sided mission tile: competitive on side A, contract on side B (ML-017)."""

    competitive: Competition
    contract: Requirement
    left: Deal
    right: Deal


class Expedition(Struct, frozen=True, forbid_unknown_fields=True):
    """One column of an expedition list: up to `reinforcement` dice of these colours join those required (ML-107)."""

    required: Dice
    colours: Colours
    reinforcement: Amount
    advantage: Advantage


Expeditions = Annotated[tuple[Expedition, ...], Meta(min_length=4, max_length=4)]


class ExpeditionList(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A two-sided tile of four expeditions, from left to right (ML-105)."""

    a: Expeditions
    b: Expeditions


class Slot(Struct, frozen=True, forbid_unknown_fields=True):
    """A place for dice in a building, closed to fewer than `min_players` clans (ML-044), and what it pays at once."""

    dice: Annotated[int, Meta(ge=1, le=2)]
    min_players: Annotated[int, Meta(ge=1, le=4)] = 1
    effect: SlotEffect | None = None


class BuildingPlan(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A building: its slots in order, or `per_die` for the one that is never full (ML-045, ML-089)."""

    accepts: Colours
    leftmost: bool
    slots: tuple[Slot, ...] = ()
    per_die: SlotEffect | None = None

    def problems(self) -> Faults:
        if bool(self.slots) == (self.per_die is not None):
            yield "slots", either("slots", "per_die")


class PanicToken(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How many panic tokens name this building."""

    copies: Count
