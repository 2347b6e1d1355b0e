"""Grammar by rule: the capital, the elision and the contraction that a name needs, as functions of Fluent files.

Gender, number and article come with each name in its file; the browser has the same rules in `words/grammar.ts`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Any, Final

_MUTE: Final = "ector|elen|elo|enr|ercul|erm[ei]|erv|ila|ippo|omer|onor|orac|orten|ubert|uguet|yac"
"""How French first names go on after a mute h; no rule tells it from an aspirated one, so others keep their vowel."""
_OPEN: Final = re.compile(rf"[aeiouæœ]|y[^aeiouæœ\W]|h(?:{_MUTE})", re.IGNORECASE)
_CONTRACTED: Final = {"de": {"le ": "du ", "les ": "des "}, "à": {"le ": "au ", "les ": "aux "}}


def elides(text: str) -> bool:
    """Whether a small word loses its vowel before this: « d’Otto », « d’Hélène », but « de Yann » and « de Hugo »."""
    bare = "".join(c for c in unicodedata.normalize("NFD", text[:12]) if not unicodedata.combining(c))
    return _OPEN.match(bare) is not None


def of(text: str) -> str:
    """Return « du loup » for « le loup », « d’Otto » for « Otto »."""
    return _contracted("de", text) or (f"d’{text}" if elides(text) else f"de {text}")


def to(text: str) -> str:
    """Return « au loup » for « le loup », « à Otto » for « Otto »."""
    return _contracted("à", text) or f"à {text}"


def that(text: str) -> str:
    """Return « qu’Otto » for « Otto », « que le loup » for « le loup »."""
    return f"qu’{text}" if elides(text) else f"que {text}"


def start(text: str) -> str:
    """Return « Le loup » for « le loup »: a name where a sentence begins."""
    return text[:1].upper() + text[1:]


def functions(language: str) -> dict[str, Callable[[Any], Any]]:
    """Return the functions that files of a language may call."""
    if language != "fr":
        return {"START": lambda text: start(str(text))}
    return {
        "START": lambda text: start(str(text)),
        "OF": lambda text: of(str(text)),
        "TO": lambda text: to(str(text)),
        "THAT": lambda text: that(str(text)),
    }


def _contracted(small: str, text: str) -> str:
    for article, both in _CONTRACTED[small].items():
        if text.startswith(article):
            return both + text.removeprefix(article)
    return ""
