"""The wheel: built from the checkout, installed in an empty environment, played and served from there.

What is played is tested elsewhere; here it only has to be all there.
"""

from __future__ import annotations

import os
import subprocess
import sys
import urllib.request
import venv
import zipfile
from pathlib import Path

import pytest

from taverne.fast import NEEDED, fits
from tests.ports import free_port
from tools.fast.wheel import compiled

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src" / "taverne" / "server" / "static"
pytestmark = [pytest.mark.slow]


def run(*words: str | Path, **how: object) -> subprocess.CompletedProcess[str]:
    clean = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "VIRTUAL_ENV")}
    settings = {"cwd": ROOT, "capture_output": True, "text": True, "timeout": 600, "env": clean, **how}
    done = subprocess.run([str(word) for word in words], check=False, **settings)  # type: ignore[call-overload]
    assert isinstance(done, subprocess.CompletedProcess)
    return done


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    done = run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", folder, ROOT)
    assert done.returncode == 0, done.stderr[-2000:]
    (found,) = folder.glob("taverne-*.whl")
    return found


def versions(beside: Path) -> Path:
    """Return the pinned versions without their hashes: a wheel made just now has none, and pip wants all or nothing."""
    file = beside.parent / "versions.txt"
    lines = (ROOT / "requirements.txt").read_text(encoding="utf-8").splitlines()
    pins = [line.removesuffix("\\").strip() for line in lines if "==" in line and not line.startswith((" ", "#"))]
    file.write_text("\n".join(pins) + "\n", encoding="utf-8")
    return file


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Path:
    """An environment with the wheel and what its core asks for, and nothing else."""
    place = tmp_path_factory.mktemp("empty")
    venv.create(place, with_pip=True)
    python = place / "bin" / "python"
    done = run(python, "-m", "pip", "install", "--quiet", "-c", versions(wheel), wheel)
    assert done.returncode == 0, done.stderr[-2000:]
    return python


def test_a_compiled_wheel_asks_for_what_its_modules_import(tmp_path: Path) -> None:
    plain = tmp_path / "taverne-1.0-py3-none-any.whl"
    info = "taverne-1.0.dist-info"
    with zipfile.ZipFile(plain, "w") as whole:
        whole.writestr("taverne/engine/rng.py", "")
        whole.writestr(f"{info}/WHEEL", "Root-Is-Purelib: true\nTag: py3-none-any\n")
        whole.writestr(f"{info}/METADATA", "Name: taverne\nRequires-Dist: msgspec>=0.19\nProvides-Extra: rl\n\nText\n")
        whole.writestr(f"{info}/RECORD", "")
    hot = tmp_path / "build" / "taverne" / "engine"
    hot.mkdir(parents=True)
    (hot / "rng.so").write_bytes(b"")
    with zipfile.ZipFile(compiled(plain, tmp_path / "build")) as made:
        about, _, text = made.read(f"{info}/METADATA").decode().partition("\n\n")
        assert "taverne/engine/rng.so" in made.namelist()
    asked = {line for line in about.splitlines() if line.startswith("Requires-Dist")}
    assert asked == {f"Requires-Dist: {NEEDED}", "Requires-Dist: msgspec>=0.19"}
    assert text == "Text\n"


def test_the_wheel_holds_the_client_the_boxes_and_the_words(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    assert "taverne/server/static/index.html" in names
    assert any(name.startswith("taverne/server/static/assets/") and name.endswith(".js") for name in names)
    for file in ("games/nerath/game.py", "locale/fr/cli.ftl", "py.typed", "client/table.py", "adapters/mcp.py"):
        assert f"taverne/{file}" in names
    assert any(name.startswith("taverne/games/euthia/") and name.endswith(".toml") for name in names)
    assert not any(name.startswith("tests/") for name in names)


def test_the_core_is_light_and_plays_in_a_terminal(empty: Path, tmp_path: Path) -> None:
    listed = run(empty, "-m", "pip", "list", "--format=freeze").stdout.lower()
    for heavy in ("litestar", "sqlalchemy", "uvicorn", "numpy", "openskill"):
        assert heavy not in listed
    data = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    data.pop("PYTHONPATH", None)
    words = [
        "-m",
        "taverne",
        "play",
        "dungeon_rush",
        "--seats",
        "human,bot,bot",
        "--option",
        "mode=snake",
        "--seed",
        "1",
    ]
    played = run(empty, *words, "--lang", "en", input="1\n" * 400, env=data, cwd=tmp_path)
    assert played.returncode == 0, played.stderr
    assert " * " in played.stdout
    script = "import taverne; print(taverne.play('nerath', ['random'] * 4, {'limit': 2}, seed=1).result.winners)"
    assert run(empty, "-c", script, cwd=tmp_path).stdout.startswith("(")


def test_what_is_not_installed_is_told(empty: Path, tmp_path: Path) -> None:
    for words, extra in ((["serve"], "taverne[server]"), (["mcp"], "taverne[mcp]")):
        done = run(empty, "-m", "taverne", *words, "--lang", "en", cwd=tmp_path)
        assert done.returncode == 2
        assert extra in done.stderr


def test_with_the_server_the_wheel_serves_its_pages(empty: Path, wheel: Path, tmp_path: Path) -> None:
    done = run(empty, "-m", "pip", "install", "--quiet", "-c", versions(wheel), f"{wheel}[server]")
    assert done.returncode == 0, done.stderr[-2000:]
    port = free_port()
    clean = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    house = subprocess.Popen(
        [
            str(empty),
            "-m",
            "taverne",
            "serve",
            "--port",
            str(port),
            "--db",
            str(tmp_path / "t.sqlite3"),
            "--lang",
            "en",
        ],
        cwd=tmp_path,
        env=clean,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert house.stdout is not None
        assert str(port) in house.stdout.readline()
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=30) as answer:
            page = answer.read().decode()
        assert page == (STATIC / "index.html").read_text(encoding="utf-8")
    finally:
        house.terminate()
        house.wait(60)


def test_the_compiled_wheel_plays_in_an_empty_environment(wheel: Path, tmp_path: Path) -> None:
    """What compiled modules import comes with it; there is no compiler and no mypy there."""
    build = ROOT / "build" / "fast"
    if not fits(ROOT / "src" / "taverne", build):
        pytest.skip("no compiled build fits the sources")
    made = compiled(wheel, build)
    venv.create(tmp_path / "empty", with_pip=True)
    python = tmp_path / "empty" / "bin" / "python"
    done = run(python, "-m", "pip", "install", "--quiet", "-c", versions(wheel), made)
    assert done.returncode == 0, done.stderr[-2000:]
    assert "compiled" in run(python, "-m", "taverne", "--version", cwd=tmp_path).stdout
    script = "import taverne; print(taverne.play('nerath', ['random'] * 4, {'limit': 2}, seed=1).result.winners)"
    assert run(python, "-c", script, cwd=tmp_path).stdout.startswith("(")
    (own,) = {name for name in zipfile.ZipFile(made).namelist() if name.endswith("METADATA")}
    assert zipfile.ZipFile(made).read(own).decode().count(f"Requires-Dist: {NEEDED}") == 1


def test_without_npm_a_checkout_is_installed_and_says_what_is_missing(tmp_path: Path) -> None:
    """The hook that builds the client, where there is no Node.js at all."""
    copy = tmp_path / "checkout"
    listed = run("git", "ls-files", "-z", "src", "web/package.json", "pyproject.toml", "hatch_build.py", "README.md")
    for name in filter(None, (*listed.stdout.split("\0"), "LICENSE", "NOTICE")):
        target = copy / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes((ROOT / name).read_bytes())
    environment = dict(os.environ) | {"PATH": str(tmp_path / "nothing")}
    done = run(sys.executable, "-m", "pip", "wheel", "-v", "--no-deps", "--wheel-dir", tmp_path, copy, env=environment)
    assert done.returncode == 0, done.stderr[-2000:]
    assert "The web client is not in this build: there is no npm here" in done.stdout + done.stderr
    (made,) = tmp_path.glob("taverne-*.whl")
    assert "taverne/server/static/index.html" not in zipfile.ZipFile(made).namelist()
