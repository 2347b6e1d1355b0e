"""After a combat: reward, trophy, loot, tokens on the space; and death, in a combat or outside (EU-195 to EU-217).
What rewards give is left to ``gains``, what does not fit to ``storage``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice, Draw
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ...box.atlas import ALCHEMIST, CAVERN, MERCHANT, MOUNTAIN, TOWER, TREASURE_LAND
from ...box.integer_tables import NONE
from ...box.texts import amount
from ...state.game_state import COMPETITIVE, COOP, KNOWN, SOLO, Table
from .. import links
from ..goods.cards import draw_gold, draw_silver, limit
from ..goods.holdings import bury
from ..goods.storage import excess
from ..scenarios import played as scenarios
from ..trade import trade_action as trading
from ..travel.places import chapel, name
from ..turn.tokens import TRADE, available, granting, held, spend
from .effects import at_hand

KEEP: Final = Action("keep")
TRADE_NOW: Final = Action("trade")


@procedure
class Winning(Frame):
    """What a victory brings, in the order of the rulebook (EU-196 to EU-207); a truce brings only what hope is left."""

    @step
    def reward(self, table: Table) -> Flow:
        """1: the reward, if the winner's reputation is not too high (EU-196, EU-310)."""
        duel, foes = at_hand(table), table.cat.foes
        if not beaten(table):
            scenarios.note_damage(table, duel)
            return self.go(self.player)
        if table.events is not None:
            table.emit("monster-beaten", {"seat": duel.seat, "foe": foes.names[duel.foe]}, "EU-195")
        if foes.rep_limit[duel.foe] != NONE and table.rep[duel.seat] > foes.rep_limit[duel.foe]:
            table.emit("no-reward", {"seat": duel.seat, "n": foes.rep_limit[duel.foe]}, "EU-196")
            return None
        return scenarios.reward(table, duel)

    @step
    def trophy(self, table: Table) -> Flow:
        """2: the card may be kept as a trophy (EU-197, EU-312, EU-376)."""
        duel, foes = at_hand(table), table.cat.foes
        if duel.foe >= foes.monsters + foes.elites:
            return self.go(self.loot)
        data: dict[str, int | str] = {"foe": foes.names[duel.foe]}
        return ask(table, Choice(duel.seat, "trophy", (PASS, KEEP), "EU-197", data, PASS))

    @step
    def kept(self, table: Table) -> Flow:
        duel, level = at_hand(table), table.cat.foes.level[at_hand(table).foe] - 1
        if table.top[level] == duel.foe:
            table.top[level] = NONE
        if table.answer == KEEP:
            table.trophies[duel.seat].append(duel.foe)
            table.emit("trophy", {"seat": duel.seat, "foe": table.cat.foes.names[duel.foe]}, "EU-197")
        else:
            bury(table, duel.foe)
        return None

    @step
    def loot(self, table: Table) -> Flow:
        """3: all that lies beside the monster's symbol (EU-198); an elite gives none (EU-311)."""
        duel = at_hand(table)
        if not duel.forced or duel.space in table.spawned:
            return self.go(self.player)
        gold, gaar, potions, _, _ = table.cat.map.loot[duel.space]
        table.gold[duel.seat] += gold
        table.gaar[duel.seat] += gaar
        for _ in range(min(potions, table.potions)):
            table.potions -= 1
            table.add_thing(duel.seat, table.cat.potion)
        if table.events is not None and any(table.cat.map.loot[duel.space]):
            kinds = ("gold", "gaar", "potions", "silver", "gold_cards")
            loot = zip(kinds, table.cat.map.loot[duel.space], strict=True)
            table.emit("loot", {"seat": duel.seat, "goods": [amount(name, n) for name, n in loot if n]}, "EU-198")
        return None

    @step
    def silver(self, table: Table) -> Flow:
        duel = at_hand(table)
        return draw_silver(table, duel.seat, table.cat.map.loot[duel.space][3])

    @step
    def golden(self, table: Table) -> Flow:
        duel = at_hand(table)
        return draw_gold(table, duel.seat, table.cat.map.loot[duel.space][4])

    @step
    def player(self, table: Table) -> Flow:
        """4: unused cards stay with the monster player, who comes down to the limit (EU-199)."""
        duel = at_hand(table)
        return limit(table, duel.master) if duel.master != NONE else None

    @step
    def hope(self, table: Table) -> Flow:
        """5: one Gaar for every two points of hope (EU-200)."""
        turn_hope(table, at_hand(table).seat)
        return None if beaten(table) else self.go(self.own_limit)

    @step
    def token(self, table: Table) -> Flow:
        """6: a token frees the space (EU-201 to EU-203, EU-206); a treasure there is the winner's (EU-232)."""
        duel = at_hand(table)
        if not duel.forced:
            return self.go(self.tell)
        free(table, duel.seat, duel.space)
        return call(table, MeetingNext(table.cat.foes.level[duel.foe] - 1))

    @step
    def freed(self, table: Table) -> Flow:
        """A spawned monster leaves nothing but its own end (EUS-102)."""
        if at_hand(table).space in table.spawned:
            return self.go(self.tell)
        return scenarios.space_freed(table, at_hand(table).seat, at_hand(table).space)

    @step
    def treasure(self, table: Table) -> Flow:
        """The treasure is the winner's, but finding it is a free action, which ruins do not allow (EU-232, EUS-099)."""
        duel = at_hand(table)
        if table.cat.map.land[duel.space] == TREASURE_LAND and duel.space not in table.ruined:
            return links.find(table, duel.seat, table.cat.map.treasure_level[duel.space])
        return None

    @step
    def tell(self, table: Table) -> Flow:
        duel = at_hand(table)
        if duel.foe == table.bounty:
            table.bounties[duel.seat].append(duel.foe)
            table.bounty = NONE
        return scenarios.hook(table, "monster_beaten", duel.foe, duel.space)

    @step
    def own_limit(self, table: Table) -> Flow:
        return limit(table, at_hand(table).seat)


def beaten(table: Table) -> bool:
    duel = at_hand(table)
    return duel.damage >= scenarios.foe_health(table, duel.foe)


def turn_hope(table: Table, seat: Seat) -> None:
    """Turn what is left on the Die of Hope into Gaar (EU-200, EU-214)."""
    gained = table.hope // table.box.cards.hope.for_gaar
    table.hope = 0
    table.gaar[seat] += gained
    if table.events is not None and gained:
        table.emit("hope-left", {"seat": seat, "n": gained}, "EU-200")


def free(table: Table, seat: Seat, space: int) -> None:
    """Lay the token that shows who freed a space (EU-201 to EU-203); a spawned monster leaves none (EUS-102)."""
    land = table.cat.map.land[space]
    if space in table.spawned:
        return
    if land in (MERCHANT, ALCHEMIST, TOWER):
        table.trade_token[space] = seat
    elif MOUNTAIN <= land <= CAVERN:
        table.interaction[4 * space + seat] += 2
    else:
        table.hero_token[space] = seat
    if table.events is not None:
        table.emit("freed", {"seat": seat, "space": name(table, space)}, "EU-206")


def barter(table: Table, seat: Seat) -> Flow:
    """Offer a Trade action to a winner who has more than he can carry and stands on a post; a step returns this."""
    if table.cat.map.land[table.at[seat]] not in (MERCHANT, ALCHEMIST) or excess(table, seat) <= 0:
        return None
    if trading.why_not(table, seat) is not None or not available(table, seat, TRADE):
        return None
    return call(table, Bartering(seat))


@procedure
class Bartering(Frame):
    """A Trade action at once after a victory, paid as usual (EU-205); who is not overladen may trade later as well."""

    seat: Seat = 0

    @step
    def offer(self, table: Table) -> Flow:
        options = [PASS, *([TRADE_NOW] if held(table, self.seat, TRADE) else []), *granting(table, self.seat, TRADE)]
        return ask(table, Choice(self.seat, "trade-now", tuple(options), "EU-205", default=PASS))

    @step
    def take(self, table: Table) -> Flow:
        if table.answer == PASS:
            return DONE
        if table.answer != TRADE_NOW:
            return links.use(table, self.seat, table.answer)
        spend(table, self.seat, TRADE)
        return call(table, trading.Trading(self.seat))


@procedure
class MeetingNext(Frame):
    """The next card of a monster deck comes to the top; all see its back (EU-142)."""

    level: int = 0

    @step
    def draw(self, table: Table) -> Flow:
        deck, gone = table.monsters[self.level], table.monsters_discard[self.level]
        if not deck:
            deck += sorted(gone)
            gone.clear()
        if not deck:
            return DONE
        ids = table.cat.foes.ids
        return ask(table, Draw(tuple([ids[foe] for foe in deck]), 1, "monster", "EU-142"))

    @step
    def turn(self, table: Table) -> Flow:
        foe = next(f for f in table.monsters[self.level] if table.cat.foes.ids[f] == table.answer.args[0])
        table.monsters[self.level].remove(foe)
        table.top[self.level] = foe
        table.top_seen[self.level] = 0
        return DONE


@procedure
class Losing(Frame):
    """Death in a combat, in the order of the rulebook (EU-209 to EU-214)."""

    @step
    def leave(self, table: Table) -> Flow:
        """The monster goes back on its deck, seen by all; its player takes a token of the dead (EU-209, EU-210)."""
        duel = at_hand(table)
        if duel.forced:
            table.top_seen[table.cat.foes.level[duel.foe] - 1] = KNOWN
        scenarios.note_damage(table, duel)
        if table.events is not None:
            table.emit("fell", {"seat": duel.seat, "foe": table.cat.foes.names[duel.foe]}, "EU-208")
        table.deaths[duel.seat] += table.mode != COOP
        if duel.master != NONE:
            table.captured[duel.master] += 1
            if table.events is not None:
                table.emit("captured", {"seat": duel.master, "other": duel.seat}, "EU-210")
        turn_hope(table, duel.seat)
        return limit(table, duel.master) if duel.master != NONE else None

    @step
    def rise(self, table: Table) -> Flow:
        duel, figures = at_hand(table), table.box.cards.death
        table.gaar[duel.seat] += figures.gaar
        if table.mode == COOP:
            table.rep[duel.seat] = max(0, table.rep[duel.seat] - figures.rep_coop)
        revive(table, duel.seat)
        return draw_gold(table, duel.seat, figures.gold_cards)

    @step
    def settle(self, table: Table) -> Flow:
        return limit(table, at_hand(table).seat)

    @step
    def tell(self, table: Table) -> Flow:
        return scenarios.hook(table, "hero_dies", at_hand(table).seat, at_hand(table).space)


def revive(table: Table, seat: Seat) -> None:
    """Put a dead hero into the Chapel at full health, without movement, the Dwurt die at zero (EU-211, EU-367).

    In his own turn he has left a portal otherwise than by portal, if he died on one (EU-086).
    """
    if seat == table.turn and table.at[seat] in table.portals:
        table.portals.remove(table.at[seat])
    table.at[seat] = chapel(table)
    table.health[seat] = links.max_health(table, seat)
    table.moves[seat] = 0
    table.dwurt_die[seat] = 0


def die(table: Table, seat: Seat, in_combat: bool) -> Flow:
    """Let a hero die outside combat (EU-215, EU-216); a step returns this. Deaths in combat end the combat."""
    return call(table, Dying(seat, table.at[seat]))


@procedure
class Dying(Frame):
    """Death outside combat: the Chapel, and reputation lost (EU-215 to EU-217)."""

    seat: Seat = 0
    space: int = NONE
    dwurt: int = 0

    @step
    def fall(self, table: Table) -> Flow:
        figures = table.box.cards.death
        cost = figures.rep_coop if table.mode == COOP else figures.rep_dwurt if self.dwurt else figures.rep_outside
        table.rep[self.seat] = max(0, table.rep[self.seat] - cost)
        revive(table, self.seat)
        if table.events is not None:
            table.emit("died", {"seat": self.seat, "n": cost}, "EU-215")
        return scenarios.hook(table, "hero_dies", self.seat, self.space)

    @step
    def end(self, table: Table) -> Flow:
        return DONE


__all__ = ["COMPETITIVE", "SOLO", "Dying", "Losing", "MeetingNext", "Winning", "die", "free", "revive"]
