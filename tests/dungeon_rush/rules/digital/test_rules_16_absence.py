"""Chapter 16, disconnection: what whoever comes back may see, and when a pause is possible (DR-155, DR-157).

Connections themselves, and the bot that stands in, are proved with the server.
"""

from __future__ import annotations

import pytest

from taverne.engine import PASS, Action, Choice
from taverne.engine.matches.idle import idle_answer
from tests.dungeon_rush.tools import (
    asked,
    clocks,
    count_down,
    deciding,
    end_round,
    everything,
    go_to,
    monsters_in,
    phase,
    play,
    ready,
    refused,
    reveal,
    revealed,
    seen,
    told,
)


@pytest.mark.rule("DR-154")
@pytest.mark.parametrize(("mode", "default"), [("arrival", Action("done")), ("fair", Action("done")), ("snake", PASS)])
def test_what_may_be_answered_for_a_player_who_is_away_leaves_free_heroes_out(mode: str, default: Action) -> None:
    table = revealed("I-15", mode=mode)
    choices = [decision for decision in table.pending if isinstance(decision, Choice)]
    assert choices
    assert all(choice.default == default for choice in choices)


@pytest.mark.rule("DR-153", "DR-154")
def test_claims_made_before_going_away_stand_and_are_resolved() -> None:
    table = revealed("I-15", 3, "wizard paladin")
    play(table, "A claim left I-15", "A done", "B done", "C done")
    assert seen(table).players[0].coins == 1


@pytest.mark.rule("DR-155")
def test_whoever_comes_back_sees_the_whole_public_table() -> None:
    table = revealed("I-30 I-15 I-33", 3, "wizard ranger", "archer thief")
    play(table, "A claim left I-15", "A claim right I-30", "B claim left I-33", "B done", "C done")
    play(table, "A place I-15 right magic")
    reveal(table, "I-02 I-01")
    play(table, "B claim left I-02", "C done")
    view = seen(table, "C")
    assert (view.phase, view.round, view.level, view.piles) == ("attack", 2, 1, (22, 34, 34))
    assert (view.lord, view.dragon) == ("goblin_overlord", "bone_dragon")
    ada, bob, cyd = view.players
    assert [(hero.hero, hero.skills) for hero in ada.heroes] == [("wizard", (0, 0, 3, 0)), ("ranger", (1, 1, 1, 0))]
    assert (ada.coins, ada.failures, len(ada.cards)) == (3, 0, 2)
    assert (bob.coins, bob.failures, bob.heroes[0].target) == (0, 1, "I-02")
    assert (cyd.finished, ada.finished) == (True, False)
    assert [monster.holder for monster in view.monsters][:2] == [1, -1]
    assert seen(table, "A") == seen(table, "C") == seen(table)


@pytest.mark.rule("DR-155", "DR-114")
@pytest.mark.parametrize("number", [1, 3, 4, 9])
def test_whoever_comes_back_sees_no_face_of_a_round_not_yet_revealed(number: int) -> None:
    table = ready(3)
    go_to(table, number)
    assert monsters_in(everything(table, "C")) == set()
    count_down(table)
    assert monsters_in(everything(table, "C")) == set()


@pytest.mark.rule("DR-157")
def test_a_pause_is_possible_between_resolution_and_the_next_reveal() -> None:
    table = revealed()
    end_round(table)
    table.events = []
    assert asked(table, "B") == ["ready", "pause"]
    play(table, "A ready", "B pause")
    assert told(table, "paused") == [{"seat": 1}]
    assert clocks(table) == {}, "no timer runs during a pause"
    assert refused(table, "clock expire ready 2") == "only-ready DR-119"
    assert deciding(table) == "ABC"
    assert refused(table, "C pause") == "only-ready DR-157"
    assert [idle_answer(table, seat) for seat in range(3)] == [None] * 3, "the table ends no pause by itself"
    play(table, "A ready", "B ready")
    assert phase(table) == "ready"
    play(table, "C ready")
    assert phase(table) == "countdown"


@pytest.mark.rule("DR-157")
def test_no_pause_is_possible_at_any_other_time() -> None:
    table = ready(3, "wizard paladin")
    count_down(table)
    assert refused(table, "A pause") == "countdown DR-116"
    reveal(table, "I-15")
    assert refused(table, "A pause") == "attack-only DR-049"
    play(table, "A claim left I-15", "A done", "B done", "C done")
    assert phase(table) == "gains"
    assert refused(table, "A pause") == "place-card DR-074"
    play(table, "A keep I-15")
    go_to(table, 10)
    assert refused(table, "A pause") == "final-what DR-094"
