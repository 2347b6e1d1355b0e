"""Writes the golden records: one whole match of each game, mode and seat count, decided by seeded lots.

python -m tests.golden.write        (or ``make golden``; read the difference before you commit it)
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from taverne.engine.actions import CLOCK
from taverne.engine.match import Match
from taverne.engine.record import to_lines
from taverne.engine.rng import Rng, derive
from taverne.games import all_games
from tests.conformance.cases import Case, cases_of
from tests.tools import Walk, picks

HERE = Path(__file__).parent


def golden_match(case: Case) -> Match[Any]:
    """Play a match of a case to its end; every seventh choice that can be taken back is, and made again."""
    seed = derive(0, "golden", str(case))
    match = Match.new(case.game, case.options, case.players, seed=seed)
    rng = Rng(derive(seed, "lots"))
    walk = Walk(match.state, picks(rng))
    while (move := walk.next()) is not None:
        match.act(*move)
        if move.seat != CLOCK and match.undo_point(move.seat) is not None and rng.below(7) == 0:
            match.undo(move.seat)
        walk.state = match.state
    return match


def golden_bytes(match: Match[Any]) -> bytes:
    return b"".join(line + b"\n" for line in to_lines(match.header, match.entries))


def golden_files() -> Iterator[tuple[Path, Case]]:
    """Yield every golden file with its case."""
    for game in all_games():
        for case in cases_of(game):
            texts = case.texts()
            short = [(key, value) for key, value in case.options.items() if key not in texts]
            words = [str(value) if isinstance(value, str) else f"{key}-{value}" for key, value in short]
            words += texts
            yield HERE / game.name / ("-".join([str(case.players), *words]).lower() + ".ndjson"), case


def main() -> None:
    expected = dict(golden_files())
    for old in HERE.glob("*/*.ndjson"):
        if old not in expected:
            old.unlink()
            print(f"removed {old.relative_to(HERE)}")
    for path, case in expected.items():
        data = golden_bytes(golden_match(case))
        path.parent.mkdir(exist_ok=True)
        if not path.exists() or path.read_bytes() != data:
            path.write_bytes(data)
            print(f"wrote {path.relative_to(HERE)}, {len(data)} bytes")


if __name__ == "__main__":
    main()
