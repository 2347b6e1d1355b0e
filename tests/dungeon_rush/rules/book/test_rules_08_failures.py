"""Chapter 8, failures and coin-only monsters: what lies face down and what face up (DR-087 to DR-093).

The final count itself is the matter of chapter 10.
"""

from __future__ import annotations

import pytest

from taverne.engine import Draw
from tests.dungeon_rush.tools import (
    BOX,
    GAME,
    asked,
    cards,
    count_down,
    end_attack,
    end_round,
    everything,
    fight,
    go_to,
    phase,
    play,
    reveal,
    revealed,
    scores,
    seen,
    side,
    told,
)


@pytest.mark.rule("DR-087")
def test_whoever_loses_a_fight_takes_that_monster_face_down() -> None:
    table = revealed("I-16 I-01", 3, "wizard paladin")
    table.events = []
    play(table, "A claim left I-16", "A done", "B done", "C done")
    assert told(table, "lost") == [{"seat": 0, "monster": "monster-I-16", "hands": "left"}]
    assert [BOX.monster_ids[monster] for monster in table.failed[0]] == ["I-16"]
    assert table.failed[1:] == [[], []]
    assert side(table, "A").cards == ()
    assert "I-16" not in everything(table, "A")
    assert "I-16" not in everything(table, "B")


@pytest.mark.rule("DR-088")
@pytest.mark.parametrize("failures", [1, 2, 3])
def test_each_failure_costs_one_coin_at_the_end(failures: int) -> None:
    table = revealed("I-16 I-14 I-15", 3, "wizard paladin")
    play(table, "A claim left I-16")
    if failures > 1:
        play(table, "A claim right I-14")
    end_round(table)
    if failures > 2:
        reveal(table, "I-18")
        play(table, "A claim left I-18")
    go_to(table, 10)
    assert side(table, "A").failures == failures
    fight(table)
    assert scores(table) == (-failures, 0, 0)
    result = GAME.result(table)
    assert result is not None
    assert result.parts[0] == {"monsters": 0, "boss": 0, "failures": -failures}


@pytest.mark.rule("DR-089")
def test_two_heroes_beaten_by_the_same_monster_cost_one_card() -> None:
    table = revealed("I-16", 3, "wizard paladin")
    play(table, "A claim left I-16", "A claim right I-16", "B done", "C done")
    assert side(table, "A").failures == 1
    go_to(table, 10)
    fight(table)
    assert scores(table) == (-1, 0, 0)


@pytest.mark.rule("DR-090")
def test_a_failure_stays_out_of_play_for_the_whole_game() -> None:
    table = revealed("I-16", 3, "wizard paladin")
    play(table, "A claim left I-16")
    end_round(table)
    while phase(table) != "final":
        count_down(table)
        play(table, f"clock expire countdown {table.round}")
        (deal,) = table.pending
        assert isinstance(deal, Draw)
        assert "I-16" not in deal.items
        play(table, f"chance draw {' '.join(map(str, deal.items[: deal.k]))}")
        end_round(table)
        assert [BOX.monster_ids[monster] for monster in table.failed[0]] == ["I-16"]


@pytest.mark.rule("DR-091")
def test_everybody_sees_how_many_failures_each_player_has() -> None:
    table = revealed("I-16 I-14 I-34", 3, "wizard paladin", "warrior archer")
    play(table, "A claim left I-16", "A claim right I-14", "B claim left I-34")
    end_attack(table)
    for who in ("A", "B", "C", "nobody"):
        assert [player.failures for player in seen(table, who).players] == [2, 1, 0]


@pytest.mark.rule("DR-092")
def test_a_defeated_monster_with_coins_but_no_skill_is_kept_face_up() -> None:
    table = revealed("I-30 I-15", 3, "ranger wizard")
    table.events = []
    play(table, "A claim left I-30", "A claim right I-15", "B done", "C done")
    assert asked(table, "A") == ["place I-15 left magic", "place I-15 right magic", "keep I-15"]
    assert cards(table, "A") == [("I-30", -1, -1)]
    assert (side(table, "A").coins, side(table, "A").failures) == (2 + 1, 0)
    assert {"seat": 0, "monster": "monster-I-30", "hands": "left", "coins": 2} in told(table, "won")
    for who in ("B", "C", "nobody"):
        assert [card.monster for card in seen(table, who).players[0].cards] == ["I-30"]


@pytest.mark.rule("DR-093")
def test_monsters_that_nobody_attacked_cost_nothing_in_the_final_count() -> None:
    table = revealed("I-16", 3, "wizard paladin")
    play(table, "A claim left I-16")
    end_round(table)
    go_to(table, 10)
    assert len(table.discard) == 9 * 6 - 1
    fight(table)
    assert scores(table) == (-1, 0, 0)
