"""Why an answer in a battle may be good: chances of a roll, hits that get through, dice at stake.
Chances are left to ``odds`` and the bots' ``quick_odds``; everything outside of battles, to ``hint_reasons``."""

from __future__ import annotations

from typing import Any, Final, TypeAlias, cast

from taverne.engine.actions import Action
from taverne.engine.decisions import Choice
from taverne.engine.frames import apply

from .bots.quick_odds import reaches, stands
from .box.catalogue import NONE, PLACE_OF, PLACE_START
from .odds.forecast import battle, load_of, opposition, plan_of
from .odds.outcomes import throws
from .rules.battle.ambush import Ambushing
from .rules.battle.attack import Hitting
from .rules.battle.strike import FIGHT, Striking
from .state.game_state import LandsState

Told: TypeAlias = tuple[str, dict[str, Any]]


def percent(chance: float) -> int:
    return round(100 * chance)


def strike(state: LandsState, choice: Choice, action: Action) -> Told | None:
    """Say the chances of a roll, what the total comes to, or what is made of it."""
    frame = cast(Striking, state.stack[-1])
    throw = throws(state, choice.seat).get(str(action))
    if throw is not None and throw.goal is not None:
        return "hint-roll-goal", {"percent": percent(throw.goal), "n": frame.aim}
    if throw is not None and throw.capture is not None:
        return "hint-roll-either", {"percent": percent(throw.capture), "kill": percent(throw.kill or 0.0)}
    if throw is not None:
        return "hint-roll-kill", {"percent": percent(throw.kill or 0.0)}
    if action.kind in ("capture", "kill"):
        card = state.box.cards.monster[frame.aim]
        captured = action.kind == "capture"
        glory, gold = (card.capture_glory, card.capture_gold) if captured else (card.kill_glory, card.kill_gold)
        return f"hint-{action.kind}", {"glory": glory, "gold": gold, "points": card.trophy}
    tried = state.clone()
    apply(tried, choice.seat, action)
    top = tried.stack[-1]
    kind = 2 if frame.attempt == FIGHT else 0
    total = top.total(tried, kind) if isinstance(top, Striking) and top.e == frame.e else frame.total(state, kind)
    goal = state.box.cards.monster[frame.aim].kill_value if frame.attempt == FIGHT else frame.aim
    return ("hint-total-kill" if frame.attempt == FIGHT else "hint-total"), {"n": total, "goal": goal}


def shield(state: LandsState, choice: Choice, action: Action) -> Told:
    """Say how likely the mercenary stands with so many Attack dice fewer, and what the other dice still do."""
    frame = cast(Hitting, state.stack[-1])
    e, k = frame.e, action.number()
    plan = plan_of(state, state.who[e], e, load_of(state, e, choice.seat), frame.monster)
    foe = opposition(state, PLACE_OF[e], frame.monster)
    fight = battle(state)
    before = (fight.damage if fight is not None else 0) + plan.venoms * foe.venom
    killing = foe.kill_value - plan.kill_bonus - before
    beating = min(killing, foe.capture_value - plan.capture_bonus - before) if plan.traps >= plan.needed else killing
    alive = float(stands(frame.dice - k, plan.room - frame.hits, foe.hit))
    return "hint-shield", {"survive": percent(alive), "percent": percent(reaches(plan.roll, beating, k))}


def hits(state: LandsState, choice: Choice, action: Action) -> Told:
    """Say how many hits get through, and how many a mercenary still stands."""
    frame = cast(Hitting, state.stack[-1])
    room = 1 - state.wounded[state.who[frame.e]]
    return "hint-hits", {"n": frame.hits - action.number(), "room": room}


def redirect(state: LandsState, choice: Choice, action: Action) -> Told:
    return "hint-redirect", {"n": int((choice.data or {}).get("n", 0))}


def reveal(state: LandsState, choice: Choice, action: Action) -> Told:
    """Say how many rivals stand near, whom an ambush could hit."""
    fight = battle(state)
    near = state.occupied(fight.place) if fight is not None else []
    rivals = [e for e in near if state.seat_of(e) not in (choice.seat, NONE)]
    return "hint-near", {"n": len(rivals)}


def target(state: LandsState, choice: Choice, action: Action) -> Told:
    e = PLACE_START[PLACE_OF[cast(Ambushing, state.stack[-1]).e]] + action.number() - 1
    return "hint-target", {"n": sum(state.dice_on(e)), "shields": state.shields[e]}


def ambush(state: LandsState, choice: Choice, action: Action) -> Told:
    e = cast(Ambushing, state.stack[-1]).target
    return "hint-ambush", {"n": sum(state.dice_on(e)), "shields": state.shields[e] - (action.kind == "cancel")}


def steal(state: LandsState, choice: Choice, action: Action) -> Told:
    return "hint-have", {"n": state.pool_size(choice.seat), "die": f"die-{action.word()}"}


IN_BATTLE: Final = {
    "fight-roll": strike,
    "mission-roll": strike,
    "conquest-roll": strike,
    "shield": shield,
    "defend": hits,
    "drink": hits,
    "redirect": redirect,
    "reveal": reveal,
    "target": target,
    "ambush": ambush,
    "steal": steal,
}
