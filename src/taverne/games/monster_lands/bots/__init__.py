"""The bots of Monster Lands: what things are worth, whom to send where, what to buy, how to search.
Rules, views and odds know nothing of it."""

from .players import BOTS

__all__ = ["BOTS"]
