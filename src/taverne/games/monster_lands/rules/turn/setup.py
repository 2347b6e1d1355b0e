"""Setting up the board and the clans (ML-009 to ML-024).
The turns that follow are left to the course; how displays are filled, to the supplies."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Draw
from taverne.engine.frames import DONE, Flow, Frame, answered, ask, call, choose, procedure, step
from taverne.engine.reasons import Reason

from ...box.catalogue import NONE, named
from ...box.vocabulary import AFFINITIES, StormGates
from ...state.game_state import LandsState
from ..clan.supplies import HIRED, SPOILS, TRAPS, WARES, Refilling, renew
from ..solo.scenarios import fixed_affinity, gates_besieged, outfit, tell_scenario

CLANS: Final = named("clan", AFFINITIES)
ALONE: Final = Action("draw", (0,))
GATE_SPACE: Final = 2


def spaces(state: LandsState) -> int:
    """Return how many regions are in play: one for up to two clans (ML-014, ML-016)."""
    return 1 if state.seats < 3 else 2


@procedure
class SettingUp(Frame):
    """The board, in the order of the rulebook, then the clans (ML-009 to ML-020)."""

    space: int = 0

    @step
    def tavern(self, state: LandsState) -> Flow:
        if state.twist is not None:
            tell_scenario(state)
        return call(state, OpeningTavern())

    @step
    def lair(self, state: LandsState) -> Flow:
        return call(state, Refilling(TRAPS))

    @step
    def bazaar(self, state: LandsState) -> Flow:
        return call(state, Refilling(WARES))

    @step
    def gates(self, state: LandsState) -> Flow:
        """Some scenarios begin with a monster of rank A at the Gates (ML-270, ML-274)."""
        return call(state, DrawingMonster(GATE_SPACE, only_a=True)) if gates_besieged(state) else None

    @step
    def monster(self, state: LandsState) -> Flow:
        """The first monsters are of rank A unless the difficulty says otherwise (ML-013, ML-220, ML-222)."""
        any_rank = state.box.cards.difficulty[state.difficulty].any_rank
        return call(state, DrawingMonster(self.space, only_a=not any_rank))

    @step
    def region(self, state: LandsState) -> Flow:
        self.space += 1
        if self.space < spaces(state):
            return self.go(self.monster)
        self.space = 0
        return call(state, OpeningRegion(0))

    @step
    def second_region(self, state: LandsState) -> Flow:
        return call(state, OpeningRegion(1)) if spaces(state) > 1 else None

    @step
    def loot(self, state: LandsState) -> Flow:
        return call(state, Refilling(SPOILS))

    @step
    def missions(self, state: LandsState) -> Flow:
        return call(state, PostingMissions())

    @step
    def first(self, state: LandsState) -> Flow:
        """The most ambitious player is found by lot; alone one takes the marker (ML-020, ML-021, ML-243)."""
        if state.seats == 1:
            return answered(state, ALONE)
        return ask(state, Draw(tuple(range(state.seats)), 1, "first", "ML-021"))

    @step
    def clans(self, state: LandsState) -> Flow:
        state.first = state.answer.number()
        state.tell("first", "ML-020", reveals=True, seat=state.first)
        return call(state, Founding())

    @step
    def outfit(self, state: LandsState) -> Flow:
        if state.twist is not None:
            outfit(state)
        return DONE


@procedure
class OpeningTavern(Frame):
    """Reveal mercenaries until enough of them are of low reputation; alone as for two (ML-009, ML-010, ML-241)."""

    @step
    def begin(self, state: LandsState) -> Flow:
        return call(state, Refilling(HIRED))

    @step
    def check(self, state: LandsState) -> Flow:
        cat, setup = state.cat, state.box.cards.setup
        low = sum(cat.reputation[m] <= setup.low_reputation for m in state.tavern if m != NONE)
        if low >= min(max(2, state.seats), len(state.tavern)) or not state.tavern_deck:
            state.tavern_deck += state.tavern_discard
            state.tavern_discard.clear()
            return DONE
        highest = max(cat.reputation[m] for m in state.tavern)
        ties = [m for m in state.tavern if cat.reputation[m] == highest]
        return ask(state, Draw(tuple([cat.member_ids[m] for m in ties]), 1, "replace", "ML-021"))

    @step
    def replace(self, state: LandsState) -> Flow:
        member = state.cat.member_index[state.answer.word()]
        state.tavern[state.tavern.index(member)] = NONE
        state.tavern_discard.append(member)
        state.tell("replaced", "ML-010", reveals=True, mercenary=state.cat.member_names[member])
        self.go(self.check)
        return call(state, Refilling(HIRED))


@procedure
class DrawingMonster(Frame):
    """Draw a monster for a space; one that storms the Gates goes there and the space draws again (ML-333, ML-346)."""

    space: int = 0
    only_a: bool = False

    @step
    def draw(self, state: LandsState) -> Flow:
        """An exhausted deck is made from its discards, else the space stays empty (ML-209); so for rank A (ML-275)."""
        deck = renew(state.monster_deck, state.monster_discard)
        cards = state.box.cards.monster
        pool = ([m for m in deck if cards[m].rank == "A"] if self.only_a else deck) or deck
        if not pool:
            return DONE
        return ask(state, Draw(tuple([cards[m].id for m in pool]), 1, "monster", "ML-206"))

    @step
    def place(self, state: LandsState) -> Flow:
        monster = state.cat.monster_index[state.answer.word()]
        state.monster_deck.remove(monster)
        storms = type(state.cat.power[monster]) is StormGates and self.space != GATE_SPACE
        space = GATE_SPACE if storms else self.space
        if state.monsters[space] != NONE:
            state.monster_discard.append(state.monsters[space])
        state.monsters[space] = monster
        kind = ("monster-a", "monster-b", "monster-gates")[space]
        rule = "ML-333" if storms else "ML-206"
        state.tell(kind, rule, reveals=True, monster=state.cat.monster_names[monster])
        return self.go(self.draw) if storms else DONE


@procedure
class OpeningRegion(Frame):
    """Reveal a region and give it an expedition list, either face up at random (ML-014, ML-015, ML-021, ML-207)."""

    space: int = 0

    @step
    def draw_region(self, state: LandsState) -> Flow:
        deck = renew(state.region_deck, state.region_discard)
        if not deck:
            return DONE
        ids = state.cat.region_ids
        return ask(state, Draw(tuple([ids[r] for r in deck]), 1, "region", "ML-014"))

    @step
    def lay_out(self, state: LandsState) -> Flow:
        region = state.cat.region_index[state.answer.word()]
        state.region_deck.remove(region)
        state.regions[self.space] = region
        kind = ("region-a", "region-b")[self.space]
        state.tell(kind, "ML-014", reveals=True, region=state.cat.region_names[region])
        return None

    @step
    def draw_list(self, state: LandsState) -> Flow:
        cat = state.cat
        sides = [cat.side_names[side] for tile in state.list_stock for side in cat.sides_of[tile]]
        return ask(state, Draw(tuple(sides), 1, "list", "ML-015"))

    @step
    def place(self, state: LandsState) -> Flow:
        side = state.cat.side_names.index(state.answer.word())
        state.list_stock.remove(state.cat.tile_of_side[side])
        state.lists[self.space] = side
        name, _, face = state.answer.word().rpartition("-")
        state.tell("list", "ML-015", reveals=True, list=f"expedition_list-{name}", side=face)
        return DONE


@procedure
class PostingMissions(Frame):
    """One competitive mission and one contract from the bag (ML-017, ML-205)."""

    @step
    def draw(self, state: LandsState) -> Flow:
        bag = renew(state.mission_bag, state.mission_discard, len(state.missions))
        ids = state.cat.mission_ids
        return ask(state, Draw(tuple([ids[m] for m in bag]), len(state.missions), "missions", "ML-017"))

    @step
    def place(self, state: LandsState) -> Flow:
        state.missions = [state.cat.mission_index[str(word)] for word in state.answer.args]
        for mission in state.missions:
            state.mission_bag.remove(mission)
        names = [state.cat.mission_names[m] for m in state.missions]
        state.tell("missions", "ML-017", reveals=True, competitive=names[0], contract=names[1])
        return DONE


@procedure
class Founding(Frame):
    """Each clan takes an affinity of its own, the first player choosing first (ML-022 to ML-024)."""

    chosen: int = 0

    @step
    def offer(self, state: LandsState) -> Flow:
        if self.chosen == state.seats:
            return DONE
        seat = (state.first + self.chosen) % state.seats
        fixed = fixed_affinity(state)
        free = [CLANS[a] for a in range(len(AFFINITIES)) if state.cat.initial[a][0] in state.gone]
        if fixed != NONE:
            return choose(state, seat, "clan", [CLANS[fixed]], "ML-241")
        return ask(state, Choice(seat, "clan", tuple(free), "ML-024"))

    @step
    def found(self, state: LandsState) -> Flow:
        seat = (state.first + self.chosen) % state.seats
        found_clan(state, seat, AFFINITIES.index(state.answer.word()))
        self.chosen += 1
        return self.go(self.offer)

    def why(self, state: LandsState, seat: Seat, action: Action) -> Reason:
        if not state.asked(seat):
            return Reason("not-asked")
        return Reason("clan-taken" if action in CLANS else "clan", "ML-024")


def found_clan(state: LandsState, seat: Seat, affinity: int) -> None:
    """A leader, an initial mercenary and an initial trap (ML-022, ML-023)."""
    for member in state.cat.initial[affinity]:
        state.gone.remove(member)
        state.members[seat].append(member)
        state.owner[member] = seat
        state.reputation[seat] += state.cat.reputation[member]
    state.leader[seat] = state.members[seat][0]
    for _ in range(min(state.box.cards.setup.traps, len(state.aside))):
        state.traps[seat].append(state.aside.pop())
    leader, other = [state.cat.member_names[m] for m in state.members[seat]]
    named = f"affinity-{AFFINITIES[affinity]}"
    state.tell("clan", "ML-022", seat=seat, affinity=named, leader=leader, mercenary=other)
