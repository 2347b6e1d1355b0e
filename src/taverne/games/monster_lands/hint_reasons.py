"""Why an answer may be good, in the terms of Monster Lands: chances of expeditions, prices, what lies where.
Chances are left to ``odds``, plans to the bots' ``expedition_plans``; costs at once, to the chronicle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias, cast

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import apply

from .battle_hint_reasons import IN_BATTLE, percent
from .bots.expedition_plans import Scout
from .bots.piece_values import Worth
from .box.catalogue import (
    CODE_COLOUR,
    CODES,
    DEPLOY_BUILDING,
    DEPLOY_PLACE,
    DIE,
    LABORATORY,
    MINE,
    NONE,
    NUMBER_OF,
    PAWN_SHOP,
    PLACE_OF,
    PLACE_START,
    PLACES,
    REGION_A,
)
from .box.vocabulary import COLOURS, Brew, Gain, GainDice, Goods, Trophy
from .odds.advice import after, chances_of, filled
from .odds.forecast import Load, load_of
from .odds.outcomes import discount, purse, trophy_points
from .odds.ways import wares
from .rules.battle.effects import monster_space
from .rules.citadel.buildings import BUYING, free_slots
from .rules.clan.free_options import sale
from .rules.clan.wages import wages_due
from .rules.outside.expeditions import GO, Sending
from .rules.outside.missions import Contracting
from .state.game_state import LandsState

Told: TypeAlias = tuple[str, dict[str, Any]]
Say: TypeAlias = Callable[[LandsState, Choice, Action], Told | None]
DISPLAYS: Final = {"loot": "gift-loot", "bazaar": "gift-gear", "tavern": "gift-recruit"}


def holdings(state: LandsState, seat: Seat) -> dict[str, int]:
    """Return what a clan has that an answer may cost or give, by the name of each."""
    pool = state.pool[seat]
    dice = {f"hint-{colour}": sum([pool[c] for c in range(CODES) if CODE_COLOUR[c] == at]) for at, colour in COLOUR_AT}
    return {
        "figure-gold": purse(state, seat),
        "figure-glory": state.glory[seat],
        "hint-reputation": state.reputation[seat],
        **dice,
        "hint-defence": state.defence[seat],
        "hint-potion": state.potion[seat],
        "hint-venom": state.venom[seat],
        "hint-traps": len(state.traps[seat]),
        "hint-trophies": trophy_points(state, seat),
        "hint-wages": wages_due(state, seat),
        "hint-wounds": sum([state.wounded[member] for member in state.members[seat]]),
    }


COLOUR_AT: Final = tuple(enumerate(COLOURS))


# Deployment


def deploy(state: LandsState, choice: Choice, action: Action) -> Told | None:
    if action in DEPLOY_BUILDING:
        return building(state, choice.seat, DEPLOY_BUILDING.index(action))
    if action in DEPLOY_PLACE:
        return planned(state, choice.seat, DEPLOY_PLACE.index(action))
    if action in state.cat.deploy_region:
        return benefit(state, state.cat.deploy_region.index(action))
    return free(state, choice, action)


def building(state: LandsState, seat: Seat, number: int) -> Told | None:
    """Say what a building pays, or how much of what it sells can be paid and from what price on."""
    name = state.cat.building_names[number]
    if number == PAWN_SHOP:
        return "hint-pawn", {"n": state.pool_size(seat)}
    if number in (MINE, LABORATORY):
        effects = [state.cat.slot_effect[slot] for slot in free_slots(state, number)]
        most = max([e.n if isinstance(e, Brew) else e.goods.gold for e in effects if isinstance(e, Brew | Gain)])
        return ("hint-mine" if number == MINE else "hint-laboratory"), {"n": most}
    if number not in BUYING:
        return None
    found = wares(state, seat, DEPLOY_BUILDING[number])
    prices = [-way.change.gold for way in found.values()]
    return "hint-sells", {"building": name, "n": len(prices), "price": min(prices, default=0)}


def benefit(state: LandsState, region: int) -> Told:
    """Say what a region gives each time it is activated."""
    effect = state.box.cards.region[region].benefit
    name = {"region": state.cat.region_names[region]}
    if isinstance(effect, GainDice):
        dice = zip(COLOURS, (effect.dice.force, effect.dice.magic, effect.dice.persuasion), strict=True)
        return "hint-region", name | {"gives": gifts({f"hint-{colour}": n for colour, n in dice})}
    if isinstance(effect, Gain):
        return "hint-region", name | {"gives": gifts(goods(effect.goods))}
    return "hint-region", name | {"gives": DISPLAYS[getattr(effect, "display", "tavern")]}


def goods(given: Goods) -> dict[str, int]:
    return {
        "figure-gold": given.gold,
        "figure-glory": given.glory,
        "hint-traps": given.trap,
        "hint-defence": given.defence,
        "hint-potion": given.potion,
        "hint-venom": given.venom,
    }


def gifts(given: dict[str, int]) -> list[dict[str, Any]]:
    return [{"say": "hint-change", "what": what, "n": f"+{n}"} for what, n in given.items() if n]


def planned(state: LandsState, seat: Seat, place: int, e: int = NONE) -> Told | None:
    """Say what the best plan for a place, or for one expedition of it, comes to."""
    scout = Scout(Worth(state, seat))
    idea = scout.on_expedition(e) if e != NONE else scout.at_place(place)
    return None if idea is None else outlook(state, seat, idea.e, idea.load, idea.member, "plan")


def outlook(state: LandsState, seat: Seat, e: int, load: Load | None, member: int, how: str) -> Told | None:
    """Say how an expedition may end, by exact odds; ``how``: as a plan, as it stands, or with what is added."""
    place = PLACE_OF[e]
    data: dict[str, Any] = {"how": how, "mercenary": state.cat.member_names[member], "n": NUMBER_OF[e]}
    found = chances_of(state, seat, e, load, member)
    if found is None:
        dice = sum(load.dice) if load is not None else sum(load_of(state, e, seat).dice)
        return "hint-sent", data | {"dice": dice, "place": f"place-{PLACES[place]}"}
    if found.win is not None:
        return "hint-mission", data | {"percent": percent(found.win), "alone": percent(found.succeed or 0.0)}
    if found.beat is None:
        region = state.cat.region_names[state.regions[place - REGION_A]]
        return "hint-conquer", data | {"percent": percent(found.conquer or 0.0), "region": region}
    monster = state.cat.monster_names[state.monsters[monster_space(place)]]
    return "hint-beat", data | {
        "percent": percent(found.beat),
        "survive": percent(found.survive or 0.0),
        "monster": monster,
    }


def expedition(state: LandsState, choice: Choice, action: Action) -> Told | None:
    place = cast(Sending, state.stack[-1]).place
    return planned(state, choice.seat, place, PLACE_START[place] + action.number() - 1)


def send(state: LandsState, choice: Choice, action: Action) -> Told | None:
    """Say what a mercenary comes to with all that is of use."""
    tried = state.clone()
    apply(tried, choice.seat, action)
    frame = tried.stack[-1]
    if not isinstance(frame, Sending):
        return None
    load = filled(tried, choice.seat, frame) or load_of(tried, frame.e, choice.seat)
    return outlook(tried, choice.seat, frame.e, load, tried.who[frame.e], "plan")


def load(state: LandsState, choice: Choice, action: Action) -> Told | None:
    """Say what the plan comes to with what is added, or as it stands."""
    e = cast(Sending, state.stack[-1]).e
    if action == GO:
        return outlook(state, choice.seat, e, load_of(state, e, choice.seat), state.who[e], "go")
    member, more = after(state, choice.seat, e, action)
    return None if more is None else outlook(state, choice.seat, e, more, member, "add")


def free(state: LandsState, choice: Choice, action: Action) -> Told | None:
    """Say how many things cost no action, or what passing leaves unused."""
    if action.kind == "more":
        tried = state.clone()
        apply(tried, choice.seat, action)
        return "hint-free", {"n": sum([a.kind != "back" for c in tried.asked(choice.seat) for a in options(c)])}
    if action.kind == "move":
        return carries(state, state.cat.member_index[action.word(1)])
    if action.kind in ("talent", "loot"):
        return once(state, choice, action)
    if action.kind == "sell":
        return sold(state, action)
    if action.kind in ("pass", "back"):
        return "hint-unused", {"n": state.pool_size(choice.seat), "gold": state.gold[choice.seat]}
    return None


def once(state: LandsState, choice: Choice, action: Action) -> Told | None:
    """Say what loot is good for; of a talent, how many dice it could work on."""
    return (
        ("hint-talent", {"n": state.pool_size(choice.seat)}) if action.kind == "talent" else loot(state, choice, action)
    )


def sold(state: LandsState, action: Action) -> Told:
    """Say what a trophy brings now, and what it would have counted at the end."""
    monster = state.cat.monster_index[action.word()]
    return "hint-sold", {"gold": sale(state, monster), "points": state.box.cards.monster[monster].trophy}


def slot(state: LandsState, choice: Choice, action: Action) -> Told | None:
    """Say how many tokens a slot brews; what the Mine pays is told by what it gives at once."""
    building = state.cat.building_names.index(str((choice.data or {})["building"]))
    effect = state.cat.slot_effect[state.cat.slot_start[building] + action.number() - 1]
    return ("hint-slot", {"n": effect.n}) if isinstance(effect, Brew) else None


def options(decision: Any) -> tuple[Action, ...]:
    return decision.options if isinstance(decision, Choice) else ()


# Dice and purchases


def die(state: LandsState, choice: Choice, action: Action) -> Told:
    """Say what a die takes off the price, or how many of its kind there are."""
    code = DIE.index(action)
    tried = state.clone()
    apply(tried, choice.seat, action)
    if choice.prompt == "die" and discount(tried):
        return "hint-off", {"n": discount(tried)}
    colour = COLOURS[CODE_COLOUR[code]]
    held = sum([n for at, n in enumerate(state.pool[choice.seat]) if CODE_COLOUR[at] == CODE_COLOUR[code]])
    return "hint-held", {"n": held - 1, "die": f"die-{colour}"}


def recruit(state: LandsState, choice: Choice, action: Action) -> Told | None:
    if action.kind != "recruit":
        return spare_gold(state, choice, action)
    word = action.word()
    return member(state, state.novices[0] if word == "novice" else state.cat.member_index[word], "recruit")


def member(state: LandsState, who: int, how: str) -> Told:
    cat = state.cat
    return f"hint-{how}", {"dice": sum(cat.member_dice[who]), "reputation": cat.reputation[who]}


def leaver(state: LandsState, choice: Choice, action: Action) -> Told | None:
    if action.kind not in ("dismiss", "lead"):
        return None
    return member(state, state.cat.member_index[action.word()], "dismiss" if action.kind == "dismiss" else "lead")


def spare_gold(state: LandsState, choice: Choice, action: Action) -> Told | None:
    """Say what is left in the purse by whoever buys nothing more, or needs gold first."""
    return ("hint-keep", {"n": purse(state, choice.seat)}) if action.kind in ("enough", "pass", "more") else None


def wearer(state: LandsState, choice: Choice, action: Action) -> Told | None:
    if action.kind == "pass":
        return "hint-nobody", {"equipment": str((choice.data or {})["equipment"])}
    return carries(state, state.cat.member_index[action.word()])


def carries(state: LandsState, who: int) -> Told:
    return "hint-wears", {"mercenary": state.cat.member_names[who], "n": len(state.gear_of(who))}


def brew(state: LandsState, choice: Choice, action: Action) -> Told:
    return "hint-brew", {"potions": state.potion[choice.seat], "venoms": state.venom[choice.seat]}


def manage(state: LandsState, choice: Choice, action: Action) -> Told:
    regions = [r for r, ruler in enumerate(state.ruler) if ruler == choice.seat and state.manager[r] == NONE]
    if action.kind == "manage":
        return benefit(state, state.cat.region_index[action.word()])
    return "hint-unmanaged", {"n": len(regions)}


def loot(state: LandsState, choice: Choice, action: Action) -> Told | None:
    """Say what a loot token is good for: points, gold, goods; the others wait for their moment."""
    if action.kind not in ("take", "loot"):
        return "hint-loot-kept", {"n": len(state.loot[choice.seat])}
    effect = state.cat.loot_effect[state.cat.loot_index[action.word()]]
    if isinstance(effect, Trophy):
        return "hint-loot-trophy", {"points": effect.points, "gold": effect.gold}
    if isinstance(effect, Gain):
        return ("hint-loot-later" if effect.on else "hint-loot-goods"), {"gives": gifts(goods(effect.goods))}
    return "hint-loot-battle", {"n": len(state.loot[choice.seat]) + (action.kind == "take")}


def wages(state: LandsState, choice: Choice, action: Action) -> Told | None:
    due, gold = wages_due(state, choice.seat), state.gold[choice.seat]
    if action.kind != "pay":
        return free(state, choice, action)
    return ("hint-paid" if gold >= due else "hint-unpaid"), {"due": due, "left": abs(gold - due)}


def fewer_traps(state: LandsState, choice: Choice, action: Action) -> Told:
    return "hint-traps-left", {"n": len(state.traps[choice.seat]) - 1}


def healed(state: LandsState, choice: Choice, action: Action) -> Told:
    """Say what a potion is for, or how many are lost."""
    if action.kind == "enough":
        return "hint-potions-lost", {"n": int((choice.data or {}).get("n", 1))}
    return "hint-heal", {"mercenary": state.cat.member_names[state.cat.member_index[action.word()]]}


def clan(state: LandsState, choice: Choice, action: Action) -> Told:
    """Say how many of those on show are of an affinity: equal icons score together."""
    kind = action.word()
    names = {f"affinity-{kind}"}
    shown = [m for m in state.tavern if m >= 0 and f"affinity-{state.box.cards.mercenary[m].affinity}" in names]
    return "hint-clan", {"affinity": f"affinity-{kind}", "n": len(shown)}


def favour(state: LandsState, choice: Choice, action: Action) -> Told | None:
    if action.kind != "favour" or action.word() not in COLOURS:
        return spare_gold(state, choice, action)
    at = COLOURS.index(action.word())
    held = sum([n for code, n in enumerate(state.pool[choice.seat]) if CODE_COLOUR[code] == at])
    return "hint-have", {"n": held, "die": f"die-{action.word()}"}


def colour(state: LandsState, choice: Choice, action: Action) -> Told:
    return favour(state, choice, Action("favour", action.args)) or ("hint-keep", {"n": state.gold[choice.seat]})


def contract(state: LandsState, choice: Choice, action: Action) -> Told:
    deal = cast(Contracting, state.stack[-1]).deal(state)
    if action.kind == "pass":
        return "hint-contract-kept", {"gives": gifts(goods(deal.cost))}
    return "hint-contract", {"gives": gifts(goods(deal.reward))}


GROUNDS: Final[dict[str, Say]] = {
    "clan": clan,
    "favour": favour,
    "deploy": deploy,
    "pass": free,
    "more": free,
    "expedition": expedition,
    "send": send,
    "load": load,
    "load-required": load,
    "die": die,
    "region-die": die,
    "exchange": die,
    "recolour": die,
    "recolour-into": colour,
    "slot": slot,
    "brew": brew,
    "traps": spare_gold,
    "gear": spare_gold,
    "defence": spare_gold,
    "pawn": spare_gold,
    "recruit": recruit,
    "equip": wearer,
    "inherit": wearer,
    "manage": manage,
    "loot": loot,
    "celebrate": loot,
    "wages": wages,
    "desert": leaver,
    "leader": leaver,
    "heal": healed,
    "overflow": fewer_traps,
    "contract-trap": fewer_traps,
    "contract": contract,
    **IN_BATTLE,
}


def explain(state: LandsState, choice: Choice, action: Action) -> Told | None:
    """Return what the game says of an answer by itself; None where only what it costs or gives at once tells."""
    say = GROUNDS.get(choice.prompt)
    return say(state, choice, action) if say is not None else None
