"""What documents name is there: files and folders of the tree, links to other pages, settings of the server.

Code on the pages is run beside this; commands for operators, in tests/deploy.
"""

from __future__ import annotations

import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

from taverne.games import names
from taverne.server.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("docs/*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md"])
FILE = re.compile(r"[\w./-]+\.(?:py|toml|ftl|md|ts|tsx|css|json|sh|js|txt|yaml|conf|service)")
FOLDER = re.compile(r"[\w.-]+(?:/[\w.-]+)*/")
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
