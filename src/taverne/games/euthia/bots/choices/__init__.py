"""How a greedy hero of Euthia answers, by the kind of question."""
