"""Calibration: whether odds hold, by fights of each game that were played out after the odds were shown.

``python -m benchmarks.calibrate GAME`` runs it; what the figures mean is said in docs/odds.md.
"""
