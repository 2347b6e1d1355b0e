"""Chapter 9 of Conquest of Nerath: allies who defend together, lands without units, hits outside a battle.
Who takes hits otherwise is in test_rules_battles."""

from __future__ import annotations

import pytest

from taverne.games.nerath.rules.battle.casualties import Suffering
from taverne.games.nerath.state.fight import CardEffect
from taverne.games.nerath.state.game_state import NerathState

from ..positions import (
    answer,
    attack,
    board,
    count,
    dice,
    hand,
    holder,
    number,
    options,
    points,
    prompt,
    put,
    roll,
    run,
    ship,
    space,
    told,
    turn,
    war,
)


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


@pytest.mark.rule("CN-175", "CN-182", "CN-184")
@pytest.mark.parametrize("agreed", [True, False])
def test_allies_agree_also_about_second_hits_on_durable_units(agreed: bool) -> None:
    table = allied({"dragon": 1, "footsoldier": 1}, {"dragon": 1})
    strike(table, 4)
    assert options(table) == ["lose_of karkoth dragon", "lose_of iron_circle dragon"]
    answer(table, "lose_of karkoth dragon", "agree" if agreed else "refuse")
    assert count(table, "karkoth", "ashen_march") == ({} if agreed else {"dragon": 1}), "halved: two hits each"
    assert count(table, "iron_circle", "ashen_march") == ({"dragon": 1} if agreed else {})


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
