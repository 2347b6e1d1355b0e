"""Chapters 6 and 17 of Conquest of Nerath: event decks and hands (CN-084 to CN-100), treasures (CN-335 to CN-345)."""

from __future__ import annotations

from pathlib import Path

import pytest

from taverne.engine.decisions import Choice, Draw
from taverne.engine.frames import advance, apply
from taverne.engine.rng import Rng
from taverne.games.nerath.box.load import load
from taverne.games.nerath.rules.new_state import new_state
from taverne.games.nerath.rules.phases.course import Playing
from taverne.games.nerath.rules.phases.draw import TakingCard, TakingTreasure
from taverne.games.nerath.state.game_state import NerathState

from ..cards import discarded, draw_phase, draws, gold, offered, opens, script
from ..positions import (
    answer,
    attack,
    board,
    chest,
    count,
    draw,
    hand,
    hold_all,
    items,
    lay,
    number,
    options,
    points,
    prompt,
    put,
    run,
    settle,
    told,
    war,
)


def held(table: NerathState, realm: str) -> list[str]:
    return [table.cat.card_ids[card] for card in table.hand[number(realm)]]


@pytest.mark.rule("CN-084")
def test_the_active_realm_draws_one_card_of_its_own_deck() -> None:
    table = draw_phase(board(), "vailin")
    assert len(items(table)) == 20
    draw(table, "charge")
    assert held(table, "vailin") == ["charge"]
    assert [len(deck) for deck in table.deck] == [20, 19, 20, 20]
    settle(table)
    while prompt(table) == "react":
        answer(table, "pass")
    assert not table.pending, "one card only"


def test_an_owners_box_may_say_that_more_cards_are_drawn(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[draw]\ncards = 2\n", encoding="utf-8")
    table = draw_phase(new_state(load(mine), 4), "vailin")
    draw(table, "charge")
    draw(table, "rage")
    assert held(table, "vailin") == ["charge", "rage"]


@pytest.mark.rule("CN-084", "CN-052")
def test_only_the_player_sees_what_it_drew() -> None:
    table = draw_phase(board(), "vailin")
    draw(table, "charge")
    event = next(event for event in table.events or [] if event.kind == "event-drawn")
    assert event.reveals
    assert event.seen(1) == {"realm": "realm-vailin", "card": "event-charge"}
    assert event.seen(0) == event.seen(2) == {"realm": "realm-vailin", "card": "none"}


@pytest.mark.rule("CN-085", "CN-094")
def test_a_hand_may_hold_any_number_of_cards_for_any_time() -> None:
    table = board()
    kept = [word for word in table.cat.card_ids[20:40] if not table.cat.immediate[table.cat.card_index[word]]]
    for word in kept:
        run(table, TakingCard(number("vailin")))
        draw(table, word)
    assert held(table, "vailin") == kept
    assert len(kept) == 17


@pytest.mark.rule("CN-086", "CN-088")
def test_an_empty_deck_is_made_anew_of_the_discard_pile_when_a_card_must_be_drawn() -> None:
    table = board()
    table.discard[1], table.deck[1] = table.deck[1], table.deck[1][:1]
    table.discard[1].remove(table.deck[1][0])
    run(table, TakingCard(1))
    settle(table)
    assert (table.deck[1], len(table.discard[1])) == ([], 19), "not when the last card leaves it"
    table.stack.clear()
    run(table, TakingCard(1))
    assert len(items(table)) == 19
    assert table.discard[1] == []
    assert told(table, "deck-anew") == [{"realm": "realm-vailin"}]


@pytest.mark.rule("CN-087")
def test_with_deck_and_discard_pile_empty_no_card_is_drawn() -> None:
    table = board()
    hand(table, "vailin", *table.cat.card_ids[20:40])
    run(table, TakingCard(1))
    assert not table.pending
    assert told(table, "no-event-left") == [{"realm": "realm-vailin"}]
    assert len(table.hand[1]) == 20


@pytest.mark.rule("CN-089", "CN-093")
def test_a_card_to_be_played_at_once_is_resolved_and_cannot_be_declined() -> None:
    table = board()
    put(table, "iron_circle", "chain_port", dragon=1)
    draws(table, "iron_circle", "war_levy")
    assert count(table, "iron_circle", "chain_port") == {}, "it hurts, but it must be"
    assert held(table, "iron_circle") == []
    assert discarded(table, "iron_circle") == ["war_levy"]


@pytest.mark.rule("CN-065", "CN-066")
def test_immediate_cards_of_the_starting_hand_are_resolved_before_the_first_draw_in_the_owners_order() -> None:
    table = board()
    hand(table, "karkoth", "land_of_the_dead", "evil_never_sleeps")
    draw_phase(table, "karkoth")
    assert (prompt(table), options(table)) == ("card-order", ["play evil_never_sleeps", "play land_of_the_dead"])
    script(table, "play land_of_the_dead", "at skalgard", "at ashen_march")
    assert prompt(table) == "card-add", "then the other"
    answer(table, "at skalgard")
    assert isinstance(table.pending[0], Draw), "then the draw of the turn"


@pytest.mark.rule("CN-091")
def test_an_immediate_card_that_cannot_be_applied_is_discarded_and_not_replaced() -> None:
    table = board()
    hold_all(table, "vailin")
    draws(table, "nerath", "dragon_whelp")
    assert (held(table, "nerath"), discarded(table, "nerath")) == ([], ["dragon_whelp"])
    assert told(table, "card-in-vain") == [{"realm": "realm-nerath", "card": "event-dragon_whelp"}]
    assert not table.pending


@pytest.mark.rule("CN-095")
def test_a_card_without_any_effect_may_not_be_played() -> None:
    table = board()
    hand(table, "vailin", "combat_trained_crew", "charge")
    draw_phase(table, "vailin")
    assert "play charge" in options(table)
    assert "play combat_trained_crew" not in options(table), "there is no ship"


@pytest.mark.rule("CN-096")
def test_a_card_of_the_draw_phase_may_be_played_before_the_draw_or_after_it_when_just_drawn() -> None:
    table = board()
    hand(table, "vailin", "charge")
    draw_phase(table, "vailin")
    assert offered(table, "play charge"), "before the draw"
    script(table, "pass")
    draw(table, "favorable_winds")
    assert {"play charge", "play favorable_winds"} <= set(options(table))
    script(table, "play favorable_winds")
    assert [table.cat.card_ids[card] for card in table.lasting] == ["favorable_winds"]


@pytest.mark.rule("CN-097")
def test_a_played_card_lies_open_and_is_discarded_when_it_has_been_carried_out() -> None:
    table = board()
    hand(table, "nerath", "insurrection")
    opens(table, "nerath", "draw", "turn_start")
    answer(table, "play insurrection")
    card = table.cat.card_index["insurrection"]
    assert (table.shown, discarded(table, "nerath"), held(table, "nerath")) == ([card], [], [])
    answer(table, "at skalgard")
    assert (table.shown, discarded(table, "nerath")) == ([], ["insurrection"])


@pytest.mark.rule("CN-098")
def test_an_effect_goes_on_after_its_card_was_discarded() -> None:
    table = board()
    hand(table, "vailin", "rage")
    attack(table, "vailin", "ashen_march", fighter=1)
    put(table, "karkoth", "ashen_march", monster=2)
    script(war(table, "vailin"), "play rage", (1,), (1, 1), "continue")
    assert discarded(table, "vailin") == ["rage"]
    assert table.fight is not None
    assert table.fight.strike == 1, "First Strike in round 2, too"


@pytest.mark.rule("CN-099")
def test_a_realm_may_play_any_number_of_cards_in_one_window() -> None:
    table = board()
    hand(table, "vailin", "silverclaw_barbarians", "natures_ally", "summon_storm_elemental")
    attack(table, "karkoth", "walking_wood", monster=1)
    war(table)
    script(table, "play silverclaw_barbarians", "play natures_ally", "play summon_storm_elemental")
    assert sum(count(table, "vailin", "walking_wood").values()) == 4


@pytest.mark.rule("CN-100")
def test_the_decks_have_five_three_eight_and_four_immediate_cards() -> None:
    events = board().box.cards.event
    numbers = [
        [card.number for card in events if card.realm == realm and card.immediate]
        for realm in ("karkoth", "vailin", "iron_circle", "nerath")
    ]
    assert numbers == [[7, 8, 15, 16, 19], [30, 34, 38], [43, 50, 54, 55, 56, 57, 59, 60], [61, 66, 67, 79]]


# Treasures


@pytest.mark.rule("CN-335", "CN-332")
def test_a_treasure_taken_is_hidden_from_the_others() -> None:
    table = run(board(), TakingTreasure(0))
    assert len(items(table)) == 30
    draw(table, "vorpal_sword")
    assert table.chest[0] == [table.cat.card_index["vorpal_sword"]]
    event = (table.events or [])[-1]
    assert event.seen(0) == {"realm": "realm-karkoth", "card": "treasure-vorpal_sword"}
    assert event.seen(1) == {"realm": "realm-karkoth", "card": "none"}


@pytest.mark.rule("CN-333")
def test_an_empty_treasure_deck_gives_nothing() -> None:
    table = board()
    table.treasure_deck.clear()
    run(table, TakingTreasure(0))
    assert (table.pending, table.chest[0]) == ((), [])


@pytest.mark.rule("CN-336", "CN-338", "CN-344")
def test_the_owner_lays_a_treasure_face_up_when_it_likes_and_scores_then() -> None:
    table = board()
    chest(table, "karkoth", "vorpal_sword")
    opens(table, "vailin", "draw", "phase_end")
    script(table, "pass")
    assert points(table, "karkoth") == 0, "it may wait"
    opens(table, "vailin", "movement", "phase_end")
    script(table, "lay vorpal_sword")
    assert points(table, "karkoth") == 2
    assert told(table, "treasure-laid") == [{"realm": "realm-karkoth", "card": "treasure-vorpal_sword", "points": 2}]


@pytest.mark.rule("CN-339")
def test_a_power_works_once_when_the_card_is_laid() -> None:
    table = board()
    gold(table, karkoth=0)
    chest(table, "karkoth", "treasure_hoard")
    opens(table, "karkoth", "movement", "movement", "any_time")
    answer(table, "lay treasure_hoard")
    assert table.gold[0] == 3
    for phase in ("battles", "income"):
        opens(table, "karkoth", phase, "phase_end")
    assert table.gold[0] == 3


@pytest.mark.rule("CN-341")
def test_any_time_is_not_between_a_roll_and_its_hits() -> None:
    table = board()
    chest(table, "karkoth", "black_skull_sapphire")
    lay(table, "karkoth", "holy_avenger")
    attack(table, "karkoth", "walking_wood", monster=1, fighter=1)
    put(table, "vailin", "walking_wood", footsoldier=3)
    script(war(table), (12, 1), (1, 1, 1))
    assert isinstance(table.pending[0], Choice)
    assert (table.pending[0].data or {})["window"] == "window-after_roll"
    assert "use holy_avenger" in options(table)
    assert "lay black_skull_sapphire" not in options(table)
    script(table, "pass")
    assert count(table, "vailin", "walking_wood") == {"footsoldier": 2}
    assert offered(table, "lay black_skull_sapphire"), "afterwards it may be"


@pytest.mark.rule("CN-345", "CN-336")
def test_treasures_may_be_laid_at_the_end_of_a_round_before_victory_is_checked() -> None:
    table = board()
    chest(table, "vailin", "threefold_crown", "boots_of_speed", "horn_of_valhalla")
    opens(table, "nerath", "round_end", "game_round_end")
    script(table, "lay threefold_crown", "lay boots_of_speed", "lay horn_of_valhalla", "at vailindor")
    assert points(table, "vailin") == 5


@pytest.mark.rule("CN-337", "CN-340", "CN-342")
def test_treasures_in_play_stay_with_their_owner_to_the_end_of_the_game() -> None:
    table = board("alliances", seats=2, seed=5, limit=4)
    for card, word in enumerate(table.cat.card_ids[80:]):
        lay(table, ("karkoth", "vailin", "iron_circle", "nerath")[card % 4], word)
    before = [cards[:] for cards in table.laid]
    table.stack.append(Playing())
    advance(table)
    rng = Rng(5)
    while table.pending:
        settle(table)
        if table.pending:
            decision = table.pending[0]
            assert isinstance(decision, Choice)
            apply(table, decision.seat, decision.options[rng.below(len(decision.options))])
        assert table.laid == before
