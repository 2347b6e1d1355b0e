"""Where rounds build on one another: gains laid and kept, runes, failures, three levels, lord, dragon and ties."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.dungeon_rush.tools import (
    asked,
    cards,
    clocks,
    deciding,
    end_attack,
    end_round,
    fight,
    go_to,
    hero_values,
    holders,
    owned,
    phase,
    play,
    ready,
    refused,
    reveal,
    revealed,
    scores,
    seated,
    seen,
    side,
    skills,
    targets,
    winners,
)


@pytest.mark.rule("DR-070", "DR-071", "DR-075", "DR-066")
def test_a_gain_of_round_one_makes_the_other_hero_beat_in_round_two_what_it_could_not_in_round_one() -> None:
    table = revealed("I-03 I-22 I-01 I-02 I-04 I-05", 3, "wizard archer")
    play(table, "A claim left I-03", "A claim right I-22")
    end_attack(table)
    assert side(table, "A").failures == 1, "the Archer has no magic in the round of the gain"
    play(table, "A place I-03 right magic")
    end_round(table)
    reveal(table, "I-31")
    play(table, "A claim right I-31")
    end_round(table)
    assert [card[0] for card in cards(table, "A")] == ["I-03", "I-31"]
    assert skills(table, "A right") == (0, 3, 1, 0)


@pytest.mark.rule("DR-077", "DR-078", "DR-082", "DR-097")
def test_runes_of_both_heroes_laid_on_one_skill_beat_the_lord_together() -> None:
    table = ready(3, "warrior thief")
    for number, names in enumerate(("I-09 I-12", "I-17 I-20"), 1):
        reveal(table, names)
        left, right = names.split()
        play(table, f"A claim left {left}", f"A claim right {right}")
        end_attack(table)
        play(table, f"A place {left} left melee", f"A place {right} left stealth")
        end_round(table)
        assert skills(table, "A left") == (3 + number, 0, 0, number)
    assert skills(table, "A right") == (0, 0, 0, 3)
    go_to(table, 10)
    fight(table, "A fight lord")
    assert scores(table)[0] == 2 + 6, (
        "melee 5 of one, stealth 2 and 3 of both; the second round's cards bring a coin each"
    )


@pytest.mark.rule("DR-098", "DR-102", "DR-095")
def test_one_point_short_of_the_dragon_no_coins_and_no_second_try_at_the_lord(tmp_path: Path) -> None:
    game = owned(tmp_path, hero_values("warrior melee=9 ranged=6", "thief stealth=9"))
    table = ready(3, "warrior thief", game=game)
    go_to(table, 10)
    play(table, "A fight dragon")
    assert refused(table, "A fight lord").split()[1] in ("DR-095", "DR-104", "DR-094")
    fight(table)
    assert scores(table) == (0, 0, 0)
    assert winners(table) == "ABC"


@pytest.mark.rule("DR-089", "DR-109", "DR-112", "DR-111")
def test_who_blocks_with_both_heroes_on_one_monster_pays_one_coin_and_on_two_pays_two() -> None:
    table = revealed("I-01 I-02 I-03", 3, "wizard witch", "thief archer")
    play(table, "A claim left I-01", "A claim right I-01", "B claim left I-02", "B claim right I-03")
    end_round(table)
    assert [side(table, who).failures for who in "ABC"] == [1, 2, 0]
    go_to(table, 10)
    fight(table)
    assert scores(table) == (-1, -2, 0)
    assert winners(table) == "C"


@pytest.mark.rule("DR-083", "DR-084", "DR-107", "DR-110")
def test_a_rune_kept_face_up_scores_its_coin_and_strengthens_nobody_for_the_dragon(tmp_path: Path) -> None:
    game = owned(tmp_path, hero_values("warrior melee=2 ranged=7", "thief stealth=7"))
    table = ready(3, "warrior thief", game=game)
    reveal(table, "I-17")
    play(table, "A claim left I-17")
    end_attack(table)
    play(table, "A keep I-17")
    end_round(table)
    go_to(table, 10)
    fight(table, "A fight dragon")
    assert scores(table)[0] == 1, "stealth 7 is not 8: the rune would have made it so"


@pytest.mark.rule("DR-034", "DR-035", "DR-036", "DR-070")
def test_one_hero_grows_through_three_levels_to_what_it_could_not_have_faced() -> None:
    table = ready(3, "warrior archer")
    for number, name in ((1, "I-13"), (4, "II-01"), (7, "III-05")):
        go_to(table, number)
        reveal(table, name)
        play(table, f"A claim left {name}")
        end_attack(table)
        play(table, f"A place {name} left melee")
        end_round(table)
    assert skills(table, "A left") == (3 + 1 + 1 + 2, 0, 0, 0)
    assert side(table, "A").failures == 0


@pytest.mark.rule("DR-181", "DR-182", "DR-110", "DR-111")
def test_the_neutral_seat_that_leads_alone_leaves_the_better_of_two_the_victory() -> None:
    table = revealed("I-34 I-15 I-01", 2, "wizard paladin", "archer ranger", "thief warrior")
    play(table, "A claim left I-15", "C claim left I-01", "C claim right I-01", "B claim right I-34")
    end_round(table)
    go_to(table, 10)
    fight(table)
    assert scores(table)[:2] == (1, -1)
    assert winners(table) == "A"


@pytest.mark.rule("DR-160", "DR-161", "DR-181", "DR-072")
def test_in_turns_of_three_seats_six_claims_empty_the_table_and_all_are_resolved() -> None:
    table = revealed(
        "I-01 I-02 I-03 I-04 I-05 I-06", 2, "warrior archer", "wizard thief", "ranger sorcerer", mode="snake"
    )
    order = ""
    left = ["I-01", "I-03", "I-05", "I-06", "I-04", "I-02"]
    hand = {"A": ["left", "right"], "B": ["left", "right"], "C": ["left", "right"]}
    while phase(table) == "attack":
        who = deciding(table)
        order += who
        play(table, f"{who} claim {hand[who].pop(0)} {left.pop(0)}")
    assert order == "ABCCBA"
    end_round(table)
    assert [side(table, who).failures for who in "ABC"] == [0, 0, 0]
    assert [len(cards(table, who)) for who in "ABC"] == [2, 2, 2]


@pytest.mark.rule("DR-163", "DR-164", "DR-136", "DR-089")
def test_in_secret_a_clash_is_lost_by_two_heroes_at_once_and_neither_fails() -> None:
    table = revealed("I-34 I-01", 3, "wizard paladin", "warrior ranger", mode="secret", first="B")
    play(table, "A claim left I-34", "A claim right I-34", "B claim left I-34", "B claim right I-34")
    play(table, "C hold left", "C hold right")
    end_round(table)
    assert [side(table, who).failures for who in "ABC"] == [0, 1, 0], "B is first of the list and has no magic"


@pytest.mark.rule("DR-104", "DR-100", "DR-101", "DR-182")
def test_the_neutral_seat_may_beat_the_lord_too_and_takes_nothing_from_the_others(tmp_path: Path) -> None:
    game = owned(tmp_path, hero_values("warrior melee=5", "thief stealth=5", "assassin melee=5 stealth=5"))
    table = ready(2, "warrior thief", "archer ranger", "assassin wizard", game=game)
    go_to(table, 10)
    fight(table, "A fight lord", "C fight lord")
    assert scores(table) == (6, 0, 6)
    assert winners(table) == "A"


@pytest.mark.rule("DR-186", "DR-142", "DR-035", "DR-187")
def test_a_time_trial_gives_less_time_in_each_level_and_keeps_what_was_claimed_in_time() -> None:
    table = ready(1, "wizard warrior")
    for number, ms in ((1, 8_000), (4, 6_000), (7, 5_000)):
        go_to(table, number)
        reveal(table)
        monster = seen(table).monsters[0].monster
        play(table, f"A claim left {monster} @{ms}")
        assert refused(table, f"A claim right {monster} @{ms + 1}").endswith("DR-146")
        end_round(table)
    assert len(cards(table, "A")) + side(table, "A").failures == 3


@pytest.mark.rule("DR-134", "DR-137", "DR-060", "DR-059")
def test_in_a_fair_race_the_loser_of_a_window_takes_another_monster_and_is_joined_there() -> None:
    table = revealed("I-25 I-27 I-01", 3, "wizard paladin", "witch warrior", mode="fair")
    play(table, "A claim left I-25 @300", "B claim left I-25 @310", "clock expire settle 1 I-25 @500")
    play(table, "B claim left I-27 @520", "B claim right I-27 @530", "clock expire settle 1 I-27 @720")
    assert holders(table) == {"I-25": "A", "I-27": "B"}
    assert targets(table, "B") == ("I-27", "I-27")
    end_attack(table)
    assert "place I-27 left stealth" in asked(table, "B")


@pytest.mark.rule("DR-133", "DR-134", "DR-136", "DR-182")
def test_in_a_fair_race_a_millisecond_beats_the_list_that_the_neutral_seat_leads() -> None:
    table = revealed("I-01", 2, mode="fair", first="C")
    play(table, "C claim left I-01 @401", "A claim left I-01 @400", "clock expire settle 1 I-01 @601")
    assert holders(table) == {"I-01": "A"}


@pytest.mark.rule("DR-150", "DR-151", "DR-075", "DR-149")
def test_the_clock_places_for_who_sleeps_and_leaves_what_the_others_placed() -> None:
    table = revealed("I-03 I-11 I-01", 3, "wizard paladin", "warrior thief")
    play(table, "A claim left I-11", "A claim right I-03", "B claim left I-01")
    end_attack(table)
    play(table, "B place I-01 right melee")
    assert "expire gains 1" in clocks(table)
    play(table, "clock expire gains 1")
    assert skills(table, "A left") == (0, 0, 4, 0), "the rune goes to the Wizard's magic"
    assert skills(table, "A right") == (1, 0, 2, 0)
    assert skills(table, "B right") == (1, 0, 0, 3)


@pytest.mark.rule("DR-141", "DR-061", "DR-143", "DR-072")
def test_an_attack_where_all_are_done_ends_before_its_time_and_costs_nobody_anything() -> None:
    table = revealed("I-01 I-02", 3, "warrior archer")
    play(table, "A claim left I-01", "B done", "C done")
    assert phase(table) == "attack", "A has a hero free"
    play(table, "A done")
    assert phase(table) != "attack"
    end_round(table)
    assert [side(table, who).failures for who in "ABC"] == [0, 0, 0]


@pytest.mark.rule("DR-153", "DR-145", "DR-142", "DR-087")
def test_at_the_end_of_time_a_weak_claim_fails_alone_and_the_free_hero_loses_nothing() -> None:
    table = revealed("I-34 I-01", 3, "wizard paladin")
    play(table, "A claim left I-34 @14999", "clock expire round 1")
    end_round(table)
    assert (side(table, "A").failures, cards(table, "A")) == (1, [])


@pytest.mark.rule("DR-026", "DR-188", "DR-029", "DR-028")
def test_two_and_the_neutral_seat_leave_four_heroes_and_each_chooses_its_sides() -> None:
    table = seated(2, first="B")
    order = ""
    taken = ["wizard", "archer", "thief", "witch", "ranger", "warrior"]
    for hero in taken:
        order += deciding(table)
        play(table, f"{deciding(table)} hero {hero}")
    assert order == "BCAACB"
    assert refused(table, "A hero paladin").split()[0]
    play(table, "A swap", "B keep", "C keep")
    assert [hero.hero for hero in side(table, "A").heroes] == ["witch", "thief"]


@pytest.mark.rule("DR-111", "DR-108", "DR-109", "DR-101")
def test_lord_and_dragon_bring_two_clans_to_the_same_total_by_different_ways(tmp_path: Path) -> None:
    game = owned(tmp_path, hero_values("warrior melee=5", "thief stealth=5", "archer ranged=9", "witch stealth=9"))
    table = ready(3, "warrior thief", "archer witch", game=game)
    for number, name in ((1, "I-01"), (2, "I-03"), (3, "I-05"), (7, "III-28")):
        go_to(table, number)
        reveal(table, name)
        play(table, *(f"{'A' if number == 7 else 'B'} claim {hand} {name}" for hand in ("left", "right")))
        end_round(table)
    go_to(table, 10)
    assert side(table, "B").failures == 3
    fight(table, "A fight lord", "B fight dragon")
    assert scores(table) == (6 + 6, 15 - 3, 0)
    assert winners(table) == "AB"


@pytest.mark.rule("DR-059", "DR-055", "DR-117", "DR-122")
def test_with_one_hand_locked_the_free_hero_holds_the_monster_until_the_other_may_join() -> None:
    table = ready(3, "witch ranger")
    play(table, *(f"{who} ready" for who in "ABC"))
    play(table, "A early right @-5")
    reveal(table, "I-34")
    play(table, "A claim left I-34 @1")
    assert refused(table, "B claim left I-34 @2").endswith("DR-060")
    assert refused(table, "A claim right I-34 @244").endswith("DR-117")
    play(table, "A claim right I-34 @245")
    end_round(table)
    assert [card[0] for card in cards(table, "A")] == ["I-34"], "all four skills, one of each"


@pytest.mark.rule("DR-072", "DR-038", "DR-093", "DR-046")
def test_a_game_in_which_nobody_ever_attacks_is_shared_by_all_at_nothing() -> None:
    table = ready(5)
    go_to(table, 10)
    fight(table)
    assert scores(table) == (0, 0, 0, 0, 0)
    assert winners(table) == "ABCDE"
