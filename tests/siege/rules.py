"""The procedures of Siege, each readable from top to bottom: plot, assault, regroup, race for the spoils.

The rules SG-01 to SG-10 are in ``RULES``; what the cards do is left to ``effects``.
"""

from __future__ import annotations

from typing import Final, cast

from taverne.engine.actions import CLOCK, Action, Seat
from taverne.engine.decisions import Choice, Decision, Draw, Roll, Timer
from taverne.engine.frames import DONE, Flow, Frame, ask, call, for_each, procedure, repeat, step
from taverne.engine.reasons import Reason
from taverne.engine.secret import SecretAnswers, answers_of
from tests.siege.cards import AddToEachDie, card_of
from tests.siege.effects import Playing
from tests.siege.procedures import Picking, Window
from tests.siege.state import NOBODY, UNITS, Camp

HAND: Final = 3
PLOT_MS: Final = 20_000
LOOT_MS: Final = 5_000
REST: Final = Action("rest")
LEAVE: Final = Action("leave")
RULES: Final = tuple(f"SG-{number:02}" for number in range(1, 11))


@procedure
class Sieging(Frame):
    """Deal, play the rounds, count (SG-01, SG-10)."""

    @step
    def begin(self, camp: Camp) -> Flow:
        camp.tell("siege", "SG-01", rounds=camp.rounds)
        return None

    @step
    def shuffle(self, camp: Camp) -> Flow:
        return ask(camp, Draw(tuple(camp.deck), HAND * camp.seats, "deal", "SG-01"))

    @step
    def deal(self, camp: Camp) -> Flow:
        for seat in range(camp.seats):
            give(camp, seat, [str(card) for card in camp.answer.args[HAND * seat : HAND * seat + HAND]])
        return None

    @step
    def next_round(self, camp: Camp) -> Flow:
        if camp.round == camp.rounds or len(camp.standing()) < 2:
            return DONE
        return repeat(camp, Round())


def give(camp: Camp, seat: Seat, cards: list[str]) -> None:
    """Put drawn cards into a hand; only its owner sees which they are."""
    for card in cards:
        camp.deck.remove(card)
    camp.hands[seat] += cards
    data = {"seat": seat, "count": len(cards)}
    camp.emit("drawn", data, "SG-01", private={"cards": cards}, seen_by=(seat,), reveals=True)


@procedure
class Round(Frame):
    """Everybody plots in secret, then the assaults, then all regroup and race for the spoils (SG-02 to SG-09)."""

    turn: int = 0

    @step
    def plot(self, camp: Camp) -> Flow:
        camp.round += 1
        camp.first = (camp.round - 1) % camp.seats
        return call(camp, Plotting())

    @step
    def show(self, camp: Camp) -> Flow:
        camp.plots = [NOBODY] * camp.seats
        for seat, answers in enumerate(answers_of(camp)):
            if answers and answers[0] != REST:
                camp.plots[seat] = answers[0].number()
        camp.tell("plots", "SG-03", reveals=True, seats=camp.plots[:])
        return None

    @step
    def next_assault(self, camp: Camp) -> Flow:
        if self.turn == camp.seats:
            return self.go(self.gather_spoils)
        seat = (camp.first + self.turn) % camp.seats
        self.turn += 1
        rival = camp.plots[seat]
        if rival == NOBODY or not camp.units(seat) or not camp.units(rival):
            return self.go(self.next_assault)
        camp.attacker, camp.defender, camp.extra, camp.dice, camp.hits = seat, rival, 0, [], 0
        return repeat(camp, Assaulting())

    @step
    def gather_spoils(self, camp: Camp) -> Flow:
        camp.attacker, camp.defender, camp.dice, camp.hits = NOBODY, NOBODY, [], 0
        if not camp.race:
            return self.go(self.regroup)
        return ask(camp, Roll((6,) * (camp.seats - 1), "spoils", "SG-07"))

    @step
    def loot(self, camp: Camp) -> Flow:
        camp.spoils = [int(die) for die in camp.answer.args]
        return call(camp, Looting())

    @step
    def regroup(self, camp: Camp) -> Flow:
        camp.spoils = []
        return for_each(camp, [Regrouping(seat) for seat in range(camp.seats)])


@procedure
class Plotting(SecretAnswers):
    """Each seat that stands attacks a rival or rests (SG-02, SG-03)."""

    def seats(self, camp: Camp) -> int:
        return camp.seats

    def question(self, camp: Camp, seat: Seat) -> Choice | None:
        if self.answers[seat] or not camp.units(seat):
            return None
        rivals = [Action("attack", (rival,)) for rival in camp.standing() if rival != seat]
        return Choice(seat, "plot", (REST, *rivals), "SG-02", default=REST)

    def timer(self, camp: Camp) -> Timer | None:
        return Timer("plot", PLOT_MS, "SG-02", camp.round) if camp.limits else None

    def tries(self, camp: Camp, seat: Seat) -> tuple[Action, ...]:
        """Rivals that have fallen are shown too, greyed."""
        return (REST, *[Action("attack", (rival,)) for rival in range(camp.seats)])

    def why(self, camp: Camp, seat: Seat, action: Action) -> Reason:
        if 0 <= seat < camp.seats and self.answers[seat]:
            return Reason("already-decided", "SG-02")
        if action.kind == "attack" and len(action.args) == 1:
            return Reason("no-rival", "SG-02", {"seat": action.args[0]})
        return Reason("plot-only", "SG-02")


@procedure
class Assaulting(Frame):
    """Roll a die per unit; each five or six hits, and the defender chooses the losses (SG-04, SG-05)."""

    @step
    def announce(self, camp: Camp) -> Flow:
        camp.tell("assault", "SG-04", seat=camp.attacker, other=camp.defender)
        return call(camp, Reacting(name="before-roll", first=camp.attacker))

    @step
    def roll(self, camp: Camp) -> Flow:
        return ask(camp, Roll((6,) * (camp.units(camp.attacker) + camp.extra), "assault", "SG-04"))

    @step
    def read_dice(self, camp: Camp) -> Flow:
        camp.dice = [int(die) for die in camp.answer.args]
        camp.tell("rolled", "SG-04", reveals=True, seat=camp.attacker, dice=camp.dice[:])
        return call(camp, Reacting(name="rolled", first=camp.attacker))

    @step
    def count_hits(self, camp: Camp) -> Flow:
        bonus = bonus_to_dice(camp, camp.attacker)
        camp.hits = sum(die + bonus >= 5 for die in camp.dice)
        return call(camp, Reacting(name="hits", first=camp.defender))

    @step
    def lose_units(self, camp: Camp) -> Flow:
        return call(camp, Losing(seat=camp.defender, left=camp.hits))

    @step
    def capture(self, camp: Camp) -> Flow:
        if camp.units(camp.defender):
            return DONE
        camp.potions[camp.attacker] += 1
        return call(camp, Reacting(name="captured", first=camp.attacker))


def bonus_to_dice(camp: Camp, seat: Seat) -> int:
    """Ask every modifier in force; nothing is ever written onto the dice."""
    in_force = [card_of(m.card) for m in camp.modifiers if m.seat == seat]
    return sum(effect.n for card in in_force for effect in card.do if isinstance(effect, AddToEachDie))


@procedure
class Losing(Frame):
    """The defender, not the player whose turn it is, chooses the losses (SG-05)."""

    seat: Seat = 0
    left: int = 0

    @step
    def choose(self, camp: Camp) -> Flow:
        if self.left == 0 or not camp.units(self.seat):
            return DONE
        units = [Action("lose", (unit,)) for unit, n in zip(UNITS, camp.force[self.seat], strict=True) if n]
        return ask(camp, Choice(self.seat, "casualty", tuple(units), "SG-05", {"left": self.left}))

    @step
    def remove(self, camp: Camp) -> Flow:
        unit = UNITS.index(camp.answer.word())
        camp.force[self.seat][unit] -= 1
        self.left -= 1
        camp.tell("lost", "SG-05", seat=self.seat, unit=UNITS[unit])
        return self.go(self.choose)


@procedure
class Reacting(Window):
    """The window in which cards are played (SG-06)."""

    def seats(self, camp: Camp) -> int:
        return camp.seats

    def holds(self, camp: Camp, seat: Seat) -> bool:
        return bool(camp.hands[seat])

    def window(self, camp: Camp, choice: Choice) -> bool:
        return True

    def offers(self, camp: Camp, seat: Seat) -> tuple[Action, ...]:
        cards = [(name, card_of(name)) for name in camp.hands[seat]]
        return tuple(
            [Action("play", (name,)) for name, card in cards if card.window == self.name and card.when(camp, seat)]
        )

    def played(self, camp: Camp, seat: Seat, action: Action) -> Flow:
        card = action.word()
        camp.leave_hand(seat, card)
        camp.tell("played", "SG-06", reveals=True, seat=seat, card=card)
        return call(camp, Playing(card=card, seat=seat))

    def tries(self, camp: Camp, seat: Seat) -> tuple[Action, ...]:
        """Cards of one's own that do not fit are shown too, greyed."""
        return tuple([Action("play", (card,)) for card in camp.hands[seat]]) if 0 <= seat < camp.seats else ()

    def why(self, camp: Camp, seat: Seat, action: Action) -> Reason:
        if seat != self.seat(camp):
            return Reason("not-your-turn", "SG-06", {"seat": self.seat(camp)})
        if action.kind == "play" and action.args and action.args[0] in camp.hands[seat]:
            return Reason("does-not-fit", "SG-06", {"card": action.args[0]})
        return Reason("not-held", "SG-06")


@procedure
class Looting(Frame):
    """Whoever grabs first has it; one spoil each; what is left when the time is up stays there (SG-07, SG-08)."""

    TIMED = True

    taken: list[int] = []

    @step
    def race(self, camp: Camp) -> Flow:
        if not self.taken:
            self.taken = [NOBODY] * camp.seats
        there = [Action("grab", (spoil,)) for spoil in range(len(camp.spoils)) if spoil not in self.taken]
        hands: list[Decision] = [
            Choice(seat, "loot", (*there, LEAVE), "SG-07", default=LEAVE, final=True)
            for seat in range(camp.seats)
            if self.taken[seat] == NOBODY
        ]
        if not there or not hands:
            return DONE
        return ask(camp, *hands, Timer("loot", LOOT_MS, "SG-08", camp.round))

    @step
    def take(self, camp: Camp) -> Flow:
        if camp.by == CLOCK:
            camp.tell("time", "SG-08")
            return DONE
        if camp.answer == LEAVE:
            self.taken[camp.by] = len(camp.spoils)
            return self.go(self.race)
        spoil = camp.answer.number()
        self.taken[camp.by] = spoil
        camp.potions[camp.by] += camp.spoils[spoil]
        camp.tell("grabbed", "SG-07", seat=camp.by, spoil=spoil)
        return self.go(self.race)

    def untimely(self, camp: Camp, seat: Seat, action: Action, stamp: int) -> Reason | None:
        return Reason("too-late", "SG-08") if stamp > LOOT_MS else None

    def repeats(self, camp: Camp, seat: Seat, action: Action) -> bool:
        return 0 <= seat < camp.seats and action == Action("grab", (self.taken[seat],))

    def why(self, camp: Camp, seat: Seat, action: Action) -> Reason:
        if not camp.asked(seat):
            return Reason("has-one", "SG-07")
        return Reason("grabbed", "SG-07")


@procedure
class Regrouping(Frame):
    """Lay down up to two cards, all above the hand limit, and draw as many (SG-09)."""

    seat: Seat = 0
    count: int = 0

    @step
    def discard(self, camp: Camp) -> Flow:
        hand: list[int | str] = [*camp.hands[self.seat]]
        return call(camp, Picking(self.seat, "discard", "SG-09", hand, len(hand) - HAND, 2, "drop"))

    @step
    def drop(self, camp: Camp) -> Flow:
        dropped = [str(card) for card in cast(Picking, camp.returned).picked]
        for card in dropped:
            camp.leave_hand(self.seat, card)
        if dropped:
            camp.tell("dropped", "SG-09", reveals=True, seat=self.seat, cards=dropped)
        self.count = min(len(dropped), len(camp.deck))
        return None

    @step
    def draw(self, camp: Camp) -> Flow:
        return ask(camp, Draw(tuple(camp.deck), self.count, "regroup", "SG-09")) if self.count else DONE

    @step
    def fill(self, camp: Camp) -> Flow:
        give(camp, self.seat, [str(card) for card in camp.answer.args])
        return DONE
