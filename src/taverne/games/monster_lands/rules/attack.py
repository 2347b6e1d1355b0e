"""The monster's attack: redirected dice, Magic against Attack dice, hits, defence, wounds, death (ML-136 to ML-152).
What the survivor rolls is left to the strike."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice, Refusal, Roll
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ..catalogue import COUNTS, GATES, MAGIC, NONE, NUMBER_OF, PLACE_OF
from ..effects import (
    adjacent,
    attack_dice,
    defences,
    forbids,
    power_n,
    redirect_talent,
    source_name,
    use,
)
from ..state import Table
from ..vocabulary import AutoHit, DrainGlory, Splash
from .supplies import Storing, add_glory

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
    others: list[int] = field(default_factory=list)

    @step
    def begin(self, table: Table) -> Flow:
        self.dice = attack_dice(table, PLACE_OF[self.e], self.monster)
        if table.events is not None:
            names = table.cat
            data = {
                "monster": names.monster_names[self.monster],
                "mercenary": names.member_names[table.who[self.e]],
                "seat": table.seat_of(self.e),
                "n": self.dice,
            }
            table.emit("attack", data, "ML-137")
        return None

    @step
    def offer_redirection(self, table: Table) -> Flow:
        """By talent to an adjacent mercenary, by ambush to the one aimed at (ML-234, ML-360, ML-383)."""
        options = self.redirections(table)
        if not options or self.dice == 0:
            return self.go(self.strike)
        seat = table.seat_of(self.e)
        data: dict[str, int | str] = {"n": self.dice, "monster": table.cat.monster_names[self.monster]}
        return ask(table, Choice(seat, "redirect", (PASS, *options), "ML-234", data, default=PASS))

    def redirections(self, table: Table) -> list[Action]:
        options = []
        talent = redirect_talent(table, self.e)
        if talent is not None:
            word = source_name(table, talent[0])
            options += [Action("redirect", (word, NUMBER_OF[x])) for x in adjacent(table, self.e) if table.who[x] >= 0]
        aims = table.aims
        for i in range(0, len(aims), 3):
            if aims[i] == self.e and table.who[aims[i + 1]] >= 0:
                action = Action("redirect", (AMBUSH, NUMBER_OF[aims[i + 1]]))
                if action not in options:
                    options.append(action)
        return options

    @step
    def redirect(self, table: Table) -> Flow:
        """Their target may defend as usual (ML-142, ML-235)."""
        if table.answer == PASS:
            return self.go(self.strike)
        word, number = table.answer.args
        target = self.e - NUMBER_OF[self.e] + int(number)
        n = self.take_aim(table, target) if word == AMBUSH else self.use_talent(table)
        n = min(n, self.dice)
        self.dice -= n
        if table.events is not None:
            data = {"seat": table.seat_of(self.e), "mercenary": table.cat.member_names[table.who[target]], "n": n}
            table.emit("redirected", data, "ML-234")
        return call(table, Hitting(target, self.monster, n))

    def take_aim(self, table: Table, target: int) -> int:
        aims = table.aims
        for i in range(0, len(aims), 3):
            if aims[i] == self.e and aims[i + 1] == target:
                n = aims[i + 2]
                del aims[i : i + 3]
                return n
        raise AssertionError("the aim is one of those offered")

    def use_talent(self, table: Table) -> int:
        talent = redirect_talent(table, self.e)
        assert talent is not None
        use(table, talent[0], self.e)
        return talent[1]

    @step
    def redirect_more(self, table: Table) -> Flow:
        return self.go(self.offer_redirection)

    @step
    def strike(self, table: Table) -> Flow:
        """Automatic hits are no dice (ML-143)."""
        return call(table, Hitting(self.e, self.monster, self.dice, power_n(table, self.monster, AutoHit)))

    @step
    def choose_others(self, table: Table) -> Flow:
        if power_n(table, self.monster, Splash):
            self.others = table.occupied(PLACE_OF[self.e])
        return None

    @step
    def splash(self, table: Table) -> Flow:
        """Some monsters also strike everybody there, the active one included (ML-326, ML-187)."""
        while self.others:
            target = self.others.pop(0)
            if table.who[target] >= 0:
                return call(table, Hitting(target, self.monster, power_n(table, self.monster, Splash)))
        return DONE

    @step
    def splash_on(self, table: Table) -> Flow:
        return self.go(self.splash)

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        return Refusal("redirect", "ML-238") if table.asked(seat) else Refusal("not-asked")


@procedure
class Hitting(Frame):
    """Attack dice and automatic hits against one mercenary, who defends as best it can (ML-138 to ML-145)."""

    e: int = 0
    monster: int = 0
    dice: int = 0
    hits: int = 0
    missed: int = 0

    @step
    def offer_shield(self, table: Table) -> Flow:
        """Before the roll, each Magic die removed takes an Attack die away (ML-141, ML-142)."""
        most = 0 if table.rolled[self.e] else min(self.dice, table.dice[3 * self.e + MAGIC])
        if not most:
            return self.go(self.roll)
        return self.ask_count(table, "shield", SHIELD, most, self.dice, "ML-141")

    def ask_count(self, table: Table, prompt: str, actions: tuple[Action, ...], most: int, n: int, rule: str) -> Flow:
        data: dict[str, int | str] = {
            "mercenary": table.cat.member_names[table.who[self.e]],
            "monster": table.cat.monster_names[self.monster],
            "n": n,
        }
        return ask(table, Choice(table.seat_of(self.e), prompt, actions[: most + 1], rule, data, default=actions[0]))

    @step
    def shield(self, table: Table) -> Flow:
        n = int(table.answer.args[0])
        at = 3 * self.e + MAGIC
        table.dice[at] -= n
        table.safe[at] = min(table.safe[at], table.dice[at])
        self.dice -= n
        if n:
            table.emit("shielded", {"seat": table.seat_of(self.e), "n": n}, "ML-141")
        return None

    @step
    def roll(self, table: Table) -> Flow:
        if not self.dice:
            return self.go(self.offer_defence)
        return ask(table, ATTACK_ROLLS[self.dice])

    @step
    def count_hits(self, table: Table) -> Flow:
        """The left-hand neighbour rolls for the monster (ML-138)."""
        self.missed = self.count(table)
        again = self.missed and table.twist is not None and table.twist.reroll_misses
        return None if again else self.go(self.offer_defence)

    @step
    def roll_again(self, table: Table) -> Flow:
        """In one scenario monsters roll the dice that missed once more (ML-274)."""
        return ask(table, ATTACK_ROLLS[self.missed])

    @step
    def count_again(self, table: Table) -> Flow:
        self.count(table)
        return None

    def count(self, table: Table) -> int:
        """Add the hits of the roll and return how many dice missed."""
        faces = table.cat.hit_faces
        hits = sum([1 for value in table.answer.args if value in faces])
        if table.events is not None:
            seat = (table.seat_of(self.e) + 1) % table.seats
            data = {"seat": seat, "dice": list(table.answer.args), "n": hits, "more": self.hits}
            table.emit("attack-roll", data, "ML-138", reveals=True)
        self.hits += hits
        return len(table.answer.args) - hits

    @step
    def offer_defence(self, table: Table) -> Flow:
        """Talents are used before tokens: they serve fewer ends and cost nothing (ML-088, ML-144)."""
        if not self.hits:
            return DONE
        most = table.shields[self.e] + sum([left for _, left in defences(table, self.e, self.monster)])
        most = min(self.hits, most)
        if not most:
            return self.go(self.offer_potion)
        return self.ask_count(table, "defend", DEFEND, most, self.hits, "ML-144")

    @step
    def defend(self, table: Table) -> Flow:
        n = int(table.answer.args[0])
        self.hits -= n
        if n:
            table.emit("defended", {"seat": table.seat_of(self.e), "n": n}, "ML-144")
        for source, left in defences(table, self.e, self.monster):
            used = min(n, left)
            if used:
                use(table, source, self.e, used)
                n -= used
        table.shields[self.e] -= n
        return None

    @step
    def offer_potion(self, table: Table) -> Flow:
        """A potion on the token cancels a wound, even a fatal one (ML-145)."""
        most = 0 if forbids(table, self.monster, "potion") else min(self.hits, table.potions[self.e])
        if not most:
            return self.go(self.wound)
        return self.ask_count(table, "drink", DRINK, most, self.hits, "ML-145")

    @step
    def drink(self, table: Table) -> Flow:
        n = int(table.answer.args[0])
        table.potions[self.e] -= n
        self.hits -= n
        if n:
            table.emit("drunk", {"seat": table.seat_of(self.e), "n": n}, "ML-145")
        return None

    @step
    def wound(self, table: Table) -> Flow:
        """A healthy mercenary is wounded, a wounded one dies (ML-139); some wounds cost glory (ML-343)."""
        if not self.hits:
            return DONE
        member, seat = table.who[self.e], table.seat_of(self.e)
        add_glory(table, seat, -power_n(table, self.monster, DrainGlory), "ML-343")
        self.go(self.end)
        if table.wounded[member] + self.hits > 1:
            return die(table, self.e)
        table.wounded[member] = 1
        if table.events is not None:
            table.emit("wounded", {"seat": seat, "mercenary": table.cat.member_names[member]}, "ML-139")
        return None

    @step
    def end(self, table: Table) -> Flow:
        return DONE

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        if not table.asked(seat):
            return Refusal("not-asked")
        decision = table.asked(seat)[0]
        assert isinstance(decision, Choice)
        return Refusal("at-most", decision.rule, {"n": len(decision.options) - 1})


def die(table: Table, e: int) -> Flow:
    """A mercenary dies on its expedition, which earns its clan glory (ML-146 to ML-149, ML-152, ML-184)."""
    member, seat = table.who[e], table.seat_of(e)
    cards = table.box.cards
    at_gates = PLACE_OF[e] == GATES
    glory = cards.gates.death_glory if at_gates else cards.expedition.death_glory[NUMBER_OF[e] - 1]
    if table.events is not None:
        table.emit("died", {"seat": seat, "mercenary": table.cat.member_names[member]}, "ML-146")
    table.who[e] = NONE
    table.place[member] = NONE
    table.purse[e] = table.potions[e] = table.venoms[e] = table.shields[e] = 0
    table.dice[3 * e : 3 * e + 3] = table.safe[3 * e : 3 * e + 3] = [0, 0, 0]
    if not table.rolled[e]:
        clear_traps(table, e)
    add_glory(table, seat, glory, "ML-184" if at_gates else "ML-148")
    return leave(table, seat, member)


def clear_traps(table: Table, e: int) -> None:
    """Discard the traps of an expedition; those of Madhala's have a pile of their own (ML-275)."""
    if table.sly_pile or table.sly_discard:
        hers = table.cat.is_module
        table.sly_discard += [kind for kind in table.laid[e] if kind != NONE and hers[kind]]
        table.trap_discard += [kind for kind in table.laid[e] if kind != NONE and not hers[kind]]
    else:
        table.trap_discard += table.laid[e]
    table.laid[e].clear()
    table.shown[e] = 0


def leave(table: Table, seat: Seat, member: int) -> Flow:
    """A member leaves its clan: card and equipment are discarded, reputation falls (ML-085, ML-149, ML-152, ML-202)."""
    cat = table.cat
    for gear in table.gear_of(member):
        table.wearer[gear] = NONE
        table.gear_discard.append(gear)
    table.members[seat].remove(member)
    table.owner[member] = NONE
    table.wounded[member] = 0
    table.reputation[seat] -= cat.reputation[member]
    if member in table.manager:
        table.manager[table.manager.index(member)] = NONE
    if table.leader[seat] == member:
        table.leader[seat] = NONE
    if table.novice(member):
        table.novices.append(member)
        table.novices.sort()
    else:
        (table.gone if cat.is_initial[member] else table.tavern_discard).append(member)
    return call(table, Storing(seat))
