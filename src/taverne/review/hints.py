"""What a good bot would answer, and why: the best answers of a seat, from what it may know, within a short time.

Hidden things are dealt anew for every try; what the words say is left to locale files.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, Protocol, TypeVar

import msgspec

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.game import Game
from taverne.engine.reports.chronicle import Moment
from taverne.engine.rng import Rng
from taverne.engine.state import State
from taverne.review.playouts import Player, Worth, mean_of
from taverne.review.records import Figure, Unit

T = TypeVar("T")

SHOWN: Final = 3
WIDEST: Final = 12
"""More answers than this are not tried: the bot's own and some of the others."""
ROUND: Final = 3
"""After so many tries of all that are left, the worse half is not tried any more."""
MOST: Final = 60
SURE: Final = 0.75
"""From this part of the tries on something "mostly" happens."""
ENOUGH: Final = (3, 8)
"""From so many tries on a figure speaks for an answer, and from so many on it is told how often."""


WITHIN: Final = (0.25, 0.7)
"""By which parts of the time the bot's own answer is found, and the tries are over; the rest is for reasons."""


LEAST: Final = 0.02
"""Seconds that any piece of work has."""


class Guard(Protocol):
    """Does some work, and raises ``TimeoutError`` where it can if that takes longer than some seconds."""

    def __call__(self, seconds: float, work: Callable[[], T]) -> T: ...


def patient(seconds: float, work: Callable[[], T]) -> T:
    """Wait for the end of some work, however long it takes."""
    return work()


class Ground(msgspec.Struct, frozen=True):
    """Why, as the key of a sentence and its data."""

    key: str
    data: dict[str, Any]


class Hint(msgspec.Struct, frozen=True):
    """An answer, what it is worth (a chance to win, or points), why, and in how many tries; one tells no error."""

    action: str
    value: Figure
    why: tuple[Ground, ...]
    tries: int


class Hints(msgspec.Struct, frozen=True):
    """The best answers, the best first; ``usual`` is what the bot itself would answer at once."""

    prompt: str
    unit: Unit
    usual: str
    answers: tuple[Hint, ...]


class AnswerTrial:
    """The tries of one answer: its worth, and the seat's figures at the end of the turn."""

    __slots__ = ("action", "figures", "worth")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.worth: list[float] = []
        self.figures: list[dict[str, int]] = []

    def mean(self) -> float:
        return sum(self.worth) / len(self.worth) if self.worth else 0.0

    def forget(self) -> None:
        """Take the last try back."""
        self.worth.pop()
        self.figures.pop()


class Adviser:
    """Tries answers out for one seat of one state within ``budget_s``; a ``guard`` breaks off what takes longer.

    What was broken off does not count: neither a round of tries, nor a guess that was being thought about.
    """

    def __init__(
        self, game: Game[Any], state: State, seat: Seat, rng: Rng, budget_s: float = 1.5, guard: Guard = patient
    ) -> None:
        self.game = game
        self.player = Player(game)
        self.state = state
        self.seat = seat
        self.rng = rng
        begun = time.monotonic()
        self.first, self.end = (begun + part * budget_s for part in WITHIN)
        self.last = begun + budget_s
        self.guard = guard
        self.most = MOST

    def hints(self) -> Hints | None:
        """Return the best answers; None where nothing is asked."""
        choice = next((d for d in self.state.pending if isinstance(d, Choice) and d.seat == self.seat), None)
        if choice is None:
            return None
        guess = self.guess()
        told = self.player.chronicle
        until = told.moment(guess)
        usual = self.in_time(self.first, lambda: self.player.answer(guess, choice, self.rng)) or self.plain(choice)
        trials = [AnswerTrial(action) for action in self.candidates(choice, usual)]
        if len(trials) > 1:
            self.compare(trials, until)
        trials.sort(key=lambda trial: (-len(trial.worth), -trial.mean(), trial.action.kind in told.openers))
        unit: Unit = "points" if len(told.sides(guess)) == 1 else "win"
        # What there was no time to try has no estimate to stand beside those that were.
        best = [trial for trial in trials[:SHOWN] if trial.worth or not trials[0].worth]
        shown = [self.hint(trial, trials, choice, len(best) - at) for at, trial in enumerate(best)]
        if len(best) > 1:
            shown = [hint if hint.why else self.beside(hint, best, unit) for hint in shown]
        return Hints(choice.prompt, unit, str(usual), tuple(shown))

    def in_time(self, end: float, work: Callable[[], T]) -> T | None:
        """Do some work until a moment; None if it was broken off."""
        try:
            return self.guard(max(LEAST, end - time.monotonic()), work)
        except TimeoutError:
            return None

    def plain(self, choice: Choice) -> Action:
        """Return an answer that needs no thought."""
        return choice.default if choice.default in choice.options else choice.options[0]

    def guess(self) -> State:
        found: State = self.game.determinize(self.state, self.seat, self.rng)
        return found

    def candidates(self, choice: Choice, usual: Action) -> list[Action]:
        rest = [action for action in self.player.chronicle.weighed(choice) if action != usual]
        return [usual, *(rest if len(rest) < WIDEST else self.rng.sample(rest, WIDEST - 1))]

    def compare(self, trials: list[AnswerTrial], until: Moment) -> None:
        """Try all in the same guesses with the same luck; drop the worse half now and then."""
        alive = trials[:]
        for number in range(1, self.most + 1):
            guess, luck = self.guess(), self.rng.below(1 << 62)
            for at, trial in enumerate(alive):
                found = self.in_time(self.end, partial(self.attempt, trial.action, guess, until, luck))
                if found is not None:
                    trial.worth.append(found[0])
                    trial.figures.append(found[1])
                if time.monotonic() > self.end:
                    if number > 1 and (found is None or at + 1 < len(alive)):  # all that are compared: tried as often
                        for again in alive[: at + (found is not None)]:
                            again.forget()
                    return
            if number % ROUND == 0 and len(alive) > SHOWN:
                alive.sort(key=lambda trial: -trial.mean())
                del alive[max(SHOWN, (len(alive) + 1) // 2) :]

    def attempt(self, action: Action, guess: State, until: Moment, luck: int) -> tuple[float, dict[str, int]]:
        """Play one answer out; return what the seat then has: its worth and its figures."""
        ended = self.player.ended_after(guess, self.seat, action, until, luck)
        return self.player.worth(ended)[self.seat], self.player.chronicle.figures(ended)[self.seat]

    def hint(self, trial: AnswerTrial, trials: Sequence[AnswerTrial], choice: Choice, left: int) -> Hint:
        """Tell an answer; ``left`` are to share the time that is left for reasons."""
        guess = self.guess()
        worth = mean_of(trial.worth) if trial.worth else Worth(self.game.value(guess, self.seat), 0.0)
        value = Figure(round(worth.mean, 4), round(worth.error, 4) if len(trial.worth) > 1 else 0.0)
        now = self.player.chronicle.figures(guess)[self.seat]
        end = time.monotonic() + max(0.0, self.last - time.monotonic()) / left
        told = self.in_time(end, partial(self.told, guess, choice, trial.action)) or []
        others = [other for other in trials if other is not trial and other.figures]
        # Where nothing is left to chance, the game's own reason has said what the turn brings.
        plain = bool(told) and self.player.chronicle.certain
        telling = self.telling(trial, others, now) if trial.figures and others and not plain else None
        why = [*told, telling] if telling is not None else told
        return Hint(str(trial.action), value, tuple(why), len(trial.worth))

    def beside(self, hint: Hint, best: Sequence[AnswerTrial], unit: Unit) -> Hint:
        """Give an answer that nothing speaks for the reason that remains: how it stands beside the best or the next."""
        first = hint.action == str(best[0].action)
        low = best[1] if first else next(trial for trial in best if str(trial.action) == hint.action)
        behind = [high - worth for high, worth in zip(best[0].worth, low.worth, strict=False)]
        size = mean_of(behind) if behind else Worth(0.0, 0.0)
        n = round(100 * size.mean) if unit == "win" else round(size.mean, 1)
        if not size.clear or n <= 0:
            return msgspec.structs.replace(hint, why=(Ground("hint-same" if first else "hint-as-good", {}),))
        key = "hint-later" if first else "hint-behind"
        return msgspec.structs.replace(hint, why=(Ground(f"{key}-{unit}", {"n": n}),))

    def told(self, guess: State, choice: Choice, action: Action) -> list[Ground]:
        """Return what the game itself says of an answer, and its price where that is another thing."""
        chronicle = self.player.chronicle
        found = [chronicle.explain(guess, choice, action)]
        if choice.prompt in chronicle.priced:
            found += [price for price in (chronicle.at_once(guess, choice, action),) if price not in found]
        return [Ground(*one) for one in found if one is not None]

    def telling(self, trial: AnswerTrial, others: Sequence[AnswerTrial], now: dict[str, int]) -> Ground | None:
        """Return the figure that gains most beside the other answers, if one does: a reason speaks for its answer.

        What came of a few tries only is no reason.
        """
        best: tuple[float, Ground] | None = None
        chronicle, tries = self.player.chronicle, len(trial.figures)
        if tries < ENOUGH[0]:
            return None
        for key in [key for key in chronicle.course if key not in chronicle.unwelcome]:
            mine = [figures[key] - now[key] for figures in trial.figures]
            theirs = [figures[key] - now[key] for other in others for figures in other.figures]
            mean, usual = sum(mine) / len(mine), sum(theirs) / len(theirs)
            size = (mean - usual) / (1.0 + abs(usual))
            if mean - usual >= 0.15 and (best is None or size > best[0]):
                often = sum([change > 0 for change in mine]) / len(mine)
                n = round(mean, 1)
                mostly = often >= SURE and mean > 0 and tries >= ENOUGH[1]
                said = "hint-spared" if n < 0 else "hint-mostly" if mostly else "hint-figure"
                percent = 100 if often == 1.0 else min(99, round(100 * often))
                data = {"figure": f"figure-{key}", "n": abs(n), "more": round(mean - usual, 1)}
                best = (size, Ground(said, data | {"percent": percent}))
        return best[1] if best is not None else None
