"""Exact odds of battles: against sums done by hand, and against two hundred thousand battles fought with dice.
How battles are played at the table is tested with the rules; here the reckoning is."""

from __future__ import annotations

import random

import pytest

from taverne.engine.reports.odds import OddsError, read_question
from taverne.games.nerath.box.load import load
from taverne.games.nerath.odds.battle_odds import battle
from taverne.games.nerath.odds.forecast import exploring, planned
from taverne.games.nerath.odds.query import FIELDS, answer
from taverne.games.nerath.odds.records import Fighter, Force
from tests.nerath.positions import board, guard, lay, put, ship, space

FOOT = Fighter((6,), rank=11, last_rank=11)
WIZARD = Fighter((10,), first=True, rank=35, last_rank=35, hero=True, mage=True)
FIGHTER = Fighter((10,), rank=25, last_rank=25, hero=True)
DRAGON = Fighter((20,), durable=True, rank=0, last_rank=57)
CASTLE = Fighter((20,), castle=True, rank=17, last_rank=17)
MONSTER = Fighter((12,), rank=35, last_rank=35)
BATTLES = 200_000


def force(*fighters: Fighter) -> Force:
    return Force(tuple(fighters))


def test_a_footsoldier_beats_a_footsoldier_five_times_in_eleven() -> None:
    odds = battle(force(FOOT), force(FOOT))
    assert odds.win == pytest.approx(5 / 11)
    assert odds.lose == pytest.approx(6 / 11), "nobody left is the defender's (CN-291)"


def test_first_strike_hits_before_the_other_rolls() -> None:
    hit, back = 5 / 10, 1 / 6
    odds = battle(force(WIZARD), force(FOOT))
    assert odds.win == pytest.approx(hit / (1 - (1 - hit) * (1 - back)))


def test_one_round_may_be_all() -> None:
    odds = battle(force(FOOT), force(FOOT), rounds=1)
    assert (odds.win, odds.lose, odds.broken) == pytest.approx((5 / 36, 6 / 36, 25 / 36))


def test_a_durable_unit_stands_one_hit() -> None:
    """d20 hits 15 in 20; the Dragon must be hit twice, the Footsoldier once."""
    odds = battle(force(DRAGON), force(FOOT))
    fresh_stays, hit, back = 1 / 4, 3 / 4, 1 / 6
    hurt = hit * (1 - back) / (1 - fresh_stays * (1 - back))
    missed_once = back * fresh_stays / (1 - fresh_stays * (1 - back))
    assert odds.win == pytest.approx(hit / (1 - fresh_stays * (1 - back)) + missed_once * hurt)


def test_a_castle_that_is_hit_falls_silent_but_the_land_is_lost_with_it() -> None:
    odds = battle(force(FOOT), force(CASTLE))
    hit, back = 1 / 6, 3 / 4
    assert odds.win == pytest.approx(hit * (1 - back) / (1 - (1 - hit) * (1 - back)))


def test_the_chances_of_all_endings_add_up() -> None:
    odds = battle(force(*[FOOT] * 4, WIZARD, MONSTER, DRAGON), force(*[FOOT] * 3, WIZARD, CASTLE, DRAGON))
    assert sum(ending.chance for ending in odds.endings) == pytest.approx(1, abs=1e-9)
    assert odds.win + odds.lose + odds.broken == pytest.approx(1, abs=1e-9)


def test_a_reroll_once_a_battle_turns_one_miss() -> None:
    sure = Force((Fighter((10,), hero=True, once=1),), again=1)
    odds = battle(sure, force(FOOT), rounds=1)
    hit = 1 - (1 / 2) ** 2
    assert odds.win == pytest.approx(hit * 5 / 6)


def test_cancelled_hits_count_in_the_first_round_only() -> None:
    odds = battle(force(FOOT), Force((FOOT,), cancel=1), rounds=1)
    assert odds.win == 0
    odds = battle(force(FOOT), Force((FOOT,), cancel=1), rounds=2)
    assert odds.win == pytest.approx(5 / 6 * 5 / 36)


def test_hits_before_the_first_round_are_taken_first() -> None:
    assert battle(force(FOOT), Force((FOOT,), start=1)).win == 1


SIDES = [
    (force(FOOT, FOOT, MONSTER), force(FOOT, FOOT, CASTLE), 0, 0),
    (force(WIZARD, FIGHTER, FOOT), force(WIZARD, FOOT), 0, 0),
    (force(DRAGON, FOOT, FOOT), force(DRAGON, CASTLE, FOOT, FOOT), 3, 0),
    (force(*[FOOT] * 5, MONSTER), force(WIZARD, MONSTER, CASTLE), 0, 2),
]


@pytest.mark.parametrize(("one", "other", "rounds", "least"), SIDES)
def test_the_odds_agree_with_battles_fought_with_dice(one: Force, other: Force, rounds: int, least: int) -> None:
    odds = battle(one, other, rounds, least)
    rng = random.Random(5)
    won = lost = 0
    for _ in range(BATTLES // len(SIDES)):
        outcome = fought(list(one.fighters), list(other.fighters), rounds, least, rng)
        won += outcome > 0
        lost += outcome < 0
    n = BATTLES // len(SIDES)
    for found, wanted in ((won / n, odds.win), (lost / n, odds.lose)):
        assert abs(found - wanted) < 4 * (0.25 / n) ** 0.5


def fought(one: list[Fighter], other: list[Fighter], rounds: int, least: int, rng: random.Random) -> int:
    """Fight with dice, as a plain reading of the rules says, and return 1 if the attacker wins, -1 if the defender."""
    forces = [[[fighter, 0] for fighter in side] for side in (one, other)]
    turn = 0
    while True:
        turn += 1
        rolled: list[list[list[object]]] = [[], []]
        for first in (True, False):
            hits = [0, 0]
            for s, side in enumerate(forces):
                for piece in side:
                    if piece in rolled[s] and any(piece is p for p in rolled[s]):
                        continue
                    fighter = piece[0]
                    assert isinstance(fighter, Fighter)
                    if (fighter.castle and piece[1]) or (first and not fighter.first):
                        continue
                    rolled[s].append(piece)
                    hits[s] += sum(rng.randint(1, sides) >= fighter.on for sides in fighter.dice)
            forces = [suffer(forces[0], hits[1]), suffer(forces[1], hits[0])]
            if not all(map(standing, forces)):
                break
        if not standing(forces[0]):
            return -1
        if not standing(forces[1]):
            return 1
        if turn == rounds or len(forces[0]) <= least:
            return 0


def standing(side: list[list[object]]) -> bool:
    return any(not (isinstance(fighter, Fighter) and fighter.castle and hit) for fighter, hit in side)


def suffer(side: list[list[object]], hits: int) -> list[list[object]]:
    def dear(piece: list[object]) -> int:
        fighter = piece[0]
        assert isinstance(fighter, Fighter)
        return fighter.last_rank if piece[1] else fighter.rank

    able = sorted([p for p in side if standing([p])], key=dear)
    dead: list[int] = []
    absorbed: list[list[object]] = []
    for piece in able[:hits]:
        fighter = piece[0]
        assert isinstance(fighter, Fighter)
        if (fighter.durable or fighter.castle) and not piece[1]:
            piece[1] = 1
            if fighter.durable:
                absorbed.append(piece)
        else:
            dead.append(id(piece))
    dead += [id(piece) for piece in absorbed[: max(0, hits - len(able))]]
    return [piece for piece in side if id(piece) not in dead]


# From the table


def test_a_planned_attack_counts_the_castle_and_treasures_in_play() -> None:
    table = board()
    at = space(table, "vailindor")
    put(table, "vailin", "vailindor", castle=1, footsoldier=1)
    army = put(table, "karkoth", "vailindor", fighter=2, monster=1)
    plain = planned(table, at, army)
    lay(table, "karkoth", "vorpal_sword")
    assert planned(table, at, army).win > plain.win
    lay(table, "karkoth", "horn_of_blasting")
    assert planned(table, at, army).win > plain.win


def test_a_ship_takes_its_heroes_down_and_cargo_does_not_fight() -> None:
    table = board()
    sea = table.cat.space_ids[table.cat.lands]
    put(table, "vailin", sea, warship=1)
    carrier = ship(table, "karkoth", sea, fighter=1, footsoldier=1)
    army = [unit for unit in table.here[table.cat.lands] if table.owner[unit] == 0]
    odds = planned(table, table.cat.lands, army)
    assert carrier in army
    assert all(len(ending.attackers) <= 2 for ending in odds.endings)
    assert any(ending.attackers == (0,) for ending in odds.endings), "the hero takes the hit, the ship stays"
    assert not any(ending.attackers == (1,) for ending in odds.endings), "no hero swims"


def test_exploring_weighs_all_tokens_that_may_lie_there() -> None:
    table = board()
    entrance = table.cat.space_ids[table.cat.first_dungeon]
    heroes = put(table, "karkoth", entrance, fighter=2, wizard=1)
    guard(table, entrance, "")
    chance = exploring(table, table.cat.first_dungeon, heroes)
    each = []
    for token in table.token_pile:
        table.tokens[0], table.seen[0] = [token], [16]
        each.append(exploring(table, table.cat.first_dungeon, heroes))
    assert chance == pytest.approx(sum(each) / len(each))
    assert min(each) < chance < max(each)


# In words


def test_a_question_in_words_is_answered_by_who_wins_and_what_is_lost() -> None:
    lines = answer(load(), read_question(FIELDS, {"attack": "footsoldier=1", "defend": "footsoldier=1"}))
    assert lines[1].chances["win"] == pytest.approx(5 / 11)
    assert lines[2].means["ours_units"] == pytest.approx(6 / 11)
    assert lines[2].means["theirs_gold"] == pytest.approx(6 / 11)


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        ({}, "odds-who"),
        ({"attack": "goblin=2", "defend": "footsoldier=1"}, "odds-unknown"),
        ({"attack": "footsoldier=0", "defend": "footsoldier=1"}, "odds-units"),
        ({"attack": "castle=1", "defend": "footsoldier=1"}, "odds-castle"),
        ({"attack": "monster=1", "guardians": "ogre"}, "odds-heroes"),
        ({"attack": "warship=1", "defend": "footsoldier=1"}, "odds-place"),
        ({"attack": "warship=1,fighter=3", "defend": "warship=1", "place": "sea"}, "odds-aboard"),
    ],
)
def test_a_question_without_an_answer_says_why(asked: dict[str, str], key: str) -> None:
    with pytest.raises(OddsError) as error:
        answer(load(), read_question(FIELDS, asked))
    assert error.value.key == key
