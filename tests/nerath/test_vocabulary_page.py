"""The page on the vocabulary of Conquest of Nerath: every kind, field and window is explained, every card is named.
Whether the cards are right is tested with the vocabulary itself."""

from __future__ import annotations

from msgspec.structs import fields

from taverne.games.nerath.box.abilities import Ability, Action, Modifier, Reaction, Trigger
from taverne.games.nerath.box.load import load
from taverne.games.nerath.box.vocabulary import Effect
from tests.pages import page, rows

CARDS = load().cards
PAGE = "nerath_vocabulary"


def deeds() -> list[tuple[str, Effect]]:
    """Every effect of every card, with the card."""
    found: list[tuple[str, Effect]] = [(card.id, deed) for card in CARDS.event for deed in card.ability.do]
    for card in CARDS.treasure:
        found += [(card.id, deed) for deed in card.power]
        if card.ability is not None:
            found += [(card.id, deed) for deed in card.ability.do]
    return found


def abilities() -> list[tuple[str, Ability]]:
    """Every ability of every card, with the card."""
    found: list[tuple[str, Ability]] = [(card.id, card.ability) for card in CARDS.event]
    return found + [(card.id, card.ability) for card in CARDS.treasure if card.ability is not None]


def test_the_page_explains_every_kind_and_its_fields() -> None:
    for columns, base in ((4, Ability), (5, Effect)):
        kinds = {str(kind.__struct_config__.tag): kind for kind in base.__subclasses__()}
        assert rows(PAGE, columns).keys() == kinds.keys()
        for name, kind in kinds.items():
            stated = {field for field in rows(PAGE, columns)[name][0].split(", ") if field}
            assert stated == {field.name for field in fields(kind)}, name


def test_the_page_names_the_cards_and_rules_of_every_kind() -> None:
    cards = {card.id: card.rule for card in CARDS.event} | {card.id: card.rule for card in CARDS.treasure}
    for name, deed in deeds():
        _, _, rules, named = rows(PAGE, 5)[str(type(deed).__struct_config__.tag)]
        assert name in named.split(", "), name
        assert cards[name] in rules.split(", "), name


def test_the_page_explains_every_window() -> None:
    text = page(PAGE)
    said = {
        str(getattr(ability, field))
        for _, ability in abilities()
        for field in ("window", "on", "at")
        if hasattr(ability, field)
    }
    said |= {window for card in CARDS.treasure for window in card.windows}
    assert {word for word in said if f"`{word}`" not in text} == set()


def test_every_kind_is_used() -> None:
    assert {type(deed) for _, deed in deeds()} == set(Effect.__subclasses__())
    assert {type(ability) for _, ability in abilities()} == {Action, Reaction, Trigger, Modifier}
