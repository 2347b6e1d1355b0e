### The story of a match of Euthia: its figures, and why it ended.

figure-score = Score
figure-reputation = Reputation
figure-gold = Gold
figure-quests = Quests
figure-health = Health
story-end-rounds = Round { $n } was the last.
story-end-reached = The goal of the scenario was reached in round { $n }.
story-end-missed = Round { $n } ended without the goal of the scenario being reached.

## What a puzzle asks for

puzzle-role = You are { $role }.
want-gold = Gain { $n } gold
want-score = Raise your score by { $n }
want-reputation = Gain { $n } reputation
