"""Dice, goods and effects of Monster Lands in words, as the browser has them too.

Where they are shown is left to the board.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from taverne.games.monster_lands.box.vocabulary import AFFINITIES, COLOURS
from taverne.games.monster_lands.odds.advice import Chances
from taverne.games.monster_lands.odds.outcomes import Change
from taverne.words import Words

LETTERS: Final = {"force": "F", "magic": "M", "persuasion": "P", "": "·"}
ATTEMPTS: Final = 4


def dice_text(dice: Any) -> str:
    plain = msgspec.to_builtins(dice)
    return "".join(LETTERS[colour] * plain.get(colour, 0) for colour in COLOURS) or "-"


def goods_text(words: Words, goods: Mapping[str, int]) -> str:
    return words.joined([words.text(f"amount-{name}", n=n) for name, n in goods.items() if n])


def effect_text(words: Words, effect: Mapping[str, Any]) -> str:
    """Return what an effect does, from its record in terms of JSON."""

    def listed(field: str, prefix: str, every: int, word: str) -> str:
        items = effect.get(field) or ()
        return word if len(items) in (0, every) else words.joined([words.text(f"{prefix}-{item}") for item in items])

    kind, n = str(effect["kind"]), int(effect.get("n", 0))
    found: dict[str, str | int] = {
        "n": (f"+{n}" if n > 0 else f"−{-n}") if kind in ("die_bonus", "total_bonus") else n,
        "against": listed("against", "affinity", len(AFFINITIES), "all"),
        "attempts": listed("attempts", "attempt", ATTEMPTS, "all"),
        "on": listed("on", "occasion", -1, "any"),
        "colours": words.either([words.text(f"colour-{colour}") for colour in effect.get("colours", ())]),
        "what": words.joined([words.text(f"forbidden-{what}") for what in effect.get("what", ())]),
        "goods": goods_text(words, effect.get("goods", {})),
        "dice": goods_text(words, effect.get("dice", {})),
        "take": goods_text(words, effect["take"]) if isinstance(effect.get("take"), dict) else "",
        "gold": int(effect.get("gold", 0)),
        "points": int(effect.get("points", 0)),
        "protected": "yes" if effect.get("protected") else "no",
    }
    pay = effect.get("pay") or effect.get("colour")
    if pay:
        found["pay"] = words.text(f"amount-{pay}", n=1)
    for field, prefix in (("colour", "colour"), ("affinity", "affinity"), ("display", "display")):
        if effect.get(field):
            found[field] = words.text(f"{prefix}-{effect[field]}")
    if effect.get("item"):
        found["item"] = words.text(f"amount-{effect['item']}", n=n)
    if effect.get("building"):
        found["building_at"] = words.text(f"building-{effect['building']}.at")
    return words.text(f"effect-{kind}", **found)


def change_text(words: Words, change: Change) -> str:
    """Say what an answer changes at once: goods, points, wages, a discount, who leaves."""
    parts = []
    for what in ("gold", "glory", "reputation", "defence", "potion", "venom"):
        if n := getattr(change, what):
            amount = words.text(f"amount-{what}", n=abs(n))
            parts.append(words.text("lands-note-goods", sign="+" if n > 0 else "−", amount=amount))
    for what, n in (("traps", change.traps), ("points", change.points), ("wages", change.wages)):
        if n:
            parts.append(words.text(f"lands-note-{what}", n=signed(n)))
    if change.off:
        parts.append(words.text("lands-note-off", n=change.off))
    if change.lost:
        names = words.joined([words.text(f"mercenary-{member}") for member in change.lost])
        parts.append(words.text("lands-note-lost", name=names, n=len(change.lost)))
    return ", ".join(parts)


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}"


def main_chance(chances: Chances) -> float | None:
    """Return the chance that counts most: winning a mission, else beating the monster or conquering."""
    if chances.win is not None:
        return chances.win
    return chances.conquer if chances.beat is None else chances.beat + (chances.conquer or 0.0)
