"""Setting up Euthia: the stack of territories, heroes and boards, the common area, control cards, the first player.

Contents of the box (EU-001 to EU-008 and figures) are proved by test_box."""

from __future__ import annotations

import pytest

from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.box.terms import HEROES
from taverne.games.euthia.rules.turn.setup import in_use
from taverne.games.euthia.state.game_state import COMPETITIVE, LOCKED, EuthiaState
from tests.euthia.positions import (
    answer,
    at,
    board,
    draw,
    options,
    pool,
    prompt,
    ready,
    refused,
    settle,
    settle_one,
    started,
    told,
)


def stacked(table: EuthiaState, chapter: int) -> list[str]:
    """Return the tiles of a chapter that are to come."""
    return [table.cat.map.ids[tile] for tile in table.coming[chapter - 1]]


def of_kind(table: EuthiaState, chapter: int, kind: str) -> list[str]:
    tiles = table.box.index["territory"]
    return [word for word in stacked(table, chapter) if table.box.cards.territory[tiles[word]].kind == kind]


# Territories


@pytest.mark.rule("EU-009")
def test_the_scenario_fixes_start_tile_rounds_stack_and_elite_levels() -> None:
    hunt = ready(2, elites=True)
    abyss = ready(2, scenario="abyss", elites=True)
    assert [hunt.cat.map.ids[tile] for tile in hunt.order] == ["i_chapel"]
    assert [abyss.cat.map.ids[tile] for tile in abyss.order] == ["i_chapel_priest"]
    assert (hunt.plan.rounds, abyss.plan.rounds) == (8, 12)
    assert [len(tiles) for tiles in hunt.coming] == [9, 8, 7, 0, 0]
    assert stacked(abyss, 5)
    assert not stacked(hunt, 5)
    assert hunt.cat.foes.level[hunt.bounty] == 1
    assert abyss.cat.foes.level[abyss.bounty] == 2


@pytest.mark.rule("EU-010")
def test_the_plain_chapel_lies_in_the_middle() -> None:
    table = ready(2)
    tile = table.cat.map.index["i_chapel"]
    assert table.order == [tile]
    assert (table.tile_q[tile], table.tile_r[tile]) == (0, 0)


@pytest.mark.rule("EU-011")
@pytest.mark.parametrize("seed", range(6))
def test_the_chapel_with_priest_is_never_drawn(seed: int) -> None:
    table = ready(4, seed=seed)
    assert "i_chapel_priest" not in stacked(table, 1)
    assert len(of_kind(table, 1, "encounter")) == 1


@pytest.mark.rule("EU-012", "EU-014")
def test_encounter_and_other_tiles_are_drawn_blindly_from_their_own_kind() -> None:
    table = started(2, heroes=("ael", "dral"))
    assert prompt(table) == "territories"
    assert pool(table) == ["i_emissary", "i_innkeeper", "i_miner"]
    draw(table, "i_miner")
    assert len(pool(table)) == 8
    draw(table, "i_osier", "i_magpie", "i_cinder", "i_willows", "i_stones")
    assert pool(table) == ["ii_huntsman", "ii_healer", "ii_ranger"]
    settle(table)
    assert of_kind(table, 1, "encounter") == ["i_miner"]
    assert set(of_kind(table, 1, "other")) == {"i_osier", "i_magpie", "i_cinder", "i_willows", "i_stones"}
    assert not told(table, "territory")


@pytest.mark.rule("EU-013")
def test_all_fixed_tiles_of_a_chapter_in_use_are_in_its_pile() -> None:
    table = ready(3)
    assert of_kind(table, 1, "fixed") == ["i_millbrook", "i_wayfarers", "i_copperhill"]
    assert of_kind(table, 3, "fixed") == ["iii_sulphur", "iii_towers", "iii_threshold"]
    assert stacked(table, 4) == []


@pytest.mark.rule("EU-014")
def test_the_number_of_drawn_tiles_follows_the_row_of_the_player_count() -> None:
    counts = {}
    for seats in (1, 2, 3, 4):
        table = ready(seats)
        counts[seats] = [
            (len(of_kind(table, chapter, "encounter")), len(of_kind(table, chapter, "other"))) for chapter in (1, 2, 3)
        ]
    assert counts == {
        1: [(1, 4), (1, 3), (1, 2)],
        2: [(1, 5), (1, 4), (1, 3)],
        3: [(1, 6), (1, 4), (1, 3)],
        4: [(1, 7), (1, 5), (1, 4)],
    }


@pytest.mark.rule("EU-015")
def test_scenario_tiles_join_their_chapter_only_when_the_scenario_names_them() -> None:
    abyss = ready(2, scenario="abyss")
    assert [of_kind(abyss, chapter, "scenario") for chapter in range(1, 6)] == [
        ["i_abyss"],
        ["ii_abyss"],
        ["iii_abyss"],
        ["iv_abyss"],
        ["v_abyss", "v_temple"],
    ]
    hunt = ready(2)
    assert [of_kind(hunt, chapter, "scenario") for chapter in range(1, 6)] == [[], [], [], [], []]


@pytest.mark.rule("EU-016")
def test_the_lowest_chapter_comes_first_and_in_any_order() -> None:
    table = ready(2)
    first = set()
    for seed in range(8):
        other = ready(2, seed=seed)
        answer(other, "walk trade", "move i_chapel-a", "lay -1 -1")
        assert set(pool(other)) == set(stacked(other, 1))
        settle(other)
        first.add(told(other, "territory")[0]["tile"])
    assert len(first) > 2
    table.coming[0] = table.coming[0][:1]
    answer(table, "walk trade", "move i_chapel-a", "lay -1 -1")
    assert len(pool(table)) == 1
    settle(table)
    answer(table, "lay 1 -2")
    assert set(pool(table)) == set(stacked(table, 2))


@pytest.mark.rule("EUX-01", "EU-013", "EU-014", "EU-016", "EU-379")
def test_example_stack_of_the_rescue_for_three() -> None:
    table = ready(3, scenario="rescue")
    encounters = [len(of_kind(table, chapter, "encounter")) for chapter in range(1, 6)]
    others = [len(of_kind(table, chapter, "other")) for chapter in range(1, 6)]
    fixed = [len(of_kind(table, chapter, "fixed")) for chapter in range(1, 6)]
    assert (encounters, others, fixed) == ([1, 1, 2, 0, 0], [6, 4, 3, 3, 0], [3, 3, 3, 3, 0])
    assert stacked(table, 5) == []


@pytest.mark.rule("EUX-02")
def test_example_setup_of_the_rescue_for_four() -> None:
    table = ready(4, scenario="rescue")
    assert [table.cat.map.ids[tile] for tile in table.order] == ["i_chapel"]
    assert [len(tiles) for tiles in table.coming] == [11, 9, 9, 7, 0]
    assert len(set(table.hero)) == 4
    assert [len(offer) for offer in table.offer] == [4, 4, 4]
    assert NONE not in table.top
    assert (table.round, sorted(table.control_deck)) == (1, sorted(2 * list(range(4))))


@pytest.mark.rule("EU-322")
def test_alone_only_the_fixed_tiles_with_the_one_player_icon_are_used() -> None:
    table = ready(1)
    assert of_kind(table, 1, "fixed") == ["i_millbrook", "i_wayfarers"]
    assert of_kind(table, 2, "fixed") == ["ii_greywater", "ii_vials"]


@pytest.mark.rule("EU-348")
def test_together_all_fixed_tiles_are_used_and_no_control_cards() -> None:
    table = ready(3, "coop")
    assert len(of_kind(table, 1, "fixed")) == 3
    assert table.control_deck == []
    assert len(table.combat) == 36


@pytest.mark.rule("EU-370")
def test_the_griffins_tile_is_one_more_of_chapter_one() -> None:
    without, with_it = ready(2), ready(2, griffin=True)
    assert len(with_it.coming[0]) == len(without.coming[0]) + 1
    assert "i_griffin" in stacked(with_it, 1)
    assert "i_griffin" not in stacked(without, 1)


@pytest.mark.rule("EU-378")
def test_where_chapter_one_is_unused_its_fixed_tiles_come_on_top_with_the_griffin() -> None:
    assert stacked(ready(2, scenario="revocation_2"), 1) == []
    table = ready(2, scenario="revocation_2", griffin=True)
    assert stacked(table, 1) == ["i_griffin", "i_millbrook", "i_wayfarers", "i_copperhill"]


# Heroes


@pytest.mark.rule("EU-017")
def test_every_player_takes_a_hero_that_nobody_has() -> None:
    table = started(3, choosing=True)
    assert options(table) == [f"hero {word}" for word in HEROES]
    answer(table, "hero dral")
    assert "hero dral" not in options(table)
    assert refused(table, "hero dral") == ("hero-taken", "EU-017")
    answer(table, "hero ael", "hero keleia")
    assert [HEROES[hero] for hero in table.hero] == ["dral", "ael", "keleia"]
    drawn = ready(4)
    assert len(set(drawn.hero)) == 4


@pytest.mark.rule("EU-018")
def test_heroes_start_unhurt() -> None:
    table = board(4, heroes=("ael", "maeldur", "dral", "skoldur"))
    assert table.health == [4, 6, 7, 6]


@pytest.mark.rule("EU-019")
def test_start_tiles_lie_on_slots_of_their_symbol() -> None:
    for hero in HEROES:
        table = board(1, heroes=(hero,))
        symbols = table.cat.hero_slots[table.hero[0]]
        placed = [(symbols[spot], table.cat.tile_slot[table.design[one]]) for spot, one in on_slots(table)]
        assert len(placed) == len(table.cat.start_tiles[table.hero[0]]) == 4
        assert all(symbol == wanted for symbol, wanted in placed)


def on_slots(table: EuthiaState) -> list[tuple[int, int]]:
    """Return the slots of hero 0 that hold something, with what they hold."""
    return [(spot, one) for spot, one in enumerate(table.slots[0]) if one >= 0]


@pytest.mark.rule("EU-020")
def test_the_other_hero_tiles_are_hidden_lowest_reputation_first() -> None:
    table = board(2)
    reputations = [table.cat.tile_rep[tile] for tile in table.pile[0]]
    assert reputations == sorted(reputations)
    assert not set(table.pile[0]) & set(table.cat.start_tiles[table.hero[0]])
    assert table.reserve[0] == []


@pytest.mark.rule("EUX-03", "EU-021")
def test_example_player_icons_of_hero_tiles() -> None:
    cat = board(2).cat
    icons = {icon: next(tile for tile in range(cat.hero_tiles) if cat.tile_players[tile] == icon) for icon in (0, 1, 2)}
    used = {icon: [in_use(cat, tile, players) for players in (1, 2, 3, 4)] for icon, tile in icons.items()}
    assert used == {0: [True] * 4, 1: [True, False, False, False], 2: [False, True, True, True]}
    alone, many = board(1, heroes=("maeldur",)), board(2, heroes=("maeldur", "ael"))
    assert {cat.tile_players[tile] for tile in alone.pile[0]} <= {0, 1}
    assert {cat.tile_players[tile] for tile in many.pile[0]} <= {0, 2}


@pytest.mark.rule("EU-022")
def test_heroes_start_with_four_gaar_and_skoldur_with_none() -> None:
    table = board(3, heroes=("ael", "dral", "skoldur"))
    assert table.gaar == [4, 4, 0]


@pytest.mark.rule("EU-023", "EU-024")
def test_slots_with_a_price_are_locked() -> None:
    table = board(1, heroes=("maeldur",))
    hero = table.hero[0]
    locks = [*table.cat.hero_locks[hero], *table.cat.equipment_locks[hero]]
    assert [slot == LOCKED for slot in table.slots[0]] == [bool(lock) for lock in locks]
    assert table.slots[0].count(LOCKED) == 6
    assert len(table.slots[0]) == 8 + 7
    assert table.cat.sacks[hero] == 3
    assert table.cat.gaar_slots[hero] == 4


@pytest.mark.rule("EU-025", "EU-027")
def test_heroes_start_with_nothing_but_their_start_tiles_unless_the_scenario_says_so() -> None:
    hunt = ready(2)
    assert (hunt.gold, hunt.rep) == ([0, 0], [0, 0])
    assert len(hunt.things_of(0)) == 4
    assert sum(map(sum, hunt.hand)) == sum(map(sum, hunt.gems)) == sum(map(sum, hunt.essences)) == 0
    abyss = ready(2, scenario="abyss")
    ids = [abyss.cat.tile_ids[abyss.design[one]] for one in abyss.things_of(1)]
    assert {"teleport_scroll", "catalyst"} <= set(ids)
    revocation = started(2, scenario="revocation_2", heroes=("ael", "dral"))
    assert revocation.rep == [9, 9]
    assert revocation.gold == [12, 12]


# The common area


@pytest.mark.rule("EU-026")
def test_the_first_player_is_drawn_and_stays_first() -> None:
    table = started(3, heroes=("ael", "dral", "keleia"))
    while prompt(table) != "first":
        settle_one(table)
    assert pool(table) == [0, 1, 2]
    draw(table, 2)
    settle(table)
    assert table.round == 1
    seats = []
    for _ in range(6):
        while prompt(table) != "act":
            answer(table, options(table)[0])
        seats.append(table.pending[0].seat)
        answer(table, "end")
        settle(table)
    assert seats == [2, 0, 1, 2, 0, 1]
    assert table.first == 2


@pytest.mark.rule("EU-029")
def test_the_die_of_hope_starts_blank() -> None:
    assert ready(2).hope == 0


@pytest.mark.rule("EU-030")
def test_encounters_stay_in_the_box_until_they_are_revealed() -> None:
    table = ready(2)
    assert table.met == [0] * 14
    assert all(not up for up in table.quests_up)
    assert [len(pool) for pool in table.quest_pool] == [7] * 14


@pytest.mark.rule("EU-031")
def test_four_tiles_of_each_post_are_on_offer() -> None:
    table = ready(2)
    assert [len(offer) for offer in table.offer] == [4, 4, 4]
    assert [len(deck) for deck in table.shop] == [73 - 4, 76 - 4, 70 - 4]
    for deck in range(3):
        assert sorted(table.shop[deck] + table.offer[deck]) == sorted(table.cat.shop_decks[deck])


@pytest.mark.rule("EU-032")
def test_every_sort_of_card_and_tile_has_its_own_pile_and_discard() -> None:
    table = ready(2)
    assert [len(deck) for deck in table.minerals] == [25, 25, 24]
    assert [len(deck) for deck in table.treasures] == [20, 20, 20]
    assert [len(deck) for deck in table.monsters] == [13, 13, 11]
    assert [table.cat.foes.level[foe] for foe in table.top] == [1, 2, 3]
    assert (len(table.silver), len(table.golden)) == (24, 24)
    assert table.minerals_discard == table.treasures_discard == table.monsters_discard == [[], [], []]


@pytest.mark.rule("EU-033")
def test_rivals_use_no_one_player_cards_and_no_combat_cards() -> None:
    rivals, alone = ready(2), ready(1)
    assert rivals.combat == []
    assert len(alone.combat) == 36
    ids = rivals.cat.card_ids
    assert "mind_control" not in {ids[card] for card in rivals.golden}
    assert "mind_control" in {ids[card] for card in alone.golden}


@pytest.mark.rule("EU-034", "EU-035")
def test_three_and_four_rivals_shuffle_two_control_cards_each() -> None:
    assert ready(2).control_deck == []
    assert sorted(ready(3).control_deck) == [0, 0, 1, 1, 2, 2]
    assert sorted(ready(4).control_deck) == [0, 0, 1, 1, 2, 2, 3, 3]
    assert ready(3, "coop").control_deck == []


@pytest.mark.rule("EU-323")
def test_alone_there_are_no_control_cards_but_a_combat_deck() -> None:
    table = ready(1)
    assert table.control_deck == []
    assert len(table.combat) == 36


@pytest.mark.rule("EU-039")
def test_the_first_turn_begins_in_the_middle_of_the_start_tile() -> None:
    table = ready(2)
    assert table.mode == COMPETITIVE
    assert at(table, table.first) == "i_chapel-m"
    assert table.at[1 - table.first] == NONE
