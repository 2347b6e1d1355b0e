"""Whether engine and games run compiled: finds the build of ``make fast`` and uses it only if it fits the sources.

Building is left to tools/fast; ``TAVERNE_PLAIN=1`` leaves a build alone.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import sysconfig
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Literal

MANIFEST: Final = "fast.json"
"""What a build notes of itself, in its folder; it is written last."""
NEEDED: Final = "mypy_extensions"
"""What compiled modules import; without it a build is left alone."""
_READ: Final = (".py", ".toml", ".ftl")


def sources(package: Path) -> Iterator[Path]:
    """Yield the files that a build is made of, in a fixed order."""
    for folder in (package / "engine", package / "games", package.parents[1] / "tools" / "fast"):
        if folder.is_dir():
            yield from sorted(path for path in folder.rglob("*") if path.suffix in _READ)


def fingerprint(package: Path) -> str:
    """Return a hash of the sources of engine and games, and of what builds them."""
    found = hashlib.blake2b(digest_size=16)
    for path in sources(package):
        found.update(f"{path.relative_to(package.parents[1])}\0".encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def times(package: Path) -> str:
    """Return a hash of names, sizes and times: where it is the same, nothing was changed since."""
    found = hashlib.blake2b(digest_size=16)
    for path in sources(package):
        stat = path.stat()
        found.update(f"{path.relative_to(package.parents[1])}\0{stat.st_size}\0{stat.st_mtime_ns}\n".encode())
    return found.hexdigest()


def note(package: Path, build: Path, **more: Any) -> None:
    """Note of which sources a build is made."""
    made = {
        "fingerprint": fingerprint(package),
        "times": times(package),
        "python": sysconfig.get_config_var("SOABI"),
        **more,
    }
    (build / MANIFEST).write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")


def fits(package: Path, build: Path) -> bool:
    """Whether there is a build, for this Python and of these very sources."""
    try:
        made = json.loads((build / MANIFEST).read_text(encoding="utf-8"))
        if made["python"] != sysconfig.get_config_var("SOABI"):
            return False
        return bool(made["times"] == times(package) or made["fingerprint"] == fingerprint(package))
    except (OSError, ValueError, KeyError, TypeError):
        return False


def use_build(search: list[str]) -> None:
    """Let engine and games come from a build that fits; ``search`` is where the package looks for its parts."""
    package = Path(__file__).parent
    build = package.parents[1] / "build" / "fast"
    if os.environ.get("TAVERNE_PLAIN", "") not in ("", "0") or find_spec(NEEDED) is None or not fits(package, build):
        return
    search.insert(0, str(build / "taverne"))
    sys.path.append(str(build))


def is_compiled() -> bool:
    """Whether the engine that runs is a compiled one."""
    from taverne.engine import frames

    return not str(frames.__file__).endswith(".py")


def running() -> Literal["compiled", "plain"]:
    """Return which engine runs."""
    return "compiled" if is_compiled() else "plain"
