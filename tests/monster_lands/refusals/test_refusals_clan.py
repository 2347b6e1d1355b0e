"""Refusals of a clan at home: what does not fit on its board, what is brewed, who leaves, and what might be tried.

Whoever is not asked is told so; whoever is asked hears the rule of the question.
"""

from __future__ import annotations

import pytest

from taverne.games.monster_lands.box.vocabulary import BUILDINGS
from taverne.games.monster_lands.rules.citadel.buildings import fixed
from taverne.games.monster_lands.state.game_state import LandsState
from tests.monster_lands.positions import (
    GAME,
    adventure,
    asked,
    equip,
    held,
    hire,
    lair,
    member,
    options,
    own_region,
    pool,
    refresh,
    seated,
    traps,
)
from tests.monster_lands.scenes import clean, until
from tests.tools import play, refused


def why(state: LandsState, line: str) -> str:
    """Return key and rule of the refusal of a line."""
    reason = refused(state, line)
    return f"{reason.key} {reason.rule}".strip()


@pytest.mark.rule("ML-059", "ML-062")
def test_traps_beyond_the_board_are_given_up_by_their_owner_alone() -> None:
    state = seated()
    traps(state, 0)
    lair(state, "M_plus_1", "M_plus_1", "M_plus_1", "F1", "F1", "F1")
    state.gold[0] = 20
    pool(state, 0, force=1)
    refresh(state)
    play(state, "0: deploy lair\n0: die force" + 3 * "\n0: buy M_plus_1" + 3 * "\n0: buy F1")
    while asked(state)[1] != "overflow":
        play(state, "0: enough")
    assert why(state, "0: pass") == "overflow ML-059"
    assert why(state, "1: discard F1") == "not-asked"


@pytest.mark.rule("ML-063", "ML-064")
def test_what_is_brewed_is_said_by_whoever_placed_the_die() -> None:
    state = seated()
    pool(state, 0, magic=1)
    pool(state, 1, force=1)
    refresh(state)
    play(state, "0: deploy laboratory\n0: at 2")
    assert why(state, "0: brew 2 1") == "brew ML-063"
    assert why(state, "1: brew 1 1") == "not-asked"


@pytest.mark.rule("ML-200")
def test_who_deserts_is_said_by_the_owner() -> None:
    state = seated()
    hire(state, 0, "puargh", "wormee")
    state.gold[0] = 0
    clean(state)
    assert why(state, "0: dismiss korgo") == "desert ML-200"
    assert why(state, "1: dismiss puargh") == "not-asked"


@pytest.mark.rule("ML-062", "ML-067")
def test_potions_that_just_fit_are_not_offered_to_the_wounded() -> None:
    state = seated()
    pool(state, 0, magic=1)
    pool(state, 1, force=1)
    state.potion[0] = 1
    state.wounded[member(state, "korgo")] = 1
    refresh(state)
    play(state, "0: deploy laboratory\n0: at 2\n0: brew 2 0")
    assert asked(state) == (1, "deploy")
    assert (state.potion[0], state.wounded[member(state, "korgo")]) == (3, 1)


@pytest.mark.rule("ML-226")
@pytest.mark.parametrize("colour", ["force", "magic"])
def test_the_queen_gives_one_die_of_the_colour_named_and_no_other(colour: str) -> None:
    state = seated(2, queens_favour=True)
    adventure(state)
    until(state, "favour")
    seat = asked(state)[0]
    force, magic, persuasion = held(state, seat)
    play(state, f"{seat}: favour {colour}")
    assert held(state, seat) == (force + (colour == "force"), magic + (colour == "magic"), persuasion)


@pytest.mark.rule("ML-056")
def test_fixed_discounts_hold_at_the_lair_and_the_tavern_alone() -> None:
    state = seated()
    hire(state, 0, "wormee")
    equip(state, "wormee", "turzoks")
    refresh(state)
    assert {name for at, name in enumerate(BUILDINGS) if fixed(state, 0, at)} == {"lair"}


@pytest.mark.rule("ML-037", "ML-044")
def test_a_clan_might_deploy_in_its_own_regions_and_in_no_others() -> None:
    state = seated()
    own_region(state, 0, "skyehn")
    own_region(state, 1, "yuha")
    refresh(state)
    tried = [str(action) for action in GAME.tries(state, 0)]
    assert "deploy skyehn" in tried
    assert "deploy yuha" not in tried


@pytest.mark.rule("ML-099", "ML-111")
def test_what_might_be_loaded_is_tried_when_something_is_loaded() -> None:
    state = seated()
    pool(state, 0, force=2)
    refresh(state)
    play(state, "0: deploy region_a")
    before = [str(action) for action in GAME.tries(state, 0)]
    assert "go" not in before
    play(state, f"0: {options(state)[0]}\n0: send korgo")
    assert {"go", "potion", "venom"} <= {str(action) for action in GAME.tries(state, 0)}


@pytest.mark.rule("ML-276")
def test_a_game_of_the_campaign_given_up_counts_nothing() -> None:
    given_up = GAME.forfeit(GAME.check({"mode": "campaign"}, 1))
    assert given_up is not None
    assert (given_up.scores, given_up.winners) == ((0,), ())
