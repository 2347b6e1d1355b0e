"""Chapter 3, rounds and levels: nine rounds, three a level, three phases each, then the end (DR-032 to DR-040).

What a phase is about is left to its own chapter.
"""

from __future__ import annotations

import pytest

from taverne.engine import Choice, Draw
from taverne.games.dungeon_rush.state.terms import NONE
from tests.dungeon_rush.tools import (
    BOX,
    GAME,
    asked,
    count_down,
    end_attack,
    end_round,
    fight,
    go_to,
    phase,
    play,
    ready,
    reveal,
    revealed,
    seen,
    targets,
    told,
)


@pytest.mark.rule("DR-032", "DR-033")
@pytest.mark.parametrize("mode", ["arrival", "fair", "snake", "secret"])
def test_the_game_lasts_nine_rounds_three_in_each_level(mode: str) -> None:
    table = ready(3, mode=mode)
    rounds = []
    while phase(table) != "final":
        reveal(table)
        rounds.append((seen(table).round, seen(table).level))
        end_round(table)
    assert rounds == [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2), (7, 3), (8, 3), (9, 3)]


@pytest.mark.parametrize(
    ("level", "numbers"),
    [
        pytest.param(1, (1, 2, 3), marks=pytest.mark.rule("DR-034")),
        pytest.param(2, (4, 5, 6), marks=pytest.mark.rule("DR-035")),
        pytest.param(3, (7, 8, 9), marks=pytest.mark.rule("DR-036")),
    ],
)
def test_a_round_draws_from_the_pile_of_its_level(level: int, numbers: tuple[int, ...]) -> None:
    for number in numbers:
        table = ready(3)
        go_to(table, number)
        count_down(table)
        play(table, f"clock expire countdown {number}")
        (pile,) = table.pending
        assert isinstance(pile, Draw)
        assert {BOX.monster_level[BOX.monster_index[str(name)]] for name in pile.items} == {level}
        assert len(pile.items) == 34 - 6 * ((number - 1) % 3)


@pytest.mark.rule("DR-037")
def test_a_round_is_reveal_then_attack_then_resolution() -> None:
    table = ready(3, "wizard paladin")
    table.events = []
    reveal(table, "I-15 I-01")
    assert phase(table) == "attack"
    play(table, "A claim left I-15", "A done", "B done", "C done")
    assert phase(table) == "gains"
    play(table, "A place I-15 left magic")
    kinds = [event.kind for event in table.events]
    order = ["revealed", "claimed", "won", "placed", "round"]
    assert [kind for kind in kinds if kind in order] == order
    assert (seen(table).round, phase(table)) == (2, "ready")


@pytest.mark.rule("DR-038")
def test_monsters_left_in_a_pile_after_its_third_round_are_never_used() -> None:
    table = ready(4)
    go_to(table, 4)
    left = table.piles[0][:]
    assert len(left) == 34 - 24
    go_to(table, 10)
    fight(table)
    assert table.piles[0] == left
    assert [len(pile) for pile in table.piles] == [10, 10, 10]
    shown = set(table.discard)
    assert shown.isdisjoint(left)


@pytest.mark.rule("DR-039")
def test_after_the_ninth_round_come_the_final_fight_and_the_count() -> None:
    table = ready(3)
    go_to(table, 9)
    reveal(table)
    end_attack(table)
    assert phase(table) == "final"
    assert GAME.result(table) is None
    table.events = []
    fight(table)
    assert phase(table) == "over"
    assert [count["seat"] for count in told(table, "count")] == [0, 1, 2]
    assert GAME.result(table) is not None
    assert table.round == 9


@pytest.mark.rule("DR-040")
def test_all_heroes_are_free_again_in_the_next_round_also_after_a_defeat() -> None:
    table = revealed("I-15 I-01 I-02 I-03 I-04 I-05", 3, "wizard paladin")
    play(table, "A claim left I-01", "A claim right I-15", "B done", "C done")
    assert seen(table).players[0].failures == 2
    assert targets(table, "A") == ("", "")
    reveal(table, "I-06 I-07")
    assert targets(table, "A") == ("", "")
    for claim in ("claim left I-06", "claim right I-06", "claim left I-07", "claim right I-07"):
        assert claim in asked(table, "A")
    play(table, "A claim left I-06", "A claim right I-07")


@pytest.mark.rule("DR-040", "DR-061")
def test_whoever_was_done_may_attack_again_in_the_next_round() -> None:
    table = revealed()
    play(table, "A done", "B done", "C done")
    reveal(table, "I-15")
    assert not any(player.finished for player in seen(table).players)
    play(table, "B claim left I-15")


@pytest.mark.rule("DR-040", "DR-117")
def test_a_locked_hand_is_free_again_in_the_next_round() -> None:
    table = ready(3)
    count_down(table)
    play(table, "A early left @-10", "clock expire countdown 1")
    assert table.locked[0] == 240
    play(table, "chance draw I-01 I-02 I-03 I-04 I-05 I-06")
    end_round(table)
    reveal(table, "I-15")
    play(table, "A claim left I-15 @0")


@pytest.mark.rule("DR-040")
@pytest.mark.parametrize("players", [2, 5])
def test_a_round_begins_with_two_free_heroes_a_seat(players: int) -> None:
    table = ready(players)
    heroes = 2 * table.seats
    assert (table.target, table.locked) == ([NONE] * heroes, [0] * heroes)
    assert table.finished == [False] * table.seats


@pytest.mark.rule("DR-119")
def test_whoever_is_ready_cannot_take_it_back() -> None:
    choices = [decision for decision in ready(3).pending if isinstance(decision, Choice)]
    assert [choice.final for choice in choices] == [True, True, True]


@pytest.mark.rule("DR-119", "DR-157")
def test_a_pause_is_asked_about_in_words_of_its_own() -> None:
    def prompts() -> list[tuple[str, int]]:
        return [(choice.prompt, len(choice.options)) for choice in table.pending if isinstance(choice, Choice)]

    table = ready(3)
    assert prompts() == [("ready", 2)] * 3
    play(table, "B pause")
    assert prompts() == [("paused", 1)] * 3


@pytest.mark.rule("DR-117")
def test_a_false_start_is_waited_for_by_nobody_and_never_taken_back() -> None:
    table = ready(3)
    count_down(table)
    choices = [decision for decision in table.pending if isinstance(decision, Choice)]
    assert [(choice.optional, choice.final) for choice in choices] == [(True, True)] * 3
