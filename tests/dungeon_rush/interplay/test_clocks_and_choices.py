"""Where false starts, clocks that answer for the absent, runes and ties meet."""

from __future__ import annotations

from pathlib import Path

import pytest

from taverne.engine import IllegalAction
from tests.dungeon_rush.tools import (
    act,
    asked,
    attacking,
    cards,
    clocks,
    count_down,
    deciding,
    end_attack,
    end_round,
    fight,
    go_to,
    hero_values,
    holders,
    names,
    owned,
    phase,
    play,
    ready,
    refused,
    reveal,
    revealed,
    scores,
    seated,
    side,
    skills,
    targets,
    winners,
)


@pytest.mark.rule("DR-117", "DR-051", "DR-122")
def test_of_two_false_starts_of_one_hand_the_later_counts_and_the_other_hand_has_its_own() -> None:
    table = ready(3, "wizard paladin")
    count_down(table)
    play(table, "A early left @-240", "A early right @-200", "A early left @-100")
    reveal(table, "I-03 I-11")
    assert refused(table, "A claim left I-03 @149").endswith("DR-117")
    assert refused(table, "A claim right I-03 @49").endswith("DR-117")
    play(table, "A claim right I-03 @50", "A claim left I-03 @150")
    assert targets(table, "A") == ("I-03", "I-03")


@pytest.mark.rule("DR-126", "DR-146", "DR-050")
def test_a_claim_repeated_adds_nothing_and_is_late_like_any_other_once_the_clock_has_rung() -> None:
    match = attacking("arrival")
    first, second = names(match)[:2]
    assert act(match, f"A claim left {first} @100") == 1
    before = match.state.clone()
    assert act(match, f"A claim left {first} @14999") == 0
    assert match.state == before
    assert refused(match.state, f"A claim left {second} @200").endswith("DR-050")
    assert act(match, f"A claim left {first} @15001") == 0, "nothing depends on it"
    with pytest.raises(IllegalAction, match="DR-146"):
        act(match, f"A claim right {second} @15001")
    act(match, "clock expire round 1")
    with pytest.raises(IllegalAction, match="DR-146"):
        act(match, f"A claim left {first} @15002")


@pytest.mark.rule("DR-082", "DR-152", "DR-150", "DR-086")
@pytest.mark.parametrize("asleep", [True, False])
def test_a_card_of_two_skills_that_both_heroes_won_raises_one_of_them_on_one_hero(tmp_path: Path, asleep: bool) -> None:
    text = '[[monster]]\nid = "I-13"\ngain = { skills = ["magic", "ranged"], n = 1 }\n'
    table = ready(3, "sorcerer warrior", game=owned(tmp_path, text + hero_values("sorcerer ranged=1 magic=2")))
    reveal(table, "I-13")
    play(table, "A claim right I-13", "A claim left I-13")
    end_attack(table)
    assert refused(table, "A place I-13 left melee").endswith("DR-152")
    if asleep:
        play(table, "clock expire gains 1")
        assert skills(table, "A left") == (0, 1, 3, 0), "both fought: the left hero, and the higher of the two skills"
        return
    play(table, "A place I-13 right ranged")
    end_round(table)
    assert (skills(table, "A left"), skills(table, "A right")) == ((0, 1, 2, 0), (3, 1, 0, 0))


@pytest.mark.rule("DR-105", "DR-101", "DR-095")
def test_between_a_lord_and_a_dragon_of_the_same_worth_the_clock_fights_the_lord(tmp_path: Path) -> None:
    text = '[[dragon]]\nid = "bone_dragon"\ncoins = 6\n'
    game = owned(tmp_path, text + hero_values("warrior melee=5 ranged=9", "thief stealth=9"))
    table = ready(3, "warrior thief", game=game)
    go_to(table, 10)
    (clock,) = clocks(table)
    play(table, f"clock {clock}")
    assert scores(table) == (6, 0, 0)
    assert winners(table) == "A"


@pytest.mark.rule("DR-112", "DR-110", "DR-111", "DR-063")
def test_where_all_end_below_nothing_those_who_lost_least_share_the_victory() -> None:
    table = revealed("I-34 I-33 I-32 I-31 I-01 I-02", 3, "warrior ranger", "archer sorcerer", "thief assassin")
    play(table, "A claim left I-34", "B claim left I-33", "C claim left I-32", "C claim right I-31")
    end_round(table)
    go_to(table, 10)
    fight(table, "A fight lord", "B fight dragon")
    assert scores(table) == (-1, -1, -2)
    assert winners(table) == "AB"


@pytest.mark.rule("DR-031", "DR-026", "DR-028", "DR-029")
def test_for_who_is_away_at_the_draft_chance_picks_and_the_first_pick_goes_left() -> None:
    table = seated(3, first="B")
    play(table, "B hero wizard", "C hero archer")
    (clock,) = clocks(table)
    play(table, f"clock {clock}", "chance draw thief")
    assert deciding(table) == "A", "first and last of the snake"
    assert refused(table, "A hero thief") == "draft-gone DR-022"
    (clock,) = clocks(table)
    play(table, f"clock {clock}", "chance draw witch", "C hero ranger", "B hero paladin")
    play(table, "B swap", "C keep")
    (clock,) = clocks(table)
    play(table, f"clock {clock}")
    assert [hero.hero for hero in side(table, "A").heroes] == ["thief", "witch"]
    assert [hero.hero for hero in side(table, "B").heroes] == ["paladin", "wizard"]


@pytest.mark.rule("DR-160", "DR-161", "DR-005", "DR-059")
def test_five_in_turns_go_there_and_back_and_the_first_joins_its_own_monster_last() -> None:
    table = revealed("I-33 I-01 I-02 I-03 I-04", 5, "ranger witch", mode="snake", first="D")
    order = ""
    spare = ["I-01", "I-02", "I-03", "I-04"]
    for _ in range(5):
        who = deciding(table)
        order += who
        play(table, f"{who} claim left {'I-33' if who == 'A' else spare.pop(0)}")
    while phase(table) == "attack":
        who = deciding(table)
        order += who
        play(table, f"{who} claim right I-33" if who == "A" else f"{who} pass")
    assert order == "DEABCCBAED"
    end_round(table)
    assert [card[0] for card in cards(table, "A")] == ["I-33"], "all four skills between the two of them"
    reveal(table)
    assert deciding(table) == "E"


@pytest.mark.rule("DR-164", "DR-136", "DR-163", "DR-087")
def test_in_secret_the_first_of_the_list_wins_two_clashes_at_once_and_only_its_weak_hero_pays() -> None:
    table = revealed("I-01 I-03 I-05", 3, "wizard ranger", "warrior paladin", "archer thief", mode="secret", first="B")
    play(table, "A claim left I-03", "A claim right I-01")
    play(table, "B claim left I-03", "B claim right I-01")
    play(table, "C claim left I-01", "C hold right")
    end_round(table)
    assert [side(table, who).failures for who in "ABC"] == [0, 1, 0], "the Warrior has no magic"
    assert [[card[0] for card in cards(table, who)] for who in "ABC"] == [[], ["I-01"], []]


@pytest.mark.rule("DR-134", "DR-135", "DR-137", "DR-067")
def test_in_a_fair_race_one_hand_loses_its_window_the_other_wins_and_the_free_one_fails_elsewhere() -> None:
    table = revealed("I-03 I-01 I-34", 3, "warrior wizard", "paladin thief", "ranger archer", mode="fair")
    play(table, "A claim left I-01 @400", "A claim right I-03 @400")
    play(table, "C claim left I-01 @399", "B claim left I-03 @401")
    play(table, "clock expire settle 1 I-01 @600", "clock expire settle 1 I-03 @600")
    assert holders(table) == {"I-01": "C", "I-03": "A"}
    assert targets(table, "A")[0] == "", "free again"
    play(table, "A claim left I-34 @650", "clock expire settle 1 I-34 @850")
    end_round(table)
    assert (side(table, "A").failures, [card[0] for card in cards(table, "A")]) == (1, ["I-03"])


@pytest.mark.rule("DR-005", "DR-025", "DR-026", "DR-029")
def test_five_players_leave_no_hero_over() -> None:
    table = seated(5, first="C")
    order = ""
    while phase(table) == "draft":
        who = deciding(table)
        order += who
        play(table, f"{who} {asked(table, who)[0]}")
    assert order.startswith("CDEABBAEDC")
    assert len({hero.hero for who in "ABCDE" for hero in side(table, who).heroes}) == 10


@pytest.mark.rule("DR-081", "DR-078", "DR-071", "DR-099")
def test_a_rune_of_two_won_in_the_last_round_beats_the_lord_by_one_more_than_needed(tmp_path: Path) -> None:
    text = '[[monster]]\nid = "III-03"\ngain = { skill = "rune", n = 2 }\n'
    game = owned(tmp_path, text + hero_values("warrior melee=4 magic=2", "thief stealth=5 magic=1"))
    table = ready(3, "warrior thief", game=game)
    go_to(table, 9)
    reveal(table, "III-03")
    play(table, "A claim left III-03", "A claim right III-03")
    end_attack(table)
    play(table, "A place III-03 right melee")
    end_round(table)
    assert skills(table, "A right") == (2, 0, 1, 5)
    fight(table, "A fight lord")
    assert scores(table)[0] == 2 + 6


@pytest.mark.rule("DR-034", "DR-035", "DR-071", "DR-069")
def test_a_gain_of_the_last_round_of_a_level_counts_for_both_together_in_the_next_level() -> None:
    table = ready(3, "warrior ranger")
    go_to(table, 3)
    reveal(table, "I-02")
    play(table, "A claim right I-02")
    end_attack(table)
    play(table, "A place I-02 left ranged")
    end_round(table)
    reveal(table, "II-25")
    play(table, "A claim left II-25", "A claim right II-25")
    end_attack(table)
    assert side(table, "A").failures == 0, "melee 3 and 1, ranged 1 and 1"
    assert set(asked(table, "A")) == {"place II-25 left melee", "place II-25 right melee", "keep II-25"}


@pytest.mark.rule("DR-186", "DR-117", "DR-187", "DR-145")
def test_a_false_start_in_a_time_trial_locks_the_hand_and_the_clock_of_the_level_runs_on() -> None:
    table = ready(1, "wizard warrior")
    count_down(table)
    play(table, "A early left @-1")
    reveal(table, "I-03 I-01")
    assert clocks(table)["expire round 1"] == 8_000
    assert refused(table, "A claim left I-03 @248").endswith("DR-117")
    play(table, "A claim left I-03 @249", "clock expire round 1")
    end_round(table)
    assert (side(table, "A").failures, len(cards(table, "A"))) == (0, 1)


@pytest.mark.rule("DR-061", "DR-141", "DR-183", "DR-040")
def test_two_alone_end_the_attack_as_soon_as_one_is_done_and_the_other_has_both_heroes_at_work() -> None:
    table = revealed("I-01 I-02 I-03 I-04", 2, "warrior archer", "wizard thief", neutral=False)
    play(table, "B claim left I-03", "B done", "A claim left I-01")
    assert phase(table) == "attack"
    play(table, "A claim right I-02")
    assert phase(table) != "attack"
    end_round(table)
    reveal(table)
    assert (targets(table, "A"), targets(table, "B")) == (("", ""), ("", "")), "all are free again"


@pytest.mark.rule("DR-083", "DR-092", "DR-149")
def test_a_card_of_coins_lies_face_up_at_once_while_the_rune_beside_it_waits_for_its_place() -> None:
    table = revealed("I-29 I-09", 3, "assassin warrior")
    play(table, "A claim left I-29", "A claim right I-09")
    end_attack(table)
    assert all("I-09" in option for option in asked(table, "A")), "the other brings no skill"
    assert phase(table) == "gains"
    play(table, "A keep I-09")
    end_round(table)
    assert sorted(cards(table, "A")) == [("I-09", -1, -1), ("I-29", -1, -1)]
    assert skills(table, "A right") == (3, 0, 0, 0)
