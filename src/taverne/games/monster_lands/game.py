"""Monster Lands as the house sees it: options, seats, new states, views, results.
The rules are left to ``rules``, how bots decide to ``bots``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import structs

from taverne.engine.actions import Action, Seat
from taverne.engine.box.boxed_game import BoxedGame, opened
from taverne.engine.events import Event
from taverne.engine.game import FollowUp, Opening, Option, Options, OptionValue, Result
from taverne.engine.reports.course import Course
from taverne.engine.reports.odds import OddsLine
from taverne.engine.reports.recap import Card, Seen
from taverne.engine.rng import Rng

from .bots.fight_answers import fights_on
from .box.catalogue import NONE
from .box.figures import DIFFICULTIES
from .box.load import Box, load
from .course import course
from .features import ENCODER
from .invariants import find_problems
from .odds.advice import Advice, advice
from .odds.query import FIELDS, battle
from .rules.new_state import new_state
from .rules.solo.campaign import CAMPAIGN, CLASSIC, MODES, MOST_GAMES, VERSUS, check_solo, follow_up, forfeit
from .rules.solo.goals import Progress, progress
from .rules.solo.scenarios import solo_result
from .rules.turn.course import Playing
from .rules.turn.score import final_result
from .state.game_state import OVER, LandsState
from .view.card_text import texts
from .view.recap import recap
from .view.redeal import redeal
from .view.structs import LandsView
from .view.table import table_view

SCENARIOS: Final = 10
"""As many as a box has (ML-277)."""
OPTION_SCENARIO: Final = 5
"""Where the scenario stands among the options."""


class MonsterLands(BoxedGame[LandsState, Box]):
    """The game; one object serves any number of matches."""

    name = "monster_lands"
    package = "taverne.games.monster_lands"
    rules_version = "9"
    rule_prefixes = ("ML", "MLX")
    encoder = ENCODER
    seat_counts = (1, 2, 3, 4)
    options = (
        Option("mode", VERSUS, choices=MODES, rule="ML-276", players=(1,)),
        Option("difficulty", DIFFICULTIES[0], choices=DIFFICULTIES, rule="ML-018"),
        Option("ambush", False, rule="ML-229", players=(2, 3, 4)),
        Option("queens_favour", False, rule="ML-225"),
        Option("more_monsters", False, rule="ML-228"),
        Option("scenario", 1, low=1, high=SCENARIOS, rule="ML-276", players=(1,)),
        Option("played", 0, low=0, high=MOST_GAMES, rule="ML-277", carried=True),
    )
    odds_fields = FIELDS
    shelf = load

    def check(self, options: Mapping[str, OptionValue], seats: int) -> Options:
        """Alone, one plays a scenario unless the mode is a campaign (ML-276); at its easiest, if nothing is said."""
        if seats == 1 and "difficulty" not in options:
            scenario = self.options[OPTION_SCENARIO].read(options.get("scenario", 1))
            options = {**options, "difficulty": self.box.cards.scenario[int(scenario) - 1].difficulties[0]}
        full = super().check(options, seats)
        return {**full, "mode": CLASSIC} if seats == 1 and full["mode"] == VERSUS else full

    def check_together(self, options: Options, seats: int) -> None:
        check_solo(self.box.cards, options, seats)

    def option_sets(self) -> Sequence[tuple[int, Options]]:
        several = self.seat_counts[1:]
        sets: list[tuple[int, Options]] = [(seats, {"difficulty": "tutorial"}) for seats in several]
        sets += [(3, {"difficulty": level}) for level in DIFFICULTIES[1:]]
        sets += [(seats, {"ambush": True}) for seats in several]
        every: Options = {"queens_favour": True, "more_monsters": True}
        sets += [(2, {"queens_favour": True}), (3, {"more_monsters": True})]
        sets += [(4, {"difficulty": "legendary", "ambush": True, **every}), (2, {"difficulty": "heroic", **every})]
        return [*sets, *self.solo_sets()]

    def solo_sets(self) -> list[tuple[int, Options]]:
        """Return every scenario, at all difficulties in turn, and games of a campaign."""
        sets: list[tuple[int, Options]] = []
        for place, scenario in enumerate(self.box.cards.scenario):
            levels = scenario.difficulties
            sets.append((1, {"mode": CLASSIC, "scenario": place + 1, "difficulty": levels[place % len(levels)]}))
        sets.append((1, {"mode": CAMPAIGN, "difficulty": "tutorial"}))
        sets.append((1, {"mode": CAMPAIGN, "scenario": 4, "played": 7, "queens_favour": True, "more_monsters": True}))
        return sets

    def opening(self) -> Opening:
        """A campaign begins with the first scenario; its difficulty is the player's choice (ML-277, ML-280)."""
        return Opening(1, {"mode": CAMPAIGN, "scenario": 1, "played": 0, "ambush": False})

    def chapter(self, options: Options) -> int:
        return int(options["played"]) + 1 if options["mode"] == CAMPAIGN else 0

    def follow_up(self, options: Options, result: Result) -> FollowUp | None:
        return follow_up(self.box.cards, options, result) if self.chapter(options) else None

    def forfeit(self, options: Options) -> Result | None:
        return forfeit(options)

    def campaign_page(self, played: Sequence[tuple[Options, Result]], choices: Sequence[Options]) -> Progress:
        return progress(self.box.cards, played, choices)

    def daily_options(self, day: int) -> Options:
        """Each scenario in turn (ML-263)."""
        return {"scenario": 1 + day % len(self.box.cards.scenario)}

    def daily_titles(self, options: Options) -> tuple[str, ...]:
        return (*super().daily_titles(options), f"option-scenario-{options['scenario']}")

    def new_state(self, options: Options, seats: int, seed: int) -> LandsState:
        state = new_state(
            self.box,
            seats,
            DIFFICULTIES.index(options["difficulty"]),
            bool(options["ambush"]),
            bool(options["queens_favour"]),
            bool(options["more_monsters"]),
            int(options["scenario"]) - 1 if seats == 1 else NONE,
            int(options["played"]) if options["mode"] == CAMPAIGN else NONE,
        )
        return opened(state, seed, Playing())

    def recap(self, events: Sequence[Seen], seat: Seat) -> tuple[Card, ...]:
        """Return what happened since somebody's last decision."""
        return recap(events)

    def table(self, state: LandsState, seat: Seat) -> LandsView:
        return table_view(state, seat)

    def texts(self) -> Mapping[str, Any]:
        """What every effect of the box says."""
        return texts(self.box.cards)

    def redeal(self, guess: LandsState, seat: Seat, rng: Rng) -> bool:
        return redeal(guess, seat, rng)

    def tries(self, state: LandsState, seat: Seat) -> tuple[Action, ...]:
        """Only whoever is asked has something to try."""
        return super().tries(state, seat) if state.asked(seat) else ()

    def advice(self, state: LandsState, seat: Seat) -> Advice | None:
        return structs.replace(advice(state, seat), best=fights_on(state, seat)) if seat >= 0 else None

    def reckon_odds(self, asked: Mapping[str, Any]) -> tuple[OddsLine, ...]:
        return battle(self.box, asked)

    def result(self, state: LandsState) -> Result | None:
        if state.phase != OVER:
            return None
        return final_result(state) if state.twist is None else solo_result(state)

    def course(self, state: LandsState, events: Sequence[Event]) -> Course:
        return course(state, events)

    def problems(self, state: LandsState) -> list[str]:
        return find_problems(state)
