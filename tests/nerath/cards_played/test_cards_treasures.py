"""Chapter 27 of Conquest of Nerath: the treasure cards (CN-558 to CN-588), and Run Amok with the Maul (CNX-11).
The owner is Karkoth, who attacks Walking Wood or defends Ashen March against Vailin, unless said otherwise."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest

from taverne.engine.decisions import Draw
from taverne.games.nerath.rules.cards.reactions import triggers
from taverne.games.nerath.state.game_state import STUCK, NerathState
from taverne.games.nerath.state.modifiers import movement, runs_amok

from ..cards import besieged, gold, offered, opens, script, storming, to_ask, to_roll
from ..positions import (
    answer,
    attack,
    board,
    chest,
    count,
    draw,
    guard,
    holder,
    lay,
    number,
    options,
    points,
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

attacking = partial(storming, "karkoth", "vailin", "walking_wood", gives=lay)


defending = partial(besieged, "karkoth", "vailin", "ashen_march", gives=lay)


def starts_turn(card: str) -> NerathState:
    """Karkoth has the treasure in play at the start of its turn; the window is still to be opened."""
    table = board()
    lay(table, "karkoth", card)
    return table


@pytest.mark.rule("CN-558")
def test_there_are_thirty_treasures_worth_forty_five_points() -> None:
    worth = [card.points for card in board().box.cards.treasure]
    assert Counter(worth) == {1: 16, 2: 13, 3: 1}
    assert sum(worth) == 45


@pytest.mark.rule("CN-559", "CN-471")
def test_black_skull_sapphire_doubles_a_monsters_ten() -> None:
    table = attacking("black_skull_sapphire", {"monster": 2}, {"footsoldier": 5, "monster": 1})
    script(table, (10, 9), (1, 1, 1, 1, 1, 12))
    assert prompt(table) == "casualties"
    script(table, "lose footsoldier", "lose footsoldier", "lose footsoldier")
    assert count(table, "vailin", "walking_wood") == {"footsoldier": 2, "monster": 1}
    assert count(table, "karkoth", "walking_wood") == {"monster": 1}, "Vailin's twelve is one hit"


@pytest.mark.rule("CN-560", "CN-337", "CN-444")
def test_boots_of_speed_are_laid_at_the_start_of_any_battle_and_make_fighters_strike_first() -> None:
    table = board()
    chest(table, "karkoth", "boots_of_speed")
    attack(table, "nerath", "goblin_steppes", footsoldier=1)
    put(table, "iron_circle", "goblin_steppes", footsoldier=1)
    script(war(table, "nerath"), "lay boots_of_speed")
    assert points(table, "karkoth") == 1, "a battle between others will do"
    fight = attacking("boots_of_speed", {"fighter": 1}, {"monster": 1})
    assert to_roll(fight) == (10,)
    roll(fight, 6)
    assert holder(fight, "walking_wood") == "karkoth"
    waiting = board()
    chest(waiting, "karkoth", "boots_of_speed")
    assert not offered(opens(waiting, "karkoth", "draw", "turn_start"), "lay boots_of_speed")
    assert offered(opens(waiting, "karkoth", "round_end", "game_round_end"), "lay boots_of_speed")


@pytest.mark.rule("CN-561", "CN-442")
def test_censer_makes_storm_elementals_strike_first_with_all_their_dice() -> None:
    table = board()
    lay(table, "karkoth", "censer_of_controlling_air_elementals")
    attack(table, "karkoth", "corsair_sea", storm_elemental=1)
    put(table, "vailin", "corsair_sea", warship=2)
    assert to_roll(war(table)) == (8, 8)
    roll(table, 6, 8)
    assert count(table, "vailin", "corsair_sea") == {}, "both sank before they could roll"
    assert offered(chested("censer_of_controlling_air_elementals", "battle_start"), lays("censer"))
    assert not offered(chested("censer_of_controlling_air_elementals", "phase_end"), lays("censer"))


def lays(start: str) -> str:
    """Return the answer that lays the treasure whose id begins so."""
    return f"lay {next(word for word in board().cat.card_ids if word.startswith(start))}"


def chested(card: str, name: str) -> NerathState:
    """Karkoth has the treasure in its chest and a window of this name is open."""
    table = board()
    chest(table, "karkoth", card)
    return opens(table, "karkoth", "movement", name)


@pytest.mark.rule("CN-562")
def test_crystal_ball_looks_at_the_tokens_of_one_entrance_in_private() -> None:
    table = starts_turn("crystal_ball")
    guard(table, "vault_of_the_drow", "", "")
    guard(table, "tomb_of_horrors", "ogre")
    opens(table, "karkoth", "draw", "turn_start")
    script(table, "use crystal_ball")
    assert isinstance(table.pending[0], Draw), "the one entrance with unseen tokens"
    draw(table, "hydra", "lich")
    at = space(table, "vault_of_the_drow") - table.cat.first_dungeon
    assert table.seen[at] == [1, 1], "only Karkoth knows them"
    event = (table.events or [])[-1]
    assert event.seen(0) == {
        "realm": "realm-karkoth",
        "dungeon": "dungeon-vault_of_the_drow",
        "guardians": ["guardian-hydra", "guardian-lich"],
    }
    assert (event.seen(1) or {})["guardians"] == []
    assert not offered(table, "use crystal_ball"), "once a turn"


@pytest.mark.rule("CN-562")
def test_crystal_ball_is_for_the_owners_turn() -> None:
    table = starts_turn("crystal_ball")
    guard(table, "vault_of_the_drow", "")
    assert not offered(opens(table, "vailin", "draw", "turn_start"), "use crystal_ball")
    assert not offered(opens(table, "karkoth", "draw", "draw"), "use crystal_ball"), "the window is over"


@pytest.mark.rule("CN-563", "CN-339", "CN-090")
def test_deck_of_many_things_draws_when_laid_and_an_immediate_card_is_resolved_at_once() -> None:
    table = board()
    chest(table, "karkoth", "deck_of_many_things")
    opens(table, "vailin", "movement", "phase_end")
    script(table, "lay deck_of_many_things")
    draw(table, "land_of_the_dead")
    assert prompt(table) == "card-add"
    script(table, "at skalgard", "at ashen_march")
    assert points(table, "karkoth") == 1
    assert count(table, "karkoth", "skalgard") == {"footsoldier": 1}


@pytest.mark.rule("CN-563")
def test_deck_of_many_things_may_put_one_of_the_top_two_at_the_bottom() -> None:
    table = starts_turn("deck_of_many_things")
    opens(table, "karkoth", "draw", "turn_start")
    script(table, "use deck_of_many_things")
    draw(table, "rampage", "lichdom")
    assert options(table) == ["keep", "bottom rampage", "bottom lichdom"]
    answer(table, "bottom rampage")
    names = table.cat.card_index
    assert table.top[0] == [names["lichdom"]]
    assert table.bottom[0] == [names["rampage"]]
    assert len(table.deck[0]) == 18


@pytest.mark.rule("CN-563")
def test_deck_of_many_things_never_reshuffles_for_looking() -> None:
    table = starts_turn("deck_of_many_things")
    names = table.cat.card_index
    table.discard[0] = [card for card in table.deck[0] if card != names["rampage"]]
    table.deck[0] = [names["rampage"]]
    opens(table, "karkoth", "draw", "turn_start")
    script(table, "use deck_of_many_things")
    draw(table, "rampage")
    assert options(table) == ["keep", "bottom rampage"]
    empty = starts_turn("deck_of_many_things")
    empty.discard[0], empty.deck[0] = empty.deck[0], []
    assert not offered(opens(empty, "karkoth", "draw", "turn_start"), "use deck_of_many_things")


@pytest.mark.rule("CN-564", "CN-477", "CN-012")
def test_eye_of_vecna_makes_an_enemy_beside_a_wizard_remove_a_unit() -> None:
    table = starts_turn("eye_of_vecna")
    put(table, "karkoth", "ashen_march", wizard=1)
    ship(table, "karkoth", "corsair_sea", wizard=1)
    put(table, "vailin", "walking_wood", castle=1, footsoldier=1, dragon=1)
    put(table, "vailin", "mistshade", castle=1)
    put(table, "vailin", "zembar", monster=1)
    opens(table, "karkoth", "draw", "turn_start")
    script(table, "use eye_of_vecna")
    assert (table.pending[0].seat, options(table)) == (number("vailin"), ["name footsoldier", "name dragon"])
    answer(table, "name footsoldier")
    assert count(table, "vailin", "walking_wood") == {"castle": 1, "dragon": 1}


@pytest.mark.rule("CN-565", "CN-338")
def test_figurine_adds_a_monster_when_laid_and_carries_one_each_turn() -> None:
    table = board()
    chest(table, "karkoth", "figurine_of_wondrous_power")
    opens(table, "karkoth", "draw", "turn_start")
    script(table, "lay figurine_of_wondrous_power", "at skalgard")
    assert (count(table, "karkoth", "skalgard"), points(table, "karkoth")) == ({"monster": 1}, 1)
    script(table, "use figurine_of_wondrous_power", "to blackthorn_reach")
    assert count(table, "karkoth", "blackthorn_reach") == {"monster": 1}, "both in one turn, any distance"
    assert not offered(table, "use figurine_of_wondrous_power")
    other = board()
    chest(other, "karkoth", "figurine_of_wondrous_power")
    assert not offered(opens(other, "vailin", "draw", "turn_start"), "lay figurine_of_wondrous_power")
    assert offered(opens(other, "karkoth", "round_end", "game_round_end"), "lay figurine_of_wondrous_power")


@pytest.mark.rule("CN-566")
def test_gauntlet_of_ogre_power_lets_fighters_run_amok() -> None:
    table = attacking("gauntlet_of_ogre_power", {"fighter": 1}, {"footsoldier": 1})
    script(table, (6,), (1,))
    asked, choices = to_ask(table)
    assert asked == "amok"
    assert "amok fighter mistshade" in choices
    assert not runs_amok(table, put(table, "vailin", "tarsembor", fighter=1)[0])


@pytest.mark.rule("CN-567", "CN-105")
def test_hand_of_vecna_transfers_a_wizard_any_distance_at_the_start_of_the_turn() -> None:
    table = starts_turn("hand_of_vecna")
    mine = put(table, "karkoth", "bonewind_coast", wizard=1, monster=1)[0]
    opens(table, "karkoth", "draw", "turn_start")
    script(table, "use hand_of_vecna", "to skalgard")
    assert count(table, "karkoth", "skalgard") == {"wizard": 1}
    assert (table.moved[mine], table.mark[mine]) == (0, 0), "it may still move"


@pytest.mark.rule("CN-568", "CN-472")
def test_holy_avenger_rolls_one_missed_die_of_a_fighter_again_once_a_battle() -> None:
    table = attacking("holy_avenger", {"fighter": 2, "footsoldier": 1}, {"monster": 3})
    script(table, (1, 1, 1), (1, 1, 1), "use holy_avenger")
    assert to_roll(table) == (10,)
    roll(table, 6)
    assert count(table, "vailin", "walking_wood") == {"monster": 2}
    script(table, "continue", (1, 1, 1), (1, 1))
    assert not offered(table, "use holy_avenger")


@pytest.mark.rule("CN-569", "CN-214")
def test_horn_of_blasting_scores_a_hit_before_round_one_where_a_castle_stands() -> None:
    table = attacking("horn_of_blasting", {"footsoldier": 1}, {"castle": 1, "footsoldier": 1})
    assert to_ask(table) == ("casualties", ["lose footsoldier", "lose castle"])
    answer(table, "lose castle")
    roll(table, 1)
    assert to_roll(table) == (6,), "the castle is out of action"
    assert to_roll(attacking("horn_of_blasting", {"footsoldier": 1}, {"footsoldier": 1})) == (6,), "no castle, no hit"


@pytest.mark.rule("CN-569")
def test_horn_of_blasting_works_in_defence_whoever_owns_the_castle() -> None:
    table = defending("horn_of_blasting", {"castle": 1, "footsoldier": 1}, {"footsoldier": 3})
    assert count(table, "vailin", "ashen_march") == {"footsoldier": 2}
    assert told(table, "treasure-works") == [{"realm": "realm-karkoth", "card": "treasure-horn_of_blasting"}]


@pytest.mark.rule("CN-569")
def test_horn_of_blasting_is_silent_in_battles_of_others() -> None:
    table = board()
    lay(table, "nerath", "horn_of_blasting")
    attack(table, "karkoth", "walking_wood", footsoldier=1)
    put(table, "vailin", "walking_wood", castle=1)
    assert to_roll(war(table)) == (6,)
    assert told(table, "treasure-works") == []


@pytest.mark.rule("CN-570", "CN-448")
def test_horn_of_valhalla_adds_three_when_laid_and_one_each_reinforcement_phase() -> None:
    table = board()
    chest(table, "karkoth", "horn_of_valhalla")
    opens(table, "karkoth", "draw", "turn_start")
    script(table, "lay horn_of_valhalla", "at skalgard")
    assert count(table, "karkoth", "skalgard") == {"footsoldier": 3}
    table.stack.clear()
    turn(table, "karkoth", "reinforcement")
    triggers(table, "reinforcement_start")
    run(table, table.stack.pop())
    answer(table, "at ashen_march")
    assert count(table, "karkoth", "ashen_march") == {"footsoldier": 1}, "no castle needed"
    assert table.mark[table.units_of(0, space(table, "ashen_march"))[0]] & STUCK
    turn(table, "vailin", "reinforcement")
    assert triggers(table, "reinforcement_start") is None
    assert not table.stack, "only in the owner's phase"


@pytest.mark.rule("CN-571")
def test_horseshoes_of_speed_give_heroes_movement_three() -> None:
    table = starts_turn("horseshoes_of_speed")
    fighter, wizard, monster = put(table, "karkoth", "skalgard", fighter=1, wizard=1, monster=1)
    assert [movement(table, unit) for unit in (fighter, wizard, monster)] == [3, 3, 2]
    assert movement(table, put(table, "vailin", "mistshade", fighter=1)[0]) == 2


@pytest.mark.rule("CN-572", "CN-473")
def test_keoghtoms_ointment_cancels_one_hit_in_each_own_turn() -> None:
    table = attacking("keoghtoms_ointment", {"monster": 2}, {"footsoldier": 2})
    script(table, (1, 1), (6, 6), "use keoghtoms_ointment")
    assert count(table, "karkoth", "walking_wood") == {"monster": 1}
    script(table, "continue", (1,), (6, 1))
    assert not offered(table, "use keoghtoms_ointment"), "once a turn"
    enemy = defending("keoghtoms_ointment", {"monster": 2}, {"footsoldier": 2})
    script(enemy, (6, 6), (1, 1))
    assert not offered(enemy, "use keoghtoms_ointment"), "only in its own turn"


@pytest.mark.rule("CN-573", "CN-468", "CNX-11", "CN-325", "CN-326")
def test_maul_of_the_titans_takes_a_gold_for_each_land_conquered_with_a_monster() -> None:
    table = board()
    lay(table, "karkoth", "maul_of_the_titans")
    gold(table, karkoth=0, vailin=2)
    attack(table, "karkoth", "walking_wood", monster=2, footsoldier=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    put(table, "vailin", "tarsembor", castle=1)
    script(war(table), (2, 9, 1), (3,))
    assert points(table, "karkoth") == 1
    asked, choices = to_ask(table)
    assert asked == "amok"
    assert "amok monster tarsembor" not in choices, "a castle stands there"
    script(table, "amok monster mistshade")
    assert "amok monster vailindor" not in options(table), "not on from there"
    script(table, "amok monster vast_plains")
    assert points(table, "karkoth") == 3
    assert (table.gold[0], table.gold[1]) == (2, 0), "three lands, but only two gold"


@pytest.mark.rule("CN-573")
def test_maul_of_the_titans_needs_a_monster_and_the_owners_turn() -> None:
    table = attacking("maul_of_the_titans", {"footsoldier": 1}, {"footsoldier": 1})
    gold(table, karkoth=0, vailin=5)
    script(table, (6,), (1,))
    assert table.gold[1] == 5


@pytest.mark.rule("CN-574", "CN-343")
def test_nolzurs_pigments_paint_a_siege_engine_or_a_warship_every_turn() -> None:
    table = board()
    chest(table, "karkoth", "nolzurs_marvelous_pigments")
    opens(table, "karkoth", "draw", "draw")
    script(table, "lay nolzurs_marvelous_pigments")
    assert not offered(table, "use nolzurs_marvelous_pigments"), "laid after the window: it works from the next turn"
    table.stack.clear()
    opens(table, "karkoth", "draw", "turn_start")
    script(table, "use nolzurs_marvelous_pigments")
    assert options(table) == ["add siege_engine", "add warship"]
    answer(table, "add warship")
    assert "at iron_sound" not in options(table), "beside a land that Karkoth controls"
    answer(table, "at sea_of_mist")
    assert count(table, "karkoth", "sea_of_mist") == {"warship": 1}
    assert not offered(table, "use nolzurs_marvelous_pigments")


@pytest.mark.rule("CN-575", "CN-471")
def test_orb_of_dragonkind_doubles_a_dragons_fifteen() -> None:
    table = attacking("orb_of_dragonkind", {"dragon": 2}, {"footsoldier": 5})
    script(table, (15, 14), (1,) * 5)
    assert count(table, "vailin", "walking_wood") == {"footsoldier": 2}


@pytest.mark.rule("CN-576")
def test_orb_of_storm_makes_warships_strike_first() -> None:
    table = board()
    lay(table, "karkoth", "orb_of_storm")
    attack(table, "karkoth", "corsair_sea", warship=1)
    put(table, "vailin", "corsair_sea", warship=1)
    assert to_roll(war(table)) == (8,)
    roll(table, 6)
    assert count(table, "vailin", "corsair_sea") == {}
    assert offered(chested("orb_of_storm", "battle_start"), "lay orb_of_storm")
    assert not offered(chested("orb_of_storm", "phase_end"), "lay orb_of_storm")
