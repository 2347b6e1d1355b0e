"""Builds the web client into the wheel of a checkout that has none yet; hatchling calls it.

Without Node.js the wheel is built all the same: terminal and library are whole, and the server says what is missing.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MISSING = (
    "The web client is not in this build: {why}. The terminal and the library are whole; `taverne serve` will answer "
    "programs but show no pages. Install Node.js 20.19 or newer and build again, or run `make web` in the checkout."
)


class WebClient(BuildHookInterface):  # type: ignore[type-arg, misc, unused-ignore]
    """Runs npm where ``src/taverne/server/static`` has no client."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        web = root / "web"
        if version == "editable" or (root / "src/taverne/server/static/index.html").is_file():
            return
        why = self._built(web) if (web / "package.json").is_file() else "there is no folder web"
        if why:
            self.app.display_warning(MISSING.format(why=why))

    def _built(self, web: Path) -> str:
        """Build the client; return why it could not be, or nothing."""
        npm = shutil.which("npm")
        if npm is None:
            return "there is no npm here"
        for words in (["ci", "--no-progress", "--no-audit"], ["run", "build"]):
            done = subprocess.run([npm, *words], cwd=web, capture_output=True, text=True, check=False)
            if done.returncode:
                return f"npm {words[0]} failed: {done.stderr.strip()[-400:]}"
        return ""
