### The story of a match of Conquest of Nerath: its figures, what points are made of, and why it ended.

figure-points = Victory points
figure-lands = Lands
figure-gold = Gold
figure-army = Value of the armies
figure-treasures = Treasures
score-conquests = Lands taken
story-end-goal = One side alone had reached its goal at the end of round { $round }.
story-end-ahead = Several sides had reached their goal; at the end of round { $round } one was ahead.
story-end-capitals = In round { $round } one side held every capital.
story-end-last = In round { $round } only one side was left.
story-end-limit = Round { $round } was the last one agreed on.
story-round = Round { $round }
story-round-of = Round { $round }, { $seat_you ->
        [yes] your turn
       *[no] { $seat }’s turn
    }
story-start = Before the first round

hint-fight-on = Fought to the end, this battle is won in { $percent }% of cases.
hint-fight-leave = Leaving keeps what is left of the army; fought to the end, the battle would be won in { $percent }% of cases.

## What a puzzle asks for

puzzle-role = You lead { $role_the }.
puzzle-prompt-order = { $realm }: everyone in { $space_the } who can sets out together. Where to?
want-points = Win { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
}
want-lands = Hold { $n ->
    [one] 1 more land
   *[other] { $n } more lands
}
want-treasures = Win { $n ->
    [one] a treasure
   *[other] { $n } treasures
}
