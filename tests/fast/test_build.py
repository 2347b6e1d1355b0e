"""When a compiled build is used: only if it is of these very sources and for this Python.

What is compiled is tested in ``test_transform``.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from taverne.fast import MANIFEST, fits, note
from tools.fast.build import side_by_side

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A small tree of sources."""
    made = tmp_path / "src" / "taverne"
    for room in ("engine", "games"):
        (made / room).mkdir(parents=True)
        (made / room / "one.py").write_text("A = 1\n")
    (tmp_path / "build").mkdir()
    return made


def test_a_build_fits_the_sources_that_it_was_made_of(package: Path) -> None:
    build = package.parents[1] / "build"
    assert not fits(package, build)
    note(package, build)
    assert fits(package, build)


def test_a_changed_source_makes_a_build_stale(package: Path) -> None:
    build = package.parents[1] / "build"
    note(package, build)
    (package / "games" / "one.py").write_text("A = 2\n")
    assert not fits(package, build)


def test_a_new_file_makes_a_build_stale(package: Path) -> None:
    build = package.parents[1] / "build"
    note(package, build)
    (package / "games" / "box.toml").write_text("")
    assert not fits(package, build)


def test_a_file_that_was_only_touched_does_not(package: Path) -> None:
    build = package.parents[1] / "build"
    note(package, build)
    os.utime(package / "games" / "one.py", (1, 1))
    assert fits(package, build)


@pytest.mark.parametrize("broken", ["", "[]", '{"python": "another"}'])
def test_a_manifest_that_tells_nothing_makes_no_build(package: Path, broken: str) -> None:
    build = package.parents[1] / "build"
    (build / MANIFEST).write_text(broken)
    assert not fits(package, build)


def test_a_build_for_another_python_is_left_alone(package: Path) -> None:
    build = package.parents[1] / "build"
    note(package, build)
    made = json.loads((build / MANIFEST).read_text())
    (build / MANIFEST).write_text(json.dumps({**made, "python": "cpython-27"}))
    assert not fits(package, build)


def test_plain_is_plain_if_it_is_wished() -> None:
    told = subprocess.run(
        [sys.executable, "-c", "from taverne.fast import running; print(running())"],
        env={**os.environ, "TAVERNE_PLAIN": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout == "plain\n"


def test_no_compiled_file_lies_beside_the_sources() -> None:
    assert list((ROOT / "src").rglob("*.so")) == []


def test_what_is_compiled_already_is_not_compiled_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A C file is compiled anew if its text, a header or an option of the compiler has changed, and only then."""
    compiler = pytest.importorskip("setuptools._distutils.ccompiler").CCompiler
    compiled: list[str] = []

    def compile(self: object, sources: list[str], output_dir: str, **options: object) -> None:
        compiled.extend(sources)
        for source in sources:
            Path(output_dir, source).with_suffix(".o").write_text("")

    class Names:
        def object_filenames(self, sources: list[str], output_dir: str) -> list[str]:
            return [str(Path(output_dir, source).with_suffix(".o")) for source in sources]

    def run(**options: object) -> list[str]:
        compiled.clear()
        with side_by_side(1):
            made = compiler.compile(Names(), ["one.c", "two.c"], output_dir="made", **options)
        assert made == ["made/one.o", "made/two.o"]
        return sorted(compiled)

    monkeypatch.setattr(compiler, "compile", compile)
    monkeypatch.chdir(tmp_path)
    for folder in ("made", "build"):
        Path(folder).mkdir()
    header = Path("build", "all.h")
    for file in (Path("one.c"), Path("two.c"), header):
        file.write_text("")
    assert run() == ["one.c", "two.c"]
    assert run() == []
    Path("two.c").write_text("int two;")
    assert run() == ["two.c"]
    header.write_text("int all;")
    assert run() == ["one.c", "two.c"]
    assert run(macros=["-O2"]) == ["one.c", "two.c"]
