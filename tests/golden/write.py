"""Writes the golden records: one whole match of each game, mode and seat count, decided by seeded lots.

python -m tests.golden.write        (or ``make golden``; read the difference before you commit it)

Those of a release are kept for good by ``releases``.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from taverne.engine.actions import CLOCK
from taverne.engine.game import Game
from taverne.engine.logs.log_file import to_lines
from taverne.engine.matches.match import Match
from taverne.engine.rng import Rng, derive
from taverne.games import all_games
from tests.conformance.cases import Case, cases_of
from tests.tools import Walk, picks

HERE = Path(__file__).parent
PINS = HERE / "pins.json"


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


def standing(game: Game[Any]) -> str:
    """What the records of a game hang on: the version of its rules and its box."""
    return f"{game.rules_version}/{game.box_fingerprint}"


def digest_of(records: Iterable[bytes]) -> str:
    """One hash of all records of a game, in the order of their files."""
    return hashlib.blake2b(b"".join(records), digest_size=16).hexdigest()


def digests() -> dict[str, dict[str, str]]:
    """What the records of each game came to under each version of its rules and each box.  Lines are only added."""
    found: dict[str, dict[str, str]] = json.loads(PINS.read_text(encoding="utf-8")) if PINS.exists() else {}
    return found


def pin(pins: dict[str, dict[str, str]], game: Game[Any], records: Iterable[bytes]) -> None:
    """Note what the records of a game come to; raise ``SystemExit`` if rules changed under the same version."""
    known, digest = pins.setdefault(game.name, {}), digest_of(records)
    if known.setdefault(standing(game), digest) != digest:
        raise SystemExit(
            f"{game.name}: records changed under rules version {game.rules_version} and the same box: matches under "
            "way would have another past. Raise rules_version; keep the old behaviour behind state.rules while a "
            "release needs it."
        )


def main() -> None:
    expected = dict(golden_files())
    records = {path: golden_bytes(golden_match(case)) for path, case in expected.items()}
    pins = digests()
    for game in all_games():
        pin(pins, game, [data for path, data in sorted(records.items()) if path.parent.name == game.name])
    PINS.write_text(json.dumps(pins, indent=2) + "\n", encoding="utf-8")
    for old in HERE.glob("*/*.ndjson"):
        if old not in expected:
            old.unlink()
            print(f"removed {old.relative_to(HERE)}")
    for path, data in records.items():
        path.parent.mkdir(exist_ok=True)
        if not path.exists() or path.read_bytes() != data:
            path.write_bytes(data)
            print(f"wrote {path.relative_to(HERE)}, {len(data)} bytes")


if __name__ == "__main__":
    main()
