"""What is counted and timed, for Prometheus at ``/metrics``.

Counting is done where things happen; showing it is left to the routes.
"""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()
_FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0)

ACTIONS = Counter("taverne_actions", "Actions written down", ["by"], registry=REGISTRY)
REFUSALS = Counter("taverne_refusals", "Messages refused", ["key"], registry=REGISTRY)
COMMITS = Counter("taverne_commits", "Group commits of log lines", registry=REGISTRY)
COMMIT_SECONDS = Histogram("taverne_commit_seconds", "Duration of a group commit", buckets=_FAST, registry=REGISTRY)
ACT_SECONDS = Histogram("taverne_act_seconds", "From receipt to acknowledgement", buckets=_FAST, registry=REGISTRY)
THINK_SECONDS = Histogram("taverne_think_seconds", "Time bots think", buckets=_FAST, registry=REGISTRY)
REQUESTS = Counter("taverne_requests", "HTTP requests", ["method", "status"], registry=REGISTRY)
SOCKETS = Gauge("taverne_sockets", "Open WebSockets", registry=REGISTRY)
ROOMS = Gauge("taverne_rooms", "Tables in memory", registry=REGISTRY)
BROKEN = Counter("taverne_broken_rules", "Legal actions on which the rules failed", ["game"], registry=REGISTRY)


def exposition() -> bytes:
    """Return everything in Prometheus' text format."""
    return generate_latest(REGISTRY)
