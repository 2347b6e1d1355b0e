"""Structured logs: one JSON object a line, on standard error.

What is worth a line is left to whoever writes it.
"""

from __future__ import annotations

import logging
import sys

import structlog


class OneLine(logging.Handler):
    """What libraries log becomes a line like our own."""

    def emit(self, record: logging.LogRecord) -> None:
        try:
            told, trace = record.getMessage(), record.exc_info
            structlog.get_logger().log(record.levelno, "library", logger=record.name, told=told, exc_info=trace)
        except Exception:
            self.handleError(record)


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
    root = logging.getLogger()
    root.setLevel(max(number, logging.WARNING))
    root.handlers = [*(known for known in root.handlers if not isinstance(known, OneLine)), OneLine()]
