"""Where races, false starts, windows, both heroes, gains, failures and small tables meet."""

from __future__ import annotations

import pytest

from tests.dungeon_rush.tools import (
    asked,
    cards,
    count_down,
    deciding,
    end_attack,
    end_round,
    fight,
    go_to,
    holders,
    phase,
    play,
    ready,
    refused,
    reveal,
    revealed,
    scores,
    side,
    skills,
    targets,
    winners,
)


@pytest.mark.rule("DR-117", "DR-122", "DR-054")
def test_a_false_start_locks_one_hero_while_the_other_may_claim_and_be_joined_later() -> None:
    table = ready(3, "wizard paladin")
    count_down(table)
    play(table, "A early left @-20")
    reveal(table, "I-25 I-15")
    assert refused(table, "A claim left I-25 @100").endswith("DR-117")
    play(table, "A claim right I-25 @100")
    play(table, "A claim left I-25 @231")
    assert targets(table, "A") == ("I-25", "I-25")
    end_attack(table)
    assert "place I-25 left ranged" in asked(table, "A"), "together they have melee 1 and magic 1"


@pytest.mark.rule("DR-117", "DR-133", "DR-136")
def test_in_a_fair_race_a_lock_after_a_false_start_gives_the_monster_to_the_slower_hand() -> None:
    table = ready(3, mode="fair")
    count_down(table)
    play(table, "A early left @-1")
    reveal(table, "I-15")
    assert refused(table, "A claim left I-15 @200").endswith("DR-117")
    play(table, "B claim left I-15 @240")
    play(table, "A claim left I-15 @250")
    end_attack(table)
    failures = {who: side(table, who).failures for who in "AB"}
    assert failures == {"A": 0, "B": 1}, "240 comes before 250: B's archer has no magic"


@pytest.mark.rule("DR-117", "DR-040")
def test_a_false_start_is_forgotten_in_the_next_round() -> None:
    table = ready(3)
    count_down(table)
    play(table, "A early left @-1")
    reveal(table, "I-15")
    end_round(table)
    reveal(table, "I-01")
    play(table, "A claim left I-01 @1")
    assert holders(table)["I-01"] == "A"


@pytest.mark.rule("DR-059", "DR-061", "DR-062")
def test_done_with_one_hero_at_work_bars_the_other_from_joining_it() -> None:
    table = revealed("I-33 I-01", 3)
    play(table, "A claim left I-33", "A done")
    assert refused(table, "A claim right I-33").split()[-1] in ("DR-061", "DR-062")
    end_attack(table)
    assert side(table, "A").failures == 1


@pytest.mark.rule("DR-054", "DR-068", "DR-086", "DR-089")
def test_two_heroes_beaten_together_cost_one_coin_and_winning_together_bring_one_card() -> None:
    table = revealed("I-34 I-25", 3, "wizard paladin", "archer thief")
    play(table, "B claim left I-34", "B claim right I-34", "A claim left I-25", "A claim right I-25")
    end_attack(table)
    assert side(table, "B").failures == 1, "ranged and stealth alone"
    assert [option.split()[1] for option in asked(table, "A")].count("I-25") == len(asked(table, "A"))


@pytest.mark.rule("DR-070", "DR-071", "DR-150", "DR-151")
def test_a_rune_by_default_is_laid_by_the_skills_before_the_other_gain_of_the_same_round() -> None:
    table = revealed("I-11 I-05 I-01", 3, "paladin warrior")
    play(table, "A claim left I-11", "A claim right I-05")
    end_attack(table)
    play(table, "clock expire gains 1")
    assert skills(table, "A left") == (2, 0, 1, 0), "melee 1 and magic 1 tie: melee comes first"
    assert skills(table, "A right") == (3, 1, 0, 0)


@pytest.mark.rule("DR-075", "DR-071", "DR-097")
def test_a_gain_of_round_nine_counts_in_the_final_fight_though_another_hero_won_it() -> None:
    table = ready(3, "warrior thief", lord="goblin_overlord")
    for number, monsters, claims in (
        (1, "I-13 I-16", ("A claim left I-13", "A claim right I-16")),
        (2, "I-01 I-04", ("A claim left I-01", "A claim right I-04")),
    ):
        go_to(table, number)
        reveal(table, monsters)
        play(table, *claims)
        end_round(table)
    assert skills(table, "A left") == (5, 0, 0, 0)
    assert skills(table, "A right") == (0, 0, 0, 5)
    go_to(table, 10)
    fight(table, "A fight lord")
    assert scores(table)[0] == 2 + 6
    assert winners(table) == "A"


@pytest.mark.rule("DR-090", "DR-109", "DR-112", "DR-111")
def test_blockers_may_end_below_nothing_and_those_who_did_nothing_share_the_victory() -> None:
    table = revealed("I-01 I-04", 3, "wizard paladin", "archer thief")
    play(table, "B claim left I-01", "A claim left I-04")
    end_round(table)
    go_to(table, 10)
    fight(table)
    assert scores(table) == (-1, -1, 0)
    assert winners(table) == "C"


@pytest.mark.rule("DR-182", "DR-111", "DR-181")
def test_two_players_below_the_neutral_seat_share_what_it_cannot_win() -> None:
    table = revealed("I-01 I-04 I-32", 2, "archer ranger", "wizard paladin", "thief witch")
    play(table, "A claim left I-01", "B claim left I-04", "C claim left I-32", "C claim right I-32")
    end_round(table)
    go_to(table, 10)
    fight(table)
    assert scores(table) == (-1, -1, 2)
    assert winners(table) == "AB"


@pytest.mark.rule("DR-181", "DR-057", "DR-160")
def test_in_turns_the_neutral_seat_holds_what_it_took_first() -> None:
    table = revealed("I-15 I-01", 2, mode="snake", first="C")
    assert deciding(table) == "C"
    play(table, "C claim left I-15")
    assert deciding(table) == "A"
    assert refused(table, "A claim left I-15").endswith("DR-060")
    play(table, "A claim left I-01", "B pass")
    assert deciding(table) == "B", "and back"


@pytest.mark.rule("DR-164", "DR-054", "DR-136")
def test_in_secret_both_heroes_that_lose_a_clash_cost_nothing_and_the_winner_fights_alone() -> None:
    table = revealed("I-33 I-01", 3, "wizard paladin", "archer thief", mode="secret", first="A")
    lines = {"A": ("claim left I-33", "hold right"), "B": ("claim left I-33", "claim right I-33")}
    for who in "ABC":
        for line in lines.get(who, ("hold left", "hold right")):
            play(table, f"{who} {line}")
    assert side(table, "A").failures == 1, "magic alone: the others' heroes do not help"
    assert side(table, "B").failures == 0


@pytest.mark.rule("DR-186", "DR-187", "DR-087", "DR-112")
def test_a_time_trial_may_end_below_nothing_without_a_winner() -> None:
    table = revealed("I-01 I-04", 1, "wizard archer")
    play(table, "A claim left I-01", "A claim right I-04")
    end_round(table)
    go_to(table, 10)
    fight(table)
    assert scores(table) == (-2,)
    assert winners(table) == ""


@pytest.mark.rule("DR-137", "DR-059", "DR-135")
def test_whoever_loses_a_window_with_both_heroes_has_both_free_again() -> None:
    table = revealed("I-33 I-15", 3, mode="fair")
    play(table, "A claim left I-33 @300", "A claim right I-33 @310", "B claim left I-33 @290")
    while "I-33" not in holders(table):
        (window,) = [d for d in table.pending if d.seat == -2 and "settle" in str(d.options[0])][:1]
        play(table, f"clock {window.options[0]} @500")
    assert holders(table)["I-33"] == "B"
    assert targets(table, "A") == ("", "")
    play(table, "A claim left I-15 @510", "A claim right I-15 @520")
    end_attack(table)
    assert side(table, "A").failures == 0


@pytest.mark.rule("DR-083", "DR-084", "DR-107", "DR-080")
def test_a_card_kept_and_a_card_laid_score_the_same_but_only_one_strengthens() -> None:
    table = revealed("I-15", 3, "wizard paladin")
    play(table, "A claim left I-15")
    end_attack(table)
    play(table, "A keep I-15")
    before = skills(table, "A left")
    reveal(table, "I-19")
    play(table, "A claim left I-19")
    end_attack(table)
    play(table, "A place I-19 right stealth")
    assert skills(table, "A left") == before
    assert skills(table, "A right")[3] == 1
    assert [card[1] for card in cards(table, "A")] == [-1, 1]
    go_to(table, 10)
    fight(table)
    assert scores(table)[0] == 2


@pytest.mark.rule("DR-157", "DR-117", "DR-119")
def test_a_pause_before_a_round_leaves_no_lock_of_the_round_before() -> None:
    table = ready(3)
    count_down(table)
    play(table, "B early right @-1")
    reveal(table, "I-01")
    end_round(table)
    assert phase(table) == "ready"
    play(table, "A pause", "A ready", "B ready", "C ready")
    reveal(table, "I-02")
    play(table, "B claim right I-02 @5")
    assert holders(table)["I-02"] == "B"
