"""Looming Doom: clues from four witnesses, then a last round of two fights for every hero (EUS-042 to EUS-058).
The fights themselves are left to ``fight``.
"""

from __future__ import annotations

from typing import Final, cast

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Draw
from taverne.engine.frames import DONE, Flow, Frame, ask, call, choose, procedure, step
from taverne.engine.reasons import Reason

from ...box.atlas import CAVERN, ELEMENTAL, LAKE, MERCHANT, MOUNTAIN, PORTAL
from ...box.integer_tables import NONE
from ...state.game_state import EuthiaState
from ...state.tales import DoomTale
from ..combat.fight import Fighting
from ..goods import storage
from ..goods.payment import can_pay_all, pay
from ..travel.places import chapel
from .base import Story, due

PLACES: Final = {
    "mine": (MOUNTAIN, LAKE, CAVERN),
    "merchant": (MERCHANT,),
    "portal": (PORTAL,),
    "elemental": (ELEMENTAL,),
}
GROUPS: Final = ("accomplice", "saboteur")


def tale(state: EuthiaState) -> DoomTale:
    assert isinstance(state.tale, DoomTale)
    return state.tale


class Doom(Story):
    """Eight rounds as usual, and a final one without tokens."""

    def prepare(self, state: EuthiaState) -> None:
        state.tale = DoomTale()

    def round_start(self, state: EuthiaState, number: int) -> Flow:
        if due(state, "eve_of_battle"):
            eve_of_battle(state)
        return call(state, TurningWitness()) if due(state, "turn_witness") else None

    def round_end(self, state: EuthiaState, number: int) -> Flow:
        return call(state, FinalFights()) if due(state, "final_fights") else None

    def usual(self, state: EuthiaState) -> bool:
        return state.round <= state.plan.rounds

    def why_not(self, state: EuthiaState, seat: Seat, action: Action) -> Reason | None:
        """Return why a hero gets no clue from a witness here (EUS-045 to EUS-047)."""
        ids = state.box.index["witness"]
        if action.kind != "clue" or len(action.args) != 1 or action.args[0] not in ids:
            return None
        witness = ids[action.word()]
        here = state.at[seat]
        if not tale(state).turned[witness]:
            return Reason("witness-unknown", "EUS-044")
        if state.cat.map.land[here] not in PLACES[state.box.cards.witness[witness].place] or not state.freed(here):
            return Reason("witness-elsewhere", "EUS-045")
        if tale(state).taken[witness][seat]:
            return Reason("clue-taken", "EUS-047")
        return (
            None if can_pay_all(state, seat, state.cat.witness_give[witness]) else Reason("no-witness-price", "EUS-046")
        )

    def free_actions(self, state: EuthiaState, seat: Seat) -> list[Action]:
        actions = [Action("clue", (one.id,)) for one in state.box.cards.witness]
        return [action for action in actions if self.why_not(state, seat, action) is None]

    def do_free(self, state: EuthiaState, seat: Seat, action: Action) -> Flow:
        return call(state, TakingClue(seat, state.box.index["witness"][action.word()]))

    def foe_health(self, state: EuthiaState, foe: int) -> int:
        """Harder opponents have more health, clues take some of it, never the last point (EUS-053, EUS-056)."""
        health = state.cat.foes.health[foe]
        if foe not in opponents(state):
            return health
        return max(1, health + state.figure("health_plus") - state.figure("clue_health") * tale(state).laid)

    def count(self, state: EuthiaState) -> int:
        return sum(beaten == len(GROUPS) for beaten in tale(state).beaten[: state.seats])


def opponents(state: EuthiaState) -> tuple[int, ...]:
    """Return the Accomplice and the Saboteur, in this order (EUS-043)."""
    return tuple(state.cat.foes.opponents[group][0] for group in GROUPS)


def recover(state: EuthiaState, seat: Seat) -> None:
    """Heal a hero fully."""
    state.health[seat] = storage.max_health(state, seat)


def eve_of_battle(state: EuthiaState) -> None:
    """Before the last round every hero heals and fills his slots of Gaar or Dwurt (EUS-049)."""
    for seat, hero in enumerate(state.hero):
        recover(state, seat)
        state.gaar[seat] = max(state.gaar[seat], state.cat.gaar_slots[hero])
        state.dwurt[seat] = max(state.dwurt[seat], state.cat.dwurt_slots[hero])
    state.tell("eve-of-battle", "EUS-049")


def rest(state: EuthiaState, seat: Seat) -> None:
    """Between the fights: full health, tiles unengaged, gems active (EUS-052)."""
    recover(state, seat)
    for thing in state.things_of(seat):
        state.engaged[thing] = 0
        state.turn_up(thing)


@procedure
class TurningWitness(Frame):
    """The next of the shuffled witnesses is turned up and stays (EUS-044)."""

    @step
    def draw(self, state: EuthiaState) -> Flow:
        hidden = [one.id for n, one in enumerate(state.box.cards.witness) if not tale(state).turned[n]]
        return ask(state, Draw(tuple(hidden), 1, "witness", "EUS-044"))

    @step
    def turn(self, state: EuthiaState) -> Flow:
        word = state.answer.word()
        tale(state).turned[state.box.index["witness"][word]] = 1
        state.tell("witness", "EUS-044", reveals=True, witness=f"witness-{word}")
        return DONE


@procedure
class TakingClue(Frame):
    """Pay a witness and take a clue (EUS-045, EUS-046)."""

    seat: Seat = 0
    witness: int = 0

    @step
    def give(self, state: EuthiaState) -> Flow:
        return pay(state, self.seat, state.cat.witness_give[self.witness][0])

    @step
    def take(self, state: EuthiaState) -> Flow:
        tale(state).taken[self.witness][self.seat] = 1
        tale(state).clues[self.seat] += 1
        word = state.box.cards.witness[self.witness].id
        state.tell("clue", "EUS-045", seat=self.seat, witness=f"witness-{word}")
        return DONE


@procedure
class FinalFights(Frame):
    """In seat order every hero fights the Accomplice and, having beaten him, the Saboteur at once (EUS-050, EUS-051).

    The fights take place where no elemental has power: in the Chapel (EUS-055).
    """

    seat: Seat = 0
    number: int = 0

    @step
    def clues(self, state: EuthiaState) -> Flow:
        """Any number of clues may be laid down before a fight (EUS-053)."""
        if self.seat == state.seats:
            return DONE
        options = tuple([Action("clues", (n,)) for n in range(tale(state).clues[self.seat] + 1)])
        data: dict[str, int | str] = {"foe": state.cat.foes.names[opponents(state)[self.number]]}
        return choose(state, self.seat, "clues", options, "EUS-053", data, options[0])

    @step
    def fight(self, state: EuthiaState) -> Flow:
        laid = state.answer.number()
        tale(state).clues[self.seat] -= laid
        tale(state).laid = laid
        state.turn = self.seat
        return call(state, Fighting(self.seat, opponents(state)[self.number], chapel(state)))

    @step
    def settle(self, state: EuthiaState) -> Flow:
        """Who has died fights no more (EUS-057)."""
        won = cast(Fighting, state.returned).won
        tale(state).laid = 0
        tale(state).beaten[self.seat] += won
        if won and not self.number:
            rest(state, self.seat)
            self.number = 1
        else:
            self.number = NONE
        return storage.fit(state, self.seat)

    @step
    def further(self, state: EuthiaState) -> Flow:
        if self.number == NONE:
            self.seat += 1
            self.number = 0
        return self.go(self.clues)
