"""The box of Monster Lands: its pieces as the rules count them, its figures, and what an owner may and may not change.
What the figures do in play is tested with the rules."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from taverne.engine.box.contents import provenance
from taverne.games.monster_lands.box.figures import RANKS, Rank
from taverne.games.monster_lands.box.load import Cards, load
from taverne.games.monster_lands.box.vocabulary import (
    AFFINITIES,
    BUILDINGS,
    Brew,
    Carry,
    Defend,
    Dice,
    Gain,
    Goods,
    TotalBonus,
)
from tests.boxes import Bench, entry, provenances

BENCH = Bench("monster_lands", Cards, load)
BOX = load()
CARDS = BOX.cards


@pytest.mark.rule("ML-001")
def test_there_are_four_clan_boards() -> None:
    assert CARDS.supply.boards == len(AFFINITIES) == 4


@pytest.mark.rule("ML-002")
def test_there_are_94_cards() -> None:
    roles = Counter(mercenary.role for mercenary in CARDS.mercenary)
    assert roles == {"leader": 4, "initial": 4, "hireable": 28}
    assert CARDS.novice.copies == 8
    assert Counter(monster.rank for monster in CARDS.monster) == {"A": 8, "B": 12}
    equipment = sum(card.copies for card in CARDS.equipment)
    assert (equipment, len(CARDS.region)) == (18, 12)
    assert sum(roles.values()) + CARDS.novice.copies + len(CARDS.monster) + equipment + len(CARDS.region) == 94


@pytest.mark.rule("ML-003")
def test_there_are_64_traps() -> None:
    copies: Counter[str] = Counter()
    for trap in CARDS.trap:
        copies[trap.category] += trap.copies
    assert copies == {"initial": 4, "reinforced": 6, "ambush": 18, "classic": 36}
    assert copies.total() == 64


@pytest.mark.rule("ML-004")
def test_there_are_259_tokens_and_tiles() -> None:
    supply = CARDS.supply
    counted = [
        sum(trap.copies for trap in CARDS.trap),
        len(CARDS.mercenary),
        supply.defence,
        supply.gold,
        supply.potion,
        supply.venom,
        len(CARDS.loot),
        sum(token.copies for token in CARDS.panic),
        len(CARDS.mission),
        len(CARDS.expedition_list),
    ]
    markers = [4, 4, 1, 1, 1]  # glory, reputation, turn, first player, turn track
    assert counted == [64, 36, 20, 55, 16, 16, 16, 7, 12, 6]
    assert sum(counted) + sum(markers) == 259


@pytest.mark.rule("ML-005")
def test_there_are_80_dice() -> None:
    supply = CARDS.supply
    assert (supply.force, supply.magic, supply.persuasion, supply.attack) == (32, 22, 18, 8)
    assert supply.force + supply.magic + supply.persuasion + supply.attack == 80


@pytest.mark.rule("ML-006", "ML-194")
def test_each_of_the_seven_buildings_has_one_panic_token() -> None:
    assert tuple(plan.id for plan in CARDS.building) == BUILDINGS
    assert len(BUILDINGS) == 7
    assert [(token.id, token.copies) for token in CARDS.panic] == [(building, 1) for building in BUILDINGS]


@pytest.mark.rule("ML-008")
def test_every_value_says_where_it_comes_from_and_the_known_ones_are_the_rulebook_s() -> None:
    assert provenances(CARDS) == {"rulebook", "house"}
    abysur, fandor = CARDS.monster[BOX.index["monster"]["abysur"]], CARDS.mercenary[BOX.index["mercenary"]["fandor"]]
    known = ("affinity", "attack", "capture_value", "kill_value", "kill_glory", "kill_gold", "trophy", "power")
    assert all(provenance(abysur, field) == "rulebook" for field in known)
    assert provenance(abysur, "capture_gold") == "house"
    assert all(provenance(fandor, field) == "rulebook" for field in ("cost", "reputation", "dice", "talent"))
    assert all(provenance(mission, "competitive") == "house" for mission in CARDS.mission)


def test_the_figures_of_the_rulebook_s_examples_are_in_the_box() -> None:
    monsters = {monster.id: monster for monster in CARDS.monster}
    mercenaries = {mercenary.id: mercenary for mercenary in CARDS.mercenary}
    abysur, sckon, snagus = monsters["abysur"], monsters["sckon"], monsters["snagus"]
    assert (abysur.attack, abysur.capture_value, abysur.kill_value, abysur.affinity) == (5, 17, 22, "water")
    assert (abysur.kill_glory, abysur.trophy) == (7, 2)
    assert (sckon.capture_value, sckon.kill_value) == (11, 12)
    assert (snagus.attack, snagus.capture_gold) == (5, 10)
    assert snagus.capture_glory > 0
    assert monsters["caribdis"].attack == 5
    fandor = mercenaries["fandor"]
    assert (fandor.cost, fandor.reputation, fandor.dice) == (10, 5, Dice(force=2))
    assert mercenaries["vaidala"].reputation == 7
    assert mercenaries["nimra"].affinity == mercenaries["lusara"].affinity == "water"
    assert CARDS.region[BOX.index["region"]["kyzhul"]].affinity == "water"
    assert {4, 9} <= {trap.cost for trap in CARDS.trap if trap.category == "classic"}
    second = CARDS.expedition_list[BOX.index["expedition_list"]["E1"]].a[1]
    assert (second.required, second.advantage) == (Dice(force=2), Carry(Goods(potion=1)))
    assert "magic" in second.colours
    assert second.reinforcement >= 2


@pytest.mark.rule("ML-023", "ML-026")
def test_clans_begin_with_5_glory_7_gold_a_trap_and_reputation_1() -> None:
    setup = CARDS.setup
    assert (setup.glory, setup.gold, setup.traps) == (5, 7, 1)
    assert {m.reputation for m in CARDS.mercenary if m.role == "initial"} == {1}
    assert {m.reputation for m in CARDS.mercenary if m.role == "leader"} == {0}


@pytest.mark.rule("ML-024", "ML-034", "ML-035")
@pytest.mark.parametrize("affinity", AFFINITIES)
def test_each_affinity_has_a_pair_whose_first_pool_is_2_force_1_magic_1_persuasion(affinity: str) -> None:
    pair = [m for m in CARDS.mercenary if m.affinity == affinity and m.role != "hireable"]
    assert [member.role for member in pair] == ["leader", "initial"]
    given = [pair[0].dice, pair[1].dice, CARDS.bracket[0].dice]
    assert sum(dice.force for dice in given) == CARDS.setup.dice.force == 2
    assert sum(dice.magic for dice in given) == CARDS.setup.dice.magic == 1
    assert sum(dice.persuasion for dice in given) == CARDS.setup.dice.persuasion == 1


@pytest.mark.rule("ML-035")
def test_higher_glory_never_gives_fewer_dice() -> None:
    assert [bracket.up_to for bracket in CARDS.bracket] == [10, 20, 30]
    assert [bracket.wage for bracket in CARDS.bracket] == [1, 2, 3]
    for lower, higher in zip(CARDS.bracket, CARDS.bracket[1:], strict=False):
        assert higher.dice.force >= lower.dice.force
        assert higher.dice.magic >= lower.dice.magic
        assert higher.dice.persuasion >= lower.dice.persuasion


def test_limits_prices_and_displays_are_those_of_the_rules() -> None:
    storage, prices, battle, setup = CARDS.storage, CARDS.prices, CARDS.battle, CARDS.setup
    assert (storage.trap, storage.defence, storage.potion, storage.venom) == (5, 5, 3, 3)
    assert (prices.general_round, prices.defence, prices.defence_per_visit, prices.minimum) == (2, 2, 3, 1)
    assert (prices.runner_up, prices.trophy_point, prices.fresh_start) == (2, 5, 5)
    assert (battle.hit_faces, battle.affinity_dice, battle.venom) == ((3, 4, 5, 6), 1, 2)
    assert battle.traps_to_capture == 1
    assert (setup.mercenaries_shown, setup.mercenaries_shown_solo, setup.low_reputation) == (4, 3, 4)
    assert (setup.traps_shown, setup.equipment_shown, setup.loot_shown) == (6, 3, 4)
    assert (CARDS.end.turns, CARDS.end.glory) == (6, 30)
    assert CARDS.end.affinity_points == (0, 1, 1, 3, 5, 7, 10)


@pytest.mark.rule("ML-081")
def test_a_novice_contributes_one_force_die() -> None:
    assert CARDS.novice.dice == Dice(force=1)


def test_shops_take_force_or_persuasion_from_the_left() -> None:
    plans = {plan.id: plan for plan in CARDS.building}
    for shop in ("lair", "tavern", "armoury", "bazaar"):
        assert plans[shop].accepts == ("force", "persuasion")
        assert plans[shop].leftmost
        assert all(slot.dice == 1 and slot.effect is None for slot in plans[shop].slots)
    assert not any(plans[other].leftmost for other in ("laboratory", "pawn_shop", "mine"))
    assert len([slot for slot in plans["lair"].slots if slot.min_players <= 2]) >= 3
    assert plans["laboratory"].accepts == ("magic",)
    assert [slot.effect for slot in plans["laboratory"].slots] == [Brew(3), Brew(2)]
    assert plans["pawn_shop"].accepts == ("force", "magic", "persuasion")
    assert (plans["pawn_shop"].slots, plans["pawn_shop"].per_die) == ((), Gain(Goods(gold=1)))


@pytest.mark.rule("ML-097", "ML-098")
def test_the_mine_pays_6_and_4_for_two_dice_and_twice_2_for_one() -> None:
    mine = CARDS.building[BOX.index["building"]["mine"]]
    assert mine.accepts == ("force",)
    assert [slot.dice for slot in mine.slots] == [2, 2, 1, 1]
    assert [slot.effect for slot in mine.slots] == [Gain(Goods(gold=gold)) for gold in (6, 4, 2, 2)]


@pytest.mark.rule("ML-118", "ML-119")
def test_the_guards_help_both_expeditions_at_the_gates() -> None:
    upper, lower = CARDS.gates.expeditions
    assert (upper.id, upper.advantages) == ("upper", (Defend(2),))
    assert (lower.id, lower.advantages) == ("lower", (Defend(1), Carry(Goods(gold=5))))
    assert (CARDS.gates.die_spaces, CARDS.gates.token_size, CARDS.gates.death_glory) == (10, 2, 3)


def test_an_expedition_has_room_for_what_its_list_allows() -> None:
    room = CARDS.expedition
    assert (room.die_spaces, room.token_spaces, room.token_size) == (6, 2, 2)
    assert len(room.death_glory) == 4
    for tile in CARDS.expedition_list:
        for expedition in (*tile.a, *tile.b):
            required = expedition.required
            assert required.persuasion == 0
            assert 1 <= required.force + required.magic <= room.die_spaces - expedition.reinforcement


@pytest.mark.rule("ML-224")
def test_the_four_levels_differ_in_tile_ranks_and_attack_dice() -> None:
    levels = {level.id: level for level in CARDS.difficulty}
    assert [(i, level.tile, level.any_rank) for i, level in levels.items()] == [
        ("tutorial", "A", False),
        ("normal", "none", False),
        ("heroic", "none", True),
        ("legendary", "B", True),
    ]
    assert levels["tutorial"].attack_dice == (0, 0, 0, 0, 0, 0)
    assert levels["normal"].attack_dice == levels["heroic"].attack_dice
    assert levels["normal"].attack_dice[3] == 1


def test_the_optional_rules_have_their_figures() -> None:
    assert CARDS.favour.dice == 1
    assert CARDS.favour.options == (Brew(1), Gain(Goods(defence=1)), Gain(Goods(gold=2)))
    assert CARDS.more_monsters.turns == (2, 4, 6)


@pytest.mark.rule("ML-247", "ML-248")
def test_madhala_s_yellow_die_names_the_place() -> None:
    madhala = CARDS.madhala
    assert madhala.citadel == ("lair", "laboratory", "tavern", "armoury", "bazaar", "mine")
    assert madhala.outside == ("expedition_1", "expedition_2", "expedition_3", "expedition_4", "mission_1", "mission_2")
    assert (madhala.tokens, madhala.citadel_faces, madhala.removes) == (6, (1, 2, 3, 4), (1, 2, 3, 1))


SCENARIOS: list[tuple[str, list[dict[str, object]]]] = [
    ("S01", [{"vp": 35}, {"vp": 45}, {"vp": 60}]),
    ("S02", [{"gold": 15}, {"gold": 35}, {"gold": 55}]),
    ("S03", [{"vp": 22}, {"vp": 30}, {"vp": 40}]),
    ("S04", [{"vp": 30}, {"vp": 42}, {"vp": 56}]),
    ("S05", [{"prepared": True}, {"prepared": True, "vp": 35}, {"prepared": True, "vp": 50}]),
    ("S06", [{"vp": 35}, {"vp": 50}, {"vp": 65}]),
    ("S07", [{"mercenaries": (2, 1, 1, 1)}, {"mercenaries": (2, 2, 1, 1)}, {"mercenaries": (2, 2, 2, 2)}]),
    ("S08", [{"vp": 30}, {"vp": 42}, {"vp": 56}]),
    ("S09", [{"missions": 4, "vp": 30}, {"missions": 6, "vp": 40}, {"missions": 8, "vp": 55}]),
    ("S10", [{"vp": 35}, {"vp": 45}, {"vp": 60}]),
]


@pytest.mark.parametrize(("name", "ranks"), SCENARIOS)
def test_each_scenario_has_its_three_ranks(name: str, ranks: list[dict[str, object]]) -> None:
    scenario = CARDS.scenario[BOX.index["scenario"][name]]
    assert scenario.ranks == tuple(Rank(rank, **needs) for rank, needs in zip(RANKS, ranks, strict=True))  # type: ignore[arg-type]


def test_each_scenario_says_what_differs() -> None:
    by_id = {scenario.id: scenario for scenario in CARDS.scenario}
    usual = by_id["S01"]
    assert (usual.turns, usual.affinity, usual.gates, usual.closed) == (6, None, "empty", ())
    assert (by_id["S02"].affinity, by_id["S02"].deck_colour) == ("jungle", "persuasion")
    assert (by_id["S03"].turns, by_id["S03"].start) == (3, Goods(gold=12, defence=3))
    assert (by_id["S04"].affinity, by_id["S04"].closed, by_id["S04"].no_defence) == ("water", ("armoury",), True)
    assert by_id["S05"].stock == Goods(defence=5, trap=5, potion=3, venom=3)
    assert by_id["S06"].gates == "always"
    assert by_id["S07"].general_round == 1
    assert (by_id["S08"].ambush, by_id["S08"].madhala_traps) == (True, 2)
    assert by_id["S09"].outside[2:] == ("mission_1", "mission_1", "mission_2", "mission_2")
    assert (by_id["S10"].gates, by_id["S10"].reroll_misses) == ("start", True)
    assert by_id["S10"].difficulties == ("normal", "heroic", "legendary")


def test_the_campaign_goes_on_from_veteran() -> None:
    assert [(step.id, step.next, step.difficulty) for step in CARDS.campaign] == [
        ("cannon_fodder", "repeat", "lower"),
        ("recruit", "repeat", "same"),
        ("veteran", "advance", "normal"),
        ("hero", "advance", "heroic_or_legendary"),
    ]


def test_scenario_2_leaves_enough_mercenaries_to_fill_the_tavern() -> None:
    persuasive = [m for m in CARDS.mercenary if m.role == "hireable" and m.dice.persuasion]
    assert len(persuasive) > CARDS.setup.mercenaries_shown_solo


@pytest.mark.parametrize(
    ("file", "name", "reason"),
    [
        ("mercenaries.toml", "saruna", "mercenary: 27 with role = hireable, expected 28 (ML-002)"),
        ("monsters.toml", "krinx", "monster: 7 with rank = A, expected 8 (ML-002)"),
        ("monsters.toml", "gator", "monster: 11 with rank = B, expected 12 (ML-002)"),
        ("traps.toml", "F1", "trap: 32 with category = classic, expected 36 (ML-003)"),
        ("equipment.toml", "noxx", "equipment: 16 of them, expected 18 (ML-002)"),
        ("regions.toml", "kale", "region: 11 of them, expected 12 (ML-002)"),
        ("loot.toml", "gold10", "loot: 15 of them, expected 16 (ML-004)"),
        ("missions.toml", "M07", "mission: 11 of them, expected 12 (ML-004)"),
        ("expeditions.toml", "E4", "expedition_list: 5 of them, expected 6 (ML-004)"),
        ("solo.toml", "S09", "scenario: 9 of them, expected 10 (ML-277)"),
    ],
)
def test_a_box_with_a_piece_missing_is_refused(folder: Path, file: str, name: str, reason: str) -> None:
    assert str(BENCH.spoil(folder, file, entry(folder, file, name), "")) == f"box: {reason}"


def test_a_box_without_an_affinity_s_leader_is_refused(folder: Path) -> None:
    purkas = entry(folder, "mercenaries.toml", "purkas")
    said = str(BENCH.spoil(folder, "mercenaries.toml", purkas, purkas.replace("fire", "air")))
    assert "expected one leader and one initial mercenary of affinity fire (ML-024)" in said


def test_an_owner_s_values_are_laid_over_and_marked(owner: Path) -> None:
    attack = '[[monster]]\nid = "gator"\nattack = 6\n'
    trap = '[[trap]]\nid = "initial"\neffect = { kind = "total_bonus", n = 2, attempts = ["capture", "kill"] }\n'
    mine = BENCH.lay_over(owner, attack + trap + "[gates]\ndie_spaces = 8\n")
    gator = mine.cards.monster[mine.index["monster"]["gator"]]
    assert (gator.attack, provenance(gator, "attack"), provenance(gator, "rank")) == (6, "owner", "house")
    assert mine.cards.trap[mine.index["trap"]["initial"]].effect == TotalBonus(2, ("capture", "kill"))
    assert (mine.cards.gates.die_spaces, provenance(mine.cards.gates, "die_spaces")) == (8, "owner")
    assert mine.fingerprint != BOX.fingerprint
    assert load() is BOX


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('[[monster]]\nid = "gatr"\nattack = 6', 'monster gatr.id: "gatr": unknown id: did you mean "gator"?'),
        ('[[monster]]\nid = "gator"\ncapture_value = 22', "capture_value: 22: expected less than kill_value"),
        ('[[mercenary]]\nid = "korgo"\nreputation = 2', "reputation: 2: expected 1 (ML-023, ML-026)"),
        ('[[mercenary]]\nid = "korgo"\ntalent = { kind = "sing", n = 2 }', "invalid value 'sing'"),
        ('[[equipment]]\nid = "noxx"\nability = { kind = "escape" }', "invalid value 'escape'"),
        ('[[equipment]]\nid = "noxx"\ncopies = 3', "19 of them, expected 18 (ML-002)"),
        ('[[building]]\nid = "mine"\nslots = []', "give either slots or per_die"),
        (
            '[[bracket]]\nid = "low"\ndice = { force = 1 }',
            "affinity fire begins with this many dice of force: 3, expected 2 (ML-034)",
        ),
        ('[[bracket]]\nid = "high"\ndice = { magic = 1 }', "expected no fewer dice than the bracket before (ML-035)"),
        ("[expedition]\ndie_spaces = 5", "6 dice on one expedition, more than die_spaces = 5 (ML-109)"),
        ("[madhala]\nremoves = [1, 2, 3]", "expected one for each of citadel_faces"),
        ('[[scenario]]\nid = "S09"\noutside = ["mission_1"]', "expected a place for each face of the yellow die"),
    ],
)
def test_an_owner_s_mistake_is_named(owner: Path, text: str, reason: str) -> None:
    assert reason in BENCH.refusal(owner, text)
