"""Chapter 2, set-up and draft: lord, dragon, first player, heroes, sides, piles (DR-019 to DR-031).

How many cards there are is counted in ``test_box``.
"""

from __future__ import annotations

import pytest

from taverne.engine import Choice, Draw
from taverne.engine.frames import settle
from tests.dungeon_rush.tools import (
    BOX,
    GAME,
    SEATS,
    asked,
    clocks,
    deciding,
    draft,
    end_round,
    everything,
    fight,
    go_to,
    phase,
    play,
    ready,
    refusal,
    refused,
    reveal,
    seated,
    seen,
    side,
    skills,
    told,
)


@pytest.mark.rule("DR-019")
def test_one_lord_and_one_dragon_are_drawn_of_four_each_and_laid_face_up() -> None:
    table = GAME.start({}, 3)
    table.events = []
    (lords,) = table.pending
    assert isinstance(lords, Draw)
    assert (lords.items, lords.k) == (tuple(BOX.lord_ids), 1)
    play(table, "chance draw lich_queen")
    (dragons,) = table.pending
    assert isinstance(dragons, Draw)
    assert (dragons.items, dragons.k) == (tuple(BOX.dragon_ids), 1)
    play(table, "chance draw fire_dragon")
    assert (seen(table).lord, seen(table).dragon) == ("lich_queen", "fire_dragon")
    assert told(table, "bosses") == [{"lord": "lord-lich_queen", "dragon": "dragon-fire_dragon"}]


@pytest.mark.rule("DR-019", "DR-024")
def test_lord_dragon_and_first_player_are_drawn_at_random() -> None:
    drawn = set()
    for seed in range(200):
        table = GAME.start({}, 3, seed)
        settle(table)
        drawn.add((table.lord, table.dragon, table.first))
    assert len(drawn) == 4 * 4 * 3


@pytest.mark.rule("DR-020")
def test_everybody_sees_lord_and_dragon_during_the_whole_game() -> None:
    table = seated(3, lord="iron_warden", dragon="storm_dragon", mode="snake")
    phases = []

    def look() -> None:
        phases.append(phase(table))
        for who in ("A", "B", "C", "nobody"):
            view = seen(table, who)
            assert (view.lord, view.dragon) == ("iron_warden", "storm_dragon")

    look()
    draft(table)
    for _ in range(9):
        look()
        reveal(table)
        look()
        end_round(table)
    look()
    fight(table)
    look()
    assert phases[0] == "draft"
    assert phases[-2:] == ["final", "over"]


@pytest.mark.rule("DR-020")
def test_lord_and_dragon_are_seen_while_a_race_is_on() -> None:
    table = ready(3)
    assert (seen(table, "B").lord, seen(table, "B").dragon) == ("goblin_overlord", "bone_dragon")
    reveal(table, "I-15")
    play(table, "A claim left I-15", "A done", "B done", "C done")
    assert phase(table) == "gains"
    assert (seen(table, "B").lord, seen(table, "B").dragon) == ("goblin_overlord", "bone_dragon")


@pytest.mark.rule("DR-021")
def test_the_other_lords_and_dragons_are_out_of_the_game() -> None:
    table = ready(3)
    go_to(table, 10)
    assert asked(table, "A") == ["decline", "fight lord", "fight dragon"]
    for other in (*BOX.lord_ids, *BOX.dragon_ids):
        if other not in ("goblin_overlord", "bone_dragon"):
            assert other not in everything(table, "A")
            assert refused(table, f"A fight {other}") == "final-what DR-094"


@pytest.mark.rule("DR-022")
def test_all_ten_heroes_are_on_offer() -> None:
    table = seated(3)
    assert asked(table, "A") == [f"hero {name}" for name in BOX.hero_ids]
    assert seen(table).pool == tuple(BOX.hero_ids)
    assert len(seen(table).pool) == 10


@pytest.mark.rule("DR-022")
def test_a_hero_taken_is_on_offer_no_more() -> None:
    table = seated(3)
    play(table, "A hero thief")
    assert refused(table, "B hero thief") == "draft-gone DR-022"
    assert "hero thief" not in asked(table, "B")
    assert refused(table, "B hero dwarf") == "draft-hero DR-025"
    assert refused(table, "B pass") == "draft-hero DR-025"


@pytest.mark.rule("DR-023", "DR-024")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_chance_makes_any_one_of_the_players_first(players: int) -> None:
    table = GAME.start({"neutral": False}, players)
    play(table, "chance draw lich_queen", "chance draw fire_dragon")
    (first,) = table.pending
    assert isinstance(first, Draw)
    assert (first.items, first.k) == (tuple(range(players)), 1)
    table.events = []
    play(table, f"chance draw {players - 1}")
    assert told(table, "first") == [{"seat": players - 1}]
    assert seen(table).first == players - 1
    assert deciding(table) == SEATS[players - 1]


@pytest.mark.rule("DR-025", "DR-026")
@pytest.mark.parametrize(
    ("players", "first", "order"),
    [(3, "A", "ABCCBA"), (3, "C", "CABBAC"), (4, "B", "BCDAADCB"), (5, "E", "EABCDDCBAE")],
)
def test_the_draft_goes_clockwise_from_the_first_player_and_then_back(players: int, first: str, order: str) -> None:
    table = seated(players, first=first)
    picks = ""
    for hero in BOX.hero_ids[: 2 * players]:
        assert len(deciding(table)) == 1
        picks += deciding(table)
        play(table, f"{deciding(table)} hero {hero}")
    assert picks == order
    assert phase(table) == "sides"


@pytest.mark.rule("DR-025")
def test_nobody_drafts_out_of_turn() -> None:
    table = seated(3, first="B")
    assert refused(table, "A hero thief") == "draft-turn DR-025"
    assert refusal(table, "C hero thief").data == {"seat": 1}
    play(table, "B hero thief")
    assert refused(table, "B hero witch") == "draft-turn DR-025"


@pytest.mark.rule("DR-027", "DR-028")
def test_each_player_says_at_the_end_of_the_draft_who_stands_left_and_who_right() -> None:
    table = seated(3)
    for line in ("A hero thief", "B hero wizard", "C hero archer", "C hero ranger", "B hero witch", "A hero warrior"):
        play(table, line)
    assert deciding(table) == "ABC"
    assert asked(table, "A") == ["keep", "swap"]
    shown = [choice.data for choice in table.pending if isinstance(choice, Choice)]
    assert shown == [
        {"left": "hero-thief", "right": "hero-warrior"},
        {"left": "hero-wizard", "right": "hero-witch"},
        {"left": "hero-archer", "right": "hero-ranger"},
    ]
    play(table, "B keep", "A swap", "C swap")
    lines = [[hero.hero for hero in player.heroes] for player in seen(table).players]
    assert lines == [["warrior", "thief"], ["wizard", "witch"], ["ranger", "archer"]]
    assert skills(table, "A left") == (3, 0, 0, 0)
    assert skills(table, "A right") == (0, 0, 0, 3)
    assert skills(table, "B left") == (0, 0, 3, 0)
    assert [len(skills) for skills in table.skills] == [4] * 6, "four skills a hero, and nothing behind the last"


@pytest.mark.rule("DR-028")
def test_left_and_right_stay_as_they_were_chosen() -> None:
    table = seated(3)
    for line in ("A hero thief", "B hero wizard", "C hero archer", "C hero ranger", "B hero witch", "A hero warrior"):
        play(table, line)
    play(table, "A swap")
    assert refused(table, "A swap") == "already-decided DR-028"
    assert refused(table, "B hero thief") == "not-offered DR-028"
    play(table, "B keep", "C keep")
    assert refused(table, "A swap") == "only-ready DR-119"
    reveal(table)
    assert refused(table, "A swap") == "attack-only DR-049"
    go_to(table, 10)
    assert [hero.hero for hero in side(table, "A").heroes] == ["warrior", "thief"]


@pytest.mark.rule("DR-029")
def test_heroes_not_chosen_are_out_of_the_game() -> None:
    table = ready(3, "wizard paladin", "archer thief", "warrior ranger")
    assert seen(table).pool == ("assassin", "sorcerer", "spelunker", "witch")
    assert refused(table, "A hero witch") == "only-ready DR-119"
    go_to(table, 10)
    led = [hero.hero for player in seen(table).players for hero in player.heroes]
    assert led == ["wizard", "paladin", "archer", "thief", "warrior", "ranger"]


@pytest.mark.rule("DR-030")
def test_each_level_has_a_pile_of_its_own_face_down() -> None:
    table = seated(3)
    assert seen(table).piles == (34, 34, 34)
    levels = [{BOX.monster_level[monster] for monster in pile} for pile in table.piles]
    assert levels == [{1}, {2}, {3}]
    assert all(name not in everything(table, "A") for name in BOX.monster_ids)


@pytest.mark.rule("DR-030")
def test_the_piles_are_in_no_order_that_anybody_knows() -> None:
    first, later = set(), set()
    for seed in range(300):
        table = ready(3, seed=seed, mode="snake")
        settle(table)
        first.add(seen(table).monsters[0].monster)
        end_round(table)
        settle(table)
        later.add(seen(table).monsters[0].monster)
    assert len(first) == len(later) == 34


@pytest.mark.rule("DR-031")
def test_a_pick_that_takes_more_than_30_seconds_is_made_by_lot() -> None:
    table = seated(3, first="B")
    table.events = []
    play(table, "B hero thief")
    assert told(table, "drafted") == [{"seat": 1, "hero": "hero-thief"}]
    assert clocks(table) == {"expire draft 1": 30_000}
    play(table, "clock expire draft 1")
    (lot,) = table.pending
    assert isinstance(lot, Draw)
    assert (lot.items, lot.k) == (tuple(name for name in BOX.hero_ids if name != "thief"), 1)
    play(table, "chance draw witch")
    assert told(table, "drafted-by-lot") == [{"seat": 2, "hero": "hero-witch"}]
    assert side(table, "C").heroes[0].hero == "witch"
    assert "witch" not in seen(table).pool
    assert deciding(table) == "A"


@pytest.mark.rule("DR-031")
def test_every_pick_has_30_seconds_of_its_own() -> None:
    table = seated(3)
    timers: list[tuple[str, int]] = []
    for hero in BOX.hero_ids[:6]:
        timers += clocks(table).items()
        play(table, f"{deciding(table)} hero {hero}")
    assert timers == [(f"expire draft {pick}", 30_000) for pick in range(6)]


@pytest.mark.rule("DR-031")
@pytest.mark.parametrize(
    ("options", "limited"),
    [
        ({"mode": "arrival"}, True),
        ({"mode": "fair"}, True),
        ({"mode": "snake"}, False),
        ({"mode": "secret"}, False),
        ({"mode": "snake", "limits": "on"}, True),
        ({"mode": "arrival", "limits": "off"}, False),
    ],
)
def test_limits_hold_in_a_race_and_elsewhere_only_if_wanted(options: dict[str, str], limited: bool) -> None:
    table = seated(3, **options)  # type: ignore[arg-type]
    assert bool(clocks(table)) == limited
    assert refused(seated(3, mode="snake"), "clock expire draft 0") == "draft-turn DR-025"


@pytest.mark.rule("DR-028", "DR-031")
def test_whoever_does_not_choose_sides_in_time_keeps_the_order_of_the_picks() -> None:
    table = seated(3)
    for line in ("A hero thief", "B hero wizard", "C hero archer", "C hero ranger", "B hero witch", "A hero warrior"):
        play(table, line)
    assert clocks(table) == {"expire sides": 30_000}
    play(table, "A swap", "clock expire sides")
    lines = [[hero.hero for hero in player.heroes] for player in seen(table).players]
    assert lines == [["warrior", "thief"], ["wizard", "witch"], ["archer", "ranger"]]


@pytest.mark.rule("DR-025", "DR-026")
def test_the_second_hero_is_asked_for_in_words_of_its_own() -> None:
    table = seated(3, first="B")
    asked_for = []
    for hero in ("wizard", "archer", "thief", "witch", "ranger", "warrior"):
        (choice,) = (decision for decision in table.pending if isinstance(decision, Choice))
        asked_for.append((SEATS[choice.seat], choice.prompt, choice.rule))
        play(table, f"{SEATS[choice.seat]} hero {hero}")
    first, second = ("draft", "DR-025"), ("draft-second", "DR-026")
    assert asked_for == [(who, *first) for who in "BCA"] + [(who, *second) for who in "ACB"]
