"""A campaign at this terminal: its record in a file, read before a match and written after it.

What a campaign is, and what follows a match, is left to the engine and the games.
"""

from __future__ import annotations

import os
import shlex
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from taverne.boards import board_for
from taverne.cli.user_errors import UserError
from taverne.engine.game import Game, OptionValue
from taverne.engine.logs.log import SeatInfo
from taverne.engine.matches.campaign import Campaign, after, begin, check_sound, decode, differences, encode
from taverne.engine.matches.match import Match
from taverne.engine.options import shown
from taverne.words import Words


def read_campaign(path: Path) -> Campaign | None:
    """Return the campaign that a file keeps, or None if there is no such file yet."""
    try:
        return decode(path.read_bytes(), str(path))
    except FileNotFoundError:
        return None


def write_campaign(path: Path, campaign: Campaign) -> None:
    """Keep a campaign; the file holds either the old record or the new one, whatever happens."""
    fresh = path.with_name(path.name + ".new")
    fresh.write_bytes(encode(campaign))
    os.replace(fresh, path)


def open_campaign(path: Path, game: Game[Any], options: Mapping[str, OptionValue], players: int) -> None:
    """Begin a campaign in a new file."""
    write_campaign(path, begin(game, options, players))


def close_chapter(path: Path, match: Match[Any], words: Words) -> list[str]:
    """Enter a match that is over into its campaign, and return what to tell about it."""
    campaign = read_campaign(path)
    if campaign is None:
        raise UserError("cli-campaign-gone", path=str(path))
    check_sound(campaign, match.game, str(path))
    assert match.result is not None
    header = match.header
    campaign = after(campaign, match.game, header.options, match.result, header.commitment)
    write_campaign(path, campaign)
    number = len(campaign.chapters)
    played = [(chapter.options, chapter.result) for chapter in campaign.chapters]
    told = board_for(match.game, words).campaign(match.game.campaign_page(played, campaign.choices))
    lines = [*told, words.text(f"cli-campaign-{campaign.standing}", n=number)]
    seats = f" --seats {shlex.quote(','.join(map(_seat, header.seats)))}" if campaign.players > 1 else ""
    for choice in differences(campaign.choices):
        given = "".join(f" --option {key}={shown(value)}" for key, value in choice.items())
        lines.append(f"  taverne play {campaign.game} --campaign {path}{seats}{given}")
    return lines


def _seat(info: SeatInfo) -> str:
    """Return who sits there as it is typed: people by name, bots by level."""
    return f"human:{info.name}" if info.kind == "human" else info.kind
