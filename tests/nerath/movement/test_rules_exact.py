"""Moves of Conquest of Nerath to the last point: what a space costs, which units are told apart, what is left to go.

The chapters tell what each rule is; here a figure one off would be seen.
"""

from __future__ import annotations

import pytest

from taverne.engine.actions import Action
from taverne.engine.matches.idle import idle_answer
from taverne.games.nerath.box.vocabulary import AddGuardian
from taverne.games.nerath.game import ConquestOfNerath
from taverne.games.nerath.rules.battle.casualties import Suffering
from taverne.games.nerath.rules.cards.effects.add import may_add_guardian
from taverne.games.nerath.rules.cards.effects.cards import LookingAtDeck
from taverne.games.nerath.rules.movement.groups import take_action
from taverne.games.nerath.rules.movement.routes import steps
from taverne.games.nerath.rules.phases.setup import lay_unseen
from taverne.games.nerath.rules.phases.victory import check_round_end
from taverne.games.nerath.state.game_state import NerathState
from tests.nerath.cards import pass_windows, script
from tests.nerath.interplay.phases import buying, repositioning
from tests.nerath.positions import (
    answer,
    attack,
    board,
    bound_for,
    count,
    hold,
    moving,
    number,
    options,
    prompt,
    put,
    refused,
    run,
    ship,
    space,
    war,
)
from tests.nerath.refusals.test_refusals import why

GAME = ConquestOfNerath()


def costs(table: NerathState, unit: int) -> dict[str, int]:
    """Return what each space costs that a unit can move to."""
    return {table.cat.space_ids[there]: cost for there, cost in steps(table, unit).items()}


@pytest.mark.rule("CN-102", "CN-108", "CN-112")
def test_a_ship_pays_a_point_for_every_zone_and_never_comes_back_to_its_own() -> None:
    table = board()
    sailing = ship(table, "karkoth", "sea_of_mist")
    assert table.cat.movement[table.kind[sailing]] == 2
    assert costs(table, sailing) == {
        "karkothi_gulf": 1,
        "corsair_sea": 1,
        "icebound_sea": 2,
        "numoth_strait": 2,
        "altaran_gulf": 2,
        "emerald_bay": 2,
    }
    ship(table, "vailin", "corsair_sea")
    assert "altaran_gulf" not in costs(table, sailing)
    assert costs(table, sailing)["corsair_sea"] == 1
    table.moved[sailing] = 1
    assert set(costs(table, sailing)) == {"karkothi_gulf", "corsair_sea"}


@pytest.mark.rule("CN-102", "CN-110", "CN-116")
def test_a_hero_pays_a_point_for_every_land_and_for_an_entrance() -> None:
    table = board()
    fighter = put(table, "karkoth", "skalgard", fighter=1)[0]
    reached = costs(table, fighter)
    left = table.cat.movement[table.kind[fighter]]
    assert reached["ashen_march"] == 1
    assert "skalgard" not in reached
    assert max(reached.values()) == left
    assert reached.get("walking_wood") == (2 if left > 1 else None)
    assert reached.get("temple_of_elemental_evil") == (2 if left > 1 else None)
    assert "tarsembor" not in reached, "through an enemy land"


@pytest.mark.rule("CN-111", "CN-138")
@pytest.mark.parametrize("spent", [0, 2])
def test_cargo_of_ships_that_carry_different_loads_is_told_apart(spent: int) -> None:
    table = board()
    for carrier in (
        ship(table, "karkoth", "sea_of_mist", footsoldier=1),
        ship(table, "karkoth", "sea_of_mist", footsoldier=1, fighter=1),
    ):
        table.moved[carrier] = spent
    moving(table)
    answer(table, "select sea_of_mist")
    taken = [line for line in options(table) if line.startswith("take")]
    cargo = ["take footsoldier", "take footsoldier 2", "take fighter"]
    assert taken == (cargo if spent else [*cargo, "take warship", "take warship 2"])


@pytest.mark.rule("CN-111")
def test_units_that_have_moved_are_told_from_those_that_have_not() -> None:
    table = board()
    units = put(table, "karkoth", "skalgard", fighter=2, footsoldier=1)
    table.moved[units[0]] = 1
    table.moved[units[2]] = 0
    moving(table)
    answer(table, "select skalgard")
    taken = [line for line in options(table) if line.startswith("take")]
    assert taken[0] == "take footsoldier"
    assert "take fighter" in taken
    assert take_action(0, 11) == Action("take", ("footsoldier", 12))
    assert take_action(0, 12) == Action("take", ("footsoldier", 13))


@pytest.mark.rule("CN-101")
def test_only_who_is_asked_is_shown_orders_to_try() -> None:
    table = board()
    put(table, "karkoth", "skalgard", fighter=1)
    moving(table)
    answer(table, "select skalgard")
    assert len(GAME.tries(table, 0)) > 50
    assert GAME.tries(table, 1) == ()
    castle = board()
    put(castle, "karkoth", "skalgard", castle=1)
    buying(castle, "karkoth", 20)
    assert Action("buy", ("dragon",)) in GAME.tries(castle, 0)
    assert GAME.tries(castle, 1) == ()
    answer(castle, "buy footsoldier")
    assert Action("at", ("skalgard",)) in GAME.tries(castle, 0)


@pytest.mark.rule("CN-375", "CN-398", "CN-403")
def test_a_new_unit_with_one_place_is_placed_there_and_never_at_sea_or_below() -> None:
    table = board()
    put(table, "karkoth", "dol_thamar", castle=1)
    buying(table, "karkoth", 20)
    assert idle_answer(table, 0) is None
    answer(table, "buy footsoldier")
    assert options(table) == ["at dol_thamar", "back"]
    assert str(idle_answer(table, 0)) == "at dol_thamar"
    assert why(table, "at sea_of_mist") == "no-place-at-sea CN-398"
    assert why(table, "at sunless_citadel") == "no-place-at-sea CN-403"
    two = board()
    put(two, "karkoth", "dol_thamar", castle=1)
    put(two, "karkoth", "blisterforge", castle=1)
    buying(two, "karkoth", 20)
    answer(two, "buy footsoldier")
    assert idle_answer(two, 0) is None


@pytest.mark.rule("CN-356", "CN-136", "CN-358")
def test_a_hero_leaves_an_entrance_for_a_ship_only_where_one_lies() -> None:
    table = board()
    hold(table, "karkoth", "iron_citadel", "desert_of_desolation")
    put(table, "karkoth", "pyramid_of_amun_re", fighter=1)
    repositioning(table, "karkoth")
    answer(table, "select pyramid_of_amun_re")
    assert why(table, "board scorpion_sound") == "no-ship CN-136"
    assert why(table, "board iron_sound") == "not-beside CN-144"


@pytest.mark.rule("CN-161")
def test_a_landing_is_carried_out_where_nobody_says_otherwise() -> None:
    table = board()
    carrier = ship(table, "karkoth", "corsair_sea", footsoldier=1)
    ship(table, "karkoth", "corsair_sea")
    ship(table, "vailin", "corsair_sea")
    bound_for(table, carrier, "mistshade")
    put(table, "vailin", "mistshade", footsoldier=1)
    war(table)
    pass_windows(script(table, (8, 8), (1,)))
    assert prompt(table) == "landing"
    assert str(table.pending[0].default) == options(table)[0] == "land mistshade"  # type: ignore[union-attr]


@pytest.mark.rule("CN-270", "CN-271")
def test_in_a_divided_retreat_every_unit_that_differs_is_asked_for() -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", footsoldier=2, fighter=1)
    put(table, "vailin", "walking_wood", footsoldier=2)
    pass_windows(script(war(table), (1, 1, 1), (1, 1), "retreat", "divide"))
    places = options(table)
    assert len(places) == 2, "two lands, and nothing more to divide"
    answer(table, places[1])
    assert prompt(table) == "retreat-to", "the second Footsoldier follows, the Fighter may go elsewhere"
    answer(table, places[0])
    assert count(table, "karkoth", places[0].split()[1]) == {"fighter": 1}
    assert count(table, "karkoth", places[1].split()[1]) == {"footsoldier": 2}


@pytest.mark.rule("CN-563")
def test_cards_that_are_known_already_are_not_drawn_again() -> None:
    table = board()
    card = table.cat.card_index["crystal_ball"]
    table.top[0] = [table.deck[0].pop() for _ in range(3)]
    run(table, LookingAtDeck(0, card, 3))
    assert not table.pending or table.pending[0].seat >= 0


@pytest.mark.rule("CN-362", "CN-363")
def test_discarded_guardians_come_back_only_when_too_few_are_left() -> None:
    table = board()
    kept = len(table.token_pile)
    table.token_discard = [table.token_pile.pop()]
    assert lay_unseen(table, 0, kept - 1) == kept - 1
    assert len(table.token_discard) == 1
    assert lay_unseen(table, 1, 1) == 1
    assert table.token_discard == []
    assert lay_unseen(table, 1, 1) == 0


@pytest.mark.rule("CN-176", "CN-181")
@pytest.mark.parametrize("hits", [0, 1])
def test_allies_agree_on_hits_only_where_there_are_any(hits: int) -> None:
    table = board("alliances")
    put(table, "vailin", "vast_plains", footsoldier=2)
    put(table, "nerath", "vast_plains", footsoldier=2)
    run(table, Suffering(space(table, "vast_plains"), number("vailin"), hits))
    assert bool(table.pending) == bool(hits)


@pytest.mark.rule("CN-185", "CN-181")
@pytest.mark.parametrize(("keeper", "other"), [("vailin", "nerath"), ("nerath", "vailin")])
def test_who_holds_the_land_speaks_first_and_the_ally_agrees(keeper: str, other: str) -> None:
    table = board("alliances")
    hold(table, keeper, "vast_plains")
    put(table, "vailin", "vast_plains", footsoldier=2)
    put(table, "nerath", "vast_plains", fighter=2)
    suffering = Suffering(space(table, "vast_plains"), number("vailin"), 1)
    run(table, suffering)
    assert (suffering.realm, suffering.asking) == (number(keeper), number(other))
    assert table.pending[0].default == table.pending[0].options[0]  # type: ignore[union-attr]


@pytest.mark.rule("CN-446", "CN-455")
def test_a_guardian_is_added_while_one_token_lies_in_pile_or_discard() -> None:
    table = board()
    effect = AddGuardian(1)
    assert may_add_guardian(table, 0, 0, effect)
    table.token_discard = [table.token_pile.pop()]
    table.token_pile.clear()
    assert may_add_guardian(table, 0, 0, effect)
    table.token_discard.clear()
    assert not may_add_guardian(table, 0, 0, effect)


@pytest.mark.rule("CN-368", "CN-077")
def test_a_dragon_above_the_first_sea_zone_must_fly_home() -> None:
    table = board()
    assert space(table, "wailing_sea") == table.cat.lands
    put(table, "karkoth", "wailing_sea", dragon=1)
    repositioning(table, "karkoth")
    assert why(table, "done") == "must-move-first CN-077"


@pytest.mark.rule("CN-403", "CN-352")
def test_a_new_hero_enters_no_dungeon() -> None:
    table = board()
    put(table, "karkoth", "ashen_march", castle=1)
    buying(table, "karkoth", 20)
    for line in ("buy fighter", "at ashen_march", "select ashen_march"):
        answer(table, line)
    assert why(table, "to temple_of_elemental_evil") == "no-dungeon-now CN-403"


@pytest.mark.rule("CN-162", "CN-320")
def test_which_battle_and_which_amok_are_named_in_full() -> None:
    table = board()
    for land in ("walking_wood", "mistshade"):
        attack(table, "karkoth", land, monster=1)
        put(table, "vailin", land, footsoldier=1)
    war(table)
    assert prompt(table) == "battle"
    for line in ("dance", "fight", "fight mistshade walking_wood", "dance mistshade"):
        assert refused(table, line).key == "not-offered"
    assert why(table, "fight skalgard").startswith("no-battle")
    amok = board()
    attack(amok, "karkoth", "walking_wood", monster=1)
    put(amok, "vailin", "walking_wood", footsoldier=1)
    pass_windows(script(war(amok), (12,), (1,)))
    assert prompt(amok) == "amok"
    for line in ("dance", "amok monster", "dance monster mistshade"):
        assert refused(amok, line).key == "not-offered"


@pytest.mark.rule("CN-026", "CN-028", "CN-030")
@pytest.mark.parametrize(("extra", "rule"), [(0, "CN-030"), (1, "CN-028")])
def test_who_is_ahead_after_an_extra_round_or_by_choice_wins_by_its_rule(extra: int, rule: str) -> None:
    table = board()
    goal, _ = table.goal()
    table.points[0], table.points[1] = goal + 2, goal
    table.extra, table.higher = extra, True
    check_round_end(table)
    assert [event.rule for event in table.events or () if event.kind == "won"] == [rule]
    tied = board()
    tied.points[0] = tied.points[1] = goal
    check_round_end(tied)
    assert (tied.extra, tied.winner) == (1, -1)
