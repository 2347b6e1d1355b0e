"""Combats of Euthia where cards and tiles meet: seals, what keeps alive, decks that run out, shields."""

from __future__ import annotations

import pytest

from tests.euthia.fights import (
    LAIR,
    arena,
    attacked,
    attacking,
    card,
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
    lose,
    max_health,
)
from tests.euthia.positions import (
    answer,
    at,
    dice,
    equip,
    essences,
    free,
    give,
    hand,
    offered,
    options,
    prompt,
    refused,
    roll,
    set_gem,
    thing,
    told,
)


@pytest.mark.rule("EU-275", "EU-134", "EU-290")
def test_a_weapon_put_on_just_before_the_combat_strikes_in_it() -> None:
    table = arena()
    give(table, 0, "tower_halberd")
    met(table, "thorn_boar")
    assert prompt(table) == "before-combat"
    answer(table, "arrange", "equip tower_halberd 1", "done")
    on(table, "attack")
    assert options(table) == ["attack tower_halberd", "attack ember_lash"]


@pytest.mark.rule("EU-208", "EU-227", "EU-209", "EU-210")
def test_three_possessions_kill_a_weak_hero_before_the_monster_rolls() -> None:
    table = arena(heroes=("keleia", "dral"))
    hand(table, 1, possession=3)
    met(table, "goblin_archer")
    on(table, "monster-cards")
    table.health[0], table.gaar[0] = 2, 0
    answer(table, "card possession 3", "seal dodge")
    on(table)
    assert told(table, "monster-rolled") == []
    assert at(table) == "i_chapel-m"
    assert (table.captured, table.deaths, table.gaar[0]) == ([0, 1], [1, 0], 3)
    assert sorted(table.golden_discard) == [card(table, "possession")] * 3
    assert table.cat.foes.ids[table.top[0]] == "goblin_archer"


@pytest.mark.rule("EU-227", "EU-273", "EU-178")
def test_a_combat_ability_sealed_by_possession_is_not_chosen_even_if_it_is_waked() -> None:
    table = arena()
    give(table, 0, "scroll_second_wind")
    hand(table, 1, possession=2)
    table.health[0] = 4
    met(table, "goblin_archer")
    on(table, "monster-cards")
    answer(table, "card possession 2", "seal ember_lash")
    assert table.engaged[thing(table, 0, "ember_lash")]
    on(table, "healing", foe=(1, 1))
    answer(table, "use scroll_second_wind 1", "refresh ember_lash")
    on(table, "hero-roll")
    assert told(table, "attacks")[-1] == {"seat": 0, "tile": "tile-fire_staff"}
    assert not table.engaged[thing(table, 0, "ember_lash")]


@pytest.mark.rule("EU-260", "EU-195", "EU-208")
@pytest.mark.parametrize(("health", "left"), [(1, 3), (4, 3)])
def test_the_amulet_of_eternity_saves_its_wearer_though_its_own_health_goes_with_it(health: int, left: int) -> None:
    table = attacked("minotaur")
    equip(table, 0, "amulet_of_eternity")
    table.health[0] = health
    on(suffer(table), "after-monster", foe=(6, 6))
    answer(table, "use amulet_of_eternity 1")
    on(table)
    assert told(table, "fell") == []
    assert thing(table, 0, "amulet_of_eternity") == -1
    assert max_health(table, 0) == 6
    assert table.health[0] in (left, left + 1), "one is left, three are healed, and the amulet's own may be lost"


@pytest.mark.rule("EU-318", "EU-320", "EU-208")
def test_no_survival_helps_against_a_band_that_kills_outright() -> None:
    table = attacked("elite-nine_throat", heroes=("ael", "dral"))
    equip(table, 0, "the_last_door")
    table.health[0] = 4
    on(suffer(table), "monster-roll")
    fight(table).now[1] = 3
    on(table, "after-monster", foe=(6, 6))
    answer(table, "use the_last_door 1")
    on(table)
    assert table.health[0] == 0
    assert told(table, "struck-dead") == [{"seat": 0}]


@pytest.mark.rule("EU-318", "EU-173")
def test_a_guard_that_cancels_every_wound_does_not_stop_a_band_that_kills_outright() -> None:
    table = attacked("elite-nine_throat")
    on(suffer(table), "monster-roll")
    fight(table).now[1], fight(table).guard = 3, 9
    on(table, foe=(6, 6))
    assert table.health[0] == 0


@pytest.mark.rule("EU-171", "EU-173", "EU-208")
def test_the_last_door_opens_only_if_the_wounds_would_kill() -> None:
    table = attacked("minotaur", heroes=("ael", "dral"))
    equip(table, 0, "the_last_door")
    equip(table, 0, "plate_cuirass")
    table.health[0] = 8
    on(suffer(table), "after-monster", foe=(6, 6))
    answer(table, "use the_last_door 1")
    on(table)
    assert table.health[0] == 8 - 6, "nothing is healed"
    assert table.engaged[thing(table, 0, "the_last_door")]


@pytest.mark.rule("EU-212", "EU-220", "EU-199")
def test_after_a_death_the_dead_hero_and_the_monster_player_both_come_down_to_five_cards() -> None:
    table = arena()
    hand(table, 0, curse=5)
    hand(table, 1, frenzy=5, venom=1)
    met(table, "goblin_archer")
    on(table, "monster-cards")
    lose(table, "hand-limit")
    seats = set()
    while table.pending:
        assert prompt(table) == "hand-limit"
        seats.add(table.pending[0].seat)
        answer(table, offered(table, "drop_card")[0])
        on(table, "hand-limit")
    assert seats == {0, 1}
    assert [sum(held_cards(table, seat).values()) for seat in range(2)] == [5, 5]


@pytest.mark.rule("EU-045", "EU-044", "EU-143", "EU-198")
def test_when_every_silver_card_is_in_a_hand_nobody_draws_one() -> None:
    table = arena("i_stones-a")
    hand(table, 1, curse=8, frenzy=8, venom=8)
    assert table.silver == []
    met(table, "dragonfly")
    on(table, "monster-roll")
    assert sum(held_cards(table, 1).values()) == 24
    fight(table).damage = 99
    on(table, "hand-limit")
    assert held_cards(table) == {}
    assert table.rep[0] == 1


@pytest.mark.rule("EU-044", "EU-143", "EU-225")
def test_an_empty_silver_deck_is_made_of_its_discards_in_the_middle_of_a_combat() -> None:
    table = attacked("elite-ferryman_kell")
    table.silver, table.silver_discard = [], [card(table, "venom")] * 2
    on(suffer(table), "card", foe=(3, 3))
    on(table)
    assert held_cards(table, 1) == {"venom": 1}
    assert (len(table.silver), table.silver_discard) == (1, [])


@pytest.mark.rule("EU-148", "EU-276", "EU-175")
def test_a_hero_curst_in_no_step_feels_a_penalty_of_the_band_still() -> None:
    table = arena("i_stones-a", heroes=("ael", "dral"))
    free(table, LAIR, seat=1)
    equip(table, 0, "noon_without_shadow")
    hand(table, 1, curse=2)
    met(table, "elite-old_gnash")
    on(table, "prepare")
    answer(table, "use noon_without_shadow 1")
    on(table, "monster-cards", foe=(6, 6))
    answer(table, "pass")
    on(table, "monster-cards", foe=(6, 6))
    answer(table, "card curse 2")
    on(table, "hero-roll")
    roll(table, 5, 5)
    on(table, "monster-roll")
    assert total(table) == 10 + 1 - 1 - 1, "one clover of the ability, the elite's penalty, the clover of its band"


@pytest.mark.rule("EU-168", "EU-169", "EU-288")
def test_two_shields_are_both_used_and_their_prices_add_up() -> None:
    table = attacked(heroes=("dral", "ael"))
    table.remove_thing(thing(table, 0, "boar_splitter"))
    equip(table, 0, "tower_pavise")
    on(suffer(table), "after-monster", foe=(6, 6))
    answer(table, "use tavern_door 1", "use tower_pavise 1")
    on(table)
    assert (strength(table), wounds(table)) == (10, 2 - 2)
    on(strike(table), hero=(6, 6))
    assert total(table) == 12 - 3 - 2


@pytest.mark.rule("EU-151", "EU-273", "EU-296")
def test_a_waked_tile_does_not_wake_the_gem_on_it() -> None:
    table = arena()
    opal = equip(table, 0, "moth_amulet")
    set_gem(table, opal, "opal")
    give(table, 0, "scroll_second_wind")
    table.health[0] = 1
    met(table, "thorn_boar")
    on(table, "healing")
    answer(table, "use moth_amulet 1", "gem opal", "use scroll_second_wind 1", "refresh moth_amulet")
    assert refused(table, "gem opal") == ("gem-inactive", "EU-296")
    answer(table, "use moth_amulet 1")
    assert table.health[0] == 1 + 2 + 1 + 2


@pytest.mark.rule("EU-156", "EU-319", "EU-184")
def test_a_shield_ram_and_an_essence_of_air_leave_the_monster_one_die() -> None:
    table = arena(heroes=("dral", "ael"))
    equip(table, 0, "shield_ram")
    essences(table, 0, air=1)
    met(table, "thorn_boar")
    on(table, "attack")
    answer(table, "attack shield_ram")
    roll(table, 5, 5)
    on(table, "before-monster")
    answer(table, "essence air 1")
    on(table, "monster-roll")
    assert dice(table) == 1


@pytest.mark.rule("EU-359", "EU-360", "EU-057")
def test_compound_interest_counts_the_dwurt_spent_on_the_same_roll() -> None:
    table = attacking(heroes=("skoldur", "ael"))
    equip(table, 0, "compound_interest")
    on(strike(table), "attack")
    answer(table, "attack rust_tooth")
    roll(table, 1, 1)
    answer(table, "dwurt", "use rust_tooth 1", "use compound_interest 1")
    on(table)
    assert total(table) == 2 + 3 + 1 + 2
    assert (table.dwurt[0], table.dwurt_die[0]) == (3, 2)
    assert fight(table).damage == 1 + 1


@pytest.mark.rule("EU-176", "EU-193", "EU-258")
def test_last_laugh_counts_the_health_missing_when_it_is_used() -> None:
    table = attacking(heroes=("dral", "ael"))
    equip(table, 0, "last_laugh")
    give(table, 0, "berserkers_mead")
    table.health[0] = 5
    strike(table)
    answer(table, "use berserkers_mead 1")
    assert table.health[0] == 3
    answer(table, "use last_laugh 1")
    on(table, "attack")
    answer(table, "attack woodcutters_greeting")
    on(table, hero=(4, 4))
    assert fight(table).damage == 2 + 4 + 2 + 4 // 2


@pytest.mark.rule("EU-195", "EU-196", "EU-199", "EU-044", "EU-045")
@pytest.mark.parametrize("left", [[], ["curse"]])
def test_the_reward_is_drawn_before_the_cards_that_were_played_are_discarded(left: list[str]) -> None:
    table = arena()
    hand(table, 1, frenzy=1)
    table.silver = []
    table.silver_discard = [card(table, word) for word in left]
    met(table, "mud_gecko")
    on(table, "monster-roll")
    fight(table).chaos = 1
    roll(table, 1, 1)
    answer(table, "card frenzy 1")
    on(table, "hero-roll")
    fight(table).damage = 99
    roll(table, 6, 6)
    on(table)
    assert held_cards(table) == dict.fromkeys(left, 1), "the frenzy still lies beside the monster"
    assert table.silver_discard == [card(table, "frenzy")]


@pytest.mark.rule("EU-209", "EU-212", "EU-044")
def test_a_dead_hero_may_draw_the_very_card_that_was_played_against_him() -> None:
    table = arena()
    hand(table, 1, healing=1)
    table.golden = []
    met(table, "mud_gecko")
    on(table, "monster-roll")
    fight(table).chaos, table.health[0] = 1, 1
    roll(table, 6, 6)
    answer(table, "card healing 1")
    on(table)
    assert (held_cards(table), table.golden_discard) == ({"healing": 1}, [])
