"""Structured logs: one JSON object a line, on standard error.

What is worth a line is left to whoever writes it.
"""

from __future__ import annotations

import logging
import sys

import structlog


def configure(level: str) -> None:
    """Write everything of ``level`` and above; never the values of variables, which may be secrets of a match."""
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.ExceptionRenderer(structlog.tracebacks.ExceptionDictTransformer(show_locals=False)),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(level=max(number, logging.WARNING), stream=sys.stderr)
