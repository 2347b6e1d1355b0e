"""The box of Euthia as flat tables of integers: tiles, cards and decks by number, bands by strength.
Fighters and the map are in ``bestiary`` and ``atlas``; nothing here changes during play."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from taverne.engine.actions import Action

from .abilities import TRIGGERS
from .atlas import Atlas
from .bestiary import Bestiary
from .compiled_effects import ACTION, PERMANENT, Compiler, Cost, Need, Op, Verbs
from .integer_tables import NONE, by_strength, repeated
from .load import Box
from .pieces import ABILITIES, DECKS, FAMILIES, PIECES, TILE_KINDS, HeroTile, Tile
from .scenarios import Legend
from .terms import ENCOUNTERS, GEMS, HEROES, PILES, TERRAINS
from .vocabulary import Effect

SLOTS: Final = ("sword", "ability", "initiative", "helmet", "cuirass", "gauntlets", "greaves", "boots", "jewel", "sack")
SWORD: Final = 0
ABILITY: Final = 1
INITIATIVE_SLOT: Final = 2
ARMOUR: Final = 3
"""The slot of a helmet; the other pieces of armour follow, then jewels."""
JEWEL: Final = 8
SACK: Final = 9


class Catalogue:
    """One box in the form the rules read; `tile_*` by number of tile, and so on. Shared: never change it."""

    def __init__(self, box: Box, verbs: Verbs) -> None:
        self.box = box
        self.compiler = Compiler(box.index["tile"], verbs)
        self.cards = box.cards
        self.tile_index = box.index["tile"]
        self._tiles(box.cards.tiles())
        self._hero_tiles()
        self._heroes()
        self._decks()
        self._goods()
        self._cards()
        self._quests()
        self._scenario_decks()
        self.foes = Bestiary(box, self.compiler)
        self.map = Atlas(box)
        self._number()

    def ops(self, deeds: Iterable[Effect]) -> tuple[Op, ...]:
        """Effects of this box in integers."""
        return self.compiler.ops(deeds)

    def _number(self) -> None:
        """Number every effect, so that a saved state can name it."""
        self.effects: list[Op] = []
        uses = [use for each in (*self.tile_uses, *self.gem_uses, *self.essence_uses) for use in each]
        groups = [use.ops for use in uses]
        for table in (self.tile_band_ops, self.challenge_ops, self.foes.band_ops, self.card_sections):
            groups += [ops for each in table for ops in each]
        groups += [*self.quest_reward, *self.foes.reward, *self.card_each_round]
        for deck in (self.cards.legend, self.cards.power):
            for card in deck:
                deeds = card.reward if isinstance(card, Legend) else tuple(d for use in card.uses for d in use.do)
                groups.append(self.ops(deeds))
        self.legend_reward = tuple(groups[-len(self.cards.legend) - len(self.cards.power) :])
        for ops in groups:
            for op in ops:
                op.number = len(self.effects)
                self.effects.append(op)

    def _tiles(self, tiles: tuple[Tile, ...]) -> None:
        self.tiles = len(tiles)
        self.tile_ids = tuple(tile.id for tile in tiles)
        self.tile_names = tuple(f"tile-{tile.id}" for tile in tiles)
        self.tile_kind = tuple(TILE_KINDS.index(tile.kind) for tile in tiles)
        self.tile_slot = tuple(SLOTS.index(tile.slot) for tile in tiles)
        self.tile_cost = tuple(tile.cost for tile in tiles)
        self.tile_sell = tuple(NONE if tile.sell is None else tile.sell for tile in tiles)
        self.tile_health = tuple(tile.health for tile in tiles)
        self.tile_sacks = tuple(tile.sacks for tile in tiles)
        self.tile_gems = tuple(tile.gem_slots for tile in tiles)
        self.tile_piece = tuple(NONE if tile.piece is None else PIECES.index(tile.piece) for tile in tiles)
        self.tile_family = tuple(NONE if tile.family is None else FAMILIES.index(tile.family) for tile in tiles)
        self.tile_single = tuple(tile.single_use for tile in tiles)
        self.tile_set = tuple(tile.set_needed for tile in tiles)
        self.tile_uses = tuple(self.compiler.uses(tile.uses) for tile in tiles)
        self.tile_permanent = tuple(
            tuple(op for use in uses if use.trigger == PERMANENT for op in use.ops) for uses in self.tile_uses
        )
        self.tile_triggers = tuple(sum({1 << use.trigger for use in uses}) for uses in self.tile_uses)
        """The triggers of a tile's uses, as bits."""
        self.tile_grants = tuple(
            sum({1 << op.args[0] for use in uses for op in use.ops if op.verb == ACTION}) for uses in self.tile_uses
        )
        """The actions that a tile's uses grant, as bits."""
        self.tile_band = tuple(by_strength(tile.bands) for tile in tiles)
        self.tile_damage = tuple(tuple(band.damage for band in tile.bands) for tile in tiles)
        self.tile_band_ops = tuple(tuple(self.ops(band.do) for band in tile.bands) for tile in tiles)

        self.ability_kinds = tuple(TILE_KINDS.index(kind) for kind in ABILITIES)
        self.seal = tuple(Action("seal", (tile.id,)) for tile in tiles)
        self.buy_tile = tuple(Action("buy", (tile.id,)) for tile in tiles)
        self.learn_tile = tuple(Action("learn", (tile.id,)) for tile in tiles)
        self.keep_tile = tuple(Action("keep_tile", (tile.id,)) for tile in tiles)
        self.attack = tuple(Action("attack", (tile.id,)) for tile in tiles)
        self.use_tile = tuple(tuple(Action("use", (tile.id, n + 1)) for n in range(len(tile.uses))) for tile in tiles)
        shop = {tile.id: DECKS.index(tile.deck) for tile in self.cards.shop_tile}
        level = {tile.id: tile.level for tile in self.cards.treasure}
        self.tile_shop = tuple(shop.get(tile.id, NONE) for tile in tiles)
        """The trading post whose deck a tile belongs to, NONE if none's."""
        self.tile_level = tuple(level.get(tile.id, 0) for tile in tiles)
        """The level of a treasure, 0 for anything else."""

    def _hero_tiles(self) -> None:
        """What only hero tiles have; they are numbered first, so these tables are shorter than the others."""
        own: tuple[HeroTile, ...] = self.cards.hero_tile
        self.hero_tiles = len(own)
        self.tile_hero = tuple(HEROES.index(tile.hero) for tile in own)
        self.tile_start = tuple(tile.start for tile in own)
        self.tile_rep = tuple(tile.rep for tile in own)
        self.tile_players = tuple(("any", "solo", "many").index(tile.players) for tile in own)
        self.tile_essences = tuple(tile.essence_slots for tile in own)
        self.tile_dwurt = tuple(tile.dwurt for tile in own)
        self.tile_despite_immunity = tuple(tile.despite_immunity for tile in own)

    def _heroes(self) -> None:
        heroes = self.cards.hero
        numbers = range(self.hero_tiles)
        self.hero_health = tuple(hero.health for hero in heroes)
        self.hero_slots = tuple(tuple(SLOTS.index(slot.symbol) for slot in hero.slots) for hero in heroes)
        self.hero_locks = tuple(tuple(tuple(map(Cost, slot.lock)) for slot in hero.slots) for hero in heroes)
        self.equipment_slots = tuple(tuple(SLOTS.index(slot.piece) for slot in hero.equipment) for hero in heroes)
        self.equipment_locks = tuple(tuple(tuple(map(Cost, slot.lock)) for slot in hero.equipment) for hero in heroes)
        self.gaar_slots = tuple(hero.gaar_slots for hero in heroes)
        self.dwurt_slots = tuple(hero.dwurt_slots for hero in heroes)
        self.gem_slots = tuple(hero.gem_slots for hero in heroes)
        self.sacks = tuple(hero.sacks for hero in heroes)
        self.start_tiles = tuple(
            tuple(t for t in numbers if self.tile_hero[t] == hero and self.tile_start[t]) for hero in range(len(heroes))
        )
        self.later_tiles = tuple(
            tuple(
                sorted(
                    (t for t in numbers if self.tile_hero[t] == hero and not self.tile_start[t]),
                    key=lambda t: (self.tile_rep[t], t),
                )
            )
            for hero in range(len(heroes))
        )
        """The pile of each hero, lowest reputation first (EU-020)."""

    def _decks(self) -> None:
        """Decks of tiles as numbers, each as often as it has copies, unshuffled."""
        cards, index = self.cards, self.tile_index
        self.shop_decks = tuple(
            repeated((index[t.id], t.copies) for t in cards.shop_tile if t.deck == deck) for deck in DECKS
        )
        self.treasure_decks = tuple(
            repeated((index[t.id], t.copies) for t in cards.treasure if t.level == level) for level in (1, 2, 3)
        )
        self.reward_piles = tuple(
            repeated((index[t.id], t.copies) for t in cards.reward_tile if t.pile == pile) for pile in PILES
        )
        self.potion = index["healing_potion"]
        self.potions = next(tile.copies for tile in cards.relic if tile.id == "healing_potion")
        self.combat_deck = tuple(
            (left, right, cards.combat_deck.gaar[left - 1][right - 1], cards.combat_deck.chaos[left - 1][right - 1])
            for left in range(1, 7)
            for right in range(1, 7)
        )
        """Left die, right die, Gaar symbols, Chaos symbols of each combat card."""

    def _goods(self) -> None:
        cards = self.cards
        resources = cards.resource
        self.resource_ids = tuple(tile.id for tile in resources)
        self.resource_index = self.box.index["resource"]
        self.resource_terrain = tuple(TERRAINS.index(tile.terrain) for tile in resources)
        self.resource_score = tuple(tile.score for tile in resources)
        self.resource_sides = tuple(
            tuple((side.gold, side.rep, _gems(side.gem)) for side in tile.options) for tile in resources
        )
        """Gold, reputation and the kinds of gem one of which is taken, for each side of the sale."""
        self.resource_decks = tuple(
            repeated((i, tile.copies) for i, tile in enumerate(resources) if tile.terrain == terrain)
            for terrain in TERRAINS
        )
        self.gem_uses = tuple(self.compiler.uses(gem.uses) for gem in cards.gem)
        self.essence_uses = tuple(self.compiler.uses(kind.uses) for kind in cards.essence)
        self.challenge_band = tuple(by_strength(elemental.bands) for elemental in cards.elemental)
        self.challenge_ops = tuple(tuple(self.ops(band.do) for band in each.bands) for each in cards.elemental)

    def _cards(self) -> None:
        """Silver and gold cards by number; the gold deck differs without rivals (EU-033, EU-324)."""
        cards = self.cards.card
        self.card_ids = tuple(card.id for card in cards)
        self.card_index = self.box.index["card"]
        self.give_card = tuple(Action("give_card", (card.id,)) for card in cards)
        self.drop_card = tuple(Action("drop_card", (card.id,)) for card in cards)
        self.play_card = tuple(tuple(Action("card", (card.id, n + 1)) for n in range(3)) for card in cards)
        """``card <id> <copies>``, by card and copies less one."""
        self.card_gold = tuple(card.metal == "gold" for card in cards)
        self.card_trigger = tuple(TRIGGERS.index(card.trigger) for card in cards)
        self.card_sections = tuple(
            tuple(self.ops(section) for section in (card.one, card.two, card.three) if section) for card in cards
        )
        self.card_each_round = tuple(self.ops(card.each_round) for card in cards)
        numbered = tuple(enumerate(cards))
        self.silver_deck = repeated((i, card.copies) for i, card in numbered if card.metal == "silver")
        gold = tuple((i, card) for i, card in numbered if card.metal == "gold")
        self.gold_deck = repeated((i, card.copies) for i, card in gold if not card.one_player)
        self.gold_deck_alone = repeated((i, card.copies) for i, card in gold if not card.replaced)

    def _quests(self) -> None:
        quests = self.cards.quest
        self.quest_ids = tuple(quest.id for quest in quests)
        self.quest_index = self.box.index["quest"]
        self.do_quest = tuple(Action("quest", (quest.id,)) for quest in quests)
        self.quest_encounter = tuple(ENCOUNTERS.index(quest.encounter) for quest in quests)
        self.quest_give = tuple(tuple(map(Cost, quest.give)) for quest in quests)
        self.quest_have = tuple(tuple(map(Need, quest.have)) for quest in quests)
        self.quest_reward = tuple(self.ops(quest.reward) for quest in quests)
        numbers = range(len(quests))
        self.quest_decks = tuple(
            tuple(q for q in numbers if quests[q].encounter == name and not quests[q].one_player) for name in ENCOUNTERS
        )
        self.quest_decks_alone = tuple(
            tuple(q for q in deck if quests[q].encounter != "sorceress")
            or tuple(q for q in numbers if quests[q].one_player)
            for deck in self.quest_decks
        )
        """The same without rivals: the Sorceress has her one-player cards (EU-325, EU-352)."""
        self.encounter_pile = tuple(
            NONE if encounter.pile is None else PILES.index(encounter.pile) for encounter in self.cards.encounter
        )

    def _scenario_decks(self) -> None:
        """What the small decks of scenarios ask, give and do; the rest is in the records of ``cards``."""
        cards = self.cards
        self.legend_give = tuple(tuple(map(Cost, legend.give)) for legend in cards.legend)
        self.legend_have = tuple(tuple(map(Need, legend.have)) for legend in cards.legend)
        self.legend_reward = tuple(self.ops(legend.reward) for legend in cards.legend)
        self.witness_give = tuple(tuple(map(Cost, witness.give)) for witness in cards.witness)
        self.attack_blows = tuple(self.ops(attack.do) for attack in cards.dragon_attack)
        self.slaughter_blows = tuple(self.ops(slaughter.do) for slaughter in cards.slaughter)
        self.power_uses = tuple(self.compiler.uses(power.uses) for power in cards.power)


def _gems(of: Sequence[str]) -> tuple[int, ...]:
    return tuple(range(6)) if "common" in of else tuple(i for i, gem in enumerate(GEMS) if gem in of)
