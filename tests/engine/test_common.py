"""The procedures that games share: windows of reactions, effects of a card, picking, secret choices.

They are driven through the toy game, whose cards use them all, and through small ones of their own.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from taverne.engine.actions import ENOUGH, PASS, Action, Seat
from taverne.engine.decisions import Choice, Timer
from taverne.engine.frames import DONE, Flow, Frame, apply, ask_again, call, procedure, step, why_not
from taverne.engine.reasons import Reason
from taverne.engine.rng import Rng
from taverne.engine.secret import SecretAnswers, answers_of
from tests.engine.slate import Slate, begun
from tests.siege.game import Siege
from tests.siege.procedures import Picking
from tests.siege.state import Camp
from tests.tools import play, refused, table, told

DEAL = "chance: draw {}"
THREE = ["banner-1 charm-1 scout-1", "shield-1 shield-2 looters-1", "omens-1 omens-2 omens-3"]


def camp(hands: list[str] = THREE, **options: Any) -> Camp:
    """A table of Siege with given hands, before the plots of the first round."""
    return table(Siege(), options, len(hands), DEAL.format(" ".join(hands)))


def assault(hands: list[str] = THREE, **options: Any) -> Camp:
    """The first seat attacks the second; the others rest."""
    rest = "".join(f"\n{seat}: rest" for seat in range(1, len(hands)))
    return play(camp(hands, **options), f"0: attack 1{rest}")


def asked(state: Camp | Slate) -> tuple[Seat, list[str]]:
    """The one who is asked, and the options."""
    (choice,) = (decision for decision in state.pending if isinstance(decision, Choice))
    return choice.seat, [str(action) for action in choice.options]


# Window


def test_a_seat_that_holds_cards_is_asked_even_if_none_fits() -> None:
    state = assault()
    assert asked(state) == (0, ["pass", "play banner-1", "play scout-1"])
    play(state, "0: pass")
    assert asked(state) == (1, ["pass"])
    play(state, "1: pass")
    assert asked(state) == (2, ["pass"])


def test_a_seat_without_cards_is_not_asked() -> None:
    state = assault()
    state.hands[1].clear()
    play(state, "0: pass")
    assert asked(state)[0] == 2


def test_whatever_is_played_offers_everybody_again() -> None:
    state = play(assault(), "0: pass\n1: pass")
    state.hands[2].append("breath-1")
    ask_again(state)
    play(state, "2: play breath-1")
    assert asked(state)[0] == 0


def test_a_window_closes_when_all_have_passed() -> None:
    state = play(assault(), "0: pass\n1: pass\n2: pass")
    assert state.pending[0].prompt == "assault"


def test_passing_is_the_default_of_a_window() -> None:
    (choice,) = assault().pending
    assert isinstance(choice, Choice)
    assert choice.default == PASS


def test_the_window_starts_at_its_first_seat_and_goes_round() -> None:
    state = play(assault(), "0: pass\n1: pass\n2: pass\nchance: roll 6 6 6\n0: pass\n1: pass\n2: pass")
    assert state.pending[0].prompt == "hits"
    assert asked(state) == (1, ["pass", "play shield-1", "play shield-2"])


# Resolving


def test_a_card_whose_two_effects_both_ask_resumes_between_them() -> None:
    state = assault(["omens-1 omens-2 charm-1", "shield-1 shield-2 shield-3"])
    play(state, "0: pass\n1: pass\nchance: roll 1 1 1\n0: play omens-1\n0: die 2\nchance: roll 6")
    assert state.dice == [1, 1, 6]
    assert state.potions == [0, 0], "the last effect is still to come"
    play(state, "0: die 0\nchance: roll 5")
    assert state.dice == [5, 1, 6]
    assert state.potions == [1, 0]
    assert asked(state) == (0, ["pass", "play omens-2", "play charm-1"])


def test_an_effect_that_has_nothing_to_ask_is_passed_over() -> None:
    state = assault(["omens-1 omens-2 charm-1", "shield-1 shield-2 shield-3"])
    play(state, "0: pass\n1: pass\nchance: roll 1 1 1\n0: play omens-1\n0: enough\n0: enough")
    assert state.dice == [1, 1, 1]
    assert state.potions == [1, 0]


def test_a_modifier_is_asked_for_and_ends_with_its_procedure() -> None:
    state = play(assault(), "0: play banner-1\n0: pass\n1: pass\n2: pass\nchance: roll 4 4 1")
    assert state.dice == [4, 4, 1], "nothing is written onto the dice"
    play(state, "0: pass\n1: pass\n2: pass")
    assert state.hits == 2
    play(state, "1: pass\n2: pass\n0: pass\n1: lose guard\n1: lose guard")
    assert state.modifiers == []


def test_a_peek_is_told_to_who_peeks_and_to_who_is_peeked_at() -> None:
    state = play(assault(), "0: play scout-1\n0: peek 2")
    (event,) = told(state, "peeked")
    assert event.reveals
    assert event.hides
    assert event.seen(0) == {"seat": 0, "other": 2, "card": "omens-1"} == event.seen(2)
    assert event.seen(1) == {"seat": 0, "other": 2}
    assert Siege().view(state, 0).table.known == ((2, "omens-1"),)


# Picking


@procedure
class Choosing(Frame):
    """Lets seat 1 pick, and writes down what."""

    items: str = ""
    least: int = 0
    most: int = 0

    @step
    def pick(self, slate: Slate) -> Flow:
        return call(slate, Picking(1, "some", "SG-09", [*self.items], self.least, self.most))

    @step
    def note(self, slate: Slate) -> Flow:
        slate.said.append("".join(map(str, cast(Picking, slate.returned).picked)))
        return DONE


def outcomes(slate: Slate) -> list[str]:
    """Everything that can be picked from here on, in the order of the options."""
    if not slate.pending:
        return [slate.said[-1]]
    (choice,) = slate.pending
    assert isinstance(choice, Choice)
    assert choice.seat == 1
    found = []
    for action in choice.options:
        twin = slate.clone()
        apply(twin, 1, action)
        found += outcomes(twin)
    return found


@given(st.integers(0, 6), st.integers(0, 7), st.integers(0, 7))
def test_picking_offers_each_set_once_and_keeps_to_least_and_most(count: int, least: int, more: int) -> None:
    items = "abcdef"[:count]
    most = least + more
    sizes = range(min(least, count), min(most, count) + 1)
    expected = ["".join(some) for size in sizes for some in combinations(items, size)]
    assert sorted(outcomes(begun(Choosing(items, least, most)))) == sorted(expected)


@given(st.text(alphabet="abc", max_size=5), st.integers(0, 3), st.integers(0, 3))
def test_picking_takes_equal_items_for_the_same(text: str, least: int, more: int) -> None:
    items = "".join(sorted(text))
    most = least + more
    sizes = range(min(least, len(items)), min(most, len(items)) + 1)
    expected = {"".join(some) for size in sizes for some in combinations(items, size)}
    found = outcomes(begun(Choosing(items, least, most)))
    assert sorted(found) == sorted(expected)


def test_enough_is_offered_only_when_it_is() -> None:
    slate = begun(Choosing("abc", 1, 2))
    assert asked(slate) == (1, ["pick a", "pick b", "pick c"])
    assert why_not(slate, 1, ENOUGH) == Reason("not-offered", "SG-09")
    apply(slate, 1, Action("pick", ("b",)))
    assert asked(slate) == (1, ["enough", "pick c"])


def test_picking_more_than_there_are_takes_all() -> None:
    slate = begun(Choosing("ab", 5, 5))
    apply(slate, 1, Action("pick", ("a",)))
    apply(slate, 1, Action("pick", ("b",)))
    assert slate.said == ["ab"]


def test_picking_from_nothing_asks_nobody() -> None:
    assert begun(Choosing("", 0, 3)).said == [""]


# SecretAnswers


@procedure
class Confessing(SecretAnswers):
    """Seats 0 to 2 answer ``seat`` questions each; seat 0 none."""

    timed: bool = False

    def seats(self, slate: Slate) -> int:
        return 3

    def question(self, slate: Slate, seat: Seat) -> Choice | None:
        number = len(self.answers[seat])
        if number == seat:
            return None
        options = tuple([Action("say", (seat, number, word)) for word in ("no", "yes")])
        return Choice(seat, "confess", options, "SG-02", default=options[1])

    def timer(self, slate: Slate) -> Timer | None:
        return Timer("confess", 500, "SG-02") if self.timed else None


@procedure
class Hearing(Frame):
    """Lets all confess and writes down what they said."""

    timed: bool = False

    @step
    def hear(self, slate: Slate) -> Flow:
        return call(slate, Confessing(timed=self.timed))

    @step
    def note(self, slate: Slate) -> Flow:
        slate.said += [str(action) for answers in answers_of(slate) for action in answers]
        return DONE


def test_all_decide_at_once_and_as_often_as_they_are_asked() -> None:
    slate = begun(Hearing())
    assert [decision.seat for decision in slate.pending] == [1, 2]
    play(slate, "2: say 2 0 yes\n1: say 1 0 no")
    assert [decision.seat for decision in slate.pending] == [2]
    play(slate, "2: say 2 1 no")
    assert slate.said == ["say 1 0 no", "say 2 0 yes", "say 2 1 no"]


def test_that_somebody_has_decided_is_told_but_not_what() -> None:
    slate = begun(Hearing())
    slate.events = []
    play(slate, "2: say 2 0 yes\n1: say 1 0 no\n2: say 2 1 no")
    assert [(event.kind, event.data) for event in told(slate)] == [
        ("decided", {"seat": 1}),
        ("decided", {"seat": 2}),
    ]


def test_a_second_answer_is_refused() -> None:
    slate = begun(Hearing())
    play(slate, "1: say 1 0 no")
    assert refused(slate, "1: say 1 0 yes") == Reason("already-decided")
    assert refused(slate, "2: say 1 0 yes") == Reason("not-offered", "SG-02")
    assert refused(slate, "9: say 1 0 yes") == Reason("not-asked")


def test_when_the_time_is_up_defaults_are_taken_for_what_is_missing() -> None:
    slate = begun(Hearing(timed=True))
    play(slate, "2: say 2 0 no\nclock: expire confess")
    assert slate.said == ["say 1 0 yes", "say 2 0 no", "say 2 1 yes"]


def test_without_a_timer_the_clock_has_nothing_to_say() -> None:
    assert refused(begun(Hearing()), "clock: expire confess").key == "not-asked"


def test_putting_on_asks_what_asking_all_anew_would() -> None:
    slate = begun(Hearing(timed=True))
    for line in ("2: say 2 0 no", "1: say 1 0 yes"):
        play(slate, line)
        again = slate.clone()
        ask_again(again)
        assert again == slate


@pytest.mark.parametrize("seat", [-3, 0, 1, 2])
def test_a_redeal_keeps_ones_own_answers_and_how_many_the_others_gave(seat: Seat) -> None:
    slate = begun(Hearing())
    play(slate, "2: say 2 0 yes\n1: say 1 0 no")
    seen = set()
    for seed in range(40):
        twin = slate.clone()
        top = cast(Confessing, twin.stack[-1])
        top.redeal(twin, seat, Rng(seed))
        ask_again(twin)
        assert twin.pending == slate.pending
        assert [len(given) for given in top.answers] == [0, 1, 1]
        if seat > 0:
            assert top.answers[seat] == cast(Confessing, slate.stack[-1]).answers[seat]
        seen.add(str(top.answers))
    assert len(seen) == (2 if seat > 0 else 4), "all that might have been said is guessed"
