"""The box of Euthia: its pieces as the rulebook counts them, and the figures it prints.
The effects of pieces are tested with the vocabulary, what they do in play with the rules."""

from __future__ import annotations

from collections import Counter

import pytest

from taverne.engine.box.contents import provenance
from taverne.games.euthia.box.monsters import Fighter
from taverne.games.euthia.box.pieces import DECKS
from taverne.games.euthia.box.terms import ENCOUNTERS, Give
from tests.euthia.box.tables import CARDS, TILES


def fighter(name: str) -> Fighter:
    table: tuple[Fighter, ...] = (*CARDS.monster, *CARDS.elite, *CARDS.opponent)
    return next(one for one in table if one.id == name)


def wounds(name: str, strength: int) -> int:
    return next((band.wounds for band in reversed(fighter(name).bands) if band.min <= strength), 0)


def damage(name: str, strength: int) -> int:
    return next((band.damage for band in reversed(TILES[name].bands) if band.min <= strength), 0)


# Counts


@pytest.mark.rule("EU-001")
def test_there_are_76_territory_tiles() -> None:
    assert Counter(tile.chapter for tile in CARDS.territory) == {1: 18, 2: 15, 3: 14, 4: 15, 5: 14}


@pytest.mark.rule("EU-002")
def test_six_heroes_have_135_tiles_in_their_colours() -> None:
    assert {hero.id: hero.colour for hero in CARDS.hero} == {
        "ael": "white",
        "dral": "blue",
        "keleia": "yellow",
        "maeldur": "red",
        "skoldur": "black",
        "taesiri": "violet",
    }
    counts = Counter(tile.hero for tile in CARDS.hero_tile)
    assert counts == {"ael": 22, "dral": 22, "keleia": 22, "maeldur": 21, "skoldur": 24, "taesiri": 24}
    assert sum(counts.values()) == 135


@pytest.mark.rule("EU-003")
def test_each_hero_has_his_tokens() -> None:
    tokens = CARDS.tokens
    assert (tokens.hero, tokens.interaction, tokens.trade, tokens.damage, tokens.action_sets) == (25, 30, 10, 12, 2)


@pytest.mark.rule("EU-004")
def test_tiles_are_as_many_as_in_the_rulebook() -> None:
    shops = [sum(tile.copies for tile in CARDS.shop_tile if tile.deck == deck) for deck in DECKS]
    mines = [sum(t.copies for t in CARDS.resource if t.terrain == x) for x in ("mountain", "lake", "cavern")]
    treasures = [sum(tile.copies for tile in CARDS.treasure if tile.level == level) for level in (1, 2, 3)]
    assert (shops, mines, treasures) == ([73, 76, 70], [25, 25, 24], [20, 20, 20])
    assert (TILES["healing_potion"].copies, CARDS.sacks.grey) == (12, 12)


@pytest.mark.rule("EU-005")
def test_cards_are_as_many_as_in_the_rulebook() -> None:
    for table, wanted in ((CARDS.monster, [14, 14, 12]), (CARDS.elite, [7, 7, 6]), (CARDS.bounty, [7, 7, 6])):
        assert [sum(card.level == level for card in table) for level in (1, 2, 3)] == wanted
    assert CARDS.tokens.control_cards * len(CARDS.hero) == 12
    assert sum(len(row) for row in CARDS.combat_deck.gaar) == 36
    quests = Counter((quest.encounter, quest.one_player) for quest in CARDS.quest)
    assert quests == {**{(name, False): 7 for name in ENCOUNTERS}, ("sorceress", True): 7}


@pytest.mark.rule("EU-006")
def test_silver_and_gold_cards_are_eight_of_each_type() -> None:
    assert {(card.metal, card.copies) for card in CARDS.card} == {("silver", 8), ("gold", 8)}
    assert sum(card.copies for card in CARDS.card if card.metal == "silver") == 24
    assert sum(card.copies for card in CARDS.card if card.metal == "gold") == 32
    assert [card.id for card in CARDS.card if card.one_player] == ["mind_control"]
    assert [card.id for card in CARDS.card if card.replaced] == ["possession"]


@pytest.mark.rule("EU-007")
def test_there_are_110_gems_and_60_essences() -> None:
    assert Counter(gem.copies for gem in CARDS.gem) == {15: 6, 10: 2}
    assert [gem.id for gem in CARDS.gem if not gem.common] == ["demonite", "diamond"]
    assert [essence.copies for essence in CARDS.essence] == [15] * 4


@pytest.mark.rule("EU-008")
def test_reward_tiles_are_6_12_and_7() -> None:
    piles = Counter(dict.fromkeys(("provisions", "armourer", "amulet"), 0))
    for tile in CARDS.reward_tile:
        piles[tile.pile] += tile.copies
    assert piles == {"provisions": 6, "armourer": 12, "amulet": 7}


def test_combat_cards_show_so_many_symbols() -> None:
    gaar = Counter(n for row in CARDS.combat_deck.gaar for n in row)
    chaos = Counter(n for row in CARDS.combat_deck.chaos for n in row)
    assert (gaar, chaos) == ({0: 12, 1: 16, 2: 8}, {0: 14, 1: 16, 2: 6})


# Figures of the rulebook


@pytest.mark.rule("EU-018")
def test_heroes_have_their_first_health() -> None:
    assert {hero.id: hero.health for hero in CARDS.hero} == {
        "ael": 4,
        "dral": 7,
        "keleia": 6,
        "maeldur": 6,
        "skoldur": 7,
        "taesiri": 5,
    }
    sources = {hero.id: provenance(hero, "health") for hero in CARDS.hero}
    assert (sources["maeldur"], sources["ael"], sources["dral"]) == ("rulebook", "found", "house")


@pytest.mark.rule("EU-022", "EU-356")
def test_heroes_have_four_gaar_but_skoldur_five_dwurt() -> None:
    assert {(hero.gaar_slots, hero.dwurt_slots) for hero in CARDS.hero if hero.id != "skoldur"} == {(4, 0)}
    assert [(hero.gaar_slots, hero.dwurt_slots) for hero in CARDS.hero if hero.id == "skoldur"] == [(0, 5)]


@pytest.mark.rule("EU-024")
def test_a_board_has_eight_hero_slots_of_which_four_are_locked_and_seven_for_equipment() -> None:
    for hero in CARDS.hero:
        assert (len(hero.slots), sum(bool(slot.lock) for slot in hero.slots)) == (8, 4)
        locks = [(slot.piece, slot.lock) for slot in hero.equipment if slot.lock]
        assert locks == [("cuirass", (Give("gold", 2),)), ("jewel", (Give("gold", 3),))]
        assert (len(hero.equipment), hero.gem_slots, hero.sacks) == (7, 4, 3)


@pytest.mark.rule("EU-055")
def test_action_tokens_have_their_movement() -> None:
    assert (CARDS.actions.mining, CARDS.actions.trade, CARDS.actions.combat) == (1, 2, 1)


def test_the_dragonfly_is_as_printed() -> None:
    dragonfly = fighter("dragonfly")
    assert (dragonfly.health, dragonfly.penalty) == (3, -4)
    assert [wounds("dragonfly", n) for n in (2, 3, 4, 7, 8, 11, 12, 15)] == [0, 0, 1, 1, 2, 2, 3, 3]
    assert fighter("cyclops").chaos == 2


def test_the_fire_staff_deals_three_from_ten_on() -> None:
    assert damage("fire_staff", 9) < 3 == damage("fire_staff", 10)


@pytest.mark.parametrize(
    ("tile", "health", "sacks", "gems"),
    [
        ("leather_helmet", 1, 0, 0),
        ("leather_greaves", 1, 0, 1),
        ("leather_cuirass", 2, -1, 1),
        ("chain_gauntlets", 2, 0, 0),
        ("chain_greaves", 2, 0, 0),
        ("plate_greaves", 3, -1, 1),
        ("dragonskin_gauntlets", 2, 2, 2),
    ],
)
def test_armour_of_the_examples_is_as_printed(tile: str, health: int, sacks: int, gems: int) -> None:
    assert (TILES[tile].health, TILES[tile].sacks, TILES[tile].gem_slots) == (health, sacks, gems)


@pytest.mark.rule("EU-131", "EU-228")
def test_the_posts_and_the_chapel_heal_so_much() -> None:
    trade = CARDS.trade
    assert (trade.heal_merchant, trade.heal_alchemist, trade.heal_dragonslayer, CARDS.chapel.heal) == (3, 4, 5, 6)


@pytest.mark.rule("EU-249", "EU-250")
def test_resources_score_reputation_if_they_can_and_gold_if_not() -> None:
    scores = {tile.id: tile.score for tile in CARDS.resource}
    assert scores["raw_diamond"] == (2, 3)
    assert scores["raw_sapphire"] == (4, 0)
    assert scores["silver_lode"] == (2, 1)
    assert scores["raw_demonite"] == (0, 3)


@pytest.mark.rule("EU-272")
def test_hero_tiles_stand_at_the_marks_of_the_track() -> None:
    assert CARDS.reputation.marks == (3, 6, 9, 13, 17, 22, 27, 33, 40)
    later = {(tile.hero, tile.rep) for tile in CARDS.hero_tile if not tile.start}
    assert {rep for hero, rep in later if hero == "skoldur"} == {0, *CARDS.reputation.marks}
    assert {rep for hero, rep in later if hero != "skoldur"} == set(CARDS.reputation.marks)


@pytest.mark.rule("EU-362", "EU-363", "EU-364", "EU-365")
def test_the_dwurt_die_has_six_faces() -> None:
    faces = [(f.dwurt, f.silver, f.gold_cards, f.rep_lost, f.wounds) for f in CARDS.dwurt_die.faces]
    assert faces == [
        (1, 0, 0, 0, 0),
        (0, 1, 0, 0, 0),
        (0, 2, 0, 0, 1),
        (1, 3, 0, 1, 2),
        (1, 0, 1, 1, 4),
        (2, 0, 1, 1, 6),
    ]
