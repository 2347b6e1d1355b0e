"""The map as heroes travel it: ways, powers of elementals, tiles revealed, and the free actions of places.
Fights are left to ``combat``."""
