"""A land changes hands: control, castle, points, liberation; and Run Amok (CN-294 to CN-330, CN-346 to CN-351).
Winning the battle is left to ``battle``, conquests by cards to the effects that call ``conquer``."""

from __future__ import annotations

from typing import Any, Final

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import DONE, Flow, Frame, ask, procedure, step
from taverne.engine.reasons import Reason

from ...box.catalogue import LAND, NONE, REALM_WORDS, UNIT_WORDS
from ...box.vocabulary import UNITS
from ...state.game_state import NerathState
from ...state.modifiers import garrison, plunder, runs_amok
from ..phases.victory import check_at_once
from ..reasons import NO_SUCH_SPACE, about, space_named


def conquer(state: NerathState, realm: int, land: int) -> None:
    """Let a realm take an enemy land, or free it for its ally, with all that follows (CN-295 to CN-318, CN-346)."""
    loser, home = state.holder[land], state.cat.home[land]
    freed = home != realm and not state.hostile(home, realm)
    keeper = home if freed else realm
    state.holder[land] = keeper
    castle = state.castle(land)
    if castle != NONE:
        state.owner[castle] = keeper
    if land not in state.won:
        state.won.append(land)
    points = worth(state, realm, land)
    state.points[realm] += points
    tell_conquest(state, realm, land, loser, points)
    for kind in garrison(state, realm):
        state.add_unit(realm, kind, land)
        state.tell(
            "garrisoned", "CN-546", realm=REALM_WORDS[realm], unit=UNIT_WORDS[kind], space=state.cat.space_words[land]
        )
    gold = min(plunder(state, realm, land), state.gold[loser])
    if gold:
        state.gold[loser] -= gold
        state.gold[realm] += gold
        state.tell("plundered", "CN-573", realm=REALM_WORDS[realm], loser=REALM_WORDS[loser], n=gold)
    check_at_once(state)


def worth(state: NerathState, realm: int, land: int) -> int:
    """Return the points for taking a land: none for a starting land of one's own side (CN-346 to CN-350)."""
    home = state.cat.home[land]
    if not state.hostile(home, realm):
        return 0
    points = state.box.cards.points
    return points.capital if state.cat.capital[home] == land else points.land


def tell_conquest(state: NerathState, realm: int, land: int, loser: int, points: int) -> None:
    """Tell what a conquest amounts to: taken back, freed for an ally, a capital, or a land like others."""
    if state.events is None:
        return
    home = state.cat.home[land]
    data: dict[str, object] = {
        "realm": REALM_WORDS[realm],
        "seat": state.seat(realm),
        "loser": REALM_WORDS[loser],
        "space": state.cat.space_words[land],
        "n": points,
    }
    if home == realm:
        state.emit("retook", data, "CN-299")
    elif not state.hostile(home, realm):
        state.emit("freed", data | {"ally": REALM_WORDS[home]}, "CN-312")
    elif state.cat.capital[home] == land:
        state.emit("conquered-capital", data | {"home": REALM_WORDS[home]}, "CN-300")
    else:
        state.emit("conquered", data, "CN-295")
    if state.castle(land) != NONE:
        state.emit("castle-captured", data | {"realm": REALM_WORDS[state.holder[land]]}, "CN-305")


AMOK_ON_LAND: Final = Reason("amok-on-land", "CN-329")
AMOK_MONSTERS: Final = Reason("amok-monsters-only", "CN-319")
AMOK_ADJACENT: Final = Reason("amok-adjacent", "CN-325")
AMOK_EMPTY: Final = Reason("amok-empty", "CN-326")
AMOK_ENEMY: Final = Reason("amok-enemy", "CN-321")


def why_not_run_into(state: NerathState, realm: int, origin: int, land: int) -> Reason | None:
    """Return why nobody runs amok from one land into a space (CN-321, CN-325, CN-326, CN-329)."""
    if state.cat.place[land] != LAND:
        return AMOK_ON_LAND
    if land not in state.cat.next_to[origin]:
        return AMOK_ADJACENT
    if state.here[land]:
        return AMOK_EMPTY
    return None if hostile(state, realm, land) else AMOK_ENEMY


@procedure
class RunningAmok(Frame):
    """After a battle won on land each of its Monsters may enter an adjacent land that is empty now (CN-319 to CN-330).

    They move at the same moment: alone, or several into the same land.
    """

    land: int = NONE
    lands: list[int] = []

    @step
    def look(self, state: NerathState) -> Flow:
        near = state.cat.near[self.land][LAND]
        self.lands = [land for land in near if why_not_run_into(state, state.realm, self.land, land) is None]
        return None if self.lands else DONE

    @step
    def offer(self, state: NerathState) -> Flow:
        realm = state.realm
        kinds = sorted({state.kind[unit] for unit in state.units_of(realm, self.land) if runs_amok(state, unit)})
        if not kinds:
            return DONE
        amok = state.cat.amok
        options = (PASS, *[amok[kind][land] for kind in kinds for land in self.lands])
        data: dict[str, int | str] = {"realm": REALM_WORDS[realm], "space": state.cat.space_words[self.land]}
        return ask(state, Choice(state.seat(realm), "amok", options, "CN-320", data, default=PASS))

    def why(self, state: Any, seat: Seat, action: Action) -> Reason:
        if not state.asked(seat) or action.kind != "amok" or len(action.args) != 2:
            return Frame.why(self, state, seat, action)
        space, here = space_named(state, action, 1), state.units_of(state.realm, self.land)
        if space == NONE:
            return NO_SUCH_SPACE
        found = None if space in self.lands else why_not_run_into(state, state.realm, self.land, space)
        if found is not AMOK_ON_LAND and not any(
            UNITS[state.kind[unit]] == action.word() and runs_amok(state, unit) for unit in here
        ):
            found = AMOK_MONSTERS
        return about(found, state, space) if found else Frame.why(self, state, seat, action)

    @step
    def enter(self, state: NerathState) -> Flow:
        if state.answer == PASS:
            return DONE
        word, name = state.answer.args
        land = state.cat.space_index[str(name)]
        kind = UNITS.index(word)
        unit = next(unit for unit in state.units_of(state.realm, self.land) if state.kind[unit] == kind)
        state.move_unit(unit, land)
        state.tell(
            "ran-amok",
            "CN-321",
            realm=REALM_WORDS[state.realm],
            unit=UNIT_WORDS[kind],
            space=state.cat.space_words[land],
        )
        if hostile(state, state.realm, land):
            conquer(state, state.realm, land)
        if state.winner == NONE:
            return self.go(self.offer)
        state.fight = None
        return DONE


def hostile(state: NerathState, realm: int, land: int) -> bool:
    """Does another side control the land?"""
    return state.side[state.holder[land]] != state.side[realm]
