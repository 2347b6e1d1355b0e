"""Quick odds of a combat for one fixed way of playing it (``policy``), with which bots plan many fights ahead.
What is shown to people is ``best_play``."""
