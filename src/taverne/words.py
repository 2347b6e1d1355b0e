"""Words: the one place that makes sentences, from message keys and data, by Fluent files in French and English.

Which key is said when is left to rules, refusals and events; `docs/words.md` has the conventions that clients share.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import GroupComment

from taverne.engine.actions import CHANCE, CLOCK, SPECTATOR, Action, Seat
from taverne.engine.game import OptionValue
from taverne.engine.reasons import Reason
from taverne.grammar import functions

LANGUAGES: Final = ("en", "fr")
SEAT_KEYS: Final = ("seat", "other", "first")
"""Keys of data that hold one seat; ``seats`` holds several."""
MINUS: Final = "−"
"""The sign of numbers below zero where people read them; notation, logs and JSON have a hyphen."""
_APART: Final = ("rules.ftl", "box.ftl", "lessons.ftl", "things.ftl")
_LETTERS: Final = "abcdefghij"
_RULE_ID: Final = re.compile(r"([A-Z]+)-?(\d{1,6})")
_BELOW_ZERO: Final = re.compile(r"(?<!\w)-(?=\d)")

Variables = dict[str, str | int | float]


class Rule(NamedTuple):
    """One rule of a ledger; ``ruling`` marks a decision of the house where the rulebook is silent."""

    id: str
    text: str
    ruling: bool
    chapter: str = ""


class Words:
    """The words of one game (or of the house alone) in one language.

    A missing message shows as ``⟦id⟧``, one that lacks a variable with its id behind it; neither ever raises.
    """

    def __init__(self, game: str | None, lang: str) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"no words in {lang!r}: there are {', '.join(LANGUAGES)}")
        self.game = game
        self.lang = lang
        self._bundle = _table_bundle(game, lang)

    # Any message

    def has(self, message: str) -> bool:
        """Whether there is a message (``id`` or ``id.attribute``) of that name."""
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            return False
        found = self._bundle.get_message(name)
        return attribute in found.attributes if attribute else found.value is not None

    def text(self, message: str, /, **variables: str | int | float) -> str:
        """Return a message, or with ``id.attribute`` one of its attributes."""
        if not self.has(message):
            return f"⟦{message}⟧"
        name, _, attribute = message.partition(".")
        found = self._bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        text, faults = self._bundle.format_pattern(pattern, variables)
        if any(not isinstance(value, str) and value < 0 for value in variables.values()):
            text = _BELOW_ZERO.sub(MINUS, str(text))
        return f"{text} ⟦{message}⟧" if faults else str(text)

    def say(self, message: str, data: Mapping[str, Any], names: Sequence[str] = (), viewer: Seat = SPECTATOR) -> str:
        """Return a message whose variables come from the data of an event, a prompt or a refusal."""
        return self.text(message, **self.variables(data, names, viewer))

    def figure(self, n: float, digits: int = 1) -> str:
        """Return a number with so many decimals, as the language writes it."""
        return f"{n:.{digits}f}".replace(".", self.text("decimal-mark")).replace("-", MINUS)

    def percent(self, share: float, digits: int = 1, error: float | None = None) -> str:
        """Return a share of 0 to 1 in per cent, with its error if there is one."""
        text = self.figure(100 * share, digits)
        return self.text("per-cent", n=text if error is None else f"{text} ± {self.figure(100 * error, digits)}")

    def apart(self, texts: Iterable[str]) -> str:
        """Return several sentences in one line, as the language parts them."""
        line = ""
        for text in texts:
            line = self.text("cli-apart", head=line, next=text) if line else text
        return line

    def either(self, texts: Sequence[str]) -> str:
        """Return a list of which one is meant: ``a, b or c``."""
        return self.joined(texts, "list-or")

    def joined(self, texts: Sequence[str], last_by: str = "list-and") -> str:
        """Return a list as the language writes it: ``a, b and c``."""
        if not texts:
            return ""
        *others, last = texts
        if not others:
            return last
        head, *rest = others
        for following in rest:
            head = self.text("list-comma", head=head, next=following)
        return self.text(last_by, head=head, last=last)

    # The sentences of a match

    def event(self, kind: str, data: Mapping[str, Any], names: Sequence[str] = (), viewer: Seat = SPECTATOR) -> str:
        return self.say(f"event-{kind}", data, names, viewer)

    def prompt(
        self, prompt: str, data: Mapping[str, Any] | None = None, names: Sequence[str] = (), viewer: Seat = SPECTATOR
    ) -> str:
        return self.say(f"prompt-{prompt}", data or {}, names, viewer)

    def refusal(self, refusal: Reason, names: Sequence[str] = (), viewer: Seat = SPECTATOR) -> str:
        return self.say(f"why-{refusal.key}", refusal.data, names, viewer)

    def clock(self, prompt: str) -> str:
        return self.text(f"clock-{prompt}")

    def action(self, action: Action, names: Sequence[str] = (), viewer: Seat = SPECTATOR) -> str:
        """Return an action as a label; each argument is resolved by its prefix in ``.args``."""
        message = f"action-{action.kind}"
        prefixes = self.text(f"{message}.args").split() if self.has(f"{message}.args") else []
        found: Variables = {"count": len(action.args)}
        for letter, arg, prefix in zip(_LETTERS, action.args, prefixes, strict=False):
            if prefix == "seat":
                found |= self._seat(letter, int(arg), names, viewer)
            elif prefix == "n" or isinstance(arg, int):
                found[letter] = arg
            else:
                found |= self._named(letter, f"{prefix}-{arg}")
        return self.text(message, **found)

    # What a match is made from

    def option(self, key: str) -> tuple[str, str]:
        """Return the name of an option and its explanation."""
        return self.text(f"option-{key}"), self.text(f"option-{key}.help")

    def option_value(self, key: str, value: OptionValue) -> tuple[str, str]:
        """Return the name of a value of an option, and its explanation ("" for a plain number)."""
        word = ("on" if value else "off") if isinstance(value, bool) else str(value)
        message = f"option-{key}-{word}"
        if self.has(message) or isinstance(value, bool | str):
            return self.text(message), self.text(f"{message}.help") if self.has(f"{message}.help") else ""
        return self.text(f"option-{key}-n", n=value), ""

    def primer(self) -> list[str]:
        """Return how this game goes, sentence by sentence, for whoever has never played it."""
        lines: list[str] = []
        while self.has(f"game-primer-{len(lines) + 1}"):
            lines.append(self.text(f"game-primer-{len(lines) + 1}"))
        return lines

    def bot(self, level: str) -> tuple[str, str]:
        """Return the name of a level of bots and its explanation."""
        return self.text(f"bot-{level}"), self.text(f"bot-{level}.help")

    # The rules

    def rule(self, rule: str) -> Rule | None:
        """Return a rule of this game's ledger by its id, in any case and with or without leading zeros."""
        ledger = _ledger(self.game, self.lang)
        found = _RULE_ID.fullmatch(rule.strip().upper())
        if found is None:
            return None
        letters, digits = found.groups()
        return next((ledger[id] for pad in (3, 2) if (id := f"{letters}-{int(digits):0{pad}}") in ledger), None)

    def rules(self) -> tuple[Rule, ...]:
        """Return the whole ledger, in its order."""
        return tuple(_ledger(self.game, self.lang).values())

    # From data to variables

    def variables(self, data: Mapping[str, Any], names: Sequence[str] = (), viewer: Seat = SPECTATOR) -> Variables:
        """Return the variables that a message may use, from data that holds keys, seats, numbers and lists.

        A sentence within a sentence is a dictionary: the message it ``say``s, and that message's own data.
        """
        found: Variables = {}
        for key, value in data.items():
            if key in SEAT_KEYS and isinstance(value, int):
                found |= self._seat(key, value, names, viewer)
            elif key == "seats" and isinstance(value, list | tuple):
                found |= self._seats(value, names, viewer)
            elif isinstance(value, list | tuple):
                found |= self._list(key, value, names, viewer)
            elif isinstance(value, dict):
                found[key] = self.say(value["say"], value, names, viewer)
            elif isinstance(value, str) and self._is_name(value):
                found |= self._named(key, value)
            elif isinstance(value, bool):
                found[key] = _yes(value)
            else:
                found[key] = value if isinstance(value, int | float) else str(value)
        return found

    def _is_name(self, value: str) -> bool:
        """Whether a word of the data is the id of a message; those hold a hyphen, so plain words never are."""
        return "-" in value and self._bundle.has_message(value)

    def _named(self, key: str, message: str) -> Variables:
        """A thing by its message: its name, and each attribute as ``<key>_<attribute>``."""
        found: Variables = {key: self.text(message)}
        if self._bundle.has_message(message):
            for attribute in self._bundle.get_message(message).attributes:
                found[f"{key}_{attribute}"] = self.text(f"{message}.{attribute}")
        return found

    def _seat(self, key: str, seat: Seat, names: Sequence[str], viewer: Seat) -> Variables:
        return {key: self.seat_name(seat, names), f"{key}_you": _yes(seat == viewer)}

    def _seats(self, seats: Sequence[Seat], names: Sequence[str], viewer: Seat) -> Variables:
        shown = [self.text("seat-you") if seat == viewer else self.seat_name(seat, names) for seat in seats]
        return {"seats": self.joined(shown), "seats_count": len(seats), "seats_you": _yes(viewer in seats)}

    def _list(self, key: str, values: Sequence[Any], names: Sequence[str], viewer: Seat) -> Variables:
        """A list: its items joined, their number, and each attribute that all of them have."""
        items = [self.variables({key: value}, names, viewer) for value in values]
        found: Variables = {f"{key}_count": len(values), key: ""}
        for name in items[0] if items else ():
            if all(name in item for item in items):
                found[name] = self.joined([str(item[name]) for item in items])
        return found

    def seat_name(self, seat: Seat, names: Sequence[str]) -> str:
        """Return what a seat is called at the table."""
        if 0 <= seat < len(names):
            return names[seat]
        if seat in (CHANCE, CLOCK):
            return self.text("seat-chance" if seat == CHANCE else "seat-clock")
        return self.text("seat-human-n", n=seat + 1)


def told_apart(names: Sequence[str]) -> list[str]:
    """Return what seats are called; a name that several have, as bots of one level do, gets the number of the seat."""
    return [name if names.count(name) == 1 else f"{name} {seat}" for seat, name in enumerate(names, start=1)]


def folded(text: str) -> str:
    """Return the text without case and accents, with plain apostrophes and spaces."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return bare.replace("’", "'").replace("œ", "oe").replace("æ", "ae")


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def table_files(folder: Traversable) -> list[Traversable]:
    """Return the files of a game's words in one language, in a fixed order: what is said at a table, in a browser too.
    The rules ledger is read apart, lessons and what things are when somebody asks; what may be wrong in a box is told
    in a terminal only."""
    found = [file for file in folder.iterdir() if file.name.endswith(".ftl") and file.name not in _APART]
    return sorted(found, key=lambda file: file.name)


def _resource(file: Traversable) -> Any:
    return FluentResource(file.read_text(encoding="utf-8"))


def _resources(folder: Traversable, names: Iterable[str]) -> list[Any]:
    found = [folder / f"{name}.ftl" for name in names]
    return [_resource(file) for file in found if file.is_file()]


def _game_folder(game: str, lang: str) -> Traversable:
    try:
        return files(f"taverne.games.{game}") / "locale" / lang
    except ModuleNotFoundError:
        raise ValueError(f"no words for {game!r}: there is no such game") from None


@cache
def _table_bundle(game: str | None, lang: str) -> FluentBundle:
    """The names and sentences of a game, then those of the house, of which a game may say some in its own way."""
    bundle = FluentBundle([lang], functions=functions(lang), use_isolating=False)
    of_game: list[Any] = []
    if game:
        folder = _game_folder(game, lang)
        of_game = [*map(_resource, table_files(folder)), *_resources(folder, ("box", "things", "lessons"))]
    of_house = _resources(files("taverne") / "locale" / lang, ("common", "cli"))
    for resource in (*of_game, *of_house):
        bundle.add_resource(resource)
    return bundle


@cache
def _ledger(game: str | None, lang: str) -> Mapping[str, Rule]:
    """The rules of a game by id; they are plain sentences without variables."""
    if game is None:
        return {}
    bundle = FluentBundle([lang], use_isolating=False)
    found: dict[str, Rule] = {}
    for resource in _resources(_game_folder(game, lang), ("rules",)):
        bundle.add_resource(resource)
        chapter = ""
        for entry in resource.body:
            if isinstance(entry, GroupComment):
                chapter = entry.content or ""
            if bundle.has_message(name := getattr(getattr(entry, "id", None), "name", "")):
                message = bundle.get_message(name)
                text = bundle.format_pattern(message.value)[0] if message.value else ""
                found[name] = Rule(name, str(text), "ruling" in message.attributes, chapter)
    return found
