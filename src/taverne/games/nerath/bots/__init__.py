"""The computer opponents of Conquest of Nerath and how they think.
They see what their seat may believe and nothing else."""

from .levels import BOTS as BOTS
