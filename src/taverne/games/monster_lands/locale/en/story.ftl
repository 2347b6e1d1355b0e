### The story of a match of Monster Lands: its figures, and why it ended.

figure-points = Points
figure-glory = Glory
figure-gold = Gold
figure-members = Clan members
figure-regions = Regions
story-end-glory = { $seat_you ->
        [yes] You reached { amount-glory } in turn { $turn }: that ends the match.
       *[no] { $seat } reached { amount-glory } in turn { $turn }: that ends the match.
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
want-glory = Gain { amount-glory }

## Why an answer may be good

hint-force = Force dice
hint-magic = Magic dice
hint-persuasion = Persuasion dice
hint-reputation = Reputation
hint-defence = Defence tokens
hint-potion = Potions
hint-venom = Venoms
hint-traps = Traps
hint-trophies = Trophy points
hint-wages = Wages
hint-wounds = Wounds
gift-loot = a loot token of your choice
gift-gear = an equipment card of your choice
gift-recruit = a recruit of your choice
hint-pawn = { $n ->
        [one] Your last die would fetch 1 gold.
       *[other] Your { $n } dice would fetch 1 gold each.
    }
hint-mine = The best free slot pays { $n } gold.
hint-laboratory = The best free slot brews { $n ->
        [one] one token
       *[other] { $n } tokens
    }, potions or venoms.
hint-slot = This slot brews { $n ->
        [one] one token
       *[other] { $n } tokens
    }, potions or venoms.
hint-sells = { $n ->
        [0] You cannot pay for anything { $building_at } yet.
        [one] One thing { $building_at } is within your means, at { $price } gold.
       *[other] { $n } things { $building_at } are within your means, from { $price } gold.
    }
hint-region = { START($region_the) } gives: { $gives }.
hint-unmanaged = { $n ->
        [one] One region stays without a manager and gives nothing.
       *[other] { $n } regions stay without managers and give nothing.
    }
hint-beat = { $how ->
        [plan] With all that helps, on expedition { $n }, { $mercenary_the }
        [go] As it stands, { $mercenary_the }
       *[add] With it, { $mercenary_the }
    } beats { $monster_the } { $percent }% of the time, and survives { $survive }%.
hint-conquer = { $how ->
        [plan] With all that helps, on expedition { $n }, { $mercenary_the }
        [go] As it stands, { $mercenary_the }
       *[add] With it, { $mercenary_the }
    } conquers { $region_the } { $percent }% of the time.
hint-mission = { $how ->
        [plan] With all that helps, { $mercenary_the }
        [go] As it stands, { $mercenary_the }
       *[add] With it, { $mercenary_the }
    } wins the mission { $percent }% of the time, and reaches its objective { $alone }%.
hint-sent = { START($mercenary_the) } would go { $place_at } with { $dice ->
        [one] one die
       *[other] { $dice } dice
    }: nothing is rolled there.
hint-free = { $n ->
        [0] Nothing else can be done just now.
        [one] One thing can be done without using up the action.
       *[other] { $n } things can be done without using up the action.
    }
hint-unused = Keeps what you have: { $n ->
        [0] no dice
        [one] one die
       *[other] { $n } dice
    } and { $gold } gold.
hint-off = This die takes { $n } gold off the price.
hint-held = { $n ->
        [0] It is your last die of that colour.
        [one] One more die of that colour stays with you.
       *[other] { $n } more dice of that colour stay with you.
    }
hint-have = { $n ->
        [0] You have no such die now.
        [one] You have one such die now.
       *[other] You have { $n } such dice now.
    }
hint-recruit = Brings { $dice ->
        [one] one die
       *[other] { $dice } dice
    } a turn and { $reputation } reputation.
hint-lead = Leads for no wages, with { $dice ->
        [one] one die
       *[other] { $dice } dice
    } a turn and { $reputation } reputation.
hint-dismiss = You lose { $dice ->
        [0] no dice
        [one] one die a turn
       *[other] { $dice } dice a turn
    } and { $reputation } reputation.
hint-keep = { $n ->
        [0] Your purse stays empty.
       *[other] Your purse still holds { $n } gold.
    }
hint-nobody = You give up { $equipment_the }.
hint-wears = { START($mercenary_the) } { $n ->
        [0] carries no equipment yet
        [one] carries one equipment card already
       *[other] carries { $n } equipment cards already
    }.
hint-loot-kept = { $n ->
        [one] The token stays with you for another moment.
       *[other] Your { $n } tokens stay with you for another moment.
    }
hint-loot-trophy = It scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end, or brings { $gold } gold at any time.
hint-loot-later = When its moment comes it gives: { $gives }.
hint-loot-goods = It gives: { $gives }.
hint-loot-battle = It waits for its moment; with it you have { $n ->
        [one] one loot token
       *[other] { $n } loot tokens
    }.
hint-paid = You pay { $due } gold and keep { $left }.
hint-unpaid = The wages come to { $due } gold, { $left } more than you have: somebody would leave.
hint-traps-left = { $n ->
        [0] It is the last trap.
        [one] One trap stays.
       *[other] { $n } traps stay.
    }
hint-potions-lost = { $n ->
        [one] One potion is lost.
       *[other] { $n } potions are lost.
    }
hint-heal = Another wound would be the death of { $mercenary_the }.
hint-sold = The trophy brings { $gold } gold now, and { $points ->
        [one] one point fewer
       *[other] { $points } points fewer
    } at the end.
hint-clan = { $n ->
        [0] No mercenary of this affinity is
        [one] One mercenary of this affinity is
       *[other] { $n } mercenaries of this affinity are
    } at the Tavern; matching icons score more.
hint-roll-goal = The chance that this roll alone reaches { $n } is { $percent }%.
hint-roll-either = This roll alone captures { $percent }% of the time, and kills { $kill }%.
hint-roll-kill = This roll alone kills { $percent }% of the time.
hint-capture = The capture brings { $glory } glory and { $gold } gold.
hint-kill = The kill brings { $glory } glory, { $gold } gold and a trophy of { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
hint-total = The total comes to { $n } of { $goal }.
hint-total-kill = The total comes to { $n }; a kill takes { $goal }.
hint-shield = The mercenary withstands the attack { $survive }% of the time; the dice that stay beat the monster { $percent }%.
hint-hits = { $n ->
        [0] No hit gets through
        [one] One hit gets through
       *[other] { $n } hits get through
    }; { $room ->
        [0] the mercenary is wounded already and stands none
       *[other] the mercenary stands one
    }.
hint-redirect = At stake: { $n ->
        [one] one Attack die.
       *[other] { $n } Attack dice.
    }
hint-near = { $n ->
        [0] No rival stands here.
        [one] One rival stands here.
       *[other] { $n } rivals stand here.
    }
hint-target = { $n ->
        [0] No dice lie there
        [one] One die lies there
       *[other] { $n } dice lie there
    }, with { $shields ->
        [0] no Defence token.
        [one] one Defence token.
       *[other] { $shields } Defence tokens.
    }
hint-ambush = At stake: { $n ->
        [0] no dice
        [one] one die
       *[other] { $n } dice
    }; { $shields ->
        [0] no Defence token is left then.
        [one] one Defence token is left then.
       *[other] { $shields } Defence tokens are left then.
    }
hint-contract = The contract gives: { $gives }.
hint-contract-kept = You keep what the contract asks for: { $gives }.
hint-talent = It can be used once a turn; your pool has { $n ->
        [one] one die.
       *[other] { $n } dice.
    }
hint-brew = You have { $potions ->
        [one] { $potions } potion
       *[other] { $potions } potions
    } and { $venoms ->
        [one] { $venoms } venom.
       *[other] { $venoms } venoms.
    }
