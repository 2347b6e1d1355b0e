"""The Trade action: offers, purchases, sales, hero tiles revealed and learned, slots unlocked.
Where things then lie is left to ``goods``."""
