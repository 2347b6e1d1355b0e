"""What documents name is there: files and folders of the tree, links to other pages, settings of the server, commands.

Code on the pages is run beside this; commands for operators, in tests/deploy.
"""

from __future__ import annotations

import ast
import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

from taverne.cli.arguments import parser
from taverne.games import names
from taverne.server.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("docs/*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md"])
FILE = re.compile(r"[\w./-]+\.(?:py|toml|ftl|md|ts|tsx|css|json|sh|js|txt|yaml|conf|service)")
FOLDER = re.compile(r"[\w.-]+(?:/[\w.-]+)*/")
LEFT = re.compile(r"\b(?:to|and|by|in|see|with|beside|or) ``([a-z][\w.]*)``")
CODE = re.compile(r"^    (\S.*)$|`([^`\n]+)`", re.MULTILINE)
OURS = re.compile(r"(?<![\w/.-])(?<!from )taverne ([a-z]+)\b([^&|#]*)")
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]*")
NAMED = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
MADE = ("build/", "mybots.py", "tests/golden/releases/VERSION/")
"""What is made by commands, or by readers themselves."""


@cache
def tree() -> tuple[str, ...]:
    """Return every file and every folder of the repository, each after a slash."""
    told = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    folders = {str(parent) + "/" for name in told for parent in Path(name).parents if str(parent) != "."}
    return tuple(f"/{name}" for name in [*told, *folders])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_files_and_pages_that_a_page_names_are_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    named = [word for word in re.findall(r"`([^`\n]+)`", text) if FILE.fullmatch(word) or FOLDER.fullmatch(word)]
    missing = [
        word for word in named if not word.startswith(MADE) and not any(known.endswith("/" + word) for known in tree())
    ]
    assert missing == []
    links = re.findall(r"\]\(([\w./-]+\.(?:md|png))(?:#[\w-]*)?\)", text)
    assert [link for link in links if not (page.parent / link).exists()] == []


@cache
def options() -> dict[str, set[str]]:
    """The commands of the terminal with their options; those of odds depend on the game."""
    (commands,) = (each for each in parser()._actions if isinstance(each.choices, dict))
    assert isinstance(commands.choices, dict)
    return {name: set(each._option_string_actions) for name, each in commands.choices.items()}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_that_a_page_names_can_be_given(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    missing = []
    for block, span in CODE.findall(text):
        for command, rest in OURS.findall(block or span):
            known = options().get(command, set())
            missing += [command] * (command not in options())
            missing += [f"{command} {each}" for each in OPTION.findall(rest) if each not in known and command != "odds"]
    modules = [
        name for name in re.findall(r"python -m\s+([a-z_.]+)", text) if name.startswith(("benchmarks.", "tests."))
    ]
    paths = [ROOT / name.rstrip(".").replace(".", "/") for name in modules]
    missing += [str(path) for path in paths if not path.with_suffix(".py").exists() and not path.is_dir()]
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = [word for block, span in CODE.findall(text) for word in re.findall(r"^make ([a-z-]+)", block or span)]
    assert missing + [f"make {word}" for word in named if word not in targets] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_modules_that_a_page_names_are_there(page: Path) -> None:
    """Also a class or a function that it names in one of them."""
    text = page.read_text(encoding="utf-8").partition("## Gone")[0]
    assert [
        name for name in re.findall(r"`((?:engine|server|arena|adapters)(?:\.\w+)+)`", text) if not known(name)
    ] == []


def test_modules_that_docstrings_name_are_there() -> None:
    sources = [ROOT / path[1:] for path in tree() if path.startswith("/src/taverne/") and path.endswith(".py")]
    named = [
        (source.name, name)
        for source in sources
        for name in re.findall(r"``((?:engine|arena|adapters)(?:\.\w+)+)``", source.read_text(encoding="utf-8"))
    ]
    assert len(named) > 5
    assert [(source, name) for source, name in named if not known(name)] == []


def test_what_a_header_leaves_to_others_is_there() -> None:
    """Whatever the docstring of a module refers to is a module, a folder, a class or a function."""
    sources = [ROOT / path[1:] for path in tree() if path.startswith("/src/") and path.endswith(".py")]
    trees = {source: ast.parse(source.read_text(encoding="utf-8")) for source in sources}
    there = {part for source in sources for part in source.relative_to(ROOT).with_suffix("").parts} | {"locale"}
    there |= {part.name for body in trees.values() for part in ast.walk(body) if isinstance(part, NAMED)}
    told = {source: " ".join((ast.get_docstring(body) or "").split()) for source, body in trees.items()}
    named = [(source.name, name) for source, text in told.items() for name in LEFT.findall(text)]
    assert len(named) > 400
    assert [(source, name) for source, name in named if not there.issuperset(name.split("."))] == []


def known(name: str) -> bool:
    """Whether a module, or a name in one, is there."""
    place = ROOT / "src" / "taverne"
    for part in name.split("."):
        if (place / part).is_dir():
            place /= part
            continue
        if (place / f"{part}.py").exists():
            place /= f"{part}.py"
            continue
        source = place if place.suffix else place / "__init__.py"
        return source.exists() and re.search(rf"\b{part}\b", source.read_text(encoding="utf-8")) is not None
    return True


def test_every_setting_of_the_server_is_in_its_manual() -> None:
    text = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    assert [name for name in Settings.__struct_fields__ if f"`{name}`" not in text] == []


@pytest.mark.parametrize("game", names())
def test_every_action_is_in_the_page_on_notation(game: str) -> None:
    """Forms with a realm (``lose_of``) or a target (``sink_to``) are explained once for all."""
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8").partition("## Logs")[0]
    told = {word.split()[0] for word in re.findall(r"`([^`]+)`", text)}
    files = (ROOT / "src/taverne/games" / game / "locale/en").glob("*.ftl")
    kinds = {kind for file in files for kind in re.findall(r"^action-(\w+) =", file.read_text(encoding="utf-8"), re.M)}
    assert len(kinds) > 5
    assert sorted(kind for kind in kinds - told if not kind.endswith(("_of", "_to"))) == []
