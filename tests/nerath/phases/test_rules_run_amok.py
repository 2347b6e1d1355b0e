"""Chapter 17 of Conquest of Nerath and what belongs to it: Run Amok, points of conquests, battles without dice.
Karkoth attacks Walking Wood of Vailin unless said otherwise; dice are scripted in the order of the units."""

from __future__ import annotations

import pytest

from taverne.games.nerath.rules.battle.conquest import conquer
from taverne.games.nerath.rules.phases.course import Playing
from taverne.games.nerath.state.game_state import OVER
from tests.nerath.phases.conquests import walk_in, win

from ..positions import (
    answer,
    attack,
    board,
    bound_for,
    count,
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
    war,
)


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
