"""What the suite has to be told of each game: what it hides, and which rules its ledger has.

A game that is registered without a probe fails the suite: whatever is hidden must have its place here.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final, Generic, NamedTuple, TypeVar

from fluent.syntax import FluentParser, ast
from msgspec.structs import replace

from taverne.engine.actions import Action, Seat
from taverne.engine.common import Secretly
from taverne.engine.game import Game
from taverne.engine.state import State
from taverne.games.dungeon_rush.box import Box, Cards, load
from taverne.games.dungeon_rush.game import DungeonRush
from taverne.games.dungeon_rush.state import Claim, Table
from tests.siege.game import Siege
from tests.siege.rules import RULES
from tests.siege.state import Camp

S = TypeVar("S", bound=State)

MARK: Final = "taint"
MARKED_TIME: Final = 900_000_000


class Taint(NamedTuple):
    """A text that stands for one hidden thing, and the seats that may know it."""

    mark: str
    seen_by: tuple[Seat, ...] = ()


@cache
def ledger(package: str) -> frozenset[str]:
    """Return the rule ids that the ledger of a game defines."""
    text = (files(package) / "locale" / "en" / "rules.ftl").read_text(encoding="utf-8")
    return frozenset(part.id.name for part in FluentParser().parse(text).body if isinstance(part, ast.Message))


class Probe(Generic[S]):
    """What one game hides; the seed is hidden in all of them."""

    bound: int = 3000
    """More moves than any game of random players takes."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def rules(self) -> frozenset[str]:
        return ledger(self.game.package)

    def marked(self) -> Game[S]:
        """Return the game with names that occur in no other text."""
        return self.game

    def plant(self, state: S) -> None:
        """Put marks in the place of hidden answers that might also be found elsewhere."""
        plant_answers(state)

    def taints(self, state: S) -> list[Taint]:
        """Return all that is hidden in ``state``, marks included."""
        return [Taint(str(state.seed)), *marked_answers(state)]

    def hidden(self, state: S, seat: Seat) -> Any:
        """Return what ``seat`` cannot know and what might be otherwise, or None if there is nothing."""
        return others_answers(state, seat)


def plant_answers(state: State) -> None:
    """Replace every secret answer by a mark."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Secretly):
        top.answers = [
            [Action(MARK, (f"{MARK}-{seat}-{i}",)) for i in range(len(given))] for seat, given in enumerate(top.answers)
        ]


def marked_answers(state: State) -> list[Taint]:
    """Return the secret answers that are marks."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Secretly):
        return []
    return [
        Taint(str(action.args[0]), (seat,))
        for seat, given in enumerate(top.answers)
        for action in given
        if action.kind == MARK
    ]


def others_answers(state: State, seat: Seat) -> Any:
    """Return what the others have answered in secret so far, or None."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Secretly):
        return None
    given = [(other, tuple(answers)) for other, answers in enumerate(top.answers) if other != seat and answers]
    return given or None


class DungeonRushProbe(Probe[Table]):
    """Hidden: secret answers, provisional claims, undrawn monsters."""

    def marked(self) -> Game[Table]:
        return DungeonRush(renamed(load()))

    def plant(self, state: Table) -> None:
        plant_answers(state)
        state.claims = [
            Claim(claim.slot, MARKED_TIME + number, claim.seat, claim.hand) for number, claim in enumerate(state.claims)
        ]

    def taints(self, state: Table) -> list[Taint]:
        times = [Taint(str(claim.effective)) for claim in state.claims if claim.effective >= MARKED_TIME]
        undrawn = [Taint(state.box.monster_ids[monster]) for pile in state.piles for monster in pile]
        return [*super().taints(state), *times, *undrawn]

    def hidden(self, state: Table, seat: Seat) -> Any:
        claims = [(claim.seat, claim.hand, claim.slot) for claim in state.claims if claim.seat != seat]
        return others_answers(state, seat) or claims or None


def renamed(box: Box) -> Box:
    """Return a box whose monsters have names of which none is a part of another text."""
    monsters = tuple(replace(monster, id=f"{MARK}{number:03}x") for number, monster in enumerate(box.monsters))
    cards = Cards(hero=box.heroes, monster=monsters, lord=box.lords, dragon=box.dragons, constants=box.constants)
    return Box(cards, box.fingerprint)


class SiegeProbe(Probe[Camp]):
    """Hidden: hands and deck, plots, the cards being laid down, who has peeked at what."""

    def rules(self) -> frozenset[str]:
        return frozenset(RULES)

    def taints(self, state: Camp) -> list[Taint]:
        held = [
            Taint(card, (owner, *(seat for seat in range(state.seats) if card in state.known[seat])))
            for owner, hand in enumerate(state.hands)
            for card in hand
        ]
        return [*super().taints(state), *held, *(Taint(card) for card in state.deck)]

    def hidden(self, state: Camp, seat: Seat) -> Any:
        seen = state.known[seat] if 0 <= seat < state.seats else []
        hands = [
            (owner, tuple(card for card in hand if card not in seen))
            for owner, hand in enumerate(state.hands)
            if owner != seat
        ]
        return (others_answers(state, seat), hands) if state.round and any(cards for _, cards in hands) else None


PROBES: Final[dict[str, type[Probe[Any]]]] = {"dungeon_rush": DungeonRushProbe, "siege": SiegeProbe}


def probe(game: Game[Any]) -> Probe[Any]:
    """Return the probe of a game; fail if it has none."""
    assert game.name in PROBES, f"{game.name} has no probe: say in tests/conformance/probes.py what it hides"
    return PROBES[game.name](game)


SIEGE: Final = Siege()
