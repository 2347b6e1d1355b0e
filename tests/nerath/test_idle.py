"""What the table answers by itself in Conquest of Nerath: windows without a card that fits, places without a choice."""

from __future__ import annotations

import pytest

from taverne.engine.actions import Action
from taverne.engine.matches.idle import idle_answer, in_window
from taverne.games.nerath.state.game_state import DRAW, MOVEMENT, NerathState

from .cards import pass_windows
from .interplay.phases import continues_turn, takes_turn
from .positions import answer, attack, board, chest, draw, hand, lay, options, prompt, put, roll, ship, war


def given(table: NerathState) -> str:
    """What the table would answer for whoever is asked, nothing if it asks."""
    found = idle_answer(table, table.pending[0].seat)
    return "" if found is None else str(found)


def besieged(**units: int) -> NerathState:
    table = board()
    attack(table, "karkoth", "vast_plains", **units)
    put(table, "vailin", "vast_plains", footsoldier=3)
    return table


@pytest.mark.rule("CN-082")
def test_a_window_in_which_no_card_of_the_hand_fits_is_passed() -> None:
    table = besieged(footsoldier=3)
    hand(table, "karkoth", "animate_dead", "rampage")
    war(table)
    seen = 0
    for _ in range(40):
        if not table.pending or table.pending[0].seat < 0:
            break
        if prompt(table) == "react":
            plays = [line for line in options(table) if line.split()[0] in ("play", "lay", "use")]
            assert given(table) == ("" if plays else "pass")
            assert in_window(table, table.pending[0].seat)
            seen += 1
            answer(table, "pass")
        else:
            break
    assert seen


@pytest.mark.rule("CN-172", "CN-205")
def test_a_durable_unit_that_is_whole_withstands_the_hit() -> None:
    table = besieged(footsoldier=2, dragon=1)
    war(table)
    roll(table, 1, 1, 1)
    roll(table, 6, 1, 1)
    assert prompt(table) == "casualties"
    assert "lose footsoldier" in options(table)
    assert given(table) == "lose dragon"
    frame = table.stack[-1]
    assert frame.quiet(table, Action.parse("lose dragon")), "as the table would have done"
    assert not frame.quiet(table, Action.parse("lose footsoldier")), "that shows that somebody chose"


@pytest.mark.rule("CN-172", "CN-494", "CN-052")
def test_who_falls_is_asked_where_a_loss_would_serve_a_card_and_others_cannot_tell() -> None:
    for card in ("umbral_taint", "rampage"):
        table = besieged(footsoldier=2, dragon=1)
        hand(table, "karkoth", card)
        war(table)
        pass_windows(table)
        roll(table, 1, 1, 1)
        pass_windows(table)
        roll(table, 6, 6, 1)
        pass_windows(table)
        assert prompt(table) == "casualties"
        assert given(table) == ("" if card == "umbral_taint" else "lose dragon")
        assert in_window(table, 0), "the same time passes whatever is held"


@pytest.mark.rule("CN-172", "CN-583")
def test_who_falls_is_asked_where_a_wizard_would_strike_once_more() -> None:
    for wizards in (1, 0):
        table = besieged(footsoldier=2, dragon=1, wizard=wizards)
        lay(table, "karkoth", "staff_of_the_magi")
        war(table)
        if wizards:
            roll(table, 1)
        roll(table, 1, 1, 1)
        roll(table, 6, 1, 1)
        assert prompt(table) == "casualties"
        assert given(table) == ("" if wizards else "lose dragon")
        assert not in_window(table, 0), "the Staff lies there for all to see, and no other card is held"


@pytest.mark.rule("CN-172")
def test_who_falls_is_asked_where_nobody_withstands() -> None:
    table = besieged(footsoldier=2, monster=1)
    war(table)
    roll(table, 1, 1, 1)
    roll(table, 6, 1, 1)
    assert prompt(table) == "casualties"
    assert given(table) == ""
    assert not in_window(table, 0), "no card decides it"


@pytest.mark.rule("CN-172", "CN-486")
@pytest.mark.parametrize(("unit", "asked"), [("wizard", True), ("fighter", False)])
def test_who_falls_is_asked_for_the_sake_of_a_lich_only_where_a_wizard_might_fall(unit: str, asked: bool) -> None:
    table = board()
    hand(table, "karkoth", "lichdom")
    put(table, "karkoth", "ashen_march", dragon=1, **{unit: 1})
    attack(table, "vailin", "ashen_march", monster=2)
    pass_windows(war(table, "vailin"))
    if asked:
        roll(table, 1)
        pass_windows(table)
    roll(table, 6, 1)
    pass_windows(table)
    roll(table, *((1,) if asked else (1, 1)))
    pass_windows(table)
    assert prompt(table) == "casualties"
    assert given(table) == ("" if asked else "lose dragon")


@pytest.mark.rule("CN-172", "CN-582", "CN-005")
@pytest.mark.parametrize("own", [True, False])
def test_who_falls_is_asked_for_the_sake_of_the_rod_only_in_its_owners_turn(own: bool) -> None:
    table = board()
    table.gold[0] = 3
    lay(table, "karkoth", "rod_of_resurrection")
    land = "vast_plains" if own else "ashen_march"
    (attack if own else put)(table, "karkoth", land, dragon=1, fighter=1)
    (put if own else attack)(table, "vailin", land, monster=2)
    war(table, "karkoth" if own else "vailin")
    for faces in ((1, 1), (6, 1)) if own else ((6, 1), (1, 1)):
        pass_windows(table)
        roll(table, *faces)
    pass_windows(table)
    assert prompt(table) == "casualties"
    assert given(table) == ("" if own else "lose dragon")


def marching(table: NerathState) -> list[tuple[str, int]]:
    """Play Karkoth's turn on from a question of its own without a card: the windows it would be asked in, by phase."""
    found = []
    while table.pending and table.phase <= MOVEMENT:
        if prompt(table) == "react":
            mine = [line for line in options(table) if line.startswith(("play", "lay"))]
            if table.pending[0].seat == 0 and mine and not given(table):
                found.append((mine[0], table.phase))
            answer(table, "pass")
        elif prompt(table) == "movement":
            assert {"play risen_hulk", "lay threefold_crown"} & set(options(table)), "here it is offered"
            answer(table, "done")
        else:
            draw(table, "despoil")
    return found


@pytest.mark.rule("CN-490", "CN-081", "CN-082")
def test_a_card_of_the_movement_phase_is_offered_among_the_moves_and_not_before_and_after_them_too() -> None:
    table = board()
    hand(table, "karkoth", "risen_hulk")
    put(table, "karkoth", "skalgard", footsoldier=1)
    assert marching(takes_turn(table, "karkoth")) == []


@pytest.mark.rule("CN-341", "CN-081", "CN-082")
def test_a_treasure_for_any_time_is_not_asked_about_right_before_and_right_after_the_moves() -> None:
    table = board()
    chest(table, "karkoth", "threefold_crown")
    put(table, "karkoth", "skalgard", footsoldier=1)
    assert marching(takes_turn(table, "karkoth")) == [], "among the moves it is offered anyway"


@pytest.mark.rule("CN-096", "CN-082")
def test_a_card_of_the_draw_phase_is_asked_about_once_when_the_drawn_card_is_known() -> None:
    table = board()
    hand(table, "karkoth", "shadow_crossing", "risen_hulk")
    put(table, "karkoth", "skalgard", footsoldier=2)
    put(table, "karkoth", "ashen_march", footsoldier=2)
    assert marching(takes_turn(table, "karkoth")) == [("play shadow_crossing", DRAW)]
    assert len(table.hand[0]) == 3, "the draw has been made"


@pytest.mark.rule("CN-336", "CN-340", "CN-082")
def test_a_treasure_that_serves_at_the_start_of_a_turn_is_asked_about_there() -> None:
    table = board()
    chest(table, "karkoth", "crystal_ball")
    put(table, "karkoth", "skalgard", footsoldier=1)
    takes_turn(table, "karkoth")
    assert prompt(table) == "react"
    assert given(table) == ""


@pytest.mark.rule("CN-490", "CN-082")
def test_what_another_plays_after_the_moves_brings_the_question_back() -> None:
    table = board()
    hand(table, "karkoth", "risen_hulk")
    hand(table, "nerath", "teleport")
    put(table, "karkoth", "skalgard", footsoldier=1)
    put(table, "nerath", "sarthel", fighter=1)
    continues_turn(table, "karkoth", "move")
    answer(table, "done")
    assert (table.pending[0].seat, given(table)) == (0, "pass")
    answer(table, "pass")
    pass_windows(table, "play teleport")
    answer(table, "play teleport", "to nera")
    pass_windows(table, "play risen_hulk")
    assert (table.pending[0].seat, given(table)) == (0, ""), "something has happened since"


@pytest.mark.rule("CN-490", "CN-499", "CN-082")
def test_a_card_that_only_the_end_of_the_moves_allows_is_asked_about_there() -> None:
    table = board()
    hand(table, "vailin", "blockade")
    chest(table, "vailin", "threefold_crown")
    ship(table, "vailin", "corsair_sea")
    put(table, "karkoth", "skalgard", footsoldier=1)
    continues_turn(table, "vailin", "move")
    answer(table, "done")
    assert (table.pending[0].seat, given(table)) == (1, ""), "the Blockade is new here"
