"""Odds in the middle of a combat and the advice made of them: against combats played out, from what a seat may know.
Odds before a combat are in ``test_odds``."""

from __future__ import annotations

import pytest

from taverne.engine.actions import CHANCE, Action
from taverne.engine.decisions import Choice
from taverne.engine.frames import apply, chance_answer
from taverne.engine.rng import Rng
from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.game import Euthia
from taverne.games.euthia.odds.advice import Advice, advice, of_answer, told
from taverne.games.euthia.odds.forecast import duel_with, fight
from taverne.games.euthia.odds.mid_combat import option, standing
from taverne.games.euthia.odds.policy import answer
from taverne.games.euthia.rules.combat.fight import Fighting
from taverne.games.euthia.rules.travel.places import level_of
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.fights import AIRY, EARTHY, LAIR
from tests.euthia.positions import acting, give, hand, roll, run, top
from tests.euthia.trials import armed, begun, number, over, tried


def asked(table: EuthiaState, prompt: str, seat: int, at_least: int = 2) -> EuthiaState:
    """Go on by ``conduct`` to a question that leaves this seat a choice."""
    for _ in range(400):
        assert not over(table), f"{prompt} is never asked"
        decision = table.pending[0]
        if decision.seat == CHANCE:
            drawn = chance_answer(table)
            assert drawn is not None
            apply(table, CHANCE, drawn)
            continue
        assert isinstance(decision, Choice)
        if decision.prompt == prompt and decision.seat == seat and len(decision.options) >= at_least:
            return table
        apply(table, decision.seat, answer(table, decision))
    raise AssertionError(f"{prompt} is never asked")


def duellists(where: str = LAIR, foe: str = "brigand_lookout", seed: int = 3) -> EuthiaState:
    """Return a combat of Ael, well armed, against a monster whose player holds cards."""
    table = armed("ael", "novices_aegis", "veil_of_incense", "war_torc", where=where, gaar=2)
    hand(table, 1, frenzy=2, curse=1, venom=1, power_up=1)
    table.seed = seed
    return begun(table, foe)


CASES = (
    ("duel", 0, LAIR),
    ("duel", 1, EARTHY),
    ("after-monster", 0, AIRY),
    ("roll-attack", 0, LAIR),
    ("attack", 0, EARTHY),
    ("before-hero", 0, LAIR),
    ("before-monster", 0, LAIR),
    ("healing", 0, LAIR),
    ("monster-cards", 1, AIRY),
)


def off(prompt: str, seat: int, where: str, n: int) -> list[float]:
    """Return by how many standard errors combats played out differ from the odds, for the answers to a question."""
    table = asked(duellists(where), prompt, seat)
    decision = table.pending[0]
    assert isinstance(decision, Choice)
    found = []
    for action in decision.options[:4]:
        odds = option(table, seat, action)
        assert odds is not None
        assert odds.win + odds.die + odds.open == pytest.approx(1, abs=1e-6)
        found += [abs(one) for one in tried(table, n, viewer=seat, action=action).apart(odds)]
    return found


@pytest.mark.parametrize(("prompt", "seat", "where"), CASES)
def test_every_answer_has_the_odds_of_combats_played_out(prompt: str, seat: int, where: str) -> None:
    """Four standard errors of 150 combats for each answer; the seeds are fixed."""
    assert max(off(prompt, seat, where, 150)) < 4


@pytest.mark.soak
@pytest.mark.parametrize(("prompt", "seat", "where"), CASES)
def test_many_combats_have_the_odds_of_every_answer(prompt: str, seat: int, where: str) -> None:
    assert max(off(prompt, seat, where, 5000)) < 4.5


def test_the_answer_of_the_assumed_play_has_the_odds_of_the_whole() -> None:
    table = asked(duellists(), "roll-attack", 0)
    decision = table.pending[0]
    assert isinstance(decision, Choice)
    whole = standing(table, 0)
    chosen = option(table, 0, answer(table, decision))
    assert whole is not None
    assert chosen is not None
    assert chosen.win == pytest.approx(whole.win)


@pytest.mark.rule("EU-160")
def test_a_gaar_against_a_deadly_roll_is_worth_more_than_passing() -> None:
    table = armed("maeldur", health=3, gaar=3)
    begun(table, "grey_wolf")
    while table.pending[0].prompt != "monster-roll":
        decision = table.pending[0]
        assert isinstance(decision, Choice)
        apply(table, decision.seat, answer(table, decision))
    assert table.duel is not None
    table.duel.damage = 7
    roll(table, 6, 6)
    while table.pending[0].seat != 0:
        apply(table, 1, Action("pass"))
    spent, passed = option(table, 0, Action("gaar", (1,))), option(table, 0, Action("pass"))
    assert spent is not None
    assert passed is not None
    assert passed.die == pytest.approx(1)
    assert spent.die < 0.9


def test_odds_in_a_combat_do_not_look_into_a_rivals_hand() -> None:
    table = asked(duellists(), "before-hero", 0)
    first = advice(table, 0)
    assert isinstance(first, Advice)
    for seed in range(4):
        guess = Euthia().determinize(table, 0, Rng(seed + 1))
        assert advice(guess, 0) == first


# Advice


def test_advice_in_a_combat_goes_to_both_sides_and_has_every_answer() -> None:
    for prompt, seat in (("roll-attack", 0), ("monster-cards", 1)):
        table = asked(duellists(), prompt, seat)
        decision = table.pending[0]
        assert isinstance(decision, Choice)
        found = advice(table, seat)
        assert isinstance(found, Advice)
        assert set(found.options) == {str(action) for action in decision.options}
        assert found.whole is not None
        assert advice(table, 1 - seat) is None


def test_advice_of_a_turn_has_the_monsters_in_sight_and_the_steps_to_them() -> None:
    table = armed("maeldur")
    table.moves[0] = 2
    lair = table.at[0]
    table.at[0] = next(one for one in table.near[lair] if not level_of(table, one))
    acting(table, 0)
    found = advice(table, 0)
    assert isinstance(found, Advice)
    odds = fight(table, 0, lair)
    assert odds is not None
    assert found.fights[LAIR] == told(odds)
    assert found.options[f"move {LAIR}"] == told(odds)
    for chances in found.fights.values():
        assert chances.win + chances.die == pytest.approx(1, abs=2e-4)
        assert chances.wounds >= 0


@pytest.mark.rule("EU-134", "EU-142")
def test_advice_before_a_combat_is_that_of_the_back() -> None:
    table = armed("maeldur", health=3)
    give(table, 0, "healing_potion")
    top(table, "thorn_boar")
    run(table, Fighting(0, NONE, table.at[0], 1))
    assert table.pending[0].prompt == "before-combat"
    found = advice(table, 0)
    odds = fight(table, 0, table.at[0])
    assert odds is not None
    assert found == Advice(whole=told(odds))


@pytest.mark.parametrize(("seats", "about"), [(2, 0.0), (1, 0.002)])
def test_advice_says_by_how_much_it_may_be_off(seats: int, about: float) -> None:
    table = armed("maeldur", seats=seats)
    top(table, "scree_imp")
    table.silver_reserve = [NONE] * 3 if seats == 1 else []
    table.moves[0] = 2
    lair = table.at[0]
    table.at[0] = next(one for one in table.near[lair] if not level_of(table, one))
    acting(table, 0)
    found = advice(table, 0)
    assert isinstance(found, Advice)
    assert found.fights[LAIR].about == about


def test_an_elite_that_may_be_fought_here_has_odds() -> None:
    table = armed("maeldur")
    action = Action("fight", ("old_gnash",))
    chances = of_answer(table, 0, action, {})
    assert chances == told(duel_with(table, 0, number(table, "old_gnash"), table.at[0]))
    assert of_answer(table, 0, Action("end"), {}) is None
