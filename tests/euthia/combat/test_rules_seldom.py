"""Combats of Euthia in positions that seldom come about: refusals in the duel, seals without rivals, what stays asked.

Figures that just suffice are in ``test_rules_exact``.
"""

from __future__ import annotations

import pytest

from taverne.engine.decisions import Draw
from taverne.engine.matches.idle import idle_answer
from taverne.games.euthia.box.compiled_effects import PER_MISSING2, WOUNDED
from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.rules.combat.aftermath import Bartering, Winning
from taverne.games.euthia.rules.combat.effect_sequence import curse
from taverne.games.euthia.rules.combat.effects import Sealing
from taverne.games.euthia.rules.combat.hero_attack import HeroAttack
from taverne.games.euthia.rules.combat.hero_roll import HeroRolling
from taverne.games.euthia.rules.goods.piece_use import Using
from taverne.games.euthia.rules.goods.uses import TILE
from taverne.games.euthia.rules.scenarios import collision, golem
from taverne.games.euthia.rules.scenarios.collision import LayingEmblems, meetings
from taverne.games.euthia.rules.trade.trade_action import Trading
from taverne.games.euthia.rules.travel.movement import Teleporting
from taverne.games.euthia.rules.travel.places import GATE, note_arrival
from taverne.games.euthia.rules.turn.course import Playing
from taverne.games.euthia.state.game_state import OVER
from tests.euthia.fights import attacked, attacking, fight, on, suffer
from tests.euthia.interplay.scenes import market
from tests.euthia.positions import (
    answer,
    board,
    draw,
    duel,
    essences,
    give,
    hand,
    lay,
    options,
    prompt,
    refresh,
    refused,
    run,
    space,
    thing,
    tokens,
    told,
)
from tests.euthia.tales import tale
from tests.euthia.test_idle import shielded


@pytest.mark.rule("EU-058", "EU-166", "EU-190")
def test_in_the_duel_each_is_told_what_he_himself_lacks() -> None:
    table = attacked()
    table.gaar[0], table.hope = 0, 2
    hand(table, 1, frenzy=1)
    fight(table).gaar, fight(table).chaos = 0, 1
    on(suffer(table), "duel", foe=(3, 3))
    assert table.pending[0].seat == 1
    assert refused(table, "gaar 1") == ("no-gaar", "EU-166")
    answer(table, "pass")
    while prompt(table) == "duel" and table.pending[0].seat == 1:
        answer(table, "pass")
    assert prompt(table) == "duel", "hope"
    assert refused(table, "gaar 1") == ("no-gaar", "EU-058")


@pytest.mark.rule("EU-058", "EU-190")
@pytest.mark.parametrize(("line", "reason"), [("dwurt", ("no-dwurt", "EU-359")), ("hope 3", ("no-hope", "EU-190"))])
def test_a_hero_in_the_duel_is_told_which_token_he_lacks(line: str, reason: tuple[str, str]) -> None:
    table = attacked()
    table.gaar[0], table.hope = 2, 0
    on(suffer(table), "duel", foe=(3, 3))
    while table.pending[0].seat == 1:
        answer(table, "pass")
    assert prompt(table) == "duel"
    assert refused(table, line) == reason


@pytest.mark.rule("EU-227")
def test_without_rivals_chance_seals_an_ability() -> None:
    table = board(1)
    made = duel(table, "thorn_boar")
    assert made.master == NONE
    run(table, Sealing(1, 0))
    (asked,) = table.pending
    assert isinstance(asked, Draw)
    assert asked.prompt == "seal"
    word = str(asked.items[0])
    draw(table, word)
    assert [table.cat.tile_ids[table.design[one]] for one in made.sealed] == [word]
    assert not any(table.engaged)


@pytest.mark.rule("EU-186", "EU-059")
@pytest.mark.parametrize("field", ["again", "turns"])
def test_whoever_may_pick_a_die_is_asked_which(field: str) -> None:
    table = board()
    rolling = HeroRolling(0, "challenge", dice=[1, 6])
    setattr(rolling, field, 1)
    rolling.at = HeroRolling.INDEX["offer"]
    run(table, rolling)
    assert prompt(table) == "pick-die"
    assert len(options(table)) == 3
    assert idle_answer(table, 0) is None


@pytest.mark.rule("EU-175")
def test_of_a_curse_only_clovers_and_damage_touch_the_hero() -> None:
    table = attacking()
    made = fight(table)
    cat = table.cat
    ops = [op for tile in range(cat.tiles) for use in cat.tile_uses[tile] for op in use.ops]
    kinds = {op.verb: op for op in ops}
    before = (made.penalty, made.now[:], made.ahead[:])
    known = {op.verb for card in range(len(cat.card_ids)) for part in cat.card_sections[card] for op in part}
    other = next(op for verb, op in sorted(kinds.items()) if verb not in known)
    curse(made, other, 2)
    assert (made.penalty, made.now, made.ahead) == before


@pytest.mark.rule("EU-087")
def test_a_jump_that_leads_nowhere_asks_nothing() -> None:
    table = board()
    before = table.at[0]
    run(table, Teleporting(0, 0))
    assert not table.pending
    assert table.at[0] == before


@pytest.mark.rule("EU-086")
def test_a_portal_that_is_marked_is_marked_once() -> None:
    table = board()
    one, two = space(table, "i_chapel-a"), space(table, "i_chapel-b")
    note_arrival(table, 0, one, two, GATE)
    assert table.portals == [one, two]
    note_arrival(table, 0, two, one, GATE)
    assert table.portals == [one, two]


@pytest.mark.rule("EUS-114")
def test_a_pair_of_elementals_without_a_space_left_brings_no_emblem() -> None:
    table = tale("collision")
    lay(table, "i_millbrook", 2, -1)
    for tile, q, r in (("i_kite", 1, 1), ("i_cinder", -1, 2), ("i_mossback", -2, 1)):
        lay(table, tile, q, r)
    found = meetings(table)
    assert found
    for spaces in found.values():
        for one in spaces:
            table.emblem[one] = 1
    laid = collision.tale(table).laid
    run(table, LayingEmblems())
    assert not table.pending
    assert collision.tale(table).laid == laid
    assert meetings(table) == {}, "each pair has had its chance"


@pytest.mark.rule("EU-198")
def test_where_nothing_lies_beside_the_monster_no_loot_is_told_of() -> None:
    table = board()
    duel(table, "thorn_boar", 0, NONE, "i_chapel-a").forced = 1
    assert not any(table.cat.map.loot[space(table, "i_chapel-a")])
    before = (table.gold[0], table.gaar[0])
    frame = Winning()
    assert frame.loot(table) is None
    assert ((table.gold[0], table.gaar[0]), told(table, "loot")) == (before, [])


@pytest.mark.rule("EU-205", "EU-300")
def test_the_trade_after_a_victory_may_be_granted_by_a_scroll() -> None:
    table = market(owner=0)
    tokens(table, 0)
    give(table, 0, "scroll_open_door")
    run(table, Bartering(0))
    assert options(table) == ["pass", "use scroll_open_door 1"]
    answer(table, "use scroll_open_door 1")
    assert prompt(table) == "trade"
    assert thing(table, 0, "scroll_open_door") < 0


@pytest.mark.rule("EU-177")
def test_a_weapon_that_is_engaged_before_the_roll_is_not_attacked_with() -> None:
    table = attacking()
    for one in table.slots[0]:
        if one >= 0:
            table.engaged[one] = 1
    run(table, HeroAttack(at=HeroAttack.INDEX["offer"]))
    assert not table.pending
    assert len(told(table, "no-attack")) == 1


@pytest.mark.rule("EU-162", "EU-191")
def test_before_a_monsters_roll_and_with_hope_to_lose_nothing_is_answered_by_itself() -> None:
    table = attacked()
    essences(table, 0, air=1)
    suffer(table)
    assert prompt(table) == "before-monster"
    assert idle_answer(table, 0) is None


@pytest.mark.rule("EU-162")
def test_who_does_more_when_wounded_is_asked_about_his_shield() -> None:
    table = shielded("scaled_escutcheon")
    assert idle_answer(table, 0) is not None
    cat = table.cat
    thriving = next(
        tile
        for tile in range(cat.tiles)
        if any(op.when == WOUNDED or op.per == PER_MISSING2 for use in cat.tile_uses[tile] for op in use.ops)
    )
    give(table, 0, cat.tile_ids[thriving], len(table.slots[0]) - 1)
    assert idle_answer(table, 0) is None


@pytest.mark.rule("EU-273")
@pytest.mark.parametrize(("dwurt", "asks"), [(0, False), (1, True)])
def test_an_effect_with_a_price_is_left_out_by_who_cannot_pay_or_will_not(dwurt: int, asks: bool) -> None:
    table = board()
    one = give(table, 0, "hollow_step", 4)
    first, second = table.cat.tile_uses[table.design[one]][0].ops
    assert (first.pay, second.pay is not None) == (None, True)
    table.dwurt[0] = dwurt
    run(table, Using(0, TILE, one, 0))
    if asks:
        assert (prompt(table), options(table)) == ("pay-for", ["pay", "pass"])
        answer(table, "pass")
    assert prompt(table) != "pay-for"
    assert table.dwurt[0] == dwurt


@pytest.mark.rule("EU-115", "EU-116")
def test_who_can_neither_pay_the_tax_nor_sell_anything_trades_nothing() -> None:
    table = market(owner=1)
    for one in list(table.things_of(0)):
        table.remove_thing(one)
    table.gold[:2] = [0, 3]
    run(table, Trading(0))
    assert not table.pending
    assert table.gold[:2] == [0, 3]


@pytest.mark.rule("EU-290")
def test_who_has_nothing_to_arrange_is_not_offered_it_in_a_trade() -> None:
    table = market(owner=0)
    for one in list(table.things_of(0)):
        table.remove_thing(one)
    run(table, Trading(0))
    assert "arrange" not in options(table)
    give(table, 0, "leather_helmet")
    refresh(table)
    assert "arrange" in options(table)


@pytest.mark.rule("EUS-106")
def test_no_turn_begins_in_a_story_that_is_over() -> None:
    table = tale("devastation")
    assert not table.story.over(table)
    golem.tale(table).ends = True
    assert table.story.over(table)
    run(table, Playing(at=Playing.INDEX["take_turn"]))
    assert not table.pending
    assert table.phase == OVER
