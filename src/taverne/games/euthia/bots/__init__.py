"""The bots of Euthia and how they think: paths over the map, what things are worth, fights, trade.
Rules, views and odds know nothing of them."""

from .players import BOTS

__all__ = ["BOTS"]
