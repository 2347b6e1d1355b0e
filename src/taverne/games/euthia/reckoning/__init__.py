"""How the odds of a combat are reckoned: both fighters, what they may do to a roll, round after round.
What is asked and answered is left to ``odds``, ``forecast`` and ``midway``."""
