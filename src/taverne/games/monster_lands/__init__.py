"""Monster Lands: clans of mercenaries fight monsters and retake the lands of a besieged queen.
Holds this game only; seats, dice and logs come from the engine, words from ``locale``."""
