"""What the server and the browser client are made of, as a CycloneDX list: names, versions, checksums, licences.

It is read from the lock files alone, so that it tells what is installed anywhere.
"""

from __future__ import annotations

import base64
import json
import re
import sys
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Any

import taverne

ROOT = Path(__file__).parents[1]
PINNED = re.compile(r"^([A-Za-z0-9_.-]+)==([^ ;\\]+)")
HASHED = re.compile(r"--hash=sha256:([0-9a-f]{64})")


def python_parts(file: Path) -> list[dict[str, Any]]:
    """Return the packages of a requirements file."""
    parts: list[dict[str, Any]] = []
    for line in file.read_text(encoding="utf-8").splitlines():
        if found := PINNED.match(line):
            name, version = found.groups()
            parts.append(_part("pypi", name.lower(), version, _licence(name)))
        elif found := HASHED.search(line):
            parts[-1]["hashes"].append({"alg": "SHA-256", "content": found.group(1)})
    return parts


def npm_parts(file: Path) -> list[dict[str, Any]]:
    """Return the packages of the client that are not only for building it."""
    packages: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))["packages"]
    parts = []
    for path, told in packages.items():
        if not path or (told.get("dev") and "game-icons" not in path):
            continue
        part = _part("npm", path.rpartition("node_modules/")[2], told["version"], told.get("license", ""))
        kind, _, content = str(told.get("integrity", "")).partition("-")
        if kind == "sha512":
            part["hashes"].append({"alg": "SHA-512", "content": base64.b64decode(content).hex()})
        parts.append(part)
    return parts


def _part(kind: str, name: str, version: str, licence: str) -> dict[str, Any]:
    purl = f"pkg:{kind}/{name.replace('@', '%40')}@{version}"
    part: dict[str, Any] = {"type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl}
    if licence:
        part["licenses"] = [{"license": {"name": licence}}]
    return part | {"hashes": []}


def _licence(name: str) -> str:
    try:
        told = metadata(name)
    except PackageNotFoundError:
        return ""
    named = [told[name] for name in ("License-Expression", "License") if name in told]
    return str(named[0] if named else "").partition("\n")[0][:80]


def bill() -> dict[str, Any]:
    """Return the whole list."""
    parts = python_parts(ROOT / "requirements.txt") + npm_parts(ROOT / "web/package-lock.json")
    house = {"type": "application", "name": "taverne", "version": taverne.__version__, "bom-ref": "taverne"}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": house},
        "components": parts,
        "dependencies": [{"ref": "taverne", "dependsOn": [part["bom-ref"] for part in parts]}],
    }


if __name__ == "__main__":
    json.dump(bill(), sys.stdout, indent=1, ensure_ascii=False)
    sys.stdout.write("\n")
