"""The box of Euthia: its pieces as the rulebook counts them, the figures it prints, and what an owner may change.
The effects of pieces are tested with the vocabulary, what they do in play with the rules."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from taverne.engine.box.contents import BoxError, Entry, provenance
from taverne.games.euthia.box.load import Cards, load
from taverne.games.euthia.box.monsters import Fighter
from taverne.games.euthia.box.pieces import DECKS, FAMILIES, PIECES, Tile
from taverne.games.euthia.box.scenarios import Scenario
from taverne.games.euthia.box.terms import ELEMENTS, ENCOUNTERS, HEROES, Give
from taverne.games.euthia.box.territory import Loot, anchor, beside, covered, distance
from tests.boxes import Bench, provenances

BENCH = Bench("euthia", Cards, load)
BOX = load()
CARDS = BOX.cards
TILES: dict[str, Tile] = {tile.id: tile for tile in CARDS.tiles()}
SCENARIOS: dict[str, Scenario] = {scenario.id: scenario for scenario in CARDS.scenario}
SPACES = [(tile, space) for tile in CARDS.territory for space in tile.spaces]


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


# Heroes and goods


@pytest.mark.rule("EU-019")
def test_start_tiles_fill_the_open_slots() -> None:
    for hero in CARDS.hero:
        start = sorted(tile.slot for tile in CARDS.hero_tile if tile.hero == hero.id and tile.start)
        assert start == sorted(slot.symbol for slot in hero.slots if not slot.lock)


@pytest.mark.rule("EU-021")
def test_tiles_for_one_or_for_several_players_have_their_twins() -> None:
    marked = Counter((tile.hero, tile.rep, tile.players) for tile in CARDS.hero_tile if tile.players != "any")
    assert {(hero, rep, "solo") for hero, rep, _ in marked} == {key for key in marked if key[2] == "solo"}
    assert {(hero, rep, "many") for hero, rep, _ in marked} == {key for key in marked if key[2] == "many"}


def test_every_family_has_every_piece_of_armour() -> None:
    armour = Counter((t.family, t.piece) for t in CARDS.shop_tile for _ in range(t.copies) if t.kind == "armour")
    assert {(family, piece) for family in FAMILIES for piece in PIECES} == set(armour)
    assert min(armour.values()) >= 2


def test_what_is_sold_gives_half_its_price() -> None:
    for tile in (*CARDS.shop_tile, *CARDS.treasure, *CARDS.reward_tile):
        assert tile.sell is None or tile.sell == tile.cost // 2, tile.id
    assert [tile.id for tile in CARDS.treasure if tile.sell is None] == [
        "lost_purse",
        "tax_purse",
        "saints_finger",
        "royal_purse",
    ]


@pytest.mark.rule("EU-299", "EU-300")
def test_tiles_know_the_smallest_set_they_work_with() -> None:
    needed = {
        name: TILES[name].set_needed for name in ("feint", "knife_waltz", "ring_of_the_watch", "torc_of_the_rank")
    }
    assert needed == {"feint": 3, "knife_waltz": 4, "ring_of_the_watch": 3, "torc_of_the_rank": 0}
    assert TILES["arm_rampart_greaves"].set_needed == 4


# The map


@pytest.mark.rule("EU-012", "EU-322")
def test_each_chapter_has_three_fixed_tiles_of_which_two_are_for_one_player() -> None:
    for chapter in range(1, 6):
        fixed = [tile for tile in CARDS.territory if tile.chapter == chapter and tile.kind == "fixed"]
        assert (len(fixed), sum(tile.solo for tile in fixed)) == (3, 2)


@pytest.mark.rule("EU-081")
def test_each_encounter_lives_on_one_tile() -> None:
    assert Counter(space.encounter for _, space in SPACES if space.encounter) == dict.fromkeys(ENCOUNTERS, 1)


def test_there_are_26_elementals() -> None:
    found = Counter(space.element for _, space in SPACES if space.element)
    assert [found[element] for element in ELEMENTS] == [7, 6, 6, 7]


@pytest.mark.rule("EU-102", "EU-103")
def test_special_tiles_have_a_centre() -> None:
    special = Counter(tile.special for tile in CARDS.territory if tile.special)
    assert special == {"chapel": 2, "towers": 2, "fortress": 1, "overlord": 1, "legend": 6}
    assert all((len(tile.spaces) == 4) == (tile.special is not None) for tile in CARDS.territory)


@pytest.mark.rule("EU-198")
def test_every_monster_guards_loot_and_one_that_of_the_example() -> None:
    assert all((space.loot != Loot()) == (space.monster > 0) for _, space in SPACES)
    assert Loot(gold=3, gaar=1, potions=1, silver=1) in [space.loot for _, space in SPACES]


@pytest.mark.rule("EU-069")
def test_tiles_cover_the_lattice_without_gap_or_overlap() -> None:
    owners = {(q, r): anchor(q, r) for q in range(-9, 10) for r in range(-9, 10)}
    for (q, r), (a, b) in owners.items():
        assert (a - b) % 3 == 0
        assert (q, r) in covered(a, b)
    around = {anchor(*hex) for hex in beside(0, 0)} - {(0, 0)}
    assert around == {(-1, -1), (1, -2), (-2, 1)}
    assert {anchor(*hex) for hex in beside(-1, 0)} - around - {(0, 0)} == {(-3, 0)}
    assert (distance(0, 0, 2, -1), distance(0, 0, -1, 3)) == (2, 3)


# Scenarios


@pytest.mark.rule("EU-379", "EUS-031", "EUS-032")
def test_the_rescue_with_three_heroes_uses_the_tiles_of_the_rulebook() -> None:
    rescue = SCENARIOS["rescue"]
    assert rescue.three.fixed == (3, 3, 3, 3, 0)
    assert rescue.three.encounter == (1, 1, 2, 0, 0)
    assert rescue.three.other == (6, 4, 3, 3, 0)
    assert rescue.tiles == ()
    assert provenance(rescue, "three") == "rulebook"


def test_the_hunt_ends_in_chapter_iv_where_monsters_of_level_3_stand() -> None:
    assert all(row.fixed[3] and row.other[3] and not row.fixed[4] for row in SCENARIOS["hunt"].rows)
    fixed = [tile for tile in CARDS.territory if tile.chapter == 4 and tile.kind == "fixed" and tile.solo]
    assert any(space.monster == 3 for tile in fixed for space in tile.spaces)


@pytest.mark.parametrize(
    ("scenario", "tiles"),
    [
        ("hunt", [18, 24, 25, 28]),
        ("rescue", [22, 28, 32, 36]),
        ("doom", [18, 25, 28, 30]),
        ("farruga", [24, 31, 34, 37]),
        ("mirrezil", [23, 34, 36, 39]),
        ("devastation", [23, 30, 33, 37]),
        ("collision", [18, 24, 26, 29]),
        ("revocation_1", [18, 24, 27, 29]),
        ("revocation_2", [17, 22, 24, 26]),
        ("revocation_3", [16, 22, 24, 25]),
        ("abyss", [22, 34, 37, 40]),
    ],
)
def test_scenarios_use_so_many_tiles(scenario: str, tiles: list[int]) -> None:
    one = SCENARIOS[scenario]
    assert [sum((*r.fixed, *r.encounter, *r.other)) + len(one.tiles) for r in one.rows] == tiles


def test_scenarios_have_their_rounds_difficulties_and_figures() -> None:
    rounds = {name: one.rounds for name, one in SCENARIOS.items()}
    assert list(rounds.values()) == [8, 10, 8, 12, 12, 12, 8, 8, 8, 8, 12]
    assert SCENARIOS["doom"].final_round
    assert SCENARIOS["devastation"].difficulties == ("normal", "heroic")
    assert SCENARIOS["hunt"].difficulties == ("normal",)
    doom = SCENARIOS["doom"]
    assert [doom.value("health_plus", level) for level in doom.difficulties] == [0, 4, 8]
    farruga = SCENARIOS["farruga"]
    assert [farruga.value("razed_at_most", level) for level in farruga.difficulties] == [3, 3, 2]
    with pytest.raises(KeyError):
        farruga.value("seal_roll")


@pytest.mark.parametrize(
    ("scenario", "difficulty", "goals"),
    [
        ("rescue", "normal", [2 * n + 2 for n in (1, 2, 3, 4)]),
        ("rescue", "hard", [2 * n + 4 for n in (1, 2, 3, 4)]),
        ("doom", "heroic", [1, 2, 3, 4]),
        ("farruga", "normal", [1, 2, 2, 2]),
        ("farruga", "hard", [2, 3, 3, 3]),
        ("farruga", "heroic", [3, 4, 4, 4]),
        ("mirrezil", "heroic", [3, 3, 3, 3]),
        ("devastation", "normal", [6 + 4 * n for n in range(4)]),
        ("devastation", "heroic", [8 + 6 * n for n in range(4)]),
        ("collision", "normal", [2, 3, 4, 5]),
        ("collision", "hard", [3, 4, 5, 6]),
        ("revocation_1", "normal", [2, 3, 4, 5]),
        ("revocation_2", "hard", [3, 4, 5, 6]),
        ("revocation_3", "normal", [1, 2, 3, 4]),
        ("abyss", "normal", [2, 3, 3, 3]),
        ("abyss", "heroic", [4, 5, 5, 5]),
    ],
)
def test_goals_are_those_of_the_rules(scenario: str, difficulty: str, goals: list[int]) -> None:
    assert list(getattr(SCENARIOS[scenario].goal, difficulty)) == goals


def test_every_hook_names_a_rule_and_a_late_tile_is_on_the_map() -> None:
    assert {hook.rule for one in CARDS.scenario for hook in one.hooks} >= {"EUS-033", "EUS-061", "EUS-154"}
    late = {one.id: (one.late_tile, one.late_round) for one in CARDS.scenario if one.late_tile}
    assert late == {"mirrezil": ("v_roost", 8), "abyss": ("v_temple", 9)}


# Provenance and overlays


def test_every_value_says_where_it_comes_from() -> None:
    assert provenances(CARDS) == {"rulebook", "found", "house"}


def test_what_the_rulebook_prints_is_marked_as_its_own() -> None:
    emissary = next(quest for quest in CARDS.quest if quest.id == "emissary_1")
    assert provenance(emissary, "reward") == "rulebook"
    curse = next(card for card in CARDS.card if card.id == "curse")
    assert (provenance(curse, "one"), provenance(curse, "two")) == ("house", "rulebook")
    spider = next(monster for monster in CARDS.monster if monster.id == "cave_spider")
    assert (provenance(spider, "reward"), provenance(spider, "health")) == ("rulebook", "house")


def test_an_index_gives_the_place_of_each_entry() -> None:
    assert BOX.index["hero"] == {name: place for place, name in enumerate(HEROES)}
    assert CARDS.tiles()[BOX.index["tile"]["healing_potion"]].id == "healing_potion"
    assert load() is BOX


def test_ids_of_tiles_differ_over_all_tables() -> None:
    everything: tuple[Entry, ...] = CARDS.tiles()
    assert len({entry.id for entry in everything}) == len(everything) == 312


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("monsters.toml", "level = 1\n", "level = 2\n", "13 with level = 1, expected 14 (EU-005)"),
        ("monsters.toml", "{ min = 8, wounds = 2 }", "{ min = 3, wounds = 2 }", "bands"),
        ("shop-merchant.toml", "copies = 3", "copies = 2", "72 with deck = merchant, expected 73 (EU-004)"),
        (
            "shop-merchant.toml",
            'deck = "merchant"',
            'deck = "baker"',
            'shop_tile leather_helmet.deck: "baker": expected',
        ),
        ("gems.toml", "copies = 15", "copies = 14", "14 of them, expected 15 (EU-007)"),
        (
            "quests.toml",
            'encounter = "priest"',
            'encounter = "miner"',
            "6 with encounter = priest, one_player = false, expected 7 (EU-005)",
        ),
        ("quests.toml", 'of = ["emerald", "ruby"]', 'of = ["emerald", "amber"]', "gem of amber"),
        (
            "territory-1.toml",
            "solo = true",
            "solo = false",
            "1 with chapter = 1, kind = fixed, solo = true, expected 2 (EU-322)",
        ),
        ("territory-1.toml", 'encounter = "emissary"', 'encounter = "miner"', "expected 1 (EU-081)"),
        (
            "territory-1.toml",
            'element = "water"',
            'element = "air"',
            "territory: 8 with element = air, expected 7 (EU-094)",
        ),
        ("heroes.toml", '{ symbol = "sword" }', '{ symbol = "initiative" }', "do not fit the open slots (EU-019)"),
        ("heroes-ael.toml", "rep = 3\n", "rep = 4\n", "4 is not a mark on the track (EU-272)"),
        ("heroes-ael.toml", 'kind = "heal"', 'kind = "cure"', "hero_tile lance_of_dawn.bands[1].do[0]"),
        ("gems.toml", 'trigger = "out"', 'trigger = "trade"', "move means nothing at trade: expected out"),
        ("heroes-ael.toml", '{ kind = "heal", n = 1 }', '{ kind = "move", n = 1 }', "move means nothing in a band"),
        ("decks.toml", 'tile = "iv_oath"', 'tile = "iv_towers"', "expected one for each legend tile"),
        ("decks.toml", 'tile = "artefact_oath_crown"', 'tile = "crown"', "the id crown is not in relic"),
        (
            "scenarios.toml",
            "fixed = [3, 3, 3, 3, 0]",
            "fixed = [4, 3, 3, 3, 0]",
            "scenario hunt.two: asks for 4 with chapter = 1, kind = fixed, but has 3",
        ),
        ("scenarios.toml", 'tile = "i_chapel"', 'tile = "i_chapel2"', "the id i_chapel2 is not in territory"),
        (
            "scenarios.toml",
            'late_tile = "v_roost"',
            'late_tile = "v_rost"',
            "the id v_rost is not in territory (EUS-022)",
        ),
        ("scenarios.toml", "clue_health = 3, ", "", "expected clue_health, health_plus"),
        ("scenarios.toml", "heroic = { health_plus = 8 }", "heroic = { health = 8 }", "health is not a value"),
        ("cards.toml", 'metal = "silver"', 'metal = "gold"', "silver cards have 2 sections, gold cards 3 (EU-222)"),
        ("elites.toml", 'id = "old_gnash"', 'id = "gnash"', "bounty: expected gnash"),
        ("figures.toml", "offer = 4", 'offer = "4"', 'figures.toml: setup.offer: "4": expected int'),
    ],
)
def test_mistakes_in_the_box_are_found(folder: Path, file: str, old: str, new: str, said: str) -> None:
    assert said in str(BENCH.spoil(folder, file, old, new))


def test_an_owner_may_change_a_monster_and_a_tile(owner: Path) -> None:
    box = BENCH.lay_over(
        owner,
        '[[monster]]\nid = "grey_wolf"\nhealth = 4\n'
        '[[shop_tile]]\nid = "yew_bow"\ncost = 4\nbands = [{ min = 5, damage = 1 }, { min = 8, damage = 4 }]\n',
    )
    wolf = box.cards.monster[box.index["monster"]["grey_wolf"]]
    assert (wolf.health, provenance(wolf, "health"), provenance(wolf, "bands")) == (4, "owner", "house")
    bow = box.cards.tiles()[box.index["tile"]["yew_bow"]]
    assert (bow.cost, [band.damage for band in bow.bands]) == (4, [1, 4])
    assert box.fingerprint != BOX.fingerprint


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[[monster]]\nid = "gray_wolf"\nhealth = 4\n', 'unknown id: did you mean "grey_wolf"?'),
        ('[[monster]]\nid = "grey_wolf"\nhealt = 4\n', 'unknown field: did you mean "health"?'),
        ('[[monster]]\nid = "grey_wolf"\nlevel = 2\n', "13 with level = 1, expected 14 (EU-005)"),
        ('[[hero]]\nid = "dral"\nhealth = 0\n', "my-copy.toml: hero dral.health: 0: expected int >= 1"),
        ("[dwurt_die]\nfaces = []\n", "my-copy.toml: dwurt_die.faces"),
    ],
)
def test_an_owner_s_mistake_is_named(owner: Path, text: str, said: str) -> None:
    with pytest.raises(BoxError) as caught:
        BENCH.lay_over(owner, text)
    assert said in str(caught.value)
