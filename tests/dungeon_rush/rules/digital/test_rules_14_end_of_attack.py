"""Chapter 14, end of the attack: when it is over, the round timer, claims that come too late (DR-141 to DR-147).

The signals of the last seconds are the browser's.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from taverne.engine import OptionError, Rng
from taverne.engine.frames import settle
from taverne.engine.game import Clock
from tests.dungeon_rush.tools import (
    GAME,
    SEATS,
    asked,
    by_lot,
    clocks,
    deciding,
    holders,
    owned,
    phase,
    play,
    refused,
    reveal,
    revealed,
    side,
    targets,
    told,
)

SIX = "I-15 I-01 I-02 I-04 I-33 I-30"


@pytest.mark.rule("DR-141")
def test_the_attack_ends_when_no_player_has_a_free_hero() -> None:
    table = revealed(SIX)
    play(
        table, "A claim left I-15", "A claim right I-01", "B claim left I-02", "B claim right I-04", "C claim left I-33"
    )
    assert phase(table) == "attack"
    assert deciding(table) == "C"
    play(table, "C claim right I-30")
    assert phase(table) == "gains"


@pytest.mark.rule("DR-141")
def test_the_attack_ends_when_everybody_is_done_or_has_no_free_hero() -> None:
    table = revealed(SIX)
    play(table, "A claim left I-15", "A claim right I-01", "C done", "B claim left I-02")
    assert phase(table) == "attack"
    play(table, "B done")
    assert phase(table) == "gains"


@pytest.mark.rule("DR-142")
@pytest.mark.parametrize("mode", ["arrival", "fair"])
def test_the_round_timer_is_15_seconds_by_default(mode: str) -> None:
    table = revealed(SIX, mode=mode)
    assert clocks(table) == {"expire round 1": 15_000}
    assert GAME.view(table, 1).clocks == (Clock("round", 15_000),)
    play(table, "A claim left I-15 @5")
    assert clocks(table)["expire round 1"] == 15_000


@pytest.mark.rule("DR-142")
@pytest.mark.parametrize("seconds", [5, 6, 60, 120])
def test_the_round_timer_may_be_5_to_120_seconds(seconds: int) -> None:
    assert clocks(revealed(SIX, timer=seconds)) == {"expire round 1": 1000 * seconds}


@pytest.mark.rule("DR-142")
def test_the_round_timer_may_be_off() -> None:
    table = revealed(SIX, timer=0)
    assert clocks(table) == {}
    play(table, "A claim left I-15 @9999999")
    assert refused(table, "clock expire round 1") == "attack-only DR-049"


@pytest.mark.rule("DR-142")
@pytest.mark.parametrize("seconds", [4, 121, 1, -1, -5, "soon", "15.5", True])
def test_any_other_round_timer_is_refused(seconds: int | str) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.start({"timer": seconds}, 3)
    assert caught.value.key == "option-bad"
    assert str(caught.value) == f"option timer={seconds}: expected a number from 5 to 120, or 0"


@pytest.mark.rule("DR-142", "DR-145")
def test_the_end_of_the_timer_ends_the_attack_and_free_heroes_lose_nothing() -> None:
    table = revealed(SIX, 3, "wizard paladin")
    table.events = []
    play(table, "A claim left I-15 @100", "B claim left I-33 @200", "clock expire round 1 @15000")
    assert len(told(table, "time")) == 1
    assert phase(table) == "gains"
    assert (side(table, "A").coins, side(table, "A").failures) == (1, 0)
    assert (side(table, "B").coins, side(table, "B").failures) == (0, 1)
    assert (side(table, "C").coins, side(table, "C").failures, side(table, "C").cards) == (0, 0, ())
    play(table, "A place I-15 left magic")
    reveal(table, "I-03")
    assert deciding(table) == "ABC", "all heroes are free again"


@pytest.mark.rule("DR-143")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_free_hero_always_has_a_monster_that_nobody_holds(players: int) -> None:
    table = GAME.start({"timer": 0, "limits": "off"}, players, seed=players)
    settle(table)
    rng = Rng(players)
    looked = 0
    while table.pending:
        if phase(table) == "attack":
            for seat, who in enumerate(SEATS[:players]):
                free = [hand for hand in (0, 1) if not table.used(seat, hand)]
                if free and not table.finished[seat]:
                    looked += 1
                    assert -1 in table.holder
                    claims = [option for option in asked(table, who) if option.startswith("claim")]
                    assert len(claims) >= len(free)
        by_lot(table, rng)
    assert looked > 100


@pytest.mark.rule("DR-144")
@pytest.mark.parametrize("mode", ["arrival", "fair"])
def test_a_hero_without_any_legal_claim_counts_as_used(tmp_path: Path, mode: str) -> None:
    game = owned(tmp_path, "[constants]\ncards_per_player_per_round = 1\n")
    table = revealed("I-15 I-01 I-02", game=game, mode=mode)
    for line in ("A claim left I-15", "A claim right I-01", "B claim left I-02"):
        play(table, line)
        if mode == "fair":
            play(table, f"clock expire settle 1 {line.split()[-1]}")
    assert phase(table) == "attack"
    assert deciding(table) == "B", "C has free heroes and nothing to claim; B may still join"
    assert asked(table, "B") == ["claim right I-02", "done"]
    assert refused(table, "C claim left I-02") == "claim-held DR-060"
    play(table, "B claim right I-02")
    assert phase(table) != "attack"
    assert side(table, "C").failures == 0


@pytest.mark.rule("DR-144", "DR-054")
def test_who_may_only_join_its_own_hero_is_asked_on_when_others_take_the_rest(tmp_path: Path) -> None:
    game = owned(tmp_path, "[constants]\ncards_per_player_per_round = 1\n")
    table = revealed("I-15 I-01 I-02", game=game)
    play(table, "B claim left I-02", "A claim left I-15", "A claim right I-01")
    assert asked(table, "B") == ["claim right I-02", "done"]
    assert deciding(table) == "B"


@pytest.mark.rule("DR-144")
def test_the_attack_ends_at_once_when_the_last_free_heroes_have_no_legal_claim(tmp_path: Path) -> None:
    game = owned(tmp_path, "[constants]\ncards_per_player_per_round = 1\n")
    table = revealed("I-15 I-01 I-02", game=game)
    play(table, "A claim left I-15", "A claim right I-01", "B claim left I-02", "B claim right I-02")
    assert phase(table) != "attack"


@pytest.mark.rule("DR-145")
def test_on_expiry_a_fair_race_settles_what_is_provisional_and_leaves_the_rest_out() -> None:
    table = revealed(SIX, 3, "wizard paladin", mode="fair")
    play(table, "A claim left I-15 @14900", "B claim left I-15 @14950", "clock expire round 1", "clock expire close 1")
    assert phase(table) == "gains"
    assert side(table, "A").coins == 1
    assert all(side(table, who).failures == 0 for who in "ABC")


@pytest.mark.rule("DR-146")
def test_in_order_of_arrival_a_claim_after_the_end_is_refused() -> None:
    table = revealed(SIX)
    play(table, "A claim left I-15 @14999", "B claim left I-01 @15000")
    assert refused(table, "A claim right I-02 @15001") == "claim-late DR-146"
    assert refused(table, "C claim left I-02 @16000") == "claim-late DR-146"
    play(table, "clock expire round 1 @15002")
    assert refused(table, "C claim left I-02 @15003") == "claim-late DR-146"
    assert refused(table, "A claim right I-02 @15003") == "claim-late DR-146"
    assert targets(table, "C") == ("", "")


@pytest.mark.rule("DR-146")
def test_a_late_claim_is_told_so_even_when_nobody_has_won_anything() -> None:
    table = revealed(SIX)
    play(table, "clock expire round 1")
    assert phase(table) == "ready"
    assert refused(table, "C claim left I-02 @15003") == "claim-late DR-146"


@pytest.mark.rule("DR-146")
def test_the_end_is_that_of_the_timer_chosen() -> None:
    table = revealed(SIX, timer=5)
    assert refused(table, "A claim left I-15 @5001") == "claim-late DR-146"
    play(table, "A claim left I-15 @5000")


@pytest.mark.rule("DR-147")
def test_a_fair_race_waits_200_milliseconds_before_it_closes() -> None:
    table = revealed(SIX, mode="fair")
    play(table, "clock expire round 1")
    assert phase(table) == "attack"
    assert clocks(table) == {"expire close 1": 200}
    play(table, "clock expire close 1")
    assert phase(table) == "ready"


@pytest.mark.rule("DR-147")
def test_in_a_fair_race_the_effective_time_decides_whether_a_claim_is_in_time() -> None:
    table = revealed(SIX, 3, "wizard paladin", mode="fair")
    assert refused(table, "A claim right I-30 @15001") == "claim-late DR-147"
    play(table, "clock expire round 1")
    play(table, "A claim left I-15 @15000")
    assert refused(table, "B claim left I-15 @15001") == "claim-late DR-147"
    assert refused(table, "A claim right I-15 @15001") == "claim-late DR-147"
    assert clocks(table) == {"expire settle 1 I-15": 200, "expire close 1": 200}
    play(table, "clock expire close 1")
    assert side(table, "A").coins == 1
    assert refused(table, "B claim left I-01 @14000") == "claim-late DR-147"


@pytest.mark.rule("DR-147")
def test_in_the_last_200_milliseconds_the_smaller_time_still_wins() -> None:
    table = revealed(SIX, 3, "wizard paladin", "witch thief", mode="fair")
    play(table, "A claim left I-15 @14990", "clock expire round 1", "B claim left I-15 @14980", "clock expire close 1")
    assert side(table, "A").coins == 0
    assert side(table, "B").failures == 1


@pytest.mark.rule("DR-141", "DR-147")
def test_the_last_200_milliseconds_end_early_when_nobody_can_claim_any_more() -> None:
    table = revealed(SIX, mode="fair")
    play(table, "clock expire round 1", "A done", "B done", "C done")
    assert phase(table) == "ready"
    assert holders(table) == {}
    reveal(table, "I-03")
    assert clocks(table) == {"expire round 2": 15_000}
