"""More figures at their edge: which rule asks, what is counted once, what waits until a supply is too small.

The first of them are in ``test_rules_exact``.
"""

from __future__ import annotations

import pytest

from taverne.engine.actions import Action
from taverne.engine.frames import DONE, advance, call, settle
from taverne.games.monster_lands.rules.battle.effects import storage
from taverne.games.monster_lands.rules.clan.free_options import GEAR_STAYS, NOTHING_MORE, TALENT_NOW, why_not_free
from taverne.games.monster_lands.rules.clan.supplies import GrantingTraps
from taverne.games.monster_lands.rules.clan.wages import deserters, wages_due
from taverne.games.monster_lands.rules.turn.setup import DrawingMonster, OpeningRegion, PostingMissions
from taverne.games.monster_lands.state.game_state import ADVENTURE
from tests.monster_lands.positions import (
    adventure,
    asked,
    equip,
    hire,
    lair,
    loot,
    member,
    mission,
    monster,
    options,
    own_region,
    pool,
    refresh,
    seated,
    send,
    tavern,
)
from tests.monster_lands.scenes import dice_asked, faces, field, until_turn
from tests.tools import play, refused


@pytest.mark.rule("ML-099", "ML-102", "ML-105")
def test_which_rule_asks_for_the_expedition_of_a_place() -> None:
    state = seated()
    mission(state, 1, "M04")
    pool(state, 0, 4, 4)
    refresh(state)
    for place, rule in (("contract", "ML-102"), ("region_a", "ML-105")):
        there = state.clone()
        play(there, f"0: deploy {place}")
        assert there.pending[0].rule == rule


@pytest.mark.rule("ML-061")
def test_traps_are_drawn_from_the_discards_only_when_the_supply_is_too_small() -> None:
    state = seated()
    state.trap_discard += state.trap_supply[2:]
    del state.trap_supply[2:]
    for n, drawn_from in ((2, 2), (3, 2 + len(state.trap_discard))):
        there = state.clone()
        call(there, GrantingTraps(0, n))
        advance(there)
        assert len(there.pending[0].items) == drawn_from  # type: ignore[union-attr]


@pytest.mark.rule("ML-082", "ML-029")
def test_of_equal_novices_one_talent_is_offered() -> None:
    state = seated()
    hire(state, 0, "novice-1", "novice-2", "novice-3")
    pool(state, 0, 2)
    refresh(state)
    play(state, "0: more")
    assert [line for line in options(state) if line.startswith("talent")] == ["talent novice-1"]


@pytest.mark.rule("ML-144", "ML-157")
def test_a_question_for_a_number_falls_back_on_none() -> None:
    state = field(beast="gorgosh")
    send(state, "region_a", 4, "korgo", force=1, defence=2)
    adventure(state)
    play(state, faces(dice_asked(state), 6))
    assert asked(state)[1] == "defend"
    assert str(state.pending[0].default) == "defend 0"  # type: ignore[union-attr]


@pytest.mark.rule("ML-199", "ML-200")
def test_who_would_leave_is_shown_where_the_gold_is_short() -> None:
    state = seated()
    hire(state, 0, "fandor", "dalina")
    due = wages_due(state, 0)
    for gold, leaving in ((due - 1, ["fandor"]), (due, [])):
        state.gold[0] = gold
        assert [state.cat.member_ids[who] for who in deserters(state, 0)] == leaving


@pytest.mark.rule("ML-089")
def test_every_die_at_the_pawn_shop_is_counted_once() -> None:
    state = seated()
    gold = state.gold[0]
    pool(state, 0, 2, 1)
    refresh(state)
    play(state, "0: deploy pawn_shop\n0: die force\n0: die force\n0: enough")
    assert (state.pawned, state.gold[0]) == (2, gold + 2)


@pytest.mark.rule("ML-122", "ML-123")
def test_a_mission_with_purkas_alone_on_its_second_expedition_is_rolled_for() -> None:
    state = seated()
    mission(state, 0, "M01")
    send(state, "competitive", 2, "purkas", force=2)
    adventure(state)
    assert asked(state)[0] == -1
    assert dice_asked(state) == 2


@pytest.mark.rule("ML-324", "ML-070")
def test_a_free_recruit_costs_nothing_and_nobody_unknown_is_recruited() -> None:
    state = seated()
    tavern(state, "dalina")
    loot(state, 0, "free_recruit")
    state.gold[0] = 5
    state.glory[0] = state.reputation[0] + 1
    pool(state, 0, 1)
    refresh(state)
    play(state, "0: more\n0: loot free_recruit")
    assert refused(state, "0: recruit nobody").key == "choose-recruit"
    play(state, "0: recruit dalina")
    assert member(state, "dalina") in state.members[0]
    assert state.gold[0] == 5


@pytest.mark.rule("ML-014", "ML-207")
def test_discarded_regions_wait_until_the_deck_is_empty() -> None:
    for left in (2, 0):
        state = seated()
        state.region_discard += state.region_deck[left:]
        discarded = len(state.region_discard)
        del state.region_deck[left:]
        call(state, OpeningRegion(0))
        advance(state)
        assert len(state.pending[0].items) == (left or discarded)  # type: ignore[union-attr]


@pytest.mark.rule("ML-093")
def test_equipment_changes_hands_in_deployment_only() -> None:
    state = seated()
    equip(state, "korgo", "noxx")
    assert why_not_free(state, 0, Action("move", ("noxx", "korgo"))) is None
    assert why_not_free(state, 0, Action("move", ("krakhen", "purkas"))) == GEAR_STAYS
    state.phase = ADVENTURE
    assert why_not_free(state, 0, Action("move", ("noxx", "korgo"))) == NOTHING_MORE


@pytest.mark.rule("ML-078", "ML-179", "ML-324")
@pytest.mark.parametrize("tokens", [(), ("free_recruit",)])
def test_after_a_round_a_free_recruit_may_still_be_taken(tokens: tuple[str, ...]) -> None:
    state = seated()
    tavern(state, "dalina")
    loot(state, 0, *tokens)
    state.gold[0] = 2
    state.glory[0] = state.reputation[0] + 1
    pool(state, 0, 1)
    refresh(state)
    play(state, "0: deploy tavern\n0: die force\n0: round")
    settle(state)
    assert (asked(state)[1] == "recruit" and "more" in options(state)) == bool(tokens)


@pytest.mark.rule("ML-097", "ML-065", "ML-058")
def test_slots_are_numbered_by_their_own_building() -> None:
    state = seated()
    pool(state, 0, 3, 3)
    state.gold[0] = 20
    lair(state, "F1", "M1")
    refresh(state)
    mine, laboratory, traps_there = state.clone(), state.clone(), state.clone()
    play(mine, "0: deploy mine")
    assert refused(mine, "0: at 5").key == "choose-die"
    play(laboratory, "0: deploy laboratory")
    assert refused(laboratory, "0: at 3").key == "choose-die"
    play(traps_there, "0: deploy lair\n0: die force\n0: buy F1")
    assert options(traps_there)[0] == "enough"


@pytest.mark.rule("ML-117", "ML-109", "ML-110")
def test_tokens_and_dice_share_the_spaces_of_the_gates() -> None:
    state = seated()
    monster(state, 2, "krinx")
    gates = state.box.cards.gates
    pool(state, 0, gates.die_spaces)
    state.defence[0] = 3
    refresh(state)
    play(state, "0: deploy gates\n0: at 1\n0: send korgo")
    tokens = gates.die_spaces // gates.token_size
    play(state, "0: defence\n" * min(3, tokens))
    left = gates.die_spaces - gates.token_size * min(3, tokens)
    if left:
        play(state, "0: add force\n" * left)
    assert "add force" not in options(state)
    reason = refused(state, "0: trap initial")
    assert (reason.key, reason.rule) == ("no-room", "ML-109")


@pytest.mark.rule("ML-103")
def test_a_mission_is_open_to_who_has_just_its_dice() -> None:
    state = seated()
    mission(state, 1, "M05")
    pool(state, 0, 2)
    refresh(state)
    assert "deploy contract" in options(state)
    pool(state, 0, 1, 3)
    refresh(state)
    assert refused(state, "0: deploy contract").key == "required-dice"


@pytest.mark.rule("ML-017", "ML-205")
def test_missions_come_back_only_when_the_bag_is_too_small() -> None:
    for left in (2, 1):
        state = seated()
        state.mission_discard += state.mission_bag[left:]
        discarded = len(state.mission_discard)
        del state.mission_bag[left:]
        call(state, PostingMissions())
        advance(state)
        assert len(state.pending[0].items) == (2 if left == 2 else 1 + discarded)  # type: ignore[union-attr]


@pytest.mark.rule("ML-062", "ML-067")
def test_nobody_is_asked_to_drink_once_the_potions_fit() -> None:
    state = seated()
    hire(state, 0, "nuduru")
    for who in ("purkas", "korgo"):
        state.wounded[member(state, who)] = 1
    most = storage(state, 0, "potion")
    state.potion[0] = most
    pool(state, 0, 1)
    refresh(state)
    play(state, "0: more\n0: talent nuduru")
    assert asked(state)[1] == "heal"
    play(state, "0: heal korgo")
    assert asked(state)[1] != "heal"
    assert state.potion[0] == most
    assert state.wounded[member(state, "purkas")]


@pytest.mark.rule("ML-226", "ML-173", "ML-178")
def test_the_others_are_not_asked_for_a_favour_a_manager_or_loot() -> None:
    state = seated(2, queens_favour=True)
    until_turn(adventure(state), state.turn + 1)
    seat = asked(state)[0]
    assert refused(state, f"{1 - seat}: pass").key == "not-asked"
    assert refused(state, f"{seat}: favour luck").key == "favour"
    state = seated()
    hire(state, 0, "guster")
    own_region(state, 0, "al-dahn", "guster")
    pool(state, 0, 1)
    refresh(state)
    play(state, "0: deploy al-dahn\n0: die force")
    assert refused(state, "1: pass").key == "not-asked"
    assert refused(state, "0: pass").key == "not-shown"


@pytest.mark.rule("ML-120", "ML-037", "ML-111")
def test_who_lays_dice_on_a_region_or_loads_an_expedition_answers_for_that() -> None:
    state = seated()
    hire(state, 0, "parsas")
    own_region(state, 0, "gurban", "parsas")
    pool(state, 0, 3, 1)
    refresh(state)
    sending = state.clone()
    play(state, "0: deploy gurban")
    assert refused(state, "1: die force").key == "not-your-turn"
    assert (refused(state, "0: die magic").key, refused(state, "0: die magic").rule) == ("region-dice", "ML-120")
    play(sending, "0: deploy region_a\n0: at 4\n0: send korgo")
    assert (refused(sending, "0: dance").key, refused(sending, "0: dance").rule) == ("load", "ML-111")
    sending.phase = ADVENTURE
    nuduru = member(sending, "nuduru")
    hire(sending, 0, "nuduru")
    assert why_not_free(sending, 0, sending.cat.use_talent[nuduru]) == TALENT_NOW


@pytest.mark.rule("ML-209", "ML-207")
def test_where_no_region_and_no_monster_is_left_the_space_stays_empty() -> None:
    state = seated()
    for pile in (state.region_deck, state.region_discard, state.monster_deck, state.monster_discard):
        pile.clear()
    assert OpeningRegion(0).draw_region(state) == DONE
    assert DrawingMonster(0).draw(state) == DONE
