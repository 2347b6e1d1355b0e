"""Euthia as the house sees it: options, seats, new states, views, results.
The rules are left to ``rules``, how bots decide to ``bots``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from taverne.engine.actions import Seat
from taverne.engine.box.boxed_game import BoxedGame, opened
from taverne.engine.events import Event
from taverne.engine.game import FollowUp, Opening, Option, OptionError, Options, Result
from taverne.engine.reports.course import Course
from taverne.engine.reports.odds import OddsLine
from taverne.engine.reports.recap import Card, Seen
from taverne.engine.rng import Rng

from .box.integer_tables import NONE
from .box.load import Box, load
from .box.scenarios import DIFFICULTIES, MODES, SCENARIOS
from .box.written.labels import all_lines
from .course import course
from .features import ENCODER
from .invariants import find_problems
from .odds.advice import Advice, advice
from .odds.query import FIELDS, answer
from .option_sets import option_sets
from .rules.combat.fight import idle_talk
from .rules.new_state import new_state
from .rules.scenarios.campaign import GIVEN_UP, Saga, chapter, check_campaign, follow_up, saga
from .rules.scenarios.legacy import EPISODES, LONGEST, bequeath, has_sequel, inherit
from .rules.turn.course import Playing
from .rules.turn.scoring import parts, tie, total
from .state.game_state import COMPETITIVE, OVER, SOLO, EuthiaState
from .view.recap import recap
from .view.redeal import redeal
from .view.structs import WorldView
from .view.table import table_view

CHOICE: Final = ("draw", "choose")


class Euthia(BoxedGame[EuthiaState, Box]):
    """The game; one object serves any number of matches."""

    name = "euthia"
    package = "taverne.games.euthia"
    shelf = load
    rules_version = "8"
    rule_prefixes = ("EU", "EUS", "EUX")
    encoder = ENCODER
    seat_counts = (1, 2, 3, 4)
    turn_event = "turn"
    person_begins = True
    options = (
        Option("scenario", SCENARIOS[0], choices=SCENARIOS, rule="EU-009"),
        Option("mode", MODES[0], choices=MODES[:2], rule="EU-348", players=(2, 3, 4)),
        Option("difficulty", DIFFICULTIES[0], choices=DIFFICULTIES, rule="EUS-023"),
        Option("heroes", CHOICE[0], choices=CHOICE, rule="EU-017"),
        Option("elites", False, rule="EU-303"),
        Option("griffin", False, rule="EU-370"),
        Option("campaign", False, rule="EUS-129", carried=True),
        Option("legacy", "", high=LONGEST, rule="EUS-129", carried=True),
    )

    odds_fields = FIELDS

    def check_together(self, options: Options, seats: int) -> None:
        """A scenario is for certain modes and difficulties (EUS-023); heroes inherit only what they can own."""
        plan = self.box.cards.scenario[SCENARIOS.index(options["scenario"])]
        if options["difficulty"] not in plan.difficulties:
            known = ", ".join(plan.difficulties)
            raise OptionError(
                f"this scenario has {known}", "option-euthia-difficulty", {"known": list(plan.difficulties)}
            )
        if self.mode_of(options, seats) not in plan.modes:
            raise OptionError("this scenario is not played so", "option-euthia-mode", {"seats": seats})
        check_campaign(options)
        if options["legacy"]:
            self.new_state(options, seats, 0)

    def idle_options(self, options: Options, seats: int) -> tuple[str, ...]:
        """Among rivals reputation decides, however hard the goal is (EUS-023)."""
        return ("difficulty",) if self.mode_of(options, seats) == MODES[COMPETITIVE] else ()

    def mode_of(self, options: Options, seats: int) -> str:
        """Return the mode: alone one plays solo whatever the option says (EU-322)."""
        return MODES[SOLO] if seats == 1 else str(options["mode"])

    def option_sets(self) -> Sequence[tuple[int, Options]]:
        return option_sets(self.box)

    def opening(self) -> Opening:
        """A campaign begins with the first episode of Elemental Revocation (EUS-129)."""
        return Opening(1, {"campaign": True, "scenario": EPISODES[0], "legacy": ""}, self.seat_counts[-1])

    def chapter(self, options: Options) -> int:
        return chapter(options)

    def follow_up(self, options: Options, result: Result) -> FollowUp | None:
        return follow_up(options, result) if chapter(options) else None

    def forfeit(self, options: Options) -> Result | None:
        return GIVEN_UP if chapter(options) else None

    def campaign_page(self, played: Sequence[tuple[Options, Result]], choices: Sequence[Options]) -> Saga:
        return saga(played, choices)

    def teams(self, options: Options, players: int) -> tuple[tuple[Seat, ...], ...]:
        rivals = MODES.index(self.mode_of(options, players)) == COMPETITIVE
        return super().teams(options, players) if rivals else (tuple(range(players)),)

    def daily_options(self, day: int) -> Options:
        """The Hunt, alone."""
        return {"scenario": SCENARIOS[0]}

    def new_state(self, options: Options, seats: int, seed: int) -> EuthiaState:
        state = new_state(
            self.box,
            (NONE,) * seats,
            MODES.index(self.mode_of(options, seats)),
            SCENARIOS.index(options["scenario"]),
            DIFFICULTIES.index(options["difficulty"]),
            bool(options["elites"]),
            bool(options["griffin"]),
            options["heroes"] == "choose",
        )
        if options["legacy"]:
            inherit(state, str(options["legacy"]))
        return opened(state, seed, Playing())

    def recap(self, events: Sequence[Seen], seat: Seat) -> tuple[Card, ...]:
        """Return what happened since somebody's last decision."""
        return recap(events, seat)

    def table(self, state: EuthiaState, seat: Seat) -> WorldView:
        return table_view(state, seat)

    def texts(self) -> Mapping[str, Any]:
        """What is written on the pieces, line by line, each piece by the message of its name."""
        return all_lines(self.box.cards)

    def redeal(self, guess: EuthiaState, seat: Seat, rng: Rng) -> bool:
        return redeal(guess, seat, rng)

    def asked_in_vain(self, state: EuthiaState, seat: Seat) -> bool:
        """Also where a hero might only arrange before a combat, and where a roll kills, whatever else it brings."""
        return super().asked_in_vain(state, seat) or idle_talk(state, seat)

    def advice(self, state: EuthiaState, seat: Seat) -> Advice | None:
        return advice(state, seat)

    def reckon_odds(self, asked: Mapping[str, Any]) -> tuple[OddsLine, ...]:
        return answer(self.box, asked)

    def result(self, state: EuthiaState) -> Result | None:
        """Most reputation wins, then cards in hand, then it is shared; without rivals all win or lose (EU-256)."""
        if state.phase != OVER:
            return None
        seats = range(state.seats)
        scores = tuple([total(state, seat) for seat in seats])
        told = tuple([parts(state, seat) for seat in seats])
        if state.mode != COMPETITIVE:
            winners = tuple(seats) if state.won > 0 else ()
        else:
            best = max((scores[seat], tie(state, seat)) for seat in seats)
            winners = tuple([s for s in seats if (scores[s], tie(state, s)) == best])
        return Result(scores, winners, told, bequeath(state) if has_sequel(state) else msgspec.UNSET)

    def course(self, state: EuthiaState, events: Sequence[Event]) -> Course:
        return course(state, events)

    def problems(self, state: EuthiaState) -> list[str]:
        return find_problems(state)
