### The course of Conquest of Nerath in words: options, turns, movement, reposition, reinforcement, income, victory. Battles and cards have files of their own.

## What is settled before the game

option-mode = Mode
    .help = Every realm for itself, or two alliances of two realms.
option-mode-free_for_all = Free-for-All
    .help = Four players, one realm each, no allies.
option-mode-alliances = Alliances
    .help = Karkoth and the Iron Circle against Vailin and Nerath; two, three or four players.
option-length = Length
    .help = How much a side needs to win.
option-length-short = Short
    .help = 13 victory points, or 20 for an alliance, at the end of a round.
option-length-medium = Medium
    .help = 20 victory points, or 30 for an alliance, at the end of a round.
option-length-long = Long
    .help = All capitals or 8 treasures; for an alliance, all capitals or 12 treasures.
option-higher = Highest total wins
    .help = When several sides reach the goal in the same round, the highest total wins at once; only a tie calls for an extra round.
option-higher-on = Yes
option-higher-off = No, play an extra round
option-limit = Round limit
    .help = A house rule: after this round the side with the most victory points wins; treasures break ties; if those are level too, the victory is shared.
option-limit-0 = None
option-limit-n = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
option-free-for-all = Free-for-All is for four players, not { $seats }.

score-points = Victory points
score-lands = Lands
score-treasures = Treasures

phase-setup = Setup
    .the = the setup
phase-round_end = End of the round
    .the = the end of the round
phase-over = The end
    .the = the end

## Questions

prompt-movement = { $realm }, Movement phase: which units move?
    .asked = Movement phase: which units move?
prompt-order =
    { $n ->
        [0] { $realm }: which units leave { $space_the }, and where to?
        [one] { $realm }: { $n } unit taken { $space_at }. Where to?
       *[other] { $realm }: { $n } units taken { $space_at }. Where to?
    }
    .asked =
        { $n ->
            [0] Which units leave { $space_the }, and where to?
            [one] { $n } unit taken { $space_at }. Where to?
           *[other] { $n } units taken { $space_at }. Where to?
        }
prompt-reposition = { $realm }, Reposition phase: who flies home or leaves a dungeon?
    .asked = Reposition phase: who flies home or leaves a dungeon?
prompt-reinforce = { $realm }, Reinforcement phase: what do you buy? Gold: { $gold }.
    .asked = What do you buy? Gold: { $gold }.
prompt-place = { $realm }: where do you place the new unit ({ $unit })?
    .asked = Where do you place the new unit ({ $unit })?

## Answers

action-select = Move units from { $a_the }
    .args = space
action-take =
    { $count ->
        [1] Take { $a_a }
       *[other] Take { $a_a } (group { $b })
    }
    .args = unit n
action-to = Go to { $a_the }
    .args = space
action-board =
    { $count ->
        [1] Board ship { $a_at }
        [2] Board ship { $a_at } ({ $b })
       *[other] Board ship { $a_at } ({ $b }, { $c })
    }
    .args = space space space
action-land = Land on { $a_the }
    .args = space
action-buy = Buy { $a_a }
    .args = unit
action-at =
    { $count ->
        [1] Place { $a_at }
       *[other] Place { $a_at }, by the castle of { $b_the }
    }
    .args = space space
action-done = Done
action-back = Back
action-draw =
    { $count ->
        [0] Draw nothing
       *[other] Draw
    }
action-roll = Roll

## What happens

event-set-up = The armies stand on their lands, and a hidden guardian waits at the entrance of each dungeon.
first-hand-cards =
    { $n ->
        [one] { $n } event card
       *[other] { $n } event cards
    }
event-first-hand =
    { $cards_count ->
        [0] { START($realm_the) } takes { first-hand-cards }.
       *[other] { START($realm_the) } takes { first-hand-cards }: { $cards }.
    }
event-round = Round { $round } begins.
event-turn =
    { $seat_you ->
        [yes] Your turn: { $realm }, round { $round }.
       *[no] { $seat }’s turn: { $realm }, round { $round }.
    }
event-phase = { $realm }: { $phase }.
event-closed = The phase is closed.
event-moved = { START($realm_the) } moves { $units } from { $from_the } to { $to_the }.
event-attacks = { START($realm_the) } attacks { $to_the } from { $from_the } with { $units }.
event-boarded = { START($realm_the) } takes { $units } aboard { $to_at }, from { $from_the }.
event-landed = { START($realm_the) } lands { $units } { $to_at }, from { $from_the }.
event-landing = { START($realm_the) } declares a landing { $to_at } from { $from_the }: { $units }.
event-no-place = { $realm }: { $unit_the } { $space_at } has nowhere to go and is lost.
event-repopulated =
    { $n ->
        [0] No guardian is left to come to { $space_the }.
        [one] A new guardian comes to { $space_the }.
       *[other] { $n } new guardians come to { $space_the }.
    }
event-placed = { START($realm_the) } buys { $unit_a } for { $cost } gold and places it { $space_at }. Gold left: { $gold }.
event-placed-aboard = { START($realm_the) } buys { $unit_a } for { $cost } gold and places it aboard a ship { $space_at }. Gold left: { $gold }.
income-gold = { $gold } gold
event-income =
    { $whole ->
        [yes] { START($realm_the) } collects { income-gold } and has { $treasury }.
       *[no] Without its capital, { $realm_the } collects only { income-gold } and has { $treasury }.
    }
event-eliminated = { START($realm_the) } has no land and no unit left: it is eliminated.
event-returned = { START($realm_the) } has a foothold again and is back in the game.
event-extra-round = Several sides have reached the goal in the same round ({ $realms }): one more round decides.
event-won =
    { $how ->
        [capitals] { $realms_count ->
            [one] { START($realms_the) } holds all capitals:
           *[other] { START($realms_the) } hold all capitals:
        } { $seats_you ->
            [yes] victory is yours!
           *[no] victory for { $seats }!
        }
        [last] Nobody else is left: { $seats_you ->
            [yes] victory is yours!
           *[no] victory for { $seats }!
        }
        [limit] The last round is over, with { $realms_the } in the lead: { $seats_you ->
            [yes] victory is yours!
           *[no] victory for { $seats }!
        }
       *[other] { $realms_count ->
            [one] { START($realms_the) } has reached the goal:
           *[other] { START($realms_the) } have reached the goal:
        } { $seats_you ->
            [yes] victory is yours!
           *[no] victory for { $seats }!
        }
    }
event-shared = The last round is over, and { $realms_the } are level: { $seats_you ->
        [yes] you share the victory.
       *[no] { $seats } share the victory.
    }
event-over = The war ends in round { $round }.

## Why not

why-no-such-space = There is no space of that name.
why-no-such-unit = There is no unit of that name.
why-select-first = First choose the space whose units should move.
why-must-move-first = One of your units must move and still can: move it first.
why-no-units-there = You have no unit { $space_at }.
why-castle-stays = A castle never moves.
why-only-flyers = { START($unit) }: only flying units, and heroes leaving a dungeon, move in this phase.
why-only-new-units = { START($unit) }: only newly bought units move in this phase.
why-has-attacked = { START($unit) }: it has declared an attack and cannot move again.
why-has-landed = { START($unit) }: it has gone ashore and cannot move again this turn.
why-stays-this-turn = { START($unit) }: it cannot move again this turn.
why-landing-declared = { START($unit) }: its landing { $space_at } is declared.
why-stays-aboard = { START($unit) }: it stays aboard for now.
why-ship-unloaded = { START($unit) }: a unit has left it, so it cannot move again this turn.
why-no-points = { START($unit) }: it has no movement left.
why-cut-off = { START($unit) }: nothing within reach.
why-no-exit = { START($unit) }: there is no friendly land beside this entrance, nor a ship of yours with room.
why-no-haven = { START($unit) }: no friendly land within reach.
why-same-space = { START($unit) }: it is there already.
why-aboard = { START($unit) }: it is aboard and can only go ashore.
why-no-perch = { START($unit) }: a flying unit cannot stop at a dungeon entrance.
why-heroes-only = { START($unit) }: only Fighters and Wizards enter { $space_the }.
why-no-dungeon-now = { START($unit) }: nobody enters a dungeon in this phase.
why-sea-only = { START($unit) }: it needs a sea zone, not { $space_the }.
why-land-only = { START($unit) }: it cannot enter { $space_the } except aboard a ship.
why-must-land = { START($unit) }: it must end on land.
why-not-friendly = { START($unit) }: nobody attacks in this phase; units enter friendly spaces only, not { $space_the }.
why-one-step = { START($unit) }: leaving a dungeon is a single step.
why-no-way = { START($unit) }: no way leads to { $space_the }.
why-too-far = { START($unit) }: { $space_the } cannot be reached (distance: { $distance }, movement left: { $left }).
why-enemy-in-way = { START($unit) }: enemies bar the way to { $space_the }.
why-not-a-zone = { START($unit) }: ships are in sea zones, not { $space_at }.
why-never-aboard = { START($unit) }: it cannot go aboard a ship.
why-already-aboard = { START($unit) }: it is aboard and cannot change ships.
why-moved-before = { START($unit) }: it has moved in this phase and cannot go aboard any more.
why-not-beside = { START($unit) }: it does not stand on the coast of { $space_the }.
why-no-ship = { START($unit) }: you have no Warship { $space_at }.
why-enemy-zone = { START($unit) }: enemies are { $space_at }.
why-unloaded-before = { START($unit) }: a ship that somebody has left takes nobody aboard in this phase.
why-no-room = { START($unit) }: there is no room aboard { $space_at }.
why-too-many-aboard = There is not room for all { $n } { $space_at }, only for { $room }: choose who goes aboard.
why-which-ships = The ships { $space_at } are different: choose one, and who goes aboard.
why-not-aboard = { START($unit) }: it is not aboard a ship.
why-not-a-coast = { START($unit) }: the zone of its ship does not touch { $space_the }.
why-boarded-there = { START($unit) }: it came aboard from { $space_the } this turn and cannot land there.
why-none-here = { START($unit) }: there is none to take { $space_at }.
why-no-such-group = { START($unit) }: they are taken one by one, and no group { $space_at } has this number.
why-all-taken = { START($unit) }: all those { $space_at } are already taken.
why-no-common-goal = { START($unit) }: it cannot go anywhere together with the units already taken.
why-buy-first = First choose what to buy.
why-place-first = First place the new unit ({ $unit }), or go back.
why-too-dear = { START($unit) }: it costs { $cost } gold, and you have { $gold }.
why-no-castle-figure = All your castles are already on the board.
why-no-land = You control no land where a unit could be placed.
why-no-place-for = { START($unit) }: there is no place for it.
why-no-place-at-sea = { START($unit) }: it cannot be placed { $space_at }.
why-not-your-land = { START($unit) }: you do not control { $space_the }.
why-has-castle = There is a castle { $space_at } already.
why-won-this-turn = { START($unit) }: you won { $space_the } only this turn.
why-built-this-turn = { START($unit) }: the castle { $space_at } was built only this turn.
why-not-nearest = { START($unit) }: without a castle, new units go to the land nearest to your capital.
why-no-castle-here = { START($unit) }: there is no castle { $space_at }.
why-castle-full = { START($unit) }: this castle has already received { $n } new units this turn, its limit.
why-which-castle = { START($unit) }: choose the castle.
why-which-ship = The ships { $space_at } are different: choose the one that takes the unit aboard.
why-no-castle-beside = { START($unit) }: there is no usable castle beside { $space_the }.

## What happened since your last decision

recap-attacks = { START($realm_the) } attacks { $spaces_the }.
recap-took = { START($realm_the) } takes { $spaces_the } from { $loser_the }: { amount-points }.
recap-lost = Losses: { $sides }.
recap-loss = { $realm } ({ $units })
recap-bought = { START($realm_the) } buys { $units }.
