"""The command ``odds``: exact chances, for the games that offer them.

Reckoning is left to each game's own ``odds``; here they are asked for and said.
"""

from __future__ import annotations

from argparse import Namespace
from typing import cast

from taverne.cli.battle_odds import battle_lines
from taverne.cli.complaints import Complaint, perhaps
from taverne.cli.setting import find_game
from taverne.games.dungeon_rush.box import SKILLS, Box, Skills4
from taverne.games.dungeon_rush.game import DungeonRush
from taverne.games.dungeon_rush.odds import Fight, cards, fight
from taverne.games.monster_lands.game import MonsterLands
from taverne.words import Words


def run_odds(args: Namespace) -> int:
    game = find_game(args.game, args.lang, args.box)
    words = Words(game.name, args.lang)
    if isinstance(game, MonsterLands):
        lines = battle_lines(game, args, words)
    elif isinstance(game, DungeonRush):
        lines = _fights(game.box, args, words)
    else:
        raise Complaint("odds-none", game=game.name)
    print("\n".join(lines))
    return 0


def _fights(box: Box, args: Namespace, words: Words) -> list[str]:
    """Say which fights are certain and which are impossible, for each hero and for both."""
    if not args.heroes:
        raise Complaint("odds-heroes", command="taverne odds dungeon_rush --heroes wizard,thief --monster I-15")
    parts = [part.strip() for part in args.heroes.split(",")]
    if len(parts) > 2:
        raise Complaint("odds-two", n=len(parts))
    heroes = [_hero(part, box, words) for part in parts]
    names = [words.text(f"hero-{part.partition('+')[0]}") for part in parts]
    known = cards(box)
    wanted = list(known) if args.monster is None else [_card(args.monster, known, words)]
    lines = [words.text("odds-no-dice")]
    for card in wanted:
        lines += _told(fight(card, known[card], heroes), names, words, brief=args.monster is None)
    return lines


def _hero(text: str, box: Box, words: Words) -> Skills4:
    """Return the skills of ``wizard`` or, with gains, of ``wizard+magic+magic``."""
    name, *gains = text.split("+")
    if name not in box.hero_index:
        known = words.joined(box.hero_ids)
        raise Complaint("odds-hero", hero=name[:80], known=known, perhaps=perhaps(words, name, box.hero_ids))
    skills = list(box.hero_skills[box.hero_index[name]])
    for gain in gains:
        if gain not in SKILLS:
            raise Complaint(
                "odds-skill", skill=gain[:80], known=words.joined(SKILLS), perhaps=perhaps(words, gain, SKILLS)
            )
        skills[SKILLS.index(gain)] += 1
    return cast(Skills4, tuple(skills))


def _card(text: str, known: dict[str, Skills4], words: Words) -> str:
    for card in known:
        if text.lower() in (card.lower(), card.partition("-")[2].lower()):
            return card
    ids = [card.partition("-")[2] for card in known]
    raise Complaint("odds-card", card=text[:80], perhaps=perhaps(words, text, [*ids, *(i.lower() for i in ids)]))


def _told(found: Fight, names: list[str], words: Words, brief: bool) -> list[str]:
    title = words.text(found.card)
    both = [*zip(names, found.alone, strict=True)]
    if len(names) > 1:
        both.append((words.text("odds-together"), found.together))
    if brief:
        signs = "  ".join(f"{name} {100 if won else 0} %" for name, won in both)
        return [f"{found.card.partition('-')[2]:18} {title:28} {signs}"]
    said = [words.text("odds-certain" if won else "odds-impossible", who=name) for name, won in both]
    return [f"{title} ({found.card.partition('-')[2]})", *(f"  {line}" for line in said)]
