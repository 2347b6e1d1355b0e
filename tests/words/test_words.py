"""Words: both languages say the same, every key of the code has its message, and sentences come out right.

Names and the ledger of each game are tested with their game.
"""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import taverne
from taverne.engine import SPECTATOR, Action, Choice, Game, Match, OptionError, Reason, Rng, Timer
from taverne.games import all_games
from taverne.rule_search import find_rules
from taverne.words import LANGUAGES, Words, folded

SOURCES = Path(taverne.__file__).parent
PAIRS = sorted(SOURCES.rglob("locale/en/*.ftl"))
GAMES = all_games()
NAMES = ["Anna", "Otto", "Mira", "Élie", "Yann"]
GRAMMAR = {"the", "of", "a", "at", "gender"}
EN = Words("dungeon_rush", "en")
FR = Words("dungeon_rush", "fr")
RAW = re.compile(r"⟦|[{}$_]|\b(?:None|True|False)\b|\b(?:prompt|event|why|action)-[a-z]")
"""What must never reach a player: missing messages, open placeholders, ids and keys of the code."""


class Variables(Visitor):
    """Gathers the names of the variables of what it visits."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def messages(file: Path) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for part in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(part, ast.Junk), f"{file.name}: {part.content}"
        if isinstance(part, ast.Message):
            assert part.id.name not in found, f"{file.name}: {part.id.name} is there twice"
            found[part.id.name] = part
    return found


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


def stems(names: set[str]) -> set[str]:
    """Variables without their part of speech: one language needs ``monster_the``, another ``monster_of``."""
    return {re.sub(rf"_({'|'.join(sorted(GRAMMAR))})$", "", name) for name in names}


# Both languages


def test_both_languages_have_the_same_files() -> None:
    french = sorted(SOURCES.rglob("locale/fr/*.ftl"))
    assert [file.parent.parent / file.name for file in PAIRS] == [file.parent.parent / file.name for file in french]
    assert PAIRS


@pytest.mark.parametrize("file", PAIRS, ids=lambda file: f"{file.parents[2].name}-{file.stem}")
def test_both_languages_have_the_same_messages_and_variables(file: Path) -> None:
    english, french = messages(file), messages(file.parents[1] / "fr" / file.name)
    assert list(english) == list(french)
    for name in english:
        assert stems(variables(english[name])) == stems(variables(french[name])), name


@pytest.mark.parametrize("file", [f for f in PAIRS if f.stem != "names"], ids=lambda f: f"{f.parents[2].name}-{f.stem}")
def test_both_languages_have_the_same_attributes_but_for_grammar(file: Path) -> None:
    english, french = messages(file), messages(file.parents[1] / "fr" / file.name)
    for name in english:
        kinds = [{a.id.name for a in each[name].attributes} - GRAMMAR for each in (english, french)]
        assert kinds[0] == kinds[1], name


@pytest.mark.parametrize("file", [f for f in PAIRS if f.stem not in ("names", "rules")], ids=lambda f: f.stem)
def test_both_languages_read_the_arguments_of_actions_alike(file: Path) -> None:
    english, french = messages(file), messages(file.parents[1] / "fr" / file.name)
    for name in english:
        found = [[a.value for a in each[name].attributes if a.id.name == "args"] for each in (english, french)]
        assert all(one.equals(other) for one, other in zip(*found, strict=True)), name


@pytest.mark.parametrize("file", PAIRS, ids=lambda file: f"{file.parents[2].name}-{file.stem}")
def test_both_languages_use_real_apostrophes_and_french_its_own_spaces(file: Path) -> None:
    for language in LANGUAGES:
        text = (file.parents[1] / language / file.name).read_text(encoding="utf-8")
        for number, line in enumerate(text.splitlines(), start=1):
            where = f"{language}/{file.name}:{number}: {line}"
            assert not re.search(r"\w'\w", line), where
            if language == "fr" and not line.startswith("#"):
                assert not re.search(r"[^\u00a0}\]\d/][;:!?»](?:[\s.…)]|$)|«[^\u00a0]", line), where


@pytest.mark.parametrize("folder", sorted({file.parent for file in PAIRS}), ids=lambda folder: folder.parents[1].name)
def test_no_message_hides_another_of_the_same_id(folder: Path) -> None:
    ids = [name for file in sorted(folder.glob("*.ftl")) for name in messages(file)]
    assert sorted({name for name in ids if ids.count(name) > 1}) == []


def test_ids_of_sentences_hold_a_hyphen_so_that_no_plain_word_is_taken_for_one() -> None:
    assert [name for file in PAIRS if file.stem != "names" for name in messages(file) if "-" not in name] == []


# Every key of the code


def text_of(node: python.AST) -> list[str]:
    """The words that an argument may be: a constant, or one of two."""
    if isinstance(node, python.IfExp):
        return [*text_of(node.body), *text_of(node.orelse)]
    return [node.value] if isinstance(node, python.Constant) and isinstance(node.value, str) else []


KEYS = {
    "emit": (0, "event-"),
    "tell": (0, "event-"),
    "choose": (2, "prompt-"),
    "Reason": (0, "why-"),
    "Choice": (1, "prompt-"),
    "Timer": (0, "clock-"),
    "Action": (0, "action-"),
    "OptionError": (1, ""),
    "UserError": (0, ""),
    "OddsError": (0, ""),
    "OddsLine": (0, ""),
    "explained": (0, ""),
    "fault": (0, ""),
}


def keys_in(folder: Path) -> Iterator[tuple[str, str]]:
    """Every message id that the source names, and where."""
    for file in sorted(folder.rglob("*.py")):
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                position, prefix = KEYS.get(name, (99, ""))
                for word in text_of(node.args[position]) if len(node.args) > position else ():
                    yield prefix + word, f"{file.name}:{node.lineno}"


BY_CHANCE = {"action-roll", "action-draw"}
BY_GAMES = {"odds-unknown"}
"""What the engine refuses in the words of the game that was asked: each game with odds has the sentence."""


def odds_of(game: Game[Any]) -> list[Path]:
    return sorted((SOURCES / "games" / game.name / "odds").rglob("*.py"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_the_engine_the_arena_and_the_server_has_a_message(language: str) -> None:
    words = Words(None, language)
    places = [SOURCES / room for room in ("engine", "arena", "server", "cli")]
    found = [(key, where) for place in places for key, where in keys_in(place)]
    assert len(found) > 10
    unsaid = [(key, where) for key, where in found if not words.has(key) and key not in BY_CHANCE]
    assert [(key, where) for key, where in unsaid if key not in BY_GAMES] == []
    asked = [game.name for game in all_games() if any("number_of" in rule.read_text("utf-8") for rule in odds_of(game))]
    assert len(asked) == 3
    assert [(key, game) for key in BY_GAMES for game in asked if not Words(game, language).has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_key_in_the_source_of_a_game_has_a_message(game: Game[Any], language: str) -> None:
    words = Words(game.name, language)
    found = list(keys_in(SOURCES / "games" / game.name))
    assert found
    assert [(key, where) for key, where in found if not words.has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_rule_cited_in_the_source_is_in_the_ledger(game: Game[Any], language: str) -> None:
    words = Words(game.name, language)
    cited = re.compile(rf"\b(?:{'|'.join(game.rule_prefixes)})-\d+")
    for file in sorted((SOURCES / "games" / game.name).rglob("*.py")):
        for rule in cited.findall(file.read_text(encoding="utf-8")):
            assert words.rule(rule), f"{file.name}: {rule}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_option_bot_and_title_has_words(game: Game[Any], language: str) -> None:
    words = Words(game.name, language)
    told = [words.text("game-title"), words.text("game-blurb")]
    for option in game.options:
        told += words.option(option.key)
        if isinstance(option.default, bool):
            values: list[int | str | bool] = [True, False]
        elif option.kind == "text":
            values = []
        else:
            values = [*option.choices] or [option.low, option.high, *option.also]
        for value in values:
            told += words.option_value(option.key, value)
    for level in game.bots():
        told += words.bot(level)
    told += [words.text(f"odds-field-{field.key}") for field in game.odds_fields]
    if (daily := game.daily_options(0)) is not None:
        options = game.check(daily, 1)
        for key in game.daily_titles(options):
            told += [words.text(key, **options), words.text(f"{key}.help", **options)]
    assert not [text for text in told if "⟦" in text]


def spoken(match: Match[Any], words: Words, said: dict[str, str]) -> None:
    """Say everything that the position asks for, once each."""
    for decision in match.state.pending:
        if isinstance(decision, Timer):
            said[f"clock {decision.prompt}"] = words.clock(decision.prompt)
        elif isinstance(decision, Choice):
            key = f"prompt {decision.prompt} {decision.data}"
            if key not in said:
                said[key] = words.prompt(decision.prompt, decision.data, NAMES, decision.seat)
            for action in decision.options:
                if str(action) not in said:
                    said[str(action)] = words.action(action, NAMES, decision.seat)


def played(game: Game[Any], players: int, options: dict[str, Any], words: list[Words]) -> list[dict[str, str]]:
    """Play a match by lot, timers included, and return all that was said in each language."""
    said: list[dict[str, str]] = [{} for _ in words]
    match = Match.new(game, options, players, seed=players)
    rng = Rng(7)
    while not match.over:
        for number, each in enumerate(words):
            spoken(match, each, said[number])
        decision = match.state.pending[rng.below(len(match.state.pending))]
        assert isinstance(decision, Choice | Timer)
        action = decision.options[rng.below(len(decision.options))]
        match.act(decision.seat, action, stamp=-500 if action.kind == "early" else 1000)
    for viewer in (0, SPECTATOR):
        for _, kind, data, _ in match.seen(viewer):
            for number, each in enumerate(words):
                said[number][f"event {viewer} {kind} {data}"] = each.event(kind, data, NAMES, viewer)
    assert match.result is not None
    for part in match.result.parts:
        for number, each in enumerate(words):
            said[number] |= {f"score {key}": each.text(f"score-{key}") for key in part}
    return said


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_whatever_happens_in_any_option_set_can_be_said(game: Game[Any]) -> None:
    words = [Words(game.name, language) for language in LANGUAGES]
    for players, options in game.option_sets():
        for said in played(game, players, dict(options), words):
            assert [f"{key}: {text}" for key, text in said.items() if RAW.search(text) or not text.strip()] == []


# Sentences


def test_a_missing_message_shows_its_id_and_never_raises() -> None:
    assert EN.text("no-such-thing") == "⟦no-such-thing⟧"
    assert EN.text("game-title.help") == "⟦game-title.help⟧"
    assert EN.event("no-such", {"seat": 1}) == "⟦event-no-such⟧"
    assert EN.action(Action.of("frobnicate", 3)) == "⟦action-frobnicate⟧"
    assert EN.event("passed", {}).endswith("⟦event-passed⟧")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="there are en, fr"):
        Words(None, "de")


@pytest.mark.parametrize(
    ("monster", "french"),
    [
        ("I-01", "Otto vient à bout du Guerrier squelette avec ses deux héros\u00a0: 2 pièces."),
        ("I-26", "Otto vient à bout de l’Araignée géante avec ses deux héros\u00a0: 2 pièces."),
        ("III-13", "Otto vient à bout de l’Hydre avec ses deux héros\u00a0: 2 pièces."),
        ("I-33", "Otto vient à bout de la Petite mimique avec ses deux héros\u00a0: 2 pièces."),
    ],
)
def test_french_elides_and_contracts(monster: str, french: str) -> None:
    data = {"seat": 1, "monster": f"monster-{monster}", "hands": "both", "coins": 2}
    assert FR.event("won", data, NAMES, 0) == french


@pytest.mark.parametrize(
    ("coins", "english", "french"),
    [
        (0, "Your left hero beats the Ghoul.", "Votre héros de gauche vient à bout de la Goule."),
        (
            1,
            "Your left hero beats the Ghoul: 1 coin.",
            "Votre héros de gauche vient à bout de la Goule\u00a0: 1 pièce.",
        ),
        (
            3,
            "Your left hero beats the Ghoul: 3 coins.",
            "Votre héros de gauche vient à bout de la Goule\u00a0: 3 pièces.",
        ),
    ],
)
def test_coins_are_counted(coins: int, english: str, french: str) -> None:
    data = {"seat": 0, "monster": "monster-I-27", "hands": "left", "coins": coins}
    assert EN.event("won", data, NAMES, 0) == english
    assert FR.event("won", data, NAMES, 0) == french


@pytest.mark.parametrize(
    ("viewer", "english", "french"),
    [
        (1, "You take the Archer.", "Vous prenez l’Archère."),
        (0, "Otto takes the Archer.", "Otto prend l’Archère."),
        (SPECTATOR, "Otto takes the Archer.", "Otto prend l’Archère."),
    ],
)
def test_the_viewer_is_addressed(viewer: int, english: str, french: str) -> None:
    data = {"seat": 1, "hero": "hero-archer"}
    assert EN.event("drafted", data, NAMES, viewer) == english
    assert FR.event("drafted", data, NAMES, viewer) == french


@pytest.mark.rule("DR-110", "DR-111")
@pytest.mark.parametrize(
    ("seats", "viewer", "english", "french"),
    [
        ([0], 0, "You win!", "Vous gagnez\u00a0!"),
        ([0], 1, "Anna wins!", "Anna gagne\u00a0!"),
        ([0, 2], 0, "The victory is shared: you and Mira.", "La victoire est partagée\u00a0: vous et Mira."),
        (
            [0, 1, 3],
            2,
            "The victory is shared: Anna, Otto and Élie.",
            "La victoire est partagée\u00a0: Anna, Otto et Élie.",
        ),
    ],
)
def test_winners_are_named(seats: list[int], viewer: int, english: str, french: str) -> None:
    assert EN.event("winners", {"seats": seats}, NAMES, viewer) == english
    assert FR.event("winners", {"seats": seats}, NAMES, viewer) == french


@pytest.mark.rule("DR-169")
def test_revealed_monsters_are_told_as_text() -> None:
    data = {"monsters": ["monster-I-01", "monster-I-02", "monster-I-03"]}
    assert EN.event("revealed", data) == "Revealed: Skeleton Warrior, Cave Bat and Green Slime."
    assert FR.variables(data)["monsters_a"] == "un Guerrier squelette, une Chauve-souris des cavernes et une Vase verte"


@pytest.mark.parametrize(
    ("notation", "english", "french"),
    [
        (
            "claim left I-26",
            "Send the left hero to the Giant Spider",
            "Envoyer le héros de gauche sur l’Araignée géante",
        ),
        ("keep", "Keep them there", "Les laisser là"),
        ("keep I-27", "Set the Ghoul aside without its gain", "Mettre de côté la Goule, sans son gain"),
        ("fight dragon", "Fight the dragon", "Combattre le dragon"),
        ("expire round 3", "Time is up: Time left to attack", "Temps écoulé\u00a0: Temps pour attaquer"),
    ],
)
def test_actions_become_labels(notation: str, english: str, french: str) -> None:
    assert EN.action(Action.parse(notation)) == english
    assert FR.action(Action.parse(notation)) == french


def test_refusals_name_who_and_what() -> None:
    refusal = Reason("claim-held", "DR-060", {"seat": 2, "monster": "monster-I-27"})
    assert EN.refusal(refusal, NAMES, 0).startswith("Mira is already attacking the Ghoul.")
    assert FR.refusal(refusal, NAMES, 0).startswith("Mira attaque déjà la Goule.")


def test_bad_options_say_what_would_be_right() -> None:
    game = GAMES[0]
    with pytest.raises(OptionError) as caught:
        game.check({"timer": "3"}, 3)
    said = FR.say(caught.value.key, caught.value.data)
    assert said == "«\u00a0Durée de l’attaque\u00a0» doit être un nombre de 5 à 120, ou 0."


# Rules


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_bad_option_tells_names_and_no_keys(game: Game[Any]) -> None:
    for option in game.options:
        with pytest.raises(OptionError) as bad:
            game.check({option.key: "?" * 20_000}, game.seat_counts[-1])
        for language in LANGUAGES:
            words = Words(game.name, language)
            said = words.say(bad.value.key, bad.value.data)
            assert words.option(option.key)[0] in said
            assert "_" not in said
            assert "option-" not in said


def test_figures_and_lists_are_written_as_each_language_does() -> None:
    assert (EN.figure(0.25, 2), FR.figure(0.25, 2)) == ("0.25", "0,25")
    assert (EN.percent(0.5, 0), FR.percent(0.5, 0)) == ("50%", "50\u00a0%")
    assert (EN.percent(0.333, error=0.015), FR.percent(0.333, error=0.015)) == ("33.3 ± 1.5%", "33,3 ± 1,5\u00a0%")
    assert (EN.either(["a", "b", "c"]), FR.either(["a", "b"])) == ("a, b or c", "a ou b")


def test_rules_are_found_by_id_in_any_case() -> None:
    rule = FR.rule("dr-057")
    assert rule is not None
    assert rule.text == "Deux joueurs n’attaquent jamais le même monstre."
    assert FR.rule("DR-999") is None
    assert len(FR.rules()) == len(EN.rules()) >= 188


def test_rules_are_found_by_words_whatever_their_accents_and_case() -> None:
    assert find_rules(FR, "HEROS meme monstre") == find_rules(FR, "héros même monstre")
    assert "DR-054" in {rule.id for rule in find_rules(EN, "both heroes same").rules}
    assert find_rules(EN, "zyzzyva").rules == ()
    assert folded("Œuvre d’Élan") == "oeuvre d'elan"
