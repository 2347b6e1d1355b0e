"""Gold that a purchase needs is not spent on something else meanwhile: no purchase ends in a question without answer."""

from __future__ import annotations

import pytest

from taverne.games.monster_lands.state.game_state import LandsState
from tests.monster_lands.positions import bazaar, equip, hire, lair, options, pool, refresh, seated
from tests.monster_lands.scenes import trophy
from tests.tools import play, refused

WORMEE = "talent wormee"


def buyer(gold: int, *persuasion: int) -> LandsState:
    """Return a table where seat 0 has Wormee, who buys a Force die for 2 gold, and a trophy to sell for 5."""
    state = seated()
    hire(state, 0, "wormee")
    trophy(state, 0, "krushus")
    state.gold[0] = gold
    pool(state, 0, force=0 if persuasion else 1, persuasion=persuasion)
    pool(state, 1, force=3)
    lair(state, "F1", "F_plus_2")
    bazaar(state, "turzoks", "slyzor")
    return refresh(state)


@pytest.mark.rule("ML-048", "ML-058", "ML-379")
def test_gold_for_traps_that_were_taken_buys_no_die() -> None:
    state = buyer(4)
    play(state, "0: deploy lair\n0: die force\n0: buy F1")
    assert options(state) == ["enough", "more"], "8 gold for both is within reach, by the trophy"
    play(state, "0: more")
    assert WORMEE not in options(state), "2 of 4 gold would leave 2, and the trap costs 3"
    assert refused(state, f"0: {WORMEE}").key == "nothing-more"
    play(state, "0: sell krushus\n0: buy F_plus_2")
    assert state.gold[0] == 4 + 5 - 8


@pytest.mark.rule("ML-048", "ML-058", "ML-379")
def test_gold_beyond_what_the_traps_cost_may_buy_a_die() -> None:
    state = buyer(5)
    play(state, f"0: deploy lair\n0: die force\n0: buy F1\n0: more\n0: {WORMEE}")
    assert state.gold[0] == 3
    assert state.pool[0][0] == 1
    play(state, "0: enough")
    assert state.gold[0] == 0


@pytest.mark.rule("ML-048", "ML-056", "ML-379")
def test_discounts_still_to_be_called_on_leave_gold_for_a_die() -> None:
    state = buyer(3)
    equip(state, "wormee", "turzoks")
    play(refresh(state), "0: deploy lair\n0: die force\n0: buy F1\n0: more")
    assert WORMEE in options(state), "3 less 4 is nothing"
    play(state, f"0: {WORMEE}\n0: discount turzoks\n0: enough")
    assert state.gold[0] == 3 - 2


@pytest.mark.rule("ML-048", "ML-086", "ML-379")
@pytest.mark.parametrize(("gold", "offered"), [(2, False), (3, True)])
def test_gold_for_one_defence_token_buys_no_die(gold: int, offered: bool) -> None:
    state = buyer(gold, 1)
    play(state, "0: deploy armoury\n0: die persuasion 1\n0: more")
    assert (WORMEE in options(state)) is offered, "a token costs 1 gold with this die"


@pytest.mark.rule("ML-048", "ML-090", "ML-379")
def test_gold_for_the_cheapest_equipment_buys_no_die() -> None:
    state = buyer(4, 1)
    play(state, "0: deploy bazaar\n0: die persuasion 1\n0: more")
    assert WORMEE not in options(state), "the cheaper card costs 4 gold with this die"
