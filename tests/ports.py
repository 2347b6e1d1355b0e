"""Ports for the servers of tests: below those that the system gives to outgoing connections, and far apart for each
worker, so that nobody else takes one between the moment it is found free and the moment a server listens on it."""

from __future__ import annotations

import itertools
import os
import socket

LOW, HIGH = 12_000, 32_000
_NUMBERS = itertools.count(os.getpid() * 4_093)


def free_port() -> int:
    """Return a port on which nobody listens; no other call of this process returns it again."""
    for number in itertools.islice(_NUMBERS, HIGH - LOW):
        port = LOW + number % (HIGH - LOW)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("no port is free")
