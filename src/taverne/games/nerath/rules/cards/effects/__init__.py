"""What each effect of a card does, by subject: whether it would do anything, and doing it.
Which function is which verb's stands in ``rules.verbs``; when a card may be played is left to ``timing``."""
