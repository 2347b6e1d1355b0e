"""Chapter 6, resolution: skills against defence, skill by skill, with the values of the reveal (DR-064 to DR-073).

What a victory or a defeat brings is left to chapters 7 and 8.
"""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest

from taverne.engine import Draw
from taverne.games.dungeon_rush.state.game_state import DungeonState
from tests.dungeon_rush.tools import (
    BOX,
    cards,
    count_down,
    end_attack,
    end_round,
    fight,
    go_to,
    hero_values,
    owned,
    phase,
    play,
    ready,
    reveal,
    revealed,
    scores,
    side,
    skills,
    told,
)


def beaten(monster: str, heroes: str, hands: str) -> bool:
    """Whether these heroes, with these hands, defeat a monster of level I."""
    table = revealed(monster, 3, heroes)
    table.events = []
    play(table, *(f"A claim {hand} {monster}" for hand in hands.split()))
    end_attack(table)
    won = bool(told(table, "won"))
    assert side(table, "A").failures == (0 if won else 1)
    assert len(told(table, "lost")) == (0 if won else 1)
    return won


@pytest.mark.rule("DR-064")
def test_nothing_is_resolved_before_all_have_finished() -> None:
    table = revealed("I-15 I-02 I-04 I-01 I-33", 3, "wizard paladin", "archer thief")
    table.events = []
    play(
        table, "A claim left I-15", "A claim right I-01", "B claim left I-02", "B claim right I-04", "C claim left I-33"
    )
    assert phase(table) == "attack"
    assert all(player.coins == player.failures == 0 for player in (side(table, who) for who in "ABC"))
    assert told(table, "won") == told(table, "lost") == []
    play(table, "C done")
    assert phase(table) == "gains"
    assert len(told(table, "won")) == 4
    assert len(told(table, "lost")) == 1


@pytest.mark.rule("DR-065", "DR-066", "DR-067")
@pytest.mark.parametrize(
    ("monster", "hero", "won"),
    [
        ("I-13", "warrior", True),
        ("I-13", "ranger", False),
        ("I-14", "archer", True),
        ("I-14", "spelunker", False),
        ("I-15", "wizard", True),
        ("I-15", "witch", False),
        ("I-16", "thief", True),
        ("I-16", "assassin", False),
        ("I-01", "ranger", True),
        ("I-02", "ranger", True),
        ("I-03", "witch", True),
        ("I-04", "witch", True),
        ("I-30", "ranger", True),
        ("I-31", "sorcerer", True),
        ("I-32", "witch", True),
        ("I-29", "assassin", True),
    ],
)
def test_a_monster_is_defeated_by_skills_that_reach_or_exceed_its_defence(monster: str, hero: str, won: bool) -> None:
    other = "sorcerer" if hero != "sorcerer" else "paladin"
    assert beaten(monster, f"{hero} {other}", "left") is won
    assert beaten(monster, f"{other} {hero}", "right") is won


@pytest.mark.rule("DR-066")
def test_reaching_a_defence_exactly_is_enough_and_one_point_less_is_not() -> None:
    assert BOX.monster_defence[BOX.monster_index["I-30"]] == BOX.hero_skills[BOX.hero_index["ranger"]] == (1, 1, 0, 0)
    assert beaten("I-30", "ranger wizard", "left")
    assert not beaten("I-30", "paladin wizard", "left")
    assert not beaten("I-30", "archer wizard", "left")


@pytest.mark.rule("DR-067")
def test_otherwise_the_heroes_are_defeated() -> None:
    table = revealed("I-33", 3, "wizard paladin")
    table.events = []
    play(table, "A claim left I-33", "A claim right I-33")
    end_attack(table)
    assert told(table, "lost") == [{"seat": 0, "monster": "monster-I-33", "hands": "both"}]
    assert cards(table, "A") == []


@pytest.mark.rule("DR-068")
@pytest.mark.parametrize(
    ("monster", "hero"),
    [
        ("I-30", "warrior"),
        ("I-30", "archer"),
        ("I-31", "wizard"),
        ("I-32", "thief"),
        ("I-33", "wizard"),
        ("I-34", "thief"),
    ],
)
def test_surplus_in_one_skill_never_pays_for_another(monster: str, hero: str) -> None:
    defence = BOX.monster_defence[BOX.monster_index[monster]]
    strength = BOX.hero_skills[BOX.hero_index[hero]]
    assert sum(strength) >= 3
    assert any(have > need > 0 for have, need in zip(strength, defence, strict=True))
    assert not beaten(monster, f"{hero} paladin", "left")


@pytest.mark.rule("DR-068")
def test_every_required_skill_must_be_reached() -> None:
    assert beaten("I-33", "ranger witch", "left right")
    assert not beaten("I-33", "ranger sorcerer", "left right"), "stealth is missing"
    assert not beaten("I-33", "ranger assassin", "left right"), "magic is missing"
    assert not beaten("I-33", "witch paladin", "left right"), "ranged is missing"
    assert not beaten("I-33", "witch sorcerer", "left right"), "melee is missing"


@pytest.mark.rule("DR-069")
@pytest.mark.parametrize(
    ("monster", "heroes"),
    [("I-13", "ranger paladin"), ("I-14", "ranger spelunker"), ("I-15", "paladin witch"), ("I-16", "assassin witch")],
)
def test_two_heroes_bring_the_sum_of_their_values_in_each_skill(monster: str, heroes: str) -> None:
    assert not beaten(monster, heroes, "left")
    assert not beaten(monster, heroes, "right")
    assert beaten(monster, heroes, "left right")
    assert beaten(monster, heroes, "right left")


@pytest.mark.rule("DR-069")
def test_only_heroes_on_the_monster_count() -> None:
    table = revealed("I-13 I-15", 3, "ranger paladin")
    play(table, "A claim left I-13", "A claim right I-15")
    end_attack(table)
    assert side(table, "A").failures == 2


@pytest.mark.rule("DR-070")
@pytest.mark.parametrize("monsters", ["I-03 I-15", "I-15 I-03"])
def test_all_fights_of_a_round_use_the_skills_held_at_the_reveal(monsters: str) -> None:
    table = revealed(monsters, 3, "paladin witch")
    play(table, "A claim left I-03", "A claim right I-15", "B done", "C done")
    assert side(table, "A").failures == 1
    assert skills(table, "A left") == (1, 0, 1, 0), "nothing grows while fights are resolved"
    play(table, "A place I-03 right magic")
    assert side(table, "A").failures == 1


@pytest.mark.rule("DR-071")
def test_a_gain_counts_from_the_next_round_on() -> None:
    table = revealed("I-03", 3, "paladin witch")
    play(table, "A claim left I-03", "A done", "B done", "C done", "A place I-03 right magic")
    assert skills(table, "A right") == (0, 0, 2, 1)
    reveal(table, "I-15")
    play(table, "A claim right I-15", "A done", "B done", "C done")
    assert (side(table, "A").coins, side(table, "A").failures) == (1, 0)


@pytest.mark.rule("DR-071")
@pytest.mark.parametrize(("placed", "total"), [("place III-01 left melee", 2 + 6), ("keep III-01", 2)])
def test_a_gain_of_the_ninth_round_counts_in_the_final_fight(tmp_path: Path, placed: str, total: int) -> None:
    game = owned(tmp_path, hero_values("warrior melee=4 stealth=5"))
    table = ready(3, "warrior witch", lord="goblin_overlord", game=game)
    go_to(table, 9)
    reveal(table, "III-01")
    play(table, "A claim left III-01", "A done", "B done", "C done", f"A {placed}")
    fight(table, "A fight lord")
    assert scores(table) == (total, 0, 0)


@pytest.mark.rule("DR-072")
def test_a_monster_that_nobody_attacked_is_discarded_with_neither_gain_nor_penalty() -> None:
    table = revealed("I-15 I-01 I-02 I-04 I-33 I-30", 3, "wizard paladin")
    table.events = []
    play(table, "A claim left I-15")
    end_round(table)
    left = ["I-01", "I-02", "I-04", "I-33", "I-30"]
    assert [event["monster"] for event in told(table, "left")] == [f"monster-{name}" for name in left]
    assert [BOX.monster_ids[monster] for monster in table.discard] == left
    for who in "BC":
        assert (side(table, who).coins, side(table, who).failures, side(table, who).cards) == (0, 0, ())
    count_down(table)
    play(table, "clock expire countdown 2")
    (deal,) = table.pending
    assert isinstance(deal, Draw)
    assert set(left).isdisjoint(deal.items)


CLAIMS = (
    "A claim left I-15",
    "A claim right I-01",
    "B claim left I-33",
    "B claim right I-33",
    "C claim left I-16",
    "C claim right I-30",
)


def results(table: DungeonState) -> list[tuple[int, int, list[tuple[str, int, int]], tuple[int, ...]]]:
    """Return coins, failures, cards and left skills of every seat, once all is placed."""
    end_round(table)
    return [
        (side(table, who).coins, side(table, who).failures, sorted(cards(table, who)), skills(table, f"{who} left"))
        for who in "ABC"
    ]


@pytest.mark.rule("DR-073")
def test_the_order_of_the_fights_has_no_influence_on_the_results() -> None:
    found = []
    for order in permutations(["I-15", "I-01", "I-33", "I-16", "I-30"]):
        table = revealed(" ".join(order), 3, "wizard paladin", "ranger witch", "warrior spelunker")
        play(table, *CLAIMS)
        found.append(results(table))
    assert len(found) == 120
    assert all(result == found[0] for result in found)
    assert [(coins, failures) for coins, failures, _, _ in found[0]] == [(1, 0), (2, 0), (0, 2)]


@pytest.mark.rule("DR-073")
def test_the_order_of_the_claims_has_no_influence_on_the_results() -> None:
    found = []
    for order in permutations(CLAIMS):
        table = revealed("I-15 I-01 I-33 I-16 I-30", 3, "wizard paladin", "ranger witch", "warrior spelunker")
        play(table, *order)
        found.append(results(table))
        if len(found) == 60:
            break
    assert all(result == found[0] for result in found)


@pytest.mark.rule("DR-066", "DR-068")
def test_the_table_says_which_heroes_beat_which_monsters() -> None:
    table = revealed("I-15 I-02 I-04 I-01 I-33", 3, "wizard paladin", "archer thief")
    me = side(table, "A")
    for hand, hero in enumerate(("wizard", "paladin")):
        for monster in ("I-15", "I-02", "I-04", "I-01", "I-33"):
            assert (monster in me.heroes[hand].beats) == beaten(monster, hero + " thief", "left"), (hero, monster)
    alone = {*me.heroes[0].beats, *me.heroes[1].beats}
    for monster in ("I-15", "I-02", "I-04", "I-01", "I-33"):
        both = beaten(monster, "wizard paladin", "left right")
        assert (monster in me.together) == (both and monster not in alone), monster
