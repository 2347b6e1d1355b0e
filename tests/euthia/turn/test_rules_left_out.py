"""What Euthia's table leaves out or does not answer by itself: an attack, a question, a use in the opening trade."""

from __future__ import annotations

import pytest

from taverne.engine.matches.idle import idle_answer
from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.rules.trade.trade_action import Trading
from tests.euthia.fights import attacking, on, strike
from tests.euthia.interplay.scenes import market, trading
from tests.euthia.positions import answer, equip, give, prompt, refused, run, thing, told


@pytest.mark.rule("EU-177")
def test_who_does_not_wake_his_only_blow_leaves_the_attack_out() -> None:
    table = attacking("thorn_boar")
    staff = thing(table, 0, "fire_staff")
    table.slots[0][table.slots[0].index(staff)] = NONE
    table.holder[staff] = NONE
    equip(table, 0, "backdraft")
    table.engaged[thing(table, 0, "ember_lash")] = 1
    on(strike(table), "before-hero")
    answer(table, "done")
    assert (prompt(table), len(told(table, "no-attack"))) == ("", 1)


@pytest.mark.rule("EU-357")
def test_skoldur_who_could_turn_a_gaar_for_another_blow_is_asked_which() -> None:
    table = attacking("thorn_boar", heroes=("skoldur", "ael"))
    table.dwurt[0], table.gaar[0] = 0, 1
    strike(table)
    assert prompt(table) == "attack"
    assert idle_answer(table, 0) is None


@pytest.mark.rule("EUS-009", "EU-273")
def test_in_the_opening_trade_nothing_is_used_and_in_others_nothing_that_is_engaged() -> None:
    table = market(0)
    give(table, 0, "flask_air")
    table.engaged[equip(table, 0, "striders_boots")] = 1
    trading(table)
    assert refused(table, "use striders_boots 1") == ("engaged", "EU-273")
    table.stack.clear()
    run(table, Trading(0, 1))
    assert refused(table, "use flask_air 1") == ("not-now", "EU-278")
