"""Chapter 9, final fight: lord, dragon or neither, alone, in secret, skill by skill (DR-094 to DR-106).

The count that follows is the matter of chapter 10.
"""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest

from taverne.games.dungeon_rush.state.game_state import DungeonState
from tests.dungeon_rush.tools import (
    GAME,
    asked,
    clocks,
    deciding,
    fight,
    go_to,
    hero_values,
    owned,
    phase,
    play,
    ready,
    refused,
    scores,
    seen,
    side,
    told,
)

# The lord wants melee 5 and stealth 5 for 6 coins, the dragon ranged 7 and stealth 8 for 15.
LORD, DRAGON = 6, 15


def at_the_end(folder: Path, values: tuple[str, ...], *heroes: str, players: int = 3, **how: str) -> DungeonState:
    """Return a table at the final fight, with heroes of other values."""
    game = owned(folder, hero_values(*values)) if values else GAME
    table = ready(players, *heroes, game=game, lord="goblin_overlord", dragon="bone_dragon", **how)
    go_to(table, 10)
    assert phase(table) == "final"
    return table


STRONG = ("warrior melee=5 ranged=7", "thief stealth=8", "wizard melee=5 stealth=5")


@pytest.mark.rule("DR-094", "DR-103")
@pytest.mark.parametrize(("choice", "coins"), [("fight lord", LORD), ("fight dragon", DRAGON), ("decline", 0)])
def test_each_player_may_try_the_lord_or_the_dragon_or_neither(tmp_path: Path, choice: str, coins: int) -> None:
    table = at_the_end(tmp_path, STRONG, "warrior thief")
    assert deciding(table) == "ABC"
    for who in "ABC":
        assert asked(table, who) == ["decline", "fight lord", "fight dragon"]
    fight(table, f"A {choice}")
    assert scores(table) == (coins, 0, 0)
    assert side(table, "A").choice == {"fight lord": "lord", "fight dragon": "dragon", "decline": "none"}[choice]


@pytest.mark.rule("DR-094")
def test_there_is_no_final_fight_before_the_ninth_round_is_over() -> None:
    table = ready(3)
    assert refused(table, "A fight lord") == "only-ready DR-119"
    go_to(table, 9)
    assert refused(table, "A fight lord") == "only-ready DR-119"


@pytest.mark.rule("DR-095")
@pytest.mark.parametrize(("one", "other"), [("lord", "dragon"), ("dragon", "lord")])
def test_nobody_fights_both(tmp_path: Path, one: str, other: str) -> None:
    table = at_the_end(tmp_path, STRONG, "warrior thief")
    play(table, f"A fight {one}")
    assert refused(table, f"A fight {other}") == "final-one DR-095"
    assert refused(table, "A decline") == "final-one DR-095"
    assert refused(table, "B fight both") == "final-what DR-094"
    fight(table)
    assert scores(table)[0] == (LORD if one == "lord" else DRAGON)


@pytest.mark.rule("DR-096")
def test_nobody_is_helped_by_the_heroes_of_others(tmp_path: Path) -> None:
    values = ("warrior melee=5", "archer melee=5", "thief stealth=5", "witch stealth=5")
    table = at_the_end(tmp_path, values, "warrior archer", "thief witch", "wizard ranger")
    fight(table, "A fight lord", "B fight lord")
    assert scores(table) == (0, 0, 0)


@pytest.mark.rule("DR-097")
@pytest.mark.parametrize(
    ("values", "won"),
    [
        (("warrior melee=3 stealth=2", "archer melee=2 stealth=3"), True),
        (("warrior melee=5", "archer stealth=5"), True),
        (("warrior melee=5 stealth=5", "archer ranged=1"), True),
        (("warrior ranged=1", "archer melee=5 stealth=5"), True),
        (("warrior melee=3 stealth=2", "archer melee=1 stealth=3"), False),
        (("warrior melee=3 stealth=2", "archer melee=2 stealth=2"), False),
    ],
)
def test_the_skills_of_both_heroes_are_added(tmp_path: Path, values: tuple[str, ...], won: bool) -> None:
    table = at_the_end(tmp_path, values, "warrior archer")
    fight(table, "A fight lord")
    assert scores(table) == (LORD if won else 0, 0, 0)


@pytest.mark.rule("DR-098")
def test_surplus_in_one_skill_pays_for_no_other_here_either(tmp_path: Path) -> None:
    table = at_the_end(tmp_path, ("warrior melee=20", "thief stealth=4 magic=20"), "warrior thief")
    fight(table, "A fight lord")
    assert scores(table) == (0, 0, 0)


@pytest.mark.rule("DR-099")
@pytest.mark.parametrize(("stealth", "won"), [(7, False), (8, True), (9, True)])
def test_reaching_the_defence_gives_the_coins_printed_on_that_card(tmp_path: Path, stealth: int, won: bool) -> None:
    table = at_the_end(tmp_path, ("warrior ranged=7", f"thief stealth={stealth}"), "warrior thief")
    table.events = []
    fight(table, "A fight dragon")
    assert scores(table) == (DRAGON if won else 0, 0, 0)
    kind = "boss-won" if won else "boss-lost"
    assert told(table, kind) == [{"seat": 0, "boss": "dragon-bone_dragon", "coins": DRAGON}]


@pytest.mark.rule("DR-100", "DR-101")
def test_several_players_may_beat_the_same_lord_and_each_gets_the_whole_loot(tmp_path: Path) -> None:
    values = ("warrior melee=5 stealth=5", "archer melee=5 stealth=5", "wizard melee=5 stealth=5")
    table = at_the_end(tmp_path, values, "warrior witch", "archer ranger", "wizard thief")
    fight(table, "A fight lord", "B fight lord", "C fight lord")
    assert scores(table) == (LORD, LORD, LORD)


@pytest.mark.rule("DR-102")
def test_a_failed_final_fight_costs_nothing(tmp_path: Path) -> None:
    table = at_the_end(tmp_path, (), "wizard paladin")
    table.events = []
    fight(table, "A fight dragon")
    assert scores(table) == (0, 0, 0)
    assert side(table, "A").failures == 0
    assert told(table, "boss-lost")[0]["seat"] == 0


@pytest.mark.rule("DR-103")
def test_a_player_may_decline_even_a_fight_that_would_be_won(tmp_path: Path) -> None:
    table = at_the_end(tmp_path, STRONG, "warrior thief")
    table.events = []
    fight(table, "A decline")
    assert scores(table) == (0, 0, 0)
    assert {"seat": 0} in told(table, "declined")


@pytest.mark.rule("DR-104")
def test_final_choices_are_secret_until_all_have_chosen(tmp_path: Path) -> None:
    table = at_the_end(tmp_path, STRONG, "warrior thief")
    table.events = []
    before = {who: seen(table, who) for who in ("B", "C", "nobody")}
    play(table, "A fight dragon")
    for who, view in before.items():
        assert seen(table, who) == view
    assert seen(table, "A").answered == ("fight dragon",)
    assert told(table, "decided") == [{"seat": 0}]
    assert [event.kind for event in table.events] == ["decided"]
    play(table, "C fight lord")
    assert [player.choice for player in seen(table, "B").players] == ["", "", ""]
    play(table, "B decline")
    assert [player.choice for player in seen(table, "B").players] == ["dragon", "none", "lord"]


@pytest.mark.rule("DR-104")
def test_all_choose_at_the_same_time_in_any_order(tmp_path: Path) -> None:
    for order in permutations("ABC"):
        table = at_the_end(tmp_path, STRONG, "warrior thief")
        assert deciding(table) == "ABC"
        play(table, *(f"{who} decline" for who in order))
        assert phase(table) == "over"


@pytest.mark.rule("DR-105")
@pytest.mark.parametrize(
    ("values", "coins"),
    [
        (("warrior melee=5 ranged=7", "thief stealth=8"), DRAGON),
        (("warrior melee=5 ranged=6", "thief stealth=8"), LORD),
        (("warrior melee=4 ranged=7", "thief stealth=8"), DRAGON),
        (("warrior melee=4 ranged=6", "thief stealth=8"), 0),
    ],
)
def test_after_30_seconds_the_best_fight_that_can_be_won_is_taken(
    tmp_path: Path, values: tuple[str, ...], coins: int
) -> None:
    table = at_the_end(tmp_path, values, "warrior thief")
    assert clocks(table) == {"expire final": 30_000}
    play(table, "B fight dragon", "clock expire final")
    assert phase(table) == "over"
    assert scores(table) == (coins, 0, 0)
    expected = {DRAGON: "dragon", LORD: "lord", 0: "none"}[coins]
    assert [player.choice for player in seen(table).players] == [expected, "dragon", "none"]


@pytest.mark.rule("DR-105")
def test_the_higher_loot_decides_not_the_kind(tmp_path: Path) -> None:
    game = owned(
        tmp_path,
        hero_values("warrior melee=5 ranged=7", "thief stealth=8") + '[[lord]]\nid = "goblin_overlord"\ncoins = 16\n',
    )
    table = ready(3, "warrior thief", game=game)
    go_to(table, 10)
    play(table, "clock expire final")
    assert scores(table) == (16, 0, 0)


@pytest.mark.rule("DR-105")
def test_without_limits_the_final_choice_takes_its_time(tmp_path: Path) -> None:
    assert clocks(at_the_end(tmp_path, (), mode="snake")) == {}


@pytest.mark.rule("DR-106")
def test_the_final_fight_is_not_won_by_speed(tmp_path: Path) -> None:
    values = ("warrior melee=5 stealth=5", "archer melee=5 stealth=5")
    found = set()
    for lines in (("A fight lord @0", "B fight lord @29000"), ("B fight lord @0", "A fight lord @29999")):
        table = at_the_end(tmp_path, values, "warrior witch", "archer ranger")
        fight(table, *lines)
        found.add(scores(table))
    assert found == {(LORD, LORD, 0)}
