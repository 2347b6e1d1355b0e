"""Chapter 9 of Conquest of Nerath: the order of battles, dice, hits and who takes them (CN-162 to CN-193).
Karkoth attacks unless said otherwise; dice are scripted in the order of the units."""

from __future__ import annotations

import pytest

from taverne.engine.reasons import Reason
from taverne.games.nerath.rules.battle.casualties import Suffering
from taverne.games.nerath.state.fight import CardEffect
from taverne.games.nerath.state.state import NerathState

from ..positions import (
    answer,
    attack,
    board,
    bound_for,
    count,
    dice,
    guard,
    hand,
    holder,
    number,
    options,
    points,
    prompt,
    put,
    refused,
    roll,
    run,
    ship,
    space,
    told,
    turn,
    war,
)


@pytest.mark.rule("CN-162")
def test_the_attacker_chooses_which_battle_comes_first() -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", monster=1)
    attack(table, "karkoth", "vast_plains", footsoldier=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    put(table, "vailin", "vast_plains", footsoldier=1)
    war(table)
    assert prompt(table) == "battle"
    assert table.pending[0].seat == 0
    assert options(table) == ["fight walking_wood", "fight vast_plains"]
    answer(table, "fight vast_plains")
    assert dice(table) == (6,)
    roll(table, 6)
    roll(table, 1)
    assert holder(table, "vast_plains") == "karkoth"
    assert dice(table) == (12,), "the last battle needs no choice"


@pytest.mark.rule("CN-163")
def test_naval_battles_come_before_land_battles() -> None:
    table = board()
    ship(table, "karkoth", "corsair_sea")
    ship(table, "vailin", "corsair_sea")
    attack(table, "karkoth", "walking_wood", monster=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    war(table)
    assert told(table, "naval-battle")
    assert not told(table, "battle")
    roll(table, 8)
    roll(table, 1)
    assert told(table, "battle")


@pytest.mark.rule("CN-163")
def test_among_several_naval_battles_no_land_battle_is_offered() -> None:
    table = board()
    for zone in ("corsair_sea", "sea_of_mist"):
        ship(table, "karkoth", zone)
        ship(table, "vailin", zone)
    attack(table, "karkoth", "walking_wood", monster=1)
    war(table)
    assert options(table) == ["fight sea_of_mist", "fight corsair_sea"]
    assert refused(table, "fight walking_wood") == Reason("naval-first", "CN-163", {"space": "land-walking_wood"})
    assert refused(table, "fight mistshade").key == "no-battle-there"


@pytest.mark.rule("CN-164")
def test_explorations_are_ordered_freely_among_land_battles_after_the_naval_ones() -> None:
    table = board()
    ship(table, "karkoth", "corsair_sea")
    ship(table, "vailin", "corsair_sea")
    attack(table, "karkoth", "walking_wood", monster=1)
    attack(table, "karkoth", "vault_of_the_drow", fighter=1)
    guard(table, "vault_of_the_drow", "ogre")
    war(table)
    assert dice(table) == (8,)
    roll(table, 8)
    roll(table, 1)
    assert options(table) == ["fight walking_wood", "fight vault_of_the_drow"]


@pytest.mark.rule("CN-165", "CN-166")
def test_every_declared_attack_is_fought_for_a_round_before_retreat_is_offered() -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", footsoldier=1)
    put(table, "vailin", "walking_wood", monster=3)
    war(table)
    assert dice(table) == (6,), "nobody was asked whether to attack"
    roll(table, 1)
    roll(table, 1, 1, 1)
    assert prompt(table) == "continue"
    assert options(table) == ["continue", "retreat"]


@pytest.mark.rule("CN-165")
def test_a_landing_without_a_naval_battle_cannot_be_called_off() -> None:
    table = board()
    carrier = ship(table, "karkoth", "corsair_sea", footsoldier=1)
    bound_for(table, carrier, "mistshade")
    put(table, "vailin", "mistshade", footsoldier=1)
    war(table)
    assert dice(table) == (6,)
    assert count(table, "karkoth", "mistshade") == {"footsoldier": 1}


@pytest.mark.rule("CN-167")
def test_each_unit_rolls_the_dice_of_its_type() -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", footsoldier=2, siege_engine=1, fighter=1, monster=1, dragon=1)
    put(table, "vailin", "walking_wood", siege_engine=1, castle=1, storm_elemental=1)
    war(table)
    assert dice(table) == (6, 6, 8, 8, 10, 12, 20)
    roll(table, 1, 1, 1, 1, 1, 1, 1)
    assert dice(table) == (8, 20, 8)


@pytest.mark.rule("CN-168")
@pytest.mark.parametrize(("face", "left"), [(5, {"footsoldier": 2}), (6, {"footsoldier": 1})])
def test_six_or_more_is_a_hit(face: int, left: dict[str, int]) -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", monster=1)
    put(table, "vailin", "walking_wood", footsoldier=2)
    war(table)
    roll(table, face)
    roll(table, 1, 1)
    assert count(table, "vailin", "walking_wood") == left


@pytest.mark.rule("CN-169", "CN-171")
def test_a_unit_that_is_hit_still_rolls_in_the_same_step() -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", footsoldier=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    war(table)
    roll(table, 6)
    assert dice(table) == (6,)
    roll(table, 6)
    assert count(table, "karkoth", "walking_wood") == {}
    assert count(table, "vailin", "walking_wood") == {}


@pytest.mark.rule("CN-170")
def test_the_attacker_rolls_first() -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", monster=1)
    put(table, "vailin", "walking_wood", fighter=1)
    war(table)
    assert table.pending[0].prompt == "attack"
    assert dice(table) == (12,)
    roll(table, 2)
    assert table.pending[0].prompt == "defence"
    assert dice(table) == (10,)


@pytest.mark.rule("CN-172", "CN-173")
def test_the_owner_chooses_who_takes_a_hit_and_one_hit_destroys() -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", monster=1)
    put(table, "vailin", "walking_wood", footsoldier=2, fighter=1)
    war(table)
    roll(table, 12)
    roll(table, 1, 1, 1)
    assert prompt(table) == "casualties"
    assert table.pending[0].seat == number("vailin")
    assert options(table) == ["lose footsoldier", "lose fighter"], "equal units are one choice"
    answer(table, "lose fighter")
    assert count(table, "vailin", "walking_wood") == {"footsoldier": 2}


@pytest.mark.rule("CN-172")
def test_units_of_one_kind_leave_nothing_to_choose() -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", monster=2)
    put(table, "vailin", "walking_wood", footsoldier=3)
    war(table)
    roll(table, 12, 12)
    roll(table, 1, 1, 1)
    assert prompt(table) == "continue"
    assert count(table, "vailin", "walking_wood") == {"footsoldier": 1}


@pytest.mark.rule("CN-174")
def test_each_hit_goes_to_a_unit_that_has_not_had_one() -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", monster=2)
    put(table, "vailin", "walking_wood", castle=1, footsoldier=1, fighter=1)
    war(table)
    roll(table, 12, 12)
    roll(table, 1, 1, 1)
    answer(table, "lose castle")
    assert options(table) == ["lose footsoldier", "lose fighter"]
    assert refused(table, "lose castle").rule == "CN-174"
    assert refused(table, "lose dragon").key == "none-there"


@pytest.mark.rule("CN-174", "CN-175")
@pytest.mark.parametrize(("hits", "left"), [(2, {"dragon": 1}), (3, {})])
def test_a_durable_unit_takes_a_second_hit_only_after_everybody_else_has_one(hits: int, left: dict[str, int]) -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", monster=3)
    put(table, "vailin", "walking_wood", dragon=1, fighter=1)
    war(table)
    roll(table, *[12] * hits, *[1] * (3 - hits))
    roll(table, 1, 1)
    assert count(table, "vailin", "walking_wood") == left


@pytest.mark.rule("CN-175", "CN-206")
def test_a_durable_unit_hit_in_an_earlier_round_is_destroyed_by_its_next_hit() -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", monster=4)
    first, second = put(table, "vailin", "walking_wood", dragon=2)
    war(table)
    roll(table, 12, 1, 1, 1)
    roll(table, 1, 1)
    answer(table, "continue")
    roll(table, 12, 12, 1, 1)
    roll(table, 1, 1)
    assert table.where[first] < 0, "it had a hit from the first round"
    assert table.where[second] >= 0
    assert table.fight is not None
    assert table.fight.hit == [second]


@pytest.mark.rule("CN-176")
def test_hits_beyond_the_units_are_lost() -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", monster=3)
    put(table, "vailin", "walking_wood", footsoldier=1)
    put(table, "vailin", "mistshade", footsoldier=1)
    war(table)
    roll(table, 12, 12, 12)
    roll(table, 1)
    assert count(table, "vailin", "walking_wood") == {}
    assert count(table, "vailin", "mistshade") == {"footsoldier": 1}


@pytest.mark.rule("CN-177", "CN-178")
def test_the_defender_allots_first_and_all_leave_after_both_have() -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", monster=1, fighter=1)
    put(table, "vailin", "walking_wood", footsoldier=1, fighter=1)
    war(table)
    roll(table, 12, 1)
    roll(table, 6, 1)
    assert table.pending[0].seat == number("vailin")
    answer(table, "lose footsoldier")
    assert table.pending[0].seat == number("karkoth")
    assert count(table, "vailin", "walking_wood") == {"footsoldier": 1, "fighter": 1}, "it still stands"
    answer(table, "lose monster")
    assert count(table, "vailin", "walking_wood") == {"fighter": 1}
    assert count(table, "karkoth", "walking_wood") == {"fighter": 1}


@pytest.mark.rule("CN-179")
def test_an_ally_never_attacks_along() -> None:
    table = board("alliances")
    attack(table, "karkoth", "walking_wood", monster=1)
    put(table, "iron_circle", "walking_wood", dragon=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    war(table)
    assert dice(table) == (12,)


def allied(karkoth: dict[str, int], iron_circle: dict[str, int], seats: int = 4) -> NerathState:
    """Vailin attacks a land of Karkoth in which Karkoth and the Iron Circle stand, with ten Dragons."""
    table = board("alliances", seats=seats)
    put(table, "karkoth", "ashen_march", **karkoth)
    put(table, "iron_circle", "ashen_march", **iron_circle)
    attack(table, "vailin", "ashen_march", dragon=10)
    return war(table, "vailin")


def strike(table: NerathState, hits: int) -> None:
    roll(table, *[20] * hits, *[1] * (10 - hits))
    roll(table, *[1] * len(dice(table)))


@pytest.mark.rule("CN-180")
def test_allies_in_one_space_defend_together() -> None:
    table = allied({"footsoldier": 1}, {"monster": 1})
    roll(table, *[1] * 10)
    assert dice(table) == (6, 12)


@pytest.mark.rule("CN-181")
def test_the_controller_proposes_and_the_ally_agrees() -> None:
    table = allied({"footsoldier": 2}, {"monster": 2})
    strike(table, 2)
    assert (table.pending[0].seat, prompt(table)) == (number("karkoth"), "casualties")
    assert options(table) == ["lose_of karkoth footsoldier", "lose_of iron_circle monster"]
    answer(table, "lose_of iron_circle monster", "lose_of iron_circle monster")
    assert (table.pending[0].seat, prompt(table)) == (number("iron_circle"), "agree")
    assert told(table, "proposed")[0]["units"] == [{"say": "amount-monster", "n": 2}]
    answer(table, "agree")
    assert count(table, "karkoth", "ashen_march") == {"footsoldier": 2}
    assert count(table, "iron_circle", "ashen_march") == {}


@pytest.mark.rule("CN-181")
def test_one_player_with_both_realms_need_not_agree_with_itself() -> None:
    table = allied({"footsoldier": 2}, {"monster": 2}, seats=2)
    strike(table, 2)
    answer(table, "lose_of iron_circle monster", "lose_of karkoth footsoldier")
    assert prompt(table) == "continue"
    assert count(table, "karkoth", "ashen_march") == {"footsoldier": 1}
    assert count(table, "iron_circle", "ashen_march") == {"monster": 1}


@pytest.mark.rule("CN-182", "CN-184")
def test_allies_who_disagree_take_half_each() -> None:
    table = allied({"footsoldier": 3}, {"monster": 2})
    strike(table, 2)
    answer(table, "lose_of iron_circle monster", "lose_of iron_circle monster", "refuse")
    assert count(table, "karkoth", "ashen_march") == {"footsoldier": 2}
    assert count(table, "iron_circle", "ashen_march") == {"monster": 1}


@pytest.mark.rule("CN-182")
def test_each_ally_then_chooses_among_its_own_units() -> None:
    table = allied({"footsoldier": 2, "fighter": 1}, {"monster": 1, "wizard": 1})
    roll(table, 1)
    strike(table, 2)
    answer(table, "lose_of karkoth footsoldier", "lose_of karkoth footsoldier", "refuse")
    assert (table.pending[0].seat, options(table)) == (number("karkoth"), ["lose footsoldier", "lose fighter"])
    answer(table, "lose fighter")
    assert (table.pending[0].seat, options(table)) == (number("iron_circle"), ["lose wizard", "lose monster"])
    answer(table, "lose wizard")
    assert count(table, "karkoth", "ashen_march") == {"footsoldier": 2}
    assert count(table, "iron_circle", "ashen_march") == {"monster": 1}


@pytest.mark.rule("CN-183", "CNX-02")
def test_the_ally_with_more_units_takes_the_odd_hit() -> None:
    table = allied({"footsoldier": 4}, {"footsoldier": 2})
    strike(table, 3)
    answer(table, *["lose_of iron_circle footsoldier"] * 2)
    answer(table, "refuse")
    assert count(table, "karkoth", "ashen_march") == {"footsoldier": 2}
    assert count(table, "iron_circle", "ashen_march") == {"footsoldier": 1}


@pytest.mark.rule("CN-183")
def test_the_odd_hit_may_fall_on_the_guest() -> None:
    table = allied({"footsoldier": 2}, {"footsoldier": 4})
    strike(table, 3)
    answer(table, *["lose_of iron_circle footsoldier"] * 3)
    answer(table, "refuse")
    assert count(table, "karkoth", "ashen_march") == {"footsoldier": 1}
    assert count(table, "iron_circle", "ashen_march") == {"footsoldier": 2}


@pytest.mark.rule("CN-185", "CNX-02")
def test_between_equals_the_controller_of_the_land_takes_the_odd_hit() -> None:
    table = allied({"footsoldier": 3}, {"footsoldier": 3})
    strike(table, 3)
    answer(table, *["lose_of iron_circle footsoldier"] * 3)
    answer(table, "refuse")
    assert count(table, "karkoth", "ashen_march") == {"footsoldier": 1}
    assert count(table, "iron_circle", "ashen_march") == {"footsoldier": 2}


@pytest.mark.rule("CN-185")
@pytest.mark.parametrize(("attacker", "odd"), [("vailin", "iron_circle"), ("nerath", "karkoth")])
def test_at_sea_the_realm_next_after_the_attacker_takes_the_odd_hit(attacker: str, odd: str) -> None:
    table = board("alliances")
    for realm in ("karkoth", "iron_circle"):
        for _ in range(2):
            ship(table, realm, "wailing_sea")
    attack(table, attacker, "wailing_sea", dragon=1)
    war(table, attacker)
    roll(table, 20)
    roll(table, 1, 1, 1, 1)
    assert table.pending[0].seat == number(odd)
    answer(table, f"lose_of {odd} warship", "refuse")
    other = "karkoth" if odd == "iron_circle" else "iron_circle"
    assert count(table, odd, "wailing_sea") == {"warship": 1}
    assert count(table, other, "wailing_sea") == {"warship": 2}


@pytest.mark.rule("CN-184", "CN-186")
def test_what_one_ally_cannot_take_falls_on_the_other() -> None:
    table = allied({"footsoldier": 5}, {"monster": 1})
    strike(table, 4)
    answer(table, *["lose_of karkoth footsoldier"] * 4)
    answer(table, "refuse")
    assert count(table, "karkoth", "ashen_march") == {"footsoldier": 2}
    assert count(table, "iron_circle", "ashen_march") == {}


@pytest.mark.rule("CN-175", "CN-182", "CN-185")
@pytest.mark.parametrize("agreed", [True, False])
def test_allies_agree_also_about_second_hits_on_durable_units(agreed: bool) -> None:
    table = allied({"dragon": 1, "footsoldier": 1}, {"dragon": 1})
    strike(table, 4)
    assert options(table) == ["lose_of karkoth dragon", "lose_of iron_circle dragon"]
    answer(table, "lose_of iron_circle dragon", "agree" if agreed else "refuse")
    assert count(table, "karkoth", "ashen_march") == ({"dragon": 1} if agreed else {})
    assert count(table, "iron_circle", "ashen_march") == ({} if agreed else {"dragon": 1})


@pytest.mark.rule("CN-187")
def test_an_inactive_castle_does_not_count_among_the_units_of_an_ally() -> None:
    table = allied({"castle": 1, "footsoldier": 2}, {"footsoldier": 3})
    strike(table, 1)
    answer(table, "lose_of karkoth castle", "agree", "continue")
    strike(table, 1)
    answer(table, "lose_of karkoth footsoldier", "refuse")
    assert count(table, "iron_circle", "ashen_march") == {"footsoldier": 2}, "three against two who can be hit"


@pytest.mark.rule("CN-187")
def test_an_active_castle_counts_among_the_units_of_an_ally() -> None:
    table = allied({"castle": 1, "footsoldier": 2}, {"footsoldier": 3})
    strike(table, 1)
    answer(table, "lose_of iron_circle footsoldier", "refuse")
    assert (table.pending[0].seat, options(table)) == (0, ["lose footsoldier", "lose castle"])


@pytest.mark.rule("CN-188", "CN-189")
def test_a_land_held_by_the_allys_units_only_is_defended_by_them_and_lost_by_its_controller() -> None:
    table = board("alliances")
    put(table, "iron_circle", "ashen_march", footsoldier=1)
    attack(table, "vailin", "ashen_march", monster=1)
    war(table, "vailin")
    roll(table, 12)
    assert dice(table) == (6,)
    roll(table, 1)
    assert holder(table, "ashen_march") == "vailin"
    assert told(table, "conquered")[0]["loser"] == "realm-karkoth"


@pytest.mark.rule("CN-190", "CN-191")
def test_a_land_without_units_is_conquered_without_dice_and_no_battle_is_won() -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", monster=1)
    war(table)
    assert prompt(table) == "", "no dice, and no Run Amok although vast_plains and others lie empty"
    assert holder(table, "walking_wood") == "karkoth"
    assert points(table, "karkoth") == 1
    assert not told(table, "battle-over")


@pytest.mark.rule("CN-457", "CN-458", "CN-459")
def test_hits_outside_a_battle_are_taken_by_castle_and_dragon_who_recover_at_once() -> None:
    table = board()
    put(table, "vailin", "mistshade", castle=1, dragon=1, footsoldier=1)
    turn(table, "karkoth", "draw")
    run(table, Suffering(space(table, "mistshade"), number("vailin"), 2))
    answer(table, "lose dragon", "lose castle")
    assert prompt(table) == ""
    run(table, Suffering(space(table, "mistshade"), number("vailin"), 3))
    assert count(table, "vailin", "mistshade") == {"castle": 1, "dragon": 1}


@pytest.mark.rule("CN-192", "CN-193")
@pytest.mark.parametrize("played", [True, False])
def test_the_controller_of_an_empty_land_may_bring_defenders_and_then_there_is_a_battle(played: bool) -> None:
    table = board()
    hand(table, "vailin", "silverclaw_barbarians")
    attack(table, "karkoth", "walking_wood", monster=1)
    war(table)
    assert (table.pending[0].seat, prompt(table)) == (number("vailin"), "react")
    assert "play silverclaw_barbarians" in options(table)
    if not played:
        answer(table, "pass")
        assert holder(table, "walking_wood") == "karkoth"
        return
    answer(table, "play silverclaw_barbarians")
    while prompt(table) == "react":
        answer(table, "pass")
    assert count(table, "vailin", "walking_wood") == {"fighter": 1, "footsoldier": 1}
    assert dice(table) == (12,)
    assert holder(table, "walking_wood") == "vailin"


@pytest.mark.rule("CN-525")
def test_what_a_card_gave_to_one_unit_ends_with_it() -> None:
    table = board()
    attack(table, "iron_circle", "sarthel", monster=1)
    (fighter,) = attack(table, "iron_circle", "sarthel", fighter=1)
    put(table, "nerath", "sarthel", monster=3)
    war(table, "iron_circle")
    assert table.fight is not None
    table.fight.effects = [CardEffect(table.cat.card_index["fire_shield"], number("iron_circle"), fighter, 3)]
    roll(table, 1, 1)
    roll(table, 12, 1, 1)
    assert options(table) == ["lose_favoured fighter", "lose monster"]
    answer(table, "lose_favoured fighter", "continue")
    assert table.fight.effects == [], "its number may come back as another unit"


@pytest.mark.rule("CN-443")
def test_attacker_controller_and_everybody_with_units_there_take_part() -> None:
    table = board("alliances")
    attack(table, "vailin", "ashen_march", monster=1)
    put(table, "iron_circle", "ashen_march", monster=1)
    war(table, "vailin")
    assert table.fight is not None
    assert table.fight.parties == sum(1 << number(realm) for realm in ("vailin", "iron_circle", "karkoth"))
