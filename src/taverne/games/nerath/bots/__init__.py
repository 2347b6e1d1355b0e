"""The bots of Conquest of Nerath and how they think.
They see what their seat may believe and nothing else."""

from .players import BOTS as BOTS
