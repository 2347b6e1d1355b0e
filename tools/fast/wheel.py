"""python -m tools.fast.wheel: a pure wheel and, of it and build/fast, a compiled one for this platform, into dist.

Compiling is left to ``build``: a build that does not fit the sources makes no wheel.
"""

from __future__ import annotations

import base64
import csv
import hashlib
import io
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

from taverne.fast import NEEDED, fits

ROOT = Path(__file__).resolve().parents[2]


def pure(target: Path) -> Path:
    """Build the wheel that runs everywhere."""
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(target), str(ROOT)]
    subprocess.run(command, check=True)
    return max(target.glob("taverne-*-py3-none-any.whl"), key=lambda path: path.stat().st_mtime)


def platform_tag() -> str:
    """Return the tag of wheels for this Python on this machine."""
    version = f"cp{sys.version_info.major}{sys.version_info.minor}"
    return f"{version}-{version}-{sysconfig.get_platform().replace('-', '_').replace('.', '_')}"


def compiled(wheel: Path, build: Path) -> Path:
    """Return a copy of a pure wheel with the compiled modules laid over it."""
    tag = platform_tag()
    made = wheel.with_name(wheel.name.replace("py3-none-any", tag))
    with zipfile.ZipFile(wheel) as source:
        files = {name: source.read(name) for name in source.namelist()}
    for path in sorted(build.rglob("*")):
        if path.suffix in (".py", ".so") and "build" not in path.relative_to(build).parts[:1]:
            inside = str(path.relative_to(build))
            if inside != "taverne/__init__.py":
                files[inside] = path.read_bytes()
    info = next(name.partition("/")[0] for name in files if name.endswith(".dist-info/WHEEL"))
    text = files[f"{info}/WHEEL"].decode()
    files[f"{info}/WHEEL"] = text.replace("py3-none-any", tag).replace("Purelib: true", "Purelib: false").encode()
    head, blank, rest = files[f"{info}/METADATA"].decode().partition("\n\n")
    files[f"{info}/METADATA"] = f"{head}\nRequires-Dist: {NEEDED}{blank}{rest}".encode()
    del files[f"{info}/RECORD"]
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as target:
        for name, data in files.items():
            target.writestr(name, data)
        target.writestr(f"{info}/RECORD", recorded(files, f"{info}/RECORD"))
    return made


def recorded(files: dict[str, bytes], own: str) -> str:
    """Return the list of files, sums and sizes that a wheel ends with."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    for name, data in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        writer.writerow([name, f"sha256={digest}", len(data)])
    writer.writerow([own, "", ""])
    return text.getvalue()


def main() -> None:
    build, target = ROOT / "build" / "fast", ROOT / "dist"
    if not fits(ROOT / "src" / "taverne", build):
        raise SystemExit("no compiled build fits the sources; run make fast")
    target.mkdir(exist_ok=True)
    wheel = pure(target)
    print(wheel)
    print(compiled(wheel, build))


if __name__ == "__main__":
    main()
