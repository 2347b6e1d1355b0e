"""The figures of Monster Lands that belong to no single piece: setup, limits, prices, tracks, the solo opponent.
Holds types only; the values lie in box/board.toml and box/solo.toml, the checks over all of them in ``box``."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, Struct

from taverne.engine.box.contents import BoxEntry, Section
from taverne.engine.box.faults import Faults, expected, fault

from .vocabulary import Advantage, Affinity, Amount, Building, Colour, Count, Dice, Goods, SlotEffect

DifficultyId = Literal["tutorial", "normal", "heroic", "legendary"]
RankId = Literal["recruit", "veteran", "hero"]
Place = Literal["expedition_1", "expedition_2", "expedition_3", "expedition_4", "mission_1", "mission_2"]

DIFFICULTIES: Final[tuple[DifficultyId, ...]] = get_args(DifficultyId)
RANKS: Final[tuple[RankId, ...]] = get_args(RankId)

Face = Annotated[int, Meta(ge=1, le=6)]


class Setup(Section, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a clan begins with and how much is laid out face up."""

    glory: Amount
    gold: Amount
    traps: Amount
    dice: Dice
    low_reputation: Amount
    mercenaries_shown: Count
    mercenaries_shown_solo: Count
    traps_shown: Count
    equipment_shown: Count
    loot_shown: Count


class StorageLimits(Section, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How many tokens of each sort a clan board holds."""

    trap: Amount
    defence: Amount
    potion: Amount
    venom: Amount


class Prices(Section, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Gold: asked at the Tavern and Armoury, paid to runners-up, for trophies and to a clan that starts afresh."""

    general_round: Amount
    defence: Amount
    defence_per_visit: Count
    minimum: Amount
    runner_up: Amount
    trophy_point: Amount
    fresh_start: Amount


class Battle(Section, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The figures of a battle when no card says otherwise."""

    hit_faces: Annotated[tuple[Face, ...], Meta(min_length=1)]
    affinity_dice: Amount
    venom: Amount
    traps_to_capture: Amount


class End(Section, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """When the game ends, and points for 0, 1, 2, ... icons of one affinity."""

    turns: Count
    glory: Count
    affinity_points: Annotated[tuple[Amount, ...], Meta(min_length=1)]


class Supply(Section, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The pieces that play treats as unlimited (ML-007), and the clan boards."""

    boards: Count
    force: Count
    magic: Count
    persuasion: Count
    attack: Count
    defence: Count
    gold: Count
    potion: Count
    venom: Count


class ExpeditionRoom(Section, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a region's expedition holds, and the glory of a death on each, from left to right (ML-108, ML-148)."""

    die_spaces: Count
    token_spaces: Amount
    token_size: Count
    death_glory: Annotated[tuple[Amount, ...], Meta(min_length=4, max_length=4)]


class GateExpedition(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the two expeditions at the Gates, and its guards."""

    id: Literal["upper", "lower"]
    advantages: tuple[Advantage, ...]


class Gates(Section, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The Citadel Gates: every token takes the room of `token_size` dice (ML-117)."""

    die_spaces: Count
    token_size: Count
    death_glory: Amount
    expeditions: Annotated[tuple[GateExpedition, ...], Meta(min_length=2, max_length=2)]


class Bracket(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Bonus dice and wages of clans with glory up to this; the last bracket also serves beyond (ML-027)."""

    up_to: Count
    dice: Dice
    wage: Amount


class Difficulty(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Side of the turn-track tile, ranks of the first monsters, more Attack dice by turn (ML-220 to ML-224)."""

    tile: Literal["A", "B", "none"]
    any_rank: bool
    attack_dice: Annotated[tuple[Amount, ...], Meta(min_length=6, max_length=6)]


class Favour(Section, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The queen's favour: dice of any colour and one of the options (ML-226)."""

    dice: Amount
    options: Annotated[tuple[SlotEffect, ...], Meta(min_length=1)]


class MoreMonsters(Section, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The turns in which a monster comes to empty Gates (ML-228)."""

    turns: tuple[Count, ...]


class Madhala(Section, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The solo opponent: her tokens, and how her two dice are read (ML-242 to ML-256)."""

    tokens: Count
    citadel_faces: Annotated[tuple[Face, ...], Meta(min_length=1)]
    citadel: Annotated[tuple[Building, ...], Meta(min_length=6, max_length=6)]
    outside: Annotated[tuple[Place, ...], Meta(min_length=6, max_length=6)]
    removes: tuple[Count, ...]

    def problems(self) -> Faults:
        if len(self.removes) != len(self.citadel_faces):
            yield "removes", fault("wrong-removes", "expected one for each of citadel_faces")


class Rank(Struct, frozen=True, forbid_unknown_fields=True):
    """The least that earns a rank in a scenario; all of it must be met (ML-263)."""

    rank: RankId
    vp: Amount = 0
    gold: Amount = 0
    missions: Amount = 0
    prepared: bool = False
    mercenaries: tuple[Amount, ...] = ()


class Scenario(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A solo scenario: only what differs from the usual game, and its ranks."""

    ranks: Annotated[tuple[Rank, ...], Meta(min_length=3, max_length=3)]
    turns: Count = 6
    affinity: Affinity | None = None
    deck_colour: Colour | None = None
    start: Goods = Goods()
    stock: Goods = Goods()
    closed: tuple[Building, ...] = ()
    no_defence: bool = False
    gates: Literal["empty", "start", "always"] = "empty"
    general_round: Amount | None = None
    ambush: bool = False
    madhala_traps: Amount = 0
    outside: tuple[Place, ...] = ()
    reroll_misses: bool = False
    difficulties: Annotated[tuple[DifficultyId, ...], Meta(min_length=1)] = DIFFICULTIES

    def problems(self) -> Faults:
        if tuple(rank.rank for rank in self.ranks) != RANKS:
            yield "ranks", expected(RANKS)
        if len(self.outside) not in (0, 6):
            yield "outside", fault("wrong-outside", "expected a place for each face of the yellow die")


class CampaignStep(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a rank leads to in the campaign (ML-277, ML-278)."""

    next: Literal["repeat", "advance"]
    difficulty: Literal["lower", "same", "normal", "heroic_or_legendary"]
