"""The view of Monster Lands as records: what a seat is sent of clans, buildings, expeditions, the battle, a scenario.
Holds types only; ``table`` fills them."""

from __future__ import annotations

import msgspec

from taverne.engine.actions import Seat

from ..rules.solo.goals import Goal


class MemberView(msgspec.Struct, frozen=True):
    """A member of a clan; ``place`` is the expedition it is on (-1: at home), ``manages`` a region or ""."""

    member: str
    leader: bool
    wounded: bool
    place: int
    spent: int
    manages: str
    equipment: tuple[str, ...]


class HeldRegionView(msgspec.Struct, frozen=True):
    """A conquered region, its manager ("" if none) and whether it was activated this turn."""

    region: str
    manager: str
    used: bool


class ClanView(msgspec.Struct, frozen=True):
    """One clan.  ``traps`` names only one's own; ``pool`` counts Force, Magic and Persuasion showing 1 to 6.

    ``excess`` is its glory beyond its reputation, ``trophy_points`` what its trophies count at the end, ``wage`` what
    one mercenary costs it, ``wages`` what is due as things stand, ``deserters`` of whom one would leave if they had to
    be paid now; ``open`` are the expeditions it could take up.
    """

    glory: int
    reputation: int
    excess: int
    gold: int
    defence: int
    potion: int
    venom: int
    trap_count: int
    traps: tuple[str, ...]
    pool: tuple[int, ...]
    members: tuple[MemberView, ...]
    loot: tuple[str, ...]
    trophies: tuple[str, ...]
    regions: tuple[HeldRegionView, ...]
    missions: int
    trophy_points: int
    wage: int
    wages: int
    deserters: tuple[str, ...]
    open: tuple[int, ...]


class ExpeditionView(msgspec.Struct, frozen=True):
    """An expedition; ``dice`` are unrolled ones by colour, ``faces`` rolled ones, a hidden trap is ""."""

    place: str
    number: int
    mercenary: str
    seat: Seat
    dice: tuple[int, ...]
    faces: tuple[tuple[str, int], ...]
    traps: tuple[str, ...]
    shown: int
    defence: int
    potions: int
    venoms: int
    gold: int


class SlotView(msgspec.Struct, frozen=True):
    """A slot of a building: the die in it ("" if none), its value if Persuasion, and whose it is."""

    die: str
    value: int
    seat: Seat
    open: bool


class BuildingView(msgspec.Struct, frozen=True):
    """A building, its slots, the last Persuasion die there (0: none); closed by panic, or by a scenario."""

    building: str
    slots: tuple[SlotView, ...]
    last: int
    panic: bool
    closed: bool


class BattleView(msgspec.Struct, frozen=True):
    """The battle that is going on: who is in it now, and what has been done so far."""

    place: str
    expedition: int
    damage: int
    conquest: int


class SoloView(msgspec.Struct, frozen=True):
    """A game alone: the scenario, its last turn, the rank as things stand (0 to 3), Madhala's tokens at hand.

    ``goals`` are what the ranks need and what the clan has; ``campaign`` counts the games of the campaign before
    this one, -1 outside of a campaign.
    """

    scenario: str
    turns: int
    rank: int
    tokens: int
    traps: int
    campaign: int
    goals: tuple[Goal, ...]


class AimView(msgspec.Struct, frozen=True):
    """So many Attack dice of an expedition that will be turned on another (ML-234)."""

    expedition: int
    target: int
    n: int


class LandsView(msgspec.Struct, frozen=True):
    """The table as one seat sees it; ``attacks`` are the Attack dice that each of the ``monsters`` rolls."""

    difficulty: str
    ambush: bool
    phase: str
    turn: int
    first: Seat
    clans: tuple[ClanView, ...]
    buildings: tuple[BuildingView, ...]
    expeditions: tuple[ExpeditionView, ...]
    tavern: tuple[str, ...]
    novices: int
    lair: tuple[str, ...]
    bazaar: tuple[str, ...]
    spoils: tuple[str, ...]
    missions: tuple[str, ...]
    regions: tuple[str, ...]
    lists: tuple[str, ...]
    monsters: tuple[str, ...]
    attacks: tuple[int, ...]
    fugitives: tuple[str, ...]
    trap_discard: tuple[str, ...]
    supplies: dict[str, int]
    pawned: int
    aims: tuple[AimView, ...]
    battle: BattleView | None
    solo: SoloView | None
