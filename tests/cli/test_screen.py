"""The screen, driven by keys and clicks: a whole game, races, clocks, windows, several humans, small terminals."""

from __future__ import annotations

import os
import pty
import re
import subprocess
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from textual.content import Content
from textual.pilot import Pilot
from textual.style import Style
from textual.widgets import OptionList, RichLog, Static

from taverne.boards import board_for
from taverne.boards.colours import SEATS
from taverne.boards.plain import Board
from taverne.cli.terminal.list_filter import LONG
from taverne.cli.terminal.screen import TableApp
from taverne.cli.terminal.session import LocalTable
from taverne.cli.terminal.widgets import CardWidget, bar
from taverne.games import find
from taverne.words import Words
from tests.cli.tools import HandClock, command, environment, session
from tests.siege.game import Siege

GAME = find("dungeon_rush")
THREE = "human,bot:easy,bot:easy"
SIZES = [(80, 24), (120, 40)]


class Screen(NamedTuple):
    """A running screen, its match and its clock."""

    app: TableApp
    pilot: Pilot[None]
    session: LocalTable
    clock: HandClock

    def text(self, where: str) -> str:
        return str(self.app.query_one(f"#{where}", Static).render())

    @property
    def log(self) -> str:
        lines = self.app.query_one("#log", RichLog).lines
        return " ".join(" ".join(line.text for line in lines).split())

    @property
    def mine(self) -> list[str]:
        """What the first seat has answered."""
        return [entry.do for entry in self.session.match.entries if entry.seat == 0 and entry.do]

    async def turn(self, ms: int = 0) -> None:
        """Put the clock forward and let the screen follow: a bot or a timer a tick."""
        self.clock.time += ms
        for _ in range(12):
            self.app.tick()
        await self.pilot.pause()

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.turn()

    async def until_the_race(self) -> None:
        """Draft, choose sides, be ready, and wait for the reveal."""
        for _ in range(3):
            await self.turn(700)
            await self.press("s" if self.app.keys else "1")
        await self.turn(700)
        await self.press("space")
        await self.turn(700)
        await self.turn(2300)
        assert self.session.racing


@asynccontextmanager
async def screen(
    path: Path,
    lang: str = "en",
    size: tuple[int, int] = (80, 24),
    seats: str = "human,bot:easy,bot:easy",
    **options: str,
) -> AsyncIterator[Screen]:
    assert GAME is not None
    words = Words("dungeon_rush", lang)
    played, clock = session(path / "match.ndjson", GAME, words, seats, **options)
    app = TableApp(played, words, board_for(GAME, words))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield Screen(app, pilot, played, clock)
    played.close()


@pytest.mark.rule("DR-166", "DR-167")
@pytest.mark.parametrize("size", SIZES, ids=["80x24", "120x40"])
async def test_a_whole_game_is_played_with_the_keyboard_alone(tmp_path: Path, size: tuple[int, int]) -> None:
    async with screen(tmp_path, size=size, mode="snake") as table:
        for _ in range(80):
            await table.turn(700)
            if table.session.match.over:
                break
            wanted = {notation: key for key, notation in table.app.keys.items() if key.isalpha()}
            first = str(table.app.offered[0])
            await table.press(wanted.get(first, "1"))
        assert table.session.match.over
        assert "The game is over." in table.text("prompt")
        assert "Final fight" in table.log
        assert sum(action.startswith("claim") for action in table.mine) == 18


@pytest.mark.rule("DR-122", "DR-166")
async def test_small_letters_send_the_left_hero_and_capitals_the_right(tmp_path: Path) -> None:
    async with screen(tmp_path, mode="arrival") as table:
        await table.until_the_race()
        first, second, *_ = [monster.monster for monster in table.session.match.view(0).table.monsters]
        await table.turn(300)
        await table.press("s", "D")
        claims = [entry for entry in table.session.match.entries if entry.do.startswith("claim") and entry.seat == 0]
        assert [entry.do for entry in claims] == [f"claim left {first}", f"claim right {second}"]
        assert all(entry.at == 300 for entry in claims)
        assert "Your left hero attacks the" in table.log


@pytest.mark.rule("DR-166", "DR-170")
@pytest.mark.parametrize(("left", "right"), [("1", "3"), ("&", '"')], ids=["digits", "azerty"])
async def test_one_hand_selects_a_hero_and_then_a_monster(tmp_path: Path, left: str, right: str) -> None:
    names = {"&": "ampersand", '"': "quotation_mark"}
    async with screen(tmp_path, mode="arrival") as table:
        await table.until_the_race()
        monsters = [monster.monster for monster in table.session.match.view(0).table.monsters]
        await table.turn(300)
        assert "Hero selected: left" in table.text("hint")
        await table.press(names.get(left, left))
        assert "Hero selected: right" in table.text("hint"), "the hero that is still free"
        await table.press(names.get(right, right))
        assert table.mine[-2:] == [f"claim left {monsters[0]}", f"claim right {monsters[2]}"]


@pytest.mark.rule("DR-167", "DR-170")
async def test_a_click_on_a_card_sends_the_selected_hero(tmp_path: Path) -> None:
    async with screen(tmp_path, mode="arrival") as table:
        await table.until_the_race()
        await table.turn(300)
        card = table.app.query(CardWidget)[1]
        await table.pilot.click(card)
        await table.turn()
        monster = table.session.match.view(0).table.monsters[1].monster
        assert table.mine[-1] == f"claim left {monster}"


@pytest.mark.rule("DR-116", "DR-117")
async def test_a_hand_laid_down_during_the_countdown_is_locked(tmp_path: Path) -> None:
    async with screen(tmp_path, mode="arrival") as table:
        for _ in range(3):
            await table.turn(700)
            await table.press("s" if table.app.keys else "1")
        await table.turn(700)
        await table.press("space")
        await table.turn(700)
        assert "Countdown" in table.text("title")
        await table.turn(1500)
        await table.press("s")
        assert table.mine[-1] == "early left"
        assert "Too early: your left hero is locked" in table.log


@pytest.mark.rule("DR-142", "DR-148")
async def test_the_last_three_seconds_are_seen_and_heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with screen(tmp_path, mode="arrival", seats="human") as table:
        rung: list[int] = []
        await table.until_the_race()
        monkeypatch.setattr(table.app, "bell", lambda: rung.append(table.clock.time))
        clock = table.app.query_one("#clock", Static)
        assert "Time left to attack 8 s" in table.text("clock")
        assert not clock.has_class("last")
        await table.turn(4900)
        assert "█" in table.text("clock")
        assert not clock.has_class("last")
        assert rung == []
        for _ in range(3):
            await table.turn(500)
            await table.turn(500)
            assert clock.has_class("last")
            assert "Last seconds:" in table.text("clock")
        assert len(rung) == 3
        await table.turn(100)
        assert "Time is up." in table.log


def test_the_bar_of_a_clock_shrinks() -> None:
    assert bar(10, 10, 4) == "████"
    assert bar(5, 10, 4) == "██░░"
    assert bar(1, 10, 4) == "█░░░"
    assert bar(0, 10, 4) == "░░░░"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_all_keys_are_in_sight_at_80_columns(lang: str) -> None:
    """The last one leaves the match: nobody should have to guess it."""
    words = Words("euthia", lang)
    keys = [("?", "help"), ("/", "rules"), ("u", "undo"), ("w", "hint"), ("f", "seek"), ("q", "quit")]
    line = "".join([f" {key} {words.text(f'screen-key-{name}')} " for key, name in keys])
    assert len(line) <= 80
    parts = ["[Now]", "Map", "Spaces", "Heroes", "Wares", "Scenario"]
    if lang == "fr":
        parts = ["[Maintenant]", "Carte", "Cases", "Héros", "Marchandises", "Scénario"]
    assert len(f" {'   '.join(parts)}   Tab: {words.text('screen-key-area')}") <= 80


@pytest.mark.rule("DR-168")
@pytest.mark.parametrize(("lang", "size"), [("en", (80, 24)), ("fr", (80, 24)), ("fr", (120, 40))])
async def test_the_fullest_table_fits_the_terminal(tmp_path: Path, lang: str, size: tuple[int, int]) -> None:
    seats = "human,bot:easy,bot:easy,bot:easy,bot:easy"
    async with screen(tmp_path, lang, size, seats, mode="snake") as table:
        for _ in range(8):
            await table.turn(700)
            if table.app.query(CardWidget) and "I:" in table.text("title").replace("\u00a0", ""):
                break
            await table.press("s" if table.app.keys else "1")
        cards = table.app.query(CardWidget)
        assert len(cards) == 10
        assert all(card.region.bottom <= size[1] and card.region.right <= size[0] for card in cards)
        assert all(re.search(r"[⚔➶✦◐][A-Z][a-z]\d", str(card.render())) for card in cards)
        assert table.app.query_one("#options").size.height >= 3
        assert table.app.query_one("#players").size.height == 5
        assert table.app.query_one("#hint").region.bottom < size[1]


@pytest.mark.rule("DR-066", "DR-068")
async def test_cards_and_list_say_first_what_a_hero_beats(tmp_path: Path) -> None:
    """A tick stands before the key of each hero that wins, a plus between two who win together; the list begins so."""
    async with screen(tmp_path, mode="arrival") as table:
        await table.until_the_race()
        await table.turn(0)
        view = table.session.match.view(0)
        player, marks = view.table.players[0], "sdfghjkler"
        for number, (card, monster) in enumerate(zip(table.app.query(CardWidget), view.table.monsters, strict=True)):
            if monster.holder >= 0:
                continue
            key = marks[number]
            left, right = (monster.monster in hero.beats for hero in player.heroes)
            both = monster.monster in player.together
            wanted = f"{key}+{key.upper()}" if both else f"{'✓' * left}{key} {'✓' * right}{key.upper()}"
            assert card.border_title == wanted
        order = [
            0
            if one.word(1) in player.heroes[one.word() == "right"].beats
            else 1
            if one.word(1) in player.together
            else 2
            for one in table.app.offered
            if one.kind == "claim"
        ]
        assert order == sorted(order)
        assert order[0] == 0 < order[-1], "some are beaten and some are not"


@pytest.mark.rule("DR-166")
async def test_the_foot_of_the_screen_names_no_key_that_does_something_else(tmp_path: Path) -> None:
    """``f`` narrows a long list, but where it is the key of a card it is not said to."""
    async with screen(tmp_path, mode="snake") as table:
        await table.turn(700)
        assert "f" in table.app.keys
        assert not [one for one in table.app.active_bindings.values() if one.binding.action == "seek" and one.enabled]
        for _ in range(6):
            await table.turn(700)
            if not table.app.keys:
                break
            await table.press("s")
        assert not table.app.keys
        assert [one for one in table.app.active_bindings.values() if one.binding.action == "seek" and one.enabled]


async def test_the_first_rows_of_the_log_break_at_words_too(tmp_path: Path) -> None:
    """What is told before the screen has its width waits for it; one's own line is in one's colour."""
    game, words = find("monster_lands"), Words("monster_lands", "fr")
    played, _ = session(tmp_path / "match.ndjson", game, words, "human,bot:random,bot:random")
    app = TableApp(played, words, board_for(game, words))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        app.tick()
        rows = [line.text for line in app.query_one("#log", RichLog).lines]
        assert len(rows) > 10
        assert not [row for row in rows if row.lstrip()[:1] in ("»", ":", ";", "?", "!")]
        own = app.query_one("#players", Static).visual
        assert isinstance(own, Content)
        at = own.plain.index("Vous")
        styles = [span.style for span in own.spans if span.start <= at < span.end]
        colours = [one.foreground for one in styles if isinstance(one, Style)]
        assert SEATS[0] in [colour.hex.lower() for colour in colours if colour]
    played.close()


async def test_the_log_stands_as_it_stood_when_a_match_goes_on(tmp_path: Path) -> None:
    """Also where the first question is one's own, and nothing has happened since one's last answer."""
    async with screen(tmp_path, mode="snake") as table:
        for _ in range(4):
            await table.turn(700)
            await table.press("s" if table.app.keys else "1")
        told = table.log
    path = tmp_path / "match.ndjson"
    again = LocalTable.reopen(path, find, HandClock())
    app = TableApp(again, Words("dungeon_rush", "en"), board_for(again.match.game, Words("dungeon_rush", "en")))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        lines = " ".join(" ".join(line.text for line in app.query_one("#log", RichLog).lines).split())
    first = [line for line in ("You take the", "are waiting") if line in told]
    assert first
    assert all(line in lines for line in first)
    again.close()


async def test_a_refusal_says_why_in_the_log(tmp_path: Path) -> None:
    async with screen(tmp_path, mode="secret") as table:
        for _ in range(3):
            await table.turn(700)
            await table.press("s" if table.app.keys else "1")
        await table.turn(700)
        await table.press("S")
        assert "Send or hold back the left hero first, then the right one. [DR-163]" in table.log
        await table.press("s", "u")
        assert "Undone." in table.log
        await table.press("space", "space")
        assert table.mine[-2:] == ["hold left", "hold right"]


async def test_help_and_rules_open_over_the_table(tmp_path: Path) -> None:
    async with screen(tmp_path, "fr", mode="snake") as table:
        await table.turn(700)
        await table.pilot.press("question_mark")
        assert "minuscules" in str(table.app.screen.query(Static).first().render())
        await table.pilot.press("escape", "slash", *["backspace"] * 6, *"meme monst")
        found = str(table.app.screen.query_one("#found", Static).render())
        assert "DR-057" in found
        await table.pilot.press("escape")
        assert len(table.app.screen_stack) == 1
        assert table.mine == [], "keys typed into a window answer nothing"


async def test_the_list_is_used_with_arrows_and_enter(tmp_path: Path) -> None:
    async with screen(tmp_path, mode="snake") as table:
        await table.turn(700)
        offered = table.app.offered
        await table.press("down", "down", "enter")
        assert table.mine == [str(offered[2])]


async def test_the_table_is_hidden_while_the_keyboard_changes_hands(tmp_path: Path) -> None:
    async with screen(tmp_path, seats="human:Anna,human:Ben,bot:easy", mode="secret") as table:
        for _ in range(4):
            await table.turn(700)
            await table.press("s")
        await table.turn(700)
        await table.press("1")
        assert type(table.app.screen).__name__ == "Curtain"
        assert "Ben" in str(table.app.screen.query(Static).first().render())
        await table.pilot.press("enter")
        assert len(table.app.screen_stack) == 1


async def test_a_race_that_is_resumed_asks_first_and_asks_in_full(tmp_path: Path) -> None:
    async with screen(tmp_path, mode="arrival") as table:
        await table.until_the_race()
    words, clock = Words("dungeon_rush", "fr"), HandClock()
    app = TableApp(LocalTable.reopen(tmp_path / "match.ndjson", find, clock), words, board_for(GAME, words))
    async with app.run_test(size=(80, 24)) as pilot:
        told, stood = app.screen.query_one(".curtain Static"), clock._held
        shown = [told.render_line(row).text.strip() for row in range(told.region.height)]
        assert " ".join(shown) == words.text("screen-race-ready")
        assert app.screen.query_one(".curtain").region.right <= 80
        await pilot.press("enter")
        assert (stood is not None, clock._held) == (True, None), "the clock stands until somebody is ready"


async def test_several_humans_share_the_keys_of_a_race(tmp_path: Path) -> None:
    async with screen(tmp_path, seats="human:Anna,human:Ben,bot:easy", mode="arrival") as table:
        for _ in range(12):
            await table.turn(700)
            if table.session.racing:
                break
            if len(table.app.screen_stack) > 1:
                await table.press("enter")
            elif "Countdown" in table.text("title"):
                await table.turn(3000)
            else:
                await table.press("s" if table.app.keys else "1")
        await table.turn(300)
        await table.press("s", "p", "d")
        race = [entry.seat for entry in table.session.match.entries if entry.do.startswith("claim left")]
        assert sorted(race[-2:]) == [0, 1]


async def test_any_game_is_played_on_the_plain_board(tmp_path: Path) -> None:
    """A game without words and without a board of its own: everything is in the list, by number."""
    game: Any = Siege()
    words = Words(None, "en")
    played, clock = session(tmp_path / "siege.ndjson", game, words, "human,bot:random", race="off")
    app = TableApp(played, words, Board(game, words))
    async with app.run_test(size=(80, 24)) as pilot:
        table = Screen(app, pilot, played, clock)
        assert app.keys == {}
        for _ in range(150):
            await table.turn(5000)
            if played.match.over:
                break
            if app.offered:
                await table.press("1")
        assert played.match.over
        assert app.query_one("#options", OptionList).option_count == 0
    played.close()


async def test_letters_narrow_a_long_list(tmp_path: Path) -> None:
    """Euthia asks from which of many spaces and things; f and letters leave those that contain them."""
    game: Any = find("euthia")
    words = Words("euthia", "en")
    played, clock = session(tmp_path / "match.ndjson", game, words, "human,bot:easy")
    app = TableApp(played, words, board_for(game, words))
    async with app.run_test(size=(120, 40)) as pilot:
        table = Screen(app, pilot, played, clock)
        for _ in range(60):
            await table.turn(2000)
            if len(app.offered) >= LONG:
                break
            if app.offered:
                await table.press("enter")
        whole = app.offered
        assert len(whole) >= LONG
        held = Counter(word for one in whole for word in {*re.findall("[a-z]{4,}", str(one))})
        rare = min(sorted(held), key=lambda word: held[word])
        mine = table.mine
        await table.press("f", *rare)
        assert 0 < len(app.offered) < len(whole)
        assert rare in table.text("hint")
        await table.press("u", "q", "backspace", "escape")
        assert (app.offered, table.mine) == (whole, mine), "u and q were letters"
    played.close()


async def test_an_interruption_and_a_leave_close_the_screen(tmp_path: Path) -> None:
    async with screen(tmp_path, mode="snake") as table:
        await table.pilot.press("ctrl+c")
        assert isinstance(table.app.failure, KeyboardInterrupt)


@pytest.mark.parametrize(("keys", "status", "said"), [(b"q", 0, "is saved in"), (b"\x03", 2, "Interrupted.")])
def test_on_a_real_terminal_the_screen_opens_and_the_match_is_kept(
    tmp_path: Path, keys: bytes, status: int, said: str
) -> None:
    """Run on a pseudo-terminal; the log begun there goes on elsewhere."""
    path = tmp_path / "match.ndjson"
    outer, inner = pty.openpty()
    args = command("play", "dungeon_rush", "--option", "mode=snake", "--record", str(path))
    surroundings = {**environment(tmp_path), "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
    process = subprocess.Popen(args, stdin=inner, stdout=inner, stderr=inner, env=surroundings, close_fds=True)
    os.close(inner)
    seen = b""
    sent = False
    while True:
        try:
            block = os.read(outer, 65536)
        except OSError:
            break
        if not block:
            break
        seen += block
        if not sent and b"hero" in seen:
            os.write(outer, keys)
            sent = True
    assert process.wait(timeout=90) == status
    assert said in seen.decode("utf-8", "replace")
    assert path.exists()
    os.close(outer)
