"""When a card may be played, laid or used: the names of a window, the turn, the battle and the units in it.
What could be held by whom is told from what everybody sees; asking is left to ``reactions``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from taverne.engine.reasons import Reason

from ...box.abilities import Trigger
from ...box.card_tables import ANY, ATTACKER, ENEMY, OWN, Decks, Timing
from ...box.card_tables import kinds as mask_of
from ...box.catalogue import EVERYBODY, LAND, NONE
from ...state.fight import WON, Fight
from ...state.game_state import MOVEMENT, ROUND_END, NerathState
from ...state.modifiers import fighting, may_roll, present, strikes_first
from .card_play import possible

Names: TypeAlias = tuple[str, ...]

NOT_NOW: Final = Reason("card-not-now")
USED: Final = Reason("card-used")
IN_VAIN: Final = Reason("card-in-vain", "CN-095")


INNER: Final = frozenset(
    (
        "turn_start",
        "draw",
        "exploration",
        "round_start",
        "first_strike",
        "before_roll",
        "round_losses",
        "round_end",
        "destroyed",
    )
)
"""Windows that follow another in which nothing has happened to outsiders: of a turn's beginning, within a battle."""


BEFORE_ALLOTTING: Final = frozenset(("after_roll", "hits"))
"""Windows between a roll and its hits: nothing but what is meant for them is played there (CN-341)."""


class Candidates:
    """The cards that may at all be played in a window of these names: events by realm, treasures to lay, to use.

    ``bound`` are those among them that are meant for just this moment, in inner windows: an outsider is not asked there
    for the sake of what it may play at any time, before or after.
    """

    __slots__ = ("bound", "events", "lay", "use")

    def __init__(self, decks: Decks, realm_of: tuple[int, ...], names: Names, at_any_time: bool = True) -> None:
        found = [card for card, timing in enumerate(decks.timing) if may_come(timing, names, at_any_time)]
        self.events = tuple(tuple(card for card in found if realm_of[card] == realm) for realm in EVERYBODY)
        self.use = tuple(card for card in found if realm_of[card] == NONE)
        self.lay = tuple(c for c, windows in enumerate(decks.lay_windows) if may_lie(windows, names, at_any_time))
        inner = at_any_time and INNER.issuperset(names)
        self.bound: Candidates | None = Candidates(decks, realm_of, names, False) if inner else None


_CANDIDATES: Final[dict[tuple[int, Names], Candidates]] = {}


def candidates(state: NerathState, names: Names) -> Candidates:
    """Return them from a table that is made once."""
    key = (id(state.cat), names)
    found = _CANDIDATES.get(key)
    if found is None:
        found = _CANDIDATES[key] = Candidates(state.cat.decks, state.cat.card_realm, names)
    return found


def may_come(timing: Timing, names: Names, at_any_time: bool) -> bool:
    """Does a window of these names suit the ability, whatever else it asks for?"""
    window = timing.window
    if window == "any_time":
        return at_any_time and not BEFORE_ALLOTTING.intersection(names)
    if window == "phase":
        return "phase" in names or "phase_end" in names or "movement" in names
    return window in names


def may_lie(windows: tuple[str, ...], names: Names, at_any_time: bool) -> bool:
    """May a treasure with these windows be laid under one of the names (CN-336, CN-341)?"""
    if "any_time" in windows:
        return at_any_time and not BEFORE_ALLOTTING.intersection(names)
    return any(window in names for window in windows)


# What a realm may do, and what it could do as far as the table knows


def cards_to_play(state: NerathState, realm: int, names: Names, could: Candidates) -> list[int]:
    """Return the event cards in a realm's hand that it may play now."""
    if not could.events[realm]:
        return []
    return [card for card in state.hand[realm] if why_not_event(state, realm, card, names, could) is None]


def cards_to_lay(state: NerathState, realm: int, names: Names, could: Candidates) -> list[int]:
    """Return the treasures in a realm's chest that it may lay down now."""
    return [card for card in state.chest[realm] if why_not_lay(state, realm, card, names, could) is None]


def cards_to_use(state: NerathState, realm: int, names: Names, could: Candidates) -> list[int]:
    """Return the treasures in play whose property a realm may use now, and cards of the battle with uses left."""
    found = []
    if could.use and state.laid[realm]:
        found = [card for card in state.laid[realm] if why_not_use(state, realm, card, names, could) is None]
    fight = state.fight
    if fight is not None and fight.effects and "after_roll" in names:
        found += [card for card in left_over(fight, realm) if _possible(state, realm, card)]
    return found


def why_not_event(state: NerathState, realm: int, card: int, names: Names, could: Candidates) -> Reason | None:
    """Return why a realm may not play an event card of its hand now, None if it may."""
    return why_unfit(state, realm, card, names) if card in could.events[realm] else NOT_NOW


def why_not_lay(state: NerathState, realm: int, card: int, names: Names, could: Candidates) -> Reason | None:
    """Return why a realm may not lay a treasure of its chest down now, None if it may (CN-336, CN-341)."""
    return None if card in could.lay and may_lay(state, realm, card, names) else NOT_NOW


def why_not_use(state: NerathState, realm: int, card: int, names: Names, could: Candidates) -> Reason | None:
    """Return why a realm may not use the property of its treasure in play now, None if it may (CN-340, CN-343)."""
    if spent(state, card):
        return USED
    return why_unfit(state, realm, card, names) if card in could.use else NOT_NOW


def could_play(state: NerathState, realm: int, names: Names, could: Candidates) -> bool:
    """Could the realm have something to play here, for all that everybody at the table can tell (CN-052)?"""
    if could.bound is not None and outside(state, realm):
        could = could.bound
    if could.lay and state.chest[realm]:
        for card in could.lay:
            if may_lay(state, realm, card, names) and not any(card in laid for laid in state.laid):
                return True
    if state.hand[realm] and could.events[realm]:
        gone = state.discard[realm]
        shown = state.shown
        for card in could.events[realm]:
            if card not in gone and card not in shown and why_unfit(state, realm, card, names) is None:
                return True
    return bool(cards_to_use(state, realm, names, could))


def outside(state: NerathState, realm: int) -> bool:
    """Is it neither the realm's turn nor, in a battle, one that it takes part in?"""
    return state.realm != realm if state.fight is None else not takes_part(state, state.fight, realm)


def left_over(fight: Fight, realm: int) -> list[int]:
    """Return the realm's cards whose effect in this battle has uses left (CN-480, CN-510, CN-539)."""
    return [e.card for e in fight.effects if e.realm == realm and e.unit == NONE and e.uses > 0]


def _possible(state: NerathState, realm: int, card: int) -> bool:
    return possible(state, realm, card, state.cat.decks.powers[card], len(state.cat.decks.deeds[card]))


def why_unfit(state: NerathState, realm: int, card: int, names: Names) -> Reason | None:
    """Return why a card that suits the window may not be played, or used, by the realm as things stand (CN-095)."""
    if not timely(state, realm, state.cat.decks.timing[card], names):
        return NOT_NOW
    return None if _possible(state, realm, card) else IN_VAIN


def spent(state: NerathState, card: int) -> bool:
    """Has a treasure in play been used as often as it may be, in this turn or in this battle (CN-340)?"""
    return card in state.used or (state.fight is not None and card in state.fight.spent)


def may_lay(state: NerathState, realm: int, card: int, names: Names) -> bool:
    """May the treasure be laid under these names: its windows, its owner's own start of turn, a battle (CN-336)?"""
    windows = state.cat.decks.lay_windows[card]
    if "any_time" in windows:
        return True
    return any(
        name in windows
        and (name != "turn_start" or state.realm == realm)
        and (name != "battle_start" or begins(state, state.fight, realm))
        for name in names
    )


def timely(state: NerathState, realm: int, timing: Timing, names: Names) -> bool:
    """Are the turn, the phase and the battle as the ability says? The end of a round is nobody's turn (CN-004)."""
    if timing.turn != ANY:
        if timing.turn == OWN and (state.realm != realm or state.phase == ROUND_END):
            return False
        if timing.turn == ENEMY and not state.hostile(state.realm, realm):
            return False
    window = timing.window
    if timing.battle:
        return state.fight is not None and in_battle(state, state.fight, realm, timing)
    if window == "phase":
        return timing.phase in phases_open(state, names)
    if window == "phase_end":
        return timing.phase in (NONE, state.phase)
    if window == "destroyed":
        return bool(fallen(state, realm, timing.own))
    if window == "exploration":
        return state.fight is not None and state.hostile(state.fight.attacker, realm)
    return True


def phases_open(state: NerathState, names: Names) -> tuple[int, ...]:
    """Return the phases that a window is in: the one that ends, and the one that begins (CN-081)."""
    if "phase_end" in names:
        return (state.phase, state.phase + 1) if "phase" in names else (state.phase,)
    return (state.phase,) if "phase" in names else (MOVEMENT,)


def fallen(state: NerathState, realm: int, kinds: int, in_battle: bool = False) -> list[int]:
    """Return the realm's units of these types among those just destroyed: their kinds.

    With ``in_battle`` whoever fell elsewhere, or outside of any battle, is left out.
    """
    lost = state.fallen
    if in_battle:
        lost = [loss for loss in lost if loss.space == state.fight.space] if state.fight is not None else []
    return [loss.kind for loss in lost if loss.realm == realm and (not kinds or kinds >> loss.kind & 1)]


def might_hold(state: NerathState, realm: int) -> list[int]:
    """Return the cards that the realm could hold, for all that everybody at the table can tell (CN-052)."""
    away = {*state.discard[realm], *state.shown, *(card for laid in state.laid for card in laid)}
    held = {realm: state.hand[realm], NONE: state.chest[realm]}
    return [card for card, of in enumerate(state.cat.card_realm) if held.get(of) and card not in away]


def gains_by_loss(state: NerathState, realm: int, kinds: int, cards: Iterable[int]) -> bool:
    """Might the realm want to lose a unit of these types, for the sake of one of these cards?"""
    return any(answers_loss(state, realm, card, kinds) for card in cards)


def answers_loss(state: NerathState, realm: int, card: int, kinds: int) -> bool:
    """Does the card do something for its owner when a unit of these types is lost (CN-486, CN-494, CN-582, CN-583)?"""
    decks = state.cat.decks
    timing, ability = decks.timing[card], decks.abilities[card]
    if isinstance(ability, Trigger):
        return ability.on == "lost_in_battle" and bool(mask_of(ability.own) & kinds)
    if timing.window == "destroyed":
        return bool(timing.own & kinds) and not spent(state, card) and (timing.turn != OWN or state.realm == realm)
    return timing.window == "round_losses"


# In a battle


def in_battle(state: NerathState, fight: Fight, realm: int, timing: Timing) -> bool:
    """Does the realm take part in the battle, on the side and with the units that the ability names (CN-443)?"""
    if not timing.place >> fight.place & 1 or not takes_part(state, fight, realm):
        return False
    attacks = realm == fight.attacker
    if timing.side != ANY and attacks != (timing.side == ATTACKER):
        return False
    window = timing.window
    if window == "battle_start" and not begins(state, fight, realm):
        return False
    if window == "before_roll":
        return bool(about_to_roll(state, fight, realm, timing.own))
    if window == "round_losses":
        return fight.lost[realm] >= timing.count
    if window in ("battle_won", "land_won"):
        return attacks == (fight.result == WON)
    if timing.own and not present(state, fight, realm) & timing.own:
        return False
    return not timing.enemy or any(
        present(state, fight, other) & timing.enemy for other in EVERYBODY if state.hostile(realm, other)
    )


def begins(state: NerathState, fight: Fight | None, realm: int) -> bool:
    """Does a battle begin for the realm? Where nobody defends a land, for its controller alone (CN-190, CN-192)."""
    if fight is None or fight.place != LAND or state.holder[fight.space] == realm:
        return True
    return any(present(state, fight, other) for other in EVERYBODY if state.hostile(fight.attacker, other))


def takes_part(state: NerathState, fight: Fight, realm: int) -> bool:
    """Is the realm the attacker, has it units in the space, or does it control the land (CN-443)?"""
    if realm == fight.attacker or fight.parties >> realm & 1:
        return True
    if fight.space < state.cat.lands and state.holder[fight.space] == realm:
        return True
    return state.stands(realm, fight.space)


def about_to_roll(state: NerathState, fight: Fight, realm: int, kinds: int) -> list[int]:
    """Return the realm's units of these types that roll in the step at hand (CN-196, CN-200, CN-478)."""
    kind = state.kind
    return [
        unit
        for unit in fighting(state, fight, realm)
        if kinds >> kind[unit] & 1
        and unit not in fight.rolled
        and may_roll(state, fight, unit)
        and (not fight.strike or strikes_first(state, fight, unit))
    ]
