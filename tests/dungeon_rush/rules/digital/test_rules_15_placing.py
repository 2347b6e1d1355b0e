"""Chapter 15, placing gains: at the same time, in private, and what happens without an answer (DR-149 to DR-152).

What may be placed where is the matter of chapter 7.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from taverne.engine import Rng
from taverne.games.dungeon_rush.state.game_state import DungeonState
from tests.dungeon_rush.tools import (
    GAME,
    asked,
    cards,
    clocks,
    deciding,
    end_attack,
    owned,
    phase,
    play,
    ready,
    refusal,
    refused,
    reveal,
    revealed,
    seen,
    skills,
    told,
)


def two_winners() -> DungeonState:
    """Return a table where A has won I-15 and I-01 and B has won I-02."""
    table = revealed("I-15 I-01 I-02", 3, "wizard paladin", "archer thief")
    play(table, "A claim left I-15", "A claim right I-01", "B claim left I-02")
    end_attack(table)
    return table


@pytest.mark.rule("DR-149")
def test_all_place_their_gains_at_the_same_time() -> None:
    table = two_winners()
    assert deciding(table) == "AB"
    for order in (("A", "A", "B"), ("A", "B", "A"), ("B", "A", "A")):
        again = table.clone()
        for who in order:
            play(again, f"{who} {asked(again, who)[0]}")
        assert phase(again) == "ready"
        assert (skills(again, "A left"), skills(again, "B left")) == ((1, 0, 4, 0), (0, 4, 0, 0))


@pytest.mark.rule("DR-149")
def test_placements_are_private_until_all_are_shown_together() -> None:
    table = two_winners()
    table.events = []
    before = {who: seen(table, who) for who in ("B", "C", "nobody")}
    play(table, "A place I-15 right magic", "A place I-01 right melee")
    for who, view in before.items():
        assert seen(table, who) == view
    assert seen(table, "A").answered == ("place I-15 right magic", "place I-01 right melee")
    assert [(event.kind, event.data) for event in table.events] == [("decided", {"seat": 0})]
    assert skills(table, "A right") == (1, 0, 1, 0)
    play(table, "B keep I-02")
    assert skills(table, "A right") == (2, 0, 2, 0)
    assert [event["monster"] for event in told(table, "placed")] == ["monster-I-15", "monster-I-01"]
    assert told(table, "kept") == [{"seat": 1, "monster": "monster-I-02"}]
    assert seen(table, "B").players == seen(table, "A").players


@pytest.mark.rule("DR-149")
def test_another_seat_may_believe_any_placement_until_it_is_shown() -> None:
    table = two_winners()
    play(table, "A place I-15 right magic")
    guesses = {str(GAME.determinize(table, 1, Rng(seed)).stack[-1]) for seed in range(40)}
    assert len(guesses) == 3, "left, right or kept"
    for seed in range(10):
        assert GAME.view(GAME.determinize(table, 1, Rng(seed)), 1) == GAME.view(table, 1)


@pytest.mark.rule("DR-150")
def test_after_20_seconds_an_ordinary_gain_goes_to_the_hero_that_won() -> None:
    table = two_winners()
    assert clocks(table) == {"expire gains 1": 20_000}
    play(table, "clock expire gains 1")
    assert cards(table, "A") == [("I-15", 0, 2), ("I-01", 1, 0)]
    assert cards(table, "B") == [("I-02", 0, 1)]
    assert phase(table) == "ready"


@pytest.mark.rule("DR-150")
@pytest.mark.parametrize("claims", [("left", "right"), ("right", "left")])
def test_after_20_seconds_it_goes_to_the_left_hero_if_both_fought(claims: tuple[str, str]) -> None:
    table = revealed("I-13", 3, "ranger paladin")
    play(table, *(f"A claim {hand} I-13" for hand in claims), "B done", "C done", "clock expire gains 1")
    assert cards(table, "A") == [("I-13", 0, 0)]


@pytest.mark.rule("DR-150")
def test_what_was_placed_in_time_stays_where_it_was_placed() -> None:
    table = two_winners()
    play(table, "A place I-15 right magic", "B keep I-02", "clock expire gains 1")
    assert cards(table, "A") == [("I-15", 1, 2), ("I-01", 1, 0)]
    assert cards(table, "B") == [("I-02", -1, -1)]


@pytest.mark.rule("DR-150")
def test_without_limits_placing_takes_its_time() -> None:
    table = revealed("I-15", 3, "wizard paladin", limits="off")
    play(table, "A claim left I-15", "A done", "B done", "C done")
    assert clocks(table) == {}


@pytest.mark.rule("DR-151")
@pytest.mark.parametrize(
    ("monster", "hero", "skill"),
    [
        ("I-09", "ranger", 0),
        ("I-10", "ranger", 0),
        ("I-11", "paladin", 0),
        ("I-09", "assassin", 0),
        ("I-10", "sorcerer", 1),
        ("I-10", "spelunker", 1),
        ("I-12", "witch", 2),
        ("I-19", "wizard", 2),
        ("I-20", "thief", 3),
    ],
)
@pytest.mark.parametrize("hand", ["left", "right"])
def test_after_20_seconds_a_rune_goes_to_the_highest_skill_of_the_hero_that_won(
    monster: str, hero: str, skill: int, hand: str
) -> None:
    other = "archer"
    table = revealed(monster, 3, f"{hero} {other}" if hand == "left" else f"{other} {hero}")
    play(table, f"A claim {hand} {monster}", "A done", "B done", "C done", "clock expire gains 1")
    assert cards(table, "A") == [(monster, 0 if hand == "left" else 1, skill)]


@pytest.mark.rule("DR-151")
def test_the_highest_skill_is_that_of_today_not_of_the_hero_card() -> None:
    table = revealed("I-03 I-04", 3, "witch archer")
    play(table, "A claim left I-04", "A done", "B done", "C done", "A place I-04 left stealth")
    reveal(table, "I-11")
    play(table, "A claim left I-11", "A done", "B done", "C done", "clock expire gains 2")
    assert cards(table, "A")[-1] == ("I-11", 0, 3)
    assert skills(table, "A left") == (0, 0, 1, 3)


@pytest.mark.rule("DR-151")
def test_a_rune_won_by_both_goes_to_the_highest_skill_of_the_left_hero() -> None:
    table = revealed("I-33", 3, "witch ranger")
    play(table, "A claim left I-33", "A claim right I-33", "B done", "C done", "clock expire gains 1")
    assert cards(table, "A") == [("I-33", 0, 2)]


@pytest.mark.rule("DR-150", "DR-082")
def test_a_card_of_several_skills_goes_to_the_highest_of_them(tmp_path: Path) -> None:
    game = owned(tmp_path, '[[monster]]\nid = "I-15"\ngain = { skills = ["ranged", "stealth"], n = 1 }\n')
    for heroes, skill in (("wizard paladin", 1), ("witch paladin", 3)):
        table = ready(3, heroes, game=game)
        reveal(table, "I-15")
        play(table, "A claim left I-15", "A claim right I-15", "B done", "C done", "clock expire gains 1")
        assert cards(table, "A") == [("I-15", 0, skill)]


@pytest.mark.rule("DR-152")
@pytest.mark.parametrize("skill", ["melee", "ranged", "stealth"])
def test_a_gain_on_a_skill_that_the_card_does_not_give_is_refused(skill: str) -> None:
    table = two_winners()
    assert refused(table, f"A place I-15 left {skill}") == "place-skill DR-152"
    assert refusal(table, f"A place I-15 right {skill}").data == {
        "monster": "monster-I-15",
        "skill": f"skill-{skill}",
    }
    play(table, "A place I-15 left magic")


@pytest.mark.rule("DR-074", "DR-152")
def test_nothing_but_the_card_in_question_can_be_placed() -> None:
    table = two_winners()
    for line in ("place I-01 left melee", "place I-02 left ranged", "place I-15 middle magic", "place I-15", "keep"):
        assert refused(table, f"A {line}") == "place-card DR-074"
    assert refused(table, "C place I-15 left magic") == "place-fixed DR-080"
