"""Blows of Euthia where rules meet: immunity against cards and curses, hope, sets, jumps that lead nowhere, ruins."""

from __future__ import annotations

import pytest

from tests.euthia.fights import (
    arena,
    attacked,
    attacking,
    fight,
    held_cards,
    met,
    on,
    strength,
    strike,
    suffer,
    total,
    wounds,
)
from tests.euthia.interplay.scenes import (
    NONE,
    EuthiaState,
    excess,
    lose,
    market,
    max_health,
    trading,
    visiting,
    walked,
    win,
)
from tests.euthia.positions import (
    acting,
    answer,
    at,
    board,
    dice,
    equip,
    essences,
    fighter,
    free,
    give,
    hand,
    lay,
    offered,
    options,
    prompt,
    refused,
    roll,
    set_gem,
    settle,
    space,
    stand,
    thing,
    tokens,
    told,
    top,
    trophy,
)
from tests.euthia.scenarios.test_rules_scenario_devastation import carry_out, golem
from tests.euthia.tales import tale


def lair(*tiles: str, hero: str = "taesiri") -> EuthiaState:
    """Return a hero with tiles on a space that somebody has freed, where an elite may be met."""
    table = arena(heroes=(hero, "dral"))
    free(table, "i_stones-a", seat=1)
    for tile in tiles:
        equip(table, 0, tile)
    return table


@pytest.mark.rule("EU-320", "EU-175", "EU-319")
def test_silence_breaks_a_curse_though_the_monster_is_immune_and_keeps_its_chaos() -> None:
    table = attacking("elite-captain_varn", heroes=("taesiri", "dral"))
    table.stored[equip(table, 0, "silence")] = (1, 0, 0, 0)
    hand(table, 1, curse=1)
    strike(table)
    answer(table, "card curse 1", "use silence 1")
    assert fight(table).chaos == 2 - 1, "the essence of Air on Silence takes no Chaos from an immune monster"
    on(table, "hero-roll")
    roll(table, 5, 5)
    on(table)
    assert total(table) == 10 + 2 - 2, "Silence gives 2, the captain's own penalty stays, the Curse does not count"


@pytest.mark.rule("EU-319", "EU-320", "EU-218")
def test_cut_strings_give_their_card_against_an_immune_elite_too() -> None:
    table = lair("cut_strings", hero="keleia")
    met(table, "elite-ironmaw")
    on(table, "prepare")
    answer(table, "use cut_strings 1")
    on(table, "monster-roll")
    assert sum(held_cards(table, 0).values()) == 1


@pytest.mark.rule("EU-320", "EU-184", "EU-319")
def test_a_paralysing_strike_stuns_an_immune_elite_and_the_dodge_of_its_victim_does_nothing() -> None:
    table = lair("paralysing_strike", hero="maeldur")
    met(table, "elite-ironmaw")
    on(table, "attack")
    answer(table, "attack paralysing_strike")
    roll(table, 5, 5)
    on(table, "attack")
    assert told(table, "stunned") == [{"foe": "elite-ironmaw"}]
    assert fight(table).round == 2


@pytest.mark.rule("EU-162", "EU-173", "EU-258")
@pytest.mark.parametrize(("health", "left"), [(6, 6), (3, 4)])
def test_bark_draught_heals_before_the_wounds_that_it_takes_away(health: int, left: int) -> None:
    table = attacked("minotaur")
    give(table, 0, "bark_draught")
    table.health[0] = health
    on(suffer(table), "after-monster", foe=(4, 2))
    answer(table, "use bark_draught 1")
    on(table)
    assert (wounds(table) if told(table, "wounded") else 0, table.health[0]) == (0, left)


@pytest.mark.rule("EU-189", "EU-193", "EU-194", "EU-184")
def test_hopes_damage_without_a_band_is_raised_by_an_onyx_and_lowered_by_two_curses() -> None:
    table = attacking("cyclops")
    set_gem(table, equip(table, 0, "leather_greaves"), "onyx")
    hand(table, 1, curse=2)
    table.hope = 3
    strike(table)
    answer(table, "card curse 2")
    on(table, "before-hero")
    answer(table, "gem onyx")
    on(table, "attack")
    answer(table, "attack fire_staff")
    roll(table, 2, 2)
    answer(table, "hope damage")
    on(table)
    assert fight(table).damage == 1 + 1 - 1


@pytest.mark.rule("EU-172", "EU-163", "EU-164")
def test_a_dodge_below_the_first_band_leaves_nothing_for_venom_to_add_to() -> None:
    table = attacked("thorn_boar", heroes=("keleia", "ael"))
    fight(table).chaos = 1
    hand(table, 1, venom=2)
    on(suffer(table), "monster-cards")
    answer(table, "card venom 2")
    on(table, "after-monster", foe=(3, 3))
    answer(table, "use dodge 1")
    on(table)
    assert (strength(table), table.health[0]) == (4, 5)
    assert fight(table).penalty == -1, "the clover of the pair counts all the same"


@pytest.mark.rule("EU-147", "EU-148", "EU-176", "EU-199")
def test_wolf_milk_and_a_thunder_lance_kill_before_the_first_round_and_the_cards_stay_in_hand() -> None:
    table = arena(heroes=("dral", "ael"))
    table.remove_thing(thing(table, 0, "tavern_door"))
    equip(table, 0, "thunder_lance")
    give(table, 0, "wolf_milk")
    hand(table, 1, curse=2)
    met(table, "cave_spider")
    on(table, "before-hero")
    answer(table, "use wolf_milk 1", "attack thunder_lance")
    roll(table, 5, 3)
    on(table, "trophy")
    assert total(table) == 8 + 3 - 2
    assert (told(table, "monster-rolled"), held_cards(table, 1)["curse"] >= 2) == ([], True)


@pytest.mark.rule("EU-227", "EU-173", "EU-171")
def test_a_guard_does_not_cancel_the_plain_wounds_of_three_possessions() -> None:
    table = arena(heroes=("dral", "ael"))
    give(table, 0, "stoneblood")
    hand(table, 1, possession=3)
    met(table, "goblin_archer")
    on(table, "prepare")
    answer(table, "use stoneblood 1")
    on(table, "monster-cards")
    answer(table, "card possession 3")
    if prompt(table) == "seal":
        answer(table, options(table)[0])
    on(table, "monster-roll")
    assert table.health[0] == 7 - 2
    roll(table, 6, 6)
    on(table, "hero-roll")
    assert table.health[0] == 7 - 2, "three wounds of the archer go into the five points"


@pytest.mark.rule("EU-156", "EU-152", "EU-334")
def test_an_essence_of_air_and_a_tile_that_takes_a_die_still_leave_the_monster_one_of_two() -> None:
    table = attacked(heroes=("keleia", "ael"))
    equip(table, 0, "nobody_there")
    essences(table, 0, air=1)
    suffer(table)
    answer(table, "essence air 1", "use nobody_there 1")
    on(table, "monster-roll")
    assert dice(table) == 1


@pytest.mark.rule("EU-367", "EU-212", "EU-357", "EU-356")
def test_skoldurs_defeat_resets_his_die_and_its_gaar_fills_his_slots_when_turned() -> None:
    table = board(heroes=("skoldur", "ael"))
    lay(table, "i_stones", 2, -1)
    table.dwurt[0], table.dwurt_die[0] = 1, 3
    walked(table, "i_chapel-b", "i_stones-a", "thorn_boar")
    lose(table)
    assert (table.dwurt_die[0], table.gaar[0] + table.dwurt[0]) == (0, 4)
    assert prompt(table) == "act"


# Sets and sacks


def laden(table: EuthiaState) -> EuthiaState:
    """Let a hero wear pieces whose sack symbols add up to two less, thanks to gauntlets that give two."""
    for tile in ("plate_cuirass", "plate_greaves", "chain_boots", "dragonskin_gauntlets"):
        equip(table, 0, tile)
    table.health[0] = max_health(table, 0)
    return table


@pytest.mark.rule("EU-285", "EU-283", "EU-125")
def test_gauntlets_without_which_four_sacks_would_be_covered_are_not_sold() -> None:
    table = laden(market(0))
    trading(table)
    sold = offered(table, "sell_worn")
    assert not any("dragonskin_gauntlets" in line for line in sold)
    answer(table, next(line for line in sold if "chain_boots" in line))
    assert any("dragonskin_gauntlets" in line for line in offered(table, "sell_worn")), "three less are allowed"


@pytest.mark.rule("EU-285", "EU-242", "EU-283")
def test_gauntlets_without_which_four_sacks_would_be_covered_are_not_given_for_a_quest() -> None:
    table = laden(visiting("iii_armourer-b", "armourer_1"))
    table.gold[0] = 4
    acting(table)
    answer(table, "quest armourer_1")
    assert not any("dragonskin_gauntlets" in line for line in options(table))
    assert any("chain_boots" in line for line in options(table))


# Jumps


@pytest.mark.rule("EU-082", "EU-087", "EU-096")
def test_nobody_jumps_onto_the_space_where_he_stands_to_be_healed_by_its_water() -> None:
    table = board(griffin=True)
    lay(table, "i_millbrook", 2, -1)
    stand(table, 0, "i_millbrook-c")
    table.health[0] = 2
    give(table, 0, "scroll_short_road")
    trophy(table, 0, "dragonfly")
    table.beast = space(table, "i_chapel-b")
    acting(table)
    answer(table, "use scroll_short_road 1")
    assert "teleport i_millbrook-c" not in options(table)
    answer(table, "teleport i_millbrook-b", "griffin")
    assert "land i_millbrook-b" not in options(table)
    assert "land i_millbrook-c" in options(table)


# Ruins and spawned monsters


@pytest.mark.rule("EUS-102", "EU-205", "EU-115", "EU-050")
def test_after_a_spawned_monster_on_a_rivals_post_the_excess_is_sold_at_once_and_taxed() -> None:
    table = market(0, owner=1, table=tale("devastation"))
    table.spawned.append(space(table, "i_millbrook-a"))
    for _ in range(3):
        give(table, 0, "flask_air")
    walked(table, "i_millbrook-b", "i_millbrook-a", "bog_toad")
    win(table, "trade-now")
    answer(table, "trade")
    assert prompt(table) == "sell-for-tax"
    answer(table, "sell_tile flask_air")
    assert (prompt(table), table.gold) == ("trade", [0, 1])
    answer(table, "done")
    assert (prompt(table), excess(table, 0) <= 0, table.ready[0][1]) == ("act", True, 0)


@pytest.mark.rule("EUS-100", "EUS-101", "EU-089")
def test_the_golem_leaves_no_second_monster_where_an_ordinary_one_still_stands() -> None:
    table = tale("devastation")
    lay(table, "i_stones", 2, -1)
    lay(table, "i_badger", 4, -2)
    golem(table, "i_stones-a")
    here = space(table, "i_stones-a")
    assert not table.freed(here)
    carry_out(table, "heavy_tread")
    settle(table)
    assert table.spawned == []


@pytest.mark.rule("EUS-099", "EU-307", "EU-311")
def test_in_a_ruined_mine_nobody_digs_but_its_elite_may_be_fought() -> None:
    table = tale("devastation", elites=True)
    lay(table, "i_wayfarers", 2, -1)
    table.ruined.append(space(table, "i_wayfarers-a"))
    table.bounty = fighter(table, "elite-old_gnash")
    stand(table, 0, "i_wayfarers-a")
    acting(table)
    assert "mine" not in options(table)
    answer(table, "fight old_gnash")
    win(table)
    assert table.rep[0] == 3
    assert space(table, "i_wayfarers-a") in table.ruined, "only a spawned monster's death clears a ruin"


@pytest.mark.rule("EUS-147", "EUS-148", "EUS-152")
def test_a_sealed_abyss_has_no_guardian_and_nobody_falls_from_it_or_into_it() -> None:
    table = tale("abyss")
    lay(table, "i_abyss", 2, -1)
    lay(table, "ii_abyss", 1, 1)
    free(table, "i_abyss-c", "ii_abyss-a")
    essences(table, 0, air=1)
    tokens(table, 0, "combat", kept="combat")
    stand(table, 0, "i_abyss-c")
    top(table, "thorn_boar")
    acting(table)
    assert offered(table, "fall") == ["fall ii_abyss-a"]
    answer(table, "guardian")
    win(table, "seal-abyss")
    answer(table, "give_essence air")
    on(table, "act")
    assert (offered(table, "fall"), offered(table, "guardian")) == ([], [])
    table.stack.clear()
    stand(table, 0, "ii_abyss-a")
    acting(table)
    assert offered(table, "fall") == []
    assert offered(table, "guardian") == ["guardian"]


@pytest.mark.rule("EU-045", "EU-198", "EU-220", "EU-143")
def test_loot_of_a_card_and_a_potion_over_full_hand_and_empty_supply() -> None:
    table = board()
    lay(table, "i_innkeeper", 2, -1)
    hand(table, 0, curse=5)
    table.potions = 0
    walked(table, "i_innkeeper-a", "i_innkeeper-c", "carrion_crow")
    win(table, "hand-limit")
    assert table.pending[0].seat == 0
    answer(table, "drop_card curse", "drop_card curse")
    on(table, "act")
    assert thing(table, 0, "healing_potion") == NONE
    assert sum(held_cards(table, 0).values()) == 5
    assert at(table) == "i_innkeeper-c"
    assert refused(table, "mine")[1] != ""


# Uses in vain


@pytest.mark.rule("EU-134", "EU-151", "EU-273")
@pytest.mark.parametrize("engaged", [False, True])
def test_before_and_in_a_combat_nothing_is_waked_or_changed_where_nothing_can_be(engaged: bool) -> None:
    table = board()
    lay(table, "i_stones", 2, -1)
    table.engaged[thing(table, 0, "concentration")] = int(engaged)
    essences(table, 0, air=int(engaged))
    for tile in ("scroll_second_wind", "catalyst"):
        give(table, 0, tile)
    walked(table, "i_chapel-b", "i_stones-a", "thorn_boar")
    assert prompt(table) == "before-combat"
    wanted = ["use scroll_second_wind 1", "use catalyst 1", "use catalyst 2"] if engaged else []
    assert offered(table, "use") == wanted
    if not engaged:
        assert refused(table, "use scroll_second_wind 1") == ("nothing-engaged", "EU-273")
    answer(table, "done")
    while prompt(table) not in ("monster-roll", "healing"):
        answer(table, options(table)[0])
    assert prompt(table) == ("healing" if engaged else "monster-roll")
