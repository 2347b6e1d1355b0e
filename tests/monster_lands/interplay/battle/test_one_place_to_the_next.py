"""Monster Lands where a monster or a trap is worth less in the next place or turn than it was in this one."""

from __future__ import annotations

import pytest

from taverne.engine.decisions import Draw, Roll
from taverne.games.monster_lands.state.game_state import LandsState
from tests.monster_lands import positions
from tests.monster_lands.positions import (
    GAME,
    adventure,
    asked,
    column,
    hire,
    member,
    monster,
    pool,
    refresh,
    seated,
    send,
)
from tests.monster_lands.scenes import dice_asked, faces, field, no_more, until
from tests.tools import play, table, told


@pytest.mark.rule("ML-230", "ML-329", "ML-232", "ML-157")
def test_an_ambush_that_was_turned_leaves_turfus_one_trap_short_of_its_capture() -> None:
    state = field(ambush=True, land="kale")
    send(state, "region_a", 3, "tortock", force=1)
    send(state, "region_a", 4, "korgo", force=3, laid=("T_plus_4", "steal_F1"))
    adventure(state)
    play(state, "0: reveal\n0: reveal\n0: target 3\nchance: roll 1 1 1 1\nchance: roll 1 1 1 1")
    assert dice_asked(state) == 3 + 1, "all at once, for nothing can be captured"
    play(state, "chance: roll 4 3 2 1")
    no_more(state)
    assert told(state, "strike-failed")[-1].data == {"seat": 0, "damage": 14}
    assert not told(state, "captured")


@pytest.mark.rule("ML-325", "ML-183", "ML-191", "ML-187")
def test_a_snailer_that_left_its_jungle_attacks_the_gates_without_the_dice_of_its_ground() -> None:
    state = field(beast="snailer", land="thaklan")
    attack = next(card.attack for card in state.box.cards.monster if card.id == "snailer")
    send(state, "region_a", 4, "korgo", force=1)
    adventure(state)
    assert dice_asked(state) == attack + 2
    play(state, faces(attack + 2))
    play(state, "chance: roll 1")
    until(state, "deploy")
    assert state.monsters[2] == state.cat.monster_index["snailer"]
    pool(state, 0)
    pool(state, 1)
    send(state, "gates", 1, "korgo", force=1)
    refresh(state)
    adventure(state)
    assert dice_asked(state) == attack


@pytest.mark.rule("ML-228", "ML-331", "ML-193")
def test_a_krinx_that_more_monsters_brought_frightens_twice_if_nobody_goes_to_meet_it() -> None:
    state = field(more_monsters=True)
    monster(state, 0, "")
    adventure(state)
    until(state, "deploy")
    assert state.turn == 2
    monster(state, 2, "krinx")
    monster(state, 0, "")
    adventure(state)
    until(state, "deploy")
    assert (state.turn, sum(state.panic)) == (3, 2)


def opened_by_dogor(players: int, **options: int | str | bool) -> LandsState:
    """Set a table up at Heroic, with Dogor as the first monster that is drawn for a region."""
    state = table(GAME, {"difficulty": "heroic", **options}, players)
    drawn = False
    while asked(state)[0] == -1 or asked(state)[1] == "clan":
        decision = state.pending[0]
        if asked(state)[1] == "clan":
            play(state, f"{asked(state)[0]}: {positions.options(state)[0]}")
        elif isinstance(decision, Draw) and decision.prompt == "monster" and "dogor" in decision.items and not drawn:
            drawn = True
            play(state, "chance: draw dogor")
        else:
            assert isinstance(decision, Draw | Roll)
            action, state.drawn = decision.sample(state.seed, state.drawn)
            play(state, f"chance: {action}")
    assert drawn
    return state


@pytest.mark.rule("ML-333", "ML-346", "ML-222", "ML-116")
@pytest.mark.parametrize(("players", "scenario"), [(3, 1), (2, 1), (1, 1), (1, 6)])
def test_a_dogor_that_the_setup_draws_opens_the_gates_in_the_first_turn_and_is_met_there(
    players: int, scenario: int
) -> None:
    state = opened_by_dogor(players, scenario=scenario) if players == 1 else opened_by_dogor(players)
    words = [state.cat.monster_ids[number] if number >= 0 else "" for number in state.monsters]
    assert words[2] == "dogor"
    assert bool(words[0])
    assert bool(words[1]) is (players > 2)
    assert (state.turn, sum(state.panic)) == (1, 0)
    seat = asked(state)[0]
    pool(state, seat, force=4)
    refresh(state)
    assert "deploy gates" in positions.options(state)
    who = next(state.cat.member_ids[one] for one in state.members[seat])
    play(state, f"{seat}: deploy gates\n{seat}: at 1\n{seat}: send {who}\n{seat}: add force\n{seat}: go")
    assert state.who[column("gates", 1)] == member(state, who)
    assert GAME.problems(state) == []


@pytest.mark.rule("ML-362", "ML-031", "ML-068", "ML-066")
def test_what_frostor_brews_after_he_was_sent_stays_on_the_board_and_finds_room_there() -> None:
    state = seated()
    hire(state, 0, "frostor")
    state.potion[0], state.venom[0] = 3, 2
    e = send(state, "region_a", 3, "frostor", force=1, venoms=1)
    pool(state, 0, force=1)
    refresh(state)
    play(state, "0: more\n0: talent frostor\n0: brew 0 1")
    assert (state.potion[0], state.venom[0], state.venoms[e]) == (3, 3, 1)
