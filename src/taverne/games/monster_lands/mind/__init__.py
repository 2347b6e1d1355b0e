"""How the greedy bot of Monster Lands thinks: what things are worth, whom to send where, what to buy.
Rules, views and odds know nothing of it."""
