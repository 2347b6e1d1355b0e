"""python -m tools.fast [game ...]: build the compiled engine and games into build/fast, if they are not there already.

What is built is left to ``build``.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from taverne.fast import fits

from .build import build

ROOT = Path(__file__).resolve().parents[2]
GAMES = ["dungeon_rush", "monster_lands", "nerath", "euthia"]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.fast", description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES, help="which games to compile (default: all)")
    parser.add_argument("--opt", default="1", help="how much the C compiler is to optimise (0 to 3)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--force", action="store_true", help="build even if the build fits the sources")
    args = parser.parse_args()
    target = ROOT / "build" / "fast"
    if fits(ROOT / "src" / "taverne", target) and not args.force:
        print("the compiled build fits the sources")
        return
    build(ROOT, target, args.games, args.opt, args.jobs)


if __name__ == "__main__":
    main()
