"""A combat from its beginning to its end: who plays the monster, meeting it, preparation, initiative, rounds.
The attacks are left to ``monster_attack`` and ``hero_attack``, what follows the end to ``aftermath``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice, Draw, Refusal
from taverne.engine.frames import Flow, Frame, ask, call, procedure, step

from ...box import compiled_effects as verb
from ...box.integer_tables import NONE
from ...state.duel import CLOVERED, FOE_STEP, HERO_STEP, INITIATIVE_STEP, LASTING, PASSING, PREPARING, Duel
from ...state.game_state import COMPETITIVE, Table
from .. import links
from ..goods.uses import refuse, staying
from ..scenarios import played as scenarios
from ..travel.elementals import AIR, EARTH, powers
from ..travel.places import level_of
from .aftermath import Losing, MeetingNext, Winning, barter, free
from .effect_sequence import clear
from .effects import DrawingBoth, at_hand, fallen
from .hero_attack import HeroAttack, weapons
from .hero_roll import READY
from .monster_attack import HeroUsing, MonsterAttack

BEFORE_COMBAT: Final = 1 << verb.OUT | 1 << verb.ANY
HEALING: Final = 1 << verb.ANY
CONTROL: Final = Action("control")
TO_ARRANGE: Final = Action("arrange")


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
    def reset(self, table: Table) -> Flow:
        """The Die of Hope is reset (EU-134); a deck whose last card was won takes back what was discarded (EU-044)."""
        table.hope = 0
        self.asked = 1
        level = level_of(table, self.space) - 1
        return call(table, MeetingNext(level)) if self.forced and table.top[level] == NONE else None

    @step
    def deserted(self, table: Table) -> Flow:
        """Where no monster of the level is left at all, the space is freed without a fight."""
        if not self.forced or table.top[level_of(table, self.space) - 1] != NONE:
            return None
        free(table, self.seat, self.space)
        self.at = len(self.STEPS)
        return scenarios.space_freed(table, self.seat, self.space)

    @step
    def before(self, table: Table) -> Flow:
        """The hero may arrange and use things as outside combat, but nothing that takes him elsewhere (EU-134)."""
        uses = staying(table, self.seat, BEFORE_COMBAT)
        more = [TO_ARRANGE] if links.can_arrange(table, self.seat) else []
        if not uses and not more:
            table.answer = READY
            return None
        data: dict[str, int | str] = {"level": level_of(table, self.space) if self.forced else 0}
        return ask(table, Choice(self.seat, "before-combat", (READY, *uses, *more), "EU-134", data, READY))

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        if seat == self.seat and table.duel is None and not self.declared:
            if action in links.uses(table, seat, BEFORE_COMBAT):
                return Refusal("must-fight", "EU-090")
            found = refuse(table, seat, action, BEFORE_COMBAT)
            if found is not None:
                return found
        return Frame.why(self, table, seat, action)

    @step
    def readied(self, table: Table) -> Flow:
        if table.answer == READY:
            return self.go(self.declare)
        self.go(self.before)
        if table.answer == TO_ARRANGE:
            return links.arrange(table, self.seat)
        return links.use(table, self.seat, table.answer)

    @step
    def declare(self, table: Table) -> Flow:
        """Whoever holds an own control card may take the monster before one is revealed (EU-138)."""
        if table.mode != COMPETITIVE or table.seats == 2:
            return self.go(self.assign)
        while self.asked <= table.seats - 1:
            seat = (self.seat + self.asked) % table.seats
            if table.control[seat]:
                return ask(table, Choice(seat, "control", (PASS, CONTROL), "EU-138", {"seat": self.seat}, PASS))
            self.asked += 1
        return self.go(self.assign)

    @step
    def declares(self, table: Table) -> Flow:
        if table.answer == CONTROL:
            self.declared |= 1 << table.by
        self.asked += 1
        return self.go(self.declare)

    @step
    def assign(self, table: Table) -> Flow:
        """The other of two, one who declared, or whom a control card shows (EU-135 to EU-139)."""
        if table.mode != COMPETITIVE:
            return self.go(self.meet)
        if table.seats == 2:
            table.answer = Action("draw", (1 - self.seat,))
            return self.go(self.appointed)
        some = [seat for seat in range(table.seats) if self.declared >> seat & 1]
        if some:
            return ask(table, Draw(tuple(some), 1, "master", "EU-139"))
        if not table.control_deck:
            table.control_deck, table.control_discard = sorted(table.control_discard), []
        return ask(table, Draw(tuple(table.control_deck), 1, "control", "EU-136"))

    @step
    def revealed(self, table: Table) -> Flow:
        """Own cards of the fighter are passed over: one is kept unless one is held already (EU-136, EU-137)."""
        seat = int(table.answer.args[0])
        if self.declared:
            table.control[seat] = 0
            table.control_discard.append(seat)
            return None
        table.control_deck.remove(seat)
        if seat != self.seat:
            table.control_discard.append(seat)
            return None
        if table.control[seat]:
            table.control_discard.append(seat)
        else:
            table.control[seat] = 1
        table.emit("own-control", {"seat": seat}, "EU-137", reveals=True)
        return self.go(self.assign)

    @step
    def appointed(self, table: Table) -> Flow:
        return None

    @step
    def meet(self, table: Table) -> Flow:
        """The monster is turned up, gets its tokens, and its player the cards it shows (EU-141 to EU-145)."""
        master = int(table.answer.args[0]) if table.mode == COMPETITIVE else NONE
        foes = table.cat.foes
        foe = self.foe if self.foe != NONE else table.top[level_of(table, self.space) - 1]
        duel = table.duel = Duel(self.seat, master, foe, self.space)
        duel.forced = self.forced
        duel.damage = scenarios.damage_before(table, foe)
        duel.chaos = foes.chaos[foe] + scenarios.extra_chaos(table)
        duel.gaar = foes.gaar[foe] + scenarios.extra_gaar(table)
        duel.air = int(bool(powers(table, self.space) & AIR))
        duel.earth = int(bool(powers(table, self.space) & EARTH))
        if table.events is not None:
            data = {"seat": self.seat, "foe": foes.names[foe]}
            if master == NONE:
                table.emit("meets", data, "EU-141", reveals=True)
            else:
                table.emit("meets-player", data | {"other": master}, "EU-141", reveals=True)
        if master == NONE:
            return links.feed_reserve(table, foes.silver[foe], foes.gold_cards[foe])
        return call(table, DrawingBoth(master, foes.silver[foe], foes.gold_cards[foe]))

    @step
    def prepare(self, table: Table) -> Flow:
        at_hand(table).step = PREPARING
        return call(table, HeroUsing(1 << verb.PREP, "prepare", "EU-146"))

    @step
    def initiative(self, table: Table) -> Flow:
        """One attack before the first round (EU-147)."""
        duel = at_hand(table)
        duel.step = INITIATIVE_STEP
        return call(table, HeroAttack(1)) if weapons(table, duel, True) and not fallen(table, duel) else None

    @step
    def open_round(self, table: Table) -> Flow:
        duel = at_hand(table)
        if fallen(table, duel) or scenarios.truce(table, duel):
            return self.go(self.close)
        if duel.round >= table.box.cards.death.exhausted:
            table.health[self.seat] = 0
            table.emit("exhausted", {"seat": self.seat, "n": duel.round}, "EU-195")
            return self.go(self.close)
        duel.round += 1
        duel.gaar += duel.stolen
        duel.stolen = 0
        duel.sealed = []
        if table.events is not None:
            table.emit("combat-round", {"n": duel.round}, "EU-150")
        return None

    @step
    def heal_first(self, table: Table) -> Flow:
        return call(table, HeroUsing(HEALING, "healing", "EU-151"))

    @step
    def suffer(self, table: Table) -> Flow:
        at_hand(table).step = FOE_STEP
        return call(table, MonsterAttack())

    @step
    def heal_again(self, table: Table) -> Flow:
        duel = at_hand(table)
        if fallen(table, duel):
            return self.go(self.close)
        duel.spent = []
        return call(table, HeroUsing(HEALING, "healing", "EU-151"))

    @step
    def strike(self, table: Table) -> Flow:
        duel = at_hand(table)
        duel.step = HERO_STEP
        return call(table, HeroAttack()) if not fallen(table, duel) else None

    @step
    def close_round(self, table: Table) -> Flow:
        """Cards go away, but not clovers and those with a continuous effect (EU-224, EU-225)."""
        clear(table, at_hand(table), (PASSING,))
        return self.go(self.open_round)

    @step
    def close(self, table: Table) -> Flow:
        duel = at_hand(table)
        clear(table, duel, (PASSING, LASTING, CLOVERED))
        if table.health[self.seat] <= 0:
            return call(table, Losing())
        self.won = int(fallen(table, duel))
        return call(table, Winning())

    @step
    def end(self, table: Table) -> Flow:
        """Who has won on a trading post may trade before anything must be discarded (EU-205)."""
        table.duel = None
        return barter(table, self.seat) if self.won else None
