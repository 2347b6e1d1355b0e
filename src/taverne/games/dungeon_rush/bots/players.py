"""The bots of Dungeon Rush, by level: when they answer, and what.

They choose from a view only (DR-173); what skills and cards are worth is left to ``box_knowledge``.
"""

from __future__ import annotations

import math
from typing import Any, ClassVar, Final

from taverne.engine.actions import Action
from taverne.engine.decisions import Choice
from taverne.engine.game import Game, View
from taverne.engine.matches.bots import Bot, Simulator
from taverne.engine.rng import Rng

from ..box.cards import SKILLS, Skills4
from ..state.game_state import beats
from ..state.terms import HANDS
from .attack_forecast import AttackForecast
from .box_knowledge import BoxKnowledge, Sight, combined, knowledge_of, with_card

FIRST_MS: Final = 800
"""No first claim of a bot comes sooner (DR-174)."""
SECOND_MS: Final = 500
"""No second claim of a bot comes sooner after its first (DR-175)."""
SHOWN_MS: Final = 600
"""Where speed is no matter, an answer waits only until the one before it has been seen (DR-180)."""
SPREAD: Final = 0.35
"""The standard deviation of the logarithm of a reaction time."""


class Player(Bot):
    """What the three levels share: reaction times, and the answers that need no skill.

    ``median_ms`` is the median reaction time (DR-174), ``mistakes`` how often in a hundred claims a
    fight is misjudged (DR-177).
    """

    median_ms: ClassVar[int]
    mistakes: ClassVar[int]

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.knowledge: BoxKnowledge = knowledge_of(game.box)  # type: ignore[attr-defined]
        self.box = self.knowledge.box

    def delay(self, view: View | None, choice: Choice, rng: Rng) -> int:
        """Return a reaction time of the log-normal law for a claim in a race, a short wait for all else."""
        if choice.prompt != "attack":
            return SHOWN_MS
        assert view is not None
        me = view.table.players[view.seat]
        second = view.table.provisional or any(hero.target for hero in me.heroes)
        median, least = (self.median_ms // 3, SECOND_MS) if second else (self.median_ms, FIRST_MS)
        wait = round(median * math.exp(SPREAD * rng.normal()))
        return wait if wait >= least else least + rng.below(least // 10)

    def choose(self, view: View | None, choice: Choice, rng: Rng, simulator: Simulator) -> Action:
        assert view is not None
        prompt = choice.prompt
        if prompt in ("attack", "turn") or prompt.startswith("assign"):
            sight = Sight(self.knowledge, view)
            return self.claim(sight, choice, self.foresee(sight, rng))
        if prompt.startswith("draft"):
            return self.draft(Sight(self.knowledge, view), choice, rng)
        if prompt.startswith("place"):
            return self.place(Sight(self.knowledge, view), choice)
        if prompt == "final":
            return self.fight(Sight(self.knowledge, view), choice)
        return choice.options[0]

    # What each level does its own way

    def draft(self, sight: Sight, choice: Choice, rng: Rng) -> Action:
        raise NotImplementedError

    def worth(self, sight: Sight, seat: int, monster: int) -> float:
        """Return what winning a monster is worth to a seat, in coins."""
        raise NotImplementedError

    def claim(self, sight: Sight, choice: Choice, forecast: AttackForecast) -> Action:
        raise NotImplementedError

    def place(self, sight: Sight, choice: Choice) -> Action:
        raise NotImplementedError

    # Common ground

    def foresee(self, sight: Sight, rng: Rng) -> AttackForecast:
        """Weigh every fight, one of them now and then wrongly (DR-177)."""
        forecast = AttackForecast(self.knowledge, sight, self.worth)
        if rng.below(100) < self.mistakes:
            forecast.misjudge(rng)
        return forecast

    def fight(self, sight: Sight, choice: Choice) -> Action:
        """Take on the beatable target with the higher loot (DR-094)."""
        box = self.box
        both = combined(*sight.skills[sight.me])
        bosses = {
            "lord": (box.lord_defence[sight.lord], box.lord_coins[sight.lord]),
            "dragon": (box.dragon_defence[sight.dragon], box.dragon_coins[sight.dragon]),
        }
        best, most = choice.options[0], 0
        for action in choice.options[1:]:
            defence, coins = bosses[action.word()]
            if beats(both, defence) and coins > most:
                best, most = action, coins
        return best


def own_pair(sight: Sight, knowledge: BoxKnowledge) -> list[Skills4]:
    """Return the skills of the heroes a seat has drafted so far."""
    heroes = sight.table.players[sight.me].heroes
    return [knowledge.box.hero_skills[knowledge.box.hero_index[hero.hero]] for hero in heroes if hero.hero]


class Easy(Player):
    """Takes any hero, and the richest monster one of its heroes beats alone; forgets that two may fight together."""

    median_ms = 4000
    mistakes = 15

    def draft(self, sight: Sight, choice: Choice, rng: Rng) -> Action:
        return choice.options[rng.below(len(choice.options))]

    def worth(self, sight: Sight, seat: int, monster: int) -> float:
        return self.box.monster_coins[monster] + 0.5 * self.box.monster_gain_n[monster]

    def claim(self, sight: Sight, choice: Choice, forecast: AttackForecast) -> Action:
        return forecast.richest(choice, alone_only=True)

    def place(self, sight: Sight, choice: Choice) -> Action:
        """Make the strong stronger: the highest skill that the card may raise."""
        pair = sight.skills[sight.me]
        ways = [action for action in choice.options if action.kind == "place"]
        return max(ways, key=lambda way: pair[HANDS.index(way.word(1))][SKILLS.index(way.word(2))])


class Normal(Player):
    """Knows all its fights, wants skills early and those of the lord or the dragon; minds nobody else's business."""

    median_ms = 2500
    mistakes = 5

    def draft(self, sight: Sight, choice: Choice, rng: Rng) -> Action:
        """Take the hero with most points towards the dragon, then towards the lord."""
        needs = self.box.dragon_defence[sight.dragon], self.box.lord_defence[sight.lord]

        def points(action: Action) -> int:
            skills = self.box.hero_skills[self.box.hero_index[action.word()]]
            return sum(
                min(skills[i], need[i]) * weight for weight, need in zip((3, 2), needs, strict=True) for i in range(4)
            )

        return max(choice.options, key=points)

    def worth(self, sight: Sight, seat: int, monster: int) -> float:
        box = self.box
        gain = 0.15 * sight.rounds_left * box.monster_gain_n[monster]
        both = combined(*sight.skills[seat])
        dragon = box.dragon_defence[sight.dragon]
        if any(both[skill] < dragon[skill] for skill in box.monster_gain_skills[monster]):
            gain += 0.6 * box.monster_gain_n[monster]
        return box.monster_coins[monster] + gain

    def claim(self, sight: Sight, choice: Choice, forecast: AttackForecast) -> Action:
        return forecast.richest(choice, alone_only=False)

    def place(self, sight: Sight, choice: Choice) -> Action:
        """Raise what the dragon asks for, then the lord, then the highest skill."""
        pair = sight.skills[sight.me]
        dragon = self.box.dragon_defence[sight.dragon]
        lord = self.box.lord_defence[sight.lord]

        def use(way: Action) -> tuple[int, int, int]:
            if way.kind != "place":
                return (-1, 0, 0)
            hand, skill = HANDS.index(way.word(1)), SKILLS.index(way.word(2))
            both = combined(*pair)
            return (both[skill] < dragon[skill], both[skill] < lord[skill], pair[hand][skill])

        return max(choice.options, key=use)


class Hard(Player):
    """Weighs every skill by what it may still bring, plays the round ahead, leaves no monster to a rival lightly."""

    median_ms = 1500
    mistakes = 1
    envy: ClassVar[float] = 0.3
    """What a coin of a rival costs."""

    def draft(self, sight: Sight, choice: Choice, rng: Rng) -> Action:
        """Take the hero of the best pair; for the first, one that goes well with several of those left."""
        box, knowledge = self.box, self.knowledge
        mine = own_pair(sight, knowledge)
        offered = [box.hero_skills[box.hero_index[action.word()]] for action in choice.options]

        def promise(at: int) -> float:
            if mine:
                return knowledge.future((mine[0], offered[at]), sight)
            pairs = [knowledge.future((offered[at], other), sight) for i, other in enumerate(offered) if i != at]
            return sum(sorted(pairs)[-3:])

        return choice.options[max(range(len(offered)), key=promise)]

    def worth(self, sight: Sight, seat: int, monster: int) -> float:
        box = self.box
        gain = self.knowledge.gain(seat, box.monster_gain_skills[monster], box.monster_gain_n[monster], sight)
        return box.monster_coins[monster] + gain

    def claim(self, sight: Sight, choice: Choice, forecast: AttackForecast) -> Action:
        return forecast.played_out(choice, self.envy)

    def place(self, sight: Sight, choice: Choice) -> Action:
        pair = sight.skills[sight.me]
        points = self.box.monster_gain_n[self.box.monster_index[choice.options[0].word()]]

        def promise(way: Action) -> float:
            if way.kind != "place":
                return self.knowledge.future(pair, sight)
            hand, skill = HANDS.index(way.word(1)), SKILLS.index(way.word(2))
            return self.knowledge.future(with_card(pair, hand, skill, points), sight)

        return max(choice.options, key=promise)
