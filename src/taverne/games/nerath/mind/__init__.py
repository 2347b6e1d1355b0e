"""How the bots of Conquest of Nerath think: what lands and units are worth, single moves, whole turns.
Rules, views and odds know nothing of it."""
