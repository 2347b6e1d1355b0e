"""Chapter 13, arbitration: order of arrival, or effective times in windows of 200 ms (DR-129 to DR-140).

How round trips are measured is proved with the engine; here the race uses the times it is given.
"""

from __future__ import annotations

from itertools import permutations

import pytest

from taverne.engine import Choice, IllegalAction
from taverne.engine.logs.log_file import replayed, to_lines
from taverne.engine.matches.race import effective
from tests.dungeon_rush.tools import (
    GAME,
    act,
    asked,
    attacking,
    clocks,
    deciding,
    draft,
    go_to,
    holders,
    names,
    phase,
    play,
    ready,
    refused,
    reveal,
    revealed,
    seated,
    targets,
    told,
)

SIX = "I-15 I-01 I-02 I-04 I-33 I-30"


@pytest.mark.rule("DR-130")
def test_the_first_accepted_claim_makes_its_sender_the_attacker() -> None:
    table = revealed(SIX)
    play(table, "C claim right I-04 @900")
    assert holders(table) == {"I-04": "C"}
    assert refused(table, "A claim left I-04 @901") == "claim-held DR-060"
    assert holders(table) == {"I-04": "C"}


@pytest.mark.rule("DR-131")
def test_every_claim_is_logged_with_time_result_and_reason() -> None:
    match = attacking("arrival")
    one, two, *_ = names(match)
    act(match, f"A claim left {one} @1210")
    with pytest.raises(IllegalAction) as caught:
        act(match, f"B claim right {one} @1214")
    match.note_refusal(1, caught.value.action, 1214, caught.value.refusal)
    act(match, f"B claim right {two} @1700")
    accepted, rejected, later = match.entries[-3:]
    assert (accepted.seat, accepted.do, accepted.at) == (0, f"claim left {one}", 1210)
    assert (rejected.seat, rejected.refused, rejected.at) == (1, f"claim right {one}", 1214)
    assert (rejected.do, rejected.why, rejected.rule) == ("", "claim-held", "DR-060")
    assert (later.seat, later.do, later.at) == (1, f"claim right {two}", 1700)


@pytest.mark.rule("DR-131")
@pytest.mark.parametrize("mode", ["arrival", "fair"])
def test_a_round_can_be_replayed_exactly_from_its_log(mode: str) -> None:
    match = attacking(mode)
    one, two, *_ = names(match)
    act(match, f"A claim left {one} @1210")
    if mode == "fair":
        act(match, f"B claim left {one} @1100")
        act(match, f"clock expire settle 1 {one}")
    with pytest.raises(IllegalAction) as caught:
        act(match, f"C claim right {one} @1214")
    match.note_refusal(2, caught.value.action, 1214, caught.value.refusal)
    act(match, f"C claim right {two} @1700")
    again = replayed("log", to_lines(match.header, match.entries), {GAME.name: GAME}.get)
    assert again.state == match.state
    assert again.entries == match.entries


@pytest.mark.rule("DR-132")
def test_by_default_claims_count_in_the_order_of_receipt_whatever_their_stamps() -> None:
    table = seated(3)
    assert table.mode == 0
    draft(table)
    reveal(table, SIX)
    play(table, "B claim left I-15 @900")
    assert refused(table, "A claim left I-15 @100") == "claim-held DR-060"
    assert holders(table) == {"I-15": "B"}


@pytest.mark.rule("DR-133", "DR-135")
def test_in_a_fair_race_a_slow_line_is_made_good() -> None:
    table = revealed(SIX, mode="fair")
    play(table, f"A claim left I-15 @{effective(1210, 20)}", f"B claim left I-15 @{effective(1300, 180)}")
    play(table, "clock expire settle 1 I-15")
    assert holders(table) == {"I-15": "B"}
    assert targets(table, "A") == ("", "")


@pytest.mark.rule("DR-133")
def test_no_more_than_200_milliseconds_are_made_good() -> None:
    table = revealed(SIX, mode="fair")
    play(table, f"A claim left I-15 @{effective(1210, 0)}", f"B claim left I-15 @{effective(1411, 900)}")
    play(table, "clock expire settle 1 I-15")
    assert holders(table) == {"I-15": "A"}, "1411 - 200 is later than 1210"


@pytest.mark.rule("DR-133", "DR-136")
def test_no_claim_counts_before_the_reveal() -> None:
    assert effective(40, 150) == effective(10, 10) == 0
    table = revealed(SIX, mode="fair", first="B")
    play(table, f"A claim left I-15 @{effective(40, 150)}", f"B claim left I-15 @{effective(10, 10)}")
    play(table, "clock expire settle 1 I-15")
    assert holders(table) == {"I-15": "B"}, "equal times, and B is first player"


@pytest.mark.rule("DR-134")
def test_a_first_claim_stays_provisional_for_200_milliseconds() -> None:
    table = revealed(SIX, mode="fair")
    play(table, "A claim left I-15 @500")
    assert clocks(table) == {"expire settle 1 I-15": 200, "expire round 1": 15_000}
    assert holders(table) == {}
    assert "claim left I-15" in asked(table, "B")
    play(table, "B claim right I-01 @600")
    assert clocks(table) == {"expire settle 1 I-15": 200, "expire settle 1 I-01": 200, "expire round 1": 15_000}
    play(table, "clock expire settle 1 I-15")
    assert holders(table) == {"I-15": "A"}
    assert clocks(table) == {"expire settle 1 I-01": 200, "expire round 1": 15_000}


@pytest.mark.rule("DR-134")
def test_a_second_claim_opens_no_second_window() -> None:
    table = revealed(SIX, mode="fair")
    play(table, "A claim left I-15 @500", "B claim left I-15 @600", "A claim right I-15 @610")
    assert clocks(table) == {"expire settle 1 I-15": 200, "expire round 1": 15_000}


@pytest.mark.rule("DR-134")
def test_a_provisional_hero_is_committed_for_the_time_being() -> None:
    table = revealed(SIX, mode="fair")
    play(table, "A claim left I-15 @500")
    assert refused(table, "A claim left I-01 @510") == "claim-used DR-050"
    assert "claim right I-15" in asked(table, "A")


@pytest.mark.rule("DR-135")
@pytest.mark.parametrize("order", list(permutations(("A 700", "B 650", "C 690"))))
def test_the_smallest_effective_time_of_the_window_wins(order: tuple[str, ...]) -> None:
    table = revealed(SIX, mode="fair")
    for given in order:
        who, stamp = given.split()
        play(table, f"{who} claim left I-15 @{stamp}")
    play(table, "clock expire settle 1 I-15")
    assert holders(table) == {"I-15": "B"}


@pytest.mark.rule("DR-135")
def test_a_claim_after_the_window_is_too_late_however_small_its_time() -> None:
    table = revealed(SIX, mode="fair")
    play(table, "A claim left I-15 @700", "clock expire settle 1 I-15")
    assert refused(table, "B claim left I-15 @1") == "claim-held DR-060"


@pytest.mark.rule("DR-135", "DR-055")
def test_the_winner_of_a_window_keeps_both_heroes_on_the_monster() -> None:
    table = revealed(SIX, mode="fair")
    play(table, "A claim left I-15 @700", "B claim left I-15 @650", "A claim right I-15 @640")
    play(table, "clock expire settle 1 I-15")
    assert holders(table) == {"I-15": "A"}
    assert targets(table, "A") == ("I-15", "I-15")
    assert targets(table, "B") == ("", "")


@pytest.mark.rule("DR-136")
@pytest.mark.parametrize("first", ["A", "B", "C"])
@pytest.mark.parametrize("number", [1, 2, 3, 4, 9])
def test_equal_times_go_by_a_list_that_starts_with_the_first_player_and_rotates(first: str, number: int) -> None:
    ranks = "ABC" * 5
    start = ranks.index(first) + number - 1
    expected = ranks[start : start + 3]
    for rivals in permutations("ABC"):
        table = ready(3, mode="fair", first=first)
        go_to(table, number)
        level = "I" * (1 + (number - 1) // 3)
        reveal(table, f"{level}-01 {level}-02")
        left = list(rivals)
        name = f"{level}-01"
        play(table, *(f"{who} claim left {name} @333" for who in left))
        play(table, f"clock expire settle {number} {name}")
        assert holders(table) == {name: expected[0]}
        losers = [who for who in left if who != expected[0]]
        name = f"{level}-02"
        play(table, *(f"{who} claim left {name} @444" for who in losers))
        play(table, f"clock expire settle {number} {name}")
        assert holders(table)[name] == expected[1]


@pytest.mark.rule("DR-136")
def test_a_millisecond_less_beats_the_list() -> None:
    table = revealed(SIX, mode="fair", first="A")
    play(table, "A claim left I-15 @500", "C claim left I-15 @499", "clock expire settle 1 I-15")
    assert holders(table) == {"I-15": "C"}


@pytest.mark.rule("DR-137")
def test_whoever_loses_a_window_is_free_at_once_for_another_monster() -> None:
    table = revealed(SIX, mode="fair")
    table.events = []
    play(table, "A claim left I-15 @500", "B claim left I-15 @400", "A claim right I-01 @510")
    assert not table.asked(0), "both heroes of A are out"
    assert deciding(table) == "ABC", "which nobody else can tell"
    play(table, "clock expire settle 1 I-15")
    assert told(table, "outrun") == [{"seat": 0, "hand": "left", "monster": "monster-I-15", "other": 1}]
    assert deciding(table) == "ABC"
    assert refused(table, "A claim left I-15 @700") == "claim-held DR-060"
    play(table, "A claim left I-33 @701", "clock expire settle 1 I-33")
    assert targets(table, "A") == ("I-33", "")


@pytest.mark.rule("DR-137", "DR-062")
def test_whoever_was_done_when_a_window_was_lost_stays_done() -> None:
    table = revealed(SIX, mode="fair")
    play(table, "A claim left I-15 @500", "A done @505", "B claim left I-15 @400", "clock expire settle 1 I-15")
    assert deciding(table) == "BC"
    assert refused(table, "A claim left I-33 @700") == "claim-finished DR-062"


@pytest.mark.rule("DR-137", "DR-141")
def test_the_attack_goes_on_while_a_window_is_open_even_with_no_hero_free() -> None:
    table = revealed(SIX, mode="fair")
    play(table, "A claim left I-15 @1", "A claim right I-15 @2", "B done", "C done")
    assert phase(table) == "attack"
    assert not any(table.asked(seat) for seat in range(3))
    play(table, "clock expire settle 1 I-15")
    assert phase(table) == "gains"


@pytest.mark.rule("DR-137", "DR-060")
@pytest.mark.parametrize(("used", "left"), [("left", "right"), ("right", "left")])
def test_after_a_window_each_seat_may_claim_what_is_free_or_its_own_and_nothing_else(used: str, left: str) -> None:
    table = revealed(SIX, mode="fair")
    play(table, f"B claim {used} I-15 @10", f"C claim {used} I-33 @20")
    play(table, "clock expire settle 1 I-15", "clock expire settle 1 I-33")
    free = ["I-01", "I-02", "I-04", "I-30"]
    assert {line.split()[-1] for line in asked(table, "A")} == {*free, "done"}
    for who, own in (("B", "I-15"), ("C", "I-33")):
        assert sorted(asked(table, who)) == sorted(["done", *[f"claim {left} {name}" for name in (own, *free)]])


@pytest.mark.rule("DR-047", "DR-130")
def test_a_claim_is_never_taken_back_whoever_has_claimed_before() -> None:
    table = revealed(SIX)
    play(table, "A claim left I-15")
    choices = [decision for decision in table.pending if isinstance(decision, Choice)]
    assert [(choice.seat, choice.final) for choice in choices] == [(0, True), (1, True), (2, True)]
