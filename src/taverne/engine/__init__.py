"""The engine: procedures as frames, decisions as data, matches as logs.

It knows no game and no words, and of the outside world only logs on disk.
"""

from taverne.engine.actions import CHANCE, CLOCK, PASS, SPECTATOR, Action, NotationError, Seat
from taverne.engine.decisions import Choice, Decision, Draw, IllegalAction, Roll, Timer
from taverne.engine.events import Event
from taverne.engine.frames import (
    DONE,
    Flow,
    Frame,
    advance,
    answered,
    apply,
    ask,
    ask_again,
    become,
    call,
    choose,
    for_each,
    procedure,
    repeat,
    settle,
    step,
    why_not,
)
from taverne.engine.game import Game, Option, OptionError, Options, Result, View
from taverne.engine.logs.log import Entry, Header, SeatInfo
from taverne.engine.matches.bots import Bot, RandomBot, Simulator
from taverne.engine.matches.match import Match
from taverne.engine.reasons import Reason
from taverne.engine.records import Record, Shared, record
from taverne.engine.rng import Rng
from taverne.engine.state import State

__all__ = [
    "CHANCE",
    "CLOCK",
    "DONE",
    "PASS",
    "SPECTATOR",
    "Action",
    "Bot",
    "Choice",
    "Decision",
    "Draw",
    "Entry",
    "Event",
    "Flow",
    "Frame",
    "Game",
    "Header",
    "IllegalAction",
    "Match",
    "NotationError",
    "Option",
    "OptionError",
    "Options",
    "RandomBot",
    "Reason",
    "Record",
    "Result",
    "Rng",
    "Roll",
    "Seat",
    "SeatInfo",
    "Shared",
    "Simulator",
    "State",
    "Timer",
    "View",
    "advance",
    "answered",
    "apply",
    "ask",
    "ask_again",
    "become",
    "call",
    "choose",
    "for_each",
    "procedure",
    "record",
    "repeat",
    "settle",
    "step",
    "why_not",
]
