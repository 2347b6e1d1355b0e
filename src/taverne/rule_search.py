"""Finding rules by what people type: synonyms, word stems, typing errors, the other language; never an empty page.

The ledgers are left to ``words``; which words mean the same, to ``locale/<lang>/search.txt``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from functools import cache, reduce
from importlib.resources import files
from math import log, sqrt
from operator import or_
from typing import Final, NamedTuple

import msgspec

from taverne.engine.type_plans import ready
from taverne.words import LANGUAGES, Rule, Words, folded

SAME, ALIKE, BEGUN, MISTYPED = 3.0, 2.0, 1.5, 1.2
"""What a word of a rule counts: the word itself, one that means the same, one that begins so, one written nearly so."""
CHAPTER: Final = 0.4
"""A word of the chapter's title counts so much of that."""
EXAMPLE: Final = 0.6
"""A worked example counts so much of a rule."""
TOPIC: Final = 100.0
"""A rule that a game names as the answer to what is asked comes before all others."""
INSTEAD: Final = 5
WORDS: Final = 12
"""So many different words of a question are looked for."""
_WORD: Final = re.compile(r"[a-z0-9]+")
_ID: Final = re.compile(r"[a-z]{2,4}-?\d*")
_ENDINGS: Final = {
    "en": "ies>y ied>y ings ing ers er ed es s",
    "fr": "ements ement aux>al antes ants ante ant aient ees ee er ez ent es e s x",
}
"""The endings of words, the longest first, and what stands instead of some."""


class Found(NamedTuple):
    """The rules that fit, the best first; ``whole`` unless only some of the words were found; else words to try."""

    rules: tuple[Rule, ...]
    whole: bool
    instead: tuple[str, ...]


def find_rules(words: Words, query: str) -> Found:
    """Return the rules of a game that a query is about; of its words in the other language too."""
    rule = words.rule(query.strip())
    if rule is not None:
        return Found((rule,), True, ())
    index = _index(words.game or "", words.lang)
    found = index.search(query, forgiving=False)
    if found.rules and index.knows(query):
        return found
    # A word that only begins one of this language may be a whole word of the other.
    others = [_index(words.game or "", lang) for lang in LANGUAGES if lang != words.lang]
    for other in [one for one in others if one.knows(query) or not found.rules]:
        there = other.search(query, forgiving=False)
        if there.rules:
            told = [known for one in there.rules if (known := words.rule(one.id)) is not None]
            return Found(tuple(told), True, ())
    return found if found.rules else index.search(query)


def stem(word: str, lang: str) -> str:
    """Return a word without its ending, so that its forms are one."""
    for rule in _ENDINGS[lang].split():
        ending, _, instead = rule.partition(">")
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            bare = word[: len(word) - len(ending)] + instead
            return bare[:-1] if len(bare) > 4 and bare[-1] == bare[-2] else bare.removesuffix("e")
    return word.removesuffix("e") if len(word) > 3 else word


class _Entry(NamedTuple):
    rule: Rule
    stems: frozenset[str]
    chapter: frozenset[str]
    size: int


class _Index:
    """The ledger of one game in one language, by stems."""

    def __init__(self, game: str, lang: str) -> None:
        self.lang = lang
        self.idle, self.groups, self.named = synonyms(lang)
        self.topics = topics_of(game)
        words = Words(game, lang)
        self.entries = [self._entry(rule) for rule in words.rules()]
        self.spoken: dict[str, str] = {}
        self.counts: dict[str, int] = {}
        for entry in self.entries:
            for stemmed in entry.stems | entry.chapter:
                self.counts[stemmed] = self.counts.get(stemmed, 0) + 1
            for word in _plain(entry.rule.text):
                self.spoken.setdefault(stem(word, lang), word)
        self.known = {one: letters(one) for one in (*self.counts, *self.groups)}

    def _entry(self, rule: Rule) -> _Entry:
        said = _plain(rule.text)
        stems = frozenset([stem(word, self.lang) for word in said])
        chapter = frozenset([stem(word, self.lang) for word in _plain(rule.chapter) if word not in self.idle])
        return _Entry(rule, stems, chapter, len(said))

    def knows(self, query: str) -> bool:
        """Whether each word stands in the ledger, means the same as one that does, or says nothing."""
        stems = [stem(word, self.lang) for word in _plain(query) if word not in self.idle]
        return all(one in self.counts or one in self.groups or one in self.named or not one.isalpha() for one in stems)

    def search(self, query: str, forgiving: bool = True) -> Found:
        """Return what fits all the words, else most of them, else words to try."""
        if _ID.fullmatch(bare := folded(query).strip()) and any(letter.isdigit() for letter in bare):
            near = [entry.rule for entry in self.entries if folded(entry.rule.id).startswith(bare)]
            return Found(tuple(near), True, () if near else self.near([bare]))
        typed = _plain(query)
        wanted = list(dict.fromkeys([word for word in typed if word not in self.idle] or typed))[:WORDS]
        meanings = [self.meanings(word, forgiving) for word in wanted]
        scored = [(*self.score(entry, meanings), number) for number, entry in enumerate(self.entries)]
        scored = self.answered(scored, wanted)
        most = max([hits for hits, _, _ in scored], default=0)
        whole = bool(wanted) and most == len(wanted)
        if not whole and (most == 0 or not forgiving):
            return Found((), False, self.near(wanted) if forgiving else ())
        best = sorted([one for one in scored if one[0] == most], key=lambda one: (-one[1], one[2]))
        return Found(tuple([self.entries[number].rule for _, _, number in best]), whole, ())

    def answered(self, scored: list[tuple[int, float, int]], wanted: list[str]) -> list[tuple[int, float, int]]:
        """Put first what the game names as the answer to what is asked, if it fits the other words too."""
        topics = {topic for word in wanted if (topic := self.topic(word))}
        if len(topics) != 1:
            return scored
        meant = self.topics.get(topics.pop(), ())
        bare = sum([not self.topic(word) for word in wanted]) == 0
        found = []
        for hits, fit, number in scored:
            rule = self.entries[number].rule.id
            if rule in meant and (bare or hits == len(wanted)):
                hits, fit = len(wanted), TOPIC - meant.index(rule)
            found.append((hits, fit, number))
        return found

    def topic(self, word: str) -> str:
        bare = stem(word, self.lang)
        if bare not in self.named and bare not in self.counts and bare not in self.groups and len(bare) > 3:
            near = [one for one in self.named if distance(bare, one, 1) <= 1]
            return self.named[near[0]] if near else ""
        return self.named.get(bare, "")

    def score(self, entry: _Entry, meanings: list[dict[str, float]]) -> tuple[int, float]:
        """Return how many of the words a rule holds, and how well it fits."""
        hits, total = 0, 0.0
        for meaning in meanings:
            best = 0.0
            for stemmed, weight in meaning.items():
                rare = log(1 + len(self.entries) / self.counts[stemmed])
                if stemmed in entry.stems:
                    best = max(best, weight * rare)
                elif stemmed in entry.chapter:
                    best = max(best, CHAPTER * weight * rare)
            hits += best > 0
            total += best
        return hits, total * (EXAMPLE if "X-" in entry.rule.id else 1.0) / sqrt(8 + entry.size)

    def meanings(self, word: str, forgiving: bool) -> dict[str, float]:
        """Return the stems of this ledger that a typed word may mean, and how much each counts."""
        bare = stem(word, self.lang)
        begun = min(word, bare, key=len)
        found = {known: BEGUN for known in self.counts if known.startswith(begun)} if len(word) >= 3 else {}
        found |= {other: ALIKE for other in self.groups.get(bare, ()) if other in self.counts}
        if bare in self.counts:
            found[bare] = SAME
        if not found and forgiving and len(word) > 3:
            return self.mistyped(bare)
        return found

    def mistyped(self, bare: str) -> dict[str, float]:
        """Return the known words nearest to one that nobody uses, with those that mean the same."""
        slips = 1 if len(bare) < 7 else 2
        mine, most = letters(bare), 2 * slips  # a slip puts one letter in the place of another: no more can differ
        close = [one for one, other in self.known.items() if (mine ^ other).bit_count() <= most]
        near = {one: cost for one in close if (cost := distance(bare, one, slips)) <= slips}
        least = [one for one, cost in near.items() if cost == min(near.values())]
        meant = [same for one in least for same in (one, *self.groups.get(one, ())) if same in self.counts]
        return dict.fromkeys(meant, MISTYPED)

    def near(self, wanted: Iterable[str]) -> tuple[str, ...]:
        """Return words of this ledger that may have been meant."""
        known = list(self.spoken.values())
        found = [one for word in wanted for one in get_close_matches(word, known, INSTEAD, 0.6)]
        return tuple(dict.fromkeys(found))[:INSTEAD]


def letters(word: str) -> int:
    """Return which letters a word has, as bits."""
    return reduce(or_, [1 << ord(letter) % 64 for letter in word], 0)


def distance(one: str, other: str, most: int) -> int:
    """Return how many letters are wrong, missing, too many or swapped; more than ``most`` is not counted further."""
    if abs(len(one) - len(other)) > most:
        return most + 1
    before, row = list[int](), list(range(len(other) + 1))
    for i, a in enumerate(one, start=1):
        before, last, row = row, before, [i]
        for j, b in enumerate(other, start=1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (a != b))
            if i > 1 and j > 1 and a == other[j - 2] and one[i - 2] == b:
                cost = min(cost, last[j - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return most + 1
    return row[-1]


def _plain(text: str) -> list[str]:
    return [word for word in _WORD.findall(folded(text)) if len(word) > 1 or word.isdigit()]


@cache
def _index(game: str, lang: str) -> _Index:
    return _Index(game, lang)


class _Meanings(NamedTuple):
    """Words that say nothing, for each stem those that mean the same, and the topics that stems belong to."""

    idle: frozenset[str]
    groups: dict[str, tuple[str, ...]]
    named: dict[str, str]


@cache
def synonyms(lang: str) -> _Meanings:
    idle: set[str] = set()
    groups: dict[str, tuple[str, ...]] = {}
    named: dict[str, str] = {}
    for words in _lines(lang):
        if words[0] == "-":
            idle.update(words[1:])
            continue
        topic = words.pop(0).removesuffix(":") if words[0].endswith(":") else ""
        stems = tuple([stem(word, lang) for word in words])
        for one in stems:
            groups[one] = tuple(dict.fromkeys([*groups.get(one, ()), *[other for other in stems if other != one]]))
            if topic:
                named[one] = topic
    return _Meanings(frozenset(idle), groups, named)


@cache
def topics_of(game: str) -> dict[str, tuple[str, ...]]:
    file = files(f"taverne.games.{game}") / "topics.toml"
    return msgspec.toml.decode(file.read_bytes(), type=ready(dict[str, tuple[str, ...]])) if file.is_file() else {}


def _lines(lang: str) -> Iterator[list[str]]:
    text = (files("taverne") / "locale" / lang / "search.txt").read_text(encoding="utf-8")
    for line in text.splitlines():
        words = folded(line.partition("#")[0]).split()
        if words:
            yield words
