"""Small figures of Euthia that a slip would change unseen: sides of dice, one potion, one reputation."""

from __future__ import annotations

import pytest

from taverne.engine.decisions import Roll
from taverne.engine.matches.idle import idle_answer
from taverne.engine.options import OptionError
from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.rules.scenarios import rescue
from taverne.games.euthia.state.duel import FOE_STEP
from tests.euthia.fights import arena, attacked, attacking, fight, met, on, strike, suffer
from tests.euthia.interplay.scenes import turn, visiting
from tests.euthia.positions import (
    acting,
    answer,
    board,
    equip,
    fighter,
    gems,
    give,
    hand,
    lay,
    offered,
    options,
    pickaxes,
    prompt,
    refused,
    roll,
    settle,
    space,
    stand,
    thing,
)
from tests.euthia.scenarios.test_rules_campaign import GAME, changed, episode_2
from tests.euthia.tales import tale


@pytest.mark.rule("EU-056")
def test_both_dice_of_a_hero_have_six_sides() -> None:
    table = strike(attacking("thorn_boar"))
    on(table, "hero-roll")
    decision = table.pending[0]
    assert isinstance(decision, Roll)
    assert decision.sides == (6, 6)


@pytest.mark.rule("EUS-037")
def test_the_first_villagers_cost_the_supply_one_potion() -> None:
    table = tale("rescue")
    rescue.tale(table).carried[0] = 2
    before = table.potions
    answer(acting(table), "deliver")
    assert table.potions == before - 1


@pytest.mark.rule("EU-227")
def test_two_possessions_engage_the_ability_once() -> None:
    table = attacked("cyclops", heroes=("dral", "ael"))
    hand(table, 1, possession=2)
    suffer(table)
    answer(table, "card possession 2", "seal gritted_teeth")
    assert table.engaged[thing(table, 0, "gritted_teeth")] == 1


@pytest.mark.rule("EU-363")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 1)])
def test_the_third_face_takes_the_last_reputation_and_no_more(before: int, after: int) -> None:
    table = board(heroes=("skoldur", "ael"))
    table.dwurt[0], table.dwurt_die[0], table.rep[0] = 0, 3, before
    settle(answer(turn(table), "end"))
    assert table.rep[0] == after


@pytest.mark.rule("EU-242")
def test_the_prices_of_a_quest_are_paid_in_their_order() -> None:
    table = visiting("iii_armourer-b", "armourer_2")
    for tile in ("boar_spear", "yew_bow"):
        give(table, 0, tile)
    gems(table, 0, opal=1, ruby=1)
    answer(acting(table), "quest armourer_2")
    assert (prompt(table), [line.split()[-1] for line in options(table)]) == ("pay", ["boar_spear", "yew_bow"])
    answer(table, options(table)[0])
    assert {line.split()[-1] for line in options(table)} == {"opal", "ruby"}


@pytest.mark.rule("EU-308")
def test_any_mine_serves_a_lair_that_is_nowhere_though_the_last_tile_of_the_box_lies() -> None:
    table = board(elites=True)
    lay(table, "i_wayfarers", 2, -1)
    lay(table, "v_lastroad", 1, 1)
    table.bounty = fighter(table, "elite-ferryman_kell")
    stand(table, 0, "i_wayfarers-a")
    assert offered(acting(table), "fight") == ["fight ferryman_kell"]


@pytest.mark.rule("EU-162")
def test_a_shield_is_not_used_unasked_where_the_strength_stays_in_its_band() -> None:
    table = attacked("thorn_boar")
    table.slots[0] = [max(one, NONE) for one in table.slots[0]]
    one = thing(table, 0, "fire_staff")
    table.slots[0][table.slots[0].index(one)] = NONE
    table.holder[one] = NONE
    equip(table, 0, "plank_shield")
    equip(table, 0, "ring_of_flame")
    on(suffer(table), "after-monster", foe=(5, 5))
    assert "use plank_shield 1" in options(table)
    assert idle_answer(table, 0) is None


@pytest.mark.rule("EU-182")
def test_a_roll_stands_where_no_band_in_reach_gives_more_than_is_needed() -> None:
    table = attacking("thorn_boar", heroes=("ael", "dral"))
    one = thing(table, 0, "pilgrims_staff")
    table.slots[0][table.slots[0].index(one)] = NONE
    table.holder[one] = NONE
    equip(table, 0, "chapel_flail")
    table.gaar[0], table.health[0], fight(table).damage = 0, 3, 7
    strike(table)
    answer(table, "attack chapel_flail")
    roll(table, 3, 4)
    assert options(table) == ["done", "use murmured_prayer 1"]
    assert str(idle_answer(table, 0)) == "done", "8 does not heal, and 11 is out of reach"


@pytest.mark.rule("EUS-129")
def test_a_piece_that_cannot_be_is_named_by_its_first_eighty_letters() -> None:
    with pytest.raises(OptionError) as raised:
        GAME.check(episode_2(changed(trophies=["x" * 90])), 2)
    assert raised.value.data["piece"] == "x" * 80
    assert str(raised.value).endswith("x" * 80)


@pytest.mark.rule("EU-151")
@pytest.mark.parametrize(("tile", "given"), [("innkeepers_tonic", "done"), ("grand_panacea", "")])
def test_before_ones_own_attack_only_what_does_nothing_but_heal_can_wait_unasked(tile: str, given: str) -> None:
    table = arena(heroes=("ael", "dral"))
    give(table, 0, tile)
    table.health[0] = 3
    met(table)
    on(table, "healing")
    answer(table, "done")
    on(table, "healing", foe=(3, 3))
    assert fight(table).step == FOE_STEP
    found = idle_answer(table, 0)
    assert ("" if found is None else str(found)) == given


@pytest.mark.rule("EU-221", "EU-226")
def test_a_card_of_another_moment_and_more_copies_than_are_held_are_refused_each_for_its_own_reason() -> None:
    table = attacked("cyclops")
    hand(table, 1, curse=1, venom=1)
    suffer(table)
    assert refused(table, "card curse 1") == ("not-now", "EU-221")
    assert refused(table, "card venom 2") == ("too-few-cards", "EU-226")


@pytest.mark.rule("EU-242", "EU-254")
@pytest.mark.parametrize(
    ("where", "quest", "mines", "elementals"),
    [("i_miner-c", "miner_5", 3, 0), ("iii_druid-c", "druid_7", 0, 3), ("ii_ranger-a", "ranger_4", 2, 1)],
)
def test_tokens_on_mines_and_on_elementals_are_counted_as_the_quest_says(
    where: str, quest: str, mines: int, elementals: int
) -> None:
    for fewer in (1, 0):
        table = visiting(where, quest)
        lay(table, "iii_mere", 1, 1)
        pickaxes(table, "iii_mere-b", 0, mines)
        table.interaction[0] += [space(table, "iii_mere-c")] * (elementals - fewer)
        table.interaction[0] = table.interaction[0][: mines + elementals - fewer]
        acting(table)
        assert (f"quest {quest}" in options(table)) is not bool(fewer)
