"""Chapter 11, synchronised reveal: ready, countdown, false starts, nothing seen before its time (DR-114 to DR-119).

How a message reaches the clients is proved with the server.
"""

from __future__ import annotations

import pytest

from taverne.engine import CHANCE, SPECTATOR, Action, Choice, Draw, Rng
from taverne.engine.frames import settle
from taverne.engine.game import Clock
from taverne.games.dungeon_rush.state.game_state import DungeonState
from tests.dungeon_rush.tools import (
    BOX,
    GAME,
    asked,
    by_lot,
    clocks,
    count_down,
    deciding,
    end_round,
    everything,
    go_to,
    holders,
    monsters_in,
    phase,
    play,
    ready,
    refused,
    reveal,
    revealed,
    seen,
    targets,
    told,
)

EVERYBODY = ("A", "B", "C", "nobody")


def shown(table: DungeonState) -> set[str]:
    """Return the monsters that have been turned so far."""
    hidden = {monster for pile in table.piles for monster in pile}
    return {name for monster, name in enumerate(BOX.monster_ids) if monster not in hidden}


@pytest.mark.rule("DR-114")
@pytest.mark.parametrize("number", [1, 2, 4, 7, 9])
def test_nobody_gets_a_face_before_the_countdown_is_over(number: int) -> None:
    table = ready(3)
    go_to(table, number)
    count_down(table)
    table.events = []
    play(table, "A early left @-2000", "B early right @-1")
    for who in EVERYBODY:
        assert monsters_in(everything(table, who)) == set()
        assert seen(table, who).monsters == ()
    assert not monsters_in(str(table.events))
    assert table.slots == []


@pytest.mark.rule("DR-114")
def test_the_monsters_are_not_even_drawn_before_the_countdown_is_over() -> None:
    table = ready(3)
    count_down(table)
    drawn = table.drawn
    assert not any(decision.seat == CHANCE for decision in table.pending)
    play(table, "clock expire countdown 1")
    (deal,) = table.pending
    assert isinstance(deal, Draw)
    assert table.drawn == drawn
    assert len(deal.items) == 34


@pytest.mark.rule("DR-114")
@pytest.mark.parametrize("mode", ["arrival", "fair", "snake", "secret"])
def test_no_view_and_no_event_of_a_whole_game_names_a_monster_before_it_is_turned(mode: str) -> None:
    table = GAME.start({"mode": mode}, 3, seed=11)
    table.events = []
    settle(table)
    rng = Rng(5)
    while table.pending:
        by_lot(table, rng)
        assert monsters_in(str(table.events)) <= shown(table)
        table.events = []
        for seat in (0, 1, 2, SPECTATOR):
            assert monsters_in(str(GAME.view(table, seat))) <= shown(table)


@pytest.mark.rule("DR-116")
def test_three_visible_seconds_precede_the_reveal_in_every_round() -> None:
    table = ready(3)
    for number in range(1, 10):
        count_down(table)
        assert phase(table) == "countdown"
        assert clocks(table) == {f"expire countdown {number}": 3000}
        for seat in (0, 1, 2, SPECTATOR):
            assert GAME.view(table, seat).clocks == (Clock("countdown", 3000),)
        assert deciding(table) == "", "nobody is waited for"
        assert refused(table, "A ready") == "countdown DR-116"
        reveal(table)
        assert phase(table) == "attack"
        end_round(table)


@pytest.mark.rule("DR-117")
def test_a_hand_too_early_is_ignored_and_locked_for_250_milliseconds() -> None:
    table = ready(3)
    count_down(table)
    table.events = []
    play(table, "A early left @-100")
    assert told(table, "early") == [{"seat": 0, "hand": "left"}]
    assert phase(table) == "countdown"
    reveal(table, "I-15 I-01 I-02")
    assert targets(table, "A") == ("", "")
    assert holders(table) == {}
    assert refused(table, "A claim left I-15 @0") == "claim-locked DR-117"
    assert refused(table, "A claim left I-15 @149") == "claim-locked DR-117"
    play(table, "A claim left I-15 @150")


@pytest.mark.rule("DR-117")
def test_only_the_hero_that_was_too_early_is_locked() -> None:
    table = ready(3)
    count_down(table)
    play(table, "A early left @-1")
    reveal(table, "I-15 I-01 I-02")
    play(table, "A claim right I-01 @0", "B claim left I-02 @1", "C claim left I-15 @2")
    assert refused(table, "A claim left I-01 @248") == "claim-locked DR-117"
    play(table, "A claim left I-01 @249")


@pytest.mark.rule("DR-117")
def test_tapping_again_and_again_only_prolongs_the_lock() -> None:
    table = ready(3)
    count_down(table)
    play(table, "A early right @-900", "A early right @-50", "A early right @-700")
    reveal(table, "I-15")
    assert refused(table, "A claim right I-15 @199") == "claim-locked DR-117"
    play(table, "A claim right I-15 @200")


@pytest.mark.rule("DR-117")
def test_a_lock_that_ended_before_the_reveal_costs_nothing() -> None:
    table = ready(3)
    count_down(table)
    play(table, "A early left @-250")
    reveal(table, "I-15")
    play(table, "A claim left I-15 @0")


@pytest.mark.rule("DR-117")
def test_a_claim_by_name_before_the_reveal_is_refused() -> None:
    table = ready(3)
    assert refused(table, "A claim left I-15") == "countdown DR-117"
    count_down(table)
    assert refused(table, "A claim left I-15 @-5") == "countdown DR-117"
    assert asked(table, "A") == ["early left", "early right"]


@pytest.mark.rule("DR-118")
@pytest.mark.parametrize("order", ["I-20 I-01 I-15 I-09 I-33 I-02", "I-02 I-33 I-09 I-15 I-01 I-20"])
def test_all_see_the_same_monsters_in_the_same_order(order: str) -> None:
    table = revealed(order)
    for who in EVERYBODY:
        assert [monster.monster for monster in seen(table, who).monsters] == order.split()
    play(table, "B claim left I-33")
    for who in EVERYBODY:
        assert [monster.monster for monster in seen(table, who).monsters] == order.split()


@pytest.mark.rule("DR-119")
def test_a_round_starts_when_all_are_ready() -> None:
    table = ready(3)
    table.events = []
    assert deciding(table) == "ABC"
    play(table, "C ready")
    assert deciding(table) == "AB"
    assert refused(table, "C ready") == "already-ready DR-119"
    assert refused(table, "A done") == "only-ready DR-119"
    play(table, "A ready")
    assert phase(table) == "ready"
    play(table, "B ready")
    assert phase(table) == "countdown"
    assert told(table, "ready") == [{"seat": 2}, {"seat": 0}, {"seat": 1}]


@pytest.mark.rule("DR-119")
def test_a_round_starts_20_seconds_after_the_resolution_at_the_latest() -> None:
    table = revealed("I-15", 3, "wizard paladin")
    play(table, "A claim left I-15", "A done", "B done", "C done")
    assert "expire ready 2" not in clocks(table), "the resolution is not complete"
    play(table, "A place I-15 left magic")
    assert clocks(table) == {"expire ready 2": 20_000}
    play(table, "B ready")
    assert clocks(table) == {"expire ready 2": 20_000}, "the same timer runs on"
    play(table, "clock expire ready 2")
    assert phase(table) == "countdown"


@pytest.mark.rule("DR-119")
def test_whoever_is_away_counts_as_ready_where_the_server_says_so() -> None:
    table = ready(3)
    defaults = [decision.default for decision in table.pending if isinstance(decision, Choice)]
    assert defaults == [Action("ready")] * 3


@pytest.mark.rule("DR-119")
def test_without_limits_a_round_waits_for_everybody() -> None:
    table = ready(3, limits="off")
    assert clocks(table) == {}
    assert refused(table, "clock expire ready 1") == "only-ready DR-119"


@pytest.mark.rule("DR-116", "DR-119")
@pytest.mark.parametrize("mode", ["snake", "secret"])
def test_without_a_race_nobody_need_be_ready(mode: str) -> None:
    table = ready(3, mode=mode)
    (deal,) = table.pending
    assert isinstance(deal, Draw)
