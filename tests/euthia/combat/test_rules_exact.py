"""What is at stake in a combat, figure by figure: what a roll brings, who is asked first, what need not be asked.

What the table answers by itself in whole attacks is in ``test_idle``.
"""

from __future__ import annotations

import pytest

from taverne import games
from taverne.engine.decisions import Choice, Roll
from taverne.engine.matches.idle import idle_answer, in_window
from taverne.games.euthia.box.compiled_effects import CLOVER, GAIN, HEAL
from taverne.games.euthia.rules.combat.hero_roll import HeroRolling
from taverne.games.euthia.rules.combat.stakes import beyond, harmless
from taverne.games.euthia.rules.combat.without_rivals import Intervening
from taverne.games.euthia.state.duel import WOUNDS_LESS
from tests.asking import shown_in
from tests.euthia.fights import arena, attacked, attacking, fight, met, on, strike, suffer
from tests.euthia.interplay.scenes import max_health
from tests.euthia.positions import (
    acting,
    answer,
    board,
    fighter,
    give,
    hand,
    lay,
    options,
    prompt,
    roll,
    run,
    stand,
)

GAME = games.find("euthia")


@pytest.mark.rule("EU-057", "EU-258")
def test_a_band_is_worth_something_after_the_combat_by_what_it_gives_and_by_what_it_heals() -> None:
    table = attacking()
    first = {op.verb: op for op in reversed(table.cat.effects)}
    ops = (first[CLOVER], first[HEAL], first[GAIN])
    table.health[0] = max_health(table, 0)
    assert beyond(table, fight(table), ops) == [first[GAIN]]
    table.health[0] -= 1
    assert beyond(table, fight(table), ops) == [first[HEAL], first[GAIN]]
    assert beyond(table, fight(table), (first[CLOVER],)) == []


@pytest.mark.rule("EU-159", "EU-222")
def test_only_the_monsters_player_is_in_a_window_that_tells_nothing() -> None:
    table = attacked("goblin_archer")
    table.gaar[0] = 1
    hand(table, 1, frenzy=1)
    on(suffer(table), "monster-roll")
    roll(table, 4, 5)
    assert (prompt(table), table.pending[0].seat) == ("duel", 1)
    assert in_window(table, 1)
    answer(table, "pass")
    assert (prompt(table), table.pending[0].seat) == ("duel", 0)
    assert not in_window(table, 0)


@pytest.mark.rule("EU-219", "EU-222")
def test_which_cards_are_given_for_another_tells_nothing_by_its_time() -> None:
    table = board()
    hand(table, 1, curse=3, frenzy=2)
    acting(table, 1)
    answer(table, "arrange")
    answer(table, next(line for line in options(table) if line.startswith("exchange")))
    assert prompt(table) == "give-card"
    assert in_window(table, 1)


@pytest.mark.rule("EU-057", "EU-237")
@pytest.mark.parametrize(("faces", "given"), [((6, 6), "done"), ((1, 1), "None")])
def test_in_the_highest_band_of_a_challenge_a_roll_stands(faces: tuple[int, int], given: str) -> None:
    table = board()
    lay(table, "i_mossback", 2, -1)
    stand(table, 1, "i_mossback-b")
    table.gaar[1] = 2
    answer(acting(table, 1), "challenge")
    roll(table, *faces)
    assert prompt(table) == "roll-challenge"
    assert str(idle_answer(table, 1)) == given


@pytest.mark.rule("EU-057", "EUS-120")
def test_a_roll_for_anything_else_is_asked_about_however_high() -> None:
    table = board()
    lay(table, "i_mossback", 2, -1)
    stand(table, 1, "i_mossback-b")
    table.gaar[1] = 2
    run(table, HeroRolling(1, "seal"))
    roll(table, 6, 6)
    assert prompt(table) == "roll-seal"
    assert idle_answer(table, 1) is None
    assert not GAME.asked_in_vain(table, 1)


@pytest.mark.rule("EU-057", "EU-134")
def test_most_need_not_be_asked_about_a_roll_that_kills_and_before_a_combat_without_uses() -> None:
    table = attacking("thorn_boar")
    table.gaar[0] = 2
    give(table, 0, "healing_potion")
    table.health[0] = 1
    fight(table).damage = table.cat.foes.health[fighter(table, "thorn_boar")] - 1
    on(strike(table), "hero-roll")
    roll(table, 6, 6)
    assert prompt(table) == "roll-attack"
    assert GAME.asked_in_vain(table, 0)
    fight(table).damage = 0
    table.gaar[0] = 1
    answer(table, "gaar 1")
    roll(table, 1)
    if prompt(table) == "roll-attack":
        assert not GAME.asked_in_vain(table, 0)
    table = arena()
    give(table, 0, "healing_potion")
    table.health[0] = 1
    met(table)
    assert prompt(table) == "before-combat"
    assert not GAME.asked_in_vain(table, 0), "a potion could be drunk"


@pytest.mark.rule("EU-049")
def test_a_hero_in_his_turn_is_asked_in_earnest() -> None:
    assert not GAME.asked_in_vain(acting(board()), 0)


@pytest.mark.rule("EU-138")
def test_who_may_take_the_monster_is_asked_clockwise_from_the_fighter() -> None:
    table = arena(seats=4)
    table.control = [1, 1, 1, 1]
    on(met(table), "control")
    asked = []
    while isinstance(table.pending[0], Choice):
        asked.append(table.pending[0].seat)
        answer(table, "pass")
    assert asked == [1, 2, 3]


@pytest.mark.rule("EU-162", "EU-173")
def test_an_attack_does_no_harm_where_its_wounds_are_taken_away_but_not_where_a_guard_takes_them() -> None:
    table = attacked("thorn_boar")
    duel = fight(table)
    duel.dice = [4, 5]
    assert not harmless(table)
    duel.now[WOUNDS_LESS] = 9
    assert harmless(table)
    duel.now[WOUNDS_LESS], duel.guard = 0, 9
    assert not harmless(table), "the guard would be used up"


@pytest.mark.rule("EU-335")
def test_alone_a_die_of_the_monster_that_is_rolled_again_has_six_sides() -> None:
    table = attacked("thorn_boar", seats=1)
    table.combat_discard = [next(n for n, card in enumerate(table.cat.combat_deck) if card[2])]
    fight(table).dice, fight(table).gaar = [1, 1], 1
    run(table, Intervening())
    decision = table.pending[0]
    assert isinstance(decision, Roll)
    assert (decision.prompt, decision.sides) == ("reroll", (6,))


@pytest.mark.rule("EU-134")
def test_before_a_fight_the_level_of_the_monster_is_shown_and_none_of_an_elite() -> None:
    table = arena()
    give(table, 0, "healing_potion")
    table.health[0] = 1
    other = table.clone()
    met(table)
    met(other, f"elite-{other.cat.foes.ids[other.bounty_pool[0][0]].removeprefix('elite-')}")
    for one, level in ((table, 1), (other, 0)):
        on(one, "before-combat")
        assert shown_in(one, "level") == level
