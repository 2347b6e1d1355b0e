"""The campaign: the scenarios in order, each rank leading to the next game, a loss or a win (ML-277 to ML-280).
A game of it is an ordinary match; what travels from one to the next are its options."""

from __future__ import annotations

from typing import Final

from taverne.engine.game import FollowUp, OptionError, Options, Result

from ...box.catalogue import NONE
from ...box.figures import DIFFICULTIES, CampaignStep, DifficultyId, Scenario
from ...box.load import Cards
from ...state.game_state import LandsState
from .scenarios import CANNON_FODDER, VETERAN, rank_of

VERSUS: Final = "versus"
CLASSIC: Final = "classic"
CAMPAIGN: Final = "campaign"
MODES: Final = (VERSUS, CLASSIC, CAMPAIGN)
MOST_GAMES: Final = 999


def check_solo(cards: Cards, options: Options, seats: int) -> None:
    """Refuse options that do not go together: solo modes for several, and what a scenario forbids."""
    if seats > 1:
        if options["mode"] != VERSUS:
            raise OptionError(f"mode={options['mode']} is for one player", "option-solo-only", {"seats": seats})
        return
    if options["ambush"]:
        raise OptionError("there is no ambush module in solo (ML-240)", "option-solo-ambush")
    scenario, difficulty = scenario_of(cards, options), str(options["difficulty"])
    if difficulty not in scenario.difficulties:
        known = [f"option-difficulty-{word}" for word in scenario.difficulties]
        data = {"scenario": f"scenario-{scenario.id}", "known": known}
        message = f"scenario {options['scenario']} cannot be played at {difficulty}: {', '.join(scenario.difficulties)}"
        raise OptionError(message, "option-scenario-difficulty", data)
    if options["mode"] == CAMPAIGN and int(options["scenario"]) > int(options["played"]) + 1:
        message = f"scenario {options['scenario']} of a campaign takes {int(options['scenario']) - 1} games before it"
        raise OptionError(message, "option-campaign-order", {"n": int(options["scenario"]) - 1})


def scenario_of(cards: Cards, options: Options) -> Scenario:
    return cards.scenario[int(options["scenario"]) - 1]


def follow_up(cards: Cards, options: Options, result: Result) -> FollowUp:
    """Return how the campaign stands after a game, and the games that may come next (ML-277 to ML-280)."""
    return after(cards, options, result.parts[0]["rank"])


def forfeit(options: Options) -> Result | None:
    """Return what a game of the campaign counts that is given up: no rank is reached, Cannon Fodder (ML-276)."""
    if options["mode"] != CAMPAIGN:
        return None
    return Result((0,), (), ({"rank": CANNON_FODDER},))


def after(cards: Cards, options: Options, rank: int) -> FollowUp:
    """Return what a rank leads to."""
    step = cards.campaign[rank]
    levels = next_levels(scenario_of(cards, options), step, options)
    if not levels:
        return FollowUp("lost")
    number = int(options["scenario"])
    if step.next == "advance":
        if number == len(cards.scenario):
            return FollowUp("won")
        number += 1
    played = min(int(options["played"]) + 1, MOST_GAMES)
    following = [{**options, "scenario": number, "difficulty": level, "played": played} for level in levels]
    return FollowUp("on", tuple(following))


def next_levels(scenario: Scenario, step: CampaignStep, options: Options) -> tuple[DifficultyId, ...]:
    """Return the difficulties to choose from; none below the easiest that the scenario allows (ML-278, ML-280)."""
    if step.difficulty == "normal":
        return ("normal",)
    if step.difficulty == "heroic_or_legendary":
        return ("heroic", "legendary")
    level = scenario.difficulties.index(options["difficulty"])
    if step.difficulty == "same":
        return (scenario.difficulties[level],)
    return (scenario.difficulties[level - 1],) if level else ()


def tell_campaign(state: LandsState) -> None:
    """Tell what the rank means for the campaign (ML-277, ML-279)."""
    if state.events is None or state.campaign == NONE:
        return
    cards = state.box.cards
    rank = rank_of(state)
    level = DIFFICULTIES[state.difficulty]
    found = after(cards, {"scenario": state.scenario + 1, "difficulty": level, "played": state.campaign}, rank)
    if found.standing != "on":
        won = found.standing == "won"
        state.tell("campaign-won" if won else "campaign-lost", "ML-279" if won else "ML-278", n=state.campaign + 1)
        return
    scenario = f"scenario-{scenario_of(cards, found.choices[0]).id}"
    levels = [f"option-difficulty-{choice['difficulty']}" for choice in found.choices]
    kind = "campaign-advance" if rank >= VETERAN else "campaign-repeat"
    state.tell(kind, "ML-277", scenario=scenario, levels=levels)
