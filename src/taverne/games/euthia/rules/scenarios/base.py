"""What every scenario may say, with the answers of a game without any peculiarity; late tiles, reputation, the goal.
Each scenario answers otherwise where its own rules ask for it; ``scenarios`` finds the one that is played."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import Flow, Frame, ask, call, procedure, step
from taverne.engine.reasons import Reason

from ...box.atlas import ALCHEMIST, MERCHANT, TOWER, is_centre
from ...box.compiled_effects import Op
from ...box.scenarios import DIFFICULTIES
from ...state.duel import Duel
from ...state.game_state import COMPETITIVE, EuthiaState
from ..combat.effects import at_hand
from ..goods.gains import grant
from ..travel.movement import Revealing
from ..travel.places import edges

POSTS: Final = (MERCHANT, ALCHEMIST, TOWER)
SEATS: Final = 4
"""How many heroes there are at most."""


class Story:
    """The rules of one scenario. It holds nothing: what changes lies in its tale and on the map."""

    DESOLATES = True
    """Whether a destruction token bars every action and free action of its space (EUS-099)."""

    # Moments

    def prepare(self, state: EuthiaState) -> None:
        """Begin the tale, if there is anything to remember."""

    def round_start(self, state: EuthiaState, number: int) -> Flow:
        return None

    def round_end(self, state: EuthiaState, number: int) -> Flow:
        return late_tile(state)

    def turn_end(self, state: EuthiaState, seat: Seat) -> Flow:
        return None

    def tile_revealed(self, state: EuthiaState, tile: int) -> Flow:
        return None

    def space_freed(self, state: EuthiaState, seat: Seat, space: int) -> None:
        """A hero has freed a space, most often by a victory."""

    def monster_beaten(self, state: EuthiaState, foe: int, space: int) -> Flow:
        """A spawned monster that is beaten is gone (EUS-102)."""
        if space in state.spawned and at_hand(state).forced:
            self.spawn_gone(state, space)
        return None

    def spawn_gone(self, state: EuthiaState, space: int) -> None:
        """A spawned monster leaves its space, and the token of destruction that lies there goes too (EUS-102)."""
        state.spawned.remove(space)
        if space in state.ruined:
            state.ruined.remove(space)

    def hero_dies(self, state: EuthiaState, seat: Seat, space: int) -> Flow:
        return None

    # The turn

    def free_actions(self, state: EuthiaState, seat: Seat) -> list[Action]:
        return []

    def free_here(self, state: EuthiaState, seat: Seat) -> list[Action]:
        """Return the scenario's free actions where a hero stands; none on a ruined space."""
        return [] if self.desolate(state, state.at[seat]) else self.free_actions(state, seat)

    def desolate(self, state: EuthiaState, space: int) -> bool:
        """Does a destruction token keep a hero from any free action (EUS-099), not only from trading (EUS-069)?"""
        return space in state.ruined and self.DESOLATES

    def do_free(self, state: EuthiaState, seat: Seat, action: Action) -> Flow:
        raise ValueError(f"{state.plan.id} knows no {action}")

    def why_not(self, state: EuthiaState, seat: Seat, action: Action) -> Reason | None:
        return None

    def opponents(self, state: EuthiaState, seat: Seat) -> list[int]:
        return []

    def barred(self, state: EuthiaState, seat: Seat, space: int) -> Reason | None:
        return None

    def ruin_rule(self, state: EuthiaState, space: int) -> str:
        """Return the rule by which nobody trades at a post with a destruction token."""
        return "EUS-099"

    def wares(self, state: EuthiaState, seat: Seat) -> list[Action]:
        """What a Trade action offers besides (EUS-073)."""
        return []

    # The course

    def usual(self, state: EuthiaState) -> bool:
        return True

    def over(self, state: EuthiaState) -> bool:
        return False

    # Combat

    def foe_health(self, state: EuthiaState, foe: int) -> int:
        return state.cat.foes.health[foe]

    def damage_before(self, state: EuthiaState, foe: int) -> int:
        return 0

    def note_damage(self, state: EuthiaState, duel: Duel) -> None:
        return None

    def truce(self, state: EuthiaState, duel: Duel) -> bool:
        return False

    def reward(self, state: EuthiaState, duel: Duel, usual: tuple[Op, ...]) -> Flow:
        return grant(state, duel.seat, usual, "reward")

    def guarded(self, state: EuthiaState, seat: Seat) -> bool:
        """Is there a guardian where a hero stands (EUS-148)?"""
        return False

    def fight_guardian(self, state: EuthiaState, seat: Seat) -> Flow:
        return None

    def extra_gaar(self, state: EuthiaState) -> int:
        return 0

    def blow(self, state: EuthiaState, duel: Duel, damage: int) -> int:
        """Return the damage of a hero's attack that deals some (EUS-086)."""
        return damage

    def has_power(self, state: EuthiaState, seat: Seat) -> bool:
        """May a hero use the power of the Faer now (EUS-123)?"""
        return False

    def spend_power(self, state: EuthiaState) -> None:
        return None

    # Rules of the table

    def rule(self, state: EuthiaState, word: str, usual: int) -> int:
        """Return the number of a rule that an event may change (EUS-079)."""
        return usual

    def mine_draws(self, state: EuthiaState) -> int:
        return self.rule(state, "mine_draws", 1)

    def portals_closed(self, state: EuthiaState) -> bool:
        return bool(self.rule(state, "portals_closed", 0))

    def fire_water_factor(self, state: EuthiaState) -> int:
        return self.rule(state, "fire_water_factor", 1)

    def price_change(self, state: EuthiaState) -> int:
        return self.rule(state, "prices", 0)

    def free_renewals(self, state: EuthiaState) -> int:
        return self.rule(state, "free_renewals", 0)

    def extra_chaos(self, state: EuthiaState) -> int:
        return self.rule(state, "extra_chaos", 0)

    # The end

    def add_on(self, state: EuthiaState, seat: Seat) -> int:
        """Return what scoring adds for a hero among rivals (EUS-024)."""
        return 0

    def legends(self, state: EuthiaState, seat: Seat) -> int:
        """Return how many completed legends count as quests (EUS-082)."""
        return 0

    def count(self, state: EuthiaState) -> int:
        """Return what the goal counts."""
        return 0

    def reached(self, state: EuthiaState) -> bool:
        return self.count(state) >= wanted(state)

    def conclude(self, state: EuthiaState) -> None:
        """Without rivals all win or lose together, whatever their reputation (EUS-023)."""
        if state.mode == COMPETITIVE:
            return
        state.won = int(self.reached(state))
        state.tell("goal-reached" if state.won else "goal-missed", "EUS-023")


def wanted(state: EuthiaState) -> int:
    """Return what the goal asks of so many heroes at the difficulty played (EUS-023)."""
    goal = state.plan.goal
    row = (goal.normal, goal.hard, goal.heroic)[state.difficulty]
    assert row is not None, f"{state.plan.id} is not played on {DIFFICULTIES[state.difficulty]}"
    return row[state.seats - 1]


def due(state: EuthiaState, doing: str) -> bool:
    """Does the scenario do something in this round, as its record says?"""
    return any(hook.do == doing and (not hook.rounds or state.round in hook.rounds) for hook in state.plan.hooks)


def earn(state: EuthiaState, seat: Seat, n: int, rule: str) -> None:
    """Give a hero reputation for what the scenario asks."""
    state.rep[seat] += n
    if n:
        state.tell("earned", rule, seat=seat, n=n)


def most(counts: list[int], seat: Seat, n: int) -> int:
    """Return ``n`` for a hero who has most of something that is counted by seat, at least one; tied heroes all."""
    return n if counts[seat] and counts[seat] == max(counts) else 0


def is_post(state: EuthiaState, space: int) -> bool:
    """Is a space a Merchant, an Alchemist or an outer space of the Towers?"""
    return state.cat.map.land[space] in POSTS and not is_centre(space)


# Late tiles


def late_tile(state: EuthiaState) -> Flow:
    """Lay a tile that is still in the stack at the end of its round (EUS-022); a step returns this."""
    plan = state.plan
    if not plan.late_tile or state.round != plan.late_round:
        return None
    tile = state.cat.map.index[plan.late_tile]
    return call(state, LayingLate(tile)) if any(tile in pile for pile in state.coming) else None


@procedure
class LayingLate(Frame):
    """The first player chooses where a late tile touches the map (EUS-022)."""

    tile: int = 0

    @step
    def choose(self, state: EuthiaState) -> Flow:
        options = tuple([Action("lay", spot) for spot in edges(state)])
        return ask(state, Choice(state.first, "lay-late", options, "EUS-022", default=options[0]))

    @step
    def lay(self, state: EuthiaState) -> Flow:
        q, r = state.answer.args
        return call(state, Revealing(int(q), int(r), self.tile))
