"""Chapter 12, input and commitment: what a claim says, which are refused, who sees it, no way back (DR-120 to DR-128).

Pending and queued claims are the browser's; sequence numbers are proved with the server.
"""

from __future__ import annotations

import pytest

from taverne.engine import SPECTATOR, Action, IllegalAction
from taverne.engine.matches.match import CannotUndo
from taverne.engine.rng import Rng
from taverne.games.dungeon_rush.state.terms import HANDS
from tests.dungeon_rush.tools import (
    GAME,
    SEATS,
    act,
    asked,
    attacking,
    end_round,
    holders,
    names,
    phase,
    play,
    refused,
    reveal,
    revealed,
    seen,
    targets,
    told,
)

SIX = "I-15 I-01 I-02 I-04 I-33 I-30"


@pytest.mark.rule("DR-120")
def test_a_claim_says_which_hero_and_which_monster() -> None:
    table = revealed(SIX)
    claims = [option for option in asked(table, "A") if option != "done"]
    assert claims == [f"claim {hand} {name}" for hand in ("left", "right") for name in SIX.split()]
    assert all(str(Action.parse(claim)) == claim for claim in claims)


@pytest.mark.rule("DR-121")
@pytest.mark.parametrize(
    "claim",
    ["claim left I-16", "claim left II-01", "claim left X-99", "claim left", "claim middle I-15", "claim left 3"],
)
@pytest.mark.parametrize("mode", ["arrival", "fair", "secret"])
def test_an_unknown_monster_or_hero_is_refused(mode: str, claim: str) -> None:
    table = revealed(SIX, mode=mode)
    assert refused(table, f"A {claim}") == "claim-unknown DR-121"


@pytest.mark.rule("DR-121")
def test_a_claim_of_another_round_is_refused() -> None:
    table = revealed(SIX)
    end_round(table)
    assert refused(table, "A claim left I-15") == "claim-late DR-146"
    reveal(table, "I-03 I-05")
    assert refused(table, "A claim left I-15") == "claim-unknown DR-121"


@pytest.mark.rule("DR-121")
def test_nobody_commands_a_hero_of_others() -> None:
    table = revealed(SIX)
    assert refused(table, "D claim left I-15") == "claim-owner DR-121"
    assert refused(table, "nobody claim left I-15") == "claim-owner DR-121"
    play(table, "A claim left I-15")
    assert targets(table, "A") == ("I-15", "")
    assert targets(table, "B") == targets(table, "C") == ("", "")


@pytest.mark.rule("DR-123")
def test_a_claim_that_was_not_accepted_does_not_exist() -> None:
    match = attacking("arrival")
    name = names(match)[0]
    act(match, f"A claim left {name}")
    before, entries = match.view(1), len(match.entries)
    with pytest.raises(IllegalAction):
        act(match, f"B claim left {name}")
    assert match.view(1) == before
    assert len(match.entries) == entries


@pytest.mark.rule("DR-123", "DR-134")
def test_a_provisional_claim_is_not_shown_as_one_that_stands() -> None:
    table = revealed(SIX, mode="fair")
    table.events = []
    before = [(who, seen(table, who)) for who in ("B", "C", "nobody")]
    play(table, "A claim left I-15 @500")
    assert [(who, seen(table, who)) for who in ("B", "C", "nobody")] == before
    assert seen(table, "A").provisional == (("left", "I-15"),)
    assert holders(table) == {}
    assert table.events == []
    assert GAME.view(table, 1).clocks == GAME.view(revealed(SIX, mode="fair"), 1).clocks


@pytest.mark.rule("DR-123", "DR-134")
def test_nobody_can_tell_whether_a_rival_has_sent_both_heroes_until_that_is_settled() -> None:
    table = revealed(SIX, mode="fair")
    before = {who: GAME.view(table, who) for who in (1, 2, -3)}
    play(table, "A claim left I-15 @500", "A claim right I-01 @510")
    assert not table.asked(0)
    for who, view in before.items():
        assert GAME.view(table, who) == view
        assert GAME.waiting(table, who) == (0, 1, 2)
    assert GAME.waiting(table, 0) == (1, 2), "A knows"
    play(table, "clock expire settle 1 I-15", "clock expire settle 1 I-01")
    assert GAME.waiting(table, -3) == (1, 2)
    play(table, "B done")
    assert GAME.waiting(table, -3) == (2,)


@pytest.mark.rule("DR-134")
def test_what_a_seat_believes_of_rivals_does_not_follow_from_what_they_sent() -> None:
    idle, sent = revealed(SIX, mode="fair"), revealed(SIX, mode="fair")
    for table in (idle, sent):
        play(table, "C claim left I-15 @520")
    play(sent, "A claim left I-15 @530", "A claim right I-01 @540", "B claim left I-01 @550")
    beliefs = set()
    for seed in range(40):
        guesses = [GAME.determinize(table, 2, Rng(seed)) for table in (idle, sent)]
        assert guesses[0].claims == guesses[1].claims
        assert guesses[0].pending == guesses[1].pending
        assert next((claim.seat, claim.hand) for claim in guesses[0].claims) == (2, 0), "one's own claim stays"
        beliefs.add(tuple((claim.seat, claim.hand, claim.slot) for claim in guesses[0].claims))
    assert len(beliefs) > 5


@pytest.mark.rule("DR-126")
@pytest.mark.parametrize("mode", ["arrival", "fair"])
def test_repeating_an_accepted_claim_changes_nothing_and_is_no_error(mode: str) -> None:
    match = attacking(mode)
    one, two, *_ = names(match)
    assert act(match, f"A claim left {one} @700") == 1
    state = match.state.clone()
    assert act(match, f"A claim left {one} @720") == 0
    assert match.state == state
    with pytest.raises(IllegalAction):
        act(match, f"A claim left {two} @730")
    assert act(match, f"A claim right {one} @740") == 1, "the other hero is no repetition"
    assert act(match, f"A claim left {one} @750") == 0, "nor is it an error with no hero left"


@pytest.mark.rule("DR-126")
def test_repeating_a_claim_is_no_error_once_it_is_settled_or_its_player_is_done() -> None:
    match = attacking("fair")
    name = names(match)[0]
    act(match, f"A claim left {name} @700")
    act(match, f"clock expire settle 1 {name}")
    assert act(match, f"A claim left {name} @900") == 0
    act(match, "A done @950")
    assert act(match, f"A claim left {name} @960") == 0


@pytest.mark.rule("DR-126", "DR-162")
def test_repeating_a_claim_in_turns_is_no_error_either() -> None:
    match = attacking("snake")
    name, who = names(match)[0], SEATS[match.state.round_first()]
    assert act(match, f"{who} claim left {name}") == 1
    assert act(match, f"{who} claim left {name}") == 0
    assert not match.state.stack[-1].repeats(match.state, match.state.pending[0].seat, Action("pass"))


@pytest.mark.rule("DR-127")
def test_every_accepted_claim_is_shown_to_all_at_once_with_player_and_hero() -> None:
    table = revealed(SIX)
    table.events = []
    play(table, "B claim right I-33")
    assert told(table, "claimed") == [{"seat": 1, "hand": "right", "monster": "monster-I-33"}]
    (event,) = table.events
    assert all(event.seen(seat) == event.data for seat in (0, 1, 2, -3))
    for who in ("A", "B", "C", "nobody"):
        view = seen(table, who)
        assert [monster.holder for monster in view.monsters] == [-1, -1, -1, -1, 1, -1]
        assert [hero.target for hero in view.players[1].heroes] == ["", "I-33"]
    play(table, "B claim left I-33")
    assert [hero.target for hero in seen(table, "A").players[1].heroes] == ["I-33", "I-33"]


@pytest.mark.rule("DR-127")
def test_a_settled_claim_is_shown_to_all_with_every_hero_on_the_monster() -> None:
    table = revealed(SIX, mode="fair")
    table.events = []
    play(table, "B claim right I-33 @10", "B claim left I-33 @20", "clock expire settle 1 I-33")
    shown = {"seat": 1, "monster": "monster-I-33"}
    assert told(table, "claimed") == [{**shown, "hand": "right"}, {**shown, "hand": "left"}]
    assert holders(table) == {"I-33": "B"}


@pytest.mark.rule("DR-128")
@pytest.mark.parametrize("mode", ["arrival", "fair", "snake"])
def test_an_accepted_claim_cannot_be_undone(mode: str) -> None:
    match = attacking(mode)
    who = SEATS[match.state.round_first()]
    act(match, f"{who} claim left {names(match)[0]} @300")
    seat = SEATS.index(who)
    assert match.undo_point(seat) is None
    with pytest.raises(CannotUndo) as caught:
        match.undo(seat)
    assert caught.value.refusal.key == "undo-final"
    if mode == "fair":
        act(match, f"clock expire settle 1 {names(match)[0]}")
        assert match.undo_point(seat) is None
    with pytest.raises(CannotUndo, match="undo-final"):
        match.undo(seat, agreed=True)
    assert match.state.target[2 * seat] == 0


@pytest.mark.rule("DR-117")
def test_a_match_takes_a_claim_before_the_reveal_for_a_false_start() -> None:
    match = attacking("arrival")
    for who in "ABC":
        act(match, f"{who} done")
    for who in "ABC":
        act(match, f"{who} ready")
    act(match, "A claim right II-01 @-100")
    assert match.entries[-1].do == "early right"
    assert match.state.locked[:2] == [0, 150]


@pytest.mark.rule("DR-062", "DR-128")
def test_done_cannot_be_undone_either() -> None:
    match = attacking("arrival")
    act(match, "A done")
    assert match.undo_point(0) is None


@pytest.mark.rule("DR-128", "DR-163")
def test_a_secret_assignment_can_be_taken_back_while_nobody_else_has_decided() -> None:
    match = attacking("secret")
    one, two, *_ = names(match)
    act(match, f"A claim left {one}")
    match.undo(0)
    act(match, f"A claim left {two}")
    act(match, "A hold right")
    act(match, "B hold left")
    assert match.undo_point(0) is None


@pytest.mark.rule("DR-128", "DR-163")
def test_secret_assignments_are_shown_at_once_and_cannot_be_taken_back_then() -> None:
    match = attacking("secret")
    monsters = names(match)
    sent = {who: (monsters[2 * seat], monsters[2 * seat + 1]) for seat, who in enumerate("ABC")}
    for who, (left, right) in sent.items():
        shown = [line for line in match.seen(SPECTATOR) if line[1] in ("claimed", "outrun")]
        assert shown == []
        assert all(not hero.target for player in seen(match.state, "nobody").players for hero in player.heroes)
        act(match, f"{who} claim left {left}")
        act(match, f"{who} claim right {right}")
    told = [line for line in match.seen(SPECTATOR) if line[1] == "claimed"]
    assert {position for position, *_ in told} == {match.position}
    claimed = [(data["seat"], data["hand"], data["monster"]) for _, _, data, _ in told]
    order = sorted(range(3), key=match.state.priority)
    assert claimed == [
        (seat, hand, f"monster-{sent['ABC'[seat]][at]}") for seat in order for at, hand in enumerate(HANDS)
    ]
    assert phase(match.state) == "gains"
    assert match.undo_point(2) is None


@pytest.mark.rule("DR-128", "DR-163")
def test_to_learn_that_all_the_others_hold_back_is_to_learn_something() -> None:
    match = attacking("secret")
    while phase(match.state) != "final":
        for who in "ABC":
            act(match, f"{who} hold left")
            act(match, f"{who} hold right")
    assert match.undo_point(2) is None
