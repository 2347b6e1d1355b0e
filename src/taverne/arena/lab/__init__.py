"""The lab: what changes when options or values of a box are varied and equal bots play.

Playing many games is left to the pool.
"""

from taverne.arena.lab.explore import LabReport, lab
from taverne.arena.lab.trials import RoleLine, Trial

__all__ = ["LabReport", "RoleLine", "Trial", "lab"]
