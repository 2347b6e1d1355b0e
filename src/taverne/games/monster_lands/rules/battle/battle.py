"""Battles in the regions and at the Gates: traps, monster, conquest, loot (ML-122, ML-132 to ML-186).
The dice of monsters and mercenaries are left to attack and strike; unbeaten monsters, to the Cleanup."""

from __future__ import annotations

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, repeat, step
from taverne.engine.reasons import Reason

from ...box.catalogue import GATES, NONE, PLACE_END, PLACE_START, PLACES, REGION_A
from ...box.vocabulary import Escape, LastHit, Occasion
from ...state.game_state import ADVENTURE, MADHALA, LandsState
from ..clan.free_actions import discard_loot
from ..clan.free_options import manage_action, vacancies
from ..clan.region_benefits import TakingLoot
from ..clan.regions import appoint
from ..clan.supplies import SPOILS, Refilling, add_glory, add_gold, give, receive
from ..outside.missions import Competing, Contracting
from ..solo.madhala import remove_monster, remove_region
from .ambush import Conflicting, reveal_all
from .attack import Attacking, Hitting, clear_traps
from .effects import monster_space, power_n, triggered
from .strike import CAPTURED, CONQUEST, FAILED, FIGHT, Striking


@procedure
class Adventuring(Frame):
    """Missions, then region A, region B, then the defence of the Citadel (ML-122, ML-132)."""

    place: int = REGION_A

    @step
    def begin(self, state: LandsState) -> Flow:
        state.phase = ADVENTURE
        state.tell("phase", "ML-122", phase="phase-adventure")
        return call(state, Competing())

    @step
    def contract(self, state: LandsState) -> Flow:
        return call(state, Contracting())

    @step
    def battle(self, state: LandsState) -> Flow:
        """A place without mercenaries is skipped; so are Gates without a monster (ML-182)."""
        while self.place <= GATES and not state.occupied(self.place):
            self.place += 1
        if self.place > GATES:
            return DONE
        self.place += 1
        return repeat(state, Battling(self.place - 1))


@procedure
class Battling(Frame):
    """One battle: ``damage`` is what the monster has suffered, ``gained`` what the conquest has (ML-163, ML-170)."""

    place: int = REGION_A
    e: int = NONE
    damage: int = 0
    gained: int = 0
    winner: int = NONE
    conqueror: int = NONE
    how: int = FAILED
    fought: list[int] = []

    @step
    def reveal(self, state: LandsState) -> Flow:
        """Mercenaries are in conflict only where there is a monster to fight (ML-231)."""
        self.e = PLACE_START[self.place]
        monster = state.monsters[monster_space(self.place)]
        name = state.cat.monster_names[monster] if monster != NONE else ""
        state.tell("battle", "ML-132", place=f"place-{PLACES[self.place]}", monster=name)
        if state.ambush and self.monster(state) != NONE:
            return call(state, Conflicting(self.place))
        reveal_all(state, self.place)
        return None

    def next_one(self, state: LandsState) -> bool:
        """Move on to the next to the right that still stands, be it Madhala."""
        while self.e < PLACE_END[self.place]:
            if state.who[self.e] != NONE:
                return True
            self.e += 1
        return False

    def monster(self, state: LandsState) -> int:
        return state.monsters[monster_space(self.place)]

    @step
    def attacked(self, state: LandsState) -> Flow:
        """The leftmost that has not fought is attacked (ML-136, ML-164); a region without monster is open (ML-172).

        Madhala is never attacked: she beats the monster, or takes the region, without a roll (ML-260, ML-262).
        """
        if self.monster(state) == NONE:
            return self.go(self.conquer)
        if not self.next_one(state):
            return self.go(self.loot_first)
        if state.who[self.e] == MADHALA:
            remove_monster(state, self.place)
            return self.go(self.disengage)
        return call(state, Attacking(self.e, self.monster(state)))

    @step
    def strike(self, state: LandsState) -> Flow:
        if state.who[self.e] < 0:
            return self.go(self.attacked)
        self.fought.append(self.e)
        return call(state, Striking(self.e, FIGHT, self.monster(state), self.damage))

    @step
    def judge(self, state: LandsState) -> Flow:
        """A failed attack's result helps those that follow (ML-163, ML-165)."""
        struck = state.returned
        assert isinstance(struck, Striking)
        if struck.outcome == FAILED:
            self.damage += struck.own
            state.tell("strike-failed", "ML-163", seat=state.seat_of(self.e), damage=self.damage)
            self.e += 1
            return self.go(self.attacked)
        self.winner = self.e
        self.how = struck.outcome
        return call(state, Winning(self.place, self.e, self.monster(state), self.how == CAPTURED))

    @step
    def disengage(self, state: LandsState) -> Flow:
        """All that took part take their dice and tokens off and do not conquer (ML-167)."""
        for e in self.fought:
            clear_expedition(state, e)
        self.e += 1
        return None

    @step
    def conquer(self, state: LandsState) -> Flow:
        """Whoever did not fight tries, from left to right (ML-169, ML-172)."""
        if self.place == GATES:
            return DONE
        region = state.regions[self.place - REGION_A]
        if region == NONE or not self.next_one(state):
            return self.go(self.loot_first)
        if state.who[self.e] == MADHALA:
            remove_region(state, self.place)
            return self.go(self.loot_first)
        value = state.box.cards.region[region].conquest_value
        return call(state, Striking(self.e, CONQUEST, value, self.gained))

    @step
    def conquered(self, state: LandsState) -> Flow:
        struck = state.returned
        assert isinstance(struck, Striking)
        if struck.outcome == FAILED:
            self.gained += struck.own
            state.tell("conquest-failed", "ML-170", seat=state.seat_of(self.e), total=self.gained)
            self.e += 1
            return self.go(self.conquer)
        self.conqueror = self.e
        return call(state, TakingRegion(self.place, self.e))

    @step
    def loot_first(self, state: LandsState) -> Flow:
        if self.place == GATES:
            return DONE
        self.e = PLACE_START[self.place]
        return None

    @step
    def loot(self, state: LandsState) -> Flow:
        """Every survivor without success takes one, even if it never got to act (ML-178)."""
        while self.next_one(state):
            if self.e != self.winner and self.e != self.conqueror and state.who[self.e] != MADHALA:
                self.e += 1
                return repeat(state, TakingLoot(state.seat_of(self.e - 1), rule="ML-178"))
            self.e += 1
        return None

    @step
    def refill(self, state: LandsState) -> Flow:
        return call(state, Refilling(SPOILS))


def clear_expedition(state: LandsState, e: int) -> None:
    """Take dice, traps and Defence tokens off an expedition."""
    state.clear_dice(e)
    state.faces[e].clear()
    state.shields[e] = 0
    clear_traps(state, e, state.seat_of(e))


@procedure
class Winning(Frame):
    """The reward of a capture or a kill, then what the monster does as it falls (ML-157 to ML-159, ML-345)."""

    place: int = 0
    e: int = 0
    beast: int = 0
    capture: bool = False
    struck: list[int] = []

    @step
    def reward(self, state: LandsState) -> Flow:
        seat = state.seat_of(self.e)
        card = state.box.cards.monster[self.beast]
        state.monsters[monster_space(self.place)] = NONE
        state.tell(
            "captured" if self.capture else "killed",
            "ML-157" if self.capture else "ML-158",
            seat=seat,
            mercenary=state.cat.member_names[state.who[self.e]],
            monster=state.cat.monster_names[self.beast],
        )
        if self.capture:
            add_glory(state, seat, card.capture_glory, "ML-157")
            add_gold(state, seat, card.capture_gold, "ML-157")
            self.put_away(state)
        else:
            add_glory(state, seat, card.kill_glory, "ML-158")
            add_gold(state, seat, card.kill_gold, "ML-158")
            state.trophies[seat].append(self.beast)
        for goods in triggered(state, self.e, "capture" if self.capture else "kill"):
            receive(state, seat, goods, "ML-383")
        return call(state, Celebrating(seat, "capture" if self.capture else "kill"))

    def put_away(self, state: LandsState) -> None:
        """A captured monster is discarded; one that escapes comes to the Gates (ML-157, ML-334, ML-346)."""
        if self.place != GATES and type(state.cat.power[self.beast]) is Escape:
            state.fugitives.append(self.beast)
            state.tell("escaped", "ML-334", monster=state.cat.monster_names[self.beast])
        else:
            state.monster_discard.append(self.beast)

    @step
    def calm(self, state: LandsState) -> Flow:
        """Beaten at the Gates, it takes all panic with it (ML-185)."""
        if self.place == GATES:
            cat = state.cat
            freed = [building for building, panic in enumerate(state.panic) if panic]
            state.panic_pile += freed
            state.panic_pile.sort()
            state.panic = [0] * len(state.panic)
            if freed:
                state.tell("calm", "ML-185", buildings=[cat.building_names[b] for b in freed])
        if not self.capture and power_n(state, self.beast, LastHit):
            self.struck = state.occupied(self.place)
        return None

    @step
    def last_hit(self, state: LandsState) -> Flow:
        """Some strike all once more when killed (ML-327, ML-336, ML-345)."""
        while self.struck:
            target = self.struck.pop(0)
            if state.who[target] >= 0:
                return repeat(state, Hitting(target, self.beast, 0, power_n(state, self.beast, LastHit)))
        return DONE


@procedure
class Celebrating(Frame):
    """Loot that pays on a capture, a kill or a conquest may be discarded now (ML-310 to ML-312)."""

    seat: Seat = 0
    occasion: Occasion = "capture"

    @step
    def offer(self, state: LandsState) -> Flow:
        tokens = []
        for token in state.loot[self.seat]:
            gain = state.cat.loot_source[token].gain
            if gain is not None and self.occasion in gain.on:
                tokens.append(state.cat.use_loot[token])
        if not tokens:
            return DONE
        return ask(state, Choice(self.seat, "celebrate", (PASS, *tokens), "ML-179", default=PASS))

    @step
    def take(self, state: LandsState) -> Flow:
        if state.answer == PASS:
            return DONE
        token = state.cat.loot_index[state.answer.word()]
        discard_loot(state, self.seat, token)
        self.go(self.offer)
        return give(state, self.seat, state.cat.loot_source[token])

    def why(self, state: LandsState, seat: Seat, action: Action) -> Reason:
        return Reason("loot-now", "ML-179") if state.asked(seat) else Reason("not-asked")


@procedure
class TakingRegion(Frame):
    """The conqueror's clan takes glory and card, and may name a manager (ML-171, ML-173)."""

    place: int = 0
    e: int = 0

    @step
    def take(self, state: LandsState) -> Flow:
        space = self.place - REGION_A
        seat, region = state.seat_of(self.e), state.regions[space]
        state.regions[space] = NONE
        state.ruler[region] = seat
        state.list_stock.append(state.cat.tile_of_side[state.lists[space]])
        state.lists[space] = NONE
        state.tell(
            "conquered",
            "ML-171",
            seat=seat,
            mercenary=state.cat.member_names[state.who[self.e]],
            region=state.cat.region_names[region],
        )
        add_glory(state, seat, state.box.cards.region[region].glory, "ML-171")
        for goods in triggered(state, self.e, "conquest"):
            receive(state, seat, goods, "ML-383")
        return call(state, Celebrating(seat, "conquest"))

    @step
    def manage(self, state: LandsState) -> Flow:
        seat = state.seat_of(self.e)
        return call(state, Appointing(seat))


@procedure
class Appointing(Frame):
    """Name managers for the clan's unmanaged regions, or leave them (ML-173, ML-176)."""

    seat: Seat = 0

    @step
    def offer(self, state: LandsState) -> Flow:
        options = [manage_action(state, region, member) for region, member in vacancies(state, self.seat)]
        if not options:
            return DONE
        return ask(state, Choice(self.seat, "manage", (PASS, *options), "ML-173", default=PASS))

    @step
    def take(self, state: LandsState) -> Flow:
        if state.answer == PASS:
            return DONE
        region, member = state.answer.args
        appoint(state, self.seat, state.cat.region_index[str(region)], state.cat.member_index[str(member)])
        return self.go(self.offer)

    def why(self, state: LandsState, seat: Seat, action: Action) -> Reason:
        return Reason("manager", "ML-173") if state.asked(seat) else Reason("not-asked")
