"""The box of Monster Lands as flat tables of integers, and the actions that are made once and used for ever.
What the pieces are is left to the box, what they do to ``rules.verbs``; nothing here changes during play."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action

from .load import Box
from .pieces import Expedition, Slot
from .sources import (
    BENEFIT,
    FAVOUR,
    GEAR,
    LOOT,
    MEMBER,
    POWER,
    TRAP,
    Verbs,
    advantage_sources,
    slot_sources,
    sources,
)
from .vocabulary import AFFINITIES, BUILDINGS, COLOURS, Ability, Dice, Gain, SlotEffect, Talent

NONE: Final = -1

FORCE: Final = 0
MAGIC: Final = 1
PERSUASION: Final = 2
DIE_WORDS: Final = ("force", "magic", *("persuasion",) * 6)
"""Kinds of pool dice: Force, Magic, Persuasion showing 1 to 6."""
CODES: Final = 8
CODE_COLOUR: Final = (0, 1, 2, 2, 2, 2, 2, 2)
CODE_VALUE: Final = (0, 0, 1, 2, 3, 4, 5, 6)

LAIR: Final = 0
LABORATORY: Final = 1
TAVERN: Final = 2
ARMOURY: Final = 3
PAWN_SHOP: Final = 4
BAZAAR: Final = 5
MINE: Final = 6

COMPETITIVE: Final = 0
CONTRACT: Final = 1
REGION_A: Final = 2
REGION_B: Final = 3
GATES: Final = 4
PLACES: Final = ("competitive", "contract", "region_a", "region_b", "gates")
PLACE_START: Final = (0, 2, 4, 8, 12)
PLACE_END: Final = (2, 4, 8, 12, 14)
EXPEDITIONS: Final = 14
PLACE_OF: Final = (0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4)
NUMBER_OF: Final = (1, 2, 1, 2, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2)
"""An expedition's place, and its number there from the left (at the Gates: 1 is the upper one)."""

WEAPON: Final = 0
CLOTHING: Final = 1
SPELL: Final = 2
TYPES: Final = ("weapon", "clothing", "spell")
LIST_SIDES: Final = ("a", "b")
"""The sides of an expedition list; both are numbered, tile by tile, and one of them lies up."""


def persuasion_die(value: int) -> int:
    """Return the kind of a Persuasion die in a pool that shows a value."""
    return PERSUASION + value - 1


def die_actions(kind: str) -> tuple[Action, ...]:
    """Return ``<kind> force``, ``<kind> magic``, ``<kind> persuasion 1`` ... by kind of pool die."""
    return tuple(
        Action(kind, (DIE_WORDS[code],) if code < 2 else ("persuasion", CODE_VALUE[code])) for code in range(CODES)
    )


DIE: Final = die_actions("die")
ADD: Final = die_actions("add")
AT: Final = tuple(Action("at", (number,)) for number in range(5))
COUNTS: Final = {word: tuple(Action(word, (n,)) for n in range(40)) for word in ("tokens", "shield", "defend", "drink")}
BREW: Final = {n: tuple(Action("brew", (potions, n - potions)) for potions in range(n, -1, -1)) for n in range(13)}
DEPLOY_PLACE: Final = tuple(Action("deploy", (place,)) for place in PLACES)
DEPLOY_BUILDING: Final = tuple(Action("deploy", (building,)) for building in BUILDINGS)


def by_colour(dice: Dice) -> tuple[int, int, int]:
    return dice.force, dice.magic, dice.persuasion


def named(kind: str, words: tuple[str, ...]) -> tuple[Action, ...]:
    """Return ``<kind> <word>`` for each word."""
    return tuple(Action(kind, (word,)) for word in words)


def favour_word(option: SlotEffect) -> str:
    """Return the word for one of the queen's gifts: the first of its goods, else its kind."""
    if isinstance(option, Gain):
        for name in option.goods.__struct_fields__:
            if getattr(option.goods, name):
                return name
    return str(option.__struct_config__.tag)


class Catalogue:
    """One box in the form the rules read.  Members are numbered as in the box, the novices after them."""

    def __init__(self, box: Box, verbs: Verbs) -> None:
        self.box = box
        self.cards = box.cards
        self.verbs = verbs
        self._members(box)
        self._gear(box)
        self._traps(box)
        self._monsters(box)
        self._regions(box)
        self._missions(box)
        self._lists(box)
        self._citadel(box)
        self._figures(box)

    def _members(self, box: Box) -> None:
        cards = box.cards
        novice = cards.novice
        self.hirelings = len(cards.mercenary)
        self.members = self.hirelings + novice.copies
        extra = range(novice.copies)
        self.member_ids = (*(m.id for m in cards.mercenary), *(f"novice-{i + 1}" for i in extra))
        self.member_names = tuple(f"mercenary-{word}" for word in self.member_ids)
        self.member_index = {word: i for i, word in enumerate(self.member_ids)}
        self.reputation = (*(m.reputation for m in cards.mercenary), *(novice.reputation for _ in extra))
        self.cost = (*(m.cost for m in cards.mercenary), *(novice.cost for _ in extra))
        self.affinity = (*(AFFINITIES.index(m.affinity) for m in cards.mercenary), *(NONE for _ in extra))
        self.member_dice = (*(by_colour(m.dice) for m in cards.mercenary), *(by_colour(novice.dice) for _ in extra))
        self.talent: tuple[Talent, ...] = (*(m.talent for m in cards.mercenary), *(novice.talent for _ in extra))
        self.outside = (*(m.outside for m in cards.mercenary), *(False for _ in extra))
        self.talent_source = sources(MEMBER, self.member_ids, self.talent, self.verbs)
        self.hireable = tuple(i for i, m in enumerate(cards.mercenary) if m.role == "hireable")
        self.initial = tuple(
            tuple(
                next(i for i, m in enumerate(cards.mercenary) if m.role == role and m.affinity == affinity)
                for role in ("leader", "initial")
            )
            for affinity in AFFINITIES
        )
        self.is_initial = (*(m.role != "hireable" for m in cards.mercenary), *(False for _ in extra))
        hire = (*self.member_ids[: self.hirelings], *("novice" for _ in extra))
        self.recruit = named("recruit", hire)
        self.send = named("send", self.member_ids)
        self.heal = named("heal", self.member_ids)
        self.use_talent = named("talent", self.member_ids)
        self.equip = named("equip", self.member_ids)
        self.leader_action = named("lead", self.member_ids)
        self.desert = named("dismiss", self.member_ids)

    def _gear(self, box: Box) -> None:
        kinds = [kind for kind, card in enumerate(box.cards.equipment) for _ in range(card.copies)]
        self.gear_kind = tuple(kinds)
        self.gear = len(kinds)
        equipment = box.cards.equipment
        self.gear_ids = tuple(equipment[kind].id for kind in kinds)
        self.gear_names = tuple(f"equipment-{word}" for word in self.gear_ids)
        self.gear_type = tuple(TYPES.index(equipment[kind].type) for kind in kinds)
        self.gear_cost = tuple(equipment[kind].cost for kind in kinds)
        self.gear_outside = tuple(equipment[kind].outside for kind in kinds)
        self.ability: tuple[Ability, ...] = tuple(equipment[kind].ability for kind in kinds)
        self.ability_source = sources(GEAR, self.gear_ids, self.ability, self.verbs)
        self.buy_gear = named("gear", self.gear_ids)

    def _traps(self, box: Box) -> None:
        traps = box.cards.trap
        self.trap_ids = tuple(trap.id for trap in traps)
        self.trap_names = tuple(f"trap-{word}" for word in self.trap_ids)
        self.trap_index = {word: i for i, word in enumerate(self.trap_ids)}
        self.trap_cost = tuple(trap.cost for trap in traps)
        self.trap_effect = tuple(trap.effect for trap in traps)
        self.trap_source = sources(TRAP, self.trap_ids, self.trap_effect, self.verbs)
        self.is_ambush = tuple(trap.category == "ambush" for trap in traps)
        self.is_module = tuple(trap.category in ("ambush", "reinforced") for trap in traps)
        self.buy_trap = named("buy", self.trap_ids)
        self.lay_trap = named("trap", self.trap_ids)
        self.discard_trap = named("discard", self.trap_ids)
        loot = box.cards.loot
        self.loot_ids = tuple(token.id for token in loot)
        self.loot_names = tuple(f"loot-{word}" for word in self.loot_ids)
        self.loot_index = {word: i for i, word in enumerate(self.loot_ids)}
        self.loot_effect = tuple(token.effect for token in loot)
        self.loot_source = sources(LOOT, self.loot_ids, self.loot_effect, self.verbs)
        self.loot_outside = tuple(token.outside for token in loot)
        self.take_loot = named("take", self.loot_ids)
        self.use_loot = named("loot", self.loot_ids)

    def _monsters(self, box: Box) -> None:
        cards = box.cards
        self.monster_ids = tuple(monster.id for monster in cards.monster)
        self.monster_names = tuple(f"monster-{word}" for word in self.monster_ids)
        self.monster_index = {word: i for i, word in enumerate(self.monster_ids)}
        self.monster_affinity = tuple(AFFINITIES.index(monster.affinity) for monster in cards.monster)
        self.power = tuple(monster.power for monster in cards.monster)
        self.power_source = sources(POWER, self.monster_ids, self.power, self.verbs)
        self.sell = named("sell", self.monster_ids)

    def _regions(self, box: Box) -> None:
        cards = box.cards
        self.region_ids = tuple(region.id for region in cards.region)
        self.region_names = tuple(f"region-{word}" for word in self.region_ids)
        self.region_index = {word: i for i, word in enumerate(self.region_ids)}
        self.region_affinity = tuple(AFFINITIES.index(region.affinity) for region in cards.region)
        self.benefit_source = sources(BENEFIT, self.region_ids, tuple(r.benefit for r in cards.region), self.verbs)
        self.deploy_region = named("deploy", self.region_ids)
        self.region_slots = tuple(
            tuple(tuple(COLOURS.index(colour) for colour in slot) for slot in region.deploy) for region in cards.region
        )

    def _missions(self, box: Box) -> None:
        cards = box.cards
        self.mission_ids = tuple(mission.id for mission in cards.mission)
        self.mission_names = tuple(f"mission-{word}" for word in self.mission_ids)
        self.mission_index = {word: i for i, word in enumerate(self.mission_ids)}
        self.mission_dice = tuple((m.competitive.dice, m.contract.dice) for m in cards.mission)
        self.mission_colours = tuple(
            (
                tuple(COLOURS.index(c) for c in mission.competitive.colours),
                tuple(COLOURS.index(c) for c in mission.contract.colours),
            )
            for mission in cards.mission
        )

    def _lists(self, box: Box) -> None:
        """Expedition lists, two sides to a tile, and the advantages of their columns and of the Gates."""
        cards = box.cards
        self.list_ids = tuple(tile.id for tile in cards.expedition_list)
        sides = [side for tile in cards.expedition_list for side in (tile.a, tile.b)]
        self.side_names = tuple(f"{word}-{side}" for word in self.list_ids for side in LIST_SIDES)
        self.tile_of_side = tuple(tile for tile in range(len(self.list_ids)) for _ in LIST_SIDES)
        self.sides_of = tuple((side, side + 1) for side in range(0, len(sides), len(LIST_SIDES)))
        self.columns: tuple[tuple[Expedition, ...], ...] = tuple(sides)
        self.list_required = tuple(tuple(by_colour(column.required) for column in side) for side in sides)
        self.list_extra = tuple(
            tuple((column.reinforcement, tuple(COLOURS.index(c) for c in column.colours)) for column in side)
            for side in sides
        )
        gates = cards.gates.expeditions
        self.gate_advantages = tuple(advantage_sources(gate.advantages, self.verbs) for gate in gates)
        self.list_advantages = tuple(
            tuple(advantage_sources((column.advantage,), self.verbs) for column in side) for side in sides
        )

    def _citadel(self, box: Box) -> None:
        slots: list[Slot] = []
        starts: list[int] = []
        for plan in box.cards.building:
            starts.append(len(slots))
            slots += plan.slots
        self.slots = len(slots)
        self.slot_start = tuple(starts)
        self.slot_end = (*starts[1:], len(slots))
        self.slot_dice = tuple(slot.dice for slot in slots)
        self.slot_players = tuple(slot.min_players for slot in slots)
        self.slot_effect: tuple[SlotEffect | None, ...] = tuple(slot.effect for slot in slots)
        self.slot_source = slot_sources(self.slot_effect, self.verbs)
        options = box.cards.favour.options
        self.favour_words = tuple(favour_word(option) for option in options)
        self.favour_source = sources(FAVOUR, self.favour_words, options, self.verbs)
        self.accepts = tuple(tuple(COLOURS.index(c) for c in plan.accepts) for plan in box.cards.building)
        self.leftmost = tuple(plan.leftmost for plan in box.cards.building)
        self.building_names = tuple(f"building-{word}" for word in BUILDINGS)

    def _figures(self, box: Box) -> None:
        cards = box.cards
        self.bracket_up_to = tuple(bracket.up_to for bracket in cards.bracket)
        self.bracket_dice = tuple(by_colour(bracket.dice) for bracket in cards.bracket)
        self.bracket_wage = tuple(bracket.wage for bracket in cards.bracket)
        self.hit_faces = cards.battle.hit_faces

    def traps_of(self, *categories: str) -> list[int]:
        """Return all traps of some categories, kind by kind."""
        traps = self.cards.trap
        return [kind for kind, trap in enumerate(traps) if trap.category in categories for _ in range(trap.copies)]

    def panic_tokens(self) -> list[int]:
        """Return the buildings that panic tokens name, one for each token."""
        return [building for building, token in enumerate(self.cards.panic) for _ in range(token.copies)]

    def bracket(self, glory: int) -> int:
        """Return the glory bracket; 0 counts as the lowest, more than the last as the last (ML-027)."""
        for place, up_to in enumerate(self.bracket_up_to):
            if glory <= up_to:
                return place
        return len(self.bracket_up_to) - 1
