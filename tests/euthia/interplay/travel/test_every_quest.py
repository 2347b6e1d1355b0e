"""Every quest of Euthia, done by a hero who has everything: it takes what it asks for and gives what it says."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.euthia.fights import held_cards
from tests.euthia.interplay.scenes import EuthiaState, Quest, max_health, visiting
from tests.euthia.positions import (
    acting,
    answer,
    board,
    draw,
    equip,
    essences,
    free,
    gems,
    give,
    hand,
    offered,
    options,
    pickaxes,
    pinned,
    pool,
    prompt,
    settle,
    space,
    thing,
    trophy,
)

GEMS = ("amethyst", "emerald", "onyx", "opal", "ruby", "sapphire", "demonite", "diamond")
BAGGAGE = ("chain_greaves", "leather_greaves", "boar_spear", "milkstone_pendant", "scroll_leagues", "scroll_gaar")
SUIT = ("leather_helmet", "leather_gauntlets", "leather_greaves", "leather_boots", "leather_cuirass")
FOES = ("thorn_boar", "grey_wolf", "cyclops", "swamp_troll", "fen_hydra", "basilisk")
GOODS = {"gold_card": "gold_cards", "potion": "potions"}
TREASURES = ("hermits_flask", "tempered_flask", "diamond_coffer")
COUNTED = ("gold", "silver", "gold_cards", "gaar", "potions", "gem", "essence", "resource", "trophy")


def endowed(quest: str, alone: bool, hurt: bool) -> EuthiaState:
    """Return a hero before the giver of a quest, with everything that any quest asks for."""
    table = board(1 if alone else 2, heroes=("maeldur", "keleia")[: 1 if alone else 2])
    chart = table.cat.map
    number = next(n for n, one in enumerate(table.box.cards.encounter) if quest.startswith(one.id))
    visiting(
        next(word for word, one in chart.space_index.items() if chart.encounter[one] == number), quest, table=table
    )
    mines = [word for word, one in chart.space_index.items() if 1 <= chart.land[one] <= 3][:3]
    spirits = [word for word, one in chart.space_index.items() if chart.element[one] >= 0][:3]
    hoards = [word for word, one in chart.space_index.items() if chart.treasure_level[one]][:4]
    for where in mines + spirits:
        pickaxes(table, where, 0)
    free(table, *hoards)
    for where in ("i_millbrook-a", "i_wayfarers-b", "i_osier-c", "ii_tallow-c"):
        table.trade_token[space(table, where)] = 0
    for tile in SUIT:
        equip(table, 0, tile)
    for tile in ("kindling", "smoke_curtain"):
        equip(table, 0, tile)
    for tile in (*BAGGAGE, *["healing_potion"] * 3):
        give(table, 0, tile)
    for foe in FOES:
        trophy(table, 0, foe)
    gems(table, 0, **dict.fromkeys(GEMS, 3))
    essences(table, 0, air=2, earth=2, water=2, fire=2)
    hand(table, 0, curse=4, power_up=3)
    table.resources[0] = [table.cat.resource_index[one] for one in ("iron_ore", "giant_pike", "glowcap")]
    table.gold[0], table.gaar[0], table.rep[0], table.quests[0] = 20, 4, 40, [0, 1, 2]
    table.health[0] = 2 if hurt else max_health(table, 0)
    return acting(table)


def purse(table: EuthiaState) -> Counter[str]:
    """Count what a hero has of everything that quests take and give."""
    held = held_cards(table)
    golden = sum(n for name, n in held.items() if table.cat.card_gold[table.cat.card_ids.index(name)])
    potions = sum(table.design[one] == table.cat.tile_index["healing_potion"] for one in table.things_of(0))
    return Counter(
        gold=table.gold[0],
        silver=sum(held.values()) - golden,
        gold_cards=golden,
        gaar=table.gaar[0],
        potions=potions,
        gem=sum(table.gems[0]),
        essence=sum(table.essences[0]),
        resource=len(table.resources[0]),
        trophy=len(table.trophies[0]),
        rep=table.rep[0],
    )


def finished(table: EuthiaState) -> Counter[str]:
    """Answer all that a quest asks with the first option; return the cards that were over the limit."""
    dropped: Counter[str] = Counter()
    while prompt(table) not in ("act", "overflow"):
        if prompt(table) == "treasure":
            draw(table, next(one for one in TREASURES if one in pool(table)))
        elif table.pending[0].seat < 0:
            settle(table)
        elif prompt(table) == "hand-limit":
            line = offered(table, "drop_card")[0]
            golden = table.cat.card_gold[table.cat.card_ids.index(line.split(" ")[1])]
            dropped["gold_cards" if golden else "silver"] += 1
            answer(table, line)
        else:
            answer(table, options(table)[0])
    return dropped


@pytest.mark.rule("EU-242", "EU-294", "EU-312", "EU-358")
@pytest.mark.parametrize("quest", pinned().cards.quest, ids=lambda quest: str(quest.id))
def test_a_quest_takes_what_it_asks_for_and_gives_what_it_says(quest: Quest) -> None:
    hurt = not any(one.what == "full_health" for one in quest.have)
    table = endowed(quest.id, quest.one_player, hurt)
    before, things = purse(table), len(table.things_of(0))
    answer(table, f"quest {quest.id}")
    dropped = finished(table)
    wanted: Counter[str] = Counter(before)
    for cost in quest.give:
        wanted[GOODS.get(cost.what, cost.what)] -= cost.n
    for deed in quest.reward:
        for name in ("rep", "gold", "gaar", "silver", "gold_cards", "potions"):
            wanted[name] += getattr(deed, name, 0) if str(deed.__struct_config__.tag) == "gain" else 0
        tag = str(deed.__struct_config__.tag)
        wanted[tag] += getattr(deed, "n", 1) if tag in ("gem", "essence", "resource") else 0
    after = purse(table) + dropped
    assert {name: after[name] for name in (*COUNTED, "rep")} == {name: wanted[name] for name in (*COUNTED, "rep")}
    tiles = sum(1 for deed in quest.reward if str(deed.__struct_config__.tag) in ("treasure", "reward_tile"))
    given = sum(cost.n for cost in quest.give if cost.what in ("armour", "weapon", "jewel", "scroll"))
    potions = after["potions"] - before["potions"]
    assert len(table.things_of(0)) == things + tiles - given + potions
    assert len(table.quests[0]) == 4
    assert thing(table, 0, "fire_staff") >= 0
