"""The exact odds: worked out by hand, tried out choice by choice, and held against battles that are really rolled.
The battles are those of ``battles``, an account of the rules of its own."""

from __future__ import annotations

import time
from fractions import Fraction

import pytest

from taverne.games.monster_lands.odds.battle_odds import (
    AIMS,
    Aim,
    Front,
    Odds,
    Opposition,
    Plan,
    conquest_odds,
    mission_odds,
    odds,
    withstand,
)
from taverne.games.monster_lands.odds.reroll_policy import expected
from taverne.games.monster_lands.odds.rolls import RerollSource, Roll
from taverne.games.monster_lands.odds.step_policy import hunted
from tests.monster_lands.battles import agrees, best_by_trial, best_hunt, frequencies

FORCE, MAGIC, BOTH = 1, 2, 3
TAME = Opposition(dice=0, capture_value=11, kill_value=17)
GAMES = 20_000
MANY = 200_000


def reaches(roll: Roll, target: int) -> Fraction:
    found, whole = expected(roll, [[0] * target + [1]], [0])
    return Fraction(found[0][0], whole)


@pytest.mark.rule("ML-138", "ML-139")
def test_a_healthy_mercenary_survives_one_hit_and_a_wounded_one_none() -> None:
    assert withstand(2, 1) == 1 - Fraction(2, 3) ** 2
    assert withstand(2, 0) == Fraction(1, 3) ** 2
    two_dice = TAME._replace(dice=2)
    assert odds(Plan(Roll((0, 0, 0))), two_dice).survive == Fraction(5, 9)
    assert odds(Plan(Roll((0, 0, 0)), healthy=False), two_dice).survive == Fraction(1, 9)


@pytest.mark.rule("ML-088", "ML-144", "ML-145", "ML-330")
def test_talents_tokens_and_potions_each_cancel_one_hit_and_automatic_hits_count() -> None:
    plan = Plan(Roll((0, 0, 0)), defences=1, potions=1)
    assert odds(plan, TAME._replace(dice=3)).survive == 1
    assert odds(plan, TAME._replace(dice=3, auto=1)).survive == 1 - Fraction(2, 3) ** 3


@pytest.mark.rule("ML-141")
def test_magic_dice_are_given_up_for_survival_and_kept_for_the_strike() -> None:
    plan = Plan(Roll((0, 3, 0)))
    foe = Opposition(dice=4, capture_value=14, kill_value=16)
    assert odds(plan, foe, "survive").survive == 1
    assert odds(plan, foe, "survive").kill == 0
    striking = odds(plan, foe, "kill")
    assert striking.kill == withstand(4, 1) * reaches(plan.roll, 16)
    assert striking.survive == withstand(4, 1)


@pytest.mark.rule("ML-157", "ML-158")
def test_without_a_trap_there_is_no_capture_and_from_the_kill_value_on_it_is_a_kill() -> None:
    plan = Plan(Roll((3, 0, 0)))
    assert odds(plan, TAME).capture == 0
    assert odds(plan, TAME).kill == reaches(plan.roll, 17)
    trapped = plan._replace(traps=1)
    assert odds(trapped, TAME).capture == reaches(plan.roll, 11) - reaches(plan.roll, 17)
    assert odds(trapped._replace(needed=2), TAME).capture == 0
    assert odds(trapped._replace(traps=0, needed=0), TAME).capture > 0


@pytest.mark.rule("ML-160")
def test_rolling_one_by_one_stops_at_the_capture_value() -> None:
    narrow = Opposition(dice=0, capture_value=6, kill_value=9)
    plan = Plan(Roll((3, 0, 0)), traps=1)
    aimed, any_way = odds(plan, narrow, "capture"), odds(plan, narrow, "beat")
    assert aimed.capture > any_way.capture
    # With one die the total is 6 in 1 of 6 cases; else two dice reach 6 to 8 or stay below; overshooting 8 is a kill.
    two = Fraction(sum(6 <= a + b <= 8 for a in range(1, 6) for b in range(1, 7)), 36)
    three = Fraction(
        sum(6 <= a + b + c <= 8 for a in range(1, 6) for b in range(1, 7) for c in range(1, 7) if a + b < 6), 216
    )
    assert aimed.capture == Fraction(1, 6) + two + three


@pytest.mark.rule("ML-155", "ML-162")
def test_a_venom_adds_two_when_it_makes_the_difference_and_one_sided_bonuses_only_on_their_side() -> None:
    plan = Plan(Roll((2, 0, 0)), traps=1)
    foe = Opposition(dice=0, capture_value=9, kill_value=12)
    assert odds(plan._replace(venoms=1), foe, "kill").kill == reaches(plan.roll, 10)
    assert odds(plan._replace(capture_bonus=3), foe, "capture").capture == reaches(plan.roll, 6)
    assert odds(plan._replace(kill_bonus=2), foe, "kill").kill == reaches(plan.roll, 10)
    assert odds(plan._replace(kill_bonus=2), foe, "capture").kill == reaches(plan.roll, 12)


@pytest.mark.rule("ML-345")
def test_no_die_counts_less_than_nothing() -> None:
    assert reaches(Roll((2, 0, 0), bonus=(-3, 0, 0)), 1) == 1 - Fraction(1, 4)
    assert reaches(Roll((1, 0, 0), bonus=(-9, 0, 0)), 1) == 0


@pytest.mark.rule("ML-112", "ML-383")
@pytest.mark.parametrize(
    "roll",
    [
        Roll((3, 0, 0), rerolls=(RerollSource(1, FORCE, False),)),
        Roll((3, 0, 0), rerolls=(RerollSource(2, FORCE, False),)),
        Roll((2, 1, 0), rerolls=(RerollSource(2, BOTH, True),)),
        Roll((2, 1, 0), (0, 2, 0), rerolls=(RerollSource(2, FORCE, True),)),
        Roll((1, 1, 1), (1, -1, 0), 2, (RerollSource(2, BOTH, False),)),
        Roll((2, 0, 0), (-2, 0, 0), rerolls=(RerollSource(2, FORCE, True),)),
    ],
)
def test_rerolls_of_one_source_are_played_as_well_as_can_be(roll: Roll) -> None:
    for target in (5, 9, 12, 14):
        assert reaches(roll, target) == best_by_trial(roll, target)


@pytest.mark.rule("ML-154")
@pytest.mark.parametrize(
    "roll",
    [
        Roll((1, 2, 0), rerolls=(RerollSource(1, FORCE, False), RerollSource(1, BOTH, True))),
        Roll((2, 1, 0), rerolls=(RerollSource(2, FORCE, False), RerollSource(1, BOTH, True))),
        Roll(
            (1, 1, 0),
            (-3, 1, 0),
            rerolls=(RerollSource(1, FORCE, False), RerollSource(2, MAGIC, False), RerollSource(1, BOTH, True)),
        ),
    ],
)
def test_rerolls_of_several_sources_come_in_the_best_order(roll: Roll) -> None:
    for target in (9, 12, 14):
        assert reaches(roll, target) == best_by_trial(roll, target)


@pytest.mark.rule("ML-112", "ML-160", "ML-383")
@pytest.mark.parametrize("width", [1, 2, 4])
@pytest.mark.parametrize(
    "roll",
    [
        Roll((2, 1, 0), rerolls=(RerollSource(1, FORCE, False),)),
        Roll((2, 1, 0), (1, 0, 0), rerolls=(RerollSource(2, FORCE, False), RerollSource(1, MAGIC, True))),
        Roll((3, 0, 0), rerolls=(RerollSource(2, FORCE, True),)),
    ],
)
def test_a_capture_is_hunted_as_well_as_can_be(roll: Roll, width: int) -> None:
    """Also where a die too many kills: dice are rolled again in between, high ones too."""
    for first in (7, 9, 12):
        foe = Opposition(0, first, first + width)
        plan = Plan(roll, traps=1)
        assert odds(plan, foe, "capture").capture == best_hunt(roll, range(first, first + width))


def test_two_ways_of_reckoning_agree() -> None:
    """Where more is never worse, lanes of totals give what step by step gives."""
    roll = Roll((2, 2, 0), rerolls=(RerollSource(2, FORCE, False), RerollSource(2, BOTH, True)))
    for target in (9, 14, 18):
        worths = [[0] * target + [1], [int(t >= target - 4) for t in range(target + 1)]]
        early = [False] * target + [True]
        assert expected(roll, worths, (0, 2)) == hunted(roll, worths, (0, 2), early, False)


CASES: dict[str, tuple[tuple[Plan, ...], int, Opposition, Aim, tuple[int, ...], int, int]] = {
    "a plain fight": ((Plan(Roll((3, 1, 0)), defences=1),), 0, Opposition(4, 9, 13), "kill", (0,), 0, 0),
    "with all sorts of help": (
        (Plan(Roll((3, 2, 0), (1, 2, 0), 4), healthy=False, defences=2, potions=1, venoms=1, traps=1, kill_bonus=2),),
        0,
        Opposition(5, 20, 29, auto=1),
        "beat",
        (1,),
        0,
        0,
    ),
    "giving up two Magic dice": ((Plan(Roll((2, 2, 0)), potions=1),), 0, Opposition(6, 3, 7), "beat", (2,), 0, 0),
    "with rerolls": (
        (Plan(Roll((3, 0, 0), rerolls=(RerollSource(2, FORCE, True),)), defences=2),),
        0,
        Opposition(4, 9, 14),
        "kill",
        (0,),
        0,
        0,
    ),
    "a capture, die by die": (
        (Plan(Roll((5, 0, 0), rerolls=(RerollSource(1, FORCE, False),)), defences=3, traps=1, capture_bonus=1),),
        0,
        Opposition(5, 14, 20),
        "capture",
        (0,),
        0,
        3,
    ),
    "with rerolls of two sources": (
        (
            Plan(
                Roll((2, 2, 0), rerolls=(RerollSource(1, FORCE, False), RerollSource(2, BOTH, True))),
                defences=2,
                potions=1,
            ),
        ),
        0,
        Opposition(3, 12, 17),
        "kill",
        (0,),
        0,
        0,
    ),
    "a narrow capture with rerolls": (
        (
            Plan(
                Roll((3, 2, 0), rerolls=(RerollSource(2, FORCE, False), RerollSource(1, MAGIC, True))),
                defences=4,
                traps=1,
            ),
        ),
        0,
        Opposition(3, 11, 12),
        "capture",
        (0,),
        0,
        0,
    ),
    "third in line, with damage carried on": (
        (Plan(Roll((2, 0, 0))), Plan(Roll((3, 0, 0)), defences=1, traps=1), Plan(Roll((3, 0, 0)), defences=2)),
        2,
        Opposition(3, 12, 16),
        "beat",
        (0, 0, 0),
        0,
        0,
    ),
    "conquering behind others": (
        (
            Plan(Roll((4, 0, 0)), defences=2),
            Plan(Roll((1, 0, 0)), Roll((2, 0, 0)), defences=1),
            Plan(Roll((1, 0, 0)), Roll((3, 0, 0), rerolls=(RerollSource(1, FORCE, True),)), defences=1),
        ),
        2,
        Opposition(3, 9, 12),
        "beat",
        (0, 0, 0),
        13,
        0,
    ),
    "dice on everybody and a last hit": (
        (Plan(Roll((3, 0, 0)), defences=1), Plan(Roll((3, 0, 0)), Roll((3, 0, 0)), defences=2), Plan(Roll((4, 0, 0)))),
        1,
        Opposition(2, 11, 14, splash=1, last_hit=1),
        "kill",
        (0, 0, 0),
        11,
        0,
    ),
    "with redirected dice": (
        (Plan(Roll((3, 0, 0)), struck=-2), Plan(Roll((3, 0, 0)), defences=1, struck=2)),
        1,
        Opposition(4, 9, 13),
        "beat",
        (0, 0),
        0,
        0,
    ),
    "where misses are rolled again": (
        (Plan(Roll((3, 0, 0)), defences=2),),
        0,
        Opposition(4, 9, 12, hit=(32, 4)),
        "kill",
        (0,),
        0,
        0,
    ),
}


def compare(name: str, games: int) -> None:
    plans, me, foe, aim, removed, conquest, damage = CASES[name]
    exact = Front(plans, me, foe, aim, conquest).odds(damage)
    seen = frequencies(sum(map(ord, name)), plans, me, foe, aim, games, removed, conquest, damage)
    fates = {fate: sum(n for words, n in seen.items() if words.split()[0] == fate) for fate in ("capture", "kill")}
    assert agrees(fates["capture"], games, exact.capture)
    assert agrees(fates["kill"], games, exact.kill)
    assert agrees(seen["conquer"], games, exact.conquer)
    assert agrees(seen["loot"], games, exact.loot)
    assert agrees(sum(n for words, n in seen.items() if "dead" not in words), games, exact.survive)


@pytest.mark.rule("ML-136", "ML-153", "ML-163", "ML-164", "ML-165", "ML-169", "ML-326", "ML-327", "ML-274")
@pytest.mark.parametrize("name", CASES)
def test_odds_agree_with_battles_that_are_rolled(name: str) -> None:
    compare(name, GAMES)


@pytest.mark.slow
@pytest.mark.parametrize("name", CASES)
def test_odds_agree_with_two_hundred_thousand_battles(name: str) -> None:
    compare(name, MANY)


@pytest.mark.rule("ML-170")
def test_failed_conquests_help_those_further_right() -> None:
    one, two = Roll((1, 0, 0)), Roll((2, 0, 0))
    assert conquest_odds((one,), (Fraction(1),), 4) == Fraction(1, 2)
    behind = conquest_odds((one, two), (Fraction(1), Fraction(1)), 7)
    assert behind == Fraction(sum(a + b + c >= 7 for a in range(1, 7) for b in range(1, 7) for c in range(1, 7)), 216)
    assert conquest_odds((one, two), (Fraction(0), Fraction(1)), 7) == reaches(two, 7)


@pytest.mark.rule("ML-124", "ML-125", "ML-126", "ML-127")
def test_equal_totals_of_a_competition_go_to_the_left() -> None:
    die = Roll((0, 0, 1))
    assert mission_odds(die, 4).win == Fraction(1, 2)
    left, right = mission_odds(die, 4, die, left=True), mission_odds(die, 4, die, left=False)
    # The left one wins with 4, 5 or 6 unless the right one rolls more; the right one also wins against 1, 2 and 3.
    assert left.win == Fraction(4 + 5 + 6, 36)
    assert right.win == Fraction(3 * 3 + 2 + 1 + 0, 36)
    assert left.succeed == right.succeed == Fraction(1, 2)


def test_chances_are_whole() -> None:
    plan = Plan(Roll((3, 2, 0), rerolls=(RerollSource(1, BOTH, True),)), Roll((5, 0, 0)), defences=1, traps=1)
    for aim in AIMS:
        for me in range(3):
            found = Front((plan,) * 3, me, Opposition(4, 12, 16), aim, 14).odds()
            ended = found.capture + found.kill + found.conquer + found.loot
            assert 0 <= found.survive <= 1
            assert ended <= 1
            assert ended == found.survive, "without a last hit whoever succeeds is alive"


def test_a_dead_monster_has_no_odds() -> None:
    with pytest.raises(ValueError, match="dead"):
        odds(Plan(Roll((1, 0, 0))), TAME, damage=17)


def median_time(plans: list[Plan], foe: Opposition, aim: Aim) -> float:
    took = []
    for plan in plans:
        began = time.process_time()
        found: Odds = odds(plan, foe, aim)
        took.append(time.process_time() - began)
        assert found.survive > 0
    return sorted(took)[len(took) // 2]


def test_a_plan_takes_less_than_twenty_milliseconds() -> None:
    """The usual plan: up to six dice and one source of rerolls, none of it seen before."""
    rolls = [Roll((3, 2, 0), (n, 1, 0), 4, (RerollSource(2, BOTH, True),)) for n in range(8)]
    usual = [Plan(roll, defences=2, potions=1, venoms=1, traps=1) for roll in rolls]
    assert median_time(usual, Opposition(5, 17, 22), "beat") < 0.02


def test_the_largest_plans_take_less_than_half_a_second() -> None:
    """Talent, weapon, spell and advantage all give rerolls; 0.2 s on a quiet machine."""
    rerolls = (
        RerollSource(2, BOTH, True),
        RerollSource(2, MAGIC, False),
        RerollSource(2, FORCE, False),
        RerollSource(2, BOTH, True),
    )
    large = [Plan(Roll((4, 4, 0), (n, 0, 0), 0, rerolls), defences=2) for n in range(3)]
    assert median_time(large, Opposition(2, 25, 31), "kill") < 2.5, "removing Magic dice makes five plans of one"
