"""A real server in a process of its own, and real browsers that visit it.

What is played there is left to the tests; steps that several of them share are in ``steps``.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Playwright

from taverne.server.wire.changes import applied
from tests.luck import SAME_LUCK
from tests.ports import free_port

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src" / "taverne" / "server" / "static"
CHROMIUM = os.environ.get("TAVERNE_CHROMIUM", "/usr/bin/chromium")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
WIDE = (1440, 900)
PHONE = (390, 844)
PAUSE_MS = 60
"""How long bots wait before they answer, so that a person sees what they do."""


def build_client() -> None:
    """Build the client into the package if it is not there."""
    if (STATIC / "index.html").is_file():
        return
    web = ROOT / "web"
    if not (web / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--no-progress"], cwd=web, check=True)
    subprocess.run(["npm", "run", "build"], cwd=web, check=True)


class House:
    """A server on a free port with a database file; it can be killed and started again on both."""

    def __init__(self, folder: Path, pause_ms: int = PAUSE_MS) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._pause_ms = pause_ms
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        environment = os.environ | {
            "TAVERNE_DATA": str(self.folder),
            "TAVERNE_BOT_PAUSE_MS": str(self._pause_ms),
            "TAVERNE_RATE": "400",
            "TAVERNE_STORY_S": "1",
            "TAVERNE_BURST": "4000",
        }
        code = f"{SAME_LUCK}; import sys; from taverne.server import run; run(port=int(sys.argv[1]), db=sys.argv[2])"
        with (self.folder / "server.txt").open("ab") as output:
            self._process = subprocess.Popen(
                [sys.executable, "-c", code, str(self.port), str(self.folder / "tables.sqlite3")],
                env=environment,
                stdout=output,
                stderr=output,
                start_new_session=True,
            )
        for _ in range(1200):
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=1) as answer:
                    if answer.status == 200:
                        return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("the server does not answer:\n" + (self.folder / "server.txt").read_text()[-3000:])

    def kill(self) -> None:
        """End the server, and the processes its bots think in, without warning."""
        if self._process is not None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None


class Guest:
    """One person: a browser context with its own cookie, one page, and all that came over its sockets."""

    def __init__(
        self, browser: Browser, house: House, size: tuple[int, int] = WIDE, coach: bool = False, **settings: Any
    ) -> None:
        width, height = size
        settings.setdefault("locale", "en-GB")
        self.house = house
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height}, base_url=house.url, **settings
        )
        if not coach:
            self.context.add_init_script("localStorage.setItem('taverne.coach', 'off')")
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(60_000)
        self.heard: list[str] = []
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.said: list[str] = []
        self.page.on("websocket", lambda ws: ws.on("framereceived", lambda data: self.heard.append(str(data))))
        self.page.on("websocket", lambda ws: ws.on("framesent", lambda data: self.said.append(str(data))))

    def positions(self) -> list[dict[str, Any]]:
        """Return every position that came over the wire, whole or as what had changed, with something to see."""
        found: list[dict[str, Any]] = []
        for text in self.heard:
            message = json.loads(text)
            if message["t"] == "changed":
                message = applied(found[-1], message)
            if message["t"] == "position":
                found.append(message)
        return [message for message in found if message["view"] is not None]

    def api(self, method: str, path: str, body: object | None = None) -> Any:
        """Ask the server as this person: whoever a page has just come in as, once that is known."""
        for _ in range(50 if self.page.url.startswith("http") else 0):
            if self.context.cookies():
                break
            self.page.wait_for_timeout(100)
        answer = self.context.request.fetch(
            path, method=method, data=body, headers={"Origin": self.house.url} if method == "POST" else {}
        )
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json()

    def table(self, **table: Any) -> str:
        """Set up a table and return its id."""
        table.setdefault("game", "dungeon_rush")
        table.setdefault("players", len(table["seats"]))
        table.setdefault("cover", "always")  # tests that play an engine of their own beside the page answer everything
        made: str = self.api("POST", "/api/tables", table)["id"]
        return made

    def sit(self, table: str) -> None:
        """Open the page of a table and wait until the match is shown."""
        self.page.goto(f"/t/{table}")
        self.page.get_by_test_id("status").or_(self.page.get_by_test_id("curtain")).first.wait_for()

    def close(self) -> None:
        self.context.close()


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
