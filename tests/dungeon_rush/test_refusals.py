"""Refusals at the edges of the table: the seat after the last one, spectators, the first seat, at every moment.

What a claim or a placing needs is proved in the chapters.
"""

from __future__ import annotations

import pytest

from taverne.engine import SPECTATOR, Action
from tests.dungeon_rush.tools import end_attack, go_to, phase, play, ready, refused, revealed

SIX = "I-15 I-01 I-02 I-04 I-33 I-30"
STRANGERS = ("D", "nobody")
"""At a table of three the fourth seat and a spectator."""


@pytest.mark.rule("DR-121")
@pytest.mark.parametrize("mode", ["arrival", "fair"])
@pytest.mark.parametrize("who", STRANGERS)
def test_who_has_no_seat_claims_nothing(mode: str, who: str) -> None:
    table = revealed(SIX, mode=mode)
    assert refused(table, f"{who} claim left I-15") == "claim-owner DR-121"
    assert refused(table, f"{who} done") == "attack-only DR-049"
    seat = 3 if who == "D" else SPECTATOR
    assert not table.stack[-1].repeats(table, seat, Action.parse("claim left I-15"))


@pytest.mark.rule("DR-062")
@pytest.mark.parametrize("who", ["A", "C"])
def test_the_first_and_the_last_seat_are_done_when_they_say_so(who: str) -> None:
    table = revealed(SIX)
    play(table, f"{who} done")
    assert refused(table, f"{who} claim left I-15") == "claim-finished DR-062"
    assert refused(table, f"{who} done") == "claim-finished DR-062"


@pytest.mark.rule("DR-126")
@pytest.mark.parametrize("who", ["A", "C"])
def test_a_claim_said_again_is_known_by_hero_and_monster(who: str) -> None:
    table = revealed(SIX)
    play(table, f"{who} claim right I-01 @400")
    frame, seat = table.stack[-1], "ABC".index(who)
    again = [f"claim {hand} {name}" for hand in ("left", "right") for name in SIX.split()]
    assert [line for line in again if frame.repeats(table, seat, Action.parse(line))] == ["claim right I-01"]
    other = 2 - seat
    assert not any(frame.repeats(table, other, Action.parse(line)) for line in again)


@pytest.mark.rule("DR-163")
def test_secret_claims_are_made_in_order_and_once() -> None:
    table = revealed(SIX, mode="secret")
    for who in STRANGERS:
        assert refused(table, f"{who} claim left I-15") == "assign-order DR-163"
        assert refused(table, f"{who} claim left X-99") == "claim-unknown DR-121"
    for who in ("A", "C"):
        assert refused(table, f"{who} claim right I-15") == "assign-order DR-163"
        play(table, f"{who} claim left I-15", f"{who} claim right I-01")
        assert refused(table, f"{who} claim right I-01") == "already-decided DR-163"


@pytest.mark.rule("DR-119", "DR-157")
def test_readiness_is_said_once_by_those_at_the_table() -> None:
    table = ready(3)
    assert phase(table) == "ready"
    for who in STRANGERS:
        assert refused(table, f"{who} ready") == "only-ready DR-119"
        assert refused(table, f"{who} pause") == "only-ready DR-157"
    for who in ("A", "C"):
        play(table, f"{who} ready")
        assert refused(table, f"{who} ready") == "already-ready DR-119"


@pytest.mark.rule("DR-094", "DR-095")
def test_the_final_fight_is_chosen_once_by_those_at_the_table() -> None:
    table = ready(3)
    go_to(table, 10)
    for who in STRANGERS:
        assert refused(table, f"{who} lord") == "final-what DR-094"
    for who in ("A", "C"):
        play(table, f"{who} decline")
        assert refused(table, f"{who} decline") == "final-one DR-095"


@pytest.mark.rule("DR-074", "DR-080", "DR-152")
def test_a_card_is_placed_by_its_owner_alone_once_and_for_a_skill_it_gives() -> None:
    table = revealed("I-15", 3, "wizard paladin")
    play(table, "A claim left I-15")
    end_attack(table)
    assert phase(table) == "gains"
    for who in (*STRANGERS, "C"):
        assert refused(table, f"{who} place I-15 left magic") == "place-fixed DR-080"
        assert refused(table, f"{who} place I-19 left magic") == "place-fixed DR-080", "a rune of nobody"
    assert refused(table, "A place I-15 left stealth") == "place-skill DR-152"
    assert refused(table, "A place I-15 left luck") == "place-card DR-074"
    assert refused(table, "A place I-01 left stealth") == "place-card DR-074"
    assert refused(table, "A claim left I-15") == "claim-late DR-146"
