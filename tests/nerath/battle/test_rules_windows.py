"""The window of reactions in Conquest of Nerath: its order (CN-082), who is asked (CN-052), standing orders."""

from __future__ import annotations

import pytest

from taverne.engine.decisions import Choice
from taverne.engine.frames import advance, apply, settle
from taverne.engine.rng import Rng
from taverne.games.nerath.box.catalogue import DRAGON, WIZARD
from taverne.games.nerath.game import ConquestOfNerath
from taverne.games.nerath.rules.cards.reactions import window
from taverne.games.nerath.rules.cards.standing_orders import OTHERS, UNTIL, WATCHED
from taverne.games.nerath.rules.movement.movement import Moving
from taverne.games.nerath.rules.phases.course import Playing
from taverne.games.nerath.state.game_state import NerathState
from taverne.games.nerath.view.table import table_view

from ..cards import opens, script, to_roll
from ..positions import (
    answer,
    attack,
    board,
    bound_for,
    chest,
    guard,
    hand,
    lay,
    number,
    options,
    prompt,
    put,
    refused,
    run,
    ship,
    turn,
    war,
)

GAME = ConquestOfNerath()


def asked(table: NerathState) -> tuple[int, str]:
    """Return who is asked, and in which window."""
    decision = table.pending[0]
    assert isinstance(decision, Choice)
    return decision.seat, str((decision.data or {}).get("window", ""))


@pytest.mark.rule("CN-082")
def test_the_active_realm_is_asked_first_then_the_others_until_all_pass_in_succession() -> None:
    table = board()
    for realm in ("karkoth", "vailin", "iron_circle", "nerath"):
        chest(table, realm, table.cat.card_ids[80 + 26 + number(realm)])
    opens(table, "iron_circle", "movement", "phase_end")
    order = []
    while table.pending:
        seat = asked(table)[0]
        order.append(seat)
        answer(table, options(table)[-1] if order == [2, 3, 0] else "pass")
    assert order == [2, 3, 0, 1, 2, 3], "Karkoth has laid its only treasure, so all others are asked once more"


@pytest.mark.rule("CN-082", "CN-099")
def test_a_realm_goes_on_playing_until_it_passes_and_then_everybody_is_asked_again() -> None:
    table = board()
    chest(table, "karkoth", "threefold_crown", "treasure_hoard")
    chest(table, "vailin", "vorpal_sword")
    opens(table, "karkoth", "movement", "phase_end")
    script(table, "pass")
    assert asked(table)[0] == 1
    script(table, "lay vorpal_sword")
    assert asked(table)[0] == 0, "Karkoth may answer"
    script(table, "lay threefold_crown", "lay treasure_hoard")
    assert not table.pending, "nobody could lay anything more"


@pytest.mark.rule("CN-052")
def test_who_is_asked_depends_on_what_everybody_sees_alone() -> None:
    seen = []
    for card in ("militia_defense", "teleport", "popular_uprising"):
        table = board()
        hand(table, "nerath", card)
        put(table, "nerath", "sarthel", footsoldier=1)
        attack(table, "iron_circle", "sarthel", footsoldier=1)
        war(table, "iron_circle")
        seen.append(asked(table))
    assert seen == [(3, "window-battle_start")] * 3, "whether the card it holds can be played or not"


@pytest.mark.rule("CN-052")
def test_a_realm_that_could_hold_nothing_for_the_moment_is_not_asked() -> None:
    table = board()
    hand(table, "nerath", "militia_defense")
    attack(table, "karkoth", "walking_wood", footsoldier=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    assert to_roll(war(table)) == (6,), "Nerath takes no part"
    known = board()
    hand(known, "karkoth", "lichdom")
    turn(known, "vailin", "movement")
    assert window(known, "turn_start") is None
    assert not known.stack, "all that Karkoth could play at the start of its own turn is not for this one"


@pytest.mark.rule("CN-052", "CN-097")
def test_a_card_on_the_discard_pile_is_held_by_nobody() -> None:
    table = board()
    hand(table, "vailin", "charge")
    ship(table, "vailin", "corsair_sea")
    assert asked(opens(table, "karkoth", "income", "phase_end"))[0] == 1, "it could be the Privateers"
    table.stack.clear()
    card = table.cat.card_index["emerald_blade_privateers"]
    table.deck[1].remove(card)
    table.discard[1].append(card)
    assert not opens(table, "karkoth", "income", "phase_end").pending


def windows_of_a_battle(realm: str) -> list[str]:
    """Return the windows of a battle of Karkoth against Vailin in which a realm that holds a treasure is asked."""
    table = board()
    chest(table, realm, "orb_of_storm")
    attack(table, "karkoth", "walking_wood", footsoldier=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    war(table)
    windows = []
    while table.fight is not None:
        if prompt(table) == "react":
            windows.append(asked(table)[1].removeprefix("window-"))
            answer(table, "pass")
        else:
            settle(table)
            if table.pending and prompt(table) == "continue":
                answer(table, "continue")
    return list(dict.fromkeys(windows))


@pytest.mark.rule("CN-052", "CN-341")
def test_whoever_takes_part_in_a_battle_with_a_treasure_is_asked_everywhere_but_after_a_roll() -> None:
    windows = windows_of_a_battle("vailin")
    assert {"battle_start", "round_start", "first_strike", "before_roll", "destroyed"} <= set(windows)
    assert "after_roll" not in windows


@pytest.mark.rule("CN-052", "CN-444")
def test_a_realm_that_takes_no_part_is_asked_at_the_start_and_the_end_of_a_battle() -> None:
    windows = windows_of_a_battle("nerath")
    assert windows[0] == "battle_start"
    assert set(windows[1:]) <= {"battle_won", "land_won"}
    assert len(windows) == 2


@pytest.mark.rule("CN-049")
def test_a_player_answers_for_each_of_its_realms() -> None:
    table = board("alliances", seats=2)
    chest(table, "karkoth", "threefold_crown")
    chest(table, "iron_circle", "vorpal_sword")
    opens(table, "vailin", "movement", "phase_end")
    assert (table.pending[0].seat, options(table)[-1]) == (0, "lay vorpal_sword")
    script(table, "pass")
    assert (table.pending[0].seat, options(table)[-1]) == (0, "lay threefold_crown")


# Standing orders


def with_chest() -> NerathState:
    """Nerath holds a treasure, so that it is asked in every window."""
    table = board()
    chest(table, "nerath", "threefold_crown")
    return table


def is_asked(table: NerathState, realm: str, phase: str, *names: str) -> bool:
    table.stack.clear()
    turn(table, realm, phase)
    window(table, *names)
    if not table.stack:
        return False
    advance(table)
    return bool(table.pending)


def test_an_order_for_the_turn_ends_with_the_turn() -> None:
    table = with_chest()
    opens(table, "karkoth", "movement", "phase_end")
    answer(table, "pass turn")
    assert not is_asked(table, "karkoth", "battles", "phase_end")
    assert not is_asked(table, "vailin", "draw", "turn_start"), "for an outsider there is nothing new yet"
    assert is_asked(table, "vailin", "draw", "phase_end")


def test_an_order_for_the_round_ends_with_ones_own_next_turn() -> None:
    table = with_chest()
    opens(table, "karkoth", "movement", "phase_end")
    answer(table, "pass round")
    for realm in ("vailin", "iron_circle"):
        assert not is_asked(table, realm, "draw", "turn_start")
        assert not is_asked(table, realm, "draw", "phase_end")
    assert is_asked(table, "nerath", "draw", "turn_start")


def test_an_order_for_the_battle_ends_with_it() -> None:
    table = with_chest()
    attack(table, "karkoth", "walking_wood", footsoldier=1)
    attack(table, "karkoth", "mistshade", footsoldier=1)
    for land in ("walking_wood", "mistshade"):
        put(table, "vailin", land, footsoldier=1)
    war(table)
    script(table, "fight walking_wood", "pass battle", (6,), (1,))
    assert asked(table)[1] == "window-battle_start", "asked again in the next battle"
    assert table.fight is not None
    assert table.fight.round == 0


def test_an_order_until_a_unit_fights_ends_when_such_a_unit_of_ones_own_fights() -> None:
    table = with_chest()
    opens(table, "karkoth", "movement", "phase_end")
    answer(table, "pass until dragon")
    assert not is_asked(table, "nerath", "draw", "turn_start"), "also in later turns"
    attack(table, "karkoth", "walking_wood", dragon=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    table.stack.clear()
    assert to_roll(war(table)) == (20,), "a Dragon of others does not count"
    table.stack.clear()
    table.fight = None
    attack(table, "nerath", "goblin_steppes", dragon=1)
    put(table, "iron_circle", "goblin_steppes", footsoldier=1)
    war(table, "nerath")
    assert asked(table) == (3, "window-battle_start")


def test_an_order_may_leave_what_concerns_the_realm() -> None:
    table = with_chest()
    opens(table, "karkoth", "movement", "phase_end")
    answer(table, "pass others")
    for _ in range(2):
        assert not is_asked(table, "vailin", "draw", "phase_end")
        assert is_asked(table, "nerath", "draw", "turn_start"), "it is never dropped by itself"
    assert is_asked(table, "nerath", "round_end", "game_round_end")
    table.stack.clear()
    attack(table, "karkoth", "walking_wood", footsoldier=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    assert to_roll(war(table)) == (6,), "a battle of others"
    table.stack.clear()
    table.fight = None
    attack(table, "iron_circle", "sarthel", footsoldier=1)
    war(table, "iron_circle")
    assert asked(table) == (3, "window-battle_start"), "the land attacked is Nerath's"


def test_an_attack_on_the_realm_concerns_it_at_the_end_of_movement() -> None:
    table = with_chest()
    table.orders[3] = OTHERS
    attack(table, "karkoth", "walking_wood", footsoldier=1)
    assert not is_asked(table, "karkoth", "movement", "phase_end"), "Vailin is attacked"
    attack(table, "karkoth", "winterbole_forest", footsoldier=1)
    assert is_asked(table, "karkoth", "movement", "phase_end")
    assert not is_asked(table, "karkoth", "battles", "phase_end")
    landing = with_chest()
    landing.orders[3] = OTHERS
    bound_for(landing, ship(landing, "karkoth", "midnight_sea", footsoldier=1), "moonstair")
    assert is_asked(landing, "karkoth", "movement", "phase_end")
    naval = with_chest()
    naval.orders[3] = OTHERS
    ship(naval, "nerath", "midnight_sea")
    attack(naval, "karkoth", "midnight_sea", warship=1)
    assert is_asked(naval, "karkoth", "movement", "phase_end")


def test_explorers_and_losses_concern_whoever_could_answer_them() -> None:
    table = board()
    table.orders = [OTHERS] * 4
    hand(table, "iron_circle", "pit_trap")
    guard(table, "tomb_of_horrors", "ogre")
    attack(table, "vailin", "tomb_of_horrors", fighter=1)
    war(table, "vailin")
    assert asked(table) == (2, "window-exploration")
    assert "play pit_trap" in options(table)


def test_what_another_seat_may_believe_of_a_window_is_that_it_is_open() -> None:
    table = with_chest()
    opens(table, "karkoth", "movement", "phase_end")
    for seat in range(3):
        guess = GAME.determinize(table, seat, Rng(5))
        assert table_view(guess, seat) == table_view(table, seat)
        assert guess.pending[0].seat == 3


def test_an_order_that_is_dropped_leaves_others_standing() -> None:
    table = with_chest()
    table.orders[3] = OTHERS | UNTIL << DRAGON | UNTIL << WIZARD
    attack(table, "nerath", "goblin_steppes", dragon=1)
    put(table, "iron_circle", "goblin_steppes", footsoldier=1)
    war(table, "nerath")
    assert table.orders[3] == OTHERS | UNTIL << WIZARD


def test_every_way_to_pass_is_offered_inside_and_outside_battles() -> None:
    table = with_chest()
    opens(table, "karkoth", "movement", "phase_end")
    until = [f"pass until {table.box.cards.unit[kind].id}" for kind in WATCHED]
    assert options(table) == ["pass", "pass turn", "pass round", "pass others", *until, "lay threefold_crown"]
    attack(table, "karkoth", "walking_wood", footsoldier=1)
    table.stack.clear()
    war(table)
    assert options(table)[:2] == ["pass", "pass battle"]


def test_orders_are_dropped_at_a_decision_of_ones_own() -> None:
    table = with_chest()
    opens(table, "karkoth", "movement", "phase_end")
    answer(table, "pass until dragon")
    table.stack.clear()
    put(table, "nerath", "nera", footsoldier=1)
    turn(table, "nerath")
    run(table, Moving())
    assert {"listen", "lay threefold_crown"} <= set(options(table)), "its own decisions are not silenced"
    answer(table, "listen")
    assert table.orders == [0, 0, 0, 0]
    assert "listen" not in options(table)


def seen_by_others(orders: bool, seed: int) -> list[object]:
    """Play with a fixed will; seat 3 passes for good, or each time. Return all that seats 0 to 2 see when asked."""
    table = board(seed=seed, limit=3)
    for realm, word in (("nerath", "threefold_crown"), ("nerath", "vorpal_sword"), ("vailin", "treasure_hoard")):
        chest(table, realm, word)
    lay(table, "karkoth", "holy_avenger")
    table.stack.append(Playing())
    advance(table)
    rng = Rng(seed)
    found: list[object] = []
    while table.pending:
        settle(table)
        if not table.pending:
            break
        decision = table.pending[0]
        assert isinstance(decision, Choice)
        if decision.prompt == "react" and decision.seat == 3:
            apply(table, 3, decision.options[2 if orders and len(found) % 3 else 0])
            continue
        plays = [option for option in decision.options if option.kind != "pass"] or list(decision.options)
        own = [option for option in plays if option.kind != "listen"] or list(decision.options)
        if decision.seat != 3:
            views = [table_view(table, seat) for seat in range(3)]
            found.append((views, [str(option) for option in decision.options], len(table.events or [])))
            assert table.events is not None
        apply(table, decision.seat, own[rng.below(len(own))])
    found.append([[event.seen(seat) for seat in range(3)] for event in table.events or []])
    return found


@pytest.mark.parametrize("seed", [1, 2])
def test_standing_orders_never_change_what_others_see(seed: int) -> None:
    assert seen_by_others(True, seed) == seen_by_others(False, seed)


@pytest.mark.rule("CN-214")
def test_a_card_of_the_start_of_a_battle_is_too_late_in_round_two() -> None:
    table = board()
    hand(table, "vailin", "silverclaw_barbarians")
    attack(table, "karkoth", "walking_wood", footsoldier=1)
    put(table, "vailin", "walking_wood", fighter=1)
    war(table)
    assert "play silverclaw_barbarians" in options(table)
    script(table, "pass", (1,), (1,), "continue")
    assert asked(table) == (1, "window-round_start"), "it could be Rage"
    assert "play silverclaw_barbarians" not in options(table)


def test_a_card_that_is_not_for_now_or_not_held_is_refused_with_its_reason() -> None:
    table = board()
    hand(table, "nerath", "militia_defense")
    chest(table, "nerath", "threefold_crown")
    opens(table, "karkoth", "movement", "phase_end")
    late = refused(table, "play militia_defense")
    assert (late.key, late.rule, late.data) == ("card-not-now", "CN-550", {"card": "event-militia_defense"})
    assert refused(table, "play teleport").key == "card-not-held"
    assert refused(table, "lay vorpal_sword").key == "card-not-held"
    assert refused(table, "play excalibur").key == "no-such-card"
    assert refused(table, "done").key == "not-offered"


@pytest.mark.rule("CN-095", "CN-340")
def test_a_card_that_would_do_nothing_and_a_treasure_that_is_spent_say_so() -> None:
    table = board()
    hand(table, "vailin", "arrow_volley", "natures_ally")
    put(table, "vailin", "walking_wood", monster=1)
    attack(table, "karkoth", "walking_wood", footsoldier=1)
    war(table)
    vain = refused(table, "play arrow_volley")
    assert (vain.key, vain.rule) == ("card-in-vain", "CN-095"), "there is no Footsoldier"
    lay(table, "vailin", "keoghtoms_ointment")
    table.used.append(table.cat.card_index["keoghtoms_ointment"])
    assert refused(table, "use keoghtoms_ointment").key == "card-used"


def test_cards_that_are_not_for_now_are_tried_by_their_holder_alone() -> None:
    table = board()
    hand(table, "nerath", "militia_defense")
    chest(table, "nerath", "threefold_crown")
    opens(table, "karkoth", "movement", "phase_end")
    assert [str(action) for action in GAME.tries(table, 3)] == ["play militia_defense", "lay threefold_crown"]
    assert GAME.tries(table, 0) == ()
