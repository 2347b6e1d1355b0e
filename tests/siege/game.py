"""Siege as the house sees it: a toy game that has what the games have, used only by tests.

The rules are left to ``rules``; what a seat may know, to ``view``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from taverne.engine.actions import Seat
from taverne.engine.box.boxed_game import opened
from taverne.engine.game import Game, Option, Options, Result
from taverne.engine.matches.bots import Bot, RandomBot
from taverne.engine.rng import Rng
from tests.siege.cards import DECK
from tests.siege.rules import Sieging
from tests.siege.state import WORTH, Camp, laid_out
from tests.siege.view import CampView, camp_view, redeal


class Siege(Game[Camp]):
    """The game; one object serves any number of matches."""

    name = "siege"
    package = "tests.siege"
    rules_version = "1"
    rule_prefixes = ("SG",)
    seat_counts = (2, 3, 4)
    options = (
        Option("rounds", 2, low=1, high=3, rule="SG-01"),
        Option("race", True, rule="SG-07"),
        Option("limits", False, rule="SG-02"),
    )
    box_fingerprint = "toy"

    def option_sets(self) -> Sequence[tuple[int, Options]]:
        return [(2, {}), (3, {"limits": True}), (4, {"race": False, "rounds": 1}), (3, {"rounds": 3})]

    def new_state(self, options: Options, seats: int, seed: int) -> Camp:
        camp = laid_out(seats, int(options["rounds"]), bool(options["race"]), bool(options["limits"]), list(DECK))
        return opened(camp, seed, Sieging())

    def table(self, state: Camp, seat: Seat) -> CampView:
        return camp_view(state, seat)

    def redeal(self, guess: Camp, seat: Seat, rng: Rng) -> bool:
        return redeal(guess, seat, rng)

    def result(self, state: Camp) -> Result | None:
        if state.pending:
            return None
        worth = [sum(n * value for n, value in zip(units, WORTH, strict=True)) for units in state.force]
        parts = tuple([{"units": worth[seat], "potions": state.potions[seat]} for seat in range(state.seats)])
        scores = tuple([sum(part.values()) for part in parts])
        best = max(scores)
        return Result(scores, tuple([seat for seat, score in enumerate(scores) if score == best]), parts)

    def problems(self, state: Camp) -> list[str]:
        found = []
        held = [card for hand in state.hands for card in hand]
        if sorted([*held, *state.deck, *state.discard]) != sorted(DECK):
            found.append("a card is lost or doubled")
        if any(card not in held for cards in state.known for card in cards):
            found.append("somebody remembers a card that is in no hand")
        under_way = [type(frame).__name__ for frame in state.stack]
        if any(modifier.until not in under_way for modifier in state.modifiers):
            found.append("a modifier outlives its procedure")
        if any(n < 0 for units in state.force for n in units) or any(n < 0 for n in state.potions):
            found.append("less than nothing of something")
        if [len(part) for part in (state.force, state.potions, state.hands, state.plots)] != [state.seats] * 4:
            found.append("a seat has no place at the table")
        return found

    def bots(self) -> Mapping[str, type[Bot]]:
        return {"random": RandomBot}


def siege(name: str) -> Game[Any] | None:
    """Find a game by name, as records do: there is only this one."""
    return Siege() if name == Siege.name else None
