"""What every scenario may say, with the answers of a game without any peculiarity; late tiles, reputation, the goal.
Each scenario answers otherwise where its own rules ask for it; ``scenarios`` finds the one that is played."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Refusal
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ...box.atlas import ALCHEMIST, CENTRE, MERCHANT, TOWER
from ...box.compiled_effects import Op
from ...box.scenarios import DIFFICULTIES
from ...state.duel import Duel
from ...state.game_state import COMPETITIVE, Table
from ..combat.effects import at_hand
from ..goods.gains import grant
from ..travel.movement import Revealing
from ..travel.places import edges

POSTS: Final = (MERCHANT, ALCHEMIST, TOWER)
SEATS: Final = 4
"""Places in ``marks`` for something of each seat."""


class Story:
    """The rules of one scenario. It holds nothing: what changes lies in ``marks`` and on the map."""

    MARKS = 0
    """How many places of ``marks`` it uses; its module says what they hold."""
    DESOLATES = True
    """Whether a destruction token bars every action and free action of its space (EUS-099)."""

    # Moments

    def prepare(self, table: Table) -> None:
        table.marks = [0] * self.MARKS

    def round_start(self, table: Table, number: int) -> Flow:
        return None

    def round_end(self, table: Table, number: int) -> Flow:
        return late_tile(table)

    def turn_end(self, table: Table, seat: Seat) -> Flow:
        return None

    def tile_revealed(self, table: Table, tile: int) -> Flow:
        return None

    def space_freed(self, table: Table, seat: Seat, space: int) -> Flow:
        return None

    def monster_beaten(self, table: Table, foe: int, space: int) -> Flow:
        """A spawned monster that is beaten is gone (EUS-102)."""
        if space in table.spawned and at_hand(table).forced:
            table.spawned.remove(space)
        return None

    def hero_dies(self, table: Table, seat: Seat, space: int) -> Flow:
        return None

    # The turn

    def free_actions(self, table: Table, seat: Seat) -> list[Action]:
        return []

    def do_free(self, table: Table, seat: Seat, action: Action) -> Flow:
        raise ValueError(f"{table.plan.id} knows no {action}")

    def why_not(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        return None

    def opponents(self, table: Table, seat: Seat) -> list[int]:
        return []

    def barred(self, table: Table, seat: Seat, space: int) -> Refusal | None:
        return None

    def ruin_rule(self, table: Table, space: int) -> str:
        """Return the rule by which nobody trades at a post with a destruction token."""
        return "EUS-099"

    def wares(self, table: Table, seat: Seat) -> list[Action]:
        """What a Trade action offers besides (EUS-073)."""
        return []

    # The course

    def usual(self, table: Table) -> bool:
        return True

    def over(self, table: Table) -> bool:
        return False

    # Combat

    def foe_health(self, table: Table, foe: int) -> int:
        return table.cat.foes.health[foe]

    def damage_before(self, table: Table, foe: int) -> int:
        return 0

    def note_damage(self, table: Table, duel: Duel) -> None:
        return None

    def truce(self, table: Table, duel: Duel) -> bool:
        return False

    def reward(self, table: Table, duel: Duel, usual: tuple[Op, ...]) -> Flow:
        return grant(table, duel.seat, usual, "reward")

    def guarded(self, table: Table, seat: Seat) -> bool:
        """Is there a guardian where a hero stands (EUS-148)?"""
        return False

    def fight_guardian(self, table: Table, seat: Seat) -> Flow:
        return None

    def extra_gaar(self, table: Table) -> int:
        return 0

    def blow(self, table: Table, duel: Duel, damage: int) -> int:
        """Return the damage of a hero's attack that deals some (EUS-086)."""
        return damage

    def has_power(self, table: Table, seat: Seat) -> bool:
        """May a hero use the Faer Power now (EUS-123)?"""
        return False

    def spend_power(self, table: Table) -> None:
        return None

    # Rules of the table

    def rule(self, table: Table, word: str, usual: int) -> int:
        """Return the number of a rule that an event may change (EUS-079)."""
        return usual

    # The end

    def add_on(self, table: Table, seat: Seat) -> int:
        """Return what scoring adds for a hero among rivals (EUS-024)."""
        return 0

    def legends(self, table: Table, seat: Seat) -> int:
        """Return how many completed legends count as quests (EUS-082)."""
        return 0

    def count(self, table: Table) -> int:
        """Return what the goal counts."""
        return 0

    def reached(self, table: Table) -> bool:
        return self.count(table) >= wanted(table)

    def conclude(self, table: Table) -> None:
        """Without rivals all win or lose together, whatever their reputation (EUS-023)."""
        if table.mode == COMPETITIVE:
            return
        table.won = int(self.reached(table))
        table.emit("goal-reached" if table.won else "goal-missed", {}, "EUS-023")


def wanted(table: Table) -> int:
    """Return what the goal asks of so many heroes at the difficulty played (EUS-023)."""
    goal = table.plan.goal
    row = (goal.normal, goal.hard, goal.heroic)[table.difficulty]
    assert row is not None, f"{table.plan.id} is not played on {DIFFICULTIES[table.difficulty]}"
    return row[table.seats - 1]


def due(table: Table, doing: str) -> bool:
    """Does the scenario do something in this round, as its record says?"""
    return any(hook.do == doing and (not hook.rounds or table.round in hook.rounds) for hook in table.plan.hooks)


def earn(table: Table, seat: Seat, n: int, rule: str) -> None:
    """Give a hero reputation for what the scenario asks."""
    table.rep[seat] += n
    if table.events is not None and n:
        table.emit("earned", {"seat": seat, "n": n}, rule)


def most(table: Table, first: int, seat: Seat, n: int) -> int:
    """Return ``n`` for a hero who has most of something that marks count by seat, at least one; tied heroes all."""
    counts = table.marks[first : first + table.seats]
    return n if counts[seat] and counts[seat] == max(counts) else 0


def is_post(table: Table, space: int) -> bool:
    """Is a space a Merchant, an Alchemist or an outer space of the Towers?"""
    return table.cat.map.land[space] in POSTS and space & 3 != CENTRE


# Late tiles


def late_tile(table: Table) -> Flow:
    """Lay a tile that is still in the stack at the end of its round (EUS-022); a step returns this."""
    plan = table.plan
    if not plan.late_tile or table.round != plan.late_round:
        return None
    tile = table.cat.map.index[plan.late_tile]
    return call(table, LayingLate(tile)) if any(tile in pile for pile in table.coming) else None


@procedure
class LayingLate(Frame):
    """The first player chooses where a late tile touches the map (EUS-022)."""

    tile: int = 0

    @step
    def choose(self, table: Table) -> Flow:
        options = tuple([Action("lay", spot) for spot in edges(table)])
        return ask(table, Choice(table.first, "lay-late", options, "EUS-022", default=options[0]))

    @step
    def lay(self, table: Table) -> Flow:
        q, r = table.answer.args
        return call(table, Revealing(int(q), int(r), self.tile))

    @step
    def end(self, table: Table) -> Flow:
        return DONE
