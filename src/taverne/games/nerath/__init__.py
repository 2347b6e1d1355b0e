"""Conquest of Nerath: four realms, or two alliances of them, fight over lands, seas and dungeons.
Holds this game only; seats, dice and logs come from the engine, words from ``locale``."""
