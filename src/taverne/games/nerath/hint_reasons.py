"""Why an answer may be good, in the terms of Conquest of Nerath: odds of battles, gold, who stands where, who is near.
Odds are left to ``odds``, plans to the bots' ``plans``; what an answer costs at once, to the chronicle."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from taverne.engine.actions import Action
from taverne.engine.decisions import Choice

from .bots.attacks import HUGE
from .bots.greedy import best_move
from .bots.values import cost_of, points_for
from .box.catalogue import CASTLE, LAND, NONE
from .box.vocabulary import REALMS, UNITS
from .odds.advice import advice, all_declared, attack_odds
from .odds.forecast import at_hand
from .rules.movement.groups import find
from .rules.movement.movement import Ordering, going
from .state.game_state import MOVEMENT, NerathState

Told: TypeAlias = tuple[str, dict[str, Any]]
Say: TypeAlias = Callable[[NerathState, Choice, Action], Told | None]


def percent(chance: float) -> int:
    return round(100 * chance)


def asked_realm(state: NerathState, choice: Choice) -> int:
    """Return the realm that a question is put to: a seat may lead two."""
    word = str((choice.data or {}).get("realm", "")).removeprefix("realm-")
    return REALMS.index(word) if word in REALMS else state.realm


def gold_of(state: NerathState, units: Sequence[int]) -> int:
    return round(sum([cost_of(state, unit) for unit in units]))


# Moving


def movement(state: NerathState, choice: Choice, action: Action) -> Told | None:
    """Say what attack the units of a space could make, else who stands there and beside whom."""
    if action.kind == "done":
        return declared(state)
    if action.kind != "select":
        return react(state, choice, action)
    space = state.cat.space_index[action.word()]
    move = best_move(state)
    if move is not None and state.where[move.units[0]] == space and state.phase == MOVEMENT:
        told = attack(state, move.space, list(move.units), "plan") if move.how != "board" else None
        if told is not None:
            return told
    return garrison(state, asked_realm(state, choice), space, "hint-select")


def declared(state: NerathState) -> Told:
    """Say how many attacks are declared, and how the most doubtful one stands."""
    found = all_declared(state)
    if not found:
        return "hint-no-attack", {"n": state.points[state.realm]}
    word, doubtful = min(found.items(), key=lambda one: one[1].win)
    space = state.cat.space_words[state.cat.space_index[word]]
    return "hint-declared", {"n": len(found), "space": space, "percent": percent(doubtful.win)}


def garrison(state: NerathState, realm: int, space: int, key: str) -> Told:
    """Say what of a side stands on a space, and how many enemy lands border on it."""
    side = [u for u in state.here[space] if state.side[state.owner[u]] == state.side[realm] and state.kind[u] != CASTLE]
    enemies = sum([not state.friendly_land(realm, land) for land in state.cat.near[space][LAND]])
    return key, {"space": state.cat.space_words[space], "n": len(side), "enemies": enemies}


def order(state: NerathState, choice: Choice, action: Action) -> Told | None:
    frame = state.stack[-1]
    if not isinstance(frame, Ordering):
        return None
    realm = asked_realm(state, choice)
    if action.kind in ("to", "land"):
        units = [unit for unit, _ in going(state, find(state, frame.space), frame.chosen, action)]
        space = state.cat.space_index[action.word()]
        told = attack(state, space, units, "go") if state.phase == MOVEMENT else None
        return told or garrison(state, realm, space, "hint-join")
    if action.kind == "board":
        return garrison(state, realm, state.cat.space_index[action.word()], "hint-board")
    if action.kind == "take":
        return unit(state, action.word())
    return garrison(state, realm, frame.space, "hint-stay")


def attack(state: NerathState, space: int, units: list[int], how: str) -> Told | None:
    """Say how an attack would end if these units joined it; None where nobody would be attacked."""
    found = attack_odds(state, space, units)
    name = {"how": how, "space": state.cat.space_words[space]}
    if found is None:
        realm = state.realm
        foes = [u for u in state.here[space] if state.hostile(realm, state.owner[u])]
        return ("hint-large", name | {"n": len(units), "foes": len(foes)}) if foes else None
    if space >= state.cat.first_dungeon:
        return "hint-dungeon", name | {"percent": percent(found.win)}
    if found.win == 1.0 and not found.ours and not found.theirs:
        return "hint-walk-in", name | {"points": found.points}
    return "hint-attack", name | {
        "percent": percent(found.win),
        "ours": round(found.ours),
        "theirs": round(found.theirs),
        "points": found.points,
    }


def unit(state: NerathState, word: str) -> Told:
    """Say what a unit rolls and what it costs."""
    kind = UNITS.index(word)
    dice = state.cat.attack_dice[kind]
    if not dice:
        return "hint-unit-plain", {"unit": f"unit-{word}", "cost": state.cat.cost[kind]}
    return "hint-unit", {"unit": f"unit-{word}", "n": len(dice), "sides": max(dice), "cost": state.cat.cost[kind]}


# Battles


def fight(state: NerathState, choice: Choice, action: Action) -> Told | None:
    """Say how a battle that is declared stands."""
    if action.kind != "fight":
        return None
    return attack(state, state.cat.space_index[action.word()], [], "go")


def go_on(state: NerathState, choice: Choice, action: Action) -> Told | None:
    """Of a battle under way: how likely it is to be won from here, fought to the end."""
    if state.fight is None or len(state.here[state.fight.space]) > HUGE:
        return None
    how = "on" if action == choice.options[0] else "leave"
    return f"hint-fight-{how}", {"percent": percent(at_hand(state, state.fight).win)}


def casualties(state: NerathState, choice: Choice, action: Action) -> Told | None:
    """Say what the unit costs that takes a hit, beside the cheapest that could."""
    costs = [cost for cost in (cost_named(state, one) for one in choice.options) if cost is not None]
    cost = cost_named(state, action)
    return ("hint-loss", {"cost": cost, "least": min(costs)}) if cost is not None else None


def cost_named(state: NerathState, action: Action) -> int | None:
    """Return what the unit that an answer names costs: the first of its words that is a unit."""
    words = [str(arg) for arg in action.args if str(arg) in UNITS]
    return state.cat.cost[UNITS.index(words[0])] if words else None


def guardians(state: NerathState, choice: Choice, action: Action) -> Told:
    """Say which die goes: a small one hits less often."""
    return "hint-guardian-die", {"sides": action.number(1), "percent": percent(hits(state, action.number(1)))}


def hits(state: NerathState, sides: int) -> float:
    return (sides - state.cat.hit_on + 1) / sides


def amok(state: NerathState, choice: Choice, action: Action) -> Told:
    if action.kind == "pass":
        return garrison(state, asked_realm(state, choice), battlefield(state, choice), "hint-stay")
    land = state.cat.space_index[action.word(1)]
    return "hint-walk-in", {
        "how": "go",
        "space": state.cat.space_words[land],
        "points": points_for(state, asked_realm(state, choice), land),
    }


def battlefield(state: NerathState, choice: Choice) -> int:
    return state.cat.space_words.index(str((choice.data or {})["space"]))


def landing(state: NerathState, choice: Choice, action: Action) -> Told | None:
    space = state.cat.space_index[action.word()] if action.args else battlefield(state, choice)
    if action.kind == "call_off":
        return garrison(state, state.realm, space, "hint-stay-aboard")
    return attack(state, space, [], "go") or garrison(state, state.realm, space, "hint-join")


def react(state: NerathState, choice: Choice, action: Action) -> Told | None:
    """Say how the battle stands that a card is kept from or played in, and how many cards there are."""
    if action.kind in ("play", "lay", "use", "apply"):
        return card(state, choice, action)
    realm = asked_realm(state, choice)
    if state.fight is not None and state.fight.attacker != NONE and len(state.here[state.fight.space]) <= HUGE:
        units = [u for u in state.fight.force if state.where[u] == state.fight.space]
        if units:
            odds = at_hand(state, state.fight)
            ours = state.side[state.fight.attacker] == state.side[realm]
            return "hint-wait-fight", {"percent": percent(odds.win if ours else 1 - odds.win)}
    return "hint-wait", {"n": len(state.hand[realm]) + len(state.chest[realm])}


def card(state: NerathState, choice: Choice, action: Action) -> Told | None:
    """Say what a treasure scores; of another card, how many stay in hand and how the battle at hand stands."""
    number = state.cat.card_index[action.word()]
    name = state.cat.card_words[number]
    if action.kind == "lay":
        return "hint-treasure", {"card": name, "points": state.cat.points[number]}
    told = react(state, choice, Action("pass")) if state.fight is not None else None
    if told is not None and told[0] == "hint-wait-fight":
        return "hint-play-fight", {"card": name, **told[1]}
    realm = asked_realm(state, choice)
    return "hint-play", {"card": name, "n": max(0, len(state.hand[realm]) + len(state.chest[realm]) - 1)}


# Buying and placing


def reinforce(state: NerathState, choice: Choice, action: Action) -> Told | None:
    """Say what a unit rolls, and what gold is left."""
    realm = asked_realm(state, choice)
    if action.kind == "buy":
        kind = UNITS.index(action.word())
        left = state.gold[realm] - state.cat.cost[kind]
        mine = [u for u, owner in enumerate(state.owner) if owner == realm and state.where[u] != NONE]
        have = sum([state.kind[u] == kind for u in mine])
        dice = state.cat.attack_dice[kind] or state.cat.defend_dice[kind] or state.cat.sea_dice[kind]
        data = {"unit": f"unit-{action.word()}", "n": len(dice), "sides": max(dice, default=0)}
        return ("hint-buy" if dice else "hint-buy-plain"), data | {"left": left, "have": have}
    if action.kind == "done":
        return "hint-save", {"n": state.gold[realm]}
    return spaces(state, choice, action)


def place(state: NerathState, choice: Choice, action: Action) -> Told | None:
    realm = asked_realm(state, choice)
    if action.kind == "back":
        return "hint-save", {"n": state.gold[realm]}
    return garrison(state, realm, state.cat.space_index[action.word()], "hint-join")


def reposition(state: NerathState, choice: Choice, action: Action) -> Told | None:
    if action.kind == "done":
        return "hint-save-moves", {"n": sum([one.kind == "select" for one in choice.options])}
    return spaces(state, choice, action)


# What a card or a retreat asks: by what the answer names


def named(state: NerathState, choice: Choice, action: Action) -> Told | None:
    """Say of a space who stands there, of a realm what it has, of a unit its worth, of a die its hits."""
    helped = advice(state, choice.seat)
    throw = helped.throws.get(str(action)) if helped is not None else None
    if throw is not None:
        return "hint-throw", {"n": throw.dice, "sides": throw.sides, "hits": throw.hits}
    words = [str(arg) for arg in action.args]
    if action.kind in ("play", "lay", "use", "apply"):
        return card(state, choice, action)
    if action.kind == "die":
        return "hint-die", {"sides": action.number(), "percent": percent(hits(state, action.number()))}
    if action.kind == "bottom":
        return "hint-bottom", {"card": state.cat.card_words[state.cat.card_index[words[0]]]}
    realms = [word for word in words if word in REALMS]
    units = [word for word in words if word in UNITS]
    if units:
        return unit(state, units[0])
    if realms:
        realm = REALMS.index(realms[0])
        return "hint-realm", {
            "realm": f"realm-{realms[0]}",
            "gold": state.gold[realm],
            "points": state.points[realm],
            "lands": state.holder.count(realm),
        }
    return spaces(state, choice, action) or kept(state, choice)


def spaces(state: NerathState, choice: Choice, action: Action) -> Told | None:
    """Say of an enemy's space what stands there, of one's own who does, and beside whom."""
    word = action.word() if action.args else ""
    if word not in state.cat.space_index:
        return None
    space, realm = state.cat.space_index[word], asked_realm(state, choice)
    if space >= state.cat.first_dungeon:
        guards = state.tokens[space - state.cat.first_dungeon]
        return "hint-entrance", {"space": state.cat.space_words[space], "n": len(guards)}
    foes = [u for u in state.enemies(realm, space) if state.kind[u] != CASTLE]
    if foes:
        name = state.cat.space_words[space]
        return "hint-foes", {"space": name, "n": len(foes), "gold": gold_of(state, foes)}
    return garrison(state, realm, space, "hint-select")


def kept(state: NerathState, choice: Choice) -> Told:
    realm = asked_realm(state, choice)
    army = [u for u, owner in enumerate(state.owner) if owner == realm and state.where[u] != NONE]
    return "hint-army", {"n": len(army), "gold": gold_of(state, army)}


def agree(state: NerathState, choice: Choice, action: Action) -> Told:
    n = int((choice.data or {}).get("n", 1))
    return ("hint-agree" if action.kind == "agree" else "hint-refuse"), {"n": n}


GROUNDS: Final[dict[str, Say]] = {
    "movement": movement,
    "order": order,
    "battle": fight,
    "continue": go_on,
    "casualties": casualties,
    "agree": agree,
    "guardian-dice": guardians,
    "amok": amok,
    "landing": landing,
    "react": react,
    "reinforce": reinforce,
    "place": place,
    "reposition": reposition,
}


def explain(state: NerathState, choice: Choice, action: Action) -> Told | None:
    """Return what the game says of an answer: by its question, else by what it names."""
    return GROUNDS.get(choice.prompt, named)(state, choice, action)
