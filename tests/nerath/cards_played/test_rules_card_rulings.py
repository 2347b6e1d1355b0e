"""Chapter 22 of Conquest of Nerath: rulings common to all decks (CN-443 to CN-477) that no single card proves."""

from __future__ import annotations

import pytest

from taverne.games.nerath.box.card_tables import FOR_BATTLE
from taverne.games.nerath.box.catalogue import EVERYBODY
from taverne.games.nerath.box.vocabulary import Add, Transfer
from taverne.games.nerath.rules.cards.effects.add import enlist, places
from taverne.games.nerath.rules.cards.effects.transfer import goals
from taverne.games.nerath.state.fight import CardEffect, Fight
from taverne.games.nerath.state.game_state import STUCK
from taverne.games.nerath.state.modifiers import hit_number

from ..cards import draw_phase, gold, offered, opens, script, to_roll
from ..positions import (
    answer,
    attack,
    board,
    count,
    hand,
    hold,
    hold_all,
    holder,
    lay,
    options,
    points,
    prompt,
    put,
    ship,
    space,
    turn,
    war,
)


@pytest.mark.rule("CN-443")
def test_only_realms_that_take_part_play_cards_of_a_battle() -> None:
    table = board()
    for realm, card in (("nerath", "dragon_lore"), ("vailin", "dragon_bane_arrows")):
        hand(table, realm, card)
    attack(table, "karkoth", "walking_wood", dragon=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    war(table)
    assert table.pending[0].seat == 1
    assert "play dragon_bane_arrows" in options(table)
    answer(table, "pass")
    assert to_roll(table) == (20,), "Nerath is not asked"


@pytest.mark.rule("CN-443", "CN-192")
def test_the_controller_of_an_attacked_land_takes_part_without_a_unit_there() -> None:
    table = board("alliances")
    hand(table, "vailin", "natures_ally")
    put(table, "nerath", "walking_wood", footsoldier=1)
    attack(table, "karkoth", "walking_wood", footsoldier=1)
    assert offered(war(table), "play natures_ally")
    answer(table, "play natures_ally")
    assert count(table, "vailin", "walking_wood") == {"monster": 1}


@pytest.mark.rule("CN-444")
def test_a_treasure_of_battles_may_be_laid_at_the_start_of_a_battle_of_others() -> None:
    table = board()
    table.treasure_deck.remove(table.cat.card_index["orb_of_storm"])
    table.chest[3] = [table.cat.card_index["orb_of_storm"]]
    attack(table, "karkoth", "walking_wood", footsoldier=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    script(war(table), "lay orb_of_storm")
    assert points(table, "nerath") == 2


@pytest.mark.rule("CN-445")
def test_a_dragon_on_a_boosting_card_is_one_of_the_owners() -> None:
    table = board()
    hand(table, "vailin", "fire_breath_vailin")
    attack(table, "karkoth", "walking_wood", dragon=1)
    put(table, "vailin", "walking_wood", monster=2)
    assert not offered(war(table), "play fire_breath_vailin")


@pytest.mark.rule("CN-446")
def test_units_of_a_card_are_free_and_ignore_limits_of_castles() -> None:
    table = board()
    gold(table, iron_circle=0)
    hand(table, "iron_circle", "mercenary_company")
    turn(table, "iron_circle", "draw")
    draw_phase(table, "iron_circle")
    answer(table, "at chain_port")
    assert count(table, "iron_circle", "chain_port") == {"footsoldier": 4}, "a land without a castle"
    assert table.gold[2] == 0


@pytest.mark.rule("CN-447", "CN-448")
def test_units_added_up_to_the_movement_phase_may_move_later_ones_not() -> None:
    table = board()
    marks = []
    for phase in ("draw", "movement", "battles", "reposition", "reinforcement"):
        turn(table, "karkoth", phase)
        marks.append(table.mark[enlist(table, 0, 0, space(table, "skalgard"))])
    assert marks == [0, 0, STUCK, STUCK, STUCK]
    turn(table, "vailin", "battles")
    assert table.mark[enlist(table, 0, 0, space(table, "skalgard"))] == 0, "it is not its realm's turn"


@pytest.mark.rule("CN-449", "CN-011")
def test_friendly_land_of_a_card_includes_allied_land_and_controlled_land_does_not() -> None:
    table = board("alliances")
    deeds = [deed for deeds in table.cat.decks.deeds for deed in deeds if isinstance(deed, Add)]
    nera = space(table, "nera")
    for deed in deeds:
        if deed.where == "friendly_land" and not deed.at:
            assert nera in places(table, 1, deed)
        if deed.where in ("controlled", "controlled_empty") and not deed.at:
            assert nera not in places(table, 1, deed)


@pytest.mark.rule("CN-450", "CN-475")
def test_no_card_puts_a_unit_on_an_entrance() -> None:
    table = board()
    hold(table, "karkoth", "nera", "walking_wood")
    put(table, "iron_circle", "chain_port", wizard=1, dragon=1, warship=0)
    ships = [ship(table, realm, "iron_sound") for realm in ("iron_circle",)]
    for deeds in table.cat.decks.deeds:
        for deed in deeds:
            for realm in EVERYBODY:
                if isinstance(deed, Add) and deed.where not in ("battle", "adjacent_sea", "each_warship"):
                    assert all(place < table.cat.first_dungeon for place in places(table, realm, deed))
                if isinstance(deed, Transfer):
                    for unit in (*table.here[space(table, "chain_port")], *ships):
                        found = goals(table, realm, deed, table.where[unit], unit)
                        assert all(place < table.cat.first_dungeon for place in found)


@pytest.mark.rule("CN-453", "CN-452")
def test_units_added_to_an_attack_retreat_with_the_others() -> None:
    table = board()
    hand(table, "vailin", "natures_ally")
    attack(table, "vailin", "ashen_march", footsoldier=1)
    put(table, "karkoth", "ashen_march", monster=1)
    script(war(table, "vailin"), "play natures_ally", (1, 1), (1,), "retreat")
    while prompt(table) not in ("react", ""):
        choices = options(table)
        answer(table, next((word for word in choices if "walking_wood" in word), choices[0]))
    assert count(table, "vailin", "walking_wood") == {"footsoldier": 1, "monster": 1}


@pytest.mark.rule("CN-454")
def test_a_card_adds_heroes_only_to_a_naval_battle() -> None:
    table = board()
    hand(table, "iron_circle", "infamous_traitor")
    mine = ship(table, "iron_circle", "iron_sound")
    ship(table, "nerath", "iron_sound", fighter=1)
    attack(table, "nerath", "iron_sound", warship=1)
    script(war(table, "nerath"), "play infamous_traitor")
    assert [table.kind[unit] for unit in table.cargo(mine)] == [2]


@pytest.mark.rule("CN-456", "CN-466", "CN-472")
def test_better_numbers_and_rerolls_do_not_count_in_card_attacks() -> None:
    table = board()
    hand(table, "vailin", "favorable_winds", "blockade")
    lay(table, "vailin", "holy_avenger")
    put(table, "vailin", "corsair_sea", warship=1)
    put(table, "karkoth", "skalgard", footsoldier=1)
    draw_phase(table, "vailin")
    script(table, "play favorable_winds")
    table.stack.clear()
    opens(table, "vailin", "movement", "phase_end")
    script(table, "play blockade", (5,))
    assert count(table, "karkoth", "skalgard") == {"footsoldier": 1}, "five is no hit, and nobody rolls back"
    assert not table.pending


@pytest.mark.rule("CN-457", "CN-181")
def test_the_controller_allots_a_card_attack_among_allied_units_too() -> None:
    table = board("alliances")
    hand(table, "nerath", "popular_uprising")
    hold(table, "karkoth", "nera")
    put(table, "karkoth", "nera", monster=1)
    put(table, "iron_circle", "nera", footsoldier=1)
    draw_phase(table, "nerath")
    script(table, "play popular_uprising", (20,))
    assert (prompt(table), table.pending[0].seat) == ("casualties", 0)
    script(table, "lose_of iron_circle footsoldier")
    assert (prompt(table), table.pending[0].seat) == ("agree", 2)
    answer(table, "agree")
    assert count(table, "iron_circle", "nera") == {}


@pytest.mark.rule("CN-458", "CN-459")
def test_castles_and_durable_units_absorb_a_hit_of_a_card_attack_and_recover() -> None:
    table = board()
    hand(table, "nerath", "popular_uprising")
    hold(table, "karkoth", "nera")
    put(table, "karkoth", "nera", castle=1, footsoldier=1)
    draw_phase(table, "nerath")
    script(table, "play popular_uprising", (20,), "lose castle")
    assert count(table, "karkoth", "nera") == {"castle": 1, "footsoldier": 1}
    attack(table, "nerath", "nera", footsoldier=1)
    table.stack.clear()
    script(war(table, "nerath"), (1,))
    assert sorted(to_roll(table)) == [6, 20], "the castle is active again"


@pytest.mark.rule("CN-460")
def test_a_card_attack_never_takes_a_land() -> None:
    table = board()
    hand(table, "nerath", "popular_uprising")
    hold(table, "karkoth", "nera")
    put(table, "karkoth", "nera", footsoldier=1)
    draw_phase(table, "nerath")
    script(table, "play popular_uprising", (20,))
    assert (holder(table, "nera"), points(table, "nerath")) == ("karkoth", 0)


@pytest.mark.rule("CN-462", "CN-346", "CN-320")
def test_a_conquest_by_card_scores_but_is_no_battle_won() -> None:
    table = board()
    hand(table, "vailin", "natures_reclamation")
    draw_phase(table, "vailin")
    script(table, "play natures_reclamation", "at karkothi_thronehold")
    assert points(table, "vailin") == 5
    assert table.pending[0].prompt == "event", "nobody runs amok: the draw follows"


@pytest.mark.rule("CN-463", "CN-311")
def test_a_conquest_by_card_of_an_allys_land_frees_it_without_points() -> None:
    table = board("alliances")
    hand(table, "nerath", "insurrection")
    hold(table, "karkoth", "vailindor")
    opens(table, "nerath", "draw", "turn_start")
    script(table, "play insurrection", "at vailindor")
    assert (holder(table, "vailindor"), points(table, "nerath")) == ("vailin", 0)
    assert count(table, "nerath", "vailindor") == {"footsoldier": 2, "fighter": 1}


@pytest.mark.rule("CN-464", "CN-200")
def test_extra_dice_are_rolled_in_the_step_of_their_unit_and_lost_without_it() -> None:
    table = board()
    hand(table, "iron_circle", "lightning_bolt")
    attack(table, "iron_circle", "sarthel", wizard=1)
    put(table, "nerath", "sarthel", wizard=1)
    script(war(table, "iron_circle"), "play lightning_bolt")
    assert to_roll(table) == (10, 10, 10)
    script(table, (1, 1, 1), (10,))
    assert count(table, "iron_circle", "sarthel") == {}
    after = board()
    hand(after, "iron_circle", "lightning_bolt")
    attack(after, "iron_circle", "sarthel", wizard=1, footsoldier=1)
    put(after, "nerath", "sarthel", monster=2)
    script(war(after, "iron_circle"), (1,))
    assert not offered(after, "play lightning_bolt"), "in the general step the Wizard does not roll"


@pytest.mark.rule("CN-466", "CN-467")
def test_several_better_numbers_do_not_add_up() -> None:
    table = board()
    mine = ship(table, "vailin", "corsair_sea")
    winds = table.cat.card_index["favorable_winds"]
    table.lasting = [winds]
    fight = Fight(space(table, "corsair_sea"), 1, 1)
    fight.effects = [CardEffect(winds, 1, -1, FOR_BATTLE)]
    assert hit_number(table, fight, mine) == 5
    fight.effects = []
    table.lasting = []
    assert hit_number(table, fight, mine) == 6


@pytest.mark.rule("CN-468")
def test_gold_taken_is_limited_to_what_the_victim_has() -> None:
    table = board()
    hand(table, "vailin", "emerald_blade_privateers")
    put(table, "vailin", "corsair_sea", warship=1)
    gold(table, karkoth=0, vailin=0)
    assert not offered(opens(table, "karkoth", "income", "phase_end"), "play emerald_blade_privateers")
    gold(table, karkoth=1)
    table.stack.clear()
    opens(table, "karkoth", "income", "phase_end")
    script(table, "play emerald_blade_privateers")
    assert table.gold[:2] == [0, 1]


@pytest.mark.rule("CN-470", "CN-206")
def test_the_hit_of_a_dragon_card_uses_up_durable_for_the_battle() -> None:
    table = board("alliances")
    hand(table, "vailin", "dragon_bane_arrows")
    hand(table, "nerath", "dragon_lore")
    put(table, "vailin", "walking_wood", footsoldier=1)
    put(table, "nerath", "walking_wood", footsoldier=1)
    attack(table, "karkoth", "walking_wood", dragon=2, footsoldier=1)
    script(war(table), "play dragon_bane_arrows", "play dragon_lore")
    assert count(table, "karkoth", "walking_wood") == {"footsoldier": 1}, "the second card destroys them"


@pytest.mark.rule("CN-471", "CN-464")
def test_two_hits_on_a_number_look_at_each_die_extra_dice_included() -> None:
    table = board()
    hand(table, "iron_circle", "lightning_bolt")
    lay(table, "iron_circle", "robe_of_the_archmage")
    attack(table, "iron_circle", "sarthel", wizard=1)
    put(table, "nerath", "sarthel", footsoldier=6)
    script(war(table, "iron_circle"), "play lightning_bolt", (10, 10, 6))
    assert count(table, "nerath", "sarthel") == {"footsoldier": 1}, "two, two and one"


@pytest.mark.rule("CN-472")
def test_a_die_is_rolled_again_once_by_each_effect() -> None:
    table = board()
    hand(table, "vailin", "primal_surge")
    lay(table, "vailin", "holy_avenger")
    attack(table, "vailin", "ashen_march", fighter=1)
    put(table, "karkoth", "ashen_march", monster=2)
    script(war(table, "vailin"), (1,), (1, 1), "play primal_surge", (2,))
    assert "apply primal_surge" not in options(table)
    script(table, "use holy_avenger", (6,))
    assert count(table, "karkoth", "ashen_march") == {"monster": 1}


@pytest.mark.rule("CN-474", "CN-125")
def test_a_transfer_never_moves_a_castle_or_an_allys_unit() -> None:
    table = board("alliances")
    hand(table, "iron_circle", "disguised_advance")
    put(table, "iron_circle", "goblin_steppes", castle=1, footsoldier=1)
    put(table, "karkoth", "goblin_steppes", monster=1)
    draw_phase(table, "iron_circle")
    script(table, "play disguised_advance", "to scarlet_march", "all")
    assert count(table, "iron_circle", "goblin_steppes") == {"castle": 1}
    assert count(table, "karkoth", "goblin_steppes") == {"monster": 1}


@pytest.mark.rule("CN-477", "CN-095")
def test_nobody_is_made_to_remove_a_castle() -> None:
    table = board()
    hold_all(table, "karkoth")
    hold(table, "vailin", "walking_wood")
    put(table, "vailin", "walking_wood", castle=1)
    lay(table, "karkoth", "eye_of_vecna")
    put(table, "karkoth", "ashen_march", wizard=1)
    assert not offered(opens(table, "karkoth", "draw", "turn_start"), "use eye_of_vecna")
