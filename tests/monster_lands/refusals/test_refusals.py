"""Refusals of Monster Lands: who is not asked, what is not on display, what a place does not take, each by its rule.

What may be done instead is the matter of the chapters; here only the reason is asked for.
"""

from __future__ import annotations

import pytest

from taverne.engine.frames import settle
from taverne.games.monster_lands.state.game_state import LandsState
from tests.monster_lands.positions import (
    GAME,
    adventure,
    hire,
    loot,
    mission,
    own_region,
    pool,
    refresh,
    seated,
    send,
    spoils,
)
from tests.monster_lands.scenes import field
from tests.tools import play, refused


def why(state: LandsState, line: str) -> str:
    """Return key and rule of the refusal of a line."""
    reason = refused(state, line)
    return f"{reason.key} {reason.rule}".strip()


@pytest.mark.parametrize(
    ("begin", "line", "reason"),
    [
        ("", "0: deploy nowhere", "choose-place ML-038"),
        ("", "0: deploy gates", "gates-quiet ML-116"),
        ("", "0: deploy region_b", "no-place ML-016"),
        ("0: deploy lair", "1: die force", "not-your-turn ML-037"),
        ("0: deploy lair", "0: enough", "choose-die ML-046"),
        ("0: deploy lair\n0: die force", "1: enough", "not-your-turn ML-037"),
        ("0: deploy mine", "0: at 9", "choose-die ML-097"),
        ("0: deploy mine", "1: at 1", "not-your-turn ML-037"),
        ("0: deploy pawn_shop", "1: die force", "not-your-turn ML-037"),
        ("0: deploy tavern\n0: die persuasion 6", "1: enough", "not-your-turn ML-037"),
        ("0: deploy tavern\n0: die persuasion 6", "0: more", "nothing-more ML-031"),
        ("0: deploy tavern\n0: die persuasion 6", "0: recruit korgo", "not-shown ML-070"),
        ("0: deploy tavern\n0: die persuasion 6", "0: dance", "choose-recruit ML-070"),
        ("0: deploy armoury\n0: die persuasion 6", "0: tokens 0", "defence-count ML-086"),
        ("0: deploy armoury\n0: die persuasion 6", "0: tokens 4", "defence-count ML-086"),
        ("0: deploy armoury\n0: die persuasion 6", "1: tokens 1", "not-your-turn ML-037"),
        ("0: deploy bazaar\n0: die persuasion 6", "0: enough", "choose-die ML-090"),
        ("0: deploy bazaar\n0: die persuasion 6", "0: equip korgo", "not-home ML-091"),
        ("0: deploy region_a", "1: at 3", "not-your-turn ML-037"),
        ("0: deploy region_a", "0: send korgo", "expedition ML-099"),
    ],
)
@pytest.mark.rule("ML-037", "ML-048", "ML-086", "ML-090")
def test_a_deployment_goes_step_by_step_and_for_its_owner_alone(begin: str, line: str, reason: str) -> None:
    state = seated()
    state.gold[0] = 20
    pool(state, 0, 3, 1, (6,))
    refresh(state)
    play(state, begin)
    assert why(state, line) == reason


@pytest.mark.rule("ML-031", "ML-067", "ML-093", "ML-168")
def test_what_may_be_done_at_any_time_is_done_with_what_is_ones_own() -> None:
    state = seated()
    hire(state, 0, "fandor")
    own_region(state, 0, "kyzhul")
    loot(state, 0, "gold12")
    pool(state, 0, 2)
    refresh(state)
    play(state, "0: more")
    assert why(state, "1: back") == "not-your-turn ML-037"
    assert why(state, "0: talent nimra") == "not-yours ML-031"
    assert why(state, "0: loot trophy_3") == "not-yours ML-179"
    assert why(state, "0: sell caribdis") == "not-yours ML-168"
    assert why(state, "0: heal korgo") == "no-potion ML-067"
    assert why(state, "0: manage kyzhul korgo") == "manager ML-173", "of another affinity"
    assert why(state, "0: manage yuha korgo") == "not-your-region ML-120"
    assert why(state, "0: manage nowhere korgo") == "nothing-more ML-031"
    assert why(state, "0: move noxx korgo") == "not-home ML-093"
    assert why(state, "0: dance") == "nothing-more ML-031"


@pytest.mark.rule("ML-144", "ML-145", "ML-155")
def test_in_a_battle_only_who_fights_is_asked_and_for_no_more_than_there_is() -> None:
    state = field()
    spoils(state, "gold12")
    send(state, "region_a", 4, "purkas", force=1, laid=("T_plus_4",), defence=1, potions=1, venoms=1)
    adventure(state)
    assert why(state, "0: defend 1") == "not-asked", "the monster's dice first"
    play(state, "chance: roll 6 6 1 1")
    assert why(state, "1: defend 0") == "not-asked"
    assert why(state, "0: defend 3") == "at-most ML-144", "two hits"
    play(state, "0: defend 1")
    assert why(state, "0: drink 2") == "at-most ML-145"
    play(state, "0: drink 0\nchance: roll 1")
    assert why(state, "1: stop") == "not-asked"
    assert why(state, "0: reroll force") == "no-reroll ML-112"
    assert why(state, "0: kill") == "kill-value ML-158"
    assert why(state, "0: dance") == "strike ML-153"


@pytest.mark.rule("ML-024")
def test_an_affinity_is_chosen_once_and_in_turn() -> None:
    state = GAME.start({"difficulty": "tutorial"}, 2, 3)
    settle(state)
    first = state.pending[0].seat
    assert why(state, f"{1 - first}: clan fire") == "not-asked"
    assert why(state, f"{first}: pass") == "clan ML-024"
    play(state, f"{first}: clan fire")
    assert why(state, f"{1 - first}: clan fire") == "clan-taken ML-024"
    assert why(state, f"{first}: clan water") == "not-asked"


@pytest.mark.rule("ML-080")
def test_the_round_at_the_tavern_is_paid_once() -> None:
    state = seated()
    state.gold[0] = 20
    pool(state, 0, 1)
    refresh(state)
    play(state, "0: deploy tavern\n0: die force\n0: round")
    settle(state)
    assert why(state, "0: round") == "one-round ML-080"


@pytest.mark.rule("ML-068", "ML-104", "ML-108")
def test_an_expedition_takes_what_its_clan_has_and_its_place_allows() -> None:
    state = seated()
    mission(state, 1, "M04")
    state.potion[0] = 1
    pool(state, 0, 2, 2, (3,))
    refresh(state)
    region = state.clone()
    play(region, "0: deploy region_a\n0: at 4\n0: send korgo\n0: potion")
    assert why(region, "0: potion") == "one-each ML-068"
    assert why(region, "0: venom") == "none-left ML-068"
    assert why(region, "0: trap F3") == "none-left ML-108"
    play(state, "0: deploy contract\n0: at 1\n0: send korgo")
    assert why(state, "0: trap initial") == "no-tokens-there ML-104"
    assert why(state, "0: go") == "incomplete ML-103"


@pytest.mark.rule("ML-238", "ML-236")
def test_an_ambush_is_turned_on_who_is_adjacent_by_who_revealed_it() -> None:
    state = field(ambush=True)
    send(state, "region_a", 3, "korgo", force=1, laid=("steal_any1",))
    send(state, "region_a", 4, "tortock", force=1, magic=1)
    adventure(state)
    play(state, "0: reveal")
    assert why(state, "1: target 4") == "not-asked"
    assert why(state, "0: target 1") == "not-adjacent ML-238"
    play(state, "0: target 4")
    assert why(state, "1: steal force") == "not-asked"
