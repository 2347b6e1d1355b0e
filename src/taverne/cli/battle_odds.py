"""The odds of Monster Lands at the terminal: a mercenary, its dice and pieces, a monster.

Reckoning is left to the game's ``question``; here the words are read and the chances said.
"""

from __future__ import annotations

from argparse import Namespace

from taverne.cli.complaints import Complaint, perhaps
from taverne.games.monster_lands.game import MonsterLands
from taverne.games.monster_lands.odds import AIMS
from taverne.games.monster_lands.question import Dead, Question, Unknown, answer
from taverne.games.monster_lands.vocabulary import COLOURS
from taverne.words import Words

EXAMPLE = "taverne odds monster_lands --mercenary taroa --dice force=3,magic=1 --monster krinx --traps F2 --defence 1"


def battle_lines(game: MonsterLands, args: Namespace, words: Words) -> list[str]:
    """Say the chances for each aim, a line each."""
    if not args.mercenary or not args.monster:
        raise Complaint("odds-who", command=EXAMPLE)
    question = Question(
        args.mercenary,
        args.monster,
        _dice(args.dice or ""),
        _split(args.traps),
        _split(args.equipment),
        _split(args.loot),
        args.defence,
        args.potions,
        args.venoms,
        args.wounded,
        args.region or "",
        args.expedition or "",
        args.difficulty,
        args.turn,
        args.damage,
    )
    try:
        found = answer(game.box, question)
    except Unknown as unknown:
        near = perhaps(words, unknown.word, unknown.known)
        raise Complaint("odds-unknown", sort=unknown.sort, word=unknown.word[:80], perhaps=near) from None
    except Dead as dead:
        raise Complaint("odds-dead", n=dead.kill_value) from None
    who, beast = words.text(f"mercenary-{args.mercenary}"), words.text(f"monster-{args.monster}")
    lines = [words.text("odds-battle", who=who, monster=beast, dice=sum(found.plan.roll.dice), attack=found.foe.dice)]
    for aim in AIMS:
        chances = found.odds[aim]
        shares = {name: percent(float(getattr(chances, name)), words) for name in ("survive", "capture", "kill")}
        lines.append("  " + words.text("odds-aim", aim=words.text(f"odds-aim-{aim}"), **shares))
    if args.region:
        lines.append("  " + words.text("odds-conquer", chance=percent(found.conquer, words)))
    return lines


def percent(chance: float, words: Words) -> str:
    text = f"{100 * chance:.1f}"
    return text.replace(".", ",") if words.lang == "fr" else text


def _split(text: str | None) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split(",")) if text else ()


def _dice(text: str) -> tuple[int, int, int]:
    """Return the dice of ``force=3,magic=1``."""
    counts = dict.fromkeys(COLOURS, 0)
    for part in _split(text):
        colour, _, n = part.partition("=")
        if colour not in counts or not n.isdigit() or int(n) > 20:
            raise Complaint("odds-dice", text=part[:80])
        counts[colour] = int(n)
    return counts["force"], counts["magic"], counts["persuasion"]
