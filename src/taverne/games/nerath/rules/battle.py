"""One battle: forces meet, rounds of First Strike, other attacks and hits follow, and it is decided (CN-194 to CN-226).
Dice are counted in ``rolling``, hits allotted in ``casualties``; retreat, conquest and dungeons have their chapters."""

from __future__ import annotations

from dataclasses import field

from taverne.engine.actions import Action
from taverne.engine.decisions import Choice, Roll
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ..catalogue import DUNGEON, LAND, NONE, REALM_WORDS, SEA
from ..fight import LOST, WON, Fight
from ..modifiers import expire
from ..state import ATTACKING, LANDED, UNLOADED, Table
from .casualties import Suffering, destroy
from .conquest import RunningAmok, conquer
from .exploring import Culling, Looting, Revealing, rouse
from .forces import attackers, decided, defenders
from .groups import amounts
from .reactions import triggers, window
from .retreat import Retreating, may_go
from .rolling import ATTACK, DEFENCE, anybody, clear, count, show, take_up, tell, to_be_rolled

CONTINUE = Action("continue")
RETREAT = Action("retreat")
GO_ON: tuple[Action, ...] = (CONTINUE, RETREAT)


def at_hand(table: Table) -> Fight:
    """Return the battle that is being fought."""
    fight = table.fight
    assert fight is not None
    return fight


@procedure
class Battling(Frame):
    """A battle in one space, from the landing of troops to Run Amok (CN-194, CN-195, CN-214)."""

    space: int = NONE
    fled: bool = False

    @step
    def meet(self, table: Table) -> Flow:
        fight = table.fight = Fight(self.space, table.cat.place[self.space], table.realm)
        disembark(table, self.space)
        fight.force = attackers(table, fight)
        enlist(table, fight)
        tell_battle(table, fight)
        if fight.place == DUNGEON:
            return call(table, Revealing(self.space - table.cat.first_dungeon))
        return self.go(self.challenge)

    @step
    def explore(self, table: Table) -> Flow:
        rouse(table, at_hand(table))
        return window(table, "exploration")

    @step
    def challenge(self, table: Table) -> Flow:
        """Also the controller of an empty land gets this window (CN-192)."""
        return window(table, "battle_start") if attackers(table, at_hand(table)) else self.go(self.judge)

    @step
    def blow(self, table: Table) -> Flow:
        return triggers(table, "battle_start")

    @step
    def open_round(self, table: Table) -> Flow:
        fight = at_hand(table)
        if decided(table, fight):
            return self.go(self.judge)
        if fight.place == DUNGEON and NONE in table.tokens[fight.space - table.cat.first_dungeon]:
            self.go(self.open_round)
            return call(table, Revealing(fight.space - table.cat.first_dungeon))
        if fight.place == DUNGEON:
            rouse(table, fight)
        fight.round += 1
        fight.opposed = 1
        fight.rolled = []
        fight.lost = [0, 0, 0, 0]
        fight.force = attackers(table, fight)
        enlist(table, fight)
        if table.events is not None:
            data = {"round": fight.round, "space": table.cat.space_words[fight.space]}
            table.emit("battle-round", data, "CN-194")
        return window(table, "round_start")

    @step
    def first_strike(self, table: Table) -> Flow:
        at_hand(table).strike = 1
        return window(table, "first_strike")

    @step
    def strike_first(self, table: Table) -> Flow:
        """Hits of this step are applied before anybody else rolls (CN-196, CN-199)."""
        fight = at_hand(table)
        return call(table, Clashing()) if any(fight.owed) or anybody(table, fight) else None

    @step
    def count_losses(self, table: Table) -> Flow:
        """Who has lost enough in the First Strike step may answer before the other rolls (CN-494)."""
        fight = at_hand(table)
        fight.strike = 0
        if decided(table, fight):
            return self.go(self.judge)
        return window(table, "round_losses") if max(fight.lost) >= table.cat.decks.losses else None

    @step
    def attack(self, table: Table) -> Flow:
        """Everybody else rolls, unless one side is gone already (CN-204)."""
        return self.go(self.judge) if decided(table, at_hand(table)) else call(table, Clashing())

    @step
    def close_round(self, table: Table) -> Flow:
        if decided(table, at_hand(table)):
            return self.go(self.judge)
        return window(table, "round_losses", "round_end")

    @step
    def consider(self, table: Table) -> Flow:
        """The attacker goes on or retreats, if any of its units has a place to go (CN-263, CN-264, CN-282)."""
        fight = at_hand(table)
        expire(fight, 2)
        if decided(table, fight):
            return self.go(self.judge)
        if not may_go(table, fight):
            return self.go(self.open_round)
        data: dict[str, int | str] = {
            "realm": REALM_WORDS[fight.attacker],
            "space": table.cat.space_words[fight.space],
            "round": fight.round,
        }
        return ask(table, Choice(table.seat(fight.attacker), "continue", GO_ON, "CN-263", data, CONTINUE))

    @step
    def go_on(self, table: Table) -> Flow:
        if table.answer == CONTINUE:
            return self.go(self.open_round)
        self.fled = True
        return call(table, Retreating())

    @step
    def judge(self, table: Table) -> Flow:
        """Who has won (CN-289 to CN-294)? An attack on nobody is a conquest, but no battle won (CN-190, CN-191)."""
        fight = at_hand(table)
        fight.strike = 0
        alive = attackers(table, fight)
        if fight.place == DUNGEON:
            foes = bool(table.tokens[fight.space - table.cat.first_dungeon])
            if not foes and self.space - table.cat.first_dungeon not in table.cleared:
                table.cleared.append(self.space - table.cat.first_dungeon)
        else:
            foes = bool(defenders(table, fight))
        if fight.opposed:
            fight.result = WON if alive and not foes else LOST
            tell_result(table, fight, self.fled)
        if not alive or foes:
            return None
        for unit in alive:
            table.mark[unit] &= ~ATTACKING
        if fight.place == DUNGEON and fight.opposed:
            return call(table, Looting(fight.attacker, fight.reward, fight.space))
        if fight.place == LAND:
            conquer(table, fight.attacker, fight.space)
            if table.winner != NONE:
                self.go(self.end)
        return None

    @step
    def celebrate(self, table: Table) -> Flow:
        fight = at_hand(table)
        if not fight.opposed:
            return self.go(self.end)
        if fight.result == WON and fight.place == LAND:
            return window(table, "land_won", "battle_won", "battle_end")
        return window(table, "battle_won", "battle_end")

    @step
    def run_amok(self, table: Table) -> Flow:
        fight = at_hand(table)
        return call(table, RunningAmok(self.space)) if fight.result == WON and fight.place == LAND else None

    @step
    def end(self, table: Table) -> Flow:
        """Castles and Durable units recover, since only the battle remembered their hits (CN-207, CN-208, CN-211)."""
        table.fight = None
        return DONE


@procedure
class Clashing(Frame):
    """One step of a round: both sides roll, then the hits are allotted and the destroyed leave (CN-169 to CN-178)."""

    doomed: list[int] = field(default_factory=list)
    told: int = 0

    @step
    def brace(self, table: Table) -> Flow:
        fight = at_hand(table)
        clear(fight)
        return window(table, "before_roll") if anybody(table, fight) else self.go(self.answer)

    @step
    def attack(self, table: Table) -> Flow:
        """The attacker rolls first, the defender second; it makes no difference (CN-170)."""
        fight = at_hand(table)
        take_up(table, fight, ATTACK)
        return None if 0 in fight.faces else self.go(self.defend)

    @step
    def throw_attack(self, table: Table) -> Flow:
        return ask(table, Roll(to_be_rolled(at_hand(table)), "attack", "CN-167"))

    @step
    def see_attack(self, table: Table) -> Flow:
        show(at_hand(table), table.answer.args)
        return None

    @step
    def defend(self, table: Table) -> Flow:
        fight = at_hand(table)
        tell(table, fight, 0)
        self.told = len(fight.faces)
        take_up(table, fight, DEFENCE)
        return None if 0 in fight.faces else self.go(self.add_up)

    @step
    def throw_defence(self, table: Table) -> Flow:
        return ask(table, Roll(to_be_rolled(at_hand(table)), "defence", "CN-167"))

    @step
    def see_defence(self, table: Table) -> Flow:
        show(at_hand(table), table.answer.args)
        return None

    @step
    def add_up(self, table: Table) -> Flow:
        fight = at_hand(table)
        tell(table, fight, self.told)
        count(table, fight)
        return None

    @step
    def answer(self, table: Table) -> Flow:
        """After a roll and before its hits are allotted (CN-214, CN-341)."""
        return window(table, "after_roll", "hits")

    @step
    def hit_defender(self, table: Table) -> Flow:
        """The defender allots its losses first (CN-178)."""
        fight = at_hand(table)
        expire(fight, 1)
        hits, fight.owed[1] = fight.owed[1], 0
        tell_hits(table, fight, hits, fight.owed[0])
        if hits <= 0:
            return self.go(self.hit_attacker)
        if fight.place == DUNGEON:
            self.go(self.hit_attacker)
            return call(table, Culling(hits))
        realm = foe(table, fight)
        if realm == NONE:
            return self.go(self.hit_attacker)
        return call(table, Suffering(fight.space, realm, hits, later=True))

    @step
    def note(self, table: Table) -> Flow:
        self.doomed = lost_of(table)
        return None

    @step
    def hit_attacker(self, table: Table) -> Flow:
        fight = at_hand(table)
        hits, fight.owed[0] = fight.owed[0], 0
        if hits <= 0:
            return self.go(self.remove)
        return call(table, Suffering(fight.space, fight.attacker, hits, later=True))

    @step
    def note_too(self, table: Table) -> Flow:
        self.doomed = self.doomed + lost_of(table)
        return None

    @step
    def remove(self, table: Table) -> Flow:
        """All units that were hit leave together (CN-177)."""
        return destroy(table, self.doomed) if self.doomed else DONE


def lost_of(table: Table) -> list[int]:
    """Return the units that the allotment which just ended has doomed."""
    suffering = table.returned
    assert isinstance(suffering, Suffering)
    return suffering.doomed


def foe(table: Table, fight: Fight) -> int:
    """Return a realm of the defending side, NONE if a card has taken its last unit away."""
    return next((table.owner[unit] for unit in defenders(table, fight)), NONE)


def enlist(table: Table, fight: Fight) -> None:
    """Note which realms take part: the attacker, all with units there, and whoever controls the land (CN-443)."""
    fight.parties |= 1 << fight.attacker
    for unit in table.here[fight.space]:
        fight.parties |= 1 << table.owner[unit]
    if fight.place == LAND:
        fight.parties |= 1 << table.holder[fight.space]


def disembark(table: Table, space: int) -> None:
    """Let the troops that are to land in a space join those that came over land (CN-227, CN-231)."""
    realm, aim, ship = table.realm, table.aim, table.ship
    if space not in aim:
        return
    for unit in [u for u, target in enumerate(aim) if target == space and table.owner[u] == realm]:
        carrier = ship[unit]
        aim[unit] = NONE
        if table.where[unit] == NONE or carrier == NONE:
            continue
        table.mark[carrier] |= UNLOADED
        table.mark[unit] |= LANDED
        ship[unit] = NONE
        table.move_unit(unit, space)


def tell_battle(table: Table, fight: Fight) -> None:
    if table.events is None:
        return
    data: dict[str, object] = {
        "realm": REALM_WORDS[fight.attacker],
        "seat": table.seat(fight.attacker),
        "space": table.cat.space_words[fight.space],
        "attackers": amounts(table, attackers(table, fight)),
    }
    against = defenders(table, fight)
    data["defenders"] = amounts(table, against)
    if fight.place == DUNGEON:
        table.emit("explores", data, "CN-235")
        return
    held = sorted({table.owner[unit] for unit in against}) or [table.holder[fight.space]]
    data["realms"] = [REALM_WORDS[realm] for realm in held]
    if fight.place == SEA:
        table.emit("naval-battle", data, "CN-215")
    else:
        table.emit("battle" if against else "walks-in", data, "CN-118" if against else "CN-190")


def tell_hits(table: Table, fight: Fight, ours: int, theirs: int) -> None:
    if table.events is not None and (ours > 0 or theirs > 0):
        data = {"realm": REALM_WORDS[fight.attacker], "hits": max(ours, 0), "n": max(theirs, 0)}
        table.emit("hits", data, "CN-168")


def tell_result(table: Table, fight: Fight, fled: bool) -> None:
    if table.events is not None:
        how = "won" if fight.result == WON else "fled" if fled else "lost"
        data = {"realm": REALM_WORDS[fight.attacker], "space": table.cat.space_words[fight.space], "how": how}
        table.emit("battle-over", data, "CN-289")
