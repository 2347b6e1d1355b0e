"""The house in order: nothing of one machine in the files, pinned requirements, module headers, import directions.

What the rooms do is tested elsewhere; this only looks at the repository as it lies on disk.
"""

import ast
import re
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src" / "taverne"
REQUIREMENTS = sorted(ROOT.glob("requirements*.txt"))
INPUTS = sorted(ROOT.glob("requirements*.in"))

# Written in halves, or this file would find itself.
FOREIGN = {
    "a path of one machine": re.compile(r"(?<![\w.:-])/(?:wo" + r"rk|ro" + r"ot|ho" + r"me/\w+|Us" + r"ers/\w+)/[\w.]"),
    "an address of a package index": re.compile(
        r"https?://\S*/sim" + r"ple\b|pythonhos" + r"ted\.org|registry\.npm" + r"js|registry\.yarn" + r"pkg"
    ),
    "an index line": re.compile(r"--(?:extra-)?index-" + r"url|--trusted-" + r"host|--find-" + r"links[ =]", re.I),
}
LONGEST = 400
LONGEST_TEST = 480
FULLEST = 15
DOWNLOAD_HOST = re.compile(r'"resolved":\s*"(?:https?|git\+|file):')
PIN = re.compile(r"^[A-Za-z0-9][A-Za-z0-9._-]*(?:\[[\w,-]+\])?==[A-Za-z0-9.!+_-]+(?:\s*;[^#]+)?(?:\s*#.*)?$")
NAME = re.compile(r"^[A-Za-z0-9][A-Za-z0-9._-]*")


@cache
def text_files() -> tuple[tuple[str, str], ...]:
    """Name and text of every file that is tracked, or would be by `git add`."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    found: list[tuple[str, str]] = []
    for name in sorted(set(filter(None, listing.stdout.split("\0")))):
        path = ROOT / name
        if not path.is_file() or path.is_symlink():
            continue
        data = path.read_bytes()
        if b"\0" in data:
            continue
        found.append((name, data.decode("utf-8")))
    return tuple(found)


def lines_matching(pattern: re.Pattern[str], text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.splitlines(), start=1):
        if pattern.search(line):
            yield number, line.strip()[:120]


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def distribution(requirement: str) -> str:
    """The name a requirement asks for, in the spelling that all spellings share."""
    match = NAME.match(requirement)
    assert match, f"not a requirement: {requirement!r}"
    return re.sub(r"[-_.]+", "-", match.group()).lower()


def requirement_lines(path: Path) -> list[str]:
    """Return what a requirements file asks for, without comments and checksums."""
    text = re.sub(r"\\\n\s*", " ", path.read_text(encoding="utf-8"))
    lines = [re.sub(r"\s*--hash=\S+", "", line).strip() for line in text.splitlines()]
    return [line for line in lines if line and not line.startswith("#")]


@pytest.mark.parametrize("what", FOREIGN)
def test_no_file_holds(what: str) -> None:
    pattern = FOREIGN[what]
    # The Makefile forbids such lines by naming the option that leaves them out.
    found = [
        f"{name}:{number}: {line}"
        for name, text in text_files()
        for number, line in lines_matching(pattern, text)
        if "--no-emit-" not in line
    ]
    assert not found, f"{what}:\n" + "\n".join(found)


def test_the_search_for_foreign_text_finds_what_it_should() -> None:
    samples = {
        "a path of one machine": ["see /wo" + "rk/main/x", '"/ro' + 'ot/.cache"', "file:///ho" + "me/ann/t.py"],
        "an address of a package index": ["https://pypi.example/sim" + "ple", "https://registry.npm" + "js.org/vite"],
        "an index line": ["--index-" + "url x", "--extra-index-" + "url=x", "--find-" + "links y"],
    }
    for what, texts in samples.items():
        for text in texts:
            assert FOREIGN[what].search(text), f"{what}: {text}"


def test_npm_lock_files_name_no_download_host() -> None:
    locks = [(name, text) for name, text in text_files() if Path(name).name == "package-lock.json"]
    found = [f"{name}:{n}: {line}" for name, text in locks for n, line in lines_matching(DOWNLOAD_HOST, text)]
    assert not found, "\n".join(found)


def test_no_lock_file_of_another_tool() -> None:
    others = {"uv.lock", "poetry.lock", "Pipfile.lock", "pdm.lock", "yarn.lock", "pnpm-lock.yaml"}
    assert [name for name, _ in text_files() if Path(name).name in others] == []


def test_every_requirements_input_is_compiled() -> None:
    assert [path.stem for path in INPUTS] == [path.stem for path in REQUIREMENTS]


@pytest.mark.parametrize("path", REQUIREMENTS, ids=lambda path: path.name)
def test_requirements_are_pinned(path: Path) -> None:
    lines = requirement_lines(path)
    assert lines
    assert [line for line in lines if not PIN.match(line)] == []


@pytest.mark.parametrize("path", INPUTS, ids=lambda path: path.name)
def test_compiled_requirements_hold_what_their_input_asks_for(path: Path) -> None:
    pinned = {distribution(line) for line in requirement_lines(path.with_suffix(".txt"))}
    asked = {distribution(line) for line in requirement_lines(path) if not line.startswith("-")}
    assert asked <= pinned


def test_the_package_and_requirements_ask_for_the_same() -> None:
    told = project()["project"]
    lines = [*told["dependencies"], *told["optional-dependencies"]["server"]]
    of_package = {distribution(line) for line in lines}
    of_requirements = {distribution(line) for line in requirement_lines(ROOT / "requirements.in")}
    assert of_package == of_requirements


def test_every_module_opens_with_a_docstring() -> None:
    modules = sorted(SOURCES.rglob("*.py"))
    assert modules
    bare = [
        str(path.relative_to(ROOT))
        for path in modules
        if not ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"), filename=str(path)))
    ]
    assert not bare, "no docstring at the top of:\n" + "\n".join(bare)


def opening(name: str, text: str) -> int:
    """How many lines a file says first what it is."""
    if name.endswith(".py"):
        return len([line for line in (ast.get_docstring(ast.parse(text)) or "").splitlines() if line.strip()])
    mark = "/*" if name.endswith(".css") else "//"
    lines = text.splitlines()
    return next((n for n, line in enumerate(lines) if not line.startswith(mark)), len(lines))


def test_every_module_and_style_sheet_says_what_it_is_and_what_it_leaves_to_others() -> None:
    """In two lines at least."""
    ours = [(name, text) for name, text in text_files() if re.match(r"(src|web/src)/.*\.(py|tsx?|css)$", name)]
    short = [name for name, text in ours if "/generated/" not in name and opening(name, text) < 2]
    assert len(ours) > 800
    assert not short


def test_modules_and_style_sheets_stay_short() -> None:
    """About 400 lines; what is generated is not read by anybody."""
    ours = [
        (name, text) for name, text in text_files() if re.match(r"(src|tools|web/(src|tools))/.*\.(py|tsx?|css)$", name)
    ]
    long = {name: n for name, text in ours if "/generated/" not in name and (n := text.count("\n")) > LONGEST}
    tests = {name: n for name, text in text_files() if re.match(r"tests/.*\.py$", name) and (n := text.count("\n"))}
    assert len(ours) > 900
    assert not long
    assert not {name: n for name, n in tests.items() if n > LONGEST_TEST}


def test_no_folder_of_modules_is_a_heap() -> None:
    ours = [
        Path(name) for name, _ in text_files() if re.match(r"(src|web|benchmarks|tools|tests)/.*\.(py|tsx?)$", name)
    ]
    folders = Counter(path.parent for path in ours if path.name != "__init__.py")
    assert len(folders) > 200
    assert {str(folder): n for folder, n in folders.items() if n > FULLEST} == {}


def test_chapters_of_a_game_reach_each_other_by_plain_imports() -> None:
    """Neither from inside a function, nor by the name under which a procedure is saved."""
    modules = sorted((SOURCES / "games").glob("*/**/*.py"))
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in modules}
    inner = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path, tree in trees.items()
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Import | ast.ImportFrom) or (isinstance(node, ast.Name) and node.id == "REGISTRY")
    ]
    assert len(modules) > 300
    assert inner == []


def test_engine_and_games_need_only_the_standard_library_and_msgspec() -> None:
    allowed = sys.stdlib_module_names | {"msgspec", "taverne"}
    found: list[str] = []
    for path in sorted([*(SOURCES / "engine").rglob("*.py"), *(SOURCES / "games").rglob("*.py")]):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and not node.level:
                names = [node.module or ""]
            else:
                continue
            found += [
                f"{path.relative_to(ROOT)}:{node.lineno}: {name}" for name in names if name.split(".")[0] not in allowed
            ]
    assert not found, "\n".join(found)


def test_every_game_is_held_apart_from_the_others_and_its_rooms_in_order() -> None:
    contracts = project()["tool"]["importlinter"]["contracts"]
    listed = [name for contract in contracts if contract["type"] == "independence" for name in contract["modules"]]
    within = [name for contract in contracts if "Within a game" in contract["name"] for name in contract["containers"]]
    folders = sorted(f"taverne.games.{path.parent.name}" for path in (SOURCES / "games").glob("*/__init__.py"))
    assert sorted(listed) == folders
    assert sorted(within) == folders


def test_imports_go_one_way() -> None:
    command = "import sys; from importlinter.cli import lint_imports_command; sys.exit(lint_imports_command())"
    run = subprocess.run(
        [sys.executable, "-c", command, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
