"""The campaign of Elemental Revocation: three episodes, each begun with what the one before has left (EUS-129).
An episode is an ordinary match; what travels from one to the next is in ``legacy``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from taverne.engine.actions import Seat
from taverne.engine.game import FollowUp, OptionError, Options, Result

from ...box.scenarios import MODES
from ...state.game_state import COMPETITIVE
from .legacy import EPISODES, Heir, decode

GIVEN_UP: Final = Result((), ())


def chapter(options: Options) -> int:
    """Return which episode of a campaign a match is, from 1; 0 if it stands alone."""
    return EPISODES.index(options["scenario"]) + 1 if options["campaign"] else 0


def check_campaign(options: Options) -> None:
    """Refuse what does not go together: only episodes make a campaign, only later ones begin with a legacy."""
    if options["campaign"] and options["scenario"] not in EPISODES:
        raise OptionError("a campaign is one of Elemental Revocation", "option-campaign-scenario")
    if bool(options["legacy"]) != (chapter(options) > 1):
        raise OptionError("a legacy is for the later episodes of a campaign", "option-campaign-legacy")


def follow_up(options: Options, result: Result) -> FollowUp:
    """Return what comes after an episode: the next one whoever has won, after the last how it was won (EUS-129).

    An episode that was given up leaves nothing to go on with.
    """
    if result == GIVEN_UP:
        return FollowUp("lost")
    episode = chapter(options)
    if episode < len(EPISODES):
        following: Options = {**options, "scenario": EPISODES[episode], "legacy": result.legacy or ""}
        return FollowUp("on", (following,))
    if options["mode"] == MODES[COMPETITIVE] and len(result.scores) > 1:
        return FollowUp("over")
    return FollowUp("won" if result.winners else "lost")


# The page of a campaign


class Episode(msgspec.Struct, frozen=True):
    """One episode on the way: behind, at hand or ahead; the final reputation of the seats and who won, once played."""

    scenario: str
    stands: Literal["done", "now", "ahead"]
    scores: tuple[int, ...] = ()
    winners: tuple[Seat, ...] = ()


class Saga(msgspec.Struct, frozen=True):
    """What the page of a campaign shows: the episodes, and by seat what the heroes take into the next one."""

    episodes: tuple[Episode, ...]
    heroes: tuple[Heir, ...]


def saga(played: Sequence[tuple[Options, Result]], choices: Sequence[Options]) -> Saga:
    """Return how a campaign stands; the heroes of the last episode are shown as they began it."""
    results = {str(options["scenario"]): result for options, result in played}
    now = choices[0]["scenario"] if choices else ""
    episodes = []
    for scenario in EPISODES:
        if scenario in results:
            found = results[scenario]
            episodes.append(Episode(scenario, "done", found.scores, found.winners))
        else:
            episodes.append(Episode(scenario, "now" if scenario == now else "ahead"))
    texts = [str(options["legacy"]) for options in (*[options for options, _ in played], *choices)]
    latest = next((text for text in reversed(texts) if text), "")
    return Saga(tuple(episodes), decode(latest).heroes if latest else ())
