"""The monster's attack in Euthia: what comes before its roll, the dice, the duel over them, shields, wounds."""

from __future__ import annotations

import pytest

from taverne.games.euthia.state.duel import CLOVERED, LASTING, CardSet
from tests.euthia.fights import (
    AIRY,
    EARTHY,
    attacked,
    card,
    fight,
    met,
    on,
    shown,
    strength,
    suffer,
    windy,
    wounds,
)
from tests.euthia.positions import (
    answer,
    dice,
    equip,
    essences,
    give,
    hand,
    offered,
    options,
    prompt,
    refused,
    roll,
    set_gem,
)


@pytest.mark.rule("EU-152", "EU-156")
@pytest.mark.parametrize(("used", "left"), [(0, 2), (1, 1)])
def test_an_air_essence_takes_a_die_from_the_monster_but_never_the_last(used: int, left: int) -> None:
    table = attacked()
    essences(table, 0, air=2)
    suffer(table)
    assert prompt(table) == "before-monster"
    for _ in range(used):
        answer(table, "essence air 1")
    on(table, "monster-roll")
    assert dice(table) == left
    assert table.essences[0][0] == 2 - used


@pytest.mark.rule("EU-152", "EU-279")
def test_step_a_is_for_what_is_used_before_the_monsters_roll() -> None:
    table = attacked(heroes=("ael", "dral"))
    equip(table, 0, "veil_of_incense")
    give(table, 0, "leaden_slumber")
    suffer(table)
    assert offered(table, "use") == ["use murmured_prayer 2", "use veil_of_incense 1"]
    assert refused(table, "use leaden_slumber 1") == ("not-now", "EU-278")
    answer(table, "use murmured_prayer 2")
    assert fight(table).guard == 2
    answer(table, "use veil_of_incense 1")
    on(table, foe=(6, 6))
    assert strength(table) == 12 - 4


@pytest.mark.rule("EU-153", "EU-225", "EU-315")
def test_clovers_of_the_round_before_end_in_step_a_and_their_cards_leave() -> None:
    table = attacked("goblin_archer")
    essences(table, 0, air=1)
    duel = fight(table)
    duel.penalty = -3
    duel.played = [CardSet(card(table, "curse"), 2, CLOVERED), CardSet(card(table, "healing"), 1, LASTING)]
    suffer(table)
    assert (prompt(table), duel.penalty) == ("before-monster", -3), "the hero's uses come first"
    answer(table, "done")
    assert fight(table).penalty == 0
    assert fight(table).played == [CardSet(card(table, "healing"), 1, LASTING)]
    assert table.silver_discard == [card(table, "curse")] * 2


@pytest.mark.rule("EU-154", "EU-223")
def test_then_the_monster_player_plays_any_number_of_cards_each_for_a_chaos() -> None:
    table = attacked("marsh_leech")
    hand(table, 1, venom=1, frenzy=2, healing=1, curse=1)
    suffer(table)
    assert (prompt(table), table.pending[0].seat) == ("monster-cards", 1)
    assert options(table) == ["pass", "card frenzy 1", "card frenzy 2", "card venom 1", "exchange"]
    assert refused(table, "card healing 1") == ("not-now", "EU-221")
    answer(table, "card frenzy 1", "card venom 1")
    assert fight(table).chaos == 0
    assert prompt(table) == "monster-roll", "without Chaos nothing more is played"


@pytest.mark.rule("EU-155")
def test_the_monsters_strength_is_the_sum_of_two_dice() -> None:
    table = on(suffer(attacked()), "monster-roll")
    assert dice(table) == 2
    roll(table, 5, 2)
    answer(table, "pass", "pass")
    assert strength(table) == 7


@pytest.mark.rule("EU-157", "EU-158")
@pytest.mark.parametrize(("faces", "points"), [((5, 5), 1), ((4, 5), 0), ((6, 6), 1)])
def test_a_first_result_of_10_or_more_feeds_hope(faces: tuple[int, int], points: int) -> None:
    assert on(suffer(attacked()), "duel", foe=faces).hope == points


@pytest.mark.rule("EU-157", "EU-158")
def test_hope_looks_before_air_turns_a_die() -> None:
    table = on(suffer(attacked(where=AIRY)), "duel", foe=(6, 4))
    assert table.hope == 1
    assert shown(table) == 1 + 4


@pytest.mark.rule("EU-158", "EU-157")
def test_earth_adds_2_to_the_monster_too_but_not_for_hope() -> None:
    table = on(suffer(attacked(where=EARTHY)), "duel", foe=(6, 3))
    assert (table.hope, shown(table)) == (0, 11)


@pytest.mark.rule("EU-158", "EU-145")
def test_air_acts_before_earth_on_the_monster() -> None:
    table = met(windy(earth=True))
    on(table, "duel", foe=(6, 2))
    assert shown(table) == 1 + 2 + 2


@pytest.mark.rule("EU-159", "EU-160", "EU-161", "EU-162", "EUX-10")
def test_a_duel_of_gaar_and_then_a_dodge() -> None:
    table = attacked("dragonfly", heroes=("keleia", "dral"))
    fight(table).gaar = 1
    table.gaar[0] = 2
    on(suffer(table), "monster-roll")
    roll(table, 6, 2)
    assert (table.pending[0].seat, shown(table)) == (1, 8)
    answer(table, "pass")
    assert table.pending[0].seat == 0
    answer(table, "gaar 1")
    roll(table, 4)
    assert (table.pending[0].seat, shown(table)) == (1, 4)
    answer(table, "gaar 2")
    roll(table, 5)
    assert (table.pending[0].seat, shown(table)) == (0, 9)
    answer(table, "gaar 2")
    roll(table, 6)
    assert (table.gaar[0], fight(table).gaar) == (0, 0)
    assert prompt(table) == "after-monster", "nobody has anything left, so both pass"
    answer(table, "use dodge 1")
    assert strength(table) == 6
    assert wounds(table) == 1, "the Dragonfly's band 4 to 7"


@pytest.mark.rule("EU-159", "EU-161")
def test_who_passed_may_act_again_after_the_other_did_and_two_passes_end_it() -> None:
    table = on(suffer(attacked("dragonfly")), "duel", foe=(3, 3))
    answer(table, "pass")
    answer(table, "gaar 1")
    roll(table, 3)
    assert table.pending[0].seat == 1, "the monster player may act again"
    answer(table, "pass", "pass")
    assert not table.pending


@pytest.mark.rule("EU-159", "EU-221")
def test_in_the_duel_the_monster_player_plays_a_card_or_set_as_one_of_his_turns() -> None:
    table = attacked("marsh_leech")
    hand(table, 1, healing=2, venom=1, frenzy=1)
    fight(table).damage = 5
    on(suffer(table), "duel", foe=(2, 2))
    assert options(table) == ["pass", "card frenzy 1", "card healing 1", "card healing 2"]
    answer(table, "card healing 2")
    assert (fight(table).damage, fight(table).chaos) == (2, 1)
    assert (prompt(table), table.pending[0].seat, shown(table)) == ("duel", 0, 7)


@pytest.mark.rule("EU-159", "EU-218")
def test_a_hero_plays_no_cards_in_the_duel() -> None:
    table = attacked()
    hand(table, 0, frenzy=2)
    on(suffer(table), "duel")
    answer(table, "pass")
    assert (table.pending[0].seat, options(table)) == (0, ["pass", "gaar 1", "gaar 2"])


@pytest.mark.rule("EU-188")
def test_hope_may_be_turned_into_a_gaar_in_the_duel_without_taking_the_turn() -> None:
    table = attacked("goblin_archer")
    table.hope, table.gaar[0], fight(table).gaar = 2, 0, 0
    on(suffer(table), "duel", foe=(3, 3))
    assert options(table) == ["pass", "hope gaar"]
    answer(table, "hope gaar")
    assert (table.pending[0].seat, options(table)) == (0, ["pass", "gaar 1", "gaar 2"])


@pytest.mark.rule("EU-162", "EU-279")
def test_after_the_duel_the_hero_uses_any_number_of_things_and_nothing_answers() -> None:
    table = attacked("dragonfly", heroes=("keleia", "dral"))
    hand(table, 1, healing=3)
    give(table, 0, "leaden_slumber")
    cowl = equip(table, 0, "dragonskin_cowl")
    set_gem(table, cowl, "sapphire")
    essences(table, 0, earth=1)
    on(suffer(table), "after-monster", foe=(6, 6))
    answer(table, "use dodge 1", "gem sapphire", "essence earth 2")
    assert prompt(table) == "after-monster"
    assert refused(table, "gaar 1")[0] == "not-offered"
    answer(table, "use leaden_slumber 1")
    assert strength(table) == 12 - 2 - 1 - 3 - 5
    assert wounds(table) == 0


@pytest.mark.rule("EU-163")
def test_a_rabbits_foot_changes_the_monsters_strength_up_or_down() -> None:
    table = attacked(heroes=("dral", "keleia"))
    equip(table, 0, "come_closer")
    suffer(table)
    answer(table, "use come_closer 1")
    on(table, foe=(3, 3))
    assert strength(table) == 6 + 1
    table = attacked()
    give(table, 0, "artefact_widow_veil")
    on(suffer(table), foe=(3, 3))
    assert strength(table) == 6 - 1


@pytest.mark.rule("EU-164", "EUX-11")
@pytest.mark.parametrize(
    ("faces", "bonus", "hurt"),
    [((1, 2), 0, 0), ((1, 3), 0, 1), ((4, 3), 0, 1), ((4, 4), 0, 2), ((6, 5), 0, 2), ((6, 6), 0, 3), ((6, 6), 2, 3)],
)
def test_the_dragonflys_wounds(faces: tuple[int, int], bonus: int, hurt: int) -> None:
    table = attacked("dragonfly")
    assert table.cat.foes.health[fight(table).foe] == 3
    table.gaar[0] = fight(table).gaar = 0
    on(suffer(table), "monster-roll")
    fight(table).now[1] += bonus
    roll(table, *faces)
    on(table)
    assert (strength(table), wounds(table)) == (sum(faces) + bonus, hurt)
    assert table.health[0] == 6 - hurt
