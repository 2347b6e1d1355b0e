"""Every message with every name: what a table can say, rendered once for each name that each of its arguments can take.

Arguments vary one at a time, in every branch of the sentence; ``test_every_name`` looks for faults in what is said.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache, cached_property
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import taverne
from taverne.games import all_games
from taverne.grammar import functions
from tests.words.names.kinds import KINDS, SEATS

GAMES = [game.name for game in all_games()]
SOURCES = Path(taverne.__file__).parent
WEB = SOURCES.parents[1] / "web" / "src" / "locale"
NUMBERS = (0, 1, 2, 5, 21)
PEOPLE = ("Mira", "Otto", "Élie", "Hugo", "Hélène", "Yann", "Yves", "Œdipe", "Ursule", "3PO", "8bit", "11e", "Lys")
"""Names of seats: vowels with and without accent, h, y, digits, an s at the end; in French an article, too."""
APART = ("names", "spaces", "foes")
"""Files of names: an id like ``event-…`` is that of a card there and of a sentence elsewhere."""
MARK = "\ue000"
"""Stands before every name that comes into a sentence, so that what stands before it can be searched."""
END = "\ue001"
"""Stands behind every name that is a plural, so that the verb behind it can be searched."""
GRAMMAR = re.compile(r"_(the|of|a|at|gender|you|count|many|short)$")
PLURALS = re.compile(r"\d+|zero|one|two|few|many|other")

Binding = dict[str, str | int]


class Message(NamedTuple):
    """A message of the files: its place, the patterns it says, its variables, and the keys that choose its branches."""

    name: str
    patterns: tuple[Any, ...]
    variables: frozenset[str]
    branches: dict[str, tuple[str, ...]]
    args: tuple[str, ...]


class Needs(Visitor):
    """The variables of a message, the keys of its selections, and the messages that it says within itself."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.within: set[str] = set()
        self.keys: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.within.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = self.keys.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                keys.add(variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value)
        self.generic_visit(node)


class Said(NamedTuple):
    """What one message says, with a mark before each name in it; a name by itself is no ``sentence``."""

    message: str
    text: str
    sentence: bool = True


def marked(function: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """A function of Fluent files that takes and gives a name with its mark."""
    return lambda text: MARK + str(function(str(text).replace(MARK, "")))


class Speech:
    """All messages of a game (or of the house, or of the page) in one language."""

    def __init__(self, game: str, language: str, extra: Sequence[str] = ()) -> None:
        self.game, self.language = game, language
        self.kinds = KINDS.get(game, {})
        calls = {name: marked(function) for name, function in functions(language).items()}
        self.bundle = FluentBundle([language], functions=calls, use_isolating=False)
        self.needs: dict[str, Needs] = {}
        self.args: dict[str, tuple[str, ...]] = {}
        own = {file.stem: file.read_text(encoding="utf-8") for file in files_of(game, language)}
        self.proper = {name for stem in APART for name in re.findall(r"^([\w-]+) =", own.get(stem, ""), re.MULTILINE)}
        for text in (*own.values(), "\n".join(extra)):
            self.bundle.add_resource(FluentResource(text))
            for part in FluentParser().parse(text).body:
                if isinstance(part, ast.Message):
                    self._take(part)
        for file in files_of("common", language) if game in GAMES else ():
            self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def _take(self, part: ast.Message) -> None:
        self.needs[part.id.name] = needs = Needs()
        for attribute in part.attributes:
            if attribute.id.name == "args" and attribute.value.elements:
                element = attribute.value.elements[0]
                assert isinstance(element, ast.TextElement)
                self.args[part.id.name] = tuple(element.value.split())
        needs.visit(part)

    @cached_property
    def messages(self) -> list[Message]:
        found = []
        for name, needs in self.needs.items():
            within = [self.needs[each] for each in needs.within if each in self.needs]
            keys: dict[str, set[str]] = {}
            for each in (needs, *within):
                for variable, some in each.keys.items():
                    keys.setdefault(variable, set()).update(some)
            branches = {v: tuple(sorted(k)) for v, k in keys.items() if not all(map(PLURALS.fullmatch, k))}
            message = self.bundle.get_message(name)
            patterns = (message.value, *(value for key, value in message.attributes.items() if key != "args"))
            variables = needs.names.union(*(each.names for each in within))
            found.append(
                Message(name, tuple(p for p in patterns if p), frozenset(variables), branches, self.args.get(name, ()))
            )
        return found

    # What an argument can be

    @cache  # noqa: B019 - a speech lives as long as the tests
    def named(self, kind: str) -> tuple[str, ...]:
        """The ids of all names of a kind, ``monster`` or a single ``card-silver``."""
        if kind in self.needs:
            return (kind,)
        found = [each for each in self.needs if each.startswith(f"{kind}-") and not self.needs[each].names]
        return tuple(each for each in found if kind != "event" or each in self.proper)

    @cache  # noqa: B019 - as above
    def name(self, id: str) -> Binding:
        """A name and its parts of speech, by their attribute; "" is the name itself."""
        message = self.bundle.get_message(id)
        patterns = {"": message.value, **message.attributes}
        parts: Binding = {key: MARK + str(self.bundle.format_pattern(p)[0]) for key, p in patterns.items() if p}
        if id in plurals(self.game):
            parts = {key: f"{part}{END}" for key, part in parts.items()}
        parts["gender"] = str(parts.get("gender", "")).replace(MARK, "").replace(END, "")
        return parts

    @cached_property
    def amounts(self) -> tuple[str, ...]:
        """Everything that is counted, in each number: ``2 coins``."""
        counted = [each for each in self.needs if each.startswith("amount-") and self.needs[each].names == {"n"}]
        values = [self.bundle.get_message(each).value for each in counted]
        return tuple(MARK + str(self.bundle.format_pattern(v, {"n": n})[0]) for v in values if v for n in NUMBERS)

    def stem(self, variable: str) -> str:
        """The argument that a variable comes from: ``monster_the`` is a form of ``monster``."""
        return variable if variable in self.kinds else GRAMMAR.sub("", variable)

    def kinds_of(self, message: Message, stem: str) -> tuple[str, ...]:
        """The kinds of names that an argument can be, from the action's own list or from the table of kinds."""
        if message.args and stem in "abcdefghij"[: len(message.args)]:
            kind = message.args["abcdefghij".index(stem)]
            return () if kind == "n" else (kind,)
        told = self.kinds.get(f"{message.name}.{stem}", self.kinds.get(stem))
        if told is not None:
            return tuple(told.split())
        return (stem,) if self.named(stem) else ()

    def bindings(self, message: Message, stem: str, wanted: set[str]) -> list[Binding]:
        """Everything that an argument can be, with all variables that it brings."""
        kinds = self.kinds_of(message, stem)
        if kinds == ("seat",) or (stem in SEATS and not kinds):
            people = (*PEOPLE, "le Gros") if self.language == "fr" else PEOPLE
            return [dict.fromkeys(wanted, MARK + name) for name in people]
        bound = [[self.bound(stem, parts, wanted) for parts in self.parts(kind)] for kind in kinds]
        found = [each for some in bound for each in some if len(each) == max(map(len, some))]
        if "amount" in kinds:
            found += [dict.fromkeys(wanted, amount) for amount in self.amounts]
        if "seat" in kinds:
            found += [dict.fromkeys(wanted, MARK + name) for name in PEOPLE]
        if "title" in kinds:
            found += [dict.fromkeys(wanted, MARK + title) for title in titles(self.language)]
        if found:
            return found
        return [dict.fromkeys(wanted, number) for number in NUMBERS]

    def parts(self, kind: str) -> list[Binding]:
        """All names of a kind; ``dungeon_rush/monster`` are those of that game."""
        place, _, own = kind.rpartition("/")
        source = speech(place, self.language) if place else self
        return [source.name(each) for each in source.named(own)]

    def tried_as(self, message: Message, stem: str) -> set[str]:
        """The ids of all names that one argument is tried with."""
        return {each for kind in self.kinds_of(message, stem) for each in self.named(kind)}

    def tried(self, message: Message) -> set[str]:
        """The ids of all names that a message is tried with."""
        return set().union(*(self.tried_as(message, self.stem(each)) for each in message.variables))

    def uses(self, message: Message, stem: str) -> bool:
        """Whether a message has a variable from this argument."""
        return any(each == stem or self.stem(each) == stem for each in message.variables)

    def arguments(self, message: Message) -> set[str]:
        """The arguments of a message, without the counts of lists and what only chooses a branch."""
        counts = {each for each in message.variables if each.endswith("_count") or each == "count"}
        return {self.stem(each) for each in message.variables - counts - set(message.branches)}

    def bound(self, stem: str, parts: Binding, wanted: set[str]) -> Binding:
        return {each: parts[part] for each in wanted if (part := each.removeprefix(stem).removeprefix("_")) in parts}

    # What is said

    def said(self) -> Iterator[Said]:
        """Every sentence, with every name."""
        for message in self.messages:
            yield from self.of(message)

    def of(self, message: Message) -> Iterator[Said]:
        chosen = [v for v in message.branches if not v.endswith("_gender")]
        free: dict[str, set[str]] = {}
        for variable in message.variables - set(chosen):
            count = variable.endswith("_count") or variable == "count"
            free.setdefault(variable if count else self.stem(variable), set()).add(variable)
        options = {stem: self.bindings(message, stem, wanted) for stem, wanted in free.items()}
        named = {v: self.bindings(message, v, {v, *free.get(v, ())}) for v in chosen if self.kinds_of(message, v)}
        plain: Binding = {}
        for each in options.values():
            plain |= each[2 if 0 in each[0].values() else 0]
        for keys in product(*(message.branches[v] for v in chosen)):
            branch: Binding = plain | dict(zip(chosen, keys, strict=True))
            yield from self.render(message, branch)
            for each in (*options.values(), *(named[v] for v in named if branch[v] == "other")):
                for binding in each:
                    yield from self.render(message, branch | binding)

    def render(self, message: Message, values: Binding) -> Iterator[Said]:
        for pattern in message.patterns:
            text, wrong = self.bundle.format_pattern(pattern, values)
            said = f"{text} ⟦{wrong[0]}⟧" if wrong else str(text)
            yield Said(message.name, said, message.name not in self.proper)


def files_of(game: str, language: str) -> list[Path]:
    """The files of a game, of the house (``common``) or of the page (``web``)."""
    if game == "web":
        return [WEB / f"{language}.ftl"]
    folder = SOURCES if game == "common" else SOURCES / "games" / game
    return sorted((folder / "locale" / language).glob("*.ftl"))


@cache
def plurals(game: str) -> frozenset[str]:
    """The ids of all names of a game that are plurals, as their French article tells."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in files_of(game, "fr"))
    return frozenset(re.findall(r"^([\w-]+) =.*(?:\n    .+)*?\n    \.the = les ", text, re.MULTILINE))


@cache
def titles(language: str) -> list[str]:
    """The titles of all games."""
    texts = [(SOURCES / "games" / game / "locale" / language / "about.ftl").read_text("utf-8") for game in GAMES]
    return [re.findall(r"^game-title = (.+)$", text, re.MULTILINE)[0] for text in texts]


@cache
def speech(game: str, language: str) -> Speech:
    return Speech(game, language)


@cache
def sentences(game: str, language: str) -> tuple[Said, ...]:
    """Every different sentence."""
    return tuple(dict.fromkeys(speech(game, language).said()))
