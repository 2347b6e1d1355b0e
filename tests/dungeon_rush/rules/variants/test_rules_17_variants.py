"""Chapter 17, turn-based and secret variants: the snake of claims, assignments shown at once (DR-159 to DR-165).

Keyboard, touch and screen readers are the browser's.
"""

from __future__ import annotations

from itertools import permutations

import pytest

from taverne.engine import Action
from taverne.engine.game import settled
from tests.dungeon_rush.tools import (
    GAME,
    SEATS,
    asked,
    clocks,
    deciding,
    end_round,
    everything,
    go_to,
    holders,
    phase,
    play,
    ready,
    refusal,
    refused,
    reveal,
    revealed,
    seen,
    side,
    targets,
    told,
)

SIX = "I-15 I-01 I-02 I-04 I-33 I-30"


@pytest.mark.rule("DR-159")
@pytest.mark.parametrize("limits", ["auto", "on"])
def test_in_turns_the_attack_has_no_clock(limits: str) -> None:
    table = revealed(SIX, mode="snake", limits=limits)
    assert clocks(table) == {}
    assert GAME.view(table, 0).clocks == ()
    assert seen(table).seconds == 0
    play(table, "A claim left I-15 @999999999")
    assert refused(table, "clock expire round 1").endswith("DR-160")


@pytest.mark.rule("DR-160")
@pytest.mark.parametrize(("players", "first", "order"), [(3, "A", "ABCCBA"), (3, "C", "CABBAC"), (4, "B", "BCDAADCB")])
def test_claims_go_round_from_the_first_player_and_back(players: int, first: str, order: str) -> None:
    table = revealed(SIX, players, mode="snake", first=first)
    turns = ""
    while phase(table) == "attack":
        turns += deciding(table)
        claim = next(option for option in asked(table, deciding(table)) if option.startswith("claim"))
        play(table, f"{deciding(table)} {claim}")
    assert turns == order


@pytest.mark.rule("DR-160")
def test_each_turn_is_one_claim_or_a_pass() -> None:
    table = revealed(SIX, mode="snake")
    table.events = []
    assert "pass" in asked(table, "A")
    play(table, "A pass", "B claim left I-15", "C claim right I-30", "C pass", "B claim right I-15")
    assert told(table, "passed") == [{"seat": 0}, {"seat": 2}]
    assert deciding(table) == "A"
    play(table, "A claim right I-01")
    assert (holders(table), phase(table)) == ({}, "gains")


@pytest.mark.rule("DR-160")
def test_whoever_passed_first_may_still_claim_in_the_second_turn_but_only_once() -> None:
    table = revealed(SIX, mode="snake")
    play(table, "A pass", "B pass", "C pass", "C pass", "B pass")
    assert deciding(table) == "A"
    play(table, "A claim left I-15")
    assert phase(table) == "gains"


@pytest.mark.rule("DR-160")
def test_nobody_claims_out_of_turn() -> None:
    table = revealed(SIX, mode="snake")
    assert refused(table, "B claim left I-15") == "not-turn DR-160"
    assert refusal(table, "C pass").data == {"seat": 0}
    assert refused(table, "A done") == "attack-only DR-160"


@pytest.mark.rule("DR-161")
def test_the_next_seat_clockwise_is_first_in_each_round() -> None:
    table = ready(4, mode="snake", first="C")
    firsts = ""
    for _ in range(9):
        reveal(table)
        firsts += deciding(table)
        assert SEATS[seen(table).first] == deciding(table)
        end_round(table)
    assert firsts == "CDABCDABC"


@pytest.mark.rule("DR-162")
def test_in_turns_exclusivity_lock_in_and_joining_are_unchanged() -> None:
    table = revealed(SIX, 3, "ranger witch", mode="snake")
    play(table, "A claim left I-33")
    assert refused(table, "B claim left I-33") == "claim-held DR-060"
    assert not any("I-33" in option for option in asked(table, "B"))
    play(table, "B pass", "C pass", "C pass", "B pass")
    assert refused(table, "A claim left I-15") == "claim-used DR-050"
    assert "claim right I-33" in asked(table, "A")
    play(table, "A claim right I-33")
    assert (side(table, "A").coins, side(table, "A").failures) == (2, 0)


@pytest.mark.rule("DR-162")
def test_in_turns_fights_are_resolved_as_in_a_race() -> None:
    found = []
    for mode in ("arrival", "snake", "secret"):
        table = revealed(SIX, 3, "wizard paladin", "archer thief", "warrior ranger", mode=mode)
        if mode == "secret":
            play(table, "A claim left I-15", "A claim right I-33", "B claim left I-02", "B hold right")
            play(table, "C claim left I-01", "C claim right I-30")
        else:
            play(table, "A claim left I-15", "B claim left I-02", "C claim left I-01", "C claim right I-30")
            play(table, "B done" if mode == "arrival" else "B pass", "A claim right I-33")
        end_round(table)
        found.append([side(table, who) for who in "ABC"])
    assert found[0] == found[1] == found[2]
    assert [(player.coins, player.failures) for player in found[0]] == [(1, 1), (0, 0), (2, 0)]


@pytest.mark.rule("DR-163")
def test_each_player_assigns_both_heroes_in_secret() -> None:
    table = revealed(SIX, mode="secret")
    table.events = []
    assert deciding(table) == "ABC"
    assert asked(table, "A") == [*(f"claim left {name}" for name in SIX.split()), "hold left"]
    play(table, "A claim left I-33")
    assert asked(table, "A") == [*(f"claim right {name}" for name in SIX.split()), "hold right"]
    play(table, "A claim right I-33")
    assert deciding(table) == "BC"
    for who in ("B", "C", "nobody"):
        assert holders(table) == {}
        assert targets(table, "A") == ("", "")
        assert seen(table, who).answered == ()
    assert seen(table, "A").answered == ("claim left I-33", "claim right I-33")
    assert [event.kind for event in table.events] == ["decided"]


@pytest.mark.rule("DR-163")
def test_what_others_have_assigned_changes_nothing_that_a_seat_can_see() -> None:
    def view_of_c(*lines: str) -> str:
        table = revealed(SIX, mode="secret")
        play(table, *lines)
        return everything(table, "C")

    one = view_of_c("A claim left I-33", "A hold right", "B claim left I-15")
    assert one == view_of_c("A claim left I-15", "A claim right I-15", "B hold left")


@pytest.mark.rule("DR-163")
def test_all_assignments_are_shown_at_once() -> None:
    table = revealed(SIX, mode="secret")
    table.events = []
    play(table, "C claim left I-01", "C claim right I-30", "A claim left I-15", "A hold right", "B hold left")
    assert told(table, "claimed") == []
    play(table, "B claim right I-04")
    assert [(event["seat"], event["hand"], event["monster"]) for event in told(table, "claimed")] == [
        (0, "left", "monster-I-15"),
        (1, "right", "monster-I-04"),
        (2, "left", "monster-I-01"),
        (2, "right", "monster-I-30"),
    ]


@pytest.mark.rule("DR-163")
def test_an_assignment_once_given_is_given() -> None:
    table = revealed(SIX, mode="secret")
    assert refused(table, "A claim right I-15") == "assign-order DR-163"
    play(table, "A claim left I-15", "A hold right")
    assert refused(table, "A claim left I-01") == "already-decided DR-163"
    assert refused(table, "A hold left") == "already-decided DR-163"
    assert refused(table, "B claim left I-16") == "claim-unknown DR-121"


@pytest.mark.rule("DR-164")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize("order", list(permutations("ABC")))
def test_the_priority_list_decides_a_clash(number: int, order: tuple[str, ...]) -> None:
    table = ready(3, "wizard archer", "witch warrior", "paladin thief", mode="secret", first="B")
    go_to(table, number)
    name = "I-03" if number < 4 else "II-17"
    reveal(table, name)
    table.events = []
    for who in order:
        play(table, f"{who} claim left {name}", f"{who} hold right")
    first = "ABC"[(1 + number - 1) % 3]
    assert [SEATS[event["seat"]] for event in told(table, "claimed")] == [first]
    assert {SEATS[event["seat"]] for event in told(table, "outrun")} == set("ABC") - {first}
    assert {SEATS[event["other"]] for event in told(table, "outrun")} == {first}


@pytest.mark.rule("DR-164")
def test_heroes_that_lose_a_clash_do_not_attack_and_lose_nothing() -> None:
    table = revealed(SIX, 3, "wizard paladin", "archer thief", mode="secret", first="A")
    play(table, "B claim left I-15", "B claim right I-04", "C claim left I-15", "C claim right I-15")
    play(table, "A claim left I-15", "A hold right")
    assert (side(table, "A").coins, side(table, "A").failures) == (1, 0)
    assert (side(table, "B").failures, side(table, "C").failures) == (0, 0)
    assert asked(table, "B") == ["place I-04 left stealth", "place I-04 right stealth", "keep I-04"]


@pytest.mark.rule("DR-164")
def test_a_hero_that_lost_a_clash_does_not_help_elsewhere_either() -> None:
    table = revealed(SIX, 3, "wizard thief", "ranger witch", mode="secret", first="A")
    play(
        table,
        "A claim left I-30",
        "A hold right",
        "B claim left I-30",
        "B claim right I-33",
        "C hold left",
        "C hold right",
    )
    assert side(table, "A").failures == 1
    assert side(table, "B").failures == 1, "the witch alone is too weak for I-33"


@pytest.mark.rule("DR-164", "DR-054")
def test_both_heroes_may_be_assigned_to_the_same_monster() -> None:
    table = revealed(SIX, 3, "ranger witch", mode="secret")
    play(table, "A claim left I-33", "A claim right I-33", "B hold left", "B hold right", "C hold left", "C hold right")
    assert (side(table, "A").coins, side(table, "A").failures) == (2, 0)


@pytest.mark.rule("DR-165")
@pytest.mark.parametrize("mode", ["arrival", "fair", "snake", "secret"])
def test_the_variant_is_chosen_before_the_draft_and_holds_for_all_nine_rounds(mode: str) -> None:
    table = GAME.start({"mode": mode}, 3)
    assert seen(table).mode == mode
    play(table, "chance draw lich_queen", "chance draw fire_dragon", "chance draw 0")
    assert refused(table, f"A mode {mode}") == "draft-hero DR-025"
    table = ready(3, mode=mode)
    shapes = []
    while phase(table) != "final":
        reveal(table)
        shapes.append((seen(table).mode, type(table.stack[-1]).__name__))
        end_round(table)
    frame = {"arrival": "Attacking", "fair": "Attacking", "snake": "Snaking", "secret": "Assigning"}[mode]
    assert shapes == [(mode, frame)] * 9


def test_what_a_seat_might_try_is_listed_in_every_mode() -> None:
    for mode, last in (("arrival", "done"), ("snake", "pass"), ("secret", "hold right")):
        table = revealed(SIX, mode=mode)
        tries = [str(action) for action in GAME.candidates(table, 1)]
        assert tries[-1] == last
        assert all(f"claim {hand} {name}" in tries for hand in ("left", "right") for name in SIX.split())
    assert Action("hero", ("thief",)) in GAME.candidates(settled(GAME.start({}, 3)), 0)
