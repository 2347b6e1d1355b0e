"""A campaign: matches that follow one another, each with options to which the one before has led.

What follows what is left to each game; where the record of a campaign is kept, to whoever plays it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

import msgspec

from taverne.engine.game import Game, OptionError, Options, OptionValue, Result
from taverne.engine.logs.log_file import RecordError
from taverne.engine.reasons import explained
from taverne.engine.type_plans import ready

FORMAT: Final = 1


class Chapter(msgspec.Struct, frozen=True):
    """A match of a campaign that is over; ``commitment`` is that of its log, ``resigned``: it was given up."""

    options: Options
    result: Result
    commitment: str
    resigned: bool = False


class Campaign(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a campaign stands: the matches played, and the options of those to choose the next from.

    ``left`` is one that was given up, ``over`` one of rivals, whose last match says who has won.
    """

    campaign: int = FORMAT
    game: str
    players: int
    standing: Literal["on", "won", "lost", "over", "left"] = "on"
    choices: tuple[Options, ...] = ()
    chapters: tuple[Chapter, ...] = ()


def opened(game: Game[Any], given: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """Return the options of a first match: those of the opening, and ``given`` ones where it leaves a choice.

    Raise ``OptionError`` if the game has no campaign, or none that opens so.
    """
    opening = game.opening()
    known = {option.key: option for option in game.options}
    settled = opening.options if opening is not None else {}
    if opening is None or any(known[key].read(given[key]) != settled[key] for key in settled if key in given):
        raise OptionError("these options do not open a campaign", "campaign-none", {"game": game.name})
    return {**given, **settled}


def begin(game: Game[Any], given: Mapping[str, OptionValue], players: int = 0) -> Campaign:
    """Return a new campaign for ``players`` (0: as few as it is for); raise ``OptionError`` if none opens so."""
    options = opened(game, given)
    opening = game.opening()
    assert opening is not None
    players = players or opening.players
    return Campaign(game=game.name, players=players, choices=(game.check(options, players),))


def check_sound(campaign: Campaign, game: Game[Any], where: str) -> None:
    """Raise ``RecordError`` for a record that holds what no match of the game can have left."""
    played = [(chapter.options, chapter.result) for chapter in campaign.chapters]
    try:
        sound = all(
            game.check(options, campaign.players) == options and game.chapter(options)
            for options in (*campaign.choices, *(options for options, _ in played))
        )
        for options, result in played:
            game.follow_up(options, result)
        game.campaign_page(played, campaign.choices)
    except (ValueError, TypeError, LookupError):
        sound = False
    if not sound:
        told = "it holds something no match of this game could have left; was the file edited by hand?"
        raise RecordError(where, 0, explained("campaign-unsound", told, name=game.name))


def choose(campaign: Campaign, game: Game[Any], given: Mapping[str, OptionValue]) -> Options:
    """Return the options of the next match; ``given`` ones choose where there are several."""
    check_on(campaign)
    known = {option.key: option for option in game.options}
    if not set(given) <= set(known):
        game.check(given, campaign.players)
    wanted = {key: known[key].read(value) for key, value in given.items()}
    fitting = [choice for choice in campaign.choices if all(choice[key] == value for key, value in wanted.items())]
    if len(fitting) == 1:
        return fitting[0]
    words = [" ".join(f"{key}={value}" for key, value in each.items()) for each in differences(campaign.choices)]
    if not fitting:
        raise OptionError(
            "the campaign goes on otherwise", "campaign-other", {"known": [word for word in words if word]}
        )
    raise OptionError(f"choose one of {', '.join(words)}", "campaign-choose", {"known": words})


def differences(choices: tuple[Options, ...]) -> list[Options]:
    """Return of each set of options only what is not the same in all of them."""
    return [
        {key: value for key, value in choice.items() if any(other[key] != value for other in choices)}
        for choice in choices
    ]


def check_on(campaign: Campaign) -> None:
    """Raise ``OptionError`` if the campaign is over."""
    if campaign.standing != "on":
        raise OptionError(f"the campaign is {campaign.standing}", "campaign-over", {"standing": campaign.standing})


def after(
    campaign: Campaign, game: Game[Any], options: Options, result: Result, commitment: str, resigned: bool = False
) -> Campaign:
    """Return the campaign after one of its matches; raise ``OptionError`` if that was none of those due."""
    follows = game.follow_up(options, result)
    if follows is None or options not in campaign.choices:
        raise OptionError("the match is not the next of this campaign", "campaign-other", {"known": []})
    chapters = (*campaign.chapters, Chapter(options, result, commitment, resigned))
    return msgspec.structs.replace(campaign, standing=follows.standing, choices=follows.choices, chapters=chapters)


def resign(campaign: Campaign, game: Game[Any], options: Options, commitment: str) -> Campaign:
    """Return the campaign after a match that was given up; raise ``OptionError`` where that cannot be done."""
    check_on(campaign)
    counted = game.forfeit(options)
    if counted is None:
        raise OptionError("a match of this game cannot be given up", "campaign-stay", {"game": game.name})
    return after(campaign, game, options, counted, commitment, resigned=True)


def leave(campaign: Campaign) -> Campaign:
    """Return a campaign that is given up; its matches stay known."""
    check_on(campaign)
    return msgspec.structs.replace(campaign, standing="left", choices=())


def encode(campaign: Campaign) -> bytes:
    """Return the record of a campaign as JSON to be read by people too."""
    return msgspec.json.format(msgspec.json.encode(campaign), indent=2) + b"\n"


def decode(data: bytes, where: str) -> Campaign:
    """Return the campaign that ``encode`` wrote; raise ``RecordError`` for anything else."""
    try:
        found = msgspec.json.decode(data, type=ready(Campaign))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise RecordError(
            where, 0, explained("campaign-no-record", f"not the record of a campaign: {problem}", told=str(problem))
        ) from None
    if found.campaign != FORMAT:
        told = f"a campaign of format {found.campaign}; this version reads format {FORMAT}"
        raise RecordError(where, 0, explained("campaign-format", told, found=str(found.campaign), known=str(FORMAT)))
    return found
