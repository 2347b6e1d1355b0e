"""What holds in every scenario of Euthia, and what stays in the box where no scenario uses it."""

from __future__ import annotations

import pytest

from taverne.engine.decisions import Choice
from taverne.engine.frames import apply, settle
from taverne.engine.rng import Rng, derive
from taverne.games.euthia.box.scenarios import SCENARIOS
from taverne.games.euthia.rules.scenarios import opening
from taverne.games.euthia.rules.trade.trade_action import Trading
from taverne.games.euthia.rules.turn.hero_turn import foes
from tests.euthia.positions import (
    acting,
    answer,
    board,
    lay,
    offered,
    options,
    pickaxes,
    refresh,
    refused,
    run,
    stand,
    started,
)
from tests.euthia.tales import reveal, tale
from tests.euthia.test_walk import bold


@pytest.mark.rule("EUS-001", "EUS-099")
@pytest.mark.parametrize("scenario", [word for word in SCENARIOS if word != "mirrezil"])
def test_the_base_rules_hold_in_every_scenario_but_where_it_says_otherwise(scenario: str) -> None:
    table = board(2, scenario=scenario)
    opening.prepare(table)
    lay(table, "i_wayfarers", 2, -1)
    stand(table, 0, "i_wayfarers-a")
    pickaxes(table, "i_wayfarers-a", 1)
    table.gold[0] = 1
    acting(table)
    assert "mine" in options(table)
    assert refused(table, "trade") == ("no-post", "EU-114")
    answer(table, "mine")
    assert (table.gold[0], table.gold[1]) == (0, 1), "the toll of EU-109"
    table = board(2, scenario=scenario)
    opening.prepare(table)
    lay(table, "i_wayfarers", 2, -1)
    lay(table, "i_stones", -1, -1)
    stand(table, 0, "i_stones-b")
    table.ruined.append(table.at[0])
    acting(table)
    assert offered(table, "portal") == [], "EUS-099 wins over EU-085"
    table.ruined.clear()
    refresh(table)
    assert offered(table, "portal") == ["portal i_wayfarers-c"]


@pytest.mark.rule("EU-380")
@pytest.mark.parametrize("mode", ["competitive", "coop"])
def test_components_without_a_base_rule_stay_in_the_box_where_no_scenario_uses_them(mode: str) -> None:
    apart = {"ward", "power", "gather", "deliver", "unravel", "revoke", "fall", "guardian", "legend", "witness"}
    table = started(2, mode, "hunt", seed=5)
    rng, seen = Rng(derive(5, "box")), 0
    for _ in range(1500):
        settle(table)
        if not table.pending:
            break
        choice = table.pending[0]
        assert isinstance(choice, Choice)
        seen += choice.prompt in ("act", "trade", "monster-cards", "duel")
        assert not apart & {action.kind for action in choice.options}
        assert (sum(table.emblem), table.tale, table.story.has_power(table, choice.seat)) == (0, None, False)
        assert not [foe for foe in foes(table, choice.seat) if foe >= table.cat.foes.monsters + table.cat.foes.elites]
        apply(table, choice.seat, bold(choice.options, rng))
    assert seen > 100


@pytest.mark.rule("EU-380")
def test_a_scenario_takes_out_of_the_box_what_its_record_uses() -> None:
    farruga = tale("farruga")
    lay(farruga, "i_wayfarers", 2, -1)
    stand(farruga, 0, "i_wayfarers-b")
    farruga.trade_token[farruga.at[0]] = 0
    farruga.gold[0] = 9
    run(farruga, Trading(0))
    assert "ward i_wayfarers-b" in options(farruga), "magic defence"
    hunt = board(2)
    lay(hunt, "i_wayfarers", 2, -1)
    stand(hunt, 0, "i_wayfarers-b")
    hunt.trade_token[hunt.at[0]] = 0
    hunt.gold[0] = 9
    run(hunt, Trading(0))
    assert offered(hunt, "ward") == []
    rescue = reveal(tale("rescue"), "i_millbrook")
    assert sum(rescue.emblem) == 1
