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

hint-fight-on = Fought to the end, this battle is won { $percent }% of the time.
hint-fight-leave = Leaving keeps what is left of the army; fought to the end, the battle would be won { $percent }% of the time.

## What a puzzle asks for

puzzle-role = You lead { $role_the }.
puzzle-prompt-order = { $realm }: everyone { $space_at } who can sets out together. Where to?
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

## Why an answer may be good

hint-cards = Cards
hint-attack = { $how ->
        [plan] From here you can attack { $space_the } and win
       *[go] The attack on { $space_the } is won
    } { $percent }% of the time, with average losses of { $ours } gold against { $theirs }{ $points ->
        [0] {"."}
        [one] {","} for 1 point.
       *[other] {","} for { $points } points.
    }
hint-walk-in = { $how ->
        [plan] From here you can take { $space_the } without a battle
       *[go] Nobody defends { $space_the }
    }{ $points ->
        [0] {"."}
        [one] {":"} 1 point.
       *[other] {":"} { $points } points.
    }
hint-dungeon = The guardians of { $space_the } are beaten { $percent }% of the time.
hint-large = A large battle for { $space_the }: { $n } more units of yours, { $foes } defending.
hint-declared = { $n ->
        [one] One attack is declared; on { $space_the } it
       *[other] { $n } attacks are declared; the most doubtful one, on { $space_the },
    } is won { $percent }% of the time.
hint-no-attack = No attack is declared: no land is lost and none is won, with { $n ->
        [one] 1 point so far.
       *[other] { $n } points so far.
    }
hint-select = { $n ->
        [0] None of your units stands
        [one] One unit of yours stands
       *[other] { $n } units of yours stand
    } { $space_at }; { $enemies ->
        [0] no enemy land borders on it.
        [one] one enemy land borders on it.
       *[other] { $enemies } enemy lands border on it.
    }
hint-join = { $n ->
        [0] None of your units is { $space_at } yet
        [one] One unit of yours is { $space_at } already
       *[other] { $n } units of yours are { $space_at } already
    }; { $enemies ->
        [0] no enemy land borders on it.
        [one] one enemy land borders on it.
       *[other] { $enemies } enemy lands border on it.
    }
hint-board = From { $space_the }, { $enemies ->
        [0] no enemy coast is within reach right away.
        [one] one enemy coast is within reach.
       *[other] { $enemies } enemy coasts are within reach.
    }
hint-stay = { $n ->
        [0] Nobody stays
        [one] One unit stays
       *[other] { $n } units stay
    } { $space_at }; { $enemies ->
        [0] no enemy land borders on it.
        [one] one enemy land borders on it.
       *[other] { $enemies } enemy lands border on it.
    }
hint-stay-aboard = The landing { $space_at } is called off; nobody is risked there.
hint-unit = { START($unit_the) } attacks with { $n ->
        [one] a d{ $sides }
       *[other] { $n } dice, the best a d{ $sides },
    } and costs { $cost } gold.
hint-unit-plain = { START($unit_the) } rolls nothing in an attack and costs { $cost } gold.
hint-loss = This unit costs { $cost } gold; the cheapest one here costs { $least }.
hint-guardian-die = A d{ $sides } hits { $percent }% of the time.
hint-die = A d{ $sides } hits { $percent }% of the time.
hint-wait = { $n ->
        [one] The card stays in hand for another moment.
        [2] Both cards stay in hand for another moment.
       *[other] All { $n } cards stay in hand for another moment.
    }
hint-wait-fight = As it stands, your side wins this battle { $percent }% of the time.
hint-play-fight = Before { $card }, your side wins this battle { $percent }% of the time.
hint-play = After { $card } you have { $n ->
        [0] no card left.
        [one] one card left.
       *[other] { $n } cards left.
    }
hint-treasure = { $card } scores { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
hint-buy = { $n ->
        [one] Rolls a d{ $sides }
       *[other] Rolls { $n } dice, the best a d{ $sides }
    }; you have { $have } of them, and { $left } gold left after it.
hint-buy-plain = Rolls no die of its own; you have { $have } of them, and { $left } gold left after it.
hint-save = You keep { $n } gold.
hint-save-moves = { $n ->
        [0] Nobody has to move any more.
        [one] Units of one space stay where they are.
       *[other] Units of { $n } spaces stay where they are.
    }
hint-throw = { $n ->
        [one] The card rolls one d{ $sides } there
       *[other] The card rolls { $n } d{ $sides } there
    } (hits on average: { $hits }).
hint-bottom = { $card } comes up only when the rest of the deck is drawn.
hint-realm = { START($realm_the) } has { $gold } gold, { $lands ->
        [one] one land
       *[other] { $lands } lands
    } and { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
hint-entrance = { $n ->
        [0] No guardian is { $space_at }.
        [one] One guardian is { $space_at } already.
       *[other] { $n } guardians are { $space_at } already.
    }
hint-foes = { $n ->
        [one] One enemy unit, worth { $gold } gold, stands
       *[other] { $n } enemy units, worth { $gold } gold, stand
    } { $space_at }.
hint-army = Your armies keep { $n ->
        [one] one unit
       *[other] { $n } units
    }, worth { $gold } gold.
hint-agree = Your ally’s choice stands for { $n ->
        [one] one hit.
       *[other] { $n } hits.
    }
hint-refuse = Each realm takes half of { $n ->
        [one] one hit.
       *[other] { $n } hits.
    }
