"""Deploying Outside: one mercenary with its dice and tokens on one expedition, in one action (ML-099 to ML-119).
What comes of it is left to the Adventure."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import DONE, Flow, Frame, ask, procedure, step
from taverne.engine.reasons import Reason

from ...box.catalogue import (
    ADD,
    AT,
    CODE_COLOUR,
    CODES,
    CONTRACT,
    GATES,
    NONE,
    NUMBER_OF,
    PLACE_END,
    PLACE_START,
    PLACES,
    REGION_A,
)
from ...box.vocabulary import COLOURS
from ...state.game_state import LandsState
from ..battle.effects import carried
from ..clan.regions import by_colours

GO: Final = Action("go")
FIGHTING: Final = (0, 1)
"""The colours of dice that go where there is fighting: Force and Magic."""
SHIELD: Final = Action("defence")
POTION: Final = Action("potion")
VENOM: Final = Action("venom")

QUIET: Final = Reason("gates-quiet", "ML-116")
NO_PLACE: Final = Reason("no-place", "ML-016")
NOBODY_FREE: Final = Reason("nobody-free", "ML-099")
PLACE_FULL: Final = Reason("place-full", "ML-099")
MISSION_DICE: Final = Reason("required-dice", "ML-103")
REGION_DICE: Final = Reason("required-dice", "ML-106")
GATES_DICE: Final = Reason("required-dice", "ML-117")
NO_TOKENS: Final = Reason("no-tokens-there", "ML-104")
NO_ROOM: Final = Reason("no-room", "ML-109")
NONE_LEFT: Final = Reason("none-left", "ML-108")
ONE_EACH: Final = Reason("one-each", "ML-068")
NO_DRINK: Final = Reason("none-left", "ML-068")
LOAD: Final = Reason("load", "ML-111")


def free_mercenaries(state: LandsState, seat: Seat) -> list[int]:
    """Return who can be sent: at home, wounded or not; novices have no token (ML-083, ML-099, ML-101, ML-175)."""
    novices = state.cat.hirelings
    return [member for member in state.members[seat] if state.place[member] == NONE and member < novices]


def free_expeditions(state: LandsState, place: int) -> list[int]:
    return [e for e in range(PLACE_START[place], PLACE_END[place]) if state.who[e] == NONE]


def can_supply(state: LandsState, seat: Seat, e: int, place: int, colours: list[int]) -> bool:
    """Whether a clan has what an expedition asks for (ML-103, ML-106, ML-117)."""
    cat = state.cat
    if place <= CONTRACT:
        mission = state.missions[place]
        return sum([colours[c] for c in cat.mission_colours[mission][place]]) >= cat.mission_dice[mission][place]
    if place == GATES:
        return bool(colours[0] or colours[1] or state.traps[seat] or state.defence[seat])
    required = required_dice(state, e, place)
    return colours[0] >= required[0] and colours[1] >= required[1] and colours[2] >= required[2]


def required_dice(state: LandsState, e: int, place: int) -> tuple[int, ...]:
    """Return how many dice of each colour an expedition into a region must take along (ML-106)."""
    return state.cat.list_required[state.lists[place - REGION_A]][NUMBER_OF[e] - 1]


def is_there(state: LandsState, place: int) -> bool:
    """Whether a place exists now: a mission posted, a region laid out, a monster at the Gates (ML-116)."""
    if place <= CONTRACT:
        return state.missions[place] != NONE
    if place == GATES:
        return state.monsters[GATES - REGION_A] != NONE
    return state.regions[place - REGION_A] != NONE


def open_expeditions(state: LandsState, seat: Seat, place: int) -> list[int]:
    """Return the expeditions of a place that the seat could take up now."""
    if not is_there(state, place):
        return []
    colours = by_colours(state, seat)
    return [e for e in free_expeditions(state, place) if can_supply(state, seat, e, place, colours)]


def open_places(state: LandsState, seat: Seat) -> list[int]:
    """Return the places where the seat can send somebody now."""
    if not free_mercenaries(state, seat):
        return []
    colours = by_colours(state, seat)
    return [place for place in range(len(PLACES)) if why_no_place(state, seat, place, True, colours) is None]


def why_no_place(state: LandsState, seat: Seat, place: int, sent: bool, colours: list[int]) -> Reason | None:
    """Return why the seat can send nobody to a place, None if it can (ML-016, ML-099, ML-103, ML-106, ML-116, ML-117).

    ``sent`` says whether anybody is free to go, ``colours`` how many dice of each colour there are.
    """
    if not is_there(state, place):
        return QUIET if place == GATES else NO_PLACE
    if not sent:
        return NOBODY_FREE
    free = free_expeditions(state, place)
    if not free:
        return PLACE_FULL
    for e in free:
        if can_supply(state, seat, e, place, colours):
            return None
    return GATES_DICE if place == GATES else MISSION_DICE if place <= CONTRACT else REGION_DICE


def token_room(state: LandsState, e: int, place: int, more: int = 0) -> int:
    """Return how many more traps and Defence tokens an expedition holds (ML-104, ML-108 to ML-110, ML-117).

    ``more`` dice are thought of besides those there: dice and tokens share their spaces.
    """
    if place <= CONTRACT:
        return 0
    dice = sum(state.dice_on(e)) + more
    there = len(state.laid[e]) + state.shields[e]
    if place == GATES:
        gates = state.box.cards.gates
        return (gates.die_spaces - dice) // gates.token_size - there
    room = state.box.cards.expedition
    return room.token_spaces + (room.die_spaces - dice) // room.token_size - there


@procedure
class Sending(Frame):
    """Where, who, then dice, traps, Defence tokens, potion and venom in any order, and go (ML-099, ML-111)."""

    seat: Seat = 0
    place: int = 0
    e: int = NONE

    @step
    def offer_expeditions(self, state: LandsState) -> Flow:
        open_ones = open_expeditions(state, self.seat, self.place)
        options = tuple([AT[NUMBER_OF[e]] for e in open_ones])
        rule = "ML-105" if self.place >= REGION_A else "ML-102"
        return ask(state, Choice(self.seat, "expedition", options, rule, {"place": f"place-{PLACES[self.place]}"}))

    @step
    def choose_expedition(self, state: LandsState) -> Flow:
        self.e = PLACE_START[self.place] + state.answer.number() - 1
        return None

    @step
    def offer_mercenaries(self, state: LandsState) -> Flow:
        options = tuple([state.cat.send[member] for member in free_mercenaries(state, self.seat)])
        data: dict[str, int | str] = {"place": f"place-{PLACES[self.place]}", "n": NUMBER_OF[self.e]}
        return ask(state, Choice(self.seat, "send", options, "ML-099", data))

    @step
    def send(self, state: LandsState) -> Flow:
        """The token goes on top; required dice are fixed by their colours and follow at once (ML-106)."""
        member = state.cat.member_index[state.answer.word()]
        state.who[self.e] = member
        state.place[member] = self.e
        if self.place == GATES or self.place <= CONTRACT:
            return None
        required = required_dice(state, self.e, self.place)
        for colour in FIGHTING:
            state.dice[colour][self.e] += required[colour]
            state.pool[self.seat][colour] -= required[colour]
        return None

    @step
    def load(self, state: LandsState) -> Flow:
        wanted, held = self.dice_wanted(state), state.pool[self.seat]
        codes = [code for code in range(CODES) if held[code]]
        options = [ADD[code] for code in codes if self.why_no_die(state, code, wanted) is None]
        options += self.token_options(state) + self.drink_options(state)
        complete = self.complete(state)
        if complete:
            options.append(GO)
        data: dict[str, int | str] = {"mercenary": state.cat.member_names[state.who[self.e]]}
        return ask(state, Choice(self.seat, "load" if complete else "load-required", tuple(options), self.rule(), data))

    def waits(self, state: LandsState, choice: Choice) -> bool:
        """With the last piece laid one may still step back: nobody is sent out unasked (ML-111)."""
        return choice.options == (GO,)

    def rule(self) -> str:
        """Return the rule that says which dice may go along."""
        return "ML-103" if self.place <= CONTRACT else "ML-117" if self.place == GATES else "ML-107"

    def complete(self, state: LandsState) -> bool:
        """Whether the expedition may set out as it is (ML-103, ML-106, ML-117)."""
        if self.place <= CONTRACT:
            return sum(state.dice_on(self.e)) == state.cat.mission_dice[state.missions[self.place]][self.place]
        if self.place == GATES:
            return sum(state.dice_on(self.e)) + len(state.laid[self.e]) + state.shields[self.e] > 0
        return True

    def dice_wanted(self, state: LandsState) -> tuple[int, tuple[int, ...]]:
        """Return how many more dice may be laid, and of which colours (ML-103, ML-107, ML-117)."""
        cat, count = state.cat, sum(state.dice_on(self.e))
        if self.place <= CONTRACT:
            mission = state.missions[self.place]
            return cat.mission_dice[mission][self.place] - count, cat.mission_colours[mission][self.place]
        if self.place == GATES:
            return state.box.cards.gates.die_spaces - count, FIGHTING
        number = NUMBER_OF[self.e] - 1
        tile = state.lists[self.place - REGION_A]
        extra, colours = cat.list_extra[tile][number]
        most = min(sum(required_dice(state, self.e, self.place)) + extra, state.box.cards.expedition.die_spaces)
        return most - count, tuple([colour for colour in colours if colour in FIGHTING])

    def why_no_die(self, state: LandsState, code: int, wanted: tuple[int, tuple[int, ...]]) -> Reason | None:
        """Return why a die cannot be added to what is there, whatever was added first; None if it can."""
        missing, colours = wanted
        if CODE_COLOUR[code] not in colours:
            return Reason("die-colour", self.rule(), {"colour": f"colour-{COLOURS[CODE_COLOUR[code]]}"})
        if missing <= 0:
            return Reason("dice-full", self.rule())
        if not state.pool[self.seat][code]:
            return Reason("die-gone", self.rule())
        if self.place > CONTRACT and token_room(state, self.e, self.place, more=1) < 0:
            return NO_ROOM
        return None

    def why_no_token(self, state: LandsState, left: int) -> Reason | None:
        """Return why no trap or Defence token can be added, ``left`` being those held; None if one can."""
        if self.place <= CONTRACT:
            return NO_TOKENS
        if token_room(state, self.e, self.place) <= 0:
            return NO_ROOM
        return None if left else NONE_LEFT

    def why_no_drink(self, held: int, there: int) -> Reason | None:
        """Return why a potion or a venom cannot be laid on the token, None if it can (ML-068)."""
        if there:
            return ONE_EACH
        return None if held else NO_DRINK

    def token_options(self, state: LandsState) -> list[Action]:
        """Return the tokens that may still be added: traps and Defence (ML-104, ML-108, ML-117)."""
        traps, shields = state.traps[self.seat], state.defence[self.seat]
        if self.why_no_token(state, len(traps) + shields) is not None:
            return []
        options = [state.cat.lay_trap[kind] for kind in dict.fromkeys(traps)]
        return [*options, SHIELD] if shields else options

    def drink_options(self, state: LandsState) -> list[Action]:
        """Return what may still be laid on the token: one potion, one venom (ML-068)."""
        options: list[Action] = []
        if self.why_no_drink(state.potion[self.seat], state.potions[self.e]) is None:
            options.append(POTION)
        if self.why_no_drink(state.venom[self.seat], state.venoms[self.e]) is None:
            options.append(VENOM)
        return options

    @step
    def take(self, state: LandsState) -> Flow:
        action = state.answer
        if action.kind == "go":
            return self.depart(state)
        if action.kind == "add":
            code = ADD.index(action)
            state.pool[self.seat][code] -= 1
            state.dice[CODE_COLOUR[code]][self.e] += 1
        elif action.kind == "trap":
            kind = state.cat.trap_index[action.word()]
            state.traps[self.seat].remove(kind)
            state.laid[self.e].append(kind)
        else:
            self.lay_token(state, action)
        return self.go(self.load)

    def lay_token(self, state: LandsState, action: Action) -> None:
        if action == SHIELD:
            state.defence[self.seat] -= 1
            state.shields[self.e] += 1
        elif action == POTION:
            state.potion[self.seat] -= 1
            state.potions[self.e] += 1
        else:
            state.venom[self.seat] -= 1
            state.venoms[self.e] += 1

    def depart(self, state: LandsState) -> Flow:
        """The advantage's goods are laid on the token (ML-114, ML-115); nothing can be added from here (ML-111)."""
        e = self.e
        goods = carried(state, e)
        if goods is not None:
            state.purse[e] += goods.gold
            state.potions[e] += goods.potion
            state.venoms[e] += goods.venom
        state.tell(
            "sent",
            "ML-099",
            seat=self.seat,
            mercenary=state.cat.member_names[state.who[e]],
            place=f"place-{PLACES[self.place]}",
            n=NUMBER_OF[e],
            dice=sum(state.dice_on(e)),
            tokens=len(state.laid[e]) + state.shields[e],
        )
        return DONE

    def tries(self, state: LandsState, seat: Seat) -> tuple[Action, ...]:
        cat = state.cat
        prompt = state.pending[0].prompt
        if prompt == "send":
            return tuple([cat.send[member] for member in state.members[seat]])
        if not prompt.startswith("load"):
            return ()
        traps = [cat.lay_trap[kind] for kind in dict.fromkeys(state.traps[seat])]
        return (*ADD, *traps, SHIELD, POTION, VENOM, GO)

    def why(self, state: LandsState, seat: Seat, action: Action) -> Reason:
        if seat != self.seat:
            return Reason("not-your-turn", "ML-037", {"seat": self.seat})
        return why_not_sent(state, self, action)


def why_not_sent(state: LandsState, sending: Sending, action: Action) -> Reason:
    """Return why an answer does not fit the expedition being planned."""
    seat = sending.seat
    prompt = state.asked(seat)[0].prompt
    if prompt == "expedition":
        return Reason("expedition", "ML-099", {"place": f"place-{PLACES[sending.place]}"})
    if prompt == "send":
        novice = action in state.cat.send and state.novice(state.cat.send.index(action))
        return Reason("novice-stays" if novice else "not-home", "ML-083" if novice else "ML-099")
    if action == GO:
        return Reason("incomplete", "ML-103" if sending.place <= CONTRACT else "ML-117")
    if action.kind == "add":
        wanted = sending.dice_wanted(state)
        why = sending.why_no_die(state, ADD.index(action), wanted) if action in ADD else None
        return why or LOAD
    if action == SHIELD:
        return sending.why_no_token(state, state.defence[seat]) or LOAD
    if action.kind == "trap":
        kind = state.cat.trap_index.get(action.word(), NONE) if action.args else NONE
        return sending.why_no_token(state, state.traps[seat].count(kind)) or LOAD
    if action == POTION:
        return sending.why_no_drink(state.potion[seat], state.potions[sending.e]) or LOAD
    if action == VENOM:
        return sending.why_no_drink(state.venom[seat], state.venoms[sending.e]) or LOAD
    return LOAD
