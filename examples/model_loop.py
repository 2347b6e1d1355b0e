"""A language model at the table, by the three functions of ``taverne.adapters.text``; here the model is a script.

python examples/model_loop.py monster_lands
"""

from __future__ import annotations

import sys
from collections.abc import Callable

import taverne
from taverne.adapters.text import get_legal_moves, make_prompt, of_match, parse_response


def scripted(prompt: str) -> str:
    """Stands in for a model: it reads the first option out of the prompt, and now and then talks nonsense."""
    options = [line.split("  ")[-1] for line in prompt.splitlines() if line.lstrip()[:3].strip() == "1"]
    if len(prompt) % 5 == 0 and "was refused" not in prompt:
        return "I would rather fly.\nmove: fly away"
    return f"The first option will do.\nmove: {options[-1].strip() if options else 1}"


SHORT = {"dungeon_rush": {"mode": "snake", "neutral": False}, "nerath": {"limit": 2}}


def main(name: str = "dungeon_rush", model: Callable[[str], str] = scripted) -> None:
    match = taverne.new(name, 2, SHORT.get(name))
    refused, nonsense = "", 0
    while not match.over:
        seat = next(decision.seat for decision in match.state.pending if decision.seat >= 0)
        told = of_match(match, seat, refused=refused)
        moves = get_legal_moves(told) or {}
        answer = parse_response(model(make_prompt(told, previous_action=refused or None)), moves, observation=told)
        refused = "" if answer.legal_action else answer.raw_action or "nothing"
        nonsense += answer.legal_action is None
        if answer.legal_action:
            match.act(seat, answer.legal_action)
    print(match.result, f"{nonsense} answers were refused and asked for again")


if __name__ == "__main__":
    main(*sys.argv[1:2])
