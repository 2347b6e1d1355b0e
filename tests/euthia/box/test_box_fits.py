"""What fits together in the box of Euthia: heroes and goods, the map, scenarios.
Counts and figures are in test_box."""

from __future__ import annotations

from collections import Counter

import pytest

from taverne.engine.box.contents import provenance
from taverne.games.euthia.box.pieces import FAMILIES, PIECES
from taverne.games.euthia.box.scenarios import Scenario
from taverne.games.euthia.box.terms import ELEMENTS, ENCOUNTERS
from taverne.games.euthia.box.territory import Loot, anchor, beside, covered, distance
from tests.euthia.box.tables import CARDS, TILES

SCENARIOS: dict[str, Scenario] = {scenario.id: scenario for scenario in CARDS.scenario}


SPACES = [(tile, space) for tile in CARDS.territory for space in tile.spaces]


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
