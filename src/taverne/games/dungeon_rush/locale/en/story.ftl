### The story of a match of Dungeon Rush: its figures, and why it ended.

figure-coins = Coins
figure-monsters = Monsters beaten
figure-failures = Failures
figure-skills = Skill points
story-end-rounds = Round { $n } was the last: the dungeon is empty.
story-round = { $round ->
    [10] The final fight
   *[other] Round { $round }
}
story-axis = { $round ->
    [10] final
   *[other] { $round }
}
hint-beats-alone = This hero beats { $monster_the } alone.
hint-beats-together = Both heroes together beat { $monster_the }.
hint-beats-not = You cannot beat { $monster_the }, but nobody else will get it.

## What a puzzle asks for

puzzle-role = Your heroes: { $role_the }.
want-coins = Gain { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
