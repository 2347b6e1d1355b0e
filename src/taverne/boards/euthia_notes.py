"""What answers of Euthia risk and come to, as short notes for a terminal: the hero's chance, what is left, the roll.
Chances and results come from the game's advice; the board puts them beside the answers."""

from __future__ import annotations

from typing import Any

from taverne.games.euthia.odds.advice import Advice, Chances
from taverne.games.euthia.odds.outcomes import HEALTH, Outcome
from taverne.words import Words


def notes(words: Words, advice: Any) -> dict[str, str]:
    """Return the note of each answer that has one, by its notation."""
    if not isinstance(advice, Advice):
        return {}
    found = {answer: result_text(words, outcome) for answer, outcome in advice.results.items()}
    for answer, chances in advice.options.items():
        told = chance_text(words, chances)
        found[answer] = f"{found[answer]} · {told}" if answer in found else told
    return found


def chance_text(words: Words, chances: Chances) -> str:
    """Return the hero's chance, what is left to him, and for when that holds."""
    odds = words.text("board-odds-hero", chance=words.text("board-percent", n=round(100 * chances.win)))
    left = words.text("board-odds-left", health=round(chances.health, 1), gaar=round(chances.gaar, 1))
    return " · ".join([f"{odds}, {left}", *[words.text(f"board-{key}") for key in chances.when]])


def result_text(words: Words, outcome: Outcome) -> str:
    """Return what an answer comes to at once: "8: still 4 wounds"."""
    if outcome.what == HEALTH:
        return words.text("board-result-health", n=outcome.least)
    one, low, high = outcome.what, outcome.low, outcome.high
    roll = (
        words.text("board-result-roll", n=low) if low == high else words.text("board-result-rolls", low=low, high=high)
    )
    if outcome.least == outcome.most:
        still = "yes" if outcome.most == outcome.now else "no"
        harm = words.text(f"board-result-{one}", n=outcome.most, still=still)
    else:
        harm = words.text(f"board-result-{one}-range", least=outcome.least, most=outcome.most)
    return words.text("board-result", roll=roll, harm=harm, ends=outcome.ends, what=one)
