"""A combat from its beginning to its end: who plays the monster, meeting it, preparation, initiative, rounds.
The attacks are left to ``monster_attack`` and ``hero_attack``, what follows the end to ``aftermath``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice, Draw
from taverne.engine.frames import DONE, Flow, Frame, answered, ask, call, procedure, step
from taverne.engine.reasons import Reason

from ...box import compiled_effects as verb
from ...box.integer_tables import NONE
from ...state.duel import FOE_STEP, HERO_STEP, INITIATIVE_STEP, PASSING, PREPARING, Duel
from ...state.game_state import COMPETITIVE, EuthiaState
from ..goods.card_decks import feed
from ..goods.piece_use import use_piece
from ..goods.storage import Arranging, arrangements, can_arrange
from ..goods.uses import actions, staying, why_not
from ..travel.elementals import AIR, EARTH, powers
from ..travel.places import level_of
from .aftermath import Losing, MeetingNext, Winning, barter, free
from .effect_sequence import ALL_PLAYED, clear
from .effects import DrawingBoth, at_hand, fallen
from .hero_attack import HeroAttack, can_arm
from .hero_roll import READY, HeroRolling
from .monster_attack import HeroUsing, MonsterAttack
from .stakes import fells, healing_waits

BEFORE_COMBAT: Final = 1 << verb.OUT | 1 << verb.ANY
HEALING: Final = 1 << verb.ANY
CONTROL: Final = Action("control")
TO_ARRANGE: Final = Action("arrange")


def idle_talk(state: EuthiaState, seat: Seat) -> bool:
    """Is a seat asked what most players find needless: to begin with nothing to use, to let a deadly roll stand?"""
    frame = state.stack[-1]
    (choice,) = [d for d in state.pending if d.seat == seat and isinstance(d, Choice)]
    if isinstance(frame, Fighting):
        return choice.prompt == "before-combat" and all(a in (READY, TO_ARRANGE) for a in choice.options)
    if not isinstance(frame, HeroRolling) or state.duel is None:
        return False
    return choice.prompt == "roll-attack" and fells(state, state.duel, frame.value(state))


@procedure
class Fighting(Frame):
    """One combat of a hero against a monster of the map, an elite or an opponent of the scenario."""

    seat: Seat = 0
    foe: int = NONE
    space: int = NONE
    forced: int = 0
    won: int = 0
    asked: int = 0
    declared: int = 0

    @step
    def reset(self, state: EuthiaState) -> Flow:
        """The Die of Hope is reset (EU-134); a deck whose last card was won takes back what was discarded (EU-044)."""
        state.hope = 0
        self.asked = 1
        level = level_of(state, self.space) - 1
        return call(state, MeetingNext(level)) if self.forced and state.top[level] == NONE else None

    @step
    def deserted(self, state: EuthiaState) -> Flow:
        """Where no monster of the level is left at all, the space is freed without a fight."""
        if not self.forced or state.top[level_of(state, self.space) - 1] != NONE:
            return None
        if self.space in state.spawned:
            state.story.spawn_gone(state, self.space)
            return DONE
        free(state, self.seat, self.space)
        state.story.space_freed(state, self.seat, self.space)
        return DONE

    @step
    def before(self, state: EuthiaState) -> Flow:
        """The hero may arrange and use things as outside combat, but nothing that takes him elsewhere (EU-134)."""
        uses = staying(state, self.seat, BEFORE_COMBAT)
        more = [TO_ARRANGE] if can_arrange(state, self.seat) else []
        if not uses and not more:
            return answered(state, READY)
        data: dict[str, int | str] = {"level": level_of(state, self.space) if self.forced else 0}
        return ask(state, Choice(self.seat, "before-combat", (READY, *uses, *more), "EU-134", data, READY))

    def idle(self, state: EuthiaState, choice: Choice) -> Action | None:
        """Begin where nothing can be used and nothing put on: a hero gains nothing by taking things off (EU-134).

        What heals at any time can wait until he has seen the monster: he may heal before it strikes (EU-151).
        """
        options = choice.options
        if choice.prompt != "before-combat" or not healing_waits(state, self.seat, options, BEFORE_COMBAT):
            return None
        later = [READY, TO_ARRANGE, *actions(state, self.seat, HEALING)]
        if any(action not in later for action in options):
            return None
        return READY if all(move.kind == "unequip" for move in arrangements(state, self.seat)) else None

    def why(self, state: EuthiaState, seat: Seat, action: Action) -> Reason:
        if seat == self.seat and state.duel is None and not self.declared:
            if action in actions(state, seat, BEFORE_COMBAT):
                return Reason("must-fight", "EU-090")
            found = why_not(state, seat, action, BEFORE_COMBAT)
            if found is not None:
                return found
        return Frame.why(self, state, seat, action)

    @step
    def readied(self, state: EuthiaState) -> Flow:
        if state.answer == READY:
            return self.go(self.declare)
        self.go(self.before)
        if state.answer == TO_ARRANGE:
            return call(state, Arranging(self.seat))
        return use_piece(state, self.seat, state.answer)

    @step
    def declare(self, state: EuthiaState) -> Flow:
        """Whoever holds an own control card may take the monster before one is revealed (EU-138)."""
        if state.mode != COMPETITIVE or state.seats == 2:
            return self.go(self.assign)
        while self.asked <= state.seats - 1:
            seat = (self.seat + self.asked) % state.seats
            if state.control[seat]:
                return ask(state, Choice(seat, "control", (PASS, CONTROL), "EU-138", {"seat": self.seat}, PASS))
            self.asked += 1
        return self.go(self.assign)

    @step
    def declares(self, state: EuthiaState) -> Flow:
        if state.answer == CONTROL:
            self.declared |= 1 << state.by
        self.asked += 1
        return self.go(self.declare)

    @step
    def assign(self, state: EuthiaState) -> Flow:
        """The other of two, one who declared, or whom a control card shows (EU-135 to EU-139)."""
        if state.mode != COMPETITIVE:
            return self.go(self.meet)
        if state.seats == 2:
            self.go(self.meet)
            return answered(state, Action("draw", (1 - self.seat,)))
        some = [seat for seat in range(state.seats) if self.declared >> seat & 1]
        if some:
            return ask(state, Draw(tuple(some), 1, "master", "EU-139"))
        if not state.control_deck:
            state.control_deck, state.control_discard = sorted(state.control_discard), []
        return ask(state, Draw(tuple(state.control_deck), 1, "control", "EU-136"))

    @step
    def revealed(self, state: EuthiaState) -> Flow:
        """Own cards of the fighter are passed over: one is kept unless one is held already (EU-136, EU-137)."""
        seat = state.answer.number()
        if self.declared:
            state.control[seat] = 0
            state.control_discard.append(seat)
            return None
        state.control_deck.remove(seat)
        if seat != self.seat:
            state.control_discard.append(seat)
            return None
        if state.control[seat]:
            state.control_discard.append(seat)
        else:
            state.control[seat] = 1
        state.tell("own-control", "EU-137", reveals=True, seat=seat)
        return self.go(self.assign)

    @step
    def meet(self, state: EuthiaState) -> Flow:
        """The monster is turned up, gets its tokens, and its player the cards it shows (EU-141 to EU-145)."""
        master = state.answer.number() if state.mode == COMPETITIVE else NONE
        foes = state.cat.foes
        foe = self.foe if self.foe != NONE else state.top[level_of(state, self.space) - 1]
        duel = state.duel = Duel(self.seat, master, foe, self.space)
        duel.forced = self.forced
        duel.damage = state.story.damage_before(state, foe)
        duel.chaos = foes.chaos[foe] + state.story.extra_chaos(state)
        duel.gaar = foes.gaar[foe] + state.story.extra_gaar(state)
        duel.air = int(bool(powers(state, self.space) & AIR))
        duel.earth = int(bool(powers(state, self.space) & EARTH))
        if master != NONE:
            state.tell("meets-player", "EU-141", reveals=True, seat=self.seat, foe=foes.names[foe], other=master)
        else:
            state.tell("meets", "EU-141", reveals=True, seat=self.seat, foe=foes.names[foe])
            return feed(state, foes.silver[foe], foes.gold_cards[foe])
        return call(state, DrawingBoth(master, foes.silver[foe], foes.gold_cards[foe]))

    @step
    def prepare(self, state: EuthiaState) -> Flow:
        at_hand(state).step = PREPARING
        return call(state, HeroUsing(1 << verb.PREP, "prepare", "EU-146"))

    @step
    def initiative(self, state: EuthiaState) -> Flow:
        """One attack before the first round (EU-147)."""
        duel = at_hand(state)
        duel.step = INITIATIVE_STEP
        return call(state, HeroAttack(1)) if not fallen(state, duel) and can_arm(state, duel, True) else None

    @step
    def open_round(self, state: EuthiaState) -> Flow:
        duel = at_hand(state)
        if fallen(state, duel) or state.story.truce(state, duel):
            return self.go(self.close)
        if duel.round >= state.box.cards.death.exhausted:
            state.health[self.seat] = 0
            state.tell("exhausted", "EU-195", seat=self.seat, n=duel.round)
            return self.go(self.close)
        duel.round += 1
        duel.gaar += duel.stolen
        duel.stolen = 0
        duel.sealed = []
        state.tell("combat-round", "EU-150", n=duel.round)
        return None

    @step
    def heal_first(self, state: EuthiaState) -> Flow:
        return call(state, HeroUsing(HEALING, "healing", "EU-151"))

    @step
    def suffer(self, state: EuthiaState) -> Flow:
        at_hand(state).step = FOE_STEP
        return call(state, MonsterAttack())

    @step
    def heal_again(self, state: EuthiaState) -> Flow:
        duel = at_hand(state)
        if fallen(state, duel):
            return self.go(self.close)
        duel.spent = []
        return call(state, HeroUsing(HEALING, "healing", "EU-151"))

    @step
    def strike(self, state: EuthiaState) -> Flow:
        duel = at_hand(state)
        duel.step = HERO_STEP
        return call(state, HeroAttack()) if not fallen(state, duel) else None

    @step
    def close_round(self, state: EuthiaState) -> Flow:
        """Cards go away, but not clovers and those with a continuous effect (EU-224, EU-225)."""
        duel = at_hand(state)
        if fallen(state, duel):
            return self.go(self.close)
        clear(state, duel, (PASSING,))
        return self.go(self.open_round)

    @step
    def close(self, state: EuthiaState) -> Flow:
        """Cards that were played are discarded before a dead hero draws one, after a winner has (EU-199, EU-209)."""
        duel = at_hand(state)
        if state.health[self.seat] <= 0:
            clear(state, duel, ALL_PLAYED)
            return call(state, Losing())
        self.won = int(fallen(state, duel))
        return call(state, Winning())

    @step
    def end(self, state: EuthiaState) -> Flow:
        """Who has won on a trading post may trade before anything must be discarded (EU-205)."""
        state.duel = None
        return barter(state, self.seat) if self.won else None
