"""Runs the check of one game's odds. What is counted and told is left to ``check``, positions to each game's module."""

from benchmarks.calibrate.check import main

main()
