"""What a game is to the rest of the house: options, a new state, views, results, invariants.

The rules themselves are left to each game's procedures; words, to its locale files.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from copy import copy
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, Literal, Self, TypeVar

import msgspec

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Timer
from taverne.engine.events import Event
from taverne.engine.frames import advance, ask_again, settle, why_not
from taverne.engine.logs.snapshot import restore, snapshot
from taverne.engine.matches.bots import Bot
from taverne.engine.matches.idle import idle_answer
from taverne.engine.options import Option, OptionError, Options, OptionValue
from taverne.engine.reasons import Reason
from taverne.engine.reports.chronicle import Chronicle
from taverne.engine.reports.course import Course
from taverne.engine.reports.encoding import Encoder
from taverne.engine.reports.odds import OddsError, OddsField, OddsLine, Value, read_question
from taverne.engine.reports.recap import Card, Seen
from taverne.engine.rng import Rng
from taverne.engine.state import State
from taverne.engine.views import Asked, Clock, Result, View

S = TypeVar("S", bound=State)

COMMON_LEVELS: Final = {"easy": 3, "normal": 2, "hard": 1, "best": 1}
"""Names of levels that all games have, and which bot one stands for, counted from the strongest, if not its own."""


class Opening(msgspec.Struct, frozen=True):
    """How a campaign opens: the options that are not to be chosen (the others are), and for how many it is.

    These are ``players``, or any number from that up to ``most``.
    """

    players: int
    options: Options
    most: int = 0


class FollowUp(msgspec.Struct, frozen=True):
    """What comes after a match of a campaign: how it stands, and the options of the matches to choose from.

    Among rivals it is in the end neither won nor lost but ``over``: the last result says by whom it was won.
    """

    standing: Literal["on", "won", "lost", "over"]
    choices: tuple[Options, ...] = ()


class Game(Generic[S]):
    """One game of the house.  All play goes through the decisions of the states it makes."""

    name: ClassVar[str]
    rules_version: str
    """Under which rules new matches begin; a match names its own in its header."""
    rules_kept: ClassVar[tuple[str, ...]] = ()
    """Earlier versions whose rules are still here, behind ``state.rules``: their matches are played on under them."""
    rule_prefixes: ClassVar[tuple[str, ...]]
    options: ClassVar[tuple[Option, ...]] = ()
    seat_counts: ClassVar[tuple[int, ...]]
    """How many players there may be; a game may add seats of its own (see ``roles``)."""
    seats_differ: ClassVar[bool] = False
    """Whether a seat decides who begins or what one plays, so that players change seats from one match to the next."""
    turn_event: ClassVar[str] = ""
    """The kind of event with which a seat's turn begins, where players take turns; "" where all play at once."""
    person_begins: ClassVar[bool] = False
    """Whether one person among bots begins though the lot decides: else a match could open with a part in a bot's
    turn."""
    asked_first: ClassVar[str] = ""
    """The option that even somebody who wants to play at once is asked for, where it makes another game."""
    gentle: ClassVar[Mapping[str, OptionValue]] = {}
    """The options of a first match, where the usual ones would hurry a newcomer."""
    odds_fields: ClassVar[tuple[OddsField, ...]] = ()
    """What a question about odds may say; none if the game answers none."""
    encoder: ClassVar[Encoder | None] = None
    """How a state is told to a learner in numbers; None if the game has no such thing."""
    box_fingerprint: str
    package: ClassVar[str]

    def with_box(self, overlay: Path | bytes) -> Game[S]:
        """Return this game with an owner's values laid over its box, or with a box that was kept as JSON."""
        raise NotImplementedError

    def under(self, rules: str) -> Self:
        """Return this game under an earlier version of its rules, one of ``rules_kept``."""
        game = copy(self)
        game.rules_version = rules
        return game

    def check(self, options: Mapping[str, OptionValue], seats: int) -> Options:
        """Return all options, the given ones read and the others at their defaults; raise ``OptionError``."""
        known = {option.key: option for option in self.options}
        for key in options:
            if key not in known:
                names = ", ".join(known) or "none"
                data = {"option": str(key)[:80], "known": list(known), "named": [f"option-{each}" for each in known]}
                raise OptionError(f"unknown option {str(key)[:80]}: {self.name} has {names}", "option-unknown", data)
        full: Options = {key: o.read(options[key]) if key in options else o.default for key, o in known.items()}
        if seats not in self.seat_counts:
            counts = ", ".join(map(str, self.seat_counts))
            message = f"{self.name} cannot be played by {seats!r}: it seats {counts}"
            raise OptionError(message, "option-seats", {"seats": seats, "known": list(self.seat_counts)})
        self.check_together(full, seats)
        return full

    def check_together(self, options: Options, seats: int) -> None:
        """Raise ``OptionError`` for values that are each right but do not go together."""

    def idle_options(self, options: Options, seats: int) -> tuple[str, ...]:
        """Return the options that decide nothing beside the others, so that a form need not ask for them."""
        return ()

    def carries(self, options: Options) -> bool:
        """Whether a campaign has set some of these options, so that the match does not begin as any other."""
        return any(options[option.key] != option.default for option in self.options if option.carried)

    def roles(self, options: Options, seats: int) -> tuple[str, ...]:
        """Return one word for each seat at the table: ``player``, or the level of the bot that must sit there."""
        return ("player",) * seats

    def seat_titles(self, options: Options, players: int) -> tuple[tuple[str, ...], ...]:
        """Return what each seat plays, as keys of words, where that is settled before the match."""
        return ()

    def has_races(self, options: Options) -> bool:
        """Whether it may count who answers first: then it is measured how far away the players are."""
        return False

    def race_is_fair(self, options: Options) -> bool:
        """Whether races are decided by effective times (``engine.matches.race``) rather than in order of receipt."""
        return False

    def option_sets(self) -> Sequence[tuple[int, Options]]:
        """Return the (players, options) that tests and benchmarks are to cover."""
        return [(count, {}) for count in self.seat_counts]

    def new_state(self, options: Options, seats: int, seed: int) -> S:
        """Return the state before the first step; ``options`` are checked ones."""
        raise NotImplementedError

    def known(self, options: Mapping[str, OptionValue], seats: int) -> Options:
        """Return the options of a match that may be older than this game: new ones at their defaults, none unknown."""
        mine = {option.key for option in self.options}
        if options.keys() == mine:
            return dict(options)
        return self.check({key: value for key, value in options.items() if key in mine}, seats)

    def fresh(self, options: Options, seats: int, seed: int) -> S:
        """Return a new state that knows under which rules it is played (``state.rules``)."""
        state = self.new_state(options, seats, seed)
        if self.rules_version != type(self).rules_version:
            state.rules = int(self.rules_version)
        return state

    def start(self, options: Mapping[str, OptionValue] | None = None, seats: int = 0, seed: int = 0) -> S:
        """Return a state at its first decision, which may be one of chance."""
        seats = seats or self.seat_counts[0]
        state = self.fresh(self.check(options or {}, seats), seats, seed)
        advance(state)
        return state

    def table(self, state: S, seat: Seat) -> Any:
        """Return the game's own part of a view, a frozen msgspec structure."""
        raise NotImplementedError

    def view(self, state: S, seat: Seat) -> View:
        """Return what ``seat`` (or ``SPECTATOR``) may know of ``state``."""
        asked: list[Asked] = []
        clocks: list[Clock] = []
        for decision in state.pending:
            if isinstance(decision, Choice):
                if decision.seat == seat:
                    texts = tuple([str(action) for action in decision.options])
                    data = decision.data or {}
                    asked.append(Asked(decision.prompt, texts, decision.rule, data, decision.final, decision.optional))
            elif isinstance(decision, Timer) and self.clock_is_public(decision):
                clocks.append(Clock(decision.prompt, decision.ms))
        over = not state.pending
        result = self.result(state) if over else None
        waiting = self.waiting(state, seat)
        view = View(seat, self.table(state, seat), tuple(asked), waiting, tuple(clocks), over, result)
        view.__dict__["made_by"] = self
        return view

    def waiting(self, state: S, seat: Seat) -> tuple[Seat, ...]:
        """Return who has still to answer, as far as ``seat`` may know; a game that hides answers says so here."""
        seats = [d.seat for d in state.pending if isinstance(d, Choice) and not d.optional]
        return tuple(dict.fromkeys(seats))

    def clock_is_public(self, timer: Timer) -> bool:
        """Whether everybody may know that this timer runs."""
        return True

    def clock_can_wait(self, timer: Timer, options: Options) -> bool:
        """Whether this timer only keeps others from waiting: where one person plays against bots it does not run."""
        return False

    def determinize(self, state: S, seat: Seat, rng: Rng) -> S:
        """Return a whole state that ``seat`` may believe, reseeded so that a search foresees nothing."""
        guess = state.clone()
        guess.seed = rng.below(1 << 63)
        guess.drawn = 0
        if self.redeal(guess, seat, rng):
            ask_again(guess)
        return guess

    def redeal(self, guess: S, seat: Seat, rng: Rng) -> bool:
        """Deal anew, in a copy, whatever ``seat`` cannot see; return whether what is asked there follows from it."""
        raise NotImplementedError

    def candidates(self, state: S, seat: Seat) -> tuple[Action, ...]:
        """Return what a player of ``seat`` might try now, legal or not: for greyed buttons and their reasons."""
        options = [action for d in state.asked(seat) if isinstance(d, Choice) for action in d.options]
        return (*options, *[action for action in self.tries(state, seat) if action not in options])

    def tries(self, state: S, seat: Seat) -> tuple[Action, ...]:
        """Return what a player of ``seat`` might try besides the options, in a fixed order: the procedure knows."""
        return state.stack[-1].tries(state, seat) if state.stack else ()

    def advice(self, state: S, seat: Seat) -> Any:
        """Return help for the decision at hand (odds and the like) in terms of JSON, or None.

        ``state`` is one that ``seat`` may believe (see ``determinize``); what it may not know must play no part.
        """
        return None

    def daily_options(self, day: int) -> Options | None:
        """Return the options of what one plays alone on the day of that number, or None if there is no such match."""
        return None

    def daily_titles(self, options: Options) -> tuple[str, ...]:
        """Return the messages that name what is played on a day, each with its ``help``."""
        return ("daily-what",)

    def course(self, state: S, events: Sequence[Event]) -> Course:
        """Return what a finished game is counted by in the lab; ``events`` are all that were told in it."""
        return Course()

    def idle_answer(self, state: S, seat: Seat) -> Action | None:
        """Return what the table may answer for ``seat`` unasked, by what the seat may know (see ``matches.idle``)."""
        return idle_answer(state, seat)

    def asked_in_vain(self, state: S, seat: Seat) -> bool:
        """Whether ``seat``, if asked, has one sensible answer: where ``idle_answer`` gives it, or a game says so."""
        return self.idle_answer(state, seat) is not None

    def recap(self, events: Sequence[Seen], seat: Seat) -> tuple[Card, ...]:
        """Return what happened, of what ``seat`` saw, in few sentences, turn by turn (``engine.reports.recap``)."""
        return ()

    def texts(self) -> Mapping[str, Any]:
        """Return what cards say, by id, as messages for clients that have data only; empty if they say nothing."""
        return {}

    def odds(self, asked: Mapping[str, Value]) -> tuple[OddsLine, ...]:
        """Return exact odds for a question in words, without a match; raise ``OddsError`` if it cannot be answered."""
        if not self.odds_fields:
            raise OddsError("odds-none", {"game": self.name})
        return self.reckon_odds(read_question(self.odds_fields, asked))

    def reckon_odds(self, asked: Mapping[str, Any]) -> tuple[OddsLine, ...]:
        """Answer a question that holds every one of ``odds_fields``, each of its type."""
        raise NotImplementedError

    def why_not(self, state: S, seat: Seat, action: Action, stamp: int = 0) -> Reason | None:
        """Return why ``seat`` may not do ``action`` now, with the rule, or None if it may."""
        return why_not(state, seat, action, stamp)

    def result(self, state: S) -> Result | None:
        """Return how the match ended, or None while it goes on."""
        raise NotImplementedError

    def opening(self) -> Opening | None:
        """Return how a campaign of this game opens, or None if it has none."""
        return None

    def chapter(self, options: Options) -> int:
        """Return which game of a campaign a match with these options is, counted from 1; 0 if it stands alone."""
        return 0

    def follow_up(self, options: Options, result: Result) -> FollowUp | None:
        """Return what comes after a match that ended so, or None if it stands alone."""
        return None

    def forfeit(self, options: Options) -> Result | None:
        """Return what a match of a campaign counts that is given up, or None if that cannot be done."""
        return None

    def campaign_page(self, played: Sequence[tuple[Options, Result]], choices: Sequence[Options]) -> Any:
        """Return what the page of a campaign shows beyond scores, in terms of JSON, or None."""
        return None

    def problems(self, state: S) -> list[str]:
        """Return every invariant that is broken; none ever should be."""
        raise NotImplementedError

    def bots(self) -> Mapping[str, type[Bot]]:
        """Return the bots by level, weakest first."""
        raise NotImplementedError

    def chronicle(self) -> Chronicle[S]:
        """Return what tells the course of a match, and estimates who will win it."""
        raise NotImplementedError

    def value(self, state: S, seat: Seat) -> float:
        """Return the chance of ``seat`` to win, without rivals the points it may expect: rough between two turns."""
        told = self.chronicle()
        return (told.chances(state) if state.pending else told.outcome(state))[seat]

    def level(self, name: str) -> str:
        """Return the game's own name of a level: ``easy``, ``normal``, ``hard`` and ``best`` there are in every game.

        Raise ``OptionError`` for a bot that the game does not have.
        """
        own = list(self.bots())
        if name in own:
            return name
        if name in COMMON_LEVELS:
            return own[max(0, len(own) - COMMON_LEVELS[name])]
        known = [*own, *[common for common in COMMON_LEVELS if common not in own]]
        data = {"bot": str(name)[:80], "known": known}
        raise OptionError(f"unknown bot {str(name)[:80]}: {self.name} has {', '.join(known)}", "bot-unknown", data)

    def teams(self, options: Options, players: int) -> tuple[tuple[Seat, ...], ...]:
        """Return which players win together; everybody is alone unless a game says otherwise."""
        return tuple([(seat,) for seat in range(players)])

    def __repr__(self) -> str:
        counts = f"{self.seat_counts[0]}-{self.seat_counts[-1]} players"
        keys = ", ".join(option.key for option in self.options)
        return f"<game {self.name}: {counts}; options {keys}; bots {', '.join(self.bots())}>"

    def features(self, state: S, seat: Seat) -> array[float]:
        """Return what ``seat`` may know of ``state`` as float32, block by block of ``encoder.blocks``."""
        return self._encoder().of(state, seat)

    def option_features(self, state: S, choice: Choice) -> array[float]:
        """Return the options of ``choice`` as float32, row by row of ``encoder.option_blocks``."""
        return self._encoder().options(state, choice)

    def _encoder(self) -> Encoder:
        if self.encoder is None:
            raise NotImplementedError(f"{self.name} has no encoder")
        return self.encoder

    def save(self, state: S) -> dict[str, Any]:
        """Return the whole state in terms of JSON."""
        return snapshot(state)

    def load(self, options: Options, seats: int, plain: dict[str, Any]) -> S:
        """Return the state that ``save`` wrote."""
        return restore(self.fresh(options, seats, 0), plain)


def settled(state: S) -> S:
    """Let chance answer whatever it is asked, and return the state."""
    settle(state)
    return state


__all__ = [
    "COMMON_LEVELS",
    "Asked",
    "Clock",
    "FollowUp",
    "Game",
    "Opening",
    "Option",
    "OptionError",
    "OptionValue",
    "Options",
    "Result",
    "S",
    "View",
    "settled",
]
