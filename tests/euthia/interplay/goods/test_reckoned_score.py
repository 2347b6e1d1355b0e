"""Final scores of Euthia reckoned a second time, from the box and the rulebook alone, for heroes thrown together."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.box.terms import ELEMENTS, GEMS
from taverne.games.euthia.state.game_state import SACK_SPOT, EuthiaState
from tests.euthia.interplay.scenes import parts
from tests.euthia.positions import board, gems, give, pinned, set_gem

CARDS = pinned().cards
TILES: dict[str, Any] = {tile.id: tile for tile in CARDS.tiles()}
HEROES = ("ael", "dral", "keleia", "maeldur", "skoldur", "taesiri")
TABLES = {
    "hero_tokens": CARDS.scoring.hero_tokens,
    "interaction_tokens": CARDS.scoring.interaction_tokens,
    "trade_tokens": CARDS.scoring.trade_tokens,
    "rival_tokens": CARDS.scoring.rival_tokens,
    "quests": CARDS.scoring.quests,
    "elites": CARDS.scoring.elites,
}


def price(lock: Any) -> int:
    """What a lock cost to open: gold, and two for an essence (EU-245, EU-248)."""
    return sum(cost.n if cost.what == "gold" else 2 * cost.n for cost in lock)


def thrown_together(dice: Random) -> tuple[EuthiaState, int, dict[str, int]]:
    """Return a hero with things drawn by lot, what they are worth in gold, and the reputation that he shall score."""
    hero = dice.choice(HEROES)
    table = board(2, heroes=(hero, dice.choice([one for one in HEROES if one != hero])))
    record = next(one for one in CARDS.hero if one.id == hero)
    slots: list[Any] = [*record.slots, *record.equipment]
    gold = 0
    for spot, slot in enumerate(slots):  # EU-245, EU-248
        if slot.lock and dice.random() < 0.5:
            table.slots[0][spot] = NONE
            gold += price(slot.lock)
    abilities = [tile for tile in CARDS.hero_tile if tile.hero == hero and not tile.start]
    for tile in dice.sample(abilities, 3):  # EU-244
        spot = next((n for n, slot in enumerate(record.slots) if free(table, n) and fits(slot, tile)), NONE)
        if spot != NONE:
            one = give(table, 0, tile.id, spot)
            gold += tile.cost
            if tile.essence_slots:  # those on abilities count nothing (EU-246)
                table.stored[one] = (1, 0, 0, 0)
        else:
            table.reserve[0].append(table.cat.tile_index[tile.id])
    pieces = [tile for tile in TILES.values() if tile.kind in ("armour", "jewel") and not hasattr(tile, "hero")]
    for tile in dice.sample(pieces, 3):
        wanted_slot = "jewel" if tile.kind == "jewel" else tile.piece
        spot = next((n for n, slot in enumerate(slots) if free(table, n) and goes_on(slot, wanted_slot)), SACK_SPOT)
        one = give(table, 0, tile.id, spot)
        gold += tile.cost
        if tile.gem_slots:  # EU-246
            set_gem(table, one, dice.choice(GEMS), active=dice.random() < 0.5)
            gold += 2
    for tile in dice.sample(
        [tile for tile in TILES.values() if tile.kind in ("potion", "scroll", "chest", "flask")], 2
    ):
        give(table, 0, tile.id)
        gold += tile.cost
    loose = {kind: dice.randrange(3) for kind in dice.sample(GEMS, 2)}
    gems(table, 0, **loose)
    table.essences[0] = [dice.randrange(2) for _ in ELEMENTS]
    gold += 2 * (sum(loose.values()) + sum(table.essences[0]))
    goods = dice.sample(CARDS.resource, 3)  # EU-249, EU-250
    table.resources[0] = sorted(table.cat.resource_index[one.id] for one in goods)
    kept = 0
    for found in goods:
        side = max(found.options, key=lambda side: (side.rep > 0, side.gold))
        gold, kept = gold + side.gold, kept + side.rep
    table.gold[0] = dice.randrange(20)
    gold += table.gold[0]
    table.rep[0], table.deaths[0] = dice.randrange(60), dice.randrange(3)
    counts = {name: dice.randrange(len(row)) for name, row in TABLES.items()}
    spaces = dice.sample(range(len(table.hero_token)), counts["hero_tokens"] + counts["trade_tokens"])
    for number, space in enumerate(spaces):
        (table.hero_token if number < counts["hero_tokens"] else table.trade_token)[space] = 0
    table.interaction[0] = sorted(dice.sample(range(len(table.hero_token)), counts["interaction_tokens"]))
    table.captured[0] = counts["rival_tokens"]
    table.quests[0] = dice.sample(range(len(CARDS.quest)), counts["quests"])
    elites = [n for n, name in enumerate(table.cat.foes.names) if name.startswith("elite-")]
    table.bounties[0] = dice.sample(elites, counts["elites"])
    wanted = {name: row[counts[name]] for name, row in TABLES.items()}
    wanted |= {"reputation": table.rep[0], "resources": kept, "gold": gold // 5, "deaths": -2 * table.deaths[0]}
    return table, gold, wanted | {"scenario": 0}


def free(table: EuthiaState, spot: int) -> bool:
    return table.slots[0][spot] == NONE


def fits(slot: Any, tile: Any) -> bool:
    """Whether a hero tile lies on a slot of this symbol: weapons and shields on swords, abilities on their own."""
    ability = "initiative" if tile.kind.startswith("initiative") else "ability"
    return str(slot.symbol) == ("sword" if tile.kind in ("weapon", "shield") else ability)


def goes_on(slot: Any, piece: str) -> bool:
    """Whether a piece of armour or a jewel may be worn on a slot."""
    return str(getattr(slot, "piece", "")) == piece


@pytest.mark.rule("EU-244", "EU-245", "EU-246", "EU-247")
def test_a_hero_thrown_together_scores_what_the_rulebook_says() -> None:
    for seed in range(30):
        table, gold, wanted = thrown_together(Random(seed))
        assert parts(table) == wanted, (seed, gold)
