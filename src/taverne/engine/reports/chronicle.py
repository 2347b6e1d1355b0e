"""What a game tells of its own course: turns, figures of each seat, and how likely each side is to win from here.

The estimate is rough and quick; playing on before it is asked is left to ``taverne.review``.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeAlias, TypeVar

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import apply
from taverne.engine.rng import Rng
from taverne.engine.state import State

S = TypeVar("S", bound=State)
Told: TypeAlias = tuple[str, dict[str, Any]]
"""A sentence: its key and its data."""


EARLY_MS: Final = 1_000
"""When an answer to a race is thought to come: after any lock, before any end."""


class Moment(NamedTuple):
    """A turn of a match: its round, its place in the round, and whose turn it is (-1 where all act in turn or at once).

    A later turn is a greater one, whoever was first and however many turns of a round are one seat's.
    """

    round: int
    place: int
    seat: Seat


class Chronicle(Generic[S]):
    """The course of one game.  Nothing here is hidden from anybody after the end; before it, ask of a guess only.

    ``weights`` are two for each figure of ``merits``: what it counts at the end of a match, and how much more at its
    beginning.  They are fitted to matches of good bots (``python -m benchmarks.fit_values``).
    """

    weights: ClassVar[tuple[tuple[float, float], ...]]
    course: ClassVar[tuple[str, ...]]
    """The keys of ``figures``, the most telling first."""
    unwelcome: ClassVar[tuple[str, ...]] = ()
    """Figures of the course of which fewer are better: a gain in them never speaks for an answer."""
    certain: ClassVar[bool] = False
    """Whether nothing is left to chance between an answer and the end of its turn."""
    priced: ClassVar[tuple[str, ...]] = ()
    """Questions whose answers have a price that is told beside the game's own reason."""
    openers: ClassVar[tuple[str, ...]] = ()
    """Kinds of answers that only lead to other questions: one that is worth as much is told before them."""
    pace: ClassVar[float]
    """About how many milliseconds it takes to play on to the end of a turn: reviews choose by it how often they do."""

    def __init__(self, game: Any) -> None:
        self.game = game

    def moment(self, state: S) -> Moment:
        """Return which turn it is; it changes when a turn ends and never comes back."""
        raise NotImplementedError

    def opened(self, state: S) -> bool:
        """Whether the match has really begun, so that figures and chances mean something."""
        return True

    def roles(self, state: S, seat: Seat) -> tuple[str, ...]:
        """Return the messages that name what a seat plays: a realm, a hero, two of them."""
        return ()

    def ending(self, state: S, told: Sequence[tuple[str, dict[str, Any]]]) -> tuple[str, dict[str, Any]]:
        """Return why the match ended when it did, as a key with data; ``told`` are all events (kind, data)."""
        raise NotImplementedError

    def left(self, state: S) -> float:
        """Return about how much of the match is still to come, from 1 to 0."""
        raise NotImplementedError

    def sides(self, state: S) -> tuple[tuple[Seat, ...], ...]:
        """Return who wins together; seats that cannot win are in no side, and with one side there are no rivals."""
        raise NotImplementedError

    def figures(self, state: S) -> tuple[dict[str, int], ...]:
        """Return what the course of a match is told by, for each seat."""
        raise NotImplementedError

    def parts(self, state: S) -> tuple[dict[str, int], ...]:
        """Return what each seat's score would be made of if the match ended now."""
        raise NotImplementedError

    def merits(self, state: S) -> list[tuple[float, ...]]:
        """Return for each seat the figures that tell who will win, between two turns."""
        raise NotImplementedError

    def prospect(self, state: S) -> float:
        """Return the points that a side without rivals may expect at the end."""
        raise NotImplementedError

    def play_on(self, state: S, choice: Choice, rng: Rng) -> Action:
        """Return what a good player answers quickly; it sees nothing that its seat may not know."""
        raise NotImplementedError

    def weighed(self, choice: Choice) -> tuple[Action, ...]:
        """Return the answers to weigh against each other: not those that only say how often a seat is asked later."""
        return choice.options

    def explain(self, state: S, choice: Choice, action: Action) -> Told | None:
        """Return why an answer may be good, as a key with data, from what the seat that is asked may know; or None."""
        return None

    def holdings(self, state: S, seat: Seat) -> dict[str, int]:
        """Return all that an answer may cost or give a seat at once, by the message that names it."""
        return {}

    def at_once(self, state: S, choice: Choice, action: Action) -> Told | None:
        """Return what an answer costs and gives at once, found by giving it in a copy; nothing is drawn for that."""
        after = state.clone()
        apply(after, choice.seat, action, EARLY_MS if state.stack[-1].TIMED else 0)
        before = self.holdings(state, choice.seat)
        changed = [(what, n - before[what]) for what, n in self.holdings(after, choice.seat).items()]
        told = [{"say": "hint-change", "what": what, "n": f"{n:+d}".replace("-", "−")} for what, n in changed if n]
        return ("hint-at-once", {"changes": told}) if told else None

    def chances(self, state: S) -> list[float]:
        """Return each seat's chance to win; without rivals, the points to expect."""
        sides = self.sides(state)
        seats = len(self.figures(state))
        if len(sides) == 1:
            worth = self.prospect(state)
            return [worth if seat in sides[0] else 0.0 for seat in range(seats)]
        left = self.left(state)
        merits = self.merits(state)
        totals = [sum([self.merit(merits[seat], left) for seat in side]) for side in sides]
        found = [0.0] * seats
        for side, chance in zip(sides, shares(totals), strict=True):
            for seat in side:
                found[seat] = chance
        return found

    def merit(self, figures: Sequence[float], left: float) -> float:
        """Return one seat's figures weighed."""
        return sum([x * (late + early * left) for x, (late, early) in zip(figures, self.weights, strict=True)])

    def outcome(self, state: S) -> list[float]:
        """Return what ``chances`` has become once the match is over: each side's part of the victory."""
        result = self.game.result(state)
        sides = self.sides(state)
        if len(sides) == 1:
            return self.chances(state)
        ahead = [side for side in sides if side[0] in result.winners]
        found = [0.0] * len(result.scores)
        for side in ahead:
            for seat in side:
                found[seat] = 1.0 / len(ahead)
        return found


class PlainChronicle(Chronicle[S]):
    """For a game that has no chronicle of its own yet: one long turn, in which everybody is as likely to win.

    It asks only that the state knows how many ``seats`` there are.
    """

    weights = ()
    course = ()
    pace = 1.0

    def moment(self, state: S) -> Moment:
        return Moment(1, -1, -1)

    def ending(self, state: S, told: Sequence[tuple[str, dict[str, Any]]]) -> tuple[str, dict[str, Any]]:
        return "played", {}

    def left(self, state: S) -> float:
        return 1.0 if state.pending else 0.0

    def sides(self, state: S) -> tuple[tuple[Seat, ...], ...]:
        return tuple([(seat,) for seat in range(_seats(state))])

    def figures(self, state: S) -> tuple[dict[str, int], ...]:
        return tuple([{} for _ in range(_seats(state))])

    def parts(self, state: S) -> tuple[dict[str, int], ...]:
        result = self.game.result(state)
        return tuple(result.parts) if result is not None else self.figures(state)

    def merits(self, state: S) -> list[tuple[float, ...]]:
        return [()] * _seats(state)

    def prospect(self, state: S) -> float:
        result = self.game.result(state)
        return 0.0 if result is None else float(max(result.scores))

    def play_on(self, state: S, choice: Choice, rng: Rng) -> Action:
        return choice.options[rng.below(len(choice.options))]


def _seats(state: Any) -> int:
    return int(state.seats)


def shares(totals: Sequence[float]) -> list[float]:
    """Return the chances that go with some weights (a logistic law)."""
    top = max(totals)
    powers = [exp(total - top) for total in totals]
    whole = sum(powers)
    return [power / whole for power in powers]
