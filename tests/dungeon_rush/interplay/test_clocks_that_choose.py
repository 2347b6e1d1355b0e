"""Where what the clock does for who sleeps meets the last gains, a crowded clash and attacks that end early."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.dungeon_rush.tools import (
    cards,
    clocks,
    end_attack,
    end_round,
    go_to,
    hero_values,
    owned,
    phase,
    play,
    ready,
    refused,
    reveal,
    scores,
    side,
    skills,
    winners,
)


@pytest.mark.rule("DR-151", "DR-071", "DR-105", "DR-150")
def test_the_clock_lays_the_last_rune_on_the_highest_skill_and_beats_the_lord_with_it(tmp_path: Path) -> None:
    game = owned(tmp_path, hero_values("warrior melee=4 magic=1", "thief stealth=5"))
    table = ready(3, "warrior thief", game=game, limits="on")
    go_to(table, 9)
    reveal(table, "III-17")
    play(table, "A claim left III-17")
    end_attack(table)
    play(table, "clock expire gains 9")
    assert skills(table, "A left") == (5, 0, 1, 0)
    play(table, "clock expire final")
    assert side(table, "A").choice == "lord"
    assert (scores(table)[0] > 6, winners(table)) == (True, "A"), "the lord's six and what the golem gave"


@pytest.mark.rule("DR-164", "DR-136", "DR-163", "DR-067")
def test_in_secret_of_five_on_one_monster_the_leader_of_the_round_fights_and_the_others_lose_nothing() -> None:
    table = ready(5, mode="secret", first="A")
    for number, leader in ((1, "A"), (2, "B"), (3, "C")):
        monster = f"I-0{number}"
        reveal(table, monster)
        before = {who: (side(table, who).failures, len(cards(table, who))) for who in "ABCDE"}
        for who in "ABCDE":
            play(table, f"{who} claim left {monster}", f"{who} claim right {monster}")
        end_round(table)
        after = {who: (side(table, who).failures, len(cards(table, who))) for who in "ABCDE"}
        assert [who for who in "ABCDE" if after[who] != before[who]] == [leader]


@pytest.mark.rule("DR-075", "DR-164", "DR-040", "DR-074")
def test_a_hero_that_lost_its_clash_may_be_given_what_the_other_has_won() -> None:
    table = ready(3, "wizard paladin", "warrior ranger", mode="secret", first="A")
    reveal(table, "I-25 I-05")
    play(table, "A claim left I-25", "A hold right", "B claim left I-05", "B claim right I-25")
    play(table, "C hold left", "C hold right")
    end_attack(table)
    play(table, "B place I-05 right ranged")
    end_round(table)
    assert (side(table, "B").failures, skills(table, "B right")) == (0, (1, 2, 0, 0))


@pytest.mark.rule("DR-186", "DR-141", "DR-061", "DR-145")
def test_a_time_trial_in_which_nobody_wants_more_ends_its_attack_at_once_and_costs_nothing() -> None:
    table = ready(1, "wizard warrior")
    reveal(table, "I-03")
    assert clocks(table) == {"expire round 1": 8_000}
    play(table, "A claim left I-03", "A done")
    assert "expire round 1" not in clocks(table)
    end_round(table)
    assert (side(table, "A").failures, [card[0] for card in cards(table, "A")]) == (0, ["I-03"])


@pytest.mark.rule("DR-142", "DR-031", "DR-150", "DR-105")
def test_without_limits_only_the_attack_has_a_clock() -> None:
    table = ready(3, "wizard warrior", limits="off")
    assert clocks(table) == {}
    reveal(table, "I-03")
    assert clocks(table) == {"expire round 1": 15_000}
    play(table, "A claim left I-03")
    end_attack(table)
    assert (phase(table), clocks(table)) == ("gains", {})
    end_round(table)
    go_to(table, 10)
    assert clocks(table) == {}


@pytest.mark.rule("DR-160", "DR-161", "DR-061", "DR-141")
def test_in_turns_who_passed_on_the_way_out_may_claim_on_the_way_back_and_another_seat_begins_round_two() -> None:
    table = ready(3, "wizard warrior", "archer thief", mode="snake", first="A")
    reveal(table, "I-03 I-05")
    play(table, "A pass", "B claim left I-05", "C pass", "C pass", "B pass")
    play(table, "A claim left I-03")
    assert phase(table) != "attack"
    end_round(table)
    assert [card[0] for card in cards(table, "A")] == ["I-03"]
    reveal(table, "I-15")
    assert refused(table, "A claim left I-15").startswith("not")
