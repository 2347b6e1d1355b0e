"""Chapter 7, gains of a victory: which hero and which skill a won card raises (DR-074 to DR-086).

Who places when, and what happens without an answer, is the matter of chapter 15.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from taverne.engine import Choice
from taverne.games.dungeon_rush.box.cards import SKILLS
from taverne.games.dungeon_rush.state.game_state import DungeonState
from tests.dungeon_rush.tools import (
    asked,
    cards,
    deciding,
    end_attack,
    end_round,
    fight,
    go_to,
    owned,
    phase,
    play,
    ready,
    refused,
    reveal,
    revealed,
    scores,
    side,
    skills,
    told,
)


def won(monster: str, heroes: str = "wizard paladin", hand: str = "left") -> DungeonState:
    """Return a table where A has beaten a monster of level I with one hero and is to place it."""
    table = revealed(monster, 3, heroes)
    play(table, f"A claim {hand} {monster}")
    end_attack(table)
    assert phase(table) == "gains"
    assert deciding(table) == "A"
    return table


@pytest.mark.rule("DR-074")
def test_a_won_card_with_a_skill_may_be_slid_under_either_hero() -> None:
    table = won("I-15")
    assert asked(table, "A") == ["place I-15 left magic", "place I-15 right magic", "keep I-15"]
    play(table, "A place I-15 left magic")
    assert (skills(table, "A left"), skills(table, "A right")) == ((0, 0, 4, 0), (1, 0, 1, 0))


@pytest.mark.rule("DR-075")
def test_the_hero_that_grows_need_not_be_the_one_that_won() -> None:
    table = won("I-15", hand="left")
    play(table, "A place I-15 right magic")
    assert (skills(table, "A left"), skills(table, "A right")) == ((0, 0, 3, 0), (1, 0, 2, 0))


@pytest.mark.rule("DR-076")
@pytest.mark.parametrize(
    ("monster", "heroes", "skill"),
    [
        ("I-13", "warrior wizard", 0),
        ("I-14", "archer wizard", 1),
        ("I-15", "wizard thief", 2),
        ("I-16", "thief wizard", 3),
    ],
)
def test_a_card_lies_under_the_side_of_its_skill_for_all_to_see(monster: str, heroes: str, skill: int) -> None:
    table = won(monster, heroes)
    table.events = []
    play(table, f"A place {monster} right {SKILLS[skill]}")
    assert cards(table, "A") == [(monster, 1, skill)]
    placed = {"seat": 0, "monster": f"monster-{monster}", "hero": f"hero-{heroes.split()[1]}"}
    assert told(table, "placed") == [{**placed, "skill": f"skill-{SKILLS[skill]}", "n": 1}]
    right = skills(table, "A right")
    assert right[skill] == 1
    assert sum(right) == 3 + 1


@pytest.mark.rule("DR-077")
@pytest.mark.parametrize("hand", ["left", "right"])
def test_both_gains_of_a_round_may_go_to_the_same_hero(hand: str) -> None:
    table = revealed("I-15 I-01", 3, "wizard warrior")
    play(table, "A claim left I-15", "A claim right I-01", "B done", "C done")
    play(table, f"A place I-15 {hand} magic", f"A place I-01 {hand} melee")
    both = {"left": ((1, 0, 4, 0), (3, 0, 0, 0)), "right": ((0, 0, 3, 0), (4, 0, 1, 0))}
    assert (skills(table, "A left"), skills(table, "A right")) == both[hand]


@pytest.mark.rule("DR-078")
@pytest.mark.parametrize("skill", range(4))
@pytest.mark.parametrize("hand", [0, 1])
def test_a_rune_raises_any_skill_of_either_hero(skill: int, hand: int) -> None:
    table = won("I-19")
    assert len(asked(table, "A")) == 2 * 4 + 1
    before = skills(table, f"A {['left', 'right'][hand]}")
    play(table, f"A place I-19 {['left', 'right'][hand]} {SKILLS[skill]}")
    after = skills(table, f"A {['left', 'right'][hand]}")
    assert [new - old for new, old in zip(after, before, strict=True)] == [int(index == skill) for index in range(4)]
    assert cards(table, "A") == [("I-19", hand, skill)]


@pytest.mark.rule("DR-079")
def test_a_rune_once_placed_cannot_be_moved() -> None:
    table = revealed("I-19 I-01", 3, "wizard paladin")
    play(table, "A claim left I-19", "A claim right I-01", "B done", "C done")
    play(table, "A place I-19 left stealth")
    assert refused(table, "A place I-19 left melee") == "place-fixed DR-079"
    assert refused(table, "A place I-19 right stealth") == "place-fixed DR-079"
    play(table, "A place I-01 left melee")
    assert refused(table, "A place I-19 left melee") == "only-ready DR-119"
    reveal(table, "I-15")
    play(table, "A claim left I-15", "A done", "B done", "C done")
    assert refused(table, "A place I-19 left melee") == "place-fixed DR-079"
    assert skills(table, "A left") == (1, 0, 3, 1)


@pytest.mark.rule("DR-080")
def test_an_ordinary_gain_is_fixed_too() -> None:
    table = revealed("I-15 I-01", 3, "wizard paladin")
    play(table, "A claim left I-15", "A claim right I-01", "B done", "C done")
    play(table, "A place I-15 left magic")
    assert refused(table, "A place I-15 right magic") == "place-fixed DR-080"
    play(table, "A place I-01 left melee")
    reveal(table, "I-16 I-03")
    play(table, "A claim left I-03", "B claim right I-16", "A done", "B done", "C done")
    assert refused(table, "A place I-15 right magic") == "place-fixed DR-080"
    play(table, "A place I-03 left magic")
    assert phase(table) == "gains", "B has yet to decide"
    assert refused(table, "A place I-15 right magic") == "place-fixed DR-080"
    assert refused(table, "A keep I-15") == "place-fixed DR-080"


@pytest.mark.rule("DR-081")
@pytest.mark.parametrize(
    ("monster", "hero", "skill", "n"),
    [("I-01", "warrior", "melee", 1), ("II-29", "warrior", "melee", 2), ("II-32", "thief", "stealth", 2)],
)
def test_a_card_raises_one_skill_of_one_hero_by_its_icons(monster: str, hero: str, skill: str, n: int) -> None:
    table = ready(3, f"{hero} witch")
    go_to(table, 1 if monster.startswith("I-") else 4)
    reveal(table, monster)
    before = sum(skills(table, "A left") + skills(table, "A right"))
    play(table, f"A claim left {monster}", "A done", "B done", "C done", f"A place {monster} right {skill}")
    assert sum(skills(table, "A left") + skills(table, "A right")) == before + n
    start = (0, 0, 1, 1)[SKILLS.index(skill)]
    assert skills(table, "A right")[SKILLS.index(skill)] == start + n
    assert skills(table, "A left")[SKILLS.index(skill)] == 3


@pytest.mark.rule("DR-082")
def test_a_card_that_offers_several_skills_raises_only_the_one_chosen(tmp_path: Path) -> None:
    game = owned(tmp_path, '[[monster]]\nid = "I-15"\ngain = { skills = ["stealth", "melee"], n = 2 }\n')
    table = revealed("I-15", 3, "wizard paladin", game=game)
    play(table, "A claim left I-15", "A done", "B done", "C done")
    assert asked(table, "A") == [
        "place I-15 left melee",
        "place I-15 left stealth",
        "place I-15 right melee",
        "place I-15 right stealth",
        "keep I-15",
    ]
    assert refused(table, "A place I-15 left magic") == "place-skill DR-152"
    play(table, "A place I-15 right stealth")
    assert (skills(table, "A left"), skills(table, "A right")) == ((0, 0, 3, 0), (1, 0, 1, 2))


@pytest.mark.rule("DR-083")
def test_a_card_not_placed_is_kept_face_up_and_scores_its_coins() -> None:
    table = won("I-15")
    table.events = []
    play(table, "A keep I-15")
    assert told(table, "kept") == [{"seat": 0, "monster": "monster-I-15"}]
    assert cards(table, "A") == [("I-15", -1, -1)]
    assert (skills(table, "A left"), skills(table, "A right")) == ((0, 0, 3, 0), (1, 0, 1, 0))
    go_to(table, 10)
    fight(table)
    assert scores(table) == (1, 0, 0)


@pytest.mark.rule("DR-084")
def test_a_card_under_a_hero_keeps_its_coins() -> None:
    table = won("I-15")
    play(table, "A place I-15 right magic")
    assert side(table, "A").coins == 1
    go_to(table, 10)
    fight(table)
    assert scores(table) == (1, 0, 0)


@pytest.mark.rule("DR-085")
def test_any_number_of_cards_may_lie_under_one_side_of_a_hero(tmp_path: Path) -> None:
    names = [f"{level}-{n:02}" for level in ("I", "II", "III") for n in range(1, 7)]
    each = '[[monster]]\nid = "{}"\ndefence = {{ melee = 1 }}\ngain = {{ skill = "melee", n = 1 }}\n'
    game = owned(tmp_path, "".join(each.format(name) for name in names))
    table = ready(3, "warrior paladin", game=game)
    for number in range(9):
        left, right = names[2 * number : 2 * number + 2]
        reveal(table, f"{left} {right}")
        play(table, f"A claim left {left}", f"A claim right {right}")
        end_attack(table)
        play(table, f"A place {left} left melee", f"A place {right} left melee")
    assert [(hand, skill) for _, hand, skill in cards(table, "A")] == [(0, 0)] * 18
    assert skills(table, "A left") == (3 + 18, 0, 0, 0)


@pytest.mark.rule("DR-086")
def test_a_monster_beaten_by_both_heroes_gives_one_card_and_one_gain() -> None:
    table = revealed("I-33", 3, "ranger witch")
    play(table, "A claim left I-33", "A claim right I-33", "B done", "C done")
    play(table, "A place I-33 left melee")
    assert phase(table) == "ready"
    assert cards(table, "A") == [("I-33", 0, 0)]
    assert (skills(table, "A left"), skills(table, "A right")) == ((2, 1, 0, 0), (0, 0, 1, 1))
    assert side(table, "A").coins == 2


@pytest.mark.rule("DR-074", "DR-092")
def test_a_card_without_skill_is_not_placed() -> None:
    table = revealed("I-30", 3, "ranger witch")
    play(table, "A claim left I-30")
    end_round(table)
    assert cards(table, "A") == [("I-30", -1, -1)]


@pytest.mark.rule("DR-074", "DR-078")
@pytest.mark.parametrize(("monster", "put"), [("I-19", ("place-rune", "DR-078")), ("I-15", ("place", "DR-074"))])
def test_a_rune_is_asked_about_as_a_rune_and_no_other_card_is(monster: str, put: tuple[str, str]) -> None:
    (choice,) = (decision for decision in won(monster).pending if isinstance(decision, Choice))
    assert (choice.prompt, choice.rule) == put
