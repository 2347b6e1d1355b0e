"""Bots against bots: driving games on a virtual clock, simulations, tournaments.

What a bot answers is left to the bots; showing anything to anybody, to the rooms above.
"""

from taverne.arena.lab import LabReport, Trial, lab
from taverne.arena.lineup import BotLike, Cast, GameLike, bots_for, load_bot
from taverne.arena.play import Bare, Outcome, Recorded, Runner, play, play_bare, play_recorded
from taverne.arena.schedule import Due, Scheduler
from taverne.arena.simulate import Report, simulate
from taverne.arena.tournament import Standing, Standings, tournament

__all__ = [
    "Bare",
    "BotLike",
    "Cast",
    "Due",
    "GameLike",
    "LabReport",
    "Outcome",
    "Recorded",
    "Report",
    "Runner",
    "Scheduler",
    "Standing",
    "Standings",
    "Trial",
    "bots_for",
    "lab",
    "load_bot",
    "play",
    "play_bare",
    "play_recorded",
    "simulate",
    "tournament",
]
