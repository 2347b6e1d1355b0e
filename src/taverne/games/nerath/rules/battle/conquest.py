"""A land changes hands: control, castle, points, liberation; and Run Amok (CN-294 to CN-330, CN-346 to CN-351).
Winning the battle is left to ``battle``, conquests by cards to the effects that call ``conquer``."""

from __future__ import annotations

from dataclasses import field
from typing import Any

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice, Refusal
from taverne.engine.frames import DONE, Flow, Frame, ask, procedure, step

from ...box.catalogue import NONE, REALM_WORDS, UNIT_WORDS
from ...box.vocabulary import UNITS
from ...state.modifiers import garrison, plunder, runs_amok
from ...state.state import NerathState
from ..phases.victory import check_at_once
from .refusals import why_not_amok


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
    if state.events is not None:
        tell_conquest(state, realm, land, loser, points)
    for kind in garrison(state, realm):
        state.add_unit(realm, kind, land)
        if state.events is not None:
            data = {"realm": REALM_WORDS[realm], "unit": UNIT_WORDS[kind], "space": state.cat.space_words[land]}
            state.emit("garrisoned", data, "CN-546")
    gold = min(plunder(state, realm, land), state.gold[loser])
    if gold:
        state.gold[loser] -= gold
        state.gold[realm] += gold
        state.emit("plundered", {"realm": REALM_WORDS[realm], "loser": REALM_WORDS[loser], "n": gold}, "CN-573")
    check_at_once(state)


def worth(state: NerathState, realm: int, land: int) -> int:
    """Return the points for taking a land: none for a starting land of one's own side (CN-346 to CN-350)."""
    home = state.cat.home[land]
    if not state.hostile(home, realm):
        return 0
    points = state.box.cards.points
    return points.capital if state.cat.capital[home] == land else points.land


def tell_conquest(state: NerathState, realm: int, land: int, loser: int, points: int) -> None:
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


@procedure
class RunningAmok(Frame):
    """After a battle won on land each of its Monsters may enter an adjacent land that is empty now (CN-319 to CN-330).

    They move at the same moment: alone, or several into the same land.
    """

    land: int = NONE
    lands: list[int] = field(default_factory=list)

    @step
    def look(self, state: NerathState) -> Flow:
        realm, here = state.realm, state.here
        self.lands = [land for land in state.cat.near[self.land][0] if not here[land] and hostile(state, realm, land)]
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

    def why(self, state: Any, seat: Seat, action: Action) -> Refusal:
        reason = why_not_amok(state, self.land, action) if state.asked(seat) else None
        return reason or Frame.why(self, state, seat, action)

    @step
    def enter(self, state: NerathState) -> Flow:
        if state.answer == PASS:
            return DONE
        word, name = state.answer.args
        land = state.cat.space_index[str(name)]
        kind = UNITS.index(word)
        unit = next(unit for unit in state.units_of(state.realm, self.land) if state.kind[unit] == kind)
        state.move_unit(unit, land)
        if state.events is not None:
            data = {"realm": REALM_WORDS[state.realm], "unit": UNIT_WORDS[kind], "space": state.cat.space_words[land]}
            state.emit("ran-amok", data, "CN-321")
        if hostile(state, state.realm, land):
            conquer(state, state.realm, land)
        if state.winner == NONE:
            return self.go(self.offer)
        state.fight = None
        return DONE


def hostile(state: NerathState, realm: int, land: int) -> bool:
    """Does another side control the land?"""
    return state.side[state.holder[land]] != state.side[realm]
