"""What no sentence may hold, whatever names come into it: faults of grammar and of spacing in each language.

``MARK`` stands before each name in a sentence (see ``rendered``); words with an aspirated h are listed, others elide.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate

from tests.words.names.rendered import END, MARK, PEOPLE, Said

_M = f"{MARK}*"
_OPEN = "aeiouyàâäéèêëîïôöùûüœæAEIOUÀÂÉÈÊËÎÏÔÙÛÜŒÆ"
_VOWEL = rf"(?:(?![yY])[{_OPEN}]|[yY][^{_OPEN}\W])"
_SMALL = r"(?<![-’\w])(?:[dDlLnNsSjJmMtT]e|[lL]a|[qQ]ue|[jJ]usque|[lL]orsque|[pP]uisque|[qQ]uoique)"
_ASPIRATED = (
    r"(?:[hH](?:éros|eaume|avre|ibou|aubert|ache|otte|allebarde|asard|urleur|aut|ouille|éraut|ors|uit|arpie|alte)|Hugo)"
)
_NO_VOWEL = r"(?![A-Z]\b|[A-Z]+-\d|ou les\b|onze|un(?:e|ième)?\b à)"
_ARTICLE = r"(?:les?|la|du|des|aux?)"

FAULTS: dict[str, dict[str, re.Pattern[str]]] = {
    "fr": {
        "elision": re.compile(rf"{_SMALL} {_M}{_NO_VOWEL}{_VOWEL}"),
        "elision before a mute h": re.compile(rf"{_SMALL} {_M}(?!{_ASPIRATED})[hH]\w"),
        "no elision before an aspirated h": re.compile(rf"\b(?:[dlnsjmt]|qu)’{_M}{_ASPIRATED}", re.IGNORECASE),
        "ce for cet": re.compile(rf"\b[cC]e {_M}(?!à|y\b)[{_OPEN}]"),
        "contraction of a name": re.compile(rf"(?<![-\w])(?:[àÀ]|[dD]e) {MARK}+les? "),
        "contraction": re.compile(r"(?<![-\w])(?:[àÀ]|[dD]e) les? (?!\w+(?:er|ir|re|oir)\b)"),
        "two articles": re.compile(rf"(?<![-\w’]){_ARTICLE} {_M}(?:{_ARTICLE}\b|l’(?!une?\b))", re.IGNORECASE),
        "an article twice": re.compile(rf"(?<![-\w’])une? {_M}(?:les?|la|une?)\b(?! par un)|l’{_M}l’", re.IGNORECASE),
        "two small words": re.compile(rf"\b(?:de|à|d’|du|des|aux?) {MARK}+(?:du|de|des|aux?|à)\b|\bd’{MARK}+d’"),
        "si il": re.compile(r"\b[sS]i ils?\b"),
        "no-break space": re.compile(r"(?<=[^\u00a0\d/\]])(?:[;!?»]|:(?!\d|//))(?=[\s\u00a0.…)]|\Z)|«[^\u00a0]"),
        "per cent": re.compile(r"(?<!\u00a0)%(?=[\s\u00a0.,;…)]|\Z)"),
        "doubled word": re.compile(rf"(?<![-\w’])(?!(?:nous|vous)\b)([^\W\d]{{2,}}) {_M}\1(?![-’\w])", re.IGNORECASE),
    },
    "en": {
        "a before a vowel": re.compile(
            rf"(?:(?<![\w’.])a|(?m:^)A) {_M}"
            r"(?:(?!uni|use|usu|eu|one\b|once\b)[aeiou]\w+|(?!Uni|Use|Eu|One\b)[AEIOU][a-z]+|8|11\b|18\b)"
        ),
        "an before a consonant": re.compile(
            rf"(?<![\w’])[aA]n {_M}"
            r"(?:(?!hour|honest|heir|honou)[b-df-hj-np-tv-z]\w+|(?!Hon|Heir)[B-DF-HJ-NP-TV-Z][a-z]+|uni|one\b|(?!8|11\b|18\b)\d)"
        ),
        "two articles": re.compile(rf"\b(?:an?|the|your|their|his|her|its|no) {_M}(?:an?|the)\b", re.IGNORECASE),
        "possessive of a plural": re.compile(
            rf"{MARK}(?:[tT]he [^{MARK}.,;:]*|[a-z][^{MARK}.,;:]*)s’s\b(?<!Sorceress’s)"
        ),
        "doubled word": re.compile(rf"(?<![-\w’])(?!(?:had|that)\b)([^\W\d]{{2,}}) {_M}\1(?![-’\w])", re.IGNORECASE),
        "space before a sign": re.compile(r"(?<=[a-z]) [;:!?](?=\s|\Z)"),
    },
}
for _faults in FAULTS.values():
    _faults["unresolved"] = re.compile(r"⟦|⟧|\{ ?[$\w]|\bundefined\b")
    _faults["double space"] = re.compile(rf" {MARK}* (?! )|[ \u00a0]{{2}}")
    _faults["space inside"] = re.compile(r"\w [,)]| \.(?![\w.…])|\( ")
    _faults["doubled sign"] = re.compile(r"(?<!\.)\.\.(?!\.)|,,|[,;:]\.|\.,|::")

_SUBJECT = rf"(?:^|[:;,] |\b(?:et|and) ){MARK}(?:[lL]es|[tT]he) [^{MARK}{END}\n]*{END} "
SINGULAR = {
    "fr": re.compile(
        rf"{_SUBJECT}(?:(?:ne|se) |n’en |n’|s’)?(?!comme\b|une\b|ce\b)(?:a|va|\w+[et])\b(?<! et)", re.MULTILINE
    ),
    "en": re.compile(rf"{_SUBJECT}(?:now |already )?(?!as\b|this\b|its\b)[a-z]+(?<!s)s\b", re.MULTILINE),
}
"""A plural whose verb is in the singular."""

_LAID_OUT = re.compile(r"(?:(?:cli|command)-help|games-option|\w+-columns|lab-roles)$")
"""Tables and lists in columns: spaces line them up."""
_SENTENCE = re.compile(r"(?:event|prompt|why|hint(?!-goal)|recap)-")
_PEOPLE = (*(MARK + name for name in PEOPLE), f"{MARK}le Gros")


def blemishes(said: Sequence[Said], language: str) -> Iterator[tuple[Said, str]]:
    """The faults of what is said, one after the other; a sentence of the table begins with a capital, too."""
    for fault, pattern in FAULTS[language].items():
        yield from ((each, fault) for each in _found(pattern, said, END))
    yield from ((each, "singular verb") for each in _found(SINGULAR[language], said, ""))
    for each in said:
        small = each.sentence and _SENTENCE.match(each.message) and each.text.lstrip(MARK)[:1].islower()
        if small and not each.text.startswith(_PEOPLE):
            yield each, "small letter"


def _found(pattern: re.Pattern[str], said: Sequence[Said], without: str) -> Iterator[Said]:
    """What holds a pattern, all searched at once."""
    lines, everything, starts = _lines(tuple(said), without)
    for found in pattern.finditer(everything):
        yield lines[bisect_right(starts, found.start()) - 1]


@lru_cache(maxsize=2)
def _lines(said: tuple[Said, ...], without: str) -> tuple[list[Said], str, list[int]]:
    """Who says each line, all lines as one text, and where each begins."""
    apart = [(each, line) for each in said if not _LAID_OUT.match(each.message) for line in each.text.splitlines()]
    texts = [line.replace(without, "") if without else line for _, line in apart]
    return [each for each, _ in apart], "\n".join(texts), [0, *accumulate(len(text) + 1 for text in texts)]
