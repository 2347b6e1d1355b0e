"""Both sides' best play of a combat, by going backwards: what every place is worth to the hero, round by round.
The duel over dice is left to ``dice_duel``, what may be made of a roll to ``hero_strike``, cards to ``laws``.

The hero wants to win; among ways that win as often he wants health left, then Gaar. The monster's player wants the
contrary. Both spend Gaar whenever it pays; the hero heals and lowers wounds whenever it pays.

What a place is worth is a column by the hero's points: a Gaar is two, a point of hope one. In further rounds two points
of hope are taken for the Gaar that they may be turned into at any time (EU-190); in the attack at hand they are what
they are. A place in which neither side did the other anything leads to itself: its column is the fixed point of what
one round makes of it.
"""

from __future__ import annotations

from typing import Final

from ..card_play import CURSES, Strain
from ..combatants import NO_GAIN, Ahead, Blow, Fight, Foe, HeroSide
from .circles import NOWHERE, Circles, Key
from .columns import Column, Grid, Outcomes, Sum, apart, better, continued, mixed, settled
from .dice_duel import Columns, fought
from .faces import FACES, SIDES, Faces, Worths, first_rolls
from .hero_strike import Made, Row, SolvedStrikes, hit
from .laws import Laws
from .monster_blow import Attack, attack_on, cover_of
from .places import Place, Places
from .wards import Answer, Wards

HEALTH: Final = 1e-5
GAAR: Final = 5e-6
"""What a point of health and a Gaar count beside a victory: enough to decide between ways that win as often."""
SPENDS: Final = 4
"""Gaar that one side spends on one roll, at most."""
TOKENS: Final = 7
"""More Gaar than this count as so many."""
LONG: Final = 20
"""Combats that may last longer than this are taken to have no end."""
TURNS: Final = 5
CLOSE: Final = 0.002
"""Rounds that lead to each other are reckoned again, up to so often, until the outermost changes by less."""
MOST: Final = 13
"""One more than the highest sum of two dice."""


class Solver:
    """One hero against one fighter; what was found is kept for all questions of their combat."""

    def __init__(self, fight: Fight) -> None:
        self.hero: HeroSide = fight.hero
        self.foe: Foe = fight.foe
        self.house = fight.house
        self.limited = min(fight.rounds, fight.worn) <= LONG
        self.deadly = fight.worn < fight.rounds
        """Is a combat that reaches its last round lost?"""
        self.immune = fight.immune
        self.laws = Laws(fight)
        self.places = Places()
        self.strikes = SolvedStrikes(fight.house, MOST + SPENDS * fight.house.gaar)
        self.weapon = self.strikes.number(fight.hero.weapon) if fight.hero.weapon is not None else -1
        self.tokens = min(TOKENS, max(2, fight.hero.tokens + fight.hero.hope // fight.house.for_gaar + 1))
        self.grid = Grid(self.tokens)
        self.width = self.grid.width
        self.dead = Column([0.0] * self.width, [0j] * self.width)
        self.wards = Wards(fight.hero, fight.foe)
        self.rounds: dict[Key, Column] = {}
        self.blows: dict[Key, Column] = {}
        self.circles = Circles()
        self.wins: dict[int, Column] = {}
        self.still = self.stays()

    def stays(self) -> float:
        """Return about how likely it is that neither side does the other anything in a round."""
        hero, foe = self.hero, self.foe
        spared = missed = 0.0
        for a in range(1, SIDES + 1):
            for b in range(1, SIDES + 1):
                spared += not self.wards.warded((), a + b + foe.rabbit, foe.more, foe.less)[0][0]
                blow = hero.weapon
                missed += blow is None or not hit(blow, a + b + hero.clover + blow.clover, 0, 0)[0]
        return min(0.9, spared * missed / SIDES**4)

    # Where a combat stands

    def place(self, fight: Fight) -> int:
        """Return the place that a combat has come to."""
        hero = fight.hero
        ahead = Ahead(fight.rabbit, fight.dice, fight.wounds, fight.stun, fight.clover, fight.damage_less)
        return self.places.number(
            Place(
                attacks=tuple([self.strikes.number(blow) for blow in hero.attacks]),
                heals=tuple(sorted([n for _, n in hero.heals])),
                wards=hero.wards,
                covers=hero.covers,
                clovers=hero.clovers,
                guard=hero.guard,
                law=self.laws.first(fight.cards),
                each=self.laws.each(fight.cards.lasting),
                ahead=ahead,
                rounds=min(fight.rounds, fight.worn) if self.limited else -1,
            )
        )

    def first_strike(self, place: int, swift: Blow) -> int:
        """Return the place with an initiative attack ahead of all, which belongs to no round (EU-147)."""
        now = self.places.all[place]
        attacks = (self.strikes.number(swift), *now.attacks)
        return self.places.number(now._replace(attacks=attacks, rounds=now.rounds + (now.rounds > 0)))

    def won(self, health: int) -> Column:
        """The monster has fallen."""
        found = self.wins.get(health)
        if found is None:
            worth = [1.0 + HEALTH * health + GAAR * (n / 2) for n in range(self.width)]
            left = [complex(health, 0.0 if self.limited else n // 2) for n in range(self.width)]
            found = self.wins[health] = Column(worth, left)
        return found

    def truce(self, health: int) -> Column:
        """The last round is over: a truce, or the hero is worn out (EU-195, EUS-015)."""
        if self.deadly:
            return self.dead
        worth = [HEALTH * health + GAAR * (n / 2) for n in range(self.width)]
        return Column(worth, [complex(health, 1.0)] * self.width)

    # A round

    def healed(self, place: int, health: int, gaar: int, damage: int) -> Column:
        """A round begins: the hero heals as he likes (EU-151)."""
        heals = self.places.all[place].heals
        missing = self.hero.most - health
        if not heals or missing <= 0:
            return self.round(place, health, gaar, damage)
        rest = self.places.healed(place, 1)
        with_it = self.healed(rest, min(self.hero.most, health + heals[0]), gaar, damage)
        if heals[0] <= missing:
            return with_it
        return better(self.round(place, health, gaar, damage), with_it)

    def round(self, place: int, health: int, gaar: int, damage: int) -> Column:
        """Return what a round and all that follows is worth, from the monster's attack on."""
        key = (place, health, gaar, damage)
        found = self.known_round(key)
        if found is not None:
            return found
        if not self.places.all[place].rounds:
            return self.truce(health)
        guess = self.guessed(*key)
        found = self.known_round(key)
        return found if found is not None else self.circled(key, guess)

    def known_round(self, key: Key) -> Column | None:
        """Return what a round is worth if it is known, or taken to be worth something."""
        found = self.rounds.get(key)
        if found is not None:
            return found
        found = self.circles.open.get(key)
        if found is not None:
            self.circles.taken(key)
            return found
        return self.circles.loose_round(key)

    def circled(self, key: Key, guess: Column) -> Column:
        """Reckon a round; a circle of rounds is reckoned again until its outermost is worth what it was taken to be."""
        circles = self.circles
        before = circles.begin(key, guess)
        for turn in range(TURNS):
            found = self.suffered(*key)
            if key not in circles.looped:
                break
            found = settled(guess, found, self.still)
            if circles.within(key) or turn == TURNS - 1 or apart(guess, found) < CLOSE:
                break
            guess = found
            circles.again(key, guess)
        rounds, blows = circles.end(key, found, before)
        self.rounds |= rounds
        self.blows |= blows
        return found

    def guessed(self, place: int, health: int, gaar: int, damage: int) -> Column:
        """Return what a round may be worth: what it was before, else as the row of those with more damage goes on."""
        before = self.circles.last.get((place, health, gaar, damage))
        if before is not None:
            return before
        if damage + 1 >= self.foe.health:
            return self.won(health)
        next_one = self.round(place, health, gaar, damage + 1)
        if damage + 2 >= self.foe.health:
            return next_one
        return continued(self.round(place, health, gaar, damage + 2), next_one)

    # The monster's attack

    def suffered(self, place: int, health: int, gaar: int, damage: int) -> Column:
        now = self.places.all[place]
        if now.ahead.stun:
            return self.stunned(place, health, gaar, damage)
        faces = FACES[max(1, 2 - now.ahead.dice - cover_of(now).dice - self.foe.dice)]
        damage = max(0, damage - now.each)
        if self.laws.alone:
            return self.turned(faces, place, health, gaar, damage)
        total = Sum(self.grid)
        rolls = first_rolls(faces.dice, self.foe.air, 0, self.house.high)
        window = self.laws.window(now.law)
        rest = self.laws.rest(now.law, window)
        for chance, strain, each in self.laws.played(now.law, window):
            attack = self.attack(place, strain, rest, each)
            hurt = max(0, damage - strain.regenerate)
            duels = [columns.first for columns in self.duels(faces, attack, health, gaar, hurt)]
            for fed, ways in rolls:
                total.add(chance, ways, duels, fed)
        return total.column()

    def turned(self, faces: Faces, place: int, health: int, gaar: int, damage: int) -> Column:
        """A combat card is turned (EU-333 to EU-345)."""
        now = self.places.all[place]
        total = Sum(self.grid)
        known: dict[tuple[int, int, Strain, int], list[Worths]] = {}
        for turn in self.laws.turned(now.law, faces.dice, gaar):
            law, played = self.laws.acted(now.law, turn.acts)
            for chance, strain, each in played:
                key = (turn.spent, law, strain, each)
                if key not in known:
                    attack = self.attack(place, strain, self.laws.next_card(law), each)
                    attack = attack._replace(base=attack.base + self.house.gaar * turn.spent)
                    hurt = max(0, damage - strain.regenerate)
                    duels = self.duels(faces, attack, health, gaar - turn.spent, hurt)
                    known[key] = [columns.final for columns in duels]
                total.add(chance, turn.ways, known[key], turn.hope)
        return total.column()

    def attack(self, place: int, strain: Strain, law: int, each: int) -> Attack:
        """Return an attack of the monster with what cards do to it."""
        return attack_on(self.foe, place, self.places.all[place], strain, law, each)

    def stunned(self, place: int, health: int, gaar: int, damage: int) -> Column:
        """The monster leaves its attack out; a rival has his Curses (EU-150, EU-175)."""
        now = self.places.all[place]
        window = max(CURSES, self.laws.window(now.law))
        law = now.law if self.laws.alone else self.laws.rest(now.law, window)
        parts = []
        for chance, strain, _ in self.laws.played(0 if self.laws.alone else now.law, window):
            clover, less = now.ahead.clover + strain.clover, now.ahead.less + strain.less
            to = self.places.suffered(place, 0, now.guard, law, now.each, clover, less)
            parts.append((chance, self.struck(to, health, gaar, damage)))
        return mixed(parts) if len(parts) > 1 else parts[0][1]

    def duels(self, faces: Faces, attack: Attack, health: int, gaar: int, damage: int) -> list[Columns]:
        """Return the duel over the monster's dice, and what follows it, by the hero's Gaar."""
        tables = self.tables(attack, health, gaar, damage)
        return [self.duel(faces, tables, 2 * max(0, tokens - attack.stolen)) for tokens in self.grid.nodes]

    def tables(self, attack: Attack, health: int, gaar: int, damage: int) -> list[Outcomes]:
        """Return what results come to, by the Gaar that the monster's player has left to spend."""
        spend = 0 if self.laws.alone else min(gaar, SPENDS)
        return [self.ended(attack, health, gaar - spend + left, damage) for left in range(spend + 1)]

    def duel(self, faces: Faces, tables: list[Outcomes], points: int) -> Columns:
        """Return the same with so many points; ``tables`` are by the monster's Gaar left."""
        house, dwurt, spread = self.house, self.hero.skoldur, faces.spread
        under = SPENDS * max(house.dwurt, house.gaar)

        def ends(change: int, spent: int, left: int) -> Worths:
            table, has, start = tables[left], points - 2 * spent, under + change
            return Worths(
                list(spread(table.worth[has][start : start + MOST])),
                list(spread(table.left[has][start : start + MOST])),
            )

        spends = 0 if self.immune else min(points // 2, SPENDS)
        hero = -house.dwurt if dwurt else -house.gaar
        return fought(faces, spends, hero, not dwurt, house.gaar, len(tables) - 1, ends)

    def ended(self, attack: Attack, health: int, gaar: int, damage: int) -> Outcomes:
        """Return what every strength of the monster comes to; it begins as far below as tokens may bring it."""
        wards = self.places.all[attack.place].wards
        under = SPENDS * max(self.house.dwurt, self.house.gaar)
        found: list[Column] = []
        first, n = attack.base - under, under + MOST + SPENDS * self.house.gaar
        rows = self.wards.rows(wards, first, attack.more, attack.less, n)
        seen: dict[int, Column] = {}
        for answers in rows:
            column = seen.get(id(answers))
            if column is None:
                column = self.wounded(attack, answers[0], health, gaar, damage)
                for answer in answers[1:]:
                    column = better(column, self.wounded(attack, answer, health, gaar, damage))
                seen[id(answers)] = column
            found.append(column)
        return Outcomes(found)

    def wounded(self, attack: Attack, answer: Answer, health: int, gaar: int, damage: int) -> Column:
        """The attack is settled: wounds, what guards the hero, and what else its band does (EU-164 to EU-174)."""
        wounds, used, clover, mark = answer
        spared = min(wounds, attack.guard)
        health -= wounds - spared
        if health <= 0 or mark.death:
            return self.dead
        to = self.places.suffered(
            attack.place,
            used,
            attack.guard - spared,
            attack.law,
            attack.each,
            attack.clover + clover + mark.clover,
            attack.damage_less,
        )
        return self.struck(to, health, gaar + attack.stolen, max(0, damage - mark.regenerate))

    # The hero's attack

    def struck(self, place: int, health: int, gaar: int, damage: int) -> Column:
        """Return what the hero's attack and all that follows is worth."""
        key = (place, health, gaar, damage)
        found = self.blows.get(key)
        if found is not None:
            return found
        circles = self.circles
        found = circles.loose_blow(key)
        if found is not None:
            return found
        before, circles.low = circles.low, NOWHERE
        found = self.striking(*key)
        if circles.low == NOWHERE:
            self.blows[key] = found
        else:
            circles.keep(key, found)
        circles.low = min(before, circles.low)
        return found

    def striking(self, place: int, health: int, gaar: int, damage: int) -> Column:
        now = self.places.all[place]
        number = now.attacks[0] if now.attacks else self.weapon
        if number < 0:
            return self.healed(self.places.struck(place, 0, NO_GAIN), health, gaar, damage)
        change = self.hero.clover + self.strikes.blows[number].clover + now.ahead.clover
        total = Sum(self.grid)
        for fed, ways in first_rolls(2, self.hero.air, self.house.low, 99):
            table = self.results(place, number, change, health, int(fed), gaar, damage)
            total.add(1.0, ways, [self.rolled(table, tokens) for tokens in self.grid.nodes], fed)
        return total.column(kept=True)

    def rolled(self, table: Outcomes, tokens: int) -> Worths:
        """Return what the hero's dice are worth as they lie; a Gaar rolls one again and adds to the result."""
        faces = FACES[2]
        top: Worths | None = None
        for spent in range(0 if self.hero.skoldur else min(tokens, SPENDS), -1, -1):
            has, start = tokens - spent, self.house.gaar * spent
            worth, left = table.worth[has][start : start + MOST], table.left[has][start : start + MOST]
            stand = Worths(list(faces.spread(worth)), list(faces.spread(left)))
            top = stand if top is None else faces.raised(stand, top)
        assert top is not None
        return top

    def results(self, place: int, number: int, change: int, health: int, hope: int, gaar: int, damage: int) -> Outcomes:
        """Return what results of the hero's roll come to, by his Gaar, with the best use of what else he has."""
        now = self.places.all[place]
        dwurt = self.tokens if self.hero.skoldur else 0
        found: list[Column] = []
        seen: dict[int, Column] = {}
        for row in self.strikes.made(number, change, hope, dwurt, now.clovers, now.ahead.less):
            column = seen.get(id(row))
            if column is None:
                column = seen[id(row)] = self.best(place, row, health, hope, gaar, damage)
            found.append(column)
        return Outcomes(found)

    def best(self, place: int, row: Row, health: int, hope: int, gaar: int, damage: int) -> Column:
        """Return the best of what may be made of a result, by Gaar."""
        parts: list[Column] = []
        for one in row:
            column = self.damaged(place, one, health, gaar, damage)
            first = 2 * (one.gain.gaar - one.dwurt) + hope - one.hope
            points = [min(self.width - 1, first + 2 * tokens) for tokens in range(self.tokens + 1)]
            worth = [column.worth[n] if n >= 0 else -1.0 for n in points]
            parts.append(Column(worth, [column.left[n] if n >= 0 else 0j for n in points]))
            if damage + one.damage >= self.foe.health:
                break
        found = parts[0]
        for part in parts[1:]:
            found = better(found, part)
        return found

    def damaged(self, place: int, made: Made, health: int, gaar: int, damage: int) -> Column:
        """The hero's attack is settled: damage, and what else it brings (EU-184)."""
        gain = made.gain
        if gain.heal:
            health = max(health, min(self.hero.most, health + gain.heal))
        if damage + made.damage >= self.foe.health:
            return self.won(health)
        to = self.places.struck(place, made.clovers, gain)
        return self.healed(to, health, max(0, gaar - gain.drained), damage + made.damage)
