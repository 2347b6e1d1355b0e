"""What is said when something is wrong: what, where, and what to do about it.

Finding the mistake is left to whoever reads the input; exit status and stream, to ``main``.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from taverne.engine.box.contents import BoxError
from taverne.engine.game import OptionError
from taverne.engine.logs.log_file import RecordError
from taverne.engine.matches.match import BrokenRule
from taverne.engine.reasons import Reason, of_system
from taverne.engine.reports.odds import OddsError
from taverne.words import Words


class UserError(Exception):
    """A mistake that the user can put right: the key of a sentence of the terminal and its arguments."""

    def __init__(self, key: str, **data: str | int | Reason) -> None:
        super().__init__(key)
        self.key = key
        self.data = data


class Interrupted(Exception):
    """The user broke a match off; it is safe in its log."""

    def __init__(self, path: str, resume: str) -> None:
        super().__init__(path)
        self.path = path
        self.resume = resume


MOST_LISTED = 60
"""A message lists what there is, up to so many."""

USER_ERRORS = (UserError, Interrupted, OptionError, OddsError, BoxError, RecordError, BrokenRule, OSError)


def nearest(word: str, known: Iterable[str]) -> str | None:
    """Return the known word that was perhaps meant."""
    found = difflib.get_close_matches(word.lower(), list(known), n=1, cutoff=0.5)
    return found[0] if found else None


def perhaps(words: Words, word: str, known: Iterable[str]) -> str:
    """Return the question whether something near was meant, with a blank before it, or nothing."""
    near = nearest(word, known)
    return "" if near is None else " " + words.text("cli-perhaps", word=near)


def told(error: BaseException, words: Words) -> str:
    """Return one of ``USER_ERRORS`` as a message."""
    if isinstance(error, UserError):
        data = {key: because(value, words) if isinstance(value, Reason) else value for key, value in error.data.items()}
        return words.text(error.key, **data)
    if isinstance(error, Interrupted):
        return words.text("cli-interrupted", path=error.path, command=error.resume)
    if isinstance(error, OptionError):
        return _of_option(error, words)
    if isinstance(error, OddsError):
        return _of_odds(error, words)
    if isinstance(error, BoxError):
        words = Words(error.game, words.lang) if error.game else words
        head = words.text("cli-box-bad", count=len(error.errors))
        return "\n".join([head, *(_of_box(one, words) for one in error.errors)])
    if isinstance(error, RecordError):
        place = words.text("cli-log-line", path=error.where, line=str(error.line)) if error.line else error.where
        return words.text("cli-log-bad", reason=words.text("cli-at", place=place, reason=because(error.reason, words)))
    if isinstance(error, BrokenRule):
        return words.text("cli-defect", reason=str(error))
    assert isinstance(error, OSError)
    if isinstance(error, TimeoutError) and not error.errno:
        return words.text("cli-house-slow")
    reason = because(of_system("system-cause", "{}", error), words)
    if not error.filename:
        return words.text("cli-system-plain", reason=reason)
    return words.text("cli-system", path=str(error.filename), reason=reason)


def because(reason: Reason, words: Words) -> str:
    """Return a reason in the user's language, where it has a sentence there."""
    if not words.has(reason.key):
        return str(reason)
    data = dict(reason.data)
    if "cause" in data and not words.has(str(data["cause"])):
        data["cause"] = data["told"]
    text = words.say(reason.key, data)
    return words.text("cli-by-rule", reason=text, rule=data["rule"]) if "rule" in data else text


def _of_box(error: BoxError, words: Words) -> str:
    parts = [part for part in (error.file, error.key, error.shown) if part]
    text = because(error.reason, words)
    for part in reversed(parts):
        text = words.text("cli-at", place=part, reason=text) if text else part
    return text


def _of_odds(error: OddsError, words: Words) -> str:
    text = words.say(error.key, error.data)
    text = text[:1].upper() + text[1:]
    if "known" not in error.data and 0 < len(error.known) <= MOST_LISTED:
        text += " " + words.text("cli-known", known=words.joined(list(error.known)))
    return text + perhaps(words, error.word, error.known)


def _of_option(error: OptionError, words: Words) -> str:
    """Return what is wrong with an option; here its key is told beside its name, since that is what one types."""
    key = f"typed-{error.key}" if words.has(f"typed-{error.key}") else error.key
    if not words.has(key):
        return str(error)
    known = error.data.get("choices") or error.data.get("known") or []
    listed = known.split(", ") if isinstance(known, str) else [str(item) for item in known]
    given = error.data.get("value", error.data.get("bot", error.data.get("option", "")))
    return words.say(key, error.data) + perhaps(words, str(given), listed)
