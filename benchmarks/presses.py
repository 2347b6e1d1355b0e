"""How many presses a turn of Monster Lands takes: the same decisions given one by one, and as the board gives them.

The decisions are those of the greedy bot on the first seat.  One by one, every question is a press.  On the board a
question with one sensible answer is none; a column, a slot, a ware and a free thing are one press each; whoever goes
sets out with all that helps by one press, or is loaded by the piece, or with all that helps less what is taken off; a
fight goes on by itself to where something but the odds is to be weighed.  "As the bot" gives exactly the bot's
answers, by hand where the board would do otherwise; "as offered" is for a player who wants the same things and takes
the die and the load that the board proposes.
"""

from __future__ import annotations

import argparse
from collections import Counter

from taverne.engine.actions import Action
from taverne.engine.frames import apply, choices, settle
from taverne.engine.rng import Rng
from taverne.games.monster_lands.bots.greedy import greedy
from taverne.games.monster_lands.game import MonsterLands
from taverne.games.monster_lands.odds.advice import Advice
from taverne.games.monster_lands.rules.outside.expeditions import GO
from taverne.games.monster_lands.state.game_state import LandsState

SEAT = 0
LOADS = ("load", "load-required")
ORDINARY = {"shield", "defend", "drink", "fight-roll", "mission-roll", "conquest-roll"}
"""Questions of a fight, which "fight on" answers while it can."""


class Turn:
    """Counts one turn of the seat that is watched."""

    def __init__(self) -> None:
        self.one_by_one = 0
        self.as_the_bot = 0
        self.as_offered = 0
        self.by_prompt: Counter[str] = Counter()

    def press(self, prompt: str, bot: int, offered: int) -> None:
        self.as_the_bot += bot
        self.as_offered += offered
        if offered:
            self.by_prompt[prompt] += offered


class Hand:
    """What a person on the board presses for the answers of a bot, told one after the other."""

    def __init__(self, game: MonsterLands) -> None:
        self.game = game
        self.advice = Advice()
        self.deployed: list[str] = [""]
        """What was answered since the last question where one deploys."""
        self.fighting = False
        self.offered: Counter[str] | None = None
        self.laid: Counter[str] = Counter()
        self.sent = 0

    def note(self, turn: Turn, state: LandsState, prompt: str, action: Action) -> None:
        """Take note of an answer before it is given."""
        turn.one_by_one += 1
        idle = self.game.idle_answer(state, SEAT) is not None
        if prompt not in ORDINARY:
            self.fighting = False
        if prompt in ("deploy", "pass"):
            self.advice = self.game.advice(state, SEAT) or Advice()
            self.deployed = [str(action)]
            turn.press(prompt, *((0, 0) if idle else (1, 1)))
        elif prompt in LOADS:
            self.load(turn, prompt, action)
        elif prompt == "send":
            fillings = (self.game.advice(state, SEAT) or Advice()).fillings
            self.offered, self.laid = Counter(fillings.get(str(action), ())), Counter()
            self.sent = 0 if idle else 1
        elif prompt in ORDINARY:
            self.fight(turn, state, prompt, action, idle)
        elif not idle:
            self.deployed.append(str(action))
            turn.press(prompt, *self.further(prompt, action))
        else:
            self.deployed.append(str(action))

    def further(self, prompt: str, action: Action) -> tuple[int, int]:
        """Return how many presses an answer after the first of a deployment takes: exactly so, and as offered."""
        if prompt == "expedition":
            return 0, 0  # the press was on the column
        if prompt == "die":
            return 1, 0  # the least die that bargains best goes by itself
        if prompt == "pawn" and "pawn all" in self.advice.ways:
            return 0 if str(action) != "enough" else 1, 0
        start = self.deployed[0]
        building = start.removeprefix("deploy ")
        way = self.advice.ways.get(str(action)) or self.advice.ways.get(f"{building} {action}")
        if way is None or way.answers[0] != start or len(way.answers) != len(self.deployed):
            return 1, 1
        return (0 if way.answers == tuple(self.deployed) else 1), 0

    def fight(self, turn: Turn, state: LandsState, prompt: str, action: Action, idle: bool) -> None:
        best = (self.game.advice(state, SEAT) or Advice()).best
        if idle:
            return
        carried = self.fighting and best == str(action)
        turn.press(prompt, *((0, 0) if carried else (1, 1)))
        self.fighting = best == str(action)

    def load(self, turn: Turn, prompt: str, action: Action) -> None:
        if action != GO:
            self.laid[str(action)] += 1
            return
        offered = self.offered or Counter()
        changed = (offered - self.laid).total() + (self.laid - offered).total()
        by_hand = self.sent + min(self.laid.total(), 1 + changed) + 1
        turn.press(prompt, 1 if changed == 0 else by_hand, 1)
        self.offered, self.laid = None, Counter()


def turns(game: MonsterLands, seed: int) -> list[Turn]:
    """Play a game of four and return the turns of the first seat."""
    state = game.start({}, 4, seed)
    settle(state)
    rng = Rng(seed)
    hand = Hand(game)
    found: dict[int, Turn] = {}
    while state.pending:
        choice = choices(state)[0]
        action = greedy(state.clone(), choice, rng)
        if choice.seat == SEAT and state.turn > 0:
            hand.note(found.setdefault(state.turn, Turn()), state, choice.prompt, action)
        apply(state, choice.seat, action)
        settle(state)
    return [*found.values()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4)
    games = parser.parse_args().games
    game = MonsterLands()
    all_turns = [turn for seed in range(games) for turn in turns(game, seed)]
    for name, counts in (
        ("one by one", [turn.one_by_one for turn in all_turns]),
        ("as the bot", [turn.as_the_bot for turn in all_turns]),
        ("as offered", [turn.as_offered for turn in all_turns]),
    ):
        mean = sum(counts) / len(counts)
        print(f"{name:14} {mean:5.1f} presses a turn, {min(counts)} to {max(counts)}, {len(counts)} turns")
    totals: Counter[str] = Counter()
    for turn in all_turns:
        totals += turn.by_prompt
    print("as offered:", ", ".join(f"{prompt} {n / len(all_turns):.2f}" for prompt, n in totals.most_common()))


if __name__ == "__main__":
    main()
