"""Odds asked in words, without a match, and what the terminal says to them in both languages."""

from __future__ import annotations

from fractions import Fraction

import pytest

from taverne.cli import main
from taverne.engine.reports.odds import OddsError
from taverne.games.monster_lands.box.load import load
from taverne.games.monster_lands.odds.battle_odds import Plan, odds
from taverne.games.monster_lands.odds.query import Question, answer, places
from taverne.games.monster_lands.odds.rolls import Roll
from tests.monster_lands.positions import GAME

BOX = load()


def test_a_question_gets_the_odds_of_its_plan() -> None:
    found = answer(BOX, Question("taroa", "krinx", (3, 0, 0), traps=("T_plus_4",), defence=2))
    assert found.plan == Plan(Roll((3, 0, 0), (1, 0, 0), 4), Roll((3, 0, 0), (1, 0, 0)), defences=2, traps=1)
    assert found.odds["beat"] == odds(found.plan, found.foe, "beat")
    assert found.conquer == 0


@pytest.mark.rule("ML-118", "ML-137", "ML-224", "ML-337")
def test_place_region_turn_and_difficulty_count() -> None:
    plain = answer(BOX, Question("purkas", "trons", (2, 0, 0)))
    gates = answer(BOX, Question("purkas", "trons", (2, 0, 0), place="gates-1", difficulty="normal", turn=6))
    assert gates.foe.dice == plain.foe.dice + 3 + BOX.cards.difficulty[1].attack_dice[5]
    assert gates.plan.defences == plain.plan.defences + 2
    home = answer(BOX, Question("purkas", "trons", (2, 0, 0), region="yuha"))
    assert home.foe.dice == plain.foe.dice + 1, "an Air monster in an Air region"


@pytest.mark.rule("ML-101", "ML-115")
def test_wounds_and_advantages_count() -> None:
    healthy = answer(BOX, Question("korgo", "krinx", (2, 0, 0), place="E1-a-2"))
    wounded = answer(BOX, Question("korgo", "krinx", (2, 0, 0), place="E1-a-2", wounded=True))
    assert healthy.plan.potions == 1
    assert wounded.odds["beat"].survive < healthy.odds["beat"].survive <= Fraction(1)


def test_unknown_words_are_told_with_what_there_is() -> None:
    with pytest.raises(OddsError) as raised:
        answer(BOX, Question("taroa", "krynx"))
    assert (raised.value.data["sort"], raised.value.word) == ("monster", "krynx")
    assert "krinx" in raised.value.known
    assert len(places(GAME.new_state(GAME.check({}, 2), 2, 0).cat)) == 6 * 2 * 4 + 2


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "Either way: survives 100%"), ("fr", "D’une façon ou de l’autre\u00a0: survit 100\u00a0%")],
)
def test_the_terminal_says_the_odds(lang: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    line = "odds monster_lands --mercenary purkas --dice force=2 --monster krinx --defence 1 --region yuha --lang"
    assert main([*line.split(), lang]) == 0
    assert said in capsys.readouterr().out


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("--mercenary taroa", "Which mercenary against which monster?"),
        ("--mercenary taora --monster krinx", "Did you mean “taroa”?"),
        ("--mercenary taroa --monster krinx --dice red=3", "write force=3,magic=1"),
        ("--mercenary taroa --monster krinx --damage 99", "is dead"),
        ("--mercenary taroa --monster krinx --expedition E9", "There is no expedition “E9”"),
    ],
)
def test_mistakes_are_told(line: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "monster_lands", *line.split(), "--lang", "en"]) != 0
    told = capsys.readouterr()
    assert said in told.err + told.out
