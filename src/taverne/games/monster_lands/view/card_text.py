"""What effects of cards and tokens say, as sentences within sentences; clients say them as they say any other message.
The words are in board.ftl; where they are shown is left to the boards."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from ..box.load import Cards
from ..box.vocabulary import AFFINITIES, ATTEMPTS, BuyDie, DieBonus, Effect, TotalBonus

Message = dict[str, Any]


def effect_message(effect: Effect) -> Message:
    """Return what an effect does: ``say`` names the message, the other keys are its variables, one for each field."""
    fields: dict[str, Any] = to_builtins(effect)
    kind, n = fields.pop("kind"), fields.get("n", 0)
    told: Message = {"say": f"effect-{kind}"}
    for field, value in fields.items():
        match field:
            case "n":
                told[field] = signed(value) if isinstance(effect, DieBonus | TotalBonus) else value
            case "against":
                told[field] = every("affinity", value, len(AFFINITIES))
            case "attempts":
                told[field] = every("attempt", value, len(ATTEMPTS))
            case "on":
                told[field] = named("occasion", value) or "any"
            case "colours":
                told[field] = either(named("colour", value))
            case "what":
                told[field] = named("forbidden", value)
            case "goods" | "dice" | "take":
                told[field] = [amount(what, count) for what, count in value.items() if count]
            case "colour" | "affinity" | "display" | "building":
                told[field] = f"{field}-{value}"
            case "item":
                told[field] = amount(value, n)
            case "pay":
                told[field] = amount(value, 1)
            case _:
                told[field] = value
    if isinstance(effect, BuyDie):
        told["pay"] = amount(effect.colour, 1)
    return told


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}"


def named(kind: str, words: list[str]) -> list[str]:
    return [f"{kind}-{word}" for word in words]


def every(kind: str, words: list[str], all_of_them: int) -> list[str] | str:
    """Return the names of what is meant, "all" where nothing is left out."""
    return named(kind, words) if 0 < len(words) < all_of_them else "all"


def amount(what: str, n: int) -> Message:
    return {"say": f"amount-{what}", "n": n}


def either(names: list[str]) -> Message | str:
    """Return a list of which one is meant."""
    if len(names) < 2:
        return names[0] if names else ""
    *others, last = names
    head: Message | str = others[0]
    for following in others[1:]:
        head = {"say": "list-comma", "head": head, "next": following}
    return {"say": "list-or", "head": head, "last": last}


def texts(cards: Cards) -> dict[str, Message]:
    """Return what every effect of the box says: by the name of its piece, else by where it is printed."""
    effects: dict[str, Effect | None] = {"mercenary-novice": cards.novice.talent}
    effects |= {f"mercenary-{one.id}": one.talent for one in cards.mercenary}
    effects |= {f"equipment-{one.id}": one.ability for one in cards.equipment}
    effects |= {f"loot-{one.id}": one.effect for one in cards.loot}
    effects |= {f"trap-{one.id}": one.effect for one in cards.trap}
    effects |= {f"monster-{one.id}": one.power for one in cards.monster}
    effects |= {f"region-{one.id}": one.benefit for one in cards.region}
    for plan in cards.building:
        effects[f"building-{plan.id}"] = plan.per_die
        effects |= {f"building-{plan.id}-{n}": slot.effect for n, slot in enumerate(plan.slots)}
    for tile in cards.expedition_list:
        for side, columns in (("a", tile.a), ("b", tile.b)):
            effects |= {f"list-{tile.id}-{side}-{n}": column.advantage for n, column in enumerate(columns)}
    for gate in cards.gates.expeditions:
        effects |= {f"gate-{gate.id}-{n}": advantage for n, advantage in enumerate(gate.advantages)}
    return {name: effect_message(effect) for name, effect in effects.items() if effect is not None}
