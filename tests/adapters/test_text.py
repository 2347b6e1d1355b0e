"""The games for language models: moves, prompts and answers; whole games by a scripted model.

Tables over MCP are tested beside this file.
"""

from __future__ import annotations

import re

import pytest

import taverne
from taverne.adapters.text import get_legal_moves, make_prompt, observe, of_match, parse_response
from taverne.adapters.textarena import TextEnv

SNAKE = {"mode": "snake"}


@pytest.mark.parametrize("name", taverne.names())
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_prompt_holds_rules_table_and_every_option(name: str, lang: str) -> None:
    match = taverne.new(name, 4, SNAKE if name == "dungeon_rush" else None, seed=3)
    seat = next(d.seat for d in match.state.pending if d.seat >= 0)
    told = of_match(match, seat, lang)
    moves = get_legal_moves(told)
    assert moves is not None
    prompt = make_prompt(told)
    assert all(move in prompt for move in moves.values())
    assert "1. " in prompt
    assert "⟦" not in prompt
    if len(match.header.seats) > 1:
        other = next(n for n in range(len(match.header.seats)) if match.choice(n) is None)
        assert get_legal_moves(of_match(match, other, lang)) is None


@pytest.mark.parametrize("name", taverne.names())
def test_a_table_is_told_without_names_too(name: str) -> None:
    match = taverne.new(name, 4, SNAKE if name == "dungeon_rush" else None, seed=3)
    seat = next(d.seat for d in match.state.pending if d.seat >= 0)
    told = observe(match.game, match.state, seat)
    assert str(match.state.pending[0].options[0]) in make_prompt(told)


def test_a_refusal_is_explained_with_its_rule() -> None:
    match = taverne.new("dungeon_rush", 3, SNAKE, seed=1)
    seat = match.state.pending[0].seat
    prompt = make_prompt(of_match(match, seat, refused="hero nobody"), previous_action="hero nobody")
    assert "“hero nobody”, was refused" in prompt
    assert "DR-025" in prompt


def test_a_prompt_is_in_one_language() -> None:
    match = taverne.new("monster_lands", 2, seed=1)
    seat = next(decision.seat for decision in match.state.pending if decision.seat >= 0)
    told = of_match(match, seat, lang="fr", refused="fly")
    prompt = make_prompt(told, ["deploy lair"], previous_action="fly")
    assert prompt.startswith(f"Vous jouez à Monster Lands à la place {seat + 1}.")
    for said in (
        "Vos derniers coups\u00a0: deploy lair",
        "«\u00a0fly\u00a0», a été refusée\u00a0: Choisissez",
        "`coup\u00a0: `",
    ):
        assert said in prompt
    for foreign in ("You play", "was refused", "Answer with"):
        assert foreign not in prompt
    moves = get_legal_moves(told)
    assert moves
    assert parse_response(f"coup\u00a0: {moves[0]}", moves).legal_action == moves[0]


def test_answers_are_understood() -> None:
    legal = {0: "hero archer", 1: "hero arch", 2: "claim left I-03"}
    for text, move in (
        ("I think.\nmove: hero archer", "hero archer"),
        ("Move: `claim left I-03`", "claim left I-03"),
        ("**move:** Claim  left i-03", "claim left I-03"),
        ("move: 3", "claim left I-03"),
        ("move: (3)", "claim left I-03"),
        ("move: #3.", "claim left I-03"),
        ("The best is hero archer, surely.", "hero archer"),
        ("move: hero arch", "hero arch"),
        ("move: 3 (claim the bat)", "claim left I-03"),
        ("Final answer:\n\nmove: 3\n", "claim left I-03"),
        (" 3.\n", "claim left I-03"),
        ("**2**", "hero arch"),
        ("3rd, I think", None),
        ("I take 2 of them", None),
        ("move: 9", None),
        ("9", None),
        ("9" * 5000, None),
        ("no idea", None),
    ):
        assert parse_response(text, legal).legal_action == move, text
    parsed = parse_response("first this.\nmove: hero archer", list(legal.values()))
    assert parsed.thoughts.startswith("first this.")
    assert parsed.raw_action == "hero archer"


@pytest.mark.parametrize("name", ["dungeon_rush", "monster_lands"])
def test_a_scripted_model_plays_to_the_end(name: str) -> None:
    made = TextEnv(name)
    made.reset(2 if name == "monster_lands" else 3, seed=5)
    done, turns = False, 0
    while not done:
        player, prompt = made.get_observation()
        options = re.findall(r"^ +\d+  .*?  (\S.*)$", prompt, re.M)
        assert options, prompt[-600:]
        done, info = made.step(f"Seat {player}.\nmove: {options[-1]}")
        assert info["legal"]
        turns += 1
    rewards, told = made.close()
    assert sum(rewards.values()) == pytest.approx(0, abs=1e-6)
    assert turns > 20
    assert told[0]["illegal"] == 0


def test_an_illegal_answer_is_asked_again_with_its_reason_and_then_answered_for() -> None:
    made = TextEnv("dungeon_rush")
    made.reset(3, seed=1)
    player, _ = made.get_observation()
    for _ in range(2):
        done, info = made.step("move: hero nobody")
        assert not done
        assert not info["legal"]
        again, prompt = made.get_observation()
        assert again == player
        assert "DR-025" in prompt
    _, info = made.step("move: hero nobody")
    assert info["move"].startswith("hero ")
    assert made.close()[1][player]["illegal"] == 3


def test_only_illegal_answers_in_a_row_count() -> None:
    made = TextEnv("dungeon_rush")
    made.reset(3, seed=1)
    for _ in range(6):
        for answer in ("move: hero nobody", ""):
            assert made.step(answer) == (False, {"legal": False})
            assert "was refused" in made.get_observation()[1]
        assert made.step("move: 1")[1]["legal"]
    assert "was refused" not in made.get_observation()[1]
