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
want-reputation = Gain { amount-rep }

## Why an answer may be good

hint-gaar = Gaar
hint-dwurt = Dwurt
hint-dwurt-die = Dwurt die
hint-moves = Movement points
hint-tokens = Action tokens
hint-gems = Gems
hint-essences = Essences
hint-resources = Resources
hint-trophies = Trophies
hint-worn = Slots filled
hint-sacks = Pieces in sacks
hint-locked = Locked slots
hint-goal-mine = you can mine there
hint-goal-trade = you can trade there
hint-goal-treasure = a treasure lies there
hint-goal-challenge = an elemental can be challenged there
hint-goal-quest = a quest can be completed there
hint-goal-chapel = the Chapel heals there
hint-goal-explore = new land is revealed from there
hint-goal-vigil = waiting there serves the scenario
hint-goal-deliver = villagers can be handed over there
hint-goal-gather = villagers wait there
hint-goal-revoke = an elemental can be revoked there
hint-goal-clue = a witness can be questioned there
hint-goal-legend = a legend can be completed there
hint-goal-unravel = a spell can be unravelled there
hint-goal-seal_emblem = an emblem can be sealed there
hint-goal-ward = a post can be warded there
hint-fight = Your chance of winning this fight is { $percent }%, of dying { $die }%; you lose { $wounds } health on average.
hint-fight-there = A monster guards { $space_the }: your chance of winning is { $percent }%, of dying { $die }%; you lose { $wounds } health on average.
hint-fight-then = After it your chance of winning the fight is { $percent }%, of dying { $die }%; you lose { $wounds } health on average.
hint-fight-before = As things stand, your chance of winning this fight is { $percent }%, of dying { $die }%; you lose { $wounds } health on average.
hint-foe-before = As things stand, the hero’s chance of winning is { $percent }%, of dying { $die }%.
hint-foe-then = After it the hero’s chance of winning is { $percent }%, of dying { $die }%; health lost on average: { $wounds }.
hint-there = { START($space_the) }: { $what }, { $free ->
        [yes] without an action token.
       *[no] for an action token.
    }
hint-explore = { $n ->
        [one] From { $space_the } one new tile comes into sight.
       *[other] From { $space_the } { $n } new tiles come into sight.
    }
hint-way = { $n ->
        [one] One space is a step away from { $space_the }
       *[other] { $n } spaces are a step away from { $space_the }
    }; { $moves ->
        [0] that leaves no movement points.
        [one] that leaves one movement point.
       *[other] that leaves { $moves } movement points.
    }
hint-walk = { $n ->
        [one] One step
       *[other] { $n } steps
    }; { $left ->
        [0] no token is left for an action.
        [one] one token is left for an action.
       *[other] { $left } tokens are left for actions.
    }
hint-end = { $n ->
        [0] All action tokens are used
        [one] One action token is unused
       *[other] { $n } action tokens are unused
    }{ $moves ->
        [0] {"."}
        [one] {","} and one movement point lapses.
       *[other] {","} and { $moves } movement points lapse.
    }
hint-arrange = { $n ->
        [0] Nothing lies in your sacks
        [one] One piece lies in your sacks
       *[other] { $n } pieces lie in your sacks
    }; { $free ->
        [0] no slot is free.
        [one] one slot is free.
       *[other] { $free } slots are free.
    }
hint-trade = { $n ->
        [0] Your { $gold } gold pays for nothing on offer: you can still sell or learn.
        [one] Your { $gold } gold pays for one thing on offer.
       *[other] Your { $gold } gold pays for any of { $n } things on offer.
    }
hint-mine = You carry { $n ->
        [0] no resource
        [one] one resource
       *[other] { $n } resources
    } so far.
hint-challenge = { $then ->
        [yes] After it the roll brings
       *[no] The dice alone bring
    } an essence { $percent }% of the time{ $lesser ->
        [0] {""}
       *[other] {","} something else { $lesser }%
    }{ $wounds ->
        [0] {"."}
       *[other] {","} and wounds { $wounds }%, { $worst } at most; you have { $n } of { $most } health{ $die ->
            [0] {"."}
           *[other] {","} and die { $die }% of the time.
        }
    }
hint-standing = You keep { $health } of { $most } health and { $gold ->
        [0] have no gold.
       *[other] { $gold } gold.
    }
hint-roll-damage = Total of the roll: { $low } to { $high }; damage: { $n } to { $most }.
hint-roll-wounds = Total of the roll: { $low } to { $high }; wounds: { $n } to { $most }.
hint-roll-health = You then have { $n } health.
hint-gem = You have { $n ->
        [0] no such gem.
        [one] one such gem.
       *[other] { $n } such gems.
    }
hint-essence = You have { $n ->
        [0] no such essence.
        [one] one such essence.
       *[other] { $n } such essences.
    }
hint-resource = { START($resource_the) } sells for up to { $gold } gold{ $rep ->
        [0] {"."}
       *[other] {" "}or { $rep } reputation.
    }
hint-card = It is a { $metal ->
        [gold] gold
       *[silver] silver
    } card; you hold { $n ->
        [one] one card.
       *[other] { $n } cards.
    }
hint-trophy = You have { $n ->
        [0] no trophy yet
        [one] one trophy
       *[other] { $n } trophies
    }; { $free ->
        [0] no sack is free.
        [one] one sack is free.
       *[other] { $free } sacks are free.
    }
hint-buy = Costs { $cost } of your { $gold } gold{ $health ->
        [0] {"."}
       *[other] {";"} worn, it gives { $health } health.
    }
hint-learn = An ability worth { $cost } gold{ $health ->
        [0] {"."}
       *[other] {";"} it gives { $health } health.
    }
hint-relearn = An ability worth { $cost } gold takes the place of another{ $health ->
        [0] {"."}
       *[other] {";"} it gives { $health } health.
    }
hint-sell = It fetches { $n } gold; new it costs { $cost }.
hint-tile-gone = It is worth { $cost } gold new{ $health ->
        [0] {"."}
       *[other] {","} and gives { $health } health while worn.
    }
hint-tile = It is worth { $cost } gold{ $health ->
        [0] {"."}
       *[other] {","} and gives { $health } health while worn.
    }
hint-carry = { $n ->
        [0] No token is unused.
        [one] One token is unused; it lapses unless you keep it.
       *[other] { $n } tokens are unused; all but the one you keep lapse.
    }
hint-avoid = It costs one of your { $n } Dwurt, and nothing happens.
hint-resolve = This face: wounds { $wounds }, reputation lost { $rep }, Dwurt gained { $dwurt }, silver cards gained { $silver }.
hint-lay = { $n ->
        [one] One tile is still to come.
       *[other] { $n } tiles are still to come.
    }
hint-hero = { $hero } begins with { $health } health, { $sacks ->
        [one] { $sacks } sack
       *[other] { $sacks } sacks
    } and room for { $gaar } Gaar.
