"""What cards say: each of the 110 is a whole sentence in both languages, made from its effects."""

from __future__ import annotations

import pytest

from taverne.games.nerath.box.load import load
from taverne.games.nerath.box.pieces import Event, Treasure
from taverne.games.nerath.view.card_text import card_message
from taverne.words import LANGUAGES, Words

CARDS: tuple[Event | Treasure, ...] = (*load().cards.event, *load().cards.treasure)


def said(card: Event | Treasure, lang: str) -> str:
    message = card_message(card)
    return Words("nerath", lang).say(message["say"], message)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_card_says_what_it_does(card: Event | Treasure, lang: str) -> None:
    text = said(card, lang)
    assert "⟦" not in text
    assert text.endswith(".")
    assert "  " not in text


def texts(word: str) -> tuple[str, str]:
    card = next(card for card in CARDS if card.id == word)
    return said(card, "en"), said(card, "fr").replace("\u00a0", " ")


def test_numbers_units_and_lands_of_a_card_are_said() -> None:
    assert texts("chill_breath") == (
        "Played just before one of your Dragons rolls: it rolls 4 extra d12 and the attacker cannot retreat "
        "if you defend.",
        "Se joue juste avant que l’un de vos dragons lance ses dés : ajoutez 4d12 à son lancer et l’attaquant ne peut "
        "pas battre en retraite si vous défendez.",
    )
    assert texts("festival_of_the_eye") == (
        "Played as soon as it is drawn: add 2 Fighters to Nentir Vale or, if you do not control it, to a friendly "
        "land.",
        "Se joue dès qu’elle est piochée : ajoutez 2 guerriers au Val de Nentir ou, si vous ne contrôlez pas ce "
        "territoire, sur un territoire ami.",
    )


def test_a_treasure_says_points_windows_power_and_property() -> None:
    assert texts("horn_of_valhalla")[0] == (
        "1 victory point; it may be laid down at the start of your turn or at the end of a round. Power: add 3 "
        "Footsoldiers to a friendly land. Property: at the start of your Reinforcement phase, add 1 Footsoldier "
        "to a friendly land."
    )


def test_cards_that_differ_in_what_they_do_say_different_things() -> None:
    same = {
        "dragon_plague",
        "dragon_bane_arrows",
        "dragonbane_poison",
        "dragon_lore",
        "pirate_fleet_1",
        "pirate_fleet_2",
    }
    found = [said(card, "en") for card in CARDS if card.id not in same]
    assert len(set(found)) == len(found)
