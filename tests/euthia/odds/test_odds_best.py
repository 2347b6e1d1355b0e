"""Odds of combats in which both sides play their best: against sums done by hand, and against every answer tried.
The fixed play that bots plan with is in ``test_odds``, the middle of a combat in ``test_mid_combat``."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from benchmarks.calibrate.check import Shown, binned
from benchmarks.calibrate.euthia import BEST, played
from taverne.engine.rng import Rng
from taverne.games.euthia.box.integer_tables import TOP
from taverne.games.euthia.game import Euthia
from taverne.games.euthia.odds.best_play.reckoner import reckon
from taverne.games.euthia.odds.combatants import (
    ANSWER,
    DICE,
    FINAL,
    FIRST,
    LAST,
    Blow,
    Cover,
    Fight,
    Foe,
    HeroSide,
    Ward,
)
from taverne.games.euthia.odds.forecast import duel_with, quick_duel_with
from tests.euthia.sums import HIT, MISS, NO_HOPE, SEVEN, boar, steps
from tests.euthia.trials import armed, begun, number

SURE = Blow(tuple(9 for _ in range(TOP + 1)), 0)
"""An attack that fells any monster."""


def plain(hero: HeroSide, foe: Foe, **more: Any) -> Fight:
    return Fight(hero, foe, house=NO_HOPE)._replace(**more)


@pytest.mark.rule("EU-150")
def test_without_tokens_the_chances_are_sums_done_by_hand() -> None:
    odds = reckon(plain(HeroSide(1, 1, weapon=SEVEN), boar()))
    assert odds.win == pytest.approx(MISS * HIT / (1 - MISS * MISS), abs=1e-4)
    assert odds.die == pytest.approx(HIT / (1 - MISS * MISS), abs=1e-4)
    assert odds.left == pytest.approx(odds.win, abs=1e-4), "one health is left to who wins"


@pytest.mark.rule("EU-147")
def test_an_initiative_attack_comes_before_the_first_round() -> None:
    later = reckon(plain(HeroSide(1, 1, weapon=SEVEN), boar()))
    odds = reckon(plain(HeroSide(1, 1, weapon=SEVEN, swift=SEVEN), boar()))
    assert odds.win == pytest.approx(HIT + MISS * later.win, abs=1e-4)


@pytest.mark.rule("EU-195")
def test_a_truce_and_a_worn_out_hero_end_a_combat() -> None:
    odds = reckon(plain(HeroSide(50, 50, weapon=SEVEN), boar(2), rounds=2))
    assert (odds.win, odds.open) == pytest.approx((HIT * HIT, 1 - HIT * HIT), abs=1e-3)
    worn = reckon(plain(HeroSide(50, 50, weapon=SEVEN), boar(2), worn=2))
    assert (worn.die, worn.open) == pytest.approx((1 - HIT * HIT, 0), abs=1e-3)


@pytest.mark.rule("EU-151", "EU-162", "EU-173")
def test_heals_wards_and_guard_are_used_where_they_save() -> None:
    bare = reckon(plain(HeroSide(2, 2, weapon=SEVEN), boar())).win
    assert reckon(plain(HeroSide(1, 1, weapon=SEVEN, wards=(Ward(wounds=-1),)), boar())).win == pytest.approx(
        bare, abs=2e-3
    )
    assert reckon(plain(HeroSide(1, 1, weapon=SEVEN, covers=(Cover(guard=1),)), boar())).win >= bare - 2e-3
    assert reckon(plain(HeroSide(1, 2, weapon=SEVEN, heals=((9, 1),)), boar())).win == pytest.approx(bare, abs=2e-3)


# The duel over the dice, each answer tried


def survives(hero: int, monster: int, dice: int = 2, immune: bool = False) -> dict[tuple[int, ...], list[float]]:
    """By dice: the chance that a roll ends below 7 if the hero wants it and the monster's player does not, for who is
    to move: the monster's player or the hero, with nobody or the other having passed."""

    @cache
    def move(lie: tuple[int, ...], change: int, mine: int, theirs: int, turn: int, passed: int) -> float:
        if passed == 2:
            return float(sum(lie) + change < 7)
        found = [move(lie, change, mine, theirs, 1 - turn, passed + 1)]
        tokens = (0 if immune else mine) if turn else theirs
        for at in range(len(lie)) if tokens else ():
            less = (change - 2, mine - 1, theirs) if turn else (change + 2, mine, theirs - 1)
            again = [tuple(sorted((*lie[:at], face, *lie[at + 1 :]))) for face in range(1, 7)]
            found.append(sum(move(one, *less, 1 - turn, 0) for one in again) / 6)
        return max(found) if turn else min(found)

    ways = [(a, b) for a in range(1, 7) for b in range(a, 7)] if dice > 1 else [(a,) for a in range(1, 7)]
    return {
        way: [move(way, 0, hero, monster, turn, passed) for turn, passed in ((0, 0), (1, 0), (0, 1), (1, 1))]
        for way in ways
    }


@pytest.mark.rule("EU-159", "EU-160", "EU-161")
@pytest.mark.parametrize(("hero", "monster"), [(0, 0), (1, 0), (0, 1), (1, 1), (2, 1), (1, 2), (3, 2)])
def test_a_duel_over_the_dice_is_what_trying_every_answer_finds(hero: int, monster: int) -> None:
    """The hero dies from 7 on, else he wins: the odds are those of the duel."""
    fight = plain(HeroSide(1, 1, tokens=hero, weapon=SURE), boar(gaar=monster))
    known = survives(hero, monster)
    weights = {way: (1 if way[0] == way[1] else 2) / 36 for way in known}
    expected = sum(weights[way] * values[0] for way, values in known.items())
    assert reckon(fight).win == pytest.approx(expected, abs=1e-4)
    for way in ((1, 6), (3, 4), (5, 6)):
        for turn, value in zip((FIRST, ANSWER, LAST, FINAL), known[way], strict=True):
            odds = reckon(fight._replace(start=DICE, lying=way, turn=turn))
            assert odds.win == pytest.approx(value, abs=1e-4), (way, turn)


@pytest.mark.rule("EU-156", "EU-321")
def test_one_die_and_a_monster_that_is_immune() -> None:
    single = survives(1, 1, dice=1)
    fight = plain(HeroSide(1, 1, tokens=1, weapon=SURE), boar(gaar=1, dice=1))
    assert reckon(fight).win == pytest.approx(sum(values[0] for values in single.values()) / 6, abs=1e-4)
    proof = survives(2, 1, immune=True)
    weights = {way: (1 if way[0] == way[1] else 2) / 36 for way in proof}
    fight = plain(HeroSide(1, 1, tokens=2, weapon=SURE), boar(gaar=1), immune=True)
    assert reckon(fight).win == pytest.approx(sum(weights[way] * proof[way][0] for way in proof), abs=1e-4)


@pytest.mark.rule("EU-058")
def test_a_gaar_goes_where_it_helps_most() -> None:
    """With one Gaar and a monster that needs two hits the hero does better than with none, and keeps what he can."""
    with_one = reckon(plain(HeroSide(2, 2, tokens=1, weapon=SEVEN), boar(2)))
    without = reckon(plain(HeroSide(2, 2, weapon=SEVEN), boar(2)))
    assert with_one.win > without.win + 0.05
    assert reckon(plain(HeroSide(1, 1, tokens=3, weapon=SURE), Foe(1, 0, steps(99)))).gaar == pytest.approx(3)


# From a table


@pytest.mark.parametrize(("hero", "foe"), [("maeldur", "carrion_crow"), ("skoldur", "thorn_boar")])
def test_best_play_is_no_worse_than_the_fixed_one(hero: str, foe: str) -> None:
    table = armed(hero, gaar=1)
    one = number(table, foe)
    assert duel_with(table, 0, one, table.at[0]).win > quick_duel_with(table, 0, one, table.at[0]).win - 0.01


def test_fights_played_by_the_best_answers_end_as_shown() -> None:
    """A few combats many times, three standard errors a bin; ``benchmarks.calibrate`` plays thousands."""
    fights, rng, game = [], Rng(5), Euthia()
    for hero, foe, gaar, health, seats in (
        ("maeldur", "grey_wolf", 1, 3, 2),
        ("keleia", "carrion_crow", 1, 2, 2),
        ("ael", "mud_gecko", 0, 4, 1),
    ):
        table = armed(hero, gaar=gaar, health=health, seats=seats)
        shown = duel_with(table, 0, number(table, foe), table.at[0]).win
        for _ in range(40):
            guess = begun(game.determinize(table, 0, rng), foe)
            fights.append(Shown(shown, float(played(guess, rng, BEST)), 0.0))
    assert all(abs(one.off()) < 3 for one in binned(fights) if one.n)
