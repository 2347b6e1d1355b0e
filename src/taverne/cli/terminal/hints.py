"""What a good bot would do, as lines of text: the three best answers, what they are worth, and why.

Finding them is left to ``taverne.review.hints``.
"""

from __future__ import annotations

from collections.abc import Sequence

from taverne.engine.actions import Action, Seat
from taverne.review.hints import Hint, Hints
from taverne.words import Words


def hint_lines(hints: Hints | None, words: Words, names: Sequence[str], seat: Seat) -> list[str]:
    """Return the best answers in words, the best first."""
    if hints is None:
        return [words.text("why-not-asked")]
    found = [words.text("hint-title")]
    for number, hint in enumerate(hints.answers, start=1):
        label = words.action(Action.parse(hint.action), names, seat)
        found.append(f"{number:3}. {label}  {hint.action}")
        found.append(f"     {' '.join([_worth(hint, hints.unit, words), *_why(hint, words, names, seat)])}")
    return found


def _worth(hint: Hint, unit: str, words: Words) -> str:
    if unit == "win":
        return words.text("hint-win", n=round(100 * hint.value.mean), error=round(100 * hint.value.error))
    return words.text("hint-points", n=round(hint.value.mean, 1), error=round(hint.value.error, 1))


def _why(hint: Hint, words: Words, names: Sequence[str], seat: Seat) -> list[str]:
    return [words.say(reason.key, reason.data, names, seat) for reason in hint.why]
