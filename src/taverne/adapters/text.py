"""The games for language models, in three pure functions: legal moves, a prompt, a parser of answers.

They take an ``Observation`` and nothing else, so that any harness can call them; who plays is left to the harness.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from taverne import games
from taverne.boards.text import table_text
from taverne.engine.actions import Action, NotationError, Seat
from taverne.engine.game import Game, View
from taverne.engine.matches.match import Match
from taverne.engine.state import State
from taverne.words import Words

_MOVE: Final = re.compile(
    r"^\W*(?:move|final answer|coup)\W*[:=][^\S\n]*[`*\"'\[(#]*(.+?)[`*\"'\]).]*\s*$", re.I | re.M
)
_NUMBER: Final = re.compile(r"\d{1,4}(?!\w)")
_ALONE: Final = re.compile(r"\W*(\d{1,4})\W*")


class Observation(NamedTuple):
    """What a model may be told: game, its seat's view, what the seats are called, why its last answer was refused."""

    game: str
    view: View
    names: tuple[str, ...]
    refusal: str = ""
    lang: str = "en"


class ParseResult(NamedTuple):
    """What an answer says: the legal notation it means (or None), the words taken for a move, all that was said."""

    legal_action: str | None
    raw_action: str
    submission: str
    thoughts: str


def observe(
    game: Game[Any], state: State, seat: Seat, names: Sequence[str] = (), lang: str = "en", refused: str = ""
) -> Observation:
    """Return what ``seat`` may be told; ``refused`` is an answer that was not legal, for its reason."""
    called = tuple(names) or tuple([f"player {n}" for n in range(max(game.seat_counts))])
    why = ""
    if refused:
        words = Words(game.name, lang)
        try:
            refusal = game.why_not(state, seat, Action.parse(refused))
            why = "" if refusal is None else _reason(words, refusal.rule, words.refusal(refusal, called, seat))
        except NotationError:
            why = words.text("why-notation", text=refused[:80])
    return Observation(game.name, game.view(state, seat), called, why, lang)


def _reason(words: Words, rule: str, text: str) -> str:
    cited = words.rule(rule) if rule else None
    return f"{text} ({cited.id}: {cited.text})" if cited is not None else text


def get_legal_moves(observation: Observation) -> dict[int, str] | None:
    """Return the notations that may be answered, by number from 0; None if the seat is not asked."""
    asked = [one for one in observation.view.asked if not one.optional] or list(observation.view.asked)
    return dict(enumerate(asked[0].options)) if asked else None


def make_prompt(
    observation: Observation,
    move_history: Sequence[str] = (),
    previous_response: str | None = None,
    previous_action: str | None = None,
) -> str:
    """Return the rules in short, the table as the terminal shows it, the options, and why the last answer failed."""
    game, words = games.find(observation.game), Words(observation.game, observation.lang)
    primer = [f"{number}. {line}" for number, line in enumerate(words.primer(), start=1)]
    table = table_text(game, observation.view, observation.names, observation.lang)
    seat = words.text("model-seat", game=words.text("game-title"), seat=observation.view.seat + 1)
    parts = [seat, "\n".join(primer), table]
    if move_history:
        parts.append(words.text("model-moves", moves="; ".join(list(move_history)[-8:])))
    if previous_action is not None or observation.refusal:
        answer = previous_action or (previous_response or "")[-200:]
        reason = observation.refusal or words.text("model-none")
        parts.append(words.text("model-refused", answer=answer, reason=reason))
    parts.append(words.text("model-answer"))
    return "\n\n".join(parts)


def parse_response(
    response: str, legal_action_strings: Mapping[int, str] | Sequence[str], *, observation: Observation | None = None
) -> ParseResult:
    """Return the move that an answer means: its last ``move:`` line, else the last option that it names in full.

    An option may be called by its number from 1, as the prompt lists it; so may an answer be that says nothing else.
    """
    given = legal_action_strings
    legal: list[str] = list(given.values()) if isinstance(given, Mapping) else list(given)
    found = _MOVE.findall(response)
    alone = _ALONE.fullmatch(response)
    raw = found[-1].strip() if found else alone[1] if alone else ""
    if not raw:
        named = [(response.rfind(option), option) for option in legal if option in response]
        raw = max(named, key=lambda pair: (pair[0] + len(pair[1]), len(pair[1])))[1] if named else ""
    number = _NUMBER.match(raw)
    move = legal[int(number[0]) - 1] if number and 1 <= int(number[0]) <= len(legal) else raw
    folded = {option.lower(): option for option in legal}
    thoughts = response[: response.rfind(raw)] if raw else response
    return ParseResult(folded.get(" ".join(move.lower().split())), raw, response, thoughts.strip())


def of_match(match: Match[Any], seat: Seat, lang: str = "en", refused: str = "") -> Observation:
    """Return what a seat of a match may be told."""
    return observe(match.game, match.state, seat, [info.name for info in match.header.seats], lang, refused)
