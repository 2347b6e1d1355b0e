"""The records of releases: kept for good, packed, and read again by every later program.

python -m tests.golden.releases             (or ``make golden-release``: keeps today's under the program's version)

A release's folder is written once and never changed: ``records.json`` has the hash of every record and box.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import taverne
from taverne import games
from taverne.engine.box.pinned import Boxes
from taverne.engine.box.shelf import kept
from taverne.engine.logs.log_file import replayed
from taverne.games import all_games
from tests.golden.write import HERE, golden_bytes, golden_files

RELEASES = HERE / "releases"
LIST = "records.json"


class NotKept(AssertionError):
    """A record of a release that this program does not read as it was."""


def keep(folder: Path) -> int:
    """Keep the golden records of today, and the boxes they need; return how many files there are."""
    if (folder / LIST).exists():
        raise SystemExit(f"{folder.name} is kept already: a release never changes. Raise the version.")
    files = {f"{path.parent.name}/{path.name}": path.read_bytes() for path, _ in golden_files()}
    for game in all_games():
        box = kept(game.box_fingerprint)
        assert box is not None
        files[f"boxes/{game.box_fingerprint}.json"] = box
    for name, data in files.items():
        packed = folder / f"{name}.gz"
        packed.parent.mkdir(parents=True, exist_ok=True)
        packed.write_bytes(gzip.compress(data, 9, mtime=0))
    hashes = {name: digest(data) for name, data in sorted(files.items())}
    (folder / LIST).write_text(json.dumps(hashes, indent=1) + "\n", encoding="utf-8")
    return len(files)


def digest(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=16).hexdigest()


def names_in(folder: Path) -> list[str]:
    """Return the names of the records of a release; raise ``NotKept`` if one of its files is not the one it was."""
    hashes: dict[str, str] = json.loads((folder / LIST).read_text(encoding="utf-8"))
    for name, known in hashes.items():
        packed = folder / f"{name}.gz"
        if not packed.exists() or digest(gzip.decompress(packed.read_bytes())) != known:
            raise NotKept(f"{folder.name}: {name} is not what was released")
    return [name for name in hashes if name.endswith(".ndjson")]


def check(folder: Path, name: str) -> None:
    """Play a record again with its own box and under its own rules; raise ``NotKept`` where it is another match."""
    data = gzip.decompress((folder / f"{name}.gz").read_bytes())
    try:
        match = replayed(name, data.splitlines(), games.find, boxes=boxes_in(folder))
    except ValueError as error:
        raise NotKept(f"{folder.name}: {error}") from None
    ended = match.over and match.entries[-1].end == match.result
    if not ended or golden_bytes(match) != data:
        raise NotKept(f"{folder.name}: {name} ends differently")


def boxes_in(folder: Path) -> Boxes:
    """Give the boxes that lie beside the records."""

    def box(fingerprint: str) -> bytes | None:
        packed = folder / "boxes" / f"{fingerprint}.json.gz"
        return gzip.decompress(packed.read_bytes()) if packed.exists() else None

    return box


def all_records() -> Iterator[tuple[Path, str]]:
    """Yield every record of every release."""
    for listed in sorted(RELEASES.glob(f"*/{LIST}")):
        for name in json.loads(listed.read_text(encoding="utf-8")):
            if name.endswith(".ndjson"):
                yield listed.parent, name


def main() -> None:
    from tests.server.store import older_house

    folder = RELEASES / (sys.argv[1] if sys.argv[1:] else taverne.__version__)
    count = keep(folder)
    for name in names_in(folder):
        check(folder, name)
    older_house.main(folder)
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
    print(f"{folder.name}: {count} records and boxes and a house, {size // 1024} KiB; every record replays")


if __name__ == "__main__":
    main()
