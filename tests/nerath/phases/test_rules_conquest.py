"""Chapters 15 to 17 of Conquest of Nerath: conquest, capitals, castles, alliances, Run Amok, points (CN-289 to CN-351).
Karkoth attacks Walking Wood of Vailin unless said otherwise; dice are scripted in the order of the units."""

from __future__ import annotations

import pytest

from taverne.games.nerath.box.catalogue import NONE
from taverne.games.nerath.rules.battle.conquest import conquer
from taverne.games.nerath.rules.phases.course import Playing, forget_turn
from taverne.games.nerath.rules.phases.income import collect
from taverne.games.nerath.rules.phases.placement import castles, is_usable
from taverne.games.nerath.state.state import OVER, NerathState

from ..positions import (
    answer,
    attack,
    board,
    bound_for,
    count,
    dice,
    hand,
    hold,
    holder,
    lay,
    number,
    options,
    points,
    prompt,
    put,
    refused,
    roll,
    ship,
    space,
    told,
    turn,
    war,
)


def walk_in(table: NerathState, realm: str, land: str) -> NerathState:
    """Let a Footsoldier of a realm take a land without units in its Battle phase."""
    attack(table, realm, land, footsoldier=1)
    war(table, realm)
    assert prompt(table) == ""
    return table


def win(table: NerathState, realm: str, foe: str, land: str, **units: int) -> NerathState:
    """Let a realm win a battle against one Footsoldier in its first round."""
    attack(table, realm, land, **units)
    put(table, foe, land, footsoldier=1)
    war(table, realm)
    roll(table, 6, *[1] * (len(dice(table)) - 1))
    roll(table, 1)
    return table


@pytest.mark.rule("CN-289", "CN-294", "CN-295", "CN-297")
def test_an_attack_that_leaves_attackers_only_conquers_the_land_for_all_of_them() -> None:
    table = win(board(), "karkoth", "vailin", "walking_wood", footsoldier=2, fighter=1)
    assert holder(table, "walking_wood") == "karkoth"
    assert count(table, "karkoth", "walking_wood") == {"footsoldier": 2, "fighter": 1}
    assert told(table, "battle-over")[0]["how"] == "won"
    assert table.fight is None


@pytest.mark.rule("CN-290")
def test_a_defender_that_outlives_the_attackers_keeps_the_land() -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", footsoldier=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    war(table)
    roll(table, 1)
    roll(table, 6)
    assert holder(table, "walking_wood") == "vailin"
    assert told(table, "battle-over")[0]["how"] == "lost"


@pytest.mark.rule("CN-291")
def test_if_both_sides_are_wiped_out_the_defender_keeps_the_land() -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", footsoldier=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    war(table)
    roll(table, 6)
    roll(table, 6)
    assert table.here[space(table, "walking_wood")] == []
    assert holder(table, "walking_wood") == "vailin"
    assert points(table, "karkoth") == 0
    assert told(table, "battle-over")[0]["how"] == "lost"


@pytest.mark.rule("CN-296")
@pytest.mark.parametrize("unit", ["footsoldier", "siege_engine", "fighter", "dragon", "storm_elemental"])
def test_any_unit_is_enough_to_conquer(unit: str) -> None:
    table = win(board(), "karkoth", "vailin", "walking_wood", **{unit: 1})
    assert holder(table, "walking_wood") == "karkoth"


@pytest.mark.rule("CN-298", "CN-299")
def test_a_foreign_land_carries_the_marker_of_its_conqueror_and_an_own_one_none() -> None:
    table = walk_in(board(), "karkoth", "walking_wood")
    land = space(table, "walking_wood")
    assert table.holder[land] != table.cat.home[land], "the marker"
    assert told(table, "conquered")[0]["space"] == "land-walking_wood"
    table.here[land].clear()
    table.where[0] = NONE
    walk_in(table, "vailin", "walking_wood")
    assert table.holder[land] == table.cat.home[land]
    assert told(table, "retook")[0]["realm"] == "realm-vailin"


@pytest.mark.rule("CN-300", "CN-347")
def test_an_enemy_capital_scores_five() -> None:
    table = walk_in(board(), "karkoth", "vailindor")
    assert points(table, "karkoth") == 5
    assert told(table, "conquered-capital")[0]["home"] == "realm-vailin"


@pytest.mark.rule("CN-301")
def test_a_foreign_capital_scores_five_again_when_taken_from_its_conqueror() -> None:
    table = board()
    hold(table, "iron_circle", "vailindor")
    walk_in(table, "karkoth", "vailindor")
    assert points(table, "karkoth") == 5
    table.here[space(table, "vailindor")].clear()
    walk_in(table, "nerath", "vailindor")
    assert points(table, "nerath") == 5


@pytest.mark.rule("CN-302")
def test_a_realm_without_its_capital_has_half_its_income_until_it_regains_it() -> None:
    table = walk_in(board(), "karkoth", "vailindor")
    table.here[space(table, "vailindor")].clear()
    before = table.gold[1]
    turn(table, "vailin", "income")
    collect(table)
    assert table.gold[1] - before == 6, "half of 12"
    walk_in(table, "vailin", "vailindor")
    collect(table)
    assert table.gold[1] - before == 6 + 13


@pytest.mark.rule("CN-303")
def test_who_loses_a_capital_keeps_its_gold() -> None:
    table = board()
    before = list(table.gold)
    walk_in(table, "karkoth", "vailindor")
    assert table.gold == before


@pytest.mark.rule("CN-304", "CN-305", "CN-308")
def test_a_castle_stays_and_defends_for_its_new_master() -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", monster=1)
    put(table, "vailin", "walking_wood", castle=1)
    war(table)
    roll(table, 6)
    roll(table, 1)
    answer(table, "pass")
    assert count(table, "karkoth", "walking_wood") == {"monster": 1, "castle": 1}
    assert table.builder[space(table, "walking_wood")] == number("vailin"), "the figure is still Vailin's"
    assert told(table, "castle-captured")[0]["realm"] == "realm-karkoth"
    attack(table, "vailin", "walking_wood", monster=1)
    war(table, "vailin")
    roll(table, 1)
    assert dice(table) == (12, 20)


@pytest.mark.rule("CN-306", "CN-307")
def test_lands_taken_in_this_turn_are_remembered_for_the_placement_of_new_units() -> None:
    table = board()
    put(table, "vailin", "mistshade", castle=1)
    put(table, "vailin", "vailindor", castle=1)
    hold(table, "karkoth", "mistshade", "vailindor")
    for land in ("mistshade", "vailindor"):
        attack(table, "vailin", land, monster=1)
    war(table, "vailin")
    answer(table, "fight mistshade")
    roll(table, 6)
    roll(table, 1)
    if prompt(table) == "amok":
        answer(table, "pass")
    roll(table, 6)
    roll(table, 1)
    assert sorted(table.won) == sorted([space(table, "mistshade"), space(table, "vailindor")])
    assert may_place(table) == ["vailindor"]


def may_place(table: NerathState) -> list[str]:
    """Return the lands with castles at which the realm may put new units in this turn."""
    lands = [land for land in castles(table, table.realm) if is_usable(table, table.realm, land)]
    return [table.cat.space_ids[land] for land in lands]


@pytest.mark.rule("CN-309", "CN-346")
def test_a_conquered_land_scores_one_and_pays_its_conqueror() -> None:
    table = walk_in(board("alliances"), "karkoth", "walking_wood")
    assert points(table, "karkoth") == 1
    assert points(table, "iron_circle") == 0
    before = table.gold[0]
    turn(table, "karkoth", "income")
    collect(table)
    assert table.gold[0] - before == 16


@pytest.mark.rule("CN-310", "CN-350")
def test_a_land_lost_and_retaken_by_the_ally_scores_again() -> None:
    table = board("alliances")
    walk_in(table, "karkoth", "walking_wood")
    table.here[space(table, "walking_wood")].clear()
    walk_in(table, "vailin", "walking_wood")
    table.here[space(table, "walking_wood")].clear()
    walk_in(table, "iron_circle", "walking_wood")
    assert (points(table, "karkoth"), points(table, "vailin"), points(table, "iron_circle")) == (1, 0, 1)
    assert holder(table, "walking_wood") == "iron_circle"


@pytest.mark.rule("CN-311", "CN-312", "CN-349")
@pytest.mark.parametrize("land", ["chain_port", "iron_citadel"])
def test_a_freed_land_returns_to_the_ally_without_points(land: str) -> None:
    table = board("alliances")
    hold(table, "vailin", land)
    walk_in(table, "karkoth", land)
    assert holder(table, land) == "iron_circle"
    assert count(table, "karkoth", land) == {"footsoldier": 1}
    assert table.points == [0, 0, 0, 0]
    assert told(table, "freed")[0]["ally"] == "realm-iron_circle"


@pytest.mark.rule("CN-313")
def test_effects_of_a_conquest_count_for_a_liberation_too() -> None:
    table = board("alliances")
    hold(table, "karkoth", "walking_wood")
    table.lasting.append(table.cat.card_index["inspiring_saga"])
    walk_in(table, "nerath", "walking_wood")
    assert holder(table, "walking_wood") == "vailin"
    assert count(table, "nerath", "walking_wood") == {"footsoldier": 2}


@pytest.mark.rule("CN-314", "CN-315", "CN-316")
def test_a_freed_castle_returns_to_the_ally_who_may_use_it_in_its_next_turn() -> None:
    table = board("alliances")
    for land in ("iron_citadel", "chain_port"):
        put(table, "iron_circle", land, castle=1)
        hold(table, "vailin", land)
        attack(table, "karkoth", land, fighter=1)
    war(table)
    answer(table, "fight chain_port")
    for _ in range(2):
        roll(table, 6)
        roll(table, 1)
    assert count(table, "iron_circle", "iron_citadel") == {"castle": 1}
    assert count(table, "iron_circle", "chain_port") == {"castle": 1}
    forget_turn(table)
    turn(table, "iron_circle", "reinforcement")
    assert may_place(table) == ["iron_citadel", "chain_port"]


@pytest.mark.rule("CN-317")
def test_a_freed_land_pays_the_ally() -> None:
    table = board("alliances")
    hold(table, "vailin", "chain_port")
    walk_in(table, "karkoth", "chain_port")
    before = list(table.gold)
    for realm in ("karkoth", "iron_circle"):
        turn(table, realm, "income")
        collect(table)
    assert (table.gold[0] - before[0], table.gold[2] - before[2]) == (15, 13)


@pytest.mark.rule("CN-318")
def test_in_free_for_all_nothing_is_freed() -> None:
    table = board()
    hold(table, "vailin", "chain_port")
    walk_in(table, "karkoth", "chain_port")
    assert holder(table, "chain_port") == "karkoth"
    assert points(table, "karkoth") == 1


@pytest.mark.rule("CN-319", "CN-320", "CN-321")
def test_monsters_that_won_a_battle_may_enter_adjacent_empty_enemy_lands() -> None:
    table = board()
    put(table, "vailin", "vast_plains", footsoldier=1)
    win(table, "karkoth", "vailin", "walking_wood", monster=1)
    assert prompt(table) == "amok"
    assert options(table) == ["pass", "amok monster mistshade", "amok monster tarsembor"]
    answer(table, "amok monster tarsembor")
    assert count(table, "karkoth", "walking_wood") == {}
    assert count(table, "karkoth", "tarsembor") == {"monster": 1}


@pytest.mark.rule("CN-319")
@pytest.mark.parametrize("unit", ["footsoldier", "siege_engine", "fighter", "dragon", "storm_elemental"])
def test_no_other_unit_runs_amok(unit: str) -> None:
    table = win(board(), "karkoth", "vailin", "walking_wood", **{unit: 1})
    assert prompt(table) == ""


@pytest.mark.rule("CN-322", "CN-324")
def test_a_land_entered_by_run_amok_is_conquered_and_scores() -> None:
    table = win(board(), "karkoth", "vailin", "walking_wood", monster=1)
    answer(table, "amok monster mistshade")
    assert holder(table, "mistshade") == "karkoth"
    assert points(table, "karkoth") == 2


@pytest.mark.rule("CN-323")
def test_several_monsters_may_take_several_lands() -> None:
    table = win(board(), "karkoth", "vailin", "walking_wood", monster=3)
    answer(table, "amok monster mistshade", "amok monster vast_plains", "pass")
    assert holder(table, "mistshade") == holder(table, "vast_plains") == "karkoth"
    assert count(table, "karkoth", "walking_wood") == {"monster": 1}
    assert points(table, "karkoth") == 3


@pytest.mark.rule("CN-323", "CN-321")
def test_monsters_need_not_split_up() -> None:
    table = win(board(), "karkoth", "vailin", "walking_wood", monster=2)
    answer(table, "amok monster mistshade", "amok monster mistshade")
    assert count(table, "karkoth", "mistshade") == {"monster": 2}
    assert points(table, "karkoth") == 2, "the land is conquered once"


@pytest.mark.rule("CN-325")
def test_run_amok_does_not_go_on_from_the_land_it_took() -> None:
    table = win(board(), "karkoth", "vailin", "walking_wood", monster=1)
    answer(table, "amok monster tarsembor")
    assert prompt(table) == "", "Vailindor and Brandil lie empty beyond"


@pytest.mark.rule("CN-326", "CN-008")
def test_a_land_with_a_castle_or_with_any_unit_is_not_empty() -> None:
    table = board()
    put(table, "vailin", "mistshade", castle=1)
    attack(table, "karkoth", "tarsembor", footsoldier=1)
    attack(table, "karkoth", "walking_wood", monster=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    war(table)
    answer(table, "fight walking_wood")
    roll(table, 6)
    roll(table, 1)
    assert options(table) == ["pass", "amok monster vast_plains"]
    assert refused(table, "amok monster mistshade").rule == "CN-326"
    assert refused(table, "amok footsoldier vast_plains").rule == "CN-319"
    assert refused(table, "amok monster ashen_march").rule == "CN-321"
    assert refused(table, "amok monster brandil").rule == "CN-325"


@pytest.mark.rule("CN-327", "CN-191")
def test_a_monster_that_walks_into_an_empty_land_does_not_run_amok() -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", monster=1)
    war(table)
    assert prompt(table) == ""
    assert points(table, "karkoth") == 1


@pytest.mark.rule("CN-328")
def test_a_monster_that_won_in_defence_does_not_run_amok() -> None:
    table = board()
    put(table, "vailin", "walking_wood", monster=1)
    attack(table, "karkoth", "walking_wood", footsoldier=1)
    war(table)
    roll(table, 1)
    roll(table, 6)
    assert prompt(table) == "", "Ashen March and Vale of Chains lie empty"


@pytest.mark.rule("CN-329")
def test_run_amok_is_optional_and_never_enters_a_dungeon() -> None:
    table = win(board(), "karkoth", "vailin", "vast_plains", monster=1)
    assert refused(table, "amok monster vault_of_the_drow").rule == "CN-329"
    answer(table, "pass")
    assert count(table, "karkoth", "vast_plains") == {"monster": 1}
    assert points(table, "karkoth") == 1


@pytest.mark.rule("CN-329")
def test_monsters_that_landed_may_run_amok() -> None:
    table = board()
    carrier = ship(table, "karkoth", "corsair_sea", monster=1)
    bound_for(table, carrier, "mistshade")
    put(table, "vailin", "mistshade", footsoldier=1)
    war(table)
    roll(table, 6)
    roll(table, 1)
    assert prompt(table) == "amok"


@pytest.mark.rule("CN-330")
def test_run_amok_into_a_land_of_the_ally_frees_it() -> None:
    table = board("alliances")
    hold(table, "vailin", "redtusk_hold")
    win(table, "karkoth", "vailin", "silverclaw_hills", monster=1)
    answer(table, "amok monster redtusk_hold")
    assert holder(table, "redtusk_hold") == "iron_circle"
    assert points(table, "karkoth") == 1


@pytest.mark.rule("CN-566")
def test_fighters_run_amok_with_the_gauntlet() -> None:
    table = board()
    lay(table, "karkoth", "gauntlet_of_ogre_power")
    win(table, "karkoth", "vailin", "walking_wood", fighter=1, monster=1)
    assert options(table)[1] == "amok fighter mistshade"
    assert options(table)[-1] == "amok monster tarsembor"


@pytest.mark.rule("CN-346", "CN-350")
def test_a_land_scores_each_time_it_is_conquered_from_an_enemy() -> None:
    table = board()
    for _ in range(3):
        conquer(table, number("karkoth"), space(table, "walking_wood"))
        hold(table, "iron_circle", "walking_wood")
    assert points(table, "karkoth") == 3


@pytest.mark.rule("CN-348")
@pytest.mark.parametrize("land", ["walking_wood", "vailindor"])
def test_ones_own_starting_land_scores_nothing(land: str) -> None:
    table = board()
    hold(table, "karkoth", land)
    walk_in(table, "vailin", land)
    assert holder(table, land) == "vailin"
    assert points(table, "vailin") == 0


@pytest.mark.rule("CN-573", "CN-468")
def test_maul_of_the_titans_takes_gold_for_each_land_a_monster_conquers() -> None:
    table = board()
    lay(table, "karkoth", "maul_of_the_titans")
    table.gold[1] = 2
    before = table.gold[0]
    win(table, "karkoth", "vailin", "walking_wood", monster=2, footsoldier=1)
    answer(table, "amok monster mistshade", "amok monster tarsembor")
    assert points(table, "karkoth") == 3
    assert table.gold[1] == 0
    assert table.gold[0] == before + 2


@pytest.mark.rule("CN-032")
@pytest.mark.parametrize("amok", [False, True])
def test_the_last_capital_wins_a_long_game_before_the_other_battles_are_fought(amok: bool) -> None:
    table = board(length="long")
    hold(table, "karkoth", "iron_citadel", "mithralfast")
    attack(table, "karkoth", "vast_plains", footsoldier=1)
    put(table, "vailin", "vast_plains", footsoldier=1)
    attack(table, "karkoth", "tarsembor" if amok else "vailindor", monster=1)
    put(table, "vailin", "tarsembor" if amok else "vailindor", footsoldier=1)
    table.stack.append(Playing(at=Playing.INDEX["next_realm"]))
    war(table)
    answer(table, "fight tarsembor" if amok else "fight vailindor")
    roll(table, 6)
    roll(table, 1)
    if amok:
        answer(table, "amok monster vailindor")
    assert table.winner == table.side[number("karkoth")]
    assert table.phase == OVER
    assert prompt(table) == ""
    assert table.fight is None
    assert holder(table, "vast_plains") == "vailin"


@pytest.mark.rule("CN-569", "CN-213", "CN-320")
def test_a_castle_put_out_of_action_before_the_first_round_is_a_battle_won() -> None:
    table = board()
    lay(table, "karkoth", "horn_of_blasting")
    attack(table, "karkoth", "walking_wood", monster=1)
    put(table, "vailin", "walking_wood", castle=1)
    war(table)
    assert holder(table, "walking_wood") == "karkoth"
    assert told(table, "battle-over")[0]["how"] == "won"
    assert prompt(table) == "amok"


@pytest.mark.rule("CN-530", "CN-191")
def test_a_defender_taken_away_by_a_card_leaves_an_unopposed_conquest() -> None:
    table = board()
    hand(table, "iron_circle", "master_assassin")
    attack(table, "iron_circle", "sarthel", monster=1)
    put(table, "nerath", "sarthel", footsoldier=1)
    war(table, "iron_circle")
    answer(table, "play master_assassin")
    while prompt(table) in ("react", "card-remove"):
        answer(table, options(table)[0])
    assert holder(table, "sarthel") == "iron_circle"
    assert prompt(table) == "", "no Run Amok, although Nera and others lie empty"
    assert not told(table, "battle-over")
