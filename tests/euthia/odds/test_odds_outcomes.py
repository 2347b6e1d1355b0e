"""What an answer in a combat comes to at once, as the page and the terminal say it beside the answer.
Chances are in ``test_mid_combat``."""

from __future__ import annotations

import pytest

from taverne.boards.euthia_notes import result_text
from taverne.engine.decisions import Choice
from taverne.engine.frames import apply
from taverne.engine.logs.snapshot import encode
from taverne.games.euthia.odds.outcomes import DAMAGE, WOUNDS, Outcome, outcomes
from taverne.words import Words
from tests.euthia.odds.test_mid_combat import asked, duellists


def test_a_gaar_on_the_monsters_dice_may_bring_six_results() -> None:
    """The roll as it stands, and one die rolled again with two less for the hero's Gaar (EU-160)."""
    table = asked(duellists(), "duel", 0)
    decision = table.pending[0]
    assert isinstance(decision, Choice)
    assert table.duel is not None
    found, dice = outcomes(table, decision), table.duel.dice
    stands = found["pass"]
    assert (stands.what, stands.low, stands.high, stands.now) == (WOUNDS, stands.low, stands.low, stands.least)
    again = found["gaar 1"]
    rest = stands.low - dice[0] - 2
    assert (again.low, again.high) == (rest + 1, rest + 6)


@pytest.mark.parametrize("prompt", ["after-monster", "roll-attack"])
def test_what_is_said_of_an_answer_comes_true(prompt: str) -> None:
    """Every answer that rolls no die leads to the roll that was said."""
    table = asked(duellists(), prompt, 0)
    decision = table.pending[0]
    assert isinstance(decision, Choice)
    sure = {do: one for do, one in outcomes(table, decision).items() if one.low == one.high and do != "done"}
    assert all(one.what == (WOUNDS if prompt == "after-monster" else DAMAGE) for one in sure.values() if one.low)
    for do, one in sure.items():
        after = table.clone()
        apply(after, 0, next(option for option in decision.options if str(option) == do))
        now = after.pending[0]
        if isinstance(now, Choice) and now.prompt == prompt:
            assert outcomes(after, now)["done"].least == one.least


def test_a_roll_that_kills_says_so() -> None:
    table = asked(duellists(), "roll-attack", 0)
    decision = table.pending[0]
    assert isinstance(decision, Choice)
    assert table.duel is not None
    stands = outcomes(table, decision)["done"]
    table.duel.damage = table.story.foe_health(table, table.duel.foe) - max(1, stands.least)
    assert outcomes(table, decision)["done"].ends == ("yes" if stands.least else "no")


def test_nothing_is_changed_by_looking() -> None:
    table = asked(duellists(), "duel", 0)
    decision = table.pending[0]
    assert isinstance(decision, Choice)
    before = encode(table)
    outcomes(table, decision)
    assert encode(table) == before


@pytest.mark.parametrize(
    ("outcome", "words"),
    [
        (Outcome(WOUNDS, 8, 8, 4, 4, 4), "8: still 4 wounds"),
        (Outcome(WOUNDS, 5, 10, 2, 4, 4), "5 to 10: 2 to 4 wounds"),
        (Outcome(DAMAGE, 12, 12, 5, 5, 3, "yes"), "12: 5 damage, kills"),
    ],
)
def test_results_in_words(outcome: Outcome, words: str) -> None:
    assert result_text(Words("euthia", "en"), outcome) == words
