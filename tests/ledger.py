"""What the tests of words share: reading the Fluent files of a game, and the checks that every rules ledger must pass.

What only one game's ledger or names must hold is tested beside the game.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import ClassVar, TypeAlias

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

LANGUAGES = ("en", "fr")
Messages: TypeAlias = dict[str, ast.Message]


class Variables(Visitor):
    """Gathers the names of the variables of what it visits."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def text_of(game: str, language: str, file: str) -> str:
    return (files(f"taverne.games.{game}") / "locale" / language / file).read_text(encoding="utf-8")


@cache
def messages(game: str, language: str, file: str) -> Messages:
    """The messages of a file by id; a file with a broken or doubled message is refused."""
    found: Messages = {}
    for part in FluentParser().parse(text_of(game, language, file)).body:
        assert not isinstance(part, ast.Junk), part.content
        if isinstance(part, ast.Message):
            assert part.id.name not in found
            found[part.id.name] = part
    return found


def in_both(game: str, file: str) -> dict[str, Messages]:
    """The messages of a file by language and id."""
    return {language: messages(game, language, file) for language in LANGUAGES}


def value(message: ast.Message) -> str:
    return serialize_pattern(message.value).strip() if message.value else ""


def attributes(message: ast.Message) -> dict[str, str]:
    return {each.id.name: serialize_pattern(each.value).strip() for each in message.attributes}


def variables(message: ast.Message) -> set[str]:
    found = Variables()
    found.visit(message)
    return found.names


def figures(message: ast.Message) -> list[str]:
    """The numbers that a message says, in order of size of their text; a French decimal comma counts as a point."""
    return sorted(each.replace(",", ".") for each in re.findall(r"\d+(?:[.,]\d+)?", value(message)))


def formatted(game: str, language: str, file: str, name: str, **data: int | str) -> str:
    """A message as a player reads it."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text_of(game, language, file)))
    pattern = bundle.get_message(name).value
    assert pattern is not None
    said, errors = bundle.format_pattern(pattern, data)
    assert not errors
    return str(said)


class Ledger:
    """The tests of one game's ledger; a class ``TestLedger`` beside the game inherits them and says what to expect."""

    game: ClassVar[str]
    rules: ClassVar[list[str]]
    examples: ClassVar[list[str]]
    rulings: ClassVar[int]
    """How many rules are decisions of the house."""
    ours: ClassVar[set[str]]
    """Some rules that are."""
    theirs: ClassVar[set[str]]
    """Some rules that are not."""
    figures: ClassVar[dict[str, str]]
    """All numbers that some rules say."""
    files: ClassVar[tuple[str, ...]] = ("rules.ftl", "names.ftl")
    """The files whose two languages must match."""

    def said(self, language: str) -> Messages:
        return messages(self.game, language, "rules.ftl")

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_ledger_has_every_rule_and_every_example_in_order_and_nothing_else(self, language: str) -> None:
        assert list(self.said(language)) == self.rules + self.examples

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_rule_is_a_full_sentence(self, language: str) -> None:
        for name, message in self.said(language).items():
            sentence = value(message)
            assert len(sentence.split()) >= 4, name
            assert re.match(r"(?:\(a\) )?[“«A-ZÀÉŒ0-9]", sentence), name
            assert sentence.endswith("."), name

    def test_both_languages_mark_the_same_rulings(self) -> None:
        english, french = (
            {name: attributes(message) for name, message in self.said(language).items()} for language in LANGUAGES
        )
        assert english == french
        assert all(marks in ({}, {"ruling": "yes"}) for marks in english.values())
        rulings = {name for name, marks in english.items() if marks}
        assert len(rulings) == self.rulings
        assert self.ours <= rulings
        assert not self.theirs & rulings

    def test_both_languages_say_of_the_same_rules_what_is_our_reading_and_mark_them(self) -> None:
        french = self.said("fr")
        for name, message in self.said("en").items():
            ours = "Our reading: " in value(message)
            assert ("Notre lecture\u00a0: " in value(french[name])) == ours, name
            assert attributes(message) or not ours, name

    def test_both_languages_give_the_same_figures(self) -> None:
        french = self.said("fr")
        for name, message in self.said("en").items():
            assert figures(message) == figures(french[name]), name

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_ledger_has_all_figures(self, language: str) -> None:
        said = self.said(language)
        for name, wanted in self.figures.items():
            assert figures(said[name]) == sorted(wanted.split()), name

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_rule_that_is_cited_exists(self, language: str) -> None:
        said = self.said(language)
        prefix = self.rules[0][:2]
        for name, message in said.items():
            assert set(re.findall(rf"{prefix}[A-Z]?-\d+", value(message))) <= set(said), name

    def test_both_languages_use_the_same_variables(self) -> None:
        for file in self.files:
            english, french = in_both(self.game, file).values()
            assert english.keys() == french.keys()
            for name, message in english.items():
                assert variables(message) == variables(french[name]), name

    def test_french_is_set_with_its_own_spaces_and_both_languages_with_real_apostrophes(self) -> None:
        for file in self.files:
            english, french = in_both(self.game, file).values()
            for name, message in [*english.items(), *french.items()]:
                for text in (value(message), *attributes(message).values()):
                    assert "'" not in text, name
                    assert '"' not in text, name
            for name, message in french.items():
                assert not re.search(r"[^\u00a0][;:!?%»]|«[^\u00a0]", value(message)), name
