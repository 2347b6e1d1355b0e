"""The war of Nerath in a terminal: realms, then every space with who holds it and who stands there, the battle at hand.

Everything comes from a view and from the map; a letter stands for each realm, never colour alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from taverne.boards.plain import Area, Board, Card, numbered
from taverne.engine.actions import Seat
from taverne.engine.game import View
from taverne.games.nerath.box import Cards
from taverne.games.nerath.box.pieces import Event, Treasure
from taverne.games.nerath.box.vocabulary import REALMS
from taverne.games.nerath.game import ConquestOfNerath
from taverne.games.nerath.odds.advice import Advice, Chances
from taverne.games.nerath.view.card_text import card_message
from taverne.games.nerath.view.records import FightView, RealmView, SpaceView, WarView

LETTERS: Final = {"karkoth": "K", "vailin": "V", "iron_circle": "I", "nerath": "N"}
MOST_CARDS: Final = 8
"""Cards side by side, at most: more would leave no room for their words."""
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
        lines = [f"== {self.title(view)} ==", self._goal(table), *self.panels(view, names)]
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
        return [part for part in parts if part.lines]

    def _at_hand(self, view: View, names: Sequence[str]) -> list[str]:
        """The goal and how the realms stand, the card and the battle at hand, the spaces that answers name."""
        table: WarView = view.table
        lines = [self._goal(table), *[self._realm(realm, view, names)[0] for realm in table.realms]]
        if table.card is not None:
            lines.append(self.card(table.card.card))
        near = self._about(view) if view.asked else set()
        if table.fight is not None:
            near.discard(table.fight.space)
        lines += self._fight(table)
        return lines + [self._space(space) for space in table.spaces if space.id in near]

    def strip(self, view: View, names: Sequence[str]) -> list[str]:
        """One line for each realm of the one who looks."""
        return [self._realm(realm, view, names)[0] for realm in view.table.realms if realm.seat == view.seat]

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
        turn = "*" if realm.id == view.table.realm else " "
        who = self.words.text("war-you") if realm.seat == view.seat else names[realm.seat]
        name = self.words.text(f"realm-{realm.id}")
        figures = self.words.text(
            "war-realm",
            points=realm.points,
            gold=realm.gold,
            lands=realm.lands,
            cards=realm.hand_count,
            treasures=realm.chest_count + len(realm.laid),
        )
        out = f" ({self.words.text('war-out')})" if realm.out else ""
        lines = [self.headed(f"{turn}{LETTERS[realm.id]} {name} ({who}){out}", figures)]
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
        cells = []
        for unit in space.units:
            text = self.words.text(f"units-{unit.kind}", n=unit.n)
            marks = ("!" if unit.attacking else "") + ("↯" if unit.hit else "")
            owner = "" if unit.realm == space.holder else f"{LETTERS[unit.realm]} "
            cells.append(f"[{owner}{text}{marks}]" if unit.ship >= 0 else f"{owner}{text}{marks}")
        tokens = [self.words.text(f"guardian-{token}") if token else "?" for token in space.tokens]
        kind = "land" if space.holder else "sea" if space.id in self._seas else "dungeon"
        name = self.words.text(f"{kind}-{space.id}")
        star = "★" if space.id in self._capitals else ""
        return f"{name}{star}", ", ".join([*cells, *tokens]) or "-"

    def _fight(self, table: WarView) -> list[str]:
        fight = table.fight
        if fight is None:
            return []
        where = next(space for space in table.spaces if space.id == fight.space)
        head = self.words.text("war-battle", round=fight.round, realm=self.words.text(f"realm-{fight.attacker}"))
        return [f"== {head} ==", f"  {self._space(where)}", *self._dice(fight)]

    def _dice(self, fight: FightView) -> list[str]:
        if not fight.dice:
            return []
        shown = [f"{LETTERS.get(die.realm, 'G')} d{die.sides}:{die.face or '?'}" for die in fight.dice]
        return [f"  {'  '.join(shown)}"]

    # Cards and keys of the screen

    def cards(self, view: View, names: Sequence[str]) -> list[Card]:
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
                found.append(Card(key, name, (units,), mood="open"))
            elif card:
                name, _, text = self.card(card).partition(". ")
                found.append(Card(key, name, (text,), mood="open"))
        return found

    # Odds

    advice_type = Advice

    def notes(self, view: View, advice: Any) -> dict[str, str]:
        """For each order who would go and how the battle may end; for each battle its odds."""
        if not isinstance(advice, Advice):
            return {}
        notes = {}
        for option in dict.fromkeys((*advice.options, *advice.goes)):
            parts = [self._chances(advice.options[option])] if option in advice.options else []
            going = [self.words.text(f"units-{kind}", n=n) for kind, n in advice.goes.get(option, {}).items()]
            notes[option] = "; ".join([*parts, *([", ".join(going)] if going else [])])
        return {option: note for option, note in notes.items() if note}

    def forecast(self, view: View, advice: Any) -> list[str]:
        """The odds of the battle at hand, or of the attacks that were declared."""
        if not isinstance(advice, Advice):
            return []
        table: WarView = view.table
        lines = []
        if advice.battle is not None and table.fight is not None:
            mine = any(realm.id == table.fight.attacker and realm.seat == view.seat for realm in table.realms)
            chance = self._percent(advice.battle.win)
            attacker = self.words.text(f"realm-{table.fight.attacker}")
            key = "board-battle-odds" if mine else "board-attacker-odds"
            lines.append(self.words.text(key, chance=chance, realm=attacker))
        if advice.attacks:
            spaces = {space.id: space for space in table.spaces}
            told = [f"{self._named(spaces[at])[0]} {self._chances(one)}" for at, one in advice.attacks.items()]
            lines.append(self.words.text("war-declared", attacks="; ".join(told)))
        return lines

    def _chances(self, chances: Chances) -> str:
        words, told = self.words, [self.words.text("war-note-win", chance=self._percent(chances.win))]
        if chances.ours or chances.theirs:
            told.append(words.text("war-note-cost", ours=round(chances.ours), theirs=round(chances.theirs)))
        if chances.points:
            told.append(words.text("war-note-points", n=chances.points))
        return ", ".join(told)

    def _percent(self, chance: float) -> str:
        return self.words.text("war-percent", n=round(100 * chance))

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
