"""Combats of Euthia: what comes before, who leads the monster, meeting it, preparation, initiative, the rounds."""

from __future__ import annotations

import pytest

from taverne.engine.actions import Action
from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.rules.combat.fight import Fighting
from taverne.games.euthia.state.duel import WOUNDS_LESS
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.fights import (
    AIRY,
    LAIR,
    arena,
    attacked,
    attacking,
    fight,
    held_cards,
    met,
    on,
    strike,
    suffer,
    windy,
)
from tests.euthia.positions import (
    acting,
    answer,
    draw,
    equip,
    essences,
    give,
    hand,
    lay,
    offered,
    options,
    pool,
    prompt,
    refused,
    roll,
    run,
    set_gem,
    stand,
    thing,
    tokens,
    told,
    top,
)


def started(table: EuthiaState, foe: str = "thorn_boar") -> EuthiaState:
    """Begin a combat and be ready for it."""
    met(table, foe)
    return answer(table, "done") if prompt(table) == "before-combat" else table


def walked_in(table: EuthiaState, points: int = 2) -> EuthiaState:
    """Walk into the monster's space from its neighbour, with some movement points."""
    stand(table, 0, "i_stones-b")
    table.moves[0] = points
    tokens(table, 0, "combat")
    top(table, "thorn_boar")
    return answer(acting(table), f"move {LAIR}")


@pytest.mark.rule("EU-133", "EUX-04")
def test_movement_points_outlive_a_won_combat() -> None:
    table = walked_in(arena())
    on(table, "before-combat")
    answer(table, "done")
    fight(table).damage = 8 - 1
    on(table, "act", hero=(6, 6))
    assert table.moves[0] == 1
    assert "move i_stones-b" in options(table)


@pytest.mark.rule("EU-133", "EU-213")
def test_movement_points_are_lost_in_a_defeat() -> None:
    table = walked_in(arena(), 3)
    on(table, "before-combat")
    answer(table, "done")
    table.health[0] = 1
    on(table, "act", foe=(6, 5))
    assert table.moves[0] == 0


@pytest.mark.rule("EU-134")
def test_before_a_combat_hope_is_reset_and_things_are_used_and_arranged() -> None:
    table = arena()
    table.hope = 4
    table.health[0] = 2
    give(table, 0, "healing_potion")
    met(table)
    assert (table.hope, prompt(table)) == (0, "before-combat")
    answer(table, "use healing_potion 1")
    assert table.health[0] == 5
    answer(table, "arrange", "unequip fire_staff 1", "done")
    assert prompt(table) == "before-combat"


@pytest.mark.rule("EU-134", "EU-090")
def test_nothing_that_leads_elsewhere_is_used_before_a_combat() -> None:
    table = arena()
    give(table, 0, "scroll_leagues")
    met(table)
    assert offered(table, "use") == []
    assert refused(table, "use scroll_leagues 1") == ("must-fight", "EU-090")


@pytest.mark.rule("EU-135")
def test_the_other_of_two_leads_the_monster() -> None:
    table = started(arena())
    assert fight(table).master == 1


@pytest.mark.rule("EU-136", "EU-137")
def test_control_cards_are_revealed_until_one_shows_another_hero() -> None:
    table = started(arena(seats=3))
    assert pool(table) == [0, 0, 1, 1, 2, 2]
    draw(table, 0)
    assert pool(table) == [0, 1, 1, 2, 2]
    draw(table, 0)
    draw(table, 2)
    assert fight(table).master == 2
    assert table.control == [1, 0, 0], "one own card is kept"
    assert sorted(table.control_discard) == [0, 2], "the second own card and the one that was used"
    assert table.control_deck == [1, 1, 2]


@pytest.mark.rule("EU-137")
def test_who_holds_an_own_control_card_keeps_no_second_one() -> None:
    table = arena(seats=3)
    table.control = [1, 0, 0]
    table.control_deck = [0, 1, 1, 2, 2]
    started(table)
    draw(table, 0)
    assert table.control == [1, 0, 0]
    assert table.control_discard == [0]


@pytest.mark.rule("EU-136")
def test_an_empty_control_deck_is_made_anew_of_its_discard() -> None:
    table = arena(seats=3)
    table.control_deck, table.control_discard = [], [2, 1, 1]
    started(table)
    assert pool(table) == [1, 1, 2]


@pytest.mark.rule("EU-138")
def test_who_holds_a_control_card_may_take_the_monster_before_any_is_revealed() -> None:
    table = arena(seats=3)
    table.control = [1, 0, 1]
    table.control_deck = [0, 1, 1, 2]
    started(table)
    assert (prompt(table), table.pending[0].seat) == ("control", 2), "the fighter himself is not asked"
    answer(table, "control")
    draw(table, 2)
    assert fight(table).master == 2
    assert table.control == [1, 0, 0]
    assert table.control_discard == [2]
    assert table.control_deck == [0, 1, 1, 2]


@pytest.mark.rule("EU-139")
def test_of_several_who_declare_one_is_drawn_and_only_he_discards_his_card() -> None:
    table = arena(seats=4)
    table.control = [0, 1, 1, 1]
    started(table)
    answer(table, "control", "pass", "control")
    assert pool(table) == [1, 3]
    draw(table, 3)
    assert fight(table).master == 3
    assert table.control == [0, 1, 1, 0]


@pytest.mark.rule("EU-140")
def test_control_cards_do_not_count_for_the_hand_limit() -> None:
    table = arena(seats=3)
    table.control[2] = 1
    hand(table, 2, curse=5)
    started(table)
    answer(table, "pass")
    draw(table, 2)
    fight(table).damage = 8
    on(table, "trophy")
    on(table)
    assert held_cards(table, 2) == {"curse": 5}


@pytest.mark.rule("EU-141", "EU-143", "EU-144")
def test_the_top_monster_of_the_level_is_turned_up_and_supplied() -> None:
    table = arena()
    hand(table, 1, curse=5)
    started(table, "brigand_lookout")
    assert len(pool(table)) == 24 - 5, "a silver card is drawn"
    draw(table, "venom")
    duel = fight(table)
    assert table.cat.foes.ids[duel.foe] == "brigand_lookout"
    assert (duel.chaos, duel.gaar, duel.damage) == (2, 1, 0)
    assert held_cards(table, 1) == {"curse": 5, "venom": 1}, "the limit waits for the end of the combat"
    assert told(table, "meets-player") == [{"seat": 0, "foe": "monster-brigand_lookout", "other": 1}]


@pytest.mark.rule("EU-143")
def test_a_monster_that_shows_a_gold_card_gives_its_player_one() -> None:
    table = arena("ii_slate-b")
    started(table, "cyclops")
    draw(table, "power_up")
    assert held_cards(table, 1) == {"power_up": 1}


@pytest.mark.rule("EU-142")
def test_the_back_of_the_next_monster_is_on_top_once_one_is_beaten() -> None:
    table = started(arena())
    fight(table).damage = 8
    on(table, "monster")
    assert "thorn_boar" not in pool(table)
    draw(table, "grey_wolf")
    on(table)
    assert table.cat.foes.ids[table.top[0]] == "grey_wolf"
    assert table.top_seen[0] == 0, "its front is unknown"


@pytest.mark.rule("EU-044", "EU-045", "EU-141")
def test_a_beaten_monster_comes_again_and_where_none_is_left_the_space_is_free() -> None:
    table = started(arena())
    table.monsters[0], table.monsters_discard[0] = [], []
    fight(table).damage = 8
    on(table, "monster")
    assert pool(table) == ["thorn_boar"], "the discard is the new deck"
    table = started(arena())
    table.monsters[0], table.monsters_discard[0] = [], []
    fight(table).damage = 8
    on(table, "trophy")
    answer(table, "keep")
    on(table)
    assert table.top[0] == NONE
    lay(table, "i_kite", 4, -2)
    stand(table, 0, AIRY)
    run(table, Fighting(0, NONE, table.at[0], 1))
    assert not table.pending
    assert table.freed(table.at[0])


@pytest.mark.rule("EU-145", "EU-101")
def test_air_and_earth_of_the_space_mark_the_whole_combat() -> None:
    table = started(windy(earth=True))
    assert (fight(table).air, fight(table).earth) == (1, 1)
    table = started(arena())
    assert (fight(table).air, fight(table).earth) == (0, 0)


@pytest.mark.rule("EU-145", "EU-101")
def test_a_hero_whom_air_does_not_touch_leaves_it_to_the_monster() -> None:
    table = arena(AIRY, heroes=("taesiri", "dral"))
    torpor = equip(table, 0, "torpor")
    table.stored[torpor] = (1, 0, 0, 0)
    started(table)
    assert fight(table).air == 1
    on(table, "hero-roll", foe=(6, 1))
    assert fight(table).dice == [1, 1]
    on(roll(table, 6, 1), "hero-roll")
    assert told(table, "hero-total")[0]["n"] == 7


@pytest.mark.rule("EU-146", "EU-278")
def test_preparation_comes_after_the_monster_is_supplied_and_before_initiative() -> None:
    table = arena(heroes=("keleia", "dral"))
    equip(table, 0, "dead_drop")
    started(table, "goblin_archer")
    assert (prompt(table), fight(table).chaos, fight(table).round) == ("prepare", 1, 0)
    answer(table, "use dead_drop 1")
    assert (fight(table).chaos, table.gold[0]) == (0, 1)
    assert prompt(table) == "initiative"
    assert table.engaged[thing(table, 0, "dead_drop")]


@pytest.mark.rule("EU-146", "EU-185")
def test_damage_at_preparation_may_end_the_combat() -> None:
    table = arena()
    give(table, 0, "scroll_wrath")
    started(table, "dragonfly")
    on(table, "prepare")
    answer(table, "use scroll_wrath 1")
    assert told(table, "monster-beaten") == [{"seat": 0, "foe": "monster-dragonfly"}]
    assert told(table, "combat-round") == []
    assert thing(table, 0, "scroll_wrath") == NONE


@pytest.mark.rule("EU-147", "EU-149")
def test_an_initiative_tile_may_attack_before_the_first_round() -> None:
    table = arena(heroes=("keleia", "dral"))
    started(table)
    assert (prompt(table), options(table)) == ("initiative", ["pass", "attack out_of_the_dark"])
    answer(table, "attack out_of_the_dark")
    answer(roll(table, 6, 5), "done")
    assert (fight(table).damage, fight(table).round) == (2, 1)
    assert table.engaged[thing(table, 0, "out_of_the_dark")]


@pytest.mark.rule("EU-147")
def test_a_monster_beaten_by_the_initiative_attack_never_attacks() -> None:
    table = arena(heroes=("keleia", "dral"))
    started(table)
    fight(table).damage = 6
    answer(table, "attack out_of_the_dark")
    on(table, "trophy", hero=(6, 5))
    assert prompt(table) == "trophy"
    assert told(table, "monster-rolled") == []


@pytest.mark.rule("EU-147")
def test_the_initiative_attack_may_be_left_out() -> None:
    table = arena(heroes=("keleia", "dral"))
    answer(started(table), "pass")
    assert fight(table).round == 1
    assert not table.engaged[thing(table, 0, "out_of_the_dark")]


@pytest.mark.rule("EU-148")
def test_before_the_first_round_no_curse_is_played_and_silence_is_barred() -> None:
    table = arena(heroes=("taesiri", "dral"))
    equip(table, 0, "silence")
    equip(table, 0, "changelings_gaze")
    hand(table, 1, curse=2)
    started(table, "goblin_archer")
    assert (prompt(table), table.pending[0].seat) == ("initiative", 0)
    assert told(table, "card-played") == []


@pytest.mark.rule("EU-148")
def test_in_a_round_silence_may_be_used() -> None:
    table = attacking(heroes=("taesiri", "dral"))
    equip(table, 0, "silence")
    strike(table)
    assert "use silence 1" in options(table)


@pytest.mark.rule("EU-149")
def test_an_initiative_weapon_is_not_engaged_and_only_such_tiles_are_chosen() -> None:
    table = arena(heroes=("keleia", "dral"))
    equip(table, 0, "swallow_knives")
    started(table)
    assert set(offered(table, "attack")) == {"attack swallow_knives", "attack out_of_the_dark"}
    assert refused(table, "attack twin_fangs") == ("no-initiative", "EU-149")
    answer(table, "attack swallow_knives")
    answer(roll(table, 6, 3), "done")
    assert not table.engaged[thing(table, 0, "swallow_knives")]
    assert fight(table).round == 1, "one such attack in a combat"


@pytest.mark.rule("EU-150")
def test_a_combat_round_is_healing_monster_healing_hero() -> None:
    table = arena()
    give(table, 0, "healing_potion")
    give(table, 0, "innkeepers_tonic")
    table.health[0] = 5
    started(table)
    asked = []
    for _ in range(6):
        asked.append(prompt(table))
        if prompt(table) == "hero-roll":
            roll(table, 4, 3)
        elif prompt(table) == "monster-roll":
            roll(table, 1, 1)
        else:
            answer(
                table,
                "attack fire_staff" if prompt(table) == "attack" else "pass" if prompt(table) == "duel" else "done",
            )
    assert asked == ["healing", "monster-roll", "duel", "duel", "healing", "before-hero"]
    on(table, "healing")
    assert fight(table).round == 2, "and again"


@pytest.mark.rule("EU-151")
def test_in_a_healing_phase_any_number_of_healing_things_are_used() -> None:
    table = arena()
    give(table, 0, "healing_potion")
    cowl = equip(table, 0, "dragonskin_cowl")
    set_gem(table, cowl, "opal")
    set_gem(table, cowl, "diamond", second=True)
    essences(table, 0, water=1)
    table.health[0] = 1
    started(table)
    table.health[0] = 1
    maximum = 6 + table.cat.tile_health[table.cat.tile_index["dragonskin_cowl"]]
    assert prompt(table) == "healing"
    answer(table, "gem opal", "use healing_potion 1")
    assert table.health[0] == 5
    answer(table, "essence water 1")
    assert table.health[0] == min(8, maximum)


@pytest.mark.rule("EU-151")
def test_the_monster_player_is_not_asked_in_a_healing_phase() -> None:
    table = arena()
    give(table, 0, "healing_potion")
    table.health[0] = 1
    hand(table, 1, frenzy=2)
    started(table, "goblin_archer")
    assert (prompt(table), [choice.seat for choice in table.pending]) == ("healing", [0])
    assert refused_for(table, 1, "card frenzy 1") == "not-asked"


def refused_for(table: EuthiaState, seat: int, line: str) -> str:
    from taverne.engine.frames import why_not

    refusal = why_not(table, seat, Action.parse(line))
    assert refusal is not None
    return refusal.key


@pytest.mark.rule("EU-151", "EU-258")
def test_what_only_heals_is_not_offered_to_a_hero_who_is_not_hurt() -> None:
    table = arena()
    give(table, 0, "healing_potion")
    started(table)
    assert prompt(table) == "monster-roll"


@pytest.mark.rule("EU-150")
def test_a_stunned_monster_leaves_out_a_whole_attack() -> None:
    table = attacked()
    essences(table, 0, air=1)
    fight(table).stun = 1
    suffer(table)
    assert not table.pending, "not even a step A"
    assert fight(table).stun == 0
    suffer(table)
    assert prompt(table) == "before-monster"


@pytest.mark.rule("EU-150", "EU-195")
def test_a_hero_who_cannot_win_and_is_never_wounded_is_worn_out_after_thirty_rounds() -> None:
    table = started(arena(mode="solo", seats=1))
    for worn in [lies for lies in table.slots[0] if lies >= 0]:
        table.remove_thing(worn)
    fight(table).whole[WOUNDS_LESS] = 50
    on(table)
    assert table.duel is None
    assert told(table, "combat-round")[-1] == {"n": 30}
    assert told(table, "exhausted") == [{"seat": 0, "n": 30}]
    assert (table.deaths[0], table.round) == (1, 1)
