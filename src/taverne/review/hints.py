"""What a good bot would answer, and why: the best answers of a seat, from what it may know, within a short time.

Hidden things are dealt anew for every try; what the words say is left to locale files.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.game import Game
from taverne.engine.reports.chronicle import Moment
from taverne.engine.rng import Rng
from taverne.engine.state import State
from taverne.review.playouts import Player, Worth, mean_of
from taverne.review.records import Figure

SHOWN: Final = 3
WIDEST: Final = 12
"""More answers than this are not tried: the bot's own and some of the others."""
ROUND: Final = 3
"""After so many tries of all that are left, the worse half is not tried any more."""
MOST: Final = 60
SURE: Final = 0.75
"""From this part of the tries on something "mostly" happens."""


class Reason(msgspec.Struct, frozen=True):
    """Why, as the key of a sentence and its data."""

    key: str
    data: dict[str, Any]


class Hint(msgspec.Struct, frozen=True):
    """An answer, what it is worth (a chance to win, or points), why, and in how many tries."""

    action: str
    value: Figure
    why: tuple[Reason, ...]
    tries: int


class Hints(msgspec.Struct, frozen=True):
    """The best answers, the best first; ``usual`` is what the bot itself would answer at once."""

    prompt: str
    unit: str
    usual: str
    answers: tuple[Hint, ...]


class Trial:
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
    """Tries answers out for one seat of one state; ``budget_s`` is its processor time."""

    def __init__(self, game: Game[Any], state: State, seat: Seat, rng: Rng, budget_s: float = 1.5) -> None:
        self.game = game
        self.player = Player(game)
        self.state = state
        self.seat = seat
        self.rng = rng
        self.end = time.thread_time() + budget_s
        self.most = MOST

    def hints(self) -> Hints | None:
        """Return the best answers; None where nothing is asked."""
        choice = next((d for d in self.state.pending if isinstance(d, Choice) and d.seat == self.seat), None)
        if choice is None:
            return None
        guess = self.guess()
        told = self.player.chronicle
        until = told.moment(guess)
        usual = self.player.answer(guess, choice, self.rng)
        trials = [Trial(action) for action in self.candidates(choice, usual)]
        if len(trials) > 1:
            self.compare(trials, until)
        trials.sort(key=lambda trial: (-len(trial.worth), -trial.mean()))
        unit = "points" if len(told.sides(guess)) == 1 else "win"
        now = told.figures(guess)[self.seat]
        best = trials[:SHOWN]
        shown = [self.hint(trial, trials, now, guess, choice) for trial in best]
        if len(best) > 1:
            shown = [hint if hint.why else self.beside(hint, best, unit) for hint in shown]
        return Hints(choice.prompt, unit, str(usual), tuple(shown))

    def guess(self) -> State:
        found: State = self.game.determinize(self.state, self.seat, self.rng)
        return found

    def candidates(self, choice: Choice, usual: Action) -> list[Action]:
        if len(choice.options) <= WIDEST:
            return [usual, *[action for action in choice.options if action != usual]]
        rest = [action for action in choice.options if action != usual]
        return [usual, *self.rng.sample(rest, WIDEST - 1)]

    def compare(self, trials: list[Trial], until: Moment) -> None:
        """Try all in the same guesses with the same luck; drop the worse half now and then."""
        alive = trials[:]
        for number in range(1, self.most + 1):
            guess, luck = self.guess(), self.rng.below(1 << 62)
            for at, trial in enumerate(alive):
                self.attempt(trial, guess, until, luck)
                if time.thread_time() > self.end:
                    if number > 1 and at + 1 < len(alive):  # all that are compared have been tried as often
                        for again in alive[: at + 1]:
                            again.forget()
                    return
            if number % ROUND == 0 and len(alive) > SHOWN:
                alive.sort(key=lambda trial: -trial.mean())
                del alive[max(SHOWN, (len(alive) + 1) // 2) :]

    def attempt(self, trial: Trial, guess: State, until: Moment, luck: int) -> None:
        """Play one answer out; where it cannot be given in this guess, nothing is learned."""
        ended = self.player.ended_after(guess, self.seat, trial.action, until, luck)
        trial.worth.append(self.player.worth(ended)[self.seat])
        trial.figures.append(self.player.chronicle.figures(ended)[self.seat])

    def hint(self, trial: Trial, trials: Sequence[Trial], now: dict[str, int], guess: State, choice: Choice) -> Hint:
        worth = mean_of(trial.worth) if trial.worth else Worth(self.game.value(guess, self.seat), 0.0)
        value = Figure(round(worth.mean, 4), round(worth.error, 4))
        return Hint(str(trial.action), value, self.reasons(trial, trials, now, guess, choice), len(trial.worth))

    def beside(self, hint: Hint, best: Sequence[Trial], unit: str) -> Hint:
        """Give an answer that nothing speaks for the reason that remains: how it stands beside the best or the next."""
        first = hint.action == str(best[0].action)
        low = best[1] if first else next(trial for trial in best if str(trial.action) == hint.action)
        behind = [high - worth for high, worth in zip(best[0].worth, low.worth, strict=False)]
        size = mean_of(behind) if behind else Worth(0.0, 0.0)
        n = round(100 * size.mean) if unit == "win" else round(size.mean, 1)
        if not size.clear or n <= 0:
            return msgspec.structs.replace(hint, why=(Reason("hint-same" if first else "hint-as-good", {}),))
        key = "hint-later" if first else "hint-behind"
        return msgspec.structs.replace(hint, why=(Reason(f"{key}-{unit}", {"n": n}),))

    def reasons(
        self, trial: Trial, trials: Sequence[Trial], now: dict[str, int], guess: State, choice: Choice
    ) -> tuple[Reason, ...]:
        """Return what the game itself says of an answer, and the figure that gains most by it beside the others."""
        own = self.player.chronicle.explain(guess, choice, trial.action)
        found = [Reason(*own)] if own is not None else []
        others = [other for other in trials if other is not trial and other.figures]
        if trial.figures and others:
            found += [reason for reason in (self.telling(trial, others, now),) if reason is not None]
        return tuple(found)

    def telling(self, trial: Trial, others: Sequence[Trial], now: dict[str, int]) -> Reason | None:
        """Return the figure that gains most beside the other answers, if one does: a reason speaks for its answer."""
        best: tuple[float, Reason] | None = None
        chronicle = self.player.chronicle
        for key in [key for key in chronicle.course if key not in chronicle.unwelcome]:
            mine = [figures[key] - now[key] for figures in trial.figures]
            theirs = [figures[key] - now[key] for other in others for figures in other.figures]
            mean, usual = sum(mine) / len(mine), sum(theirs) / len(theirs)
            size = (mean - usual) / (1.0 + abs(usual))
            if mean - usual >= 0.15 and (best is None or size > best[0]):
                often = sum([change > 0 for change in mine]) / len(mine)
                data = {"figure": f"figure-{key}", "n": round(mean, 1), "more": round(mean - usual, 1)}
                sure = often >= SURE and mean > 0
                reason = Reason("hint-mostly" if sure else "hint-figure", data | {"percent": round(100 * often)})
                best = (size, reason)
        return best[1] if best is not None else None
