"""What is given to whoever hosts: files that other programs read, and commands that are run as they stand in the docs.

What needs a public name, containers or another's machine is only read here, not run.
"""

from __future__ import annotations

import asyncio
import configparser
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from contextlib import suppress
from ipaddress import ip_network
from pathlib import Path

import httpx
import pytest
import yaml  # type: ignore[import-untyped]

from taverne.cli.arguments import parser
from taverne.server import metrics
from taverne.server.http.connections import Networks
from taverne.server.settings import Settings
from tests.ports import free_port
from tests.server.tools import Person, Process, play_on, running
from tools import sbom

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
DOCS = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
COMMANDS = [line.strip() for line in DOCS.splitlines() if line.startswith("    ")]
OURSELVES = f'taverne() {{ "{sys.executable}" -m taverne "$@"; }}\n'
OURS = [line.partition("#")[0].strip() for line in COMMANDS if re.match(r"(TAVERNE_\w+=\S+ )*taverne ", line)]


def test_the_docs_have_commands() -> None:
    assert len(OURS) >= 12


@pytest.mark.parametrize("line", OURS)
def test_every_command_of_ours_in_the_docs_can_be_said(line: str) -> None:
    """As it stands, with what is in brackets and without it."""
    for text in (re.sub(r"\s*\[[^\]]*\]", "", line), line.replace("[", "").replace("]", "")):
        for command in text.split("&"):
            words = [word for word in command.split() if "=" not in word.split("-")[0] or word.startswith("--")]
            if words:
                assert words[0] == "taverne"
                parser().parse_args(words[1:])


def test_settings_named_in_the_docs_and_files_exist() -> None:
    known = {f"TAVERNE_{name.upper()}" for name in Settings.__struct_fields__} | {"TAVERNE_DATA"}
    texts = [DOCS, *(file.read_text(encoding="utf-8") for file in DEPLOY.iterdir())]
    named = {name for text in texts for name in re.findall(r"TAVERNE_[A-Z]+(?:_[A-Z]+)*", text)}
    assert named <= known, named - known
    for name in re.findall(r"^\| `(\w+)`", DOCS, re.MULTILINE):
        assert name in Settings.__struct_fields__


async def test_looking_after_a_server_as_the_docs_say(tmp_path: Path) -> None:
    """Serve, play, examine, copy, lose everything, bring it back, and go on: by the commands themselves."""
    house = Process(str(tmp_path / "house.sqlite3"))
    house.start()
    await house.ready()
    async with Person(house.url, "Ann") as ann:
        page = await ann.page(await ann.table("me", "bot:easy"))
        await play_on(page)
        code = (await ann.get("/api/me"))["code"]
    environment = os.environ | {"TAVERNE_DB": str(tmp_path / "house.sqlite3")}

    def run(*words: str) -> str:
        done = subprocess.run(
            [sys.executable, "-m", "taverne", *words], env=environment, cwd=tmp_path, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    run("doctor")
    run("backup", "before.backup")
    assert "Ann" in run("people", "list")
    run("keys", "--rotate", "--days", "30")
    run("reports")
    house.kill()
    for file in tmp_path.glob("house.sqlite3*"):
        file.unlink()
    run("restore", "before.backup")
    run("doctor")
    again = Process(str(tmp_path / "house.sqlite3"), port=house.port)
    again.start()
    try:
        await again.ready()
        async with Person(again.url) as ann:
            assert (await ann.post("/api/me/carry", {"code": code}))["name"] == "Ann"
            assert len(await ann.get("/api/tables?list=mine")) == 1
    finally:
        again.kill()


def test_every_command_of_ours_in_the_docs_is_run(tmp_path: Path) -> None:
    """As it stands, with what is in brackets, in the order of the docs and on one house; servers until they answer."""
    named = asyncio.run(lived_in(tmp_path))
    environment = os.environ | {"TAVERNE_DATA": str(tmp_path)}
    for line in OURS:
        back = " restore " in f" {line} "
        text = line.replace("[", "").replace("]", "")
        for word, meant in {**named, "URL": f"sqlite:///{tmp_path / ('back' if back else 'taverne')}.sqlite3"}.items():
            text = re.sub(rf"\b{word}\b", meant, text)
        if "taverne serve" in line:
            is_served(text, tmp_path, environment)
        else:
            command = ["bash", "-c", OURSELVES + text]
            done = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True)
            assert (done.returncode, done.stderr) == (0, ""), text


async def lived_in(folder: Path) -> dict[str, str]:
    """Leave a database in a folder; return what stands for the words in capitals in the docs."""
    async with running(folder / "taverne.sqlite3") as server, Person(server.url, "Ann") as ann:
        table = await ann.table("me", "open")
        await ann.http.post(f"/api/tables/{table}/report", json={"seat": 0, "text": "too loud"})
        person = (await ann.get("/api/me"))["id"]
    return {"NAME": "Ann", "ID": person, "TEXT": "loud", "TABLE": table, "FILE": "copy.backup"}


def is_served(text: str, folder: Path, environment: dict[str, str]) -> None:
    """Run servers until each has answered: on files and ports of their own, which more than one test must share."""
    ports = []
    for number, words in enumerate(re.findall(r"taverne serve(?: --port \d+)?", text)):
        ports.append(free_port())
        text = text.replace(words, f"taverne serve --port {ports[-1]} --db {folder / f'served{number}.sqlite3'}", 1)
    command = ["bash", "-c", f"{OURSELVES}{text.rstrip('& ')} & wait"]
    servers = subprocess.Popen(command, env=environment, cwd=folder, start_new_session=True, stdout=subprocess.DEVNULL)
    try:
        for port in ports:
            answered(f"http://127.0.0.1:{port}/ready")
    finally:
        os.killpg(servers.pid, signal.SIGKILL)
        servers.wait()


def answered(url: str) -> None:
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        with suppress(httpx.HTTPError):
            assert httpx.get(url).status_code == 200
            return
        time.sleep(0.05)
    raise AssertionError(f"{url} does not answer")


def test_the_unit_is_one(tmp_path: Path) -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / "taverne.service")
    assert unit["Service"]["ExecStart"].endswith("taverne serve --port 8000")
    if shutil.which("systemd-analyze"):
        text = (DEPLOY / "taverne.service").read_text(encoding="utf-8")
        file = tmp_path / "taverne.service"
        file.write_text(text.replace("/opt/taverne/bin/taverne serve --port 8000", "/bin/true"), encoding="utf-8")
        done = subprocess.run(["systemd-analyze", "verify", str(file)], capture_output=True, text=True)
        assert "taverne.service" not in done.stderr, done.stderr


def test_containers_name_files_and_services_that_are_there() -> None:
    plan = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    assert set(plan["services"]) == {"first", "second", "db", "cache", "door"}
    for service in plan["services"].values():
        if "build" in service:
            assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
            assert set(service["depends_on"]) <= set(plan["services"])
    subnet = plan["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert plan["services"]["first"]["environment"]["TAVERNE_PROXIES"] == subnet
    watchers = Networks(plan["services"]["first"]["environment"]["TAVERNE_WATCHERS"].split(","))
    assert str(next(ip_network(subnet).hosts())) not in watchers, "some guests come from the gateway"
    copied = re.findall(r"^COPY (\S+)", (DEPLOY / "Dockerfile").read_text(encoding="utf-8"), re.MULTILINE)
    assert copied[0] == "requirements.txt"


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_proxies_pass_on_what_the_server_needs(name: str) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    said = "\n".join(line for line in text.splitlines() if not line.strip().startswith("#"))
    assert said.count("{") == said.count("}")
    assert "/metrics" in said
    served = re.findall(r"--port (\d+)", (DEPLOY / "taverne.service").read_text(encoding="utf-8"))
    assert re.findall(r"127\.0\.0\.1:(\d+)", said) == served, "whoever takes both files as they are has a tavern"
    if name == "nginx.conf":
        for needed in ("Host $host", "X-Forwarded-For $remote_addr", "X-Forwarded-Proto", "Upgrade $http_upgrade"):
            assert f"proxy_set_header {needed}" in text


@pytest.mark.skipif(shutil.which("nginx") is None, reason="no nginx here")
def test_nginx_reads_its_file(tmp_path: Path) -> None:
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    text = (
        re.sub(r"^ *ssl_certificate.*\n", "", text, flags=re.MULTILINE)
        .replace("443 ssl", "4430")
        .replace("80;", "8080;")
    )
    (tmp_path / "conf").write_text(f"events {{}}\npid {tmp_path}/pid;\nhttp {{\n{text}\n}}\n", encoding="utf-8")
    done = subprocess.run(["nginx", "-t", "-c", str(tmp_path / "conf")], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_dashboard_asks_for_counts_that_there_are() -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    told = metrics.exposition().decode()
    asked = {
        name
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"taverne_\w+", target["expr"])
    }
    assert len(asked) >= 8
    for name in asked:
        plain = re.sub(r"_(bucket|total)$", "", name)
        assert f"# TYPE {plain}" in told, name


@pytest.mark.parametrize("file", sorted(ROOT.glob("requirements*.txt")), ids=lambda file: file.name)
def test_every_package_is_pinned_with_its_checksums_and_no_address(file: Path) -> None:
    parts = sbom.python_parts(file)
    assert parts
    assert [part["name"] for part in parts if not part["hashes"]] == []
    assert "://" not in file.read_text(encoding="utf-8")


def test_the_bill_names_everything_that_is_installed() -> None:
    bill = sbom.bill()
    names = {part["name"] for part in bill["components"]}
    assert {"litestar", "msgspec", "cryptography", "preact", "@fontsource/alegreya"} <= names
    assert len({part["bom-ref"] for part in bill["components"]}) == len(bill["components"])
    assert all(part["hashes"] for part in bill["components"])


def test_the_built_client_carries_the_licences_of_its_works() -> None:
    static = ROOT / "src/taverne/server/static"
    if not (static / "licences.txt").is_file():
        pytest.skip("the client is not built, or was built before licences were part of it")
    text = (static / "licences.txt").read_text(encoding="utf-8")
    for words in ("SIL OPEN FONT LICENSE", "MIT License", "Apache License", "@preact/signals", "game-icons"):
        assert words.lower() in text.lower(), words
