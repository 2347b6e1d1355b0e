"""Scripts for the rule tests: a table set up as wanted, records of moves, figures read off it.

Seats are letters from A; a line of a record reads ``B claim right I-03 @1214``, with the stamp last if it matters.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from taverne.engine import (
    CHANCE,
    CLOCK,
    SPECTATOR,
    Action,
    Choice,
    Draw,
    Game,
    IllegalAction,
    Match,
    Reason,
    Rng,
    Timer,
    apply,
)
from taverne.engine.frames import settle
from taverne.games.dungeon_rush.game import DungeonRush
from taverne.games.dungeon_rush.state.game_state import DungeonState
from taverne.games.dungeon_rush.state.terms import ATTACK, COUNTDOWN, FINAL, GAINS, HANDS, PHASES
from taverne.games.dungeon_rush.view.structs import DungeonView, PlayerView

GAME = DungeonRush()
BOX = GAME.box
SEATS = "ABCDE"
HEROES = ("wizard paladin", "archer thief", "warrior ranger", "assassin sorcerer", "spelunker witch")
"""The left and the right hero of each seat, where a test does not say otherwise."""
ACTORS = {"chance": CHANCE, "clock": CLOCK, "nobody": SPECTATOR} | {name: seat for seat, name in enumerate(SEATS)}


def read(line: str) -> tuple[int, Action, int]:
    """Return who does what, and when, by a line of a record."""
    actor, _, rest = line.partition(" ")
    text, _, stamp = rest.partition(" @")
    return ACTORS[actor], Action.parse(text), int(stamp or 0)


def play(table: DungeonState, *lines: str) -> None:
    """Play a record; every invariant must hold after each line."""
    for line in lines:
        seat, action, stamp = read(line)
        apply(table, seat, action, stamp)
        assert GAME.problems(table) == []


def refusal(table: DungeonState, line: str) -> Reason:
    """Return why a line is refused, having seen that it changes nothing."""
    seat, action, stamp = read(line)
    before = table.clone()
    told = GAME.why_not(table, seat, action, stamp)
    assert told is not None, f"{line} is legal"
    with pytest.raises(IllegalAction) as caught:
        apply(table, seat, action, stamp)
    assert caught.value.refusal == told
    assert table == before
    return told


def refused(table: DungeonState, line: str) -> str:
    """Return key and rule of the refusal of a line: ``claim-held DR-060``."""
    told = refusal(table, line)
    return f"{told.key} {told.rule}"


# Setting the table


def owned(folder: Path, text: str) -> DungeonRush:
    """Return the game with an owner's values laid over its box."""
    overlay = folder / "my-copy.toml"
    overlay.write_text(text, encoding="utf-8")
    return GAME.with_box(overlay)


def hero_values(*heroes: str) -> str:
    """Return box entries that give heroes other skills: ``wizard magic=5 melee=5``."""
    entries = []
    for hero in heroes:
        name, *values = hero.split()
        entries.append(f'[[hero]]\nid = "{name}"\nskills = {{ {", ".join(values)} }}\n')
    return "".join(entries)


def seated(
    players: int = 3,
    *,
    first: str = "A",
    lord: str = "goblin_overlord",
    dragon: str = "bone_dragon",
    game: Game[DungeonState] = GAME,
    seed: int = 1,
    **options: int | str | bool,
) -> DungeonState:
    """Return a table before the first pick of a hero."""
    table = game.start(options, players, seed)
    play(table, f"chance draw {lord}", f"chance draw {dragon}", f"chance draw {SEATS.index(first)}")
    return table


def draft(table: DungeonState, *heroes: str) -> None:
    """Give every seat its left and right hero, by the snake draft; seats not named take those left over."""
    pairs = [pair.split() for pair in heroes]
    spare = [hero for pair in HEROES for hero in pair.split() if not any(hero in taken for taken in pairs)]
    pairs += [spare[2 * i : 2 * i + 2] for i in range(table.seats - len(pairs))]
    for hand in (0, 1):
        for _ in range(table.seats):
            seat = table.pending[0].seat
            play(table, f"{SEATS[seat]} hero {pairs[seat][hand]}")
    for seat in range(table.seats):
        play(table, f"{SEATS[seat]} keep")


def count_down(table: DungeonState) -> None:
    """Let a round begin, up to its countdown."""
    if phase(table) == "ready":
        play(table, *(f"{SEATS[decision.seat]} ready" for decision in table.pending if decision.seat >= 0))


def reveal(table: DungeonState, monsters: str = "") -> None:
    """Let a round begin and turn these monsters; those not named come from the end of the list."""
    count_down(table)
    if phase(table) == "countdown":
        play(table, f"clock expire countdown {table.round}")
    (pile,) = table.pending
    assert isinstance(pile, Draw)
    named = monsters.split()
    rest = [str(item) for item in pile.items if item not in named]
    play(table, " ".join(["chance draw", *named, *rest[len(rest) - pile.k + len(named) :]]))


def ready(players: int = 3, *heroes: str, **how: Any) -> DungeonState:
    """Return a table that is drafted, before its first round."""
    table = seated(players, **how)
    draft(table, *heroes)
    return table


def revealed(monsters: str = "", players: int = 3, *heroes: str, **how: Any) -> DungeonState:
    """Return a table at the attack of its first round."""
    table = ready(players, *heroes, **how)
    reveal(table, monsters)
    return table


def end_attack(table: DungeonState) -> None:
    """Let nobody claim any more in this round."""
    while table.phase == ATTACK:
        decision = table.pending[0]
        if isinstance(decision, Timer):
            play(table, f"clock {decision.options[0]}")
        else:
            assert isinstance(decision, Choice)
            play(table, f"{SEATS[decision.seat]} {decision.default}")


def end_round(table: DungeonState) -> None:
    """End the attack; what is left to place goes where the rules put it."""
    end_attack(table)
    while table.phase == GAINS and isinstance(choice := table.pending[0], Choice):
        play(table, f"{SEATS[choice.seat]} {choice.default}")


def go_to(table: DungeonState, number: int) -> None:
    """Play rounds without any attack up to the start of a round; ten is the final fight."""
    if table.phase in (ATTACK, GAINS):
        end_round(table)
    while table.round < min(number, 9) or (number > 9 and table.phase != FINAL):
        if phase(table) != "attack":
            reveal(table)
        end_round(table)


def by_lot(table: DungeonState, rng: Rng) -> None:
    """Let any of those who are asked do anything that is allowed; chance answers as the seed says."""
    decision = table.pending[rng.below(len(table.pending))]
    assert isinstance(decision, Choice | Timer)
    stamp = -1000 if table.phase == COUNTDOWN else 300
    apply(table, decision.seat, decision.options[rng.below(len(decision.options))], stamp)
    assert GAME.problems(table) == []
    settle(table)


def fight(table: DungeonState, *lines: str) -> None:
    """Make final choices; whoever is not named declines."""
    play(table, *lines)
    while table.pending:
        play(table, f"{SEATS[table.pending[0].seat]} decline")


# Matches, with their logs


def attacking(mode: str, **options: int | str) -> Match[DungeonState]:
    """Return a match of three at the attack of its first round."""
    match = Match.new(GAME, {"mode": mode, **options}, 3, seed=4)
    while not match.state.slots:
        decision = match.state.pending[0]
        assert isinstance(decision, Choice | Timer)
        match.act(decision.seat, decision.options[0])
    return match


def names(match: Match[DungeonState]) -> list[str]:
    """Return the monsters on the table of a match."""
    return [BOX.monster_ids[monster] for monster in match.state.slots]


def act(match: Match[DungeonState], line: str) -> int:
    """Do a line of a record in a match and return how many entries it adds to the log."""
    seat, action, stamp = read(line)
    return len(match.act(seat, action, stamp))


# Reading the table


def phase(table: DungeonState) -> str:
    return PHASES[table.phase]


def seen(table: DungeonState, who: str = "nobody") -> DungeonView:
    """Return the table as a seat, or a mere spectator, sees it."""
    return cast(DungeonView, GAME.view(table, ACTORS[who]).table)


def side(table: DungeonState, who: str) -> PlayerView:
    """Return a seat's side of the table as everybody sees it."""
    return seen(table).players[ACTORS[who]]


def skills(table: DungeonState, hero: str) -> tuple[int, ...]:
    """Return melee, ranged, magic and stealth of a hero: ``A left``."""
    who, hand = hero.split()
    return side(table, who).heroes[HANDS.index(hand)].skills


def targets(table: DungeonState, who: str) -> tuple[str, ...]:
    """Return what the left and the right hero of a seat attack."""
    return tuple([hero.target for hero in side(table, who).heroes])


def holders(table: DungeonState) -> dict[str, str]:
    """Return who attacks which monster, those that nobody attacks left out."""
    return {shown.monster: SEATS[shown.holder] for shown in seen(table).monsters if shown.holder >= 0}


def cards(table: DungeonState, who: str) -> list[tuple[str, int, int]]:
    """Return a seat's won cards: monster, hand (-1: face up), skill."""
    return [(card.monster, card.hand, card.skill) for card in side(table, who).cards]


def scores(table: DungeonState) -> tuple[int, ...]:
    """Return the totals of a game that is over."""
    result = GAME.result(table)
    assert result is not None, "the game goes on"
    return result.scores


def winners(table: DungeonState) -> str:
    """Return the letters of those who won."""
    result = GAME.result(table)
    assert result is not None, "the game goes on"
    return "".join(SEATS[seat] for seat in result.winners)


def asked(table: DungeonState, who: str) -> list[str]:
    """Return the options of what a seat is asked now."""
    return [str(o) for decision in table.asked(ACTORS[who]) if isinstance(decision, Choice) for o in decision.options]


def deciding(table: DungeonState) -> str:
    """Return the letters of the seats that are waited for."""
    return "".join(SEATS[seat] for seat in GAME.view(table, SPECTATOR).waiting)


def clocks(table: DungeonState) -> dict[str, int]:
    """Return the running timers, hidden ones too, in milliseconds."""
    return {str(decision.options[0]): decision.ms for decision in table.pending if isinstance(decision, Timer)}


def told(table: DungeonState, kind: str) -> list[dict[str, Any]]:
    """Return what everybody saw of the events of a kind since ``table.events`` was opened."""
    return [event.data or {} for event in table.events or () if event.kind == kind]


def everything(table: DungeonState, who: str) -> str:
    """Return the whole view of a seat as the text that would be sent."""
    return msgspec.json.encode(GAME.view(table, ACTORS[who])).decode()


def monsters_in(text: str) -> set[str]:
    """Return the monsters that a text names."""
    return set(re.findall(r"\bI{1,3}-\d\d\b", text))
