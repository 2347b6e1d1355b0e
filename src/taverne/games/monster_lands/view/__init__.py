"""What a seat of Monster Lands may see, and the states that it may believe to be true.
Rules are left to ``rules``, words to ``locale``."""
