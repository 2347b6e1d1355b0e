"""Why an answer may be good, in the terms of Euthia: odds of fights, what lies on a space, prices, what is carried.
Odds are left to ``odds``, plans to the bots' ``values.spaces``; what an answer costs at once, to the chronicle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice

from .bots.turn_plans import Survey
from .bots.values.posts import post_of
from .bots.values.spaces import FREE
from .box.integer_tables import NONE
from .box.terms import ELEMENTS, GEMS, HEROES
from .odds.advice import before as advised
from .odds.challenge import Trial, after, trial
from .odds.forecast import duel_with, fight
from .odds.mid_combat import option
from .odds.outcomes import outcomes
from .rules.combat.fight import Fighting
from .rules.combat.hero_roll import HeroRolling
from .rules.goods.holdings import max_health
from .rules.goods.storage import excess
from .rules.trade.trade_action import cost_of
from .rules.travel.places import level_of, missing
from .rules.turn.hero_turn import FIGHT_HERE
from .rules.turn.tokens import COMBAT, MINING, TRADE, held, points
from .state.game_state import LOCKED, SACK_SPOT, EuthiaState

Told: TypeAlias = tuple[str, dict[str, Any]]
Say: TypeAlias = Callable[[EuthiaState, Choice, Action], Told | None]
TOKENS: Final = (MINING, TRADE, COMBAT)
ALONE: Final = ("fight", "elite", "opponent", "guardian", "dragon")
"""Goals of a space that are told by the odds of their fight."""


def percent(chance: float) -> int:
    return round(100 * chance)


def holdings(state: EuthiaState, seat: Seat) -> dict[str, int]:
    """Return what a hero has that an answer may cost or give, by the name of each."""
    things = [thing for thing in state.things_of(seat) if state.spot[thing] == SACK_SPOT]
    return {
        "figure-gold": state.gold[seat],
        "figure-reputation": state.rep[seat],
        "figure-health": state.health[seat],
        "hint-gaar": state.gaar[seat],
        "hint-dwurt": state.dwurt[seat],
        "hint-dwurt-die": state.dwurt_die[seat],
        "hint-moves": state.moves[seat],
        "hint-tokens": tokens(state, seat),
        "hint-gems": sum(state.gems[seat]),
        "hint-essences": sum(state.essences[seat]),
        "hint-resources": len(state.resources[seat]),
        "hint-trophies": len(state.trophies[seat]),
        "figure-quests": len(state.quests[seat]),
        "hint-worn": sum([thing >= 0 for thing in state.slots[seat]]),
        "hint-sacks": len(things),
        "hint-locked": sum([thing == LOCKED for thing in state.slots[seat]]),
    }


def tokens(state: EuthiaState, seat: Seat) -> int:
    return sum([held(state, seat, action) for action in TOKENS])


# The turn


def act(state: EuthiaState, choice: Choice, action: Action) -> Told | None:
    seat = choice.seat
    if action.kind in ("move", "portal", "teleport", "land"):
        return there(state, seat, state.cat.map.space_index[action.word()])
    if action == FIGHT_HERE or action.kind in ("fight", "guardian"):
        return battle(state, seat, action)
    if action.kind == "walk":
        return walk(state, seat, action)
    if action.kind == "end":
        return "hint-end", {"n": tokens(state, seat), "moves": state.moves[seat]}
    if action.kind == "arrange":
        return sacks(state, seat)
    if action.kind == "trade":
        return trade(state, seat)
    if action.kind == "mine":
        return "hint-mine", {"n": len(state.resources[seat])}
    if action.kind == "challenge":
        found = trial(state, seat)
        return None if found is None else ("hint-challenge", told_trial(state, seat, found, "no"))
    return named(state, choice, action)


def trade(state: EuthiaState, seat: Seat) -> Told:
    """Say how many wares of the post a hero's gold pays for."""
    wares = [tile for tile in state.offer[post_of(state, state.at[seat])] if tile != NONE]
    ripe = [tile for tile in wares if cost_of(state, tile, 0) <= state.gold[seat]]
    return "hint-trade", {"n": len(ripe), "gold": state.gold[seat]}


def walk(state: EuthiaState, seat: Seat, action: Action) -> Told:
    """Say how far a token brings a hero, and how many tokens are left for actions."""
    token = TOKENS[("mining", "trade", "combat").index(action.word())]
    return "hint-walk", {"n": points(state, token), "left": tokens(state, seat) - 1}


def there(state: EuthiaState, seat: Seat, space: int) -> Told:
    """Say what awaits on a space: a fight with its odds, what can be done, how much new land, or which way it leads."""
    data: dict[str, Any] = {"space": f"space-{state.cat.map.words[space]}"}
    level = level_of(state, space)
    if level and state.top[level - 1] != NONE:
        odds = fight(state, seat, space)
        if odds is not None:
            return "hint-fight-there", data | told_odds(odds.win, odds.die, odds.wounds)
    survey = Survey(state, seat)
    goals = [goal for goal in survey.at(space) if goal.worth > 0]
    goals = [goal for goal in goals if goal.kind not in ALONE]
    if goals:
        best = max(goals, key=lambda goal: goal.worth)
        return "hint-there", data | {"what": f"hint-goal-{best.kind}", "free": "yes" if best.token == FREE else "no"}
    if any(state.coming) and missing(state, space):
        return "hint-explore", data | {"n": len(missing(state, space))}
    return "hint-way", data | {"n": len(state.near[space]), "moves": max(0, state.moves[seat] - 1)}


def battle(state: EuthiaState, seat: Seat, action: Action) -> Told | None:
    """Say how a fight may end."""
    word = action.word() if action.args else ""
    if word in state.cat.foes.by_id:
        odds = duel_with(state, seat, state.cat.foes.by_id[word], state.at[seat])
        return "hint-fight", told_odds(odds.win, odds.die, odds.wounds)
    found = fight(state, seat, state.at[seat])
    return None if found is None else ("hint-fight", told_odds(found.win, found.die, found.wounds))


def told_odds(win: float, die: float, wounds: float) -> dict[str, Any]:
    return {"percent": percent(win), "die": percent(die), "wounds": round(max(0.0, wounds), 1)}


def sacks(state: EuthiaState, seat: Seat) -> Told:
    """Say how many pieces lie in sacks that could be worn, and how many slots are free."""
    things = [thing for thing in state.things_of(seat) if state.spot[thing] == SACK_SPOT]
    free = sum([thing == NONE for thing in state.slots[seat]])
    return "hint-arrange", {"n": len(things), "free": free}


# Challenges


def told_trial(state: EuthiaState, seat: Seat, odds: Trial, then: str) -> dict[str, Any]:
    """Return the odds of a challenge, with the health that its wounds go against."""
    return {
        "then": then,
        "percent": percent(odds.essence),
        "lesser": percent(odds.lesser),
        "wounds": percent(odds.wounds),
        "worst": odds.most,
        "die": percent(odds.die),
        "n": state.health[seat],
        "most": max_health(state, seat),
    }


def challenge_roll(state: EuthiaState, choice: Choice, action: Action) -> Told | None:
    """Say the odds of a challenge after an answer to its roll; of a piece, what it is."""
    rolling = state.stack[-1]
    found = after(state, choice.seat, rolling, action) if isinstance(rolling, HeroRolling) else None
    if found is None:
        return named(state, choice, action)
    return "hint-challenge", told_trial(state, choice.seat, found, "yes")


# Fights


def combat(state: EuthiaState, choice: Choice, action: Action) -> Told | None:
    """Say the odds of the whole fight after an answer, else what the roll then stands for; a draw tells nothing."""
    if action.kind == "exchange":
        return None
    odds = option(state, choice.seat, action)
    if odds is not None:
        mine = state.duel is not None and state.duel.seat == choice.seat
        return ("hint-fight-then" if mine else "hint-foe-then"), told_odds(odds.win, odds.die, odds.wounds)
    found = outcomes(state, choice).get(str(action))
    if found is not None:
        return f"hint-roll-{found.what}", {"low": found.low, "high": found.high, "n": found.least, "most": found.most}
    return None


def before(state: EuthiaState, choice: Choice, action: Action) -> Told | None:
    """Say how a fight stands that is about to begin, whoever fights it."""
    frame = next((one for one in reversed(state.stack) if isinstance(one, Fighting)), None)
    if frame is None or action.kind in ("use", "gem", "essence"):
        return None
    found = advised(state, frame.seat, frame)
    if found is None:
        return None
    key = "hint-fight-before" if frame.seat == choice.seat else "hint-foe-before"
    return key, told_odds(found.win, found.die, found.wounds)


# Trade and belongings, by what the answer names


def named(state: EuthiaState, choice: Choice, action: Action) -> Told | None:
    """Say of a tile what it costs or sells for, of a card whether it is gold, of a space what awaits there."""
    cat, seat = state.cat, choice.seat
    words = [str(arg) for arg in action.args]
    word = words[0] if words else ""
    if word in cat.tile_index and action.kind not in ("use", "attack"):
        return tile(state, seat, cat.tile_index[word], action)
    if word in cat.map.space_index:
        return there(state, seat, cat.map.space_index[word])
    if word in GEMS:
        return "hint-gem", {"gem": f"gem-{word}", "n": state.gems[seat][GEMS.index(word)]}
    if word in ELEMENTS and action.kind != "essence":
        return "hint-essence", {"essence": f"essence-{word}", "n": state.essences[seat][ELEMENTS.index(word)]}
    if word in cat.resource_index:
        return resource(state, cat.resource_index[word])
    if word in cat.card_index:
        gold = cat.card_gold[cat.card_index[word]]
        return "hint-card", {"card": f"card-{word}", "metal": "gold" if gold else "silver", "n": len(state.hand[seat])}
    if word in cat.foes.by_id and action.kind not in ("fight",):
        return "hint-trophy", {"n": len(state.trophies[seat]), "free": max(0, -excess(state, seat))}
    return None


def tile(state: EuthiaState, seat: Seat, number: int, action: Action) -> Told:
    """Say what a tile costs beside the gold there is; of one that goes, what it was worth."""
    cat = state.cat
    name = {"tile": cat.tile_names[number], "cost": cat.tile_cost[number]}
    if action.kind in ("buy", "learn", "relearn"):
        return f"hint-{action.kind}", name | {"gold": state.gold[seat], "health": cat.tile_health[number]}
    if action.kind in ("sell_tile", "sell_worn"):
        return "hint-sell", name | {"n": max(0, cat.tile_sell[number])}
    if action.kind in ("drop_tile", "give_tile", "unequip"):
        return "hint-tile-gone", name | {"health": cat.tile_health[number]}
    return "hint-tile", name | {"health": cat.tile_health[number]}


def resource(state: EuthiaState, number: int) -> Told:
    """Say what the sides of a resource sell for."""
    gold, rep = (max(side[at] for side in state.cat.resource_sides[number]) for at in (0, 1))
    return "hint-resource", {"resource": f"resource-{state.cat.resource_ids[number]}", "gold": gold, "rep": rep}


# Small questions


def carry(state: EuthiaState, choice: Choice, action: Action) -> Told:
    return "hint-carry", {"n": tokens(state, choice.seat)}


def dwurt_die(state: EuthiaState, choice: Choice, action: Action) -> Told:
    """Say what the Dwurt die does if it is borne, and how many Dwurt there are."""
    face = state.box.cards.dwurt_die.faces[state.dwurt_die[choice.seat]]
    if action.kind == "avoid":
        return "hint-avoid", {"n": state.dwurt[choice.seat]}
    return "hint-resolve", {"wounds": face.wounds, "rep": face.rep_lost, "dwurt": face.dwurt, "silver": face.silver}


def lay(state: EuthiaState, choice: Choice, action: Action) -> Told:
    """Say how much new land is still to come."""
    return "hint-lay", {"n": sum(map(len, state.coming))}


def hero(state: EuthiaState, choice: Choice, action: Action) -> Told | None:
    """Say what a hero begins with."""
    word = action.word()
    if word not in HEROES:
        return None
    number = HEROES.index(word)
    return "hint-hero", {
        "hero": f"hero-{word}",
        "health": state.cat.hero_health[number],
        "sacks": state.cat.sacks[number],
        "gaar": state.cat.gaar_slots[number],
    }


GROUNDS: Final[dict[str, Say]] = {
    "act": act,
    "teleport": act,
    "land": act,
    "before-combat": before,
    "control": before,
    "roll-challenge": challenge_roll,
    "carry": carry,
    "dwurt-die": dwurt_die,
    "lay": lay,
    "hero": hero,
}


def explain(state: EuthiaState, choice: Choice, action: Action) -> Told | None:
    """Return what the game says of an answer: by its question, in a fight by the odds, else by what it names."""
    if choice.prompt in GROUNDS:
        return GROUNDS[choice.prompt](state, choice, action)
    if state.duel is not None:
        told = combat(state, choice, action)
        if told is not None:
            return told
    return named(state, choice, action)


def standing_of(state: EuthiaState, choice: Choice) -> Told:
    """Return what holds whatever is answered: what the hero has to live and to pay with."""
    seat = choice.seat
    return "hint-standing", {"health": state.health[seat], "most": max_health(state, seat), "gold": state.gold[seat]}
