"""One battle: forces meet, rounds of First Strike, other attacks and hits follow, and it is decided (CN-194 to CN-226).
Dice are counted in ``dice``, hits allotted in ``casualties``; retreat, conquest and dungeons have their chapters."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action
from taverne.engine.decisions import Choice, Roll
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ...box.catalogue import DUNGEON, LAND, NONE, REALM_WORDS, SEA
from ...state.fight import LOST, WON, Fight
from ...state.game_state import ATTACKING, LANDED, UNLOADED, NerathState
from ...state.modifiers import expire
from ..cards.reactions import triggers, window
from ..cards.standing_orders import drop_battle
from ..movement.groups import amounts
from .casualties import Suffering, destroy
from .conquest import RunningAmok, conquer
from .dice import ATTACK, DEFENCE, anybody, clear, count, show, take_up, tell, to_be_rolled
from .dungeons import Culling, Looting, Revealing, rouse
from .forces import attackers, decided, defenders
from .retreat import Retreating, may_go

CONTINUE: Final = Action("continue")
RETREAT: Final = Action("retreat")
GO_ON: Final[tuple[Action, ...]] = (CONTINUE, RETREAT)


def at_hand(state: NerathState) -> Fight:
    """Return the battle that is being fought."""
    fight = state.fight
    assert fight is not None
    return fight


@procedure
class Battling(Frame):
    """A battle in one space, from the landing of troops to Run Amok (CN-194, CN-195, CN-214)."""

    space: int = NONE
    fled: bool = False

    @step
    def meet(self, state: NerathState) -> Flow:
        fight = state.fight = Fight(self.space, state.cat.place[self.space], state.realm)
        disembark(state, self.space)
        fight.force = attackers(state, fight)
        enlist(state, fight)
        tell_battle(state, fight)
        if fight.place == DUNGEON:
            return call(state, Revealing(self.space - state.cat.first_dungeon))
        return self.go(self.challenge)

    @step
    def explore(self, state: NerathState) -> Flow:
        rouse(state, at_hand(state))
        return window(state, "exploration")

    @step
    def challenge(self, state: NerathState) -> Flow:
        """Also the controller of an empty land gets this window (CN-192)."""
        return window(state, "battle_start") if attackers(state, at_hand(state)) else self.go(self.judge)

    @step
    def blow(self, state: NerathState) -> Flow:
        return triggers(state, "battle_start")

    @step
    def open_round(self, state: NerathState) -> Flow:
        fight = at_hand(state)
        if decided(state, fight):
            return self.go(self.judge)
        if fight.place == DUNGEON and NONE in state.tokens[fight.space - state.cat.first_dungeon]:
            self.go(self.open_round)
            return call(state, Revealing(fight.space - state.cat.first_dungeon))
        if fight.place == DUNGEON:
            rouse(state, fight)
        fight.round += 1
        fight.opposed = 1
        fight.rolled = []
        fight.lost = [0, 0, 0, 0]
        fight.force = attackers(state, fight)
        enlist(state, fight)
        state.tell("battle-round", "CN-194", round=fight.round, space=state.cat.space_words[fight.space])
        return window(state, "round_start")

    @step
    def first_strike(self, state: NerathState) -> Flow:
        at_hand(state).strike = 1
        return window(state, "first_strike")

    @step
    def strike_first(self, state: NerathState) -> Flow:
        """Hits of this step are applied before anybody else rolls (CN-196, CN-199)."""
        fight = at_hand(state)
        strikes = anybody(state, fight) and not decided(state, fight)
        return call(state, Clashing()) if strikes or any(fight.owed) else None

    @step
    def count_losses(self, state: NerathState) -> Flow:
        """Who has lost enough in the First Strike step may answer before the other rolls (CN-494)."""
        fight = at_hand(state)
        fight.strike = 0
        if decided(state, fight):
            return self.go(self.judge)
        return window(state, "round_losses") if max(fight.lost) >= state.cat.decks.losses else None

    @step
    def attack(self, state: NerathState) -> Flow:
        """Everybody else rolls, unless one side is gone already (CN-204)."""
        return self.go(self.judge) if decided(state, at_hand(state)) else call(state, Clashing())

    @step
    def close_round(self, state: NerathState) -> Flow:
        if decided(state, at_hand(state)):
            return self.go(self.judge)
        return window(state, "round_losses", "round_end")

    @step
    def consider(self, state: NerathState) -> Flow:
        """The attacker goes on or retreats, if any of its units has a place to go (CN-263, CN-264, CN-282)."""
        fight = at_hand(state)
        expire(fight, 2)
        if decided(state, fight):
            return self.go(self.judge)
        if not may_go(state, fight):
            return self.go(self.open_round)
        data: dict[str, int | str] = {
            "realm": REALM_WORDS[fight.attacker],
            "space": state.cat.space_words[fight.space],
            "round": fight.round,
        }
        return ask(state, Choice(state.seat(fight.attacker), "continue", GO_ON, "CN-263", data, CONTINUE))

    @step
    def go_on(self, state: NerathState) -> Flow:
        if state.answer == CONTINUE:
            return self.go(self.open_round)
        self.fled = True
        return call(state, Retreating())

    @step
    def judge(self, state: NerathState) -> Flow:
        """Who has won (CN-289 to CN-294)? An attack on nobody is a conquest, but no battle won (CN-190, CN-191)."""
        fight = at_hand(state)
        alive = attackers(state, fight)
        if fight.place == DUNGEON:
            dungeon = self.space - state.cat.first_dungeon
            foes = bool(state.tokens[dungeon])
            if not foes and dungeon not in state.cleared:
                state.cleared.append(dungeon)
        else:
            foes = bool(defenders(state, fight))
        if fight.opposed:
            fight.result = WON if alive and not foes else LOST
            tell_result(state, fight, self.fled)
        if not alive or foes:
            return None
        for unit in alive:
            state.mark[unit] &= ~ATTACKING
        if fight.place == DUNGEON and fight.opposed:
            return call(state, Looting(fight.attacker, fight.reward, fight.space))
        if fight.place == LAND:
            conquer(state, fight.attacker, fight.space)
            if state.winner != NONE:
                self.go(self.end)
        return None

    @step
    def celebrate(self, state: NerathState) -> Flow:
        fight = at_hand(state)
        if not fight.opposed:
            return self.go(self.end)
        if fight.result == WON and fight.place == LAND:
            return window(state, "land_won", "battle_won", "battle_end")
        return window(state, "battle_won", "battle_end")

    @step
    def run_amok(self, state: NerathState) -> Flow:
        fight = at_hand(state)
        return call(state, RunningAmok(self.space)) if fight.result == WON and fight.place == LAND else None

    @step
    def end(self, state: NerathState) -> Flow:
        """Castles and Durable units recover, since only the battle remembered their hits (CN-207, CN-208, CN-211).

        Nobody passes for the next battle because it passed for the rest of this one, however it ended.
        """
        state.fight = None
        drop_battle(state)
        return DONE


@procedure
class Clashing(Frame):
    """One step of a round: both sides roll, then the hits are allotted and the destroyed leave (CN-169 to CN-178)."""

    doomed: list[int] = []
    told: int = 0

    @step
    def brace(self, state: NerathState) -> Flow:
        fight = at_hand(state)
        clear(fight)
        return window(state, "before_roll") if anybody(state, fight) else self.go(self.answer)

    @step
    def attack(self, state: NerathState) -> Flow:
        """The attacker rolls first, the defender second; it makes no difference (CN-170).

        Nobody rolls if a card has just taken all units of a side (CN-289).
        """
        fight = at_hand(state)
        if decided(state, fight):
            return self.go(self.answer) if any(fight.owed) else self.go(self.remove)
        take_up(state, fight, ATTACK)
        return None if to_be_rolled(fight) else self.go(self.defend)

    @step
    def throw_attack(self, state: NerathState) -> Flow:
        return ask(state, Roll(to_be_rolled(at_hand(state)), "attack", "CN-167"))

    @step
    def see_attack(self, state: NerathState) -> Flow:
        show(at_hand(state), state.answer.args)
        return None

    @step
    def defend(self, state: NerathState) -> Flow:
        fight = at_hand(state)
        tell(state, fight, 0)
        self.told = len(fight.dice)
        take_up(state, fight, DEFENCE)
        return None if to_be_rolled(fight) else self.go(self.add_up)

    @step
    def throw_defence(self, state: NerathState) -> Flow:
        return ask(state, Roll(to_be_rolled(at_hand(state)), "defence", "CN-167"))

    @step
    def see_defence(self, state: NerathState) -> Flow:
        show(at_hand(state), state.answer.args)
        return None

    @step
    def add_up(self, state: NerathState) -> Flow:
        fight = at_hand(state)
        tell(state, fight, self.told)
        count(state, fight)
        return None

    @step
    def answer(self, state: NerathState) -> Flow:
        """After a roll and before its hits are allotted (CN-214, CN-341)."""
        return window(state, "after_roll", "hits")

    @step
    def hit_defender(self, state: NerathState) -> Flow:
        """The defender allots its losses first (CN-178)."""
        fight = at_hand(state)
        expire(fight, 1)
        hits, fight.owed[1] = fight.owed[1], 0
        tell_hits(state, fight, hits, fight.owed[0])
        if hits <= 0:
            return self.go(self.hit_attacker)
        if fight.place == DUNGEON:
            self.go(self.hit_attacker)
            return call(state, Culling(hits))
        realm = foe(state, fight)
        if realm == NONE:
            return self.go(self.hit_attacker)
        return call(state, Suffering(fight.space, realm, hits, later=True))

    @step
    def note(self, state: NerathState) -> Flow:
        self.doomed = lost_of(state)
        return None

    @step
    def hit_attacker(self, state: NerathState) -> Flow:
        fight = at_hand(state)
        hits, fight.owed[0] = fight.owed[0], 0
        if hits <= 0:
            return self.go(self.remove)
        return call(state, Suffering(fight.space, fight.attacker, hits, later=True))

    @step
    def note_too(self, state: NerathState) -> Flow:
        self.doomed = self.doomed + lost_of(state)
        return None

    @step
    def remove(self, state: NerathState) -> Flow:
        """All units that were hit leave together (CN-177)."""
        return destroy(state, self.doomed) if self.doomed else DONE


def lost_of(state: NerathState) -> list[int]:
    """Return the units that the allotment which just ended has doomed."""
    suffering = state.returned
    assert isinstance(suffering, Suffering)
    return suffering.doomed


def foe(state: NerathState, fight: Fight) -> int:
    """Return a realm of the defending side, NONE if a card has taken its last unit away."""
    return next((state.owner[unit] for unit in defenders(state, fight)), NONE)


def enlist(state: NerathState, fight: Fight) -> None:
    """Note which realms take part: the attacker, all with units there, and whoever controls the land (CN-443)."""
    fight.parties |= 1 << fight.attacker
    for unit in state.here[fight.space]:
        fight.parties |= 1 << state.owner[unit]
    if fight.place == LAND:
        fight.parties |= 1 << state.holder[fight.space]


def disembark(state: NerathState, space: int) -> None:
    """Let the troops that are to land in a space join those that came over land (CN-227, CN-231)."""
    realm, aim, ship = state.realm, state.aim, state.ship
    if space not in aim:
        return
    for unit in [u for u, target in enumerate(aim) if target == space and state.owner[u] == realm]:
        carrier = ship[unit]
        aim[unit] = NONE
        if state.where[unit] == NONE or carrier == NONE:
            continue
        state.mark[carrier] |= UNLOADED
        state.mark[unit] |= LANDED
        ship[unit] = NONE
        state.move_unit(unit, space)


def tell_battle(state: NerathState, fight: Fight) -> None:
    if state.events is None:
        return
    data: dict[str, object] = {
        "realm": REALM_WORDS[fight.attacker],
        "seat": state.seat(fight.attacker),
        "space": state.cat.space_words[fight.space],
        "attackers": amounts(state, attackers(state, fight)),
    }
    against = defenders(state, fight)
    data["defenders"] = amounts(state, against)
    if fight.place == DUNGEON:
        state.emit("explores", data, "CN-235")
        return
    held = sorted({state.owner[unit] for unit in against}) or [state.holder[fight.space]]
    data["realms"] = [REALM_WORDS[realm] for realm in held]
    if fight.place == SEA:
        state.emit("naval-battle", data, "CN-215")
    else:
        state.emit("battle" if against else "walks-in", data, "CN-118" if against else "CN-190")


def tell_hits(state: NerathState, fight: Fight, ours: int, theirs: int) -> None:
    if ours > 0 or theirs > 0:
        state.tell("hits", "CN-168", realm=REALM_WORDS[fight.attacker], hits=max(ours, 0), n=max(theirs, 0))


def tell_result(state: NerathState, fight: Fight, fled: bool) -> None:
    how = "won" if fight.result == WON else "fled" if fled else "lost"
    space = state.cat.space_words[fight.space]
    state.tell("battle-over", "CN-289", realm=REALM_WORDS[fight.attacker], space=space, how=how)
