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
from taverne.games.euthia.odds.advice import Advice, Sight, advice, holds, of_answer, told
from taverne.games.euthia.odds.best_answers import best_answer
from taverne.games.euthia.odds.forecast import duel_with, fight
from taverne.games.euthia.odds.mid_combat import option, standing
from taverne.games.euthia.odds.omissions import uncounted
from taverne.games.euthia.odds.policy import answer
from taverne.games.euthia.rules.combat.fight import Fighting
from taverne.games.euthia.rules.travel.places import level_of
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.fights import LAIR
from tests.euthia.positions import acting, give, hand, roll, run, top
from tests.euthia.trials import armed, begun, number, over


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


ASKED = (("duel", 0), ("duel", 1), ("after-monster", 0), ("roll-attack", 0), ("attack", 0), ("healing", 0))


@pytest.mark.parametrize(("prompt", "seat"), ASKED)
def test_the_best_answer_is_worth_what_the_question_is(prompt: str, seat: int) -> None:
    """No answer is better than the odds of the combat as it stands, and the best is about as good."""
    table = asked(duellists(), prompt, seat)
    decision = table.pending[0]
    assert isinstance(decision, Choice)
    whole = standing(table, seat)
    assert whole is not None
    found = [odds.win for odds in [option(table, seat, action) for action in decision.options] if odds is not None]
    best = max(found) if seat == 0 else min(found)
    assert best == pytest.approx(whole.win, abs=0.05)
    chosen = option(table, seat, best_answer(table, decision))
    assert chosen is not None
    assert chosen.win == pytest.approx(best, abs=0.01)


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
    assert found.fights[LAIR] == told(odds, holds(table, 0))
    assert found.options[f"move {LAIR}"] == told(odds, holds(table, 0))
    assert found.fights[LAIR].health + found.fights[LAIR].wounds == pytest.approx(table.health[0], abs=0.02)
    for chances in found.fights.values():
        assert chances.win + chances.die == pytest.approx(1, abs=2e-4)
        assert chances.wounds >= 0


@pytest.mark.rule("EU-095", "EU-096")
@pytest.mark.parametrize(("where", "health"), [("i_cinder-a", 2), ("i_millbrook-a", 6), (LAIR, 4)])
def test_odds_of_a_fight_on_the_map_count_fire_and_water_on_the_way(where: str, health: int) -> None:
    table = armed("maeldur", where=where, health=4)
    table.moves[0] = 2
    lair = table.at[0]
    table.at[0] = next(one for one in table.near[lair] if not level_of(table, one))
    acting(table, 0)
    found = advice(table, 0)
    assert isinstance(found, Advice)
    there = table.clone()
    there.health[0] = health
    odds = fight(there, 0, lair)
    assert odds is not None
    assert found.fights[where] == found.options[f"move {where}"] == told(odds, holds(table, 0))


def test_advice_says_for_when_it_holds() -> None:
    table = armed("ael", gaar=0, health=2)
    acting(table, 0)
    assert holds(table, 0) == ()
    table.ready[0][2] = 0
    assert holds(table, 0) == ("odds-when-token",)
    table.engaged[next(thing for thing in table.slots[0] if thing >= 0)] = 1
    assert holds(table, 0) == ("odds-when-token", "odds-when-engaged")
    give(table, 0, "vapour_of_lull")
    assert holds(table, 0)[-1] == "odds-when-more", "a potion is not counted, and can only help"
    assert uncounted(armed("maeldur"), 0), "his Cinder Heart has a price"
    assert uncounted(armed("skoldur"), 0)
    found = advice(table, 0)
    assert isinstance(found, Advice)
    assert all(chances.when == holds(table, 0) for chances in found.fights.values())


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
    assert found == Advice(whole=told(odds, ("odds-when-more",)))


@pytest.mark.parametrize(("seats", "about"), [(2, 0.03), (1, 0.03)])
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
    chances = of_answer(table, 0, action, Sight(table, 0))
    odds = duel_with(table, 0, number(table, "old_gnash"), table.at[0])
    assert chances == told(odds, ("odds-when-more",)), "his Cinder Heart is not counted"
    assert of_answer(table, 0, Action("end"), Sight(table, 0)) is None


@pytest.mark.rule("EU-138")
def test_who_may_take_the_monster_is_told_the_odds_of_the_rivals_fight() -> None:
    table = armed("maeldur", seats=3)
    give(table, 0, "healing_potion")
    top(table, "thorn_boar")
    table.control = [0, 0, 1]
    run(table, Fighting(0, NONE, table.at[0], 1))
    while table.pending[0].prompt != "control":
        apply(table, 0, Action("done"))
    assert table.pending[0].seat == 2
    odds = fight(table, 0, table.at[0])
    assert odds is not None
    assert advice(table, 2) == Advice(whole=told(odds, ("odds-when-more",)))
    hand(table, 2, frenzy=2)
    assert advice(table, 2) == Advice(whole=told(odds, ("odds-when-more",))), "a hand of cards shows in the odds"


def test_odds_in_a_combat_say_that_they_are_a_minimum() -> None:
    for hero, when in (("ael", ()), ("maeldur", ("odds-when-more",))):
        for prompt, seat in (("roll-attack", 0), ("duel", 1)):
            table = armed(hero, gaar=2)
            table.gaar[1] = 2
            found = advice(asked(begun(table, "brigand_lookout"), prompt, seat), seat)
            assert isinstance(found, Advice)
            assert found.whole is not None
            assert found.whole.when == when
