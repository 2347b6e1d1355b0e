"""The Deployment phase: one action at a time, clockwise, until nobody has dice left (ML-037 to ML-044).
What an action does is left to the chapters on the Citadel, the Outside and managed regions."""

from __future__ import annotations

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice, Refusal
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ..catalogue import DEPLOY_BUILDING, DEPLOY_PLACE, NONE, PLACES
from ..state import DEPLOYMENT, Table
from ..vocabulary import BUILDINGS
from .citadel import citadel_frame, open_buildings, why_no_building
from .free_actions import Meanwhile
from .free_options import MORE, has_free_options, may_act_yet
from .managing import Exploiting
from .outside import Sending, open_places, why_no_place
from .regions import open_regions, why_no_region
from .solo import Intruding


@procedure
class Deploying(Frame):
    """Players act in turn; the phase ends when all have passed in a row (ML-037, ML-040, ML-042)."""

    turn: int = 0
    passed: int = 0

    @step
    def begin(self, table: Table) -> Flow:
        table.phase = DEPLOYMENT
        self.turn = table.first
        table.emit("phase", {"phase": "phase-deployment"}, "ML-037")
        return None

    @step
    def next_player(self, table: Table) -> Flow:
        if self.passed == table.seats:
            return DONE
        return call(table, Acting(self.turn))

    @step
    def count(self, table: Table) -> Flow:
        acted = table.returned
        assert isinstance(acted, Acting)
        self.passed = 0 if acted.acted else self.passed + 1
        self.turn = (self.turn + 1) % table.seats
        if table.twist is not None and acted.acted and table.pool_size(self.turn):
            return call(table, Intruding())
        return self.go(self.next_player)

    @step
    def intruded(self, table: Table) -> Flow:
        """Madhala acts after each action that leaves the player a die (ML-250, ML-251)."""
        return self.go(self.next_player)


@procedure
class Acting(Frame):
    """One player's action; free things may be done before it (ML-031, ML-038, ML-039)."""

    seat: Seat = 0
    acted: bool = False

    @step
    def offer(self, table: Table) -> Flow:
        """Who has dice and somewhere to put them may not pass (ML-039, ML-041)."""
        seat = self.seat
        some = table.pool_size(seat) > 0
        options = deployments(table, seat) if some else []
        if not options:
            if not may_act_yet(table, seat):
                if table.events is not None:
                    table.emit("passed", {"seat": seat}, "ML-041" if some else "ML-040")
                return DONE
            return ask(table, Choice(seat, "pass", (PASS, MORE), "ML-042", default=PASS))
        if has_free_options(table, seat):
            options.append(MORE)
        return ask(table, Choice(seat, "deploy", tuple(options), "ML-038"))

    @step
    def take(self, table: Table) -> Flow:
        action = table.answer
        if action is PASS or action == PASS:
            if table.events is not None:
                table.emit("passed", {"seat": self.seat}, "ML-040")
            return DONE
        if action == MORE:
            return call(table, Meanwhile(self.seat))
        self.acted = True
        word = action.args[0]
        if word in BUILDINGS:
            return call(table, citadel_frame(self.seat, BUILDINGS.index(word)))
        if word in PLACES:
            return call(table, Sending(self.seat, PLACES.index(str(word))))
        return call(table, Exploiting(self.seat, table.cat.region_index[str(word)]))

    @step
    def again(self, table: Table) -> Flow:
        return DONE if self.acted else self.go(self.offer)

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        if not table.asked(seat):
            return Refusal("not-your-turn", "ML-037", {"seat": self.seat})
        if action == PASS:
            return Refusal("must-act", "ML-039")
        if action == MORE:
            return Refusal("nothing-more", "ML-031")
        return why_no_deployment(table, seat, action)


def deployments(table: Table, seat: Seat) -> list[Action]:
    """Return the places where a seat may deploy now."""
    options = [DEPLOY_BUILDING[b] for b in open_buildings(table, seat)]
    options += [DEPLOY_PLACE[place] for place in open_places(table, seat)]
    if seat in table.ruler:
        options += [table.cat.deploy_region[region] for region in open_regions(table, seat)]
    return options


def why_no_deployment(table: Table, seat: Seat, action: Action) -> Refusal:
    """Return why a seat cannot deploy at a place."""
    if action.kind != "deploy" or len(action.args) != 1:
        return Refusal("choose-place", "ML-038")
    word = str(action.args[0])
    if not table.pool_size(seat):
        return Refusal("no-dice", "ML-040")
    if word in BUILDINGS:
        return why_no_building(table, seat, BUILDINGS.index(word))
    if word in PLACES:
        return why_no_place(table, seat, PLACES.index(word))
    return why_no_region(table, seat, table.cat.region_index.get(word, NONE))


def all_deployments(table: Table, seat: Seat) -> tuple[Action, ...]:
    """Return all that a player might try, open or not: for buttons that are greyed with their reason."""
    regions = [a for region, a in enumerate(table.cat.deploy_region) if table.ruler[region] == seat]
    places = DEPLOY_PLACE if table.seats > 2 else tuple(a for a in DEPLOY_PLACE if a.args[0] != "region_b")
    return (*DEPLOY_BUILDING, *places, *regions, MORE)
