"""Elite monsters of Euthia in combat: bounties, trophies, special effects, immunity."""

from __future__ import annotations

import pytest

from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.rules.turn.course import TakingTurn
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.fights import (
    AIRY,
    EARTHY,
    arena,
    attacked,
    attacking,
    fight,
    held_cards,
    met,
    on,
    shown,
    strength,
    strike,
    suffer,
    total,
)
from tests.euthia.positions import (
    answer,
    dice,
    draw,
    equip,
    essences,
    fighter,
    free,
    give,
    options,
    prompt,
    refused,
    roll,
    run,
    set_gem,
    space,
    thing,
    told,
)

HERE = "i_stones-a"


def hunted(foe: str = "elite-old_gnash", seats: int = 2) -> EuthiaState:
    """Return a table where the hero stands on a freed space and has the elite before him."""
    table = arena(HERE, seats)
    free(table, HERE, seat=table.seats - 1)
    table.bounty = fighter(table, foe)
    return met(table, foe)


def beaten(foe: str = "elite-old_gnash") -> EuthiaState:
    """Beat the elite, to the question of the trophy."""
    table = on(hunted(foe), "monster-roll")
    fight(table).damage = 99
    return on(table, "trophy")


@pytest.mark.rule("EU-309")
def test_an_elite_fights_by_its_own_card() -> None:
    table = on(hunted(), "monster-roll")
    duel = fight(table)
    assert (duel.chaos, duel.gaar, sum(held_cards(table, 1).values())) == (1, 2, 1)
    roll(table, 6, 5)
    on(table, "hero-roll")
    assert table.health[0] == 6 - 3
    roll(table, 6, 4)
    assert shown(table) == 10 - 1 - 1, "its penalty, and the clover of its band"


@pytest.mark.rule("EU-310", "EU-196")
def test_an_elite_gives_the_reward_of_its_bounty_whatever_the_reputation() -> None:
    table = on(hunted(), "monster-roll")
    table.rep[0] = 70
    fight(table).damage = 99
    on(table)
    assert table.rep[0] > 70
    assert told(table, "no-reward") == []
    assert table.bounties[0] == [fighter(table, "elite-old_gnash")]


@pytest.mark.rule("EU-311")
def test_an_elite_gives_no_loot_and_no_token_is_placed() -> None:
    table = beaten()
    gold = table.gold[0]
    on(table)
    assert told(table, "loot") == []
    assert table.gold[0] == gold
    assert table.hero_token[space(table, HERE)] == 1, "that of the one who freed it"
    assert table.top[0] != NONE, "no monster of the map was fought"


@pytest.mark.rule("EU-312")
def test_an_elite_may_be_kept_as_a_trophy_of_its_level() -> None:
    table = beaten()
    answer(table, "keep")
    on(table)
    foe = fighter(table, "elite-old_gnash")
    assert table.trophies[0] == [foe]
    assert table.cat.foes.level[foe] == 1


@pytest.mark.rule("EU-313")
def test_the_next_bounty_comes_at_the_end_of_the_turn() -> None:
    table = beaten()
    on(table)
    assert table.bounty == NONE
    table.elites, table.bounty_left = 1, [2, 0, 0]
    table.bounty_pool[0] = [fighter(table, "elite-pale_doe"), fighter(table, "elite-red_wick")]
    run(table, TakingTurn(0))
    answer(table, "end")
    on(table, "bounty")
    assert prompt(table) == "bounty"


@pytest.mark.rule("EU-314", "EU-210", "EU-212")
def test_a_death_leaves_bounty_and_elite_where_they_are() -> None:
    table = on(hunted(), "monster-roll")
    table.health[0] = 1
    gaar = table.gaar[0]
    on(table, foe=(6, 6))
    assert table.bounty == fighter(table, "elite-old_gnash")
    assert (table.captured[1], table.deaths[0], table.gaar[0] - gaar) == (1, 1, 3)
    assert table.top_seen == [0, 0, 0]


@pytest.mark.rule("EU-315", "EU-153")
def test_a_clover_of_a_band_lowers_all_hero_rolls_until_the_next_step_a() -> None:
    table = attacked("elite-silkmother")
    on(suffer(table), foe=(6, 4))
    assert fight(table).penalty == -2
    on(strike(table), hero=(6, 5))
    assert total(table) == 11 - 2 - 2
    on(suffer(table), "monster-roll")
    assert fight(table).penalty == 0


@pytest.mark.rule("EU-316")
def test_a_card_of_a_band_goes_to_the_monster_player() -> None:
    table = attacked("elite-ferryman_kell")
    on(suffer(table), foe=(3, 3))
    assert sum(held_cards(table, 1).values()) == 1
    table = attacked("elite-lady_brine")
    table.health[0] = 6
    on(suffer(table), foe=(4, 4))
    assert set(held_cards(table, 1)) <= {"power_up", "healing", "possession"}
    assert sum(held_cards(table, 1).values()) == 1


@pytest.mark.rule("EU-195", "EU-316")
def test_wounds_that_kill_end_the_combat_before_anything_else_of_the_band() -> None:
    table = attacked("elite-ferryman_kell")
    table.health[0] = 1
    on(suffer(table), foe=(3, 3))
    assert (table.health[0], held_cards(table, 1)) == (0, {})


@pytest.mark.rule("EU-316")
def test_without_rivals_it_goes_to_the_matching_reserve() -> None:
    table = attacked("elite-lady_brine", seats=1)
    on(suffer(table), "combat-card")
    draw(table, 4 * 6 + 3)
    on(table)
    assert strength(table) >= 8
    assert (len(table.gold_reserve), held_cards(table)) == (1, {})


@pytest.mark.rule("EU-317")
@pytest.mark.parametrize(("damage", "left"), [(5, 4), (0, 0)])
def test_health_of_a_band_takes_damage_away_without_surplus(damage: int, left: int) -> None:
    table = attacked("elite-sister_rot")
    fight(table).damage = damage
    on(suffer(table), foe=(4, 4))
    assert fight(table).damage == left


@pytest.mark.rule("EU-318")
def test_death_of_a_band_takes_all_health_at_once() -> None:
    table = attacked("elite-nine_throat")
    table.health[0] = 60
    on(suffer(table), "monster-roll")
    fight(table).now[1] = 3
    on(table, foe=(6, 6))
    assert strength(table) == 15
    assert table.health[0] == 0
    assert told(table, "struck-dead") == [{"seat": 0}]


@pytest.mark.rule("EU-319", "EU-302")
def test_an_immune_elite_ignores_air_essences() -> None:
    table = attacked("elite-ironmaw")
    essences(table, 0, air=1)
    suffer(table)
    assert prompt(table) == "monster-roll", "an essence that would do nothing is not offered"
    assert dice(table) == 2


@pytest.mark.rule("EU-319")
def test_an_immune_elite_ignores_air_and_earth_but_the_hero_feels_them() -> None:
    table = attacked("elite-ironmaw", where=AIRY)
    on(suffer(table), foe=(6, 2))
    assert strength(table) == 8
    on(strike(table), hero=(6, 2))
    assert total(table) == 1 + 2 - 1, "its own penalty is -1"
    table = attacked("elite-ironmaw", where=EARTHY)
    on(suffer(table), foe=(6, 2))
    assert strength(table) == 8
    on(strike(table), hero=(6, 2))
    assert total(table) == 8 + 2 - 1


@pytest.mark.rule("EU-319")
def test_damage_touches_an_immune_elite() -> None:
    table = attacking("elite-ironmaw")
    essences(table, 0, fire=1)
    strike(table)
    answer(table, "essence fire 1")
    on(table, hero=(6, 6))
    assert fight(table).damage == 3 + 2


@pytest.mark.rule("EU-319")
def test_an_immune_elite_loses_neither_chaos_nor_gaar() -> None:
    table = arena()
    give(table, 0, "vapour_of_lull")
    free(table, HERE, seat=1)
    met(table, "elite-ironmaw")
    on(table, "monster-roll")
    assert (fight(table).chaos, fight(table).gaar) == (1, 1)
    assert thing(table, 0, "vapour_of_lull") != NONE, "what would do nothing is not offered"


@pytest.mark.rule("EU-320")
def test_a_shields_wound_reduction_magic_rampart_and_sacred_armour_work_against_immunity() -> None:
    table = attacked("elite-ironmaw")
    table.remove_thing(thing(table, 0, "fire_staff"))
    equip(table, 0, "scaled_escutcheon")
    on(suffer(table), "after-monster", foe=(6, 6))
    answer(table, "use scaled_escutcheon 1")
    assert told(table, "wounded")[-1]["n"] == 3 - 1
    table = attacked("elite-ironmaw", heroes=("ael", "dral"))
    equip(table, 0, "magic_rampart")
    suffer(table)
    answer(table, "use magic_rampart 1")
    on(table, foe=(6, 6))
    assert told(table, "wounded")[-1]["n"] == 0
    table = arena(heroes=("ael", "dral"))
    free(table, HERE, seat=1)
    equip(table, 0, "sacred_armour")
    met(table, "elite-ironmaw")
    on(table, "prepare")
    answer(table, "use sacred_armour 1")
    on(table, "duel", foe=(6, 6))
    on(table, "attack")
    assert told(table, "wounded")[-1]["n"] == 3 - 1


@pytest.mark.rule("EU-320")
def test_paralysing_strike_works_against_immunity() -> None:
    table = attacking("elite-ironmaw")
    equip(table, 0, "paralysing_strike")
    on(strike(table), "attack")
    answer(table, "attack paralysing_strike")
    on(table, hero=(3, 3))
    on(suffer(table), "monster-roll")
    assert dice(table) == 1
    table = attacking("elite-ironmaw")
    equip(table, 0, "paralysing_strike")
    on(strike(table), "attack")
    answer(table, "attack paralysing_strike")
    on(table, hero=(6, 6))
    suffer(table)
    assert told(table, "stunned") == [{"foe": "elite-ironmaw"}]


@pytest.mark.rule("EU-320")
def test_what_does_not_act_on_the_monster_works_against_immunity() -> None:
    table = attacking("elite-ironmaw")
    on(strike(table), "roll-attack", hero=(3, 3))
    answer(table, "use concentration 1", "done")
    assert total(table) == 6 + 2 - 1


@pytest.mark.rule("EU-321")
def test_against_immunity_gaar_rabbits_feet_and_a_shields_strength_do_nothing() -> None:
    table = attacked("elite-ironmaw", heroes=("keleia", "dral"))
    cowl = equip(table, 0, "dragonskin_cowl")
    set_gem(table, cowl, "sapphire")
    give(table, 0, "artefact_widow_veil")
    equip(table, 0, "first_dragon_shield")
    on(suffer(table), "duel", foe=(4, 4))
    assert table.pending[0].seat == 1
    answer(table, "pass")
    assert prompt(table) == "after-monster", "the hero has nothing to do in the duel"
    assert options(table) == ["done", "use first_dragon_shield 1"], "it takes a wound away as well"
    assert refused(table, "use dodge 1") == refused(table, "gem sapphire") == ("immune", "EU-321")
    answer(table, "use first_dragon_shield 1")
    on(table)
    assert strength(table) == 8
    assert table.gaar[0] == 4


@pytest.mark.rule("EU-205", "EU-309")
def test_who_beats_an_elite_on_a_trading_post_may_trade_before_he_discards() -> None:
    table = arena("i_osier-c")
    table.trade_token[table.at[0]] = 0
    table.bounty = fighter(table, "elite-old_gnash")
    for _ in range(4):
        give(table, 0, "innkeepers_tonic")
    on(met(table, "elite-old_gnash"), "monster-roll")
    fight(table).damage = 99
    on(table, "trade-now")
    assert prompt(table) == "trade-now"
    assert table.bounties[0] == [fighter(table, "elite-old_gnash")]
