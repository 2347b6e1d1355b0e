"""Chapter 1, aim and terms: two heroes each, most coins win, how many may play (DR-001 to DR-011).

The cards themselves are counted in ``test_box``.
"""

from __future__ import annotations

import pytest

from taverne.engine import OptionError, Options, Rng
from taverne.engine.frames import settle
from tests.dungeon_rush.tools import (
    BOX,
    GAME,
    SEATS,
    asked,
    by_lot,
    deciding,
    end_round,
    fight,
    go_to,
    play,
    ready,
    revealed,
    scores,
    seated,
    seen,
    side,
    skills,
    winners,
)


@pytest.mark.rule("DR-001")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_player_leads_two_heroes(players: int) -> None:
    table = ready(players)
    leads = [[hero.hero for hero in player.heroes] for player in seen(table).players]
    assert len(leads) == players
    assert all(len(pair) == 2 for pair in leads)
    assert len({hero for pair in leads for hero in pair}) == 2 * players


@pytest.mark.rule("DR-001")
def test_both_heroes_of_a_player_take_part_in_a_round_and_there_is_no_third() -> None:
    table = revealed("I-01 I-02 I-03 I-04 I-05 I-06")
    play(table, "A claim left I-03", "A claim right I-01")
    assert deciding(table) == "BC"


@pytest.mark.rule("DR-002")
def test_whoever_has_gathered_the_most_coins_with_both_heroes_wins() -> None:
    table = revealed("I-15 I-34 I-14 I-16 I-30 I-29", 3, "wizard thief", "archer spelunker", "warrior ranger")
    play(table, "A claim left I-15", "A claim right I-16", "C claim right I-30", "B claim left I-14")
    end_round(table)
    go_to(table, 10)
    fight(table)
    assert scores(table) == (1 + 1, 1, 2)
    assert winners(table) == "AC"


@pytest.mark.rule("DR-002")
def test_one_coin_more_is_enough_to_win_alone() -> None:
    table = revealed("I-15 I-34 I-14 I-16 I-30 I-29", 3, "wizard thief", "archer spelunker", "warrior ranger")
    play(table, "A claim left I-15", "C claim right I-30")
    end_round(table)
    go_to(table, 10)
    fight(table)
    assert scores(table) == (1, 0, 2)
    assert winners(table) == "C"


@pytest.mark.rule("DR-005")
@pytest.mark.parametrize("players", [6, 7, -1])
def test_six_cannot_play(players: int) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.start({}, players)
    assert str(caught.value) == f"dungeon_rush cannot be played by {players}: it seats 1, 2, 3, 4, 5"
    assert caught.value.key == "option-seats"
    assert caught.value.data["seats"] == players


@pytest.mark.rule("DR-005")
def test_five_players_take_all_the_heroes_and_thirty_monsters_of_each_level() -> None:
    table = ready(5)
    assert seen(table).pool == ()
    go_to(table, 10)
    assert seen(table).piles == (34 - 30, 34 - 30, 34 - 30)


@pytest.mark.rule("DR-006")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_to_five_play_the_competitive_game_and_any_of_them_can_win(players: int) -> None:
    assert GAME.roles(GAME.check({}, players), players) == ("player",) * players
    table = ready(players)
    go_to(table, 10)
    fight(table)
    assert winners(table) == SEATS[:players]


@pytest.mark.rule("DR-007")
def test_one_and_two_play_variants() -> None:
    assert GAME.roles(GAME.check({}, 1), 1) == ("player",)
    assert GAME.roles(GAME.check({}, 2), 2) == ("player", "player", "normal")
    assert GAME.roles(GAME.check({"neutral": False}, 2), 2) == ("player", "player")
    alone = seated(1)
    assert (alone.seats, alone.per_round) == (1, 4)


@pytest.mark.rule("DR-007", "DR-186")
@pytest.mark.parametrize("mode", ["snake", "secret"])
def test_one_player_alone_cannot_take_turns(mode: str) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.start({"mode": mode}, 1)
    assert caught.value.key == "option-trial"
    assert caught.value.data == {"mode": mode}
    assert str(caught.value).startswith(f"mode={mode}: one player alone plays the time trial")


def test_an_unknown_option_or_value_is_refused_with_what_would_be_right() -> None:
    with pytest.raises(OptionError, match="unknown option speed: dungeon_rush has mode, timer, limits, neutral"):
        GAME.start({"speed": 2}, 3)
    with pytest.raises(OptionError, match="option mode=turbo: expected one of arrival, fair, snake, secret"):
        GAME.start({"mode": "turbo"}, 3)
    with pytest.raises(OptionError, match="option neutral=perhaps: expected on or off"):
        GAME.start({"neutral": "perhaps"}, 2)


@pytest.mark.rule("DR-008")
def test_a_rune_can_go_to_melee_ranged_magic_or_stealth_and_to_nothing_else() -> None:
    table = revealed("I-19")
    play(table, "A claim left I-19")
    for who in "ABC":
        play(table, f"{who} done")
    offered = {option.split()[3] for option in asked(table, "A") if option.startswith("place")}
    assert offered == {"melee", "ranged", "magic", "stealth"}
    assert [len(hero.skills) for hero in side(table, "A").heroes] == [4, 4]


@pytest.mark.rule("DR-010", "DRX-01")
def test_a_heroine_with_melee_and_magic_has_0_in_what_her_card_leaves_empty() -> None:
    table = ready(3, "wizard paladin")
    assert skills(table, "A right") == (1, 0, 1, 0)


@pytest.mark.rule("DR-011")
def test_a_defeated_monster_makes_a_hero_grow() -> None:
    table = revealed("I-15", 3, "wizard paladin")
    play(table, "A claim left I-15", "A done", "B done", "C done", "A place I-15 left magic")
    assert skills(table, "A left") == (0, 0, 3 + 1, 0)


@pytest.mark.parametrize(("players", "options"), GAME.option_sets())
def test_a_whole_game_by_lot_ends_with_every_invariant_kept(players: int, options: Options) -> None:
    table = GAME.start(options, players, seed=7)
    settle(table)
    rng = Rng(7)
    while table.pending:
        by_lot(table, rng)
    result = GAME.result(table)
    assert result is not None
    assert len(result.scores) == table.seats
    assert sum(len(pile) for pile in table.piles) == len(BOX.monster_ids) - 9 * table.per_round
