"""The Deployment phase: one action at a time, clockwise, until nobody has dice left (ML-037 to ML-044).
What an action does is left to the chapters on the Citadel, the Outside and managed regions."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step
from taverne.engine.reasons import Reason

from ...box.catalogue import DEPLOY_BUILDING, DEPLOY_PLACE, NONE, PLACES
from ...box.vocabulary import BUILDINGS
from ...state.game_state import DEPLOYMENT, LandsState
from ..citadel.buildings import open_buildings, told, why_no_building
from ..citadel.purchases import citadel_frame
from ..clan.free_actions import Meanwhile
from ..clan.free_options import MORE, has_free_options, may_act_yet
from ..clan.region_benefits import Exploiting
from ..clan.regions import by_colours, open_regions, why_no_region
from ..outside.expeditions import Sending, free_mercenaries, open_places, why_no_place
from ..solo.madhala import Intruding

CHOOSE_PLACE: Final = Reason("choose-place", "ML-038")
NO_DICE: Final = Reason("no-dice", "ML-040")


@procedure
class Deploying(Frame):
    """Players act in turn; the phase ends when all have passed in a row (ML-037, ML-040, ML-042)."""

    turn: int = 0
    passed: int = 0

    @step
    def begin(self, state: LandsState) -> Flow:
        state.phase = DEPLOYMENT
        self.turn = state.first
        state.tell("phase", "ML-037", phase="phase-deployment")
        return None

    @step
    def next_player(self, state: LandsState) -> Flow:
        if self.passed == state.seats:
            return DONE
        return call(state, Acting(self.turn))

    @step
    def count(self, state: LandsState) -> Flow:
        """Madhala acts after each action that leaves the player a die (ML-250, ML-251)."""
        acted = state.returned
        assert isinstance(acted, Acting)
        self.passed = 0 if acted.acted else self.passed + 1
        self.turn = (self.turn + 1) % state.seats
        self.go(self.next_player)
        intrudes = state.twist is not None and acted.acted and state.pool_size(self.turn)
        return call(state, Intruding()) if intrudes else None


@procedure
class Acting(Frame):
    """One player's action; free things may be done before it (ML-031, ML-038, ML-039)."""

    seat: Seat = 0
    acted: bool = False

    @step
    def offer(self, state: LandsState) -> Flow:
        """Who has dice and somewhere to put them may not pass (ML-039, ML-041)."""
        seat = self.seat
        some = state.pool_size(seat) > 0
        options = deployments(state, seat) if some else []
        if not options:
            if not may_act_yet(state, seat):
                state.tell("passed", "ML-041" if some else "ML-040", seat=seat)
                return DONE
            return ask(state, Choice(seat, "pass", (PASS, MORE), "ML-042", default=PASS))
        if has_free_options(state, seat):
            options.append(MORE)
        return ask(state, Choice(seat, "deploy", tuple(options), "ML-038"))

    @step
    def take(self, state: LandsState) -> Flow:
        action = state.answer
        if action.kind == "pass":
            state.tell("passed", "ML-040", seat=self.seat)
            return DONE
        if action.kind == "more":
            self.go(self.offer)
            return call(state, Meanwhile(self.seat))
        self.acted = True
        word = action.args[0]
        if word in BUILDINGS:
            return call(state, citadel_frame(self.seat, BUILDINGS.index(word)))
        if word in PLACES:
            return call(state, Sending(self.seat, PLACES.index(str(word))))
        return call(state, Exploiting(self.seat, state.cat.region_index[str(word)]))

    def tries(self, state: LandsState, seat: Seat) -> tuple[Action, ...]:
        return all_deployments(state, seat)

    def why(self, state: LandsState, seat: Seat, action: Action) -> Reason:
        if not state.asked(seat):
            return Reason("not-your-turn", "ML-037", {"seat": self.seat})
        if action == PASS:
            return Reason("must-act", "ML-039")
        if action == MORE:
            return Reason("nothing-more", "ML-031")
        return why_no_deployment(state, seat, action) or CHOOSE_PLACE


def deployments(state: LandsState, seat: Seat) -> list[Action]:
    """Return the places where a seat may deploy now."""
    options = [DEPLOY_BUILDING[b] for b in open_buildings(state, seat)]
    options += [DEPLOY_PLACE[place] for place in open_places(state, seat)]
    if seat in state.ruler:
        options += [state.cat.deploy_region[region] for region in open_regions(state, seat)]
    return options


def why_no_deployment(state: LandsState, seat: Seat, action: Action) -> Reason | None:
    """Return why a seat cannot deploy at a place, with the words of the sentence; None if it can."""
    if action.kind != "deploy" or len(action.args) != 1:
        return CHOOSE_PLACE
    word = action.word()
    if not state.pool_size(seat):
        return NO_DICE
    if word in BUILDINGS:
        building = BUILDINGS.index(word)
        found = why_no_building(state, seat, building)
        return None if found is None else told(state, seat, building, found)
    if word in PLACES:
        sent, colours = bool(free_mercenaries(state, seat)), by_colours(state, seat)
        found = why_no_place(state, seat, PLACES.index(word), sent, colours)
        return None if found is None else Reason(found.key, found.rule, {"place": f"place-{word}"})
    region = state.cat.region_index.get(word, NONE)
    if region == NONE:
        return CHOOSE_PLACE
    found = why_no_region(state, seat, region)
    return None if found is None else Reason(found.key, found.rule, {"region": state.cat.region_names[region]})


def all_deployments(state: LandsState, seat: Seat) -> tuple[Action, ...]:
    """Return all that a player might try, open or not: for buttons that are greyed with their reason."""
    regions = [a for region, a in enumerate(state.cat.deploy_region) if state.ruler[region] == seat]
    places = DEPLOY_PLACE if state.seats > 2 else tuple(a for a in DEPLOY_PLACE if a.args[0] != "region_b")
    return (*DEPLOY_BUILDING, *places, *regions, MORE)
