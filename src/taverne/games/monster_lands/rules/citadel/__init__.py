"""The Citadel: buildings, what dice bargain for, purchases.
What a clan then holds is left to ``clan``."""
