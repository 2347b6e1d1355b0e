"""A land changes hands: control, castle, points, liberation; and Run Amok (CN-294 to CN-330, CN-346 to CN-351).
Winning the battle is left to ``battle``, conquests by cards to the effects that call ``conquer``."""

from __future__ import annotations

from dataclasses import field
from typing import Any

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice, Refusal
from taverne.engine.frames import DONE, Flow, Frame, ask, procedure, step

from ..catalogue import NONE, REALM_WORDS, UNIT_WORDS
from ..modifiers import garrison, plunder, runs_amok
from ..state import Table
from ..vocabulary import UNITS
from .reasons_battle import why_not_amok
from .victory import check_at_once


def conquer(table: Table, realm: int, land: int) -> None:
    """Let a realm take an enemy land, or free it for its ally, with all that follows (CN-295 to CN-318, CN-346)."""
    loser, home = table.holder[land], table.cat.home[land]
    freed = home != realm and not table.hostile(home, realm)
    keeper = home if freed else realm
    table.holder[land] = keeper
    castle = table.castle(land)
    if castle != NONE:
        table.owner[castle] = keeper
    if land not in table.won:
        table.won.append(land)
    points = worth(table, realm, land)
    table.points[realm] += points
    if table.events is not None:
        tell_conquest(table, realm, land, loser, points)
    for kind in garrison(table, realm):
        table.add_unit(realm, kind, land)
        if table.events is not None:
            data = {"realm": REALM_WORDS[realm], "unit": UNIT_WORDS[kind], "space": table.cat.space_words[land]}
            table.emit("garrisoned", data, "CN-546")
    gold = min(plunder(table, realm, land), table.gold[loser])
    if gold:
        table.gold[loser] -= gold
        table.gold[realm] += gold
        table.emit("plundered", {"realm": REALM_WORDS[realm], "loser": REALM_WORDS[loser], "n": gold}, "CN-573")
    check_at_once(table)


def worth(table: Table, realm: int, land: int) -> int:
    """Return the points for taking a land: none for a starting land of one's own side (CN-346 to CN-350)."""
    home = table.cat.home[land]
    if not table.hostile(home, realm):
        return 0
    points = table.box.cards.points
    return points.capital if table.cat.capital[home] == land else points.land


def tell_conquest(table: Table, realm: int, land: int, loser: int, points: int) -> None:
    home = table.cat.home[land]
    data: dict[str, object] = {
        "realm": REALM_WORDS[realm],
        "seat": table.seat(realm),
        "loser": REALM_WORDS[loser],
        "space": table.cat.space_words[land],
        "n": points,
    }
    if home == realm:
        table.emit("retook", data, "CN-299")
    elif not table.hostile(home, realm):
        table.emit("freed", data | {"ally": REALM_WORDS[home]}, "CN-312")
    elif table.cat.capital[home] == land:
        table.emit("conquered-capital", data | {"home": REALM_WORDS[home]}, "CN-300")
    else:
        table.emit("conquered", data, "CN-295")
    if table.castle(land) != NONE:
        table.emit("castle-captured", data | {"realm": REALM_WORDS[table.holder[land]]}, "CN-305")


@procedure
class RunningAmok(Frame):
    """After a battle won on land each of its Monsters may enter an adjacent land that is empty now (CN-319 to CN-330).

    They move at the same moment: alone, or several into the same land.
    """

    land: int = NONE
    lands: list[int] = field(default_factory=list)

    @step
    def look(self, table: Table) -> Flow:
        realm, here = table.realm, table.here
        self.lands = [land for land in table.cat.near[self.land][0] if not here[land] and hostile(table, realm, land)]
        return None if self.lands else DONE

    @step
    def offer(self, table: Table) -> Flow:
        realm = table.realm
        kinds = sorted({table.kind[unit] for unit in table.units_of(realm, self.land) if runs_amok(table, unit)})
        if not kinds:
            return DONE
        amok = table.cat.amok
        options = (PASS, *[amok[kind][land] for kind in kinds for land in self.lands])
        data: dict[str, int | str] = {"realm": REALM_WORDS[realm], "space": table.cat.space_words[self.land]}
        return ask(table, Choice(table.seat(realm), "amok", options, "CN-320", data, default=PASS))

    def why(self, table: Any, seat: Seat, action: Action) -> Refusal:
        reason = why_not_amok(table, self.land, action) if table.asked(seat) else None
        return reason or Frame.why(self, table, seat, action)

    @step
    def enter(self, table: Table) -> Flow:
        if table.answer == PASS:
            return DONE
        word, name = table.answer.args
        land = table.cat.space_index[str(name)]
        kind = UNITS.index(word)
        unit = next(unit for unit in table.units_of(table.realm, self.land) if table.kind[unit] == kind)
        table.move_unit(unit, land)
        if table.events is not None:
            data = {"realm": REALM_WORDS[table.realm], "unit": UNIT_WORDS[kind], "space": table.cat.space_words[land]}
            table.emit("ran-amok", data, "CN-321")
        if hostile(table, table.realm, land):
            conquer(table, table.realm, land)
        if table.winner == NONE:
            return self.go(self.offer)
        table.fight = None
        return DONE


def hostile(table: Table, realm: int, land: int) -> bool:
    """Does another side control the land?"""
    return table.side[table.holder[land]] != table.side[realm]
