"""Chapter 19, one and two players: the neutral seat, two alone, one against bots, the time trial (DR-181 to DR-188).

How the bot of the neutral seat plays is proved beside its code.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from taverne.engine import Match, SeatInfo
from tests.dungeon_rush.tools import (
    GAME,
    asked,
    clocks,
    deciding,
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
    told,
    winners,
)


@pytest.mark.rule("DR-181")
def test_a_neutral_bot_takes_the_third_seat_of_two_players() -> None:
    match = Match.new(GAME, {}, 2, seed=1)
    assert [seat.kind for seat in match.header.seats] == ["human", "human", "bot:normal"]
    table = revealed("I-15", 2)
    assert [player.neutral for player in seen(table).players] == [False, False, True]
    assert len(seen(table).monsters) == 6
    assert [len(player.heroes) for player in seen(table).players] == [2, 2, 2]
    assert deciding(table) == "ABC"
    play(table, "C claim left I-15", "C claim right I-15")
    assert refused(table, "A claim left I-15") == "claim-held DR-060"


@pytest.mark.rule("DR-181")
@pytest.mark.parametrize("players", [1, 3, 4, 5])
def test_no_other_table_has_a_neutral_seat(players: int) -> None:
    table = seated(players)
    assert table.seats == players
    assert not any(player.neutral for player in seen(table).players)


@pytest.mark.rule("DR-182")
def test_the_neutral_score_is_shown_but_cannot_win(tmp_path: Path) -> None:
    game = owned(tmp_path, hero_values("warrior melee=5 ranged=7", "thief stealth=8"))
    table = ready(2, "wizard paladin", "archer witch", "warrior thief", game=game)
    reveal(table, "I-15 I-13")
    play(table, "A claim left I-15", "C claim left I-13")
    end_round(table)
    go_to(table, 10)
    table.events = []
    fight(table, "C fight dragon")
    assert scores(table) == (1, 0, 1 + 15)
    assert winners(table) == "A"
    assert told(table, "winners") == [{"seats": [0]}]
    assert told(table, "count")[2] == {"seat": 2, "monsters": 1, "boss": 15, "failures": 0, "total": 16}


@pytest.mark.rule("DR-182", "DR-111")
def test_two_players_with_equally_many_share_the_victory_over_the_neutral_seat() -> None:
    table = ready(2)
    go_to(table, 10)
    fight(table)
    assert winners(table) == "AB"


@pytest.mark.rule("DR-183")
def test_two_players_alone_play_by_the_standard_rules_with_four_monsters() -> None:
    table = revealed("I-15 I-01 I-02 I-04", 2, "wizard paladin", neutral=False)
    assert len(seen(table).players) == 2
    assert len(seen(table).monsters) == 4
    play(table, "A claim left I-15", "B claim left I-02")
    assert refused(table, "A claim right I-02") == "claim-held DR-060"
    play(table, "A done", "B done")
    end_round(table)
    go_to(table, 10)
    fight(table)
    assert scores(table) == (1, 0)
    assert winners(table) == "A"


@pytest.mark.rule("DR-184")
def test_with_the_neutral_seat_each_level_uses_18_of_its_34_cards() -> None:
    table = ready(2)
    left = []
    for number in (4, 7, 10):
        go_to(table, number)
        left.append(seen(table).piles)
    assert left == [(34 - 18, 34, 34), (34 - 18, 34 - 18, 34), (34 - 18, 34 - 18, 34 - 18)]


@pytest.mark.rule("DR-183")
def test_without_it_each_level_uses_12() -> None:
    table = ready(2, neutral=False)
    go_to(table, 10)
    assert seen(table).piles == (22, 22, 22)


@pytest.mark.rule("DR-185")
@pytest.mark.parametrize("bots", [2, 3, 4])
def test_one_player_may_play_the_standard_game_against_bots(bots: int) -> None:
    seats = [SeatInfo("Ada"), *(SeatInfo(f"Bot {n}", "bot:normal") for n in range(bots))]
    match = Match.new(GAME, {"mode": "snake"}, 1 + bots, seats, seed=1)
    assert match.header.seats == tuple(seats)
    assert (match.state.seats, match.state.neutral) == (1 + bots, -1)
    assert match.state.per_round == 2 * (1 + bots)
    table = ready(1 + bots)
    go_to(table, 10)
    fight(table)
    assert len(winners(table)) == 1 + bots, "bots can win here"


@pytest.mark.rule("DR-186")
@pytest.mark.parametrize("mode", ["arrival", "fair"])
def test_the_time_trial_has_four_monsters_and_8_6_and_5_seconds(mode: str) -> None:
    table = ready(1, mode=mode)
    rounds = []
    while phase(table) != "final":
        number = table.round
        reveal(table)
        rounds.append((len(seen(table).monsters), seen(table).seconds, clocks(table)[f"expire round {number}"]))
        end_round(table)
    assert rounds == [(4, 8, 8000)] * 3 + [(4, 6, 6000)] * 3 + [(4, 5, 5000)] * 3


@pytest.mark.rule("DR-186", "DR-142")
@pytest.mark.parametrize("timer", [0, 60])
def test_the_times_of_the_trial_are_fixed(timer: int) -> None:
    assert clocks(revealed("I-15", 1, timer=timer)) == {"expire round 1": 8000}


@pytest.mark.rule("DR-186", "DR-146")
def test_the_trial_is_over_when_its_time_is() -> None:
    table = revealed("I-15 I-01", 1, "wizard warrior")
    play(table, "A claim left I-15 @7999")
    assert refused(table, "A claim right I-01 @8001") == "claim-late DR-146"
    play(table, "clock expire round 1")
    assert side(table, "A").coins == 1
    assert side(table, "A").failures == 0


@pytest.mark.rule("DR-187")
def test_a_time_trial_has_no_winner_but_a_total() -> None:
    table = revealed("I-15 I-16", 1, "wizard paladin")
    play(table, "A claim left I-15", "A claim right I-16")
    end_round(table)
    go_to(table, 10)
    table.events = []
    fight(table)
    assert scores(table) == (1 - 1,)
    assert winners(table) == ""
    assert told(table, "winners") == []
    assert told(table, "count") == [{"seat": 0, "monsters": 1, "boss": 0, "failures": -1, "total": 0}]


@pytest.mark.rule("DR-188")
@pytest.mark.parametrize(("first", "order"), [("A", "ABCCBA"), ("C", "CABBAC")])
def test_the_neutral_bot_drafts_in_seat_order(first: str, order: str) -> None:
    table = seated(2, first=first)
    picks = ""
    while phase(table) == "draft":
        picks += deciding(table)
        play(table, f"{deciding(table)} {asked(table, deciding(table))[0]}")
    assert picks == order
    assert deciding(table) == "ABC", "it also has a left and a right hero"


@pytest.mark.rule("DR-181", "DR-161")
def test_the_neutral_seat_takes_its_turns() -> None:
    table = ready(2, mode="snake", first="C")
    reveal(table, "I-15")
    assert deciding(table) == "C"
    play(table, "C claim left I-15")
    assert holders(table) == {"I-15": "C"}
