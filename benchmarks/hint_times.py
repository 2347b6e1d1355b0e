"""How long a hint takes at a served table: asked for in the middle of matches, from the question to the answer.

    python -m benchmarks.hint_times http://127.0.0.1:8000 [GAME ...]

A server must be running; the other seats are its bots, and this one is played by the game's quick good player.
"""

from __future__ import annotations

import asyncio
import sys
import time
from typing import Any, Final

from taverne.client import Person, RefusedByTable, ServedTable
from taverne.client.person import Link
from taverne.client.seat import as_choice
from taverne.engine.game import OptionValue
from taverne.engine.rng import Rng
from taverne.games import find
from taverne.server.wire.bodies import NewTable

TABLES: Final[dict[str, tuple[str, dict[str, OptionValue], int, int]]] = {
    "dungeon_rush": ("hard", {"mode": "snake"}, 4, 2),
    "monster_lands": ("greedy", {}, 3, 9),
    "nerath": ("greedy", {"mode": "free_for_all"}, 4, 14),
    "euthia": ("greedy", {}, 2, 9),
}
"""The rivals, the options, the seats, and how many of one's own decisions lie between two hints."""
HINTS: Final = 12


async def measured(base: str, game: str) -> list[tuple[float, str]]:
    """Play a match and return how long each hint took, and at which question."""
    level, options, seats, apart = TABLES[game]
    person = Person(base)
    await person.present("Ada")
    rivals = [f"bot:{level}"] * (seats - 1)
    wanted = NewTable(game=game, players=seats, seats=("me", *rivals), options=options, seed=11, pace="fierce")
    info = await person.new_table(wanted)
    found: list[tuple[float, str]] = []
    rng, chronicle, answered = Rng(7), find(game).chronicle(), 0
    async with ServedTable(person, Link(base, info.id)) as table:
        while len(found) < HINTS:
            await table.until(lambda: table.asked or table.over, 120)
            if table.over:
                break
            asked = table.asked[0]
            if len(asked.options) > 2 and answered >= apart * (len(found) + 1):
                begun = time.perf_counter()
                hints = await table.hints()
                assert hints is not None
                assert len(hints.answers) == min(3, len(asked.options))
                assert all(one.why for one in hints.answers)
                found.append((time.perf_counter() - begun, asked.prompt))
            await answer(table, asked, chronicle, rng)
            answered += 1
    return found


async def answer(table: ServedTable, asked: Any, chronicle: Any, rng: Rng) -> None:
    """Give the quick player's answer, from what this seat may believe."""
    choice = as_choice(table.seat, asked)
    action = choice.options[0]
    if len(choice.options) > 1:
        guess = await table.guess()
        if guess is None:
            return
        action = await asyncio.to_thread(chronicle.play_on, guess, choice, rng)
    try:
        await table.act(str(action))
    except RefusedByTable:
        await asyncio.sleep(0.1)  # asked anew meanwhile: a race, or a question that another answer has settled


async def main(base: str, games: list[str]) -> None:
    for game in games or list(TABLES):
        found = await measured(base, game)
        times = sorted(seconds for seconds, _ in found)
        told = " ".join(f"{prompt}:{seconds:.2f}" for seconds, prompt in found)
        print(f"{game}: {len(times)} hints, median {times[len(times) // 2]:.2f} s, longest {times[-1]:.2f} s ({told})")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2:]))
