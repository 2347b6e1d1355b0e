"""Exact odds without rivals: combat cards and reserves that are not put back, by hand and against combats played out.
What holds with rivals too is in ``test_odds``."""

from __future__ import annotations

from typing import Any, TypeAlias

import pytest

from taverne.games.euthia.box.integer_tables import NONE, TOP
from taverne.games.euthia.odds.card_play import BEFORE, GOLD, SILVER, Kind, Strain
from taverne.games.euthia.odds.combatants import Blow, Fight, Foe, HeroSide, Odds
from taverne.games.euthia.odds.fixed_play import branches
from taverne.games.euthia.odds.fixed_play.combat_deck import WITH_CHAOS, WITH_GAAR, Card
from taverne.games.euthia.odds.fixed_play.monster_attack import Assault
from taverne.games.euthia.odds.fixed_play.reckoner import Reckoning, reckon
from taverne.games.euthia.odds.forecast import planned, quick_duel_with
from taverne.games.euthia.odds.reserves import UNSEEN, Alone
from taverne.games.euthia.rules.travel.elementals import powers
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.sums import NO_HOPE, steps
from tests.euthia.trials import armed, number, tried

SEVEN = steps(7)
HIGH, LOW = (6, 6, 0, 0), (1, 1, 0, 0)


def suffering(health: int, rounds: int, now: tuple[Card, ...], whole: tuple[Card, ...] = (), **more: Any) -> Odds:
    """Return the odds of a hero who never strikes, against a monster that wounds once from 7 on."""
    foe = Foe(9, 0, SEVEN)._replace(**more)
    return reckon(Fight(HeroSide(health, health), foe, Alone(now), rounds=rounds, house=NO_HOPE, pack=whole))


# Sums done by hand


@pytest.mark.rule("EU-333")
def test_a_combat_card_is_not_put_back() -> None:
    odds = suffering(2, 2, (HIGH, LOW))
    assert odds.die == 0, "the only high card comes once"
    assert odds.left == pytest.approx(1), "and surely"
    assert suffering(2, 2, (HIGH, HIGH, LOW)).die == pytest.approx(1 / 3)


@pytest.mark.rule("EU-333")
def test_used_up_combat_cards_are_shuffled_all_together() -> None:
    assert suffering(2, 2, (HIGH,), (HIGH, LOW)).die == pytest.approx(1 / 2)
    assert suffering(9, 3, (LOW,), (HIGH, LOW)).wounds == pytest.approx(1), "low, then both"


@pytest.mark.rule("EU-333")
def test_cards_that_lie_in_the_discard_do_not_come() -> None:
    table = armed("maeldur", seats=1)
    boar = number(table, "thorn_boar")
    usual = quick_duel_with(table, 0, boar, table.at[0])
    dice = table.cat.combat_deck
    table.combat_discard = [card for card in table.combat if sum(dice[card][:2]) > 7]
    table.combat = [card for card in table.combat if card not in table.combat_discard]
    assert quick_duel_with(table, 0, boar, table.at[0]).win > usual.win + 0.03


@pytest.mark.rule("EU-335")
def test_a_card_whose_gaar_is_spent_counts_like_any_other_of_its_dice() -> None:
    deck = ((1, 4, 1, 0), (2, 3, 0, 0), (1, 4, 0, 0), (6, 6, 1, 0))
    assault = Assault(Fight(HeroSide(5, 5), Foe(5, 0, SEVEN, gaar=1), Alone(deck), house=NO_HOPE))
    assert [len(assault.pack.kinds[level]) for level in (0, WITH_GAAR)] == [2, 3]
    assert assault.pack.at_level(assault.pack.first, 0) == assault.pack.number((0, (3.0, 1.0)))
    assert not assault.pack.kinds[WITH_CHAOS], "it has no Chaos"


@pytest.mark.rule("EU-335")
def test_a_gaar_is_spent_once_and_its_card_is_gone() -> None:
    """One of two ones is rolled again: with 4, 5 and 6, and the 2 that are added, that wounds; the next card stays."""
    odds = suffering(9, 2, ((1, 1, 1, 0), (1, 1, 1, 0)), gaar=1)
    assert odds.wounds == pytest.approx(3 / 6)


BITE = Kind(BEFORE, GOLD, (Strain(more=1), Strain(more=2), Strain(more=3)))
PUFF = Kind(BEFORE, GOLD, (Strain(), Strain(), Strain()))
SPITE = BITE._replace(metal=SILVER)
ACTS = (6, 6, 0, 1)


def reserved(gold: tuple[int, ...], pool: tuple[int, ...], rounds: int = 2, silver: tuple[int, ...] = ()) -> Odds:
    """Return the odds of a hero whom every attack wounds once, with a Chaos action each that may add to it."""
    cards = Alone((ACTS,), (BITE, PUFF, SPITE), pool, rounds, silver, gold)
    return reckon(Fight(HeroSide(20, 20), Foe(9, 0, SEVEN), cards, rounds=rounds, house=NO_HOPE))


@pytest.mark.rule("EU-338", "EU-347")
def test_a_card_of_the_reserve_is_not_put_back() -> None:
    """Two unseen cards, one of each kind: whichever comes first, the other lies at the bottom and comes next."""
    odds = reserved((UNSEEN, UNSEEN), (1, 1, 0))
    assert odds.wounds == pytest.approx(3), "two attacks, and the bite in one of them"
    assert odds.left == pytest.approx(17)


@pytest.mark.rule("EU-338", "EU-347")
def test_a_card_that_came_back_to_the_reserve_is_known() -> None:
    assert reserved((0,), (0, 8, 0), rounds=1).wounds == pytest.approx(2)
    assert reserved((1, 0), (8, 8, 0)).wounds == pytest.approx(3), "first the puff, then the bite"
    assert reserved((UNSEEN,), (3, 1, 0), rounds=1).wounds == pytest.approx(1 + 3 / 4)


@pytest.mark.rule("EU-339")
def test_the_silver_reserve_comes_when_the_gold_one_is_empty() -> None:
    """The set of two bites adds 2; with no gold left the next attack turns the silver card, which adds 1."""
    assert reserved((0, 0), (0, 0, 8), silver=(UNSEEN,)).wounds == pytest.approx(2 + 2 + 1)


# From a table


@pytest.mark.rule("EU-347")
def test_what_came_back_to_a_reserve_counts_as_what_it_is() -> None:
    """A Healing card heals a monster that is hurt; Power Up wounds the hero: odds know which of them lies there."""
    table = alone("ael", "novices_aegis", "war_torc", seats=1, gaar=3, health=12)
    ids, unlike = table.cat.card_index, []
    for card in ("power_up", "healing", "mind_control"):
        table.gold_reserve = [ids[card]]
        unlike.append(reckoning(table, "harpy_matron").odds().wounds)
    table.gold_reserve = [UNSEEN]
    assert reckoning(table, "harpy_matron").odds().wounds == pytest.approx(sum(unlike) / 3, abs=0.02)
    assert unlike[0] > unlike[2] + 0.2


def alone(hero: str, *tiles: str, silver: int = 0, gold: int = 0, left: int = 36, **more: Any) -> EuthiaState:
    """Return a table without rivals: so many cards in the reserves, and so many combat cards left."""
    table = armed(hero, *tiles, **more)
    table.silver_reserve, table.gold_reserve = [NONE] * silver, [NONE] * gold
    order = [card for third in range(3) for card in table.combat[third::3]]
    table.combat_discard, table.combat = order[left:], order[:left]
    return table


def reckoning(table: EuthiaState, foe: str) -> Reckoning:
    return Reckoning(planned(table, 0, number(table, foe), powers(table, table.at[0]), 0))


@pytest.mark.parametrize("foe", ["thorn_boar", "restless_bones", "cyclops"])
def test_chances_are_neither_lost_nor_made(foe: str) -> None:
    one = reckoning(alone("ael", "war_torc", seats=1, silver=2, gold=2, gaar=3), foe)
    odds = one.odds()
    assert sum(one.won) + one.dead == pytest.approx(1, abs=2e-3)
    assert odds.win + odds.die + odds.open == pytest.approx(1)


def test_odds_tell_whether_they_are_exact() -> None:
    table = alone("maeldur", seats=1, gold=3)
    assert reckoning(table, "thorn_boar").odds().about == 0
    assert reckoning(table, "cyclops").odds().about == 0.002


@pytest.mark.plain
def test_the_mean_of_what_is_left_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    for foe in ("thorn_boar", "goblin_archer", "restless_bones"):
        table = alone("maeldur", seats=1, silver=1)
        monkeypatch.setattr(branches, "MANY", 10**6)
        monkeypatch.setattr(branches, "PLACES", 10**9)
        counted = reckoning(table, foe).odds()
        monkeypatch.setattr(branches, "PLACES", 0)
        assert reckoning(table, foe).odds().win == pytest.approx(counted.win, abs=5e-4)


@pytest.mark.plain
@pytest.mark.parametrize(("foe", "silver", "gold"), [("restless_bones", 2, 0), ("cave_spider", 0, 1)])
def test_branchs_put_together_lose_next_to_nothing(
    foe: str, silver: int, gold: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Against the same reckoning with every branch for itself; as careless as can be it would be off by far more."""
    table = alone("maeldur", seats=1, silver=silver, gold=gold)
    usual = reckoning(table, foe)
    near = usual.odds()
    monkeypatch.setattr(branches, "MANY", 10**6)
    monkeypatch.setattr(branches, "BRANCHES", 10**6)
    monkeypatch.setattr(branches, "LOST", 0.0)
    exact = reckoning(table, foe).odds()
    monkeypatch.setattr(branches, "LOST", 1.0)
    careless = reckoning(table, foe)
    assert near.win == pytest.approx(exact.win, abs=3e-4)
    assert abs(careless.odds().win - exact.win) > 5e-3
    assert careless.rough > 10 * usual.rough, "and the reckoning knows it"


def test_a_strike_that_fells_the_monster_heals_all_the_same() -> None:
    healing = Blow(SEVEN, 7)
    healing = healing._replace(opening=healing.opening._replace(heal=1))
    odds = reckon(Fight(HeroSide(1, 3, swift=healing), Foe(1, 0, (9,) * (TOP + 1)), house=NO_HOPE))
    assert odds.left == pytest.approx(2 * 21 / 36, abs=1e-6)


Case: TypeAlias = tuple[str, tuple[str, ...], str, dict[str, Any]]
FIGHTS: tuple[Case, ...] = (
    ("maeldur", (), "thorn_boar", {"seats": 1, "left": 2}),
    ("maeldur", (), "restless_bones", {"seats": 1}),
    ("keleia", (), "brigand_lookout", {"seats": 2, "mode": "coop", "silver": 3, "left": 20}),
    ("ael", ("novices_aegis", "war_torc"), "cyclops", {"seats": 1, "gaar": 2, "health": 12}),
    ("ael", ("novices_aegis", "war_torc"), "harpy_matron", {"seats": 1, "gaar": 3, "health": 12, "gold": 3}),
)


def compared(case: Case, n: int) -> tuple[float, float]:
    """Return by how much the victories of combats played out differ from the odds, and how much may be."""
    hero, tiles, foe, more = case
    table = alone(hero, *tiles, **more)
    odds = quick_duel_with(table, 0, number(table, foe), table.at[0])
    error = (odds.win * (1 - odds.win) / n) ** 0.5
    return abs(tried(table, n, foe).won / n - odds.win), odds.about + 4 * error


@pytest.mark.parametrize("case", FIGHTS, ids=lambda case: f"{case[0]}-{case[2]}")
def test_combats_played_out_agree_with_the_odds(case: Case) -> None:
    """Four standard errors of 300 combats and what the odds say themselves; the seeds are fixed."""
    off, most = compared(case, 300)
    assert off < most


@pytest.mark.soak
@pytest.mark.parametrize("case", FIGHTS, ids=lambda case: f"{case[0]}-{case[2]}")
def test_two_hundred_thousand_combats_agree_with_the_odds(case: Case) -> None:
    """Forty thousand of each: four standard errors are one in a hundred of the victories, or less."""
    off, most = compared(case, 40_000)
    assert off < most
