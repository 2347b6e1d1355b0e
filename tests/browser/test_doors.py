"""One match open at once in a browser, a terminal and a program, each with a seat of its own.

What each of them can do alone is tested elsewhere.
"""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.house import Guest
from tests.browser.steps import answer, until
from tests.client.doors import Terminal, command, surroundings

pytestmark = [pytest.mark.browser, pytest.mark.slow]
ROOT = Path(__file__).resolve().parents[2]


def test_a_browser_a_terminal_and_a_program_play_one_match(guest: Callable[..., Guest], tmp_path: Path) -> None:
    host = guest()
    host.page.goto("/")
    table = host.table(seats=["me", "open", "open"], options={"mode": "snake"})
    link = f"{host.house.url}/t/{table}"
    host.page.goto(f"/t/{table}")
    terminal = Terminal(link, tmp_path)
    program = subprocess.Popen(
        command("bot", "--at", link, "--exec", "examples/first_option.sh", "--name", "Shell", data=tmp_path),
        env=surroundings(tmp_path),
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        page = host.page

        def over() -> bool:
            answer(page)
            return bool(host.api("GET", f"/api/tables/{table}")["phase"] == "over")

        until(page, over, 300)
        assert terminal.ended(90) == 0, terminal.text[-2000:]
        told, _ = program.communicate(timeout=90)
        scores = host.api("GET", f"/api/tables/{table}")["result"]["scores"]
        seats = host.api("GET", f"/api/tables/{table}")["seats"]
        assert {seat["name"] for seat in seats[1:]} == {"Tess", "Shell"}
        for text in (terminal.text, told):
            for score in scores:
                assert str(score) in text.replace("−", "-")
        assert terminal.answers > 5
        assert "0 refused" in told
    finally:
        terminal.close()
        program.kill()
