"""Battles of Conquest of Nerath that seldom come about: allies who are named, heroes at sea under cards, last dice.

What seldom differs in moves is in ``movement/test_rules_seldom``.
"""

from __future__ import annotations

import pytest

from taverne.games.nerath.box.vocabulary import Add, Units
from taverne.games.nerath.rules.battle.casualties import Suffering
from taverne.games.nerath.rules.cards.card_play import PlayingCard
from taverne.games.nerath.rules.cards.effects.add import join, may_join
from taverne.games.nerath.rules.cards.effects.battle import cancellable
from taverne.games.nerath.rules.cards.effects.remove import take_off
from taverne.games.nerath.rules.cards.effects.strike import Striking, Volley
from taverne.games.nerath.state.game_state import NerathState
from tests.asking import shown_in
from tests.nerath.cards import draw_phase, opens, pass_windows, script, to_ask, to_roll
from tests.nerath.positions import (
    answer,
    attack,
    board,
    bound_for,
    chest,
    count,
    draw,
    guard,
    hand,
    hold,
    lay,
    number,
    options,
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
from tests.nerath.refusals.test_refusals import why

SEA = "corsair_sea"


def pieces(table: NerathState) -> list[object]:
    return [table.where, table.owner, table.kind, table.holder, table.points, table.gold]


@pytest.mark.rule("CN-177", "CN-266", "CN-295")
def test_what_nobody_listens_to_happens_all_the_same() -> None:
    after = []
    for heard in (True, False):
        table = board()
        if not heard:
            table.events = None
        attack(table, "karkoth", "walking_wood", monster=1)
        put(table, "vailin", "walking_wood", footsoldier=1)
        ship(table, "karkoth", SEA)
        ship(table, "vailin", SEA)
        script(war(table), (1,), (1,), "retreat")
        script(table, f"to {options(table)[0].split()[1]}") if prompt(table) == "retreat-to" else None
        script(table, (12,), (1,))
        pass_windows(table)
        after.append(pieces(table))
        assert table.holder[space(table, "walking_wood")] == number("karkoth")
    assert after[0] == after[1]


@pytest.mark.rule("CN-567")
@pytest.mark.parametrize("heard", [True, False])
def test_a_wizard_is_put_elsewhere_whether_anybody_listens_or_not(heard: bool) -> None:
    table = board()
    if not heard:
        table.events = None
    lay(table, "karkoth", "hand_of_vecna")
    put(table, "karkoth", "bonewind_coast", wizard=1)
    opens(table, "karkoth", "draw", "turn_start")
    script(table, "use hand_of_vecna", "to skalgard")
    assert count(table, "karkoth", "skalgard") == {"wizard": 1}


@pytest.mark.rule("CN-530")
def test_where_allies_stand_together_a_unit_is_named_with_its_realm() -> None:
    table = board("alliances")
    hand(table, "iron_circle", "master_assassin")
    attack(table, "iron_circle", "vast_plains", footsoldier=1)
    hold(table, "vailin", "vast_plains")
    put(table, "vailin", "vast_plains", footsoldier=1, fighter=1)
    put(table, "nerath", "vast_plains", footsoldier=1)
    script(war(table, "iron_circle"), "play master_assassin")
    assert options(table) == ["name_of vailin footsoldier", "name_of nerath footsoldier", "name_of vailin fighter"]
    answer(table, "name_of nerath footsoldier")
    assert count(table, "nerath", "vast_plains") == {}
    assert count(table, "vailin", "vast_plains") == {"footsoldier": 1, "fighter": 1}


@pytest.mark.rule("CN-525", "CN-220", "CN-172")
def test_a_fighter_aboard_under_a_fire_shield_is_told_from_another() -> None:
    table = board()
    hand(table, "iron_circle", "fire_shield")
    for _ in range(2):
        ship(table, "iron_circle", SEA, fighter=1)
    ship(table, "vailin", SEA)
    script(war(table, "iron_circle"), "play fire_shield")
    if prompt(table) == "card-favour":
        answer(table, options(table)[0])
    assert to_roll(table) == (8, 10, 10, 8, 10)
    script(table, (1, 1, 1, 1, 1), (8,))
    assert options(table) == ["lose fighter", "lose_favoured fighter", "sink fighter"]
    answer(table, "lose_favoured fighter")
    script(table, "continue")
    assert to_roll(table) == (8, 8, 10)


@pytest.mark.rule("CN-497", "CN-116", "CN-158")
def test_a_fighter_bound_for_an_entrance_who_becomes_a_footsoldier_stays_aboard() -> None:
    table = board()
    hand(table, "karkoth", "withering_grasp")
    guard(table, "thunderspire_labyrinth", "ogre")
    carrier = ship(table, "nerath", "gulf_of_nera", fighter=1)
    bound_for(table, carrier, "thunderspire_labyrinth")
    ship(table, "karkoth", "gulf_of_nera", fighter=1)
    (hero,) = table.cargo(carrier)
    script(war(table, "nerath"), "play withering_grasp")
    if prompt(table) == "card-replace":
        answer(table, "name fighter")
    assert count(table, "nerath", "gulf_of_nera") == {"warship": 1, "footsoldier": 1}
    assert table.aim[hero] == -1
    script(table, (1,), (1, 1), "continue", (8,), (1, 1), "sink fighter")
    assert to_ask(table) == ("", []), "there is no landing to call off"
    assert count(table, "nerath", "gulf_of_nera") == {"warship": 1, "footsoldier": 1}


@pytest.mark.rule("CN-583", "CN-245", "CN-246")
def test_a_wizards_last_die_takes_a_die_of_a_guardian() -> None:
    table = board()
    lay(table, "karkoth", "staff_of_the_magi")
    guard(table, "temple_of_elemental_evil", "ogre", "hydra")
    attack(table, "karkoth", "temple_of_elemental_evil", wizard=1, fighter=1)
    war(table)
    assert to_roll(table) == (10,), "the Wizard strikes first"
    roll(table, 1)
    assert to_roll(table) == (10,), "the Fighter"
    roll(table, 1)
    guards = to_roll(table)
    roll(table, 8, *[1] * (len(guards) - 1))
    answer(table, "lose wizard")
    assert to_roll(table) == (20,)
    roll(table, 20)
    pass_windows(table)
    answer(table, "remove ogre 10")
    assert table.fight is not None
    assert sum(len(dice) for dice in table.fight.guards) == len(guards) - 1
    assert count(table, "karkoth", "temple_of_elemental_evil") == {"fighter": 1}


@pytest.mark.rule("CN-289", "CN-204")
def test_nobody_rolls_when_the_last_unit_of_a_side_is_taken_away_before_the_roll() -> None:
    table = board()
    hand(table, "nerath", "magic_missile")
    put(table, "nerath", "sarthel", wizard=1)
    (lone,) = attack(table, "iron_circle", "sarthel", footsoldier=1)
    war(table, "iron_circle")
    pass_windows(table, "play magic_missile")
    assert "play magic_missile" in options(table), "the window before a roll"
    take_off(table, lone, "CN-012")
    pass_windows(table)
    assert not table.pending, "there was nobody to roll against"
    assert count(table, "nerath", "sarthel") == {"wizard": 1}


@pytest.mark.rule("CN-454", "CN-455")
def test_who_is_no_hero_joins_a_battle_on_land_only_and_at_sea_a_berth_is_needed() -> None:
    soldier = Add(units=Units(footsoldier=1), where="battle")
    heroes = Add(units=Units(fighter=2), where="battle")
    table = board()
    ship(table, "karkoth", SEA, wizard=1)
    ship(table, "vailin", SEA)
    chest(table, "karkoth", "vorpal_sword")
    war(table)
    assert table.fight is not None
    karkoth = number("karkoth")
    assert not may_join(table, karkoth, soldier)
    assert may_join(table, karkoth, heroes)
    join(table, PlayingCard(karkoth, 0, 0, 1), heroes)
    assert count(table, "karkoth", SEA) == {"warship": 1, "wizard": 1, "fighter": 1}, "one berth, one hero"
    assert not may_join(table, karkoth, heroes)


@pytest.mark.rule("CN-473", "CN-572", "CN-456")
def test_the_ointment_cancels_a_hit_of_a_card_attack_in_its_owners_turn() -> None:
    table = board()
    lay(table, "vailin", "keoghtoms_ointment")
    put(table, "vailin", "walking_wood", footsoldier=3)
    turn(table, "vailin")
    assert cancellable(table, number("vailin")) == 0
    card = table.cat.card_index["rain_of_colourless_fire"]
    run(table, Striking(number("karkoth"), card, 12, [Volley(space(table, "walking_wood"), 3)]))
    roll(table, 6, 12, 5)
    assert cancellable(table, number("vailin")) == 2
    pass_windows(table, "use keoghtoms_ointment")
    answer(table, "use keoghtoms_ointment")
    pass_windows(table)
    assert count(table, "vailin", "walking_wood") == {"footsoldier": 2}


@pytest.mark.rule("CN-494", "CN-196")
@pytest.mark.parametrize("realm", ["karkoth", "vailin", "iron_circle", "nerath"])
def test_one_lost_unit_opens_no_window_of_losses_whoever_lost_it(realm: str) -> None:
    """Enough are two, since Umbral Taint asks for so many."""
    table = board()
    rival = "vailin" if realm == "karkoth" else "karkoth"
    chest(table, rival, "vorpal_sword")
    table.orders = [0, 0, 0, 0]
    attack(table, rival, "vast_plains", wizard=1, footsoldier=1)
    hold(table, realm, "vast_plains")
    put(table, realm, "vast_plains", footsoldier=3)
    war(table, rival)
    assert to_roll(table) == (10,)
    roll(table, 10)
    asked = []
    while prompt(table) == "react":
        asked.append(shown_in(table, "window"))
        answer(table, "pass")
    assert "window-round_losses" not in asked
    assert count(table, realm, "vast_plains") == {"footsoldier": 2}


@pytest.mark.rule("CN-289", "CN-196")
def test_nobody_braces_for_a_roll_when_a_side_is_gone_before_the_first_strike() -> None:
    table = board()
    hand(table, "karkoth", "creeping_doom")
    hand(table, "nerath", "magic_missile")
    put(table, "nerath", "winterbole_forest", wizard=1)
    (lone,) = attack(table, "karkoth", "winterbole_forest", fighter=1)
    war(table)
    while shown_in(table, "window") != "window-first_strike":
        answer(table, "pass")
    take_off(table, lone, "CN-012")
    while prompt(table) == "react":
        assert shown_in(table, "window") != "window-before_roll"
        answer(table, "pass")
    assert not table.pending
    assert count(table, "nerath", "winterbole_forest") == {"wizard": 1}


@pytest.mark.rule("CN-481", "CN-289", "CN-177")
def test_a_hit_that_is_owed_falls_though_who_scored_it_is_gone() -> None:
    table = board()
    hand(table, "karkoth", "creeping_doom")
    hand(table, "nerath", "magic_missile")
    put(table, "nerath", "winterbole_forest", wizard=1)
    (lone,) = attack(table, "karkoth", "winterbole_forest", fighter=1)
    script(war(table), "play creeping_doom")
    pass_windows(table, "play magic_missile")
    assert shown_in(table, "window") == "window-before_roll"
    take_off(table, lone, "CN-012")
    pass_windows(table)
    assert not table.pending
    assert count(table, "nerath", "winterbole_forest") == {}


@pytest.mark.rule("CN-553")
def test_who_wins_a_dungeon_does_not_push_on_from_it() -> None:
    table = board()
    hand(table, "nerath", "sustained_push")
    guard(table, "thunderspire_labyrinth", "ogre")
    attack(table, "nerath", "thunderspire_labyrinth", fighter=2)
    near = table.cat.near[space(table, "thunderspire_labyrinth")][0]
    for land in near:
        hold(table, "iron_circle", table.cat.space_ids[land])
    war(table, "nerath")
    while not table.chest[number("nerath")]:
        if prompt(table) == "treasure":
            draw(table, "holy_avenger")
        elif prompt(table) == "react":
            assert "play sustained_push" not in options(table)
            answer(table, "pass")
        else:
            roll(table, *[10 if prompt(table) == "attack" else 1] * len(to_roll(table)))
    while prompt(table) == "react":
        assert "play sustained_push" not in options(table)
        answer(table, "pass")


@pytest.mark.rule("CN-172")
@pytest.mark.parametrize("line", ["lose", "continue", "lose nobody", "sink footsoldier"])
def test_what_names_no_unit_is_refused_as_nothing_that_is_asked(line: str) -> None:
    table = board()
    put(table, "vailin", "walking_wood", footsoldier=2, fighter=1)
    run(table, Suffering(space(table, "walking_wood"), number("vailin"), 1))
    assert options(table) == ["lose footsoldier", "lose fighter"]
    assert why(table, line) == why(table, "nonsense")
    assert why(table, "lose wizard") == "none-there CN-172"


@pytest.mark.rule("CN-488", "CN-014")
def test_who_must_give_all_he_has_gives_his_cargo_and_then_the_ship() -> None:
    table = board()
    carrier = ship(table, "karkoth", SEA, footsoldier=2)
    put(table, "vailin", "walking_wood", footsoldier=2)
    units = [*table.cargo(carrier), carrier]
    hand(table, "karkoth", "rain_of_colourless_fire")
    script(draw_phase(table, "karkoth"), "play rain_of_colourless_fire")
    assert [table.where[unit] for unit in units] == [-1, -1, -1]
    assert [event["unit"] for event in told(table, "unit-removed")] == [
        "unit-footsoldier",
        "unit-footsoldier",
        "unit-warship",
    ]
    assert to_roll(table) == (12, 12)
