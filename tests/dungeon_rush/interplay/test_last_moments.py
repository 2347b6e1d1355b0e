"""Where windows, "done", both hands, passes, runes and the last millisecond of an attack meet."""

from __future__ import annotations

import pytest

from tests.dungeon_rush.tools import (
    act,
    asked,
    attacking,
    cards,
    count_down,
    deciding,
    end_attack,
    end_round,
    holders,
    names,
    phase,
    play,
    ready,
    refused,
    reveal,
    revealed,
    side,
    skills,
    targets,
)


@pytest.mark.rule("DR-061", "DR-062", "DR-134", "DR-135")
def test_in_a_fair_race_who_is_done_while_a_window_is_open_may_still_win_it() -> None:
    table = revealed("I-15 I-01", 3, "wizard warrior", "paladin archer", mode="fair")
    play(table, "A claim left I-15 @300", "A done", "B claim left I-15 @320", "clock expire settle 1 I-15 @500")
    assert holders(table)["I-15"] == "A"
    assert targets(table, "B") == ("", "")
    assert refused(table, "A claim right I-01 @510").split()[-1] in ("DR-061", "DR-062")
    play(table, "B claim left I-01 @520")
    end_attack(table)
    assert "place I-15 left magic" in asked(table, "A")


@pytest.mark.rule("DR-126", "DR-134", "DR-135")
def test_in_a_fair_race_a_claim_repeated_keeps_its_first_time() -> None:
    match = attacking("fair")
    name = names(match)[0]
    act(match, f"A claim left {name} @300")
    assert act(match, f"A claim left {name} @340") == 0
    act(match, f"B claim left {name} @320")
    act(match, f"clock expire settle 1 {name} @500")
    assert holders(match.state) == {name: "A"}


@pytest.mark.rule("DR-055", "DR-133", "DR-135", "DR-059")
def test_in_a_fair_race_the_quicker_of_two_hands_wins_for_both() -> None:
    table = revealed("I-25 I-01", 3, "wizard paladin", mode="fair")
    play(table, "A claim left I-25 @400", "B claim left I-25 @380", "A claim right I-25 @350")
    play(table, "clock expire settle 1 I-25 @600")
    assert holders(table)["I-25"] == "A"
    assert targets(table, "A") == ("I-25", "I-25")
    end_round(table)
    assert [card[0] for card in cards(table, "A")] == ["I-25"]


@pytest.mark.rule("DR-160", "DR-052", "DR-162")
def test_in_turns_who_passes_first_sends_one_hero_at_most() -> None:
    table = revealed("I-25 I-01", 3, "wizard paladin", mode="snake")
    play(table, "A pass", "B pass", "C pass", "C pass", "B pass")
    assert deciding(table) == "A"
    play(table, "A claim left I-25")
    assert phase(table) != "attack"
    assert (side(table, "A").failures, cards(table, "A")) == (1, []), "the Wizard alone has no melee"


@pytest.mark.rule("DR-150", "DR-151", "DR-054", "DR-078")
def test_a_rune_won_by_both_goes_by_default_to_the_highest_skill_of_the_left_hero() -> None:
    table = revealed("I-33 I-01", 3, "witch ranger")
    play(table, "A claim right I-33", "A claim left I-33")
    end_attack(table)
    play(table, "clock expire gains 1")
    assert skills(table, "A left") == (0, 0, 2, 1), "magic and stealth tie: magic comes first"
    assert skills(table, "A right") == (1, 1, 0, 0)


@pytest.mark.rule("DR-142", "DR-146", "DR-059")
def test_a_comrade_joins_in_the_last_millisecond_and_not_after_it() -> None:
    table = revealed("I-25 I-27", 3, "wizard paladin", "witch warrior")
    play(table, "A claim left I-25 @14000", "B claim left I-27 @14001", "A claim right I-25 @15000")
    assert refused(table, "B claim right I-27 @15001").endswith("DR-146")
    end_attack(table)
    assert "place I-25 right ranged" in asked(table, "A")
    assert side(table, "B").failures == 1, "the Witch alone has no melee"


@pytest.mark.rule("DR-157", "DR-117", "DR-122")
def test_a_false_start_after_a_pause_locks_that_hand_alone() -> None:
    table = ready(3)
    play(table, "C pause", "A ready", "B ready", "C ready")
    count_down(table)
    play(table, "C early right @-10")
    reveal(table, "I-01 I-02")
    assert refused(table, "C claim right I-01 @200").endswith("DR-117")
    play(table, "C claim left I-01 @200", "C claim right I-02 @240")
    assert targets(table, "C") == ("I-01", "I-02")
