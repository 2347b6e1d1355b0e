"""Chapters 20 and 21, worked examples and scenarios, figure for figure (DRX-01 to DRX-09).

Where an example invents values, an owner's box gives them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.dungeon_rush.tools import (
    BOX,
    asked,
    cards,
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


@pytest.mark.rule("DRX-01", "DR-009", "DR-010")
def test_starting_skills() -> None:
    table = ready(3, "paladin wizard")
    melee, ranged, magic, stealth = skills(table, "A left")
    assert (melee, ranged, magic, stealth) == (1, 0, 1, 0)


@pytest.mark.rule("DRX-02", "DR-066", "DR-068", "DR-088")
@pytest.mark.parametrize(("monster", "won"), [("I-15", True), ("I-01", False)])
def test_one_skill_does_not_replace_another(monster: str, won: bool) -> None:
    cube, skeleton = (BOX.monster_defence[BOX.monster_index[name]] for name in ("I-15", "I-01"))
    assert (cube, skeleton) == ((0, 0, 2, 0), (1, 0, 0, 0))
    table = revealed("I-15 I-01", 3, "wizard thief")
    assert skills(table, "A left") == (0, 0, 3, 0)
    play(table, f"A claim left {monster}", "A done", "B done", "C done")
    assert side(table, "A").failures == (0 if won else 1)
    assert side(table, "A").coins == BOX.monster_coins[BOX.monster_index[monster]]
    end_round(table)
    go_to(table, 10)
    fight(table)
    assert scores(table)[0] == (1 if won else -1)


@pytest.mark.rule("DRX-03", "DR-025", "DR-026", "DR-029", "DR-038")
def test_snake_draft_with_four_players() -> None:
    hero = dict(enumerate(BOX.hero_ids, start=1))
    table = seated(4, first="A")
    picks = ["A 3", "B 1", "C 7", "D 2", "D 5", "C 10", "B 4", "A 6"]
    for pick in picks:
        who, number = pick.split()
        assert deciding(table) == who
        play(table, f"{who} hero {hero[int(number)]}")
    play(table, "A keep", "B keep", "C keep", "D keep")
    assert seen(table).pool == (hero[8], hero[9])
    led = [tuple(led.hero for led in player.heroes) for player in seen(table).players]
    assert led == [(hero[3], hero[6]), (hero[1], hero[4]), (hero[7], hero[10]), (hero[2], hero[5])]
    for level in range(3):
        for _ in range(3):
            reveal(table)
            assert len(seen(table).monsters) == 8
            end_round(table)
        assert seen(table).piles[level] == 34 - 24 == 10


@pytest.mark.rule("DRX-04", "DR-050", "DR-059", "DR-060", "DR-132")
def test_lost_race_and_the_hero_stays_free() -> None:
    table = revealed("I-01 I-02 I-03 I-04 I-05 I-06", mode="arrival")
    play(table, "A claim left I-02 @1210")
    assert refused(table, "B claim right I-02 @1214") == "claim-held DR-060"
    assert holders(table) == {"I-02": "A"}
    assert targets(table, "B") == ("", "")
    play(table, "B claim right I-05 @1700")
    assert holders(table) == {"I-02": "A", "I-05": "B"}
    assert "claim left I-05" in asked(table, "B")
    assert refused(table, "B claim left I-02 @1800") == "claim-held DR-060"
    assert refused(table, "A claim left I-03 @1900") == "claim-used DR-050"
    play(table, "B claim left I-05 @2000")
    assert targets(table, "B") == ("I-05", "I-05")


@pytest.mark.rule("DRX-06", "DR-070", "DR-071", "DR-075")
def test_gains_do_not_help_within_the_same_round() -> None:
    table = revealed("I-03 I-15", 3, "paladin witch")
    assert (skills(table, "A left")[2], skills(table, "A right")[2]) == (1, 1)
    play(table, "A claim left I-03", "A claim right I-15", "B done", "C done")
    assert side(table, "A").failures == 1
    play(table, "A place I-03 right magic")
    assert skills(table, "A right")[2] == 2
    assert [BOX.monster_ids[monster] for monster in table.failed[0]] == ["I-15"]
    assert cards(table, "A") == [("I-03", 1, 2)]
    reveal(table, "I-19")
    play(table, "A claim right I-19", "A done", "B done", "C done")
    assert side(table, "A").failures == 1, "magic 2 is enough from the next round on"


@pytest.mark.rule("DRX-07", "DR-077", "DR-078", "DR-079", "DR-084")
def test_rune_fixed_and_both_gains_on_one_hero(tmp_path: Path) -> None:
    game = owned(
        tmp_path,
        '[[monster]]\nid = "II-13"\ndefence = { ranged = 1 }\ngain = { skill = "rune", n = 1 }\ncoins = 1\n'
        '[[monster]]\nid = "II-02"\ndefence = { stealth = 1 }\ngain = { skill = "ranged", n = 1 }\ncoins = 0\n',
    )
    table = ready(3, "wizard paladin", "archer thief", game=game)
    go_to(table, 4)
    reveal(table, "II-13 II-02")
    play(table, "B claim left II-13", "B claim right II-02")
    end_attack(table)
    play(table, "B place II-13 left stealth", "B place II-02 left ranged")
    assert skills(table, "B left") == (0, 3 + 1, 0, 1)
    go_to(table, 7)
    reveal(table, "III-06")
    assert refused(table, "B place II-13 left melee") == "attack-only DR-049"
    play(table, "B claim left III-06")
    end_attack(table)
    assert refused(table, "B place II-13 left melee") == "place-fixed DR-079"
    play(table, "B keep III-06")
    assert skills(table, "B left") == (0, 4, 0, 1)
    go_to(table, 10)
    fight(table)
    assert scores(table) == (0, 1 + 0 + 2, 0)


NINE = hero_values(
    "warrior melee=6",
    "wizard magic=5",
    "ranger melee=5",
    "paladin magic=7",
    "assassin melee=4 magic=9",
    "spelunker ranged=7 stealth=7",
) + (
    '[[lord]]\nid = "iron_warden"\ndefence = { melee = 5, magic = 5 }\ncoins = 6\n'
    '[[dragon]]\nid = "storm_dragon"\ndefence = { ranged = 7, stealth = 8 }\ncoins = 10\n'
    '[[monster]]\nid = "I-01"\ndefence = { melee = 1 }\ngain = {}\ncoins = 14\n'
    '[[monster]]\nid = "I-02"\ndefence = { melee = 1 }\ngain = {}\ncoins = 13\n'
    '[[monster]]\nid = "I-03"\ndefence = { melee = 1 }\ngain = {}\ncoins = 19\n'
    '[[monster]]\nid = "I-04"\ndefence = { stealth = 1 }\ngain = {}\ncoins = 17\n'
    '[[monster]]\nid = "I-05"\ndefence = { stealth = 20 }\n'
    '[[monster]]\nid = "I-06"\ndefence = { stealth = 20 }\n'
    '[[monster]]\nid = "I-07"\ndefence = { stealth = 20 }\n'
    '[[monster]]\nid = "I-08"\ndefence = { stealth = 20 }\n'
)


@pytest.mark.rule("DRX-09", "DR-095", "DR-100", "DR-101", "DR-102", "DR-103", "DR-111")
def test_final_fight_and_shared_victory(tmp_path: Path) -> None:
    game = owned(tmp_path, NINE)
    pairs = ("warrior wizard", "ranger paladin", "assassin spelunker", "thief witch")
    table = ready(4, *pairs, lord="iron_warden", dragon="storm_dragon", game=game)
    reveal(table, "I-01 I-02 I-03 I-04 I-05 I-07 I-08")
    play(table, "A claim left I-01", "A claim right I-05", "B claim left I-02", "B claim right I-07")
    play(table, "C claim left I-03", "C claim right I-08", "D claim left I-04", "D done")
    reveal(table, "I-06")
    play(table, "A claim left I-06")
    go_to(table, 10)
    combined = [
        tuple(map(sum, zip(skills(table, f"{who} left"), skills(table, f"{who} right"), strict=True))) for who in "ABC"
    ]
    assert combined == [(6, 0, 5, 0), (5, 0, 7, 0), (4, 7, 9, 7)]
    assert [(side(table, who).coins, side(table, who).failures) for who in "ABCD"] == [
        (14, 2),
        (13, 1),
        (19, 1),
        (17, 0),
    ]
    play(table, "A fight lord", "B fight lord", "C fight dragon")
    assert refused(table, "C fight lord") == "final-one DR-095"
    play(table, "D decline")
    assert phase(table) == "over"
    assert scores(table) == (14 + 6 - 2, 13 + 6 - 1, 19 - 1, 17) == (18, 18, 18, 17)
    assert winners(table) == "ABC"
    assert side(table, "C").failures == 1
