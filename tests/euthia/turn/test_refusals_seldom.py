"""Refusals of Euthia to who is not asked, who names nothing there is, or stands where nobody has won a fight yet.

Refusals that players meet are in ``test_refusals``.
"""

from __future__ import annotations

import pytest

from taverne import games
from taverne.games.euthia.rules.travel.movement import Teleporting
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.fights import arena, attacked, attacking, fight, met, on, strike, suffer
from tests.euthia.interplay.scenes import market, trading
from tests.euthia.positions import (
    acting,
    answer,
    at,
    board,
    equip,
    free,
    give,
    hand,
    lay,
    offered,
    options,
    prompt,
    refused,
    roll,
    run,
    settle,
    space,
    stand,
    started,
    tokens,
    trophy,
    why,
)
from tests.euthia.tales import tale

GAME = games.find("euthia")


def told(table: EuthiaState, line: str, seat: int) -> str:
    """Return the key of a refusal for a seat."""
    refusal = why(table, line, seat)
    assert refusal is not None
    return refusal.key


@pytest.mark.rule("EU-134", "EU-177", "EU-057", "EU-049")
def test_who_is_not_asked_is_told_just_that() -> None:
    before = met(arena())
    assert (prompt(before), told(before, "use healing_potion 1", 1)) == ("before-combat", "not-asked")
    assert refused(before, "dance") == ("not-offered", "EU-134")
    armed = attacking(heroes=("dral", "ael"))
    equip(armed, 0, "yew_bow")
    on(strike(armed), "attack")
    assert told(armed, "attack boar_splitter", 1) == "not-asked"
    assert GAME.tries(armed, 1) == ()
    turn = acting(board())
    assert told(turn, "walk mining", 1) == "not-asked"
    assert GAME.tries(turn, 1) == ()
    trade = trading(market(5))
    assert told(trade, "renew", 1) == "not-asked"
    assert GAME.tries(trade, 1) == ()


@pytest.mark.rule("EU-177", "EU-178", "EU-227", "EU-292", "EU-299")
def test_an_attack_names_a_weapon_that_is_worn_and_at_hand() -> None:
    table = attacking(heroes=("dral", "ael"))
    equip(table, 0, "yew_bow")
    waltz = equip(table, 0, "knife_waltz")
    on(strike(table), "attack")
    assert refused(table, "attack nothing") == ("not-offered", "EU-177")
    assert refused(table, "attack healing_potion") == ("not-offered", "EU-177")
    assert refused(table, "attack pilgrims_staff") == ("not-worn", "EU-292")
    assert refused(table, "attack knife_waltz") == ("needs-set", "EU-299")
    fight(table).sealed.append(waltz)
    assert refused(table, "attack knife_waltz") == ("sealed", "EU-227")


@pytest.mark.rule("EU-222", "EU-223")
def test_the_monsters_player_names_a_card_he_holds_and_has_chaos_for() -> None:
    table = attacked("goblin_archer")
    hand(table, 1, frenzy=1)
    fight(table).chaos = 1
    on(suffer(table), "monster-cards")
    assert refused(table, "card venom 1") == ("not-held", "EU-222")
    table = attacked("goblin_archer")
    hand(table, 1, frenzy=1)
    fight(table).chaos, fight(table).gaar = 0, 1
    on(suffer(table), "duel")
    assert table.pending[0].seat == 1
    assert refused(table, "card frenzy 1") == ("no-chaos", "EU-223")


@pytest.mark.rule("EU-301", "EU-278")
def test_a_use_names_a_piece_that_is_there_and_a_use_that_it_has() -> None:
    table = board()
    give(table, 1, "red_elixir")
    acting(table, 1)
    assert refused(table, "essence fire 1") == ("not-held", "EU-301")
    assert refused(table, "use red_elixir 9")[0] == "not-offered"
    assert refused(table, "use red_elixir first")[0] == "not-offered"


@pytest.mark.rule("EU-120", "EU-266")
def test_a_trade_names_tiles_of_the_box() -> None:
    table = trading(market(5))
    for line in ("buy nothing", "learn nothing", "relearn", "buy backpack twice"):
        assert refused(table, line) == ("not-offered", "EU-118")


@pytest.mark.rule("EUS-045", "EUS-081", "EUS-117")
@pytest.mark.parametrize("scenario", ["doom", "mirrezil", "collision"])
def test_a_scenario_has_nothing_against_what_is_not_its_own(scenario: str) -> None:
    table = acting(tale(scenario), 1)
    assert refused(table, "dance") == ("not-offered", "EU-049")
    assert refused(table, "clue nobody") == ("not-offered", "EU-049")


@pytest.mark.rule("EU-093", "EU-232", "EU-243")
@pytest.mark.parametrize(
    ("where", "line", "reason"),
    [
        ("i_mossback-b", "challenge", ("not-freed", "EU-093")),
        ("i_wayfarers-c", "portal iii_scorched-b", ("not-freed", "EU-093")),
        ("i_wayfarers-a", "griffin", ("not-freed", "EU-093")),
    ],
)
def test_nothing_is_done_on_a_space_that_is_not_free(where: str, line: str, reason: tuple[str, str]) -> None:
    table = board(griffin=True)
    tile = where.partition("-")[0]
    lay(table, tile, 2, -1)
    lay(table, "iii_scorched", -1, -1)
    table.spawned.append(space(table, where))
    table.beast = space(table, "i_chapel-b")
    trophy(table, 1, "dragonfly")
    stand(table, 1, where)
    acting(table, 1)
    assert not table.freed(space(table, where))
    assert refused(table, line) == reason
    assert "fight monster" in [str(action) for action in GAME.tries(table, 1)]


@pytest.mark.rule("EU-050", "EU-090", "EU-092")
def test_without_a_combat_token_the_monster_of_ones_space_is_not_fought() -> None:
    table = arena()
    assert "fight monster" in options(acting(table))
    tokens(table, 0, "mining")
    acting(table)
    assert offered(table, "fight") == []
    assert refused(table, "fight monster") == ("no-token", "EU-050")
    assert refused(table, "fight nobody") == ("not-offered", "EU-049")
    assert refused(table, "fight")[0] == "not-offered"


@pytest.mark.rule("EU-242", "EU-243")
def test_no_quest_is_completed_with_an_encounter_behind_a_monster() -> None:
    table = board()
    lay(table, "i_wayfarers", 2, -1)
    stand(table, 1, "i_wayfarers-a")
    acting(table, 1)
    assert refused(table, "quest nothing") == ("not-offered", "EU-049")
    quest = table.cat.quest_ids[0]
    assert refused(table, f"quest {quest}") == ("no-encounter", "EU-242")


@pytest.mark.rule("EU-087")
def test_a_teleport_may_be_left_and_names_a_space_in_reach() -> None:
    table = board()
    lay(table, "i_wayfarers", 2, -1)
    free(table, "i_wayfarers-a", "i_wayfarers-b", "i_wayfarers-c", seat=1)
    stand(table, 1, "i_chapel-a")
    run(table, Teleporting(1, 1))
    assert refused(table, "teleport nowhere") == ("not-offered", "EU-087")
    assert refused(table, "teleport") == ("not-offered", "EU-087")
    assert told(table, "teleport i_chapel-b", 0) == "not-asked"
    before = at(table, 1)
    answer(table, "stay")
    assert (at(table, 1), prompt(table)) == (before, "")


@pytest.mark.rule("EU-019")
def test_a_hero_is_chosen_among_those_left() -> None:
    table = started(2, choosing=True)
    settle(table)
    assert refused(table, "dance")[0] == "not-offered"


@pytest.mark.rule("EU-057", "EU-058")
def test_a_roll_is_changed_by_what_one_has() -> None:
    table = attacking()
    table.gaar[0] = 1
    on(strike(table), "hero-roll")
    roll(table, 2, 3)
    assert prompt(table) == "roll-attack"
    assert refused(table, "dance") == ("not-offered", "EU-057")
    assert refused(table, "dwurt") == ("no-dwurt", "EU-359")


@pytest.mark.rule("EU-292", "EU-301")
def test_a_piece_in_a_sack_is_not_worn_and_an_essence_that_is_nowhere_is_not_held() -> None:
    table = board(2)
    give(table, 0, "striders_boots")
    acting(table)
    assert refused(table, "use striders_boots 1") == ("not-worn", "EU-292")
    assert refused(table, "essence fire 1") == ("not-held", "EU-301")


@pytest.mark.rule("EU-178", "EU-281")
def test_the_use_of_another_weapon_and_one_without_effect_say_what_is_missing() -> None:
    table = attacking(heroes=("skoldur", "ael"))
    equip(table, 0, "widows_sickle")
    on(strike(table), "attack")
    answer(table, "attack rust_tooth")
    on(table, "roll-attack", hero=(6, 6))
    assert refused(table, "use widows_sickle 1") == ("other-weapon", "EU-178")
    answer(table, "use rust_tooth 1")
    assert refused(table, "use rust_tooth 1") == ("spent", "EU-149")
    table = arena(heroes=("taesiri", "ael"))
    equip(table, 0, "four_part_round")
    give(table, 0, "vapour_of_lull")
    on(met(table), "prepare")
    assert refused(table, "use four_part_round 1") == ("no-effect", "EU-281"), "no essence lies on it"
