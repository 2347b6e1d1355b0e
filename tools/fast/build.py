"""Copies engine and games, rewrites what is hot, compiles it, and notes of which sources the result is made.

How a module is rewritten is left to ``transform``; whether a build still fits the sources, to ``taverne.fast``.
"""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from taverne.fast import MANIFEST, fingerprint, note, times

from .project import PACKAGES, Module, Project
from .transform import transformed

ENGINE: Final = ("actions", "decisions", "events", "frames", "piles", "playout", "rng", "rollout", "secret", "state")
"""The hot modules of the engine."""
COLD: Final = ("game", "invariants", "features", "texts", "labels", "campaign")
"""Modules of games that no match runs through."""
TRIAL: Final = """
import sys
from taverne import games
from taverne.arena.play import play_bare
game = games.find(sys.argv[1])
players, options = game.option_sets()[-1]
options = game.check(options, players)
played = play_bare(game, options, players, ["random"] * len(game.roles(options, players)), 1)
print(played.decisions, played.result, played.error)
"""
"""A match by lot, told in one line."""
ROOMS: Final = ("view", "locale")
FLAGS: Final = ("-fvisibility=hidden", "-fno-semantic-interposition")
"""For the C compiler: nothing in the one unit is replaced from outside, so calls and constants need no table."""


def is_hot(module: Module) -> bool:
    """Whether a module is compiled: rules, state, figures, odds and thinking, but no msgspec structures."""
    parts = module.name.split(".")
    if parts[1] == "engine":
        return parts[-1] in ENGINE
    if module.path.name == "__init__.py" or parts[-1] in COLD or any(room in parts for room in ROOMS):
        return False
    return not any(isinstance(part, ast.ClassDef) and part.keywords for part in module.tree.body)


def prepare(source: Path, target: Path, games: Iterable[str]) -> list[str]:
    """Write the copy that is compiled; return its hot modules, as paths in the copy."""
    project = Project(source)
    hot: list[str] = []
    for package in PACKAGES:
        shutil.copytree(
            source / "taverne" / package,
            target / "taverne" / package,
            dirs_exist_ok=True,
            ignore=shutil.ignore_patterns("__pycache__"),
        )
    (target / "taverne" / "__init__.py").write_text('"""The compiled part of taverne."""\n', encoding="utf-8")
    splitmix = Path(__file__).with_name("splitmix.py")
    shutil.copy(splitmix, target / "taverne" / "engine" / splitmix.name)
    hot.append("taverne/engine/splitmix.py")
    wanted = set(games)
    for name, module in project.modules.items():
        parts = name.split(".")
        if not is_hot(module) or (parts[1] == "games" and parts[2] not in wanted):
            continue
        path = module.path.relative_to(source)
        text = transformed(project, name)
        place = target / path
        if not place.exists() or place.read_text(encoding="utf-8") != text:
            place.write_text(text, encoding="utf-8")
        hot.append(str(path))
    return hot


def compile_all(target: Path, hot: list[str], level: str, jobs: int) -> None:
    """Compile modules in place; one unit, so that calls between them are direct."""
    from mypyc.build import mypycify
    from setuptools import Distribution  # type: ignore[import-untyped]
    from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

    here = Path.cwd()
    os.chdir(target)
    try:
        extensions = mypycify(
            ["--config-file", str(Path(__file__).with_name("mypy.ini")), *hot],
            opt_level=level,
            debug_level="0",
            multi_file=True,
            group_name="taverne_fast",
        )
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
        command = build_ext(Distribution({"name": "taverne-fast", "ext_modules": extensions}))
        command.inplace = True
        command.parallel = jobs  # beside the one unit, each module has a small file that finds its part of it
        command.ensure_finalized()
        with side_by_side(jobs):
            command.run()
    finally:
        os.chdir(here)


@contextmanager
def side_by_side(jobs: int) -> Iterator[None]:
    """Let the C compiler work on several files of the one unit at a time, and on none that it has compiled already."""
    compiler: Any = import_module("setuptools._distutils.ccompiler").CCompiler
    usual = compiler.compile

    def compile(self: Any, sources: list[str], output_dir: str, **rest: Any) -> list[str]:
        common = [
            *(path.read_bytes() for path in sorted(Path("build").glob("*.h"))),
            repr(sorted(rest.items())).encode(),
        ]
        ground = digest(*common)

        def one(source: str) -> str:
            (made,) = self.object_filenames([source], output_dir=output_dir)
            noted = Path(f"{made}.of")
            made_of = digest(ground.encode(), Path(source).read_bytes())
            if not (Path(made).exists() and noted.exists() and noted.read_text() == made_of):
                noted.unlink(missing_ok=True)
                usual(self, [source], output_dir=output_dir, **rest)
                noted.write_text(made_of)
            return str(made)

        with ThreadPoolExecutor(jobs) as pool:
            return list(pool.map(one, sources))

    compiler.compile = compile
    try:
        yield
    finally:
        compiler.compile = usual


def digest(*parts: bytes) -> str:
    """Return a hash of what a file is compiled from."""
    found = hashlib.blake2b(digest_size=16)
    for part in parts:
        found.update(part)
    return found.hexdigest()


def try_out(root: Path, games: Iterable[str]) -> None:
    """Play a match of every game compiled and plain, each in a process of its own; raise if they differ."""
    for game in games:
        told = [_played(root, game, plain) for plain in ("", "1")]
        if told[0] != told[1]:
            raise RuntimeError(f"{game} goes another way compiled: {told[0]} instead of {told[1]}")


def _played(root: Path, game: str, plain: str) -> str:
    surroundings = os.environ | {"TAVERNE_PLAIN": plain}
    done = subprocess.run(
        [sys.executable, "-c", TRIAL, game], env=surroundings, cwd=root, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise RuntimeError(f"{game} cannot be played {'plain' if plain else 'compiled'}:\n{done.stderr[-2000:]}")
    return done.stdout


def build(root: Path, target: Path, games: list[str], level: str = "1", jobs: int = 2) -> None:
    """Build everything of the sources as they are now; what is compiled already is not compiled again."""
    source = root / "src"
    began = time.monotonic()
    target.mkdir(parents=True, exist_ok=True)
    (target / MANIFEST).unlink(missing_ok=True)
    shutil.rmtree(target / "taverne", ignore_errors=True)
    for old in target.glob("*.so"):
        old.unlink()
    package = source / "taverne"
    made_of = {"fingerprint": fingerprint(package), "times": times(package)}  # a source that changes now makes it stale
    hot = prepare(source, target, games)
    print(f"{len(hot)} modules", flush=True)
    compile_all(target, hot, level, jobs)
    note(package, target, **made_of, games=games, modules=len(hot))
    try:
        try_out(root, games)
    except BaseException:
        (target / MANIFEST).unlink()
        raise
    print(f"built in {time.monotonic() - began:.0f} s", file=sys.stderr)
