"""Where coins, runes, clashes, the draft and the final fight meet: what each brings, and what it never does."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.dungeon_rush.tools import (
    asked,
    cards,
    deciding,
    end_attack,
    end_round,
    fight,
    go_to,
    hero_values,
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
    winners,
)


@pytest.mark.rule("DR-078", "DR-081", "DR-036")
def test_a_rune_of_two_strengthens_one_skill_by_two_and_is_not_divided() -> None:
    table = ready(3, "ranger witch")
    go_to(table, 7)
    reveal(table, "III-34")
    play(table, "A claim left III-34", "A claim right III-34")
    end_attack(table)
    play(table, "A place III-34 right stealth")
    assert skills(table, "A right") == (0, 0, 1, 3)
    assert skills(table, "A left") == (1, 1, 0, 0)


@pytest.mark.rule("DR-055", "DR-092", "DR-107")
def test_two_heroes_that_share_four_skills_bring_home_four_coins_and_place_nothing() -> None:
    table = revealed("I-34", 3, "ranger witch")
    play(table, "A claim left I-34", "A claim right I-34")
    end_round(table)
    assert cards(table, "A") == [("I-34", -1, -1)]
    go_to(table, 10)
    fight(table)
    assert scores(table) == (4, 0, 0)


@pytest.mark.rule("DR-084", "DR-078", "DR-097")
def test_a_rune_under_a_hero_scores_its_coins_and_closes_the_gap_to_the_lord(tmp_path: Path) -> None:
    game = owned(tmp_path, hero_values("ranger melee=5 ranged=1", "witch magic=1 stealth=4"))
    table = revealed("I-33", 3, "ranger witch", game=game)
    play(table, "A claim left I-33", "A claim right I-33")
    end_attack(table)
    play(table, "A place I-33 left stealth")
    go_to(table, 10)
    fight(table, "A fight lord")
    assert scores(table)[0] == 2 + 6


@pytest.mark.rule("DR-163", "DR-056", "DR-109", "DR-107")
def test_in_secret_one_hero_wins_a_coin_and_the_other_loses_it_again() -> None:
    table = revealed("I-15 I-01", 3, "wizard archer", mode="secret")
    play(table, "A claim left I-15", "A claim right I-01")
    for who in "BC":
        play(table, f"{who} hold left", f"{who} hold right")
    end_round(table)
    assert (side(table, "A").failures, len(cards(table, "A"))) == (1, 1)
    go_to(table, 10)
    fight(table)
    assert scores(table) == (0, 0, 0)
    assert winners(table) == "ABC"


@pytest.mark.rule("DR-164", "DR-136", "DR-183")
@pytest.mark.parametrize(("number", "winner"), [(1, "A"), (2, "B"), (3, "A")])
def test_in_secret_two_alone_win_clashes_by_turns(number: int, winner: str) -> None:
    table = ready(2, "wizard warrior", "paladin archer", mode="secret", neutral=False, first="A")
    go_to(table, number)
    reveal(table, "I-03")
    assert len(seen(table).monsters) == 4
    for who in "AB":
        play(table, f"{who} claim left I-03", f"{who} hold right")
    end_round(table)
    assert [who for who in "AB" if cards(table, who)] == [winner]


@pytest.mark.rule("DR-164", "DR-060", "DR-145")
def test_in_secret_who_loses_one_clash_and_wins_another_pays_only_for_the_fight_it_had() -> None:
    table = revealed("I-03 I-02", 3, "wizard warrior", "sorcerer paladin", mode="secret", first="B")
    play(table, "A claim left I-03", "A claim right I-02")
    play(table, "B claim left I-03", "B hold right", "C hold left", "C hold right")
    end_round(table)
    assert [card[0] for card in cards(table, "B")] == ["I-03"]
    assert (side(table, "A").failures, cards(table, "A")) == (1, []), "the warrior has no ranged skill"


@pytest.mark.rule("DR-100", "DR-101", "DR-111")
def test_two_who_beat_the_dragon_take_its_fifteen_coins_each(tmp_path: Path) -> None:
    game = owned(
        tmp_path, hero_values("warrior ranged=7", "thief stealth=8", "wizard ranged=8", "witch stealth=9 magic=1")
    )
    table = ready(3, "warrior thief", "wizard witch", game=game)
    go_to(table, 10)
    fight(table, "A fight dragon", "B fight dragon")
    assert scores(table) == (15, 15, 0)
    assert winners(table) == "AB"


@pytest.mark.rule("DR-075", "DR-097", "DR-096")
@pytest.mark.parametrize("hand", ["left", "right"])
def test_under_whichever_hero_a_gain_lies_both_fight_the_lord_with_it(tmp_path: Path, hand: str) -> None:
    game = owned(tmp_path, hero_values("warrior melee=4", "thief stealth=5"))
    table = revealed("I-01", 3, "warrior thief", game=game)
    play(table, "A claim left I-01")
    end_attack(table)
    play(table, f"A place I-01 {hand} melee")
    go_to(table, 10)
    fight(table, "A fight lord")
    assert scores(table)[0] == 6


@pytest.mark.rule("DR-005", "DR-038", "DR-046")
def test_five_players_see_thirty_cards_of_a_level_and_none_twice() -> None:
    table = ready(5)
    shown: list[str] = []
    for number in (1, 2, 3):
        go_to(table, number)
        reveal(table)
        shown += [monster.monster for monster in seen(table).monsters]
        end_round(table)
    assert len(shown) == len(set(shown)) == 30
    assert all(monster.startswith("I-") for monster in shown)
    reveal(table)
    assert all(monster.monster.startswith("II-") for monster in seen(table).monsters)


@pytest.mark.rule("DR-160", "DR-161", "DR-159")
def test_in_turns_of_three_the_snake_begins_a_seat_further_and_returns_in_round_four() -> None:
    table = ready(3, mode="snake", first="A")
    orders = []
    for _ in range(4):
        reveal(table)
        order = ""
        while phase(table) == "attack":
            order += deciding(table)
            play(table, f"{deciding(table)} pass")
        orders.append(order)
    assert orders == ["ABCCBA", "BCAACB", "CABBAC", "ABCCBA"]


@pytest.mark.rule("DR-141", "DR-061", "DR-052")
def test_with_two_done_the_attack_lasts_until_the_third_has_no_free_hero() -> None:
    table = revealed("I-03 I-01", 3, "wizard warrior")
    play(table, "B done", "C done", "A claim left I-03 @900")
    assert phase(table) == "attack"
    assert refused(table, "B claim left I-01 @901").endswith(("DR-061", "DR-062"))
    play(table, "A claim right I-01 @902")
    assert phase(table) == "gains"


@pytest.mark.rule("DR-087", "DR-109", "DR-110", "DR-063")
def test_a_failure_at_eight_coins_costs_one_like_any_other() -> None:
    table = ready(3, "wizard warrior")
    go_to(table, 7)
    reveal(table, "III-33 III-01")
    play(table, "A claim left III-33", "A claim right III-01")
    end_round(table)
    go_to(table, 10)
    fight(table)
    assert scores(table) == (2 - 1, 0, 0)


@pytest.mark.rule("DR-026", "DR-029", "DR-003")
@pytest.mark.parametrize(("players", "first", "order"), [(5, "C", "CDEABBAEDC"), (4, "D", "DABCCBAD")])
def test_the_snake_of_the_draft_begins_with_the_first_player_wherever_it_sits(
    players: int, first: str, order: str
) -> None:
    table = seated(players, first=first)
    picked = ""
    while asked(table, deciding(table)[0])[0].startswith("hero"):
        who = deciding(table)
        assert len(who) == 1
        assert len(asked(table, who)) == 10 - len(picked)
        play(table, f"{who} {asked(table, who)[0]}")
        picked += who
    assert picked == order


@pytest.mark.rule("DR-068", "DR-097", "DR-102", "DR-095")
def test_nine_in_one_skill_make_up_for_no_point_missing_in_the_lords_other(tmp_path: Path) -> None:
    game = owned(tmp_path, hero_values("warrior melee=9", "thief stealth=4"))
    table = ready(3, "warrior thief", game=game)
    go_to(table, 10)
    play(table, "A fight lord")
    assert asked(table, "A") == []
    fight(table)
    assert scores(table) == (0, 0, 0)


@pytest.mark.rule("DR-186", "DR-187", "DR-107", "DR-109")
def test_a_time_trial_counts_four_coins_a_failure_and_the_lord(tmp_path: Path) -> None:
    game = owned(tmp_path, hero_values("ranger melee=5 ranged=1", "witch magic=1 stealth=5"))
    table = revealed("I-34", 1, "ranger witch", game=game)
    assert len(seen(table).monsters) == 4
    play(table, "A claim left I-34", "A claim right I-34")
    end_round(table)
    reveal(table, "I-18")
    play(table, "A claim left I-18")
    end_round(table)
    go_to(table, 10)
    fight(table, "A fight lord")
    assert scores(table) == (4 - 1 + 6,)
    assert winners(table) == ""
