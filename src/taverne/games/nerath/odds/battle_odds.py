"""Exact chances of a battle: the whole distribution over what survives on either side, computed, not simulated.
Works on forces as lists of plain fighters; taking them from a table is left to ``forecast``."""

from __future__ import annotations

from typing import Final, TypeAlias

from .dice import Hits, convolve, sum_of, with_again
from .records import Ending, Force, Odds

State: TypeAlias = tuple[int, int]
"""Who of a force stands, and who has taken a hit and stands all the same, as bits by place in the force."""
TINY: Final = 1e-14
"""What is less likely in one volley is left out: sums stay right to nine places."""


_SHIFT: Final = 32
_WORD: Final = (1 << _SHIFT) - 1
_STATE: Final = 16
_AGAIN: Final = 8
_LOW: Final = 0xFF
_OINTMENT: Final = 0x80
"""Among the bits of what is had once in a battle: the one hit that may still be cancelled."""


def battle(attackers: Force, defenders: Force, rounds: int = 0, least: int = 0) -> Odds:
    """Return the exact chances of a battle in which owners lose who ranks lowest.

    The attacker retreats after ``rounds`` rounds, or when no more than ``least`` of its fighters stand after a round
    (0: never); an attack is fought for one round at least (CN-165, CN-166).
    """
    return _Battle(attackers, defenders, rounds, least).solve()


class _Side:
    """A force with its states, numbered as they turn up, and what they lead to, worked out once each."""

    __slots__ = ("after", "alive", "fighters", "force", "index", "needs", "sizes", "states")

    def __init__(self, force: Force) -> None:
        self.force = force
        self.fighters = force.fighters
        self.states: list[State] = []
        self.index: dict[State, int] = {}
        self.alive: list[bool] = []
        self.sizes: list[int] = []
        self.after: list[dict[int, int]] = []
        self.needs = any(fighter.need for fighter in force.fighters)

    def number(self, state: State) -> int:
        """Return the number of a state."""
        found = self.index.get(state)
        if found is None:
            found = self.index[state] = len(self.states)
            standing, hit = state
            self.states.append(state)
            self.after.append({})
            self.sizes.append(2 * standing.bit_count() - hit.bit_count())
            self.alive.append(any(self.fit(state, i) for i in range(len(self.fighters))))
        return found

    def fit(self, state: State, i: int) -> bool:
        """Does a fighter stand, and not as a castle that was hit (CN-210, CN-213)?"""
        standing, hit = state
        return bool(standing >> i & 1) and not (self.fighters[i].castle and hit >> i & 1)

    def whole(self) -> int:
        """Return the number of the state before anything happens."""
        return self.number(((1 << len(self.fighters)) - 1, 0))

    def opening(self) -> int:
        """Return the word of the side when round 1 begins."""
        whole = self.whole()
        start, once = self.force.start, self.force.again
        if self.force.ointment and start:
            start -= 1
        elif self.force.ointment:
            once |= _OINTMENT
        return self.hurt(whole, start) << _STATE | once << _AGAIN | self.force.cancel

    def hurt(self, number: int, hits: int) -> int:
        """Return the state after one application of hits (CN-174 to CN-176)."""
        if not hits:
            return number
        found = self.after[number].get(hits)
        if found is None:
            found = self.after[number][hits] = self.number(self._hurt(self.states[number], hits))
        return found

    def _hurt(self, state: State, hits: int) -> State:
        standing, hit = state
        fighters = self.fighters
        places = [i for i in range(len(fighters)) if self.fit(state, i)]
        places.sort(key=lambda i: (fighters[i].last_rank if hit >> i & 1 else fighters[i].rank, i))
        spare: list[int] = []
        dead = 0
        for i in places[:hits]:
            if (fighters[i].durable or fighters[i].castle) and not hit >> i & 1:
                hit |= 1 << i
                if fighters[i].durable:
                    spare.append(i)
            else:
                dead |= 1 << i
        spare.sort(key=lambda i: (fighters[i].last_rank, i))
        for i in spare[: max(0, hits - len(places))]:
            dead |= 1 << i
        for i, fighter in enumerate(fighters):
            if fighter.ship >= 0 and dead >> fighter.ship & 1:
                dead |= 1 << i
        standing &= ~dead
        return standing, hit & standing

    def spread(self, word: int, hits: Hits) -> list[tuple[int, float]]:
        """Return the words to which hits against this side lead, with their chances; of what is had once in a battle
        only the ointment is in them, the re-rolls left out."""
        number, cancel = word >> _STATE, word & _LOW
        ointment = word >> _AGAIN & _OINTMENT
        found: dict[int, float] = {}
        for n, chance in enumerate(hits):
            if chance > TINY:
                used = min(n, cancel)
                saved = 1 if ointment and n > used else 0
                kept = 0 if saved else ointment
                key = self.hurt(number, n - used - saved) << _STATE | kept << _AGAIN | cancel - used
                found[key] = found.get(key, 0.0) + chance
        return list(found.items())

    def fallen(self, before: int, after: int) -> int:
        """Return who has been destroyed from one state to another and strikes a last time (CN-583)."""
        gone = self.states[before][0] & ~self.states[after][0]
        return sum(1 << i for i, f in enumerate(self.fighters) if f.last and gone >> i & 1)

    def rollers(self, number: int) -> int:
        """Return who can roll at all."""
        state = self.states[number]
        return sum(1 << i for i, f in enumerate(self.fighters) if f.dice and self.fit(state, i))

    def strikers(self, number: int, blunted: bool) -> int:
        """Return who rolls in the First Strike step."""
        bits = self.rollers(number)
        return sum(
            1 << i for i, f in enumerate(self.fighters) if bits >> i & 1 and f.first and not (blunted and f.mage)
        )

    def shields(self, number: int) -> bool:
        standing = self.states[number][0]
        return any(f.shield and standing >> i & 1 for i, f in enumerate(self.fighters))

    def need(self, number: int) -> int:
        """Return the number that hero dice of the other side must show, 0 if no guardian raises it (CN-253)."""
        if not self.needs:
            return 0
        standing = self.states[number][0]
        return max((f.need for i, f in enumerate(self.fighters) if standing >> i & 1), default=0)

    def hits(self, bits: int, need: int, again: int, last: bool = False) -> tuple[tuple[Hits, int], ...]:
        """Return the hits that some fighters may score, with the re-rolls then left, each pair with its chances.

        A re-roll is used as soon as a die that it may turn has missed; where two may, the lower bit goes first.
        With ``last`` they roll the die of those that are destroyed.
        """
        plain: list[tuple[int, int, int]] = []
        shared: dict[int, list[tuple[int, int, int]]] = {}
        for i, f in enumerate(self.fighters):
            if not bits >> i & 1:
                continue
            on = max(f.on, need) if f.hero and f.on >= 6 else f.on
            target = shared.setdefault(f.once, []) if f.once & again else plain
            target += [(sides, on, f.double) for sides in ((f.last,) if last else f.dice)]
        found = [(sum_of(tuple(sorted(plain))), again)]
        for once, dice in sorted(shared.items()):
            found = [
                (convolve(sure, more), left & ~once if used else left)
                for sure, left in found
                for more, used in with_again(tuple(sorted(dice)))
            ]
        return tuple(found)


Both: TypeAlias = int
"""Both sides in one number: for each the number of its state, its re-rolls left and the hits it may still cancel."""


class _Battle:
    __slots__ = ("attack", "defend", "least", "rounds", "steps", "vengeful")

    def __init__(self, attackers: Force, defenders: Force, rounds: int, least: int) -> None:
        self.attack = _Side(attackers)
        self.defend = _Side(defenders)
        self.rounds = rounds
        self.least = least
        self.steps: dict[Both, dict[Both, float]] = {}
        self.vengeful = any(fighter.last for fighter in (*attackers.fighters, *defenders.fighters))

    def solve(self) -> Odds:
        whole = self.attack.whole() << _STATE | self.defend.whole() << _STATE + _SHIFT
        opened = {self.attack.opening() | self.defend.opening() << _SHIFT: 1.0}
        if self.vengeful:
            opened = self.avenged(whole, opened)
        done: dict[Both, float] = {}
        now: dict[Both, float] = {}
        for start, chance in opened.items():
            if self.over(start):
                done[start] = done.get(start, 0.0) + chance
            else:
                self.settle(self.step(start), chance, now, done)
        if self.rounds:
            for _ in range(self.rounds - 1):
                now, before = {}, now
                for both, mass in before.items():
                    self.settle(self.step(both), mass, now, done)
            for both, mass in now.items():
                done[both] = done.get(both, 0.0) + mass
        else:
            self.exhaust(now, done)
        return self.told(done)

    def exhaust(self, now: dict[Both, float], done: dict[Both, float]) -> None:
        """Fight on to the end: forces only shrink, so states are taken from the largest on, each just once."""
        layers: dict[int, dict[Both, float]] = {}
        for both, mass in now.items():
            layers.setdefault(self.size(both), {})[both] = mass
        while layers:
            for both, mass in layers.pop(max(layers)).items():
                step = self.step(both)
                same = step.get(both, 0.0)
                if same > 1.0 - TINY:
                    done[both] = done.get(both, 0.0) + mass
                    continue
                for following, chance in step.items():
                    if following == both:
                        continue
                    share = mass * chance / (1.0 - same)
                    ended = self.ended(following)
                    into = done if ended else layers.setdefault(self.size(following), {})
                    into[following] = into.get(following, 0.0) + share

    def settle(self, step: dict[Both, float], mass: float, now: dict[Both, float], done: dict[Both, float]) -> None:
        for both, chance in step.items():
            into = done if self.ended(both) else now
            into[both] = into.get(both, 0.0) + mass * chance

    def over(self, both: Both) -> bool:
        return not (self.attack.alive[(both & _WORD) >> _STATE] and self.defend.alive[both >> _SHIFT + _STATE])

    def ended(self, both: Both) -> bool:
        return self.over(both) or self.attack.states[(both & _WORD) >> _STATE][0].bit_count() <= self.least

    def size(self, both: Both) -> int:
        """Return a number that falls with every loss, every first hit taken and every re-roll used."""
        sizes = self.attack.sizes[(both & _WORD) >> _STATE] + self.defend.sizes[both >> _SHIFT + _STATE]
        again = (both >> _AGAIN & _LOW).bit_count() + (both >> _SHIFT + _AGAIN & _LOW).bit_count()
        return sizes * 16 + again

    def step(self, both: Both) -> dict[Both, float]:
        """Return where one round may lead: First Strike, then all others who still stand (CN-196 to CN-204)."""
        found = self.steps.get(both)
        if found is not None:
            return found
        attack, defend = self.attack, self.defend
        a, d = (both & _WORD) >> _STATE, both >> _SHIFT + _STATE
        a_first = attack.strikers(a, defend.shields(d))
        d_first = defend.strikers(d, attack.shields(a))
        middle = self.volley(both, a_first, d_first) if a_first | d_first else {both: 1.0}
        ends: dict[Both, float] = {}
        for then, chance in middle.items():
            last = {then: 1.0}
            if not self.over(then):
                a_rest = attack.rollers((then & _WORD) >> _STATE) & ~a_first
                d_rest = defend.rollers(then >> _SHIFT + _STATE) & ~d_first
                last = self.volley(then, a_rest, d_rest)
            for end, more in last.items():
                kept = end & ~(_LOW | _LOW << _SHIFT)
                ends[kept] = ends.get(kept, 0.0) + chance * more
        self.steps[both] = ends
        return ends

    def volley(self, both: Both, a_bits: int, d_bits: int) -> dict[Both, float]:
        """Let some of both sides roll at once (CN-169, CN-199)."""
        attack, defend = self.attack, self.defend
        a, d = both & _WORD, both >> _SHIFT
        found: dict[Both, float] = {}
        theirs = [
            (attack.spread(a, hits), left)
            for hits, left in defend.hits(d_bits, attack.need(a >> _STATE), d >> _AGAIN & _LOW)
        ]
        for ours, a_left in attack.hits(a_bits, defend.need(d >> _STATE), a >> _AGAIN & _LOW):
            for d_after, p in defend.spread(d, ours):
                for spread, d_left in theirs:
                    base = (d_after | (d_left & ~_OINTMENT) << _AGAIN) << _SHIFT | (a_left & ~_OINTMENT) << _AGAIN
                    for a_after, q in spread:
                        key = base | a_after
                        found[key] = found.get(key, 0.0) + p * q
        return self.avenged(both, found) if self.vengeful else found

    def avenged(self, before: Both, ends: dict[Both, float]) -> dict[Both, float]:
        """Let those who were destroyed strike a last time, one after the other, the attacker's first (CN-583)."""
        found: dict[Both, float] = {}
        a, d = (before & _WORD) >> _STATE, before >> _SHIFT + _STATE
        for both, chance in ends.items():
            now = {both: chance}
            bits = self.attack.fallen(a, (both & _WORD) >> _STATE)
            while bits:
                now = self.strike_last(now, bits & -bits, True)
                bits &= bits - 1
            bits = self.defend.fallen(d, both >> _SHIFT + _STATE)
            while bits:
                now = self.strike_last(now, bits & -bits, False)
                bits &= bits - 1
            for end, mass in now.items():
                found[end] = found.get(end, 0.0) + mass
        return found

    def strike_last(self, now: dict[Both, float], bit: int, attacker: bool) -> dict[Both, float]:
        """Let one destroyed fighter roll its die against the other side, if anybody is left there."""
        own, foes = (self.attack, self.defend) if attacker else (self.defend, self.attack)
        found: dict[Both, float] = {}
        for both, mass in now.items():
            mine, theirs = (both & _WORD, both >> _SHIFT) if attacker else (both >> _SHIFT, both & _WORD)
            once = mine >> _AGAIN & _LOW
            for hits, left in own.hits(bit, foes.need(theirs >> _STATE), once, last=True):
                for after, chance in foes.spread(theirs, hits):
                    kept = after | (theirs >> _AGAIN & _LOW & ~_OINTMENT) << _AGAIN
                    spent = mine & ~(_LOW << _AGAIN) | left << _AGAIN
                    key = spent | kept << _SHIFT if attacker else kept | spent << _SHIFT
                    found[key] = found.get(key, 0.0) + mass * chance
        return found

    def told(self, done: dict[Both, float]) -> Odds:
        win = lose = broken = 0.0
        endings: dict[tuple[int, int], float] = {}
        for both, chance in done.items():
            a, d = (both & _WORD) >> _STATE, both >> _SHIFT + _STATE
            if not self.attack.alive[a]:
                lose += chance
            elif not self.defend.alive[d]:
                win += chance
            else:
                broken += chance
            key = self.attack.states[a][0], self.defend.states[d][0]
            endings[key] = endings.get(key, 0.0) + chance
        told = [Ending(_places(a), _places(d), chance) for (a, d), chance in endings.items()]
        told.sort(key=lambda ending: (-ending.chance, ending.attackers, ending.defenders))
        return Odds(win, lose, broken, tuple(told))


def _places(bits: int) -> tuple[int, ...]:
    return tuple(place for place in range(bits.bit_length()) if bits >> place & 1)
