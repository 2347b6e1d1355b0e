"""What each effect of a card does, by subject; ``registry`` knows them all.
When a card may be played is left to ``timing``."""
