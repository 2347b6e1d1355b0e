"""How a greedy hero of Euthia answers, by the kind of question.

What is worth how much is left to ``values``; which turn to take, to ``turn_plans``.
"""
