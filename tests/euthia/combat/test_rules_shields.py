"""After the monster's roll in Euthia: its Gaar, shields, wounds, what keeps a hero alive, what holds all along."""

from __future__ import annotations

import pytest

from taverne.engine.actions import Action
from taverne.engine.frames import why_not
from taverne.games.euthia.rules.combat.hero_roll import HeroRolling
from taverne.games.euthia.rules.combat.monster_attack import inflict
from taverne.games.euthia.state.duel import FOE_STEP
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.fights import (
    attacked,
    fight,
    on,
    strength,
    strike,
    suffer,
    wounds,
)
from tests.euthia.positions import (
    answer,
    board,
    equip,
    essences,
    give,
    hand,
    options,
    prompt,
    refused,
    roll,
    thing,
    told,
)


@pytest.mark.rule("EU-165")
def test_in_the_heros_attack_only_the_hero_uses_gaar() -> None:
    table = attacked("dragonfly")
    fight(table).step = 3
    on(strike(table), "roll-attack", hero=(3, 3))
    assert [choice.seat for choice in table.pending] == [0]
    refusal = why_not(table, 1, Action.parse("gaar 1"))
    assert refusal is not None
    assert refusal.key == "not-asked"


@pytest.mark.rule("EU-166", "EU-144")
def test_the_monster_player_uses_the_monsters_gaar_never_his_own() -> None:
    table = attacked("goblin_archer")
    hand(table, 1, curse=1)
    fight(table).gaar = 0
    assert table.gaar[1] == 4
    on(suffer(table), "duel")
    assert (table.pending[0].seat, options(table)) == (1, ["pass"])
    assert refused(table, "gaar 1") == ("no-gaar", "EU-166")


@pytest.mark.rule("EU-167")
def test_spent_gaar_are_gone_and_count_for_this_roll_only() -> None:
    table = attacked("dragonfly")
    on(suffer(table), "duel", foe=(3, 3))
    answer(table, "gaar 1")
    roll(table, 3)
    on(table)
    assert strength(table) == 8
    on(suffer(table), foe=(3, 3))
    assert strength(table) == 6
    assert fight(table).gaar == 1


@pytest.mark.rule("EU-168", "EU-169", "EU-170")
def test_a_shield_is_used_in_every_round_and_weakens_the_next_attack_only() -> None:
    table = attacked(heroes=("dral", "keleia"))
    for _ in range(2):
        fight(table).step = FOE_STEP
        on(suffer(table), "after-monster", foe=(4, 3))
        answer(table, "use tavern_door 1")
        assert not table.pending, "a shield works once in an attack"
        assert strength(table) == 5
        assert not table.engaged[thing(table, 0, "tavern_door")]
    on(strike(table), hero=(4, 4))
    assert told(table, "hero-total")[-1]["n"] == 8 - 6, "two attacks of the monster came before this one"
    on(strike(table), hero=(4, 4))
    assert told(table, "hero-total")[-1]["n"] == 8


@pytest.mark.rule("EU-169")
def test_a_shield_may_lower_wounds() -> None:
    table = attacked()
    table.remove_thing(thing(table, 0, "fire_staff"))
    equip(table, 0, "tower_pavise")
    on(suffer(table), "after-monster", foe=(6, 6))
    answer(table, "use tower_pavise 1")
    assert wounds(table) == 3 - 2
    assert fight(table).ahead[0] == -2


@pytest.mark.rule("EU-168")
def test_a_shield_in_a_sack_does_nothing() -> None:
    table = attacked()
    give(table, 0, "tower_pavise")
    on(suffer(table), foe=(6, 6))
    assert wounds(table) == 3
    assert told(table, "used") == []


@pytest.mark.rule("EU-171")
def test_plain_wounds_lower_health() -> None:
    table = on(suffer(attacked()), foe=(5, 2))
    assert table.health[0] == 6 - 2


@pytest.mark.rule("EU-172", "EU-173")
@pytest.mark.parametrize(
    ("plain", "more", "less", "left"), [(2, 3, 0, 1), (0, 3, 0, 6), (1, 2, 2, 5), (1, 0, 4, 6), (0, 2, 1, 6)]
)
def test_more_wounds_need_plain_ones_and_less_come_last(plain: int, more: int, less: int, left: int) -> None:
    table = attacked()
    fight(table).now[2], fight(table).now[3] = more, less
    inflict(table, fight(table), plain)
    assert table.health[0] == left


@pytest.mark.rule("EU-173", "EU-320")
def test_a_guard_cancels_wounds_after_all_else_until_it_is_spent() -> None:
    table = attacked()
    fight(table).guard = 3
    inflict(table, fight(table), 2)
    assert (table.health[0], fight(table).guard) == (6, 1)
    inflict(table, fight(table), 2)
    assert (table.health[0], fight(table).guard) == (5, 0)


@pytest.mark.rule("EU-174", "EU-317")
def test_a_silver_heart_takes_damage_from_the_monster_without_surplus() -> None:
    table = attacked("marsh_leech")
    hand(table, 1, healing=1)
    fight(table).damage = 1
    on(suffer(table), "duel")
    answer(table, "card healing 1")
    assert fight(table).damage == 0
    assert told(table, "regenerated") == [{"foe": "monster-marsh_leech", "n": 1}]


@pytest.mark.rule("EU-195", "EU-208")
def test_what_keeps_a_hero_alive_leaves_1_health_and_only_then_heals() -> None:
    table = attacked(heroes=("ael", "dral"))
    equip(table, 0, "the_last_door")
    table.health[0] = 2
    on(suffer(table), "after-monster", foe=(6, 6))
    answer(table, "use the_last_door 1")
    assert table.health[0] == min(4, 1 + 4)
    assert told(table, "wounded")[-1]["health"] == 1


@pytest.mark.rule("EU-195")
def test_what_keeps_a_hero_alive_does_nothing_else_if_he_lives_anyway() -> None:
    table = attacked(heroes=("ael", "dral"))
    equip(table, 0, "the_last_door")
    table.health[0] = 4
    on(suffer(table), "after-monster", foe=(6, 6))
    answer(table, "use the_last_door 1")
    assert table.health[0] == 1
    assert told(table, "healed") == []
    assert table.engaged[thing(table, 0, "the_last_door")]


@pytest.mark.rule("EU-195")
def test_damage_after_the_roll_may_beat_the_monster_before_it_wounds() -> None:
    table = attacked()
    equip(table, 0, "ring_of_flame")
    fight(table).damage = 7
    on(suffer(table), "after-monster", foe=(6, 6))
    answer(table, "use ring_of_flame 1")
    assert table.health[0] == 6
    assert not table.pending


@pytest.mark.rule("EU-360")
def test_skoldurs_dwurt_take_3_from_the_monster_without_a_reroll() -> None:
    table = attacked(heroes=("skoldur", "dral"))
    on(suffer(table), "duel", foe=(6, 5))
    answer(table, "pass", "dwurt")
    on(table)
    assert strength(table) == 11 - 3
    assert (table.dwurt[0], table.dwurt_die[0]) == (4, 1)


def test_who_is_asked_does_not_show_what_the_monster_player_holds() -> None:
    """With Chaos and cards in hand he is asked in every window, whether a card fits it or not."""
    for cards in ({"curse": 1}, {"frenzy": 1}):
        table = attacked("goblin_archer")
        fight(table).gaar = 0
        hand(table, 1, **cards)
        suffer(table)
        assert (prompt(table), table.pending[0].seat) == ("monster-cards", 1)
        answer(table, "pass")
        on(table, "duel")
        assert table.pending[0].seat == 1


def suit(table: EuthiaState, size: int) -> None:
    """Equip so many different pieces of one family of armour."""
    cat = table.cat
    family = next(
        one
        for one in range(max(cat.tile_family) + 1)
        if len({cat.tile_piece[t] for t in range(cat.tiles) if cat.tile_family[t] == one}) >= size
    )
    pieces: dict[int, str] = {}
    for tile in range(cat.tiles):
        if cat.tile_family[tile] == family:
            pieces.setdefault(cat.tile_piece[tile], cat.tile_ids[tile])
    for piece in sorted(pieces)[:size]:
        equip(table, 0, pieces[piece])


@pytest.mark.rule("EU-276", "EU-298", "EU-300")
@pytest.mark.parametrize(("size", "power", "hurt"), [(2, 12, 3), (3, 11, 3), (5, 11, 2)])
def test_permanent_effects_hold_in_every_attack_as_far_as_the_set_goes(size: int, power: int, hurt: int) -> None:
    table = attacked(heroes=("keleia", "dral"))
    equip(table, 0, "second_skin")
    suit(table, size)
    table.health[0] = 9
    for _ in range(2):
        on(suffer(table), foe=(6, 6))
        assert (strength(table), wounds(table)) == (power, hurt)
    assert not table.engaged[thing(table, 0, "second_skin")]


@pytest.mark.rule("EU-151", "EU-282")
def test_water_heals_in_healing_phases_and_not_in_an_attack() -> None:
    table = attacked()
    essences(table, 0, air=1, water=1)
    table.health[0] = 2
    suffer(table)
    assert prompt(table) == "before-monster"
    assert refused(table, "essence water 1") == ("not-now", "EU-282")


@pytest.mark.rule("EU-057", "EU-276", "EU-298")
@pytest.mark.parametrize(("size", "more"), [(3, 0), (4, 1)])
def test_a_permanent_clover_is_part_of_every_hero_roll(size: int, more: int) -> None:
    table = board(heroes=("keleia", "dral"))
    rolling = HeroRolling(0, "challenge", dice=[2, 3])
    before = rolling.value(table)
    equip(table, 0, "second_skin")
    suit(table, size)
    assert (before, rolling.value(table) - before) == (5, more)
