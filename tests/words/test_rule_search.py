"""Rules are found by what people type: synonyms, stems, typing errors, the other language; else words to try."""

from __future__ import annotations

import pytest

from taverne import games, rule_search
from taverne.rule_search import distance, find_rules, stem, synonyms, topics_of
from taverne.words import LANGUAGES, Words
from tests.cli.tools import Shell

FOUND = [
    ("dungeon_rush", "en", "tie", "DR-111"),
    ("dungeon_rush", "en", "penalty", "DR-109"),
    ("dungeon_rush", "en", "penalties", "DR-109"),
    ("dungeon_rush", "en", "How do I win?", "DR-110"),
    ("dungeon_rush", "en", "what happens if two players atack the same monster", "DR-057"),
    ("dungeon_rush", "en", "lost conection", "DR-153"),
    ("dungeon_rush", "en", "égalité", "DR-111"),
    ("dungeon_rush", "fr", "comment gagner", "DR-110"),
    ("dungeon_rush", "fr", "egalite", "DR-111"),
    ("dungeon_rush", "fr", "malus", "DR-109"),
    ("dungeon_rush", "fr", "penalty", "DR-109"),
    ("monster_lands", "en", "how do I win", "ML-213"),
    ("monster_lands", "en", "tie", "ML-217"),
    ("monster_lands", "en", "wages", "ML-198"),
    ("monster_lands", "en", "when does the game end", "ML-203"),
    ("monster_lands", "en", "mercenary dies", "ML-146"),
    ("monster_lands", "en", "solo Madhala", "ML-242"),
    ("monster_lands", "fr", "salaires", "ML-198"),
    ("monster_lands", "fr", "comment gagne-t-on ?", "ML-213"),
    ("nerath", "en", "how do I win", "CN-025"),
    ("nerath", "en", "tied", "CN-026"),
    ("nerath", "en", "retreet", "CN-263"),
    ("nerath", "en", "can a ship bridge", "CN-155"),
    ("nerath", "en", "buying units", "CN-370"),
    ("nerath", "en", "CN-154", "CN-154"),
    ("nerath", "en", "cn154", "CN-154"),
    ("nerath", "en", "victoire", "CN-025"),
    ("nerath", "fr", "retraitte", "CN-263"),
    ("nerath", "fr", "transport", "CN-136"),
    ("nerath", "fr", "acheter des unités", "CN-370"),
    ("euthia", "en", "how do I win", "EU-256"),
    ("euthia", "en", "what happens when my hero dies", "EU-208"),
    ("euthia", "en", "selling items", "EU-125"),
    ("euthia", "en", "scoring", "EU-244"),
    ("euthia", "fr", "mon héros meurt", "EU-208"),
    ("euthia", "fr", "victoire", "EU-256"),
    ("dungeon_rush", "en", "when does the game end", "DR-032"),
    ("dungeon_rush", "fr", "fin de partie", "DR-032"),
    ("dungeon_rush", "fr", "tie", "DR-111"),
    ("nerath", "en", "how do I win", "CN-019"),
    ("nerath", "fr", "win", "CN-019"),
    ("nerath", "fr", "quand finit la partie ?", "CN-019"),
    ("monster_lands", "en", "solo", "ML-241"),
    ("euthia", "fr", "fin de partie", "EU-043"),
]


@pytest.mark.parametrize(("game", "lang", "query", "rule"), FOUND)
def test_a_question_finds_its_rule_among_the_first(game: str, lang: str, query: str, rule: str) -> None:
    found = find_rules(Words(game, lang), query)
    assert rule in [one.id for one in found.rules[:5]]
    assert all(one in Words(game, lang).rules() for one in found.rules[:5]), "told in the reader's language"


def test_the_answers_that_a_game_names_are_rules() -> None:
    """Every topic of a game has words in both languages, and all its answers stand in the ledger."""
    for name in games.names():
        for lang in LANGUAGES:
            words = Words(name, lang)
            for topic, rules in topics_of(name).items():
                assert topic in synonyms(lang).named.values(), topic
                assert all(words.rule(rule) is not None for rule in rules)


def test_nothing_is_answered_by_words_to_try() -> None:
    words = Words("nerath", "en")
    found = find_rules(words, "wharship")
    assert found.rules or "warship" in found.instead
    assert find_rules(words, "footsoldierydoo").instead == ("footsoldiers",)
    assert find_rules(words, "zyzzyva").rules == ()
    partly = find_rules(words, "warship zyzzyva")
    assert partly.rules
    assert not partly.whole


@pytest.mark.parametrize(
    ("one", "other", "slips"),
    [("attack", "atack", 1), ("retreat", "retraet", 1), ("score", "score", 0), ("a", "xyz", 2)],
)
def test_slips_of_the_hand_are_counted(one: str, other: str, slips: int) -> None:
    assert distance(one, other, 1) == slips


def test_forms_of_a_word_are_one() -> None:
    assert len({stem(word, "en") for word in ("penalty", "penalties")}) == 1
    assert len({stem(word, "en") for word in ("retreat", "retreats", "retreated", "retreating")}) == 1
    assert len({stem(word, "fr") for word in ("gagner", "gagne", "gagnent", "gagnant")}) == 1


@pytest.fixture
def shell(tmp_path: object, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(tmp_path, monkeypatch, capsys)  # type: ignore[arg-type]


def test_the_terminal_answers_a_question(shell: Shell) -> None:
    done = shell.run("rules", "how", "do", "I", "win")
    assert done.status == 0
    assert "DR-110" in done.out
    assert "CN-025" in done.out
    wrong = shell.run("rules", "footsoldierydoo")
    assert "Try: footsoldier" in wrong.err


def test_a_search_for_nonsense_costs_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Anybody may search: what fits no word at all is compared with few words of the ledger."""
    words, compared = Words("euthia", "en"), 0

    def counted(one: str, other: str, most: int) -> int:
        nonlocal compared
        compared += 1
        return distance(one, other, most)

    monkeypatch.setattr(rule_search, "distance", counted)
    monkeypatch.setattr(rule_search, "get_close_matches", lambda *_: [])
    find_rules(words, " ".join(f"m{letter}nster" for letter in "abcdefghijklmn"))
    assert compared < 4000
    compared = 0
    find_rules(words, "mosnter atack " * 8)
    assert compared < 400
