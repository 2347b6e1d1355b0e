"""Matches: seeds that are committed to, chance that settles, entries, refusals, and rules that break.

Stepping back is tested in ``test_undo``, logs on disk in ``test_log`` and ``test_log_file``.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
import pytest

from taverne import games
from taverne.engine.actions import CHANCE, SPECTATOR, Action
from taverne.engine.decisions import Choice, IllegalAction
from taverne.engine.logs.log import SeatInfo, chained, commitment, header_sum
from taverne.engine.logs.log_file import replayed, to_lines
from taverne.engine.logs.snapshot import digest, encode
from taverne.engine.matches.bots import RandomBot
from taverne.engine.matches.match import CHECKPOINT_EVERY, HASH_EVERY, BrokenRule, LostPosition, Match
from taverne.engine.reasons import Reason
from tests.engine.matches import act_any, finish, found, new, run
from tests.siege import rules
from tests.siege.game import Siege, siege
from tests.siege.state import Camp


def picture(match: Match[Any]) -> tuple[Any, ...]:
    """All that a match is at a moment."""
    return encode(match.state), match.position, list(match.entries), list(match.happened), match._sum


def holds(match: Match[Camp]) -> None:
    """The log so far can be played again, every roll from the seed."""
    again = replayed("log", to_lines(match.header, match.entries), siege)
    assert encode(again.state) == encode(match.state)


# Seeds and headers


def test_the_seed_is_committed_to_by_a_hash() -> None:
    header = Match.new(Siege()).header
    assert header.seed is not None
    assert header.salt is not None
    assert header.commitment == hashlib.sha256(f"{header.seed}:{header.salt}".encode()).hexdigest()
    assert header.commitment == commitment(header.seed, header.salt)
    assert commitment(int(header.seed) + 1, header.salt) != header.commitment


def test_two_matches_have_different_seeds_and_salts() -> None:
    one, two = Match.new(Siege()).header, Match.new(Siege()).header
    assert one.seed != two.seed
    assert one.salt != two.salt


def test_the_public_header_shows_neither_seed_nor_salt() -> None:
    header = new(seed=8_070_450_532_247_928_832).header
    shown = msgspec.json.encode(header.public()).decode()
    assert str(header.seed) not in shown
    assert str(header.salt) not in shown
    assert header.commitment in shown
    assert header_sum(header.public()) == header_sum(header) == header.sum


def test_a_given_seed_repeats_the_match_exactly() -> None:
    one, two = new(seed=5), new(seed=5)
    finish(one)
    finish(two)
    assert to_lines(one.header, one.entries) == to_lines(two.header, two.entries)


def test_a_match_cannot_go_on_from_a_public_header() -> None:
    with pytest.raises(ValueError, match="without its seed"):
        Match(Siege(), new().header.public())


def test_seats_have_names_and_the_game_seats_its_own_bots() -> None:
    game = games.find("dungeon_rush")
    assert game is not None
    match = Match.new(game, {"neutral": True}, 2, [SeatInfo("Ann"), SeatInfo("Bo", "bot:easy")])
    assert match.header.seats == (SeatInfo("Ann"), SeatInfo("Bo", "bot:easy"), SeatInfo("Seat 3", "bot:normal"))


# Acting


def test_chance_settles_before_anybody_is_asked() -> None:
    match = new()
    assert [entry.seat for entry in match.entries] == [CHANCE]
    assert match.choice(0) is not None
    assert match.choice(-3) is None


def test_an_act_returns_its_entry_and_those_of_chance() -> None:
    match = new()
    assert [entry.do for entry in match.act(0, Action("rest"))] == ["rest"]
    entries = match.act(1, Action("rest"))
    assert [entry.seat for entry in entries] == [1, CHANCE]
    assert entries == match.entries[-2:]


def test_entries_are_numbered_and_chained() -> None:
    match = new()
    finish(match)
    before = header_sum(match.header)
    for number, entry in enumerate(match.entries, start=1):
        assert entry.n == number
        assert entry.sum == chained(before, entry)
        before = entry.sum


def test_the_stamp_of_an_answer_is_written_down() -> None:
    match = new()
    run(match, "0: rest\n1: rest\n1 @420: grab 0")
    assert (match.entries[-1].at, match.entries[-1].seat) == (420, 1)


def test_a_refused_act_changes_nothing() -> None:
    match = new()
    before = picture(match)
    with pytest.raises(IllegalAction) as raised:
        match.act(0, Action("attack", (0,)))
    assert raised.value.refusal == Reason("no-rival", "SG-02", {"seat": 0}) == match.why_not(0, raised.value.action)
    assert picture(match) == before


def test_an_answer_that_repeats_an_accepted_one_is_no_error_and_no_entry() -> None:
    match = new(players=3)
    run(match, "0: rest\n1: rest\n2: rest\n1: grab 0")
    before = picture(match)
    assert match.act(1, Action("grab", (0,))) == []
    assert picture(match) == before
    with pytest.raises(IllegalAction):
        match.act(1, Action("grab", (1,)))


def test_a_refusal_can_be_kept_in_the_log() -> None:
    match = new()
    state = encode(match.state)
    refusal = Reason("no-rival", "SG-02")
    entry = match.note_refusal(1, Action("attack", (7,)), 250, refusal)
    assert (entry.seat, entry.refused, entry.at, entry.why, entry.rule) == (1, "attack 7", 250, "no-rival", "SG-02")
    assert encode(match.state) == state
    assert match.position == 1
    finish(match)
    holds(match)


def test_the_match_ends_with_its_result_once() -> None:
    match = new()
    assert match.result is None
    finish(match)
    assert match.over
    assert match.entries[-1].end == match.result == Siege().result(match.state)
    assert match.entries[-1].state == digest(match.state)
    assert match.settle() == []
    match.note_refusal(0, Action("rest"), 0, Reason("match-over"))
    assert match.settle() == []
    with pytest.raises(IllegalAction, match="match-over"):
        match.act(0, Action("rest"))
    holds(match)


def test_every_so_many_decisions_carry_the_hash_of_the_state() -> None:
    match = new(players=3, rounds=3)
    finish(match)
    decisions = [entry for entry in match.entries if entry.do]
    assert len(decisions) > HASH_EVERY
    for number, entry in enumerate(decisions, start=1):
        assert bool(entry.state) == (number % HASH_EVERY == 0)


def test_any_earlier_position_can_be_had_again() -> None:
    game = games.find("dungeon_rush")
    assert game is not None
    match = Match.new(game, {"mode": "secret"}, 5, seed=3)
    pictures = {match.position: encode(match.state)}
    while not match.over:
        act_any(match)
        pictures[match.position] = encode(match.state)
    assert match.position > CHECKPOINT_EVERY
    for position, state in pictures.items():
        assert encode(match.state_at(position)) == state
    assert encode(match.state) == pictures[match.position]
    for position in (-1, match.position + 1):
        with pytest.raises(LostPosition, match="they go from 0 to"):
            match.state_at(position)


# What is seen


def test_each_seat_sees_what_it_may_from_the_very_beginning() -> None:
    match = new()
    assert [(position, kind) for position, kind, _, _ in match.seen(SPECTATOR)] == [
        (0, "siege"),
        (1, "drawn"),
        (1, "drawn"),
    ]
    (_, _, mine, rule), (_, _, theirs, _) = match.seen(0, since=0)
    assert mine == {"seat": 0, "count": 3, "cards": match.state.hands[0]}
    assert theirs == {"seat": 1, "count": 3}
    assert rule == "SG-01"
    assert match.seen(0, since=match.position) == []


def test_a_view_is_that_of_the_game() -> None:
    match = new()
    assert match.view(1) == Siege().view(match.state, 1)


def test_bots_decide_from_a_stream_that_follows_from_the_seed() -> None:
    match = new(players=3)
    bot = RandomBot(match.game)
    answers = []
    while not match.over:
        (decision, *_) = match.state.pending
        assert isinstance(decision, Choice)
        first, again = (
            bot.choose(None, decision, match.bot_rng(decision.seat), lambda rng: match.state) for _ in range(2)
        )
        assert first == again
        assert first in decision.options
        assert 800 <= bot.delay(None, decision, match.delay_rng(decision.seat)) < 6800
        answers.append(first)
        match.act(decision.seat, first)
    assert len(set(answers)) > 3
    assert match.bot_rng(0).seed != match.bot_rng(1).seed
    assert len({match.bot_rng(0).seed, match.delay_rng(0).seed, match.delay_rng(1).seed}) == 3


# Rules that break


def broken(*args: Any) -> None:
    raise ZeroDivisionError("a defect")


def test_a_rule_that_breaks_leaves_the_match_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new()
    run(match, "0: rest")
    before = picture(match)
    with monkeypatch.context() as patch:
        patch.setattr(rules, "answers_of", broken)
        with pytest.raises(BrokenRule, match="siege: rest of seat 1 broke the rules: ZeroDivisionError"):
            match.act(1, Action("rest"))
    assert picture(match) == before
    finish(match)
    holds(match)


def test_a_rule_that_breaks_after_chance_takes_the_decision_before_it_back_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = new()
    run(match, "0: rest")
    before = picture(match)
    with monkeypatch.context() as patch:
        patch.setattr(rules, "Looting", broken)
        with pytest.raises(BrokenRule, match="roll"):
            match.act(1, Action("rest"))
    assert picture(match) == before, "an entry that nobody was given to write down would tear the log"
    finish(match)
    holds(match)


def test_a_rule_that_breaks_after_a_step_back_leaves_the_dice_where_they_were(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new()
    run(match, "0: rest\n1: rest")
    match.undo(1, to=1, agreed=True)
    before = picture(match)
    with monkeypatch.context() as patch:
        patch.setattr(rules, "Looting", broken)
        run(match, "0: rest")
        with pytest.raises(BrokenRule):
            match.act(1, Action("rest"))
    match.undo(0)
    assert picture(match)[:2] == before[:2]
    finish(match)
    holds(match)


def test_a_rule_that_breaks_while_stepping_back_leaves_the_match_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    match = found(lambda match: match.choice(0) is not None, "0: rest\n1: rest")
    position = next(at for at, past in enumerate(match._past) if past.action.kind == "roll")
    before = picture(match)
    with monkeypatch.context() as patch:
        patch.setattr(rules, "Looting", broken)
        with pytest.raises(BrokenRule):
            match.undo(0, to=position, agreed=True)
    assert picture(match) == before
    finish(match)
    holds(match)
