"""The war of Nerath in a terminal: realms, then every space with who holds it and who stands there, the battle at hand.

Everything comes from a view and from the map; a letter stands for each realm, never colour alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, cast

import msgspec

from taverne.boards.plain import Area, Board, BoardCard, numbered
from taverne.engine.actions import Seat
from taverne.engine.game import View
from taverne.games.nerath.box.load import Cards
from taverne.games.nerath.box.pieces import Event, Treasure, Unit
from taverne.games.nerath.box.vocabulary import REALMS
from taverne.games.nerath.game import ConquestOfNerath
from taverne.games.nerath.odds.advice import Advice, Chances
from taverne.games.nerath.view.card_text import card_message
from taverne.games.nerath.view.structs import FightView, RealmView, SpaceView, UnitView, WarView

LETTERS: Final = {"karkoth": "K", "vailin": "V", "iron_circle": "I", "nerath": "N"}
MOST_CARDS: Final = 8
"""Cards side by side, at most: more would leave no room for their words."""
COLUMNS: Final = ("points", "gold", "lands", "cards", "treasures")
ROW: Final = 74
"""What a part of the table shows in a row of 80 columns, beside its scroll bar."""
SENDING: Final = ("to", "land", "board", "fight")
"""Orders, for which the list tells who goes and the odds."""
TRAITS: Final = ("hero", "first_strike", "durable", "run_amok")
WHOLE: Final = ("movement", "reinforce")
"""Questions for which one looks at the whole map."""


class WarBoard(Board):
    """The goal and the realms, then lands by holder, sea zones with ships, entrances with guardians."""

    def title(self, view: View) -> str:
        table: WarView = view.table
        realm = self.words.text(f"realm-{table.realm}")
        phase = self.words.text(f"phase-{table.phase}")
        return self.words.text("war-title", round=table.round, realm=realm, phase=phase)

    def lines(self, view: View, names: Sequence[str]) -> list[str]:
        table: WarView = view.table
        lines = [
            f"== {self.title(view)} ==",
            self._goal(table),
            *filter(None, [self._allied(table)]),
            *self.panels(view, names),
        ]
        for realm in REALMS:
            held = [space for space in table.spaces if space.holder == realm]
            if held:
                lines.append(self.words.text("war-lands-of", realm=self.words.text(f"realm-{realm}"), n=len(held)))
                lines += [f"  {self._space(space)}" for space in held]
        for head, kind in (("war-seas", self._seas), ("war-dungeons", self._dungeons)):
            lines.append(self.words.text(head))
            lines += [f"  {self._space(space)}" for space in table.spaces if space.id in kind]
        return [*lines, *self._fight(table)]

    def brief(self, view: View, names: Sequence[str]) -> list[str]:
        """The whole map where one is free to choose; else the spaces of the question and around, and one's realms."""
        table: WarView = view.table
        asked = view.asked[0] if view.asked else None
        if asked is None or asked.prompt in WHOLE or view.seat < 0:
            return self.lines(view, names)
        lines = [f"== {self.title(view)} =="]
        lines += [line for realm in table.realms if realm.seat == view.seat for line in self._realm(realm, view, names)]
        near = self._about(view) - ({table.fight.space} if table.fight is not None else set())
        lines += [f"  {self._space(space)}" for space in table.spaces if space.id in near]
        return [*lines, *self._fight(table)]

    def areas(self, view: View, names: Sequence[str]) -> list[Area]:
        """What is in question, then the lands of each realm, seas with dungeons, and one's own cards."""
        table: WarView = view.table
        parts = [Area(self.words.text("war-at-hand"), tuple(self._at_hand(view, names)))]
        for realm in REALMS:
            held = [self._space(space) for space in table.spaces if space.holder == realm]
            parts.append(Area(self.words.text(f"realm-{realm}"), tuple(held)))
        waters = [space for space in table.spaces if not space.holder]
        parts.append(Area(self.words.text("war-seas"), tuple([self._space(space) for space in waters])))
        cards = [card for realm in table.realms for card in (*realm.hand, *realm.chest, *realm.laid)]
        parts.append(Area(self.words.text("war-hand"), tuple([self.card(card) for card in cards])))
        units = [self.words.text("war-unit-hits", n=self._cards.battle.hit_on), *map(self._unit, self._cards.unit)]
        parts.append(Area(self.words.text("war-units"), tuple(units)))
        return [part for part in parts if part.lines]

    def _at_hand(self, view: View, names: Sequence[str]) -> list[str]:
        """The goal and how the realms stand, the card and the battle at hand, the spaces that answers name."""
        table: WarView = view.table
        lines = [] if table.card is None else [self.card(table.card.card)]
        near = self._about(view) - set(self._standing_there(view).values()) if view.asked else set()
        if table.fight is not None:
            near.discard(table.fight.space)
        lines += self._fight(table)
        lines += [self._space(space) for space in table.spaces if space.id in near]
        return [*lines, *self._standings(view, names)]

    def _allied(self, table: WarView) -> str:
        """``K+I 3, V+N 5``: what each side has towards the goal, where realms share it."""
        sides: dict[int, list[RealmView]] = {}
        for realm in table.realms:
            sides.setdefault(realm.side, []).append(realm)
        if len(sides) == len(table.realms):
            return ""
        have = {
            "+".join([LETTERS[realm.id] for realm in side]): sum(
                [realm.points if table.goal_points else realm.chest_count + len(realm.laid) for realm in side]
            )
            for side in sides.values()
        }
        return ", ".join([f"{side} {n}" for side, n in have.items()])

    def _standings(self, view: View, names: Sequence[str]) -> list[str]:
        """The goal and a row for each realm, in columns."""
        table: WarView = view.table
        heads = [self.words.text(f"war-column-{one}") for one in COLUMNS]
        kind = "points" if table.goal_points else "treasures"
        goal = self.words.text("war-to-win", kind=kind, n=table.goal_points)
        if sides := self._allied(table):
            goal = self.words.text("war-sides", n=table.goal_points or table.goal_treasures, sides=sides)
        return [
            self._row(goal, heads, heads),
            *[self._row(self._head(realm, view, names), self._figures(realm), heads) for realm in table.realms],
        ]

    def _row(self, name: str, cells: Sequence[str], heads: Sequence[str]) -> str:
        """A row of the standings; a long name is cut, so that it fits 80 columns."""
        figures = "  ".join([f"{cell:>{len(head)}}" for cell, head in zip(cells, heads, strict=True)])
        room = ROW - len(figures) - 2
        name = name if len(name) <= room else f"{name[: room - 1]}…"
        return f"{name:{room}}  {figures}"

    def _figures(self, realm: RealmView) -> tuple[str, ...]:
        """The points, gold, lands, cards and treasures of a realm, in the order of the columns."""
        treasures = realm.chest_count + len(realm.laid)
        return tuple(map(str, (realm.points, realm.gold, realm.lands, realm.hand_count, treasures)))

    def _head(self, realm: RealmView, view: View, names: Sequence[str]) -> str:
        """``*K Karkoth (you)``: a star for the realm whose turn it is."""
        turn = "*" if realm.id == view.table.realm else " "
        who = self.words.text("war-you") if realm.seat == view.seat else names[realm.seat]
        out = f" ({self.words.text('war-out')})" if realm.out else ""
        return f"{turn}{LETTERS[realm.id]} {self.words.text(f'realm-{realm.id}')} ({who}){out}"

    def strip(self, view: View, names: Sequence[str]) -> list[str]:
        """A row for each realm of the one who looks, under the heads of the columns."""
        goal, *rows = self._standings(view, names)
        own = [row for row, realm in zip(rows, view.table.realms, strict=True) if realm.seat == view.seat]
        return [goal, *own] if own else []

    def _about(self, view: View) -> set[str]:
        """The spaces that a question and its answers name."""
        table: WarView = view.table
        known = {space.id for space in table.spaces}
        asked = view.asked[0]
        found = {str(value).partition("-")[2] for value in asked.data.values()}
        found |= {word for option in asked.options for word in option.split(" ")[1:]}
        if table.fight is not None:
            found.add(table.fight.space)
        return found & known

    def panels(self, view: View, names: Sequence[str]) -> list[str]:
        return [line for realm in view.table.realms for line in self._realm(realm, view, names)]

    def _realm(self, realm: RealmView, view: View, names: Sequence[str]) -> list[str]:
        figures = self.words.text("war-realm", **dict(zip(COLUMNS, self._figures(realm), strict=True)))
        lines = [self.headed(self._head(realm, view, names), figures)]
        for head, cards in (("war-hand", realm.hand + realm.chest), ("war-in-play", realm.laid)):
            for number, card in enumerate(cards):
                text = self.card(card)
                lines.append("     " + (self.headed(self.words.text(head), text) if number == 0 else text))
        return lines

    def card(self, card: str) -> str:
        """Return a card's name and what it does."""
        known: tuple[Event | Treasure, ...] = (*self._cards.event, *self._cards.treasure)
        found = next(one for one in known if one.id == card)
        kind = "event" if isinstance(found, Event) else "treasure"
        message = card_message(found)
        return f"{self.words.text(f'{kind}-{card}')}. {self.words.say(message['say'], message)}"

    # The map

    def _goal(self, table: WarView) -> str:
        if table.goal_points:
            return self.words.text("war-goal-points", n=table.goal_points)
        return self.words.text("war-goal-treasures", n=table.goal_treasures)

    def _space(self, space: SpaceView) -> str:
        """``Stonemarch N: 2 Footsoldiers, castle``; cargo in brackets behind its ship, attackers with ``!``."""
        return self.headed(*self._named(space))

    def _named(self, space: SpaceView) -> tuple[str, str]:
        """The name of a space and who is there."""
        cells = self._units(space.units, space.holder)
        tokens = [self.words.text(f"guardian-{token}") if token else "?" for token in space.tokens]
        kind = "land" if space.holder else "sea" if space.id in self._seas else "dungeon"
        name = self.words.text(f"{kind}-{space.id}")
        star = "★" if space.id in self._capitals else ""
        return f"{name}{star}", ", ".join([*cells, *tokens]) or "-"

    def _units(self, units: Sequence[UnitView], holder: str) -> list[str]:
        """``2 Footsoldiers``, with the realm's letter where it is not the one named, ``!`` for attackers."""
        counts: Counter[tuple[str, str, bool, bool, bool]] = Counter()
        for unit in units:
            counts[unit.kind, unit.realm, unit.attacking, unit.hit, unit.ship >= 0] += unit.n
        cells = []
        for (kind, realm, attacking, hit, carried), n in counts.items():
            owner = "" if realm == holder else f"{LETTERS[realm]} "
            marks = ("!" if attacking else "") + ("↯" if hit else "")
            text = f"{owner}{self.words.text(f'units-{kind}', n=n)}{marks}"
            cells.append(f"[{text}]" if carried else text)
        return cells

    def _fight(self, table: WarView) -> list[str]:
        fight = table.fight
        if fight is None:
            return []
        where = next(space for space in table.spaces if space.id == fight.space)
        head = self.words.text("war-battle", round=fight.round, realm=self.words.text(f"realm-{fight.attacker}.the"))
        return [f"== {head} ==", *self._sides(where), *self._dice(fight)]

    def _sides(self, where: SpaceView) -> list[str]:
        """The place of a battle, those who attack it in a row of their own."""
        attackers = [msgspec.structs.replace(unit, attacking=False) for unit in where.units if unit.attacking]
        others = msgspec.structs.replace(where, units=tuple([unit for unit in where.units if not unit.attacking]))
        realms = dict.fromkeys(unit.realm for unit in attackers)
        name, there = self._named(others)
        name += f" ({self.words.text(f'realm-{where.holder}')})" if where.holder else ""
        rows = [f"  {self.headed(name, there)}"]
        for realm in realms:
            told = self._units([unit for unit in attackers if unit.realm == realm], realm)
            rows.append(f"  {self.headed(self.words.text(f'realm-{realm}'), ', '.join(told))}")
        return rows

    def _dice(self, fight: FightView) -> list[str]:
        """The dice of the step at hand, a row for each side."""
        rows: dict[str, list[str]] = {}
        for die in fight.dice:
            rows.setdefault(LETTERS.get(die.realm, "G"), []).append(f"d{die.sides}:{die.face or '?'}")
        return [f"  {side}  {'  '.join(dice)}" for side, dice in rows.items()]

    # Cards and keys of the screen

    def cards(self, view: View, names: Sequence[str]) -> list[BoardCard]:
        """What the first answers name, a space or a card; the rest is in the list of answers."""
        table: WarView = view.table
        spaces = {space.id: space for space in table.spaces}
        held = {card for realm in table.realms for card in (*realm.hand, *realm.chest, *realm.laid)}
        found = []
        options = view.asked[0].options if view.asked else ()
        for key, option in list(numbered(options).items())[:MOST_CARDS]:
            words = option.split(" ")[1:]
            space = next((spaces[word] for word in words if word in spaces), None)
            card = next((word for word in words if word in held), "")
            if space is not None:
                name, units = self._named(space)
                found.append(BoardCard(key, name, (units,), mood="open"))
            elif card:
                name, _, text = self.card(card).partition(". ")
                found.append(BoardCard(key, name, (text,), mood="open"))
        return found

    # Odds

    advice_type = Advice

    def notes(self, view: View, advice: Any) -> dict[str, str]:
        """For each order who stands there, who would go and how the battle may end; its odds; what a purchase costs."""
        spaces = {space.id: space for space in view.table.spaces}
        notes = {option: self._named(spaces[at])[1] for option, at in self._standing_there(view).items()}
        notes |= self._prices(view) | self._card_notes(view)
        if not isinstance(advice, Advice):
            return notes
        for option in dict.fromkeys((*advice.options, *advice.goes)):
            odds = self._chances(advice.options[option]) if option in advice.options else ""
            going = ", ".join(
                [self.words.text(f"units-{kind}", n=n) for kind, n in advice.goes.get(option, {}).items()]
            )
            notes[option] = self.headed(going, odds) if going and odds else going or odds
        return {option: note for option, note in notes.items() if note}

    def _standing_there(self, view: View) -> dict[str, str]:
        """Answers that name a space and send nobody there; the list tells who stands there."""
        known = {space.id for space in view.table.spaces}
        options = [option.split(" ") for option in (view.asked[0].options if view.asked else ())]
        named = [words for words in options if words[0] not in SENDING and len(words) > 1 and words[1] in known]
        return {" ".join(words): words[1] for words in named}

    def _card_notes(self, view: View) -> dict[str, str]:
        """What each card does that could be played."""
        options = view.asked[0].options if view.asked else ()
        held = {card for realm in view.table.realms for card in (*realm.hand, *realm.chest, *realm.laid)}
        named = [(option, option.split(" ")[-1]) for option in options]
        return {option: self.card(card).partition(". ")[2] for option, card in named if card in held}

    def _prices(self, view: View) -> dict[str, str]:
        """What each purchase costs."""
        if not view.asked or view.asked[0].prompt != "reinforce":
            return {}
        prices = {f"buy {unit.id}": unit.cost for unit in self._cards.unit}
        offered = [option for option in view.asked[0].options if option in prices]
        return {one: self.words.text("war-unit-price", n=prices[one]) for one in offered}

    def _unit(self, unit: Unit) -> str:
        """A kind of unit: its price, its dice in attack, defence and at sea, how far it moves, what is special."""
        told = [self.words.text("war-unit-price", n=unit.cost)]
        for key, dice in (("attack", unit.attack), ("defence", unit.defend), ("sea", unit.sea)):
            if dice:
                shown = "+".join([f"{n if n > 1 else ''}d{sides}" for sides, n in Counter(dice).items()])
                told.append(self.words.text(f"war-unit-{key}", dice=shown))
        if unit.movement:
            told.append(self.words.text("war-unit-moves", n=unit.movement))
        told += [self.words.text(f"board-trait-{trait}") for trait in TRAITS if getattr(unit, trait)]
        return self.headed(self.words.text(f"unit-{unit.id}"), ", ".join(told))

    def forecast(self, view: View, advice: Any) -> list[str]:
        """The odds of the battle at hand, or of the attacks that were declared."""
        if not isinstance(advice, Advice):
            return []
        table: WarView = view.table
        lines = []
        if advice.battle is not None and table.fight is not None:
            mine = any(realm.id == table.fight.attacker and realm.seat == view.seat for realm in table.realms)
            chance = self._percent(advice.battle.win)
            attacker = self.words.text(f"realm-{table.fight.attacker}.the")
            key = "board-battle-odds" if mine else "board-attacker-odds"
            lines.append(self.words.text(key, chance=chance, realm=attacker))
        if advice.attacks:
            spaces = {space.id: space for space in table.spaces}
            told = [f"{self._named(spaces[at])[0]} {self._percent(one.win)}" for at, one in advice.attacks.items()]
            lines.append(self.words.text("war-declared", attacks=" · ".join(told)))
        return lines

    def _chances(self, chances: Chances) -> str:
        words, told = self.words, [self.words.text("war-note-win", chance=self._percent(chances.win))]
        if chances.ours or chances.theirs:
            told.append(words.text("war-note-cost", ours=round(chances.ours), theirs=round(chances.theirs)))
        if chances.points:
            told.append(words.text("war-note-points", n=chances.points))
        return ", ".join(told)

    def _percent(self, chance: float) -> str:
        """A chance in percent; 0 and 100 are for what is certain."""
        whole = 0 < chance < 1
        return self.words.text("war-percent", n=min(99, max(1, round(100 * chance))) if whole else round(100 * chance))

    def stands_for(self, view: View, names: Sequence[str]) -> list[tuple[str, Seat]]:
        """Names, realms, and oneself."""
        realms = [(self.words.text(f"realm-{realm.id}"), realm.seat) for realm in view.table.realms]
        you = [(self.words.text("war-you"), view.seat)] if view.seat >= 0 else []
        return [*super().stands_for(view, names), *realms, *you]

    @property
    def _cards(self) -> Cards:
        return cast(ConquestOfNerath, self.game).box.cards

    @property
    def _seas(self) -> set[str]:
        return {sea.id for sea in self._cards.sea}

    @property
    def _dungeons(self) -> set[str]:
        return {dungeon.id for dungeon in self._cards.dungeon}

    @property
    def _capitals(self) -> set[str]:
        return {realm.capital for realm in self._cards.realm}
