### The story of a match of Monster Lands: its figures, and why it ended.

figure-points = Points
figure-glory = Glory
figure-gold = Gold
figure-members = Clan members
figure-regions = Regions
story-end-glory = { $seat_you ->
        [yes] You reached { $n } glory in turn { $turn }: that ends the match.
       *[no] { $seat } reached { $n } glory in turn { $turn }: that ends the match.
    }
story-end-turns = Turn { $turn } was the last.
story-round = Turn { $round }
story-start = Before the first turn

## What a puzzle asks for

puzzle-role = You lead { $role }’s clan.
want-gold = Gain { $n } gold
want-points = Gain { $n ->
    [one] 1 point
   *[other] { $n } points
}
want-glory = Gain { $n } glory
