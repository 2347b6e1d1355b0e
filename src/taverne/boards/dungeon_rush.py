"""The table of Dungeon Rush in a terminal: monsters as lines or cards with a key each, players with both heroes.

Everything comes from a view and from what the cards print; skills bear a sign and letters, never colour alone (DR-168).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from taverne.boards.plain import Board, BoardCard, passes_last
from taverne.engine.actions import Action, Seat
from taverne.engine.game import View
from taverne.games.dungeon_rush.box.cards import RUNE, SKILLS, Skills4
from taverne.games.dungeon_rush.box.load import Box
from taverne.games.dungeon_rush.game import DungeonRush
from taverne.games.dungeon_rush.state.terms import HANDS
from taverne.games.dungeon_rush.view.structs import DungeonView, HeroView, MonsterView, PlayerView

LETTERS: Final = "sdfghjkler"
"""One key for each monster, small for the left hero, capital for the right: they lie alike on QWERTY and AZERTY."""
DIGITS: Final = ("1234567890", "&é\"'(-è_çà")
"""One key for each monster with the selected hero: the row of digits, also as AZERTY gives it without shift."""
SIGNS: Final = ("⚔", "➶", "✦", "◐")
WINS: Final = "✓"
LEVELS: Final = ("I", "II", "III")


class DungeonBoard(Board):
    """Heroes on offer, then monsters and who attacks them, then the lord and the dragon; below, the players."""

    def title(self, view: View) -> str:
        table: DungeonView = view.table
        phase = self.words.text(f"phase-{table.phase}")
        if not table.round:
            return phase
        rounds = self._box.constants.rounds
        return self.words.text(
            "board-round", round=table.round, rounds=rounds, level=LEVELS[table.level - 1], phase=phase
        )

    def lines(self, view: View, names: Sequence[str]) -> list[str]:
        table: DungeonView = view.table
        lines = [f"== {self.title(view)} =="]
        if table.lord:
            lines += _columns([("", card) for card in self._bosses(table)])
        if table.phase == "draft":
            lines += [self.words.text("board-heroes"), *_columns([("", card) for card in self._heroes(table)])]
        if table.monsters:
            cards = self._monsters(view, names)
            ids = [monster.monster for monster in table.monsters]
            lines += [self.words.text("board-monsters"), *_columns(list(zip(ids, cards, strict=True)))]
        marks = {monster.monster: monster.monster for monster in table.monsters}
        return [*lines, self.words.text("board-players"), *self._players(view, names, marks)]

    # The middle of the table

    def cards(self, view: View, names: Sequence[str]) -> list[BoardCard]:
        table: DungeonView = view.table
        if table.phase == "draft":
            return self._heroes(table)
        return self._monsters(view, names) if table.monsters else self._bosses(table)

    def _heroes(self, table: DungeonView) -> list[BoardCard]:
        cards = []
        for number, hero in enumerate(table.pool):
            skills = self._box.hero_skills[self._box.hero_index[hero]]
            name = self.words.text(f"hero-{hero}")
            cards.append(BoardCard(_key(number), name, (self.skills(skills),), mood="open"))
        return cards

    def _monsters(self, view: View, names: Sequence[str]) -> list[BoardCard]:
        return [self._monster(view, names, number, item) for number, item in enumerate(view.table.monsters)]

    def _monster(self, view: View, names: Sequence[str], number: int, item: MonsterView) -> BoardCard:
        index = self._box.monster_index[item.monster]
        needs = self.skills(self._box.monster_defence[index])
        brings = ", ".join(filter(None, (self._gain(index), self._coins(self._box.monster_coins[index]))))
        mood = "open" if item.holder < 0 else "mine" if item.holder == view.seat else "taken"
        name = self.words.text(f"monster-{item.monster}")
        key = _key(number)
        return BoardCard(key, name, (needs, brings), self._held(view, names, item), mood, self._marked(view, key, item))

    def _marked(self, view: View, key: str, item: MonsterView) -> str:
        """The keys of a monster, a tick before that of each hero who beats it, a plus where only both do."""
        if not key or item.holder >= 0 or not 0 <= view.seat < len(view.table.players):
            return ""
        player = view.table.players[view.seat]
        if item.monster in player.together:
            return f"{key}+{key.upper()}"
        wins = [WINS if item.monster in hero.beats else "" for hero in player.heroes]
        return f"{wins[0]}{key} {wins[1]}{key.upper()}"

    def _held(self, view: View, names: Sequence[str], item: MonsterView) -> str:
        """Who attacks a monster and with which heroes; one's own claims that are not settled yet count as pending."""
        if item.holder < 0:
            waiting = [hand for hand, monster in view.table.provisional if monster == item.monster]
            return self.words.text("board-pending", hand=self._hand(waiting[0])) if waiting else ""
        heroes = view.table.players[item.holder].heroes
        hands = [HANDS[i] for i, hero in enumerate(heroes) if hero.target == item.monster]
        return f"{self._name(item.holder, view, names)} ({'+'.join(map(self._hand, hands))})"

    def _bosses(self, table: DungeonView) -> list[BoardCard]:
        box = self._box
        cards = []
        for number, (kind, name) in enumerate((("lord", table.lord), ("dragon", table.dragon))):
            lord = kind == "lord"
            index = (box.lord_index if lord else box.dragon_index)[name]
            defence = (box.lord_defence if lord else box.dragon_defence)[index]
            coins = (box.lord_coins if lord else box.dragon_coins)[index]
            title, foot = self.words.text(f"{kind}-{name}"), self.words.text(f"target-{kind}")
            cards.append(BoardCard(_key(number), title, (self.skills(defence), self._coins(coins)), foot))
        return cards

    # The players

    def panels(self, view: View, names: Sequence[str]) -> list[str]:
        """Each player in a line; a hero on its way is marked with the key of its monster."""
        return self._players(view, names, {m.monster: _key(n) for n, m in enumerate(view.table.monsters)})

    def _players(self, view: View, names: Sequence[str], marks: Mapping[str, str]) -> list[str]:
        table: DungeonView = view.table
        return [self._player(view, seat, player, names, marks) for seat, player in enumerate(table.players)]

    def _player(
        self, view: View, seat: Seat, player: PlayerView, names: Sequence[str], marks: Mapping[str, str]
    ) -> str:
        first = "*" if seat == view.table.first and view.table.round else " "
        heroes = " | ".join(self._hero(hero, marks) for hero in player.heroes if hero.hero) or "-"
        parts = [f"{first}{self._name(seat, view, names):10} {heroes}", self._coins(player.coins) or "0"]
        if player.failures:
            parts.append(self.words.text("board-failures", n=player.failures))
        if player.finished:
            parts.append(self.words.text("board-finished"))
        if player.neutral:
            parts.append(self.words.text("board-neutral"))
        return "  ".join(parts)

    def _hero(self, hero: HeroView, marks: Mapping[str, str]) -> str:
        printed = self._box.hero_skills[self._box.hero_index[hero.hero]]
        skills = self.skills(cast(Skills4, hero.skills) if any(hero.skills) else printed)
        target = f" →{marks[hero.target]}" if hero.target in marks else ""
        return f"{self.words.text(f'hero-{hero.hero}')} {skills}{target}".rstrip()

    def _name(self, seat: Seat, view: View, names: Sequence[str]) -> str:
        return self.words.text("board-you") if seat == view.seat else names[seat]

    # Small things

    @property
    def _box(self) -> Box:
        return cast(DungeonRush, self.game).box

    def skills(self, points: Skills4) -> str:
        """Return the skills above 0, each with its sign, its letters and its value."""
        marks = [self.words.text(f"board-mark-{skill}") for skill in SKILLS]
        return " ".join(f"{SIGNS[i]}{marks[i]}{points[i]}" for i in range(4) if points[i])

    def _gain(self, monster: int) -> str:
        box = self._box
        offered = box.monster_gain_skills[monster]
        if not offered:
            return ""
        if box.monster_gain_skill[monster] == RUNE:
            what = self.words.text("board-mark-rune")
        else:
            what = "/".join(SIGNS[i] + self.words.text(f"board-mark-{SKILLS[i]}") for i in offered)
        return f"+{box.monster_gain_n[monster]} {what}"

    def _coins(self, coins: int) -> str:
        return self.words.text("board-coins", n=coins) if coins else ""

    def _hand(self, hand: str) -> str:
        return self.words.text(f"hand-{hand}")

    def notes(self, view: View, advice: Any) -> dict[str, str]:
        """For each claim whether that hero beats the monster, alone or only with the other one."""
        table: DungeonView = view.table
        if not 0 <= view.seat < len(table.players):
            return {}
        player = table.players[view.seat]
        notes = {}
        for monster in table.monsters:
            for hand, hero in zip(HANDS, player.heroes, strict=True):
                wins = (
                    "alone" if monster.monster in hero.beats else "both" if monster.monster in player.together else "no"
                )
                notes[f"claim {hand} {monster.monster}"] = self.words.text(f"board-beats-{wins}")
        return notes

    def ranked(self, view: View, options: Sequence[Action]) -> tuple[Action, ...]:
        """Monsters that the hero beats come first, then those that both beat together."""
        listed = passes_last(options)
        if not 0 <= view.seat < len(view.table.players):
            return listed
        player = view.table.players[view.seat]
        beats = dict(zip(HANDS, (hero.beats for hero in player.heroes), strict=True))

        def rank(action: Action) -> int:
            if action.kind != "claim":
                return 3
            return 0 if action.word(1) in beats[action.word()] else 1 if action.word(1) in player.together else 2

        return tuple(sorted(listed, key=rank))

    def ready_hand(self, view: View, hand: int) -> int:
        """The selected hero, or the other one where only that is free to go."""
        claims = [option for asked in view.asked for option in asked.options if option.startswith("claim ")]
        free = [number for number, name in enumerate(HANDS) if any(c.startswith(f"claim {name} ") for c in claims)]
        return hand if hand in free or not free else free[0]

    # Keys (DR-166, DR-170)

    def hands(self, view: View) -> tuple[str, ...]:
        return (self._hand("left"), self._hand("right")) if view.table.phase in ("countdown", "attack") else ()

    def keys(self, view: View, hand: int) -> dict[str, str]:
        table: DungeonView = view.table
        if table.phase == "draft":
            return _keyed([(f"hero {hero}",) * 2 for hero in table.pool], hand)
        if table.phase == "countdown":
            return _keyed([("early left", "early right")] * len(LETTERS), hand)
        if table.phase == "attack":
            return _keyed([(f"claim left {m.monster}", f"claim right {m.monster}") for m in table.monsters], hand)
        if table.phase == "final":
            return _keyed([("fight lord",) * 2, ("fight dragon",) * 2], hand)
        return {}


def _columns(rows: Sequence[tuple[str, BoardCard]]) -> list[str]:
    """Return cards as lines in columns: id, name, what is printed on it, who holds it."""
    cells = [[name, card.title, *(*card.lines, "", "")[:2], card.foot] for name, card in rows]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return ["  " + "  ".join(map(str.ljust, row, widths)).strip() for row in cells]


def _key(number: int) -> str:
    return LETTERS[number] if number < len(LETTERS) else ""


def _keyed(pairs: Sequence[tuple[str, str]], hand: int) -> dict[str, str]:
    """Return the keys of things in order: small letter left, capital right, digits for the selected hand."""
    keys: dict[str, str] = {}
    for number, pair in enumerate(pairs[: len(LETTERS)]):
        keys[LETTERS[number]], keys[LETTERS[number].upper()] = pair
        for row in DIGITS:
            keys[row[number]] = pair[hand]
    return keys
