"""The Outside: sending mercenaries on expeditions, and the missions.
Battles are left to ``battle``."""
