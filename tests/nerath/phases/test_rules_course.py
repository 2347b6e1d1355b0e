"""The course of a turn in Conquest of Nerath: chapter 5.
Phases have tests of their own; so have setup and victory."""

from __future__ import annotations

import pytest

from taverne.engine.actions import Action
from taverne.engine.decisions import Choice
from taverne.engine.frames import advance
from taverne.engine.matches.match import Match
from taverne.games.nerath.box.catalogue import NONE
from taverne.games.nerath.box.vocabulary import REALMS
from taverne.games.nerath.rules.cards.reactions import window
from taverne.games.nerath.rules.phases.course import TakingTurn
from taverne.games.nerath.rules.phases.reposition import Repositioning
from taverne.games.nerath.state.game_state import PHASE_WORDS, REPOSITION, NerathState
from tests.nerath.phases.beginnings import GAME, dealt, pass_windows
from tests.nerath.positions import (
    answer,
    asker,
    board,
    draw,
    guard,
    hand,
    hold,
    lay,
    number,
    options,
    put,
    refused,
    run,
    settle,
    ship,
    space,
    told,
    turn,
)


def phases(table: NerathState) -> list[str]:
    return [str(data["phase"]).removeprefix("phase-") for data in told(table, "phase")]


def last(table: NerathState) -> None:
    """Give the last answer to whatever is asked: done, or the like."""
    settle(table)
    if table.pending:
        answer(table, "pass" if "pass" in options(table) else options(table)[-1])


def in_movement() -> Match[NerathState]:
    """Return a match in the first Movement phase."""
    match = Match.new(GAME, {"mode": "free_for_all"}, 4, seed=4)
    while match.state.pending[0].prompt != "movement":
        first = match.state.pending[0]
        assert isinstance(first, Choice)
        match.act(first.seat, first.options[0])
    return match


@pytest.mark.rule("CN-073", "CN-074", "CN-075", "CN-004")
def test_realms_take_turns_of_six_phases_in_a_fixed_order() -> None:
    table = dealt(("acid_breath", "creeping_doom"))
    while table.round < 3:
        last(table)
    turns = [str(data["realm"]) for data in told(table, "turn")]
    assert turns[:8] == [f"realm-{word}" for word in (*REALMS, *REALMS)]
    six = ["draw", "movement", "battles", "reposition", "reinforcement", "income"]
    assert phases(table)[:24] == six * 4


@pytest.mark.rule("CN-076", "CN-077")
def test_only_draw_and_income_cannot_be_left_out() -> None:
    table = dealt(("acid_breath", "creeping_doom"))
    before = [units[:] for units in table.here]
    pass_windows(table)
    draw(table, "despoil")
    while table.realm == 0:
        last(table)
    assert table.gold[0] == 10 + 15, "income came by itself"
    assert len(table.deck[0]) == 17, "and so did the card"
    assert table.here == before, "nothing else had to be done"


@pytest.mark.rule("CN-077")
def test_heroes_must_leave_a_dungeon_before_the_phase_is_done() -> None:
    table = board()
    put(table, "karkoth", "vault_of_the_drow", fighter=1)
    turn(table, "karkoth", "reposition")
    run(table, Repositioning())
    assert "done" not in options(table)
    assert refused(table, "done").rule == "CN-077"


@pytest.mark.rule("CN-078")
def test_a_finished_phase_is_not_reopened() -> None:
    match = in_movement()
    seat = match.state.pending[0].seat
    match.act(seat, Action("done"))
    assert match.state.pending[0].prompt != "movement"
    assert match.undo_point(seat) is None
    refusal = match.why_no_undo(seat)
    assert refusal is not None


@pytest.mark.rule("CN-079")
def test_the_start_of_a_turn_is_a_window_before_the_draw() -> None:
    table = board()
    hand(table, "karkoth", "walking_dead")
    turn(table, "karkoth", "draw")
    run(table, TakingTurn())
    assert "play walking_dead" in options(table)
    assert phases(table) == []
    assert len(table.deck[0]) == 19, "nothing is drawn yet"


@pytest.mark.rule("CN-080")
def test_the_owner_orders_what_it_uses_at_the_start_of_its_turn() -> None:
    table = board()
    hand(table, "karkoth", "walking_dead")
    powers = [
        card.id
        for card in table.box.cards.treasure
        if card.ability is not None and getattr(card.ability, "at", "") == "turn_start"
    ]
    lay(table, "karkoth", *powers[:4])
    put(table, "karkoth", "skalgard", monster=1, wizard=1, castle=1)
    put(table, "karkoth", "dol_thamar", monster=1)
    guard(table, "vault_of_the_drow", "")
    turn(table, "karkoth", "draw")
    run(table, TakingTurn())
    mine = [line for line in options(table) if line.startswith(("play", "use"))]
    assert len(mine) >= 3, "all at once, in any order"
    assert "play walking_dead" in mine


@pytest.mark.rule("CN-081")
def test_the_end_of_a_phase_is_a_window_before_the_next_phase() -> None:
    table = board()
    turn(table, "vailin")
    hand(table, "vailin", "blockade")
    put(table, "vailin", "corsair_sea", warship=1)
    put(table, "karkoth", "skalgard", footsoldier=1)
    table.stack.append(TakingTurn(at=TakingTurn.INDEX["move"]))
    advance(table)
    answer(table, "done")
    assert "play blockade" in options(table)
    assert phases(table) == ["movement"], "the battles have not begun"


@pytest.mark.rule("CN-082")
def test_in_a_window_the_active_realm_is_asked_first_then_the_others_in_turn_order() -> None:
    table = board()
    for realm in REALMS:
        card = next(
            card for card in table.treasure_deck if table.box.cards.treasure[card - 80].windows == ("any_time",)
        )
        table.treasure_deck.remove(card)
        table.chest[number(realm)].append(card)
    turn(table, "iron_circle")
    window(table, "phase_end")
    advance(table)
    asked = []
    while table.pending:
        asked.append(asker(table))
        answer(table, "pass")
    assert asked == [2, 3, 0, 1]


@pytest.mark.rule("CN-083")
def test_moves_are_taken_back_until_the_phase_is_closed() -> None:
    match = in_movement()
    seat = match.state.pending[0].seat
    before = match.game.save(match.state)
    steps = (
        "select skalgard",
        "take footsoldier",
        "to ashen_march",
        "select ashen_march",
        "take monster",
        "to mistshade",
    )
    for line in steps:
        match.act(seat, Action.parse(line))
    for _ in steps:
        match.undo(seat)
    assert match.game.save(match.state) == before
    match.act(seat, Action("done"))
    assert match.undo_point(seat) is None, "closed"


@pytest.mark.rule("CN-083", "CN-413")
def test_purchases_are_taken_back_until_the_phase_is_closed_even_the_last_one() -> None:
    match = in_movement()
    while match.state.pending[0].prompt != "reinforce":
        asked = match.state.pending[0]
        assert isinstance(asked, Choice)
        match.act(asked.seat, asked.default or asked.options[0])
    seat = match.state.pending[0].seat
    before = match.game.save(match.state)
    steps = ["buy dragon", "at karkothi_thronehold"] * 2
    for line in steps:
        match.act(seat, Action.parse(line))
    assert match.state.gold[0] == 0
    assert match.state.pending[0].prompt == "reinforce", "the phase does not close by itself"
    for _ in steps:
        match.undo(seat)
    assert match.game.save(match.state) == before


@pytest.mark.rule("CN-075")
def test_what_belongs_to_a_turn_is_forgotten_at_its_end() -> None:
    table = board()
    vessel = ship(table, "karkoth", "sea_of_mist", footsoldier=1)
    hold(table, "karkoth", "mistshade")
    table.won, table.built, table.cleared = [space(table, "mistshade")], [3], [2]
    table.moved[vessel], table.mark[vessel] = 2, 8
    table.aim[1] = table.origin[1] = 4
    table.stack.append(TakingTurn(at=TakingTurn.INDEX["end"]))
    advance(table)
    assert (table.won, table.built, table.cleared, table.lasting) == ([], [], [], [])
    assert (table.moved[vessel], table.mark[vessel], table.aim[1], table.origin[1]) == (0, 0, NONE, NONE)
    assert PHASE_WORDS[REPOSITION] == "reposition"
