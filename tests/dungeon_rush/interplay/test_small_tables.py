"""Where modes, small tables, rotating priority, runes, the final fight and ties meet."""

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
    seen,
    side,
    skills,
    winners,
)


@pytest.mark.rule("DR-136", "DR-133", "DR-182")
@pytest.mark.parametrize(("number", "winner"), [(1, "C"), (2, "A"), (3, "B"), (4, "C")])
def test_at_equal_times_the_list_turns_by_a_seat_each_round_the_neutral_seat_among_them(
    number: int, winner: str
) -> None:
    table = ready(2, mode="fair", first="C")
    go_to(table, number)
    reveal(table)
    monster = seen(table).monsters[0].monster
    play(table, *(f"{who} claim left {monster} @700" for who in "BAC"), f"clock expire settle {number} {monster}")
    assert holders(table) == {monster: winner}


@pytest.mark.rule("DR-161", "DR-183", "DR-160", "DR-059")
def test_two_alone_in_turns_change_who_begins_and_the_first_may_add_its_other_hero_last() -> None:
    table = revealed("I-33 I-01 I-02 I-03", 2, "wizard warrior", mode="snake", neutral=False)
    play(table, "A claim left I-33", "B claim left I-01", "B claim right I-02")
    assert refused(table, "A claim right I-01").endswith("DR-060")
    play(table, "A claim right I-33")
    assert side(table, "A").failures == 1, "melee and magic, no ranged, no stealth: one card for two heroes"
    end_round(table)
    reveal(table)
    order = ""
    while phase(table) == "attack":
        order += deciding(table)
        play(table, f"{deciding(table)} pass")
    assert order == "BAAB"


@pytest.mark.rule("DR-164", "DR-136", "DR-181", "DR-163")
def test_in_secret_the_neutral_seat_wins_a_clash_of_three_in_the_round_it_leads() -> None:
    table = ready(2, "wizard paladin", "sorcerer witch", "warrior thief", mode="secret", first="B")
    for number, winner in ((1, "B"), (2, "C"), (3, "A")):
        reveal(table, "I-03" if number == 1 else "I-15" if number == 2 else "I-19")
        monster = {1: "I-03", 2: "I-15", 3: "I-19"}[number]
        before = {who: (side(table, who).failures, len(cards(table, who))) for who in "ABC"}
        for who in "ABC":
            play(table, f"{who} claim left {monster}", f"{who} hold right")
        end_round(table)
        after = {who: (side(table, who).failures, len(cards(table, who))) for who in "ABC"}
        assert [who for who in "ABC" if after[who] != before[who]] == [winner]


@pytest.mark.rule("DR-164", "DR-054", "DR-163")
def test_in_secret_a_hero_that_loses_a_clash_leaves_the_other_alone_where_it_went() -> None:
    table = revealed("I-25 I-01", 3, "wizard paladin", "warrior ranger", mode="secret", first="A")
    lines = {"A": ("claim left I-25", "claim right I-25"), "B": ("claim left I-25", "claim right I-01")}
    for who in "ABC":
        play(table, *(f"{who} {line}" for line in lines.get(who, ("hold left", "hold right"))))
    assert side(table, "B").failures == 0
    end_round(table)
    assert [card[0] for card in cards(table, "A")] == ["I-25"]
    assert [card[0] for card in cards(table, "B")] == ["I-01"]


@pytest.mark.rule("DR-105", "DR-097", "DR-187", "DR-108")
def test_in_a_time_trial_the_clock_fights_the_dragon_for_who_could_beat_both(tmp_path: Path) -> None:
    game = owned(tmp_path, hero_values("warrior melee=5 ranged=7", "thief stealth=8"))
    table = ready(1, "warrior thief", game=game, limits="on")
    go_to(table, 10)
    assert clocks(table) == {"expire final": 30_000}
    play(table, "clock expire final")
    assert scores(table) == (15,)
    assert winners(table) == ""


@pytest.mark.rule("DR-105", "DR-098", "DR-104")
def test_the_clock_declines_for_whoever_could_beat_neither_and_leaves_a_choice_made(tmp_path: Path) -> None:
    game = owned(tmp_path, hero_values("warrior melee=5 ranged=6", "thief stealth=8"))
    table = ready(3, "warrior thief", "wizard paladin", game=game)
    go_to(table, 10)
    play(table, "B fight lord", "clock expire final")
    assert [side(table, who).choice for who in "ABC"] == ["lord", "lord", "none"], "ranged 6 is not 7"
    assert scores(table) == (6, 0, 0), "a fight lost costs nothing"
    assert winners(table) == "A"


@pytest.mark.rule("DR-111", "DR-112", "DR-182", "DR-101")
def test_the_lords_coins_make_good_six_failures_and_three_share_at_nothing(tmp_path: Path) -> None:
    game = owned(tmp_path, hero_values("warrior melee=5", "thief stealth=5"))
    table = ready(4, "warrior thief", "archer ranger", "wizard paladin", "assassin sorcerer", game=game)
    for monsters in ("I-02 I-03", "I-06 I-07", "I-10 I-11"):
        reveal(table, monsters)
        one, two = monsters.split()
        play(table, f"A claim left {one}", f"A claim right {two}")
        end_round(table)
    assert side(table, "A").failures == 6
    reveal(table, "II-03")
    play(table, "D claim left II-03")
    end_round(table)
    go_to(table, 10)
    fight(table, "A fight lord", "B fight dragon", "C fight lord")
    assert scores(table) == (0, 0, 0, -1)
    assert winners(table) == "ABC"


@pytest.mark.rule("DR-081", "DR-075", "DR-077", "DR-097")
def test_two_gains_of_two_on_one_hero_make_the_lord_beatable() -> None:
    table = ready(3, "warrior thief", lord="goblin_overlord")
    go_to(table, 4)
    reveal(table, "II-29 II-32")
    play(table, "A claim left II-29", "A claim right II-32")
    end_attack(table)
    play(table, "A place II-29 right melee", "A place II-32 right stealth")
    while phase(table) == "gains":
        end_round(table)
    assert skills(table, "A left") == (3, 0, 0, 0)
    assert skills(table, "A right") == (2, 0, 0, 5)
    go_to(table, 10)
    fight(table, "A fight lord")
    assert scores(table)[0] == 0 + 6, "melee 3 and 2, stealth 5; the cards themselves bring no coin"


@pytest.mark.rule("DR-151", "DR-150", "DR-071", "DR-078")
def test_a_rune_of_two_goes_by_default_to_what_earlier_gains_made_highest() -> None:
    table = ready(3, "assassin wizard", "archer thief")
    reveal(table, "I-08 I-01")
    play(table, "A claim left I-08")
    end_attack(table)
    play(table, "A place I-08 left melee")
    assert skills(table, "A left") == (2, 0, 0, 1)
    reveal(table, "I-12")
    play(table, "A claim left I-12")
    end_attack(table)
    play(table, "clock expire gains 2")
    assert skills(table, "A left") == (3, 0, 0, 1)


@pytest.mark.rule("DR-092", "DR-087", "DR-149", "DR-064")
def test_where_only_coins_and_failures_come_of_a_round_nobody_is_asked_to_place() -> None:
    table = revealed("I-32 I-01", 3, "wizard witch", "archer thief")
    play(table, "A claim left I-32", "A claim right I-32", "B claim left I-01", "B done", "C done")
    assert phase(table) == "ready"
    assert cards(table, "A") == [("I-32", -1, -1)]
    assert side(table, "B").failures == 1


@pytest.mark.rule("DR-079", "DR-080", "DR-083", "DR-152")
def test_a_rune_laid_in_round_one_stays_and_a_card_kept_cannot_be_laid_in_round_two() -> None:
    table = revealed("I-11 I-19", 3, "wizard paladin")
    play(table, "A claim right I-11", "A claim left I-19")
    end_attack(table)
    play(table, "A place I-11 left stealth")
    play(table, "A keep I-19")
    assert skills(table, "A left") == (0, 0, 3, 1)
    reveal(table, "I-15")
    play(table, "A claim left I-15")
    end_attack(table)
    assert {option.split()[1] for option in asked(table, "A")} == {"I-15"}
    assert refused(table, "A place I-15 left melee").endswith("DR-152")


@pytest.mark.rule("DR-137", "DR-062", "DR-134", "DR-142")
def test_in_a_fair_race_the_end_of_time_settles_two_windows_and_frees_no_loser_for_another_claim() -> None:
    table = revealed("I-15 I-01", 3, "wizard warrior", "paladin archer", mode="fair")
    play(table, "B claim left I-15 @14990", "A claim left I-15 @14980", "B claim right I-01 @14995")
    end_attack(table)
    assert phase(table) != "attack"
    assert side(table, "B").failures == 1, "the archer stays at I-01, the paladin fights nothing"
    assert "place I-15 left magic" in asked(table, "A")


@pytest.mark.rule("DR-144", "DR-160", "DR-057")
def test_in_turns_with_all_else_held_the_last_hero_may_still_join_its_comrade() -> None:
    table = revealed("I-01 I-02 I-03 I-04", 2, mode="snake", neutral=False)
    play(table, "A claim left I-01", "B claim left I-02", "B claim right I-03")
    assert {option for option in asked(table, "A") if option.startswith("claim")} == {
        "claim right I-01",
        "claim right I-04",
    }
    play(table, "A claim right I-01")
    end_round(table)
    assert (side(table, "A").failures, side(table, "B").failures) == (0, 1), "wizard and paladin together beat I-01"


@pytest.mark.rule("DR-059", "DR-060", "DR-117", "DR-132")
def test_a_held_monster_is_no_false_start_and_the_refused_hero_claims_at_once() -> None:
    table = revealed("I-15 I-01 I-02", 3)
    play(table, "A claim left I-15 @500")
    assert refused(table, "B claim right I-15 @501") == "claim-held DR-060"
    play(table, "B claim right I-02 @502")
    assert holders(table) == {"I-15": "A", "I-02": "B"}


@pytest.mark.rule("DR-182", "DR-111", "DR-101", "DR-181")
def test_the_neutral_seat_that_ties_for_the_lead_leaves_the_victory_to_the_one_beside_it(tmp_path: Path) -> None:
    game = owned(tmp_path, hero_values("warrior melee=5", "thief stealth=5", "wizard melee=5 stealth=5"))
    table = ready(2, "warrior thief", "archer ranger", "wizard paladin", game=game)
    go_to(table, 10)
    fight(table, "A fight lord", "C fight lord")
    assert scores(table) == (6, 0, 6)
    assert winners(table) == "A"
