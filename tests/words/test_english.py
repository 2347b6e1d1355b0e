"""English grammar of every sentence, those of the page and the terminal too: one is never many, and a and an fit.

Each is rendered with names and with 0, 1 and 2, as ``test_grammar`` does in French; no key of the code shows.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import taverne
from taverne.grammar import functions
from tests.words import test_grammar
from tests.words.test_grammar import APART, needs_of, value

SOURCES = Path(taverne.__file__).parent
WEB = SOURCES.parents[1] / "web" / "src" / "locale" / "en.ftl"
FILES = [file for file in sorted(SOURCES.rglob("locale/en/*.ftl")) if file.stem not in APART] + [WEB]
CLASSES = (("the Goblin", "a Goblin"), ("the Ogre", "an Ogre"))
ONE_AND_MANY = re.compile(r"(?<![\w,.–+:/-])(?<!of )1 (?!is|was|this|faces|stands)[a-z]+(?<!s)s\b")
NEVER_ONE = re.compile(r"event_rule-fire|board-result-wounds-range|ui-players-range|ui-why-lab-size")
ARTICLE = re.compile(r"\b[Aa] (?:Ogre|[aeio](?!ne\b|nce\b)[a-z]{2,})|\b[Aa]n (?:Goblin|[b-df-gj-np-tv-z][a-z]+)")
KEY = re.compile(r"\b[a-z]+_[a-z_]+\b")
TYPED = re.compile(r"odds-field-|args-argument$")
"""Sentences that show what is typed: ids in a question of odds, and what the parser of the command line fills in."""


def beside(file: Path) -> list[Path]:
    """The files that are said together with this one."""
    return [file] if file == WEB else [f for f in sorted(file.parent.glob("*.ftl")) if f.stem not in ("rules", "box")]


@cache
def rendered(file: Path) -> frozenset[tuple[str, str]]:
    """Every sentence of a file, by its message, with every kind of name, person and number that makes a difference."""
    return frozenset(renderings(file))


def renderings(file: Path) -> Iterator[tuple[str, str]]:
    bundle = FluentBundle(["en"], functions=functions("en"), use_isolating=False)
    for each in beside(file):
        bundle.add_resource(FluentResource(each.read_text(encoding="utf-8")))
    known = {name: needs for each in beside(file) for name, needs in needs_of(each).items()}
    for name, needs in needs_of(file).items():
        names = sorted(needs.names.union(*(known[each].names for each in needs.within)))
        message = bundle.get_message(name)
        patterns = [message.value, *(v for k, v in message.attributes.items() if k != "args")]
        different = {
            tuple((each, value(each, the, a, "Mira", number, you)) for each in names)
            for (the, a), number, you in product(CLASSES, (0, 1, 2), ("yes", "no"))
        }
        for values in map(dict, different):
            yield from ((name, str(bundle.format_pattern(p, values)[0])) for p in patterns if p is not None)


@pytest.mark.parametrize("file", FILES, ids=lambda f: f"{f.parents[2].name}-{f.stem}")
def test_one_is_never_many(file: Path) -> None:
    many = {
        f"{name}: {said}" for name, said in rendered(file) if ONE_AND_MANY.search(said) and not NEVER_ONE.match(name)
    }
    assert sorted(many) == []


@pytest.mark.parametrize("file", FILES, ids=lambda f: f"{f.parents[2].name}-{f.stem}")
def test_a_and_an_fit_what_follows(file: Path) -> None:
    assert sorted({f"{name}: {said}" for name, said in rendered(file) if ARTICLE.search(said)}) == []


@pytest.mark.parametrize(
    "file", [*FILES, *test_grammar.FILES], ids=lambda f: f"{f.parents[2].name}-{f.parent.name}-{f.stem}"
)
def test_no_key_of_the_code_is_said_in_either_language(file: Path) -> None:
    sentences = rendered(file) if file in FILES else test_grammar.renderings(file)
    assert sorted(f"{name}: {said}" for name, said in sentences if KEY.search(said) and not TYPED.match(name)) == []


@pytest.mark.parametrize("wrong", ["1 points left", "You gain 1 cards"])
def test_the_search_counts(wrong: str) -> None:
    assert ONE_AND_MANY.search(wrong)
    assert not ONE_AND_MANY.search("1 point left")


@pytest.mark.parametrize("wrong", ["a Ogre", "an Goblin", "a enemy unit"])
def test_the_search_finds_a_wrong_article(wrong: str) -> None:
    assert ARTICLE.search(wrong)
    assert not ARTICLE.search("an Ogre, a Goblin, a unit, an hour, a once proud land")
