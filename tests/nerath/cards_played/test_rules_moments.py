"""Moments of cards in Conquest of Nerath: in which window which card may come, who is asked there and who is not.

What each card does is proved beside this, deck by deck.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from taverne.engine.decisions import Choice
from taverne.games.nerath.box.card_tables import Timing
from taverne.games.nerath.box.vocabulary import UNITS, ScoreHits
from taverne.games.nerath.rules.cards.card_play import would_do
from taverne.games.nerath.rules.cards.effects.battle import cancellable, may_score
from taverne.games.nerath.rules.cards.effects.cards import pushable, unknown
from taverne.games.nerath.rules.cards.reactions import window
from taverne.games.nerath.rules.cards.standing_orders import BATTLE, OTHERS, ROUND, TURN
from taverne.games.nerath.rules.cards.timing import Candidates, may_come, may_lie
from taverne.games.nerath.state.game_state import FACE_UP, NerathState
from tests.nerath.cards import draw_phase, draws, offered, opens, script, to_roll
from tests.nerath.positions import (
    answer,
    attack,
    board,
    chest,
    guard,
    hand,
    hold,
    number,
    options,
    prompt,
    put,
    roll,
    ship,
    space,
    war,
)


def timing(table: NerathState, card: str) -> Timing:
    return table.cat.decks.timing[table.cat.card_index[card]]


@pytest.mark.rule("CN-336", "CN-341")
@pytest.mark.parametrize(
    ("windows", "names", "at_any_time", "found"),
    [
        (("any_time",), ("round_start",), True, True),
        (("any_time",), ("round_start",), False, False),
        (("any_time",), ("after_roll", "hits"), True, False),
        (("battle_start", "game_round_end"), ("battle_start",), False, True),
        (("battle_start", "game_round_end"), ("round_start",), True, False),
        ((), ("battle_start",), True, False),
    ],
)
def test_a_treasure_is_laid_in_its_windows_or_at_any_time_but_between_a_roll_and_its_hits(
    windows: tuple[str, ...], names: tuple[str, ...], at_any_time: bool, found: bool
) -> None:
    assert may_lie(windows, names, at_any_time) == found


@pytest.mark.rule("CN-081", "CN-096", "CN-341")
def test_a_card_of_a_phase_comes_where_a_phase_begins_or_ends_and_while_units_move() -> None:
    table = board()
    phase, any_time = timing(table, "risen_hulk"), timing(table, "emerald_blade_privateers")
    assert (phase.window, any_time.window) == ("phase", "any_time")
    for name in ("phase", "phase_end", "movement"):
        assert may_come(phase, (name,), False)
    for name in ("draw", "turn_start", "battle_start"):
        assert not may_come(phase, (name,), True)
        assert may_come(any_time, (name,), True)
        assert not may_come(any_time, (name,), False)
    assert not may_come(any_time, ("after_roll",), True)


def asked(table: NerathState) -> Iterator[tuple[int, str, list[str]]]:
    """Fight on with dice that miss, passing everywhere; give who is asked in which window what, for one round."""
    for _ in range(60):
        if not table.pending or prompt(table) == "continue":
            return
        decision = table.pending[0]
        if prompt(table) == "react":
            assert isinstance(decision, Choice)
            yield decision.seat, str((decision.data or {})["window"]).removeprefix("window-"), options(table)
            answer(table, "pass")
        else:
            roll(table, *[1] * len(decision.sides))  # type: ignore[union-attr]


@pytest.mark.rule("CN-443", "CN-052")
def test_who_takes_no_part_in_a_battle_plays_no_card_of_battles_and_is_not_asked_within() -> None:
    table = board()
    hand(table, "vailin", "arrow_volley", "rage")
    chest(table, "vailin", "vorpal_sword")
    attack(table, "karkoth", "nera", footsoldier=1)
    put(table, "nerath", "nera", footsoldier=1)
    found = [line for line in asked(war(table)) if line[0] == number("vailin")]
    assert found, "he may lay his sword before the battle"
    assert {window for _, window, _ in found}.isdisjoint({"round_start", "first_strike", "before_roll", "round_end"})
    assert not [line for _, _, lines in found for line in lines if line.startswith("play arrow") or "rage" in line]


@pytest.mark.rule("CN-443")
def test_a_card_for_battles_on_land_is_not_played_at_sea() -> None:
    table = board()
    hand(table, "nerath", "militia_defense")
    ship(table, "karkoth", "gulf_of_nera")
    ship(table, "nerath", "gulf_of_nera")
    assert not [lines for _, _, lines in asked(war(table)) if "play militia_defense" in lines]
    table = board()
    hand(table, "nerath", "militia_defense")
    attack(table, "karkoth", "nera", footsoldier=1)
    put(table, "nerath", "nera", footsoldier=1)
    assert [lines for _, _, lines in asked(war(table)) if "play militia_defense" in lines]


@pytest.mark.rule("CN-082")
def test_who_is_away_passes_in_a_window_and_no_more() -> None:
    table = board()
    hand(table, "karkoth", "risen_hulk", "shadow_crossing")
    put(table, "karkoth", "ashen_march", footsoldier=2)
    opens(table, "karkoth", "draw", "draw")
    decision = table.pending[0]
    assert isinstance(decision, Choice)
    assert str(decision.default) == "pass"


@pytest.mark.rule("CN-491", "CN-105")
def test_shadow_crossing_begins_in_a_land_of_ones_own_and_not_in_the_allys() -> None:
    table = board("alliances")
    hand(table, "karkoth", "shadow_crossing")
    hold(table, "iron_circle", "vale_of_chains")
    put(table, "karkoth", "vale_of_chains", footsoldier=3)
    assert not offered(draw_phase(table, "karkoth"), "play shadow_crossing")
    table = board("alliances")
    hand(table, "karkoth", "shadow_crossing")
    hold(table, "iron_circle", "vale_of_chains")
    put(table, "karkoth", "vale_of_chains", footsoldier=3)
    put(table, "karkoth", "ashen_march", footsoldier=3)
    script(draw_phase(table, "karkoth"), "play shadow_crossing")
    assert options(table) == ["to dread_marshes", "to skalgard", "to vale_of_chains"], "the one place to begin"


@pytest.mark.rule("CN-082")
@pytest.mark.parametrize("realm", range(4))
def test_the_orders_of_every_realm_end_at_their_time(realm: int) -> None:
    table = board()
    table.orders[realm] = BATTLE | TURN | ROUND | OTHERS
    window(table, "turn_start")
    left = OTHERS if realm == table.realm else ROUND | OTHERS
    assert table.orders == [left if other == realm else 0 for other in range(4)]


@pytest.mark.rule("CN-260", "CN-481")
def test_hits_are_scored_against_units_or_against_guardians() -> None:
    table = board()
    creeping = table.cat.card_index["creeping_doom"]
    effect = table.cat.decks.deeds[creeping][0]
    assert isinstance(effect, ScoreHits)
    attack(table, "karkoth", "nera", footsoldier=1)
    put(table, "nerath", "nera", footsoldier=1)
    war(table)
    assert may_score(table, number("karkoth"), creeping, effect)
    for unit in table.enemies(number("karkoth"), space(table, "nera")):
        table.remove_unit(unit)
    assert not may_score(table, number("karkoth"), creeping, effect)
    assert may_score(table, number("nerath"), creeping, effect)


@pytest.mark.rule("CN-497", "CN-217")
def test_a_fighter_aboard_who_withers_is_mere_cargo_and_attacks_no_more() -> None:
    table = board()
    hand(table, "karkoth", "withering_grasp")
    hand(table, "vailin", "emerald_blade_privateers")
    carrier = ship(table, "vailin", "corsair_sea", fighter=1)
    ship(table, "karkoth", "corsair_sea", fighter=1)
    war(table, "vailin")
    (hero,) = table.cargo(carrier)
    assert table.fight is not None
    assert hero in table.fight.force
    script(table, "play withering_grasp")
    assert table.kind[hero] == UNITS.index("footsoldier")
    assert prompt(table) == "react", "the battle has not begun"
    assert hero not in table.fight.force
    assert to_roll(table) == (8,), "the Warship alone"


@pytest.mark.rule("CN-095", "CN-443")
@pytest.mark.parametrize(
    "card",
    [
        "creeping_doom",
        "dragon_plague",
        "cloud_of_darkness",
        "battlefield_healer",
        "primal_surge",
        "natures_ally",
        "master_assassin",
        "withering_grasp",
        "sustained_push",
    ],
)
def test_what_works_in_battles_would_do_nothing_outside_one(card: str) -> None:
    table = board()
    put(table, "karkoth", "nera", footsoldier=1, fighter=1)
    number_of = table.cat.card_index[card]
    realm = table.cat.card_realm[number_of]
    for n in range(len(table.cat.decks.deeds[number_of])):
        assert not would_do(table, realm, number_of, n)


@pytest.mark.rule("CN-052", "CN-082")
def test_in_windows_within_others_outsiders_are_asked_for_what_belongs_there_alone() -> None:
    table = board()
    decks, realms = table.cat.decks, table.cat.card_realm
    sword, rage = table.cat.card_index["vorpal_sword"], table.cat.card_index["rage"]
    within = Candidates(decks, realms, ("round_start",))
    assert within.bound is not None
    assert (sword in within.lay, rage in within.events[number("vailin")]) == (True, True)
    assert (sword in within.bound.lay, rage in within.bound.events[number("vailin")]) == (False, True)
    assert Candidates(decks, realms, ("battle_start",)).bound is None


@pytest.mark.rule("CN-473")
def test_who_has_nobody_there_has_no_hit_to_cancel() -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", footsoldier=2)
    put(table, "vailin", "walking_wood", footsoldier=2)
    war(table)
    assert table.fight is not None
    table.fight.owed = [1, 2]
    assert [cancellable(table, realm) for realm in range(4)] == [1, 2, 0, 0]


@pytest.mark.rule("CN-535", "CN-188")
@pytest.mark.parametrize(("realm", "found"), [("nerath", True), ("iron_circle", False), ("karkoth", False)])
def test_a_pit_trap_is_for_hostile_explorers(realm: str, found: bool) -> None:
    table = board("alliances")
    hand(table, "iron_circle", "pit_trap")
    guard(table, "sunless_citadel", table.cat.token_ids[0])
    attack(table, realm, "sunless_citadel", fighter=1)
    assert offered(war(table, realm), "play pit_trap") == found


@pytest.mark.rule("CN-554")
def test_teleport_moves_one_unit_and_no_more() -> None:
    table = board()
    hand(table, "nerath", "teleport")
    put(table, "nerath", "nera", footsoldier=2, fighter=1)
    opens(table, "nerath", "movement", "phase_end")
    script(table, "play teleport")
    for _ in range(6):
        if prompt(table) in ("", "react"):
            break
        answer(table, options(table)[0])
    moved = [unit for unit in range(len(table.where)) if table.where[unit] != space(table, "nera")]
    assert len(moved) == 1
    assert prompt(table) in ("", "react")


@pytest.mark.rule("CN-562")
@pytest.mark.parametrize("realm", range(4))
def test_every_realm_knows_just_the_guardians_that_it_has_seen(realm: int) -> None:
    table = board()
    guard(table, "sunless_citadel", "", "")
    entrance = space(table, "sunless_citadel")
    assert unknown(table, realm) == [entrance]
    table.seen[0] = [1 << realm, 1 << realm]
    assert unknown(table, realm) == []
    assert [unknown(table, other) for other in range(4) if other != realm] == [[entrance]] * 3
    table.seen[0] = [1 << realm, 0]
    assert unknown(table, realm) == [entrance]
    table.seen[0] = [FACE_UP, FACE_UP]
    assert unknown(table, realm) == []


@pytest.mark.rule("CN-553", "CN-116")
def test_heroes_alone_push_on_into_the_first_dungeon() -> None:
    table = board()
    hold(table, "iron_circle", "stonemarch")
    attack(table, "nerath", "stonemarch", footsoldier=1, fighter=1)
    put(table, "iron_circle", "stonemarch", footsoldier=1)
    war(table, "nerath")
    realm = number("nerath")
    first = table.cat.first_dungeon
    assert [UNITS[table.kind[unit]] for unit in pushable(table, realm, first)] == ["fighter"]
    assert [UNITS[table.kind[unit]] for unit in pushable(table, realm, first - 1)] == ["footsoldier", "fighter"]


@pytest.mark.rule("CN-492", "CN-012")
def test_a_realm_that_is_named_by_shadow_plague_gives_up_a_unit_of_its_own() -> None:
    table = board("alliances")
    put(table, "vailin", "mistshade", footsoldier=1, dragon=1)
    put(table, "nerath", "mistshade", wizard=1)
    draws(table, "karkoth", "shadow_plague")
    while "name footsoldier" not in options(table):
        answer(table, "choose mistshade" if "choose mistshade" in options(table) else "realm vailin")
    assert options(table) == ["name footsoldier", "name dragon"]


@pytest.mark.rule("CN-539", "CN-473")
@pytest.mark.parametrize(("faces", "found"), [(1, False), (6, True)])
def test_a_healer_waits_for_a_hit(faces: int, found: bool) -> None:
    table = board()
    hand(table, "nerath", "battlefield_healer")
    attack(table, "karkoth", "nera", footsoldier=1)
    put(table, "nerath", "nera", footsoldier=2)
    script(war(table), (faces,), (1, 1))
    assert offered(table, "play battlefield_healer") == found


@pytest.mark.rule("CN-246", "CN-238")
def test_who_is_away_lets_the_first_die_of_the_guardians_go() -> None:
    table = board()
    guard(table, "sunless_citadel", *table.cat.token_ids[:3])
    attack(table, "karkoth", "sunless_citadel", fighter=1)
    war(table)
    for _ in range(20):
        if prompt(table) == "guardian-dice":
            break
        decision = table.pending[0]
        if isinstance(decision, Choice):
            answer(table, options(table)[0])
        else:
            roll(table, *decision.sides)  # type: ignore[union-attr]
    decision = table.pending[0]
    assert isinstance(decision, Choice)
    assert (decision.prompt, decision.default) == ("guardian-dice", decision.options[0])
