"""Definitions, players and setup of Conquest of Nerath: chapters 1, 3 and 4.
Turns are in test_rules_course."""

from __future__ import annotations

import pytest

from taverne.engine.game import OptionError
from taverne.games.nerath.box.catalogue import CASTLE, NONE
from taverne.games.nerath.box.vocabulary import REALMS, UNITS
from taverne.games.nerath.invariants import find_problems
from taverne.games.nerath.rules.battle.dungeons import Looting
from taverne.games.nerath.rules.movement.movement import Moving
from taverne.games.nerath.rules.phases.course import TakingTurn
from taverne.games.nerath.rules.phases.reinforcement import Reinforcing
from taverne.games.nerath.state.game_state import DRAW, NerathState
from tests.nerath.cards import gold
from tests.nerath.phases.beginnings import GAME, dealt, fresh, pass_windows
from tests.nerath.positions import (
    answer,
    asker,
    attack,
    board,
    count,
    draw,
    guard,
    hand,
    items,
    lay,
    number,
    options,
    prompt,
    put,
    refused,
    run,
    settle,
    space,
    told,
    turn,
    war,
)


def offered(table: NerathState) -> list[str]:
    """Return what is offered now, nothing if chance is asked."""
    return options(table) if table.pending[0].seat >= 0 else []


# Definitions


@pytest.mark.rule("CN-001", "CN-049")
def test_each_realm_has_its_own_gold_cards_treasures_and_points_even_under_one_player() -> None:
    table = board("alliances", seats=2)
    assert table.seat(number("karkoth")) == table.seat(number("iron_circle"))
    assert [table.gold[realm] for realm in range(4)] == [10, 11, 12, 13]
    for cards in (table.hand, table.deck, table.discard, table.chest, table.laid):
        assert len({id(pile) for pile in cards}) == 4
    for realm in range(4):
        assert {table.cat.card_realm[card] for card in table.deck[realm]} == {realm}


@pytest.mark.rule("CN-005")
def test_a_card_for_ones_own_turn_waits_for_the_turn_of_its_realm_even_under_one_player() -> None:
    table = board("alliances", seats=2)
    hand(table, "karkoth", "walking_dead")
    turn(table, "iron_circle", "draw")
    run(table, TakingTurn())
    assert "play walking_dead" not in offered(table)
    table.stack.clear()
    turn(table, "karkoth", "draw")
    run(table, TakingTurn())
    assert "play walking_dead" in options(table)


@pytest.mark.rule("CN-006", "CN-008", "CN-434")
def test_a_castle_is_a_unit_so_its_land_is_not_empty() -> None:
    table = board()
    land = space(table, "mistshade")
    assert table.empty(land)
    (castle,) = put(table, "vailin", "mistshade", castle=1)
    assert not table.empty(land)
    assert table.enemies(number("karkoth"), land) == [castle]
    assert table.castle(land) == castle


@pytest.mark.rule("CN-007", "CN-259")
def test_guardians_are_no_units() -> None:
    table = board()
    guard(table, "vault_of_the_drow", "", "")
    at = space(table, "vault_of_the_drow")
    assert table.here[at] == []
    assert table.enemies(number("karkoth"), at) == []


@pytest.mark.rule("CN-010", "CN-011")
def test_friendly_lands_include_the_allys_controlled_ones_do_not() -> None:
    table = board("alliances")
    land = space(table, "iron_citadel")
    assert table.friendly_land(number("karkoth"), land)
    assert table.holder[land] != number("karkoth")
    alone = board("free_for_all")
    assert not alone.friendly_land(number("karkoth"), land)


@pytest.mark.rule("CN-014")
def test_the_supply_of_units_is_unlimited_and_numbers_are_used_again() -> None:
    table = board()
    (one,) = put(table, "karkoth", "skalgard", fighter=1)
    table.moved[one], table.mark[one] = 2, 8
    table.remove_unit(one)
    units = put(table, "karkoth", "skalgard", footsoldier=60)
    assert count(table, "karkoth", "skalgard") == {"footsoldier": 60}
    assert units[0] == one
    assert (table.moved[one], table.mark[one], table.ship[one]) == (0, 0, NONE)


@pytest.mark.rule("CN-016")
def test_two_hostile_sides_in_a_space_after_the_battles_are_a_broken_invariant() -> None:
    table = board()
    put(table, "vailin", "skalgard", footsoldier=1)
    put(table, "karkoth", "skalgard", footsoldier=1)
    turn(table, "karkoth", "battles")
    assert not any("CN-016" in problem for problem in find_problems(table))
    turn(table, "karkoth", "reposition")
    assert any("CN-016" in problem for problem in find_problems(table))


# Players


@pytest.mark.parametrize(
    ("seats", "realms", "allied"),
    [
        pytest.param(2, (0, 1, 0, 1), {(0, 0), (1, 1)}, marks=pytest.mark.rule("CN-041", "CN-042")),
        pytest.param(3, (1, 0, 2, 0), {(1, 2), (0, 0)}, marks=pytest.mark.rule("CN-043", "CN-044")),
        pytest.param(4, (0, 1, 2, 3), {(0, 2), (1, 3)}, marks=pytest.mark.rule("CN-045", "CN-046")),
    ],
)
def test_players_run_their_realms(seats: int, realms: tuple[int, ...], allied: set[tuple[int, int]]) -> None:
    table = board("alliances", seats=seats)
    assert table.seat_for == realms
    sides = [("karkoth", "iron_circle"), ("vailin", "nerath")]
    assert {(table.seat(number(one)), table.seat(table.ally(number(one)))) for one, _ in sides} == allied
    for one, two in sides:
        assert table.ally(number(one)) == number(two)
        assert not table.hostile(number(one), number(two))
    assert all(table.hostile(number(one), number(two)) for one in sides[0] for two in sides[1])


@pytest.mark.rule("CN-048")
def test_free_for_all_is_for_four() -> None:
    assert GAME.check({"mode": "free_for_all"}, 4)["mode"] == "free_for_all"
    for seats in (2, 3):
        with pytest.raises(OptionError) as caught:
            GAME.check({"mode": "free_for_all"}, seats)
        assert caught.value.key == "option-free-for-all"
        assert GAME.check({"mode": "alliances"}, seats)["mode"] == "alliances"


@pytest.mark.rule("CN-049")
def test_a_player_of_two_realms_takes_their_turns_one_by_one_with_separate_gold_cards_and_limits() -> None:
    table = board("alliances", seats=2)
    put(table, "karkoth", "skalgard", castle=1, footsoldier=1)
    put(table, "iron_circle", "altara", castle=1, footsoldier=1)
    hand(table, "karkoth", "acid_breath")
    hand(table, "iron_circle", "fire_shield")
    lay(table, "iron_circle", "horseshoes_of_speed")
    gold(table, karkoth=9, iron_circle=1)
    for own, land, other, foreign in (
        ("karkoth", "skalgard", "altara", "fire_shield"),
        ("iron_circle", "altara", "skalgard", "acid_breath"),
    ):
        turn(table, own)
        run(table, Moving())
        assert asker(table) == 0, "one player"
        assert options(table) == [f"select {land}", "done"]
        assert refused(table, f"select {other}").key == "no-units-there"
        assert refused(table, f"play {foreign}").key == "card-not-held"
        answer(table, "done")
    turn(table, "karkoth", "reinforcement")
    run(table, Reinforcing())
    assert "buy dragon" in options(table)
    answer(table, "buy footsoldier", "at skalgard", "done")
    assert (table.gold[number("karkoth")], table.gold[number("iron_circle")]) == (8, 1)
    turn(table, "iron_circle", "reinforcement")
    run(table, Reinforcing())
    assert "buy footsoldier" in options(table)
    assert refused(table, "buy siege_engine").rule == "CN-370", "the gold of the other realm buys nothing here"


@pytest.mark.rule("CN-052", "CN-053")
def test_hands_are_hidden_from_all_others_but_counted() -> None:
    table = board("alliances")
    hand(table, "karkoth", "acid_breath", "creeping_doom")
    own = GAME.table(table, 0).realms[0]
    assert own.hand_count == 2
    assert len(own.hand) == 2
    for seat in (1, 2, 3, -3):
        seen = GAME.table(table, seat).realms[0]
        assert (seen.hand_count, seen.hand) == (2, ()), "not even the ally sees them"


# Setup


@pytest.mark.rule("CN-054", "CN-055", "CN-056")
def test_the_printed_units_stand_on_the_board() -> None:
    table = fresh()
    for land in table.box.cards.land:
        wanted = {word: getattr(land.start[0].units, word) for word in UNITS if getattr(land.start[0].units, word)}
        assert count(table, land.owner, land.id) == wanted
        assert table.holder[space(table, land.id)] == number(land.owner)
        assert wanted
    for dungeon in table.box.cards.dungeon:
        assert table.here[space(table, dungeon.id)] == []
    empty = [sea.id for sea in table.box.cards.sea if not table.here[space(table, sea.id)]]
    assert "wailing_sea" in empty
    assert count(table, "karkoth", "karkothi_gulf") == {"storm_elemental": 1, "warship": 2}
    assert [land for land, builder in enumerate(table.builder) if builder != NONE] == sorted(
        table.where[unit] for unit, kind in enumerate(table.kind) if kind == CASTLE
    )


@pytest.mark.rule("CN-057", "CN-067")
def test_realms_begin_with_their_gold_and_without_points_or_treasures() -> None:
    table = fresh()
    assert table.gold == [10, 11, 12, 13]
    assert table.points == [0, 0, 0, 0]
    assert table.chest == table.laid == [[], [], [], []]


@pytest.mark.rule("CN-059", "CN-060")
def test_each_realm_draws_two_of_its_own_twenty_events() -> None:
    table = fresh()
    for realm in range(4):
        drawn = items(table)
        assert len(drawn) == 20
        assert {table.cat.card_realm[table.cat.card_index[str(word)]] for word in drawn} == {realm}
        draw(table, drawn[3], drawn[17])
        assert len(table.hand[realm]) == 2
        assert len(table.deck[realm]) == 18
    assert [data["n"] for data in told(table, "first-hand")] == [2, 2, 2, 2]
    assert all(data["cards"] == [] for data in told(table, "first-hand")), "nobody else sees which"


@pytest.mark.rule("CN-061")
def test_the_realms_hold_their_own_lands_at_the_start() -> None:
    table = fresh()
    assert table.holder == [REALMS.index(land.owner) for land in table.box.cards.land]
    assert [table.holder.count(realm) for realm in range(4)] == [15, 13, 13, 14]


@pytest.mark.rule("CN-062", "CN-063")
def test_a_guardian_that_nobody_has_seen_lies_on_every_entrance_until_heroes_come() -> None:
    table = dealt(("acid_breath", "creeping_doom"))
    for seat in (0, 1, 2, 3, -3):
        entrances = GAME.table(table, seat).spaces[-8:]
        assert [entry.tokens for entry in entrances] == [("",)] * 8, "one face down, and nobody knows which"
    table.stack.clear()
    first, second = (table.cat.space_ids[table.cat.first_dungeon + d] for d in (0, 1))
    attack(table, "karkoth", first, fighter=1)
    assert items(war(table)) == tuple(sorted_tokens(table)), "any of the thirty may lie there"
    assert len(items(table)) == 30
    draw(table, "ogre")
    pass_windows(table)
    assert GAME.table(table, 1).spaces[-8].tokens == ("ogre",), "now all see it"
    table.stack.clear()
    table.fight = None
    attack(table, "karkoth", second, fighter=1)
    table.tokens[0], table.seen[0] = [], []
    assert len(items(war(table))) == 29, "the one that was turned up lies no longer unseen"


def sorted_tokens(table: NerathState) -> list[str]:
    return [table.cat.token_ids[token] for token in sorted(table.token_pile)]


@pytest.mark.rule("CN-064")
def test_all_treasures_are_one_common_deck_that_realms_draw_from_in_turn() -> None:
    table = fresh()
    settle(table)
    table.stack.clear()
    run(table, Looting(number("vailin"), 0, table.cat.first_dungeon))
    first = items(table)
    assert len(first) == 30
    draw(table, first[0])
    run(table, Looting(number("nerath"), 0, table.cat.first_dungeon))
    assert items(table) == first[1:], "what one realm took nobody else can"


@pytest.mark.rule("CN-065")
def test_an_immediate_card_of_the_first_hand_is_resolved_before_the_first_draw() -> None:
    table = dealt(("evil_never_sleeps", "acid_breath"))
    assert table.phase == DRAW
    pass_windows(table)
    assert len(table.deck[0]) == 18, "nothing is drawn yet"
    assert table.pending[0].seat == 0
    assert prompt(table) != "movement"
    assert table.cat.card_index["evil_never_sleeps"] not in table.hand[0], "it is being played"


@pytest.mark.rule("CN-066")
def test_the_owner_chooses_the_order_of_two_immediate_cards() -> None:
    table = pass_windows(dealt(("evil_never_sleeps", "land_of_the_dead")))
    assert asker(table) == 0
    assert {line for line in options(table) if line.startswith("play")} == {
        "play evil_never_sleeps",
        "play land_of_the_dead",
    }


@pytest.mark.rule("CN-068", "CN-069", "CN-070", "CN-071", "CN-072")
def test_the_map_is_what_the_rules_say() -> None:
    table = fresh()
    assert NONE not in table.holder, "no land is neutral"
    assert len(set(table.cat.capital)) == 4
    for realm, capital in enumerate(table.cat.capital):
        assert table.holder[capital] == realm
        assert table.castle(capital) != NONE
    assert table.cat.space_ids[table.cat.capital[number("karkoth")]] == "karkothi_thronehold"
    for land in ("winterbole_forest", "nentir_vale"):
        assert table.holder[space(table, land)] == number("nerath")
