"""Every message of every game, of the house and of the page, with every name it can take, holds no fault of grammar.

What its arguments can be is held to real play; that each kind of fault is found is tested with planted sentences.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from taverne.engine.actions import SPECTATOR, Action, Seat
from taverne.games import all_games
from taverne.games.euthia.box import load as euthia
from taverne.games.euthia.box.written.labels import all_lines
from taverne.games.nerath.box.load import load as nerath
from taverne.games.nerath.box.pieces import Event, Treasure
from taverne.games.nerath.view.card_text import card_message
from taverne.words import LANGUAGES, Variables, Words
from tests.words.names.blemishes import FAULTS, blemishes
from tests.words.names.kinds import PLAIN, SEATS
from tests.words.names.rendered import END, MARK, NUMBERS, PEOPLE, Said, Speech, sentences, speech
from tests.words.test_words import played

GAMES = [game.name for game in all_games()]
PLACES = [*GAMES, "common", "web"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
def test_no_sentence_has_a_fault_with_any_name(place: str, language: str) -> None:
    found = blemishes(sentences(place, language), language)
    assert [f"{said.message}: {fault}: {said.text.replace(MARK, '').replace(END, '')}" for said, fault in found] == []


def written(game: str) -> dict[str, list[dict[str, Any]]]:
    """What is written on cards and pieces: sentences within sentences, by the piece."""
    if game == "euthia":
        return {name: list(lines) for name, lines in all_lines(euthia.load().cards).items()}
    cards: tuple[Event | Treasure, ...] = (*nerath().cards.event, *nerath().cards.treasure)
    return {card.id: [card_message(card)] for card in cards}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["nerath", "euthia"])
def test_nothing_written_on_a_card_or_a_piece_has_a_fault(game: str, language: str) -> None:
    words = Words(game, language)
    said = [Said(id, words.say(line["say"], line), False) for id, lines in written(game).items() for line in lines]
    assert len(said) > 100
    assert [f"{one.message}: {fault}: {one.text}" for one, fault in blemishes(said, language)] == []


# Every name is tried


@pytest.mark.parametrize("place", PLACES)
def test_every_argument_is_known_to_hold_names_or_none(place: str) -> None:
    plain, used = set(PLAIN[place].split()), set()
    for language in LANGUAGES:
        words = speech(place, language)
        for message in words.messages:
            counted = {"abcdefghij"[n] for n, kind in enumerate(message.args) if kind == "n"}
            bare = {each for each in words.arguments(message) - counted if not words.kinds_of(message, each)}
            assert sorted(bare - plain - {*SEATS}) == [], message.name
            used |= bare
    assert plain <= used


def test_people_and_numbers_are_tried() -> None:
    said = {each.text.replace(MARK, "") for each in sentences("dungeon_rush", "en")}
    assert {f"{name} is the first player." for name in PEOPLE} <= said
    assert {f"Ready for round {n}?" for n in NUMBERS} <= said


class Recorder(Words):
    """Words that note which names come into which sentence."""

    def __init__(self, game: str) -> None:
        super().__init__(game, "en")
        self.noted: set[tuple[str, str, str]] = set()
        self._message = ""

    def say(self, message: str, data: Mapping[str, Any], names: Sequence[str] = (), viewer: Seat = SPECTATOR) -> str:
        before, self._message = self._message, message
        said = super().say(message, data, names, viewer)
        self._message = before
        return said

    def action(self, action: Action, names: Sequence[str] = (), viewer: Seat = SPECTATOR) -> str:
        before, self._message = self._message, f"action-{action.kind}"
        said = super().action(action, names, viewer)
        self._message = before
        return said

    def _named(self, key: str, message: str) -> Variables:
        self.noted.add((self._message, key, message))
        return super()._named(key, message)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_whatever_name_is_said_in_play_is_among_those_tried(game: Any) -> None:
    words = Recorder(game.name)
    for players, options in game.option_sets():
        played(game, players, dict(options), [words])
    english = speech(game.name, "en")
    by_id = {message.name: message for message in english.messages}
    heard = [(m, key, name) for m, key, name in words.noted if m in by_id and english.uses(by_id[m], key)]
    assert len(heard) > 5
    assert sorted(each for each in heard if each[2] not in english.tried_as(by_id[each[0]], each[1])) == []


# Planted faults


PLANTED = [
    ("fr", "elision", "Le clan de { $seat } gagne."),
    ("fr", "elision", "Il attend que { $seat } gagne."),
    ("fr", "elision before a mute h", "Le cou de { $guardian }."),
    ("fr", "no elision before an aspirated h", "Le tour d’{ $seat }."),
    ("fr", "ce for cet", "Prenez ce { $event }."),
    ("fr", "contraction of a name", "Face à { $guardian_the }."),
    ("fr", "contraction of a name", "Près de { $guardian_the }."),
    ("fr", "contraction", "Il va à le donjon, { $seat }."),
    ("fr", "two articles", "Le { $guardian_the } attaque."),
    ("fr", "an article twice", "Un { $guardian_a } attaque."),
    ("fr", "two small words", "Face à { $guardian_of }."),
    ("fr", "si il", "Demandez { TO($seat) } si il gagne."),
    ("fr", "no-break space", "Bravo, { $seat } !"),
    ("fr", "no-break space", "« { $seat } » gagne."),
    ("fr", "per cent", "{ $seat } gagne dans 5 % des cas."),
    ("fr", "doubled word", "{ $seat } gagne gagne."),
    ("fr", "singular verb", "Ici, { $space_the } n’est pas à vous."),
    ("fr", "small letter", "{ $guardian_the } attaque."),
    ("fr", "unresolved", "{ monster-none } attaque."),
    ("fr", "double space", "Bravo,  { $seat }."),
    ("fr", "space inside", "Bravo , { $seat }."),
    ("fr", "doubled sign", "Bravo, { $seat }.."),
    ("en", "a before a vowel", "You meet a { $guardian }."),
    ("en", "an before a consonant", "You meet an { $guardian }."),
    ("en", "two articles", "The { $guardian_the } attacks."),
    ("en", "possessive of a plural", "It is { $guardian_the }s’s turn."),
    ("en", "doubled word", "{ $seat } wins wins."),
    ("en", "singular verb", "{ START($space_the) } is not yours."),
    ("en", "small letter", "{ $guardian_the } attacks."),
    ("en", "space before a sign", "Well done , { $seat } !"),
    ("en", "unresolved", "{ monster-none } attacks."),
    ("en", "double space", "Well done,  { $seat }."),
    ("en", "space inside", "Well done ( { $seat })."),
    ("en", "doubled sign", "Well done, { $seat }.."),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_planted_faults_are_found(language: str) -> None:
    planted = [(fault, text) for each, fault, text in PLANTED if each == language]
    words = Speech("nerath", language, [f"event-planted-{n} = {text}" for n, (_, text) in enumerate(planted)])
    by_id = {message.name: message for message in words.messages}
    for n, (fault, text) in enumerate(planted):
        said = tuple(words.of(by_id[f"event-planted-{n}"]))
        assert fault in {each for _, each in blemishes(said, language)}, text


def test_every_fault_is_planted() -> None:
    for language in LANGUAGES:
        assert {*FAULTS[language], "small letter", "singular verb"} == {
            fault for each, fault, _ in PLANTED if each == language
        }
