"""Odds asked in words, without a match: one or two heroes against a card, or against all of them.

Who beats what is left to ``odds``; saying it, to the words of the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from taverne.engine.reports.odds import OddsError, OddsField, OddsLine

from ..box.cards import SKILLS, Skills4
from ..box.load import Box
from .fights import Fight, cards, fight

FIELDS: Final = (OddsField("heroes", shape="HERO,HERO"), OddsField("monster", shape="ID"))
EXAMPLE: Final = "taverne odds dungeon_rush --heroes wizard,thief --monster I-15"


def fights(box: Box, asked: Mapping[str, Any]) -> tuple[OddsLine, ...]:
    """Return which fights are certain and which are impossible, for each hero and for both."""
    if not asked["heroes"]:
        raise OddsError("odds-heroes", {"command": EXAMPLE})
    parts = [part.strip() for part in asked["heroes"].split(",")]
    if len(parts) > 2:
        raise OddsError("odds-two", {"n": len(parts)})
    heroes = [_hero(part, box) for part in parts]
    names = [f"hero-{part.partition('+')[0]}" for part in parts]
    known = cards(box)
    wanted = [_card(asked["monster"], known)] if asked["monster"] else list(known)
    lines = [OddsLine("odds-no-dice")]
    for card in wanted:
        lines += _told(fight(card, known[card], heroes), names, brief=not asked["monster"])
    return tuple(lines)


def _hero(text: str, box: Box) -> Skills4:
    """Return the skills of ``wizard`` or, with gains, of ``wizard+magic+magic``."""
    name, *gains = text.split("+")
    if name not in box.hero_index:
        raise OddsError("odds-hero", {"hero": name[:80], "known": list(box.hero_ids)}, name, box.hero_ids)
    skills = list(box.hero_skills[box.hero_index[name]])
    for gain in gains:
        if gain not in SKILLS:
            raise OddsError("odds-skill", {"skill": gain[:80], "known": list(SKILLS)}, gain, SKILLS)
        skills[SKILLS.index(gain)] += 1
    return cast(Skills4, tuple(skills))


def _card(text: str, known: dict[str, Skills4]) -> str:
    for card in known:
        if text.lower() in (card.lower(), card.partition("-")[2].lower()):
            return card
    ids = [card.partition("-")[2] for card in known]
    raise OddsError("odds-card", {"card": text[:80]}, text, [*ids, *(i.lower() for i in ids)])


def _told(found: Fight, names: list[str], brief: bool) -> list[OddsLine]:
    data = {"card": found.card, "id": found.card.partition("-")[2]}
    everybody = [*zip(names, found.alone, strict=True)]
    if len(names) > 1:
        everybody.append(("odds-together", found.together))
    if brief:
        shares = [OddsLine("odds-share", {"who": who}, {"chance": float(won)}) for who, won in everybody]
        return [OddsLine("odds-id", data, cells=(OddsLine(found.card), *shares))]
    said = [
        OddsLine("odds-certain" if won else "odds-impossible", {"who": who}, {"chance": float(won)}, indent=1)
        for who, won in everybody
    ]
    return [OddsLine("odds-title", data), *said]
