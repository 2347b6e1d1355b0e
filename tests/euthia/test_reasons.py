"""What a player might try and may not has a reason of its own, with a rule, that can be said in both languages."""

from __future__ import annotations

import pytest

from taverne.engine.decisions import Choice
from taverne.engine.frames import apply, settle
from taverne.engine.rng import Rng, derive
from taverne.games.euthia.game import Euthia
from taverne.games.euthia.rules.trade.trade_action import Trading
from taverne.games.euthia.state.game_state import EuthiaState
from taverne.words import LANGUAGES, Words
from tests.euthia.fights import attacking, on, strike
from tests.euthia.positions import acting, board, equip, ready, run, stand, started, thing
from tests.euthia.test_walk import bold

GAME = Euthia()


@pytest.mark.parametrize(("seats", "mode"), [(2, "competitive"), (1, "solo")])
def test_whatever_a_hero_might_try_in_random_games_has_a_reason_with_a_rule(seats: int, mode: str) -> None:
    table = started(seats, mode, seed=3, elites=True, griffin=True)
    table.events = None
    words = [Words("euthia", language) for language in LANGUAGES]
    rng, said = Rng(derive(3, "reasons")), set()
    for _ in range(700):
        settle(table)
        if not table.pending:
            break
        decision = table.pending[0]
        assert isinstance(decision, Choice)
        for action in GAME.tries(table, decision.seat):
            if action in decision.options:
                continue
            refusal = GAME.why_not(table, decision.seat, action)
            assert refusal is not None
            assert refusal.key not in ("not-offered", "not-asked"), f"{decision.prompt}: {action}"
            assert refusal.rule
            if refusal.key not in said:
                said.add(refusal.key)
                assert not [each for each in words if "⟦" in each.refusal(refusal, ["Ada", "Otto"], 0)]
        apply(table, decision.seat, bold(decision.options, rng))
    assert {"no-points", "no-token", "no-combat"} <= said


def reasons(table: EuthiaState, seat: int = 0) -> dict[str, str]:
    """Return what the hero might try and may not, with the reasons."""
    found = {}
    for action in GAME.candidates(table, seat):
        refusal = GAME.why_not(table, seat, action)
        if refusal is not None:
            found[str(action)] = refusal.key
    return found


def test_a_hero_without_points_is_told_so_at_each_neighbour() -> None:
    table = board(2)
    stand(table, 0, "i_chapel-a")
    table.moves[0] = 0
    acting(table)
    found = reasons(table)
    assert {found[f"move {word}"] for word in ("i_chapel-b", "i_chapel-c", "i_chapel-m")} == {"no-points"}


def test_wares_that_are_too_dear_and_slots_that_cannot_be_unlocked_have_reasons() -> None:
    table = ready(2, heroes=("dral", "ael"))
    table.gold[0] = 0
    run(table, Trading(0, 1))
    found = reasons(table)
    wares = [table.cat.tile_ids[tile] for tile in table.offer[0]]
    assert len(wares) == 4
    assert [found[f"buy {word}"] for word in dict.fromkeys(wares)] == ["no-gold"] * len(set(wares))
    assert found["unlock cuirass 10"] == "cannot-pay"


def test_an_engaged_ability_is_greyed_in_an_attack() -> None:
    table = attacking()
    table.engaged[thing(table, 0, "ember_lash")] = 1
    equip(table, 0, "sun_in_a_bottle")
    on(strike(table), "attack")
    assert reasons(table) == {"attack ember_lash": "engaged"}
