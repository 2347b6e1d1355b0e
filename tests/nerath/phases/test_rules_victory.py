"""How Conquest of Nerath is won: goals at a round end, extra rounds, capitals at once, elimination, the round limit.
Points for conquests and treasures are in the tests of those chapters."""

from __future__ import annotations

import pytest

from taverne.engine.frames import advance
from taverne.games.nerath.box.catalogue import NONE
from taverne.games.nerath.box.figures import LENGTHS, MODES
from taverne.games.nerath.box.load import load
from taverne.games.nerath.rules.battle.casualties import destroy
from taverne.games.nerath.rules.battle.conquest import conquer
from taverne.games.nerath.rules.phases.course import Playing, TakingTurn
from taverne.games.nerath.rules.phases.victory import check_at_once, check_round_end, winners
from taverne.games.nerath.state.game_state import OVER, ROUND_END, NerathState
from tests.nerath.positions import (
    answer,
    board,
    chest,
    draw,
    hold,
    hold_all,
    lay,
    number,
    options,
    put,
    run,
    settle,
    space,
    told,
    turn,
)

CAPITALS = ("karkothi_thronehold", "vailindor", "iron_citadel", "mithralfast")
TREASURES = [card.id for card in load().cards.treasure]


def scored(mode: str, length: str, *points: int) -> NerathState:
    """Return a table at a round end with these points of Karkoth, Vailin, the Iron Circle and Nerath."""
    table = board(mode, length)
    table.points = [*points]
    return table


def judged(table: NerathState) -> int:
    check_round_end(table)
    return table.winner


def at_round_end(table: NerathState) -> NerathState:
    """Run the course of the game from the last realm's end of turn."""
    for realm in ("karkoth", "vailin", "iron_circle", "nerath"):
        put(table, realm, CAPITALS[number(realm)], castle=1)
    table.realm = 3
    table.stack.append(Playing(at=Playing.INDEX["next_realm"]))
    advance(table)
    return table


@pytest.mark.rule("CN-017", "CN-018", "CN-002", "CN-003")
def test_modes_and_lengths_are_settled_before_the_game() -> None:
    for mode in MODES:
        for length in LENGTHS:
            table = board(mode, length)
            assert (MODES[table.mode], LENGTHS[table.length]) == (mode, length)
    assert board("free_for_all").side == (0, 1, 2, 3)
    assert board("alliances").side == (0, 1, 0, 1)


@pytest.mark.rule("CN-019", "CN-020", "CN-022", "CN-023")
@pytest.mark.parametrize(
    ("mode", "length", "below", "reached"),
    [
        ("free_for_all", "short", (12, 12, 12, 12), (13, 12, 12, 12)),
        ("free_for_all", "medium", (19, 19, 19, 19), (20, 19, 19, 19)),
        ("alliances", "short", (12, 9, 7, 10), (12, 9, 8, 10)),
        ("alliances", "medium", (20, 20, 9, 9), (20, 20, 10, 9)),
    ],
)
def test_a_side_wins_with_its_points(mode: str, length: str, below: tuple[int, ...], reached: tuple[int, ...]) -> None:
    assert judged(scored(mode, length, *below)) == NONE
    assert judged(scored(mode, length, *reached)) == 0


@pytest.mark.rule("CN-021", "CN-024", "CN-034")
@pytest.mark.parametrize(("mode", "wanted"), [("free_for_all", 8), ("alliances", 12)])
def test_a_long_game_is_won_with_treasures_in_hand_or_in_play(mode: str, wanted: int) -> None:
    table = board(mode, "long")
    chest(table, "karkoth", *TREASURES[:5])
    lay(table, "karkoth", *TREASURES[5 : wanted - 1])
    assert judged(table) == NONE
    lay(table, "iron_circle" if mode == "alliances" else "karkoth", TREASURES[20])
    assert judged(table) == 0


@pytest.mark.rule("CN-025", "CN-026", "CN-027", "CN-029")
def test_two_sides_over_the_goal_play_one_more_round_as_long_as_they_are_equal() -> None:
    table = scored("free_for_all", "short", 14, 15, 3, 4)
    assert judged(table) == NONE, "not even with different totals"
    assert told(table, "extra-round") == [{"realms": ["realm-karkoth", "realm-vailin"]}]
    table.points = [16, 16, 3, 4]
    assert judged(table) == NONE
    table.points = [16, 16, 16, 4]
    assert judged(table) == NONE
    table.points = [16, 17, 17, 18]
    assert judged(table) == 3, "the highest, whoever it is"


@pytest.mark.rule("CN-028")
def test_after_an_extra_round_the_highest_total_wins() -> None:
    table = scored("free_for_all", "short", 14, 15, 3, 4)
    check_round_end(table)
    table.points = [18, 17, 3, 4]
    assert judged(table) == 0


@pytest.mark.rule("CN-030")
def test_with_the_option_the_higher_total_wins_at_the_first_check() -> None:
    table = scored("free_for_all", "short", 14, 15, 3, 4)
    table.higher = True
    assert judged(table) == 1
    table = scored("free_for_all", "short", 15, 15, 3, 4)
    table.higher = True
    assert judged(table) == NONE, "equal totals need a round more"
    assert not board().higher, "off by default"


@pytest.mark.rule("CN-031")
def test_a_tie_on_treasures_is_settled_in_the_same_way() -> None:
    table = board("free_for_all", "long")
    chest(table, "karkoth", *TREASURES[:8])
    chest(table, "vailin", *TREASURES[8:16])
    assert judged(table) == NONE
    assert judged(table) == NONE, "still equal"
    lay(table, "vailin", TREASURES[16])
    assert judged(table) == 1


@pytest.mark.rule("CN-032", "CN-033")
def test_a_long_game_ends_at_once_with_all_capitals() -> None:
    table = board("free_for_all", "long")
    for realm, capital in zip(("karkoth", "vailin", "iron_circle", "nerath"), CAPITALS, strict=True):
        put(table, realm, capital, castle=1)
    hold(table, "karkoth", "vailindor", "iron_citadel")
    check_at_once(table)
    assert table.winner == NONE
    conquer(table, number("karkoth"), space(table, "mithralfast"))
    assert table.winner == 0


@pytest.mark.rule("CN-033")
def test_whoever_has_lost_the_own_capital_does_not_rule_all() -> None:
    table = board("free_for_all", "long")
    for realm, capital in zip(("karkoth", "vailin", "iron_circle", "nerath"), CAPITALS, strict=True):
        put(table, realm, capital, castle=1)
    hold(table, "karkoth", "vailindor", "iron_citadel", "mithralfast")
    hold(table, "vailin", "karkothi_thronehold")
    check_at_once(table)
    assert table.winner == NONE
    hold(table, "karkoth", "karkothi_thronehold")
    check_at_once(table)
    assert table.winner == 0


@pytest.mark.rule("CN-024", "CN-032")
def test_allies_rule_the_capitals_together() -> None:
    table = board("alliances", "long")
    for realm, capital in zip(("karkoth", "vailin", "iron_circle", "nerath"), CAPITALS, strict=True):
        put(table, realm, capital, castle=1)
    hold(table, "karkoth", "vailindor")
    hold(table, "iron_circle", "mithralfast")
    check_at_once(table)
    assert table.winner == 0


@pytest.mark.rule("CN-032")
def test_capitals_end_no_short_game() -> None:
    table = board("free_for_all", "short")
    put(table, "vailin", "deep_havens", footsoldier=1)
    hold(table, "karkoth", *CAPITALS)
    check_at_once(table)
    assert table.winner == NONE


@pytest.mark.rule("CN-032")
def test_whatever_is_under_way_is_broken_off_when_somebody_has_won() -> None:
    table = at_round_end(board("free_for_all", "long"))
    assert table.phase != OVER
    table.winner = 2
    draw(table, "acid_breath")
    assert table.phase == OVER
    assert table.round == 2, "the rest of the round is not played"
    assert winners(table) == [2]


@pytest.mark.rule("CN-032", "CN-025")
def test_who_has_won_at_once_in_the_last_window_of_a_round_stays_the_winner() -> None:
    table = board()
    table.points = [0, 13, 0, 0]
    chest(table, "vailin", "vorpal_sword")
    at_round_end(table)
    assert table.phase == ROUND_END
    table.winner = 2
    answer(table, "pass")
    assert (table.phase, table.round, winners(table)) == (OVER, 1, [2])


@pytest.mark.rule("CN-032", "CN-040")
def test_lands_that_change_hands_later_change_no_winner() -> None:
    table = board("free_for_all", "long")
    table.winner = 2
    hold_all(table, "vailin")
    check_at_once(table)
    assert (table.winner, table.out) == (2, [1, 0, 1, 1])


@pytest.mark.rule("CN-032", "CN-078")
@pytest.mark.parametrize("step", ["before_movement", "before_reposition"])
def test_a_phase_that_ends_with_a_winner_is_the_last(step: str) -> None:
    table = board("free_for_all", "long")
    chest(table, "vailin", "vorpal_sword")
    put(table, "vailin", "vailindor", footsoldier=1)
    turn(table, "karkoth", "movement")
    hold(table, "karkoth", *CAPITALS)
    table.stack.append(Playing(at=Playing.INDEX["next_realm"]))
    run(table, TakingTurn(at=TakingTurn.INDEX[step]))
    assert (table.phase, table.round, winners(table)) == (OVER, 1, [0])


@pytest.mark.rule("CN-035")
def test_points_never_end_a_long_game() -> None:
    assert judged(scored("free_for_all", "long", 99, 0, 0, 0)) == NONE


@pytest.mark.rule("CN-036", "CN-004")
def test_points_are_counted_only_at_the_end_of_a_whole_round() -> None:
    table = board()
    for realm, capital in zip(("karkoth", "vailin", "iron_circle", "nerath"), CAPITALS, strict=True):
        put(table, realm, capital, castle=1)
    table.points[0] = 13
    check_at_once(table)
    assert table.winner == NONE
    table.realm = 0
    table.stack.append(Playing(at=Playing.INDEX["next_realm"]))
    advance(table)
    assert table.winner == NONE, "Karkoth's turn is over, not the round"
    assert table.realm > 0
    for _ in range(40):
        if not table.pending:
            break
        settle(table)
        if table.pending:
            answer(table, options(table)[-1])
    assert table.phase == OVER
    assert (table.winner, table.round) == (0, 1)


@pytest.mark.rule("CN-037")
def test_points_are_kept_when_the_land_is_lost_again() -> None:
    table = board()
    conquer(table, number("karkoth"), space(table, "mistshade"))
    assert table.points[0] == 1
    conquer(table, number("vailin"), space(table, "mistshade"))
    assert table.points[0] == 1


@pytest.mark.rule("CN-038")
def test_a_realm_without_lands_and_units_is_eliminated_and_has_no_turns() -> None:
    table = board()
    for land, holder in enumerate(table.holder):
        if holder == number("karkoth"):
            table.holder[land] = number("nerath")
    (last,) = put(table, "karkoth", "sea_of_mist", warship=1)
    check_at_once(table)
    assert table.out == [0, 0, 0, 0], "a ship is left"
    table.remove_unit(last)
    check_at_once(table)
    assert table.out == [1, 0, 0, 0]
    assert told(table, "eliminated") == [{"realm": "realm-karkoth", "seat": 0}]
    table.stack.append(Playing(at=Playing.INDEX["begin_round"]))
    advance(table)
    assert table.realm == number("vailin"), "Karkoth's turn is skipped"


@pytest.mark.rule("CN-038", "CN-312")
def test_a_realm_whose_land_is_freed_by_its_ally_is_back() -> None:
    table = board("alliances")
    for land, holder in enumerate(table.holder):
        if holder == number("karkoth"):
            table.holder[land] = number("vailin")
    check_at_once(table)
    assert table.out[0] == 1
    conquer(table, number("iron_circle"), space(table, "grimhaven"))
    assert table.out[0] == 0


@pytest.mark.rule("CN-039")
def test_points_and_treasures_of_an_eliminated_realm_still_count() -> None:
    table = scored("alliances", "short", 11, 0, 9, 0)
    table.out[0] = 1
    assert judged(table) == 0
    long = board("alliances", "long")
    chest(long, "karkoth", *TREASURES[:11])
    chest(long, "iron_circle", TREASURES[11])
    long.out[0] = 1
    assert judged(long) == 0


@pytest.mark.rule("CN-040")
@pytest.mark.parametrize("length", LENGTHS)
def test_the_last_side_left_wins_at_once(length: str) -> None:
    table = board("free_for_all", length)
    hold_all(table, "vailin")
    (last,) = put(table, "nerath", "gulf_of_nera", warship=1)
    check_at_once(table)
    if length != "long":
        assert table.winner == NONE
        table.remove_unit(last)
        check_at_once(table)
    assert table.winner == 1


@pytest.mark.rule("CN-040", "CN-038")
def test_a_realm_that_loses_its_last_unit_is_out_before_anything_else_is_fought() -> None:
    table = board()
    hold_all(table, "vailin")
    (last,) = put(table, "nerath", "gulf_of_nera", warship=1)
    table.stack.append(Playing(at=Playing.INDEX["next_realm"]))
    destroy(table, [last])
    advance(table)
    assert table.winner == number("vailin")
    assert table.phase == OVER


def test_the_limit_ends_a_game_for_whoever_leads_and_equals_share_it() -> None:
    table = board(limit=1)
    table.points = [3, 5, 5, 1]
    at_round_end(table)
    assert table.phase == OVER
    assert winners(table) == [1, 2]
    chest(table, "iron_circle", TREASURES[0])
    assert winners(table) == [2], "treasures break the tie"
    assert told(table, "shared") == [{"realms": ["realm-vailin", "realm-iron_circle"], "seats": [1, 2]}]
    table = board("alliances", limit=1)
    table.points = [3, 5, 5, 1]
    at_round_end(table)
    assert winners(table) == [0], "alliances add up"
    assert told(table, "won")[0]["how"] == "limit"


def test_without_a_limit_rounds_go_on() -> None:
    table = at_round_end(board())
    assert (table.phase == OVER, table.round) == (False, 2)
    table = at_round_end(board(limit=2))
    assert (table.phase == OVER, table.round) == (False, 2)


@pytest.mark.rule("CNX-17", "CN-026", "CN-028", "CN-029", "CN-345")
def test_two_sides_over_the_target() -> None:
    table = board()
    for realm, capital in zip(("karkoth", "vailin", "iron_circle", "nerath"), CAPITALS, strict=True):
        put(table, realm, capital, castle=1)
    chest(table, "vailin", "threefold_crown")
    table.points = [14, 15, 3, 4]
    table.round = 7
    table.realm = 3
    table.stack.append(Playing(at=Playing.INDEX["next_realm"]))
    advance(table)
    assert table.phase == ROUND_END, "Vailin is asked before the check"
    answer(table, "pass")
    assert table.winner == NONE
    assert table.round == 8
    table.stack.clear()
    table.points = [18, 16, 3, 4]
    table.realm = 3
    table.stack.append(Playing(at=Playing.INDEX["next_realm"]))
    advance(table)
    assert "lay threefold_crown" in options(table)
    answer(table, "lay threefold_crown")
    while table.pending and table.phase == ROUND_END:
        answer(table, "pass")
    assert table.points[1] == 19
    assert table.winner == number("vailin")
    assert table.phase == OVER
