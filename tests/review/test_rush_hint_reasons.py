"""Reasons of hints in Dungeon Rush: each is held against what the rules then make of the answer.

Rivals are let try for themselves; sums of points are worked out anew from the box.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest

from taverne.engine.actions import PASS, Action
from taverne.engine.decisions import Choice
from taverne.engine.frames import apply, choices
from taverne.engine.matches.match import Match
from taverne.engine.matches.playout import expire
from taverne.engine.reports.chronicle import Told
from taverne.engine.rng import Rng
from taverne.games import find
from taverne.games.dungeon_rush.box.load import load
from taverne.games.dungeon_rush.state.terms import GAINS, HANDS, LORD, TARGETS
from taverne.words import Words

GAME = find("dungeon_rush")
CHRONICLE = GAME.chronicle()
BOX = load()
LEVELS = ("hard", "random", "hard")


@cache
def decided(mode: str) -> tuple[tuple[Any, Choice], ...]:
    """Return every decision of a match with several answers, and the table as it then lay."""
    match = Match.new(GAME, {"mode": mode}, players=len(LEVELS), seed=4)
    bots = [GAME.bots()[level](GAME) for level in LEVELS]
    found = []
    while not match.over:
        asked = choices(match.state)
        if not asked:
            expire(match.state)
            continue
        choice = asked[0]
        if len(choice.options) > 1:
            found.append((match.state.clone(), choice))
        view, rng = match.view(choice.seat), match.bot_rng(choice.seat)
        match.act(choice.seat, bots[choice.seat].choose(view, choice, rng, match.simulator(choice.seat)))
    return tuple(found)


def told(state: Any, choice: Choice, action: Action) -> Told:
    reason = CHRONICLE.explain(GAME.determinize(state, choice.seat, Rng(1)), choice, action)
    assert reason is not None, (choice.prompt, str(action))
    return reason


@pytest.mark.parametrize("mode", ["snake", "secret"])
def test_every_answer_has_a_reason_in_both_languages_whatever_others_hold(mode: str) -> None:
    words = [Words("dungeon_rush", lang) for lang in ("en", "fr")]
    kinds, keys = set(), set()
    for state, choice in decided(mode):
        other = GAME.determinize(state, choice.seat, Rng(99))
        for action in choice.options:
            reason = told(state, choice, action)
            assert CHRONICLE.explain(other, choice, action) == reason, "what others hold plays no part"
            assert all("⟦" not in one.say(*reason) for one in words), reason
            keys.add(reason[0])
        kinds.add(choice.prompt)
    assert kinds >= {"draft", "draft-second", "sides", "place", "place-rune", "final"}
    assert keys >= {f"hint-claim-{how}" for how in ("alone", "together", "joined", "fails")}


def turns() -> Iterator[tuple[Any, Choice, Action]]:
    for state, choice in decided("snake"):
        for action in choice.options if choice.prompt == "turn" else ():
            if action.kind == "claim":
                yield state, choice, action


def beaten(state: Any, seat: int, monster: str, sent: dict[int, tuple[str, ...]]) -> bool:
    """Let some seats send these heroes to a monster, the others pass; return whether that seat then has it."""
    after = state.clone()
    left = {other: list(hands) for other, hands in sent.items()}
    while after.phase < GAINS:
        asked = choices(after)[0]
        mine = left.get(asked.seat, [])
        claim = Action("claim", (mine[0], monster)) if mine else PASS
        if mine and claim in asked.options:
            mine.pop(0)
        else:
            claim = PASS
        apply(after, asked.seat, claim)
    at = after.box.monster_index[monster]
    waiting = [win.monster for win in after.stack[-1].wins[seat]] if hasattr(after.stack[-1], "wins") else []
    return at in waiting or any(card.monster == at for card in after.cards[seat])


def test_a_claim_is_told_by_what_the_rules_make_of_it() -> None:
    seen = set()
    for state, choice, action in turns():
        hand, monster = action.word(), action.word(1)
        key, data = told(state, choice, action)
        rest = HANDS[1 - HANDS.index(hand)]
        there = state.target[2 * choice.seat + HANDS.index(rest)] == state.slots.index(state.box.monster_index[monster])
        alone = beaten(state, choice.seat, monster, {choice.seat: (hand,)})
        both = beaten(state, choice.seat, monster, {choice.seat: (hand, rest)})
        if key == "hint-claim-wasted":
            assert there
            assert beaten(state, choice.seat, monster, {})
        elif key == "hint-claim-fails":
            assert not alone
            assert not both
        else:
            assert (key == "hint-claim-joined") == there
            assert (key == "hint-claim-together") == (both and not alone)
            assert both
        assert data["monster"] == f"monster-{monster}"
        seen.add(key)
    assert len(seen) >= 4


def test_rivals_are_counted_who_could_still_beat_it() -> None:
    counts = set()
    for number, (state, choice, action) in enumerate(turns()):
        key, data = told(state, choice, action)
        if "rivals" not in data or number % 5:
            continue
        monster, others = action.word(1), [seat for seat in range(state.seats) if seat != choice.seat]
        ways = [("left",), ("right",), *product(HANDS, HANDS)]
        after = state.clone()
        if PASS not in choice.options:
            continue
        mine = state.holder[state.slots.index(state.box.monster_index[monster])] == choice.seat
        able = [seat for seat in others if any(beaten(after, seat, monster, {seat: way}) for way in ways)]
        assert data["rivals"] == (0 if mine else len(able)), (key, str(action))
        counts.add(len(able))
    assert len(counts) >= 3


def test_what_a_monster_brings_is_told() -> None:
    words = Words("dungeon_rush", "en")
    for state, choice, action in turns():
        key, data = told(state, choice, action)
        if key == "hint-claim-alone":
            card = next(one for one in BOX.monsters if one.id == action.word(1))
            text = words.say(key, data)
            assert (f"{card.coins} coin" in text) == (card.coins > 0)
            assert (f"+{card.gain.n}" in text) == (card.gain.n > 0)


def test_a_gain_is_told_by_the_skill_it_comes_to_and_what_the_end_still_asks() -> None:
    seen = 0
    for state, choice in decided("snake"):
        for action in choice.options if choice.prompt.startswith("place") else ():
            key, data = told(state, choice, action)
            if action.kind != "place" or state.stack[-1].answers[choice.seat]:
                assert action.kind == "place" or key == "hint-keep-card"
                continue
            monster, hand, skill = map(str, action.args)
            at = ("melee", "ranged", "magic", "stealth").index(skill)
            heroes = [list(skills) for skills in state.pair(choice.seat)]
            heroes[HANDS.index(hand)][at] += state.box.monster_gain_n[state.box.monster_index[monster]]
            assert data["n"] == heroes[HANDS.index(hand)][at]
            lord = state.box.lord_defence[state.lord]
            both = [sum(points) for points in zip(*heroes, strict=True)]
            assert data["low"] == sum(max(0, wanted - points) for wanted, points in zip(lord, both, strict=True))
            assert (key == "hint-place-last") == (state.round == state.box.constants.rounds)
            seen += 1
    assert seen > 20


def test_the_final_fight_is_told_by_its_end() -> None:
    seen = set()
    for state, choice in decided("snake"):
        for action in choice.options if choice.prompt == "final" else ():
            key, data = told(state, choice, action)
            if action.kind == "decline":
                assert key == "hint-decline"
                continue
            lord = TARGETS.index(action.word()) == LORD
            card = BOX.lords[state.lord] if lord else BOX.dragons[state.dragon]
            both = [sum(points) for points in zip(*state.pair(choice.seat), strict=True)]
            lacking = sum(max(0, want - have) for want, have in zip(card.defence.points, both, strict=True))
            assert (key, data["n"]) == (("hint-final-lost", lacking) if lacking else ("hint-final", card.coins))
            seen.add(key)
    assert seen == {"hint-final", "hint-final-lost"}
