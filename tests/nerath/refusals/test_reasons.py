"""Whatever is not offered in movement, reposition and reinforcement is explained: a reason of its own, with a rule.
Random games ask about every space, unit and kind of order now and then; each reason can be said in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from taverne.engine.actions import Action
from taverne.engine.decisions import Choice
from taverne.engine.frames import apply, settle, why_not
from taverne.engine.rng import Rng, derive
from taverne.games.nerath.box.vocabulary import UNITS
from taverne.games.nerath.state.game_state import NerathState
from taverne.words import LANGUAGES, Words
from tests.nerath.test_walk import started

KINDS = {
    "movement": ("select",),
    "order": ("to", "board", "land"),
    "reposition": ("select",),
    "reinforce": ("select",),
    "place": ("at", "board"),
}
WITHOUT_RULE = {"no-such-space"}


def tries(table: NerathState, choice: Choice) -> Iterator[Action]:
    """Every order that names a space or a unit, and is not offered."""
    for kind in KINDS.get(choice.prompt, ()):
        for name in table.cat.space_ids:
            yield Action(kind, (name,))
    for kind in {"order": ("take",), "reinforce": ("buy",)}.get(choice.prompt, ()):
        for unit in UNITS:
            yield Action(kind, (unit,))


@pytest.mark.rule("CN-102", "CN-108", "CN-116", "CN-138", "CN-375")
@pytest.mark.parametrize("seed", range(4))
def test_every_order_that_is_not_offered_has_a_reason_and_a_rule(seed: int) -> None:
    table = started(4, "alliances" if seed % 2 else "free_for_all", "short", seed)
    rng = Rng(derive(seed, "reasons"))
    words = [Words("nerath", language) for language in LANGUAGES]
    said: set[str] = set()
    for turn in range(1500):
        settle(table)
        if not table.pending:
            break
        choice = table.pending[0]
        assert isinstance(choice, Choice)
        if turn % 4 == 0:
            for action in tries(table, choice):
                if action in choice.options:
                    continue
                refusal = why_not(table, choice.seat, action)
                assert refusal is not None
                assert refusal.key not in ("not-offered", "not-asked"), f"{choice} {action}"
                assert refusal.rule or refusal.key in WITHOUT_RULE, refusal
                if refusal.key not in said:
                    said.add(refusal.key)
                    assert not any("⟦" in tongue.refusal(refusal) for tongue in words), refusal
        apply(table, choice.seat, choice.options[rng.below(len(choice.options))])
    assert {"too-far", "land-only", "no-units-there", "castle-stays"} <= said
