"""Chances of battles in Conquest of Nerath: exact figures, forecasts for a state, questions in words, advice.
How battles go is left to ``rules``; what to do about the chances, to players and bots."""
