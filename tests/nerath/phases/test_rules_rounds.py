"""Chapter 10 of Conquest of Nerath: battle rounds, First Strike, Durable units and castles (CN-194 to CN-214).
Karkoth attacks Walking Wood unless said otherwise; dice are scripted in the order of the units."""

from __future__ import annotations

import pytest

from taverne.engine.frames import Flow
from taverne.games.nerath.rules.battle import battle
from taverne.games.nerath.state.fight import CardEffect
from taverne.games.nerath.state.game_state import NerathState

from ..positions import (
    answer,
    attack,
    board,
    count,
    dice,
    holder,
    lay,
    options,
    points,
    prompt,
    put,
    roll,
    told,
    war,
)


def meeting(karkoth: dict[str, int], vailin: dict[str, int]) -> NerathState:
    """Karkoth attacks Walking Wood with these units against these of Vailin; nothing has been rolled."""
    table = board()
    attack(table, "karkoth", "walking_wood", **karkoth)
    put(table, "vailin", "walking_wood", **vailin)
    return table


def left(table: NerathState) -> tuple[dict[str, int], dict[str, int]]:
    return count(table, "karkoth", "walking_wood"), count(table, "vailin", "walking_wood")


@pytest.mark.rule("CN-194")
def test_a_round_is_first_strike_then_other_attacks_then_hits_then_the_choice_to_go_on() -> None:
    table = war(meeting({"wizard": 1, "monster": 1}, {"monster": 2}))
    assert dice(table) == (10,), "First Strike"
    roll(table, 10)
    assert left(table)[1] == {"monster": 1}, "its hit is applied"
    assert dice(table) == (12,), "the other attacks"
    roll(table, 1)
    roll(table, 1)
    assert prompt(table) == "continue"


@pytest.mark.rule("CN-195", "CN-264")
def test_a_battle_goes_on_for_several_rounds_by_the_same_rules() -> None:
    table = war(meeting({"monster": 1}, {"monster": 1}))
    for _ in range(3):
        roll(table, 1)
        roll(table, 1)
        answer(table, "continue")
    assert table.fight is not None
    assert table.fight.round == 4
    assert dice(table) == (12,)


@pytest.mark.rule("CN-196", "CN-197")
def test_first_strike_hits_before_others_roll() -> None:
    table = war(meeting({"wizard": 1}, {"footsoldier": 2}))
    roll(table, 6)
    assert left(table)[1] == {"footsoldier": 1}
    assert dice(table) == (6,), "the one that fell does not roll, and the Wizard does not roll again"


@pytest.mark.rule("CN-197")
def test_a_castle_out_of_action_in_the_first_strike_step_does_not_roll() -> None:
    table = war(meeting({"wizard": 1, "footsoldier": 1}, {"castle": 1, "footsoldier": 1}))
    roll(table, 9)
    answer(table, "lose castle")
    assert dice(table) == (6,)
    roll(table, 1)
    assert dice(table) == (6,), "the Footsoldier alone"


@pytest.mark.rule("CN-198")
def test_a_durable_unit_hit_in_the_first_strike_step_still_rolls() -> None:
    table = war(meeting({"wizard": 1}, {"dragon": 1}))
    roll(table, 9)
    assert dice(table) == (20,)


@pytest.mark.rule("CN-199", "CN-200", "CNX-05")
def test_first_strikes_of_both_sides_are_simultaneous() -> None:
    table = board()
    attack(table, "iron_circle", "sarthel", wizard=1, footsoldier=1)
    put(table, "nerath", "sarthel", wizard=1, footsoldier=1)
    war(table, "iron_circle")
    assert dice(table) == (10,)
    roll(table, 6)
    assert dice(table) == (10,)
    roll(table, 9)
    answer(table, "lose wizard", "lose footsoldier")
    assert dice(table) == (6,), "the attacking Wizard has rolled, its Footsoldier is gone"
    assert table.pending[0].prompt == "defence"
    roll(table, 6)
    assert count(table, "iron_circle", "sarthel") == {}
    assert count(table, "nerath", "sarthel") == {"footsoldier": 1}
    assert holder(table, "sarthel") == "nerath"
    assert points(table, "iron_circle") == points(table, "nerath") == 0


@pytest.mark.rule("CN-201")
def test_first_strike_counts_in_every_round_and_in_defence() -> None:
    table = war(meeting({"footsoldier": 2}, {"wizard": 1}))
    assert dice(table) == (10,), "the defending Wizard"
    roll(table, 1)
    roll(table, 1, 1)
    answer(table, "continue")
    assert dice(table) == (10,)
    roll(table, 6)
    assert dice(table) == (6,)


@pytest.mark.rule("CN-202")
def test_wizards_and_no_others_have_first_strike() -> None:
    everybody = {"footsoldier": 1, "siege_engine": 1, "fighter": 1, "monster": 1, "storm_elemental": 1, "dragon": 1}
    table = war(meeting({"wizard": 2, **everybody}, {"castle": 1}))
    assert dice(table) == (10, 10)


@pytest.mark.rule("CN-203")
def test_a_card_may_give_first_strike_to_other_units() -> None:
    table = meeting({"fighter": 1, "footsoldier": 1}, {"monster": 1})
    lay(table, "karkoth", "boots_of_speed")
    war(table)
    assert dice(table) == (10,)


@pytest.mark.rule("CN-204")
def test_the_general_step_is_skipped_when_first_strike_leaves_nobody() -> None:
    table = war(meeting({"wizard": 1, "footsoldier": 1}, {"monster": 1}))
    roll(table, 6)
    assert prompt(table) == ""
    assert holder(table, "walking_wood") == "karkoth"


@pytest.mark.rule("CN-205", "CN-206")
def test_a_dragon_absorbs_one_hit_and_falls_to_the_second_of_the_battle() -> None:
    table = war(meeting({"monster": 1}, {"dragon": 1}))
    roll(table, 6)
    roll(table, 1)
    assert left(table)[1] == {"dragon": 1}
    assert told(table, "withstood") == [{"realm": "realm-vailin", "unit": "unit-dragon"}]
    answer(table, "continue")
    roll(table, 6)
    roll(table, 1)
    assert left(table)[1] == {}


@pytest.mark.rule("CN-207", "CN-208")
def test_a_dragon_recovers_after_a_battle_and_before_the_next_of_the_turn() -> None:
    table = meeting({"dragon": 1}, {"footsoldier": 1})
    war(table)
    roll(table, 6)
    roll(table, 6)
    assert left(table) == ({"dragon": 1}, {})
    assert table.fight is None
    put(table, "vailin", "walking_wood", footsoldier=1)
    table.holder[table.cat.space_index["walking_wood"]] = 1
    war(table)
    roll(table, 1)
    roll(table, 6)
    assert left(table)[0] == {"dragon": 1}, "it can take a hit again"


@pytest.mark.rule("CN-208")
def test_a_defending_dragon_recovers_after_the_attacker_retreats() -> None:
    table = war(meeting({"monster": 1}, {"dragon": 1}))
    roll(table, 6)
    roll(table, 1)
    answer(table, "retreat", "to ashen_march")
    attack(table, "karkoth", "walking_wood", monster=1)
    war(table)
    roll(table, 6)
    roll(table, 1)
    assert left(table)[1] == {"dragon": 1}


@pytest.mark.rule("CN-209", "CN-210")
def test_a_castle_that_is_hit_stays_but_neither_rolls_nor_takes_another_hit() -> None:
    table = war(meeting({"monster": 2}, {"castle": 1, "monster": 2}))
    roll(table, 6, 1)
    roll(table, 1, 1, 1)
    answer(table, "lose castle", "continue")
    assert left(table)[1] == {"castle": 1, "monster": 2}
    assert told(table, "castle-out") == [{"realm": "realm-vailin", "unit": "unit-castle"}]
    roll(table, 6, 1)
    assert dice(table) == (12, 12)
    roll(table, 1, 1)
    assert prompt(table) == "continue", "the hit could only go to a Monster"
    assert left(table)[1] == {"castle": 1, "monster": 1}


@pytest.mark.rule("CN-211")
def test_a_castle_is_active_again_in_the_next_battle() -> None:
    table = war(meeting({"monster": 1}, {"castle": 1, "footsoldier": 1}))
    roll(table, 6)
    roll(table, 1, 1)
    answer(table, "lose castle", "retreat", "to ashen_march")
    attack(table, "karkoth", "walking_wood", monster=1)
    war(table)
    roll(table, 1)
    assert dice(table) == (20, 6)


@pytest.mark.rule("CN-212")
def test_an_active_castle_fights_on_alone() -> None:
    table = war(meeting({"monster": 1}, {"castle": 1, "footsoldier": 1}))
    roll(table, 6)
    roll(table, 1, 1)
    answer(table, "lose footsoldier", "continue")
    roll(table, 1)
    assert dice(table) == (20,)


@pytest.mark.rule("CN-213", "CN-304", "CN-305", "CNX-06")
def test_an_inactive_castle_alone_counts_as_destroyed_and_is_captured() -> None:
    table = board()
    attack(table, "vailin", "skalgard", dragon=1, footsoldier=3)
    put(table, "karkoth", "skalgard", castle=1, footsoldier=1)
    put(table, "karkoth", "karkothi_thronehold", castle=1)
    war(table, "vailin")
    assert dice(table) == (20, 6, 6, 6)
    roll(table, 14, 6, 2, 1)
    assert dice(table) == (20, 6)
    roll(table, 17, 3)
    assert options(table) == ["lose footsoldier", "lose dragon"]
    answer(table, "lose dragon")
    assert prompt(table) == ""
    assert count(table, "vailin", "skalgard") == {"dragon": 1, "footsoldier": 3, "castle": 1}
    assert count(table, "karkoth", "skalgard") == {}
    assert points(table, "vailin") == 1
    assert table.won == [table.cat.space_index["skalgard"]], "no reinforcements here in this turn"


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The windows that battles open, one after the other; nobody is asked."""
    names: list[str] = []

    def window(table: NerathState, *opening: str) -> Flow:
        names.extend(opening)
        return None

    monkeypatch.setattr(battle, "window", window)
    return names


@pytest.mark.plain
@pytest.mark.rule("CN-214")
def test_no_window_of_the_round_end_opens_when_the_battle_is_decided(opened: list[str]) -> None:
    table = war(meeting({"footsoldier": 1}, {"footsoldier": 1}))
    roll(table, 6)
    roll(table, 1)
    assert opened[-5:] == ["after_roll", "hits", "land_won", "battle_won", "battle_end"]


@pytest.mark.plain
@pytest.mark.rule("CN-191", "CN-192")
def test_an_unopposed_conquest_has_the_first_window_only(opened: list[str]) -> None:
    war(meeting({"footsoldier": 1}, {}))
    assert opened == ["battle_start"]


@pytest.mark.rule("CN-465", "CN-098")
def test_effects_of_a_roll_and_of_a_round_end_with_them() -> None:
    table = war(meeting({"wizard": 1, "monster": 1}, {"monster": 1}))
    assert table.fight is not None
    card = table.cat.card_index["acid_breath"]
    ends = [(card, 0, -1, until, 0) for until in (1, 2, 3)]
    table.fight.effects = [CardEffect(*effect) for effect in ends]
    roll(table, 1)
    assert [effect.until for effect in table.fight.effects] == [2, 3], "after the First Strike step"
    roll(table, 1)
    roll(table, 1)
    assert [effect.until for effect in table.fight.effects] == [3], "after the round"


@pytest.mark.plain
@pytest.mark.rule("CN-214")
def test_the_windows_of_a_battle_open_in_their_order(opened: list[str]) -> None:
    table = war(meeting({"wizard": 1, "monster": 1}, {"monster": 1}))
    step = ["before_roll", "after_roll", "hits"]
    assert opened == ["battle_start", "round_start", "first_strike", "before_roll"]
    roll(table, 1)
    assert opened[4:] == ["after_roll", "hits", "before_roll"]
    roll(table, 1)
    roll(table, 1)
    assert opened[4:] == ["after_roll", "hits", *step, "round_losses", "round_end"]
    assert prompt(table) == "continue"
    del opened[:]
    answer(table, "continue")
    roll(table, 6)
    assert opened == ["round_start", "first_strike", *step, "land_won", "battle_won", "battle_end"]


@pytest.mark.rule("CN-441", "CN-442", "CN-427")
def test_a_unit_with_two_dice_may_score_two_hits() -> None:
    table = war(meeting({"siege_engine": 1}, {"footsoldier": 2}))
    roll(table, 6, 8)
    roll(table, 1, 1)
    assert left(table)[1] == {}


@pytest.mark.rule("CN-437")
def test_a_storm_elemental_rolls_one_die_on_land_and_two_at_sea() -> None:
    table = meeting({"storm_elemental": 1}, {"monster": 1})
    attack(table, "karkoth", "corsair_sea", storm_elemental=1)
    put(table, "vailin", "corsair_sea", storm_elemental=1)
    war(table)
    assert dice(table) == (8, 8)
    roll(table, 8, 1)
    assert dice(table) == (8, 8)
    roll(table, 1, 1)
    assert dice(table) == (8,)


def test_everybody_is_told_dice_hits_and_losses_of_each_round() -> None:
    table = war(meeting({"monster": 2}, {"footsoldier": 2}))
    roll(table, 9, 3)
    roll(table, 6, 1)
    rolled = [(event["realm"], event["unit"], event["dice"], event["n"]) for event in told(table, "rolled")]
    assert rolled == [
        ("realm-karkoth", "unit-monster", [9, 3], 1),
        ("realm-vailin", "unit-footsoldier", [6, 1], 1),
    ]
    assert [(event["hits"], event["n"]) for event in told(table, "hits")] == [(1, 1)]
    lost = [(event["realm"], event["units"]) for event in told(table, "destroyed")]
    assert lost == [
        ("realm-karkoth", [{"say": "amount-monster", "n": 1}]),
        ("realm-vailin", [{"say": "amount-footsoldier", "n": 1}]),
    ]
