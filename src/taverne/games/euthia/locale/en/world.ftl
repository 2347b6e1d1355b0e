### The world of Euthia in words: heroes, rounds and turns, movement, tiles revealed, mines, elementals, the Chapel, treasures, bounties, the Griffin. Fights, goods and scenarios have files of their own.

## Words inside other sentences

token-mining = Mining token
    .the = the Mining token
    .a = a Mining token
token-trade = Trade token
    .the = the Trade token
    .a = a Trade token
token-combat = Combat token
    .the = the Combat token
    .a = a Combat token
token-nothing = no token
    .the = no token
    .a = no token

## Questions

prompt-hero = Which hero do you take?
prompt-act =
    { $n ->
        [0] Your turn. What do you do?
        [one] Your turn, { $n } movement point left. What do you do?
       *[other] Your turn, { $n } movement points left. What do you do?
    }
prompt-carry = Your turn ends. Which unused token do you keep for the next one?
prompt-lay =
    { $n ->
        [one] You have reached the edge of the map. { $n } place around you is empty. Where does the next tile go?
       *[other] You have reached the edge of the map. { $n } places around you are empty. Where does the next tile go?
    }
prompt-teleport =
    { $n ->
        [one] Where do you teleport? { $n } space at most.
       *[other] Where do you teleport? { $n } spaces at most.
    }
prompt-pay-combat = There is a monster here. How do you pay for the Combat action?
prompt-fight = Who do you fight?
prompt-dig = Use anything before you dig?
prompt-haul = Which resource do you keep?
prompt-yield = Which gold card do you give as the toll?
prompt-griffin = Which trophy do you give to the Griffin?
prompt-land = Where does the Griffin carry you?

## Answers

action-hero = { $a }
    .args = hero
action-end = End the turn
action-walk = Use { $a_the } to move
    .args = token
action-move = Go to { $a_the }
    .args = space
action-lay = Put the tile at { $a }, { $b }
    .args = n n
action-teleport = Teleport to { $a_the }
    .args = space
action-stay = Stay here
action-portal = Go through the portal to { $a_the }
    .args = space
action-token = { $a }
    .args = token
action-carry = Keep: { $a }
    .args = token
action-mine = Mine here
action-dig = Dig
action-haul = Keep { $a }
    .args = resource
action-yield = Give “{ $a }”
    .args = card
action-trade = Trade here
action-fight = Fight { $a_the }
    .args = fighter
action-treasure = Take the treasure
action-challenge = Challenge the elemental
action-chapel = { $a }
    .args = chapel
action-griffin = Call the Griffin
action-trophy = Give { $a }
    .args = fighter
action-land = Land on { $a_the }
    .args = space
action-draw = Draw
action-roll = Roll
action-arrange = Arrange what you carry

chapel-heal = Pay to be healed at the Chapel
chapel-potion = Buy a Healing Potion at the Chapel

## What happens

event-hero =
    { $seat_you ->
        [yes] You play { $hero }.
       *[no] { $seat } plays { $hero }.
    }
event-first =
    { $seat_you ->
        [yes] You are the first player.
       *[no] { $seat } is the first player.
    }
event-round = Round { $round } begins.
event-turn =
    { $seat_you ->
        [yes] Your turn.
       *[no] { $seat }’s turn.
    }
event-over = The game ends after round { $round }.
event-walk =
    { $seat_you ->
        [yes] You use { $token_the } to move: { $n ->
            [one] { $n } movement point
           *[other] { $n } movement points
        }.
       *[no] { $seat } uses { $token_the } to move: { $n ->
            [one] { $n } movement point
           *[other] { $n } movement points
        }.
    }
event-carried =
    { $seat_you ->
        [yes] You keep { $token_the }.
       *[no] { $seat } keeps { $token_the }.
    }
event-moved =
    { $how ->
        [teleport] { $seat_you ->
            [yes] You teleport to { $space_the }.
           *[no] { $seat } teleports to { $space_the }.
        }
        [portal] { $seat_you ->
            [yes] You go through the portals to { $space_the }.
           *[no] { $seat } goes through the portals to { $space_the }.
        }
        [griffin] { $seat_you ->
            [yes] The Griffin carries you to { $space_the }.
           *[no] The Griffin carries { $seat } to { $space_the }.
        }
       *[walk] { $seat_you ->
            [yes] You go to { $space_the }.
           *[no] { $seat } goes to { $space_the }.
        }
    }
event-territory = { $tile_the } is revealed.
event-wounded =
    { $n ->
        [0] { $seat_you ->
            [yes] You suffer no wounds (health { $health }).
           *[no] { $seat } suffers no wounds (health { $health }).
        }
        [one] { $seat_you ->
            [yes] You suffer { $n } wound (health { $health }).
           *[no] { $seat } suffers { $n } wound (health { $health }).
        }
       *[other] { $seat_you ->
            [yes] You suffer { $n } wounds (health { $health }).
           *[no] { $seat } suffers { $n } wounds (health { $health }).
        }
    }
event-healed =
    { $seat_you ->
        [yes] You regain { $n } health (health { $health }).
       *[no] { $seat } regains { $n } health (health { $health }).
    }
event-fire-touch =
    { $seat_you ->
        [yes] You suffer { $n ->
            [one] { $n } wound
           *[other] { $n } wounds
        } from Fire (health { $health }).
       *[no] { $seat } suffers { $n ->
            [one] { $n } wound
           *[other] { $n } wounds
        } from Fire (health { $health }).
    }
event-water-touch =
    { $seat_you ->
        [yes] You regain { $n } health from Water (health { $health }).
       *[no] { $seat } regains { $n } health from Water (health { $health }).
    }
event-mining =
    { $seat_you ->
        [yes] You mine { $space_the }.
       *[no] { $seat } mines { $space_the }.
    }
event-mined =
    { $seat_you ->
        [yes] You keep { $resource_a }.
       *[no] { $seat } keeps { $resource_a }.
    }
toll-to =
    { $seats_count ->
        [one] to { $seats }
       *[other] each to { $seats }
    }
event-toll =
    { $seat_you ->
        [yes] You pay { $n } gold { toll-to }.
       *[no] { $seat } pays { $n } gold { toll-to }.
    }
event-toll-card =
    { $seat_you ->
        [yes] You give “{ $card }” as the toll.
       *[no] { $seat } gives “{ $card }” as the toll.
    }
event-challenge =
    { $seat_you ->
        [yes] You challenge { $elemental_the }.
       *[no] { $seat } challenges { $elemental_the }.
    }
event-challenge-nothing = The elemental gives nothing.
event-chapel =
    { $what ->
        [heal] { $seat_you ->
            [yes] You pay { $n } gold to be healed at the Chapel.
           *[no] { $seat } pays { $n } gold to be healed at the Chapel.
        }
       *[potion] { $seat_you ->
            [yes] You pay { $n } gold for a Healing Potion at the Chapel.
           *[no] { $seat } pays { $n } gold for a Healing Potion at the Chapel.
        }
    }
event-treasure =
    { $seat_you ->
        [yes] You open { $space_the }.
       *[no] { $seat } opens { $space_the }.
    }
event-found =
    { $seat_you ->
        [yes] You find { $tile_a }.
       *[no] { $seat } finds { $tile_a }.
    }
event-bounty = A bounty is set on { $elite_the }.
event-griffin =
    { $seat_you ->
        [yes] You call the Griffin and give it the trophy of { $foe_the }.
       *[no] { $seat } calls the Griffin and gives it the trophy of { $foe_the }.
    }

## Refusals

why-hero-taken = { $hero } is taken.
why-no-token = You do not have that action token any more.
why-no-points = You have no movement point left: use an action token first.
why-not-adjacent = That space is not next to yours.
why-off-map = That space is not on the map.
why-centre-closed = The centre of { $tile_the } is closed until its three outer spaces are freed.
why-no-combat = There is a monster on { $space_the }, and you have no Combat action.
why-too-far =
    { $n ->
        [one] That is more than { $n } space away.
       *[other] That is more than { $n } spaces away.
    }
why-no-portal = There is no portal there.
why-same-portal = You are on that portal already.
why-portal-used = That portal has been used this turn.
why-portals-closed = All portals are closed this round.
why-not-freed = You must beat the monster here first.
why-ruined = You can do nothing here: the place lies in ruins.
why-no-mine = There is no mine here.
why-mined = You have already mined here.
why-toll = You cannot pay the toll of { $n } gold.
why-toll-card = You need a gold card for the toll.
why-no-chapel = You are not in the Chapel.
why-no-gold = That costs { $n } gold, and you do not have it.
why-unhurt = You are not wounded.
why-no-potion = No Healing Potion is left.
why-no-treasure = There is no treasure here.
why-treasure-found = The treasure here has already been found.
why-no-elemental = There is no elemental here.
why-challenged = You have already challenged this elemental.
why-no-monster = There is no monster here any more.
why-no-lair = This is not that elite monster’s lair.
why-not-here = You cannot fight that opponent here.
why-no-griffin = The Griffin has not been seen yet.
why-no-trophy = The Griffin wants a trophy, and you have none.
why-griffin-far =
    { $n ->
        [one] The Griffin is more than { $n } space away.
       *[other] The Griffin is more than { $n } spaces away.
    }
why-no-landing = The Griffin has nowhere to land with you.
