"""Conquest of Nerath as the house sees it: options, seats, new states, views, results.
The rules are left to ``rules``, how bots decide to ``bots``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from taverne.engine.actions import Seat
from taverne.engine.box.boxed_game import BoxedGame, opened
from taverne.engine.events import Event as Told
from taverne.engine.game import Option, OptionError, Options, Result
from taverne.engine.reports.course import Course
from taverne.engine.reports.odds import OddsLine
from taverne.engine.reports.recap import Card, Seen
from taverne.engine.rng import Rng

from .box.catalogue import EVERYBODY, REALM_WORDS
from .box.figures import LENGTHS, MODES
from .box.load import Box, load
from .box.pieces import Event, Treasure
from .course import course
from .features import ENCODER
from .invariants import find_problems
from .odds.advice import Advice, advice
from .odds.query import FIELDS, answer
from .rules.new_state import new_state
from .rules.phases.course import Playing
from .rules.phases.victory import winners
from .state.game_state import OVER, NerathState
from .view.card_text import card_message
from .view.recap import recap
from .view.redeal import redeal
from .view.structs import WarView
from .view.table import table_view

ALLIED: Final = MODES[1]


class ConquestOfNerath(BoxedGame[NerathState, Box]):
    """The game; one object serves any number of matches."""

    name = "nerath"
    package = "taverne.games.nerath"
    rules_version = "8"
    rule_prefixes = ("CN", "CNX")
    encoder = ENCODER
    seat_counts = (2, 3, 4)
    turn_event = "turn"
    options = (
        Option("mode", ALLIED, choices=MODES, rule="CN-017"),
        Option("length", LENGTHS[0], choices=LENGTHS, rule="CN-018"),
        Option("higher", False, rule="CN-030"),
        Option("limit", 0, low=2, high=99, also=(0,)),
    )

    odds_fields = FIELDS
    shelf = load

    def check_together(self, options: Options, seats: int) -> None:
        """Free-for-All needs a player for each realm (CN-048)."""
        if options["mode"] != ALLIED and seats != len(EVERYBODY):
            message = f"free_for_all is for four players, not {seats}"
            raise OptionError(message, "option-free-for-all", {"seats": seats})

    def option_sets(self) -> Sequence[tuple[int, Options]]:
        """A round limit ends what random play would not."""
        free = MODES[0]
        sets: list[tuple[int, Options]] = [(2, {"limit": 2}), (3, {"length": "long", "limit": 2})]
        sets += [(4, {"length": "medium", "limit": 2}), (4, {"mode": free, "limit": 3})]
        sets.append((4, {"mode": free, "length": "long", "higher": True, "limit": 2}))
        return sets

    seats_differ = True
    asked_first = "mode"

    def seat_titles(self, options: Options, players: int) -> tuple[tuple[str, ...], ...]:
        state = self.new_state(options, players, 0)
        realms = [[realm for realm in EVERYBODY if state.seat_for[realm] == seat] for seat in range(players)]
        return tuple([tuple([REALM_WORDS[realm] for realm in mine]) for mine in realms])

    def teams(self, options: Options, players: int) -> tuple[tuple[Seat, ...], ...]:
        state = self.new_state(options, players, 0)
        together: dict[int, list[Seat]] = {}
        for realm in EVERYBODY:
            team = together.setdefault(state.side[realm], [])
            team += [seat for seat in (state.seat_for[realm],) if seat not in team]
        return tuple([tuple(team) for team in together.values()])

    def new_state(self, options: Options, seats: int, seed: int) -> NerathState:
        mode, length = MODES.index(options["mode"]), LENGTHS.index(options["length"])
        state = new_state(self.box, seats, mode, length, int(options["limit"]))
        state.higher = bool(options["higher"])
        return opened(state, seed, Playing())

    def recap(self, events: Sequence[Seen], seat: Seat) -> tuple[Card, ...]:
        """Return what happened since somebody's last decision."""
        return recap(events, seat)

    def table(self, state: NerathState, seat: Seat) -> WarView:
        return table_view(state, seat)

    def redeal(self, guess: NerathState, seat: Seat, rng: Rng) -> bool:
        return redeal(guess, seat, rng)

    def advice(self, state: NerathState, seat: Seat) -> Advice | None:
        return advice(state, seat)

    def texts(self) -> Mapping[str, Any]:
        cards: tuple[Event | Treasure, ...] = (*self.box.cards.event, *self.box.cards.treasure)
        return {card.id: card_message(card) for card in cards}

    def result(self, state: NerathState) -> Result | None:
        """The score of a seat is its side's victory points; allies win together (CN-002)."""
        if state.phase != OVER:
            return None
        totals = [sum(state.points[r] for r in EVERYBODY if state.side[r] == side) for side in state.side]
        scores = [0] * state.seats
        parts: list[dict[str, int]] = [{} for _ in range(state.seats)]
        champions: list[Seat] = []
        ahead = winners(state)
        for realm in EVERYBODY:
            seat = state.seat_for[realm]
            scores[seat] = totals[realm]
            part = parts[seat]
            part["points"] = part.get("points", 0) + state.points[realm]
            part["lands"] = part.get("lands", 0) + state.holder.count(realm)
            part["treasures"] = part.get("treasures", 0) + len(state.laid[realm]) + len(state.chest[realm])
            if state.side[realm] in ahead and seat not in champions:
                champions.append(seat)
        return Result(tuple(scores), tuple(sorted(champions)), tuple(parts))

    def reckon_odds(self, asked: Mapping[str, Any]) -> tuple[OddsLine, ...]:
        return answer(self.box, asked)

    def course(self, state: NerathState, events: Sequence[Told]) -> Course:
        return course(state, events)

    def problems(self, state: NerathState) -> list[str]:
        return find_problems(state)
