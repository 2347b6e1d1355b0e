"""A match is its log: header, one entry per decision (chance and clock included), undo, events.

Files are left to ``logs.log_file``; clocks, networks and players, to whoever holds the match.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Generic, TypeAlias, TypeVar

import msgspec

from taverne.engine.actions import CHANCE, Action, Seat
from taverne.engine.decisions import Choice, IllegalAction
from taverne.engine.frames import advance, apply, chance_answer, why_not
from taverne.engine.game import Game, OptionValue, Result, View
from taverne.engine.logs.log import Entry, Header, SeatInfo, chained, commitment, header_sum, standing
from taverne.engine.logs.past import BrokenRule, CannotUndo, Happening, LostPosition, Past, Step
from taverne.engine.logs.seeds import written
from taverne.engine.logs.snapshot import digest
from taverne.engine.logs.undo import last_decision, undo_point, why_no_undo, why_not_undo
from taverne.engine.matches.bots import Simulator, delay_rng
from taverne.engine.reasons import Reason
from taverne.engine.reports.plain_text import drawn, pending_text
from taverne.engine.reports.recap import Card, Seen, since_turn
from taverne.engine.rng import Rng, derive, secret_seed
from taverne.engine.state import State

HASH_EVERY: Final = 25
"""Every so many decisions an entry carries the hash of the state that follows it."""
CHECKPOINT_EVERY: Final = 100
RECALLED: Final = 3000
"""A recap looks back over so many events at most."""

S = TypeVar("S", bound=State)
Oracle: TypeAlias = "Callable[[Match[Any]], Action | None]"


class Match(Generic[S]):
    """A match under one authority.  Whoever changes it also writes down the entries it returns.

    ``position`` counts the decisions that stand; ``entries`` is the whole log, undone ones included.
    """

    def __init__(self, game: Game[S], header: Header) -> None:
        if header.seed is None:
            raise ValueError("a match cannot go on from a header without its seed")
        self.game = game
        self.header = header
        self.options = game.known(header.options, header.players)
        """Those of the header; one that the game had not then is at its default."""
        self.base = 0
        """How many decisions are only written down: they were made under rules that are gone."""
        self.seed = int(header.seed)
        self._origins = list(header.origins or ())
        """Those whose lines are still being read."""
        self.entries: list[Entry] = []
        self.happened: list[Happening] = []
        self._past: list[Past] = []
        self._sum = header_sum(header)
        self._checkpoints: list[tuple[int, S]] = []
        self.oracle: Oracle | None = None
        """Who may answer for chance before the seeded stream does: a lesson."""
        self.state = self._new_state()
        self._tell(self.state)
        self._go_on_alone()

    @classmethod
    def new(
        cls,
        game: Game[S],
        options: Mapping[str, OptionValue] | None = None,
        players: int = 0,
        seats: Iterable[SeatInfo] = (),
        seed: int | None = None,
        oracle: Oracle | None = None,
    ) -> Match[S]:
        """Begin a match; raise ``OptionError`` for options the game does not have.  A given seed repeats exactly."""
        players = players or game.seat_counts[0]
        full = game.check(options or {}, players)
        roles = game.roles(full, players)
        given = list(seats)
        infos = [
            given[i] if i < len(given) else SeatInfo(f"Seat {i + 1}", "human" if role == "player" else f"bot:{role}")
            for i, role in enumerate(roles)
        ]
        salt = secrets.token_hex(16) if seed is None else f"{derive(seed, 'salt'):016x}"
        seed = secret_seed() if seed is None else seed
        header = Header(
            game=game.name,
            rules=game.rules_version,
            box=game.box_fingerprint,
            players=players,
            options=full,
            seats=tuple(infos),
            commitment=commitment(seed, salt),
            seed=written(seed),
            salt=salt,
        )
        match = cls(game, msgspec.structs.replace(header, sum=header_sum(header)))
        match.oracle = oracle
        match.settle()
        return match

    def _new_state(self) -> S:
        header = self.header
        seed = int(header.origins[0].seed) if header.origins else self.seed
        state = self.game.fresh(dict(self.options), header.players, seed)
        state.events = []
        advance(state)
        return state

    def _go_on_alone(self) -> None:
        """Where the lines of another match end, chance follows from the next seed: in the end from the match's own."""
        while self._origins and len(self.entries) >= self._origins[0].lines:
            del self._origins[0]
            self.state.seed = int(self._origins[0].seed) if self._origins else self.seed
            self.state.drawn = 0

    def take_up(self, entries: Sequence[Entry], state: S) -> None:
        """Stand at ``state`` after ``entries``, which are not played: nothing before can be looked at or taken back."""
        self.entries = list(entries)
        self._sum = entries[-1].sum if entries else header_sum(self.header)
        self._past = [
            Past(one.seat, Action.parse(one.do), one.at, False, True, 0, 0, "", one.given) for one in standing(entries)
        ]
        self.base = len(self._past)
        self._origins = [origin for origin in self.header.origins or () if origin.lines > len(entries)]
        self.state = state
        self.state.events = []
        self.happened = []
        self._checkpoints = [(self.base, state.clone())]

    @property
    def seed_now(self) -> int:
        """The seed from which chance follows at this line."""
        return int(self._origins[0].seed) if self._origins else self.seed

    # What is going on

    def __repr__(self) -> str:
        where = f"{self.header.players} players, {self.position} decisions"
        return f"<match of {self.game.name}, {where}; {pending_text(self.state)}>"

    def __str__(self) -> str:
        return drawn(self) or repr(self)

    @property
    def position(self) -> int:
        return len(self._past)

    @property
    def reading(self) -> bool:
        """Whether the lines of the match that this one was played on from are still to come."""
        return bool(self._origins)

    @property
    def over(self) -> bool:
        return not self.state.pending

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state) if self.over else None

    def _known(self, seat: Seat) -> Seat:
        """Return a seat; raise ``ValueError`` for one that nobody can sit on."""
        if seat >= len(self.header.seats):
            raise ValueError(f"there is no seat {seat}: they are counted from 0 to {len(self.header.seats) - 1}")
        return seat

    def view(self, seat: Seat) -> View:
        return self.game.view(self.state, self._known(seat))

    def seen(self, seat: Seat, since: int = -1) -> list[tuple[int, str, dict[str, Any], str]]:
        """Return what ``seat`` saw happen after position ``since``: (position, kind, data, rule)."""
        told: list[tuple[int, str, dict[str, Any], str]] = []
        for happening in self.happened:
            data = happening.event.seen(seat)
            if happening.position > since and data is not None:
                told.append((happening.position, happening.event.kind, data, happening.event.rule))
        return told

    def why_not(self, seat: Seat, action: Action | str, stamp: int = 0) -> Reason | None:
        """Return why ``seat`` may not do ``action`` (or what is written so) now, or None if it may."""
        return why_not(self.state, seat, action if isinstance(action, Action) else Action.parse(str(action)), stamp)

    def choice(self, seat: Seat) -> Choice | None:
        """Return what ``seat`` is asked now, if anything."""
        for decision in self.state.pending:
            if decision.seat == seat and isinstance(decision, Choice):
                return decision
        return None

    def bot_rng(self, seat: Seat) -> Rng:
        """Return the stream from which a bot on ``seat`` decides here; it follows from the seed alone."""
        return Rng(derive(self.seed, "bot", seat, self.position))

    def delay_rng(self, seat: Seat) -> Rng:
        """Return the stream from which its time is drawn: another one, or how soon it answers would tell what."""
        return delay_rng(self.seed, seat, self.position)

    # What changes it

    def simulator(self, seat: Seat) -> Simulator:
        """Return what gives whole states that ``seat`` may believe now, for bots that search."""
        state, game = self.state, self.game
        self._known(seat)
        return lambda rng: game.determinize(state, seat, rng)

    def act(self, seat: Seat, action: Action | str, stamp: int = 0, given: bool = False) -> list[Entry]:
        """Answer for ``seat`` (or the clock), then for chance; return the new entries, to be written down.

        ``action`` may be its notation; ``given`` marks an answer of the table itself.  Raise ``IllegalAction`` with
        nothing changed if it is not legal; return no entry if it only repeats what already holds.
        """
        if not isinstance(action, Action):
            action = Action.parse(str(action))
        if self.state.stack:
            action = self.state.stack[-1].counts_as(self.state, seat, action)
        refusal = why_not(self.state, seat, action, stamp)
        if refusal is not None:
            if self.state.pending and self.state.stack[-1].repeats(self.state, seat, action):
                return []
            raise IllegalAction(seat, action, refusal)
        before, position, check, drawn = len(self.entries), self.position, self._sum, self.state.drawn
        try:
            self._decide(seat, action, stamp, given)
            self.settle()
        except BrokenRule:
            self._rewind(position)
            self.state.drawn = drawn
            self._sum = check
            del self.entries[before:]
            raise
        return self.entries[before:]

    def settle(self) -> list[Entry]:
        """Let chance answer whatever it is asked, note the end, and return the new entries."""
        before = len(self.entries)
        while (action := self._chance()) is not None:
            self._decide(CHANCE, action, 0)
        if self.over and not any(entry.end for entry in reversed(self.entries)):
            self._append(Entry(n=len(self.entries) + 1, end=self.game.result(self.state), state=digest(self.state)))
        return self.entries[before:]

    def _chance(self) -> Action | None:
        pending, told = self.state.pending, None
        if self.oracle is not None and pending and pending[0].seat == CHANCE:
            told = self.oracle(self)
        drawn = chance_answer(self.state)  # the stream moves on whoever answers, as it does when the log is read
        return drawn if told is None else told

    def decisions(self) -> list[tuple[Seat, Action, str]]:
        """Return the decisions that stand, from the first: of whom, what, and to which prompt."""
        return [(past.seat, past.action, past.asked) for past in self._past]

    def note_refusal(self, seat: Seat, action: Action, stamp: int, refusal: Reason) -> Entry:
        """Write into the log that an action was refused, with time and reason; the state does not change."""
        entry = Entry(
            n=len(self.entries) + 1, seat=seat, refused=str(action), at=stamp, why=refusal.key, rule=refusal.rule
        )
        return self._append(entry)

    def undo_point(self, seat: Seat) -> int | None:
        """Return the position ``seat`` may step back to on its own, or None."""
        return None if self.over else undo_point(self._past, seat)

    def why_no_undo(self, seat: Seat) -> Reason | None:
        """Return why ``seat`` cannot step back on its own, or None if it can."""
        return Reason("undo-over") if self.over else why_no_undo(self._past, seat)

    def final_since(self, position: int) -> bool:
        """Whether a decision after ``position`` can never be taken back, not even if all agree."""
        return any(past.final for past in self._past[position:])

    def undo(self, seat: Seat, to: int | None = None, agreed: bool = False) -> list[Entry]:
        """Step back to position ``to`` (by default just before the seat's latest decision).

        Without the agreement of all, only as far as ``undo_point`` allows, one decision at a time.
        What chance had drawn is not drawn again: after an agreed step back the dice fall anew.
        """
        point = self.last_decision(seat) if to is None else to
        refusal = Reason("undo-over") if self.over else why_not_undo(self._past, seat, point, agreed)
        if refusal is not None:
            raise CannotUndo(refusal)
        before, check = len(self.entries), self._sum
        kept = self.state, self._past[:], self.happened, self._checkpoints
        try:
            self._rewind(point)
            self._append(Entry(n=before + 1, seat=seat, undo=point, agreed=agreed))
            self.settle()
        except BrokenRule:
            self.state, self._past, self.happened, self._checkpoints = kept
            self._sum = check
            del self.entries[before:]
            raise
        return self.entries[before:]

    def last_decision(self, seat: Seat) -> int:
        """Return the position just before the latest decision that ``seat`` took itself, or -1."""
        return last_decision(self._past, seat)

    def recap(self, seat: Seat, whole_turns: bool = False) -> tuple[Card, ...]:
        """Return what happened since the last decision of ``seat``, of what it saw, turn by turn.

        Where all play at once, what the others did may have come out with that very decision: that counts too.
        With ``whole_turns``, if there is anything: all turns since its own, whatever it was asked meanwhile.
        """
        opens = self.game.turn_event
        last = self.last_decision(seat) + 1
        since = self._seen(seat, last if opens else last - 1)
        others = [one for one in since if one.position > last or one.data.get("seat", seat) != seat]
        cards = self.game.recap(others, seat)
        if not cards or not whole_turns or not opens:
            return cards
        return self.game.recap(since_turn(self._seen(seat, -1), seat, opens), seat)

    def _seen(self, seat: Seat, since: int) -> list[Seen]:
        """Return what ``seat`` saw happen after position ``since``, as far as a recap looks back."""
        fresh = [one for one in self.happened[-RECALLED:] if one.position > since]
        told = [(one.position, one.event.kind, one.event.seen(seat)) for one in fresh]
        return [Seen(at, kind, data) for at, kind, data in told if data is not None]

    def state_at(self, position: int) -> S:
        """Return a new state as it was after ``position`` decisions; raise ``LostPosition`` if there is none."""
        start, state = 0, None
        if 0 <= position < self.base:
            raise LostPosition(f"after {position} decisions other rules held: there is no position before {self.base}")
        if not 0 <= position <= self.position:
            raise LostPosition(f"there is no position {position}: they go from {self.base} to {self.position}")
        for at, saved in self._checkpoints:
            if at <= position:
                start, state = at, saved.clone()
        if state is None:
            state = self._new_state()
            state.events = None
        for past in self._past[start:position]:
            self._redo(state, past)
        return state

    def steps(self) -> Iterator[Step[S]]:
        """Go through the decisions that stand, from the first (after ``base``), each with the state that it answered.

        The state goes on with the next step: ``clone`` what is to be kept.
        """
        state = self.state_at(self.base)
        state.events = None
        for position, past in enumerate(self._past[self.base :], start=self.base):
            yield Step(position, past.seat, past.action, past.stamp, state)
            self._redo(state, past)

    @staticmethod
    def _redo(state: S, past: Past) -> None:
        apply(state, past.seat, past.action, past.stamp)
        state.seed, state.drawn = past.seed, past.drawn

    def _rewind(self, position: int) -> None:
        seed, drawn = self.state.seed, self.state.drawn
        self.state = self.state_at(position)
        self.state.seed, self.state.drawn = seed, drawn
        self.state.events = []
        del self._past[position:]
        self._checkpoints = [(at, saved) for at, saved in self._checkpoints if at <= position]
        self.happened = [h for h in self.happened if h.position <= position]

    def _decide(self, seat: Seat, action: Action, stamp: int, given: bool = False) -> None:
        pending = self.state.pending
        final = any(d.seat == seat and isinstance(d, Choice) and d.final for d in pending)
        asked = next((d.prompt for d in pending if d.seat == seat and d.accepts(action)), "")
        try:
            apply(self.state, seat, action, stamp)
        except IllegalAction:
            raise
        except Exception as error:
            raise BrokenRule(f"{self.header.game}: {action} of seat {seat} broke the rules: {error!r}") from error
        shown = any(event.reveals for event in self.state.events or ())
        free = seat >= 0 and not final and not shown
        self._past.append(Past(seat, action, stamp, free, final, self.state.seed, self.state.drawn, asked, given))
        self._tell(self.state)
        entry = Entry(n=len(self.entries) + 1, seat=seat, do=str(action), at=stamp, given=given)
        if len(self._past) % HASH_EVERY == 0:
            entry.state = digest(self.state)
        if len(self._past) % CHECKPOINT_EVERY == 0:
            self._checkpoints.append((len(self._past), self.state.clone()))
        self._append(entry)

    def _tell(self, state: S) -> None:
        for event in state.events or ():
            self.happened.append(Happening(len(self._past), event))
        state.events = []

    def _append(self, entry: Entry) -> Entry:
        entry.sum = self._sum = chained(self._sum, entry)
        self.entries.append(entry)
        self._go_on_alone()
        return entry


__all__ = ["CHECKPOINT_EVERY", "HASH_EVERY", "BrokenRule", "CannotUndo", "LostPosition", "Match", "Oracle"]
