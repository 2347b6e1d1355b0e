"""The monster's attack: redirected dice, Magic against Attack dice, hits, defence, wounds, death (ML-136 to ML-152).
What the survivor rolls is left to the strike."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice, Roll
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, repeat, step
from taverne.engine.reasons import Reason

from ...box.catalogue import COUNTS, GATES, MAGIC, NONE, NUMBER_OF, PLACE_OF
from ...box.vocabulary import AutoHit, DrainGlory, Splash
from ...state.game_state import LandsState
from ..clan.supplies import Storing, add_glory
from .effects import (
    adjacent,
    attack_dice,
    defences,
    forbids,
    power_n,
    redirect_talent,
    use,
)

ATTACK_ROLLS: Final = tuple(Roll((6,) * n, "attack", "ML-138") for n in range(60))
SHIELD: Final = COUNTS["shield"]
DEFEND: Final = COUNTS["defend"]
DRINK: Final = COUNTS["drink"]
AMBUSH: Final = "ambush"


@procedure
class Attacking(Frame):
    """The monster attacks one expedition: redirected dice first, then the others, then what strikes all (ML-140)."""

    e: int = 0
    monster: int = 0
    dice: int = 0
    others: list[int] = []

    @step
    def begin(self, state: LandsState) -> Flow:
        self.dice = attack_dice(state, PLACE_OF[self.e], self.monster)
        state.tell(
            "attack",
            "ML-137",
            monster=state.cat.monster_names[self.monster],
            mercenary=state.cat.member_names[state.who[self.e]],
            seat=state.seat_of(self.e),
            n=self.dice,
        )
        return None

    @step
    def offer_redirection(self, state: LandsState) -> Flow:
        """By talent to an adjacent mercenary, by ambush to the one aimed at (ML-234, ML-360, ML-383)."""
        options = self.redirections(state)
        if not options or self.dice == 0:
            return self.go(self.strike)
        seat = state.seat_of(self.e)
        data: dict[str, int | str] = {"n": self.dice, "monster": state.cat.monster_names[self.monster]}
        return ask(state, Choice(seat, "redirect", (PASS, *options), "ML-234", data, default=PASS))

    def redirections(self, state: LandsState) -> list[Action]:
        options = []
        talent = redirect_talent(state, self.e)
        if talent is not None:
            word = talent[0].word
            options += [Action("redirect", (word, NUMBER_OF[x])) for x in adjacent(state, self.e) if state.who[x] >= 0]
        for aim in state.aims:
            if aim.e == self.e and state.who[aim.target] >= 0:
                action = Action("redirect", (AMBUSH, NUMBER_OF[aim.target]))
                if action not in options:
                    options.append(action)
        return options

    @step
    def redirect(self, state: LandsState) -> Flow:
        """Their target may defend as usual (ML-142, ML-235)."""
        if state.answer == PASS:
            return self.go(self.strike)
        word, number = state.answer.args
        target = self.e - NUMBER_OF[self.e] + int(number)
        n = self.take_aim(state, target) if word == AMBUSH else self.use_talent(state)
        n = min(n, self.dice)
        self.dice -= n
        state.tell(
            "redirected", "ML-234", seat=state.seat_of(self.e), mercenary=state.cat.member_names[state.who[target]], n=n
        )
        self.go(self.offer_redirection)
        return call(state, Hitting(target, self.monster, n))

    def take_aim(self, state: LandsState, target: int) -> int:
        aim = next(aim for aim in state.aims if aim.e == self.e and aim.target == target)
        state.aims.remove(aim)
        return aim.n

    def use_talent(self, state: LandsState) -> int:
        talent = redirect_talent(state, self.e)
        assert talent is not None
        use(state, talent[0], self.e)
        return talent[1]

    @step
    def strike(self, state: LandsState) -> Flow:
        """Automatic hits are no dice (ML-143)."""
        return call(state, Hitting(self.e, self.monster, self.dice, power_n(state, self.monster, AutoHit)))

    @step
    def choose_others(self, state: LandsState) -> Flow:
        if power_n(state, self.monster, Splash):
            self.others = state.occupied(PLACE_OF[self.e])
        return None

    @step
    def splash(self, state: LandsState) -> Flow:
        """Some monsters also strike everybody there, the active one included (ML-326, ML-187)."""
        while self.others:
            target = self.others.pop(0)
            if state.who[target] >= 0:
                return repeat(state, Hitting(target, self.monster, power_n(state, self.monster, Splash)))
        return DONE

    def why(self, state: LandsState, seat: Seat, action: Action) -> Reason:
        return Reason("redirect", "ML-238") if state.asked(seat) else Reason("not-asked")


@procedure
class Hitting(Frame):
    """Attack dice and automatic hits against one mercenary, who defends as best it can (ML-138 to ML-145)."""

    e: int = 0
    monster: int = 0
    dice: int = 0
    hits: int = 0
    missed: int = 0

    @step
    def offer_shield(self, state: LandsState) -> Flow:
        """Before the roll, each Magic die removed takes an Attack die away (ML-141, ML-142)."""
        most = 0 if state.rolled[self.e] else min(self.dice, state.dice[MAGIC][self.e])
        if not most:
            return self.go(self.roll)
        return self.ask_count(state, "shield", SHIELD, most, self.dice, "ML-141")

    def ask_count(
        self, state: LandsState, prompt: str, actions: tuple[Action, ...], most: int, n: int, rule: str
    ) -> Flow:
        data: dict[str, int | str] = {
            "mercenary": state.cat.member_names[state.who[self.e]],
            "monster": state.cat.monster_names[self.monster],
            "n": n,
        }
        return ask(state, Choice(state.seat_of(self.e), prompt, actions[: most + 1], rule, data, default=actions[0]))

    @step
    def shield(self, state: LandsState) -> Flow:
        n = state.answer.number()
        left = state.dice[MAGIC][self.e] - n
        state.dice[MAGIC][self.e] = left
        state.safe[MAGIC][self.e] = min(state.safe[MAGIC][self.e], left)
        self.dice -= n
        if n:
            state.tell("shielded", "ML-141", seat=state.seat_of(self.e), n=n)
        return None

    @step
    def roll(self, state: LandsState) -> Flow:
        if not self.dice:
            return self.go(self.offer_defence)
        return ask(state, ATTACK_ROLLS[self.dice])

    @step
    def count_hits(self, state: LandsState) -> Flow:
        """The left-hand neighbour rolls for the monster (ML-138)."""
        self.missed = self.count(state)
        again = self.missed and state.twist is not None and state.twist.reroll_misses
        return None if again else self.go(self.offer_defence)

    @step
    def roll_again(self, state: LandsState) -> Flow:
        """In one scenario monsters roll the dice that missed once more (ML-274)."""
        return ask(state, ATTACK_ROLLS[self.missed])

    @step
    def count_again(self, state: LandsState) -> Flow:
        self.count(state)
        return None

    def count(self, state: LandsState) -> int:
        """Add the hits of the roll and return how many dice missed."""
        faces = state.cat.hit_faces
        hits = sum([1 for value in state.answer.args if value in faces])
        seat = (state.seat_of(self.e) + 1) % state.seats
        dice = list(state.answer.args)
        state.tell("attack-roll", "ML-138", reveals=True, seat=seat, dice=dice, n=hits, more=self.hits)
        self.hits += hits
        return len(state.answer.args) - hits

    @step
    def offer_defence(self, state: LandsState) -> Flow:
        """Talents are used before tokens: they serve fewer ends and cost nothing (ML-088, ML-144)."""
        if not self.hits:
            return DONE
        most = state.shields[self.e] + sum([left for _, left in defences(state, self.e, self.monster)])
        most = min(self.hits, most)
        if not most:
            return self.go(self.offer_potion)
        return self.ask_count(state, "defend", DEFEND, most, self.hits, "ML-144")

    @step
    def defend(self, state: LandsState) -> Flow:
        n = state.answer.number()
        self.hits -= n
        if n:
            state.tell("defended", "ML-144", seat=state.seat_of(self.e), n=n)
        for source, left in defences(state, self.e, self.monster):
            used = min(n, left)
            if used:
                use(state, source, self.e, used)
                n -= used
        state.shields[self.e] -= n
        return None

    @step
    def offer_potion(self, state: LandsState) -> Flow:
        """A potion on the token cancels a wound, even a fatal one (ML-145)."""
        most = 0 if forbids(state, self.monster, "potion") else min(self.hits, state.potions[self.e])
        if not most:
            return self.go(self.wound)
        return self.ask_count(state, "drink", DRINK, most, self.hits, "ML-145")

    @step
    def drink(self, state: LandsState) -> Flow:
        n = state.answer.number()
        state.potions[self.e] -= n
        self.hits -= n
        if n:
            state.tell("drunk", "ML-145", seat=state.seat_of(self.e), n=n)
        return None

    @step
    def wound(self, state: LandsState) -> Flow:
        """A healthy mercenary is wounded, a wounded one dies (ML-139); some wounds cost glory (ML-343)."""
        if not self.hits:
            return DONE
        member, seat = state.who[self.e], state.seat_of(self.e)
        add_glory(state, seat, -power_n(state, self.monster, DrainGlory), "ML-343")
        if state.wounded[member] + self.hits > 1:
            return die(state, self.e)
        state.wounded[member] = 1
        state.tell("wounded", "ML-139", seat=seat, mercenary=state.cat.member_names[member])
        return None

    def why(self, state: LandsState, seat: Seat, action: Action) -> Reason:
        if not state.asked(seat):
            return Reason("not-asked")
        decision = state.asked(seat)[0]
        assert isinstance(decision, Choice)
        return Reason("at-most", decision.rule, {"n": len(decision.options) - 1})


def die(state: LandsState, e: int) -> Flow:
    """A mercenary dies on its expedition, which earns its clan glory (ML-146 to ML-149, ML-152, ML-184)."""
    member, seat = state.who[e], state.seat_of(e)
    cards = state.box.cards
    at_gates = PLACE_OF[e] == GATES
    glory = cards.gates.death_glory if at_gates else cards.expedition.death_glory[NUMBER_OF[e] - 1]
    state.tell("died", "ML-146", seat=seat, mercenary=state.cat.member_names[member])
    state.who[e] = NONE
    state.place[member] = NONE
    state.purse[e] = state.potions[e] = state.venoms[e] = state.shields[e] = 0
    state.clear_dice(e)
    if not state.rolled[e]:
        clear_traps(state, e, seat)
    add_glory(state, seat, glory, "ML-184" if at_gates else "ML-148")
    return leave(state, seat, member)


def clear_traps(state: LandsState, e: int, seat: Seat) -> None:
    """Discard the traps of an expedition; those of Madhala's have a pile of their own (ML-275).

    Those that still lay face down are seen then: the discards lie face up.
    """
    for kind in state.laid[e][state.shown[e] :]:
        if kind != NONE and seat >= 0:
            state.tell("trap-discarded", "ML-275", reveals=True, seat=seat, trap=state.cat.trap_names[kind])
    if state.sly_pile or state.sly_discard:
        hers = state.cat.is_module
        state.sly_discard += [kind for kind in state.laid[e] if kind != NONE and hers[kind]]
        state.trap_discard += [kind for kind in state.laid[e] if kind != NONE and not hers[kind]]
    else:
        state.trap_discard += state.laid[e]
    state.laid[e].clear()
    state.shown[e] = 0


def leave(state: LandsState, seat: Seat, member: int) -> Flow:
    """A member leaves its clan: card and equipment are discarded, reputation falls (ML-085, ML-149, ML-152, ML-202)."""
    cat = state.cat
    for gear in state.gear_of(member):
        state.wearer[gear] = NONE
        state.gear_discard.append(gear)
    state.members[seat].remove(member)
    state.owner[member] = NONE
    state.wounded[member] = 0
    state.reputation[seat] -= cat.reputation[member]
    if member in state.manager:
        state.manager[state.manager.index(member)] = NONE
    if state.leader[seat] == member:
        state.leader[seat] = NONE
    if state.novice(member):
        state.novices.append(member)
        state.novices.sort()
    else:
        (state.gone if cat.is_initial[member] else state.tavern_discard).append(member)
    return call(state, Storing(seat))
