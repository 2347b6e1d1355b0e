"""Dice, goods, changes and chances of Monster Lands in words; effects say what the game makes of them.

Where they are shown is left to the board.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from taverne.games.monster_lands.box.vocabulary import COLOURS, Effect
from taverne.games.monster_lands.odds.advice import Advice, Chances, Outlook
from taverne.games.monster_lands.odds.outcomes import Change
from taverne.games.monster_lands.view.card_text import effect_message, signed
from taverne.games.monster_lands.view.structs import BattleView
from taverne.words import Words

LETTERS: Final = {"force": "F", "magic": "M", "persuasion": "P", "": "·"}
CHANCES: Final = ("win", "succeed", "survive", "beat", "capture", "kill", "conquer", "loot")
"""What may become of an expedition, in the order in which it is told."""
SELDOM: Final = ("conquer", "loot")
"""What is told only if it can happen."""


def dice_text(dice: Any) -> str:
    plain = msgspec.to_builtins(dice)
    return "".join(LETTERS[colour] * plain.get(colour, 0) for colour in COLOURS) or "-"


def goods_text(words: Words, goods: Mapping[str, int]) -> str:
    return words.joined([words.text(f"amount-{name}", n=n) for name, n in goods.items() if n])


def effect_text(words: Words, effect: Effect) -> str:
    """Return what an effect does."""
    message = effect_message(effect)
    return words.say(message["say"], message)


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


def main_chance(chances: Chances) -> float | None:
    """Return the chance that counts most: winning a mission, else beating the monster or conquering."""
    if chances.win is not None:
        return chances.win
    return chances.conquer if chances.beat is None else chances.beat + (chances.conquer or 0.0)


def percent(words: Words, chance: float | None) -> str:
    return "" if chance is None else words.text("lands-percent", n=round(100 * chance))


def notes(words: Words, advice: Advice) -> dict[str, str]:
    """What answers cost and give at once, the odds of a plan after each, and what the next roll may bring."""
    found = {answer: change_text(words, change) for answer, change in advice.changes.items()}
    for answer, chances in advice.options.items():
        found[answer] = percent(words, main_chance(chances))
    for answer, thrown in advice.throws.items():
        aims = {"goal": thrown.goal, "capture": thrown.capture, "kill": thrown.kill}
        told = [words.text(f"lands-note-{aim}", chance=percent(words, p)) for aim, p in aims.items() if p is not None]
        found[answer] = ", ".join(told)
    return {answer: note for answer, note in found.items() if note}


def outlook_text(words: Words, one: Outlook) -> str:
    """Say who goes where, which dice are still missing, and what may become of it."""
    told = [
        f"{words.text(f'lands-odds-{what}')} {percent(words, chance)}"
        for what in CHANCES
        if (chance := getattr(one.chances, what)) is not None and (chance or what not in SELDOM)
    ]
    if one.chances.lacking:
        told.append(words.text("lands-plan-lacking", n=one.chances.lacking))
    place = words.text(f"place-{one.place}")
    head = words.text("lands-odds-of", name=words.text(f"mercenary-{one.mercenary}"), place=place)
    return words.text("cli-at", place=head, reason=" · ".join(told))


def forecast_lines(words: Words, advice: Advice, battle: BattleView | None) -> list[str]:
    """What becomes of the plan as it stands and with all that helps, or of the expedition that fights."""
    fighting = battle.expedition if battle is not None else None
    shown = [one for one in advice.expeditions if one.planned or one.expedition == fighting]
    lines = [outlook_text(words, one) for one in shown]
    if advice.filling and advice.most is not None:
        best = words.text("lands-plan-best", chance=percent(words, main_chance(advice.most)))
        lines.append(words.text("cli-at", place=words.text("lands-plan-fill"), reason=best))
    return lines
