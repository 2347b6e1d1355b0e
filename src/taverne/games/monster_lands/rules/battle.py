"""Battles in the regions and at the Gates: traps, monster, conquest, loot (ML-122, ML-132 to ML-186).
The dice of monsters and mercenaries are left to attack and strike; unbeaten monsters, to the Cleanup."""

from __future__ import annotations

from dataclasses import field

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice, Refusal
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ..catalogue import GATES, NONE, PLACE_END, PLACE_START, PLACES, REGION_A
from ..effects import monster_space, power_n, triggered
from ..state import ADVENTURE, MADHALA, Table
from ..vocabulary import Escape, Gain, LastHit, Occasion
from .attack import Attacking, Hitting, clear_traps
from .conflict import Conflicting, reveal_all
from .free_actions import discard_loot
from .free_options import manage_action, vacancies
from .managing import TakingLoot
from .missions import Competing, Contracting
from .regions import appoint
from .solo import remove_monster, remove_region
from .strike import CAPTURED, CONQUEST, FAILED, FIGHT, Striking
from .supplies import SPOILS, Refilling, add_glory, add_gold, receive


@procedure
class Adventuring(Frame):
    """Missions, then region A, region B, then the defence of the Citadel (ML-122, ML-132)."""

    place: int = REGION_A

    @step
    def begin(self, table: Table) -> Flow:
        table.phase = ADVENTURE
        table.emit("phase", {"phase": "phase-adventure"}, "ML-122")
        return call(table, Competing())

    @step
    def contract(self, table: Table) -> Flow:
        return call(table, Contracting())

    @step
    def battle(self, table: Table) -> Flow:
        """A place without mercenaries is skipped; so are Gates without a monster (ML-182)."""
        while self.place <= GATES and not table.occupied(self.place):
            self.place += 1
        if self.place > GATES:
            return DONE
        self.place += 1
        return call(table, Battling(self.place - 1))

    @step
    def on(self, table: Table) -> Flow:
        return self.go(self.battle)


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
    fought: list[int] = field(default_factory=list)

    @step
    def reveal(self, table: Table) -> Flow:
        self.e = PLACE_START[self.place]
        if table.events is not None:
            monster = table.monsters[monster_space(self.place)]
            name = table.cat.monster_names[monster] if monster != NONE else ""
            table.emit("battle", {"place": f"place-{PLACES[self.place]}", "monster": name}, "ML-132")
        if table.ambush:
            return call(table, Conflicting(self.place))
        reveal_all(table, self.place)
        return None

    def next_one(self, table: Table) -> bool:
        """Move on to the next to the right that still stands, be it Madhala."""
        while self.e < PLACE_END[self.place]:
            if table.who[self.e] != NONE:
                return True
            self.e += 1
        return False

    def monster(self, table: Table) -> int:
        return table.monsters[monster_space(self.place)]

    @step
    def attacked(self, table: Table) -> Flow:
        """The leftmost that has not fought is attacked (ML-136, ML-164); a region without monster is open (ML-172).

        Madhala is never attacked: she beats the monster, or takes the region, without a roll (ML-260, ML-262).
        """
        if self.monster(table) == NONE:
            return self.go(self.conquer)
        if not self.next_one(table):
            return self.go(self.loot_first)
        if table.who[self.e] == MADHALA:
            remove_monster(table, self.place)
            return self.go(self.disengage)
        return call(table, Attacking(self.e, self.monster(table)))

    @step
    def strike(self, table: Table) -> Flow:
        if table.who[self.e] < 0:
            return self.go(self.attacked)
        self.fought.append(self.e)
        return call(table, Striking(self.e, FIGHT, self.monster(table), self.damage))

    @step
    def judge(self, table: Table) -> Flow:
        """A failed attack's result helps those that follow (ML-163, ML-165)."""
        struck = table.returned
        assert isinstance(struck, Striking)
        if struck.outcome == FAILED:
            self.damage += struck.own
            if table.events is not None:
                table.emit("strike-failed", {"seat": table.seat_of(self.e), "damage": self.damage}, "ML-163")
            self.e += 1
            return self.go(self.attacked)
        self.winner = self.e
        self.how = struck.outcome
        return call(table, Winning(self.place, self.e, self.monster(table), self.how == CAPTURED))

    @step
    def disengage(self, table: Table) -> Flow:
        """All that took part take their dice and tokens off and do not conquer (ML-167)."""
        for e in self.fought:
            clear_expedition(table, e)
        self.e += 1
        return None

    @step
    def conquer(self, table: Table) -> Flow:
        """Whoever did not fight tries, from left to right (ML-169, ML-172)."""
        if self.place == GATES:
            return DONE
        region = table.regions[self.place - REGION_A]
        if region == NONE or not self.next_one(table):
            return self.go(self.loot_first)
        if table.who[self.e] == MADHALA:
            remove_region(table, self.place)
            return self.go(self.loot_first)
        value = table.box.cards.region[region].conquest_value
        return call(table, Striking(self.e, CONQUEST, value, self.gained))

    @step
    def conquered(self, table: Table) -> Flow:
        struck = table.returned
        assert isinstance(struck, Striking)
        if struck.outcome == FAILED:
            self.gained += struck.own
            if table.events is not None:
                table.emit("conquest-failed", {"seat": table.seat_of(self.e), "total": self.gained}, "ML-170")
            self.e += 1
            return self.go(self.conquer)
        self.conqueror = self.e
        return call(table, TakingRegion(self.place, self.e))

    @step
    def loot_first(self, table: Table) -> Flow:
        if self.place == GATES:
            return DONE
        self.e = PLACE_START[self.place]
        return None

    @step
    def loot(self, table: Table) -> Flow:
        """Every survivor without success takes one, even if it never got to act (ML-178)."""
        while self.next_one(table):
            if self.e != self.winner and self.e != self.conqueror and table.who[self.e] != MADHALA:
                self.e += 1
                return call(table, TakingLoot(table.seat_of(self.e - 1), rule="ML-178"))
            self.e += 1
        return self.go(self.refill)

    @step
    def loot_on(self, table: Table) -> Flow:
        return self.go(self.loot)

    @step
    def refill(self, table: Table) -> Flow:
        return call(table, Refilling(SPOILS))


def clear_expedition(table: Table, e: int) -> None:
    """Take dice, traps and Defence tokens off an expedition."""
    table.dice[3 * e : 3 * e + 3] = table.safe[3 * e : 3 * e + 3] = [0, 0, 0]
    table.faces[e].clear()
    table.shields[e] = 0
    clear_traps(table, e)


@procedure
class Winning(Frame):
    """The reward of a capture or a kill, then what the monster does as it falls (ML-157 to ML-159, ML-345)."""

    place: int = 0
    e: int = 0
    beast: int = 0
    capture: bool = False
    struck: list[int] = field(default_factory=list)

    @step
    def reward(self, table: Table) -> Flow:
        seat = table.seat_of(self.e)
        card = table.box.cards.monster[self.beast]
        table.monsters[monster_space(self.place)] = NONE
        if table.events is not None:
            cat = table.cat
            data = {
                "seat": seat,
                "mercenary": cat.member_names[table.who[self.e]],
                "monster": cat.monster_names[self.beast],
            }
            table.emit("captured" if self.capture else "killed", data, "ML-157" if self.capture else "ML-158")
        if self.capture:
            add_glory(table, seat, card.capture_glory, "ML-157")
            add_gold(table, seat, card.capture_gold, "ML-157")
            self.put_away(table)
        else:
            add_glory(table, seat, card.kill_glory, "ML-158")
            add_gold(table, seat, card.kill_gold, "ML-158")
            table.trophies[seat].append(self.beast)
        for goods in triggered(table, self.e, "capture" if self.capture else "kill"):
            receive(table, seat, goods, "ML-383")
        return call(table, Celebrating(seat, "capture" if self.capture else "kill"))

    def put_away(self, table: Table) -> None:
        """A captured monster is discarded; one that escapes comes to the Gates (ML-157, ML-334, ML-346)."""
        if self.place != GATES and type(table.cat.power[self.beast]) is Escape:
            table.fugitives.append(self.beast)
            table.emit("escaped", {"monster": table.cat.monster_names[self.beast]}, "ML-334")
        else:
            table.monster_discard.append(self.beast)

    @step
    def calm(self, table: Table) -> Flow:
        """Beaten at the Gates, it takes all panic with it (ML-185)."""
        if self.place == GATES:
            cat = table.cat
            freed = [building for building, panic in enumerate(table.panic) if panic]
            table.panic_pile += freed
            table.panic_pile.sort()
            table.panic = [0] * len(table.panic)
            if table.events is not None and freed:
                table.emit("calm", {"buildings": [cat.building_names[b] for b in freed]}, "ML-185")
        if not self.capture and power_n(table, self.beast, LastHit):
            self.struck = table.occupied(self.place)
        return None

    @step
    def last_hit(self, table: Table) -> Flow:
        """Some strike all once more when killed (ML-327, ML-336, ML-345)."""
        while self.struck:
            target = self.struck.pop(0)
            if table.who[target] >= 0:
                return call(table, Hitting(target, self.beast, 0, power_n(table, self.beast, LastHit)))
        return DONE

    @step
    def on(self, table: Table) -> Flow:
        return self.go(self.last_hit)


@procedure
class Celebrating(Frame):
    """Loot that pays on a capture, a kill or a conquest may be discarded now (ML-310 to ML-312)."""

    seat: Seat = 0
    occasion: Occasion = "capture"

    @step
    def offer(self, table: Table) -> Flow:
        tokens = []
        for token in table.loot[self.seat]:
            effect = table.cat.loot_effect[token]
            if isinstance(effect, Gain) and self.occasion in effect.on:
                tokens.append(table.cat.use_loot[token])
        if not tokens:
            return DONE
        return ask(table, Choice(self.seat, "celebrate", (PASS, *tokens), "ML-179", default=PASS))

    @step
    def take(self, table: Table) -> Flow:
        if table.answer == PASS:
            return DONE
        token = table.cat.loot_index[str(table.answer.args[0])]
        effect = table.cat.loot_effect[token]
        assert isinstance(effect, Gain)
        discard_loot(table, self.seat, token)
        return receive(table, self.seat, effect.goods, "ML-179")

    @step
    def on(self, table: Table) -> Flow:
        return self.go(self.offer)

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        return Refusal("loot-now", "ML-179") if table.asked(seat) else Refusal("not-asked")


@procedure
class TakingRegion(Frame):
    """The conqueror's clan takes glory and card, and may name a manager (ML-171, ML-173)."""

    place: int = 0
    e: int = 0

    @step
    def take(self, table: Table) -> Flow:
        space = self.place - REGION_A
        seat, region = table.seat_of(self.e), table.regions[space]
        table.regions[space] = NONE
        table.ruler[region] = seat
        table.list_stock.append(table.lists[space] // 2)
        table.lists[space] = NONE
        if table.events is not None:
            cat = table.cat
            data = {
                "seat": seat,
                "mercenary": cat.member_names[table.who[self.e]],
                "region": cat.region_names[region],
            }
            table.emit("conquered", data, "ML-171")
        add_glory(table, seat, table.box.cards.region[region].glory, "ML-171")
        for goods in triggered(table, self.e, "conquest"):
            receive(table, seat, goods, "ML-383")
        return call(table, Celebrating(seat, "conquest"))

    @step
    def manage(self, table: Table) -> Flow:
        seat = table.seat_of(self.e)
        return call(table, Appointing(seat))


@procedure
class Appointing(Frame):
    """Name managers for the clan's unmanaged regions, or leave them (ML-173, ML-176)."""

    seat: Seat = 0

    @step
    def offer(self, table: Table) -> Flow:
        options = [manage_action(table, region, member) for region, member in vacancies(table, self.seat)]
        if not options:
            return DONE
        return ask(table, Choice(self.seat, "manage", (PASS, *options), "ML-173", default=PASS))

    @step
    def take(self, table: Table) -> Flow:
        if table.answer == PASS:
            return DONE
        region, member = table.answer.args
        appoint(table, self.seat, table.cat.region_index[str(region)], table.cat.member_index[str(member)])
        return self.go(self.offer)

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        return Refusal("manager", "ML-173") if table.asked(seat) else Refusal("not-asked")
