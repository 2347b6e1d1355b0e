"""French grammar of every sentence: rendered with a name of each class and with 0, 1 and 2, none glues what must melt.

Names of the game come with their articles (names.ftl), names of players through `OF`, `TO` and `THAT`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import taverne
from taverne.grammar import functions, of, to

SOURCES = Path(taverne.__file__).parent
WEB = SOURCES.parents[1] / "web" / "src" / "locale" / "fr.ftl"
APART = ("names", "rules", "box", "spaces")
FILES = [file for file in sorted(SOURCES.rglob("locale/fr/*.ftl")) if file.stem not in APART] + [WEB]
CLASSES = {
    "masculine": ("le Diablotin", "un Diablotin"),
    "feminine": ("la Goule", "une Goule"),
    "vowel": ("l’Araignée", "une Araignée"),
    "mute h": ("l’Hydre", "une Hydre"),
    "plural": ("les Tours", "des Tours"),
}
PEOPLE = ("Otto", "Mira")
GLUED = re.compile(
    r"\b(?:[àÀ]|[dD]e) les? [A-ZÉ]|\b(?:[dD]e|[qQ]ue|[lL]e|[lL]a|[jJ]usque) (?:Otto|Araignée)\b"
    r"|\b[sS]i ils?\b|\b(?:à|de) (?:du|de|au|aux|à)\b (?:la |l’)?[A-ZÉ]|\bde des [A-ZÉ]|\b\d+ d’or\b|\b\d+ po\b"
)
ONE_AND_MANY = re.compile(
    r"(?<![\d,.–+-])\b1 (?!fois|villageois|sur|points? près|héros|dans|pas|plus|dés? de|gars)([a-zé]+s)\b"
)


NOT_NAMES = re.compile(
    r"action-(?:claim|hold|place)$|when-phase|place-several-|box-|odds-number|restore-|cli-resume-over|ui-campaign-since|ui-players-range"
)
"""Sentences whose variables hold other things than names: left and right, phases, dates, several lands, files."""


class Needs(Visitor):
    """The variables of a message, and the messages that it says within itself."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.within: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.within.add(node.id.name)


@cache
def needs_of(file: Path) -> dict[str, Needs]:
    """What each message of a file needs, by its id."""
    found = {}
    for part in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(part, ast.Message):
            found[part.id.name] = Needs()
            found[part.id.name].visit(part)
    return found


def entries(file: Path) -> Iterator[tuple[str, set[str]]]:
    """Every message of a file with its variables, those of messages within it too."""
    known = {name: needs for each in beside(file) for name, needs in needs_of(each).items()}
    for name, needs in needs_of(file).items():
        yield name, needs.names.union(*(known[each].names for each in needs.within))


def beside(file: Path) -> list[Path]:
    """The files that are said together with this one."""
    return [file] if file == WEB else [f for f in sorted(file.parent.glob("*.ftl")) if f.stem not in ("rules", "box")]


def bundle_of(file: Path) -> FluentBundle:
    bundle = FluentBundle(["fr"], functions=functions("fr"), use_isolating=False)
    for each in beside(file):
        bundle.add_resource(FluentResource(each.read_text(encoding="utf-8")))
    return bundle


def value(name: str, the: str, a: str, person: str, number: int, you: str) -> str | int:
    """What a variable may hold, by its name."""
    bare = re.sub(r"^(?:les? |la |l’)", "", the)
    stem, _, attribute = name.rpartition("_")
    grammar = {"the": the, "a": a, "of": of(the), "at": to(the), "gender": "feminine", "you": you}
    if stem and attribute in grammar:
        return grammar[attribute]
    if stem and attribute in ("count", "many"):
        return number if attribute == "count" else bare
    if name in ("seat", "seats", "other", "name", "names", "first"):
        return person
    if name in (
        "n",
        "price",
        "due",
        "gold",
        "coins",
        "dice",
        "tokens",
        "off",
        "count",
        "total",
        "have",
        "most",
        "points",
        "excess",
        "value",
        "low",
        "high",
        "goal",
        "capitals",
        "room",
        "bots",
        "bytes",
        "decisions",
        "entries",
        "games",
        "health",
        "hits",
        "players",
        "position",
        "sacks",
        "settings",
        "tables",
        "taken",
    ):
        return number
    return bare


@cache
def renderings(file: Path) -> frozenset[tuple[str, str]]:
    """Every sentence of a file, by its message, with every kind of name, person and number that makes a difference."""
    return frozenset(rendered(file))


def rendered(file: Path) -> Iterator[tuple[str, str]]:
    bundle = bundle_of(file)
    for name, needs in entries(file):
        if NOT_NAMES.match(name):
            continue
        message = bundle.get_message(name)
        patterns = [message.value, *(v for k, v in message.attributes.items() if k != "args")]
        choices = product(CLASSES.values(), PEOPLE, (0, 1, 2), ("yes", "no"))
        different = {
            tuple((each, value(each, the, a, person, number, you)) for each in sorted(needs))
            for (the, a), person, number, you in choices
        }
        for values in map(dict, different):
            for pattern in patterns:
                if pattern is not None:
                    said, wrong = bundle.format_pattern(pattern, values)
                    assert not wrong, f"{name}: {wrong}"
                    yield name, str(said)


@pytest.mark.parametrize("file", FILES, ids=lambda f: f"{f.parents[2].name}-{f.stem}")
def test_no_french_sentence_glues_what_must_melt(file: Path) -> None:
    assert sorted({f"{name}: {said}" for name, said in renderings(file) if GLUED.search(said)}) == []


@pytest.mark.parametrize("file", FILES, ids=lambda f: f"{f.parents[2].name}-{f.stem}")
def test_one_is_never_many(file: Path) -> None:
    assert sorted({f"{name}: {said}" for name, said in renderings(file) if ONE_AND_MANY.search(said)}) == []


@pytest.mark.parametrize(
    "wrong", ["face à le Diablotin", "Clan de Otto", "si il peut", "pour 2 d’or", "à du Diablotin"]
)
def test_the_search_finds_what_it_looks_for(wrong: str) -> None:
    assert GLUED.search(wrong)


def test_the_search_counts() -> None:
    assert ONE_AND_MANY.search("1 dés à placer")
    assert not ONE_AND_MANY.search("1 dé à placer")
