"""Chapter 10, final score: monsters, loot, failures, winners (DR-107 to DR-113).

How the figures come about is the matter of the chapters before.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from taverne.engine import Result
from taverne.games.dungeon_rush.state.game_state import DungeonState
from tests.dungeon_rush.tools import (
    GAME,
    cards,
    end_round,
    fight,
    go_to,
    hero_values,
    owned,
    play,
    ready,
    reveal,
    revealed,
    scores,
    side,
    told,
    winners,
)


def result(table: DungeonState) -> Result:
    found = GAME.result(table)
    assert found is not None
    return found


@pytest.mark.rule("DR-107")
def test_coins_count_under_heroes_and_face_up_alike() -> None:
    table = revealed("I-15 I-30", 3, "wizard ranger")
    play(table, "A claim left I-15", "A claim right I-30", "B done", "C done", "A place I-15 right magic")
    reveal(table, "I-19")
    play(table, "A claim left I-19", "A done", "B done", "C done", "A keep I-19")
    assert cards(table, "A") == [("I-30", -1, -1), ("I-15", 1, 2), ("I-19", -1, -1)]
    go_to(table, 10)
    fight(table)
    assert result(table).parts[0] == {"monsters": 1 + 2 + 1, "boss": 0, "failures": 0}
    assert scores(table) == (4, 0, 0)


@pytest.mark.rule("DR-108")
@pytest.mark.parametrize(("target", "loot"), [("lord", 6), ("dragon", 15)])
def test_the_loot_of_a_won_final_fight_is_added(tmp_path: Path, target: str, loot: int) -> None:
    game = owned(tmp_path, hero_values("warrior melee=5 ranged=7", "thief stealth=8"))
    table = ready(3, "warrior thief", game=game)
    reveal(table, "I-13")
    play(table, "A claim left I-13")
    end_round(table)
    go_to(table, 10)
    fight(table, f"A fight {target}")
    assert result(table).parts[0] == {"monsters": 1, "boss": loot, "failures": 0}
    assert scores(table) == (1 + loot, 0, 0)


@pytest.mark.rule("DR-109")
def test_one_coin_is_subtracted_for_each_failure() -> None:
    table = revealed("I-30 I-16", 3, "ranger wizard")
    play(table, "A claim left I-30", "A claim right I-16", "B done", "C done")
    reveal(table, "I-18 I-20")
    play(table, "A claim left I-20", "A claim right I-18", "B done", "C done")
    go_to(table, 10)
    table.events = []
    fight(table)
    assert result(table).parts[0] == {"monsters": 2, "boss": 0, "failures": -3}
    assert scores(table) == (-1, 0, 0)
    assert told(table, "count")[0] == {"seat": 0, "monsters": 2, "boss": 0, "failures": -3, "total": -1}


def scored(coins: tuple[int, ...]) -> DungeonState:
    """Return a finished game of three with these totals: a monster of 2 coins each or none, and A may fail once."""
    table = ready(3, "ranger wizard", "sorcerer archer", "witch thief")
    reveal(table, "I-30 I-31 I-32 I-33")
    for who, monster, total in zip("ABC", ("I-30", "I-31", "I-32"), coins, strict=True):
        if total > 0:
            play(table, f"{who} claim left {monster}")
    if coins[0] in (1, -1):
        play(table, "A claim right I-33")
    end_round(table)
    go_to(table, 10)
    table.events = []
    fight(table)
    assert scores(table) == coins
    return table


@pytest.mark.rule("DR-110")
@pytest.mark.parametrize(("coins", "won"), [((1, 2, 0), "B"), ((2, 0, 0), "A"), ((0, 0, 2), "C"), ((-1, 0, 2), "C")])
def test_the_most_coins_win(coins: tuple[int, ...], won: str) -> None:
    table = scored(coins)
    assert winners(table) == won
    assert told(table, "winners") == [{"seats": ["ABC".index(won)]}]


@pytest.mark.rule("DR-111")
@pytest.mark.parametrize(
    ("coins", "won"), [((2, 2, 0), "AB"), ((2, 2, 2), "ABC"), ((1, 2, 2), "BC"), ((-1, 0, 0), "BC")]
)
def test_those_with_equally_many_share_the_victory(coins: tuple[int, ...], won: str) -> None:
    table = scored(coins)
    assert winners(table) == won
    assert told(table, "winners") == [{"seats": ["ABC".index(who) for who in won]}]


@pytest.mark.rule("DR-112")
def test_a_total_may_be_negative_and_even_win() -> None:
    table = revealed("I-33 I-34 I-13 I-14 I-16 I-20", 3, "wizard paladin", "warrior archer", "ranger sorcerer")
    play(
        table, "A claim left I-33", "B claim left I-34", "B claim right I-16", "C claim left I-13", "C claim right I-20"
    )
    end_round(table)
    go_to(table, 10)
    fight(table)
    assert scores(table) == (-1, -2, -2)
    assert winners(table) == "A"


@pytest.mark.rule("DR-113")
def test_heroes_are_worth_no_coins() -> None:
    table = ready(3)
    assert all(side(table, who).coins == 0 for who in "ABC")
    go_to(table, 10)
    fight(table)
    assert scores(table) == (0, 0, 0)
