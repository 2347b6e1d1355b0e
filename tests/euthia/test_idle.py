"""What the table answers by itself in a combat of Euthia, and what it still asks because something is at stake."""

from __future__ import annotations

import pytest

from taverne import games
from taverne.engine.matches.idle import idle_answer, in_window
from taverne.games.euthia.rules.combat.aftermath import TROPHY
from taverne.games.euthia.rules.combat.fight import HEALING
from taverne.games.euthia.rules.combat.monster_attack import HeroUsing
from taverne.games.euthia.rules.goods.storage import excess
from taverne.games.euthia.state.duel import HERO_STEP, RABBIT
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.fights import arena, attacked, attacking, fight, met, on, strike, suffer
from tests.euthia.positions import answer, equip, fighter, give, hand, options, prompt, refresh, roll, run


def given(table: EuthiaState) -> str:
    """What the table would answer for whoever is asked, nothing if it asks."""
    found = idle_answer(table, table.pending[0].seat)
    return "" if found is None else str(found)


def rolled(left: int, a: int, b: int) -> EuthiaState:
    """A hero's roll against a monster that has so much health left."""
    table = attacking("thorn_boar")
    table.gaar[0] = 2
    foe = fighter(table, "thorn_boar")
    fight(table).damage = table.cat.foes.health[foe] - left
    on(strike(table), "hero-roll")
    roll(table, a, b)
    return table


@pytest.mark.rule("EU-057", "EU-184")
def test_a_roll_that_kills_stands() -> None:
    table = rolled(1, 6, 6)
    assert prompt(table) == "roll-attack"
    assert "gaar 1" in options(table)
    assert given(table) == "done"


@pytest.mark.rule("EU-057", "EU-058")
def test_a_roll_that_does_not_kill_is_asked_about_below_the_highest_band() -> None:
    table = rolled(9, 1, 1)
    assert prompt(table) == "roll-attack"
    assert given(table) == ""


@pytest.mark.rule("EU-057", "EU-189")
def test_in_the_highest_band_hope_may_still_deal_damage() -> None:
    table = rolled(9, 6, 6)
    assert given(table) == "done", "nothing makes the band higher"
    table.hope = table.box.cards.hope.for_damage
    answer(table, "gaar 1")
    roll(table, 6)
    assert "hope damage" in options(table)
    assert given(table) == ""


def attack(a: int, b: int, *potions: str) -> EuthiaState:
    """A monster's attack with these dice, up to the first thing that the hero is asked; nothing is without wounds."""
    table = attacked("thorn_boar")
    table.gaar[0] = 2
    for potion in potions:
        give(table, 0, potion)
    suffer(table)
    on(table, "monster-roll")
    roll(table, a, b)
    while table.pending[0].seat == 1:
        answer(table, "pass")
    return table


@pytest.mark.rule("EU-159", "EU-161")
def test_a_hero_whom_the_roll_does_no_harm_passes() -> None:
    table = attack(1, 2)
    assert (prompt(table), options(table)) == ("duel", ["pass", "gaar 1", "gaar 2"])
    assert given(table) == "pass"


@pytest.mark.rule("EU-159")
def test_a_hero_who_would_be_wounded_is_asked() -> None:
    table = attack(2, 3)
    assert prompt(table) == "duel"
    assert given(table) == ""


@pytest.mark.rule("EU-057", "EU-182")
def test_in_the_highest_band_a_draught_may_still_add_to_the_damage() -> None:
    table = rolled(9, 6, 6)
    assert given(table) == "done"
    give(table, 0, "bitter_courage")
    refresh(table)
    assert "use bitter_courage 1" in options(table)
    assert given(table) == "", "its 3 on the roll are for nothing, its point of damage is not"


@pytest.mark.rule("EU-162", "EU-188", "EU-191")
def test_with_a_full_die_of_hope_even_a_harmless_attack_is_asked_about() -> None:
    table = attack(1, 2, "leaden_slumber")
    on(table, "after-monster")
    assert given(table) == "done"
    table.hope = table.box.cards.hope.top
    refresh(table)
    assert "hope gaar" in options(table)
    assert given(table) == "", "the next point would be lost"


@pytest.mark.rule("EU-159", "EU-191")
def test_a_full_die_of_hope_is_asked_about() -> None:
    table = attack(1, 2)
    table.hope = table.box.cards.hope.top
    assert given(table) == ""


@pytest.mark.rule("EU-162")
@pytest.mark.parametrize(("dice", "told"), [((1, 2), "done"), ((2, 3), "")])
def test_what_lessens_wounds_is_offered_where_there_are_some(dice: tuple[int, int], told: str) -> None:
    table = attack(*dice, "leaden_slumber")
    answer(table, "pass")
    while prompt(table) == "duel":
        answer(table, "pass")
    assert (prompt(table), options(table)) == ("after-monster", ["done", "use leaden_slumber 1"])
    assert given(table) == told


@pytest.mark.rule("EU-160", "EU-161")
def test_who_cannot_bring_a_roll_down_to_a_lower_band_passes() -> None:
    table = attack(6, 5)
    table.gaar[0] = 1
    assert (prompt(table), given(table)) == ("duel", ""), "a 1 and two less are in the band below"
    fight(table).now[RABBIT] += 8
    table.gaar[0] = 1
    assert given(table) == "pass", "19 stays above 11 with a 1 and two less"
    give(table, 0, "leaden_slumber")
    assert given(table) == "", "a piece that lowers the strength by five may do the rest"
    fight(table).now[RABBIT] += 8
    assert given(table) == "pass", "both together do not reach it"


@pytest.mark.rule("EU-160", "EU-359")
def test_hope_that_makes_a_gaar_is_asked_about_like_the_gaar_itself() -> None:
    table = attack(6, 5)
    table.gaar[0] = 0
    for hope, told in ((0, "pass"), (1, "pass"), (2, ""), (3, "")):
        table.hope = hope
        assert given(table) == told


@pytest.mark.rule("EU-162")
def test_a_shield_that_takes_nothing_is_used_where_it_lessens_the_wounds() -> None:
    table = shielded("scaled_escutcheon")
    assert given(table) == "use scaled_escutcheon 1"
    answer(table, "use scaled_escutcheon 1")
    assert prompt(table) != "after-monster", "there is nothing else to use"
    assert given(shielded("tower_pavise")) == "", "it makes the next roll worse"
    table = shielded("novices_aegis")
    assert given(table) == "done", "one less stays in the band"
    give(table, 0, "leaden_slumber")
    assert given(table) == "", "with another piece it may do more"


def shielded(shield: str) -> EuthiaState:
    """A monster's attack of 9, both have passed, and the hero bears a shield."""
    table = attack(4, 5)
    give(table, 0, shield, 1)
    while prompt(table) == "duel":
        answer(table, "pass")
    assert prompt(table) == "after-monster"
    return table


@pytest.mark.rule("EU-134")
def test_a_combat_begins_where_nothing_can_be_used_or_put_on() -> None:
    table = met(arena())
    assert (prompt(table), options(table)) == ("before-combat", ["done", "arrange"])
    assert given(table) == "done"


@pytest.mark.rule("EU-134", "EU-290")
def test_who_could_put_something_on_is_asked_before_a_combat() -> None:
    table = arena()
    give(table, 0, "trappers_hood")
    met(table)
    assert (prompt(table), options(table)) == ("before-combat", ["done", "arrange"])
    assert given(table) == ""
    assert games.find("euthia").asked_in_vain(table, 0), "many would say that it need not be asked"


@pytest.mark.rule("EU-154", "EU-222")
def test_a_hand_without_a_card_that_fits_is_passed_in_a_window_that_tells_nothing() -> None:
    table = attacking("marsh_leech")
    hand(table, 1, frenzy=1)
    strike(table)
    assert (prompt(table), options(table)) == ("monster-cards", ["pass"])
    assert given(table) == "pass"
    assert in_window(table, 1)
    table = attacking("marsh_leech")
    hand(table, 1, curse=1)
    strike(table)
    assert given(table) == ""
    assert in_window(table, 1)


@pytest.mark.rule("EU-162")
@pytest.mark.parametrize(("dice", "told"), [((1, 2), "done"), ((4, 5), "done"), ((6, 5), ""), ((3, 3), "")])
def test_a_shield_at_a_price_is_offered_where_it_reaches_a_lower_band(dice: tuple[int, int], told: str) -> None:
    """It takes two off the strength and three off the hero's next roll; the bands begin at 5 and 11."""
    table = attack(*dice)
    give(table, 0, "tavern_door", 1)
    while prompt(table) == "duel":
        answer(table, "pass")
    assert (prompt(table), options(table)) == ("after-monster", ["done", "use tavern_door 1"])
    assert given(table) == told


def icy(chaos: int, cards: int) -> EuthiaState:
    """A hero before a monster's roll, with a piece that may be used before or after it."""
    table = attacked("thorn_boar", heroes=("taesiri", "dral"))
    fight(table).chaos = chaos
    hand(table, 1, frenzy=cards)
    suffer(table)
    assert (prompt(table), options(table)) == ("before-monster", ["done", "use thin_ice 1"])
    return table


@pytest.mark.rule("EU-152", "EU-162", "EU-227")
def test_what_may_follow_the_roll_waits_for_it_unless_a_card_could_seal_it() -> None:
    assert given(icy(0, 1)) == "done", "no Chaos, no card"
    assert given(icy(1, 0)) == "done", "the monster's player holds none"
    assert given(icy(1, 1)) == "", "it might be a Possession for all that the hero knows"


def ailing(*pieces: str) -> EuthiaState:
    """A hero who has just lost health to a monster, before his own attack."""
    table = attacked("thorn_boar", heroes=("dral", "ael"))
    table.health[0] = 2
    for piece in pieces:
        give(table, 0, piece)
    fight(table).round = 1
    return run(table, HeroUsing(HEALING))


@pytest.mark.rule("EU-151")
def test_healing_waits_after_the_monsters_attack() -> None:
    table = ailing("healing_potion")
    assert (prompt(table), options(table)) == ("healing", ["done", "use healing_potion 1"])
    assert given(table) == "done", "nothing wounds him before the next round, and he may have won by then"
    fight(table).step = HERO_STEP
    assert given(table) == "", "at the beginning of a round the monster strikes next"


@pytest.mark.rule("EU-151", "EU-273")
def test_healing_does_not_wait_where_health_buys_something() -> None:
    table = ailing("healing_potion")
    give(table, 0, "cinder_heart")
    assert given(table) == "", "its damage is paid for with a wound"


@pytest.mark.rule("EU-134", "EU-151")
def test_healing_waits_until_the_monster_has_been_seen() -> None:
    table = arena(heroes=("dral", "ael"))
    table.health[0] = 2
    give(table, 0, "healing_potion")
    met(table)
    assert (prompt(table), options(table)) == ("before-combat", ["done", "use healing_potion 1", "arrange"])
    assert given(table) == "done"
    answer(table, "done")
    on(table, "healing")
    assert (options(table), given(table)) == (["done", "use healing_potion 1"], ""), "now it is asked"


@pytest.mark.rule("EU-134", "EU-275")
def test_gloves_that_heal_outside_combat_alone_do_not_wait_for_it() -> None:
    table = arena(heroes=("dral", "ael"))
    table.health[0] = 2
    equip(table, 0, "herbalists_gloves")
    met(table)
    assert options(table)[:2] == ["done", "use herbalists_gloves 1"]
    assert given(table) == "", "once the combat has begun they heal nobody"


def armed(hero: str, left: int) -> EuthiaState:
    """The choice of a tile for the attack on a monster that has so much health left."""
    table = attacking("thorn_boar", heroes=(hero, "dral" if hero != "dral" else "ael"))
    fight(table).damage = table.cat.foes.health[fighter(table, "thorn_boar")] - left
    return on(strike(table), "attack")


@pytest.mark.rule("EU-177", "EU-178")
@pytest.mark.parametrize(
    ("hero", "left", "told"),
    [("maeldur", 1, "attack fire_staff"), ("maeldur", 3, ""), ("dral", 1, "attack boar_splitter"), ("dral", 2, "")],
)
def test_a_weapon_strikes_that_no_ability_outdoes_at_any_roll(hero: str, left: int, told: str) -> None:
    """Staff: 1 and 3 from 6 and 10, Ember Lash: 1, 2, 5 from 7, 9, 11. The axe deals 1 from 6, the other 2 from 7."""
    assert given(armed(hero, left)) == told


@pytest.mark.rule("EU-057", "EU-058", "EU-187")
def test_a_roll_stands_that_nothing_could_raise_to_the_next_band() -> None:
    table = rolled(9, 1, 1)
    table.gaar[0] = 0
    table.hope = 1
    assert given(table) == "done", "one point of hope on a 2 is below every band"
    table.hope = 0
    table.gaar[0] = 2
    assert given(table) == "", "two Gaar may do it"


@pytest.mark.rule("EU-197", "EU-291")
def test_a_trophy_is_kept_where_a_sack_is_free_beside_it_or_a_quest_asks_for_it() -> None:
    table = arena()
    met(table)
    on(table, "monster-roll")
    fight(table).damage = 99
    on(table, "trophy")
    assert (options(table), given(table)) == (["pass", "keep"], "keep")
    while excess(table, 0) < -1:
        give(table, 0, "trappers_hood")
    assert given(table) == "", "it would take the last sack"
    asking = [any(g.what == TROPHY and g.level == 1 for g in gives) for gives in table.cat.quest_give]
    quest = asking.index(True)
    table.quests_up[0].append(quest)
    assert given(table) == "keep"
    give(table, 0, "trappers_hood")
    assert given(table) == "", "there is no room"
