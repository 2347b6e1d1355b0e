"""How the bots of Euthia think: ways over the map, what things are worth, fights, trade.
Rules, views and odds know nothing of it."""
