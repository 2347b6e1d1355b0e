"""What a card says, made from its effects: one function gives each card as a sentence within sentences.
The words are in cards.ftl; clients say the message of a card as they say any other."""

from __future__ import annotations

from functools import reduce
from typing import Any

from msgspec import Struct

from ..box.abilities import Action, Modifier, Property, Reaction, Trigger
from ..box.pieces import Event, Treasure, count_of
from ..box.vocabulary import (
    PLACES,
    UNITS,
    Add,
    Deed,
    ExtraDice,
    Lose,
    Remove,
    Replace,
    Reroll,
    Sacrifice,
    Strike,
    TakeGold,
    Transfer,
    Units,
)

Message = dict[str, Any]


def card_message(card: Event | Treasure) -> Message:
    """Return what a card says: ``say`` names the message, the other keys are its variables."""
    if isinstance(card, Event):
        return {"say": "card-event", "when": when(card.ability), "what": deeds(card.ability)}
    return {
        "say": "card-treasure",
        "worth": {"say": "amount-points", "n": card.points},
        "windows": either([say(f"lay-{window}") for window in card.windows]),
        "power": {"say": "card-power", "what": [effect(deed) for deed in card.power]}
        if card.power
        else say("card-none"),
        "property": property_of(card.ability),
    }


def say(key: str, **variables: Any) -> Message:
    return {"say": key, **variables}


def either(messages: list[Message]) -> Message:
    """Join messages of which one holds."""
    return reduce(lambda first, second: say("card-either", first=first, second=second), messages)


def property_of(ability: Property | None) -> Message:
    if ability is None:
        return say("card-none")
    if isinstance(ability, Modifier):
        return say("card-modifier", what=deeds(ability))
    once = "turn" if isinstance(ability, Action) and ability.at != "movement" else "card"
    if isinstance(ability, Reaction):
        once = ability.once
    return say("card-property", when=when(ability), once=say(f"once-{once}"), what=deeds(ability))


def deeds(ability: Property) -> list[Message] | Message:
    """Return what an ability does, all of it or the effects to choose among."""
    won = isinstance(ability, Reaction) and ability.window == "land_won"
    found = [effect(deed, won) for deed in ability.do]
    if isinstance(ability, Trigger) and ability.on == "conquest":
        found[0]["say"] = "effect-take_gold-conquest"
    return either(found) if isinstance(ability, Action) and ability.pick == "one" else found


# When


def when(ability: Property) -> Message:
    """Return when an ability counts."""
    if isinstance(ability, Action):
        return say(f"when-{ability.at}")
    if isinstance(ability, Trigger):
        return say("when-castle" if ability.castle else f"when-{ability.on}")
    assert isinstance(ability, Reaction)
    if ability.window == "phase_end" and ability.phase is None:
        return say("when-any_phase_end")
    key = "own_phase_end" if ability.window == "phase_end" and ability.turn == "own" else ability.window
    found = say(f"when-{key}", n=ability.count, battle=battle(ability), own_any=any_of(ability.own))
    if ability.phase is not None:
        found["phase"] = f"phase-{ability.phase}"
    return found


def battle(ability: Reaction) -> Message:
    """Return which battles an ability is about."""
    ground = "any" if ability.place == PLACES else "land" if ability.place == ("land",) else "realms"
    there = say(f"battle-ground-{ground}")
    if ability.side == "defender":
        return say(f"battle-defender-{ground}")
    own = say("battle-with", unit=f"unit-{ability.own[0]}") if ability.own else say("card-none")
    enemy = say("battle-against", unit=f"unit-{ability.enemy[0]}") if ability.enemy else say("card-none")
    return say("battle-own", ground=there, own=own, enemy=enemy)


# What


def names(key: str, units: tuple[str, ...]) -> Message:
    """Return types of unit by name, and under ``<key>_many`` as several of them; all units if none is named."""
    many = [say(f"plural-{unit}") for unit in units] or [say("plural-all")]
    return {key: [f"unit-{unit}" for unit in units], f"{key}_many": many}


def any_of(units: tuple[str, ...]) -> Message:
    """Return types of unit of which one is meant; all units if none is named."""
    return either([say(f"plural-{unit}") for unit in units] or [say("plural-all")])


def amounts(units: Units) -> list[Message]:
    return [say(f"amount-{unit}", n=count_of(units, unit)) for unit in UNITS if count_of(units, unit)]


def effect(deed: Deed, won: bool = False) -> Message:
    """Return what one effect does; most are said by their fields alone."""
    tag = str(deed.__struct_config__.tag)
    found = {"say": f"effect-{tag}", **fields(deed)}
    match deed:
        case Add():
            found |= {"aboard": say("effect-add-aboard", units=amounts(deed.aboard)), "place": place(deed, won)}
            if deed.aboard == Units():
                found["aboard"] = say("card-none")
        case Sacrifice():
            found["coastal"] = say("effect-sacrifice-yes" if deed.coastal else "effect-sacrifice-no")
        case Remove() if deed.max_cost is not None:
            found["say"] = "effect-remove-cheap"
        case Replace():
            found["say"] = f"effect-replace-{deed.side}"
        case Lose():
            found["say"] = f"effect-lose-{deed.choose}"
        case Transfer():
            found |= transfer(deed, found)
        case Strike():
            found["say"] = f"effect-strike-{deed.per if deed.target == 'enemy_land' else deed.target}"
        case TakeGold():
            found["say"] = f"effect-take_gold-{deed.victim}"
        case Reroll() if not deed.n:
            found["say"] = "effect-reroll-all"
        case ExtraDice() if deed.per == "enemy_unit":
            found["say"] = "effect-extra_dice-enemy_unit"
    return found


def fields(deed: Struct) -> Message:
    """Return the fields of an effect as variables: numbers, names of units, how long it lasts."""
    found: Message = {}
    for key in deed.__struct_fields__:
        value = getattr(deed, key)
        if isinstance(value, Units):
            found[key] = amounts(value)
        elif isinstance(value, tuple):
            found |= names(key, value)
        elif key == "until":
            found[key] = say(f"until-{value}")
        elif isinstance(value, str) and value in UNITS:
            found |= {key: f"unit-{value}", f"{key}_many": say(f"plural-{value}")}
        elif isinstance(value, int) and not isinstance(value, bool):
            found[key] = value
    return found


def place(deed: Add, won: bool) -> Message:
    """Return where units are added."""
    if won:
        return say("place-won")
    if deed.per == "lost_land":
        return say("place-lost")
    many = "-".join(("place-several", "empty_first" if deed.empty_first else deed.where))
    named = say(many, n=deed.lands) if deed.lands > 1 else say(f"place-{deed.where}")
    if deed.unit is not None:
        named["unit_many"] = say(f"plural-{deed.unit}")
    return say("place-at", spot=f"land-{deed.at}", place=named) if deed.at else named


def transfer(deed: Transfer, found: Message) -> Message:
    """Return the parts of a transfer: price, units, from, to, and what is special about it."""
    which = "enemy" if deed.side == "enemy" else "any" if deed.n != 1 else "one" if deed.units else "unit"
    extra = say("card-none")
    if deed.exchange:
        extra = say("effect-transfer-exchange")
    elif deed.movement:
        extra = say("effect-transfer-movement", n=deed.movement)
    return {
        "toll": say("effect-transfer-toll" if deed.toll else "card-none"),
        "number": say(f"effect-transfer-{which}", units_many=found["units_many"], units_any=any_of(deed.units)),
        "from": say(f"from-{deed.origin}"),
        "to": say("dest-split" if deed.split else f"dest-{deed.to}"),
        "extra": extra,
    }
