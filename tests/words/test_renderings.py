"""Both renderers say the same: `renderings.json` is read here and by the browser's own tests (web/test/words.test.ts).

A case is a message with data, or an action, in one language, and the sentence that a viewer reads.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from taverne.engine import Action
from taverne.grammar import of, that, to
from taverne.words import Words

NAMES = ["Anna", "Otto", "Mira", "Élie", "Yann", "Yves", "Hélène"]
CASES = json.loads(Path(__file__).with_name("renderings.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=[f"{c['lang']}-{c.get('say') or c['action']}" for c in CASES])
def test_a_sentence_comes_out_as_in_the_browser(case: dict[str, Any]) -> None:
    words = Words(case["game"], case["lang"])
    if "action" in case:
        said = words.action(Action.parse(case["action"]), NAMES, case["viewer"])
    else:
        said = words.say(case["say"], case["data"], NAMES, case["viewer"])
    assert said == case["text"]


@pytest.mark.parametrize(
    ("name", "french"),
    [
        ("Otto", ("d’Otto", "à Otto", "qu’Otto")),
        ("Élie", ("d’Élie", "à Élie", "qu’Élie")),
        ("Œdipe", ("d’Œdipe", "à Œdipe", "qu’Œdipe")),
        ("Yves", ("d’Yves", "à Yves", "qu’Yves")),
        ("Yann", ("de Yann", "à Yann", "que Yann")),
        ("Hélène", ("d’Hélène", "à Hélène", "qu’Hélène")),
        ("henri", ("d’henri", "à henri", "qu’henri")),
        ("Harry", ("de Harry", "à Harry", "que Harry")),
        ("Hugo", ("de Hugo", "à Hugo", "que Hugo")),
        ("Leslie", ("de Leslie", "à Leslie", "que Leslie")),
        ("le Diablotin", ("du Diablotin", "au Diablotin", "que le Diablotin")),
        ("les Tours", ("des Tours", "aux Tours", "que les Tours")),
        ("la Goule", ("de la Goule", "à la Goule", "que la Goule")),
        ("l’Hydre", ("de l’Hydre", "à l’Hydre", "que l’Hydre")),
        ("un Ours", ("d’un Ours", "à un Ours", "qu’un Ours")),
        ("«\u00a0Ours\u00a0»", ("de «\u00a0Ours\u00a0»", "à «\u00a0Ours\u00a0»", "que «\u00a0Ours\u00a0»")),
        ("", ("de ", "à ", "que ")),
    ],
)
def test_small_words_elide_and_contract_by_rule(name: str, french: tuple[str, str, str]) -> None:
    assert (of(name), to(name), that(name)) == french
