"""Types are planned by one thread at a time: a process whose threads first meet a type together lives on.

Threads that meet at an unplanned type crash the interpreter within some hundred tries: here in a process of its own.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import taverne

TRIES = '''
import msgspec, sys, threading, types
from taverne.engine.type_plans import ready

SOURCE = """
from __future__ import annotations
import msgspec
class Step(msgspec.Struct):
    said: tuple[str, ...] = ()
class About(msgspec.Struct):
    steps: tuple[Step, ...] = ()
class File(msgspec.Struct):
    about: About
    more: dict[str, About] = {}
"""
sys.setswitchinterval(1e-6)
for number in range(300):
    module = types.ModuleType(f"file{number}")
    sys.modules[module.__name__] = module
    exec(SOURCE, module.__dict__)
    together = threading.Barrier(4)
    def read(kind):
        together.wait()
        msgspec.json.decode(b'{"about": {"steps": [{"said": ["a"]}]}}', type=ready(kind))
    threads = [threading.Thread(target=read, args=(module.File,)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
'''


def test_threads_that_first_meet_a_type_together_all_read_it() -> None:
    done = subprocess.run([sys.executable, "-c", TRIES], capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")


def test_whatever_is_read_into_a_type_asks_for_it_to_be_ready() -> None:
    source = Path(taverne.__file__).parent
    reads = re.compile(r"msgspec\.\w+\.decode\([^\n]*type=(?!ready\()|msgspec\.convert\([^\n]*, (?!ready\()[A-Z]")
    found = [str(file.relative_to(source)) for file in source.rglob("*.py") if reads.search(file.read_text())]
    assert found == []
