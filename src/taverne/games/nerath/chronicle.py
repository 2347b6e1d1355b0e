"""The course of Conquest of Nerath: turns of realms, points, lands, gold, armies.
What lands and units are worth is left to the bots' ``values``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.reports.chronicle import Chronicle, Moment, Told
from taverne.engine.rng import Rng

from .bots.greedy import greedy
from .bots.values import INCOME, cost_of
from .box.catalogue import EVERYBODY, NONE
from .box.vocabulary import REALMS
from .hint_reasons import explain
from .rules.cards.standing_orders import BITS, LISTEN
from .rules.phases.victory import points, treasures
from .state.game_state import LONG, OVER, SETUP, NerathState


class WarChronicle(Chronicle[NerathState]):
    """A turn is one realm's; a seat may lead two realms."""

    weights = ((0.5609, -0.3276), (0.0038, 0.0039), (0.4196, -0.595), (2.712, -0.0738))
    pace = 22.0
    course = ("points", "lands", "gold", "army", "treasures")

    def moment(self, state: NerathState) -> Moment:
        return Moment(state.round, state.realm, state.seat_for[state.realm])

    def opened(self, state: NerathState) -> bool:
        return state.phase > SETUP

    def roles(self, state: NerathState, seat: Seat) -> tuple[str, ...]:
        return tuple([f"realm-{REALMS[realm]}" for realm in EVERYBODY if state.seat_for[realm] == seat])

    def ending(self, state: NerathState, told: Sequence[tuple[str, dict[str, Any]]]) -> tuple[str, dict[str, Any]]:
        """As the rules told it: goal, ahead, capitals, last or limit; a victory that is shared has a limit too."""
        won = [data for kind, data in told if kind == "won"]
        how = str(won[-1]["how"]) if won else "limit"
        return how, {"round": state.round, "n": state.goal()[0], "treasures": state.goal()[1]}

    def left(self, state: NerathState) -> float:
        """By the side that is nearest to its goal, and by the round limit if there is one."""
        if state.phase == OVER:
            return 0.0
        goal, wanted = state.goal()
        far = state.length == LONG
        near = max([treasures(state, s) / wanted if far else points(state, s) / goal for s in set(state.side)])
        rounds = (state.round - 1) / state.limit if state.limit else 0.0
        return max(0.0, 1.0 - max(near, rounds))

    def sides(self, state: NerathState) -> tuple[tuple[Seat, ...], ...]:
        together: dict[int, list[Seat]] = {}
        for realm in EVERYBODY:
            team = together.setdefault(state.side[realm], [])
            if state.seat_for[realm] not in team:
                team.append(state.seat_for[realm])
        return tuple([tuple(team) for team in together.values()])

    def figures(self, state: NerathState) -> tuple[dict[str, int], ...]:
        found = [dict.fromkeys(self.course, 0) for _ in range(state.seats)]
        army = self.armies(state)
        for realm in EVERYBODY:
            told = found[state.seat_for[realm]]
            told["points"] += state.points[realm]
            told["lands"] += state.holder.count(realm)
            told["gold"] += state.gold[realm]
            told["army"] += round(army[realm])
            told["treasures"] += len(state.chest[realm]) + len(state.laid[realm])
        return tuple(found)

    def armies(self, state: NerathState) -> list[float]:
        """Return what each realm's units have cost."""
        army = [0.0] * len(EVERYBODY)
        for unit, place in enumerate(state.where):
            if place != NONE:
                army[state.owner[unit]] += cost_of(state, unit)
        return army

    def parts(self, state: NerathState) -> tuple[dict[str, int], ...]:
        """Points come from treasures laid, the others from lands taken."""
        found = [{"conquests": 0, "treasures": 0} for _ in range(state.seats)]
        for realm in EVERYBODY:
            told = found[state.seat_for[realm]]
            laid = min(state.points[realm], sum([state.cat.points[card] for card in state.laid[realm]]))
            told["treasures"] += laid
            told["conquests"] += state.points[realm] - laid
        return tuple(found)

    def merits(self, state: NerathState) -> list[tuple[float, ...]]:
        """Points, all that a seat has in gold, treasures, and turns that are still to come in this round."""
        found: list[tuple[float, ...]] = []
        for seat, told in enumerate(self.figures(state)):
            turns = sum([state.seat_for[r] == seat for r in range(state.realm, len(EVERYBODY)) if not state.out[r]])
            worth = told["army"] + told["gold"] + INCOME * told["lands"]
            found.append((told["points"], worth, told["treasures"], turns))
        return found

    def prospect(self, state: NerathState) -> float:
        return float(sum(state.points))

    def weighed(self, choice: Choice) -> tuple[Action, ...]:
        """Of the ways to pass, the plain one stands for all: standing orders change who is asked, never the war."""
        return tuple([one for one in choice.options if one == PASS or (one not in BITS and one != LISTEN)])

    def explain(self, state: NerathState, choice: Choice, action: Action) -> Told | None:
        """By odds and figures of the map (see ``hint_reasons``), else by what the answer costs and gives."""
        return explain(state, choice, action) or self.at_once(state, choice, action)

    def holdings(self, state: NerathState, seat: Seat) -> dict[str, int]:
        """Return what a seat's realms have that an answer may cost or give; cards in hand are counted, not named."""
        mine = [realm for realm in EVERYBODY if state.seat_for[realm] == seat]
        told = self.figures(state)[seat]
        return {
            **{f"figure-{key}": told[key] for key in ("points", "lands", "gold", "army")},
            "hint-cards": sum([len(state.hand[realm]) + len(state.chest[realm]) for realm in mine]),
        }

    def play_on(self, state: NerathState, choice: Choice, rng: Rng) -> Action:
        return greedy(state, choice, rng)


CHRONICLE: Final = WarChronicle
